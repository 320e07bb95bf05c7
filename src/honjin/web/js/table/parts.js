/** Small pieces that several panels draw: side marks, rule chips, dice in a sentence, percentages. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { FACE } from "../words.js";

/** The mark of a side: a small counter of its colours. The first side is the light one. */
export function SideMark({ desk, side, large = false }) {
  const at = desk.m.sides.value.indexOf(side);
  if (at < 0) return null;
  const { look = at ? "dark" : "light", clan, body, mark } = desk.board.value?.sides[side] ?? {};
  // A clan is known by its crest.
  if (clan)
    return html`<span class=${classes("side-mark clan", look, large && "large")} style=${{ "--clan": clan, "--body": body }}
      aria-hidden="true"><${Icon} id=${mark} /></span>`;
  return html`<span class=${classes("side-mark", look, large && "large")} aria-hidden="true"></span>`;
}

/** A rule number that opens the reference. */
export function RuleChip({ desk, rule }) {
  if (!rule) return null;
  const game = desk.m.match.value?.game;
  const words = desk.words.value;
  return html`<a class="rule-chip" href=${`/rules/${game}#${rule}`} target="honjin-rules"
    title=${words.text("table-open-rule")}>${words.rule(rule)}</a>`;
}

/** One die, face up. */
export function Die({ face, class: name = "" }) {
  return html`<svg class=${`die ${name}`} viewBox="0 0 24 24" role="img" aria-label=${face}>
    <use href=${`#die-${face}`} /></svg>`;
}

/** A text with the faces of its dice drawn. */
export function withDice(text) {
  const parts = [];
  let plain = "";
  for (const sign of text) {
    const face = sign.charCodeAt(0) - FACE;
    if (face > 0 && face < 7) {
      if (plain) parts.push(plain);
      plain = "";
      parts.push(html`<${Die} face=${face} class="inline" />`);
    } else plain += sign;
  }
  if (plain) parts.push(plain);
  return parts;
}

/** An event as a sentence with dice. */
export function Sentence({ desk, event }) {
  return withDice(desk.words.value.event(event, { faces: true, sides: desk.m.sides.value }));
}

/** A chance as the interface writes it: whole, but never 0 or 100 for what is possible but not certain. */
export function percent(words, chance) {
  let value = String(Math.round(100 * chance));
  if (chance > 0 && chance < 0.005) value = "<1";
  if (chance >= 0.995 && chance < 1)
    value =
      chance < 0.9995
        ? words.text("table-decimal", { whole: "99", part: String(Math.min(9, Math.floor(1000 * chance) % 10)) })
        : ">99";
  return words.text("table-percent", { value });
}

/** A chance with what it is the chance of, where that must be said. */
export function Chance({ words, chance, ofWhat }) {
  if (chance === null || chance === undefined) return null;
  return html`<span class="option-chance">${percent(words, chance)}${ofWhat && html`<small>${ofWhat}</small>`}</span>`;
}

/** A number with decimals, as the language writes it. */
export function decimal(words, number, digits) {
  const [whole, part = ""] = number.toFixed(digits).split(".");
  return part ? words.text("table-decimal", { whole, part }) : whole;
}

/** The signs and numbers of a pile's plate. */
export function Plate({ plate }) {
  return html`<span class="plate-line">${plate.map(
    ([sign, number]) => html`<span class="plate-item">
    <${Icon} id=${sign} />${number}</span>`,
  )}</span>`;
}
