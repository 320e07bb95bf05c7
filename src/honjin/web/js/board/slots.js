/** Port boxes and the slots in them: frames and titles (drawn once), and the counters that lie in rows. */
import { html, useMemo } from "../../vendor/preact.js";
import { slotOf } from "./grid.js";
import { arrangement } from "./layout.js";
import { Counter } from "./counters.js";
import { placeName } from "./names.js";
import { Pile } from "./piles.js";
import { Box, Sign, middle, squeezed } from "./signs.js";
import { Target } from "./target.js";

const TAB = 24; // height of a panel's title bar

/** A port box: its title bar in the colour of its side, the frame, and the state it is in. */
export function Panel({ board, words, id, state, mark }) {
  const panel = board.panels[id];
  const name = placeName(words, id);
  return useMemo(() => {
    const [x, y, width, height] = panel.box;
    const { look, mark: sign } = board.sides[panel.side];
    const [cx, cy] = middle(panel.box);
    const label = state.includes("lit") ? words.text("board-allowed", { name }) : name;
    const fallen = mark === "fallen";
    return html`
      <g class=${`panel ${look} ${state} ${mark}`} aria-hidden="true">
        <rect x=${x} y=${y} width=${width} height=${height} rx="4" class="pbox" />
        <path d=${`M${x} ${y + TAB}V${y + 4}a4 4 0 0 1 4-4H${x + width - 4}a4 4 0 0 1 4 4V${y + TAB}Z`} class="ptab" />
        <${Sign} id=${sign} x=${x + 7} y=${y + 4} size="16" class="pmark" />
        <text x=${x + 28} y=${y + 18.5} class="ptitle" ...${squeezed(name, (width - 34) / 8, width - 36)}>${name}</text>
        ${panel.note && html`<text x=${x + width - 8} y=${y + 17} class="pnote">${words.text(panel.note)}</text>`}
        ${
          state.includes("lit")
          && html`<rect x=${x} y=${y + TAB} width=${width} height=${height - TAB}
          class="phatch" />`
        }
        <rect x=${x - 2} y=${y - 2} width=${width + 4} height=${height + 4} rx="6" class="pring" />
      </g>
      <${Target} box=${panel.box} label=${fallen ? `${label}, ${words.text("board-mark-fallen")}` : label} state=${state}
        data-thing=${id} data-panel=${id} data-walk data-at=${`${cx} ${cy}`}
        aria-pressed=${state.includes("selected") ? "true" : "false"} />`;
  }, [board, words, id, state, mark, name]);
}

/** A slot's frame and title. */
export function SlotFrame({ words, slot, mark, taken }) {
  return useMemo(() => {
    const [x, y] = slot.box;
    const look = slot.look ?? "plain";
    const [cx, cy] = middle(slot.box);
    const lines = slot.empty && !taken ? words.text(slot.empty).split("\n") : [];
    return html`
      <g class=${`slot ${look} ${mark}`} aria-hidden="true">
        <${Box} box=${slot.box} radius="3" />
        ${slot.art && slot.kind === "row" && html`<${Sign} id=${slot.art} x=${x + 6} y=${y + 5} size="14" />`}
        ${
          slot.text
          && html`<text x=${slot.art ? x + 23 : cx} y=${y + 17}
          class=${slot.art ? "" : "centred"}>${words.text(slot.text)}</text>`
        }
        ${lines.map(
          (line, i) => html`<text x=${cx} y=${cy + 5 + (i - (lines.length - 1) / 2) * 17}
          class="centred thin">${line}</text>`,
        )}
        ${
          mark === "lost"
          && html`<path
          d=${crossed(slot.box)} class="struck" />`
        }
      </g>`;
  }, [words, slot, mark, taken]);
}

/** Two lines from corner to corner, below the title. */
function crossed([x, y, width, height]) {
  const [left, right, top, bottom] = [x + 8, x + width - 8, y + 26, y + height - 8];
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}

/** The counters of a row slot: side by side, the first on top; too many of them become a pile. */
export function RowCounters({ pile, ...props }) {
  const { board, id, flying } = props;
  const shape = arrangement(board, slotOf(board, id), pile.counters.length + (pile.backs ?? 0));
  if (shape.look === "row") return html`<${SideBySide} ...${props} pile=${pile} isOverlapping />`;
  const counters = pile.counters.filter((counter) => !flying.has(counter));
  return counters.length || pile.backs ? html`<${Pile} ...${props} pile=${{ ...pile, counters }} />` : null;
}

/** Counters each on its own spot, as a list that can be walked through. */
export function SideBySide({ board, words, id, pile, scene, spots, stateOf, flying, isOverlapping }) {
  const counters = pile.counters.filter((counter) => !flying.has(counter));
  if (isOverlapping) counters.reverse(); // the first lies on top
  return html`
    <g class="row" role="list" data-row=${id} data-place=${isOverlapping ? null : slotOf(board, id).thing}>
      ${counters.map(
        (counter) => html`<g key=${counter} role="listitem"><${Counter} board=${board}
        words=${words} id=${counter}
        counter=${scene.counters[counter]} slot=${id} spot=${spots.get(counter)}
          state=${stateOf(counter)} /></g>`,
      )}
    </g>`;
}
