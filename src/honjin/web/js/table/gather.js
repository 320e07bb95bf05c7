/**
 * Several pieces picked in one press: all of a place, those of a kind, those of a formation; and the last turn again.
 *
 * A board says by what its pieces are gathered (`table.gather`: `{by: ["art", "lettering"], most}`) and which orders
 * can be given as in the turn before (`table.again`: `{option, event, field}`).
 */

import { batch, html } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { mayGather } from "./choice.js";
import { adds, placeOf } from "./hand.js";
import { capital } from "./things.js";

/** Fewer pieces are picked by hand as quickly. */
const FEW = 2;

const KEYS = { art: (counter) => counter.art, lettering: (counter) => counter.lettering?.[0] ?? "" };

/**
 * Pieces that belong together, `{by, key, things}`: all of them first, then the parts, each named once.
 * @param {string[]} things counters, in the order of their options
 */
export function gatherings(counters, things, { by = [] } = {}) {
  if (things.length < FEW) return [];
  const found = [{ by: "all", key: "", things }];
  const seen = new Set([things.join(" ")]);
  for (const name of by) {
    for (const [key, members] of Map.groupBy(things, (thing) => KEYS[name](counters[thing]))) {
      const same = members.join(" ");
      if (!key || members.length < FEW || seen.has(same)) continue;
      seen.add(same);
      found.push({ by: name, key, things: members });
    }
  }
  return found;
}

/** The counters that can be picked now and that go on from there, each to a goal. */
export function gatherable(entries, counters) {
  const first = new Set(entries.map((entry) => entry.things[0]));
  return [...first].filter((thing) => thing in counters && mayGather(entries, thing));
}

/**
 * The orders of the turn before that can be given again: those that its last event of this kind told of this side.
 * @param {{number: number, event: object}[]} told
 */
export function again(entries, told, { option, event, field } = {}, side = "") {
  if (!option) return [];
  const last = told.findLast((one) => one.event.event === event && one.event.side === side)?.event;
  const wanted = new Set((last?.[field] ?? []).flatMap(([goal, those]) => those.map((id) => `${id} ${goal}`)));
  const said = (entry) => entry.things.map((thing) => thing.slice(thing.indexOf("-") + 1)).join(" ");
  return entries.filter((entry) => entry.option.do === option && wanted.has(said(entry)));
}

export function Gather({ desk }) {
  const words = desk.words.value;
  const { scene, decision, isMine, told } = desk.m;
  const { gather, again: rule } = desk.board.value?.table ?? {};
  if (!isMine.value || !gather || desk.form.isAsked || desk.filter.value) return null;
  const { counters } = scene.value;
  const entries = desk.entries.value;
  const repeated = again(entries, told.value, rule, decision.value.side);
  const groups =
    desk.hand.value.mine || entries.every((entry) => !entry.things.length || adds(desk, entry))
      ? oneByOne(desk, entries, gather)
      : byPlace(desk, gatherable(entries, counters), gather);
  if (!groups.length && !repeated.length) return null;
  return html`<section class="gather" aria-label=${words.text("table-gather")}>
    <h3>${words.text("table-gather")}</h3>
    ${
      repeated.length > 0
      && html`<button type="button" class="gather-chip" onClick=${() => desk.choose(repeated)}
      onMouseEnter=${() => {
        desk.shown.value = repeated.flatMap((entry) => entry.touch);
      }} onMouseLeave=${() => {
        desk.shown.value = [];
      }}><${Icon} id="i-undo" />${words.text("table-gather-again")} <b>${repeated.length}</b></button>`
    }
    ${groups.map((group) => html`<${Chip} key=${`${group.place ?? ""} ${group.by} ${group.key}`} desk=${desk} group=${group} />`)}
  </section>`;
}

/** Pieces that go somewhere: gathered where they lie, and sent together. */
function byPlace(desk, things, gather) {
  const { counters } = desk.m.scene.value;
  const places = [...Map.groupBy(things, (thing) => counters[thing].slot)];
  return places.flatMap(([slot, members]) =>
    gatherings(counters, members, gather).map((group) => ({
      ...group,
      place: places.length > 1 ? slot.split("/")[0] : "",
      pick: () =>
        batch(() => {
          desk.place.value = null;
          desk.threads.value = group.things.map((thing) => [thing]);
        }),
    })),
  );
}

/** Pieces that are taken in hand one after the other, as many as may go together. */
function oneByOne(desk, entries, gather) {
  const { counters } = desk.m.scene.value;
  const { group, mine } = desk.hand.value;
  const open = entries.filter((entry) => adds(desk, entry) && counters[entry.things[0]].side === desk.seat.value);
  const place = desk.place.value || (mine ? placeOf(desk, group[0]) : "");
  const here = place ? open.filter((entry) => placeOf(desk, entry.things[0]) === place) : open;
  const room = (gather.most ?? here.length + group.length) - (mine ? group.length : 0);
  // Of pieces that lie all over the chart nobody means all.
  if (!here.length || (!place && new Set(here.map((entry) => placeOf(desk, entry.things[0]))).size > 1)) return [];
  return gatherings(
    counters,
    here.map((entry) => entry.things[0]),
    gather,
  )
    .filter(({ by }) => by !== "all" || room >= here.length)
    .map((one) => {
      const those = here.filter((entry) => one.things.includes(entry.things[0])).slice(0, room);
      const [first] = those;
      const pick = () =>
        desk.choose([{ ...first, options: those.map((entry) => entry.option), way: those.length > 1 }]);
      return { ...one, things: those.map((entry) => entry.things[0]), pick };
    })
    .filter(({ things }) => things.length >= FEW);
}

function Chip({ desk, group }) {
  const words = desk.words.value;
  const { by, key, things, place, pick } = group;
  const names = {
    all: () => words.text("table-gather-all"),
    art: () => words.text(desk.board.value.counter.types[key]),
    lettering: () => words.thing(`formation-${key}`),
  };
  const name = capital(names[by]());
  return html`<button type="button" class="gather-chip" onClick=${pick}
    onMouseEnter=${() => {
      desk.shown.value = things;
    }} onMouseLeave=${() => {
      desk.shown.value = [];
    }}>${place ? words.text("table-gather-at", { what: name, place: words.thing(place) }) : name} <b>${things.length}</b></button>`;
}
