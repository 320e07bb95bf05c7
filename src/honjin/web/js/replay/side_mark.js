/** The mark of a side: light body or dark, as its counters are; never by colour alone. */

import { html, signal } from "../../vendor/preact.js";

/** How the board of the match draws its sides, `{side: {look}}`; where it has none, the first is light. */
export const drawnSides = signal({});

export function SideMark({ film, side }) {
  const index = film.match.sides.indexOf(side);
  const look = drawnSides.value[side]?.look ?? (index ? "dark" : "light");
  return index < 0 ? null : html`<span class=${`replay-side ${look}`} aria-hidden="true"></span>`;
}
