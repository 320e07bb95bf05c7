/** What a player need not be asked again: how a question can be settled, and all that he has settled so far. */

import { html } from "../../vendor/preact.js";
import { Icon } from "../lib.js";

const same = (one, other) =>
  ["ask", "do", "about", "span"].every((field) => (one[field] ?? "") === (other[field] ?? ""));

/** Under a question that comes again and again: for a while at once, for good and for single pieces behind a fold. */
export function Settle({ desk }) {
  const words = desk.words.value;
  const { decision, isMine, settled } = desk.m;
  if (!isMine.value) return null;
  const open = decision.value.settle.filter((offer) => !settled.value.some((one) => same(one, offer)));
  if (!open.length) return null;
  const [spans, lasting] = [true, false].map((isBrief) => open.filter((offer) => Boolean(offer.span) === isBrief));
  const brief = isLong(desk) ? [] : spans;
  if (!brief.length && !lasting.length) return null;
  return html`<section class="settle" aria-label=${words.text("table-settle")}>
    ${brief.map((offer) => html`<${Offer} key=${offer.span} desk=${desk} offer=${offer} />`)}
    ${
      lasting.length > 0
      && html`<details key=${decision.value.at}><summary>${words.text("table-settle")}</summary>
      ${lasting.map((offer) => html`<${Offer} key=${`${offer.do} ${offer.about}`} desk=${desk} offer=${offer} />`)}</details>`
    }
  </section>`;
}

/** Below a long list nobody would find them: then what settles the question for a while stands with the buttons. */
export function SettleBriefly({ desk }) {
  const { decision, isMine, settled } = desk.m;
  if (!isMine.value || !isLong(desk)) return null;
  const open = decision.value.settle.filter((offer) => offer.span && !settled.value.some((one) => same(one, offer)));
  if (!open.length) return null;
  return html`<div class="settle brief" role="group" aria-label=${desk.words.value.text("table-settle")}>
    ${open.map((offer) => html`<${Offer} key=${offer.span} desk=${desk} offer=${offer} />`)}</div>`;
}

/** More options than these fill the panel. */
const MANY = 6;

const isLong = (desk) => desk.entries.value.length > MANY;

function Offer({ desk, offer }) {
  return html`<button type="button" class="button settle-offer" disabled=${desk.busy.value}
    onClick=${() => desk.send(() => desk.m.settle(offer))}><${Icon} id="i-pin" />${desk.words.value.settled(offer)}</button>`;
}

/** All that is answered without asking; each can be taken back, whoever is asked. */
export function Settled({ desk }) {
  const words = desk.words.value;
  const settled = desk.m.settled.value;
  if (!settled.length || desk.m.now.value.over) return null;
  return html`<section class="settled" aria-label=${words.text("table-settled")}>
    <h3><${Icon} id="i-pin" />${words.text("table-settled")} <span class="plan-count">${settled.length}</span></h3>
    ${settled.map((one) => {
      const said = words.settled(one);
      const label = words.text("table-unsettle", { what: said });
      return html`<button type="button" class="plan-chip" key=${JSON.stringify(one)} title=${label} aria-label=${label}
        onClick=${() => desk.send(() => desk.m.unsettle(one))}>${said}<${Icon} id="i-close" /></button>`;
    })}
    <p class="settled-note">${words.text("table-settled-note")}</p>
  </section>`;
}
