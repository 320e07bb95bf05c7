/** The chart: the board component, told what is lit, picked up, pointed out and planned. */

import { computed, html, useMemo } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { ClockButton, ClockPanel } from "../board/clock_control.js";
import { areaOf, hexOf } from "../board/grid.js";
import { Icon, asset, classes } from "../lib.js";
import { askWhy } from "./asking.js";
import { Tool } from "./bar.js";
import { PieceCard } from "./card.js";
import { formArrows } from "./form_arrows.js";
import { fitting, kindOf } from "./choice.js";
import { placeOf } from "./hand.js";
import { percent } from "./parts.js";
import { plottedScene } from "./plotted.js";
import { LookButton } from "./stack.js";
import { eventThings, withFollowers } from "./things.js";
import { toneOf, tonesOf } from "./tones.js";

export function Chart({ desk }) {
  const { match } = desk.m;
  const folder = useMemo(() => asset(`games/${match.value.game}/board/`), [match.value.game]);
  const acts = useMemo(() => actionsOf(desk), [desk]);
  const plotted = useMemo(
    () => computed(() => plottedScene(desk, desk.director.scene.value ?? desk.m.scene.value)),
    [desk],
  );
  const hidden = desk.hideCounters.value;
  const then = desk.earlier.value;
  const shown = then ?? desk.survey.onto(plotted.value);
  const lens = desk.lens.value || (then ? "" : desk.survey.lens);
  // What was cannot be chosen from: the chart of then has nothing lit, and a press on it comes back to the present.
  return html`<div class=${classes("chart", desk.director.isReplay.value && "is-then")}>
    <${Board} board=${desk.board.value} charts=${folder} words=${desk.words.value} side=${desk.isSpectator ? undefined : desk.seat.value}
      scene=${hidden ? { ...shown, counters: {}, piles: {} } : shown} lit=${then ? NOTHING : desk.lit.value}
      selected=${then ? [] : [...desk.threads.value.flat(), ...held(desk)]} arrows=${then ? [] : desk.form.isAsked ? sheetArrows(desk) : arrows(desk)} lastMoves=${pointedOut(desk)} pointed=${pointedAt(desk, then)} focus=${inSight(desk)}
      theme=${desk.theme.value} fallen=${desk.director.dice} onPress=${acts.press} tones=${then ? NO_TONES : tonesNow(desk)} lens=${lens} picks=${isPicked(desk)} drawings=${desk.notes.drawings} pen=${desk.notes.pen.value} overlay=${then || !desk.survey.isOn ? null : desk.survey} clock=${desk.clock} buttons=${desk.isPhone.value} onPoint=${acts.point} onLift=${acts.lift} drawsFrom=${!then && desk.form.isAsked ? desk.form.wayEnd : ""} onDrag=${desk.m.isMine.value && !then ? acts.drag : undefined}
      onWhy=${acts.why} onLook=${acts.look} onHover=${acts.hover} handle=${acts.handle} />
    ${!then && html`<${PieceCard} desk=${desk} />`}
    ${desk.isPhone.value && html`<div class="chart-lenses"><${LookButton} desk=${desk} /><${ClockButton} board=${desk.board.value} words=${desk.words.value} scene=${shown} step=${desk.clock} /><${Lenses} desk=${desk} /></div>`}
    <${ClockPanel} board=${desk.board.value} words=${desk.words.value} scene=${shown} step=${desk.clock} />
  </div>`;
}

const NOTHING = new Set();
const NO_TONES = {};

/** How long the pointer rests on what is not allowed before the reason comes, in milliseconds. */
const DWELL = 500;
/** How long it stays when the pointer leaves: long enough to reach the chip of its rule. */
const LINGER = 300;

/** Counters narrower than this, in pixels, are too small for a finger. */
const FINGER = 26;

function leave(desk, tip) {
  if (desk.tip.value === tip && !document.querySelector(".why-tip:hover")) desk.tip.value = null;
}

