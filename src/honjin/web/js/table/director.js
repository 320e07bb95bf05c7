/**
 * The director: what happens is shown one thing after the other, each at its place, while the match itself goes on.
 *
 * The match (`desk.m`) is always the present: what can be chosen stands in the panel at once, and whoever acts is back
 * in it. Only the chart, the battle and the log keep step with what has been shown. Even where a player wants nothing
 * shown, a motion comes to its end before the next begins.
 */

import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { remembered } from "../lib.js";
import { speak } from "../speak.js";
import { battleIn, crumbOf, theatreOf } from "./battle.js";
import { FALL, PACES, programOf, readingTime } from "./program.js";
import { play } from "./sound.js";

/** So many things wait at most: whoever is further behind is shown the latest only. */
const MOST_WAITING = 24;

/** How long after a card has come a Space may have been meant for what was said before, in milliseconds. */
const MEANT = 400;

/** How long a card lies for those who only look on, in milliseconds. */
const LOOKED_AT = 9000;

export class Director {
  constructor(desk) {
    this.desk = desk;
    this.pace = remembered("pace", "brief");
    /** What is being shown, as the program has it, with its place in the row; null in the present. */
    this.item = signal(null);
    /** Whether its dice lie, and what they did may be seen. */
    this.hasFallen = signal(true);
    /** The board as the chart shows it; null: as it is. */
    this.scene = signal(null);
    /** Whether this is the past, asked for once more, or news. */
    this.isReplay = signal(false);
    /** Whether the chart is behind the present, be it by the length of a motion. */
    this.isBehind = signal(false);
    this.isShowing = computed(() => this.item.value !== null);
    /** Whether nothing but a motion has to come to its end. */
    this.isSettling = computed(() => this.isBehind.value && !this.isShowing.value);
    /** The number of the last thing that may be seen. */
    this.limit = computed(() => {
      const item = this.item.value;
      return item ? item.told.number - (this.hasFallen.value ? 0 : 1) : Infinity;
    });
    /** What has been told, as far as it has been shown. */
    this.told = computed(() => {
      const { told } = desk.m;
      const limit = this.limit.value;
      return limit === Infinity ? told.value : told.value.filter((one) => one.number <= limit);
    });
    /** The same for a battle that is seen large: its dice fall there. */
    this.staged = computed(() => {
      const { told } = this.item.value ?? {};
      return told && !this.hasFallen.value && this.isInTheatre ? [...this.told.value, told] : this.told.value;
    });
    this.acts = [];
    this.turn = 0;
    this.wake = null;
    /** When the card was laid down. */
    this.laid = 0;
  }

  /** The board to be seen with what has been told. */
  get board() {
    return (this.isShowing.value ? this.scene.value : null) ?? this.desk.m.scene.value;
  }

  /** Where the match stood: within a battle that has been shown to begin and not to end; else where it stands. */
  get crumbs() {
    const theatre = theatreOf(this.desk.board.value);
    const { crumbs } = this.desk.m.now.value;
    return this.isShowing.value && theatre && !crumbOf(theatre, crumbs) ? [...crumbs, [theatre.procedure]] : crumbs;
  }

  /** Whether what is shown belongs to a battle that is seen large: its dice fall there. */
  get isInTheatre() {
    const theatre = theatreOf(this.desk.board.value);
    if (!theatre || !this.isShowing.value) return false;
    const { told } = this.item.value;
    const soFar = this.desk.m.told.value.filter(({ number }) => number <= told.number);
    return Boolean(battleIn(theatre, soFar, this.crumbs, 0)?.events.includes(told));
  }

  /** The dice that lie, or fall, beside their place on the chart. */
  get dice() {
    const item = this.item.value;
    return item?.dice.length && !this.isInTheatre
      ? { dice: item.dice, things: item.things, key: item.told.number }
      : null;
  }

  follow() {
    let match = null;
    effect(() => {
      const news = this.desk.m.news.value;
      if (match !== this.desk.m) {
        match = this.desk.m;
        return this.toPresent();
      }
      return this.take(news);
    });
    document.addEventListener("visibilitychange", () => document.hidden && this.toPresent());
  }

