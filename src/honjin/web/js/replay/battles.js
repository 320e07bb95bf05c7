/** Battles on the stage of a replay, with their dice: the views of the table, of what this viewer was told. */

import { html, useMemo } from "../../vendor/preact.js";
import { theatreOf, throwsOf } from "../table/battle.js";
import { BattleScene } from "../table/battle_scene.js";
import { DuelScene } from "../table/duel.js";
import { SkirmishCard } from "../table/skirmish_card.js";
import { titleOf } from "../table/theatre.js";
import { ThrowCard, placesOf } from "../table/throw_card.js";
import { onlookerOf } from "./onlooker.js";

/** @param {{placeOf: (thing: string) => ?DOMRect}} chart where things lie, for a card that must not hide them */
export function Battles({ words, player, board, chart }) {
  const desk = useMemo(() => onlookerOf({ words, player, board }), [words, player, board]);
  const fight = player.fight.value;
  if (!fight || !player.battles.value) return null;
  // Dice roll where a step forward has brought them; who comes from elsewhere finds them lying.
  const fresh = player.moves.value ? player.at.value : 0;
  if (fight.battle) {
    const { battle } = fight;
    const theatre = theatreOf(board);
    const view = {
      desk,
      battle,
      title: titleOf(words, theatre, battle),
      fresh: throwsOf(battle).at(-1)?.number === fresh ? fresh : 0,
    };
    return theatre.men ? html`<${DuelScene} ...${view} />` : html`<${BattleScene} ...${view} isPast />`;
  }
  const { told } = fight;
  const isFresh = told.number === fresh;
  const { kinds } = desk.m;
  if (board.table.skirmishes?.[told.event.event])
    return html`<${SkirmishCard} key=${told.number} desk=${desk} told=${told} isFresh=${isFresh} />`;
  const boxesOf = () =>
    placesOf(told, kinds.value)
      .map((thing) => chart.current?.placeOf(thing))
      .filter(Boolean);
  return html`<${ThrowCard} key=${told.number} desk=${desk} told=${told} isFresh=${isFresh} avoid=${boxesOf} />`;
}
