/**
 * The look of fleets that seek each other: ships, squadrons of aircraft, battalions, and whole forces drawn as one.
 *
 * What is only known from a sighting is a ghost: dashed and without a shadow, with a clock that tells how many turns ago
 * it was seen. It fades with its age and is never moved.
 *
 *   hull-*    ships, by their class; `lettering` is what stands in the band and below, else name and class; `damaged`;
 *             marks `machinery` and `armament`, what is out of order
 *   plane-*   squadrons: `lettering` name and model; `values` aircraft, full (how many there were), wait (turns);
 *             marks `deck`, `hangar` or `mission`; `facing` in the air
 *   troops-*  battalions: `lettering` is what stands below the name
 */
import { html } from "../../vendor/preact.js";
import { UNKNOWN, ageOf, codeOf, forceOf } from "./forces.js";
import { sizeOf } from "./layout.js";
import { kindOf, printedText, shortName } from "./names.js";
import { Sign, squeezed } from "./signs.js";

const BAND = 13;
const CLOCK = 13; // radius of the clock of a sighting
const TURNS = 7; // as many turns fill the clock
const FADING = 0.13; // what a sighting loses of its strength in a turn
const LONG_NAME = 11;
const LONG_LINE = 12;
const PILL = [40, 17];
const PLANNED = "planned"; // the mark of what a sheet only plans to be there
const SQUARES = 6; // more aircraft than these are told by their number

export const hull = {
  name: "hull",
  /** Pixels: a counter so wide shows all that is printed on it. */
  readable: 50,
  /** How far from its edge the ring of its states runs. */
  ring: 3.5,
  /** Pixels: as wide it is drawn in a tray. */
  handy: 66,
  /** Pixels: where it would be narrower a phone shows a part of what matters. */
  least: 50,
  shapes,
  face,
  closed,
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
  /** Whether it goes down where it lies. */
  isSinking: ({ slot }) => slot === "sunk",
  platePairs: (pile) => [["units", pile.counters.length + (pile.backs ?? 0)]],
};

/** The hatch of damage, one for each side. */
function shapes(board) {
  return Object.values(board.sides).map(
    ({ look }) => html`
    <pattern key=${look} id=${`hatch-${look}`} width="5" height="5" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)">
      <path d="M0 .7H5" class=${`hatch hull ${look}`} />
    </pattern>`,
  );
}

const FACES = { hull: ship, plane: squadron, troops: battalion };

function face(board, words, id, counter) {
  return FACES[kindOf(counter)](board, words, id, counter);
}

// ---- ships and forces ------------------------------------------------------------------------------------------------

/** A ship by itself: its name, its silhouette, its class. */
function ship(board, words, id, counter) {
  const [printed, below] = counter.lettering ?? [];
  return sheet(board, counter, {
    name: printed ? printedText(words, printed, " ") : shortName(words, id),
    line: below ? printedText(words, below, " ") : codeOf(counter.art),
    brief: counter.art === UNKNOWN ? "?" : codeOf(counter.art),
    silhouette: profile(counter.art),
    ghost: Boolean(counter.seen),
  });
}

/** Ships that sail together: the name of the force, the heaviest of them, how many of each class. */
function force(board, words, pile, scene) {
  const { top, line, brief, count } = forceOf(pile, scene);
  const [name = String(count), said = line] = (pile.lettering ?? []).map((part) => printedText(words, part, " "));
  return sheet(
    board,
    { ...top, damaged: false, marks: (top.marks ?? []).filter((mark) => mark === PLANNED) },
    {
      name,
      line: said,
      brief: top.art === UNKNOWN ? "?" : brief,
      silhouette: profile(top.art),
      ghost: Boolean(top.seen),
    },
  );
}

