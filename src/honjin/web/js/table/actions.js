/** The buttons under the list: what touches no place, typed orders, undo or take-back, hint. */

import { html, useMemo } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { askHint } from "./asking.js";
import { bareOptions, noteOf } from "./listing.js";
import { percent } from "./parts.js";
import { SettleBriefly } from "./settling.js";
import { breadth, capital } from "./things.js";
import { Reader } from "./typed.js";

/** A longer text of a button leaves no room for typed orders beside it. */
export const LONG = 16;

export function Actions({ desk, typed = true }) {
  const words = desk.words.value;
  const { now, isMine } = desk.m;
  if (now.value.over || desk.isSpectator) return null;
  const bare = bareOptions(desk);
  const planned = desk.m.decision.value?.private ? now.value.plan.length : 0;
  const long = bare.some((entry) => breadth(words.option(entry.option)) > LONG);
  return html`<section class=${classes("actions", long && "long")} aria-label=${words.text("table-actions")}>
    ${bare.map((entry) => html`<${ActionNote} key=${`note ${entry.number}`} desk=${desk} entry=${entry} />`)}
    ${bare.map(
      (entry) => html`<button type="button" key=${entry.number} onClick=${() => desk.choose([entry])}
      aria-describedby=${entry.why ? `action-note-${entry.number}` : null}
      class=${classes("button", (planned || (bare.length === 1 && !desk.entries.value.some((one) => one.touch.length))) && "button-primary", desk.hint.value === entry && "hinted", desk.lesson.entry.value === entry && "wanted")}>
      ${capital(words.option(entry.option))}
      ${entry.chance !== undefined && entry.chance !== null && html` <span class="option-chance">${percent(words, entry.chance)}</span>`}
      ${planned > 0 && html` <span class="button-count">${words.text("table-orders", { count: planned })}</span>`}</button>`,
    )}
    <${SettleBriefly} desk=${desk} />
    ${typed && isMine.value && html`<${TypedOrder} desk=${desk} />`}
    <${TakeBack} desk=${desk} />
    ${
      isMine.value
      && html`<button type="button" class="button button-icon" onClick=${() => askHint(desk)} disabled=${desk.busy.value}
      title=${words.text("table-hint")} aria-label=${words.text("table-hint")}><${Icon} id="i-hint" /></button>`
    }
  </section>`;
}

/** What a button leads to, above it; what one might regret as a warning. */
export function ActionNote({ desk, entry }) {
  const { text, warns } = noteOf(desk, entry);
  return (
    text
    && html`<p class=${classes("action-note", warns && "warns")} id=${`action-note-${entry.number}`}>${warns && html`<${Icon} id="i-critical" />`}${text}</p>`
  );
}

/** Undo while nothing stands against it; after that one asks the other side. */
function TakeBack({ desk }) {
  const words = desk.words.value;
  const { undo, take_back: mayAsk, offers } = desk.m.now.value;
  const asked = offers.some((offer) => offer.what === "take_back" && offer.side === desk.seat.value);
  const press = () => (undo ? desk.send(() => desk.m.undo()) : desk.offer("take_back"));
  const label = words.text(undo ? "table-undo" : asked ? "table-take-back-asked" : "table-take-back");
  return html`<button type="button" class=${classes("button", "button-icon", !undo && mayAsk && "asks")} onClick=${press}
    disabled=${(!undo && (!mayAsk || asked)) || desk.busy.value} title=${label} aria-label=${label}><${Icon} id="i-undo" />
    ${!undo && mayAsk && html`<span class="asks-mark" aria-hidden="true">?</span>`}</button>`;
}

export function TypedOrder({ desk }) {
  const words = desk.words.value;
  const entries = desk.entries.value;
  const reader = useMemo(() => new Reader(entries, words), [entries, words]);
  const onKeyDown = (event) => {
    const line = event.target.value;
    if (event.key === "Tab" && line.trim() && !event.shiftKey) {
      const completed = reader.completion(line);
      if (completed && completed !== line) {
        event.preventDefault();
        desk.filter.value = `${completed} `;
      }
    } else if (event.key === "Escape") {
      desk.filter.value = "";
      event.target.blur();
    } else if (event.key === "Enter") {
      event.preventDefault();
      give(desk, reader, line);
    }
    event.stopPropagation();
  };
  const example = entries.find((entry) => entry.touch.length) ?? entries[0];
  return html`<label class="typed"><${Icon} id="i-keyboard" /><span class="spoken">${words.text("table-typed")}</span>
    <input type="text" id="typed-order" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
      value=${desk.filter.value} placeholder=${example ? words.option(example.option).toLocaleLowerCase(words.language) : ""}
      onInput=${(event) => {
        desk.filter.value = event.target.value;
      }} onKeyDown=${onKeyDown} /></label>`;
}

function give(desk, reader, line) {
  if (!line.trim()) return;
  const { options, several } = reader.read(line);
  if (options) {
    desk.filter.value = "";
    desk.choose(options);
  } else desk.say(desk.words.value.text(several?.length ? "table-which" : "table-no-such-words"));
}
