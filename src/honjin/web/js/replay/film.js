/** One viewer's replay: the document of the server with the board after every step. */

import { patched } from "../lib.js";

/** Scores of a match, in points; both sides have the same room, so many points or more. */
const SCORE = { name: "score", least: 3, valuesOf: (film) => film.score };

/** Chances of the first side, from which what is even is taken: they go from a half below zero to a half above. */
const OUTLOOK = {
  name: "outlook",
  least: 0.5,
  valuesOf: (film) => film.outlook.map(([step, chance]) => [step, chance - 0.5]),
};

export class Film {
  /** @param {object} document what `/api/matches/{id}/replay` gives */
  constructor(document) {
    Object.assign(this, document);
    // The server leaves out what weighs as much as most things do.
    this.steps = document.steps.map((step) => ({ weight: 1, ...step }));
    /** The scene after each step; scenes[0] is the start. What does not change is the same object throughout. */
    this.scenes = [document.start];
    for (const step of this.steps) {
      const before = this.scenes.at(-1);
      this.scenes.push(step.patch ? patched(before, step.patch) : before);
    }
  }

  get last() {
    return this.steps.length;
  }

  /** What the viewer had been told at a step, and not taken back again. */
  toldAt(at) {
    const told = [];
    for (const step of this.steps.slice(0, at)) {
      if (step.event) told.push(step);
      else while (told.length && told.at(-1).number > (step.back ?? 0)) told.pop();
    }
    return told;
  }

  /** A step number that exists. */
  clamp(step) {
    return Math.max(0, Math.min(this.last, Math.round(Number(step)) || 0));
  }

  /** The step that led to this position; none at the start. */
  stepAt(at) {
    return at > 0 ? this.steps[at - 1] : null;
  }

  /** The value that a list of `[step, value]` has at a step. */
  valueAt(list, at) {
    return list.findLast(([step]) => step <= at)?.[1] ?? null;
  }

  turnAt(at) {
    return this.valueAt(this.turns, at);
  }

  scoreAt(at) {
    return this.valueAt(this.score, at);
  }

  /** What the curve shows: the outlook where these eyes have one, else the score of the game. */
  get measure() {
    return (this.outlook?.length ?? 0) > 1 ? OUTLOOK : SCORE;
  }

  /** How the match stands at a step, by what the curve shows: above zero is good for the first side. */
  standsAt(at) {
    return this.valueAt(this.measure.valuesOf(this), at);
  }

  /** The first step of a turn, or null. */
  startOf(turn) {
    return this.turns.find(([, number]) => number === turn)?.[0] ?? null;
  }

  /** First and last step of the turn that a step belongs to. */
  spanAt(at) {
    const index = this.turns.findLastIndex(([step]) => step <= at);
    const from = this.turns[index]?.[0] ?? 0;
    return [from, (this.turns[index + 1]?.[0] ?? this.last + 1) - 1];
  }

  /** The step that a turning point before or after this one has; the start or the end if there is none. */
  pointFrom(at, direction) {
    const steps = this.turning_points.map(({ step }) => step);
    if (direction > 0) return steps.find((step) => step > at) ?? this.last;
    return steps.findLast((step) => step < at) ?? 0;
  }

  /**
   * Where another viewer's film is at the same moment. Each viewer counts what it was told, so numbers do not
   * fit: the same event in the same turn is the same moment, and for want of one the same part of the turn.
   */
  meet(other, at) {
    if (at === 0) return 0;
    if (at === this.last) return other.last;
    const [from, to] = this.spanAt(at);
    const start = other.startOf(this.turnAt(at)) ?? 0;
    const [, end] = other.spanAt(start);
    const guess = Math.round(start + ((at - from) / Math.max(1, to - from)) * (end - start));
    const wanted = JSON.stringify(this.stepAt(at).event);
    const same = other.steps.filter(
      (step) => step.number >= start && step.number <= end && JSON.stringify(step.event) === wanted,
    );
    same.sort((a, b) => Math.abs(a.number - guess) - Math.abs(b.number - guess));
    return other.clamp(same[0]?.number ?? guess);
  }

  /** What each side has lost at a step, by the slots where lost counters lie: `{side: [counter, …]}`. */
  lossesAt(at, slots) {
    const losses = Object.fromEntries(this.match.sides.map((side) => [side, []]));
    for (const [id, counter] of Object.entries(this.scenes[at].counters ?? {})) {
      if (slots.includes(counter.slot)) losses[counter.side]?.push(id);
    }
    return losses;
  }
}
