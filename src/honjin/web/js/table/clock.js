/** The time that is left: a quiet figure beside the crumbs, by the server's clock, and the claim against a silent side. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { speak } from "../speak.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on the figure asks for attention, and is spoken once. */
const SOON = MINUTE;

/** What is shown of a time: days and hours, hours and minutes, or minutes and seconds. */
export function parts(left) {
  const time = Math.max(0, Math.ceil(left / SECOND) * SECOND);
  const whole = (of, in_) => Math.floor((time % in_) / of);
  if (time >= DAY) return { form: "days", days: Math.floor(time / DAY), hours: whole(HOUR, DAY) };
  if (time >= HOUR) return { form: "hours", hours: Math.floor(time / HOUR), minutes: whole(MINUTE, HOUR) };
  return { form: "minutes", minutes: Math.floor(time / MINUTE), seconds: whole(SECOND, MINUTE) };
}

/** How long the shown figure stays the same, in milliseconds. */
export function untilNext(left) {
  const step = left > DAY ? HOUR : left > HOUR ? MINUTE : SECOND;
  return Math.max(50, Math.min(left % step || step, MINUTE));
}

/** A time in words, for reading and for hearing. */
export function leftText(words, left) {
  const { form, ...facts } = parts(left);
  if (form === "minutes")
    return words.text("table-clock-minutes", {
      minutes: facts.minutes,
      seconds: String(facts.seconds).padStart(2, "0"),
    });
  return words.text(`table-clock-${form}`, facts);
}

/** Milliseconds until the deadline, again and again; null where there is none. */
function useLeft(desk) {
  const { now } = desk.m;
  const due = now.value.due;
  const [, tick] = useState(0);
  const left = due ? Date.parse(due) - desk.m.serverTime() : null;
  useEffect(() => {
    if (due) desk.m.askTime();
  }, [Boolean(due), desk.m]);
  useEffect(() => {
    if (left === null || left <= 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), untilNext(left));
    return () => clearTimeout(timer);
  });
  return left;
}

/** The same at the seat of a side that is asked; readers are told once, beside the crumbs. */
export function SeatClock({ desk }) {
  const words = desk.words.value;
  const left = useLeft(desk);
  if (left === null) return null;
  return html`<span class=${classes("seat-clock", left <= SOON && "soon")} aria-hidden="true">
    <${Icon} id="i-clock" />${left > 0 ? leftText(words, left) : words.text("table-clock-up")}</span>`;
}

export function Clock({ desk }) {
  const words = desk.words.value;
  const left = useLeft(desk);
  const isMine = desk.m.isMine.value;
  const soon = left !== null && left <= SOON;
  useEffect(() => {
    if (soon && isMine && left > 0) speak(words.text("table-clock-soon"), { now: true });
  }, [soon, isMine, desk.m.now.value.due]);
  if (left === null || desk.m.now.value.over) return null;
  const until = new Date(desk.m.now.value.due).toLocaleString(words.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return html`<p class=${classes("clock", soon && isMine && "soon")} role="timer" title=${words.text("table-clock-until", { until })}>
    <${Icon} id="i-clock" /><span class="spoken">${words.text("table-clock")}</span> ${left > 0 ? leftText(words, left) : words.text("table-clock-up")}</p>`;
}

/** The other side has long been silent: its match may be claimed, and need not be. */
export function Claim({ desk }) {
  if (!desk.m.now.value.claim) return null;
  const words = desk.words.value;
  return html`<div class="banner claim" role="status"><span>${words.text("table-claim-text")}</span>
    <button type="button" class="button" onClick=${() => {
      desk.dialog.value = { kind: "claim" };
    }}>${words.text("table-claim")}</button></div>`;
}
