/** Courses: the plotted ways of ships and aircraft, a tick at every step. */
import { html, useMemo } from "../../vendor/preact.js";
import { areaOf, slotOf } from "./grid.js";
import { middleOf } from "./layout.js";
import { Sign } from "./signs.js";

const LOWER = 6; // ways run a little below the middle of a hex, where its name leaves them room
const TENSION = 0.18;
const START = 30; // so far from the middle of its hex an order begins: at the edge of the counters
const END = 16; // and so far before the middle of the other it ends
const SAIL = "sail";

/**
 * The courses of a scene: counters of one slot that go the same way for the same purpose share one. The purpose is the
 * first of a counter's marks that `courses` of the board has a way to draw; without one they are ordered to go there.
 * @returns {{key: string, kind: string, course: string[], counters: object[]}[]}
 */
export function coursesOf(board, scene) {
  const groups = new Map();
  for (const counter of Object.values(scene.counters)) {
    const { slot, ordered, marks = [] } = counter;
    const course = counter.course ?? (ordered && ordered !== slot ? [slot, ordered] : []);
    if (course.length < 2) continue;
    const kind = marks.find((mark) => mark in (board.courses ?? {})) ?? SAIL;
    const key = [counter.slot, kind, ...course].join(" ");
    if (!groups.has(key)) groups.set(key, { key, kind, course, counters: [] });
    groups.get(key).counters.push(counter);
  }
  return [...groups.values()];
}

/** The places of a course on the board; steps that the board does not have are passed over. */
export function placesOf(board, course) {
  return course
    .map((id) => {
      const slot = slotOf(board, id);
      return areaOf(board, slot?.thing ?? id)?.centre ?? (slot && middleOf(slot));
    })
    .filter(Boolean);
}

/**
 * The places of a course that lie between two slots, in order: by them counters travel from one to the other. None where
 * the course does not lead from the first on to the second.
 */
export function placesBetween(board, course, from, to) {
  const places = course.map((id) => thingOf(board, id));
  const [start, end] = [from, to].map((slot) => thingOf(board, slot));
  const ends = places.flatMap((place, i) => (place === end ? [i] : []));
  // Where it passes the same hexes out and home, the nearest of them are meant.
  const legs = places.flatMap((place, i) => (place === start ? ends.filter((j) => j > i).map((j) => [i, j]) : []));
  const [first, last] = legs.reduce((best, leg) => (leg[1] - leg[0] < best[1] - best[0] ? leg : best), [0, Infinity]);
  return last === Infinity ? [] : placesOf(board, places.slice(first + 1, last));
}

function thingOf(board, id) {
  return slotOf(board, id)?.thing ?? id;
}

/** The same way, moved to the right of whoever goes it: so the way out and the way home stay apart. */
export function besides(points, aside) {
  return points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(points.length - 1, i + 1)];
    const far = Math.hypot(bx - ax, by - ay);
    // Where it turns back the way it came there is no side.
    return far ? [x - ((by - ay) / far) * aside, y + ((bx - ax) / far) * aside] : [x, y];
  });
}

/** A smooth line through points. */
export function throughAll(points) {
  const at = (i) => points[Math.min(Math.max(i, 0), points.length - 1)];
  const text = (point) => point.map((number) => Math.round(number * 10) / 10).join(" ");
  const curves = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
    const pull = (from, one, other) => [0, 1].map((n) => from[n] + (one[n] - other[n]) * TENSION);
    return `C${text(pull(start, end, before))} ${text(pull(end, start, after))} ${text(end)}`;
  });
  return `M${text(points[0])}${curves.join("")}`;
}

/** Flights lie below the counters, orders above them: `kinds` is "plotted" or "sailing". */
export function Courses({ board, scene, kinds }) {
  const courses = useMemo(() => coursesOf(board, scene), [board, scene.counters]);
  const Way = kinds === "sailing" ? Order : Course;
  const shown = courses.filter(({ kind }) => (kind === SAIL) === (kinds === "sailing"));
  return html`<g class="courses" aria-hidden="true">
    ${shown.map((one) => html`<${Way} key=${one.key} board=${board} course=${one} />`)}</g>`;
}

/** An order to go somewhere: from the edge of the counters to the other hex, and how many go. */
function Order({ board, course: { key, course, counters } }) {
  const count = counters.length;
  return useMemo(() => {
    const points = placesOf(board, course);
    if (points.length < 2) return null;
    const goal = points.at(-1);
    const way = [towards(points[0], points[1], START), ...points.slice(1, -1), towards(goal, points.at(-2), END)];
    const d = throughAll(way);
    return html`<g class="course sail"><path d=${d} class="casing" /><path d=${d} class="way" />${head(way)}
      <g class="goal" transform=${`translate(${goal.join(" ")})`}><circle r="11" /><text y="5">${count}</text></g></g>`;
  }, [board, key, count]);
}

/** A point so far from one place in the direction of another. */
function towards([x, y], [ox, oy], far) {
  const part = far / (Math.hypot(ox - x, oy - y) || 1);
  return [x + (ox - x) * part, y + (oy - y) * part];
}

function Course({ board, course: { key, kind, course, counters } }) {
  const aircraft = counters.reduce((sum, { values }) => sum + (values.aircraft ?? 0), 0);
  return useMemo(() => {
    const { tick, aside, tag } = board.courses[kind];
    const points = besides(placesOf(board, course), aside).map(([x, y]) => [x, y + LOWER]);
    if (points.length < 2) return null;
    const d = throughAll(points);
    const isRound = course[0] === course.at(-1);
    const steps = points.slice(1, isRound ? -1 : undefined);
    return html`<g class=${`course ${kind}`}>
      <path d=${d} class="casing" /><path d=${d} class="way" />
      ${!isRound && head(points)}
      ${steps.map(
        ([x, y], i) => html`<g key=${i} class="tick" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        ${tick === "diamond" ? html`<rect x="-8.6" y="-8.6" width="17.2" height="17.2" rx="2.6" transform="rotate(45)" />` : html`<circle r="8.2" />`}
        <text y="4.3">${i + 1}</text></g>`,
      )}
      ${tag && aircraft > 0 && html`<${Tag} points=${points} art=${counters[0].art} count=${aircraft} />`}
    </g>`;
  }, [board, key, aircraft]);
}

/** The head of an arrow at the end of a way that does not come back. */
function head(points) {
  const [[ax, ay], [x, y]] = points.slice(-2);
  const angle = (Math.atan2(y - ay, x - ax) * 180) / Math.PI;
  return html`<path d="M-12-9L8 0-12 9Z" class="head" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${angle.toFixed(0)})`} />`;
}

/** How many aircraft fly, beside the first step. */
function Tag({ points, art, count }) {
  const [x, y] = [0, 1].map((n) => (points[0][n] + points[1][n]) / 2);
  const width = 30 + String(count).length * 7.5;
  return html`<g class="course-tag" transform=${`translate(${(x + 14).toFixed(1)} ${(y - 24).toFixed(1)})`}>
    <rect x="0" y="-11" width=${width} height="22" rx="4" /><${Sign} id=${art} x="3" y="-8.6" size="22" height="17.2" />
    <text x=${width - 6} y="5">${count}</text></g>`;
}
