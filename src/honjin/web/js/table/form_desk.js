/** The form that lies on a desk: what is written on it, which rows are picked, and what pointing does to them. */

import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { hexOf } from "../board/grid.js";
import { remembered } from "../lib.js";
import { speak } from "../speak.js";
import { askWhy, showRefusal, showReasons } from "./asking.js";
import { added, filled, isWay, openBlanks, put, replaced, rowsOf, same, subjectOf, without } from "./form_blanks.js";
import { Paper } from "./form_paper.js";
import { flownTogether, forceAt, pointed, targetsOf, thingIn, valuesOf, wayOf } from "./form_pointing.js";
import { isPinned, isStanding, madeStanding } from "./form_standing.js";
import { stepsOf, traced, wayOn } from "./form_ways.js";
import { orderText, rowName } from "./form_words.js";
import { placeOf } from "./hand.js";
import { leaderOf } from "./things.js";

/**
 * After how long an empty sheet closes by itself, in milliseconds: any time from the first to the last among people, who
 * could tell something from the time it took; against a machine as soon as it has been seen.
 */
const CLOSES = [2500, 9000];
const CLOSES_AT_ONCE = [600, 600];

export class FormDesk {
  constructor(desk) {
    this.desk = desk;
    /** The ids of the rows that are picked. */
    this.picked = signal([]);
    /** The kind of order that was chosen for the picked row; empty while it is not said. */
    this.kind = signal("");
    /** What was pointed at before it was said what the picked thing is to do. */
    this.meant = signal("");
    /** An order that is not whole yet: `{thing, slip, values}`. */
    this.pencil = signal(null);
    this.paper = signal(new Paper(() => Promise.resolve({ rows: [] })));
    /** Whether empty sheets close by themselves, on this device. */
    this.closes = remembered("empty-sheets-close", true);

    this.form = computed(() => (desk.m.isMine.value ? desk.m.decision.value.form : null));
    this.question = computed(() => (this.form.value ? `${desk.seat.value} ${this.form.value.question}` : ""));
    this.draft = computed(() => {
      const draft = desk.m.draft.value;
      return draft && draft.question === this.form.value?.question ? draft : null;
    });
    /** What is to be written on every sheet like this one. */
    this.pins = computed(() => this.draft.value?.standing ?? []);
    this.open = computed(() => (this.form.value ? openBlanks(this.form.value, this.draft.value) : []));
    this.rows = computed(() => {
      if (!this.form.value) return [];
      return rowsOf(this.form.value, this.paper.value.slips.value, this.groups);
    });
    this.held = computed(() => this.rows.value.filter((row) => this.picked.value.includes(row.thing)));
    /** What the one thing that is picked can do, while nobody has said what it is to do; of several, where all fly. */
    this.kindsToChoose = computed(() => {
      const [row, ...others] = this.held.value;
      if (others.length) return this.kind.value ? [] : flownTogether(this.held.value);
      const said = this.kind.value || this.pencil.value || row?.slips.length;
      return row && !said && row.blanks.length > 1 ? row.blanks : [];
    });
    /** How the ways that are being led come back to their start, those that can: `{row, blank, field, way}`. */
    this.waysHome = computed(() => this.held.value.flatMap((row) => this.wayHome(row)));
    this.isEmpty = computed(() => Boolean(this.form.value) && !this.rows.value.length);
    this.lit = computed(() => {
      if (this.held.value.length) {
        return targetsOf(this.form.value, this.held.value, this.context());
      }
      const things = this.rows.value.filter((row) => this.isOpen(row)).flatMap((row) => row.touch);
      return new Set([
        ...things,
        ...things.map((thing) => placeOf(desk, thing)).filter((place) => this.forceAt(place).length > 1),
      ]);
    });
  }

