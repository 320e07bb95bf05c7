/** A card with a throw: the dice, the sums on both sides line by line, and once the dice lie what came of it. Shared with the replay. */

import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Fight } from "./fight_card.js";
import { partiesOf } from "./fights.js";
import { Die, RuleChip, SideMark } from "./parts.js";
import { eventThings } from "./things.js";
import { useTumble } from "./tumble.js";

/** How long the chart may be on its way to a place, in milliseconds. */
const SETTLED = 450;
const MARGIN = 12;

/** Whether an event is a throw that the game has a heading for. */
export const isThrow = (words, { event }) =>
  (Array.isArray(event.dice) || Number.isInteger(event.die)) && words.has(`throw-${event.event}`);

/** A list of lines such as `["10.1", 4, "firepower"]`. */
const isSum = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((line) => Array.isArray(line) && line.length === 3);

/** The sums of a throw in the order of its facts; the dice belong to the first. */
export function sumsOf(event) {
  return Object.entries(event)
    .filter(([, value]) => isSum(value))
    .map(([name, lines], at) => ({ name, lines, dice: at ? [] : event.dice, total: event[`${name}_total`] }));
}

const isFight = ({ event }) => Number.isInteger(event.die);

/** The things that a throw is about. */
export const placesOf = (told, kinds) =>
  isFight(told) ? partiesOf(told.event, kinds).flat() : eventThings({ area: told.event.area }, kinds).slice(0, 1);

/**
 * @param {object} desk whoever looks on: words, board, and of the match its scene, kinds, sides and what was told
 * @param {() => DOMRect[]} avoid what the card must not hide
 * @param {boolean} isFresh whether it has just been thrown
 */
export function ThrowCard({ desk, told, isFresh, avoid, asked, close, children }) {
  const words = desk.words.value;
  const { event } = told;
  const { kinds, scene, sides } = desk.m;
  const box = useRef(null);
  const isRolling = useTumble(isFresh ? told.number : 0);
  const [place] = placesOf(told, kinds.value);
  useLayoutEffect(() => {
    const clear = () => box.current && keepClear(box.current, avoid());
    clear();
    const timer = setTimeout(clear, SETTLED);
    return () => clearTimeout(timer);
  }, [told, asked]);
  const others = sides.value.filter((side) => side !== event.side);
  const shown = isFight(told)
    ? html`<${Fight} key=${told.number} desk=${desk} told=${told} isFresh=${isFresh} isFight=${(one) => isThrow(words, one)} />`
    : html`<${Sums} key=${told.number} desk=${desk} event=${event} others=${others} isFresh=${isFresh} />`;
  return html`<section class=${classes("throw", isFight(told) && "fight", isRolling && "rolling")} ref=${box} role="status" aria-busy=${String(isRolling)}
    aria-label=${words.text(`throw-${event.event}`, event)} onClick=${close}>
    <h2><${SideMark} desk=${desk} side=${event.side ?? scene.value.counters[place]?.side} />${words.text(`throw-${event.event}`, event)} <${RuleChip} desk=${desk} rule=${told.rule} />
      ${close && html`<button type="button" class="throw-close" onClick=${close} aria-label=${words.text("table-close")}><${Icon} id="i-close" /></button>`}</h2>
    ${shown}
    <div class="throw-foot"><p class="throw-outcome">${words.text(`came-${event.event}`, event)}</p>${children}</div>
  </section>`;
}

/** Both sums, each line with its value. */
function Sums({ desk, event, others, isFresh }) {
  const words = desk.words.value;
  return html`<div class="sums">${sumsOf(event).map(
    (sum, at) => html`<div class="sum" key=${sum.name}>
    <${SideMark} desk=${desk} side=${at ? others[0] : event.side} />
    <span class="sum-lines">${sum.dice.length > 0 && html`<span class="sum-dice">${sum.dice.map((face, nth) => html`<${Die} key=${nth} face=${face} class=${isFresh ? "thrown" : "fallen"} />`)}</span>`}
      ${sum.lines.map(
        ([, value, why], nth) => html`<span class="sum-line" key=${nth}>
        ${(nth > 0 || sum.dice.length > 0) && html`<i>${value < 0 ? "−" : "+"}</i>`}<b>${Math.abs(value)}</b> ${words.text(`mod-${why}`)}</span>`,
      )}</span>
    <b class=${classes("sum-total", at && "against")}>${sum.total ?? sum.lines.reduce((all, [, value]) => all + value, 0)}</b>
  </div>`,
  )}</div>`;
}

/** At the foot of the chart on the left; on the right if it would hide there what it is about, at the head as a last resort. */
function keepClear(box, areas) {
  const stage = box.parentElement.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const [right, foot] = [stage.width - width - MARGIN, stage.height - height - MARGIN].map((room) =>
    Math.max(MARGIN, room),
  );
  const hides = ([left, top]) =>
    areas.some(
      (area) =>
        area.left < stage.left + left + width
        && area.right > stage.left + left
        && area.top < stage.top + top + height
        && area.bottom > stage.top + top,
    );
  const corners = [
    [MARGIN, foot],
    [right, foot],
    [MARGIN, MARGIN],
    [right, MARGIN],
  ];
  const [left, top] = corners.find((corner) => !hides(corner)) ?? corners[0];
  box.style.left = `${left}px`;
  // What it shows next may be lower or higher: it stands on the foot.
  Object.assign(box.style, top === foot ? { top: "auto", bottom: `${MARGIN}px` } : { top: `${top}px`, bottom: "auto" });
}
