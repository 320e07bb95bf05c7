/** The bottom sheet and the five tabs of a phone. */

import { html, useRef } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { ActionNote, Actions, LONG, TypedOrder } from "./actions.js";
import { Advice, follow } from "./advice.js";
import { Chat } from "./chat.js";
import { FleetPanel } from "./forces.js";
import { Sheet } from "./form.js";
import { SendBar, askAndSend, sendWords, summaryOf } from "./form_send.js";
import { orderText, rowNames } from "./form_words.js";
import { Gather } from "./gather.js";
import { bareOptions, noteOf, rowsInOrder } from "./listing.js";
import { Log } from "./log.js";
import { Notes } from "./notes.js";
import { Odds } from "./odds.js";
import { Options } from "./options.js";
import { percent } from "./parts.js";
import { Piece } from "./piece.js";
import { Plan } from "./plan.js";
import { EndWarning, Prompt, askText } from "./prompt.js";
import { Settle, Settled } from "./settling.js";
import { counts, leftText } from "./tally.js";
import { breadth, capital, signFor } from "./things.js";
import { Marched, Together } from "./together.js";

const TABS = [["orders"], ["forces"], ["log", "i-menu"], ["chat", "i-chat"], ["notes", "i-pen"]];
/** How far a finger must pull before the sheet follows. */
const PULL = 30;

export function Phone({ desk }) {
  const words = desk.words.value;
  const open = desk.sheetOpen.value;
  const tab = open ? desk.phoneTab.value : "orders";
  const show = (name) => {
    const again = desk.phoneTab.value === name && desk.sheetOpen.value;
    desk.phoneTab.value = name;
    desk.sheetOpen.value = !again;
    if (again) desk.phoneTab.value = "orders";
  };
  return html`<section class=${classes("sheet", open && "open")} aria-label=${words.text("table-panel")}>
    <${Handle} desk=${desk} />
    <div class="sheet-body" tabindex=${open ? 0 : -1}>
      ${tab === "orders" && !open && html`<${Closed} desk=${desk} />`}
      ${
        tab === "orders"
        && open
        && (desk.form.isAsked
          ? html`<${Prompt} desk=${desk} /><${Advice} desk=${desk} /><${Sheet} desk=${desk} /><${SendBar} desk=${desk} />`
          : html`<${Prompt} desk=${desk} /><${Advice} desk=${desk} /><${Gather} desk=${desk} /><${Options} desk=${desk} /><${Settle} desk=${desk} /><${Together} desk=${desk} /><${Marched} desk=${desk} /><${Odds} desk=${desk} /><${Plan} desk=${desk} /><${Settled} desk=${desk} />
        ${desk.m.isMine.value && html`<${TypedOrder} desk=${desk} />`}<${Actions} desk=${desk} typed=${false} />`)
      }
      ${tab === "forces" && html`<${FleetPanel} desk=${desk} />`}
      ${tab === "log" && html`<${Log} desk=${desk} />`}
      ${tab === "chat" && html`<${Chat} desk=${desk} />`}
      ${tab === "notes" && html`<${Notes} desk=${desk} key=${desk.seat.value} />`}
    </div>
  </section>
  <nav class="phone-tabs" aria-label=${words.text("table-more")}>
    ${TABS.filter(([name]) => desk.board.value || name !== "forces").map(
      ([
        name,
        sign,
      ]) => html`<button type="button" key=${name} aria-current=${tab === name ? "page" : null} onClick=${() => show(name)}>
      <${Icon} id=${sign ?? signFor(desk.board.value, name)} /><span>${words.text(`table-tab-${name}`)}</span>
      ${name === "chat" && desk.m.unreadChat.value > 0 && html`<span class="unread" role="img" aria-label=${words.text("table-unread")}></span>`}</button>`,
    )}
    <a href=${`/rules/${desk.m.match.value.game}`} target="honjin-rules"><${Icon} id="i-rule" /><span>${words.text("table-rules")}</span></a>
  </nav>`;
}

/** A grip to pull the sheet up or down; a tap does the same. */
function Handle({ desk }) {
  const words = desk.words.value;
  const from = useRef(null);
  const moved = useRef(false);
  const open = desk.sheetOpen.value;
  const set = (value) => {
    desk.sheetOpen.value = value;
    if (!value) desk.phoneTab.value = "orders";
  };
  return html`<button type="button" class="handle" aria-expanded=${String(open)} aria-label=${words.text(open ? "table-sheet-close" : "table-sheet-open")}
    onPointerDown=${(event) => {
      from.current = event.clientY;
      moved.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    }}
    onPointerMove=${(event) => {
      if (from.current === null || Math.abs(event.clientY - from.current) < PULL) return;
      set(event.clientY < from.current);
      moved.current = true;
      from.current = event.clientY;
    }}
    onPointerUp=${() => {
      from.current = null;
    }}
    onClick=${() => {
      if (!moved.current) set(!open);
    }}><span></span></button>`;
}

/** Two lines are there for a long question; the longest stands smaller in them. A counter beside it takes room. */
const lengths = (title, subject = null) => [
  breadth(title) > (subject ? 26 : 34) && "long",
  breadth(title) > (subject ? 56 : 68) && "longest",
];

