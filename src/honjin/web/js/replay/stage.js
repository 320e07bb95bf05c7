/** The whole page once a match is there: board, bar above it, curve and buttons below, panel beside. */

import { html, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { CourseTable, Curve } from "./curve.js";
import { Eyes, Share, Where } from "./eyes.js";
import { Panel } from "./panel.js";
import { Picture } from "./picture.js";
import { Transport } from "./transport.js";

export function Stage({ words, player, drawn, see, address, proofLink, seats, story, busy, notes }) {
  return html`<div class="replay" aria-busy=${String(busy.value)}>
    <div class="replay-bar">
      <${Eyes} words=${words} player=${player} see=${see} />
      <${Where} words=${words} player=${player} />
      ${address && html`<${Share} words=${words} address=${address} />`}
    </div>
    <${Picture} words=${words} player=${player} drawn=${drawn} notes=${notes} />
    <${Course} words=${words} player=${player} />
    <${Panel} words=${words} player=${player} proofLink=${proofLink} seats=${seats} story=${story} notes=${notes} lost=${drawn?.board.table?.lost ?? []} />
  </div>`;
}

function Course({ words, player }) {
  const [asTable, setAsTable] = useState(false);
  const film = player.film.value;
  const isMeasured = film.measure.valuesOf(film).length > 0;
  const title = words.text(isMeasured ? `replay-${film.measure.name}` : "replay-course");
  return html`<section class="replay-course" aria-label=${title}>
    <div class="replay-course-head">
      <h2>${title}</h2>
      ${
        isMeasured
        && html`<button type="button" class="button button-quiet replay-as-table" aria-pressed=${String(asTable)}
        onClick=${() => setAsTable(!asTable)}><${Icon} id="i-rule" /> ${words.text("replay-as-table")}</button>`
      }
      <${Transport} words=${words} player=${player} />
    </div>
    ${asTable ? html`<${CourseTable} words=${words} player=${player} />` : html`<${Curve} words=${words} player=${player} />`}
  </section>`;
}
