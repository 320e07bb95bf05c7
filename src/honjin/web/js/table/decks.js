/**
 * The decks of a side: each carrier and each base with its aircraft on deck, below and in the air.
 *
 * A game has them where `table.decks` of its board names the lanes, each with its letter; their squadrons are the piles
 * `base-hornet/hangar` of the scene.
 */

import { html } from "../../vendor/preact.js";
import { spokenName } from "../board/counters.js";
import { codeOf } from "../board/forces.js";
import { hexOf, slotOf } from "../board/grid.js";
import { printedText } from "../board/names.js";
import { classes } from "../lib.js";

/** More squadrons than these in a lane are set in one line each. */
const MANY = 3;
const SQUARES = 6; // more aircraft than these are told by their number
const CARRIERS = new Set(["CV", "CVL"]);

/** Whether a game shows decks, and somebody may see some. */
export const hasDecks = (desk) => Boolean(desk.board.value?.table?.decks) && basesOf(desk).length > 0;

/**
 * The bases of a side, those first that hold most: `{id, thing, where, lanes: {name: [squadron]}}`.
 */
export function basesOf(desk, side = ownSide(desk)) {
  const { piles, counters } = desk.m.scene.value;
  const bases = new Map();
  for (const [slot, pile] of Object.entries(piles)) {
    const [, id, lane] = /^base-(.+)\/(.+)$/.exec(slot) ?? [];
    if (!id || pile.side !== side || !(lane in desk.board.value.table.decks)) continue;
    if (!bases.has(id)) bases.set(id, { id, thing: pile.thing, lanes: {} });
    bases.get(id).lanes[lane] = pile.counters;
  }
  const carrier = ({ thing }) => Boolean(counters[thing]) && CARRIERS.has(codeOf(counters[thing].art));
  const number = ({ lanes }) => Object.values(lanes).flat().length;
  return [...bases.values()].sort(
    (a, b) => Number(carrier(b)) - Number(carrier(a)) || number(b) - number(a) || (a.id < b.id ? -1 : 1),
  );
}

const ownSide = (desk) => (desk.isSpectator ? desk.m.sides.value[0] : desk.seat.value);

/** All bases of a side. */
export function Decks({ desk, side }) {
  return html`<div class="decks">
    ${basesOf(desk, side).map((base) => html`<${Base} key=${base.id} desk=${desk} base=${base} />`)}</div>`;
}

/** Beside the chart, where there is room for it. */
export function DeckRail({ desk }) {
  return html`<aside class="deck-rail" tabindex="0" aria-label=${desk.words.value.text("board-decks")}><h2 class="spoken">${desk.words.value.text("board-decks")}</h2><${Decks} desk=${desk} /></aside>`;
}

function Base({ desk, base }) {
  const words = desk.words.value;
  const { counters } = desk.m.scene.value;
  const ship = counters[base.thing];
  const place = ship ? slotOf(desk.board.value, ship.slot)?.thing : base.thing;
  const name = ship ? words.thing(base.thing) : islandName(desk, base.thing);
  const isCarrier = Boolean(ship) && CARRIERS.has(codeOf(ship.art));
  const squadrons = Object.values(base.lanes).flat();
  const aircraft = squadrons.reduce((sum, id) => sum + counters[id].values.aircraft, 0);
  const about = [
    ship && codeOf(ship.art),
    place && hexOf(desk.board.value, place) && words.thing(place),
    ship?.values.capacity
      ? words.text("board-deck-holds", { aircraft, capacity: ship.values.capacity })
      : words.text("board-deck-aircraft", { aircraft }),
  ];
  const point = () => {
    desk.shown.value = [base.thing, place].filter(Boolean);
  };
  const leave = () => {
    desk.shown.value = [];
  };
  return html`<section class="deck" data-base=${base.id} onMouseEnter=${point} onMouseLeave=${leave}>
    <h3>${name}<span>${about.filter(Boolean).join(" · ")}</span></h3>
    ${isCarrier && html`<${Plan} desk=${desk} ready=${base.lanes.deck ?? []} damaged=${ship.damaged} />`}
    ${
      ship && !isCarrier
        ? html`<ul class="few">${Object.entries(base.lanes).flatMap(([lane, ids]) => ids.map((id) => html`<li key=${id}><${Token} desk=${desk} id=${id} lane=${lane} /></li>`))}</ul>`
        : html`<div class=${ship ? "lanes" : "lanes ashore"} style=${ship && { gridTemplateColumns: widthsOf(desk, base) }}>${Object.entries(
            desk.board.value.table.decks,
          ).map(
            ([lane, letter]) =>
              html`<${Lane} key=${lane} desk=${desk} lane=${lane} letter=${letter} ids=${base.lanes[lane] ?? []} />`,
          )}</div>`
    }
  </section>`;
}

