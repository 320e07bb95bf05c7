/** The sheet: a row for each thing that can be ordered, under the headings of the game. */

import { html } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { groupsOf, isChoice } from "./form_blanks.js";
import { Choice } from "./form_cells.js";
import { Row } from "./form_row.js";
import { groupName, rowName, verbOf } from "./form_words.js";

export function Sheet({ desk }) {
  const words = desk.words.value;
  const sheet = desk.form;
  if (!sheet.isAsked) return null;
  if (sheet.isEmpty.value) return html`<${Empty} desk=${desk} />`;
  const groups = groupsOf(sheet.rows.value);
  return html`<section class="form" aria-label=${words.text("table-form")} data-busy=${String(sheet.paper.value.writing.value)} onKeyDown=${walk}>
    <${Together} desk=${desk} />
    ${groups.map(
      ({ group, rows }) => html`<div class="form-group" key=${group}>
      ${group && html`<h3>${groupName(words, group)} <${Count} rows=${rows} /><${All} desk=${desk} rows=${rows} /></h3>`}
      <ul class="form-rows">${rows.map((row) => html`<${Row} key=${row.thing} desk=${desk} row=${row} />`)}</ul>
    </div>`,
    )}
  </section>`;
}

/** Up and down lead from row to row. */
function walk(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !event.target.matches(".form-name")) return;
  event.preventDefault();
  const names = [...event.currentTarget.querySelectorAll(".form-name")];
  names[names.indexOf(event.target) + step]?.focus();
}

function Count({ rows }) {
  const ordered = rows.filter((row) => row.slips.length).length;
  return html`<span class="form-count">${ordered}/${rows.length}</span>`;
}

/** Pick all things of a group, to give them one order. */
function All({ desk, rows }) {
  const silent = rows.filter((row) => !row.slips.length && desk.form.isOpen(row));
  if (silent.length < 2) return null;
  const words = desk.words.value;
  return html`<button type="button" class="quiet-link" onClick=${() => desk.form.pick(silent.map((row) => row.thing))}>${words.text("table-form-pick-all")}</button>`;
}

/** Several things are picked: one order for all of them. */
function Together({ desk }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const rows = sheet.held.value;
  if (rows.length < 2) return null;
  const offers = commonOf(rows);
  return html`<div class="form-together" role="status">
    <p><b>${words.text("table-form-picked", { count: rows.length })}</b> ${words.listOf(rows.map((row) => rowName(words, row)))}
      <button type="button" class="quiet-link" onClick=${() => sheet.pick([])}>${words.text("table-clear")}</button></p>
    ${offers.map(
      ({
        slip,
        name,
        values,
      }) => html`<label class="form-together-offer" key=${slip}><span>${verbOf(words, slip)}</span>
      ${
        name
          ? html`<${Choice} desk=${desk} slip=${slip} name=${name} values=${values} change=${(value) => sheet.fillAll(rows, slip, { [name]: value })} label=${verbOf(words, slip)} />`
          : html`<button type="button" class="button form-small" onClick=${() => sheet.fillAll(rows, slip, {})}>${words.text("table-form-all-of-them")}</button>`
      }</label>`,
    )}
    <p class="form-note">${desk.board.value ? words.text("table-form-point-all") : ""}</p>
  </div>`;
}

/** The kinds of orders that all of these rows can be given, with every value that some of them can take. */
function commonOf(rows) {
  const [first, ...others] = rows;
  return first.blanks.flatMap((blank) => {
    const alike = others.map((row) => row.blanks.find((one) => one.slip === blank.slip));
    const cells = Object.entries(blank.cells);
    if (!alike.every(Boolean) || cells.length > 1 || (cells[0] && !isChoice(cells[0][1]))) return [];
    if (!cells.length) return [{ slip: blank.slip }];
    const [[name]] = cells;
    return [{ slip: blank.slip, name, values: [...new Set([blank, ...alike].flatMap((one) => one.cells[name]))] }];
  });
}

/** There is nothing to order: the sheet is closed by hand, or by itself after a while. */
function Empty({ desk }) {
  const words = desk.words.value;
  const { closes } = desk.form;
  return html`<section class=${classes("form", "form-empty")} aria-label=${words.text("table-form")}>
    <p>${words.text("table-form-empty")}</p>
    <label class="form-closes"><input type="checkbox" checked=${closes.value} onChange=${(event) => {
      closes.value = event.target.checked;
    }} /> ${words.text("table-form-closes")}</label>
    ${closes.value && html`<p class="form-note" role="status">${words.text("table-form-closing")}</p>`}
  </section>`;
}
