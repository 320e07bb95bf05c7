/** A card about the counter under the pointer or the focus, or the one picked: what it is and what it can do. */

import { html } from "../../vendor/preact.js";
import { spokenName } from "../board/counters.js";
import { capital } from "./things.js";
import { Piece } from "./piece.js";

/**
 * Where `table.card` of the board names values, each with the section that gives it; a value whose number a counter does
 * not have is left out.
 */
export function PieceCard({ desk }) {
  const { card } = desk.board.value.table ?? {};
  const id = card && subjectOf(desk);
  if (!id) return null;
  const words = desk.words.value;
  const counter = desk.m.scene.value.counters[id];
  const [name, , ...about] = spokenName(desk.board.value, words, id, counter).split(words.text("list-comma"));
  const values = Object.entries(card).filter(([value]) => counter.values[value] !== undefined);
  return html`<aside class="piece-card" aria-hidden="true">
    <${Piece} desk=${desk} id=${id} counter=${counter} label=${false} />
    <div><h3>${name}</h3><p>${capital(about.join(words.text("list-comma")))}</p>
      <dl>${values.map(
        ([
          value,
          rule,
        ]) => html`<div key=${value}><dt>${words.text(`board-value-${value}`, { count: counter.values[value] })}</dt>
        <dd>${words.rule(rule)}</dd></div>`,
      )}</dl></div>
  </aside>`;
}

/** The counter that is pointed at, else the only one that is picked. */
function subjectOf(desk) {
  const { counters } = desk.m.scene.value;
  if (counters[desk.hovered.value]) return desk.hovered.value;
  const shown = desk.shown.value.filter((thing) => counters[thing]);
  if (shown.length === 1) return shown[0];
  const held = desk.form.held.value;
  return held.length === 1 && counters[held[0].touch[0]] ? held[0].touch[0] : null;
}
