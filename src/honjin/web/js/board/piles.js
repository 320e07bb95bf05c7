/** Piles: the closed pile with its plate, and what it shows when it is open, a fan or a tray. */
import { html, useMemo } from "../../vendor/preact.js";
import { slotOf } from "./grid.js";
import { arrangement } from "./layout.js";
import { Counter, CounterFace, Ring, lookOf, placed } from "./counters.js";
import { spokenPile } from "./names.js";
import { Sign } from "./signs.js";
import { Target } from "./target.js";

const DIGIT = 9.2; // width of a figure on the plate at size 20
const SIGN = 17;
const GAP = 10;

/** The counters of a pile by their ids. */
function membersOf(pile, scene) {
  return Object.fromEntries(pile.counters.map((id) => [id, scene.counters[id]]));
}

/** A closed pile where counters lie on one another: drawn as one, in the look of its board. One alone is itself. */
export function Force({ board, words, id, slot, pile, scene, state, open }) {
  const members = membersOf(pile, scene);
  const label = useMemo(() => spokenPile(board, words, slot, pile, members), [board, words, slot, pile, scene]);
  const key = JSON.stringify([id, slot.at, pile, members, scene.turn, state, open, label]);
  return useMemo(() => {
    const { size, face } = lookOf(board).closed(board, words, slot, pile, scene);
    const {
      at: [x, y],
      scale = 1,
    } = slot;
    return html`
      <g class=${`pile force ${state}`}>
        <g class=${`piece ${state}`} transform=${placed({ x, y, scale }, ...size)} aria-hidden="true">
          <g class="plift">${face}<${Ring} board=${board} size=${size} /></g>
        </g>
        <${Target} box=${slot.box} radius="8" label=${label} state=${state} data-slot=${id} data-force=${id}
          data-place=${pile.thing} data-at=${`${x} ${y}`} ...${meaningOf(id, pile, open)} />
      </g>`;
  }, [board, words, key]);
}

/** What pointing at a force means: at its only counter, or at the pile, which opens. */
function meaningOf(id, pile, open) {
  const [top] = pile.counters;
  if (pile.counters.length === 1 && !pile.backs) return { "data-thing": top, "data-counter": top };
  return { "data-thing": pile.thing, "data-pile": id, "data-top": top, "aria-expanded": open ? "true" : "false" };
}

/** A closed pile in a slot: at most five layers, the top counter, the plate. */
export function Pile({ board, words, id, pile, scene, state, open }) {
  const slot = slotOf(board, id);
  const top = pile.counters[0];
  const total = pile.counters.length + (pile.backs ?? 0);
  const label = spokenPile(board, words, slot, pile);
  const key = JSON.stringify([id, pile, top && scene.counters[top], state, open, label]);
  return useMemo(() => {
    const shape = arrangement(board, slot, total);
    const spot = shape.spots[0];
    const [width, height] = board.counter.size;
    return html`
      <g class=${`pile ${state}`}>
        <g class=${`piece ${state}`} transform=${placed(spot, width, height)} aria-hidden="true">
          <g class="plift">
            ${layers(board, pile, total)}
            ${
              top
                ? html`<${CounterFace} board=${board} words=${words} id=${top} counter=${scene.counters[top]} />`
                : html`<use href=${`#back-${board.sides[pile.side].look}`} />`
            }
            <${Ring} board=${board} />
          </g>
        </g>
        ${
          shape.plate
          && html`<${Plate} board=${board} side=${pile.side} pairs=${pairsOf(board, pile, scene)}
          at=${shape.plate} room=${shape.room} small=${slot.kind !== "pile"} />`
        }
        ${
          slot.look === "arrivals"
          && html`<text x=${slot.box[0] + slot.box[2] - 6} y=${slot.box[1] + 37}
          class="times" aria-hidden="true">×${total}</text>`
        }
        <${Target} box=${reach(slot, spot, shape, board.counter)} radius="8" label=${label} state=${state}
          data-thing=${pile.thing} data-slot=${id} data-pile=${id} data-top=${top} data-walk
          data-at=${`${spot.x} ${spot.y}`} aria-expanded=${open ? "true" : "false"} />
      </g>`;
  }, [board, words, key]);
}

