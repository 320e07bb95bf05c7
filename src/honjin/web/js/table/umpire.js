/** What a person sees and does who sits as umpire: who is still to answer, the time, and a word to one side or both. */

import { html, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { SideMark } from "./parts.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The times that are offered from now on: the id of the words, the number in them, and the seconds. */
const TIMES = [
  ["minutes", 15, 15 * MINUTE],
  ["hours", 1, HOUR],
  ["hours", 12, 12 * HOUR],
  ["days", 1, DAY],
  ["days", 3, 3 * DAY],
  ["days", 7, 7 * DAY],
];

export function UmpirePanel({ desk }) {
  const words = desk.words.value;
  const { now } = desk.m;
  const sides = now.value.waiting;
  const whom = words.listOf(sides.map((side) => words.name("side", side)));
  return html`<section class="prompt umpire" aria-labelledby="prompt-title">
    <p class="prompt-who">${sides.map((side) => html`<${SideMark} key=${side} desk=${desk} side=${side} />`)}${words.text("table-umpire")}</p>
    <h2 id="prompt-title">${words.text(whom ? "table-waiting-for" : "table-not-begun", { side: whom })}</h2>
    <p class="prompt-more">${words.text("table-umpire-more")}</p>
    ${whom && html`<${Deadline} desk=${desk} /><${Word} desk=${desk} />`}
  </section>`;
}

function Deadline({ desk }) {
  const words = desk.words.value;
  const { now } = desk.m;
  const [seconds, choose] = useState(DAY);
  const set = (value) => desk.send(() => desk.m.rule({ what: "deadline", at: now.value.at, seconds: value }));
  return html`<fieldset class="umpire-part"><legend>${words.text("table-umpire-deadline")}</legend>
    <div class="umpire-row">
      <label><span class="spoken">${words.text("table-umpire-from-now")}</span>
        <select class="select" onChange=${(event) => choose(Number(event.target.value))}>
          ${TIMES.map(([id, count, value]) => html`<option key=${value} value=${value} selected=${value === seconds}>${words.text(`table-umpire-${id}`, { count })}</option>`)}
        </select></label>
      <button type="button" class="button" disabled=${desk.busy.value} onClick=${() => set(seconds)}>${words.text("table-umpire-set")}</button>
      ${now.value.due && html`<button type="button" class="button" disabled=${desk.busy.value} onClick=${() => set(null)}>${words.text("table-umpire-lift")}</button>`}
    </div>
    <button type="button" class="button" disabled=${desk.busy.value} onClick=${() => {
      desk.dialog.value = { kind: "close-step", at: now.value.at };
    }}><${Icon} id="i-seal" />${words.text("table-umpire-close")}</button>
  </fieldset>`;
}

function Word({ desk }) {
  const words = desk.words.value;
  const [to, address] = useState("");
  const [text, write] = useState("");
  const say = async (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const reply = await desk.send(() => desk.m.rule({ what: "said", to: to ? [to] : [], text }));
    if (reply) write("");
  };
  return html`<form class="umpire-part" onSubmit=${say}>
    <fieldset><legend>${words.text("table-umpire-word")}</legend>
      <div class="umpire-row umpire-to">${["", ...desk.m.sides.value].map(
        (
          side,
        ) => html`<label key=${side} class="check"><input type="radio" name="umpire-to" checked=${side === to} onChange=${() => address(side)} />
          <span>${side ? words.name("side", side) : words.text("table-umpire-all")}</span></label>`,
      )}</div>
      <div class="umpire-row"><label class="umpire-text"><span class="spoken">${words.text("table-umpire-word")}</span>
        <input class="input" type="text" maxlength="500" value=${text} onInput=${(event) => write(event.target.value)}
          onKeyDown=${(event) => event.stopPropagation()} /></label>
        <button type="submit" class="button button-primary" disabled=${desk.busy.value || !text.trim()}>${words.text("table-chat-send")}</button></div>
    </fieldset></form>`;
}
