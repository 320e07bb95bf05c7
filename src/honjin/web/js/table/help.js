/** For somebody who has read nothing: what it is about and how to play, on a card at the first visit. */

import { html } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { Piece } from "./piece.js";
import { signFor } from "./things.js";

const HINTS = [
  ["forces", "table-help-pick"],
  ["place", "table-help-place"],
  ["end", "table-help-end"],
];

/** Three things to do. */
function Hints({ desk }) {
  const signs = { forces: signFor(desk.board.value, "forces"), place: "i-arrow-sea", end: "i-check" };
  return html`<ul class="help-hints">${HINTS.map(([sign, id]) => html`<li key=${id}><${Icon} id=${signs[sign]} />${desk.words.value.text(id)}</li>`)}</ul>`;
}

/** What the game says of its goal; those of its texts that it has. */
function goals(desk, ids) {
  const words = desk.words.value;
  return ids.filter((id) => words.has(id)).map((id) => html`<p key=${id}>${words.text(id)}</p>`);
}

/** How a counter is read: samples of the game's own, each with its words. */
export function CounterKey({ desk }) {
  const samples = desk.board.value?.table?.key ?? [];
  return (
    samples.length > 0
    && html`<ul class="counter-key">${samples.map(
      ({ thing, counter, text }) => html`<li key=${text}>
    <${Piece} desk=${desk} id=${thing} counter=${counter} label=${false} /><span>${desk.words.value.text(text, counter.values)}</span></li>`,
    )}</ul>`
  );
}

/** The whole of it, for the menu. */
export function Help({ desk }) {
  return html`<div class="help">${goals(desk, ["goal", "goal-turn", `goal-${desk.seat.value}`])}<${Hints} desk=${desk} /><${CounterKey} desk=${desk} /></div>`;
}

/** The card of the first visit. It goes when it is put away, or with the first order; this browser remembers. */
export function FirstVisit({ desk }) {
  const words = desk.words.value;
  if (desk.knows.value || desk.isSpectator || !desk.m.isMine.value) return null;
  const done = () => {
    desk.knows.value = true;
  };
  const more = () => {
    done();
    desk.dialog.value = { kind: "help" };
  };
  return html`<section class="first-visit" aria-label=${words.text("table-help")}>
    <h2>${words.text("table-help")}</h2>
    <div class="first-visit-text">${goals(desk, [`goal-${desk.seat.value}`])}<${Hints} desk=${desk} /><${CounterKey} desk=${desk} /></div>
    <div class="button-row"><button type="button" class="button button-primary" onClick=${done}>${words.text("table-help-done")}</button>
      <button type="button" class="button" onClick=${more}>${words.text("table-help-more")}</button></div>
  </section>`;
}
