/** The checks as they run, what they prove, every roll, and the way to do it all without this page. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { compared, keptOf } from "../kept.js";
import { Icon, classes } from "../lib.js";
import { canProve } from "./checks.js";
import { Rolls } from "./rolls.js";

const SIGNS = {
  waiting: "i-clock",
  running: "i-clock",
  good: "i-check",
  bad: "i-close",
  open: "i-clock",
  void: "i-minus",
};

/** What only the rules can prove, and so only the server here. */
const PROVED_BY_RULES = ["legality", "events", "result", "link"];

/** What a check proves, where it does: beside a check that failed it would read as its opposite. */
const isToBeSaid = (state) => state !== "bad" && state !== "void";

export function Report({ words, shown, verdict, bytes, name, again, replay, match, own }) {
  const proof = shown.value;
  const { header } = proof;
  const kept = keptOf(match ?? header?.match_id);
  const held = kept && header ? compared(kept, header) : [];
  const [link = ""] = Object.values(kept?.links ?? {});
  const options = `${link && ` --link ${link}`}${proof.key && proof.key === own ? ` --key ${own}` : ""}`;
  return html`
    <${Outcome} words=${words} proof=${proof} held=${held} verdict=${verdict.value} />
    ${header && html`<p class="verify-about faint">${name} · ${words.text("verify-about", { match: header.match_id })}</p>`}
    ${header?.pack && html`<p class="verify-about faint">${words.text("note-own-values", { name: header.pack_name || "–", digest: header.pack_digest.slice(0, 12) })}</p>`}
    <section class="card verify-card" aria-labelledby="verify-here">
      <h2 id="verify-here">${words.text("verify-here")}</h2>
      <p class="faint">${words.text(canProve() ? "verify-here-line" : "verify-cannot")}</p>
      ${
        canProve()
        && html`<ol class="verify-checks">
        ${proof.checks.map((check) => html`<${Row} key=${check.id} words=${words} check=${check} />`)}</ol>`
      }
      <${Signer} words=${words} proof=${proof} own=${own} />
    </section>
    ${held.length > 0 && html`<${Kept} words=${words} held=${held} />`}
    <section class="card verify-card" aria-labelledby="verify-server">
      <h2 id="verify-server">${words.text("verify-server")} <span class="chip">${words.text("verify-by-server")}</span></h2>
      <p class="faint">${words.text("verify-server-line")}</p>
      <${Verdict} words=${words} verdict=${verdict.value} />
    </section>
    <section class="card verify-card" aria-labelledby="verify-alone">
      <h2 id="verify-alone">${words.text("verify-alone")}</h2>
      <p class="faint">${words.text("verify-alone-line")}</p>
      <pre tabindex="0"><code>./honjin verify ${name}${options}</code></pre>
      <p class="button-row">
        <${Download} words=${words} bytes=${bytes} name=${name} />
        <a class="button" href=${replay.href} onClick=${replay.before}><${Icon} id="i-play" /> ${words.text("verify-replay")}</a>
        ${again && html`<button type="button" class="button button-quiet" onClick=${again}>${words.text("verify-another")}</button>`}
      </p>
    </section>
    <${Rolls} words=${words} proof=${proof} />`;
}

/** The result in one sentence, once there is one. */
function Outcome({ words, proof, held, verdict }) {
  const broken = held.some(({ state }) => state === "bad");
  const failed = broken || proof.failed || (verdict?.state === "done" && verdict.failed);
  const here = canProve() ? proof.verified : true;
  const whole = here && verdict?.state === "done" && verdict.verified;
  const open = !failed && verdict?.state === "done" && !verdict.finished;
  const said = failed
    ? "verified-no"
    : whole
      ? "verified-yes"
      : open
        ? "verified-not-yet"
        : verdict?.state === "done"
          ? "verified-in-part"
          : here && canProve()
            ? verdict?.state === "failed"
              ? "verify-dice-only"
              : "verify-dice-hold"
            : "verify-running";
  const kind = failed || open ? "notice-bad" : whole ? "notice-good" : "";
  return html`<div class=${classes("notice", "verify-outcome", kind)} role="status" data-outcome=${said}>
    <${Icon} id=${failed ? "i-refused" : whole ? "i-seal" : "i-clock"} class="icon-large" /><p>${words.text(said)}</p></div>`;
}

