/** A battle, large: both squadrons, the dice with what was needed, what is left to place, and who may be chosen. */

import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { Die, RuleChip, Sentence, SideMark } from "./parts.js";
import { Squadrons } from "./squadrons.js";

const OPENING = /Joined$/;
const CLOSING = /BattleEnded$/;
/** Who is to act first: what a game tells of it before the dice fall. */
const PRECEDENCE = /First/;
/** The facts that a roll is measured against, the first that an event has. */
const AGAINST = ["firepower", "speed", "defence"];

/** The battle that is open, or the last one while it has not been put away: its events, or null. */
export function battleOf(desk) {
  const told = desk.m.told.value;
  const opens = told.findLastIndex(({ event }) => OPENING.test(event.event));
  if (opens < 0 || desk.m.now.value.over || desk.earlier.value) return null;
  const events = told.slice(opens);
  const end = events.findIndex(({ event }) => CLOSING.test(event.event));
  const isOpen = end < 0 && desk.m.now.value.crumbs.some(([name]) => name === "Battle");
  const looked = Math.max(desk.putAway.value, desk.m.seen.value);
  if (!isOpen && (end < 0 || events[end].number <= looked)) return null;
  return { isOpen, events: end < 0 ? events : events.slice(0, end + 1), number: events.at(end).number };
}

/** Whether the theatre covers the chart: a battle that goes on, or one that ended since the player last decided. */
export function Theatre({ desk }) {
  const words = desk.words.value;
  const battle = battleOf(desk);
  const { scene, kinds, sides, now } = desk.m;
  if (!battle) return null;
  const [opening, ...rest] = battle.events;
  const order = rest.findLast(({ event }) => PRECEDENCE.test(event.event));
  const members = squadrons(opening.event, kinds.value, scene.value.counters, sides.value);
  const rolls = rest.filter(({ event }) => Array.isArray(event.dice));
  const crumb = now.value.crumbs.find(([name]) => name === "Battle");
  const title = crumb ? words.text("crumb-Battle", crumb[1]) : words.text("crumb-Battle", opening.event);
  const close = () => {
    desk.putAway.value = battle.number;
  };
  return html`<section class="theatre" aria-label=${title}>
    <div class="theatre-head"><h2>${title}</h2>
      ${order && html`<p><${Sentence} desk=${desk} event=${order.event} />${" "}<${RuleChip} desk=${desk} rule=${order.rule} /></p>`}
      ${!battle.isOpen && html`<button type="button" class="button button-primary" onClick=${close}>${words.text("table-to-chart")}</button>`}
    </div>
    ${rolls.map((told) => html`<${Roll} key=${told.number} desk=${desk} told=${told} latest=${told === rolls.at(-1)} />`)}
    <${Squadrons} desk=${desk} members=${members} events=${rest} />
  </section>`;
}

/** The counters that the opening event names, by side. */
function squadrons(event, kinds, counters, sides) {
  const found = Object.fromEntries(sides.map((side) => [side, []]));
  for (const [key, value] of Object.entries(event)) {
    if (!Array.isArray(value)) continue;
    for (const id of value.map((one) => `${kinds[key]}-${one}`)) if (counters[id]) found[counters[id].side].push(id);
  }
  return found;
}

/** One throw: the dice, the total against what was needed, and what came of it. */
function Roll({ desk, told, latest }) {
  const words = desk.words.value;
  const { event, rule } = told;
  const rolling = useTumble(latest ? told.number : 0);
  const limit = AGAINST.map((key) => event[key]).find((value) => Number.isInteger(value));
  const total = event.dice.reduce((sum, die) => sum + die, 0);
  const within = limit === undefined || total <= limit;
  const scale = Math.max(limit ?? 0, total) * 1.12;
  const results = Object.entries(event).filter(
    ([key, value]) => Number.isInteger(value) && !AGAINST.includes(key) && words.has(`odds-${key}`),
  );
  const pairs = paired(event.dice, event.criticals);
  return html`<div class=${classes("roll", latest && "latest")}>
    <div class="roll-who"><${SideMark} desk=${desk} side=${event.side} large /><span>${words.name("side", event.side)}</span> <${RuleChip} desk=${desk} rule=${rule} /></div>
    <div class=${classes("roll-dice", rolling && "rolling")}>${event.dice.map((face, at) => html`<${Die} key=${at} face=${face} class=${classes("big", pairs.has(at) && "paired")} />`)}</div>
    ${
      limit !== undefined
      && html`<div class="roll-total"><div class="total-bar" aria-hidden="true">
        <span class=${classes("total-fill", !within && "over")} style=${{ width: `${(100 * total) / scale}%` }}></span>
        <span class="total-limit" style=${{ left: `${(100 * limit) / scale}%` }}></span></div>
      <p>${words.text(within ? "table-total-within" : "table-total-over", { total, limit })}</p></div>`
    }
    <div class="roll-results">${results.map(([key, value]) => html`<div class="roll-result" key=${key}><b>${value}</b> ${words.text(`odds-${key}`)}</div>`)}</div>
  </div>`;
}

/** The dice that fell alike, where doubles count: so many pairs, the first ones. */
function paired(dice, pairs = 0) {
  const marked = new Set();
  const places = new Map();
  dice.forEach((face, at) => places.set(face, [...(places.get(face) ?? []), at]));
  for (const same of places.values()) if (same.length > 1 && pairs > 0) same.forEach((at) => marked.add(at));
  return marked;
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
