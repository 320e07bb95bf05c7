/** A card with a fight of many shots: who fired at whom, each die against its chance, and how it ended. */

import { html } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { RuleChip, Sentence, SideMark } from "./parts.js";
import { volleysOf } from "./shots.js";
import { useTumble } from "./tumble.js";

export function SkirmishCard({ desk, told, isFresh }) {
  const words = desk.words.value;
  const { event, rule } = told;
  const skirmish = desk.board.value.table.skirmishes[event.event];
  const isRolling = useTumble(isFresh ? told.number : 0);
  const title = words.text(`skirmish-${event.event}`, event);
  return html`<section class=${classes("throw skirmish", isRolling && "rolling")} role="status" aria-busy=${String(isRolling)} aria-label=${title}>
    <h2><${SideMark} desk=${desk} side=${event.side} />${title} <${RuleChip} desk=${desk} rule=${rule} /></h2>
    <ul class="skirmish-volleys">${volleysOf(skirmish, event).map((volley, at) => html`<${Volley} key=${at} ...${{ words, skirmish, volley, isFresh }} />`)}</ul>
    ${!skirmish.said && html`<div class="throw-foot"><p class="throw-outcome"><${Sentence} desk=${desk} event=${event} /></p></div>`}
  </section>`;
}

/** The dice of those who fired at the same target; the ones that hit are filled. */
function Volley({ words, skirmish, volley, isFresh }) {
  const { by, at, chance, dice, hits } = volley;
  const names = words.listOf(by.map((id) => words.name(skirmish.by, id)));
  return html`<li><span class="volley-who">${names && html`${names} <span class="fight-against" aria-hidden="true">→</span> `}${words.name(skirmish.at, at)}</span>
    <span class="volley-dice">${dice.map((die, nth) => {
      const isHit = die <= chance;
      const said = `${words.text("table-shot-die", { die, chance })}: ${words.text(isHit ? "table-shot-hit" : "table-shot-missed")}`;
      return html`<span key=${nth} class=${classes("volley-die", isHit && "hit", isFresh && "thrown")} role="img" aria-label=${said}>${die}</span>`;
    })}<span class="volley-chance" aria-hidden="true">≤ ${chance}</span></span>
    <b class=${classes("volley-hits", hits > 0 && "harm")}>${hits}</b></li>`;
}
