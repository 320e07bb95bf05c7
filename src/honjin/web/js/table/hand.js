/** What a question is already about: the counters taken in hand for an action, the one to be placed, those that come. */

import { html } from "../../vendor/preact.js";
import { areaOf } from "../board/grid.js";
import { Icon, classes } from "../lib.js";
import { Piece } from "./piece.js";
import { optionThings } from "./things.js";

const EMPTY = { group: [], subject: "", mine: false };

/**
 * The counters that the facts of a question name, where the game has words for them: several are a `group`, one alone
 * is the `subject`. A group that is `mine`, the asked side's own, is in hand, and the options say what to do with it.
 * @returns {{group: string[], subject: string, mine: boolean}}
 */
export function handOf(desk) {
  const { decision, isMine, kinds, scene } = desk.m;
  if (!isMine.value || !desk.words.value.has(`hand-${decision.value.ask}`)) return EMPTY;
  const { counters } = scene.value;
  const named = Object.entries(decision.value.facts ?? {}).filter(([key]) => kinds.value[key]);
  const things = (keep) =>
    named
      .filter(([, value]) => keep(value))
      .flatMap(([key, value]) => [value].flat().map((id) => `${kinds.value[key]}-${id}`))
      .filter((thing) => counters[thing]);
  const group = things(Array.isArray);
  const subject = things((value) => typeof value === "string")[0] ?? "";
  return {
    group,
    subject,
    mine: group.length > 0 && group.every((thing) => counters[thing].side === decision.value.side),
  };
}

/** The place that a question is about, where places are what its answers are not about. */
export function whereOf(desk) {
  const { decision, isMine, kinds } = desk.m;
  if (!isMine.value || !desk.board.value?.table?.chooser) return "";
  const named = Object.entries(decision.value.facts ?? {}).filter(
    ([key, value]) => kinds.value[key] && typeof value === "string",
  );
  return named.map(([key, id]) => `${kinds.value[key]}-${id}`).find((thing) => areaOf(desk.board.value, thing)) ?? "";
}

/** Whether an option takes one more counter in hand. */
export const adds = (desk, entry) => entry.things.length === 1 && entry.things[0] in desk.m.scene.value.counters;

/** The message of this name for the question; another one where the counters in hand are all that may be. */
export function saidOf(desk, name) {
  const id = `${name}-${desk.m.decision.value.ask}`;
  const isFull = desk.hand.value.mine && !desk.entries.value.some((entry) => adds(desk, entry));
  return isFull && desk.words.value.has(`${id}-full`) ? `${id}-full` : id;
}

/** The order of the plan by which a counter was taken in hand; none when it cannot be put back. */
export function orderFor(desk, thing) {
  const { plan } = desk.m.now.value;
  return plan.findLast((order) => optionThings(order.option, desk.m.kinds.value).join(" ") === thing);
}

/** Put a counter back that was taken in hand; the others stay there. */
export function putBack(desk, thing) {
  const order = orderFor(desk, thing);
  return order ? desk.send(() => desk.m.amend(order.number)) : undefined;
}

/** Whether a counter of the player's own can take the place of those in hand: it lies elsewhere and cannot join them. */
export function canReplace(desk, thing) {
  const { group, mine } = desk.hand.value;
  const counter = desk.m.scene.value.counters[thing];
  return (
    mine
    && counter?.side === desk.m.decision.value.side
    && !group.includes(thing)
    && !desk.entries.value.some((entry) => entry.things[0] === thing)
    && group.every((one) => orderFor(desk, one))
  );
}

/** Put back all that is in hand, and take this one: pointing at a counter of one's own picks it. */
export async function pickInstead(desk, thing) {
  const putting = await desk.send(async () => {
    while (desk.hand.value.mine && desk.m.now.value.undo) await desk.m.undo();
    return true;
  });
  return putting ? desk.tap(thing) : undefined;
}

/** The place a counter lies in, as a thing: `area-13/japan` lies in `area-13`. */
export const placeOf = (desk, thing) => desk.m.scene.value.counters[thing]?.slot.split("/")[0] ?? "";

/** The counters of the question, as large as they can be read; those in hand are put back by a press. */
export function Hand({ desk }) {
  const words = desk.words.value;
  const { group, subject, mine } = desk.hand.value;
  const { decision, scene } = desk.m;
  if (!desk.board.value || (!group.length && !subject)) return null;
  return html`<div class=${classes("hand", mine && "mine", subject && "single")}>
    <p class="hand-title">${words.text(`hand-${decision.value.ask}`, decision.value.facts)}</p>
    <ul>${[...group, subject].filter(Boolean).map((thing) => {
      const counter = scene.value.counters[thing];
      const back = mine && orderFor(desk, thing);
      const name = words.thing(thing);
      return html`<li key=${thing}>${
        back
          ? html`<button type="button" class="hand-piece" onClick=${() => putBack(desk, thing)}
          title=${words.text("table-put-back", { what: name })}><span class="spoken">${words.text("table-put-back", { what: name })}</span>
          <${Piece} desk=${desk} id=${thing} counter=${counter} label=${false} /><span class="hand-back"><${Icon} id="i-close" /></span></button>`
          : html`<span class="hand-piece" title=${name}><${Piece} desk=${desk} id=${thing} counter=${counter} /></span>`
      }</li>`;
    })}</ul>
  </div>`;
}
