/** What events, slots and piles are about, by the ids of things. */

/** The things an event names, in the order of its facts. */
export function eventThings(event, kinds) {
  const things = [];
  for (const [key, value] of Object.entries(event)) {
    const kind = kinds[key];
    if (!kind || kind === "side") continue;
    if (kind === "*") things.push(value);
    else if (kind.includes(":")) {
      const [first, second] = kind.split(":");
      for (const [a, b] of value) {
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
  const named = Object.entries(fields).map(([key, value]) => [kinds[`${name}.${key}`] ?? kinds[key], value]);
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
          : words.thing(`place-${place}`);
  if (!part || sides.includes(part) || !words.has(`place-${part}`)) return head;
  return words.text("table-slot-part", { place: head, part: words.text(`place-${part}`) });
}

/** The figures of a counter as they are printed on it. */
export function printed(board, counter) {
  if (!counter) return "";
  const names = board?.table?.printed ?? Object.keys(counter.values).slice(0, 2);
  return names.map((name) => counter.values[name]).join("-");
}

/** The sign that a game's table has for a kind of thing or of option, or for a panel. */
export const signFor = (board, name) => board?.table?.signs?.[name] ?? "i-chevron";

/** A name as people read it: the server calls guests in one language, the table in its reader's. */
export function shownName(words, name) {
  const [, tag] = /^Guest ([0-9A-F]{4})$/.exec(name) ?? [];
  return tag ? words.text("table-guest", { tag }) : name;
}

/** Whether a counter has left the game for good. */
export const isLost = (board, counter) => (board?.table?.lost ?? []).includes(counter.slot);

/** How much of a line a text takes, in letters: a kanji or a kana takes two. */
export const breadth = (text) => [...text].reduce((all, sign) => all + (sign > "\u2fff" ? 2 : 1), 0);

/** A text that begins a line. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
