/** The data pack of the match: what differs from the standard values. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { get } from "../pages/post.js";

export function PackValues({ desk, pack }) {
  const words = desk.words.value;
  const [seen, setSeen] = useState(null);
  useEffect(() => {
    get(`/api/matches/${desk.m.id}/pack`).then(setSeen, () => setSeen({ lost: true }));
  }, []);
  const line = seen?.lost ? "table-pack-lost" : seen ? seen.count === 0 && "table-pack-none" : "table-pack-reading";
  return html`<p>${words.text("table-pack-line", { digest: pack.digest.slice(0, 12) })}</p>
    ${line && html`<p role="status">${words.text(line)}</p>`}
    ${
      seen?.count > 0
      && html`<div class="pack-values" tabindex="0" role="region" aria-labelledby="dialog-title"><table>
      <thead><tr><th scope="col">${words.text("table-pack-value")}</th><th scope="col">${words.text("table-pack-was")}</th><th scope="col">${words.text("table-pack-is")}</th></tr></thead>
      <tbody>${seen.differences.map(
        (one) => html`<tr key=${`${one.sheet} ${one.line} ${one.column}`}>
        <th scope="row"><b>${one.thing}</b> ${one.column}<br /><span class="pack-place" lang="en">${one.sheet} · ${one.line}</span></th>
        <td>${one.standard}</td><td><b>${one.here}</b></td></tr>`,
      )}</tbody></table></div>`
    }
    ${seen?.count > seen?.differences?.length && html`<p>${words.text("table-pack-more", { count: seen.count - seen.differences.length })}</p>`}
    <p><a href=${`/api/matches/${desk.m.id}/pack/workbook`} download>${words.text("table-pack-all")}</a></p>`;
}
