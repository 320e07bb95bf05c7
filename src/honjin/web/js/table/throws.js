/** The throws since the player's last order: the dice, the sums on both sides line by line, and what came of each. */

import { html, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Fight } from "./fight_card.js";
import { partiesOf } from "./fights.js";
import { Die, RuleChip, SideMark } from "./parts.js";
import { eventThings } from "./things.js";

/** How long the chart may be on its way to a place, in milliseconds. */
const SETTLED = 450;
const MARGIN = 12;

/** Whether an event is a throw that the game has a heading for. */
const isThrow = (words, { event }) =>
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

/** What has fallen at this table since the player's last order, the oldest first; an onlooker has only the latest. */
function fallenSince(desk, opened) {
  const words = desk.words.value;
  const fallen = desk.m.unseen.value.filter((one) => one.number > opened && isThrow(words, one));
  return desk.isSpectator ? fallen.slice(-1) : fallen;
}

/** The cards, to be leafed through; put away by a press, or with the next order. */
export function Throws({ desk }) {
  const [opened] = useState(() => desk.m.told.value.at(-1)?.number ?? 0);
  const [read, setRead] = useState(opened);
  const [turned, setTurned] = useState({ first: 0, at: 0 });
  const fallen = fallenSince(desk, Math.max(opened, read));
  // Whoever begins to act has seen them, and after the match the log has them. On a phone they would hide what a lesson
  // wants: they go when it says so.
  if (desk.isPhone.value && desk.lesson.entry.value) return null;
  if (!fallen.length || desk.threads.value.length || desk.place.value || desk.earlier.value || desk.m.now.value.over)
    return null;
  const first = fallen[0].number;
  const at = turned.first === first ? Math.min(turned.at, fallen.length - 1) : opening(desk, fallen);
  return html`<${ThrowCard} desk=${desk} told=${fallen[at]} at=${at} all=${fallen.length}
    turn=${(by) => setTurned({ first, at: at + by })} close=${() => setRead(fallen.at(-1).number)} />`;
}

/** A question about a place is about the last throw there; else one reads from the beginning. */
function opening(desk, fallen) {
  const isThere = ({ event }) => eventThings({ area: event.area }, desk.m.kinds.value)[0] === desk.where.value;
  return Math.max(0, fallen.findLastIndex(isThere));
}

function ThrowCard({ desk, told, at, all, turn, close }) {
  const words = desk.words.value;
  const { event } = told;
  const box = useRef(null);
  const isFight = Number.isInteger(event.die);
  const places = isFight
    ? [...partiesOf(event, desk.m.kinds.value).flat(), ...desk.survey.named]
    : eventThings({ area: event.area }, desk.m.kinds.value).slice(0, 1);
  const asked = desk.where.value;
  useLayoutEffect(() => {
    const clear = () =>
      keepClear(box.current, [...places, asked].map((thing) => thing && desk.chart?.placeOf(thing)).filter(Boolean));
    clear();
    const timer = setTimeout(clear, SETTLED);
    return () => clearTimeout(timer);
  }, [told, asked]);
  const others = desk.m.sides.value.filter((side) => side !== event.side);
  const shown = isFight
    ? html`<${Fight} key=${told.number} desk=${desk} told=${told} isFight=${(one) => isThrow(words, one)} />`
    : html`<${Sums} key=${told.number} desk=${desk} event=${event} others=${others} />`;
  return html`<section class=${classes("throw", isFight && "fight")} ref=${box} role="status" aria-label=${words.text(`throw-${event.event}`, event)} onClick=${close}>
    <h2><${SideMark} desk=${desk} side=${event.side ?? desk.m.scene.value.counters[places[0]]?.side} />${words.text(`throw-${event.event}`, event)} <${RuleChip} desk=${desk} rule=${told.rule} />
      <button type="button" class="throw-close" onClick=${close} aria-label=${words.text("table-close")}><${Icon} id="i-close" /></button></h2>
    ${shown}
    <div class="throw-foot"><p class="throw-outcome">${words.text(`came-${event.event}`, event)}</p>
      ${all > 1 && html`<${Pager} words=${words} at=${at} all=${all} turn=${turn} />`}</div>
  </section>`;
}

/** Which of several throws this is, and a way to the others. */
function Pager({ words, at, all, turn }) {
  const leaf = (by) => (event) => {
    event.stopPropagation();
    turn(by);
  };
  return html`<div class="throw-pager">
    <button type="button" onClick=${leaf(-1)} disabled=${at === 0} aria-label=${words.text("table-throw-back")}><${Icon} id="i-chevron" class="turned" /></button>
    <span>${words.text("table-throw-of", { number: at + 1, all })}</span>
    <button type="button" onClick=${leaf(1)} disabled=${at === all - 1} aria-label=${words.text("table-throw-next")}><${Icon} id="i-chevron" /></button>
  </div>`;
}

/** Both sums, each line with its value. */
function Sums({ desk, event, others }) {
  const words = desk.words.value;
  return html`<div class="sums">${sumsOf(event).map(
    (sum, at) => html`<div class="sum" key=${sum.name}>
    <${SideMark} desk=${desk} side=${at ? others[0] : event.side} />
    <span class="sum-lines">${sum.dice.length > 0 && html`<span class="sum-dice">${sum.dice.map((face, nth) => html`<${Die} key=${nth} face=${face} class="thrown" />`)}</span>`}
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
