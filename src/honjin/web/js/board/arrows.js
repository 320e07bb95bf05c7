/** Arrows of ordered and offered moves, each with a pill, and ghosts of ordered counters where they are to go. */
import { html } from "../../vendor/preact.js";
import { CounterFace } from "./counters.js";
import { areaOf, listedSlots, slotOf } from "./grid.js";
import { middleOf, pilesOf, spotsOf } from "./layout.js";
import { Plate } from "./piles.js";

const BADGE = [72, 30]; // about what a badge with the value of an area takes

/** Where counters lie side by side around the middle of an area an arrow stops before them, and before the name above. */
const gapsOnGround = (from, to) => [40, to[1] > from[1] ? 164 : 96, 0.45];

/** Where an arrow starts or ends: a slot, an area, a port, a counter. */
function pointOf(board, scene, where, side) {
  const counter = scene.counters[where];
  if (counter) return spotPoint(board, scene, where);
  const ids = [`${where}/${side}`, where, `${where}/roadstead`, `${where}/points`];
  const slot = ids.map((id) => slotOf(board, id)).find(Boolean);
  return slot ? middleOf(slot) : (areaOf(board, where)?.centre ?? null);
}

function spotPoint(board, scene, id) {
  const spot = spotsOf(board, scene).get(id);
  return spot ? [spot.x, spot.y] : null;
}

/** A bend to the side, and ends that stop short of what they touch: so far from each, or that part of the way. */
export function bend(from, to, gaps, sag = BENDS[0]) {
  const [behind, before, most] = gaps || [44, 68, 1 / 3];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const middle = [(from[0] + to[0]) / 2 - dy * sag, (from[1] + to[1]) / 2 + dx * sag];
  const short = (end, gap) => {
    const [x, y] = [middle[0] - end[0], middle[1] - end[1]];
    const far = Math.hypot(x, y) || 1;
    const part = Math.min(gap, length * most) / far;
    return [end[0] + x * part, end[1] + y * part];
  };
  return { start: short(from, behind), middle, end: short(to, before) };
}

/** How far a way bends to one side or the other, those first that are liked best. */
const BENDS = [0.16, -0.16, 0.3, -0.3, 0.04, 0.44, -0.44];
/** Where on its way a pill can sit. */
const SEATS = [0.5, 0.4, 0.6, 0.3, 0.7];
const STEPS = 24;

/** A point of a bent way. */
function along({ start, middle, end }, t) {
  return [0, 1].map((i) => start[i] * (1 - t) ** 2 + 2 * middle[i] * t * (1 - t) + end[i] * t ** 2);
}

const covers = ([x, y, width, height], [px, py], margin) =>
  px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin;

/**
 * The way that lies over the least of what matters, of some bends to both sides; and where its pill hides least.
 * @param {number[][]} obstacles boxes of what must stay in sight
 */
export function wayAround(from, to, gaps, obstacles) {
  const open = obstacles.filter((box) => !covers(box, from, 4) && !covers(box, to, 4));
  const hidden = (way) => {
    let count = 0;
    for (let step = 2; step < STEPS - 1; step += 1) {
      const point = along(way, step / STEPS);
      if (open.some((box) => covers(box, point, 6))) count += 1;
    }
    return count;
  };
  let best = null;
  for (const sag of BENDS) {
    const way = bend(from, to, gaps, sag);
    const cost = hidden(way);
    if (!best || cost < best.cost) best = { way, cost };
    if (!best.cost) break;
  }
  const seat = SEATS.find((t) => !open.some((box) => covers(box, along(best.way, t), 18))) ?? SEATS[0];
  return { ...best.way, pill: along(best.way, seat) };
}

/** What a way must not hide: counters, the values of areas, their names on plaques. */
function obstaclesOf(board, scene) {
  const boxes = [];
  for (const id of Object.keys({ ...scene.piles, ...pilesOf(board, scene) })) {
    const slot = slotOf(board, id);
    if (slot?.box) boxes.push(slot.box);
  }
  for (const [, slot] of listedSlots(board))
    if (slot.kind === "badge") boxes.push([slot.at[0] - BADGE[0] / 2, slot.at[1] - BADGE[1] / 2, ...BADGE]);
  for (const { label } of Object.values(board.areas)) if (label?.box) boxes.push(label.box);
  return boxes;
}

