/** Motion between two scenes: counters travel, turn over or sink, markers step. A press ends it at once. */
import { html, render } from "../../vendor/preact.js";
import { bend } from "./arrows.js";
import { CounterFace, lookOf } from "./counters.js";
import { placesBetween } from "./courses.js";
import { slotOf } from "./grid.js";
import { sizeOf, spotsOf } from "./layout.js";
import { markerSpot } from "./markers.js";

const MOVE = 260;
const MOVE_MORE = 60; // for each stretch of about one zone
const MOVE_MOST = 500;
const ZONE = 320; // board units
const HEX = 130; // on a grid, from hex to hex
const HEX_MOST = 1200;
const FLIP = 220;
const SINK = 420;
const STEP = 200; // a marker, for each box
const FADE = 100;
const SAMPLES = 10;
const MOST_FLIPS = 12; // more that turn over at once, such as a whole army at the end of a turn, just change

/**
 * @param {object} handling `board`, `words`, `flyers()` (the group that travelling counters are drawn in), `root()`,
 *   `speed()`, `reduced()`, and `flying(ids)`, which hides counters from their new places while they travel
 */
export function makeMotion(handling) {
  let running = [];
  let done = Promise.resolve();
  let release = null;

  /** Something will be played soon: whoever waits from now on waits for that too. */
  function expect() {
    if (!release)
      done = new Promise((resolve) => {
        release = resolve;
      });
  }

  async function play(before, after) {
    expect();
    finish();
    const tasks = document.hidden || !before ? [] : plan(before, after);
    handling.flying(new Set(tasks.flatMap((task) => task.ids ?? [])));
    await Promise.allSettled(tasks.map((task) => task.run()));
    handling.flying(new Set());
    const resolve = release;
    release = null;
    resolve?.();
  }

  /** Resolved when nothing moves any more. A scene that was just set is drawn first, in the next task. */
  async function settled() {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return done;
  }

  function finish() {
    const any = running.length > 0;
    for (const animation of running.splice(0)) animation.finish();
    return any;
  }

  function plan(before, after) {
    const { board } = handling;
    const look = lookOf(board);
    const [old, now] = [spotsOf(board, before), spotsOf(board, after)];
    const groups = new Map();
    const tasks = [];
    const flips = [];
    for (const [id, counter] of Object.entries(after.counters)) {
      const was = before.counters[id];
      const from = old.get(id);
      const to = now.get(id);
      // What is only known from sightings does not travel: nobody saw it on its way.
      if (!was || !from || counter.seen) continue;
      if (was.slot !== counter.slot && to) {
        const course = was.course ?? counter.course ?? [];
        const key = `${was.slot} ${counter.slot} ${course.join(" ")}`;
        const between = board.grid && placesBetween(board, course, was.slot, counter.slot);
        groups.set(key, [...(groups.get(key) ?? []), { id, from, to, between }]);
      } else if (was.slot !== counter.slot && look.isSinking(counter)) tasks.push({ run: () => sink(id, was, from) });
      else if (look.turned(was, counter) && to) flips.push({ run: () => flip(id, was, counter, to) });
    }
    if (flips.length <= MOST_FLIPS) tasks.push(...flips);
    for (const group of groups.values()) {
      tasks.push({ ids: group.map(({ id }) => id), run: () => travel(group, after) });
    }
    return [...tasks, ...markers(before, after)];
  }

  /** Counters that go the same way travel as one pile: along the arrow, or on a grid from hex to hex. */
  function travel(group, scene) {
    const [{ from, to, between }] = group;
    const flyer = carrier(group.map(({ id }) => [id, scene.counters[id]]));
    if (handling.reduced()) return fadeIn(flyer, at(to));
    if (between) return hexByHex(flyer, [from, ...between.map(([x, y]) => ({ x, y, scale: to.scale })), to]);
    const { middle } = bend([from.x, from.y], [to.x, to.y]);
    const frames = Array.from({ length: SAMPLES + 1 }, (_, i) => {
      const t = i / SAMPLES;
      const mix = (a, b, c) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      const scale = from.scale + (to.scale - from.scale) * t;
      return { transform: at({ x: mix(from.x, middle[0], to.x), y: mix(from.y, middle[1], to.y), scale }) };
    });
    const zones = Math.hypot(to.x - from.x, to.y - from.y) / ZONE;
    return run(flyer, frames, Math.min(MOVE_MOST, MOVE + MOVE_MORE * zones), "ease-in-out");
  }

  function hexByHex(flyer, spots) {
    const frames = spots.map((spot) => ({ transform: at(spot), easing: "ease-in-out" }));
    return run(flyer, frames, Math.min(HEX_MOST, MOVE + HEX * (spots.length - 2)), "linear");
  }

  function fadeIn(flyer, transform) {
    return run(
      flyer,
      [
        { transform, opacity: 0 },
        { transform, opacity: 1 },
      ],
      FADE,
      "linear",
    );
  }

  async function flip(id, was, now, spot) {
    const [first, second] = [`${at(spot)} scaleY(1)`, `${at(spot)} scaleY(0)`];
    if (handling.reduced()) return fadeIn(carrier([[id, now]]), first);
    await run(carrier([[id, was]]), [{ transform: first }, { transform: second }], FLIP / 2, "ease-in");
    return run(carrier([[id, now]]), [{ transform: second }, { transform: first }], FLIP / 2, "ease-out");
  }

  function sink(id, was, spot) {
    const listing = `${at(spot)} translateY(10px) rotate(12deg)`;
    const end = handling.reduced() ? at(spot) : listing;
    const frames = [
      { transform: at(spot), opacity: 1 },
      { transform: end, opacity: 0 },
    ];
    return run(
      carrier([[id, was]]),
      frames,
      handling.reduced() ? FADE : SINK,
      handling.reduced() ? "linear" : "ease-in",
    );
  }

  function markers(before, after) {
    const tasks = [];
    const [old, now] = [standing(before), standing(after)];
    for (const [id, to] of Object.entries(now)) {
      const from = old[id];
      if (!from || from.slot === to.slot) continue;
      const element = handling.root().querySelector(`[data-marker="${id}"]`);
      const boxes = Math.min(4, Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 63)));
      const still = handling.reduced();
      const frames = still ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: shift(from) }, { transform: shift(to) }];
      const time = still ? FADE : STEP * boxes;
      if (element) tasks.push({ run: () => animate(element, frames, time, "ease-in-out") });
    }
    return tasks;
  }

  function standing(scene) {
    const counts = {};
    const places = {};
    for (const [id, marker] of Object.entries(scene.markers)) {
      if (!slotOf(handling.board, marker.slot)) continue;
      counts[marker.slot] = (counts[marker.slot] ?? -1) + 1;
      const [x, y] = markerSpot(handling.board, marker, counts[marker.slot]);
      places[id] = { x, y, slot: marker.slot };
    }
    return places;
  }

  /** A group that holds the counters, drawn around its own origin. */
  function carrier(counters) {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    render(lookOf(handling.board).closed ? force(counters) : pile(counters), group);
    handling.flyers().append(group);
    return group;
  }

  /** Counters as the force they are on the board. */
  function force(counters) {
    const { board, words } = handling;
    const [, { slot, side }] = counters[0];
    const together = { side, thing: "", counters: counters.map(([id]) => id) };
    const scene = { counters: Object.fromEntries(counters) };
    const { size, face } = lookOf(board).closed(board, words, slotOf(board, slot) ?? {}, together, scene);
    return html`<g transform=${`translate(${-size[0] / 2} ${-size[1] / 2})`}>${face}</g>`;
  }

  function pile(counters) {
    const { board, words } = handling;
    const [dx, dy] = board.counter.pile.offset;
    const layers = Math.min(counters.length, board.counter.pile.layers) - 1;
    const [id, counter] = counters[0];
    const [width, height] = sizeOf(board, counter);
    const { look } = board.sides[counter.side];
    return html`<g transform=${`translate(${-width / 2} ${-height / 2})`}>
      ${Array.from({ length: layers }, (_, n) => layers - n).map(
        (i) => html`<use href=${`#layer-${look}`} x=${i * dx}
        y=${i * dy} />`,
      )}
      <${CounterFace} board=${board} words=${words} id=${id} counter=${counter} /></g>`;
  }

  async function run(flyer, frames, duration, easing) {
    try {
      await animate(flyer, frames, duration, easing);
    } finally {
      render(null, flyer);
      flyer.remove();
    }
  }

  function animate(element, frames, duration, easing) {
    const animation = element.animate(frames, { duration: duration / handling.speed(), easing, fill: "both" });
    running.push(animation);
    return animation.finished.then(() => {
      animation.cancel();
      running = running.filter((other) => other !== animation);
    });
  }

  return { expect, play, finish, settled };
}

function at({ x, y, scale }) {
  return `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function shift({ x, y }) {
  return `translate(${x}px,${y}px)`;
}
