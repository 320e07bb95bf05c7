/**
 * The flight clock: where everybody who flies is at one step, all of them having taken off together.
 *
 * A flight is in the k-th hex of its way at step k, or takes more steps for a hex where its `pace` says so, and lands when
 * the way ends. Who only covers its base (a course that `stays`) is over it all the time. Flights of both sides in one hex
 * at one step meet, unless one flies too high for that: `clock.high` of the board has the signs of those that do.
 */
import { html, useMemo } from "../../vendor/preact.js";
import { besides, coursesOf, placesOf } from "./courses.js";
import { slotOf } from "./grid.js";
import { Sign } from "./signs.js";

const AT_SEA = "sail";
const LOWER = 6; // as ways run, a little below the middle of a hex
const RING = 25;
const OVER = [24, -26]; // who covers a hex circles beside its middle, where its ships lie

/** The last step at which anybody is in the air; 0 where nobody flies. */
export function lastStep(board, scene) {
  return Math.max(0, ...flights(board, scene).map(({ course, counters }) => (course.length - 1) * paceOf(counters)));
}

function flights(board, scene) {
  return scene ? coursesOf(board, scene).filter(({ kind, course }) => kind !== AT_SEA && course.length > 1) : [];
}

/** How many steps of the clock they take for a hex. */
const paceOf = ([{ values }]) => values.pace ?? 1;

const aircraftOf = (counters) => counters.reduce((sum, { values }) => sum + (values.aircraft ?? 1), 0);

/**
 * Who is in the air at a step: `{key, place, point, angle, art, side, aircraft, isHigh}`.
 * `place` is the hex, by which meetings are found; `point` is where it is drawn.
 */
export function fliersAt(board, scene, step) {
  const isHigh = (art) => Boolean(board.clock?.high?.includes(art));
  const under = flights(board, scene).flatMap(({ key, kind, course, counters }) => {
    const at = Math.floor(step / paceOf(counters));
    if (at >= course.length) return [];
    const { aside = 0 } = board.courses[kind];
    const points = besides(placesOf(board, course), aside);
    const [x, y] = points[at];
    const [ax, ay] = points[Math.max(0, at - (at + 1 < points.length ? 0 : 1))];
    const [bx, by] = points[Math.min(points.length - 1, at + 1)];
    const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90;
    const { art, side } = counters[0];
    const aircraft = aircraftOf(counters);
    return [{ key, place: course[at], point: [x, y + LOWER], angle, art, side, aircraft, isHigh: isHigh(art) }];
  });
  return [...under, ...covers(board, scene)];
}

/** Those that cover the hex they are in. */
function covers(board, scene) {
  const stays = ({ marks = [] }) => marks.some((mark) => board.courses[mark]?.stays);
  const there = Map.groupBy(Object.values(scene.counters).filter(stays), ({ slot }) => slot);
  return [...there].flatMap(([slot, counters]) => {
    const place = slotOf(board, slot)?.thing;
    const [[x, y] = []] = place ? placesOf(board, [place]) : [];
    if (x === undefined) return [];
    const { art, side } = counters[0];
    const point = [x + OVER[0], y + OVER[1]];
    return [{ key: `over ${slot}`, place, point, angle: 45, art, side, aircraft: aircraftOf(counters), isHigh: false }];
  });
}

/** The hexes in which flights of both sides are at the same step. */
export function meetings(fliers) {
  const sides = new Map();
  for (const { place, side, isHigh } of fliers) {
    if (!isHigh) sides.set(place, (sides.get(place) ?? new Set()).add(side));
  }
  return [...sides].filter(([, there]) => there.size > 1).map(([place]) => place);
}

/** Where flights of both sides meet from the first step to the last: `{place, step}` of the first time in each hex. */
export function allMeetings(board, scene) {
  const found = new Map();
  for (let step = 0; step <= lastStep(board, scene); step += 1) {
    for (const place of meetings(fliersAt(board, scene, step))) if (!found.has(place)) found.set(place, step);
  }
  return [...found].map(([place, step]) => ({ place, step }));
}

/** All places that flights of a scene come to. */
export function placesFlown(board, scene) {
  return [...new Set(flights(board, scene).flatMap(({ course }) => course))];
}

/** Everybody in the air, drawn over the chart. */
export function Fliers({ board, scene, step }) {
  const fliers = useMemo(() => fliersAt(board, scene, step), [board, scene.counters, step]);
  const met = new Set(meetings(fliers));
  return html`<g class="fliers" aria-hidden="true">
    ${[...met].map((place) => {
      const [[x, y]] = placesOf(board, [place]);
      return html`<circle key=${place} class="meeting" cx=${x} cy=${y + LOWER} r=${RING + 13} />`;
    })}
    ${fliers.map(({ key, point: [x, y], angle, art, side, aircraft }) => {
      const { look } = board.sides[side];
      return html`<g key=${key} class=${`flying ${look}`} style=${{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
        <circle r=${RING} /><g style=${{ transform: `rotate(${angle.toFixed(0)}deg)` }}><${Sign} id=${art} x="-20" y="-15.6" size="40" height="31.2" /></g>
        <text x=${RING - 4} y=${RING + 2}>${aircraft}</text></g>`;
    })}</g>`;
}
