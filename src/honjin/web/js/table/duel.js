/**
 * A duel, large: the two men with their crests, every exchange with its dice, the hits, and who is left standing. The
 * table and the replay share it, as they do `battle_scene.js`.
 */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { TenSided } from "./fight_card.js";
import { RuleChip, Sentence } from "./parts.js";
import { Piece } from "./piece.js";
import { useTumble } from "./tumble.js";

/** The exchanges of a duel, each with the skill that was added to the dice and what each man has taken so far. */
export function exchangesOf(events) {
  const taken = [0, 0];
  return events
    .filter(({ event }) => Array.isArray(event.dice) && Array.isArray(event.totals))
    .map(({ number, rule, event }) => {
      const skills = event.totals.map((total, at) => total - event.dice[at]);
      event.hits.forEach((hits, at) => {
        taken[at] += hits;
      });
      return { number, rule, ...event, skills, taken: [...taken] };
    });
}

/** A man by his id: a leader, or one who fights alone. */
export function manOf(id, counters, kinds) {
  return kinds.map((kind) => `${kind}-${id}`).find((thing) => thing in counters) ?? `${kinds[0]}-${id}`;
}

export function DuelScene({ desk, battle, title, close, fresh }) {
  const words = desk.words.value;
  const { counters } = desk.m.scene.value;
  const { men } = desk.board.value.table.duel;
  const rounds = exchangesOf(battle.events);
  const isRolling = useTumble(fresh);
  const last = rounds.at(-1);
  // Hits are taken when the dice lie.
  const lies = isRolling ? { skills: last.skills, taken: rounds.at(-2)?.taken ?? [0, 0] } : last;
  const ids = last?.fighters ?? [];
  const things = ids.map((id) => manOf(id, counters, men));
  const fought =
    battle.isOpen || isRolling ? [] : battle.events.slice(1).filter(({ event }) => !Array.isArray(event.dice));
  return html`<section class="theatre duel" aria-label=${title}>
    <div class="theatre-head"><h2>${title}</h2> <${RuleChip} desk=${desk} rule=${(rounds[0] ?? battle.events[0]).rule} />
      ${!battle.isOpen && close && html`<button type="button" class="button button-primary" onClick=${close}>${words.text("table-to-chart")}</button>`}</div>
    <div class="duel-men">${things.map((thing, at) => html`<${Man} key=${thing} desk=${desk} thing=${thing} taken=${lies.taken[at]} skill=${lies.skills[at]} worse=${lies.taken[at] > lies.taken[1 - at]} isOpen=${battle.isOpen} />`)}
      <span class="duel-blades" aria-hidden="true"><${Icon} id="ran-engaged" /></span></div>
    <ol class="duel-rounds">${rounds.map((round) => html`<${Round} key=${round.number} words=${words} round=${round} latest=${round === last} isRolling=${isRolling && round === last} />`)}</ol>
    ${fought.length > 0 && html`<ul class="duel-end" role="status">${fought.map((one) => html`<li key=${one.number}><${Sentence} desk=${desk} event=${one.event} /> <${RuleChip} desk=${desk} rule=${one.rule} /></li>`)}</ul>`}
  </section>`;
}

/** One of the two: his crest, his name, his skill, and the hits of this duel against what he can bear. */
function Man({ desk, thing, taken, skill, worse, isOpen }) {
  const words = desk.words.value;
  const board = desk.board.value;
  const counter = desk.m.scene.value.counters[thing];
  const { clan, body, mark, look } = board.sides[counter?.side] ?? {};
  const bears = counter?.values.endurance ?? 0;
  const all = isOpen ? Math.max(bears, taken) : taken;
  return html`<article class=${classes("duel-man", look, worse && "worse")} style=${{ "--clan": clan, "--body": body }}>
    <span class="duel-mon" aria-hidden="true"><${Icon} id=${mark ?? "i-flag"} /></span>
    <div><h3>${words.thing(thing)}</h3>
      <p>${counter ? words.name("side", counter.side) : ""}</p>
      <p class="duel-skill">${words.text("board-value-combat", { count: skill })}${isOpen && bears > 0 && html` · ${words.text("board-value-endurance", { count: bears })}`}</p>
      <p class="duel-hits" role="img" aria-label=${words.text("duel-taken", { hits: taken })}>${Array.from({ length: all }, (_, at) => html`<i key=${at} class=${at < taken ? "taken" : ""}></i>`)}<span aria-hidden="true">${words.text("duel-taken", { hits: taken })}</span></p></div>
    ${counter && html`<${Piece} desk=${desk} id=${thing} counter=${counter} label=${false} />`}
  </article>`;
}

/** One exchange: both dice with what is added, and who was hit. */
function Round({ words, round, latest, isRolling }) {
  const [ours, theirs] = round.dice.map(
    (die, at) =>
      html`<span class="duel-throw"><${TenSided} face=${die} class=${isRolling ? "thrown" : ""} /> + ${round.skills[at]} = <b>${round.totals[at]}</b></span>`,
  );
  const hurt = round.hits.findIndex((hits) => hits > 0);
  const result =
    hurt < 0
      ? words.text("duel-nobody")
      : words.text("duel-hit", { whom: hurt ? "right" : "left", hits: round.hits[hurt] });
  return html`<li aria-busy=${String(isRolling)} class=${classes("duel-round", latest && "latest", isRolling && "rolling", hurt === 0 && "left-hurt", hurt === 1 && "right-hurt")}>${ours}<span class="duel-result">${result}</span>${theirs}</li>`;
}
