/** A step as a sentence: the event's own words, or those of a return to an earlier position. */

import { percent } from "../table/parts.js";
import { eventSide } from "../table/things.js";

/** The words of a step; `plain` for where no dice can be drawn. */
export function textOf(words, film, step, plain = false) {
  if (!step.event) return words.text("replay-went-back", { side: step.side, step: step.back });
  return words.event(step.event, { faces: !plain, sides: film.match.sides });
}

/** How far something turned the match, without saying for whom: `+14%` of the outlook, `+2` of the score. */
export function swingText(words, film, swing) {
  return `+${film.measure.name === "outlook" ? percent(words, Math.abs(swing)) : Math.abs(swing)}`;
}

/** Which side a step is about, if it is about one. */
export function sideOf(film, step) {
  return step.event ? eventSide(step.event, film.match.kinds) : (step.side ?? "");
}
