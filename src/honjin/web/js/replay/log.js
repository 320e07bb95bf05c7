/** The log up to the place we are at, the latest first. */

import { html, useState } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { withDice } from "../table/parts.js";
import { sideOf, textOf } from "./sentence.js";
import { SideMark } from "./side_mark.js";

const SHOWN = 40;

export function Log({ words, player }) {
  const [more, setMore] = useState(0);
  const film = player.film.value;
  const at = player.at.value;
  const first = Math.max(0, at - SHOWN * (more + 1));
  const steps = film.steps.slice(first, at).reverse();
  return html`<ol class="replay-log">
    ${steps.map(
      (step) => html`<${Line} key=${step.number} words=${words} film=${film} step=${step} player=${player}
      current=${step.number === at} />`,
    )}
    ${at === 0 && html`<li class="replay-line faint">${words.text("replay-at-start")}</li>`}
    ${
      first > 0
      && html`<li><button type="button" class="button button-wide" onClick=${() => setMore(more + 1)}>
      ${words.text("replay-earlier")}</button></li>`
    }
  </ol>`;
}

function Line({ words, film, step, player, current }) {
  return html`<li class=${classes("replay-line", current && "is-current", step.undone && "is-undone", step.weight > 1 && "is-great")}>
    <button type="button" class="replay-number" onClick=${() => player.seek(step.number)}
      aria-label=${words.text("replay-go-to", { step: String(step.number) })}>${step.number}</button>
    <span class="replay-text"><${SideMark} film=${film} side=${sideOf(film, step)} /> ${withDice(textOf(words, film, step))}
      ${step.undone && html` <em class="replay-undone">${words.text("replay-undone")}</em>`}</span>
    ${step.rule && html`<a class="rule-chip" href=${`/rules/${film.match.game}#${step.rule}`}>${words.rule(step.rule)}</a>`}
  </li>`;
}
