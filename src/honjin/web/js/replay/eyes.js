/** Whose eyes we see with, where we are, and the link to this position. */

import { html, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { SideMark } from "./side_mark.js";

export const UMPIRE = "umpire";

export function Eyes({ words, player, see }) {
  const film = player.film.value;
  const viewers = [...film.match.sides, UMPIRE];
  if (!viewers.includes(film.viewer)) viewers.splice(-1, 0, film.viewer);
  return html`<div class="replay-eyes" role="group" aria-labelledby="replay-seen-by">
    <span id="replay-seen-by" class="faint">${words.text("replay-seen-by")}</span>
    <div class="replay-viewers">${viewers.map(
      (viewer) => html`<button type="button" key=${viewer}
      aria-pressed=${String(viewer === film.viewer)} onClick=${() => see(viewer)}>
      ${film.match.sides.includes(viewer) ? html`<${SideMark} film=${film} side=${viewer} />` : html`<${Icon} id="i-eye" />`}
      ${nameOf(words, film, viewer)}</button>`,
    )}</div>
  </div>`;
}

export function nameOf(words, film, viewer) {
  return film.match.sides.includes(viewer) ? words.name("side", viewer) : words.text(`replay-${viewer}`);
}

export function Where({ words, player }) {
  const film = player.film.value;
  return html`<p class="replay-where">
    <span class="replay-headline">${words.pair(player.scene.value.headline ?? ["", {}])}</span>
    <span><b class="replay-at">${player.at.value}</b> ${words.text("replay-of", { steps: String(film.last) })}</span>
  </p>`;
}

/** Copies the address of this position; where that is not allowed the address bar has it anyway. */
export function Share({ words, address }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid(words.text("replay-copied"));
    } catch {
      setSaid(words.text("replay-copy-by-hand"));
    }
    setTimeout(() => setSaid(""), 4000);
  };
  return html`<span class="replay-share">
    <button type="button" class="button" onClick=${copy}><${Icon} id="i-link" /> ${words.text("replay-share")}</button>
    <span role="status" class=${said ? "toast replay-said" : "visually-hidden"}>${said}</span>
  </span>`;
}
