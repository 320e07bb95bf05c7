/** The odds of orders on a sheet, where the game has some: of one while it is written, and of all that are written. */

import { html, useEffect, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { OddsTable } from "./odds.js";

/** After how long without a change the odds are asked for, in milliseconds: who writes on does not wait for them. */
const PAUSE = 250;

function useOdds(desk, slips) {
  const [tables, setTables] = useState([]);
  const key = JSON.stringify(slips);
  useEffect(() => {
    let gone = false;
    const take = (found) => !gone && setTables(found);
    const ask = () =>
      desk.m.odds(slips).then(
        (reply) => take(reply.tables ?? []),
        () => {},
      );
    const timer = setTimeout(() => (slips.length ? ask() : take([])), PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key]);
  return tables;
}

/** Of these orders, below the cells of one. */
export function SlipOdds({ desk, slips }) {
  const tables = useOdds(desk, slips);
  return tables.map((table, at) => html`<${OddsTable} key=${at} words=${desk.words.value} table=${table} />`);
}

/** Of the whole sheet, below its rows: what several squadrons do to one ship is seen only there. */
export function SheetOdds({ desk }) {
  const tables = useOdds(desk, desk.form.standing);
  if (!tables.length) return null;
  const words = desk.words.value;
  return html`<details class="odds" open><summary><${Icon} id="i-die" />${words.text("table-odds")}</summary>
    ${tables.map((table, at) => html`<${OddsTable} key=${at} words=${words} table=${table} />`)}</details>`;
}
