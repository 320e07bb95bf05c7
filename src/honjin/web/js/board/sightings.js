/** Old sightings: around each a ring, as far as what was seen there may have come since (`reach`, else a hex a turn). */
import { html, useMemo } from "../../vendor/preact.js";
import { ageOf } from "./forces.js";
import { areaOf, pitchOf } from "./grid.js";

const OWN = 0.45; // of a hex: from its middle nearly to its edge

/** Where the rings of all sightings lie: `{id, x, y, radius}`; what was seen in this turn has none. */
export function ringsOf(board, scene, piles) {
  const reach = pitchOf(board.grid);
  return Object.entries(piles)
    .map(([id, pile]) => ({ id, far: farOf(pile, scene), centre: areaOf(board, pile.thing)?.centre }))
    .filter(({ far, centre }) => far && centre)
    .map(({ id, far, centre: [x, y] }) => ({ id, x, y, radius: Math.round(reach * (far + OWN)) }));
}

/** How many hexes what lies in a pile may have gone since it was seen; the farthest of them counts. */
function farOf(pile, scene) {
  const age = ageOf(pile, scene);
  return age && Math.max(...pile.counters.map((id) => scene.counters[id].values.reach ?? age));
}

export function Sightings({ board, scene, piles }) {
  const rings = useMemo(() => ringsOf(board, scene, piles), [board, scene, piles]);
  if (!rings.length) return null;
  const [left, top, width, height] = board.frame;
  return html`<g class="sightings" aria-hidden="true" clip-path="url(#board-frame)">
    <clipPath id="board-frame"><rect x=${left} y=${top} width=${width} height=${height} /></clipPath>
    ${rings.map(({ id, x, y, radius }) => html`<circle key=${id} cx=${x} cy=${y} r=${radius} />`)}</g>`;
}
