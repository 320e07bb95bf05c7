/** The table: what stands where, by the size of the window. */

import { html, useEffect } from "../../vendor/preact.js";
import { classes } from "../lib.js";
import { Actions } from "./actions.js";
import { Advice } from "./advice.js";
import { Bar } from "./bar.js";
import { Caption } from "./caption.js";
import { Chart, ChartTools } from "./chart.js";
import { Chat } from "./chat.js";
import { Chooser } from "./chooser.js";
import { Claim } from "./clock.js";
import { Crumbs } from "./crumbs.js";
import { DeckRail, hasDecks } from "./decks.js";
import { Curtain, Dialogs } from "./dialogs.js";
import { DrawingBar } from "./drawing.js";
import { FleetPanel } from "./forces.js";
import { Sheet } from "./form.js";
import { SendBar } from "./form_send.js";
import { Which } from "./form_which.js";
import { Gather } from "./gather.js";
import { FirstVisit } from "./help.js";
import { listen } from "./keys.js";
import { LessonCard } from "./lesson.js";
import { Log } from "./log.js";
import { Notes } from "./notes.js";
import { Odds } from "./odds.js";
import { Options } from "./options.js";
import { Phone } from "./phone.js";
import { Plan } from "./plan.js";
import { Prompt } from "./prompt.js";
import { ReportCard } from "./report_card.js";
import { Settle, Settled } from "./settling.js";
import { Since } from "./since.js";
import { StackCard } from "./stack.js";
import { Theatre, battleOf } from "./theatre.js";
import { Throws } from "./throws.js";
import { Marched, Together } from "./together.js";
import { Tip } from "./tip.js";

export function Table({ desk }) {
  useEffect(() => listen(desk), []);
  useEffect(() => desk.director.listen(), []);
  const words = desk.words.value;
  if (!desk.m.scene.value) return html`<p class="table-opening" role="status">${words.text("table-opening")}</p>`;
  const phone = desk.isPhone.value;
  const battle = Boolean(desk.board.value && battleOf(desk));
  const wide = Boolean(desk.board.value && desk.isWide.value);
  const rail = desk.hasRail.value && hasDecks(desk);
  return html`<div class=${classes("desk", phone && "on-phone", battle && "in-battle", wide && "wide", !desk.board.value && "no-chart")} data-busy=${desk.busy} data-behind=${desk.director.isSettling}>
    <${Bar} desk=${desk} />
    <${Crumbs} desk=${desk} />
    <${Banner} desk=${desk} />
    ${wide && html`<aside class="fleet-side" aria-label=${words.text("table-forces")}><${FleetPanel} desk=${desk} /></aside>`}
    <div class="middle">
      ${!phone && html`<${Since} desk=${desk}>${desk.board.value && html`<${ChartTools} desk=${desk} />`}</${Since}>`}
      ${phone && html`<${LessonCard} desk=${desk} />`}
      ${
        desk.board.value
        && html`<div class=${classes("stage", rail && "with-decks")}>${rail && html`<${DeckRail} desk=${desk} />`}<${Chart} desk=${desk} /><${Which} desk=${desk} /><${Theatre} desk=${desk} /><${FirstVisit} desk=${desk} /><${StackCard} desk=${desk} />
        ${!phone && html`<${Chooser} desk=${desk} />`}<${Throws} desk=${desk} /><${Caption} desk=${desk} /><${ReportCard} desk=${desk} /><${DrawingBar} desk=${desk} /></div>`
      }
    </div>
    ${phone && html`<${Chooser} desk=${desk} />`}
    ${phone ? html`<${Phone} desk=${desk} />` : html`<${Panel} desk=${desk} battle=${battle} />`}
    <${Tip} desk=${desk} />
    <${Dialogs} desk=${desk} />
    ${desk.toast.value && html`<div class="toasts" role="status"><p class="toast">${desk.toast.value}</p></div>`}
    <${Curtain} desk=${desk} />
  </div>`;
}

/** The right panel: prompt, options, actions, and tabs with the rest. */
function Panel({ desk, battle }) {
  const words = desk.words.value;
  const form = desk.form.isAsked;
  return html`<aside class=${classes("panel", form && "with-form", desk.lesson.speaks && "taught")} aria-label=${words.text("table-panel")}>
    <div class="panel-decision">
      <${LessonCard} desk=${desk} />
      <${Prompt} desk=${desk} />
      <${Advice} desk=${desk} />
      ${form ? html`<${Sheet} desk=${desk} />` : html`<${Gather} desk=${desk} /><${Options} desk=${desk} /><${Settle} desk=${desk} /><${Together} desk=${desk} />`}
      <${Marched} desk=${desk} />
      <${Odds} desk=${desk} open=${battle || desk.isRoomy.value} />
      <${Settled} desk=${desk} />
    </div>
    ${form ? html`<${SendBar} desk=${desk} />` : html`<${Plan} desk=${desk} /><${Actions} desk=${desk} />`}
    <${Tabs} desk=${desk} />
  </aside>`;
}

const TABS = { log: Log, chat: Chat, notes: Notes, forces: FleetPanel };

function Tabs({ desk }) {
  const words = desk.words.value;
  const names = desk.isWide.value || !desk.board.value ? ["log", "chat", "notes"] : ["log", "chat", "notes", "forces"];
  const current = names.includes(desk.tab.value) ? desk.tab.value : "log";
  const walk = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    desk.tab.value = names[(names.indexOf(current) + step + names.length) % names.length];
    event.currentTarget.querySelector(`#tab-${desk.tab.value}`)?.focus();
  };
  return html`<section class="tabbed">
    <div class="tabs" role="tablist" aria-label=${words.text("table-more")} onKeyDown=${walk}>${names.map(
      (name) => html`<button type="button" role="tab" id=${`tab-${name}`}
      aria-selected=${String(current === name)} aria-controls="tab-panel" tabindex=${current === name ? 0 : -1}
      onClick=${() => {
        desk.tab.value = name;
      }}>${words.text(`table-tab-${name}`)}
      ${name === "chat" && desk.m.unreadChat.value > 0 && html`<span class="unread" role="img" aria-label=${words.text("table-unread")}></span>`}</button>`,
    )}</div>
    <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${current}`}><${TABS[current]} desk=${desk} key=${desk.seat.value} /></div>
  </section>`;
}

/** A lost line, said calmly; play goes on by itself when it is back. */
function Banner({ desk }) {
  const says = { lost: "table-reconnecting", barred: "table-barred" }[desk.m.state.value];
  return says
    ? html`<p class="banner" role="status">${desk.words.value.text(says)}</p>`
    : html`<${Claim} desk=${desk} />`;
}