function Row({ words, check }) {
  const part = check.of ? check.done / check.of : 0;
  return html`<li class=${`verify-check is-${check.state}`} data-check=${check.id} data-state=${check.state}>
    <${Icon} id=${SIGNS[check.state]} label=${words.text(`verify-state-${check.state}`)} />
    <div>
      <p><b>${words.text(`verify-check-${check.id}`)}</b> <span class="number">${check.of > 1 ? `${check.done} / ${check.of}` : ""}</span></p>
      ${check.state === "running" && html`<progress max="1" value=${part} aria-label=${words.text(`verify-check-${check.id}`)}></progress>`}
      ${isToBeSaid(check.state) && html`<p class="small faint">${words.text(`verify-check-${check.id}-line`)}</p>`}
      ${check.problem && html`<p class="error" role="alert">${words.text(check.problem.id, check.problem.facts)}</p>`}
      ${check.state === "open" && html`<p class="small">${words.text("verify-open")}</p>`}
      ${check.state === "void" && html`<p class="small">${words.text("verify-void")}</p>`}
    </div>
  </li>`;
}

function Verdict({ words, verdict }) {
  if (!verdict) return html`<p>${words.text("verify-state-waiting")}</p>`;
  if (verdict.state === "running") return html`<p role="status">${words.text("verify-state-running")}</p>`;
  if (verdict.state === "failed")
    return html`<p class="error" role="alert">${words.text("verify-server-failed", { why: verdict.why })}</p>`;
  return html`<ol class="verify-checks">${verdict.checks.map((check) => {
    const { id, outcome: state, count = 0, flaw } = check;
    return html`<li key=${id} class=${`verify-check is-${state}`} data-server-check=${id} data-state=${state}>
      <${Icon} id=${SIGNS[state]} label=${words.text(`verify-state-${state}`)} />
      <div><p>${words.text(`check-${id}`, { count })}</p>
        ${isToBeSaid(state) && PROVED_BY_RULES.includes(id) && html`<p class="small faint">${words.text(`verify-proves-${id}`)}</p>`}
        ${flaw && html`<p class=${state === "bad" ? "error" : "small"}>${words.text(`flaw-${flaw.why}`, flaw.facts)}</p>`}</div></li>`;
  })}</ol>`;
}

/** What the browser kept while the match was played, against the record. */
function Kept({ words, held }) {
  return html`<section class="card verify-card" aria-labelledby="verify-kept">
    <h2 id="verify-kept">${words.text("verify-kept")}</h2>
    <p class="faint">${words.text("verify-kept-line")}</p>
    <ol class="verify-checks">${held.map(
      ({
        id,
        state,
      }) => html`<li key=${id} class=${`verify-check is-${state}`} data-kept-check=${id} data-state=${state}>
      <${Icon} id=${SIGNS[state]} label=${words.text(`verify-state-${state}`)} />
      <div><p><b>${words.text(`verify-kept-${id}`)}</b></p>
        ${
          state === "bad"
            ? html`<p class="error" role="alert">${words.text(`verify-kept-${id}-bad`)}</p>`
            : html`<p class="small faint">${words.text(`verify-kept-${id}-line`)}</p>`
        }</div></li>`,
    )}</ol>
  </section>`;
}

/** Who signed: this server, or whose key it is one must know otherwise. */
function Signer({ words, proof, own }) {
  if (!proof.key) return null;
  return html`<p class="small">${words.text(proof.key === own ? "verify-key-own" : "verify-key-other")}<br /><code class="verify-key">${proof.key}</code></p>`;
}

function Download({ words, bytes, name }) {
  const [href, setHref] = useState(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: "text/plain" }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return html`<a class="button" href=${href} download=${name}><${Icon} id="i-down" /> ${words.text("verify-download")}</a>`;
}
