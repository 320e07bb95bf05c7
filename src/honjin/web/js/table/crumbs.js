/** The row under the bar: which procedures are open, and how far the turn has come. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { SincePill } from "./since.js";

export function Crumbs({ desk }) {
  const words = desk.words.value;
  const { now, match } = desk.m;
  if (!match.value) return null;
  const crumbs = now.value.crumbs.slice(1).map(([name, facts]) => words.text(`crumb-${name}`, facts));
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
    <${Phases} desk=${desk} />
    <${SincePill} desk=${desk} />
  </div>`;
}

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
    return html`<li class=${`phase ${state}`} aria-current=${state === "current" ? "step" : null}>
      <span class="phase-number">${state === "past" ? html`<${Icon} id="i-check" label=${words.text("table-done")} />` : at + 1}</span>
      ${words.text(`crumb-${name}`, facts)}</li>`;
  })}</ol>`;
}
