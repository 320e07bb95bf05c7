/** Ways on a form: how they go on, how far they reach, the shortest from place to place. Pure: `near` comes with the form. */

/** The places beside one that a way may enter. */
const beside = (form, trail, place) => (form.near[place] ?? []).filter((step) => !trail.closed.includes(step));

/** How many steps a way has left. */
export const stepsLeft = (trail, way) => trail.most - (way.length - 1);

/** Where a way goes on, one step at a time. */
export const stepsOf = (form, trail, way) => (stepsLeft(trail, way) > 0 ? beside(form, trail, way.at(-1)) : []);

/** Every place that can be come to from one, with the place before it; the nearest first. */
function spread(form, trail, from, most = Infinity) {
  const before = new Map([[from, null]]);
  let ahead = [from];
  for (let far = 0; ahead.length && far < most; far += 1) {
    const found = [];
    for (const place of ahead) {
      for (const step of beside(form, trail, place)) {
        if (before.has(step)) continue;
        before.set(step, place);
        found.push(step);
      }
    }
    ahead = found;
  }
  return before;
}

/** The places that a way can still come to. */
export function reachOf(form, trail, way) {
  const [, ...places] = spread(form, trail, way.at(-1), stepsLeft(trail, way)).keys();
  return places;
}

/** A way led on to a place by as few steps as can be; null where it does not reach. */
export function wayOn(form, trail, way, place) {
  const before = spread(form, trail, way.at(-1), stepsLeft(trail, way));
  if (!before.has(place) || place === way.at(-1)) return null;
  const steps = [];
  for (let at = place; at !== way.at(-1); at = before.get(at)) steps.unshift(at);
  return [...way, ...steps];
}

/** The place on a way that is farthest from its start, the first of several; its start is left out. */
export function farthest(form, trail, way) {
  const order = [...spread(form, trail, trail.start).keys()];
  const far = (place) => distanceOf(form, trail, order, place);
  return way.slice(1).reduce((best, place) => (far(place) > far(best) ? place : best));
}

function distanceOf(form, trail, known, place) {
  if (!known.includes(place)) return 0;
  const before = spread(form, trail, trail.start);
  let far = 0;
  for (let at = place; before.get(at) !== null; at = before.get(at)) far += 1;
  return far;
}

/**
 * A way while it is drawn with the pointer held down: the next place is added, the one before takes a step back, and
 * one farther off is reached the shortest way.
 */
export function traced(form, trail, way, place) {
  if (place === way.at(-1)) return way;
  if (way.length > 1 && place === way.at(-2)) return way.slice(0, -1);
  return wayOn(form, trail, way, place) ?? way;
}
