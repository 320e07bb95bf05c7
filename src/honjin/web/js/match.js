/** One match as a seat knows it: signals that follow the connection, and what the seat can do. */

import { batch, computed, signal } from "../vendor/preact.js";
import { Connection } from "./connection.js";
import { keep, newNonce } from "./kept.js";
import { patched } from "./lib.js";
import { reportsOf } from "./table/reports.js";

const EMPTY_SCENE = {
  counters: {},
  piles: {},
  markers: {},
  marks: {},
  badge: ["", {}],
  headline: ["", {}],
  summary: [],
  planned: {},
};
const NOTHING_NOW = {
  at: "",
  decision: null,
  waiting: [],
  thinking: [],
  online: [],
  crumbs: [],
  undo: false,
  plan: [],
  offers: [],
  take_back: false,
  over: null,
  due: null,
  claim: false,
  secret: false,
};

const NO_NEWS = { told: [], before: null, scenes: new Map(), isOwn: false };

/** Those who look on: nobody asks them to move. */
const ONLOOKERS = ["spectator", "umpire"];

export class Match {
  /** @param {string} id @param {string} seat a side, `spectator` or `umpire` */
  constructor(id, seat) {
    this.id = id;
    this.seat = seat;
    this.state = signal("opening");
    this.match = signal(null);
    this.scene = signal(null);
    this.told = signal([]);
    this.now = signal(NOTHING_NOW);
    /** What this side has written on its form, here or on another device. */
    this.draft = signal(null);
    /** What this side answers without being asked. */
    this.settled = signal([]);
    /** How far the latest drill has come, until something else is done. */
    this.drill = signal(null);
    this.chat = signal([]);
    this.kinds = signal({});
    this.names = signal({});
    /** What the game tells together when a phase or a turn is over. */
    this.reportKinds = signal([]);
    /** The number of the last event this player has looked at, before the present news. */
    this.seen = signal(0);
    /** The events of the latest news, the board before them and after each, and whether they came of an own answer. */
    this.news = signal(NO_NEWS);
    /** How many answers of this player are on their way. */
    this.acting = 0;
    this.unreadChat = signal(0);
    /** By how many milliseconds the server's clock is ahead of this one. */
    this.ahead = signal(0);
    this.epoch = "";
    /** A fingerprint of all that this seat has been told. */
    this.link = signal("");
    this.decision = computed(() => this.now.value.decision);
    this.isMine = computed(() => this.decision.value !== null && this.decision.value?.side === this.seat);
    this.sides = computed(() => Object.keys(this.match.value?.seats ?? {}));
    /** What phases and turns have come to so far. */
    this.reports = computed(() =>
      reportsOf(this.told.value, this.reportKinds.value, { sides: this.sides.value, kinds: this.kinds.value }),
    );
    this.unseen = computed(() => this.told.value.filter((told) => told.number > this.seen.value));
    this.connection = new Connection({
      address: () => this.address(),
      hear: (message) => this.hear(message),
      state: (state) => {
        this.state.value = state;
      },
    });
  }

