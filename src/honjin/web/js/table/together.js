/** Several pieces do the same, one after the other: who, how far, in which way; and how far they have come. */

import { html, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Piece } from "./piece.js";
import { capital } from "./things.js";

/** The sign of each way that a game can march in, by its name; others go without. */
const TURNS = { ahead: 0, ahead_left: -45, ahead_right: 45 };
const LAST = 360;

/**
 * Offered with a question at which pieces can be set in motion together: at first all of them, as far as is usual in each
 * way. Whoever is not to come along is pressed out.
 */
export function Together({ desk }) {
  const words = desk.words.value;
  const { decision, isMine } = desk.m;
  const muster = isMine.value ? decision.value.drill : null;
  const [left, leave] = useState([]);
  const [steps, setSteps] = useState(0);
  const [choosing, setChoosing] = useState(false);
  if (!muster || muster.things.length < 2 || desk.threads.value.length) return null;
  const picked = muster.things.filter((thing) => !left.includes(thing));
  const all = picked.length === muster.things.length;
  // As they lie before whoever marches: left, ahead, right.
  const ways = muster.ways.toSorted((one, other) => (TURNS[one] ?? LAST) - (TURNS[other] ?? LAST));
  const show = (things) => () => {
    desk.shown.value = things;
  };
  const toggle = (thing) => leave(left.includes(thing) ? left.filter((one) => one !== thing) : [...left, thing]);
  const stepsOf = (way) => steps || muster.usual[way];
  const go = (way) => desk.send(() => desk.m.march(picked, way, stepsOf(way)));
  return html`<section class="drill" aria-label=${words.text("drill")}>
    <h3>${words.text("drill")} <span class="drill-count">${words.text("table-drill-count", { count: picked.length, all: muster.things.length })}</span>
      <button type="button" class="quiet-link" aria-expanded=${String(choosing)} onClick=${() => setChoosing(!choosing)}>${words.text("table-drill-who")}</button></h3>
    ${
      choosing
      && html`<div class="drill-who" role="group" aria-label=${words.text("table-drill-who")}>
      ${muster.things.map(
        (
          thing,
        ) => html`<button type="button" key=${thing} class=${classes("drill-piece", picked.includes(thing) && "picked")} aria-pressed=${String(picked.includes(thing))}
        title=${words.thing(thing)} onClick=${() => toggle(thing)} onMouseEnter=${show([thing])} onMouseLeave=${show([])}><${Piece} desk=${desk} id=${thing} counter=${desk.m.scene.value.counters[thing]} /></button>`,
      )}
      <button type="button" class="quiet-link" onClick=${() => leave(all ? muster.things : [])}>${words.text(all ? "table-drill-none" : "table-drill-all")}</button>
    </div>`
    }
    <div class="drill-steps" role="radiogroup" aria-label=${words.text("table-drill-steps")}><span aria-hidden="true">${words.text("table-drill-steps")}</span>
      ${Array.from({ length: muster.most }, (_, at) => html`<button type="button" key=${at} role="radio" aria-checked=${String(steps === at + 1)} aria-label=${words.text("drill-steps", { count: at + 1 })} onClick=${() => setSteps(steps === at + 1 ? 0 : at + 1)}>${at + 1}</button>`)}</div>
    <div class="drill-how" onMouseEnter=${show(picked)} onMouseLeave=${show([])}>
      ${ways.map((way) => html`<button type="button" key=${way} class="button" disabled=${!picked.length || desk.busy.value} onClick=${() => go(way)}><${WaySign} way=${way} /><span>${capital(words.text(`drill-${way}`))} <b>${stepsOf(way)}</b></span></button>`)}
    </div>
  </section>`;
}

/** An arrow in the direction of a march, as the pieces see it. */
function WaySign({ way }) {
  if (way in TURNS)
    return html`<span class="drill-sign" style=${{ transform: `rotate(${TURNS[way] - 90}deg)` }}><${Icon} id="i-arrow-sea" /></span>`;
  const mirrored = way.endsWith("right");
  return html`<span class="drill-sign" style=${{ transform: mirrored ? "scaleX(-1)" : null }}><${Icon} id="i-undo" /></span>`;
}

/** Who has not done all of it and why, until the player does something else. */
export function Marched({ desk }) {
  const words = desk.words.value;
  const drill = desk.m.drill.value;
  if (!drill) return null;
  const lines = drill.marched.filter((one) => one.refusal || one.steps < one.of).map((one) => stopped(words, one));
  if (drill.dropped.length) {
    const things = words.listOf(drill.dropped.map((thing) => words.thing(thing)));
    lines.push(words.text("drill-dropped", { things }));
  }
  const end = drill.waits ? words.text("drill-waits") : lines.length ? "" : words.text("drill-done");
  return html`<section class="marched" role="status" aria-label=${words.text("drill")}>
    <h3>${words.text("drill")}<button type="button" class="quiet-link" aria-label=${words.text("table-close")} onClick=${() => {
      desk.m.drill.value = null;
    }}><${Icon} id="i-close" /></button></h3>
    <ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
    ${end && html`<p>${end}</p>`}
  </section>`;
}

function stopped(words, { thing, steps, of, refusal }) {
  const facts = { thing: words.thing(thing), steps, of };
  return refusal
    ? words.text("drill-refused", { ...facts, why: words.text(`why-${refusal.why}`, refusal.facts) })
    : words.text("drill-stopped", facts);
}