  /** Under which heading things stand, as the question says; else formations under their leaders. */
  get groups() {
    const { desk } = this;
    const { group } = desk.m.decision.value.facts;
    if (group || !desk.board.value?.table?.leader) return group ?? {};
    return Object.fromEntries(this.form.value.blanks.map(({ thing, touch }) => [thing, leaderOf(desk, touch[0])]));
  }

  /** What a row without an order means, where the game's table says it (`unsaid`): `{formation: "close"}`. */
  unsaid({ slip }) {
    return this.desk.board.value?.table?.unsaid?.[slip];
  }

  /** The rows that pointing at a place means: the force that lies there; of those still to come, one group. */
  forceAt(place) {
    const { board, m } = this.desk;
    if (!place || !board.value) return [];
    const rows = this.rows.value.filter((row) => this.isOpen(row));
    const force = forceAt(rows, place, (thing) => placeOf(this.desk, thing), m.kinds.value);
    return hexOf(board.value, place) ? force : force.filter((row) => row.group === force[0].group);
  }

  wayHome(row) {
    const found = this.wayCell(row);
    if (!found) return [];
    const [blank, field] = found;
    const trail = blank.cells[field];
    const so = wayOf(row, blank, field, this.pencil.value);
    const way = so.length > 1 && so.at(-1) !== trail.start && wayOn(this.form.value, trail, so, trail.start);
    return way ? [{ row, blank, field, way }] : [];
  }

  /** Whether a form is to be filled in now. */
  get isAsked() {
    return this.form.value !== null;
  }

  context() {
    const { m, words } = this.desk;
    return { kinds: m.kinds.value, words: words.value, kind: this.kind.value, pencil: this.pencil.value };
  }

  /** Whether something can be written, or is written, about a row's thing. */
  isOpen(row) {
    return row.slips.length > 0 || this.open.value.some((blank) => blank.thing === row.thing);
  }

  /** A new question brings new paper; what the table has of it is taken over. */
  follow() {
    effect(() => {
      const question = this.question.value;
      if (question === this.known) return;
      this.known = question;
      batch(() => {
        this.paper.value = new Paper((slips) => this.desk.m.write(slips));
        this.pick([]);
      });
    });
    effect(() => {
      if (this.draft.value) this.paper.value.take(this.draft.value.slips);
    });
    let timer;
    effect(() => {
      clearTimeout(timer);
      if (!this.question.value || !this.isEmpty.value || !this.closes.value || this.draft.value?.lacks) return;
      if (this.desk.lesson.now.value) return; // here the learner reads at his own pace
      const [first, last] = this.isAmongPeople ? CLOSES : CLOSES_AT_ONCE;
      timer = setTimeout(() => this.send(), first + Math.random() * (last - first));
    });
  }

  /** Whether a person sits at another seat, or is to. */
  get isAmongPeople() {
    const seats = Object.entries(this.desk.m.match.value?.seats ?? {});
    return seats.some(([side, seat]) => side !== this.desk.seat.value && seat.kind !== "machine");
  }

  // Picking and pointing

  pick(things) {
    batch(() => {
      this.picked.value = things;
      this.kind.value = "";
      this.meant.value = "";
      this.pencil.value = null;
    });
  }

  toggle({ thing }) {
    const picked = this.picked.value;
    this.pick(picked.includes(thing) ? picked.filter((one) => one !== thing) : [...picked, thing]);
  }

  /** The player pointed at a thing of the board. */
  tap(thing, { anchor = null } = {}) {
    const result = pointed(this.form.value, this.rows.value, this.picked.value, thing, this.context());
    // Where several are picked, another of them joins them or leaves them.
    const own = this.rows.value.find((row) => row.touch.includes(thing));
    if (own && this.picked.value.length > 1 && !result.slips.length && this.isOpen(own)) return this.toggle(own);
    const force = result.refused ? this.forceAt(thing).map((row) => row.thing) : [];
    if (force.length && !same(force, this.picked.value)) return this.pick(force);
    if (result.slips.length) return this.write(result.slips, { keep: result.slips.some((slip) => this.hasWay(slip)) });
    if (result.several) return this.ask(thing);
    if (result.refused) return this.why(thing, anchor);
    return this.pick(result.picked);
  }

