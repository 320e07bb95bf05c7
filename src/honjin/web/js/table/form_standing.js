/** Standing orders: what is written on every sheet of a kind. Pure, and the twin of `umpire/standing.py`. */

import { same, subjectOf } from "./form_blanks.js";

/** Those about a thing, of the kinds that this form has blanks for: a ship that fires may also sail. */
export const standingOf = (form, standing, thing) => standing.filter((slip) => subjectOf(form, slip) === thing);

/** Whether a slip is a standing order, or the usual one that stands in for it where its target is gone. */
export function isStanding(form, standing, slip) {
  if (standing.some((one) => same(one, slip))) return true;
  const alike = standingOf(form, standing, subjectOf(form, slip)).some((one) => one.slip === slip.slip);
  return alike && form.usual.some((one) => same(one, slip));
}

/** Whether all that is written about a row's thing stands; of one without an order, whether something would. */
export const isPinned = (form, standing, row) =>
  row.slips.length
    ? row.slips.every((slip) => isStanding(form, standing, slip))
    : standingOf(form, standing, row.thing).length > 0;

/** The standing orders, in which those about some things are these slips. */
export const madeStanding = (form, standing, things, slips) => [
  ...standing.filter((slip) => !things.includes(subjectOf(form, slip))),
  ...slips,
];
