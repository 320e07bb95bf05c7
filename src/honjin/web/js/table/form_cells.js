/** The cells of an order: choices as buttons or a list, a way step by step, a place along it. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { isAlong, isChoice, isWay, same } from "./form_blanks.js";
import { thingIn } from "./form_pointing.js";
import { stepsLeft, stepsOf, wayOn } from "./form_ways.js";
import { cellName, valueText } from "./form_words.js";
import { breadth } from "./things.js";

/** So many short values stand side by side; more are a list to choose from. */
const FEW = 4;
const SHORT = 24;
/** Beside the name of a row there is room for less. */
const SHORT_IN_ROW = 14;

/** All the cells of a blank; `values` is what stands in them, `change` takes what shall. */
export function Cells({ desk, blank, values, change, label }) {
  const entries = Object.entries(blank.cells);
  return html`<div class="form-cells">${entries.map(
    ([
      name,
      cell,
    ]) => html`<${Cell} key=${name} desk=${desk} blank=${blank} name=${name} cell=${cell} values=${values} label=${label}
      headed=${entries.length > 1 || (isChoice(cell) && typeof cell[0] === "number")} change=${(value) => change({ [name]: value })} />`,
  )}</div>`;
}

function Cell({ desk, blank, name, cell, values, change, headed, label }) {
  const words = desk.words.value;
  const heading = cellName(words, name);
  const inside = isWay(cell)
    ? html`<${Way} desk=${desk} blank=${blank} name=${name} cell=${cell} way=${values[name] ?? [cell.start]} change=${change} />`
    : html`<${Choice} desk=${desk} slip=${blank.slip} name=${name} change=${change} value=${values[name]}
        values=${isAlong(cell) ? [...new Set((values[cell.way] ?? []).slice(1))] : cell} label=${`${label}, ${heading}`} />`;
  return html`<div class="form-cell">${headed && html`<span class="form-heading" aria-hidden="true">${heading}</span>`}${inside}</div>`;
}

/** One of some values. With `none`, nothing is one of them. */
export function Choice({ desk, slip, name, values, value, change, label, none = "" }) {
  const words = desk.words.value;
  const texts = values.map((one) => valueText(words, slip, name, one));
  const is = (one) => value !== undefined && same(one, value);
  const show = (one) => () => {
    const thing = one === undefined ? "" : thingIn(words, slip, name, one);
    desk.shown.value = thing ? [thing] : [];
  };
  const few =
    values.length < FEW && texts.reduce((all, text) => all + breadth(text), 0) <= (none ? SHORT_IN_ROW : SHORT);
  if (!few) {
    return html`<select class="form-select" aria-label=${label} onChange=${(event) => change(values[event.target.value])}>
      ${(none || value === undefined) && html`<option value="" selected=${value === undefined}>${none || "…"}</option>`}
      ${values.map((one, at) => html`<option key=${at} value=${at} selected=${is(one)}>${texts[at]}</option>`)}
    </select>`;
  }
  return html`<span class="form-segments" role="group" aria-label=${label} onMouseLeave=${show()}>
    ${none && html`<button type="button" class="none" aria-pressed=${String(value === undefined)} onClick=${() => change(undefined)}>${none}</button>`}
    ${values.map(
      (one, at) => html`<button type="button" key=${at} aria-pressed=${String(is(one))} onClick=${() => change(one)}
        onMouseEnter=${show(one)} onFocus=${show(one)}>${texts[at]}</button>`,
    )}</span>`;
}

/** A way, place by place: led on from here or by pointing at the chart, and taken back step by step. */
function Way({ desk, blank, name, cell, way, change }) {
  const words = desk.words.value;
  const form = desk.form.form.value;
  const left = stepsLeft(cell, way);
  const text = (place) => valueText(words, blank.slip, name, place);
  const ahead = stepsOf(form, cell, way);
  const home = way.length > 1 ? wayOn(form, cell, way, cell.start) : null;
  const back = () => change(way.slice(0, -1));
  return html`<div class="form-way" onKeyDown=${(event) => {
    if (event.key !== "Backspace" || way.length < 2) return;
    event.preventDefault();
    back();
  }}>
    <ol class="form-steps" aria-label=${cellName(words, name)}>${way.map((place, at) => html`<li key=${at} class=${classes(!at && "start")}>${text(place)}</li>`)}</ol>
    <div class="form-way-tools">
      <span class="form-left">${words.text("table-form-steps-left", { count: left })}</span>
      ${
        ahead.length > 0
        && html`<select class="form-select" aria-label=${words.text("table-form-next-step")} onChange=${(event) => {
          if (event.target.value) change([...way, event.target.value]);
        }}>
        <option value="" selected>${words.text("table-form-next-step")}</option>
        ${ahead.map((place) => html`<option key=${place} value=${place}>${text(place)}</option>`)}</select>`
      }
      <button type="button" class="button form-small" disabled=${way.length < 2} onClick=${back}><${Icon} id="i-undo" />${words.text("table-form-step-back")}</button>
      ${home && html`<button type="button" class="button form-small" onClick=${() => change(home)}>${words.text("table-form-home", { place: text(cell.start) })}</button>`}
    </div>
  </div>`;
}

/** Whether an order is one choice: then it stands in its row, and the row need not be opened. */
export const isPlain = (row) =>
  row.blanks.length === 1
  && row.slips.length < 2
  && Object.values(row.blanks[0].cells).filter(isChoice).length === 1
  && Object.keys(row.blanks[0].cells).length === 1;

/** Whether an order needs no cell at all: it is given or not. */
export const isSwitch = (row) => row.blanks.length === 1 && !Object.keys(row.blanks[0].cells).length;