  /** A thing can mean several orders: it is kept until the player has said which. */
  ask(thing) {
    const text = this.desk.words.value.text("table-form-which");
    if (!this.kindsToChoose.value.length) return this.desk.say(text);
    this.meant.value = thing;
    return speak(text);
  }

  /** The player says what the picked things are to do; what he pointed at before is part of it. */
  decide(rows, blank) {
    const thing = this.meant.value;
    this.meant.value = "";
    if (rows.length > 1) this.kind.value = blank.slip;
    else this.choose(rows[0], blank);
    if (thing) this.tap(thing);
  }

  /** All flights that are being plotted turn home. */
  leadHome() {
    const ways = this.waysHome.value;
    const [first, ...others] = ways;
    if (!others.length) return this.lead(first.row, first.blank, first.field, first.way);
    return this.rewrite(ways.map(({ row, blank, field, way }) => [row, blank, { [field]: way }]));
  }

  /** Write the orders of several rows otherwise: `[row, blank, values]` of each. */
  rewrite(changes) {
    const slips = changes.flatMap(([row, blank, values]) => {
      const before = valuesOf(row, blank, this.pencil.value);
      return filled(this.form.value, blank, { ...before, ...values }, before) ?? [];
    });
    return this.write(slips, { keep: true });
  }

  hasWay(slip) {
    const blank = this.form.value.blanks.find((one) => one.slip === slip.slip);
    return Object.values(blank?.cells ?? {}).some(isWay);
  }

  why(thing, anchor) {
    const subject = this.held.value[0]?.touch[0];
    return askWhy(this.desk, [subject, thing].filter(Boolean), { anchor });
  }

  /** Why nothing can be written about a row's thing: asked of the first order that one could think of. */
  async whyNot(row, anchor) {
    const [blank] = row.blanks;
    const trail = Object.entries(blank.cells).find(([, cell]) => isWay(cell));
    const start = trail && [trail[1].start];
    const values = trail ? { [trail[0]]: [...start, ...stepsOf(this.form.value, trail[1], start).slice(0, 1)] } : {};
    const slip = filled(this.form.value, blank, values);
    const reply = slip && (await this.desk.m.whySlip(slip).catch(() => null));
    if (!reply || reply.allowed) return;
    const words = this.desk.words.value;
    showReasons(this.desk, rowName(words, row), reply.refusals, { anchor, thing: row.touch[0] });
  }

  /** The place from which the way that is being led goes on, as a thing: it can be drawn on from there. */
  get wayEnd() {
    const [row, ...others] = this.held.value;
    const found = row && !others.length && this.wayCell(row);
    if (!found) return "";
    const [blank, name] = found;
    return thingIn(this.desk.words.value, blank.slip, name, wayOf(row, blank, name, this.pencil.value).at(-1));
  }

