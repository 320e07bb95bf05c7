/** The whole page once a match is there: board, bar above it, curve and buttons below, panel beside. */

import { html, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { Curve, ScoreTable } from "./curve.js";
import { Eyes, Share, Where } from "./eyes.js";
import { Panel } from "./panel.js";
import { Picture } from "./picture.js";
import { Transport } from "./transport.js";

export function Stage({ words, player, drawn, see, address, proofLink, seats, busy }) {
  return html`<div class="replay" aria-busy=${String(busy.value)}>
    <div class="replay-bar">
      <${Eyes} words=${words} player=${player} see=${see} />
      <${Where} words=${words} player=${player} />
      ${address && html`<${Share} words=${words} address=${address} />`}
    </div>
    <${Picture} words=${words} player=${player} drawn=${drawn} />
    <${Score} words=${words} player=${player} />
    <${Panel} words=${words} player=${player} proofLink=${proofLink} seats=${seats} lost=${drawn?.board.table?.lost ?? []} />
  </div>`;
}

function Score({ words, player }) {
  const [asTable, setAsTable] = useState(false);
  const hasScore = player.film.value.score.length > 0;
  return html`<section class="replay-course" aria-label=${words.text(hasScore ? "replay-score" : "replay-course")}>
    <div class="replay-course-head">
      <h2>${words.text(hasScore ? "replay-score" : "replay-course")}</h2>
      ${
        hasScore
        && html`<button type="button" class="button button-quiet replay-as-table" aria-pressed=${String(asTable)}
        onClick=${() => setAsTable(!asTable)}><${Icon} id="i-rule" /> ${words.text("replay-as-table")}</button>`
      }
      <${Transport} words=${words} player=${player} />
    </div>
    ${asTable ? html`<${ScoreTable} words=${words} player=${player} />` : html`<${Curve} words=${words} player=${player} />`}
  </section>`;
}
