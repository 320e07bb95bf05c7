/**
 * A closer look at one place of the board: its state, all that lies there in large counters, and what the game can say
 * of it. It orders nothing. Everything shown is in the viewer's scene, or comes from the table for his view.
 */

import { batch, computed, effect, html, signal, useEffect, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { spokenName } from "../board/counters.js";
import { areaOf, slotOf } from "../board/grid.js";
import { heldAt, pilesOf } from "../board/layout.js";
import { areaName, statesOf } from "../board/names.js";
import { Icon, classes } from "../lib.js";
import { Plate, SideMark } from "./parts.js";
import { Piece } from "./piece.js";
import { capital } from "./things.js";

const EDGE = 12;
/** The height of the closed sheet of a phone, over which the card lies. */
const SHEET = 112;

/** What a closer look is about: the place, what is said of it, and whether the next press asks for another. */
export class Looking {
  constructor(desk) {
    this.desk = desk;
    this.thing = signal("");
    /** While it is on, pointing looks and orders nothing. */
    this.isOn = signal(false);
    this.remarks = signal([]);
    this.scene = computed(() => desk.earlier.value ?? desk.m.scene.value);
  }

  follow() {
    effect(() => {
      const { desk } = this;
      const thing = this.thing.value;
      const { told, decision } = desk.m;
      const key = [desk.seat.value, thing, told.value.at(-1)?.number, decision.value?.at].join(" ");
      if (!thing) this.remarks.value = [];
      else if (key !== this.key) this.ask(key, thing);
      this.key = thing ? key : "";
    });
  }

  async ask(key, thing) {
    const reply = await this.desk.m.survey([thing]).catch(() => null);
    // Another place may have been looked at meanwhile.
    if (this.key === key) this.remarks.value = reply?.survey?.remarks ?? [];
  }

  /** Look at the place of a thing; once more puts it away. */
  open(thing, { by = "" } = {}) {
    const place = placeFor(this.desk.board.value, this.scene.value, thing);
    if (!place) return;
    batch(() => {
      this.by = by;
      if (this.thing.value !== place) this.remarks.value = [];
      this.thing.value = this.thing.value === place ? "" : place;
    });
  }

  close() {
    const back = this.by === "key" && document.activeElement?.closest(".stack-card");
    const { thing } = this;
    const place = thing.value;
    thing.value = "";
    if (back) this.desk.chart?.element?.querySelector(`[data-thing="${CSS.escape(place)}"][tabindex]`)?.focus();
  }
}

/** The place that a thing is, or lies in; nothing if it is neither on the board nor in a box beside it. */
export function placeFor(board, scene, thing) {
  const counter = scene.counters[thing];
  if (!counter) return thing;
  return slotOf(board, counter.slot)?.thing ?? counter.slot.split("/")[0] ?? "";
}

/**
 * All that lies at a place, side by side: its piles, and after them those that lie aboard its counters.
 * @returns {{slot: string, pile: object, ids: string[], aboard: string}[]}
 */
export function heapsAt(board, scene, place) {
  const piles = { ...scene.piles, ...pilesOf(board, scene) };
  const isHere = ([slot, pile]) => pile.thing === place || slot.split("/")[0] === place;
  const here = Object.entries(piles).filter(isHere);
  const members = new Set(here.flatMap(([, pile]) => pile.counters));
  const aboard = Object.entries(piles).filter(
    ([slot, pile]) => members.has(pile.thing) && !here.some(([other]) => other === slot),
  );
  const shown = new Set();
  const heaps = [...here, ...aboard].map(([slot, pile]) => {
    const ids = pile.counters.filter((id) => id in scene.counters && !shown.has(id));
    for (const id of ids) shown.add(id);
    return { slot, pile, ids, aboard: members.has(pile.thing) ? pile.thing : "" };
  });
  return heaps.filter(({ ids, pile }) => ids.length || pile.backs);
}

/** The counters that a plan in progress takes to a place. */
export function boundFor(board, scene, place) {
  const goal = (slot) => slotOf(board, slot)?.thing ?? slot.split("/")[0];
  return Object.keys(scene.counters).filter((id) => {
    const { ordered, slot } = scene.counters[id];
    return ordered && ordered !== slot && goal(ordered) === place;
  });
}

/** The heaps of one side under one heading. */
const bySide = (heaps) => [...Map.groupBy(heaps, ({ pile }) => pile.side)];

export function StackCard({ desk }) {
  const { looking } = desk;
  const place = looking.thing.value;
  const box = useRef(null);
  const board = desk.board.value;
  const words = desk.words.value;
  useEffect(() => {
    if (place && looking.by === "key") box.current?.focus();
  }, [place]);
  useLayoutEffect(() => {
    if (place && !desk.isPhone.value) beside(box.current, desk.chart?.placeOf(place));
  });
  useRoom(desk, box, place);
  if (!place || !board) return null;
  const scene = looking.scene.value;
  const held = heldAt(board, scene, pilesOf(board, scene)).get(place);
  const isArea = Boolean(areaOf(board, place));
  const states = held ? statesOf(words, held) : [];
  const heaps = heapsAt(board, scene, place);
  const coming = boundFor(board, scene, place);
  return html`<aside class="stack-card" ref=${box} tabindex="-1" aria-label=${words.text("table-look-at", { what: nameOf(desk, place, isArea) })}
    onKeyDown=${(event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      looking.close();
    }}>
    <header><div><h2>${capital(nameOf(desk, place, isArea))}</h2>
      ${states.length > 0 && html`<p class="stack-state">${capital(states.join(words.text("list-comma")))}</p>`}</div>
      <button type="button" class="chooser-close" onClick=${() => looking.close()} aria-label=${words.text("table-close")}><${Icon} id="i-close" /></button></header>
    <div class="stack-body" tabindex="0" role="group" aria-label=${words.text("table-look-here")}>
      ${!heaps.length && html`<p class="stack-none">${words.text("table-look-nobody")}</p>`}
      ${bySide(heaps).map(([side, those]) => html`<${Force} key=${side} desk=${desk} scene=${scene} side=${side} heaps=${those} />`)}
      ${
        coming.length > 0
        && html`<section class="stack-force"><h3><${Icon} id="i-arrow-sea" />${words.text("table-look-ordered")}</h3><${Pieces} desk=${desk} scene=${scene} ids=${coming} /></section>`
      }
      <${Remarks} desk=${desk} />
    </div>
  </aside>`;
}

function nameOf(desk, place, isArea) {
  return isArea ? areaName(desk.board.value, desk.words.value, place) : desk.words.value.thing(place);
}

function Force({ desk, scene, side, heaps }) {
  const words = desk.words.value;
  return html`<section class="stack-force"><h3><${SideMark} desk=${desk} side=${side} large />${words.name("side", side)}</h3>
    ${heaps.map(
      ({ slot, pile, ids, aboard }) => html`<div key=${slot} class="stack-heap">
      ${(aboard || pile.plate?.length > 0) && html`<p class="stack-what">${aboard && words.text("table-look-aboard", { what: words.thing(aboard) })}${pile.plate?.length > 0 && html`<${Plate} plate=${pile.plate} />`}</p>`}
      <${Pieces} desk=${desk} scene=${scene} ids=${ids} />
      ${pile.backs > 0 && html`<p class="fleet-backs">${words.text("table-backs", { count: pile.backs })}</p>`}</div>`,
    )}</section>`;
}

/** Counters large enough to be read, each with its name and its state in words. */
function Pieces({ desk, scene, ids }) {
  const words = desk.words.value;
  return html`<ul class="stack-pieces">${ids.map((id) => {
    const counter = scene.counters[id];
    const [name, , ...about] = spokenName(desk.board.value, words, id, counter).split(words.text("list-comma"));
    return html`<li key=${id} class=${classes(counter.spent && "spent")} onMouseEnter=${() => {
      desk.shown.value = [id];
    }} onMouseLeave=${() => {
      desk.shown.value = [];
    }}><${Piece} desk=${desk} id=${id} counter=${counter} label=${false} />
      <p><b>${name}</b> <span>${about.join(words.text("list-comma"))}</span></p></li>`;
  })}</ul>`;
}

/** What the game says of the place; the things it is about show on the chart. */
function Remarks({ desk }) {
  const words = desk.words.value;
  const remarks = desk.earlier.value ? [] : desk.looking.remarks.value;
  if (!remarks.length) return null;
  const show = (things) => () => {
    desk.shown.value = things;
  };
  return html`<ul class="stack-remarks">${remarks.map(
    ({ says, facts = {}, touch = [] }, at) =>
      html`<li key=${at}>${
        touch.length
          ? html`<button type="button" onMouseEnter=${show(touch)} onMouseLeave=${show([])} onFocus=${show(touch)} onBlur=${show([])}
          onClick=${() => desk.chart?.focusOn([desk.looking.thing.value, ...touch])}>${words.text(says, facts)}</button>`
          : html`<p>${words.text(says, facts)}</p>`
      }</li>`,
  )}</ul>`;
}

/** A card at the side of the chart that is farther from the place, so that the place itself stays in sight. */
function beside(box, anchor) {
  const room = box.offsetParent.getBoundingClientRect();
  const isLeft = anchor && anchor.left + anchor.width / 2 > room.left + room.width / 2;
  box.style.left = isLeft ? `${EDGE}px` : "auto";
  box.style.right = isLeft ? "auto" : `${EDGE}px`;
}

/** On a phone the chart moves up, so that the place is seen above the card. */
function useRoom(desk, box, place) {
  useLayoutEffect(() => {
    if (!place || !desk.isPhone.value) return undefined;
    const { style } = document.documentElement;
    style.setProperty("--chooser", `${box.current.offsetHeight - SHEET}px`);
    const observer = new ResizeObserver(() => desk.chart?.focusOn([place]));
    if (desk.chart) observer.observe(desk.chart.element);
    return () => {
      observer.disconnect();
      style.removeProperty("--chooser");
    };
  }, [place, desk.isPhone.value, desk.looking.remarks.value]);
}

/** Pressed, the next press looks closer; pressed again, it orders as ever. */
export function LookButton({ desk }) {
  const words = desk.words.value;
  const { isOn } = desk.looking;
  return html`<button type="button" class="button lens" aria-pressed=${String(isOn.value)} title=${words.text("table-look-help")}
    onClick=${() => {
      isOn.value = !isOn.value;
    }}><${Icon} id="i-look" /><span>${words.text("table-look")}</span></button>`;
}
