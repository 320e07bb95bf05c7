/** The orders given so far, by where they lead; each can be taken out again. */

import { html } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { Plate } from "./parts.js";
import { capital, optionThings } from "./things.js";

/** Whether an order belongs to the present question: to a secret plan, or to what is still being asked. */
function isOfThis(desk, { option }) {
  return desk.m.decision.value?.private || desk.entries.value.some((entry) => entry.option.do === option.do);
}

/** What is in hand is shown with the question; where counters are placed one by one, the chart shows it best. */
function isWorthListing(desk, things) {
  const { group, subject, mine } = desk.hand.value;
  if (subject && !things.some((thing) => thing in desk.m.scene.value.counters)) return false;
  return !(mine && things.length === 1 && group.includes(things[0]));
}

/** What the plan brings together at a place, and what comes of it. */
function Total({ desk, place }) {
  const words = desk.words.value;
  const { planned = {} } = desk.m.scene.value;
  const [, total] = Object.entries(planned).find(([slot]) => slot.startsWith(`${place}/`)) ?? [];
  if (!total) return null;
  return html`<${Plate} plate=${total.plate} />${total.says && html`<span class="plan-says">${words.text(total.says, total.facts)}</span>`}`;
}

export function Plan({ desk }) {
  const words = desk.words.value;
  const { now, kinds } = desk.m;
  const { plan } = now.value;
  const listed = plan.filter(
    (order) => isOfThis(desk, order) && isWorthListing(desk, optionThings(order.option, kinds.value)),
  );
  if (!listed.length || !desk.m.isMine.value) return null;
  const heaps = new Map();
  for (const order of listed) {
    const things = optionThings(order.option, kinds.value);
    const key = things.length > 1 ? things.at(-1) : order.option.do;
    const title = things.length > 1 ? words.thing(things.at(-1)) : "";
    const name = things.length > 1 ? words.thing(things[0]) : capital(words.option(order.option));
    if (!heaps.has(key)) heaps.set(key, { title, orders: [] });
    heaps.get(key).orders.push({ ...order, name, things, text: words.option(order.option) });
  }
  return html`<section class="plan" aria-label=${words.text("table-plan")}>
    <h3>${words.text("table-plan")} <span class="plan-count">${listed.length}</span></h3>
    ${[...heaps].map(
      ([key, heap]) => html`<div class="plan-heap" key=${key}>
      ${heap.title && html`<span class="plan-to"><${Icon} id="i-arrow-sea" />${heap.title}<${Total} desk=${desk} place=${key} /></span>`}
      ${heap.orders.map(
        (order) => html`<button type="button" class="plan-chip" key=${order.number}
        title=${words.text("table-plan-remove", { what: order.text })} aria-label=${words.text("table-plan-remove", { what: order.text })}
        onMouseEnter=${() => {
          desk.shown.value = order.things;
        }} onMouseLeave=${() => {
          desk.shown.value = [];
        }}
        onClick=${() => desk.send(() => desk.m.amend(order.number))}>${order.name}<${Icon} id="i-close" /></button>`,
      )}
    </div>`,
    )}
  </section>`;
}
