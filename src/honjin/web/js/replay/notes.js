/**
 * Notes in the replay: the looker's own, and those that others share, each at the step that these eyes have for its moment.
 *
 * Somebody noted by the count of his own seat; `Film.meet` finds the same moment in the film that is being shown.
 */

import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { isDrawn, onChart } from "../jottings.js";
import { remembered } from "../lib.js";

/** The step of one film that is what `step` was for somebody at a seat, whose film is `own`. */
export function momentIn(film, own, step) {
  if (film === own || film.viewer === own.viewer) return film.clamp(step);
  return own.meet(film, own.clamp(step));
}

/** The notes of some notebooks with their steps in a film; `filmOf` has those of their seats. */
export function placed(film, books, filmOf) {
  const found = books.flatMap(({ notes, ...author }) => {
    const own = filmOf(author.seat);
    const at = (step) => momentIn(film, own, step);
    return own
      ? notes.map((one) => ({ ...one, author, step: at(one.step), until: one.until === null ? null : at(one.until) }))
      : [];
  });
  return found.sort((a, b) => a.step - b.step);
}

export class ReplayNotes {
  /** @param {import("../notebook.js").Notebook} book @param {import("./source.js").Source} source */
  constructor(book, source) {
    this.book = book;
    this.source = source;
    this.books = signal([]);
    this.films = signal({});
    this.shows = remembered("replay.notes", true);
  }

  /** Follow a player: `all` notes by their steps, those `written` at the step it is at, and what is on the chart. */
  follow(player) {
    this.all = computed(() => placed(player.film.value, this.books.value, (seat) => this.films.value[seat]));
    this.written = computed(() => this.all.value.filter((one) => !isDrawn(one) && one.step === player.at.value));
    this.drawings = computed(() => {
      const drawn = this.shows.value ? onChart(this.all.value, player.at.value) : [];
      return drawn.map(({ id, what }) => ({ key: id, what }));
    });
    effect(() => {
      player.pausesFor.value = this.shows.value ? this.written.value.map((one) => one.what.text).join("") : "";
    });
  }

  async load() {
    const { mine, others } = await this.book.read();
    const books = [...mine.map((one) => ({ ...one, isMine: true })), ...others];
    const seats = [...new Set(books.map(({ seat }) => seat))];
    const films = await Promise.all(seats.map((seat) => this.source.film(seat).catch(() => null)));
    batch(() => {
      this.films.value = Object.fromEntries(seats.map((seat, at) => [seat, films[at]]));
      this.books.value = books;
    });
  }

  async share(seat, shared) {
    await this.book.share(seat, shared);
    this.books.value = this.books.value.map((one) => (one.isMine && one.seat === seat ? { ...one, shared } : one));
  }
}