/** Where a pile is pointed at: its slot, or as far as the counters and the plate reach. */
function reach(slot, spot, shape, { size, plate: [, deep] }) {
  if (slot.box && (slot.kind === "pile" || slot.look === "arrivals")) return slot.box;
  const [width, height] = size.map((side) => side * spot.scale);
  const bottom = shape.plate ? shape.plate[1] + deep / 2 : spot.y + height / 2;
  const top = spot.y - height / 2 - 14;
  return [spot.x - width / 2 - 6, top, width + 24, bottom - top];
}

function layers(board, pile, total) {
  const { look } = board.sides[pile.side];
  const { offset, layers: most } = board.counter.pile;
  const known = pile.counters.length;
  const shown = Math.min(total, most) - 1;
  return Array.from({ length: shown }, (_, n) => shown - n).map(
    (i) =>
      html`<use key=${i} href=${`#${i < known ? "layer" : "back"}-${look}`} x=${i * offset[0]} y=${i * offset[1]} />`,
  );
}

/** Pairs for the plate: the scene's own, else what the look of the counters makes of them. */
function pairsOf(board, pile, scene) {
  return pile.plate?.length ? pile.plate : lookOf(board).platePairs(pile, scene);
}

/** The plate under a pile: signs and numbers, in a row. */
export function Plate({ board, side, pairs, at, room, small, raised }) {
  const [full, height] = board.counter.plate;
  const widths = pairs.map(([, number]) => SIGN + 2 + String(number).length * DIGIT);
  const sum = widths.reduce((a, b) => a + b, 0) + GAP * (pairs.length - 1);
  const width = small ? sum + 22 : Math.max(full, sum + 22);
  const scale = Math.min(small ? 0.86 : 1, (room ?? width) / width);
  let x = -sum / 2;
  const inner = pairs.map(([sign, number], i) => {
    const left = x;
    x += widths[i] + GAP;
    return html`<${Sign} id=${board.counter.plate_signs[sign] ?? sign} x=${left} y=${-SIGN / 2} size=${SIGN} />
      <text x=${left + SIGN + 2} y="7" class="pnum">${number}</text>`;
  });
  return html`
    <g class=${`plate ${board.sides[side].look}${raised ? " raised" : ""}`}
      transform=${`translate(${at[0]} ${at[1]})scale(${scale})`} aria-hidden="true">
      <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${height / 2} />${inner}
    </g>`;
}

/** An open pile: every counter by itself, those that are hidden as backs. */
export function OpenPile({ board, words, id, pile, scene, shape, stateOf, state }) {
  const slot = slotOf(board, id);
  const { look } = board.sides[pile.side];
  const [x, y, across, down] = shape.box;
  // In a fan the first lies on top, so it is drawn last.
  const order = shape.spots.map((_, i) => i);
  if (shape.look === "fan") order.reverse();
  return html`
    <g class=${`open ${shape.look} ${state}`} data-slot=${id} data-open=${id} data-columns=${shape.columns}>
      <rect x=${x} y=${y} width=${across} height=${down} rx=${10 * shape.scale} class="traybox" />
      <g role="list" aria-label=${spokenPile(board, words, slot, pile, membersOf(pile, scene))}>
        ${order.map((i) => {
          const counter = pile.counters[i];
          if (!counter)
            return html`<use key=${i} href=${`#back-${look}`}
      transform=${placed(shape.spots[i], ...board.counter.size)} />`;
          return html`<g key=${counter} role="listitem"><${Counter} board=${board} words=${words} id=${counter}
      counter=${scene.counters[counter]} slot=${id} spot=${shape.spots[i]} state=${stateOf(counter)} /></g>`;
        })}
      </g>
      ${
        slot.plate
        && shape.look === "tray"
        && html`<g
        transform=${`translate(${x + across / 2} ${y + down})scale(${shape.scale})`}>
        <${Plate} board=${board} side=${pile.side} pairs=${pairsOf(board, pile, scene)} at=${[0, 0]} raised /></g>`
      }
    </g>`;
}
