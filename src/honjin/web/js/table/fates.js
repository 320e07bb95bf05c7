/**
 * What may become of each ship before the dice are thrown: the chances in the tables of the open question. Pure.
 *
 * Such a table (`fates` of a board's theatre) has a row for each piece that is fired at by the side of its facts: the
 * thing, the chance to be damaged, the chance to be lost.
 */

/**
 * The fate of a thing; a side that has fired already does not fire again.
 * @param {{facts: {side: string}, rows: [string, number | string, number][]}[]} tables
 * @returns {(thing: string) => {damaged: number | null, lost: number, table: object} | undefined}
 */
export function fateOf(tables, { thrown }) {
  const fates = new Map();
  for (const table of tables) {
    if (thrown.includes(table.facts.side)) continue;
    for (const [thing, damaged, lost] of table.rows)
      fates.set(thing, { damaged: typeof damaged === "number" ? damaged : null, lost, table });
  }
  return (thing) => fates.get(thing);
}
