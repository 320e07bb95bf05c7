/** The board of the replay: the same component as at the table, with nothing to choose. */

import { html, useComputed } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { asset } from "../lib.js";
import { eventThings } from "../table/things.js";

/** The board of a game and where its pictures lie; null for a game that has none. */
export async function fetchBoard(game) {
  const charts = asset(`games/${game}/board/`);
  const answer = await fetch(`${charts}board.json`);
  const board = answer.ok ? await answer.json() : null;
  return board && { board, charts };
}

export function Picture({ words, player, drawn }) {
  const motion = useComputed(() => ({ speed: player.speed.value, off: !player.moves.value }));
  const lastMoves = useComputed(() => {
    const event = player.step.value?.event;
    return event ? eventThings(event, player.film.value.match.kinds) : [];
  });
  if (!drawn)
    return html`<div class="replay-board"><p class="replay-waiting">${words.text("replay-no-board")}</p></div>`;
  return html`<div class="replay-board" role="region" aria-label=${words.text("replay-board")}>
    <${Board} board=${drawn.board} charts=${drawn.charts} words=${words} scene=${player.scene} motion=${motion} lastMoves=${lastMoves} />
  </div>`;
}
