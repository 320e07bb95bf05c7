/** Whose decision it is and what is asked. */

import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { speak } from "../speak.js";
import { RuleChip, SideMark } from "./parts.js";
import { capital } from "./things.js";
import { Ending } from "./ending.js";
import { SheetIn } from "./form_send.js";
import { Hand, saidOf } from "./hand.js";
import { Tally, counts } from "./tally.js";
import { UmpirePanel } from "./umpire.js";

/** The question in two parts, so that a long one has a heading that can be read at a glance. */
export function askText(desk) {
  const words = desk.words.value;
  const decision = desk.m.decision.value;
  // How the rows of a form are grouped is no part of the question.
  const { group: _, ...facts } = decision.facts;
  const text = words.text(saidOf(desk, "ask"), decision.form ? facts : decision.facts);
  const aside = /^(.{12,}?) ?[(（].+[)）](。?)$/su.exec(text);
  // What stands in brackets is shown below the question, in figures or as counters.
  if (aside && (counts(desk) || desk.hand.value.mine)) return { title: aside[1] + aside[2], more: "" };
  const cut = /^(.{12,60}?)(?:[.;：:。] ?|\? |？)(.+)$/su.exec(text);
  if (!cut || text.length < 60) return { title: text, more: "" };
  const sign = text[cut[1].length];
  return { title: /[?？]/.test(sign) ? cut[1] + sign : cut[1], more: capital(cut[2]) };
}

export function Prompt({ desk }) {
  const words = desk.words.value;
  const { now, decision, isMine } = desk.m;
  const heading = useRef(null);
  const at = isMine.value ? `${decision.value.at} ${decision.value.ask}` : "";
  useEffect(() => {
    // The question may have been answered before this runs.
    if (!at || !desk.m.isMine.peek()) return;
    const { title, more } = askText(desk);
    speak(`${words.text("table-your-decision")}. ${title}. ${more}`, { now: true });
    // A new question takes the focus, but never from somebody who is typing or walking the chart.
    const active = document.activeElement;
    const busy = active && active !== document.body && active.isConnected && !active.closest(".panel-options, .dialog");
    if (!busy && !desk.isPhone.value) heading.current?.focus({ preventScroll: true });
  }, [at]);

  if (now.value.over) return html`<${Ending} desk=${desk} />`;
  if (desk.isUmpire) return html`<${UmpirePanel} desk=${desk} />`;
  if (desk.handOver && now.value.secret) return html`<${HandOver} desk=${desk} side=${desk.handOver} />`;
  if (!isMine.value) return html`<${Waiting} desk=${desk} />`;
  const { title, more } = askText(desk);
  return html`<section class="prompt mine" aria-labelledby="prompt-title">
    <p class="prompt-who"><${SideMark} desk=${desk} side=${decision.value.side} />${words.text("table-your-decision")}
      <${RuleChip} desk=${desk} rule=${decision.value.rule} /></p>
    <h2 id="prompt-title" class=${title.length > 60 ? "long" : ""} ref=${heading} tabindex="-1">${title}</h2>
    ${more && html`<p class="prompt-more">${more}</p>`}
    <${EndWarning} desk=${desk} />
    <div class="prompt-aids"><${Hand} desk=${desk} /><${Tally} desk=${desk} /></div>
    ${now.value.waiting.length > 1 && html`<p class="prompt-more prompt-both">${words.text("table-both-decide")}</p>`}
  </section>`;
}

/** That the match can be over before this side is asked again, and after which answers. */
export function EndWarning({ desk }) {
  const { ends } = desk.m.decision.value ?? {};
  if (!ends) return null;
  return html`<p class="action-note warns prompt-ends"><${Icon} id="i-critical" />${desk.words.value.end(ends)}</p>`;
}

/** Somebody else has to decide. */
function Waiting({ desk }) {
  const words = desk.words.value;
  const { now, match } = desk.m;
  const sides = now.value.waiting;
  const open = Object.values(match.value?.seats ?? {}).some((seat) => seat.kind === "open");
  const whom = words.listOf(sides.map((side) => words.name("side", side)));
  const sealed = isSealed(desk);
  const thinks = sides.some((side) => now.value.thinking.includes(side));
  // A person may take hours; where one is called is a setting, and nobody asks for it before he wants it.
  const mayLeave = sides.length > 0 && !thinks && !desk.isSpectator && !match.value?.hotseat;
  return html`<section class="prompt" aria-labelledby="prompt-title">
    <p class="prompt-who">${sides.map((side) => html`<${SideMark} key=${side} desk=${desk} side=${side} />`)}
      ${words.text(desk.isSpectator ? "table-you-watch" : "table-not-yours")}</p>
    <h2 id="prompt-title">${words.text(whom ? "table-waiting-for" : open ? "table-seat-open" : "table-not-begun", { side: whom })}
      ${thinks && html` <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`}</h2>
    ${sealed && html`<${SheetIn} desk=${desk} />`}
    <p class="prompt-more">${sealed ? words.text("table-sealed") : thinks ? words.text("table-thinks") : words.text(open ? "table-seat-open-more" : whom ? "table-waits-more" : "table-not-begun-more")}</p>
    ${mayLeave && html`<p class="prompt-more"><a href="/account#notifications" target="honjin-account">${words.text("table-call-me")}</a></p>`}
  </section>`;
}

/** What an umpire does between two answers. */
const UMPIRES = ["UmpireSpoke", "DeadlineSet"];

/** Whether this side has answered, and its answer is kept until the other side's is in. */
function isSealed(desk) {
  const last = desk.m.told.value.findLast(({ event }) => !UMPIRES.includes(event.event))?.event;
  return last?.event === "AnswerSealed" && last.side === desk.seat.value;
}

/** The decision is the other side's, at the same screen. */
function HandOver({ desk, side }) {
  const words = desk.words.value;
  const name = words.name("side", side);
  return html`<section class="prompt mine" aria-labelledby="prompt-title">
    <p class="prompt-who"><${SideMark} desk=${desk} side=${side} />${words.text("table-not-yours")}</p>
    <h2 id="prompt-title">${words.text("table-waiting-for", { side: name })}</h2>
    <p><button type="button" class="button button-primary button-wide" onClick=${() => {
      desk.curtain.value = side;
    }}>
      ${words.text("table-hand-over", { side: name })}</button></p>
  </section>`;
}
