/** The throws since the player's last order, to be leafed through. */

import { html, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { eventThings } from "./things.js";
import { ThrowCard, isThrow, placesOf } from "./throw_card.js";

/** What has fallen at this table since the player's last order, the oldest first; an onlooker has only the latest. */
function fallenSince(desk, opened) {
  const words = desk.words.value;
  const fallen = desk.m.unseen.value.filter((one) => one.number > opened && isThrow(words, one));
  return desk.isSpectator ? fallen.slice(-1) : fallen;
}

/** The cards, to be leafed through; put away by a press, or with the next order. */
export function Throws({ desk }) {
  const [opened] = useState(() => desk.m.told.value.at(-1)?.number ?? 0);
  const [read, setRead] = useState(opened);
  const [turned, setTurned] = useState({ first: 0, at: 0 });
  const fallen = fallenSince(desk, Math.max(opened, read));
  // Whoever begins to act has seen them, and after the match the log has them. On a phone they would hide what a lesson
  // wants: they go when it says so.
  if (desk.isPhone.value && desk.lesson.entry.value) return null;
  if (!fallen.length || desk.threads.value.length || desk.place.value || desk.earlier.value || desk.m.now.value.over)
    return null;
  const first = fallen[0].number;
  const at = turned.first === first ? Math.min(turned.at, fallen.length - 1) : opening(desk, fallen);
  const told = fallen[at];
  const boxesOf = () =>
    [...placesOf(told, desk.m.kinds.value), ...desk.survey.named, desk.where.value]
      .map((thing) => thing && desk.chart?.placeOf(thing))
      .filter(Boolean);
  return html`<${ThrowCard} desk=${desk} told=${told} isFresh=${desk.m.news.value.told.includes(told)} avoid=${boxesOf} asked=${desk.where.value}
    close=${() => setRead(fallen.at(-1).number)}>
    ${fallen.length > 1 && html`<${Pager} words=${desk.words.value} at=${at} all=${fallen.length} turn=${(by) => setTurned({ first, at: at + by })} />`}</${ThrowCard}>`;
}

/** A question about a place is about the last throw there; else one reads from the beginning. */
function opening(desk, fallen) {
  const isThere = ({ event }) => eventThings({ area: event.area }, desk.m.kinds.value)[0] === desk.where.value;
  return Math.max(0, fallen.findLastIndex(isThere));
}

/** Which of several throws this is, and a way to the others. */
function Pager({ words, at, all, turn }) {
  const leaf = (by) => (event) => {
    event.stopPropagation();
    turn(by);
  };
  return html`<div class="throw-pager">
    <button type="button" onClick=${leaf(-1)} disabled=${at === 0} aria-label=${words.text("table-throw-back")}><${Icon} id="i-chevron" class="turned" /></button>
    <span>${words.text("table-throw-of", { number: at + 1, all })}</span>
    <button type="button" onClick=${leaf(1)} disabled=${at === all - 1} aria-label=${words.text("table-throw-next")}><${Icon} id="i-chevron" /></button>
  </div>`;
}