/** A counter with a band above and a line below; seen from afar only its silhouette and one word. */
function sheet(board, counter, { name, line, brief, silhouette, ghost }) {
  const [width, height] = sizeOf(board, counter);
  const { look } = board.sides[counter.side];
  const hurt = counter.damaged;
  const planned = (counter.marks ?? []).includes(PLANNED);
  const states = [hurt && "damaged", ghost && "ghostly", planned && "planned"].filter(Boolean).join(" ");
  return html`
    <g class=${`ctr hull ${look} ${states}`} aria-hidden="true">
      ${!ghost && html`<rect x="1.5" y="2.5" width=${width} height=${height} rx="4" class="csh" />`}
      <rect width=${width} height=${height} rx="4" class="cbody" />
      ${hurt && html`<rect y=${BAND} width=${width} height=${height - BAND} fill=${`url(#hatch-${look})`} />`}
      <path d=${`M.9 ${BAND}V4.9A4 4 0 0 1 4.9.9H${width - 4.9}A4 4 0 0 1 ${width - 0.9} 4.9V${BAND}Z`} class="cband" />
      <rect width=${width} height=${height} rx="4" class="cedge" />
      ${silhouette}
      <g class="cfull">
        <text x=${width / 2} y="11" class="ctitle" ...${squeezed(name, LONG_NAME, width - 8)}>${name}</text>
        <text x=${width / 2} y="40.4" class="cline" ...${squeezed(line, LONG_LINE, width - 5)}>${line}</text>
      </g>
      <text x=${width / 2} y="40.6" class="cbrief" ...${squeezed(brief, 6, width - 10)}>${brief}</text>
      ${(counter.marks ?? []).includes("machinery") && pip(width - 9, "M")}
      ${(counter.marks ?? []).includes("armament") && pip(9, "A")}
    </g>`;
}

/** What is out of order: a diamond with its letter at the waterline. */
function pip(x, letter) {
  return html`<g class="cpip"><path d=${`M${x} 14.5l7.5 7.5-7.5 7.5-7.5-7.5z`} /><text x=${x} y="25.8">${letter}</text></g>`;
}

function profile(art) {
  return html`<g class="cprofile"><${Sign} id=${art} x="-27" y="0" size="54" height="16.2" /></g>`;
}

// ---- aircraft and troops ---------------------------------------------------------------------------------------------

/** A squadron: aircraft, name and model, a square for each that is left, how many turns it must wait. */
function squadron(board, words, id, counter) {
  const [width, height] = sizeOf(board, counter);
  const { look } = board.sides[counter.side];
  const marks = counter.marks ?? [];
  const { aircraft = 0, full = aircraft, wait = 0 } = counter.values;
  const [name = shortName(words, id), model = ""] = (counter.lettering ?? []).map((part) =>
    printedText(words, part, " "),
  );
  const state = marks.includes("hangar") ? "below" : "";
  return html`
    <g class=${`ctr squadron ${look} ${state}`} aria-hidden="true">
      <rect x="1.4" y="2" width=${width} height=${height} rx="4" class="csh" />
      <rect width=${width} height=${height} rx="4" class="cbody" />
      <rect width=${width} height=${height} rx="4" class="cedge" />
      <g transform=${`translate(23 24)${marks.includes("mission") ? "rotate(90)" : ""}`}><${Sign} id=${counter.art} x="-22" y="-17.2"
        size="44" height="34.4" /></g>
      <text x="45" y="19" class="csquadron" ...${squeezed(name, 10, 60)}>${name}</text>
      <text x="45" y="36.5" class="cmodel" ...${squeezed(model, 7, 40)}>${model}</text>
      ${
        full <= SQUARES
          ? Array.from(
              { length: full },
              (_, i) => html`<rect key=${i} x=${96 + (i % 3) * 8.5} y=${full > 3 ? 26 + Math.floor(i / 3) * 8.5 : 30}
            width="6.5" height="6.5" class=${i < aircraft ? "cleft" : "cgone"} />`,
            )
          : html`<text x=${width - 8} y="38" class="caircraft">${aircraft}</text>`
      }
      ${wait > 0 && html`<circle cx=${width - 13} cy="13" r="8.6" class="cwait" /><text x=${width - 13} y="17.4" class="cwait-text">${wait}</text>`}
    </g>`;
}

/** A battalion: its name, the sign of its arm. */
function battalion(board, words, id, counter) {
  const silhouette = html`<g class="cprofile"><${Sign} id=${counter.art} x="-13" y="-.5" size="26" height="18" /></g>`;
  const name = shortName(words, id);
  const [line = ""] = (counter.lettering ?? []).map((part) => printedText(words, part, " "));
  return sheet(board, counter, { name, line, brief: "", silhouette, ghost: Boolean(counter.seen) });
}

// ---- closed piles ----------------------------------------------------------------------------------------------------

