/** How much is left of what a question asks for, in large figures: "4 of 6 points left". */

import { html } from "../../vendor/preact.js";
import { classes } from "../lib.js";

/** Beyond this many a row of dots tells nothing any more. */
const DOTS = 12;

/** Whether the game counts what is left of this question. */
export function counts(desk) {
  const decision = desk.m.decision.value;
  return Boolean(decision) && Number.isInteger(decision.facts?.left) && desk.words.value.has(`left-${decision.ask}`);
}

/** How many there were at first: as the last throw had it, else the most that this row of questions has shown. */
export function allOf(desk) {
  const { ask, facts } = desk.m.decision.value;
  const told = desk.m.told.value.findLast(
    ({ event }) => Array.isArray(event.dice) && Number.isInteger(event.points),
  )?.event;
  const thrown = told && "area" in facts && told.area === facts.area ? told.points : 0;
  const known = desk.most?.ask === ask && desk.most.left >= facts.left ? desk.most.all : 0;
  const all = Math.max(facts.left, thrown || known);
  desk.most = { ask, left: facts.left, all };
  return all;
}

/** What the number counts. */
export function leftText(desk) {
  const { ask, facts } = desk.m.decision.value;
  return desk.words.value.text(`left-${ask}`, { ...facts, all: allOf(desk) });
}

export function Tally({ desk }) {
  if (!counts(desk)) return null;
  const { facts } = desk.m.decision.value;
  const all = allOf(desk);
  return html`<div class="tally"><b class="tally-number">${facts.left}</b>
    <span class="tally-text">${leftText(desk)}</span>
    ${all <= DOTS && html`<span class="tally-dots" aria-hidden="true">${Array.from({ length: all }, (_, at) => html`<i key=${at} class=${classes(at >= facts.left && "done")}></i>`)}</span>`}
  </div>`;
}
