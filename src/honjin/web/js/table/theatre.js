/** A battle, large: both squadrons, the dice with what was needed, what is left to place, and who may be chosen. */

import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { alikeIn, battleIn, crumbOf, squadronsOf, struckIn, theatreOf, throwOf } from "./battle.js";
import { Die, RuleChip, Sentence, SideMark } from "./parts.js";
import { DuelScene } from "./duel.js";
import { Squadrons } from "./squadrons.js";

/** The battle that is open, or the last one while it has not been put away; null where a game has no theatre. */
export function battleOf(desk) {
  const theatre = theatreOf(desk.board.value);
  const { now, told, seen } = desk.m;
  if (!theatre || now.value.over || desk.earlier.value) return null;
  return battleIn(theatre, told.value, now.value.crumbs, Math.max(desk.putAway.value, seen.value));
}

/** Whether the theatre covers the chart: a battle that goes on, or one that ended since the player last decided. */
export function Theatre({ desk }) {
  const words = desk.words.value;
  const battle = battleOf(desk);
  const { scene, kinds, sides, now } = desk.m;
  if (!battle) return null;
  const theatre = theatreOf(desk.board.value);
  const [opening, ...rest] = battle.events;
  const crumb = crumbOf(theatre, now.value.crumbs);
  const title = words.text(`crumb-${theatre.procedure}`, crumb?.[1] ?? factsOf(battle) ?? opening.event);
  const close = () => {
    desk.putAway.value = battle.number;
  };
  if (theatre.men) return html`<${DuelScene} desk=${desk} battle=${battle} title=${title} close=${close} />`;
  const order = rest.findLast(({ event }) => theatre.order.includes(event.event));
  const members = squadronsOf(opening.event, kinds.value, scene.value.counters, sides.value);
  const rolls = rest.filter(({ event }) => Array.isArray(event.dice));
  return html`<section class="theatre" aria-label=${title}>
    <div class="theatre-head"><h2>${title}</h2>
      ${order && html`<p><${Sentence} desk=${desk} event=${order.event} />${" "}<${RuleChip} desk=${desk} rule=${order.rule} /></p>`}
      ${!battle.isOpen && html`<button type="button" class="button button-primary" onClick=${close}>${words.text("table-to-chart")}</button>`}
    </div>
    ${rolls.map((told) => html`<${Roll} key=${told.number} desk=${desk} told=${told} latest=${told === rolls.at(-1)} />`)}
    <${Squadrons} desk=${desk} members=${members} struck=${struckIn(theatre, rest, kinds.value)} />
  </section>`;
}

/** Who fought a duel that is over, as its crumb has said it. */
function factsOf({ events }) {
  const [fighter, other] = events.findLast(({ event }) => event.fighters)?.event.fighters ?? [];
  return fighter ? { fighter, other } : null;
}

/** One throw: the dice, the total against what was needed, and what came of it. */
function Roll({ desk, told, latest }) {
  const words = desk.words.value;
  const { event, rule } = told;
  const rolling = useTumble(latest ? told.number : 0);
  const { theatre } = desk.board.value.table;
  const { total, limit, within } = throwOf(theatre, event);
  const scale = Math.max(limit ?? 0, total) * 1.12;
  const results = theatre.counts.filter((key) => Number.isInteger(event[key]));
  const alike = alikeIn(theatre, event);
  return html`<div class=${classes("roll", latest && "latest")}>
    <div class="roll-who"><${SideMark} desk=${desk} side=${event.side} large /><span>${words.name("side", event.side)}</span> <${RuleChip} desk=${desk} rule=${rule} /></div>
    <div class=${classes("roll-dice", rolling && "rolling")}>${event.dice.map((face, at) => html`<${Die} key=${at} face=${face} class=${classes("big", alike.has(at) && "paired")} />`)}</div>
    ${
      limit !== undefined
      && html`<div class="roll-total"><div class="total-bar" aria-hidden="true">
        <span class=${classes("total-fill", !within && "over")} style=${{ width: `${(100 * total) / scale}%` }}></span>
        <span class="total-limit" style=${{ left: `${(100 * limit) / scale}%` }}></span></div>
      <p>${words.text(within ? "table-total-within" : "table-total-over", { total, limit })}</p></div>`
    }
    <div class="roll-results">${results.map((key) => html`<div class="roll-result" key=${key}><b>${event[key]}</b> ${words.text(`counted-${key}`, { count: event[key] })}</div>`)}</div>
  </div>`;
}

/** True for the moment in which new dice tumble. */
function useTumble(number) {
  const [rolling, setRolling] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    if (!number || last.current === number) return undefined;
    last.current = number;
    setRolling(true);
    const timer = setTimeout(() => setRolling(false), 450);
    return () => clearTimeout(timer);
  }, [number]);
  return rolling;
}
