/** What can be done with the thing pointed at, beside it on the chart: its options with their odds, or the counters of a place. */

import { batch, html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { areaOf } from "../board/grid.js";
import { Icon, classes } from "../lib.js";
import { askWhy } from "./asking.js";
import { inSight } from "./chart.js";
import { fitting } from "./choice.js";
import { orderFor, placeOf, putBack, saidOf } from "./hand.js";
import { Gather } from "./gather.js";
import { offeredRows } from "./listing.js";
import { Chance } from "./parts.js";
import { Piece } from "./piece.js";
import { besides } from "./tip.js";

/** More than these are chosen on the chart or in the list. */
const MOST = 6;
const EDGE = 12;

/** The counters of a place that have to do with the question, as they lie: those in hand, and those that can be chosen. */
export function countersAt(desk, place) {
  const { group, mine } = desk.hand.value;
  const first = new Set(desk.entries.value.map((entry) => entry.things[0]));
  const piles = Object.values(desk.m.scene.value.piles).filter((pile) => pile.thing === place);
  return piles.flatMap((pile) => pile.counters).filter((thing) => (mine && group.includes(thing)) || first.has(thing));
}

/** What the card is about: a selection that can end in several ways, or what lies under the pointer. */
function subjectOf(desk) {
  const [thread, ...others] = desk.threads.value;
  if (thread)
    return others.length
      ? null
      : { thing: thread.at(-1), entries: fitting(desk.entries.value, thread), isPreview: false };
  const hovered = desk.hovered.value;
  if (!hovered || !desk.lit.value.has(hovered)) return null;
  const entries = fitting(desk.entries.value, [hovered]);
  return entries.some((entry) => entry.why || entry.chance !== undefined)
    ? { thing: hovered, entries, isPreview: true }
    : null;
}

/** The card with what can be done, and the counters of a place while they are offered. */
export function Chooser({ desk }) {
  if (!desk.board.value?.table?.chooser || !desk.m.isMine.value || desk.earlier.value) return null;
  return html`${desk.place.value && html`<${Counters} desk=${desk} place=${desk.place.value} />`}<${Ways} desk=${desk} />`;
}

function Ways({ desk }) {
  const subject = subjectOf(desk);
  const box = useRef(null);
  const thing = subject?.thing;
  const leads = desk.survey.ways.value.length > 0;
  useRoom(desk, box, subject);
  useLayoutEffect(() => {
    if (!box.current || desk.isPhone.value) return;
    const anchor = desk.chart?.placeOf(thing);
    // A counter's card leaves the whole place of the counter to be seen.
    const place = placeOf(desk, thing);
    // Where ways begin at the counter, all around it is where it can go.
    if (subject.isPreview || leads) aside(box.current, anchor);
    else besides(box.current, (areaOf(desk.board.value, place) && desk.chart?.placeOf(place)) || anchor);
  });
  const rows = subject ? offeredRows(desk, subject.entries, thing) : [];
  if (!rows.length) return null;
  const words = desk.words.value;
  const { isPreview } = subject;
  const ends = rows.filter((row) => row.entries[0].things.length < 2);
  const whole = rows.length <= MOST ? rows : ends;
  // Where the only thing to do with a piece is to lead it, the lit hexes say it already.
  if (!whole.length || (!isPreview && desk.survey.begins(whole.map((row) => row.entries[0])))) return null;
  return html`<section class=${classes("chooser", isPreview && "preview")} ref=${box} aria-label=${words.thing(thing)} aria-hidden=${isPreview ? "true" : null}>
    <h2>${words.thing(thing)}${!isPreview && html`<${Close} desk=${desk} />`}</h2>
    <ul>${whole.map((row, at) => html`<${Way} key=${row.key} desk=${desk} row=${row} number=${at + 1} still=${isPreview} />`)}</ul>
    ${!isPreview && ends.length < rows.length && html`<p class="chooser-more">${words.text("table-or-lit")}</p>`}
  </section>`;
}

function Close({ desk }) {
  return html`<button type="button" class="chooser-close" onClick=${() => desk.clear()} aria-label=${desk.words.value.text("table-close")}><${Icon} id="i-close" /></button>`;
}

/** One way to act, with what it leads to and its chance. */
function Way({ desk, row, number, still }) {
  const words = desk.words.value;
  const inside = html`<span class="option-text"><span class="option-label">${row.label}</span>
      ${row.more && html`<span class="option-more">${row.more}</span>`}</span>
    <${Chance} words=${words} chance=${row.chance} ofWhat=${row.ofWhat} />`;
  if (still) return html`<li class="way">${inside}</li>`;
  const show = () =>
    batch(() => {
      desk.row.value = row;
      desk.shown.value = row.touch;
    });
  const hide = () =>
    batch(() => {
      desk.row.value = null;
      desk.shown.value = [];
    });
  const named = html`<span class="spoken">${row.full}: </span>${inside}`;
  return html`<li><button type="button" class=${classes("way", row.entries.includes(desk.hint.value) && "hinted", row.entries.includes(desk.lesson.entry.value) && "wanted")} onClick=${() => desk.choose(row.entries)}
    onMouseEnter=${show} onMouseLeave=${hide} onFocus=${show} onBlur=${hide}>${named}<kbd class="option-key" aria-hidden="true">${number}</kbd></button></li>`;
}

/** On a phone the chart makes room for the card, so that nothing of it is hidden. */
function useRoom(desk, box, subject) {
  useLayoutEffect(() => {
    if (!desk.isPhone.value || !box.current) return undefined;
    const { style } = document.documentElement;
    style.setProperty("--chooser", `${box.current.offsetHeight + EDGE}px`);
    desk.chart?.focusOn(inSight(desk));
    return () => style.removeProperty("--chooser");
  }, [Boolean(subject), desk.isPhone.value]);
}

/** Into a lower corner of the chart, on the other side from the place, above what lies docked there. */
function aside(box, anchor) {
  const room = box.offsetParent.getBoundingClientRect();
  const left = !anchor || anchor.left + anchor.width / 2 > room.left + room.width / 2;
  const docked = Math.max(
    0,
    ...[...box.parentElement.querySelectorAll(".counters, .throw, .piece-card")].map((other) => other.offsetHeight),
  );
  box.style.left = left ? `${EDGE}px` : `${room.width - box.offsetWidth - EDGE}px`;
  box.style.top = `${room.height - box.offsetHeight - EDGE - (docked && docked + EDGE)}px`;
}

/** At the foot of the chart, where it hides least; at its head if the place lies there. */
function dock(box, anchor) {
  const room = box.offsetParent.getBoundingClientRect();
  const covers = anchor && anchor.bottom > room.bottom - box.offsetHeight - 2 * EDGE;
  box.style.left = `${(room.width - box.offsetWidth) / 2}px`;
  box.style.top = covers ? `${EDGE}px` : `${room.height - box.offsetHeight - EDGE}px`;
}

/** The counters of a place, to be taken in hand and put back. */
function Counters({ desk, place }) {
  const words = desk.words.value;
  const box = useRef(null);
  useRoom(desk, box, place);
  useLayoutEffect(() => {
    if (!desk.isPhone.value) dock(box.current, desk.chart?.placeOf(place));
  });
  const { group, mine } = desk.hand.value;
  const things = countersAt(desk, place);
  const said = saidOf(desk, "pick");
  return html`<section class="chooser counters" ref=${box} aria-label=${words.thing(place)}>
    <h2>${words.thing(place)}<${Close} desk=${desk} /></h2>
    ${words.has(said) && html`<p class="chooser-more">${words.text(said, desk.m.decision.value.facts)}</p>`}
    <ul>${things.map((thing) => html`<li key=${thing}><${Tile} desk=${desk} thing=${thing} picked=${mine && group.includes(thing)} /></li>`)}</ul>
    ${!desk.isPhone.value || !mine ? html`<${Gather} desk=${desk} />` : null}
  </section>`;
}

/** A counter that is taken in hand by a press, and put back by another. */
export function Tile({ desk, thing, picked = false, number = 0, more = "" }) {
  const words = desk.words.value;
  const counter = desk.m.scene.value.counters[thing];
  const lit = desk.entries.value.some((entry) => entry.things[0] === thing);
  const press = (event) => {
    if (picked && orderFor(desk, thing)) return putBack(desk, thing);
    return lit || picked ? desk.tap(thing) : askWhy(desk, [thing], { anchor: event.currentTarget });
  };
  return html`<button type="button" class=${classes("tile", picked && "picked", lit && "lit", desk.hint.value?.things[0] === thing && "hinted", desk.lesson.entry.value?.things[0] === thing && "wanted")}
    aria-pressed=${String(picked)} title=${[words.thing(thing), more].filter(Boolean).join("\n")} onClick=${press}
    onMouseEnter=${() => {
      desk.shown.value = [thing];
    }} onMouseLeave=${() => {
      desk.shown.value = [];
    }}>
    <${Piece} desk=${desk} id=${thing} counter=${counter} />${more && html`<span class="spoken">, ${more}</span>`}
    ${picked && html`<span class="tile-mark"><${Icon} id="i-check" /></span>`}
    ${number > 0 && number < 10 && html`<kbd class="option-key" aria-hidden="true">${number}</kbd>`}</button>`;
}
