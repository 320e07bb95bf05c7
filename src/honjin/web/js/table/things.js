/** What events, slots and piles are about, by the ids of things. */

/** Kinds of facts that are no things: sides, numbers, rows with several of them. */
const isNoThing = (kind) => ["side", "half", "d100"].includes(kind) || kind.endsWith(")");

/** The things an event names, in the order of its facts. */
export function eventThings(event, kinds) {
  const things = [];
  for (const [key, value] of Object.entries(event)) {
    const kind = kinds[`${event.event}.${key}`] ?? kinds[key];
    if (!kind || isNoThing(kind)) continue;
    if (kind === "*") things.push(value);
    else if (kind.includes(":")) {
      const [first, second] = kind.split(":");
      for (const [a, b] of Array.isArray(value) ? value : Object.entries(value)) {
        things.push(`${first}-${a}`);
        if (second) things.push(...[b].flat().map((id) => `${second}-${id}`));
      }
    } else
      things.push(
        ...[value]
          .flat()
          .filter(Boolean)
          .map((id) => `${kind}-${id}`),
      );
  }
  return things;
}

/** The things a plain option is about, in the order of its fields. */
export function optionThings(option, kinds) {
  const { do: name, ...fields } = option;
  const kindOf = (key) => kinds[`touch-${name}.${key}`] ?? kinds[`${name}.${key}`] ?? kinds[key];
  const named = Object.entries(fields).map(([key, value]) => [kindOf(key), value]);
  return named.filter(([kind]) => kind).map(([kind, value]) => `${kind}-${value}`);
}

/** The side an event is about, if it is about one. */
export function eventSide(event, kinds) {
  if (event.event === "ChoiceForced") return event.side;
  const key = Object.keys(event).find((name) => kinds[name] === "side" && event[name]);
  return key ? event[key] : "";
}

/** A slot of the board in words: `port-japan/roadstead` is "Japan, roadstead". */
export function slotName(words, slot, sides) {
  const [place, part] = slot.split("/");
  const named = place.includes("-") && words.has(place);
  const known = `place-${place.slice(place.indexOf("-") + 1)}`;
  const head = named
    ? words.thing(place)
    : place.includes("-") && words.has(known)
      ? capital(words.text(known))
      : place.startsWith("turn-")
        ? words.text("table-slot-turn", { turn: place.slice(5) })
        : words.has(`place-${place}`)
          ? capital(words.text(`place-${place}`))
          : words.thing(place.includes("-") ? place : `place-${place}`);
  if (!part || sides.includes(part) || !words.has(`place-${part}`)) return head;
  return words.text("table-slot-part", { place: head, part: words.text(`place-${part}`) });
}

/**
 * Under which heading a counter stands in a list: where it lies; or, where formations have leaders (`table.leader`, the
 * kind of thing they are), its formation, as long as it is on the chart.
 */
export function heapOf(desk, { slot, lettering }) {
  const leads = desk.board.value?.table?.leader && slot.includes("/");
  return leads ? `formation-${lettering[0]}` : slot;
}

/** The heading of such a heap: a leader gives his formation its name, wherever he is. */
export function heapName(desk, heap, side) {
  const { leader } = desk.board.value?.table ?? {};
  const words = desk.words.value;
  if (!leader || !heap.startsWith("formation-")) return slotName(words, heap, desk.m.sides.value);
  const { counters } = desk.m.scene.value;
  const isHis = (id) =>
    id.startsWith(`${leader}-`) && counters[id].side === side && heap === `formation-${counters[id].lettering[0]}`;
  return words.thing(Object.keys(counters).find(isHis));
}

/** The leader of a piece's formation; nothing where there are none, or for a piece off the chart. */
export function leaderOf(desk, thing) {
  const { leader } = desk.board.value?.table ?? {};
  const { counters } = desk.m.scene.value;
  const own = counters[thing];
  if (!leader || !own?.slot.includes("/")) return "";
  const isHis = (id) =>
    id.startsWith(`${leader}-`) && counters[id].side === own.side && counters[id].lettering[0] === own.lettering?.[0];
  return Object.keys(counters).find(isHis) ?? "";
}

/** The pieces that some leaders have on the chart, themselves among them; other things stay as they are. */
export function withFollowers(desk, things) {
  const { leader } = desk.board.value?.table ?? {};
  const leaders = new Set(leader ? [...things].filter((thing) => thing.startsWith(`${leader}-`)) : []);
  if (!leaders.size) return things;
  const all = Object.keys(desk.m.scene.value.counters).filter((thing) => leaders.has(leaderOf(desk, thing)));
  return [...new Set([...things, ...all])];
}

/** The figures of a counter as they are printed on it. */
export function printed(board, counter) {
  if (!counter) return "";
  const names = board?.table?.printed ?? Object.keys(counter.values).slice(0, 2);
  return names.some((name) => name in counter.values) ? names.map((name) => counter.values[name]).join("-") : "";
}

/** The sign that a game's table has for a kind of thing or of option, or for a panel. */
export const signFor = (board, name) => board?.table?.signs?.[name] ?? "i-chevron";

/** A name as people read it: the server calls guests in one language, the table in its reader's. */
export function shownName(words, name) {
  const { tag, nickname } = /^Guest (?<tag>[0-9A-F]{4})(?: (?<nickname>.+))?$/.exec(name)?.groups ?? {};
  if (nickname) return words.text("table-guest-named", { tag, nickname });
  return tag ? words.text("table-guest", { tag }) : name;
}

/** Whether a counter has left the game for good. */
export const isLost = (board, counter) => (board?.table?.lost ?? []).includes(counter.slot);

/** How much of a line a text takes, in letters: a kanji or a kana takes two. */
export const breadth = (text) => [...text].reduce((all, sign) => all + (sign > "\u2fff" ? 2 : 1), 0);

/** A text that begins a line. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
