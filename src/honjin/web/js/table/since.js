/** "Since your last move": the weightiest events first, at most three, and a way to step through all of them. */

import { html } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { catchUp, newsOf } from "./catching_up.js";
import { Sentence, SideMark } from "./parts.js";
import { eventSide, eventThings } from "./things.js";

/** The events to tell of, so many that each can be read, and how many there are in all. */
function summary(desk) {
  const unseen = newsOf(desk);
  // What is being shown is said at the foot of the chart.
  if (desk.director.isShowing.value) return { steps: unseen.length, chips: [] };
  const weighty = [...unseen]
    .sort((a, b) => b.weight - a.weight || b.number - a.number)
    .slice(0, desk.isWide.value ? 3 : desk.isRoomy.value ? 2 : 1);
  return { steps: unseen.length, chips: weighty.sort((a, b) => a.number - b.number) };
}

export function Since({ desk, children }) {
  const words = desk.words.value;
  const { steps, chips } = summary(desk);
  const running = desk.director.isShowing.value;
  return html`<section class="since" aria-label=${words.text("table-since")}>
    ${
      steps > 0
        ? html`<h2 class="since-title">${words.text("table-since")}</h2>
      <ul class="since-chips">${chips.map(
        (told) => html`<li key=${told.number}><button type="button" class="since-chip"
        onMouseEnter=${() => {
          desk.shown.value = eventThings(told.event, desk.m.kinds.value);
        }}
        onMouseLeave=${() => {
          desk.shown.value = [];
        }}
        onFocus=${() => {
          desk.shown.value = eventThings(told.event, desk.m.kinds.value);
        }}
        onBlur=${() => {
          desk.shown.value = [];
        }}
        onClick=${() => {
          desk.tab.value = "log";
          document.getElementById(`told-${told.number}`)?.scrollIntoView({ block: "center" });
        }}>
        <${SideMark} desk=${desk} side=${eventSide(told.event, desk.m.kinds.value)} />
        <span class="since-text"><${Sentence} desk=${desk} event=${told.event} /></span></button></li>`,
      )}
        ${steps > chips.length && !running && html`<li class="since-more">${words.text("table-since-more", { count: steps - chips.length })}</li>`}
      </ul>`
        : html`<span class="since-quiet">${words.text("table-since-nothing")}</span>`
    }
    <div class="since-end">
      ${steps > 0 && html`<${Replay} desk=${desk} steps=${steps} />`}
      ${children}
    </div>
  </section>`;
}

function Replay({ desk, steps }) {
  const words = desk.words.value;
  const running = desk.director.isShowing.value;
  return html`<button type="button" class="button replay-button" onClick=${() => catchUp(desk)}>
    <${Icon} id=${running ? "i-pause" : "i-play"} />${running ? words.text("table-replay-stop") : words.text("table-replay", { count: steps })}</button>`;
}

/** The same on a phone. */
export function SincePill({ desk }) {
  const { steps } = summary(desk);
  if (!steps) return null;
  const running = desk.director.isShowing.value;
  return html`<button type="button" class="since-pill phone-only" onClick=${() => catchUp(desk)}>
    <${Icon} id=${running ? "i-pause" : "i-play"} />${desk.words.value.text("table-since-count", { count: steps })}</button>`;
}
