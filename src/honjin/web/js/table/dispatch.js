/** The dispatch: what the umpire reports of the step that has just been resolved, line by line, above the next sheet. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { newsOf } from "./catching_up.js";
import { RuleChip, Sentence, SideMark } from "./parts.js";
import { eventSide, eventThings } from "./things.js";

/** What decides matches is read at once; the rest lies folded while there are orders to write. */
const DECIDES = 2;

export function Dispatch({ desk, open }) {
  const words = desk.words.value;
  const news = newsOf(desk).filter(({ number }) => number <= desk.director.limit.value);
  if (!news.length) return null;
  const unfolded = open || news.some((told) => told.weight >= DECIDES);
  // A new dispatch is folded or not by what is in it, whatever was done to the one before.
  return html`<details class="dispatch" open=${unfolded} key=${news[0].number}>
    <summary><${Icon} id="i-flag" /><h3>${words.text("table-dispatch")}</h3><span class="form-count">${news.length}</span></summary>
    <ol>${news.map((told) => html`<${Line} key=${told.number} desk=${desk} told=${told} />`)}</ol></details>`;
}

function Line({ desk, told }) {
  const kinds = desk.m.kinds.value;
  const show = (things) => () => {
    desk.shown.value = things;
  };
  return html`<li class=${classes("dispatch-line", told.weight >= DECIDES && "decides", desk.replaying.value === told.number && "now")}
    onMouseEnter=${show(eventThings(told.event, kinds))} onMouseLeave=${show([])}>
    <span><${SideMark} desk=${desk} side=${eventSide(told.event, kinds)} /> <${Sentence} desk=${desk} event=${told.event} /></span>
    <${RuleChip} desk=${desk} rule=${told.rule} /></li>`;
}
