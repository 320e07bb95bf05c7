/** The control of the flight clock: a button where somebody flies; then, on the chart, the steps to draw along or play. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { fliersAt, lastStep, meetings } from "./flight_clock.js";
import { valueOf } from "./signs.js";

/** How long a step is shown while the clock runs, in milliseconds. */
const TICK = 700;

const lastOf = (board, scene) => (board?.courses ? lastStep(board, valueOf(scene)) : 0);

/** Takes the clock out and puts it away. `step` is a signal: the step that is shown, or null while it is put away. */
export function ClockButton({ board, words, scene, step }) {
  if (!lastOf(board, scene)) return null;
  const isOut = step.value !== null;
  const press = () => {
    step.value = isOut ? null : 0;
  };
  return html`<button type="button" class="button lens" aria-pressed=${String(isOut)} title=${words.text("board-clock-help")} onClick=${press}>
    <${Icon} id="i-clock" /><span>${words.text("board-clock")}</span></button>`;
}

/** The clock itself, over a corner of the chart. It runs when it is taken out. */
export function ClockPanel({ board, words, scene, step, speed = 1 }) {
  const last = lastOf(board, scene);
  const at = step.value;
  const [runs, setRuns] = useState(true);
  useEffect(() => {
    if (at !== null && !last) step.value = null;
    else if (at > last) step.value = last;
  }, [last, at]);
  useEffect(() => {
    if (at === null) setRuns(true);
    if (at === null || !runs) return undefined;
    if (at >= last) {
      setRuns(false);
      return undefined;
    }
    const timer = setTimeout(() => {
      step.value = at + 1;
    }, TICK / speed);
    return () => clearTimeout(timer);
  }, [runs, at, last, speed]);
  if (at === null || !last) return null;
  const play = () => {
    if (at >= last) step.value = 0;
    setRuns(!runs);
  };
  const draw = (event) => {
    setRuns(false);
    step.value = Number(event.target.value);
  };
  const act = words.text(runs ? "board-clock-stop" : "board-clock-run");
  const said = words.text("board-clock-step", { step: at, steps: last });
  const met = meetings(fliersAt(board, valueOf(scene), at)).map((place) => words.thing(place));
  return html`<div class="clock-panel" role="group" aria-label=${words.text("board-clock")}>
    <button type="button" class="button button-icon" aria-label=${act} title=${act} onClick=${play}><${Icon} id=${runs ? "i-pause" : "i-play"} /></button>
    <input type="range" min="0" max=${last} value=${at} aria-label=${words.text("board-clock")} aria-valuetext=${said} onInput=${draw} />
    <output role="status">${said}${met.length > 0 && html`<b>${words.text("board-clock-met", { places: words.listOf(met) })}</b>`}</output></div>`;
}