/** The closed sheet over a form: what is picked, the latest step of a way, and the way to send it. */
function ClosedForm({ desk }) {
  const words = desk.words.value;
  const sheet = desk.form;
  const held = sheet.held.value;
  const { orders, lacks } = summaryOf(desk);
  const [verb, count] = sendWords(desk, orders);
  const [row] = held;
  const said = held.length === 1 && row.slips[0] ? `: ${orderText(words, sheet.form.value, row.slips[0])}` : "";
  const title = held.length ? rowNames(words, held) + said : askText(desk).title;
  return html`<h2 class=${classes("closed-title", ...lengths(title))}><span>${title}</span></h2>
    <div class="closed-row">
      ${
        held.length > 0
          ? html`<button type="button" class="button closed-main" onClick=${() => sheet.pick([])}>${words.text("table-form-done")}</button>`
          : html`<button type="button" class="button button-primary closed-main" disabled=${Boolean(lacks) || desk.busy.value} onClick=${() => askAndSend(desk)}>
        ${verb} ${count && html`<span class="button-count">${count}</span>`}</button>`
      }
      <button type="button" class="button button-icon" disabled=${!sheet.paper.value.past.value.length} aria-label=${words.text("table-form-undo")} onClick=${() => sheet.undo()}><${Icon} id="i-undo" /></button>
      <button type="button" class="button button-icon" aria-label=${words.text("table-sheet-open")} onClick=${() => {
        desk.sheetOpen.value = true;
      }}><${Icon} id="i-up" /></button>
    </div>`;
}

/** The closed sheet: what is asked, the nearest choice, and a way to all of them. */
function Closed({ desk }) {
  const words = desk.words.value;
  const { isMine, now } = desk.m;
  if (!isMine.value || now.value.over) return html`<div class="closed-plain"><${Prompt} desk=${desk} /></div>`;
  if (desk.form.isAsked) return html`<${ClosedForm} desk=${desk} />`;
  const rows = rowsInOrder(desk);
  const picked = desk.threads.value.length > 0;
  const hinted = desk.hint.value && rows.find((row) => row.entries.includes(desk.hint.value));
  const advised = hinted && desk.advice.value?.options.length > 1;
  // What can be done with what is picked stands on its own card where the game has one.
  const onChart = desk.board.value?.table?.chooser && rows.some((row) => row.touch.length);
  const first = hinted ?? (!onChart && (picked || rows.length <= 2) ? rows.find((row) => row.kind === "option") : null);
  const second = !onChart && !picked && rows.length === 2 ? rows[1] : null;
  const bare = bareOptions(desk);
  const { group, subject, mine } = desk.hand.value;
  const title = picked
    ? words.listOf(desk.threads.value.map((thread) => words.thing(thread[0])))
    : mine
      ? words.text("table-in-hand", {
          said: words.text(`hand-${desk.m.decision.value.ask}`, desk.m.decision.value.facts),
          names: words.listOf(group.map((thing) => words.thing(thing))),
        })
      : askText(desk).title;
  const short = bare.every((entry) => breadth(words.option(entry.option)) <= LONG);
  return html`<h2 class=${classes("closed-title", ...lengths(title, subject))}>
      ${subject && html`<${Piece} desk=${desk} id=${subject} counter=${desk.m.scene.value.counters[subject]} class="closed-piece" />`}<span>${title}</span></h2>
    <${EndWarning} desk=${desk} />
    ${bare.filter((entry) => noteOf(desk, entry).warns).map((entry) => html`<${ActionNote} key=${entry.number} desk=${desk} entry=${entry} />`)}
    <div class="closed-row">
      ${counts(desk) && html`<span class="closed-tally" role="img" aria-label=${`${desk.m.decision.value.facts.left} ${leftText(desk)}`}>${desk.m.decision.value.facts.left}</span>`}
      ${
        first
        && html`<button type="button" class="button button-primary closed-main" onClick=${() => (advised ? follow(desk) : desk.choose(first.entries))}>${advised ? words.text("table-hint-do", { count: desk.advice.value.options.length }) : first.label}
        ${first.chance !== null && first.chance !== undefined && html` ${percent(words, first.chance)}`}</button>`
      }
      ${
        second
        && html`<button type="button" class="button closed-main" onClick=${() => desk.choose(second.entries)}>${second.label}
        ${second.chance !== null && second.chance !== undefined && html` ${percent(words, second.chance)}`}</button>`
      }
      ${
        !first
        && rows.length > 0
        && short
        && html`<button type="button" class="button closed-main" onClick=${() => {
          desk.sheetOpen.value = true;
        }}>${words.text("table-all-options", { count: rows.length })}</button>`
      }
      ${bare.map((entry) => html`<button type="button" key=${entry.number} class=${classes("button", desk.m.decision.value.private && now.value.plan.length && "button-primary", desk.lesson.entry.value === entry && "wanted")} onClick=${() => desk.choose([entry])}>${capital(words.option(entry.option))}</button>`)}
      ${now.value.undo && html`<button type="button" class="button button-icon" aria-label=${words.text("table-undo")} onClick=${() => desk.send(() => desk.m.undo())}><${Icon} id="i-undo" /></button>`}
      <button type="button" class="button button-icon" aria-label=${words.text("table-sheet-open")} onClick=${() => {
        desk.sheetOpen.value = true;
      }}><${Icon} id="i-up" /></button>
    </div>`;
}
