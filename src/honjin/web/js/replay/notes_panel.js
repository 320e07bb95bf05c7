/** The notes beside the replay, and those of the present step over its board. */

import { html, useState } from "../../vendor/preact.js";
import { drawingText, isDrawn } from "../jottings.js";
import { Icon, classes } from "../lib.js";
import { InkLine } from "../table/drawing.js";
import { Sharing, whenText } from "../table/notes.js";
import { shownName } from "../table/things.js";
import { SideMark } from "./side_mark.js";

/** Whose note it is. */
function authorText(words, film, { seat, name, isMine }) {
  if (isMine) return words.text("notes-mine");
  const side = film.match.sides.includes(seat) ? words.name("side", seat) : words.text(`replay-${seat}`);
  return words.text("notes-author", { name: shownName(words, name), side });
}

export function NoteList({ words, player, notes }) {
  const film = player.film.value;
  const own = notes.books.value.filter((book) => book.isMine);
  const [problem, setProblem] = useState(false);
  const share = (seat) => (shared) =>
    notes.share(seat, shared).then(
      () => setProblem(false),
      () => setProblem(true),
    );
  const here = notes.all.value.findLast((one) => one.step <= player.at.value)?.step;
  return html`<div class="replay-notes">
    <button type="button" class="button button-quiet" aria-pressed=${String(notes.shows.value)} onClick=${() => {
      notes.shows.value = !notes.shows.value;
    }}><${Icon} id=${notes.shows.value ? "i-eye" : "i-eye-off"} /> ${words.text("notes-on-chart")}</button>
    ${own.map((book) => html`<${Sharing} key=${book.seat} words=${words} seat=${book.seat} shared=${book.shared} share=${share(book.seat)} />`)}
    ${problem && html`<p role="alert">${words.text("notes-not-kept")}</p>`}
    <ol>${notes.all.value.map(
      (
        one,
      ) => html`<li key=${one.id}><button type="button" class=${classes("replay-note", isDrawn(one) && "is-drawn")} aria-current=${one.step === here ? "step" : null}
      onClick=${() => player.seek(one.step)}>
      <span class="replay-number">${one.step}</span>
      <span class="replay-what"><small><${SideMark} film=${film} side=${one.author.seat} /> ${authorText(words, film, one.author)} · ${whenText(words, one)}</small>
        <span class="note-text">${isDrawn(one) ? html`<${InkLine} ink=${one.what.ink} /> ${drawingText(words, one.what)}` : one.what.text}</span></span>
      </button></li>`,
    )}</ol>
  </div>`;
}

/** What was noted at the step that is shown. */
export function NoteCard({ words, player, notes }) {
  const film = player.film.value;
  const written = notes?.shows.value ? notes.written.value : [];
  if (!written.length) return null;
  return html`<aside class="note-card" aria-label=${words.text("notes")}>${written.map(
    (one) => html`<figure key=${one.id}><blockquote class="note-text">${one.what.text}</blockquote>
    <figcaption><${SideMark} film=${film} side=${one.author.seat} /> ${authorText(words, film, one.author)}</figcaption></figure>`,
  )}</aside>`;
}
