/** What happened while the player was away, step by step: the chart goes back, and shows each event as it came. */

import { batch } from "../../vendor/preact.js";
import { speak } from "../speak.js";
import { eventThings } from "./things.js";

const STEP = 1400; // milliseconds for an event
let turns = 0; // one who stops and begins again has begun another

/** That a side has sealed its own answer: it knows. */
export const isOwnSeal = (desk, { event }) => event.event === "AnswerSealed" && event.side === desk.seat.value;

/** What there is to be told since the player's last order. */
export const newsOf = (desk) => desk.m.unseen.value.filter((told) => told.weight > 0 && !isOwnSeal(desk, told));

/** Begin, or stop if it runs. */
export function catchUp(desk) {
  return desk.replaying.value ? stopCatchingUp(desk) : run(desk);
}

/** Back to the present; nothing if it is there. */
export function stopCatchingUp(desk) {
  if (!desk.replaying.value) return;
  batch(() => {
    desk.replaying.value = 0;
    desk.earlier.value = null;
    desk.shown.value = [];
  });
}

async function run(desk) {
  const { m } = desk;
  const steps = newsOf(desk);
  if (!steps.length) return;
  const turn = (turns += 1);
  const goesOn = () => turn === turns && desk.m === m && desk.replaying.value > 0;
  desk.replaying.value = steps[0].number;
  // Without the positions of then, such as on a lost line, the log and the lit places must do.
  const past = await m.past().catch(() => new Map());
  if (!goesOn()) return;
  desk.earlier.value = past.get(steps[0].number - 1) ?? null;
  for (const told of steps) {
    await pause();
    if (!goesOn()) return;
    batch(() => {
      desk.replaying.value = told.number;
      desk.earlier.value = past.get(told.number) ?? null;
      desk.shown.value = eventThings(told.event, m.kinds.value);
    });
    speak(desk.words.value.event(told.event));
  }
  await pause();
  if (goesOn()) stopCatchingUp(desk);
}

const pause = () =>
  new Promise((done) => {
    setTimeout(done, STEP);
  });
