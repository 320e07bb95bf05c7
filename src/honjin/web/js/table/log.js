/** The log: what happened, with dice, side marks and rule numbers, by turn. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { isOwnSeal } from "./catching_up.js";
import { RuleChip, Sentence, SideMark } from "./parts.js";
import { isHeading } from "./reports.js";
import { titleOf } from "./report_card.js";
import { eventSide, eventThings } from "./things.js";

const PAGE = 60;
/** More lines alike than these are folded. */
const LIKE = 5;

const NONE = new Set();

/** Lines once drawn are kept: a long log costs nothing while it grows. */
let drawn = new WeakMap();
let drawnIn = null;

export function Log({ desk }) {
  const words = desk.words.value;
  const told = worthTelling(desk);
  const [shown, setShown] = useState(PAGE);
  const list = useRef(null);
  const stuck = useRef(true);
  const replaying = desk.replaying.value;
  if (drawnIn !== words) {
    drawn = new WeakMap();
    drawnIn = words;
  }
  useLayoutEffect(() => {
    if (stuck.current) list.current.scrollTop = 0;
  }, [told]);
  const before = useRef(null); // whether the latest was in sight when a replay began
  useEffect(() => {
    if (replaying) {
      before.current ??= stuck.current;
      document.getElementById(`told-${replaying}`)?.scrollIntoView({ block: "nearest" });
    } else {
      if (before.current) list.current.scrollTop = 0;
      before.current = null;
    }
  }, [replaying]);
  const from = told.at(-shown)?.number ?? 0;
  const [opened, setOpened] = useState(NONE);
  const open = (run) => setOpened(new Set([...opened, run]));
  return html`<div class="log" ref=${list} onScroll=${() => {
    stuck.current = list.current.scrollTop < 40;
  }} tabindex="0"
    role="log" aria-live="off" aria-label=${words.text("table-log")}>
    <h2 class="spoken">${words.text("table-log")}</h2>
    ${!told.length && html`<p class="log-empty">${words.text("table-log-empty")}</p>`}
    <ol reversed>${chapters(told, desk.board.value?.table?.apart ?? [])
      .toReversed()
      .filter((chapter) => chapter.last >= from)
      .flatMap((chapter) => rowsOf(desk, chapter, { from, opened, open }))}</ol>
    ${
      told.length > shown
      && html`<button type="button" class="button button-quiet" onClick=${() => setShown(shown + 4 * PAGE)}>
      ${words.text("table-log-earlier")}</button>`
    }
    ${
      !stuck.current
      && html`<button type="button" class="button log-latest" onClick=${() => {
        list.current.scrollTop = 0;
      }}>
      <${Icon} id="i-up" />${words.text("table-log-latest")}</button>`
    }
  </div>`;
}

function line(desk, one) {
  if (!drawn.has(one)) drawn.set(one, html`<${LogLine} key=${one.number} desk=${desk} told=${one} />`);
  return drawn.get(one);
}

/**
 * The log by chapters, each with its heading and the parts that have headings of their own. Events that are `apart`
 * belong to no part before them.
 */
function chapters(told, apart) {
  const found = [];
  for (const one of told) {
    const heading = isHeading(one) ? one : null;
    if (!found.length || heading?.weight)
      found.push({ heading: heading?.weight ? one : null, first: one.number, parts: [] });
    const chapter = found.at(-1);
    chapter.last = one.number;
    if (chapter.heading === one) continue;
    if (!chapter.parts.length || heading || apart.includes(one.event.event))
      chapter.parts.push({ heading, first: one.number, lines: [] });
    const part = chapter.parts.at(-1);
    part.last = one.number;
    if (!heading) part.lines.push(one);
  }
  return found;
}

/**
 * A chapter with the latest of it first, under its heading. What comes before the first heading has a plain one.
 * All rows of the log are children of one list, each with its own key: in lists within lists, where rows went from one
 * to another while new ones came in front, they were left standing below older ones.
 */
