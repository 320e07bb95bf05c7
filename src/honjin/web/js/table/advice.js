/** What a hint advises: the answers of one action in their order, what speaks for them, and a button that gives them. */

import { html } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { capital } from "./things.js";

/** So many answers are told, and so many on a phone; the rest is lit on the chart and stands in the plan. */
const MOST = 6;
const MOST_ON_PHONE = 3;

/** Give all of it; where something comes in between, what is left is not given. */
export function follow(desk) {
  const { entry, options } = desk.advice.value;
  return desk.choose([{ ...entry, options, way: options.length > 1 }]);
}

/** Why the machine would do so, in its words. */
export function becauseOf(desk) {
  const reason = desk.advice.value?.reason;
  return reason ? desk.words.value.text(reason.id, reason.facts) : "";
}

/** Of a form there is nothing to give here: the sheet itself has been filled in. */
export function Advice({ desk }) {
  const advice = desk.advice.value;
  const because = becauseOf(desk);
  if (!advice || !(advice.entry || because)) return null;
  const words = desk.words.value;
  const { options } = advice;
  const most = desk.isPhone.value ? MOST_ON_PHONE : MOST;
  const told = options.slice(0, most).map((option) => capital(words.option(option)));
  const close = () => desk.clear();
  return html`<section class="advice" role="status" aria-label=${words.text("table-hint")}>
    <h3><${Icon} id="i-hint" />${words.text("table-hint")}
      <button type="button" class="quiet-link" aria-label=${words.text("table-close")} onClick=${close}><${Icon} id="i-close" /></button></h3>
    ${told.length > 1 && html`<ol>${told.map((line, at) => html`<li key=${at}>${line}</li>`)}${options.length > most && html`<li class="advice-more">${words.text("table-since-more", { count: options.length - most })}</li>`}</ol>`}
    ${told.length === 1 && html`<p class="advice-one">${told[0]}</p>`}
    ${because && html`<p class="advice-because">${because}</p>`}
    ${advice.entry && html`<button type="button" class="button" disabled=${desk.busy.value} onClick=${() => follow(desk)}>${words.text("table-hint-do", { count: options.length })}</button>`}
  </section>`;
}