  /** Show these news, or only let them come. */
  take({ told, before, scenes, isOwn, isBack }) {
    const { desk } = this;
    const isHidden = !before || !desk.board.peek() || document.hidden;
    if (isHidden || isBack || this.isReplay.peek() || (!isOwn && this.isActing)) {
      this.toPresent();
      return this.letCome(told);
    }
    const after = desk.m.scene.peek();
    const program = withCard(this.programOf(told, { own: isOwn, counters: after.counters }), this.dueWith(told));
    if (!program.length) this.letCome(told);
    // Without the boards in between the first thing brings all that has changed.
    const acts = program.map((item, at) => ({
      item,
      before: at ? null : before,
      scene: scenes.get(item.told.number) ?? after,
    }));
    this.acts.push(...acts, { item: null, scene: after });
    if (this.acts.length > MOST_WAITING)
      this.acts = this.acts.filter((act, at) => act.item?.reports || at >= this.acts.length - MOST_WAITING);
    if (!this.isBehind.peek()) this.run();
    return undefined;
  }

  /** Show once more what was told, with the boards of then by the numbers of the things told. */
  replay(told, scenes) {
    const pace = this.pace.peek() === "instant" ? "brief" : this.pace.peek();
    const items = this.programOf(told, { pace, seat: "", whole: true, counters: this.desk.m.scene.peek().counters });
    this.toPresent();
    if (!items.length) return;
    this.isReplay.value = true;
    this.acts = items.map((item) => {
      const { number } = item.told;
      return { item, before: scenes.get(number - 1) ?? null, scene: scenes.get(number) ?? null };
    });
    this.run();
  }

  /** The card of what these news have brought to an end; nothing for those who like it at once, or who are taught. */
  dueWith(told) {
    const { m, lesson } = this.desk;
    if (this.pace.peek() === "instant" || lesson.speaks || !told.length) return null;
    const reports = m.reports.peek().filter(({ due }) => due >= told[0].number);
    return reports.length
      ? cardOf(
          reports,
          told.find(({ number }) => number === reports.at(-1).due),
        )
      : null;
  }

  /** Show the card of a report once more. */
  open(report) {
    this.toPresent();
    this.acts = [{ item: cardOf([report], this.desk.m.told.peek().at(-1)), before: null, scene: null }];
    this.run();
  }

  programOf(told, how) {
    const { desk } = this;
    const { kinds, sides } = desk.m;
    const ten = Boolean(desk.board.peek()?.table?.fights);
    const seat = desk.seat.peek();
    return programOf(told, { pace: this.pace.peek(), seat, sides: sides.peek(), kinds: kinds.peek(), ten, ...how });
  }

  /** Whether the player is choosing something, and wants the chart as it is. */
  get isActing() {
    const { threads, place, form, dialog } = this.desk;
    return Boolean(threads.peek().length || place.peek() || form.held.peek().length || dialog.peek());
  }

  async run() {
    const turn = (this.turn += 1);
    this.isBehind.value = true;
    this.count = { at: 0, of: this.acts.filter(({ item }) => item).length };
    while (this.acts.length) {
      await this.perform(this.acts.shift(), () => turn === this.turn);
      if (turn !== this.turn) return;
    }
    this.end();
  }

  async perform({ item, before, scene }, isOn) {
    const { chart } = this.desk;
    if (!item) {
      // The last of some news: what is left moves, and whatever comes next waits for it.
      batch(() => {
        this.item.value = null;
        this.hasFallen.value = true;
        this.scene.value = scene;
      });
      return chart?.settled();
    }
    const pace = this.pace.peek() === "instant" ? "brief" : this.pace.peek();
    const falls = item.dice.length > 0;
    // Where the chart goes back, the player sees first how it was.
    const goesBack = this.isReplay.peek() && before !== this.scene.peek();
    batch(() => {
      this.count.at += 1;
      this.count.of = this.count.at + this.acts.filter((act) => act.item).length;
      this.item.value = { ...item, at: this.count.at, of: this.count.of };
      this.hasFallen.value = !falls;
      if (before) this.scene.value = before;
      if (!falls && !goesBack) this.scene.value = scene ?? before;
    });
    if (item.reports) return this.hold(item.reports, isOn);
    this.sound([item.told]);
    if (falls || goesBack) {
      await chart?.settled();
      if (!isOn()) return undefined;
      await this.pause(FALL);
      if (!isOn()) return undefined;
      batch(() => {
        this.hasFallen.value = true;
        this.scene.value = scene ?? before;
      });
    }
    const text = this.desk.words.peek().event(item.told.event);
    speak(text);
    await chart?.settled();
    if (isOn()) await this.pause(readingTime(item, text, pace));
    return undefined;
  }

