/** Under the sheet: how much is written, what it lacks, what is easily forgotten, and the way to send it. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { added } from "./form_blanks.js";
import { SheetFile } from "./form_file.js";
import { reasonText } from "./form_words.js";
import { RuleChip } from "./parts.js";
import { capital } from "./things.js";

/** What a player should know before the sheet is sent. */
export function summaryOf(desk) {
  const sheet = desk.form;
  const { rows, paper, draft } = sheet;
  const orders = paper.value.slips.value;
  return {
    orders: sheet.standing.length,
    silent: rows.value.filter((row) => !row.slips.length && sheet.isOpen(row) && !sheet.unsaid(row.blanks[0])).length,
    refused: orders.length - sheet.standing.length,
    lacks: draft.value?.lacks ?? null,
    warnings: draft.value?.warnings ?? [],
  };
}

/** What is on the button that sends a sheet: the game's own words for this question, where it has some. */
export function sendWords(desk, orders) {
  const words = desk.words.value;
  const { ask } = desk.m.decision.value;
  if (desk.form.isEmpty.value) return [words.text("table-form-close"), ""];
  return words.has(`send-${ask}`)
    ? [words.text(`send-${ask}`), words.text(`sent-${ask}`, { count: orders })]
    : [words.text("table-form-send"), words.text("table-orders", { count: orders })];
}

export function SendBar({ desk }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const { orders, silent, refused, lacks, warnings } = summaryOf(desk);
  const { past, future, slips } = sheet.paper.value;
  const { last, usual } = sheet.form.value;
  const own = words.has(`send-${desk.m.decision.value.ask}`);
  const [verb, count] = sendWords(desk, orders);
  const more = (some) => added(sheet.form.value, slips.value, some).length > slips.value.length;
  return html`<section class="form-send" aria-label=${words.text("table-actions")}>
    ${lacks && html`<p class="form-lacks"><${Icon} id="i-refused" />${reasonText(words, lacks)} <${RuleChip} desk=${desk} rule=${lacks.rule} /></p>`}
    ${warnings.length > 0 && html`<${Warnings} desk=${desk} warnings=${warnings} />`}
    <div class="form-tools">
      <button type="button" class="button button-icon" disabled=${!past.value.length} onClick=${() => sheet.undo()} title=${words.text("table-form-undo")} aria-label=${words.text("table-form-undo")}><${Icon} id="i-undo" /></button>
      <button type="button" class="button button-icon" disabled=${!future.value.length} onClick=${() => sheet.redo()} title=${words.text("table-form-redo")} aria-label=${words.text("table-form-redo")}><${Icon} id="i-undo" class="mirrored" /></button>
      ${last.length > 0 && html`<button type="button" class="button" disabled=${!more(last)} onClick=${() => sheet.add(last)}>${words.text("table-form-last")}</button>`}
      ${usual.length > 0 && !own && html`<button type="button" class="button" disabled=${!more(usual)} onClick=${() => sheet.add(usual)}>${words.text("table-form-usual")}</button>`}
      <button type="button" class="button" disabled=${!slips.value.length} onClick=${() => sheet.clearAll()}>${words.text("table-form-clear")}</button>
      <button type="button" class="button button-icon" onClick=${() => sheet.hint()} disabled=${desk.busy.value} title=${words.text("table-form-hint")} aria-label=${words.text("table-form-hint")}><${Icon} id="i-hint" /></button>
    </div>
    <${SheetFile} key=${sheet.question.value} desk=${desk} />
    <button type="button" class="button button-primary form-send-button" disabled=${Boolean(lacks) || desk.busy.value} onClick=${() => askAndSend(desk)}>
      ${verb}
      ${count && html`<span class="button-count">${count}${silent > 0 && ` · ${words.text("table-form-silent", { count: silent })}`}</span>`}</button>
    ${refused > 0 && html`<p class="form-note">${words.text("table-form-refused", { count: refused })}</p>`}
  </section>`;
}

function Warnings({ desk, warnings }) {
  const words = desk.words.value;
  const show = (touch) => () => {
    desk.shown.value = touch;
  };
  return html`<details class="form-warnings" open=${warnings.length < 2}>
    <summary><${Icon} id="i-critical" />${words.text("table-form-warnings", { count: warnings.length })}</summary>
    <ul>${warnings.map((note, at) => html`<li key=${at} onMouseEnter=${show(note.touch)} onMouseLeave=${show([])}>${capital(words.text(note.why, note.facts))}</li>`)}</ul>
  </details>`;
}

/** Send it; where something is easily regretted, after a look at it. What a lesson wants has been looked at. */
export function askAndSend(desk) {
  const { orders, silent, refused, warnings } = summaryOf(desk);
  const taught = desk.lesson.sheet.value;
  if (taught?.isRight) desk.form.send();
  else if (taught || warnings.length || refused || (!orders && silent)) desk.dialog.value = { kind: "send" };
  else desk.form.send();
}

/** What a dialog says before the sheet is sent. */
export function SendSummary({ desk }) {
  const words = desk.words.value;
  const { orders, silent, refused, warnings } = summaryOf(desk);
  const lines = [
    desk.lesson.sheet.value && words.text("lesson-not-so"),
    words.text("table-orders", { count: orders }),
    silent && words.text("table-form-silent", { count: silent }),
    refused && words.text("table-form-refused", { count: refused }),
  ];
  return html`<ul class="form-summary">${lines.filter(Boolean).map((line) => html`<li key=${line}>${line}</li>`)}
    ${warnings.map((note, at) => html`<li key=${at} class=${classes("form-warning")}><${Icon} id="i-critical" />${capital(words.text(note.why, note.facts))}</li>`)}</ul>`;
}

/** The sheet that is in: how many orders, and a way to have it back while nobody can have built on it. */
export function SheetIn({ desk }) {
  const words = desk.words.value;
  const { plan, undo } = desk.m.now.value;
  const slips = plan.at(-1)?.option.slips;
  if (!slips) return null;
  return html`<p class="form-in"><${Icon} id="i-seal" />${words.text("table-form-in", { count: slips.length })}
    ${undo && html`<button type="button" class="button" disabled=${desk.busy.value} onClick=${() => desk.send(() => desk.m.undo())}>${words.text("table-form-take-back")}</button>`}</p>`;
}
