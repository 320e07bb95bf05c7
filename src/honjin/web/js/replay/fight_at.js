/** The fight that a step of a film belongs to: a battle or a duel seen large, or a throw on its card. Pure. */

import { battleAt, theatreOf, throwsOf } from "../table/battle.js";
import { volleysOf } from "../table/shots.js";
import { eventThings } from "../table/things.js";

/** So many steps a card may stay while what came of its throw is told. */
const MOST = 8;

/** Whether an event is told on a card: it has dice and a heading (`has` says so), or shots. */
export function isOnCard(event, board, has) {
  const isThrown = Array.isArray(event.dice) || Number.isInteger(event.die);
  return (
    (isThrown && has(`throw-${event.event}`)) || volleysOf(board.table.skirmishes?.[event.event], event).length > 0
  );
}

/**
 * @param {import("./film.js").Film} film
 * @param {?object} board
 * @param {(message: string) => boolean} has whether the game has such a message
 * @returns {{battle: object} | {told: object} | null} the battle as of this step, or the step of the throw
 */
export function fightAt(film, at, board, has) {
  // A step back is about no fight.
  if (!board || !film.stepAt(at)?.event) return null;
  const told = film.toldAt(at);
  const theatre = theatreOf(board);
  const battle = theatre && battleAt(theatre, told, film.steps.slice(at));
  if (battle && (!theatre.throws || throwsOf(battle).length)) return { battle };
  const thrown = latestThrow(told, film.match.kinds, ({ event }) => isOnCard(event, board, has));
  return thrown && { told: thrown };
}

/** The last throw, as long as nothing else is told than what came of it for those it is about. */
function latestThrow(told, kinds, isThrow) {
  const at = told.findLastIndex(isThrow);
  const rest = told.slice(at + 1);
  if (at < 0 || rest.length > MOST) return null;
  const things = new Set(eventThings(told[at].event, kinds));
  const isOfIt = ({ event, weight }) => weight === 0 || eventThings(event, kinds).some((thing) => things.has(thing));
  return rest.every(isOfIt) ? told[at] : null;
}
