/** The list of options: number keys, consequence, chance; what a row is about lights up on the chart. */

import { batch, html, useEffect } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { SHORT } from "./choice.js";
import { Tile } from "./chooser.js";
import { listing } from "./listing.js";
import { Chance, Plate } from "./parts.js";
import { Piece } from "./piece.js";

export function Options({ desk }) {
  const words = desk.words.value;
  const taught = desk.lesson.entry.value;
  useEffect(() => {
    if (taught) document.querySelector(".panel-options .wanted")?.scrollIntoView({ block: "nearest" });
  }, [taught]);
  if (!desk.m.isMine.value) return null;
  let number = 0;
  const sections = listing(desk);
  const rows = sections.flatMap((section) => section.rows);
  const plain = rows.length <= FEW && rows.every((row) => !row.touch.length);
  return html`<section class=${classes("panel-options", plain && "plain", desk.busy.value && "busy")} aria-label=${words.text("table-options")}>
    ${sections.map(
      (section) => html`<div class=${classes("option-group", section.selected && "selected")} key=${section.key}>
      ${
        section.title
        && html`<h3>${section.title}<${Plate} plate=${section.plate} />
        ${section.selected && html`<button type="button" class="quiet-link" onClick=${() => desk.clear()}>${words.text("table-clear")}</button>`}</h3>`
      }
      ${section.note && html`<p class="option-note">${section.note}</p>`}
      <${Rows} desk=${desk} rows=${section.rows} named=${section.named} lit=${section.selected} first=${(number += section.rows.length) - section.rows.length + 1} />
    </div>`,
    )}
    ${!sections.length && desk.filter.value && html`<p class="option-none">${words.text("table-no-such-words")}</p>`}
  </section>`;
}

/** So few plain answers stand large, each with its chance. */
const FEW = 3;

/** Rows one under the other; where there are many, counters that are chosen as they are and need no name side by side. */
function Rows({ desk, rows, named, lit, first }) {
  if (
    named
    || (desk.entries.value.length <= SHORT && !rows.some((row) => row.kind === "pick"))
    || !rows.every((row) => row.touch.includes(row.counter) && (row.chance ?? null) === null)
    || desk.hand.value.mine
  ) {
    return html`<ul>${rows.map((row, at) => html`<${Row} key=${row.key} desk=${desk} row=${row} number=${first + at} lit=${lit} />`)}</ul>`;
  }
  return html`<ul class="tiles">${rows.map((row, at) => html`<li key=${row.key}><${Tile} desk=${desk} thing=${row.counter} number=${first + at} more=${row.more} /></li>`)}</ul>`;
}

function Row({ desk, row, number, lit }) {
  const words = desk.words.value;
  const isHint = row.entries.includes(desk.hint.value);
  const show = () =>
    batch(() => {
      desk.shown.value = row.touch;
      desk.row.value = row;
    });
  const hide = () =>
    batch(() => {
      desk.shown.value = [];
      desk.row.value = null;
    });
  const press = () => (row.kind === "pick" ? desk.tap(row.thing) : desk.choose(row.entries));
  return html`<li><button type="button" class=${classes("option", row.kind, lit && "lit", isHint && "hinted", desk.lesson.wants(row) && "wanted")}
    onClick=${press} onMouseEnter=${show} onMouseLeave=${hide} onFocus=${show} onBlur=${hide}>
    ${row.counter ? html`<${Piece} desk=${desk} id=${row.counter} counter=${desk.m.scene.value.counters[row.counter]} label=${false} class="row-piece" />` : html`<${Icon} id=${row.sign} />`}
    <span class="option-text">${row.brief && html`<span class="spoken">${row.full}: </span>`}<span class="option-label">${row.label}${row.values && html` <span class="option-values">${row.values}</span>`}</span>
      ${row.more && html`<span class="option-more">${row.more}</span>`}
      ${isHint && html`<span class="option-more hint-mark">${words.text("table-hinted")}</span>`}</span>
    <${Chance} words=${words} chance=${row.chance} ofWhat=${row.ofWhat} />
    ${row.kind === "pick" && html`<${Icon} id="i-chevron" class="option-open" />`}
    ${number < 10 && html`<kbd class="option-key" aria-hidden="true">${number}</kbd>`}
  </button></li>`;
}
