/** For somebody who has read nothing: what it is about and how to play, on a card at the first visit. */

import { html } from "../../vendor/preact.js";
import { Sign, naturalSize } from "../board/signs.js";
import { Icon } from "../lib.js";
import { Piece } from "./piece.js";
import { signFor } from "./things.js";

const HINTS = [
  ["forces", "table-help-pick"],
  ["place", "table-help-place"],
  ["end", "table-help-end"],
];

/** So many samples of the key are on the card of the first visit, which shall not hide the chart. */
const SHOWN_FIRST = 2;

/** Three things to do. */
function Hints({ desk }) {
  const signs = { forces: signFor(desk.board.value, "forces"), place: "i-arrow-sea", end: "i-check" };
  return html`<ul class="help-hints">${HINTS.map(([sign, id]) => html`<li key=${id}><${Icon} id=${signs[sign]} />${desk.words.value.text(id)}</li>`)}</ul>`;
}

/** Which battle of its title a match is; nothing where there is only one. */
const battleOf = (desk) => desk.m.match.value.game.split(".")[1] ?? "";

/** What a side is after: in the game, and in this battle of it. */
const aims = (desk) => [`goal-${desk.seat.value}`, `goal-${battleOf(desk)}-${desk.seat.value}`];

/** What the game says of its goal; those of its texts that it has. */
function goals(desk, ids) {
  const words = desk.words.value;
  return ids.filter((id) => words.has(id)).map((id) => html`<p key=${id}>${words.text(id)}</p>`);
}

/**
 * A sample with the values of the pack this match is played with, where the board shows that counter on that side; its
 * `state` is its own, however the counter fares.
 */
function asPlayed(desk, { thing, counter, state }) {
  const seen = desk.m.scene.value?.counters?.[thing];
  const same = seen?.values && Boolean(seen.damaged) === Boolean(counter.damaged);
  return { ...counter, values: { ...(same ? seen.values : counter.values), ...state } };
}

/** A sign of the chart with its figure, as a sample. */
function ChartSign({ sign, figure }) {
  const [width, height] = naturalSize(sign);
  const box = [-width / 2, -height / 2, width, height];
  return html`<svg class="panel-piece" viewBox=${box.join(" ")} aria-hidden="true"><g class=${`token ${sign}`}>
    <${Sign} id=${sign} x=${-width / 2} y=${-height / 2} size=${width} height=${height} /><text y="6">${figure}</text></g></svg>`;
}

/** What a row of the key shows, and what is said of it. */
function Sample({ desk, sample }) {
  const words = desk.words.value;
  if (sample.sign)
    return html`<li><${ChartSign} ...${sample} /><span>${words.text(sample.text, { figure: sample.figure })}</span></li>`;
  const counter = asPlayed(desk, sample);
  return html`<li><${Piece} desk=${desk} id=${sample.thing} counter=${counter} label=${false} /><span>${words.text(sample.text, counter.values)}</span></li>`;
}

/** How a counter is read: samples of the game's own, each with its words; `most` of them where there is little room. */
export function CounterKey({ desk, most }) {
  const samples = (desk.board.value?.table?.key ?? []).slice(0, most);
  return (
    samples.length > 0
    && html`<ul class="counter-key">${samples.map((sample) => html`<${Sample} key=${sample.text} desk=${desk} sample=${sample} />`)}</ul>`
  );
}

/** What signs and abbreviations mean. */
function Legend({ desk }) {
  const words = desk.words.value;
  const entries = desk.board.value?.table?.legend ?? [];
  return (
    entries.length > 0
    && html`<dl class="legend">${entries.map(
      ({ id, sign, short }) =>
        html`<div key=${id}><dt>${sign && html`<svg class=${`legend-sign ${sign}`} aria-hidden="true"><use href=${`#${sign}`} width="100%" height="100%" /></svg>`}${short && words.text(`short-${id}`)}</dt><dd>${words.text(`legend-${id}`)}</dd></div>`,
    )}</dl>`
  );
}

/** The whole of it, for the menu. */
export function Help({ desk }) {
  const told = ["goal", "goal-turn", "goal-know", ...aims(desk), `scenario-${battleOf(desk)}-history`];
  return html`<div class="help">${goals(desk, told)}<${Hints} desk=${desk} /><${CounterKey} desk=${desk} /><${Legend} desk=${desk} />
    <p class="help-more"><a class="button" href=${`/rules/${desk.m.match.value.game.split(".")[0]}#example`}>${desk.words.value.text("table-help-example")}</a></p></div>`;
}

/** The card of the first visit. It goes when it is put away, or with the first order; this browser remembers. */
export function FirstVisit({ desk }) {
  const words = desk.words.value;
  if (desk.knows.value || desk.lesson.now.value || desk.isSpectator || !desk.m.isMine.value) return null;
  const done = () => {
    desk.knows.value = true;
  };
  const more = () => {
    done();
    desk.dialog.value = { kind: "help" };
  };
  return html`<section class="first-visit" aria-label=${words.text("table-help")}>
    <h2>${words.text("table-help")}</h2>
    <div class="first-visit-text">${goals(desk, aims(desk)).slice(0, 1)}<${Hints} desk=${desk} /><${CounterKey} desk=${desk} most=${SHOWN_FIRST} /></div>
    <div class="button-row"><button type="button" class="button button-primary" onClick=${done}>${words.text("table-help-done")}</button>
      <button type="button" class="button" onClick=${more}>${words.text("table-help-more")}</button></div>
  </section>`;
}
