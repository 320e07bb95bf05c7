/** The sheet: a row for each thing that can be ordered, under the headings of the game. */

import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Dispatch } from "./dispatch.js";
import { groupsOf, isChoice, same } from "./form_blanks.js";
import { Choice } from "./form_cells.js";
import { SheetOdds } from "./form_odds.js";
import { flownTogether } from "./form_pointing.js";
import { Row } from "./form_row.js";
import { cellName, groupName, rowNames, verbOf } from "./form_words.js";

export function Sheet({ desk }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const top = useRef(null);
  // A new sheet is read from its head, wherever the one before was left.
  useLayoutEffect(() => {
    const frame = top.current?.closest(".panel-decision, .sheet-body");
    if (frame) frame.scrollTop = 0;
  }, [sheet.question.value]);
  if (!sheet.isAsked) return null;
  const news = html`<${Dispatch} desk=${desk} open=${sheet.isEmpty.value || desk.lesson.isReading} />`;
  if (sheet.isEmpty.value) return html`<div ref=${top}><${Empty} desk=${desk} />${news}</div>`;
  const groups = groupsOf(sheet.rows.value);
  return html`<div ref=${top}>${news}<section class="form" aria-label=${words.text("table-form")} data-busy=${String(sheet.paper.value.writing.value)} onKeyDown=${walk}>
    <${Standing} desk=${desk} />
    <${Together} desk=${desk} />
    ${groups.map(
      ({ group, rows }) => html`<div class="form-group" key=${group}>
      ${group && html`<h3>${groupName(words, group)} <${Count} rows=${rows} /><${All} desk=${desk} rows=${rows} /><${PinAll} desk=${desk} rows=${rows} name=${groupName(words, group)} /></h3>`}
      <ul class="form-rows">${rows.map((row) => html`<${Row} key=${row.thing} desk=${desk} row=${row} />`)}</ul>
    </div>`,
    )}
  </section><${SheetOdds} key=${sheet.question.value} desk=${desk} /></div>`;
}

/** How many orders were on the sheet before anybody wrote. */
function Standing({ desk }) {
  const count = desk.form.pinned;
  return html`<p class="form-standing" role="status">${count > 0 && html`<${Icon} id="i-pin" />${desk.words.value.text("table-form-standing", { count })}`}</p>`;
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

/** Make all orders of a group standing ones, or end that. */
function PinAll({ desk, rows, name }) {
  const ordered = rows.filter((row) => row.slips.length);
  if (ordered.length < 2 || !desk.form.form.value.recurs) return null;
  const label = desk.words.value.text("table-form-stand", { what: name });
  return html`<button type="button" class="form-pin" aria-pressed=${String(ordered.every((row) => desk.form.isPinned(row)))}
    onClick=${() => desk.form.pin(ordered)} aria-label=${label} title=${label}><${Icon} id="i-pin" /></button>`;
}

/** Several things are picked: one order for all of them. */
function Together({ desk }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const rows = sheet.held.value;
  if (rows.length < 2) return null;
  const offers = commonOf(rows);
  const flights = flownTogether(rows);
  const kind = sheet.kind.value;
  return html`<div class="form-together" role="status">
    <p><b>${words.text("table-form-picked", { count: rows.length })}</b> ${rowNames(words, rows)}
      <button type="button" class="quiet-link" onClick=${() => sheet.pick([])}>${words.text("table-clear")}</button></p>
    ${
      flights.length > 0
      && html`<span class="form-segments" role="group" aria-label=${words.text("table-form-kind", { what: rowNames(words, rows) })}>${flights.map(
        (blank) => html`<button type="button" key=${blank.slip} aria-pressed=${String(kind === blank.slip)}
        onClick=${() => sheet.decide(rows, blank)}>${verbOf(words, blank.slip)}</button>`,
      )}</span>`
    }
    ${sharedCells(rows, kind).map(
      ({
        name,
        values,
        value,
      }) => html`<label class="form-together-offer" key=${name}><span>${cellName(words, name)}</span>
      <${Choice} desk=${desk} slip=${kind} name=${name} values=${values} value=${value} label=${cellName(words, name)}
        change=${(next) => sheet.rewrite(rows.map((row) => [row, blankOf(row, kind), { [name]: next }]))} /></label>`,
    )}
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

const blankOf = (row, slip) => row.blanks.find((blank) => blank.slip === slip);

/** The cells that orders of one kind have in common once all are written: what may stand there, and what does in all. */
function sharedCells(rows, kind) {
  const orders = rows.map((row) => row.slips.find((slip) => slip.slip === kind));
  if (!kind || !orders.every(Boolean)) return [];
  return Object.entries(blankOf(rows[0], kind).cells).flatMap(([name, cell]) => {
    if (!isChoice(cell) || !rows.every((row) => same(blankOf(row, kind).cells[name], cell))) return [];
    const [value, ...others] = new Set(orders.map((slip) => slip[name]));
    return [{ name, values: cell, value: others.length ? undefined : value }];
  });
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
