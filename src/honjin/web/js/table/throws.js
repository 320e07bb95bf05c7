/** A throw as it has just fallen: the dice, the sums on both sides line by line, and what came of it. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Die, RuleChip, SideMark } from "./parts.js";
import { eventThings } from "./things.js";

/** How long a card stays, in milliseconds; one of several that came together only long enough to be seen. */
const STAYS = 9000;
const PASSES = 2600;
const SETTLED = 450;
const MARGIN = 12;

/** Whether an event is a throw that the game has a heading for. */
const isThrow = (words, { event }) => Array.isArray(event.dice) && words.has(`throw-${event.event}`);

/** A list of lines such as `["10.1", 4, "firepower"]`. */
const isSum = (value) => Array.isArray(value) && value.length > 0 && value.every((line) => Array.isArray(line) && line.length === 3);

/** The sums of a throw in the order of its facts; the dice belong to the first. */
export function sumsOf(event) {
  return Object.entries(event).filter(([, value]) => isSum(value))
    .map(([name, lines], at) => ({ name, lines, dice: at ? [] : event.dice, total: event[`${name}_total`] }));
}

/** The throws of the latest news, one after the other, until they are put away. */
export function Throws({ desk }) {
  const words = desk.words.value;
  const { told } = desk.m.news.value;
  const [queue, setQueue] = useState([]);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const fallen = told.filter((one) => isThrow(words, one));
    if (fallen.length) setQueue(fallen.slice(-3));
  }, [told]);
  // What was taken back has not happened.
  const standing = queue.filter((one) => desk.m.told.value.some((told) => told.number === one.number && told.event.event === one.event.event));
  // Whoever begins to act has seen them.
  const [current] = desk.threads.value.length || desk.place.value ? [] : standing;
  const next = () => setQueue(standing.slice(1));
  useEffect(() => {
    if (!current || held) return undefined;
    const timer = setTimeout(next, standing.length > 1 ? PASSES : STAYS);
    return () => clearTimeout(timer);
  }, [current, held]);
  if (!current) return null;
  return html`<${ThrowCard} key=${current.number} desk=${desk} told=${current} close=${next} hold=${setHeld} />`;
}

function ThrowCard({ desk, told, close, hold }) {
  const words = desk.words.value;
  const { event } = told;
  const box = useRef(null);
  const place = eventThings({ area: event.area }, desk.m.kinds.value)[0];
  useLayoutEffect(() => {
    const clear = () => keepClear(box.current, place && desk.chart?.placeOf(place));
    clear();
    // The chart may be on its way to the place.
    const timer = setTimeout(clear, SETTLED);
    return () => clearTimeout(timer);
  }, [told]);
  const others = desk.m.sides.value.filter((side) => side !== event.side);
  return html`<section class="throw" ref=${box} role="status" aria-label=${words.text(`throw-${event.event}`, event)}
    onMouseEnter=${() => hold(true)} onMouseLeave=${() => hold(false)} onClick=${close}>
    <h2><${SideMark} desk=${desk} side=${event.side} />${words.text(`throw-${event.event}`, event)} <${RuleChip} desk=${desk} rule=${told.rule} />
      <button type="button" class="throw-close" onClick=${close} aria-label=${words.text("table-close")}><${Icon} id="i-close" /></button></h2>
    <${Sums} desk=${desk} event=${event} others=${others} />
    <p class="throw-outcome">${words.text(`came-${event.event}`, event)}</p>
  </section>`;
}

/** Both sums, each line with its value. */
function Sums({ desk, event, others }) {
  const words = desk.words.value;
  return html`<div class="sums">${sumsOf(event).map((sum, at) => html`<div class="sum" key=${sum.name}>
    <${SideMark} desk=${desk} side=${at ? others[0] : event.side} />
    <span class="sum-lines">${sum.dice.length > 0 && html`<span class="sum-dice">${sum.dice.map((face, nth) => html`<${Die} key=${nth} face=${face} class="thrown" />`)}</span>`}
      ${sum.lines.map(([, value, why], nth) => html`<span class="sum-line" key=${nth}>
        ${(nth > 0 || sum.dice.length > 0) && html`<i>${value < 0 ? "−" : "+"}</i>`}<b>${Math.abs(value)}</b> ${words.text(`mod-${why}`)}</span>`)}</span>
    <b class=${classes("sum-total", at && "against")}>${sum.total ?? sum.lines.reduce((all, [, value]) => all + value, 0)}</b>
  </div>`)}</div>`;
}

/** Into the corner of the chart that is farthest from what the throw was about. */
function keepClear(box, area) {
  const stage = box.parentElement.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const right = !area || area.left + area.width / 2 < stage.left + stage.width / 2;
  const down = area && area.top + area.height / 2 < stage.top + stage.height / 2;
  box.style.left = `${right ? Math.max(MARGIN, stage.width - width - MARGIN) : MARGIN}px`;
  box.style.top = `${down ? Math.max(MARGIN, stage.height - height - MARGIN) : MARGIN}px`;
}
