/** The notes of one match on the server: over HTTP alone, so that nobody at the table is told anything of them. */

import { pageData } from "./pages/page.js";
import { get, post } from "./pages/post.js";

export class Notebook {
  /** @param {string} match */
  constructor(match) {
    this.address = `/api/matches/${encodeURIComponent(match)}/notes`;
  }

  /** `{mine, others}`: notebooks `{seat, name, shared, notes}`, of one seat or of all of this visitor's. */
  read(seat = "") {
    return get(seat ? `${this.address}?${new URLSearchParams({ seat })}` : this.address);
  }

  /** Keep a note or a drawing; it comes back as it is kept. */
  add(seat, what, { step, turn }) {
    return post(this.address, { what, step, turn, seat });
  }

  async drop(id) {
    const how = { method: "DELETE", headers: { "x-csrf-token": pageData().csrf } };
    const answer = await fetch(`${this.address}/${id}`, how);
    // What another device has thrown away is gone as well.
    if (!answer.ok && answer.status !== 404) throw new Error(answer.statusText);
  }

  /** Take the drawings of a seat off the chart, or put those on it again that went at this step. */
  clear(seat, step, { back = false } = {}) {
    return post(`${this.address}/clear`, { seat, step, back });
  }

  /** Let others read what was noted from a seat, or no longer. */
  share(seat, shared) {
    return post(`${this.address}/share`, { seat, shared });
  }
}
