/** The caption: what the director shows, said at the foot of the stage, with the ways on. */

import { html, useRef } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { RuleChip, Sentence, SideMark } from "./parts.js";

/** Held down so long, in milliseconds, the button for the next thing means all of them. */
const HELD = 450;

export function Caption({ desk }) {
  const item = desk.director.item.value;
  return item && !item.reports && html`<${Shown} desk=${desk} item=${item} />`;
}

function Shown({ desk, item }) {
  const words = desk.words.value;
  const { director } = desk;
  const { told, at, of, more, doer } = item;
  const isReplay = director.isReplay.value;
  const hasFallen = director.hasFallen.value;
  return html`<section class=${classes("caption", isReplay && "is-then", told.weight > 1 && "weighty")} aria-label=${words.text("table-showing")}>
    <div class="caption-text">
      ${isReplay && html`<p class="caption-when">${words.text("table-replay-at", { at, count: of })}</p>`}
      <p class="caption-what">${
        hasFallen
          ? html`<${SideMark} desk=${desk} side=${doer} /> <${Sentence} desk=${desk} event=${told.event} />${more > 0 && html` <span class="caption-more">${words.text("table-since-more", { count: more })}</span>`} <${RuleChip} desk=${desk} rule=${told.rule} />`
          : words.text("table-dice-fall")
      }</p>
    </div>
    ${!isReplay && of > 1 && html`<span class="caption-count" aria-hidden="true">${at}/${of}</span>`}
    <${Next} desk=${desk} />
    <button type="button" class="button caption-skip" title=${words.text("table-replay-back")} onClick=${() => director.skip()}><${Icon} id="i-close" /><span>${words.text("table-replay-back")}</span></button>
  </section>`;
}

/** On to the next thing; held down, past all of them. */
function Next({ desk }) {
  const words = desk.words.value;
  const { director } = desk;
  const held = useRef(0);
  const release = () => clearTimeout(held.current);
  return html`<button type="button" class="button caption-next" title=${words.text("table-next-help")} aria-label=${words.text("table-next")}
    onPointerDown=${() => {
      held.current = setTimeout(() => director.skip(), HELD);
    }} onPointerUp=${release} onPointerLeave=${release}
    onClick=${() => director.next()}><${Icon} id="i-step" /></button>`;
}
