/** The desk of one player: the match, the words, what is pointed at, and which panels are open. */

import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { documentTheme, media, remembered } from "../lib.js";
import { Match } from "../match.js";
import { showAsked } from "../pages/badge.js";
import { speak } from "../speak.js";
import { askWhy, fetchOdds, showRefusal } from "./asking.js";
import { crumbOf, theatreOf } from "./battle.js";
import { countersAt } from "./chooser.js";
import { chosen, fitting, lit, prepared, tapped } from "./choice.js";
import { Director } from "./director.js";
import { FormDesk } from "./form_desk.js";
import { Lesson } from "./lesson.js";
import { canReplace, handOf, orderFor, pickInstead, placeOf, putBack, whereOf } from "./hand.js";
import { chime } from "./sound.js";
import { Looking } from "./stack.js";
import { Survey } from "./survey.js";
import { NoteDesk } from "./note_desk.js";
import { leaderOf, withFollowers } from "./things.js";

/** How long the table stays as it is before the other side sits down where nothing is secret, in milliseconds. */
const PAUSE = 500;

export class Desk {
  constructor(page, words) {
    this.page = page;
    this.seat = signal(page.seat || "spectator");
    this.open = signal(new Match(page.match, this.seat.value));
    this.words = computed(() => words.about({ kinds: this.m.kinds.value, names: this.m.names.value }));

    this.threads = signal([]);
    /** The things that a row under the pointer, a log line or the replay is about. */
    this.shown = signal([]);
    /** The row of the list under the pointer. */
    this.row = signal(null);
    /** The lit thing of the chart under the pointer or the focus. */
    this.hovered = signal(null);
    /** The place whose counters are offered. */
    this.place = signal(null);
    this.hint = signal(null);
    /** The whole action that the hint begins, and why: `{entry, options, reason}`. */
    this.advice = signal(null);
    this.tip = signal(null);
    this.dialog = signal(null);
    this.toast = signal("");
    this.filter = signal("");
    this.busy = signal(false);
    this.odds = signal({ at: null, tables: [] });
    /** Shows what happens, one thing after the other. */
    this.director = new Director(this);
    /** The number of the event that is being shown; 0 in the present. */
    this.replaying = computed(() => this.director.item.value?.told.number ?? 0);
    /** The board as it was then. */
    this.earlier = computed(() => (this.director.isShowing.value ? this.director.board : null));
    this.curtain = signal("");
    /** The number of the event of the last battle that was put away. */
    this.putAway = signal(0);

    /** The board of the game, once it has come. */
    this.board = signal(null);
    this.tab = signal("log");
    this.phoneTab = signal("orders");
    this.sheetOpen = signal(false);
    this.hideCounters = signal(false);
    /** How the chart is looked at: as it is, or through one of the board's lenses. */
    this.lens = signal("");
    /** The step of the flight clock that the chart shows; null while the clock is put away. */
    this.clock = signal(null);
    this.sound = remembered("sound", false);
    /** Whether this player has seen how to play. */
    this.knows = remembered("knows-how", false);
    this.theme = documentTheme();
    this.isPhone = media("(max-width: 699px)");
    this.isRoomy = media("(min-width: 1280px)");
    this.isWide = media("(min-width: 1680px)");
    /** Whether decks lie beside the chart: in a smaller window, and beside a panel of forces, they are there. */
    this.hasRail = computed(() => this.isRoomy.value && !this.isWide.value);

    /** What this player notes for himself and draws on the chart. */
    this.notes = new NoteDesk(this);
    /** A closer look at a place. */
    this.looking = new Looking(this);
    /** What a guided game says. */
    this.lesson = new Lesson(this);
    /** The form to be filled in, where there is no list to choose from. */
    this.form = new FormDesk(this);
    this.entries = computed(() => prepared(this.m.isMine.value ? this.m.decision.value.options : []));
    /** What a closer look at a piece shows, and the ways it opens. */
    this.survey = new Survey(this);
    /** All that can be chosen by pointing: the options of the decision, and ways made of several of them. */
    this.choices = computed(() => [...this.entries.value, ...(this.m.isMine.value ? this.survey.ways.value : [])]);
    this.hand = computed(() => handOf(this));
    this.where = computed(() => whereOf(this));
    /** What can be pointed at next. */
    this.next = computed(() => {
      if (this.form.isAsked) return this.form.lit.value;
      const threads = this.threads.value;
      return threads.length
        ? new Set(threads.flatMap((thread) => [...lit(this.choices.value, thread)]))
        : lit(this.choices.value, []);
    });
    /** Where nothing but leaders can be chosen, all their men light up with them. */
    this.lit = computed(() => (this.asksLeaders ? new Set(withFollowers(this, this.next.value)) : this.next.value));
    this.follow();
  }

