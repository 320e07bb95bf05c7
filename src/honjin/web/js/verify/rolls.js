/** Every roll of the match: what the record says, and what the secret gives. */

import { html, useState } from "../../vendor/preact.js";
import { classes } from "../lib.js";

const SHOWN = 50;

export function Rolls({ words, proof }) {
  const [all, setAll] = useState(false);
  const [wrongOnly, setWrongOnly] = useState(false);
  const rolls = wrongOnly ? proof.rolls.filter(isWrong) : proof.rolls;
  const shown = all ? rolls : rolls.slice(0, SHOWN);
  if (!proof.rolls.length) return null;
  return html`<section class="verify-rolls">
    <h2 id="verify-rolls">${words.text("verify-rolls", { count: proof.rolls.length })}</h2>
    ${
      proof.rolls.some(isWrong)
      && html`<label class="check"><input type="checkbox" checked=${wrongOnly}
      onChange=${(event) => setWrongOnly(event.currentTarget.checked)} /><span>${words.text("verify-wrong-only")}</span></label>`
    }
    <div class="table-scroll" tabindex="0" role="region" aria-labelledby="verify-rolls">
      <table class="table">
        <thead><tr>${["line", "stream", "number", "purpose", "sides", "value", "recomputed"].map(
          (column) => html`<th scope="col">${words.text(`verify-column-${column}`)}</th>`,
        )}</tr></thead>
        <tbody>${shown.map((roll) => html`<${Row} key=${`${roll.stream} ${roll.number}`} words=${words} roll=${roll} />`)}</tbody>
      </table>
    </div>
    ${
      !all
      && rolls.length > SHOWN
      && html`<button type="button" class="button" onClick=${() => setAll(true)}>
      ${words.text("verify-all-rolls", { count: rolls.length })}</button>`
    }
  </section>`;
}

const isWrong = (roll) => roll.recomputed !== null && roll.recomputed !== roll.value;

function Row({ words, roll }) {
  const wrong = isWrong(roll);
  return html`<tr class=${classes(wrong && "is-wrong")}>
    <td>${roll.line}</td><td>${roll.stream}</td><td>${roll.number}</td><td><code>${roll.purpose}</code></td>
    <td>${roll.sides}</td><td>${roll.value}</td>
    <td>${
      roll.recomputed === null
        ? "…"
        : wrong
          ? html`<b>≠ ${roll.recomputed}</b> <span class="visually-hidden">${words.text("verify-differs")}</span>`
          : html`${roll.recomputed} <span aria-hidden="true">✓</span>`
    }</td></tr>`;
}