/** @param {{from: string, to: string, side?: string, text?: string, kind?: string}[]} arrows */
export function Arrows({ board, scene, arrows }) {
  // On a grid the ways of orders are drawn as courses.
  const drawn = [...(board.grid ? [] : orders(scene)), ...arrows];
  const obstacles = drawn.length && !board.grid ? obstaclesOf(board, scene) : [];
  return html`
    <g class="arrows" aria-hidden="true">
      ${drawn.map(
        (arrow) => html`<${Arrow} key=${`${arrow.from} ${arrow.to}`} board=${board} scene=${scene}
        arrow=${arrow} obstacles=${obstacles} />`,
      )}
    </g>`;
}

/** Ordered counters of one slot that go to the same place share an arrow. */
function orders(scene) {
  const groups = new Map();
  for (const counter of Object.values(scene.counters)) {
    if (!counter.ordered || counter.ordered === counter.slot) continue;
    const key = `${counter.slot} ${counter.ordered}`;
    const { slot: from, ordered: to, side } = counter;
    const group = groups.get(key) ?? { from, to, side, count: 0, kind: "order" };
    group.count += 1;
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ ...group, text: String(group.count) }));
}

function Arrow({ board, scene, arrow, obstacles }) {
  const from = pointOf(board, scene, arrow.from, arrow.side);
  const to = pointOf(board, scene, arrow.to, arrow.side);
  if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return null;
  const { start, middle, end, pill } = wayAround(from, to, board.borders && gapsOnGround(from, to), obstacles);
  const d = `M${at(start)}Q${at(middle)} ${at(end)}`;
  const angle = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI;
  const width = Math.max(34, (arrow.text ?? "").length * 8.6 + 24);
  return html`
    <g class=${`arrow ${arrow.kind ?? "move"}`}>
      <path d=${d} class="casing" /><path d=${d} class="shaft" />
      <path d="M-4-13L20 0-4 13Z" class="head" transform=${`translate(${at(end)})rotate(${angle.toFixed(1)})`} />
      ${
        arrow.text
        && html`<g class="pill" transform=${`translate(${at(pill)})`}><rect x=${-width / 2} y="-16"
        width=${width} height="32" rx="16" /><text y="6.5">${arrow.text}</text></g>`
      }
    </g>`;
}

function at([x, y]) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The counters that are ordered to a slot, faint where they will lie: the first one's face, and how many. */
export function Ghosts({ board, words, scene }) {
  if (board.grid) return null;
  const slots = new Map();
  for (const [id, counter] of Object.entries(scene.counters)) {
    if (!counter.ordered || counter.ordered === counter.slot || !slotOf(board, counter.ordered)) continue;
    slots.set(counter.ordered, [...(slots.get(counter.ordered) ?? []), id]);
  }
  const [width, height] = board.counter.size;
  const [dx, dy] = board.counter.pile.offset;
  return html`
    <g class="ghosts" aria-hidden="true">
      ${[...slots].map(([slot, ids]) => {
        const [x, y] = middleOf(slotOf(board, slot));
        const layers = Math.min(ids.length, board.counter.pile.layers) - 1;
        const top = scene.counters[ids[0]];
        const { plate } = slotOf(board, slot);
        return html`<g key=${slot}><g class="ghost pile" transform=${`translate(${x - width / 2} ${y - height / 2})`}>
        ${Array.from({ length: layers }, (_, i) => layers - i).map(
          (i) => html`<use
          href=${`#layer-${board.sides[top.side].look}`} x=${i * dx} y=${i * dy} />`,
        )}
        <${CounterFace} board=${board} words=${words} id=${ids[0]} counter=${top} />
        <rect width=${width} height=${height} rx="4" class="gedge" /></g>
      ${plate && html`<${Plate} board=${board} side=${top.side} pairs=${scene.planned?.[slot]?.plate ?? [["i-hull", ids.length]]} at=${plate} small />`}</g>`;
      })}
    </g>`;
}