  /** The match as the present seat knows it. */
  get m() {
    return this.open.value;
  }

  /** Somebody who looks on and plays no side; the umpire too. */
  get isSpectator() {
    return this.seat.value === "spectator" || this.isUmpire;
  }

  get isUmpire() {
    return this.seat.value === "umpire";
  }

  /** A new decision forgets what was pointed at; news make their sounds. */
  follow() {
    this.form.follow();
    this.survey.follow();
    this.notes.follow();
    this.looking.follow();
    let at;
    let ask;
    effect(() => {
      const decision = this.m.decision.value;
      const now = `${this.seat.value} ${decision?.at ?? ""} ${decision?.ask ?? ""}`;
      if (now === at) return;
      at = now;
      // The same question again is the next order of a plan: the harbour stays open for it.
      if (ask !== decision?.ask) this.chart?.rest();
      ask = decision?.ask;
      batch(() => {
        this.threads.value = [];
        this.hint.value = null;
        this.advice.value = null;
        this.filter.value = "";
        this.shown.value = [];
        this.row.value = null;
        this.hovered.value = null;
        if (!this.goesOn()) this.place.value = null;
        // A finger has no hovering: on a phone the counters that can join lie ready once one is in hand.
        else if (this.isPhone.peek() && !this.place.peek() && this.hand.value.mine)
          this.place.value = placeOf(this, this.hand.value.group[0]);
        if (this.tip.peek()?.until !== "read") this.tip.value = null;
      });
      fetchOdds(this);
    });
    effect(() => this.changeSeats());
    let wasMine = true;
    effect(() => {
      const isMine = this.m.isMine.value;
      showAsked(isMine);
      if (isMine && !wasMine && this.sound.peek()) chime();
      wasMine = isMine;
    });
    this.director.follow();
  }

  /** Whether nothing has happened since the counters of a place were offered: an action is still being composed. */
  goesOn() {
    const last = this.m.told.peek().at(-1)?.number ?? 0;
    const same = last === this.offeredAt && this.m.isMine.peek();
    this.offeredAt = last;
    return same;
  }

  // Pointing and choosing

  /** The player pointed at a thing of the board. */
  tap(pointed, { anchor = null } = {}) {
    this.tip.value = null;
    if (this.director.skip()) return undefined;
    this.putBattleAway();
    // Whoever has nothing to decide looks on.
    if (this.looking.isOn.value || !this.m.isMine.value) return this.looking.open(pointed);
    if (this.form.isAsked) return this.form.tap(pointed, { anchor });
    const thing = this.lesson.means(this.meant(pointed));
    if (this.isHinted(thing)) return this.choose([this.hint.value]);
    if (this.hand.value.mine && this.hand.value.group.includes(thing) && orderFor(this, thing))
      return putBack(this, thing);
    if (canReplace(this, thing)) return pickInstead(this, thing);
    if (this.isTwofold(thing)) return this.offerAt(thing, [[thing]]);
    const result = tapped(this.choices.value, this.threads.value, thing);
    if (this.survey.begins(result.options) && thing in this.m.scene.value.counters) return this.pickUp(thing);
    if (result.refused)
      return this.offerAt(thing) || askWhy(this, [...(this.threads.value[0] ?? []), thing], { anchor });
    this.place.value = result.threads.length ? null : this.place.value;
    this.threads.value = result.threads;
    if (result.options.length) this.choose(result.options);
    return undefined;
  }

