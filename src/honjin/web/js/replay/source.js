/** Where replays come from: a match of this server, or a record file that somebody brings along. */

import { pageData } from "../pages/page.js";
import { Film } from "./film.js";

export const MOST_BYTES = 2 * 1024 * 1024;
const HANDED_OVER = "honjin.record";

/** The server said no: `code` and `detail` as in the API. */
export class Refused extends Error {
  constructor(status, { code = "", detail = "" } = {}) {
    super(detail || String(status));
    this.code = code;
  }
}

export async function answered(response) {
  if (response.ok) return response.json();
  throw new Refused(response.status, await response.json().catch(() => ({})));
}

/** Send a record to the server. */
export function send(address, bytes) {
  const headers = { "content-type": "text/plain; charset=utf-8", "x-csrf-token": pageData().csrf ?? "" };
  return fetch(address, { method: "POST", headers, body: bytes }).then(answered);
}

/** The films of one match, each viewer's fetched once. */
export class Source {
  constructor(fetchDocument) {
    this.fetchDocument = fetchDocument;
    this.films = new Map();
  }

  static ofMatch(id) {
    return new Source((viewer) => fetch(`/api/matches/${encodeURIComponent(id)}/replay?as=${viewer}`).then(answered));
  }

  static ofFile(bytes) {
    return new Source((viewer) => send(`/api/replay?as=${viewer}`, bytes));
  }

  /** @returns {Promise<Film>} */
  async film(viewer) {
    if (!this.films.has(viewer)) this.films.set(viewer, new Film(await this.fetchDocument(viewer)));
    return this.films.get(viewer);
  }
}

/** Keep a file for the next page of this tab, so that it need not be chosen again. */
export function handOver(bytes) {
  try {
    sessionStorage.setItem(HANDED_OVER, new TextDecoder().decode(bytes));
  } catch {
    // Too big, or no storage: the next page asks for the file.
  }
}

/** The file the page before has left, once. */
export function takeOver() {
  try {
    const text = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return text ? new TextEncoder().encode(text) : null;
  } catch {
    return null;
  }
}
