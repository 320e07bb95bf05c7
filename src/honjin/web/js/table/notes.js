/** A player's own notes: what he has written and drawn, turn by turn, for his eyes alone. */

import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { LONGEST, drawingText, isDrawn } from "../jottings.js";
import { Icon, classes } from "../lib.js";
import { InkLine } from "./drawing.js";

/** Show the notes and go to where one writes. */
export function openNotes(desk) {
  desk.tab.value = "notes";
  desk.phoneTab.value = "notes";
  desk.sheetOpen.value = true;
  setTimeout(() => document.getElementById("note-text")?.focus());
}

export function Notes({ desk }) {
  const words = desk.words.value;
  const { notes } = desk;
  const list = notes.jottings.value;
  const end = useRef(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [list.length]);
  useEffect(
    () => () => {
      notes.pointed.value = "";
    },
    [],
  );
  return html`<div class="notes">
    <ol class="note-list" aria-label=${words.text("notes")} tabindex="0">
      ${!list.length && html`<li class="log-empty">${words.text("notes-empty")}</li>`}
      ${list.map((one) => html`<${Entry} key=${one.id} desk=${desk} one=${one} />`)}
      <li ref=${end} aria-hidden="true"></li></ol>
    ${list.length > 0 && desk.m.now.value.over && html`<${Sharing} words=${words} seat=${desk.seat.value} shared=${notes.shared.value} share=${(shared) => notes.share(shared)} />`}
    <${Writing} key=${desk.seat.value} desk=${desk} seat=${desk.seat.value} />
  </div>`;
}

/** Whether others may read the notes of a finished match; those of somebody who only looked on stay his own. */
export function Sharing({ words, seat, shared, share }) {
  if (seat === "spectator") return null;
  return html`<p class="note-sharing"><span>${words.text(shared ? "notes-are-shared" : "notes-are-private")}</span>
    <button type="button" class="button" onClick=${() => share(!shared)}><${Icon} id=${shared ? "i-eye-off" : "i-people"} />${words.text(shared ? "notes-unshare" : "notes-share")}</button></p>`;
}

function Entry({ desk, one }) {
  const words = desk.words.value;
  const { notes } = desk;
  const isOff = one.until !== null;
  const text = isDrawn(one) ? drawingText(words, one.what) : one.what.text;
  const point = (id) => () => {
    notes.pointed.value = id;
  };
  return html`<li class=${classes("note", isDrawn(one) && "is-drawn", isOff && "is-off")} onMouseEnter=${point(one.id)} onMouseLeave=${point("")}>
    <p class="note-when">${whenText(words, one)}${isOff && html` · ${words.text("notes-taken-off")}`}</p>
    <p class="note-text">${isDrawn(one) && html`<${InkLine} ink=${one.what.ink} /> `}${text}</p>
    <button type="button" class="note-drop" title=${words.text("notes-drop")} aria-label=${words.text("notes-drop-this", { text: text.slice(0, 60) })}
      onClick=${() => notes.drop(one.id)}><${Icon} id="i-close" /></button>
  </li>`;
}

/** The turn, and the day and time by this reader's clock. */
export function whenText(words, { turn, at }) {
  const when = new Date(at).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });
  return turn ? words.text("notes-when", { turn, when }) : when;
}

function Writing({ desk, seat }) {
  const words = desk.words.value;
  const { notes } = desk;
  const [busy, setBusy] = useState(false);
  const field = useRef(null);
  const keep = async (event) => {
    event?.preventDefault();
    const input = field.current;
    const text = input.value.trim();
    if (!text || busy) return;
    setBusy(true);
    if (await notes.keep({ kind: "note", text })) {
      input.value = "";
      notes.unfinished.delete(seat);
    }
    setBusy(false);
    // Somebody else may sit there by now.
    if (input.isConnected) input.focus();
  };
  return html`<form class="note-form" onSubmit=${keep}>
    ${
      desk.board.value
      && html`<button type="button" class="button note-draw" aria-pressed=${String(Boolean(notes.tool.value))} onClick=${() => {
        notes.take(notes.tool.value ? "" : "arrow");
        desk.sheetOpen.value = false;
      }}><${Icon} id="i-pen" />${words.text("notes-draw")}</button>`
    }
    <textarea class="input" id="note-text" ref=${field} rows="1" defaultValue=${notes.unfinished.get(seat) ?? ""}
      onInput=${(event) => notes.unfinished.set(seat, event.target.value)} maxlength=${LONGEST} aria-label=${words.text("notes-write")} placeholder=${words.text("notes-write")}
      onKeyDown=${(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && keep(event)}></textarea>
    <button class="button" aria-disabled=${String(busy)}>${words.text("notes-keep")}</button>
  </form>`;
}
