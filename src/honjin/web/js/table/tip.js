/** "Why not?": a question, the reason in one sentence, its rule. Never over what it talks about. */

import { html, useLayoutEffect, useRef } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { RuleChip } from "./parts.js";

const GAP = 12;

export function Tip({ desk }) {
  const tip = desk.tip.value;
  const box = useRef(null);
  useLayoutEffect(() => {
    if (tip) place(box.current, anchorOf(desk, tip));
  }, [tip]);
  if (!tip) return null;
  const words = desk.words.value;
  return html`<div class="why-tip" ref=${box} role="status">
    <h3>${tip.title}</h3>
    ${tip.reasons.map((reason) => html`<p>${words.text(`why-${reason.why}`, reason.facts)} <${RuleChip} desk=${desk} rule=${reason.rule} /></p>`)}
    ${tip.thing && html`<button type="button" class="quiet-link" onClick=${() => lookAt(desk, tip.thing)}>${words.text("table-look")}</button>`}
    <button type="button" class="tip-close" onClick=${() => {
      desk.tip.value = null;
    }} aria-label=${words.text("table-close")}><${Icon} id="i-close" /></button>
  </div>`;
}

/** The reason makes room for a closer look at what it is about. */
function lookAt(desk, thing) {
  desk.tip.value = null;
  desk.looking.open(thing);
}

/** What the tip talks about, as a rectangle on the screen; null if it is not there. */
function anchorOf(desk, tip) {
  if (tip.anchor?.getBoundingClientRect) return tip.anchor.getBoundingClientRect();
  if (tip.anchor && "x" in tip.anchor) return new DOMRect(tip.anchor.x - 4, tip.anchor.y - 4, 8, 8);
  const element = tip.thing && document.querySelector(`.theatre [data-thing="${CSS.escape(tip.thing)}"]`);
  return element ? element.getBoundingClientRect() : tip.thing ? desk.chart?.placeOf(tip.thing) : null;
}

/** Under the thing, else above it, else at the foot of the window. */
function place(box, anchor) {
  const { width, height } = box.getBoundingClientRect();
  const room = { width: innerWidth, height: innerHeight };
  if (!anchor || anchor.width > room.width / 2) {
    box.style.left = `${Math.max(GAP, Math.min(innerWidth / 2 - width / 2, room.width - width - GAP))}px`;
    box.style.top = `${Math.max(GAP, room.height * 0.62 - height)}px`;
    return;
  }
  const left = anchor.left + anchor.width / 2 - width / 2;
  const below = anchor.bottom + GAP;
  box.style.left = `${Math.max(GAP, Math.min(left, room.width - width - GAP))}px`;
  box.style.top = `${below + height < room.height - GAP ? below : Math.max(GAP, anchor.top - GAP - height)}px`;
}

/** A card beside a thing, on the side that has more room, and never over it. */
export function besides(box, anchor) {
  if (!anchor) return;
  const room = box.offsetParent.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const right = anchor.right + GAP + width <= room.right - GAP;
  const left = anchor.left - GAP - width >= room.left + GAP;
  const middle = anchor.top + anchor.height / 2 - height / 2;
  const below = anchor.bottom + GAP + height <= room.bottom - GAP;
  const x = right ? anchor.right + GAP : left ? anchor.left - GAP - width : anchor.left + anchor.width / 2 - width / 2;
  const y = right || left ? middle : below ? anchor.bottom + GAP : anchor.top - GAP - height;
  box.style.left = `${Math.max(GAP, Math.min(x - room.left, room.width - width - GAP))}px`;
  box.style.top = `${Math.max(GAP, Math.min(y - room.top, room.height - height - GAP))}px`;
}