function actionsOf(desk) {
  let timer;
  return {
    hover: (thing) => {
      clearTimeout(timer);
      desk.hovered.value = thing;
      const tip = desk.tip.value;
      if (tip?.hovered && tip.thing !== thing) setTimeout(() => leave(desk, tip), LINGER);
      const ask = () =>
        isForbidden(desk, thing)
        && desk.tip.value?.thing !== thing
        && askWhy(desk, [desk.threads.value[0][0], thing], { hovered: true });
      if (isForbidden(desk, thing)) timer = setTimeout(ask, DWELL);
    },
    point: (thing, { counter, element, how } = {}) => {
      clearTimeout(timer); // a press asks by itself: the reason must not come a second time and go with the pointer
      // A finger cannot tell small counters apart: it means the place, which offers them large.
      if (desk.director.skip()) return undefined;
      if (desk.looking.isOn.value) return desk.looking.open(thing);
      const isSmall = how === "tap" && thing === counter && element.getBoundingClientRect().width < FINGER;
      if (!isSmall || !desk.offerAt(placeOf(desk, counter))) desk.tap(thing, { anchor: counter ? element : null });
      return undefined;
    },
    look: (thing, { how } = {}) => {
      desk.director.skip();
      desk.looking.open(thing, { by: how });
    },
    lift: (counter) => (desk.earlier.value ? undefined : desk.lift(counter)),
    drag: (counter, thing) => desk.drop([counter], thing),
    why: (thing, { how } = {}) => {
      if (thing && how !== "hover") askWhy(desk, [...(desk.threads.value[0] ?? []), thing], {});
    },
    press: () => desk.director.skip(),
    handle: (api) => {
      desk.chart = api;
    },
  };
}

/** Whether something is picked up, and this is a place of the kind it can go to, but not one of those. */
function isForbidden(desk, thing) {
  if (
    !thing
    || desk.earlier.value
    || !desk.threads.value.length
    || desk.lit.value.has(thing)
    || desk.threads.value.flat().includes(thing)
  )
    return false;
  return [...desk.lit.value].some((other) => kindOf(other) === kindOf(thing));
}

/** Whether a counter of the player's own is in hand or picked up: the next one pointed at is picked too, or instead. */
const isPicked = (desk) =>
  desk.hand.value.mine || desk.threads.value.some(([thing]) => thing in desk.m.scene.value.counters);

/** The counters in hand, the place whose counters are offered, and the place that a question is about. */
function held(desk) {
  if (desk.form.isAsked) return desk.form.held.value.flatMap((row) => row.touch);
  const { group, mine } = desk.hand.value;
  return [...(mine ? group : []), desk.place.value, desk.where.value].filter(Boolean);
}

/** The arrows of a sheet; on a grid ways and places are drawn as courses. */
function sheetArrows(desk) {
  const drawn = formArrows(desk);
  return desk.board.value.grid ? drawn.filter(({ to }) => !hexOf(desk.board.value, to)) : drawn;
}

/** What one would do at each thing that is lit. */
function tonesNow(desk) {
  const [thread = []] = desk.threads.value;
  return tonesOf(desk.board.value?.table?.tones, desk.entries.value, thread);
}

/** From where to where the row or the place under the pointer leads, with its chance; what is in hand goes from its place. */
function arrows(desk) {
  const { row, hand, hovered, lit } = desk;
  const side = desk.seat.value;
  const origin = hand.value.mine ? placeOf(desk, hand.value.group[0]) : desk.where.value;
  const text = (entries) => {
    const chance = entries.map((entry) => entry.chance).find((one) => one !== undefined && one !== null);
    return chance === undefined ? "" : percent(desk.words.value, chance);
  };
  const { counters } = desk.m.scene.value;
  const kind = (entries) => toneOf(desk.board.value?.table?.tones, entries[0]) || "move";
  if (row.value?.kind === "option") {
    // What is in hand goes to the first place that an option names; else the first thing goes to the last.
    const ends = ({ touch }) => (origin && !(touch[0] in counters) ? [origin, touch[0]] : [touch[0], touch.at(-1)]);
    const { entries } = row.value;
    return entries
      .filter(({ touch }) => touch.length > 1 || (origin && touch.length && !(touch[0] in counters)))
      .map((entry) => ({ from: ends(entry)[0], to: ends(entry)[1], side, text: text(entries), kind: kind(entries) }));
  }
  const threads = desk.threads.value;
  const goal = hovered.value;
  // Pointing at the goal shows the same way as pointing at its row: from each place where something is picked up.
  if (threads.length && goal && lit.value.has(goal) && !threads.flat().includes(goal)) {
    const found = threads.flatMap((thread) => fitting(desk.entries.value, [...thread, goal]).slice(0, 1));
    const starts = [
      ...new Set(threads.map((thread) => (thread[0] in counters ? counters[thread[0]].slot : thread[0]))),
    ];
    const from = origin ? [origin] : starts;
    return found.length ? from.map((one) => ({ from: one, to: goal, side, text: text(found), kind: kind(found) })) : [];
  }
  const pointed = threads.length === 1 ? threads[0][0] : goal;
  if (!origin || !pointed || pointed in counters || (pointed === goal && !lit.value.has(pointed))) return [];
  const entries = fitting(desk.entries.value, [pointed]);
  return [{ from: origin, to: pointed, side, text: text(entries), kind: entries.length ? kind(entries) : "move" }];
}

