/** What happened while the player was away, step by step: the log and the board show each event. */

import { batch } from "../../vendor/preact.js";
import { speak } from "../speak.js";
import { eventThings } from "./things.js";

const STEP = 1400; // milliseconds for an event

/** Begin, or stop if it runs. */
export function catchUp(desk) {
  return desk.replaying.value ? stop(desk) : run(desk);
}

async function run(desk) {
  for (const told of desk.m.unseen.value.filter((one) => one.weight > 0)) {
    batch(() => {
      desk.replaying.value = told.number;
      desk.shown.value = eventThings(told.event, desk.m.kinds.value);
    });
    speak(desk.words.value.event(told.event));
    await new Promise((done) => setTimeout(done, STEP));
    if (desk.replaying.value !== told.number) return;
  }
  stop(desk);
}

function stop(desk) {
  batch(() => {
    desk.replaying.value = 0;
    desk.shown.value = [];
  });
}
