/** A row of a sheet: a thing, its order or its silence; opened, all that can be written about it. */

import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { apartBy, blankFor, filled } from "./form_blanks.js";
import { Cells, Choice, isPlain, isSwitch } from "./form_cells.js";
import { standingOf } from "./form_standing.js";
import { kindText, orderText, reasonText, rowName, verbOf } from "./form_words.js";
import { SlipOdds } from "./form_odds.js";
import { RuleChip } from "./parts.js";
import { Piece } from "./piece.js";

export function Row({ desk, row }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const name = rowName(words, row);
  const picked = sheet.picked.value.includes(row.thing);
  const opened = picked && sheet.held.value.length === 1;
  const open = sheet.isOpen(row);
  const box = useRef(null);
  useEffect(() => {
    if (opened) box.current.scrollIntoView({ block: "nearest" });
  }, [opened]);
  const show = () => {
    desk.shown.value = row.touch;
  };
  const hide = () => {
    desk.shown.value = [];
  };
  const press = (event) => {
    if (!open) return sheet.whyNot(row, event.currentTarget);
    // Where several are picked, or a key says so, a row joins them or leaves them.
    if (sheet.held.value.length > 1 || event.shiftKey || event.ctrlKey || event.metaKey) return sheet.toggle(row);
    return sheet.pick(opened ? [] : [row.thing]);
  };
  const refused = row.slips.filter((slip) => sheet.paper.value.reasonOf(slip));
  const plain = isPlain(row) || isSwitch(row);
  const unsaid = plain && sheet.unsaid(row.blanks[0]);
  const state = [refused.length && "refused", row.slips.length && "ordered", picked && "picked", !open && "shut"];
  return html`<li class=${classes("form-row", ...state)} ref=${box} data-row=${row.thing} onMouseEnter=${show} onMouseLeave=${hide}>
    <div class="form-line">
      <button type="button" class="form-name" aria-expanded=${plain ? null : String(opened)} aria-pressed=${plain ? String(picked) : null}
        title=${open ? null : words.text("table-why-not", { what: name })} onClick=${press} onFocus=${show}>
        <${Mark} desk=${desk} row=${row} /><span>${name}</span></button>
      ${plain ? html`<${Plain} desk=${desk} row=${row} name=${name} open=${open} />` : html`<${Summary} desk=${desk} row=${row} press=${press} />`}
      ${!unsaid && html`<${Pin} desk=${desk} row=${row} name=${name} />`}
      ${
        !unsaid
        && row.slips.length > 0
        && html`<button type="button" class="form-clear" onClick=${() => sheet.clearRow(row)} aria-label=${words.text("table-form-clear-row", { what: name })}
        title=${words.text("table-form-clear-row", { what: name })}><${Icon} id="i-close" /></button>`
      }
    </div>
    ${refused.map((slip) => html`<${Reason} key=${JSON.stringify(slip)} desk=${desk} reason=${sheet.paper.value.reasonOf(slip)} />`)}
    ${opened && !plain && html`<${Editor} desk=${desk} row=${row} name=${name} />`}
  </li>`;
}

/** Makes the order of a row a standing one, or ends that; also while the row has no order this time. */
function Pin({ desk, row, name }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const form = sheet.form.value;
  if (!form.recurs) return null;
  const stands = standingOf(form, sheet.pins.value, row.thing);
  if (!row.slips.length && !stands.length) return null;
  const texts = stands.map((slip) => orderText(words, form, slip));
  const title = texts.length
    ? words.text("table-form-stands", { order: texts.join("; ") })
    : words.text("table-form-stand", { what: name });
  return html`<button type="button" class=${classes("form-pin", !row.slips.length && "idle")} aria-pressed=${String(sheet.isPinned(row))}
    onClick=${() => sheet.pin([row])} aria-label=${words.text("table-form-stand", { what: name })} title=${title}><${Icon} id="i-pin" /></button>`;
}

/** The counter of a thing, where there is one on the board. */
function Mark({ desk, row }) {
  const counter = desk.board.value && desk.m.scene.value.counters[row.touch[0]];
  return counter
    ? html`<${Piece} desk=${desk} id=${row.touch[0]} counter=${counter} label=${false} class="form-piece" />`
    : null;
}

