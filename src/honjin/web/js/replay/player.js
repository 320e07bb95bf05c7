/** Where the replay is and how it moves on: signals, and the commands that buttons and keys share. */

import { batch, computed, effect, signal, untracked } from "../../vendor/preact.js";
import { remembered } from "../lib.js";

/** Milliseconds that a step is shown, by its weight: routine passes quickly, what decides is given time. */
const PAUSES = [650, 1100, 1600];
export const SPEEDS = [1, 2, 4];

export class Player {
  /** @param {import("./film.js").Film} film @param {number} at */
  constructor(film, at) {
    this.film = signal(film);
    this.at = signal(film.clamp(at));
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
    const weight = film.stepAt(at)?.weight ?? 0;
    this.timer = setTimeout(() => this.go(at + 1), PAUSES[Math.min(weight, 2)] / speed);
  }

  go(at) {
    batch(() => {
      const next = this.film.value.clamp(at);
      this.moves.value = next === this.at.value + 1;
      this.at.value = next;
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
    });
  }
}