/** What a lesson explains, and the place that is looked at closely. */
function pointedAt(desk, then) {
  const looked = desk.looking.thing.value;
  return [...(then ? [] : desk.lesson.point.value), ...(looked ? [looked] : [])];
}

/** What a row, a log line or the replay is about; else the pieces that a question names, or what moved last. */
function pointedOut(desk) {
  if (desk.earlier.value) return withFollowers(desk, desk.director.item.value.things);
  if (desk.shown.value.length) return withFollowers(desk, desk.shown.value);
  if (desk.survey.isOn && desk.m.isMine.value && desk.survey.named.length) return desk.survey.named;
  const { told } = desk.m.news.value;
  return told
    .filter((one) => one.weight > 0)
    .slice(-3)
    .flatMap((one) => eventThings(one.event, desk.m.kinds.value));
}

/** More things than these are all over the chart. */
const MANY = 24;

/** A place and the few of the others that lie nearest to it: more than these a phone cannot show large. */
function nearest(board, place, others) {
  const centre = (thing) => areaOf(board, thing)?.centre ?? [0, 0];
  const [x, y] = centre(place);
  const far = (thing) => Math.hypot(centre(thing)[0] - x, centre(thing)[1] - y);
  return [place, ...others.sort((a, b) => far(a) - far(b)).slice(0, 3)];
}

/** The places of the last weighty event; another seat at the same screen sees what the one before saw. */
function lastPlaces(desk) {
  const last = desk.m.told.value.findLast((one) => one.weight > 0);
  return last ? eventThings(last.event, desk.m.kinds.value).filter((thing) => areaOf(desk.board.value, thing)) : [];
}

/** What a phone shows, and anybody who replays, learns or follows a hint. */
export function inSight(desk) {
  if (desk.earlier.value) return desk.director.item.value.things;
  if (desk.hint.value) return desk.hint.value.touch;
  if (desk.lesson.point.value.length && !desk.threads.value.length) return desk.lesson.point.value;
  if (desk.survey.isOn && desk.m.isMine.value && !desk.form.isAsked) return desk.survey.inSight;
  if (!desk.isPhone.value) return [];
  // A phone shows a part of the chart: the one where something can be chosen.
  const { counters } = desk.m.scene.value;
  const { group, mine } = desk.hand.value;
  if (mine && desk.threads.value.length) return [placeOf(desk, group[0]), ...desk.threads.value.flat()];
  if (mine)
    return nearest(
      desk.board.value,
      placeOf(desk, group[0]),
      [...desk.lit.value].filter((thing) => !(thing in counters)),
    );
  const things = [...desk.threads.value.flat(), ...desk.lit.value];
  // Where anything may be chosen anywhere, what happened last is worth seeing; before that, where most can be chosen.
  const told = desk.board.value.table?.chooser && things.length > MANY ? lastPlaces(desk) : [];
  return told.length ? told : things.slice(0, 40);
}

/** Zoom and fit, for the strip above the chart. */
export function ChartTools({ desk }) {
  const words = desk.words.value;
  return html`<span class="chart-tools">
    <${LookButton} desk=${desk} />
    <${ClockButton} board=${desk.board.value} words=${words} scene=${desk.earlier.value ?? desk.m.scene.value} step=${desk.clock} />
    <${Lenses} desk=${desk} />
    <${Tool} id="i-plus" label=${words.text("table-zoom-in")} press=${() => desk.chart?.zoomIn()} />
    <${Tool} id="i-minus" label=${words.text("table-zoom-out")} press=${() => desk.chart?.zoomOut()} />
    <${Tool} id="i-fit" label=${words.text("table-fit")} press=${() => desk.chart?.fit()} />
  </span>`;
}

/** Other ways to look at the chart, where the board has some: pressed once more it is as before. */
export function Lenses({ desk }) {
  const words = desk.words.value;
  const { lenses = {} } = desk.board.value;
  return Object.entries(lenses).map(([name, sign]) => {
    const isOn = desk.lens.value === name;
    return html`<button type="button" key=${name} class="button lens" aria-pressed=${String(isOn)} title=${words.text(`board-lens-${name}-help`)}
      onClick=${() => {
        desk.lens.value = isOn ? "" : name;
      }}><${Icon} id=${sign} /><span>${words.text(`board-lens-${name}`)}</span></button>`;
  });
}