  /** A counter, or the end of a way, begins to be dragged: a way follows the pointer from place to place. */
  lift(thing) {
    const row =
      this.rows.value.find((one) => one.touch.includes(thing)) ?? (thing === this.wayEnd ? this.held.value[0] : null);
    if (!row) return;
    if (!this.picked.value.includes(row.thing)) this.pick([row.thing]);
    this.stopTracing?.();
    const found = this.wayCell(row);
    if (!found || this.held.value.length > 1) return;
    const [blank, name] = found;
    const { value: words } = this.desk.words;
    let way = wayOf(row, blank, name, this.pencil.value);
    const before = valuesOf(row, blank, this.pencil.value);
    const places = new Map(
      Object.keys(this.form.value.near).map((place) => [thingIn(words, blank.slip, name, place), place]),
    );
    const follow = ({ clientX, clientY }) => {
      const under = document.elementsFromPoint(clientX, clientY).map((element) => element.closest("[data-thing]"));
      const place = under.map((element) => places.get(element?.dataset.thing)).find(Boolean);
      if (!place) return;
      way = traced(this.form.value, blank.cells[name], way, place);
      this.trace = { row, blank, name, way, from: thing };
      // In pencil while it is drawn: the chart shows it, and the table hears of it when it is done.
      if (way.length > 1)
        this.pencil.value = { thing: row.thing, slip: blank.slip, values: { ...before, [name]: way } };
    };
    const done = () => {
      this.stopTracing();
      // Let go where nothing lies, or where it began: the way counts as it was drawn.
      if (this.trace) this.drop(thing, null);
    };
    this.trace = null;
    this.stopTracing = () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", done);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", done);
  }

  /** The one cell of a row that holds a way, if it is clear which. */
  wayCell(row) {
    const kind = this.kind.value || (row.slips.length === 1 ? row.slips[0].slip : "");
    const cells = row.blanks
      .filter((blank) => !kind || blank.slip === kind)
      .flatMap((blank) =>
        Object.entries(blank.cells)
          .filter(([, cell]) => isWay(cell))
          .map(([name]) => [blank, name]),
      );
    return cells.length === 1 ? cells[0] : null;
  }

  /** A counter was dragged to a place. */
  drop(thing, place) {
    this.stopTracing?.();
    const { trace } = this;
    this.trace = null;
    if (trace?.way.length > 1 && trace.from === thing) return this.lead(trace.row, trace.blank, trace.name, trace.way);
    if (!place) return undefined;
    const row = this.rows.value.find((one) => one.touch.includes(thing));
    if (row && !this.picked.value.includes(row.thing)) this.pick([row.thing]);
    return this.tap(place);
  }

  // Writing

  /** Write orders; what was picked is put back unless there is more to say about it. */
  write(slips, { keep = false } = {}) {
    const form = this.form.value;
    const paper = this.paper.value;
    const next = slips.reduce((all, slip) => put(form, this.open.value, all, slip), paper.slips.value);
    this.pencil.value = null;
    this.desk.knows.value = true;
    if (!keep) this.pick([]);
    const words = this.desk.words.value;
    speak(slips.map((slip) => this.said(slip, words)).join("; "));
    return this.lay(next);
  }

  said(slip, words) {
    const row = this.rows.value.find((one) => one.thing === subjectOf(this.form.value, slip));
    return `${row ? rowName(words, row) : ""}: ${orderText(words, this.form.value, slip)}`;
  }

  /** Put values into the cells of a row's order of this kind: written when it is whole, else kept in pencil. */
  fill(row, blank, values, old = null) {
    const form = this.form.value;
    const before = old ?? (this.pencil.value?.thing === row.thing ? this.pencil.value.values : {});
    const slip = filled(form, blank, { ...before, ...values }, before);
    if (!slip) {
      this.pencil.value = { thing: row.thing, slip: blank.slip, values: { ...before, ...values } };
      return undefined;
    }
    if (!old) return this.write([slip], { keep: true });
    this.pencil.value = null;
    return this.lay(replaced(this.paper.value.slips.value, old, slip));
  }

  /** Have this way in a cell of a row's order. */
  lead(row, blank, field, way) {
    return this.fill(row, blank, { [field]: way }, row.slips.find((slip) => slip.slip === blank.slip) ?? null);
  }

  /** Take the last step of the way back that is being written. */
  stepBack() {
    const [row] = this.held.value;
    const found = row && this.wayCell(row);
    if (!found) return undefined;
    const [blank, name] = found;
    const way = wayOf(row, blank, name, this.pencil.value);
    const old = row.slips.find((slip) => slip.slip === blank.slip);
    if (way.length < 2) return undefined;
    if (way.length > 2) return this.fill(row, blank, { [name]: way.slice(0, -1) }, old);
    return old && this.rubOut(old);
  }

  /** Choose what a row's thing is to do: the order is written if that says enough. */
  choose(row, blank) {
    const written = row.slips.some((slip) => slip.slip === blank.slip) && !this.open.value.includes(blank);
    batch(() => {
      this.picked.value = [row.thing];
      this.kind.value = blank.slip;
      this.pencil.value = written ? null : { thing: row.thing, slip: blank.slip, values: {} };
    });
    if (!written && filled(this.form.value, blank, {})) this.fill(row, blank, {});
  }

  /** The same for all rows that are picked. */
  fillAll(rows, slip, values) {
    const slips = rows.flatMap((row) => {
      const blank = row.blanks.find((one) => one.slip === slip);
      const whole = blank && filled(this.form.value, blank, values);
      return whole && Object.entries(values).every(([name, value]) => same(whole[name], value)) ? [whole] : [];
    });
    return slips.length ? this.write(slips) : undefined;
  }

  rubOut(slip) {
    this.lay(this.paper.value.slips.value.filter((one) => !same(one, slip)));
  }

  clearRow(row) {
    this.pencil.value = null;
    this.lay(without(this.form.value, this.paper.value.slips.value, [row.thing]));
  }

  clearAll() {
    this.pick([]);
    this.lay([]);
  }

  add(slips) {
    this.lay(added(this.form.value, this.paper.value.slips.value, slips));
  }

  undo() {
    this.pencil.value = null;
    return this.guard(this.paper.value.undo());
  }

  redo() {
    this.pencil.value = null;
    return this.guard(this.paper.value.redo());
  }

  lay(slips) {
    return this.guard(this.paper.value.write(slips));
  }

  /** What could not be said to the table is said to the player; it is sent again when the line is back. */
  guard(promise) {
    return promise.catch((refused) => showRefusal(this.desk, refused));
  }

  // Standing orders

  isPinned(row) {
    return isPinned(this.form.value, this.pins.value, row);
  }

  /** How many of the orders on the sheet are standing ones. */
  get pinned() {
    return this.paper.value.slips.value.filter((slip) => isStanding(this.form.value, this.pins.value, slip)).length;
  }

  /** Make the orders of rows standing ones; where all of them are, end that. What is written stays. */
  pin(rows) {
    // A sheet that is filled in once, such as a set-up, has no next one.
    if (!this.form.value.recurs) return undefined;
    const end = rows.every((row) => this.isPinned(row));
    const meant = rows.filter((row) => end || row.slips.length);
    if (!meant.length) return undefined;
    const slips = end ? [] : meant.flatMap((row) => row.slips).filter((slip) => !this.paper.value.reasonOf(slip));
    const things = meant.map((row) => row.thing);
    const standing = madeStanding(this.form.value, this.pins.value, things, slips);
    return this.guard(this.desk.m.stand(standing));
  }

  /** The same of the rows that are picked, or of the one that has the focus. */
  pinFrom(element) {
    const thing = element.closest?.("[data-row]")?.dataset.row;
    const focused = this.rows.value.filter((row) => row.thing === thing);
    const rows = focused.length ? focused : this.held.value;
    return rows.length ? this.pin(rows) : undefined;
  }

  /** The script's orders in place of one's own, which undo brings back. */
  async hint() {
    const reply = await this.desk.send(() => this.desk.m.hint());
    if (!reply) return;
    await this.lay(reply.option.slips);
    this.desk.advice.value = { entry: null, options: [], reason: reply.reason };
  }

  // Sending

  /** What is sent: what can stand. */
  get standing() {
    return this.paper.value.standing.value;
  }

  send() {
    const { form, desk } = this;
    desk.knows.value = true;
    this.pick([]);
    return desk.send(() => desk.m.answer([{ do: form.value.sends, slips: this.standing }]));
  }
}
