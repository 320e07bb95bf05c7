/** The look of a ship: band with the mark of its side, name, silhouette, speed in a die, firepower. */
import { html } from "../../vendor/preact.js";
import { shortName } from "./names.js";
import { Sign, squeezed } from "./signs.js";

const LONG_NAME = 13;
const DIAMOND = 8.4;

export const ship = {
  name: "ship",
  /** Pixels: a counter so wide shows its name. */
  readable: 64,
  /** How far from its edge the ring of its states runs. */
  ring: 3,
  /** Pixels: as wide it is drawn in a tray. */
  handy: 64,
  /** Pixels: where it would be narrower a phone shows a part of what matters; a ship may be as small as it likes. */
  least: 0,
  shapes,
  face,
  /** What the face shows: as long as it is the same, so is the face. */
  printed: ({ side, art, values, damaged }) => [side, art, values, damaged],
  /** Whether it has been turned over. */
  turned: (was, now) => !was.damaged !== !now.damaged,
  /** Whether it goes down where it lies. */
  isSinking: ({ slot }) => slot === "sunk",
  platePairs,
};

/** The shapes that piles repeat: one layer for each side, and the hatch of damage. */
function shapes(board) {
  const [width, height] = board.counter.size;
  return Object.values(board.sides).map(
    ({ look, band }) => html`
    <pattern key=${look} id=${`hatch-${look}`} width="5" height="5" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)">
      <path d="M0 .7H5" class=${`hatch ${look}`} />
    </pattern>
    <g key=${`layer-${look}`} id=${`layer-${look}`} class=${`ctr ${look}`}>
      <rect width=${width} height=${height} rx="4" class="cbody" />
      <${Band} look=${look} band=${band} width=${width} height=${height} />
      <rect width=${width} height=${height} rx="4" class="cedge" />
    </g>`,
  );
}

function Band({ band, width, height }) {
  const d =
    band === "left"
      ? `M4 0H11V${height}H4A4 4 0 0 1 0 ${height - 4}V4A4 4 0 0 1 4 0Z`
      : `M${width - 4} 0A4 4 0 0 1 ${width} 4V${height - 4}A4 4 0 0 1 ${width - 4} ${height}H${width - 11}V0Z`;
  return html`<path d=${d} class="cband" />`;
}

function face(board, words, id, counter) {
  const [width, height] = board.counter.size;
  const { look, band, mark, letter } = board.sides[counter.side];
  const left = band === "left";
  const from = left ? 11 : 0; // the body beside the band
  const to = left ? width : width - 11;
  const centre = (from + to) / 2;
  const name = shortName(words, id);
  const badge = left ? 5.5 : width - 5.5;
  return html`
    <g class=${`ctr ${look}${counter.damaged ? " damaged" : ""}`} aria-hidden="true">
      <rect x="1.2" y="2" width=${width} height=${height} rx="4" class="csh" />
      <rect width=${width} height=${height} rx="4" class="cbody" />
      ${counter.damaged && html`<rect x=${from} width=${to - from} height=${height} fill=${`url(#hatch-${look})`} />`}
      <${Band} band=${band} width=${width} height=${height} />
      <rect width=${width} height=${height} rx="4" class="cedge" />
      <${Sign} id=${mark} x=${badge - 4.5} y="3.5" size="9" class="cmark" />
      <text x=${badge} y=${height - 5} class="cltr">${words.text(letter)}</text>
      <text x=${centre} y="11.6" class="cname" ...${squeezed(name, LONG_NAME, 68)}>${name}</text>
      <g class="csil" transform=${`translate(${centre} 0)`}>
        <g class="clist"><g transform=${left ? "scale(-1 1)" : null}><${Sign} id=${counter.art} x="-50" y="0"
          size="100" height="30" /></g></g>
        ${
          counter.damaged
          && html`<path d="M-46 27q5.75-5 11.5 0t11.5 0 11.5 0 11.5 0 11.5 0 11.5 0 11.5 0 11.5 0"
          class="cwave" />`
        }
      </g>
      <rect x=${from + 4} y="31.5" width="19" height="18" rx="4" class="cdie" />
      <text x=${from + 13.5} y="46.6" class="cspd">${counter.values.speed}</text>
      ${counter.damaged && diamonds(counter.values.hits, centre - 0.5)}
      <text x=${to - 5} y="50.4" class="cfp">${counter.values.firepower}</text>
    </g>`;
}

function diamonds(count, centre) {
  const first = centre - ((count - 1) * DIAMOND) / 2;
  const d = Array.from({ length: count }, (_, i) => `M${first + i * DIAMOND} 36.6l3.4 4.9-3.4 4.9-3.4-4.9z`).join("");
  return html`<path d=${d} class="cdia" />`;
}

/** Pairs for the plate of a pile that has none: the number of ships and their firepower. */
function platePairs(pile, scene) {
  const power = pile.counters.reduce((sum, id) => sum + scene.counters[id].values.firepower, 0);
  return [["i-hull", pile.counters.length + (pile.backs ?? 0)], ...(pile.backs ? [] : [["i-gun", power]])];
}
