/** The chart: the board component, told what is lit, picked up, pointed out and planned. */

import { html, useMemo } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { asset } from "../lib.js";
import { askWhy } from "./asking.js";
import { Tool } from "./bar.js";
import { kindOf } from "./choice.js";
import { percent } from "./parts.js";
import { eventThings } from "./things.js";

export function Chart({ desk }) {
  const { match, scene } = desk.m;
  const folder = useMemo(() => asset(`games/${match.value.game}/board/`), [match.value.game]);
  const acts = useMemo(() => actionsOf(desk), [desk]);
  const hidden = desk.hideCounters.value;
  return html`<div class="chart">
    <${Board} board=${desk.board.value} charts=${folder} words=${desk.words.value} side=${desk.isSpectator ? undefined : desk.seat.value}
      scene=${hidden ? { ...scene.value, counters: {}, piles: {} } : scene.value} lit=${desk.lit.value}
      selected=${desk.threads.value.flat()} arrows=${arrows(desk)} lastMoves=${pointedOut(desk)} focus=${inSight(desk)}
      theme=${desk.theme.value} buttons=${desk.isPhone.value} onPoint=${acts.point} onLift=${acts.lift} onDrag=${desk.m.isMine.value ? acts.drag : undefined}
      onWhy=${acts.why} onHover=${acts.hover} handle=${acts.handle} />
  </div>`;
}

/** How long the pointer rests on what is not allowed before the reason comes, in milliseconds. */
const DWELL = 500;
/** How long it stays when the pointer leaves: long enough to reach the chip of its rule. */
const LINGER = 300;

function leave(desk, tip) {
  if (desk.tip.value === tip && !document.querySelector(".why-tip:hover")) desk.tip.value = null;
}

function actionsOf(desk) {
  let timer;
  return {
    hover: (thing) => {
      clearTimeout(timer);
      const tip = desk.tip.value;
      if (tip?.hovered && tip.thing !== thing) setTimeout(() => leave(desk, tip), LINGER);
      const ask = () => isForbidden(desk, thing) && desk.tip.value?.thing !== thing
        && askWhy(desk, [desk.threads.value[0][0], thing], { hovered: true });
      if (isForbidden(desk, thing)) timer = setTimeout(ask, DWELL);
    },
    point: (thing, { counter, element } = {}) => desk.tap(thing, { anchor: counter ? element : null }),
    lift: (counter) => desk.lift(counter),
    drag: (counter, thing) => desk.drop([counter], thing),
    why: (thing, { how } = {}) => {
      if (thing && how !== "hover") askWhy(desk, [...(desk.threads.value[0] ?? []), thing], {});
    },
    handle: (api) => { desk.chart = api; },
  };
}

/** Whether something is picked up, and this is a place of the kind it can go to, but not one of those. */
function isForbidden(desk, thing) {
  if (!thing || !desk.threads.value.length || desk.lit.value.has(thing) || desk.threads.value.flat().includes(thing)) return false;
  return [...desk.lit.value].some((other) => kindOf(other) === kindOf(thing));
}

/** From where to where the row under the pointer leads, with its chance. */
function arrows(desk) {
  const row = desk.row.value;
  if (!row || row.kind !== "option") return [];
  const text = row.chance === null || row.chance === undefined ? "" : percent(desk.words.value, row.chance);
  return row.entries.filter((entry) => entry.touch.length > 1)
    .map((entry) => ({ from: entry.touch[0], to: entry.touch.at(-1), side: desk.seat.value, text }));
}

/** What a row, a log line or the replay is about; else what moved last. */
function pointedOut(desk) {
  if (desk.shown.value.length) return desk.shown.value;
  const { told } = desk.m.news.value;
  return told.filter((one) => one.weight > 0).slice(-3).flatMap((one) => eventThings(one.event, desk.m.kinds.value));
}

function inSight(desk) {
  if (desk.replaying.value) return desk.shown.value;
  if (desk.hint.value) return desk.hint.value.touch;
  // A phone shows a part of the chart: the one where something can be chosen.
  return desk.isPhone.value ? [...desk.threads.value.flat(), ...desk.lit.value].slice(0, 40) : [];
}

/** Zoom and fit, for the strip above the chart. */
export function ChartTools({ desk }) {
  const words = desk.words.value;
  return html`<span class="chart-tools">
    <${Tool} id="i-plus" label=${words.text("table-zoom-in")} press=${() => desk.chart?.zoomIn()} />
    <${Tool} id="i-minus" label=${words.text("table-zoom-out")} press=${() => desk.chart?.zoomOut()} />
    <${Tool} id="i-fit" label=${words.text("table-fit")} press=${() => desk.chart?.fit()} />
  </span>`;
}
