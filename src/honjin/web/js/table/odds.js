/** Exact odds for the decision, both ways: any table a game gives, with a bar for its last column. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { theatreOf } from "./battle.js";
import { decimal, percent } from "./parts.js";

const isChance = (column) => column.includes("chance") || column.includes("-p-");

export function Odds({ desk, open }) {
  const words = desk.words.value;
  const { at: asked, tables } = desk.odds.value;
  // Those of the last question go with it: left until the next ones come, they would move the list under a pointer.
  // What may become of each ship stands beside it, in the battle.
  const fates = theatreOf(desk.board.value)?.fates;
  const shown = sheetsOf(tables.filter(({ title }) => title !== fates));
  if (!shown.length || !desk.m.isMine.value || asked !== desk.m.decision.value.at) return null;
  return html`<details class="odds" open=${open} key=${asked} onToggle=${(event) => {
    if (!open) bringUp(event.currentTarget);
  }}>
    <summary><${Icon} id="i-die" />${words.text("table-odds")}</summary>
    ${shown.map((sheet, at) => html`<${sheet.length > 1 ? Pair : OddsTable} key=${at} words=${words} table=${sheet[0]} other=${sheet[1]} />`)}
  </details>`;
}

/** Tables one by one, and by twos where one is the other way to do the same (`beside`). */
export function sheetsOf(tables) {
  const sheets = [];
  for (const table of tables) {
    if (table.beside && sheets.length) sheets.push([...sheets.pop(), table]);
    else sheets.push([table]);
  }
  return sheets;
}

/** What was opened comes into view, below the question that stays at the head. */
function bringUp(details) {
  const scroller = details.closest(".panel-decision, .sheet-body");
  if (!details.open || !scroller) return;
  const prompt = scroller.querySelector(".prompt");
  const kept = prompt && getComputedStyle(prompt).position === "sticky" ? prompt.offsetHeight : 0;
  scroller.scrollBy({ top: details.getBoundingClientRect().top - scroller.getBoundingClientRect().top - kept });
}

/** More columns than these do not fit side by side: a row takes two lines, with the names of its cells in it. */
const MOST_COLUMNS = 5;

/** Many columns for two or three rows are easier to read the other way round. */
export function OddsTable({ words, table }) {
  return table.columns.length > 7 && table.rows.length < 4
    ? html`<${Turned} words=${words} table=${table} />`
    : html`<${Upright} words=${words} table=${table} />`;
}

function Turned({ words, table }) {
  const [head, ...columns] = table.columns;
  const means = meansOf(table);
  return html`<div class="odds-table turned"><table>
    <caption>${words.text(table.title, table.facts)}</caption>
    <thead><tr><th scope="col"><span class="spoken">${words.text(head)}</span></th>${table.rows.map((row) => html`<th scope="col">${cellText(words, head, row[0])}</th>`)}</tr></thead>
    <tbody>${columns.map(
      (column, at) => html`<tr><th scope="row">${words.text(column)}</th>
      ${table.rows.map((row) => html`<td>${cellText(words, column, row[at + 1], means[at + 1])}</td>`)}</tr>`,
    )}</tbody>
  </table></div>`;
}

/** Two ways side by side, the same rows in the same order: what each comes to can be compared line by line. */
function Pair({ words, table, other }) {
  const [head, ...columns] = table.columns;
  const order = table.rows.map(([name]) => name);
  const rank = ([name]) => order.indexOf(name);
  const ways = [table, { ...other, rows: other.rows.toSorted((a, b) => rank(a) - rank(b)) }];
  const means = ways.map(meansOf);
  return html`<div class="odds-table turned pair"><table>
    <thead><tr><td></td>${ways.map((way) => html`<th scope="colgroup" colspan=${way.rows.length}>${words.text(way.title, way.facts)}</th>`)}</tr>
      <tr><th scope="col"><span class="spoken">${words.text(head)}</span></th>${ways.map((way) => way.rows.map((row) => html`<th scope="col">${cellText(words, head, row[0])}</th>`))}</tr></thead>
    <tbody>${columns.map(
      (column, at) => html`<tr><th scope="row">${words.text(column)}</th>
      ${ways.map((way, number) => way.rows.map((row) => html`<td>${cellText(words, column, row[at + 1], means[number][at + 1])}</td>`))}</tr>`,
    )}</tbody>
  </table></div>`;
}

function Upright({ words, table }) {
  const last = table.columns.length - 1;
  const means = meansOf(table);
  const values = table.rows.map((row) => (typeof row[last] === "number" ? row[last] : 0));
  const most = Math.max(...values, isChance(table.columns[last]) ? 1 : 0) || 1;
  const best = Math.max(...values);
  return html`<div class=${classes("odds-table", table.columns.length > MOST_COLUMNS && "wide")}><table>
    <caption>${words.text(table.title, table.facts)}</caption>
    <thead><tr>${table.columns.map((column) => html`<th scope="col">${words.text(column)}</th>`)}</tr></thead>
    <tbody>${table.rows.map(
      (row, number) => html`<tr class=${values[number] === best && table.rows.length > 2 ? "best" : ""}>
      ${row.map(
        (cell, at) => html`<td class=${at === last ? "with-bar" : ""} data-column=${words.text(table.columns[at])}>
        ${at === last && values[number] > 0 && html`<span class="odds-bar" style=${{ width: `${(100 * values[number]) / most}%` }}></span>`}
        <span>${cellText(words, table.columns[at], cell, means[at])}</span></td>`,
      )}</tr>`,
    )}</tbody>
  </table></div>`;
}

/** For each column, whether its numbers are means: then all of them have a decimal. */
function meansOf({ columns, rows }) {
  return columns.map((_, at) => rows.some((row) => typeof row[at] === "number" && !Number.isInteger(row[at])));
}

function cellText(words, column, cell, mean = false) {
  if (typeof cell === "string") return words.label(cell);
  if (isChance(column)) return percent(words, cell);
  return mean ? decimal(words, cell, 1) : String(cell);
}
