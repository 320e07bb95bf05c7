/** The counter: a ship with its side, name, silhouette, speed and firepower; drawn from (0, 0) to its size. */
import { html, useMemo } from "../../vendor/preact.js";
import { Sign, squeezed } from "./signs.js";
import { Target } from "./target.js";

const LONG_NAME = 13;
const DIAMOND = 8.4;

/** The shapes that piles repeat: one layer and one back for each side, and the hatch of damage. */
export function CounterShapes({ board }) {
  const [width, height] = board.counter.size;
  return Object.values(board.sides).map(({ look, band }) => html`
    <pattern key=${look} id=${`hatch-${look}`} width="5" height="5" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)">
      <path d="M0 .7H5" class=${`hatch ${look}`} />
    </pattern>
    <g key=${`layer-${look}`} id=${`layer-${look}`} class=${`ctr ${look}`}>
      <rect width=${width} height=${height} rx="4" class="cbody" />
      <${Band} look=${look} band=${band} width=${width} height=${height} />
      <rect width=${width} height=${height} rx="4" class="cedge" />
    </g>
    <g key=${`back-${look}`} id=${`back-${look}`} class=${`ctr back ${look}`}>
      <rect width=${width} height=${height} rx="4" class="cbody" />
      <path d=${`M2 2L${width - 2} ${height - 2}M${width - 2} 2L2 ${height - 2}`} class="ccross" />
      <rect width=${width} height=${height} rx="4" class="cedge" />
      <text x=${width / 2} y=${height / 2 + 8} class="cback">?</text>
    </g>`);
}

function Band({ band, width, height }) {
  const d = band === "left" ? `M4 0H11V${height}H4A4 4 0 0 1 0 ${height - 4}V4A4 4 0 0 1 4 0Z`
    : `M${width - 4} 0A4 4 0 0 1 ${width} 4V${height - 4}A4 4 0 0 1 ${width - 4} ${height}H${width - 11}V0Z`;
  return html`<path d=${d} class="cband" />`;
}

/** What is printed on the counter. The factors are hidden from readers: the counter's name says them. */
export function CounterFace({ board, words, id, counter }) {
  const key = JSON.stringify([id, counter.side, counter.art, counter.values, counter.damaged]);
  return useMemo(() => face(board, words, id, counter), [board, words, key]);
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
        ${counter.damaged && html`<path d="M-46 27q5.75-5 11.5 0t11.5 0 11.5 0 11.5 0 11.5 0 11.5 0 11.5 0 11.5 0"
          class="cwave" />`}
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

/** The name as it stands on the counter: without its first word if that is a title and the whole does not fit. */
export function shortName(words, id) {
  const [kind, ...rest] = id.split("-");
  const short = `board-short-${rest.join("-")}`;
  return words.has(short) ? words.text(short) : words.name(kind, rest.join("-"));
}

/** What a reader says: "Fuji, Japan, battleship, damaged, speed 3, firepower 6, sinks at 3 hits". */
export function spokenName(board, words, id, counter) {
  const [kind, ...rest] = id.split("-");
  return words.text(board.counter.spoken, {
    name: words.name(kind, rest.join("-")),
    owner: words.name("side", counter.side),
    type: words.text(board.counter.types[counter.art]),
    damaged: counter.damaged ? "yes" : "no",
    ...counter.values,
  });
}

/** A counter at its spot that can be pointed at. `state` has the classes of look: lit, selected, refused, last. */
export function Counter({ board, words, id, counter, spot, slot, state }) {
  const [width, height] = board.counter.size;
  const label = spokenName(board, words, id, counter);
  const key = JSON.stringify([id, counter, spot, slot, state, label]);
  return useMemo(() => html`
    <g class=${`piece ${state}${counter.spent ? " spent" : ""}${counter.ordered ? " ordered" : ""}`} transform=${placed(spot, width, height)}>
      <g class="plift" aria-hidden="true">
        <${CounterFace} board=${board} words=${words} id=${id} counter=${counter} />
        <rect x="-3" y="-3" width=${width + 6} height=${height + 6} rx="6" class="pring" />
      </g>
      <${Target} box=${[0, 0, width, height]} label=${label} state=${state} data-thing=${id} data-counter=${id}
        data-slot=${slot} data-at=${`${spot.x} ${spot.y}`} aria-pressed=${state.includes("selected") ? "true" : "false"} />
    </g>`, [board, words, key]);
}

/** The transform that puts a counter's middle on a spot. */
export function placed(spot, width, height) {
  const x = spot.x - (width / 2) * spot.scale;
  const y = spot.y - (height / 2) * spot.scale;
  return `translate(${round(x)} ${round(y)})${spot.scale === 1 ? "" : `scale(${round(spot.scale)})`}`;
}

function round(number) {
  return Math.round(number * 100) / 100;
}
