/**
 * A closer look at a piece, where the game has one (`table.survey` of the board): the table is asked where the piece can
 * go, what it commands and whom it can shoot, and the chart shows it. Ways are choices like options; their steps go to
 * the table as one answer, which ends where something comes in between.
 */
import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { hexOf } from "../board/grid.js";
import { fitting, kindOf } from "./choice.js";
import { placeOf } from "./hand.js";
import { optionThings } from "./things.js";

/** How long the pointer rests on a piece before it is looked at, in milliseconds. */
const DWELL = 250;
const NOTHING = { key: "", ways: [], marks: {}, lines: [] };

export class Survey {
  constructor(desk) {
    this.desk = desk;
    this.seen = signal(NOTHING);
    this.rested = signal("");
    /** The ways as entries, beside those of the decision. */
    this.ways = computed(() =>
      this.seen.value.ways.map((way) => ({ ...way, option: way.options[0], things: way.touch, number: -1, way })),
    );
  }

  get isOn() {
    return Boolean(this.desk.board.value?.table?.survey);
  }

  /** The things to look at: what is picked up; else what the pointer rests on; else what the question is about. */
  get things() {
    const { desk } = this;
    const { counters } = desk.m.scene.value ?? { counters: {} };
    const [thread] = desk.threads.value;
    if (thread) return thread.filter((thing) => thing in counters);
    return this.rested.value in counters ? [this.rested.value] : [];
  }

  follow() {
    const { desk } = this;
    effect(() => {
      const thing = desk.hovered.value ?? (desk.row.value ? desk.shown.value[0] : "");
      clearTimeout(this.timer);
      if (!this.isOn) return;
      this.timer = setTimeout(() => {
        this.rested.value = thing ?? "";
      }, DWELL);
    });
    effect(() => {
      if (!this.isOn || !desk.m.scene.value) return;
      const { decision, told } = desk.m;
      const things = this.things;
      const key = [desk.seat.value, decision.value?.at, told.value.at(-1)?.number, ...things].join(" ");
      if (key !== this.key) this.look(key, things);
    });
  }

  async look(key, things) {
    this.key = key;
    const reply = await this.desk.m.survey(things).catch(() => null);
    // Another look may have been asked for meanwhile.
    if (this.key !== key) return;
    batch(() => {
      this.seen.value = { ...NOTHING, key, ...reply?.survey };
    });
  }

  /** The options that begin ways: pointing at their thing alone shows where they lead. */
  begins(entries) {
    const { ways = [] } = this.desk.board.value?.table ?? {};
    return this.isOn && entries.length === 1 && ways.includes(entries[0].option.do);
  }

  /** Whoever is on the way sees the zones that the enemy controls (`table.zones`, by the look of a side). */
  get lens() {
    const { board, seat } = this.desk;
    const enemy = Object.keys(board.value.sides).find((side) => side !== seat.value);
    return this.ways.value.length && board.value.table.zones ? `zones-${board.value.sides[enemy].look}` : "";
  }

  /** The pieces on the chart that a question names. */
  get named() {
    const { decision, kinds, scene } = this.desk.m;
    const things = Object.entries(decision.value?.facts ?? {}).flatMap(([key, value]) =>
      [value].flat().map((id) => `${kinds.value[key]}-${id}`),
    );
    return things.filter((thing) => scene.value.counters[thing]?.slot.includes("/"));
  }

  /** What a question is about has to be seen: the piece in question, those it names, and what is picked up or lit. */
  get inSight() {
    const { desk } = this;
    const { counters } = desk.m.scene.value;
    const picked = (desk.threads.value[0] ?? []).filter((thing) => counters[thing]?.slot.includes("/"));
    const about = [...picked, ...this.named];
    if (about.length && (desk.threads.value.length || !desk.entries.value.some((entry) => entry.things[0] in counters)))
      return about;
    const lit = desk.entries.value.map((entry) => entry.things[0]).filter((thing) => thing in counters);
    return [...about, ...new Set(lit)].filter((thing) => counters[thing].slot.includes("/"));
  }

  /** The scene with the marks of what is looked at; where it can go says more than what it can shoot. */
  onto(scene) {
    const { marks, ways } = this.seen.value;
    const added = ways.length ? [] : Object.entries(marks);
    if (!added.length) return scene;
    const both = { ...scene.marks };
    for (const [id, mark] of added) both[id] = [both[id], mark].filter(Boolean).join(" ");
    return { ...scene, marks: both };
  }

  /** What lies over the chart (`overlays.js`). */
  overlay(stateOf) {
    const { desk } = this;
    const { lines } = this.seen.value;
    const things = [...(desk.threads.value[0] ?? [])];
    const open = this.ways.value.filter((entry) => things.every((thing) => entry.things.includes(thing)));
    const hovered = desk.hovered.value;
    const [taken] = hovered && !(hovered in desk.m.scene.value.counters) ? fitting(open, [...things, hovered]) : [];
    return {
      corners: this.corners(stateOf),
      left: Object.fromEntries(open.map((entry) => [entry.things.at(-1), entry.left ?? 0])),
      way: taken ? [this.origin, ...this.hexesOf(taken)].filter(Boolean) : [],
      lines: taken
        ? (taken.watched ?? []).map((start) => ({ start, end: taken.things.at(-1), look: "threat" }))
        : desk.row.value
          ? []
          : lines,
    };
  }

  /** The hexes that a way goes through. */
  hexesOf({ options }) {
    const { board, m } = this.desk;
    return options
      .flatMap((option) => optionThings(option, m.kinds.value))
      .filter((thing) => hexOf(board.value, thing));
  }

  /** The hex of what is picked up, or that the question is about. */
  get origin() {
    const { desk } = this;
    const [thread = []] = desk.threads.value;
    const named = thread.findLast((thing) => hexOf(desk.board.value, thing));
    const counter = thread.findLast((thing) => thing in desk.m.scene.value.counters);
    return named ?? (counter ? placeOf(desk, counter) : this.asked);
  }

  get asked() {
    const { facts = {} } = this.desk.m.decision.value ?? {};
    return placeOf(this.desk, `unit-${facts.unit}`) || (facts.hex ? `hex-${facts.hex}` : "");
  }

  /** Turn the piece in question to the next corner that it can face, to the left (-1) or to the right (1). */
  turn(way) {
    const { facings = {} } = this.desk.board.value.grid;
    const { counters } = this.desk.m.scene.value;
    const { facts = {} } = this.desk.m.decision.value ?? {};
    const piece = this.things.at(-1) ?? `unit-${facts.unit}`;
    const around = (thing) =>
      ((facings[thing.slice("facing-".length)] - (counters[piece]?.facing ?? 0)) * way + 12) % 12 || 12;
    const open = [...this.desk.lit.value].filter((thing) => kindOf(thing) === "facing");
    const next = open.toSorted((a, b) => around(a) - around(b))[0];
    if (next) this.desk.tap(next);
  }

  /** The corners that can be chosen now, around the hex in question. */
  corners(stateOf) {
    const facings = [...this.desk.lit.value].filter((thing) => kindOf(thing) === "facing");
    const at = this.origin;
    if (!facings.length || !at || !hexOf(this.desk.board.value, at)) return null;
    return { at, facings: facings.map((thing) => thing.slice("facing-".length)), stateOf };
  }
}
