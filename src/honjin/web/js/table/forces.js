/** Both fleets by place: at sea, in port, repairing, to come, sunk. */

import { html, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Piece } from "./piece.js";
import { Plate, SideMark } from "./parts.js";
import { slotName } from "./things.js";

/** The counters of a side by the slot where they are, in the order of the chart; sunk ones last. */
export function places(desk, side, keep = () => true) {
  const { counters, piles } = desk.m.scene.value;
  const found = new Map();
  for (const [id, counter] of Object.entries(counters)) {
    if (counter.side !== side || !keep(counter)) continue;
    if (!found.has(counter.slot)) found.set(counter.slot, []);
    found.get(counter.slot).push([id, counter]);
  }
  for (const [slot, pile] of Object.entries(piles)) if (pile.side === side && pile.backs && !found.has(slot)) found.set(slot, []);
  const ranks = (slot) => ["zone", "port", "at_sea", "turn", "off_map", "sunk"].findIndex((start) => slot.startsWith(start));
  return [...found].sort(([a], [b]) => ranks(a) - ranks(b)).map(([slot, members]) => ({ slot, members, pile: piles[slot] }));
}

const FILTERS = {
  all: () => true,
  damaged: (counter) => counter.damaged && counter.slot !== "sunk",
  sunk: (counter) => counter.slot === "sunk",
};

/** The whole page of forces, over the chart. */
export function Forces({ desk }) {
  const words = desk.words.value;
  const [filter, setFilter] = useState("all");
  const all = Object.values(desk.m.scene.value.counters);
  return html`<div class="forces">
    <div class="forces-tabs" role="group" aria-label=${words.text("table-forces")}>
      ${Object.keys(FILTERS).map((name) => html`<button type="button" class="forces-tab" aria-pressed=${String(filter === name)}
        onClick=${() => setFilter(name)}>${words.text(`table-forces-${name}`, { count: all.filter(FILTERS[name]).length })}</button>`)}
    </div>
    <div class="forces-sides">${desk.m.sides.value.map((side) => html`<${Fleet} key=${side} desk=${desk} side=${side} keep=${FILTERS[filter]} />`)}</div>
  </div>`;
}

function Fleet({ desk, side, keep }) {
  const words = desk.words.value;
  const groups = places(desk, side, keep);
  return html`<section class="fleet-card"><h3><${SideMark} desk=${desk} side=${side} large />${words.name("side", side)}</h3>
    ${!groups.length && html`<p class="log-empty">${words.text("table-forces-none")}</p>`}
    ${groups.map(({ slot, members, pile }) => html`<div class=${classes("fleet-place", slot === "sunk" && "is-sunk")} key=${slot}>
      <h4>${slotName(words, slot, desk.m.sides.value)} <${Plate} plate=${pile?.side === side ? pile.plate : [["i-hull", members.length]]} /></h4>
      <div class="fleet-pieces">${members.map(([id, counter]) => html`<${Piece} key=${id} desk=${desk} id=${id} counter=${counter} />`)}
        ${pile?.backs > 0 && html`<span class="fleet-backs">${words.text("table-backs", { count: pile.backs })}</span>`}</div>
    </div>`)}
  </section>`;
}

/** The panel at the left of a wide window, and the tab beside the log. */
export function FleetPanel({ desk }) {
  const words = desk.words.value;
  const sides = desk.m.sides.value;
  const mine = desk.isSpectator ? sides[0] : desk.seat.value;
  const [side, setSide] = useState(mine);
  const order = [mine, ...sides.filter((one) => one !== mine)];
  return html`<div class="fleet-panel"><h2 class="spoken">${words.text("table-forces")}</h2>
    <div class="tabs" role="tablist">${order.map((one) => html`<button type="button" role="tab" aria-selected=${String(side === one)}
      onClick=${() => setSide(one)}>${one === mine && !desk.isSpectator ? words.text("table-your-fleet") : words.name("side", one)}</button>`)}</div>
    <div class="fleet-scroll" tabindex="0" role="tabpanel" aria-label=${words.name("side", side)}>
      ${places(desk, side).map(({ slot, members, pile }) => html`<section class=${classes("fleet-box", slot === "sunk" && "is-sunk", isSelected(desk, slot) && "selected")} key=${slot}>
        <h3>${slotName(words, slot, sides)} <${Plate} plate=${pile?.side === side ? pile.plate : [["i-hull", members.length]]} /></h3>
        <ul>${members.map(([id, counter]) => html`<${Chip} key=${id} desk=${desk} id=${id} counter=${counter} />`)}</ul>
        ${pile?.backs > 0 && html`<p class="fleet-backs">${words.text("table-backs", { count: pile.backs })}</p>`}
      </section>`)}
      <${Summary} desk=${desk} />
    </div>
  </div>`;
}

const isSelected = (desk, slot) => desk.threads.value.some((thread) => slot.startsWith(`${thread[0]}/`));

function Silhouette({ art }) {
  return html`<svg class="ship-art" viewBox="0 0 100 30" aria-hidden="true"><use href=${`#${art}`} width="100" height="30" /></svg>`;
}

/** One ship: name, values, and what befell it; pointing at it is pointing at the counter. */
function Chip({ desk, id, counter }) {
  const words = desk.words.value;
  const picked = desk.threads.value.some((thread) => thread[0] === id);
  const lit = desk.lit.value.has(id);
  return html`<li><button type="button" class=${classes("ship-chip", counter.damaged && "damaged", lit && "lit", picked && "picked")}
    aria-pressed=${String(picked)} onClick=${() => desk.tap(id)}
    onMouseEnter=${() => { desk.shown.value = [id]; }} onMouseLeave=${() => { desk.shown.value = []; }}>
    <${Silhouette} art=${counter.art} />${words.thing(id)} <b>${counter.values.speed}-${counter.values.firepower}</b>
    ${counter.damaged && html`<${Icon} id="i-diamond" class="ship-hurt" label=${words.text("table-damaged")} />`}</button></li>`;
}

/** What a player likes to have worked out, such as the points if the turn were scored now. */
function Summary({ desk }) {
  const words = desk.words.value;
  const lines = desk.m.scene.value.summary ?? [];
  if (!lines.length) return null;
  return lines.map(([id, facts]) => html`<section class="fleet-box fleet-summary" key=${id}>
    ${words.has(`brief-${id}`) ? html`<h3>${words.text(`brief-${id}`)}</h3><${BySide} desk=${desk} facts=${facts} />` : html`<p>${words.text(id, facts)}</p>`}
  </section>`);
}

/** A number for each side. */
function BySide({ desk, facts }) {
  const sides = desk.m.sides.value.filter((side) => side in facts);
  return html`<dl>${sides.map((side) => html`<div key=${side}><dt><${SideMark} desk=${desk} side=${side} /> ${desk.words.value.name("side", side)}</dt>
    <dd>${facts[side] > 0 ? `+${facts[side]}` : facts[side]}</dd></div>`)}</dl>`;
}
