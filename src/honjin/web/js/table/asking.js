/** What a desk asks of the table beside its answers: why not, a hint, odds; and how a refusal is shown. */

import { batch } from "../../vendor/preact.js";
import { speak } from "../speak.js";
import { becauseOf } from "./advice.js";
import { SHORT } from "./choice.js";
import { optionThings } from "./things.js";

/** The odds of the present decision, where nothing about it is secret. */
export async function fetchOdds(desk) {
  const decision = desk.m.decision.peek();
  if (!decision || decision.private || decision.side !== desk.seat.peek()) {
    desk.odds.value = { at: null, tables: [] };
    return;
  }
  try {
    const { tables } = await desk.m.odds();
    if (desk.m.decision.peek()?.at === decision.at) desk.odds.value = { at: decision.at, tables: tables ?? [] };
  } catch {
    // There are none, or they did not come; those of a later question may have.
    if (desk.m.decision.peek()?.at === decision.at) desk.odds.value = { at: null, tables: [] };
  }
}

/** What the table refused, shown as a reason if there is one. A stale answer needs no word: the news are here. */
export function showRefusal(desk, refused) {
  if (!refused.code) throw refused;
  const words = desk.words.value;
  const { refusal } = refused.detail;
  if (refusal) {
    desk.tip.value = { title: words.text("table-refused"), reasons: [refusal], until: "read" };
  } else if (refused.code !== "stale") {
    const id = `table-error-${refused.code}`;
    desk.say(words.text(words.has(id) ? id : "table-error-malformed"));
  }
}

/** Why these things cannot be chosen: a tip beside what was pointed at. */
export async function askWhy(desk, touch, { anchor = null, hovered = false } = {}) {
  if (desk.isSpectator || desk.m.now.value.over) return;
  const words = desk.words.value;
  const name = words.thing(touch.at(-1));
  // A question keeps no answer waiting: whoever asks may choose meanwhile.
  // What nothing could ever do with these things together is asked of the last one alone.
  const reply = await desk.m
    .why(touch)
    .catch(() => (touch.length > 1 ? desk.m.why(touch.slice(-1)).catch(() => null) : null));
  // The reason may come when the pointer has gone on, and then nothing would take it away again.
  if (!reply || reply.allowed || (hovered && desk.hovered.peek() !== touch.at(-1))) return;
  const [first] = reply.refusals;
  const whole = first?.option && optionThings(first.option, desk.m.kinds.value).length === touch.length;
  const title = whole ? words.option(first.option) : first?.slip ? words.slip(first.slip) : name;
  showReasons(desk, title, reply.refusals, { thing: touch.at(-1), anchor, hovered });
}

/** A tip with the reasons for a refusal, beside what was pointed at. */
export function showReasons(desk, title, refusals, { thing, anchor = null, hovered = false }) {
  const words = desk.words.value;
  const reasons = distinct(refusals, (refusal) => words.text(`why-${refusal.why}`, refusal.facts)).slice(0, 2);
  desk.tip.value = { title: words.text("table-why-not", { what: title }), reasons, thing, anchor, hovered };
  if (!hovered) speak(reasons.map((reason) => words.text(`why-${reason.why}`, reason.facts)).join(" "), { now: true });
}

/** What a sensible player would do: its row and its places light up. */
export async function askHint(desk) {
  if (desk.form.isAsked) {
    await desk.form.hint();
    return;
  }
  const reply = await desk.send(() => desk.m.hint());
  if (!reply) return;
  const wanted = JSON.stringify(reply.option);
  const entry = desk.entries.value.find((one) => JSON.stringify(one.option) === wanted);
  if (!entry) return;
  const { options, reason } = reply;
  batch(() => {
    desk.hint.value = entry;
    desk.advice.value = { entry, options, reason };
    desk.shown.value = [
      ...new Set([...entry.touch, ...options.flatMap((one) => optionThings(one, desk.m.kinds.value))]),
    ];
    desk.threads.value =
      entry.things.length > 1 || (entry.things.length && desk.entries.value.length > SHORT) ? [[entry.things[0]]] : [];
  });
  const words = desk.words.value;
  const said = words.text("table-hint-says", {
    what: options.map((one) => words.option(one)).join(words.text("list-comma")),
  });
  speak([said, becauseOf(desk)].filter(Boolean).join(". "), { now: true });
}

function distinct(items, keyOf) {
  const seen = new Map();
  for (const item of items) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}
