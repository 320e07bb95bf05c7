/** The card between phases and turns: what was scored, won and lost, the track before and after, and what comes next. */

import { html, useEffect, useRef } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { crumbTexts } from "./crumbs.js";
import { doerOf } from "./program.js";
import { RuleChip, Sentence, SideMark } from "./parts.js";
import { eventThings } from "./things.js";

export function ReportCard({ desk }) {
  const { reports, told } = desk.director.item.value ?? {};
  return reports ? html`<${Card} key=${told.number} desk=${desk} reports=${reports} />` : null;
}

/** The title of a report, as its card and the log have it. */
export const titleOf = (words, { id }) => words.text(`report-${id}`);

function Card({ desk, reports }) {
  const words = desk.words.value;
  const button = useRef(null);
  useEffect(() => {
    const before = document.activeElement;
    // Whoever writes something goes on writing.
    if (!before?.closest?.("input, textarea, select, dialog")) button.current.focus({ preventScroll: true });
    return () => {
      desk.shown.value = [];
      if (document.activeElement === document.body) before?.focus?.({ preventScroll: true });
    };
  }, []);
  const { heading } = reports[0];
  const heralds = reports.flatMap((report) => report.heralds);
  const next = crumbTexts(desk).join(" › ");
  return html`<section class="report" role="dialog" aria-labelledby="report-title">
    <div class="report-body" tabindex="0" role="group" aria-labelledby="report-title">
      ${heading && html`<p class="report-when">${words.event(heading.event)}</p>`}
      ${reports.map((report, at) => html`<${Part} key=${report.id} desk=${desk} report=${report} id=${at ? null : "report-title"} />`)}
    </div>
    <div class="report-foot">
      <div class="report-next">
        ${heralds.map((told) => html`<p key=${told.number}><${Sentence} desk=${desk} event=${told.event} /></p>`)}
        ${next && html`<p>${words.text("table-report-next", { what: next })}</p>`}
      </div>
      <button type="button" class="button button-primary" ref=${button} onClick=${() => desk.director.next()}>${words.text("table-report-go-on")}</button>
    </div>
  </section>`;
}

function Part({ desk, report, id }) {
  const words = desk.words.value;
  const { gauges, counts, lines } = report;
  return html`<h2 id=${id}>${titleOf(words, report)}</h2>
    ${gauges.length > 0 && html`<ul class="report-gauges">${gauges.map((gauge) => html`<${Gauge} key=${gauge.id + gauge.side} desk=${desk} gauge=${gauge} />`)}</ul>`}
    ${lines.length > 0 && html`<ul class="report-lines">${lines.map((told) => html`<${Line} key=${told.number} desk=${desk} told=${told} />`)}</ul>`}
    ${counts.length > 0 && html`<dl class="report-counts">${counts.map((count) => html`<${Count} key=${count.id} desk=${desk} count=${count} />`)}</dl>`}`;
}

function Line({ desk, told }) {
  const kinds = desk.m.kinds.value;
  const show = (things) => () => {
    desk.shown.value = things;
  };
  return html`<li class=${classes(told.weight > 1 && "decides")} onMouseEnter=${show(eventThings(told.event, kinds))} onMouseLeave=${show([])}>
    <span><${SideMark} desk=${desk} side=${doerOf(told.event, kinds, desk.m.scene.value.counters)} /> <${Sentence} desk=${desk} event=${told.event} /></span>
    <${RuleChip} desk=${desk} rule=${told.rule} /></li>`;
}

function Count({ desk, count: { id, sides, things } }) {
  const words = desk.words.value;
  if (things.length) return html`<${Roll} desk=${desk} id=${id} things=${things} />`;
  const order = desk.m.sides.value.filter((side) => side in sides);
  return html`<div><dt>${words.text(`count-${id}`)}</dt><dd>${order.map(
    (side) =>
      html`<span key=${side}><${SideMark} desk=${desk} side=${side} /> ${words.name("side", side)} <b>${sides[side]}</b></span>`,
  )}</dd></div>`;
}

/** The things that something happened to, side by side. */
function Roll({ desk, id, things }) {
  const words = desk.words.value;
  const { counters } = desk.m.scene.value;
  const of = (side) => [...new Set(things)].filter((thing) => counters[thing]?.side === side);
  return html`<div><dt>${words.text(`count-${id}`)}</dt><dd class="report-roll">${desk.m.sides.value
    .filter((side) => of(side).length)
    .map(
      (side) =>
        html`<span key=${side}><${SideMark} desk=${desk} side=${side} /> ${words.listOf(of(side).map((thing) => words.thing(thing)))}</span>`,
    )}</dd></div>`;
}

/** A number as it was and as it is, with its scale. */
function Gauge({ desk, gauge }) {
  const words = desk.words.value;
  const { id, side, before, after } = gauge;
  const facts = { before: reading(desk, gauge, before), after: reading(desk, gauge, after) };
  const said = before === after ? "table-report-same" : "table-report-change";
  return html`<li class="report-gauge">
    <p><span class="report-gauge-name">${side && html`<${SideMark} desk=${desk} side=${side} /> `}${words.text(`gauge-${id}`, { side })}</span>
      <b>${words.text(said, facts)}</b></p>
    <${Scale} desk=${desk} gauge=${gauge} /></li>`;
}

/** A number in words: how far which side leads, or so many of so many. */
function reading(desk, { isTowards, most }, value) {
  const words = desk.words.value;
  const sides = desk.m.sides.value;
  if (isTowards && value) {
    const side = words.name("side", sides[value > 0 ? 0 : 1]);
    return words.text("table-report-lead", { side, value: Math.abs(value) });
  }
  return isTowards || !most ? String(value) : words.text("table-report-of", { value, most });
}

/** A longer scale than this has no boxes. */
const BOXES = 24;

/** The scale for the eye: boxes with the marker where it was and where it is, or a bar. */
function Scale({ desk, gauge: { before, after, least, most, isTowards } }) {
  if (most <= least) return null;
  if (most - least <= BOXES) {
    const boxes = Array.from({ length: most - least + 1 }, (_, at) => least + at);
    const look = (box) => {
      if (box === after) return "is-now";
      return box === before ? "was" : box > Math.min(before, after) && box < Math.max(before, after) ? "between" : "";
    };
    const [first, second] = isTowards ? desk.m.sides.value : [];
    return html`<div class="report-scale" aria-hidden="true"><${SideMark} desk=${desk} side=${second} />
      ${boxes.map((box) => html`<span key=${box} class=${classes("box", look(box), !box && "centre")}>${Math.abs(box)}</span>`)}
      <${SideMark} desk=${desk} side=${first} /></div>`;
  }
  const [low, high] = [Math.min(before, after), Math.max(before, after)].map((value) => (100 * value) / most);
  return html`<div class=${classes("report-bar", after < before && "less")} aria-hidden="true"><span style=${{ width: `${Math.min(100, low)}%` }}></span><span class="moved" style=${{ width: `${Math.min(100, high) - Math.min(100, low)}%` }}></span></div>`;
}