/** An order of one choice, where it stands. */
function Plain({ desk, row, name, open }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const [blank] = row.blanks;
  const [slip] = row.slips;
  if (!open) return html`<span class="form-silent">–</span>`;
  if (isSwitch(row)) {
    const toggle = () => (slip ? sheet.clearRow(row) : sheet.choose(row, blank));
    return html`<button type="button" class="form-switch" aria-pressed=${String(Boolean(slip))} onClick=${toggle}>${verbOf(words, blank.slip)}</button>`;
  }
  const [[field, values]] = Object.entries(blank.cells);
  const unsaid = sheet.unsaid(blank)?.[field];
  const change = (value) =>
    value === unsaid ? sheet.clearRow(row) : sheet.write([filled(sheet.form.value, blank, { [field]: value })]);
  return html`<${Choice} desk=${desk} slip=${blank.slip} name=${field} values=${values} value=${slip?.[field] ?? unsaid} change=${change}
    label=${name} none=${unsaid ? "" : "–"} />`;
}

/** What is written about a thing, in few words. */
function Summary({ desk, row, press }) {
  const words = desk.words.value;
  const texts = row.slips.map((slip) => orderText(words, desk.form.form.value, slip));
  return html`<button type="button" class=${classes("form-order", !texts.length && "form-silent")} tabindex="-1" onClick=${press}>${texts.join("; ") || "–"}</button>`;
}

function Reason({ desk, reason }) {
  return html`<p class="form-reason"><${Icon} id="i-refused" />${reasonText(desk.words.value, reason)} <${RuleChip} desk=${desk} rule=${reason.rule} /></p>`;
}

/** All about one row: its orders, each with its cells, and what else can be written. */
function Editor({ desk, row, name }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const pencil = sheet.pencil.value?.thing === row.thing ? sheet.pencil.value : null;
  const blankOf = (slip) => blankFor(row.blanks, slip);
  const open = sheet.open.value.filter((blank) => blank.thing === row.thing);
  // Another kind takes the place of what is written, where nothing can be written beside it.
  const kinds = row.slips.length && open.length ? open : row.blanks;
  const current = pencil ? { slip: pencil.slip, ...pencil.values } : row.slips.length === 1 ? row.slips[0] : {};
  const isCurrent = (blank) =>
    current.slip === blank.slip && apartBy(kinds, blank).every(([field, value]) => current[field] === value);
  return html`<div class="form-editor">
    ${
      (kinds.length > 1 || (row.slips.length > 0 && open.length > 0))
      && html`<span class="form-segments form-kinds" role="group" aria-label=${words.text("table-form-kind", { what: name })}>
      ${kinds.map(
        (blank, at) => html`<button type="button" key=${at} aria-pressed=${String(isCurrent(blank))}
        onClick=${() => sheet.choose(row, blank)}>${kindText(words, kinds, blank)}</button>`,
      )}</span>`
    }
    ${row.slips.map(
      (slip) => html`<div class="form-slip" key=${row.slips.length > 1 ? JSON.stringify(slip) : slip.slip}>
      <${Cells} desk=${desk} blank=${blankOf(slip)} values=${slip} label=${name} change=${(values) => rewrite(sheet, row, blankOf(slip), values, slip)} />
      ${row.slips.length > 1 && html`<button type="button" class="form-clear" onClick=${() => sheet.rubOut(slip)} aria-label=${words.text("table-form-clear-row", { what: orderText(words, sheet.form.value, slip) })}><${Icon} id="i-close" /></button>`}
      <${SlipOdds} desk=${desk} slips=${[slip]} /></div>`,
    )}
    ${
      pencil
      && !row.slips.some((slip) => slip.slip === pencil.slip)
      && html`<div class="form-slip form-pencil"><${Cells} desk=${desk} blank=${blankOf(current)} values=${pencil.values} label=${name}
        change=${(values) => sheet.fill(row, blankOf(current), values)} />
        <p class="form-note">${words.text(desk.board.value ? "table-form-point" : "table-form-go-on")}</p></div>`
    }
    ${!pencil && !row.slips.length && kinds.length === 1 && html`<${Begin} desk=${desk} row=${row} blank=${kinds[0]} name=${name} />`}
  </div>`;
}

/** A way that is taken back to its start is no order any more. */
function rewrite(sheet, row, blank, values, slip) {
  if (filled(sheet.form.value, blank, { ...slip, ...values })) return sheet.fill(row, blank, values, slip);
  sheet.rubOut(slip);
  return sheet.fill(row, blank, { ...slip, ...values });
}

/** The only kind of order there is, before anything is said. */
function Begin({ desk, row, blank, name }) {
  return html`<div class="form-slip form-pencil"><${Cells} desk=${desk} blank=${blank} values=${{}} label=${name}
    change=${(values) => desk.form.fill(row, blank, values)} /></div>`;
}