  address() {
    const url = new URL(`/api/matches/${this.id}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("seat", this.seat);
    url.searchParams.set("since", this.told.value.at(-1)?.number ?? 0);
    url.searchParams.set("epoch", this.epoch);
    url.searchParams.set("steps", 1);
    return url.href;
  }

  hear(message) {
    const hears = {
      welcome: this.welcome,
      news: this.hearNews,
      now: this.hearNow,
      draft: this.hearDraft,
      settled: this.hearSettled,
      drill: this.hearDrill,
      chat: this.hearChat,
    };
    hears[message.type]?.call(this, message);
  }

  welcome(message) {
    this.keepLink(message.link, message.match.commitment);
    this.addNonce(message.match);
    batch(() => {
      this.epoch = message.epoch;
      this.match.value = message.match;
      this.kinds.value = message.kinds;
      this.names.value = message.names;
      this.reportKinds.value = message.reports;
      this.told.value = [...this.told.value.filter((told) => told.number <= message.since), ...message.told];
      this.scene.value = message.scene ?? EMPTY_SCENE;
      this.now.value = { ...NOTHING_NOW, ...message.now };
      this.draft.value = message.draft ?? null;
      this.settled.value = message.settled;
      this.chat.value = message.chat;
      // Nobody asks an onlooker to move: nothing has happened since.
      this.seen.value = ONLOOKERS.includes(this.seat) ? (this.told.value.at(-1)?.number ?? 0) : message.seen;
      this.news.value = NO_NEWS;
    });
  }

  /**
   * Add to the dice, once their commitment is kept: nobody can have chosen them after that. Where the table could not
   * take it, a new line tries again, for the match waits for it and no player would know; `stale` means that it has it.
   */
  addNonce({ commitment, nonces, seats }) {
    if (!seats[this.seat]?.you || nonces[this.seat]) return;
    const nonce = keep(this.id, { commitment }).nonces[this.seat] ?? newNonce();
    keep(this.id, { commitment, nonces: { [this.seat]: nonce } });
    this.connection.ask("nonce", { commitment, nonce }).catch(({ code }) => {
      if (code !== "stale") this.connection.restart();
    });
  }

  /** Set our watch by the server's: a deadline is meant by its clock. Half of the way there and back is the best guess. */
  async askTime() {
    const sent = Date.now();
    const reply = await this.connection.ask("ping").catch(() => null);
    if (reply?.time) this.ahead.value = Date.parse(reply.time) - (sent + Date.now()) / 2;
  }

  /** What the server's clock shows now. */
  serverTime() {
    return Date.now() + this.ahead.value;
  }

  keepLink(link, commitment) {
    if (link && link !== this.link.value) keep(this.id, { commitment, links: { [this.seat]: link } });
    this.link.value = link;
  }

  hearNews(message) {
    this.keepLink(message.link, this.match.value.commitment);
    batch(() => {
      if (message.epoch !== undefined) this.epoch = message.epoch;
      const before = this.scene.value;
      const back = message.back_to;
      const kept =
        back === undefined || back === null ? this.told.value : this.told.value.filter((told) => told.number <= back);
      this.told.value = [...kept, ...message.told];
      this.scene.value = patched(before, message.scene ?? {});
      if (message.match) this.match.value = patched(this.match.value, message.match);
      this.now.value = { ...NOTHING_NOW, ...message.now };
      this.news.value = {
        told: message.told,
        before,
        scenes: scenesAfter(before, message.steps ?? []),
        isOwn: this.acting > 0,
        isBack: (back ?? null) !== null,
      };
    });
  }

  hearNow(message) {
    if (message.match) this.match.value = patched(this.match.value, message.match);
    this.now.value = { ...NOTHING_NOW, ...message.now };
  }

  hearDraft(message) {
    this.draft.value = message.draft;
  }

  hearSettled(message) {
    this.settled.value = message.settled;
  }

  hearDrill(message) {
    this.drill.value = message.drill;
  }

  hearChat(message) {
    this.chat.value = [...this.chat.value, message.chat];
    if (message.chat.side !== this.seat) this.unreadChat.value += 1;
  }

  // What a seat can do. Each promise has the reply, or is refused.

  /** Give one answer, or several that belong together; those of a way end where something comes in between. */
  answer(options, { way = false } = {}) {
    this.markSeen();
    this.drill.value = null;
    return this.act("answer", { at: this.decision.value?.at, options, ...(way && { way }) });
  }

  /** Do something that moves the match: what is told until the reply comes is this player's own doing. */
  async act(what, fields) {
    this.acting += 1;
    try {
      return await this.connection.ask(what, fields);
    } finally {
      this.acting -= 1;
    }
  }

  /** What a closer look at these things shows. */
  survey(touch) {
    return this.connection.ask("survey", { touch });
  }

  /** Write the draft of the open form anew; the reply has the rows that cannot stand. */
  write(slips) {
    return this.connection.ask("draft", { at: this.now.value.at, slips });
  }

  /** Have these standing orders for forms like the open one. */
  stand(slips) {
    return this.connection.ask("standing", { at: this.now.value.at, slips });
  }

  /** Answer the open question so, and such questions from now on. */
  settle(answer) {
    this.markSeen();
    return this.act("settle", { at: this.decision.value?.at, answer });
  }

  /** Be asked again. */
  unsettle(answer) {
    return this.connection.ask("unsettle", { answer });
  }

  /** Have these things do the same, one after the other; how far they have come is in `drill`. */
  async march(things, way, steps) {
    this.markSeen();
    const reply = await this.act("drill", { at: this.decision.value?.at, things, way, steps });
    this.drill.value = reply.drill;
    return reply;
  }

  undo() {
    return this.connection.ask("undo", { at: this.now.value.at });
  }

  amend(number) {
    return this.connection.ask("amend", { at: this.now.value.at, number });
  }

  /** Why these things cannot be chosen together now. */
  why(touch) {
    return this.connection.ask("why", { touch });
  }

  /** Why a slip cannot stand on the open form. */
  whySlip(slip) {
    return this.connection.ask("why", { slip });
  }

  /** The odds of the open question; on a form, of these slips. */
  odds(slips = []) {
    return this.connection.ask("odds", { slips });
  }

  hint() {
    return this.connection.ask("hint");
  }

  say(text) {
    return this.connection.ask("chat", { text });
  }

  resign() {
    return this.connection.ask("resign");
  }

  claim() {
    return this.connection.ask("claim");
  }

  /** An act of the umpire. */
  rule(act) {
    return this.connection.ask("rule", act);
  }

  offer(what) {
    return this.connection.ask("offer", { what });
  }

  reply(what, yes) {
    return this.connection.ask("reply", { what, yes });
  }

  /** The board as this seat saw it after each thing it was told since it last looked, by the numbers of those things. */
  async past() {
    const since = this.seen.value;
    const query = new URLSearchParams({ seat: this.seat, since });
    const answer = await fetch(`/api/matches/${this.id}/since?${query}`);
    if (!answer.ok) throw new Error(answer.statusText);
    const { start, steps } = await answer.json();
    return new Map([[since, start], ...scenesAfter(start, steps)]);
  }

  /** I have looked at everything so far. */
  markSeen() {
    const last = this.told.value.at(-1)?.number ?? 0;
    if (last === this.seen.value) return;
    this.seen.value = last;
    this.connection.ask("seen").catch(() => {});
  }

  close() {
    this.connection.close();
  }
}

/** The board after each of some steps, by their numbers. */
function scenesAfter(start, steps) {
  const scenes = new Map();
  let scene = start;
  for (const { number, patch } of steps) {
    scene = patch ? patched(scene, patch) : scene;
    scenes.set(number, scene);
  }
  return scenes;
}