/**
 * What a pile shows while it is closed, and how large that is: one counter as it is, several as a force; boats and
 * troops in a pill, aircraft in the air by themselves.
 * @returns {{size: [number, number], face: object}}
 */
function closed(board, words, slot, pile, scene) {
  if (slot.look === "pill") return { size: PILL, face: pill(board, pile, scene) };
  if (slot.look === "air") {
    const seen = pile.counters.some((id) => scene.counters[id].seen);
    return seen ? { size: [36, 32], face: flight(board, pile, scene) } : { size: PILL, face: wing(board, pile, scene) };
  }
  const [top, ...others] = pile.counters;
  const isItself = top && !others.length && !pile.backs && !pile.lettering?.length;
  const drawn = isItself ? face(board, words, top, scene.counters[top]) : force(board, words, pile, scene);
  return { size: board.counter.size, face: dated(board, words, pile, scene, drawn) };
}

/** The clock of a sighting at the corner of its counter: "now", or how many turns ago. */
function dated(board, words, pile, scene, drawn) {
  const age = ageOf(pile, scene);
  if (age === null) return drawn;
  const [width] = board.counter.size;
  const turn = (Math.min(age, TURNS) / TURNS) * 2 * Math.PI;
  const [x, y] = [Math.sin(turn) * 9.4, -Math.cos(turn) * 9.4];
  return html`<g class="sighting" style=${{ "--faded": 1 - FADING * age }}><g class="faded">${drawn}</g>
    <g class=${age ? "clock" : "clock now"} transform=${`translate(${width} 0)`}><circle r=${CLOCK} class="clock-face" />
      ${age > 0 && html`<path d=${`M0 0V-9.4A9.4 9.4 0 ${age > TURNS / 2 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`} class="clock-part" />`}
      <text y="4.6" ...${age ? {} : squeezed(words.text("board-now"), 3, 19)}>${age ? `−${age}` : words.text("board-now")}</text></g></g>`;
}

function pill(board, pile, scene) {
  const [width, height] = PILL;
  const { top, count } = forceOf(pile, scene);
  const isTroops = kindOf(top) === "troops";
  return html`<g class=${`ctr pill ${board.sides[pile.side].look}${top.seen ? " ghostly" : ""}`} aria-hidden="true">
    <rect width=${width} height=${height} rx=${height / 2} class="cbody" /><rect width=${width} height=${height} rx=${height / 2} class="cedge" />
    ${isTroops ? html`<${Sign} id=${top.art} x="5" y="2.5" size="17.3" height="12" />` : html`<${Sign} id=${top.art} x="3.4" y="4" size="22" height="6.6" />`}
    <text x=${width - 8.5} y="13.3" class="cpill">${count}</text></g>`;
}

/** Aircraft with their base: how many squadrons there are, faint while none of them is ready. */
function wing(board, pile, scene) {
  const [width, height] = PILL;
  const ready = pile.counters.filter((id) => (scene.counters[id].marks ?? []).includes("deck"));
  const { look } = board.sides[pile.side];
  return html`<g class=${`ctr pill wing ${look}${ready.length ? "" : " below"}`} aria-hidden="true">
    <rect width=${width} height=${height} rx=${height / 2} class="cbody" /><rect width=${width} height=${height} rx=${height / 2} class="cedge" />
    <${Sign} id="plane-fg" x="2.6" y="1.2" size="19" height="14.8" /><text x=${width - 11} y="13.3" class="cpill">${ready.length || pile.counters.length}</text></g>`;
}

/** Aircraft over a hex: the first of them, turned to where it flies, and how many squadrons there are. */
function flight(board, pile, scene) {
  const { top, count } = forceOf(pile, scene);
  return html`<g class=${`ctr flight ${board.sides[pile.side].look}${top.seen ? " ghostly" : ""}`} aria-hidden="true">
    <g transform=${`translate(18 16)rotate(${Math.max(0, top.facing ?? 0) * 30})`}><${Sign} id=${top.art} x="-18.4" y="-14.4" size="36.8"
      height="28.8" class="casing" /><${Sign} id=${top.art} x="-18.4" y="-14.4" size="36.8" height="28.8" /></g>
    ${count > 1 && html`<circle cx="31" cy="5" r="7.5" class="cwait" /><text x="31" y="9" class="cwait-text">${count}</text>`}</g>`;
}
