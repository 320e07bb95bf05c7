/**
 * The look of armies that fight in contingents: units that face a corner of their hex, the banners of their leaders,
 * camps, and samurai who fight alone.
 *
 * The number of a contingent (`values.crest`) gives its colour and its crest. A unit never turns: a wedge shows where it
 * faces. Inside the board it has two faces, chosen by its width on screen: everything, or arm and strength only.
 */
import { html } from "../../vendor/preact.js";
import { sizeOf } from "./layout.js";
import { kindOf, printedText } from "./names.js";
import { Sign } from "./signs.js";

const BAND = 20;
const CREST = 18; // across
const FOOT = 6; // of a torn edge, from tooth to tooth
const TIP = 57; // from the middle to the point of the wedge
const BASE = 34; // and to its base, which is this wide:
const WIDE = 32;

export const samurai = {
  name: "samurai",
  /** Pixels: a counter so wide shows all that is printed on it. */
  readable: 34,
  /** How far from its edge the ring of its states runs. */
  ring: 3,
  /** Pixels: as wide it is drawn in a tray. */
  handy: 52,
  /** Pixels: where it would be narrower a phone shows a part of what matters. */
  least: 34,
  /** How far it reaches beyond its edge: the wedge of a unit, the crown of a leader. */
  overhang: ({ facing = -1, art }) => (facing >= 0 ? 11 : art.startsWith("banner") ? 14 : 4),
  shapes,
  face: (board, words, id, counter) => FACES[kindOf(counter)](board, words, counter),
  /** What the face shows: as long as it is the same, so is the face. */
  printed: ({ side, art, values, damaged, lettering, marks, facing }) => [
    side,
    art,
    values,
    damaged,
    lettering,
    marks,
    facing,
  ],
  /** Whether it has been turned over. */
  turned: (was, now) => !was.damaged !== !now.damaged,
  isSinking: () => false,
  platePairs: (pile) => [["units", pile.counters.length + (pile.backs ?? 0)]],
};

/** The stripes of disorder, one for each side. */
function shapes(board) {
  return Object.values(board.sides).map(
    ({ look }) => html`
    <pattern key=${look} id=${`hatch-${look}`} width="9" height="9" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)">
      <path d="M0 0V9" class=${`hatch disorder ${look}`} />
    </pattern>`,
  );
}

const FACES = { ran: unit, banner, camp, blade };

/** The point and the two ends of the base of the wedge, around the middle of a counter that faces there. */
export function wedgeOf(facing) {
  const turn = (facing * Math.PI) / 6;
  const [east, south] = [Math.sin(turn), -Math.cos(turn)];
  const base = (side) => [east * BASE - (south * side * WIDE) / 2, south * BASE + (east * side * WIDE) / 2];
  return [[east * TIP, south * TIP], base(1), base(-1)].map((point) =>
    point.map((number) => Math.round(number * 10) / 10),
  );
}

/** The colours of a side, and of a contingent, as the style sheet asks for them. */
function colours(board, { side, values: { crest } }) {
  const { clan, body } = board.sides[side];
  const own = crest === undefined ? {} : { "--crest": `var(--rn-${crest})`, "--crest-ink": `var(--rn-${crest}-ink)` };
  return { "--clan": clan, "--body": body, ...own };
}

function unit(board, words, counter) {
  const [width, height] = sizeOf(board, counter);
  const { values, damaged, facing = -1, marks = [] } = counter;
  const { look } = board.sides[counter.side];
  const number = printedText(words, counter.lettering?.[0] ?? "");
  const wedge =
    facing < 0
      ? ""
      : `M${wedgeOf(facing)
          .map((point) => point.join(" "))
          .join("L")}Z`;
  const middle = (width + BAND) / 2;
  return html`
    <g class=${`ctr samurai ${look}${damaged ? " disordered" : ""}`} style=${colours(board, counter)} aria-hidden="true">
      ${wedge && html`<g transform=${`translate(${width / 2} ${height / 2})`}><path d=${wedge} class="cwedge casing" /><path d=${wedge} class="cwedge" /></g>`}
      <g transform=${damaged ? `rotate(-7 ${width / 2} ${height / 2})` : null}>
        <rect x="2.4" y="3.4" width=${width} height=${height} rx="5" class="csh" />
        <rect width=${width} height=${height} rx="5" class="cbody" />
        <path d=${`M1 6A5 5 0 0 1 6 1H${BAND}V${height - 1}H6A5 5 0 0 1 1 ${height - 6}Z`} class="ccrest" />
        ${damaged && html`<rect width=${width} height=${height} rx="5" fill=${`url(#hatch-${look})`} />`}
        <rect width=${width} height=${height} rx="5" class="cedge" />
        ${damaged && html`<path d=${torn(width, height)} class="ctorn" />`}
        <g class="ccrest-ink"><${Sign} id=${`mon-${values.crest ?? 0}`} x=${BAND / 2 + 0.5 - CREST / 2} y=${14 - CREST / 2} size=${CREST} /></g>
        <text x=${BAND / 2 + 0.5} y="60" class="cnumber">${number}</text>
        <${Sign} id=${counter.art} x=${middle - 23.5} y="3" size="47" height="30" class="carm" />
        <text x=${middle} y="62" class="cfull cfactors">${values.tq}<tspan dx="1" class="cma">-${values.ma}</tspan></text>
        <text x=${middle} y="63.5" class="cbrief">${values.tq}</text>
        ${marks.includes("hatamoto") && html`<path d=${`M${width - 8} 3h6v9l-3-2.4-3 2.4z`} class="cgold" />`}
        ${marks.includes("fired") && html`<${Sign} id="ran-fired" x=${width - 21} y="24" size="20" />`}
        ${values.hits > 0 && html`<${Sign} id="ran-hits" x="-12" y="18" size="38" /><text x="7" y="43" class="chits">${values.hits}</text>`}
      </g>
    </g>`;
}

