/** A player's own notes at the table: what is kept of this seat, and what is just being drawn on the chart. */

import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { INKS, onChart, shortened } from "../jottings.js";
import { remembered } from "../lib.js";
import { Notebook } from "../notebook.js";

/** A ring around a place by itself, in board units of a chart of 1600; what is small has one that goes around it. */
const RADIUS = 60;
const LEAST = 8;
/** An arrow stops short of a piece: by so much of its room. */
const SHORT = 0.6;

export class NoteDesk {
  constructor(desk) {
    this.desk = desk;
    this.book = new Notebook(desk.page.match);
    this.jottings = signal([]);
    /** What is on its way to the server. */
    this.sent = signal([]);
    this.shared = signal(false);
    /** What stands in the field and is not kept yet, by seat: whoever comes back goes on writing, nobody else reads it. */
    this.unfinished = new Map();
    this.drawn = computed(() => onChart(this.jottings.value));
    /** Whether what was drawn is shown; this browser remembers it. */
    this.shows = remembered("notes.shows", true);
    /** What is drawn: `arrow`, `ring`, or nothing while the chart is for the game. */
    this.tool = signal("");
    this.ink = remembered("notes.ink", INKS[0]);
    /** Where a drawing was begun and where it leads so far: `{spot, room}`. */
    this.start = signal(null);
    this.goal = signal(null);
    /** The drawing that a row of the list is about. */
    this.pointed = signal("");
    /** The step at which the chart was cleared last: only that can be taken back, before anything else is drawn. */
    this.cleared = signal(null);
    /** What the board draws. */
    this.drawings = computed(() => this.forBoard());
    /** What the board asks while something is drawn; null while the chart is for the game. */
    this.pen = computed(() => (this.tool.value && !desk.earlier.value ? this.makePen() : null));
  }

  /** Read what is kept: of each seat that is taken, and again where another device may have written. */
  follow() {
    let before = this.desk.seat.peek();
    effect(() => {
      const seat = this.desk.seat.value;
      const isOpen = this.desk.m.state.value === "open";
      // What one player has noted is nothing for the other at the same screen.
      if (seat !== before) this.putAway();
      before = seat;
      if (isOpen) this.load();
    });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.load());
  }

  putAway() {
    batch(() => {
      this.jottings.value = this.sent.value = [];
      this.shared.value = false;
      this.cleared.value = null;
      this.take("");
    });
  }

  async load() {
    const seat = this.desk.seat.peek();
    const found = await this.book.read(seat).catch(() => null);
    if (!found || seat !== this.desk.seat.peek()) return;
    const [mine] = found.mine;
    batch(() => {
      this.jottings.value = mine?.notes ?? [];
      this.shared.value = mine?.shared ?? false;
    });
  }

  /** The moment that a note is about: what has been told so far, and the turn. */
  get moment() {
    const { told, scene } = this.desk.m;
    return { step: told.value.at(-1)?.number ?? 0, turn: Number(scene.value?.headline[1].turn ?? 0) };
  }

  /** Keep something; false if it could not be kept. */
  async keep(what) {
    const seat = this.desk.seat.peek();
    this.sent.value = [...this.sent.value, what];
    const kept = await this.attempt(() => this.book.add(seat, what, this.moment));
    batch(() => {
      this.sent.value = this.sent.value.filter((one) => one !== what);
      if (kept && seat === this.desk.seat.peek()) this.jottings.value = [...this.jottings.value, kept];
    });
    return Boolean(kept);
  }

  async drop(id) {
    await this.attempt(() => this.book.drop(id).then(() => true));
    await this.load();
  }

  /** Take back what was drawn last, or that all was taken off the chart. */
  async undo() {
    const step = this.cleared.value;
    const last = this.drawn.value.at(-1);
    this.cleared.value = null;
    if (step !== null) await this.attempt(() => this.book.clear(this.desk.seat.peek(), step, { back: true }));
    else if (last) await this.attempt(() => this.book.drop(last.id).then(() => true));
    await this.load();
  }

  get canUndo() {
    return this.cleared.value !== null || this.drawn.value.length > 0;
  }

  async clear() {
    const { step } = this.moment;
    if (!(await this.attempt(() => this.book.clear(this.desk.seat.peek(), step)))) return;
    this.cleared.value = step;
    await this.load();
  }

  async share(shared) {
    if (await this.attempt(() => this.book.share(this.desk.seat.peek(), shared))) this.shared.value = shared;
  }

  /** What the server makes of it; what it refuses is said. */
  async attempt(act) {
    try {
      return await act();
    } catch (refused) {
      const known = { "too-many": "notes-full", "too-fast": "notes-too-fast" }[refused.code];
      this.desk.say(this.desk.words.value.text(known ?? "notes-not-kept"));
      return null;
    }
  }

  // Drawing

  /** Draw with this from now on; with nothing the chart is for the game again. */
  take(tool) {
    batch(() => {
      this.tool.value = tool;
      this.start.value = this.goal.value = null;
      if (tool) this.shows.value = true;
    });
  }

  /** One step back: the drawing that was begun, then drawing at all. True if there was one. */
  leave() {
    if (!this.tool.value) return false;
    if (this.start.value) this.start.value = this.goal.value = null;
    else this.take("");
    return true;
  }

  makePen() {
    const isRing = this.tool.value === "ring";
    return {
      isDown: this.start.value !== null,
      begin: (place, { held = false } = {}) => {
        this.start.value = place;
        this.goal.value = null;
        // A finger or a key has said all there is to say of a ring; a mouse may still draw it larger.
        if (isRing && !held) this.finish(place);
      },
      aim: (place) => {
        this.goal.value = place;
      },
      end: (place) => this.finish(place),
      rest: () => isRing && this.finish(this.start.value),
    };
  }

  finish(goal) {
    const what = this.shape(this.start.value, goal);
    if (!what) return;
    batch(() => {
      this.start.value = this.goal.value = null;
      this.cleared.value = null;
    });
    this.keep(what);
  }

  /** What is drawn from one place to another; null where they are the same. */
  shape(from, to) {
    const ink = this.ink.value;
    const far = Math.round(Math.hypot(to.spot.x - from.spot.x, to.spot.y - from.spot.y));
    if (this.tool.value === "ring") {
      const radius = far > LEAST ? far : Math.round(from.room || RADIUS * (this.desk.board.value.canvas[0] / 1600));
      return { kind: "ring", at: from.spot, radius, ink };
    }
    if (far <= LEAST) return null;
    return { kind: "arrow", ...shortened(from.spot, to.spot, [from.room * SHORT, to.room * SHORT]), ink };
  }

  forBoard() {
    if (!this.shows.value) return [];
    const [pointed, start, goal] = [this.pointed.value, this.start.value, this.goal.value];
    const kept = this.drawn.value.map(({ id, what }) => ({ key: id, what, look: id === pointed ? "pointed" : "" }));
    const dot = start && { kind: "ring", at: start.spot, radius: LEAST, ink: this.ink.value };
    const begun = [
      ...this.sent.value.filter((what) => what.kind !== "note"),
      start && (this.shape(start, goal ?? start) ?? dot),
    ];
    return [...kept, ...begun.filter(Boolean).map((what, at) => ({ key: `begun ${at}`, what, look: "begun" }))];
  }
}
