/** Where the replay is and how it moves on: signals, and the commands that buttons and keys share. */

import { batch, computed, effect, signal, untracked } from "../../vendor/preact.js";
import { lastStep } from "../board/flight_clock.js";
import { remembered } from "../lib.js";
import { fightAt } from "./fight_at.js";
import { plotsOf } from "./plots.js";

/** Milliseconds that a step is shown, by its weight: routine passes quickly, what decides is given time. */
const PAUSES = [650, 1100, 1600];
/** Dice on the stage are to be read. */
const DICE = 3000;
/** That an answer was sealed is no more than a tick. */
const SEALED = 250;
/** A note is to be read as well: so long, and for each of its letters, but no longer than that. */
const NOTE = 1200;
const LETTER = 45;
const LONG = 9000;
export const SPEEDS = [1, 2, 4];

export class Player {
  /**
   * @param {import("./film.js").Film} film
   * @param {number} at
   * @param {?object} board
   * @param {(message: string) => boolean} has whether the game has such a message
   */
  constructor(film, at, board = null, has = () => false) {
    this.board = board;
    this.film = signal(film);
    /** The step of the flight clock that is shown; null while it is put away. */
    this.clock = signal(null);
    this.plots = computed(() => plotsOf(this.film.value, board));
    this.at = signal(film.clamp(at));
    /** Whether battles are shown with their dice, and the one that the present step belongs to. */
    this.battles = remembered("replay.battles", true);
    this.fight = computed(() => fightAt(this.film.value, this.at.value, board, has));
    /** What is to be read at the present step, beside what happens. */
    this.pausesFor = signal("");
    this.playing = signal(false);
    this.speed = remembered("replay.speed", 1);
    /** True while the position was reached by one step forward: then the board moves, else it jumps. */
    this.moves = signal(false);
    this.scene = computed(() => this.film.value.scenes[this.at.value]);
    this.step = computed(() => this.film.value.stepAt(this.at.value));
    this.turn = computed(() => this.film.value.turnAt(this.at.value));
    effect(() => this.schedule());
  }

  /** The next step comes after a pause that fits the present one. */
  schedule() {
    clearTimeout(this.timer);
    const { at, playing, speed } = { at: this.at.value, playing: this.playing.value, speed: this.speed.value };
    if (!playing) return;
    const film = untracked(() => this.film.value);
    if (at >= film.last) {
      this.playing.value = false;
      return;
    }
    if (!this.hasFlown(at)) return;
    const { event, weight = 0 } = film.stepAt(at) ?? {};
    const fight = untracked(() => this.battles.value && this.fight.value);
    const isThrow = fight && (fight.told?.number === at || Array.isArray(event?.dice));
    const pause = event?.event === "AnswerSealed" ? SEALED : isThrow ? DICE : PAUSES[Math.min(weight, 2)];
    const reading = untracked(() => this.pausesFor.value)
      ? NOTE + LETTER * untracked(() => this.pausesFor.value.length)
      : 0;
    this.timer = setTimeout(() => this.go(at + 1), Math.max(pause, Math.min(reading, LONG)) / speed);
  }

  /** Whether the film may go on: where the plots lie open, the flight clock runs to its end first. */
  hasFlown(at) {
    const [film, plots] = untracked(() => [this.film.value, this.plots.value]);
    if (!plots.includes(at)) return true;
    const { value } = this.clock;
    if (value !== null) return value >= lastStep(this.board, film.scenes[at]);
    this.clock.value = 0;
    return false;
  }

  /** To a moment at which the plots lie open, with the clock running. */
  toPlot(at) {
    this.seek(at);
    this.clock.value = 0;
  }

  go(at) {
    batch(() => {
      const next = this.film.value.clamp(at);
      this.moves.value = next === this.at.value + 1;
      this.at.value = next;
      this.clock.value = null;
    });
  }

  /** The user chose a place himself: the film stops running. */
  seek(at) {
    this.playing.value = false;
    this.go(at);
  }

  forward() {
    this.seek(this.at.value + 1);
  }

  back() {
    this.seek(this.at.value - 1);
  }

  toStart() {
    this.seek(0);
  }

  toEnd() {
    this.seek(this.film.value.last);
  }

  toPoint(direction) {
    this.seek(this.film.value.pointFrom(this.at.value, direction));
  }

  toTurn(turn) {
    const start = this.film.value.startOf(turn);
    if (start !== null) this.seek(start);
  }

  /** Play or pause; at the end it begins again. */
  toggle() {
    batch(() => {
      if (!this.playing.value && this.at.value >= this.film.value.last) this.at.value = 0;
      this.playing.value = !this.playing.value;
    });
  }

  /** Battles with their dice on the stage, or the chart alone. */
  toggleBattles() {
    this.battles.value = !this.battles.value;
  }

  faster() {
    const next = SPEEDS.indexOf(this.speed.value) + 1;
    this.speed.value = SPEEDS[next % SPEEDS.length];
  }

  /** The same moment with other eyes. */
  change(film) {
    batch(() => {
      const at = this.film.value.meet(film, this.at.value);
      this.moves.value = false;
      this.film.value = film;
      this.at.value = at;
      this.clock.value = null;
    });
  }
}
