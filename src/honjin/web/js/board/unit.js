/**
 * The look of a land unit: a band with formation and number, the sign of its arm, three factors.
 *
 * Inside the board it has two faces, chosen by its width on screen (`data-detail`): everything, or arm and strength only.
 */
import { html } from "../../vendor/preact.js";
import { printedText } from "./names.js";
import { Sign } from "./signs.js";

const BAND = 12;
const FOLD = 11; // of the corner that is turned down when it has acted
const EDGE = 3.4; // from the edge of the band to its letters
const LETTER = 4.5; // about the width of one
const WIDE = 2.2; // so many letters a Japanese sign is wide
const DOT = "·";

export const unit = {
  name: "unit",
  /** Pixels: a counter so wide shows all that is printed on it. */
  readable: 30,
  /** How far from its edge the ring of its states runs. */
  ring: 1.6,
  /** Pixels: as wide it is drawn in a tray. */
  handy: 46,
  /** Pixels: where it would be narrower a phone shows a part of what matters. */
  least: 30,
  shapes,
  face,
  /** What the face shows: as long as it is the same, so is the face. */
  printed: ({ side, art, values, spent, lettering }) => [side, art, values, spent, lettering],
  /** Whether it has been turned over. */
  turned: (was, now) => !was.spent !== !now.spent,
  isSinking: () => false,
  platePairs: (pile) => [["units", pile.counters.length + (pile.backs ?? 0)]],
};

/** The shapes that piles repeat: one layer for each side, and the hatch of what is spent. */
function shapes(board) {
  const [width, height] = board.counter.size;
  return Object.values(board.sides).map(
    ({ look }) => html`
    <pattern key=${look} id=${`hatch-${look}`} width="6" height="6" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)">
      <path d="M0 1H6" class=${`hatch worn ${look}`} />
    </pattern>
    <g key=${`layer-${look}`} id=${`layer-${look}`} class=${`ctr unit ${look}`}>
      <rect width=${width} height=${height} rx="4" class="cbody" />
      <path d=${band(width)} class="cband" />
      <rect width=${width} height=${height} rx="4" class="cedge" />
    </g>`,
  );
}

function band(width) {
  return `M0 ${BAND}V4A4 4 0 0 1 4 0H${width - 4}A4 4 0 0 1 ${width} 4V${BAND}Z`;
}

/** The whole counter, or one whose upper right corner is folded down. */
function outline(width, height, folded) {
  const corner = folded ? `H${width - FOLD}L${width} ${FOLD}` : `H${width - 4}A4 4 0 0 1 ${width} 4`;
  return `M4 0${corner}V${height - 4}A4 4 0 0 1 ${width - 4} ${height}H4A4 4 0 0 1 0 ${height - 4}V4A4 4 0 0 1 4 0Z`;
}

/** About how wide a text of the band is. */
function lettersOf(text) {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2fff" ? WIDE * LETTER : LETTER), 0);
}

function face(board, words, id, counter) {
  const [width, height] = board.counter.size;
  const { look } = board.sides[counter.side];
  const { firepower, defence, movement, range, reserve } = counter.values;
  const [formation = "", number = ""] = (counter.lettering ?? []).map((part) => printedText(words, part));
  const power = firepower || "–";
  const spent = Boolean(counter.spent);
  const isGun = range !== undefined;
  const shape = outline(width, height, spent);
  const end = width - EDGE - (spent ? FOLD - 3 : 0);
  // Formation and number share the band; where they are too long for it both are pressed alike.
  const part = Math.min(1, (end - EDGE - 4) / (lettersOf(formation) + lettersOf(number)));
  const pressed = (text) =>
    part < 1 && text ? { textLength: lettersOf(text) * part, lengthAdjust: "spacingAndGlyphs" } : {};
  return html`
    <g class=${`ctr unit ${look}${spent ? " turned" : ""}${isGun ? " gun" : ""}`} aria-hidden="true">
      <path d=${outline(width, height, false)} transform="translate(1.6 2.2)" class="csh" />
      <path d=${shape} class="cbody" />
      ${
        spent
          ? html`<path d=${shape} fill=${`url(#hatch-${look})`} /><path d=${`M0 ${BAND}H${width}`} class="cbandline" />`
          : html`<path d=${band(width)} class="cband" />`
      }
      <path d=${shape} class="cedge" />
      ${spent && html`<path d=${`M${width - FOLD} 0V${FOLD}H${width}Z`} class="cfold" />`}
      <g class="cfull">
        <text x=${EDGE} y="9.7" class="cformation" ...${pressed(formation)}>${formation}</text>
        <text x=${end} y="9.7" class="cnumber" ...${pressed(number)}>${number}</text>
        ${reserve && html`<path d="M3 15H10L3 22Z" class="creserve" />`}
        ${
          isGun
          && html`<circle cx="39" cy="22.4" r="7" class="crange" /><text x="39" y="26.3"
          class="crange-text">${range}</text>`
        }
        <text x=${width / 2} y="45" class="cfactors">${[power, defence, movement].join(DOT)}</text>
      </g>
      <${Sign} id=${counter.art} x=${isGun ? 5 : 11} y="13.4" size="26" height="18" class="carm" />
      <text x=${width / 2} y="45.6" class="cbrief">${[power, defence].join(DOT)}</text>
    </g>`;
}
