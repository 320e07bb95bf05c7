/** What covers the table for a moment: confirmations, offers of the other side, keys, forces, the curtain. */

import { html, useEffect, useRef } from "../../vendor/preact.js";
import { keptOf } from "../kept.js";
import { Icon, classes } from "../lib.js";
import { post } from "../pages/post.js";
import { Forces } from "./forces.js";
import { SendSummary } from "./form_send.js";
import { Help } from "./help.js";
import { KEYS } from "./keys.js";
import { PackValues } from "./pack.js";
import { SideMark } from "./parts.js";
import { capital } from "./things.js";

/** A dialog of the browser's own: focus stays in it, Escape closes it. */
function Modal({ desk, title, wide = false, children, actions }) {
  const box = useRef(null);
  useEffect(() => {
    const dialog = box.current;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const close = () => {
    desk.dialog.value = null;
  };
  return html`<dialog class=${classes("dialog", wide && "dialog-wide")} ref=${box} aria-labelledby="dialog-title" onClose=${close}
    onClick=${(event) => {
      if (event.target === box.current) close();
    }}>
    <div class="dialog-head"><h2 id="dialog-title">${title}</h2>
      <button type="button" class="tool" onClick=${close} aria-label=${desk.words.value.text("table-close")}><${Icon} id="i-close" /></button></div>
    ${children}
    ${actions && html`<div class="dialog-actions">${actions}</div>`}
  </dialog>`;
}

export function Dialogs({ desk }) {
  const dialog = desk.dialog.value;
  const kinds = {
    slip: Slip,
    end: MayEnd,
    send: Send,
    resign: Resign,
    claim: Claim,
    "close-step": CloseStep,
    draw: Draw,
    block: Block,
    keys: Keys,
    help: HowToPlay,
    forces: AllForces,
    dice: Dice,
    pack: PackDialog,
  };
  const shown = kinds[dialog?.kind];
  return html`${shown && html`<${shown} key=${dialog.kind} desk=${desk} dialog=${dialog} />`}<${Offers} desk=${desk} />`;
}

function PackDialog({ desk }) {
  const { pack } = desk.m.match.value;
  return html`<${Modal} desk=${desk} wide title=${desk.words.value.text("table-pack-title", { name: pack.name || pack.digest.slice(0, 12) })}>
    <${PackValues} desk=${desk} pack=${pack} /></${Modal}>`;
}

function confirmation(desk, { title, text, yes, act }) {
  const words = desk.words.value;
  const close = () => {
    desk.dialog.value = null;
  };
  const go = () => {
    close();
    act();
  };
  return html`<${Modal} desk=${desk} title=${title} actions=${html`
    <button type="button" class="button" onClick=${close}>${words.text("table-cancel")}</button>
    <button type="button" class="button button-primary" onClick=${go}>${yes}</button>`}><p>${text}</p></${Modal}>`;
}

function Slip({ desk, dialog }) {
  const words = desk.words.value;
  const what = capital(words.option(dialog.entries[0].option));
  return confirmation(desk, {
    title: words.text("table-slip-title"),
    text: words.text("table-slip-text"),
    yes: what,
    act: () => desk.choose(dialog.entries, { sure: true }),
  });
}

function MayEnd({ desk, dialog }) {
  const words = desk.words.value;
  return confirmation(desk, {
    title: words.text("table-end-title"),
    text: words.end(desk.m.decision.value?.ends ?? {}),
    yes: capital(words.option(dialog.entries[0].option)),
    act: () => desk.choose(dialog.entries, { sure: true }),
  });
}

function Send({ desk }) {
  const words = desk.words.value;
  const close = () => {
    desk.dialog.value = null;
  };
  const go = () => {
    close();
    desk.form.send();
  };
  return html`<${Modal} desk=${desk} title=${words.text("table-form-send-title")} actions=${html`
    <button type="button" class="button" onClick=${close}>${words.text("table-cancel")}</button>
    <button type="button" class="button button-primary" onClick=${go}>${words.text("table-form-send")}</button>`}><${SendSummary} desk=${desk} /></${Modal}>`;
}

function Resign({ desk }) {
  const words = desk.words.value;
  return confirmation(desk, {
    title: words.text("table-resign-title"),
    text: words.text("table-resign-text"),
    yes: words.text("table-resign"),
    act: () => desk.send(() => desk.m.resign()),
  });
}

function Block({ desk, dialog }) {
  const words = desk.words.value;
  const { side, name } = dialog;
  return confirmation(desk, {
    title: words.text("table-block-title", { name }),
    text: words.text("table-block-text"),
    yes: words.text("table-block", { name }),
    act: async () => {
      const done = await post("/api/blocks", { match: desk.m.id, side }).catch(() => null);
      desk.say(words.text(done ? "table-blocked" : "table-not-blocked", { name }));
    },
  });
}

function Claim({ desk }) {
  const words = desk.words.value;
  return confirmation(desk, {
    title: words.text("table-claim-title"),
    text: words.text("table-claim-text"),
    yes: words.text("table-claim"),
    act: () => desk.send(() => desk.m.claim()),
  });
}

function CloseStep({ desk, dialog }) {
  const words = desk.words.value;
  return confirmation(desk, {
    title: words.text("table-umpire-close-title"),
    text: words.text("table-umpire-close-text"),
    yes: words.text("table-umpire-close"),
    act: () => desk.send(() => desk.m.rule({ what: "closed", at: dialog.at })),
  });
}

function Draw({ desk }) {
  const words = desk.words.value;
  return confirmation(desk, {
    title: words.text("table-draw-title"),
    text: words.text("table-draw-text"),
    yes: words.text("table-offer-draw"),
    act: () => desk.offer("draw"),
  });
}

function Keys({ desk }) {
  const words = desk.words.value;
  return html`<${Modal} desk=${desk} title=${words.text("table-keys")}>
    <dl class="keys">${KEYS.map(([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words.text(id)}</dd></div>`)}</dl>
    <p class="keys-more">${words.text("table-keys-typed")}</p></${Modal}>`;
}

function HowToPlay({ desk }) {
  return html`<${Modal} desk=${desk} title=${desk.words.value.text("table-help")}><${Help} desk=${desk} /></${Modal}>`;
}

/** What this browser keeps, so that the dice and the course of the match can be proved later. */
function Dice({ desk }) {
  const words = desk.words.value;
  const kept = keptOf(desk.m.id);
  const facts = [
    ["commitment", kept?.commitment ?? desk.m.match.value.commitment],
    ["nonce", kept?.nonces[desk.seat.value]],
    ["link", desk.m.link.value],
  ];
  return html`<${Modal} desk=${desk} title=${words.text("table-dice")}>
    <p>${words.text("table-dice-text")}</p>
    <dl class="kept">${facts
      .filter(([, value]) => value)
      .map(
        ([id, value]) => html`<div><dt>${words.text(`table-dice-${id}`)}</dt><dd><code>${value}</code></dd>
        <dd class="faint small">${words.text(`table-dice-${id}-line`)}</dd></div>`,
      )}</dl></${Modal}>`;
}

function AllForces({ desk }) {
  const words = desk.words.value;
  return html`<${Modal} desk=${desk} title=${words.text("table-forces")} wide><${Forces} desk=${desk} /></${Modal}>`;
}

/** What the other side asks: a draw, a take-back, a rematch. Not modal: one may look at the chart first. */
function Offers({ desk }) {
  const words = desk.words.value;
  const theirs = desk.m.now.value.offers.filter((offer) => offer.side !== desk.seat.value && !offer.match);
  if (!theirs.length || desk.isSpectator) return null;
  const reply = (what, yes) => {
    if (yes && what === "rematch") desk.playAgain();
    desk.send(() => desk.m.reply(what, yes));
  };
  return html`<div class="offers" role="alertdialog" aria-label=${words.text("table-offer")}>${theirs.map(
    ({ what, side }) => html`<div class="offer" key=${what}>
    <p><${SideMark} desk=${desk} side=${side} />${words.text(`table-offer-${what.replace("_", "-")}-by`, { side: words.name("side", side) })}</p>
    <div class="button-row"><button type="button" class="button button-primary" onClick=${() => reply(what, true)}>${words.text("table-accept")}</button>
      <button type="button" class="button" onClick=${() => reply(what, false)}>${words.text("table-decline")}</button></div></div>`,
  )}</div>`;
}

/** Between two players at one screen: nothing is to be seen until the other one says so. */
export function Curtain({ desk }) {
  const side = desk.curtain.value;
  const button = useRef(null);
  useEffect(() => {
    button.current?.focus();
  }, [side]);
  if (!side) return null;
  const words = desk.words.value;
  const name = words.name("side", side);
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
    <${SideMark} desk=${desk} side=${side} large />
    <h2 id="curtain-title">${words.text("table-curtain-title", { side: name })}</h2>
    <p>${words.text("table-curtain-text")}</p>
    <button type="button" class="button button-primary button-large" ref=${button} onClick=${() => desk.takeSeat(side)}>${words.text("table-curtain-open", { side: name })}</button>
  </div>`;
}
