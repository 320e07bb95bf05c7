/** Over the chart, where the eye is: what the things that are picked are to do, and the way home of a flight. */

import { html } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { kindText, rowNames, valueText } from "./form_words.js";

export function Which({ desk }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const rows = sheet.held.value;
  const kinds = sheet.kindsToChoose.value;
  const homes = sheet.waysHome.value;
  if (!kinds.length && !homes.length) return null;
  const name = rowNames(words, rows);
  if (!kinds.length) {
    const places = homes.map(({ blank, field, way }) => valueText(words, blank.slip, field, way.at(-1)));
    return html`<div class="form-which"><b>${name}</b><button type="button" class="button form-small"
      onClick=${() => sheet.leadHome()}>${words.text("table-form-home", { place: words.listOf([...new Set(places)]) })}</button></div>`;
  }
  return html`<div class=${classes("form-which", sheet.meant.value && "asks")} role="group" aria-label=${words.text("table-form-kind", { what: name })}>
    <b>${name}</b><span class="form-segments">${kinds.map(
      (blank, at) =>
        html`<button type="button" key=${at} onClick=${() => sheet.decide(rows, blank)}>${kindText(words, kinds, blank)}</button>`,
    )}</span></div>`;
}
