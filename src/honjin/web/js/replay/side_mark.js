/** The mark of a side: the crest of a clan, else a body light or dark as its counters are; never by colour alone. */

import { html, signal } from "../../vendor/preact.js";
import { Icon } from "../lib.js";

/** How the board of the match draws its sides, `{side: {look, clan, body, mark}}`; where it has none, the first is light. */
export const drawnSides = signal({});

export function SideMark({ film, side }) {
  const index = film.match.sides.indexOf(side);
  if (index < 0) return null;
  const { look = index ? "dark" : "light", clan, body, mark } = drawnSides.value[side] ?? {};
  if (clan)
    return html`<span class=${`side-mark clan ${look}`} style=${{ "--clan": clan, "--body": body }}
      aria-hidden="true"><${Icon} id=${mark} /></span>`;
  return html`<span class=${`replay-side ${look}`} aria-hidden="true"></span>`;
}
