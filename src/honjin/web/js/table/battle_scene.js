/**
 * A battle, large: its steps, the dice with what was needed and what came of them, both squadrons. Drawn from what was
 * told and from the scene alone, so that the table and the replay share it; what may be chosen the table brings along
 * (`choosing`), and the board as far as it has been shown (`board`). `desk` is whoever looks on: words, board, seat, and of the match its scene, kinds and sides.
 */

import { html } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { asThrown, squadronsOf, stepsOf, struckIn, theatreOf, throwsOf } from "./battle.js";
import { BattleSteps } from "./battle_steps.js";
import { fateOf } from "./fates.js";
import { RuleChip, Sentence } from "./parts.js";
import { Roll } from "./roll.js";
import { Squadrons } from "./squadrons.js";
import { useTumble } from "./tumble.js";

export function BattleScene({
  desk,
  battle,
  title,
  close,
  fresh,
  before,
  board,
  isFiring,
  isPast,
  choosing,
  fates = [],
}) {
  const words = desk.words.value;
  const { kinds, sides } = desk.m;
  const theatre = theatreOf(desk.board.value);
  const isRolling = useTumble(fresh);
  // What a throw comes to is known when its dice lie.
  const shown = isRolling ? asThrown(battle) : battle;
  const scene = (isRolling && before) || board || desk.m.scene.value;
  const [opening, ...rest] = shown.events;
  const order = rest.findLast(({ event }) => theatre.order.includes(event.event));
  const rolls = throwsOf({ events: rest });
  const members = squadronsOf(opening.event, kinds.value, scene.counters, sides.value);
  const known = { kinds: kinds.value, sides: sides.value, isFiring, isPast: isPast || isRolling };
  const asks = isRolling ? null : choosing;
  const earlier = rolls.slice(0, -1).map((told) => html`<${Roll} key=${told.number} desk=${desk} told=${told} />`);
  const latest = rolls.at(-1);
  const last =
    latest && html`<${Roll} key=${latest.number} desk=${desk} told=${latest} isLatest isRolling=${isRolling} />`;
  const steps = html`<${BattleSteps} desk=${desk} parts=${stepsOf(theatre, shown, known)} />`;
  const squadrons = html`<${Squadrons} key="squadrons" desk=${desk} scene=${scene} members=${members} struck=${struckIn(theatre, rest, kinds.value)} choosing=${asks}
    fateOf=${asks && fateOf(fates, { thrown: rolls.map(({ event }) => event.side) })} />`;
  return html`<section class="theatre" aria-label=${title}>
    <div class="theatre-head"><h2>${title}</h2>
      ${order && html`<p><${Sentence} desk=${desk} event=${order.event} />${" "}<${RuleChip} desk=${desk} rule=${order.rule} /></p>`}
      ${!battle.isOpen && close && html`<button type="button" class="button button-primary" onClick=${close}>${words.text("table-to-chart")}</button>`}
    </div>
    ${steps}
    ${asks?.bare.length > 0 && html`<${Answers} answers=${asks.bare} label=${words.text("table-options")} />`}
    ${desk.isPhone.value ? [...(asks?.asks ? [squadrons, last] : [last, squadrons]), ...earlier] : [...earlier, last, squadrons]}
  </section>`;
}

/** Answers that are about no ship: as buttons, each with what it means. */
function Answers({ answers, label }) {
  return html`<div class="battle-answers" role="group" aria-label=${label}>${answers.map(
    ({ label: said, note, press, isWanted }, at) =>
      html`<button type="button" class=${classes("button", isWanted && "wanted")} key=${at} onClick=${press}>${said}${note && html`<small>${note}</small>`}</button>`,
  )}</div>`;
}
