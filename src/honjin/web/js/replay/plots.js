/** The moments at which the sealed plots are laid open: the flights of a turn, before anything comes of them. Pure. */

import { allMeetings, lastStep } from "../board/flight_clock.js";

/** The steps of a film after which everybody who flies is in the air: the last of the events that send them off. */
export function plotsOf(film, board) {
  const after = board?.clock?.after;
  if (!after) return [];
  const flies = (number) => film.stepAt(number)?.event?.event === after;
  return film.steps
    .filter((step) => flies(step.number) && !flies(step.number + 1) && !step.undone)
    .map(({ number }) => number)
    .filter((number) => lastStep(board, film.scenes[number]) > 0);
}

/** Of these moments the ones at which both sides fly and come upon each other, with the hexes where they do. */
export function crossings(film, board) {
  return plotsOf(film, board)
    .map((number) => ({ number, places: allMeetings(board, film.scenes[number]).map(({ place }) => place) }))
    .filter(({ places }) => places.length > 0);
}
