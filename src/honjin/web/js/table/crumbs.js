/** The row under the bar: which procedures are open, and how far the turn has come. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Clock } from "./clock.js";
import { SincePill } from "./since.js";

export function Crumbs({ desk }) {
  const words = desk.words.value;
  const { now, match } = desk.m;
  if (!match.value) return null;
  const crumbs = crumbTexts(desk);
  const last = now.value.over
    ? words.text("table-over")
    : desk.m.isMine.value
      ? words.text("table-your-decision")
      : now.value.waiting.length
        ? words.text("table-waiting-for", {
            side: words.listOf(now.value.waiting.map((side) => words.name("side", side))),
          })
        : "";
  return html`<div class="crumb-row">
    <nav class="crumbs" aria-label=${words.text("table-crumbs")}>
      <ol>${crumbs.map((crumb) => html`<li>${crumb}</li>`)}
        ${last && html`<li class=${classes("crumb-now", desk.m.isMine.value && "mine")} aria-current="step">${last}</li>`}</ol>
    </nav>
    <${Clock} desk=${desk} />
    <${Phases} desk=${desk} />
    <${SincePill} desk=${desk} />
  </div>`;
}

/** The open procedures in words; the outermost is left out, and those that say nothing new (`table.unspoken`). */
export function crumbTexts(desk) {
  const words = desk.words.value;
  const { unspoken = [] } = desk.board.value?.table ?? {};
  const spoken = desk.m.now.value.crumbs.slice(1).filter(([name]) => !unspoken.includes(name));
  return spoken.map(([name, facts]) => words.text(`crumb-${name}`, facts));
}

/** From so many phases on only the present one has its name beside its number: more would not fit into the row. */
const MANY = 7;

/** The phases of the turn as pills, where the game names them. */
function Phases({ desk }) {
  const words = desk.words.value;
  const phases = desk.m.match.value.phases ?? desk.page.phases ?? [];
  const crumbs = desk.m.now.value.crumbs;
  if (!phases.length || desk.m.now.value.over) return null;
  const current = phases.findIndex(([name, facts]) =>
    crumbs.some(
      ([crumb, given]) => crumb === name && Object.entries(facts).every(([key, value]) => given[key] === value),
    ),
  );
  return html`<ol class="phases" aria-label=${words.text("table-phases")}>${phases.map(([name, facts], at) => {
    const state = at === current ? "current" : current >= 0 && at < current ? "past" : "";
    const title = words.text(`crumb-${name}`, facts);
    const short = phases.length >= MANY && at !== current;
    return html`<li class=${classes("phase", state, short && "short")} aria-current=${state === "current" ? "step" : null} title=${short ? title : null}>
      <span class="phase-number">${state === "past" ? html`<${Icon} id="i-check" label=${words.text("table-done")} />` : at + 1}</span>
      <span class=${short ? "visually-hidden" : ""}>${title}</span></li>`;
  })}</ol>`;
}
