/** The list of options: number keys, consequence, chance; what a row is about lights up on the chart. */

import { batch, html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { listing } from "./listing.js";
import { Plate, percent } from "./parts.js";

export function Options({ desk }) {
  const words = desk.words.value;
  if (!desk.m.isMine.value) return null;
  let number = 0;
  const sections = listing(desk);
  return html`<section class=${classes("panel-options", desk.busy.value && "busy")} aria-label=${words.text("table-options")}>
    ${sections.map((section) => html`<div class=${classes("option-group", section.selected && "selected")} key=${section.key}>
      ${section.title && html`<h3>${section.title}<${Plate} plate=${section.plate} />
        ${section.selected && html`<button type="button" class="quiet-link" onClick=${() => desk.clear()}>${words.text("table-clear")}</button>`}</h3>`}
      <ul>${section.rows.map((row) => html`<${Row} key=${row.key} desk=${desk} row=${row} number=${++number} lit=${section.selected} />`)}</ul>
    </div>`)}
    ${!sections.length && desk.filter.value && html`<p class="option-none">${words.text("table-no-such-words")}</p>`}
  </section>`;
}

function Row({ desk, row, number, lit }) {
  const words = desk.words.value;
  const isHint = row.entries.includes(desk.hint.value);
  const show = () => batch(() => {
    desk.shown.value = row.touch;
    desk.row.value = row;
  });
  const hide = () => batch(() => {
    desk.shown.value = [];
    desk.row.value = null;
  });
  const press = () => (row.kind === "pick" ? desk.tap(row.thing) : desk.choose(row.entries));
  return html`<li><button type="button" class=${classes("option", row.kind, lit && "lit", isHint && "hinted")}
    onClick=${press} onMouseEnter=${show} onMouseLeave=${hide} onFocus=${show} onBlur=${hide}>
    <${Icon} id=${row.sign} />
    <span class="option-text">${row.brief && html`<span class="spoken">${row.full}: </span>`}<span class="option-label">${row.label}${row.values && html` <span class="option-values">${Object.values(row.values).slice(0, 2).join("-")}</span>`}</span>
      ${isHint ? html`<span class="option-more hint-mark">${words.text("table-hinted")}</span>` : row.more && html`<span class="option-more">${row.more}</span>`}</span>
    ${row.chance !== null && row.chance !== undefined && html`<span class="option-chance">${percent(words, row.chance)}</span>`}
    ${row.kind === "pick" && html`<${Icon} id="i-chevron" class="option-open" />`}
    ${number < 10 && html`<kbd class="option-key" aria-hidden="true">${number}</kbd>`}
  </button></li>`;
}
