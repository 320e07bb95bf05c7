/** The steps of a battle from who fires first to its end: what is done, where it stands, what is to come. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { SideMark } from "./parts.js";

export function BattleSteps({ desk, parts }) {
  const words = desk.words.value;
  return html`<ol class="battle-steps" aria-label=${words.text("table-battle-steps")}>${parts.map(
    (part) => html`<li key=${part.letter} class=${classes("battle-part", `is-${stateOf(part)}`)}>
      <span class="battle-part-head"><b>${part.letter}</b>${part.side && html` <${SideMark} desk=${desk} side=${part.side} /><span>${words.name("side", part.side)}</span>`}</span>
      <ol>${part.steps.map((step) => html`<${Step} key=${step.name} words=${words} step=${step} />`)}</ol>
    </li>`,
  )}</ol>`;
}

/** Where a part stands, by its steps. */
function stateOf({ steps }) {
  const states = steps.map(({ state }) => state);
  return ["now", "next", "done"].find((state) => states.includes(state)) ?? "none";
}

function Step({ words, step }) {
  const { name, state, all, left } = step;
  const isNow = state === "now";
  const count = isNow && all > 1 ? ` ${all - left}/${all}` : "";
  return html`<li class=${classes("battle-step", `is-${state}`)} aria-current=${isNow ? "step" : null}>
    ${state === "done" && html`<${Icon} id="i-check" label=${words.text("table-step-done")} />`}
    ${state === "none" && html`<${Icon} id="i-minus" label=${words.text("table-step-none")} />`}
    <span>${words.text(`step-${name}`)}${count}</span></li>`;
}
