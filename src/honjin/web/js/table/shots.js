/**
 * Fights in which every shot has a die of its own against a chance (`table.skirmishes` of a board): who shot at whom,
 * with which dice. Pure.
 */

/** Ids of those who fired: one, several, or the keys of what is told of each; how many they were says nothing. */
function idsOf(value) {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? (Array.isArray(value) ? value : Object.keys(value)) : [];
}

/** Each shot of an event: `{by, at, chance, die}`; none where a viewer was not told of them. */
function shotsOf({ shots, from, to }, event) {
  if (shots) return event[shots].map((shot) => ({ ...shot, by: idsOf(shot.by) }));
  const dice = event.dice ?? [event.die];
  return dice.map((die) => ({ by: idsOf(event[from]), at: event[to], chance: event.chance, die }));
}

/**
 * Who fired at whom, with all their dice; a die of the chance or less hits. What is certain has no die.
 * @returns {{by: string[], at: string, chance: number, dice: number[], hits: number}[]} with whole ids of things
 */
export function volleysOf(skirmish, event) {
  const volleys = new Map();
  for (const { by, at, chance, die } of skirmish ? shotsOf(skirmish, event) : []) {
    const key = JSON.stringify([by, at, chance]);
    if (!volleys.has(key)) volleys.set(key, { by, at, chance, dice: [], hits: 0 });
    const volley = volleys.get(key);
    if (die) volley.dice.push(die);
    if (die <= chance) volley.hits += 1;
  }
  return [...volleys.values()];
}
