/** The bar: the game, where it stands, the seats and who is asked, the score, and the menu. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { SeatClock } from "./clock.js";
import { SideMark } from "./parts.js";
import { Menu } from "./menu.js";
import { shownName, signFor } from "./things.js";

export function Bar({ desk }) {
  const words = desk.words.value;
  const { scene, match } = desk.m;
  if (!match.value || !scene.value) return null;
  const [first, ...others] = desk.m.sides.value;
  return html`<header class="table-bar">
    <a class="table-home" href="/" title=${words.text("table-home")}>
      <span class="seal" lang="ja" aria-hidden="true">本陣</span>
      <span class="table-brand">Honjin</span><span class="spoken">${words.text("table-home")}</span>
      <${Icon} id="i-chevron" class="phone-only turned" />
    </a>
    <h1 class="table-title">${desk.isPhone.value && words.has("game-short") ? words.text("game-short") : desk.page.title}${scene.value.headline[0] && html` <small>${words.pair(scene.value.headline)}</small>`}</h1>
    <div class="seats">
      <${Seat} desk=${desk} side=${first} />
      <${Badge} desk=${desk} />
      ${others.map((side) => html`<${Seat} key=${side} desk=${desk} side=${side} />`)}
      <${Umpire} desk=${desk} />
      <${Pack} desk=${desk} />
    </div>
    <nav class="table-tools" aria-label=${words.text("table-tools")}>
      <a class="tool desk-only" href=${`/rules/${match.value.game}`} target="honjin-rules" title=${words.text("table-rules")}
        aria-label=${words.text("table-rules")}><${Icon} id="i-rule" /></a>
      ${
        desk.board.value
        && html`<${Tool} id=${signFor(desk.board.value, "forces")} label=${words.text("table-forces")} class="desk-only" press=${() => {
          desk.dialog.value = { kind: "forces" };
        }} />
      <${Tool} id=${desk.hideCounters.value ? "i-eye-off" : "i-eye"} label=${words.text("table-hide-counters")} class="desk-only"
        pressed=${desk.hideCounters.value} press=${() => {
          desk.hideCounters.value = !desk.hideCounters.value;
        }} />`
      }
      <${Menu} desk=${desk} />
    </nav>
  </header>`;
}

export function Tool({ id, label, press, pressed, class: name = "" }) {
  return html`<button type="button" class=${`tool ${name}`} onClick=${press} title=${label} aria-label=${label}
    aria-pressed=${pressed === undefined ? null : String(pressed)}><${Icon} id=${id} /></button>`;
}

/** One seat: mark, name, whether it is asked, there, or thinking. */
function Seat({ desk, side }) {
  const words = desk.words.value;
  const seat = desk.m.match.value.seats[side];
  const { waiting, thinking, online, over } = desk.m.now.value;
  const hasWon = over?.result.winner === side;
  const isAsked = waiting.includes(side);
  const isThinking = thinking.includes(side);
  const isYou = side === desk.seat.value;
  const country = words.name("side", side);
  const name = seatName(words, seat) || country;
  const state = isThinking ? words.text("table-thinking") : isAsked ? words.text("table-asked") : "";
  return html`<div class=${classes("seat", isAsked && "asked", isThinking && "thinking", hasWon && "won")}
    title=${[country, name, state].filter(Boolean).join(" · ")}>
    <${SideMark} desk=${desk} side=${side} large />
    <span class="seat-name">${name}</span>
    <span class="seat-side">${isYou ? words.text("table-you") : country}</span>
    ${
      seat.kind === "human"
      && !isYou
      && !seat.you
      && html`<span class=${classes("presence", online.includes(side) && "here")}
      role="img" aria-label=${words.text(online.includes(side) ? "table-here" : "table-away")}></span>`
    }
    ${isThinking && html`<span class="dots" role="img" aria-label=${words.text("table-thinking")}><i></i><i></i><i></i></span>`}
    ${isAsked && !over && html`<${SeatClock} desk=${desk} />`}
    ${hasWon && html`<span class="seat-won">${words.text("table-won")}</span>`}
    ${isAsked && html`<span class="spoken">${words.text("table-asked")}</span>`}
  </div>`;
}

function seatName(words, seat) {
  if (seat.kind === "open") return words.text("table-seat-open");
  if (seat.kind === "machine") return words.text("table-seat-machine", { level: levelName(words, seat.level) });
  return shownName(words, seat.name);
}

/** Who sits where, by name; nothing for a side whose player has none. */
export function seatNames(desk) {
  const { seats } = desk.m.match.value;
  return Object.fromEntries(desk.m.sides.value.map((side) => [side, seatName(desk.words.value, seats[side])]));
}

/** That a person sits as umpire, or is invited. */
function Umpire({ desk }) {
  const words = desk.words.value;
  const { umpire } = desk.m.match.value;
  if (!umpire) return null;
  const name = umpire.you ? words.text("table-you") : shownName(words, umpire.name);
  const text = umpire.kind === "open" ? words.text("table-umpire-wanted") : words.text("table-umpire-sits", { name });
  return html`<div class="seat umpire-seat" title=${text}><${Icon} id="i-eye" /><span class="seat-side">${text}</span></div>`;
}

/** Whose values are played with, if they are not the standard ones; opens what differs. */
function Pack({ desk }) {
  const { pack } = desk.m.match.value;
  if (!pack) return null;
  const text = desk.words.value.text("table-pack", { name: pack.name || pack.digest.slice(0, 12) });
  return html`<button type="button" class="seat pack-seat" title=${text} aria-label=${text} aria-haspopup="dialog" onClick=${() => {
    desk.dialog.value = { kind: "pack" };
  }}><${Icon} id="i-sheet" /><span class="seat-side">${text}</span></button>`;
}

function levelName(words, level) {
  return words.has(`seat-${level}`) ? words.text(`seat-${level}`) : level || "";
}

/** The score in one line. */
function Badge({ desk }) {
  const words = desk.words.value;
  const { badge } = desk.m.scene.value;
  if (!badge?.[0]) return null;
  const leader = badge[1].leader;
  const short = words.has(`brief-${badge[0]}`);
  return html`<div class="badge" title=${`${words.text("table-score")}: ${words.pair(badge)}`}>
    ${leader && html`<${SideMark} desk=${desk} side=${leader} />`}
    ${short && html`<span class="spoken">${words.pair(badge)}</span>`}
    <span aria-hidden=${short ? "true" : null}>${words.pair(badge, short ? "brief-" : "")}</span>
  </div>`;
}