/** The lower edge of a counter in disorder. */
function torn(width, height) {
  const teeth = Math.floor(width / (2 * FOOT));
  return `M0 ${height}${`l${FOOT} ${-FOOT} ${FOOT} ${FOOT}`.repeat(teeth)}`;
}

/** A leader: his crest and his momentum on a banner, crowned if he leads the army, its cloth faint while he is not Active, struck through when he is done. */
function banner(board, words, counter) {
  const [width, height] = sizeOf(board, counter);
  const { values, marks = [] } = counter;
  const isActive = marks.includes("active");
  // What is written on faint cloth is dark, whatever its colour.
  const style = { ...colours(board, counter), ...(isActive ? {} : { "--crest-ink": "var(--fd-ink)" }) };
  return html`
    <g class=${`ctr samurai banner ${board.sides[counter.side].look}`} style=${style} aria-hidden="true">
      <path d=${`M2-3V${height + 5}`} class="cpole casing" /><path d=${`M2-3V${height + 5}M2-2H${width + 1}`} class="cpole" />
      <rect x="5" y="3" width=${width - 2} height=${height} class="csh" />
      <rect x="3" width=${width - 3} height=${height} class="ccrest" />
      ${!isActive && html`<rect x="3" width=${width - 3} height=${height} class="cveil" />`}
      <rect x="3" width=${width - 3} height=${height} class="cedge" />
      <g class="ccrest-ink"><${Sign} id=${`mon-${values.crest ?? 0}`} x=${width / 2 + 1.5 - CREST / 2} y="3" size=${CREST} /></g>
      <text x=${width / 2 + 1.5} y=${height - 4} class="cmomentum">${values.momentum}</text>
      ${marks.includes("chief") && html`<${Sign} id="ran-crown" x="2" y="-15" size=${width - 1} height="17" />`}
      ${marks.includes("finished") && html`<path d=${`M3 ${height}L${width} 0`} class="cstruck casing" /><path d=${`M3 ${height}L${width} 0`} class="cstruck" />`}
    </g>`;
}

/** The camp of an army: its curtain, with the crest of the clan. */
function camp(board, words, counter) {
  const [width, height] = sizeOf(board, counter);
  const { look, mark } = board.sides[counter.side];
  return html`
    <g class=${`ctr samurai camp ${look}`} style=${colours(board, counter)} aria-hidden="true">
      <rect x="4" y="6" width=${width - 4} height=${height - 8} class="csh" />
      <${Sign} id="ran-honjin" x="0" y="0" size=${width} height=${height} />
      <g class="cclan"><${Sign} id=${mark} x=${width / 2 - 13} y=${height / 2 - 9} size="26" /></g>
      <text x=${width - 14} y=${height - 14} class="ctq">${counter.values.tq}</text>
    </g>`;
}

/** A samurai who fights alone: how far he reaches, how he fights, how long he lasts. */
function blade(board, words, counter) {
  const [width] = sizeOf(board, counter);
  const { range, combat, endurance } = counter.values;
  return html`
    <g class=${`ctr samurai blade ${board.sides[counter.side].look}`} style=${colours(board, counter)} aria-hidden="true">
      <circle cx=${width / 2 + 2} cy=${width / 2 + 3} r=${width / 2} class="csh" />
      <${Sign} id="ran-samurai" x="-3" y="-3" size=${width + 6} />
      <text x=${width / 2} y=${width * 0.82} class="cblade">${[range, combat, endurance].join("·")}</text>
    </g>`;
}
