/** Stacks: counters in a box, each by itself as long as there is room, then equal ones on one another. Pure geometry. */

/** The counters of a slot as lists, in order: lists of one while they fit, else of those that look alike. */
export function stacksOf(slot, scene, counters) {
  const room = slot.columns * slot.rows;
  if (counters.length <= room) return counters.map((id) => [id]);
  const alike = ({ side, art, values, spent }) => JSON.stringify([side, art, values, Boolean(spent)]);
  const stacks = new Map();
  for (const id of counters) {
    const key = alike(scene.counters[id]);
    stacks.set(key, [...(stacks.get(key) ?? []), id]);
  }
  const lists = [...stacks.values()];
  return lists.length <= room ? lists : [...lists.slice(0, room - 1), lists.slice(room - 1).flat()];
}

/** The place of the n-th stack. */
export function stackSpot(slot, n) {
  const [x, y] = slot.first;
  return { x: x + (n % slot.columns) * slot.pitch, y: y + Math.floor(n / slot.columns) * slot.pitch, scale: 1 };
}
