/** A counter in a panel: the same face as on the chart. */

import { html } from "../../vendor/preact.js";
import { CounterFace, lookOf, spokenName } from "../board/counters.js";
import { sizeOf } from "../board/layout.js";

/** How far the drawing reaches beyond the counter, for its shadow. */
const SHADOW = 2;

export function Piece({ desk, id, counter, class: name = "", label = true }) {
  const board = desk.board.value;
  const words = desk.words.value;
  if (!board) return null;
  const [width, height] = sizeOf(board, counter);
  const margin = lookOf(board).overhang?.(counter) ?? SHADOW;
  const box = `${-margin} ${-margin} ${width + 2 * margin + 1} ${height + 2 * margin + 1}`;
  return html`<svg class=${`panel-piece board-piece ${name}`} viewBox=${box} role=${label ? "img" : null}
    aria-label=${label ? spokenName(board, words, id, counter) : null} aria-hidden=${label ? null : "true"}>
    <${CounterFace} board=${board} words=${words} id=${id} counter=${counter} /></svg>`;
}
