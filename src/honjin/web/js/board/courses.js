/**
 * Courses: the plotted ways of ships and aircraft, a tick at every step.
 *
 * Of one that is being plotted a counter also has its `tail`: `{left, home, lost}`, how many steps are left, the way home
 * from its last step if there is one, and whether nobody is to come home. Those that are `dim` step back meanwhile.
 */
import { html, useMemo } from "../../vendor/preact.js";
import { areaOf, slotOf } from "./grid.js";
import { middleOf } from "./layout.js";
import { Sign } from "./signs.js";

const LOWER = 6; // ways run a little below the middle of a hex, where its name leaves them room
const TENSION = 0.18;
const START = 30; // so far from the middle of its hex an order begins: at the edge of the counters
const END = 16; // and so far before the middle of the other it ends
const BESIDE = 17; // so far beside the line flies who goes along it
const SAIL = "sail";

/**
 * The courses of a scene: counters of one slot that go the same way for the same purpose share one. The purpose is the
 * first of a counter's marks that `courses` of the board has a way to draw; without one they are ordered to go there.
 * @returns {{key: string, kind: string, course: string[], counters: object[], tail: ?object, isDim: boolean}[]}
 */
export function coursesOf(board, scene) {
  const groups = new Map();
  for (const counter of Object.values(scene.counters)) {
    const { slot, ordered, marks = [] } = counter;
    const course = counter.course ?? (ordered && ordered !== slot ? [slot, ordered] : []);
    if (course.length < 2 && !counter.tail) continue;
    const kind = marks.find((mark) => mark in (board.courses ?? {})) ?? SAIL;
    const key = [counter.slot, kind, ...course].join(" ");
    if (!groups.has(key)) groups.set(key, { key, kind, course, counters: [], tail: null, isDim: true });
    const group = groups.get(key);
    group.counters.push(counter);
    group.tail ??= counter.tail;
    group.isDim &&= Boolean(counter.dim);
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
export function Courses({ board, words, scene, kinds }) {
  const courses = useMemo(() => coursesOf(board, scene), [board, scene.counters]);
  const Way = kinds === "sailing" ? Order : Course;
  const shown = courses.filter(({ kind }) => (kind === SAIL) === (kinds === "sailing"));
  // Where the plots of both sides lie over each other, each is drawn in the colour of its side.
  const isBoth = new Set(shown.map(({ counters }) => counters[0].side)).size > 1;
  return html`<g class=${isBoth ? "courses both" : "courses"} aria-hidden="true">
    ${shown.map((one) => html`<${Way} key=${one.key} board=${board} words=${words} course=${one} />`)}</g>`;
}

/** An order to go somewhere: from the edge of the counters to the other hex, and how many go. */
function Order({ board, course: { key, course, counters, isDim } }) {
  const count = counters.length;
  return useMemo(() => {
    const points = placesOf(board, course);
    if (points.length < 2) return null;
    const goal = points.at(-1);
    const way = [towards(points[0], points[1], START), ...points.slice(1, -1), towards(goal, points.at(-2), END)];
    const d = throughAll(way);
    return html`<g class=${isDim ? "course sail dim" : "course sail"}><path d=${d} class="casing" /><path d=${d} class="way" />${head(way)}
      <g class="goal" transform=${`translate(${goal.join(" ")})`}><circle r="11" /><text y="5">${count}</text></g></g>`;
  }, [board, key, count, isDim]);
}

/** A point so far from one place in the direction of another. */
function towards([x, y], [ox, oy], far) {
  const part = far / (Math.hypot(ox - x, oy - y) || 1);
  return [x + (ox - x) * part, y + (oy - y) * part];
}

function Course({ board, words, course: { key, kind, course, counters, tail, isDim } }) {
  const aircraft = counters.reduce((sum, { values }) => sum + (values.aircraft ?? 0), 0);
  const ahead = JSON.stringify(tail);
  const look = board.sides?.[counters[0].side]?.look ?? "";
  return useMemo(() => {
    const { tick, aside, tag } = board.courses[kind];
    const points = besides(placesOf(board, course), aside).map(lowered);
    if (points.length < 2)
      return (
        tail
        && html`<g class=${`course ${kind}`}><${Ahead} board=${board} words=${words} from=${lowered(placesOf(board, course)[0])} tail=${tail} /></g>`
      );
    const d = throughAll(points);
    const isRound = course[0] === course.at(-1);
    const steps = points.slice(1, isRound ? -1 : undefined);
    return html`<g class=${`course ${kind} ${look}${isDim ? " dim" : ""}`}>
      <path d=${d} class="casing" /><path d=${d} class="way" />
      ${!isRound && !tail && head(points)}
      ${steps.map(
        ([x, y], i) => html`<g key=${i} class="tick" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        ${tick === "diamond" ? html`<rect x="-9" y="-9" width="18" height="18" rx="2.6" transform="rotate(45)" />` : html`<circle r="9.2" />`}
        <text y="4.6">${i + 1}</text></g>`,
      )}
      ${!tag && flier(points, counters[0].art)}
      ${tag && aircraft > 0 && html`<${Tag} points=${points} art=${counters[0].art} count=${aircraft} />`}
      ${tail && html`<${Ahead} board=${board} words=${words} from=${points.at(-1)} tail=${tail} />`}
    </g>`;
  }, [board, words, key, aircraft, ahead, isDim, look]);
}

const lowered = ([x, y]) => [x, y + LOWER];

/** Half way along its course, beside the line: who flies it, turned to where it goes. */
function flier(points, art) {
  const at = Math.max(1, Math.floor(points.length / 2));
  const [[ax, ay], [bx, by]] = [points[at - 1], points[at]];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = [(ax + bx) / 2 - ((by - ay) / far) * BESIDE, (ay + by) / 2 + ((bx - ax) / far) * BESIDE];
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90;
  return html`<g class="flier" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${angle.toFixed(0)})`}>
    <${Sign} id=${art} x="-16" y="-12.5" size="32" height="25" class="casing" /><${Sign} id=${art} x="-16" y="-12.5" size="32" height="25" /></g>`;
}

/** What lies before a way that is being plotted: the way home, and how many steps are left beside it. */
function Ahead({ board, words, from: [x, y], tail: { left, home, lost } }) {
  const back = home && home.length > 1 ? [[x, y], ...placesOf(board, home.slice(1)).map(lowered)] : [];
  const spare = left - Math.max(0, (home?.length ?? 1) - 1);
  const isLost = !lost && !home;
  const text = isLost
    ? words.text("board-no-way-home")
    : !lost && home.length > 1 && !spare
      ? words.text("board-turn-home")
      : words.text("board-steps-left", { count: left });
  const width = 16 + text.length * 6.6;
  return html`${back.length > 0 && html`<path d=${throughAll(back)} class="home casing" /><path d=${throughAll(back)} class="home" />`}
    <g class=${`ahead${isLost ? " lost" : ""}`} transform=${`translate(${x.toFixed(1)} ${(y - 26).toFixed(1)})`}>
      <rect x=${-width / 2} y="-11" width=${width} height="22" rx="11" /><text y="5">${text}</text></g>`;
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
