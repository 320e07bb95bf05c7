/** The mark of a side: light body or dark, never by colour alone. */

import { html } from "../../vendor/preact.js";

export function SideMark({ film, side }) {
  const index = film.match.sides.indexOf(side);
  return index < 0 ? null : html`<span class=${`replay-side replay-side-${index + 1}`} aria-hidden="true"></span>`;
}
