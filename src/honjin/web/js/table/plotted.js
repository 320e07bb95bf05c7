/**
 * What a sheet plans, on the chart: ships where they are to be placed or bound for, flights step by step, raids with
 * their targets; and of the flight that is being plotted what is left of its range. Pure but for the desk it reads.
 */

import { hexOf, slotOf } from "../board/grid.js";
import { isAlong, isWay } from "./form_blanks.js";
import { thingIn } from "./form_pointing.js";
import { reachOf, stepsLeft, wayOn } from "./form_ways.js";

const PLANNED = "planned";
const HOME = "home";

/** The scene with the orders of the sheet in it; on a board without a grid, and while nothing is asked, the scene itself. */
export function plottedScene(desk, scene) {
  const board = desk.board.value;
  if (!board.grid || !desk.form.isAsked || !scene) return scene;
  const words = desk.words.value;
  const sheet = desk.form;
  const pencil = sheet.pencil.value;
  const held = sheet.held.value.length === 1 ? sheet.held.value[0] : null;
  const plan = new Plan(board, scene);
  for (const row of sheet.rows.value) {
    const isHeld = row === held;
    const orders = pencil?.thing === row.thing ? [{ slip: pencil.slip, ...pencil.values }] : row.slips;
    for (const order of orders) {
      const blank = row.blanks.find((one) => one.slip === order.slip);
      for (const [name, cell] of Object.entries(blank?.cells ?? {})) {
        const thing = (value) => thingIn(words, order.slip, name, value);
        const ids = plan.membersOf(row.touch[0]);
        if (isWay(cell)) plan.fly(ids, (order[name] ?? [cell.start]).map(thing), order.slip, Boolean(held) && !isHeld);
        else if (isAlong(cell)) plan.mark(thing(order[name] ?? ""), "target");
        else plan.bind(ids, thing(order[name]), Boolean(held) && !isHeld);
      }
    }
  }
  if (held) ahead(desk, held, plan);
  return plan.scene();
}

/** Of the flight that is being plotted: the steps left, the way home, and where it can still go and come home. */
function ahead(desk, row, plan) {
  const sheet = desk.form;
  const form = sheet.form.value;
  const found = sheet.wayCell(row);
  if (!found) return;
  const [blank, name] = found;
  const pencil = sheet.pencil.value?.thing === row.thing ? sheet.pencil.value.values : null;
  const trail = blank.cells[name];
  const way = (pencil ?? row.slips.find((slip) => slip.slip === blank.slip) ?? {})[name] ?? [trail.start];
  const thing = (place) => thingIn(desk.words.value, blank.slip, name, place);
  const things = (places) => places?.map(thing);
  const lost = plan.isOneWay(blank.slip);
  const atHome = way.at(-1) === trail.start;
  const home = atHome ? [trail.start] : wayOn(form, trail, way, trail.start)?.slice(way.length - 1);
  plan.tail(plan.membersOf(row.touch[0]), things(way), blank.slip, {
    left: stepsLeft(trail, way),
    home: things(home) ?? null,
    lost,
  });
  if (lost) return;
  if (home) plan.mark(thing(way.at(-1)), HOME);
  for (const place of reachOf(form, trail, way)) {
    const on = wayOn(form, trail, way, place);
    if (place === trail.start || wayOn(form, trail, on, trail.start)) plan.mark(thing(place), HOME);
  }
}

/** A scene in which counters are moved and marked; what is not touched stays the same object. */
class Plan {
  constructor(board, scene) {
    this.board = board;
    this.was = scene;
    this.counters = { ...scene.counters };
    this.piles = { ...scene.piles };
    this.marks = { ...scene.marks };
    this.changed = false;
  }

  /** The counters that a thing stands for: itself, or those of a group. */
  membersOf(thing) {
    if (this.counters[thing]) return [thing];
    return Object.values(this.was.piles).find((pile) => pile.thing === thing)?.counters ?? [];
  }

  change(id, more) {
    this.counters[id] = { ...this.counters[id], ...more };
    this.changed = true;
  }

  purposeOf(slip) {
    return Object.keys(this.board.courses ?? {}).find((kind) => this.board.courses[kind].slips?.includes(slip)) ?? "";
  }

  isOneWay(slip) {
    return Object.values(this.board.courses ?? {}).some((course) => course.one_way?.includes(slip));
  }

  fly(ids, course, slip, dim) {
    for (const id of ids) {
      const marks = [...(this.counters[id].marks ?? []), this.purposeOf(slip)];
      this.change(id, { course, marks, dim });
    }
  }

  tail(ids, course, slip, tail) {
    for (const id of ids) {
      const { marks = [] } = this.was.counters[id];
      this.change(id, { course, marks: [...marks, this.purposeOf(slip)], tail, dim: false });
    }
  }

  /** Counters on the chart are bound for a hex; those still to come are drawn where they are to be. */
  bind(ids, thing, dim) {
    if (!hexOf(this.board, thing)) return;
    for (const id of ids) {
      const counter = this.counters[id];
      const slot = `${thing}/${this.partOf(counter)}`;
      if (hexOf(this.board, slotOf(this.board, counter.slot)?.thing ?? "")) this.change(id, { ordered: slot, dim });
      else this.place(id, slot);
    }
  }

  /** In which slot of a hex a counter lies. */
  partOf({ slot, side, art }) {
    const [, part] = slot.split("/");
    return this.board.grid.slots[part] ? part : `${side}${this.board.grid.parts?.[art] ?? ""}`;
  }

  place(id, slot) {
    const counter = this.counters[id];
    const from = this.piles[counter.slot];
    if (from) this.piles[counter.slot] = { ...from, counters: from.counters.filter((one) => one !== id) };
    if (!this.piles[counter.slot]?.counters.length) delete this.piles[counter.slot];
    const to = this.piles[slot] ?? { side: counter.side, thing: slot.split("/")[0], counters: [] };
    const counters = [...to.counters, id];
    this.piles[slot] = { ...to, counters, lettering: this.nameOf(counters) };
    this.change(id, { slot, marks: [...(counter.marks ?? []), PLANNED] });
  }

  /** The name of ships that lie together: that of their group, or of the first of several. */
  nameOf(counters) {
    if (counters.length < 2) return [];
    const groups = Object.entries(this.was.piles).filter(
      ([slot, pile]) => slot.startsWith("group-") && pile.counters.some((id) => counters.includes(id)),
    );
    const [[, first] = [], ...others] = groups;
    const [name] = first?.lettering ?? [];
    return name ? [others.length ? `${name} +${others.length}` : name] : [];
  }

  mark(thing, mark) {
    if (!hexOf(this.board, thing)) return;
    this.marks[thing] = `${this.marks[thing] ?? ""} ${mark}`.trim();
    this.changed = true;
  }

  scene() {
    if (!this.changed) return this.was;
    return { ...this.was, counters: this.counters, piles: this.piles, marks: this.marks };
  }
}
