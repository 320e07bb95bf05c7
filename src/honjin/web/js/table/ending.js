/** The match is over: who won and why, and where to go from here. */

import { html } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { SideMark } from "./parts.js";

export function Ending({ desk }) {
  const words = desk.words.value;
  const { over, offers } = desk.m.now.value;
  const { winner, how } = over.result;
  const reason = words.has(`ending-${how}`) ? words.text(`ending-${how}`) : how;
  const rematch = offers.find((offer) => offer.what === "rematch");
  const theirs = rematch && !rematch.match && rematch.side !== desk.seat.value;
  return html`<section class="prompt ending" aria-labelledby="prompt-title">
    <p class="prompt-who">${winner && html`<${SideMark} desk=${desk} side=${winner} />`}${words.text("table-over")}</p>
    <h2 id="prompt-title">${words.text(winner ? "table-winner" : "table-drawn", { side: winner ? words.name("side", winner) : "" })}</h2>
    <p class="prompt-more">${reason.charAt(0).toLocaleUpperCase() + reason.slice(1)}</p>
    <div class="button-row">
      <a class="button button-primary" href=${`/replay/${desk.m.id}`}><${Icon} id="i-play" />${words.text("table-see-replay")}</a>
      <a class="button" href=${`/verify/${desk.m.id}`}><${Icon} id="i-check" />${words.text("table-verify")}</a>
      ${rematch?.match && html`<a class="button" href=${`/table/${rematch.match}`}>${words.text("table-to-rematch")}</a>`}
      ${!desk.isSpectator && !rematch?.match && !theirs && html`<button type="button" class="button" disabled=${Boolean(rematch)}
        onClick=${() => desk.offer("rematch")}>
        ${words.text(rematch ? "table-rematch-offered" : "table-rematch")}</button>`}
      <a class="button" href="/">${words.text("table-home")}</a>
    </div>
  </section>`;
}