function rowsOf(desk, { heading, first, parts }, { from, opened, open }) {
  const shown = parts.filter((part) => part.last >= from).toReversed();
  const rows = [];
  if (heading) rows.push(line(desk, heading));
  else if (shown.length)
    rows.push(
      html`<li class="log-heading" key=${`before ${first}`}><h2>${desk.words.value.text("table-log-beginning")}</h2></li>`,
    );
  for (const [at, part] of shown.entries()) {
    if (part.heading) rows.push(line(desk, part.heading));
    else if (at > 0) rows.push(html`<li class="log-apart" key=${`apart ${part.first}`} aria-hidden="true"></li>`);
    for (const run of folded(part.lines.filter((one) => one.number >= from).toReversed()))
      rows.push(...runRows(desk, run, { opened, open }));
  }
  return rows;
}

/** The lines of a run; of many alike the latest, and the others when they are asked for. */
function runRows(desk, run, { opened, open }) {
  const id = run.at(-1).number;
  const isShort = run.length <= LIKE || opened.has(id) || run.some((one) => one.number === desk.replaying.value);
  if (isShort) return run.map((one) => line(desk, one));
  const more = desk.words.value.text("table-log-alike", { count: run.length - 1 });
  return [
    line(desk, run[0]),
    html`<li class="log-run" key=${`run ${id}`}><button type="button" class="quiet-link" onClick=${() => open(id)}>${more}</button></li>`,
  ];
}

/** Events of one kind that follow each other and weigh nothing, such as a set-up, as one run. */
function folded(told) {
  const runs = [];
  for (const one of told) {
    const run = runs.at(-1);
    const same = run && one.weight === 0 && run[0].event.event === one.event.event;
    if (same) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** Orders that have been carried out are told by what came of them. */
function worthTelling(desk) {
  const told = desk.director.told.value;
  const carriedOut = told.findLast((one) => !one.private)?.number ?? 0;
  const isDone = (one) => one.private && (one.weight === 0 || isOwnSeal(desk, one));
  return told.filter((one) => !isDone(one) || one.number > carriedOut);
}

function LogLine({ desk, told }) {
  const { event } = told;
  const kinds = desk.m.kinds.value;
  const words = desk.words.value;
  const things = eventThings(event, kinds);
  if (isHeading(told))
    return html`<li class=${classes("log-heading", !told.weight && "minor")} id=${`told-${told.number}`}>
    <h2>${!told.weight && html`<${SideMark} desk=${desk} side=${eventSide(event, kinds)} />`}${words.event(event)}</h2><${Cards} desk=${desk} told=${told} /></li>`;
  const now = desk.replaying.value === told.number;
  return html`<li class=${classes("log-line", `weight-${told.weight}`, told.private && "private", now && "now")} id=${`told-${told.number}`}
    onMouseEnter=${() => {
      desk.shown.value = things;
    }} onMouseLeave=${() => {
      desk.shown.value = [];
    }}>
    <span class="log-number">${told.number}</span>
    <span class="log-text"><${SideMark} desk=${desk} side=${eventSide(event, kinds)} /> <${Sentence} desk=${desk} event=${event} />
      ${told.private && html` <span class="log-private"><${Icon} id="i-eye-off" label=${words.text("table-private")} /></span>`}<${Cards} desk=${desk} told=${told} /></span>
    <${RuleChip} desk=${desk} rule=${told.rule} />
  </li>`;
}

/** The cards of what came to its end here, to be seen once more. */
function Cards({ desk, told }) {
  const words = desk.words.value;
  const due = desk.m.reports.peek().filter((report) => report.due === told.number);
  const show = (id) =>
    desk.director.open(desk.m.reports.peek().find((one) => one.due === told.number && one.id === id));
  return due.map(
    ({
      id,
      heading,
    }) => html`<button type="button" class="button log-card" key=${id} title=${words.text("table-report-open")} onClick=${() => show(id)}>
    <${Icon} id="i-flag" />${heading ? words.text("pair", { what: words.event(heading.event), how: titleOf(words, { id }) }) : titleOf(words, { id })}</button>`,
  );
}
