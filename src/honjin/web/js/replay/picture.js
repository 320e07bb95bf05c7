/** The board of the replay: the same component as at the table, with nothing to choose. */

import { html, useComputed, useEffect, useRef } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { ClockButton, ClockPanel } from "../board/clock_control.js";
import { placesFlown } from "../board/flight_clock.js";
import { asset, classes } from "../lib.js";
import { eventThings } from "../table/things.js";
import { Battles } from "./battles.js";
import { NoteCard } from "./notes_panel.js";

/** The board of a game and where its pictures lie; null for a game that has none. */
export async function fetchBoard(game) {
  const charts = asset(`games/${game}/board/`);
  const answer = await fetch(`${charts}board.json`);
  const board = answer.ok ? await answer.json() : null;
  return board && { board, charts };
}

export function Picture({ words, player, drawn, notes }) {
  const motion = useComputed(() => ({ speed: player.speed.value, off: !player.moves.value }));
  const lastMoves = useComputed(() => {
    const event = player.step.value?.event;
    return event ? eventThings(event, player.film.value.match.kinds) : [];
  });
  const { clock } = player;
  const chart = useRef(null);
  const flies = clock.value !== null;
  // While the clock is out the chart comes near to where they fly.
  useEffect(() => {
    if (flies) chart.current?.focusOn(placesFlown(drawn.board, player.scene.peek()));
    return () => flies && chart.current?.fit();
  }, [flies]);
  const handle = (api) => {
    chart.current = api;
  };
  if (!drawn)
    return html`<div class="replay-board"><p class="replay-waiting">${words.text("replay-no-board")}</p></div>`;
  const inBattle = player.battles.value && player.fight.value?.battle;
  return html`<div class=${classes("replay-board", inBattle && "in-battle")} role="region" aria-label=${words.text("replay-board")}>
    <${Board} board=${drawn.board} charts=${drawn.charts} words=${words} scene=${player.scene} motion=${motion} lastMoves=${lastMoves} clock=${clock} drawings=${notes?.drawings} handle=${handle} />
    <div class="replay-clock"><${ClockButton} board=${drawn.board} words=${words} scene=${player.scene} step=${clock} />
      <${ClockPanel} board=${drawn.board} words=${words} scene=${player.scene} step=${clock} speed=${player.speed.value} /></div>
    <${NoteCard} words=${words} player=${player} notes=${notes} />
    <${Battles} words=${words} player=${player} board=${drawn.board} chart=${chart} />
  </div>`;
}
