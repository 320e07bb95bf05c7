/** The battle in place of the chart, at the table: which one it is, and what may be chosen in it. */

import { html } from "../../vendor/preact.js";
import { battleIn, crumbOf, theatreOf, throwsOf } from "./battle.js";
import { BattleScene } from "./battle_scene.js";
import { fitting } from "./choice.js";
import { DuelScene } from "./duel.js";
import { noteOf } from "./listing.js";
import { percent } from "./parts.js";
import { capital } from "./things.js";

/** The battle that is open, or the last one while it has not been put away; null where a game has no theatre. */
export function battleOf(desk) {
  const theatre = theatreOf(desk.board.value);
  const { now, seen } = desk.m;
  const { director } = desk;
  if (!theatre || (now.value.over && !director.isShowing.value)) return null;
  // A card speaks of the whole chart.
  if (director.item.value?.reports) return null;
  return battleIn(theatre, director.staged.value, director.crumbs, Math.max(desk.putAway.value, seen.value));
}

/** Whether the theatre covers the chart: a battle that goes on, or one that ended since the player last decided. */
export function Theatre({ desk }) {
  const battle = battleOf(desk);
  if (!battle) return null;
  const theatre = theatreOf(desk.board.value);
  const { director } = desk;
  const isShowing = director.isShowing.value;
  const { crumbs } = desk.m.now.value;
  const crumb = crumbOf(theatre, crumbs);
  const title = titleOf(desk.words.value, theatre, battle, crumb?.[1]);
  const close = () => {
    desk.putAway.value = battle.number;
  };
  const view = { desk, battle, title, close, fresh: freshOf(desk, battle) };
  if (theatre.men) return html`<${DuelScene} ...${view} />`;
  return html`<${BattleScene} ...${view} before=${isShowing ? director.scene.value : desk.m.news.value.before} board=${director.board} isPast=${isShowing}
    isFiring=${!isShowing && crumbs.some(([name]) => name === theatre.steps.volley)} choosing=${isShowing ? null : choosingOf(desk)} fates=${fatesOf(desk, theatre)} />`;
}

/** What a battle is called: by its crumb, as it was said there, or by its first event. */
export function titleOf(words, theatre, { events }, facts) {
  const [fighter, other] = events.findLast(({ event }) => event.fighters)?.event.fighters ?? [];
  return words.text(`crumb-${theatre.procedure}`, facts ?? (fighter ? { fighter, other } : events[0].event));
}

/** The number of the throw that is being shown, or that the latest news brought; 0 if there is none. */
function freshOf(desk, battle) {
  const last = throwsOf(battle).at(-1)?.number ?? 0;
  if (desk.director.isShowing.value) return desk.replaying.value === last ? last : 0;
  return desk.m.news.value.told.some(({ number }) => number === last) ? last : 0;
}

/** What this player may choose in the battle: ships, or answers that are about none. */
function choosingOf(desk) {
  if (!desk.m.isMine.value) return null;
  const words = desk.words.value;
  const entries = desk.entries.value;
  const entryOf = (id) => (desk.lit.value.has(id) ? fitting(entries, [id])[0] : undefined);
  const noted = (entry) => [consequenceOf(words, entry), chanceOf(words, entry)].filter(Boolean).join(" ");
  return {
    isLegal: (id) => Boolean(entryOf(id)),
    noteOn: (id) => noted(entryOf(id)),
    /** Whoever is asked about ships may ask why not of each. */
    asks: entries.some(({ touch }) => touch.length > 0),
    press: (id, anchor) => desk.tap(id, { anchor }),
    /** A phone has its list below the battle, closed: what can be chosen lies in it as well. */
    bare: desk.isPhone.value
      ? entries
          .filter(({ touch }) => !touch.length)
          .map((entry) => ({
            label: capital(words.option(entry.option)),
            note: noteOf(desk, entry).text,
            press: () => desk.choose([entry]),
            isWanted: desk.lesson.entry.value === entry,
          }))
      : [],
  };
}

const chanceOf = (words, { chance = null }) => (chance === null ? "" : percent(words, chance));

/** What choosing a ship does to it, as short as the language has it. */
function consequenceOf(words, { option, why, facts }) {
  if (!why) return capital(words.option(option));
  return words.text(words.has(`brief-${why}`) ? `brief-${why}` : why, facts);
}

/** The tables that say what may become of each piece: those of the question that is open. */
function fatesOf(desk, theatre) {
  const { at, tables } = desk.odds.value;
  const isAsked = desk.m.isMine.value && at === desk.m.decision.value.at;
  return isAsked ? tables.filter(({ title }) => title === theatre.fates) : [];
}
