/** The page that proves: takes the record of a match or a file, and shows each check while it runs. */

import { html, render, signal } from "../../vendor/preact.js";
import { keptOf } from "../kept.js";
import { fetchSigns } from "../lib.js";
import { pageData } from "../pages/page.js";
import { Drop } from "../replay/drop.js";
import { handOver, send, takeOver } from "../replay/source.js";
import { fetchWords } from "../words.js";
import { Proof, canProve } from "./checks.js";
import { Report } from "./report.js";

const page = pageData();
const root = document.getElementById("verify");
const [words] = await Promise.all([fetchWords(page.language, ["common", "replay"]), fetchSigns()]);

/** Prove a file here, then ask the server to run the rules. */
async function prove(bytes, name) {
  const verdict = signal(null);
  const proof = new Proof(bytes, () => {
    shown.value = proof.snapshot();
  });
  const shown = signal(proof.snapshot());
  const askServer = async () => {
    verdict.value = { state: "running" };
    try {
      const [link] = Object.values(keptOf(page.match ?? proof.header?.match_id)?.links ?? {});
      verdict.value = { state: "done", ...(await send(`/api/verify${link ? `?link=${link}` : ""}`, bytes)) };
    } catch (error) {
      verdict.value = { state: "failed", why: error.message };
    }
  };
  const again = page.match ? null : () => askForFile();
  const replay = page.match ? { href: `/replay/${page.match}` } : { href: "/replay", before: () => handOver(bytes) };
  render(
    html`<${Report} ...${{ words, shown, verdict, bytes, name, again, replay, match: page.match, own: page.key }} />`,
    root,
  );
  if (canProve()) await proof.run();
  await askServer();
}

function askForFile() {
  const left = takeOver();
  if (left) prove(left, "match.honjin");
  else render(html`<${Drop} words=${words} take=${prove} />`, root);
}

async function proveMatch(id) {
  render(html`<p role="status">${words.text("verify-fetching")}</p>`, root);
  const answer = await fetch(`/api/matches/${encodeURIComponent(id)}/record`);
  if (answer.ok) return prove(new Uint8Array(await answer.arrayBuffer()), `${id}.honjin`);
  const said = { 404: "replay-no-match", 409: "verify-not-over" }[answer.status] ?? "verify-not-fetched";
  return render(html`<div class="notice notice-bad" role="alert"><p>${words.text(said)}</p></div>`, root);
}

if (page.match) proveMatch(page.match);
else askForFile();