  /** Whether nothing but leaders of this side can be chosen. */
  get asksLeaders() {
    const { counters } = this.m.scene.value ?? { counters: {} };
    const isLeader = (thing) => counters[thing]?.side === this.seat.value && leaderOf(this, thing) === thing;
    return this.next.value.size > 0 && [...this.next.value].every(isLeader);
  }

  /** Where leaders are chosen, whoever follows one stands for him. */
  meant(thing) {
    const leader = leaderOf(this, thing);
    const isOpen = this.next.value.has(leader) || this.threads.value.some((thread) => thread[0] === leader);
    return isOpen && this.asksLeaders ? leader : thing;
  }

  /** A piece whose order leads somewhere is picked up first. */
  pickUp(thing) {
    this.place.value = null;
    this.threads.value = [[thing]];
  }

  /** Whether a place can be chosen itself, and has counters that can be: then nothing is done before one has seen both. */
  isTwofold(thing) {
    const isPlace = this.board.value?.table?.chooser && !(thing in this.m.scene.value.counters);
    return (
      isPlace
      && !this.threads.value.length
      && !this.hand.value.mine
      && this.entries.value.some((entry) => entry.things[0] === thing)
      && countersAt(this, thing).length > 0
    );
  }

  /** A place stands for the counters in it; true when it has some that can be chosen. */
  offerAt(place, threads = []) {
    if (!this.board.value?.table?.chooser || !countersAt(this, place).length) return false;
    batch(() => {
      this.threads.value = threads;
      this.place.value = this.place.value === place ? null : place;
      this.offeredAt = this.m.told.value.at(-1)?.number ?? 0;
    });
    return true;
  }

  /** The one thing of a hint, which the hint has chosen already: pointing at it means yes. */
  isHinted(thing) {
    const [thread, ...others] = this.threads.value;
    return (
      this.hint.value?.things.length === 1
      && this.hint.value.things[0] === thing
      && !others.length
      && thread?.length === 1
      && thread[0] === thing
    );
  }

  /** A thing begins to be dragged: where it can go lights up. */
  lift(thing) {
    this.tip.value = null;
    if (this.form.isAsked) this.form.lift(thing);
    else if (!this.threads.value.some((thread) => thread[0] === thing)) this.threads.value = [[thing]];
  }

  /** Things were dragged to a place. */
  drop(things, place) {
    if (this.form.isAsked) return this.form.drop(things[0], place);
    const picked = this.threads.value.map((thread) => thread[0]);
    const moving = things.some((thing) => picked.includes(thing)) ? picked : things;
    const options = moving.map((thing) => chosen(this.choices.value, [thing, place])).filter(Boolean);
    if (options.length) return this.choose(options);
    if (moving.some((thing) => fitting(this.choices.value, [thing, place]).length)) {
      this.threads.value = moving.map((thing) => [thing, place]);
      return undefined;
    }
    return askWhy(this, [moving[0], place]);
  }

  /** Give these options as answers; asks first where a slip is likely and cannot be undone. */
  choose(entries, { sure = false } = {}) {
    if (!sure && this.isLikelySlip(entries)) {
      this.dialog.value = { kind: "slip", entries };
      return undefined;
    }
    if (!sure && this.mayEnd(entries)) {
      this.dialog.value = { kind: "end", entries };
      return undefined;
    }
    this.director.skip();
    this.putBattleAway();
    this.knows.value = true;
    const way = entries.some((entry) => entry.way);
    return this.send(() =>
      this.m.answer(
        entries.flatMap((entry) => entry.options ?? entry.option),
        { way },
      ),
    );
  }

