/** Arrows and rings that somebody has drawn for himself: over the counters, and in nobody's way. */
import { html } from "../../vendor/preact.js";
import { arrowOf, unitOf } from "../jottings.js";
import { valueOf } from "./signs.js";

/** `drawings`, or a signal of them: `{key, what, look}[]`; `look` is `pointed`, or `begun` for what is not kept yet. */
export function Jottings({ board, drawings, view }) {
  const unit = unitOf(board, view.value.scale);
  const drawn = valueOf(drawings) ?? [];
  if (!drawn.length) return null;
  return html`<g class="jottings" aria-hidden="true" style=${{ "--unit": unit }}>
    ${drawn.map(({ key, what, look = "" }) => html`<g key=${key} class=${`jotting ink-${what.ink} ${look}`}><${Shape} what=${what} unit=${unit} /></g>`)}</g>`;
}

function Shape({ what, unit }) {
  if (what.kind === "ring") {
    const ring = { cx: what.at.x, cy: what.at.y, r: what.radius };
    return LINES.map((line) => html`<circle key=${line} class=${line} ...${ring} />`);
  }
  const arrow = arrowOf(what, unit);
  if (!arrow) return html`<circle class="line" cx=${what.start.x} cy=${what.start.y} r=${6 * unit} />`;
  const d = `M${arrow.from.join(" ")}L${arrow.neck.join(" ")}`;
  const place = `translate(${arrow.tip.join(" ")})rotate(${arrow.angle.toFixed(1)})scale(${unit})`;
  return html`${LINES.map((line) => html`<path key=${line} class=${line} d=${d} />`)}
    <path class="head" d="M-27-14L0 0-27 14-20 0Z" transform=${place} />`;
}

/** A line is drawn on a strip of paper, so that it can be read on any ground; a double one has paper within. */
const LINES = ["casing", "line", "within"];
