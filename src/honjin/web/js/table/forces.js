/** Both sides' forces, by place or by formation: on the chart, in boxes, to come, lost. */

import { html, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { Piece } from "./piece.js";
import { Tile } from "./chooser.js";
import { Decks, hasDecks } from "./decks.js";
import { CounterKey } from "./help.js";
import { Plate, SideMark } from "./parts.js";
import { kindOf } from "./choice.js";
import { heapName, heapOf, isLost, printed, signFor, slotName } from "./things.js";

/**
 * The counters of a side by the slot where they are, in the order of the game's table, numbered places by their numbers.
 * Where formations have leaders, those on the chart stand under theirs.
 */
export function places(desk, side, keep = () => true) {
  const { counters, piles } = desk.m.scene.value;
  const { order = [], lost = [] } = desk.board.value?.table ?? {};
  const found = new Map();
  for (const [id, counter] of Object.entries(counters)) {
    if (counter.side !== side || !keep(counter)) continue;
    const key = heapOf(desk, counter);
    if (!found.has(key)) found.set(key, []);
    found.get(key).push([id, counter]);
  }
  for (const [slot, pile] of Object.entries(piles))
    if (pile.side === side && pile.backs && !found.has(slot)) found.set(slot, []);
  const rank = (slot) => order.findIndex((start) => slot.startsWith(start));
  const number = (slot) => Number(/^[a-z]+-(\d+)/.exec(slot)?.[1] ?? 0);
  return [...found]
    .sort(([a], [b]) => rank(a) - rank(b) || number(a) - number(b))
    .map(([slot, members]) => ({
      key: slot,
      title: heapName(desk, slot, side),
      members,
      pile: piles[slot],
      isLost: lost.includes(slot),
    }));
}

/** The same by formation, as it is printed on the counters; the heading may say more of it. */
function formations(desk, side) {
  const own = Object.entries(desk.m.scene.value.counters).filter(([, counter]) => counter.side === side);
  return [...Map.groupBy(own, ([, counter]) => counter.lettering?.[0] ?? "")].map(([name, members]) => ({
    key: name,
    title: desk.words.value.thing(`formation-${name}`),
    members,
    pile: null,
    isLost: false,
  }));
}

/** Which counters a tab of the forces shows. */
const filters = (board) => ({
  all: () => true,
  formation: () => true,
  damaged: (counter) => counter.damaged && !isLost(board, counter),
  spent: (counter) => Boolean(counter.spent),
  lost: (counter) => isLost(board, counter),
});

/** The whole page of forces, over the chart. */
export function Forces({ desk }) {
  const words = desk.words.value;
  const [filter, setFilter] = useState("all");
  const all = Object.values(desk.m.scene.value.counters);
  const board = desk.board.value;
  const keeps = filters(board);
  return html`<div class="forces">
    <div class="forces-tabs" role="group" aria-label=${words.text("table-forces")}>
      ${(board.table?.forces ?? ["all"]).map(
        (name) => html`<button type="button" class="forces-tab" aria-pressed=${String(filter === name)}
        onClick=${() => setFilter(name)}>${words.text(`table-forces-${name}`, { count: all.filter(keeps[name]).length })}</button>`,
      )}
    </div>
    <${CounterKey} desk=${desk} />
    <div class="forces-sides">${desk.m.sides.value.map(
      (side) => html`<${Fleet} key=${side} desk=${desk} side=${side}
      groups=${filter === "formation" ? formations(desk, side) : places(desk, side, keeps[filter])} named=${filter === "formation"} />`,
    )}</div>
  </div>`;
}

function Fleet({ desk, side, groups, named }) {
  const words = desk.words.value;
  return html`<section class="fleet-card"><h3><${SideMark} desk=${desk} side=${side} large />${words.name("side", side)}</h3>
    ${!groups.length && html`<p class="log-empty">${words.text("table-forces-none")}</p>`}
    ${groups.map(
      (group) => html`<div class=${classes("fleet-place", group.isLost && "is-sunk")} key=${group.key}>
      <h4>${group.title} <${Plate} plate=${plateOf(desk, side, group)} /></h4>
      <div class="fleet-pieces">${group.members.map(([id, counter]) => html`<${Placed} key=${id} desk=${desk} id=${id} counter=${counter} named=${named} />`)}
        ${group.pile?.backs > 0 && html`<span class="fleet-backs">${words.text("table-backs", { count: group.pile.backs })}</span>`}</div>
    </div>`,
    )}
  </section>`;
}

/** The plate of a pile, else how many counters there are. */
function plateOf(desk, side, { pile, members }) {
  if (pile?.side === side && pile.plate?.length) return pile.plate;
  return members.length ? [[signFor(desk.board.value, kindOf(members[0][0])), members.length]] : [];
}

/** A counter, and where it is if the heading does not say so. */
function Placed({ desk, id, counter, named }) {
  const piece = html`<${Piece} desk=${desk} id=${id} counter=${counter} class=${classes(counter.spent && "spent", isLost(desk.board.value, counter) && "lost")} />`;
  if (!named) return piece;
  return html`<figure class="fleet-placed">${piece}<figcaption>${slotName(desk.words.value, counter.slot, desk.m.sides.value)}</figcaption></figure>`;
}

/** The panel at the left of a wide window, and the tab beside the log. */
export function FleetPanel({ desk }) {
  const words = desk.words.value;
  const sides = desk.m.sides.value;
  const mine = desk.isSpectator ? sides[0] : desk.seat.value;
  const [side, setSide] = useState(mine);
  const order = [mine, ...sides.filter((one) => one !== mine)];
  return html`<div class="fleet-panel"><h2 class="spoken">${words.text("table-forces")}</h2>
    <div class="tabs" role="tablist">${order.map(
      (one) => html`<button type="button" role="tab" aria-selected=${String(side === one)}
      onClick=${() => setSide(one)}>${one === mine && !desk.isSpectator ? words.text("table-your-fleet") : words.name("side", one)}</button>`,
    )}</div>
    <div class="fleet-scroll" tabindex="0" role="tabpanel" aria-label=${words.name("side", side)}>
      ${hasDecks(desk) && !desk.hasRail.value && html`<${Decks} desk=${desk} side=${side} />`}
      ${places(desk, side, hasDecks(desk) ? isNoPlane : undefined).map(
        (
          group,
        ) => html`<section class=${classes("fleet-box", group.isLost && "is-sunk", isSelected(desk, group.key) && "selected")} key=${group.key}>
        <h3>${group.title} <${Plate} plate=${plateOf(desk, side, group)} /></h3>
        <ul>${group.members.map(([id, counter]) => html`<${Chip} key=${id} desk=${desk} id=${id} counter=${counter} />`)}</ul>
        ${group.pile?.backs > 0 && html`<p class="fleet-backs">${words.text("table-backs", { count: group.pile.backs })}</p>`}
      </section>`,
      )}
      <${Summary} desk=${desk} />
    </div>
  </div>`;
}

/** Aircraft lie on their decks. */
const isNoPlane = ({ art }) => !art.startsWith("plane-");

const isSelected = (desk, slot) => desk.threads.value.some((thread) => slot.startsWith(`${thread[0]}/`));

function Silhouette({ art }) {
  return html`<svg class="ship-art" viewBox="0 0 100 30" aria-hidden="true"><use href=${`#${art}`} width="100" height="30" /></svg>`;
}

/** One counter: name, values, and what befell it, or its own face; pointing at it is pointing at the counter. */
function Chip({ desk, id, counter }) {
  const words = desk.words.value;
  const picked =
    desk.threads.value.some((thread) => thread[0] === id)
    || (desk.hand.value.mine && desk.hand.value.group.includes(id));
  if (counter.lettering?.length) return html`<li><${Tile} desk=${desk} thing=${id} picked=${picked} /></li>`;
  const lit = desk.lit.value.has(id);
  return html`<li><button type="button" class=${classes("ship-chip", counter.damaged && "damaged", lit && "lit", picked && "picked")}
    aria-pressed=${String(picked)} onClick=${() => desk.tap(id)}
    onMouseEnter=${() => {
      desk.shown.value = [id];
    }} onMouseLeave=${() => {
      desk.shown.value = [];
    }}>
    <${Silhouette} art=${counter.art} />${words.thing(id)} <b>${printed(desk.board.value, counter)}</b>
    ${counter.damaged && html`<${Icon} id="i-diamond" class="ship-hurt" label=${words.text("table-damaged")} />`}</button></li>`;
}

/** What a player likes to have worked out, such as the points if the turn were scored now. */
function Summary({ desk }) {
  const words = desk.words.value;
  const lines = desk.m.scene.value.summary ?? [];
  if (!lines.length) return null;
  return lines.map(
    ([id, facts]) => html`<section class="fleet-box fleet-summary" key=${id}>
    ${words.has(`brief-${id}`) ? html`<h3>${words.text(`brief-${id}`)}</h3><${BySide} desk=${desk} facts=${facts} />` : html`<p>${words.text(id, facts)}</p>`}
  </section>`,
  );
}

/** A number for each side. */
function BySide({ desk, facts }) {
  const sides = desk.m.sides.value.filter((side) => side in facts);
  return html`<dl>${sides.map(
    (
      side,
    ) => html`<div key=${side}><dt><${SideMark} desk=${desk} side=${side} /> ${desk.words.value.name("side", side)}</dt>
    <dd>${facts[side] > 0 ? `+${facts[side]}` : facts[side]}</dd></div>`,
  )}</dl>`;
}
