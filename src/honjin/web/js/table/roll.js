/** One throw of a battle: the dice, the total against what was needed, and what came of it once they lie. */

import { html } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { alikeIn, theatreOf, throwOf } from "./battle.js";
import { Die, RuleChip, SideMark } from "./parts.js";

export function Roll({ desk, told, isLatest = false, isRolling = false }) {
  const words = desk.words.value;
  const { event, rule } = told;
  const theatre = theatreOf(desk.board.value);
  const { total, limit, within } = throwOf(theatre, event);
  const scale = Math.max(limit ?? 0, total) * 1.12;
  const results = theatre.counts.filter((key) => Number.isInteger(event[key]));
  const alike = isRolling ? new Set() : alikeIn(theatre, event);
  return html`<div class=${classes("roll", isLatest && "latest", isRolling && "rolling")} aria-busy=${String(isRolling)}>
    <div class="roll-who"><${SideMark} desk=${desk} side=${event.side} large /><span>${words.name("side", event.side)}</span> <${RuleChip} desk=${desk} rule=${rule} /></div>
    <div class="roll-dice">${event.dice.map((face, at) => html`<${Die} key=${at} face=${face} class=${classes("big", alike.has(at) && "paired")} />`)}</div>
    ${
      limit !== undefined
      && html`<div class="roll-total"><div class="total-bar" aria-hidden="true">
        <span class=${classes("total-fill", !within && "over")} style=${{ width: `${(100 * total) / scale}%` }}></span>
        <span class="total-limit" style=${{ left: `${(100 * limit) / scale}%` }}></span></div>
      <p>${words.text(within ? "table-total-within" : "table-total-over", { total, limit })}</p></div>`
    }
    <div class="roll-results">${results.map((key) => html`<div class="roll-result" key=${key}><b>${event[key]}</b> ${words.text(`counted-${key}`, { count: event[key] })}</div>`)}</div>
  </div>`;
}
