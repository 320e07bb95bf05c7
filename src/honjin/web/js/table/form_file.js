/** The sheet as a file: the workbook of the open step, to be filled in elsewhere and brought back. */

import { html, useId, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { pageData } from "../pages/page.js";
import { answered } from "../replay/source.js";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const MOST_SHOWN = 8;

const addressOf = (desk) => `/api/matches/${desk.m.id}/sheet?seat=${desk.seat.value}`;

/** Two buttons, and what came of the file that was brought. */
export function SheetFile({ desk }) {
  const words = desk.words.value;
  const input = useId();
  const [came, setCame] = useState(null);
  const [busy, setBusy] = useState(false);
  const bring = async (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    setBusy(true);
    try {
      const outcome = await brought(desk, file);
      setCame(outcome);
      if (outcome.sent) desk.say(words.text("table-sheet-sent"));
    } catch (refused) {
      setCame({ problem: refused.message });
    }
    setBusy(false);
  };
  return html`<div class="form-file">
    <a class="quiet-link" href=${addressOf(desk)} download><${Icon} id="i-down" />${words.text("table-sheet-out")}</a>
    <label class="quiet-link" for=${input} data-busy=${String(busy)}><${Icon} id="i-up" />${words.text("table-sheet-in")}</label>
    <input id=${input} class="visually-hidden" type="file" accept=${`.xlsx,${XLSX}`} disabled=${busy} onChange=${bring} />
    ${came && html`<${Came} words=${words} came=${came} />`}
  </div>`;
}

function brought(desk, file) {
  const headers = { "content-type": XLSX, "x-csrf-token": pageData().csrf ?? "" };
  return fetch(addressOf(desk), { method: "POST", headers, body: file }).then(answered);
}

function Came({ words, came }) {
  if (came.problem)
    return html`<p class="form-note form-file-came" role="alert"><${Icon} id="i-refused" />${came.problem}</p>`;
  const shown = came.refused.slice(0, MOST_SHOWN);
  return html`<div class="form-note form-file-came" role="status">
    <p>${words.text("table-sheet-came", { count: came.orders })}</p>
    ${
      shown.length > 0
      && html`<p>${words.text("table-sheet-refused", { count: came.refused.length })}
      ${" "}<a href=${`data:${XLSX};base64,${came.marked}`} download="refused.xlsx">${words.text("table-sheet-marked")}</a></p>
    <ul>${shown.map(({ tab, row, why }) => html`<li key=${tab + row}><b>${tab} ${row}</b>: ${why}</li>`)}</ul>`
    }
  </div>`;
}
