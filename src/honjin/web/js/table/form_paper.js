/** What a player has on paper: written here at once, sent to the table, and marked where it cannot stand. */

import { batch, computed, signal } from "../../vendor/preact.js";
import { same } from "./form_blanks.js";

const keyOf = (slip) => JSON.stringify(slip);

export class Paper {
  /** @param {(slips: object[]) => Promise<{rows: object[]}>} post writes the draft of the table */
  constructor(post) {
    this.post = post;
    this.slips = signal([]);
    /** Why slips cannot stand, by what they say. */
    this.reasons = signal(new Map());
    this.past = signal([]);
    this.future = signal([]);
    /** The slips that can stand: what is sent. */
    this.standing = computed(() => this.slips.value.filter((slip) => !this.reasonOf(slip)));
    /** Whether the table is being told. */
    this.writing = signal(false);
    this.waits = false;
  }

  reasonOf(slip) {
    return this.reasons.value.get(keyOf(slip)) ?? null;
  }

  /** Write it all anew; what was there can be brought back. */
  write(slips) {
    if (same(slips, this.slips.value)) return Promise.resolve();
    this.past.value = [...this.past.value, this.slips.value];
    this.future.value = [];
    return this.lay(slips);
  }

  undo() {
    return this.turn(this.past, this.future);
  }

  redo() {
    return this.turn(this.future, this.past);
  }

  turn(from, to) {
    const slips = from.value.at(-1);
    if (!slips) return Promise.resolve();
    to.value = [...to.value, this.slips.value];
    from.value = from.value.slice(0, -1);
    return this.lay(slips);
  }

  lay(slips) {
    this.slips.value = slips;
    return this.flush();
  }

  /** One message at a time; what is written meanwhile goes with the next, all of it. */
  async flush() {
    this.waits = true;
    if (this.writing.peek()) return;
    this.writing.value = true;
    try {
      while (this.waits) {
        this.waits = false;
        const sent = this.slips.value;
        // eslint-disable-next-line no-await-in-loop -- one after the other is what is meant
        const { rows } = await this.post(sent);
        this.reasons.value = new Map(rows.map((row) => [keyOf(sent[row.row]), row]));
      }
    } catch (refused) {
      this.waits = true;
      throw refused;
    } finally {
      this.writing.value = false;
    }
  }

  /** The table's draft: here before a reload, or written on another device. What could not be sent yet counts for more. */
  take(slips) {
    if (this.writing.peek() || same(slips, this.standing.peek())) return;
    if (this.waits) {
      this.flush().catch(() => {});
      return;
    }
    batch(() => {
      const before = this.slips.peek();
      if (before.length) this.past.value = [...this.past.peek(), before];
      this.future.value = [];
      this.slips.value = slips;
      this.reasons.value = new Map();
    });
  }
}
