/** The panel beside the board: how it ended, the proof of the dice, turning points, log and losses. */

import { html, useEffect, useMemo, useRef, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { StoryDialog } from "../story/dialog.js";
import { Log } from "./log.js";
import { Luck } from "./luck_panel.js";
import { NoteList } from "./notes_panel.js";
import { crossings } from "./plots.js";
import { swingText, textOf } from "./sentence.js";
import { SideMark } from "./side_mark.js";

export function Panel({ words, player, proofLink, seats, lost, story, notes }) {
  const film = player.film.value;
  return html`<div class="replay-panel">
    <${Ending} words=${words} player=${player} seats=${seats} lost=${lost} story=${story} />
    <${Proof} words=${words} film=${film} link=${proofLink} />
    <${Points} words=${words} player=${player} />
    <${Tabs} words=${words} player=${player} lost=${lost} notes=${notes} />
  </div>`;
}

function Ending({ words, player, seats, lost, story }) {
  const [shows, setShows] = useState(false);
  const film = player.film.value;
  const { winner, how } = film.result;
  const { badge } = film.scenes[film.last];
  const losses = film.lossesAt(film.last, lost);
  const names = film.match.sides.map((side) => words.name("side", side));
  return html`<section class="replay-ending" aria-label=${words.text("replay-result")}>
    <button type="button" class="button replay-story" onClick=${() => setShows(true)}><${Icon} id="i-pin" /> ${words.text("story-open")}</button>
    ${shows && html`<${StoryDialog} words=${words} load=${story} close=${() => setShows(false)} />`}
    <h1>${winner ? words.text("replay-won", { winner }) : words.text("replay-drawn")}</h1>
    <p>${words.text(`ending-${how}`)}</p>
    <p class="replay-seats">${film.match.sides.map(
      (side) =>
        seats[side]
        && html`<span key=${side}>
      <${SideMark} film=${film} side=${side} /> <b>${seats[side]}</b> ${words.name("side", side)}</span>`,
    )}</p>
    ${film.match.pack && html`<p class="replay-own"><b>${words.text("replay-own", { name: film.match.pack.name || film.match.pack.digest.slice(0, 12) })}</b> ${words.text("replay-own-line", { digest: film.match.pack.digest.slice(0, 12) })}</p>`}
    <dl class="replay-figures">
      ${
        badge?.[0]
        && html`<div><dt>${words.text("replay-final-score")}</dt><dd>
        ${words.pair(badge, words.has(`brief-${badge[0]}`) ? "brief-" : "")}</dd></div>`
      }
      ${
        lost.length > 0
        && html`<div><dt>${words.text("replay-lost", { first: names[0], second: names[1] ?? "" })}</dt>
        <dd>${film.match.sides.map((side) => losses[side].length).join(" · ")}</dd></div>`
      }
      <div><dt>${words.text("replay-steps")}</dt><dd>${film.last}</dd></div>
    </dl>
  </section>`;
}

function Proof({ words, film, link }) {
  const { proved, rolls } = film.dice;
  return html`<a class="replay-proof" href=${link.href} onClick=${link.before}>
    <${Icon} id=${proved ? "i-seal" : "i-refused"} class="icon-large" />
    <span><b>${words.text(proved ? "replay-proved" : "replay-not-proved")}</b> ${words.text(proved ? "replay-proved-line" : "replay-not-proved-line", { count: rolls })}</span>
    <${Icon} id="i-chevron" />
  </a>`;
}

function Points({ words, player }) {
  const film = player.film.value;
  const plots = useMemo(() => crossings(film, player.board), [film]);
  const points = [...film.turning_points.map(({ step, swing }) => ({ ...film.steps[step - 1], swing })), ...plots];
  points.sort((a, b) => a.number - b.number);
  const here = points.findLast((step) => step.number <= player.at.value)?.number;
  const list = useRef(null);
  useEffect(() => {
    if (list.current) bringIntoSight(list.current);
  }, [here]);
  if (!points.length) return null;
  return html`<section class="replay-points" aria-labelledby="replay-points-title">
    <h2 id="replay-points-title">${words.text("replay-points")}</h2>
    <ol class="replay-scroll" tabindex="0" ref=${list} aria-labelledby="replay-points-title">${points.map(
      (step) => html`<li key=${step.number}>
      <button type="button" class=${classes("replay-point", step.places && "is-plot")} aria-current=${step.number === here ? "step" : null}
        onClick=${() => (step.places ? player.toPlot(step.number) : player.seek(step.number))}>
        <span class="replay-number">${step.places ? html`<${Icon} id="i-clock" />` : step.number}</span>
        <span class="replay-what"><b>${step.places ? words.text("replay-plots-meet", { places: words.listOf(step.places.map((place) => words.thing(place))) }) : textOf(words, film, step, true)}</b>
          <small>${words.text("replay-turn", { turn: film.turnAt(step.number) ?? 0 })}</small></span>
        <${Gain} film=${film} swing=${step.swing} words=${words} />
      </button></li>`,
    )}</ol>
  </section>`;
}

/** Scrolls a list, and nothing around it, so that its current entry shows. */
function bringIntoSight(list) {
  const entry = list.querySelector("[aria-current]")?.parentElement;
  if (!entry) {
    list.scrollTop = 0;
    return;
  }
  const top = entry.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + entry.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + entry.offsetHeight - list.clientHeight;
}

/** How far it turned the match, and for whom: chances, or points of the score. */
function Gain({ film, swing, words }) {
  if (!swing) return null;
  const side = film.match.sides[swing > 0 ? 0 : 1];
  return html`<span class="replay-gain"><${SideMark} film=${film} side=${side} />
    <span class="visually-hidden">${words.name("side", side)} </span>${swingText(words, film, swing)}</span>`;
}

/** What tabs are called that are named elsewhere. */
const TAB_WORDS = { luck: "luck-tab", notes: "notes" };

function Tabs({ words, player, lost, notes }) {
  const [tab, setTab] = useState("log");
  // Without a board nobody knows where the lost lie.
  const film = player.film.value;
  const names = [
    "log",
    lost.length && "losses",
    film.luck.length && "luck",
    notes?.all.value.length > 0 && "notes",
  ].filter(Boolean);
  const shown = names.includes(tab) ? tab : "log";
  const onKeyDown = (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const by = event.key === "ArrowRight" ? 1 : names.length - 1;
    const next = names[(names.indexOf(shown) + by) % names.length];
    setTab(next);
    event.currentTarget.querySelector(`#replay-tab-${next}`).focus();
  };
  return html`<section class="replay-tabs">
    <div role="tablist" class="replay-tablist" aria-label=${words.text("replay-more")} onKeyDown=${onKeyDown}>
      ${names.map(
        (name) => html`<button type="button" role="tab" id=${`replay-tab-${name}`} aria-controls="replay-tabpanel"
        aria-selected=${String(name === shown)} tabindex=${name === shown ? 0 : -1} onClick=${() => setTab(name)}>
        ${words.text(TAB_WORDS[name] ?? `replay-${name}`)}</button>`,
      )}
    </div>
    <div role="tabpanel" id="replay-tabpanel" class="replay-scroll" tabindex="0" aria-labelledby=${`replay-tab-${shown}`}>
      ${shown === "log" && html`<${Log} words=${words} player=${player} />`}
      ${shown === "losses" && html`<${Losses} words=${words} player=${player} lost=${lost} />`}
      ${shown === "notes" && html`<${NoteList} words=${words} player=${player} notes=${notes} />`}
      ${shown === "luck" && html`<${Luck} words=${words} player=${player} />`}
    </div>
  </section>`;
}

function Losses({ words, player, lost }) {
  const film = player.film.value;
  const losses = film.lossesAt(player.at.value, lost);
  return film.match.sides.map(
    (side) => html`<div class="replay-losses" key=${side}>
    <h3><${SideMark} film=${film} side=${side} /> ${words.name("side", side)} <span class="replay-count">${losses[side].length}</span></h3>
    ${
      losses[side].length
        ? html`<ul>${losses[side].map((id) => html`<li key=${id}>${words.thing(id)}</li>`)}</ul>`
        : html`<p class="faint">${words.text("replay-no-losses")}</p>`
    }
  </div>`,
  );
}
