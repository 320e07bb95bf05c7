/** What things are called: their names in full, short as they are printed, and as a reader says them. */

/** The name of a thing such as `zone-tsushima`. */
export function placeName(words, thing) {
  if (!thing) return "";
  const [kind, ...rest] = thing.split("-");
  return words.name(kind, rest.join("-"));
}

/** The name as it is printed where there is little room: a short one of its own if the language has one. */
export function shortName(words, thing) {
  const short = `board-short-${thing.split("-").slice(1).join("-")}`;
  return words.has(short) ? words.text(short) : placeName(words, thing);
}

/** What a reader says of a counter: "Fuji, Japan, battleship, damaged, speed 3, firepower 6, sinks at 3 hits". */
export function spokenName(board, words, id, counter) {
  const yes = (state) => (state ? "yes" : "no");
  return words.text(board.counter.spoken, {
    name: counterName(words, id, counter),
    owner: words.name("side", counter.side),
    type: words.text(board.counter.types[counter.art]),
    damaged: yes(counter.damaged),
    spent: yes(counter.spent),
    range: 0,
    reserve: 0,
    ...counter.values,
  });
}

/** A counter without a name of its own is called by what is printed on it. */
function counterName(words, id, counter) {
  const named = words.has(id) || id in words.names || !counter.lettering?.length;
  return named
    ? placeName(words, id)
    : counter.lettering
        .filter(Boolean)
        .map((part) => printedText(words, part, " "))
        .join(" ");
}

/** What is printed on a counter in the letters of this language, those of its name: `FA 1` is FA1, or 野砲1. */
export function printedText(words, part, gap = "") {
  return part
    .split(" ")
    .map((word) => (words.has(`print-${word}`) ? words.text(`print-${word}`) : word))
    .join(gap);
}

/** What a reader says of an area: its number and name, who holds it, what stands there, and how many of each side. */
export function spokenArea(board, words, scene, piles, id, lit) {
  const name = placeName(words, id);
  const { number } = board.areas[id].label;
  const full = number ? words.text("board-numbered", { number: id.split("-")[1], name }) : name;
  const here = (slot) => board.slots[slot]?.thing === id;
  const marks = (scene.marks?.[id] ?? "")
    .split(" ")
    .map((mark) => `board-mark-${mark}`)
    .filter((mark) => words.has(mark));
  const markers = Object.values(scene.markers).filter(
    ({ slot, art }) => here(slot) && words.has(`board-marker-${art}`),
  );
  const armies = Object.entries(piles).filter(([slot]) => here(slot) && board.slots[slot].kind !== "pile");
  return [
    lit ? words.text("board-allowed", { name: full }) : full,
    ...markers.map(({ art, label = "", side = "" }) =>
      words.text(`board-marker-${art}`, { label, owner: words.name("side", side) }),
    ),
    ...marks.map((mark) => words.text(mark)),
    ...armies.map(([, pile]) =>
      words.text("board-army", { owner: words.name("side", pile.side), count: pile.counters.length }),
    ),
  ].join(words.text("list-comma"));
}

/** What a reader says of a pile: "Tsushima, Japan: 6 ships, speed 5, firepower 28". */
export function spokenPile(board, words, slot, pile) {
  const signs = Object.entries(board.counter.plate_signs);
  const [counted = "units"] = signs.map(([, sign]) => sign); // the first sign of a plate is how many there are
  const numbers = pile.plate?.length ? pile.plate : [[counted, pile.counters.length + (pile.backs ?? 0)]];
  const named = Object.fromEntries(signs.map(([name, sign]) => [sign, name]));
  const parts = numbers.map(([sign, count]) => words.text(`board-plate-${named[sign] ?? sign}`, { count }));
  const comma = words.text("list-comma");
  const place = [slotName(words, slot, pile), slot.kind === "row" && slot.text && words.text(slot.text)];
  const where = place.filter(Boolean).join(comma);
  return words.text("board-pile", { where, owner: words.name("side", pile.side), numbers: parts.join(comma) });
}

function slotName(words, slot, pile) {
  if (slot.look === "arrivals") return words.text("crumb-Turn", { turn: pile.thing.replace("turn-", "") });
  if (slot.look === "muster") return words.text("board-muster");
  return slot.title ? words.text(slot.title.text) : placeName(words, slot.thing);
}
