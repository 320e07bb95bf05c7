/** The match is over: who won and why, and where to go from here. */

import { html, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { StoryDialog } from "../story/dialog.js";
import { storyOf } from "../story/of_match.js";
import { seatNames } from "./bar.js";
import { SideMark } from "./parts.js";
import { capital, isLost } from "./things.js";

export function Ending({ desk }) {
  const words = desk.words.value;
  const { over, offers } = desk.m.now.value;
  const { winner, how } = over.result;
  const reason = words.text(`ending-${how}`);
  const rematch = offers.find((offer) => offer.what === "rematch");
  const theirs = rematch && !rematch.match && rematch.side !== desk.seat.value;
  return html`<section class="prompt ending" aria-labelledby="prompt-title">
    <p class="prompt-who">${winner && html`<${SideMark} desk=${desk} side=${winner} />`}${words.text("table-over")}</p>
    <h2 id="prompt-title">${words.text(winner ? "table-winner" : "table-drawn", { side: winner ?? "" })}</h2>
    <p class="prompt-more">${capital(reason)}</p>
    <${Standing} desk=${desk} />
    <${Losses} desk=${desk} />
    <div class="button-row">
      <a class="button button-primary" href=${`/replay/${desk.m.id}`}><${Icon} id="i-play" />${words.text("table-see-replay")}</a>
      ${rematch?.match && html`<a class="button" href=${`/table/${rematch.match}`}>${words.text("table-to-rematch")}</a>`}
      ${
        !desk.isSpectator
        && !rematch?.match
        && !theirs
        && html`<button type="button" class="button" disabled=${Boolean(rematch)}
        onClick=${() => desk.offer("rematch")}>
        ${words.text(rematch ? "table-rematch-offered" : "table-rematch")}</button>`
      }
      <${Story} desk=${desk} />
      <a class="button ending-verify" href=${`/verify/${desk.m.id}`}><${Icon} id="i-check" />${words.text("table-verify")}</a>
    </div>
  </section>`;
}

/** The match in one picture. It tells everything, and can: nobody hides anything any more. */
function Story({ desk }) {
  const [shows, setShows] = useState(false);
  const words = desk.words.value;
  const load = () => {
    const { created } = desk.m.match.value;
    return storyOf({ id: desk.m.id, language: desk.page.language, created, seats: seatNames(desk) });
  };
  return html`<button type="button" class="button" onClick=${() => setShows(true)}><${Icon} id="i-pin" />${words.text("story-open")}</button>
    ${shows && html`<${StoryDialog} words=${words} load=${load} close=${() => setShows(false)} />`}`;
}

/** What the position was at the end, in those lines of the summary that the game keeps for it. */
function Standing({ desk }) {
  const kept = desk.board.value?.table?.ending ?? [];
  const lines = (desk.m.scene.value.summary ?? []).filter(([id]) => kept.includes(id));
  return (
    lines.length > 0
    && html`<ul class="standing">${lines.map((line) => html`<li key=${line[0]}>${desk.words.value.pair(line)}</li>`)}</ul>`
  );
}

/** What each side has lost, by name, and how much of the rest is damaged where counters can be. */
function Losses({ desk }) {
  const words = desk.words.value;
  const counters = Object.entries(desk.m.scene.value.counters);
  const board = desk.board.value;
  if (!counters.length || !board) return null;
  const hurt = board.table?.forces.includes("damaged");
  return html`<dl class="losses">${desk.m.sides.value.map((side) => {
    const lost = counters.filter(([, one]) => one.side === side && isLost(board, one)).map(([id]) => words.thing(id));
    const damaged = counters.filter(([, one]) => one.side === side && one.damaged && !isLost(board, one)).length;
    return html`<div key=${side}><dt><${SideMark} desk=${desk} side=${side} /> ${words.name("side", side)}</dt>
      <dd><b>${words.text("table-forces-lost", { count: lost.length })}</b>${hurt && html` · ${words.text("table-forces-damaged", { count: damaged })}`}
        ${lost.length > 0 && html`<span class="losses-names">${words.listOf(lost)}</span>`}</dd></div>`;
  })}</dl>`;
}