  /** A card lies until it is put away; for those who only look on, as long as it takes to read. */
  async hold(reports, isOn) {
    const words = this.desk.words.peek();
    const lines = reports.flatMap((report) => [
      words.text(`report-${report.id}`),
      ...report.lines.map(({ event }) => words.event(event)),
    ]);
    speak(lines.join(". "));
    this.laid = performance.now();
    await this.desk.chart?.settled();
    if (isOn()) await this.pause(this.desk.isSpectator ? LOOKED_AT : Infinity);
  }

  /** So many milliseconds, or until the player goes on. */
  pause(time) {
    return new Promise((done) => {
      const timer = time < Infinity ? setTimeout(done, time) : 0;
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** The next thing, now. */
  next() {
    this.desk.chart?.finish();
    this.wake?.();
  }

  /** Nothing more is shown: the chart is as the match is. */
  toPresent() {
    this.turn += 1;
    this.acts = [];
    if (this.isBehind.peek()) setTimeout(() => this.desk.chart?.finish());
    this.wake?.();
    this.end();
  }

  end() {
    batch(() => {
      this.item.value = null;
      this.hasFallen.value = true;
      this.scene.value = null;
      this.isReplay.value = false;
      this.isBehind.value = false;
    });
  }

  /** A player who has pressed or typed something is in the present; true if he was not. */
  skip() {
    if (!this.isShowing.peek()) return false;
    this.toPresent();
    return true;
  }

  sound(told) {
    if (this.desk.sound.peek() && told.length) play(told);
  }

  /** Things come that are not shown one by one; a screen reader is told what weighs something, the latest last. */
  letCome(told) {
    this.sound(told);
    const words = this.desk.words.peek();
    const weighty = told.filter((one) => one.weight > 0).slice(-6);
    if (weighty.length) speak(weighty.map((one) => words.event(one.event)).join(". "));
  }

  /** Another pace: from the slowest on to the first again. */
  change(pace = PACES[(PACES.indexOf(this.pace.peek()) + 1) % PACES.length]) {
    this.pace.value = pace;
    if (pace === "instant") this.skip();
  }

  /** Resolved when the chart is in the present. */
  atRest() {
    return new Promise((done) => {
      const stop = effect(() => {
        if (this.isBehind.value) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  }

  /**
   * Listen to the whole window: Space goes on, held down it skips all; any other key, and any press, is meant for the
   * present. A press on the chart only skips: what lay there was the past. Returns how to stop.
   */
  listen() {
    const isOwn = (element) => element.closest?.(".caption, .report a");
    const onKey = (event) => {
      const { key, target } = event;
      if (!this.isShowing.peek() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (["Tab", "Shift"].includes(key) || target.closest?.("input, textarea, select, dialog") || isOwn(target))
        return;
      if (this.item.peek().reports && ["Enter", "Escape", " "].includes(key)) {
        if (key === "Enter" && target.closest?.("a, button")) return; // presses what has the focus
        event.preventDefault();
        event.stopPropagation();
        // A Space that was meant for what was said before does not take the card away unread.
        if (!event.repeat && (key !== " " || performance.now() - this.laid > MEANT)) this.next();
        return;
      }
      if (key === "r" || key === "R") return; // begins the replay, or ends it
      if (key === "Enter" && target.closest?.(".chart")) return; // on the chart a key is a press
      if (key === " ") {
        event.preventDefault();
        event.stopPropagation();
        if (event.repeat) this.skip();
        else this.next();
      } else this.skip();
    };
    const onPress = ({ target }) => {
      if (!target.closest?.(".caption, .report, .chart, .replay-button, .since-pill")) this.skip();
    };
    addEventListener("keydown", onKey, true);
    addEventListener("pointerdown", onPress, true);
    return () => {
      removeEventListener("keydown", onKey, true);
      removeEventListener("pointerdown", onPress, true);
    };
  }
}

/** A card as an item of the program, at the thing told with which the last of its reports is due. */
const cardOf = (reports, told) => ({ told, reports, things: [], dice: [], doer: "", more: 0 });

/** A program with a card in its place; what the card says of how it goes on is not said once more. */
function withCard(program, card) {
  if (!card) return program;
  const heralds = new Set(card.reports.flatMap((report) => report.heralds.map(({ number }) => number)));
  const others = program.filter(({ told }) => !heralds.has(told.number));
  const at = others.filter(({ told }) => told.number <= card.told.number).length;
  return others.toSpliced(at, 0, card);
}
