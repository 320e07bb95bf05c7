/** Forces: what a pile of counters amounts to where it is drawn as one. Pure. */

/** The sign of a force of which nothing is known but that it is there. */
export const UNKNOWN = "hull-group";

/** The short name of a class by its sign: `hull-cv` is CV in every language. */
export function codeOf(art) {
  return art.split("-")[1].toUpperCase();
}

const CLASSES = 3; // as many are told on the face of a force; a plus says that there are more

/**
 * The counter on top, how many there are, and how many of each class in the order of the pile: `2 CV 6 CA`; in brief the
 * first of them. A pile may say it itself by its plate, where not every counter is known.
 */
export function forceOf(pile, scene) {
  const counters = pile.counters.map((id) => scene.counters[id]);
  const counts = new Map();
  for (const { art } of counters) counts.set(codeOf(art), (counts.get(codeOf(art)) ?? 0) + 1);
  const numbers = pile.plate?.length ? pile.plate : [...counts];
  const told = numbers.map(([code, number]) => `${number} ${code}`);
  const count = counters.length + (pile.backs ?? 0);
  return {
    top: counters[0] ?? { side: pile.side, art: UNKNOWN, values: {} },
    count,
    line: [...told.slice(0, CLASSES), ...(told.length > CLASSES ? ["+"] : [])].join(" "),
    brief: told[0] ?? String(count),
  };
}

/** How many turns ago the newest of a pile's counters was seen; null if they are there, or if nothing is known of them. */
export function ageOf(pile, scene) {
  const turns = pile.counters.map((id) => scene.counters[id].seen ?? 0);
  if (!turns.length || turns.includes(0)) return null;
  return Math.max(0, (scene.turn ?? 0) - Math.max(...turns));
}