/** Lanes that hold more are wider. */
function widthsOf(desk, { lanes }) {
  const width = (count) => (count > MANY ? 1.8 : count ? 1.35 : 0.55);
  return Object.keys(desk.board.value.table.decks)
    .map((lane) => `minmax(0, ${width(lanes[lane]?.length ?? 0)}fr)`)
    .join(" ");
}

/** The name of an island as it is printed on the chart. */
function islandName(desk, thing) {
  const label = desk.board.value.areas[thing]?.label;
  return label ? desk.words.value.text(label.text) : desk.words.value.thing(thing);
}

/** The flight deck from above, an aircraft on it for each that is ready. */
function Plan({ desk, ready, damaged }) {
  const { counters } = desk.m.scene.value;
  const arts = ready.flatMap((id) => Array(counters[id].values.aircraft).fill(counters[id].art));
  const step = Math.min(11, 182 / Math.max(1, Math.ceil(arts.length / 2)));
  return html`<svg class=${classes("deck-plan", damaged && "damaged")} viewBox="0 0 240 30" aria-hidden="true">
    <path d="M2 3H206Q226 4 238 15Q226 26 206 27H2Z" class="deck-hull" />
    <path d="M8 15H222" class="deck-line" /><rect x="44" y="9.5" width="11" height="11" class="deck-lift" /><rect x="120" y="9.5" width="11" height="11" class="deck-lift" />
    <rect x="146" y="25" width="36" height="4.4" rx="1.4" class="deck-island" />
    ${arts.map((art, i) => html`<use key=${i} href=${`#${art}`} width="11" height="8.6" x=${8 + Math.floor(i / 2) * step} y=${i % 2 ? 16 : 5} />`)}
  </svg>`;
}

function Lane({ desk, lane, letter, ids }) {
  const words = desk.words.value;
  const size = ids.length > MANY ? "many" : ids.length ? "some" : "none";
  return html`<div class=${`lane ${lane} ${size}`}><h4><b>${letter}</b> <span>${words.text(`board-lane-${lane}`)}</span></h4>
    <ul aria-label=${words.text(`board-lane-${lane}`)}>${ids.map((id) => html`<li key=${id}><${Token} desk=${desk} id=${id} lane=${lane} /></li>`)}</ul></div>`;
}

/** A squadron: pointing at it is pointing at its counter. */
function Token({ desk, id, lane }) {
  const words = desk.words.value;
  const board = desk.board.value;
  const counter = desk.m.scene.value.counters[id];
  const { aircraft, full = aircraft, wait = 0 } = counter.values;
  const [name, model] = (counter.lettering ?? []).map((part) => printedText(words, part, " "));
  const isLit = desk.lit.value.has(id);
  const isPicked = desk.form.held.value.some((row) => row.touch.includes(id));
  const isOrdered = desk.form.isAsked && desk.form.rows.value.some((row) => row.touch.includes(id) && row.slips.length);
  const show = () => {
    desk.shown.value = [id];
  };
  const press = ({ shiftKey, ctrlKey, metaKey }) => {
    const row = (shiftKey || ctrlKey || metaKey) && desk.form.rows.value.find((one) => one.touch.includes(id));
    return row && desk.form.isOpen(row) ? desk.form.toggle(row) : desk.tap(id);
  };
  const label = spokenName(board, words, id, counter);
  const { look } = board.sides[counter.side];
  return html`<button type="button" class=${classes("wing-token", look, lane, isLit && "lit", isPicked && "picked", isOrdered && "ordered")}
    data-token=${id} aria-label=${label} aria-pressed=${String(isPicked)} title=${label} onClick=${press} onMouseEnter=${show} onFocus=${show}>
    <svg viewBox="0 0 100 78" aria-hidden="true"><use href=${`#${counter.art}`} width="100" height="78" /></svg>
    <span class="wing-name">${name}</span><span class="wing-model">${model}</span>
    <span class="wing-left" aria-hidden="true" data-count=${full > SQUARES ? aircraft : null}>${full <= SQUARES && squares(aircraft, full)}</span>
    ${wait > 0 && html`<span class="wing-wait" aria-hidden="true">${wait}</span>`}</button>`;
}

const squares = (left, full) =>
  Array.from({ length: full }, (_, i) => html`<i key=${i} class=${i < left ? "" : "gone"}></i>`);
