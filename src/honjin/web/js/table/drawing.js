/** The tools over the chart while somebody draws on it for himself. */

import { html } from "../../vendor/preact.js";
import { INKS } from "../jottings.js";
import { Icon } from "../lib.js";

export function DrawingBar({ desk }) {
  const { notes } = desk;
  if (!notes.tool.value) return null;
  const words = desk.words.value;
  const begun = notes.start.value !== null;
  const says = begun && notes.tool.value === "arrow" ? "notes-say-end" : `notes-say-${notes.tool.value}`;
  return html`<section class="drawing-bar" aria-label=${words.text("notes-drawing")}>
    <div class="drawing-row">
      ${["arrow", "ring"].map(
        (
          tool,
        ) => html`<button type="button" key=${tool} class="drawing-tool" aria-pressed=${String(notes.tool.value === tool)}
        title=${words.text(`notes-${tool}`)} aria-label=${words.text(`notes-${tool}`)} onClick=${() => notes.take(tool)}><${Icon} id=${`i-draw-${tool}`} /></button>`,
      )}
      <div class="drawing-inks" role="radiogroup" aria-label=${words.text("notes-ink")}>
        ${INKS.map((ink) => html`<${InkButton} key=${ink} words=${words} notes=${notes} ink=${ink} />`)}
      </div>
      <${Act} words=${words} name="undo" sign="i-undo" off=${!notes.canUndo} act=${() => notes.undo()} />
    </div>
    <div class="drawing-row">
      <p class="drawing-says" role="status">${words.text(says)}</p>
      <${Act} words=${words} name="hide" sign=${notes.shows.value ? "i-eye" : "i-eye-off"} pressed=${!notes.shows.value} act=${() => {
        notes.shows.value = !notes.shows.value;
      }} />
      <button type="button" class="drawing-tool" disabled=${!notes.drawn.value.length} title=${words.text("notes-clear-help")}
        onClick=${() => notes.clear()}>${words.text("notes-clear")}</button>
      <button type="button" class="drawing-tool drawing-done" onClick=${() => notes.take("")}><${Icon} id="i-check" />${words.text("notes-done")}</button>
    </div>
  </section>`;
}

function Act({ words, name, sign, act, off = false, pressed = null }) {
  const label = words.text(`notes-${name}`);
  return html`<button type="button" class="drawing-tool" disabled=${off} aria-pressed=${pressed === null ? null : String(pressed)}
    title=${label} aria-label=${label} onClick=${act}><${Icon} id=${sign} /></button>`;
}

/** An ink with its line: told apart without its colour. */
function InkButton({ words, notes, ink }) {
  const name = words.text(`notes-ink-${ink}`);
  const isOn = notes.ink.value === ink;
  const walk = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    notes.ink.value = INKS[(INKS.indexOf(ink) + step + INKS.length) % INKS.length];
    event.currentTarget.parentElement.querySelector(`[data-ink=${notes.ink.value}]`)?.focus();
  };
  return html`<button type="button" class="drawing-ink" role="radio" data-ink=${ink} aria-checked=${String(isOn)} tabindex=${isOn ? 0 : -1}
    aria-label=${name} title=${name} onKeyDown=${walk} onClick=${() => {
      notes.ink.value = ink;
    }}><${InkLine} ink=${ink} /></button>`;
}

export function InkLine({ ink }) {
  return html`<svg class=${`ink-line jotting ink-${ink}`} viewBox="0 0 30 12" aria-hidden="true"><path class="line" d="M3 6H27" /><path class="within" d="M3 6H27" /></svg>`;
}