  /** Answers after which the match can be over at once, where others would let it go on. */
  mayEnd(entries) {
    const { ends } = this.m.decision.value;
    return Boolean(ends?.by) && entries.some((entry) => ends.by.includes(entry.option?.do));
  }

  /** To close a plan with nothing in it. */
  isLikelySlip(entries) {
    const bare = entries.length === 1 && !entries[0].touch.length;
    return (
      bare
      && this.m.decision.value.private
      && !this.m.now.value.plan.length
      && this.entries.value.some((entry) => entry.touch.length)
    );
  }

  /** A battle that ended before this decision has been looked at. */
  putBattleAway() {
    const theatre = theatreOf(this.board.value);
    if (theatre && !crumbOf(theatre, this.m.now.value.crumbs))
      this.putAway.value = this.m.told.value.at(-1)?.number ?? 0;
  }

  clear() {
    if (this.notes.leave()) return;
    this.director.skip();
    this.chart?.rest();
    batch(() => {
      this.threads.value = [];
      this.place.value = null;
      this.looking.thing.value = "";
      this.looking.isOn.value = false;
      this.tip.value = null;
      this.hint.value = null;
      this.advice.value = null;
      this.filter.value = "";
      this.form.pick([]);
    });
  }

  /** Ask something of the table; what it refuses is shown where the player looks. */
  async send(action) {
    if (this.busy.value) return undefined;
    this.busy.value = true;
    try {
      return await action();
    } catch (refused) {
      showRefusal(this, refused);
      return undefined;
    } finally {
      this.busy.value = false;
    }
  }

  /** A short notice at the foot of the screen. */
  say(text) {
    this.toast.value = text;
    speak(text);
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => {
      this.toast.value = "";
    }, 5000);
  }

  /** Play again: whoever has asked for it here, or agreed here, is taken to the new table as soon as there is one. */
  playAgain() {
    if (this.again) return;
    const old = this.m.id;
    this.again = effect(() => {
      const { match } = this.m.now.value.offers.find((offer) => offer.what === "rematch") ?? {};
      if (match && match !== old) location.assign(`/table/${match}`);
    });
  }

  /** Propose something; a machine answers at once. */
  async offer(what) {
    if (what === "rematch") this.playAgain();
    const reply = await this.send(() => this.m.offer(what));
    if (!reply) return;
    const id =
      reply.yes === true ? "table-offer-accepted" : reply.yes === false ? "table-offer-declined" : "table-offered";
    this.say(this.words.value.text(id));
  }

  // The other seat at the same screen

  /** Sides whose seats are this player's own and that have to decide while this one has not. */
  get handOver() {
    const { match, now } = this.m;
    if (!match.value?.hotseat || now.value.over || now.value.waiting.includes(this.seat.value)) return "";
    return now.value.waiting.find((side) => match.value.seats[side]?.you) ?? "";
  }

  /** Take the seat of another side: the line of this one is closed first. */
  takeSeat(side) {
    this.m.close();
    this.sitDown(side, new Match(this.page.match, side));
  }

  sitDown(side, match) {
    this.director.toPresent();
    batch(() => {
      this.seat.value = side;
      this.open.value = match;
      this.curtain.value = "";
    });
  }

  /** Where nothing is secret nobody need look away: the seats change by themselves, as soon as the other line is there. */
  changeSeats() {
    const side = this.handOver;
    if (!side || this.m.now.value.secret || this.changing) return;
    this.changing = true;
    const before = this.m;
    const next = new Match(this.page.match, side);
    const stop = effect(() => {
      if (!next.scene.value) return;
      stop();
      setTimeout(async () => {
        await this.director.atRest();
        this.changing = false;
        // While something was shown the match may have gone on, and ask this seat again.
        if (this.handOver === side) {
          this.sitDown(side, next);
          before.close();
        } else {
          next.close();
          this.changeSeats();
        }
      }, PAUSE);
    });
  }
}
