/** A fight on a card: who against whom, each line of the reckoning with its rule, the die, the hits, and what follows. */

import { html } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { after, before, hitsOf, partiesOf, reckoningOf } from "./fights.js";
import { RuleChip, Sentence } from "./parts.js";
import { Piece } from "./piece.js";

/** More pieces than these on one side of a card are drawn smaller. */
const FEW = 3;

export function Fight({ desk, told, isFight, isFresh }) {
  const words = desk.words.value;
  const { kinds, told: all } = desk.m;
  const { event } = told;
  const parties = partiesOf(event, kinds.value);
  const things = parties.flat();
  const { tests = [], known = [], ends = [] } = desk.board.value.table.fights ?? {};
  const about = { kinds: kinds.value, isFight, tests, known, ends };
  const tested = before(all.value, told, things, about);
  const followed = after(all.value, told, things, about);
  return html`
    <div class="fight-who"><${Party} desk=${desk} things=${parties[0]} /><span class="fight-against" aria-hidden="true">→</span><${Party} desk=${desk} things=${parties[1]} /></div>
    ${tested.length > 0 && html`<ul class="fight-tests">${tested.map((one) => html`<li key=${one.number}><${Sentence} desk=${desk} event=${one.event} /> <${RuleChip} desk=${desk} rule=${one.rule} /></li>`)}</ul>`}
    <div class="fight-sums">${reckoningOf(event).map((sum) => html`<${Sum} key=${sum.name} desk=${desk} sum=${sum} isFresh=${isFresh} />`)}</div>
    <div class="fight-hits">${hitsOf(event).map(
      ([name, hits]) =>
        html`<div class=${classes("fight-hit", hits > 0 && "harm")} key=${name}><b>${hits}</b> ${words.text(`fight-${name}`, { hits })}</div>`,
    )}</div>
    ${followed.length > 0 && html`<ul class="fight-after">${followed.map((one) => html`<li key=${one.number}><${Sentence} desk=${desk} event=${one.event} /></li>`)}</ul>`}`;
}

/** The pieces of one side as they are now, with their names. */
function Party({ desk, things }) {
  const words = desk.words.value;
  const { counters } = desk.m.scene.value;
  return html`<div class=${classes("fight-party", things.length > FEW && "many")}>
    <span class="fight-pieces">${things.filter((thing) => counters[thing]).map((thing) => html`<${Piece} key=${thing} desk=${desk} id=${thing} counter=${counters[thing]} label=${false} />`)}</span>
    <span class="fight-names">${words.listOf(things.map((thing) => words.thing(thing)))}</span></div>`;
}

/** One sum: the die first if it has one, then each line with its rule, and what it comes to. */
function Sum({ desk, sum, isFresh }) {
  const words = desk.words.value;
  const isDie = sum.die !== undefined;
  return html`<div class="fight-sum">
    ${isDie && html`<${TenSided} face=${sum.die} class=${isFresh ? "thrown" : ""} />`}
    <ul>${sum.lines.map(
      ([rule, value, why], at) =>
        html`<li key=${at}><b>${value < 0 ? "−" : "+"}${Math.abs(value)}</b> ${words.text(`mod-${why}`)} <${RuleChip} desk=${desk} rule=${rule} /></li>`,
    )}
      ${!sum.lines.length && html`<li class="fight-nothing">${words.text("fight-nothing")}</li>`}</ul>
    <span class="fight-total"><small>${words.text(`fight-${sum.name}`)}</small><b>${sum.total}</b></span>
  </div>`;
}

/** A die of ten sides, face up. */
export function TenSided({ face, class: name = "" }) {
  return html`<svg class=${`ten-sided ${name}`} viewBox="0 0 40 40" role="img" aria-label=${face}>
    <path d="M20 2 37 15 34 28 20 38 6 28 3 15Z" class="ten-body" /><path d="M20 2 31 24 20 31 9 24ZM3 15 9 24M37 15 31 24M20 31V38" class="ten-edges" />
    <text x="20" y="25" class="ten-face">${face}</text></svg>`;
}
