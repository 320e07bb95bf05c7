/** Names on the chart: seas along their curves, lands, places, titles, the cartouche, the scale. Drawn once. */
import { html } from "../../vendor/preact.js";
import { listedAreas } from "./grid.js";
import { Sign, capital, fitted, naturalSize, widthOf } from "./signs.js";

const LEAST_SIZE = 20;
const ISLAND_ROOM = 116; // how wide the name of an island may be
const SECOND = 0.8; // of the name, the one in the other language
const PLACE_OFFSETS = {
  e: [8, 5, "start"],
  w: [-8, 5, "end"],
  n: [0, -9, "middle"],
  s: [0, 18, "middle"],
  ne: [6, -5, "start"],
  nw: [-5, -6, "end"],
  se: [5, 15, "start"],
  sw: [-5, 15, "end"],
};

/** Everything of the chart that is text and never changes. What a board has none of is left out. */
export function Labels({ board, words }) {
  const { regions = [], places = [], titles = [], cartouche, scale_bar: bar, legend } = board;
  const named = listedAreas(board).filter(([, area]) => area.label);
  const seas = named.filter(([, area]) => area.label.curve);
  const islands = named.filter(([, area]) => area.label.look === "island");
  return html`
    <g class="labels" aria-hidden="true">
      ${regions.map(
        (region) => html`<${region.look === "water" ? Water : Region} key=${region.text} region=${region}
        words=${words} />`,
      )}
      ${places.map((place) => html`<${place.rank ? FieldPlace : Place} key=${place.text} place=${place} words=${words} />`)}
      ${seas.map(([id, area]) => html`<${Sea} key=${id} id=${id} area=${area} words=${words} />`)}
      ${islands.map(([id, area]) => html`<${Island} key=${id} area=${area} words=${words} />`)}
      ${titles.map(
        (title) => html`<text key=${title.text} x=${title.at[0]} y=${title.at[1]}
        text-anchor=${title.anchor} class="track-title">${words.text(title.text)}</text>`,
      )}
      ${cartouche && html`<${CARTOUCHES[cartouche.look] ?? Cartouche} cartouche=${cartouche} board=${board} words=${words} />`}
      ${bar && html`<${ScaleBar} bar=${bar} />`}
      ${legend && html`<${Legend} legend=${legend} board=${board} words=${words} />`}
    </g>`;
}

function Sea({ id, area, words }) {
  const { curve, size, spacing, text } = area.label;
  const name = capital(words.text(text), words.language);
  const laid = fit(name, curve, size, spacing);
  const japanese = words.language === "ja";
  const { second } = area;
  return html`
    <path id=${`curve-${id}`} d=${laid.curve} fill="none" />
    <text class=${japanese ? "sea ja-sea" : "sea"} font-size=${laid.size} letter-spacing=${laid.spacing}>
      <textPath href=${`#curve-${id}`} startOffset="50%">${name}</textPath>
    </text>
    <text x=${second.at[0]} y=${second.at[1]} font-size=${second.size}
      class=${japanese ? "second latin" : "second ja"}>${words.text(second.text)}</text>`;
}

/** Letter-spacing gives way first, then the size, down to 20; a longer name runs past the curve's ends. */
export function fit(text, curve, size, spacing) {
  const length = lengthOf(curve);
  const letters = [...text].length;
  const natural = seaWidth(text, size);
  const room = (length - natural) / Math.max(1, letters - 1);
  if (room >= 0) return { size, spacing: round(Math.min(spacing, room)), curve };
  const smaller = Math.max(LEAST_SIZE, Math.floor((size * length) / natural));
  return { size: smaller, spacing: 0, curve: seaWidth(text, smaller) > length ? lengthened(curve) : curve };
}

function seaWidth(text, size) {
  return widthOf(text, `italic 600 ${size}px Cormorant, "Noto Serif JP", Georgia, serif`);
}

function lengthOf(curve) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", curve);
  return path.getTotalLength();
}

/** A curve `M x y Q cx cy x y` with both ends drawn out by a quarter. */
function lengthened(curve) {
  const [x0, y0, cx, cy, x1, y1] = curve.match(/-?[\d.]+/g).map(Number);
  const far = 0.25;
  const out = (x, y) => `${round(x + (x - cx) * far)} ${round(y + (y - cy) * far)}`;
  return `M${out(x0, y0)}L${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}L${out(x1, y1)}`;
}

function Region({ region, words }) {
  const [x, y] = region.at;
  const name = words.text(region.text).toLocaleUpperCase(words.language);
  return html`<text class="region" font-size=${region.size} letter-spacing=${region.spacing}
    transform=${`translate(${x} ${y})rotate(${region.angle})`}>${name}</text>`;
}

/** A piece of water with its name in two languages. */
function Water({ region, words }) {
  const turned = ([x, y]) => `translate(${x} ${y})rotate(${region.angle})`;
  const isJapanese = words.language === "ja";
  const [name, other] = [words.text(region.text), words.text(region.second_text)];
  const [size, spacing] = besides(region, name, other);
  return html`<g class="water">
    <text transform=${turned(region.at)} letter-spacing=${spacing} font-size=${size}
      class=${isJapanese ? "ja" : "latin"}>${name}</text>
    <text transform=${turned(region.second)} letter-spacing=${spacing / 2} font-size=${region.size * SECOND}
      class=${isJapanese ? "latin" : "ja"}>${other}</text></g>`;
}

/** Size and spacing at which a name leaves room for the other one, if that stands on the same line. */
function besides({ at, second, size, spacing }, name, other) {
  const apart = Math.hypot(second[0] - at[0], second[1] - at[1]);
  const [first, last] = [seaWidth(name, size) + spacing * [...name].length, seaWidth(other, size * SECOND)];
  const room = 2 * (apart - last / 2 - size / 2);
  const part = apart < size * 2 ? 1 : Math.min(1, room / first);
  return [round(size * part), round(spacing * part)];
}

function Place({ place, words }) {
  const [dx, dy, anchor] = PLACE_OFFSETS[place.side];
  const [x, y] = place.at;
  return html`<circle cx=${x} cy=${y} r=${place.minor ? 2.3 : 3} class="dot" />
    <text x=${x + dx} y=${y + dy} text-anchor=${anchor}
      class=${place.minor ? "place minor" : "place"}>${words.text(place.text)}</text>`;
}

/**
 * A place on a battlefield: its Japanese name, and below it the one in the reader's language, or in Latin letters. From
 * far both would be too small to read: then the reader's own stands there alone, in the room of the two.
 */
function FieldPlace({ place: { text, kanji, latin, rank, at, room, sizes }, words }) {
  const [x, y] = at;
  const [upper, lower] = sizes;
  const top = y - (upper + lower) / 2;
  const isJapanese = words.language === "ja";
  const below = isJapanese ? latin : words.text(text);
  const font = 'italic 600 {}px Cormorant, "Noto Serif JP", serif';
  const size = fitted(below, font, lower, lower * 0.6, room);
  const own = isJapanese ? kanji : below;
  const alone = fitted(own, font, (upper + lower) * (isJapanese ? 0.62 : 0.75), isJapanese ? upper : size, room);
  return html`<g class=${`field-place ${rank}`}>
    <text x=${x} y=${top + upper * 0.88} class="pair ja" style=${{ "--size": `${upper}px` }}>${kanji}</text>
    <text x=${x} y=${top + upper + lower * 0.8} class="pair" style=${{ "--size": `${size}px` }}>${below}</text>
    <text x=${x} y=${y + alone * 0.3} class=${isJapanese ? "alone ja" : "alone"}
      style=${{ "--size": `${alone}px` }}>${own}</text></g>`;
}

/** An island: its name below it. */
function Island({ area: { centre, label }, words }) {
  const [x, y] = centre;
  const isJapanese = words.language === "ja";
  const name = words.text(label.text);
  const size = fitted(name, `italic 600 {}px Cormorant, "Noto Serif JP", serif`, isJapanese ? 13 : 16, 10, ISLAND_ROOM);
  return html`<text x=${x} y=${y + label.below} class=${isJapanese ? "island ja" : "island"}
    style=${{ "--size": `${size}px` }}>${name}</text>`;
}

function Cartouche({ cartouche, words }) {
  const [x, y, width, height] = cartouche.box;
  const centre = x + width / 2;
  return html`
    <g class="cartouche">
      <rect x=${x} y=${y} width=${width} height=${height} /><rect x=${x + 5} y=${y + 5} width=${width - 10}
        height=${height - 10} class="inner" />
      <text x=${centre} y=${y + 49} class="t1">${words.text(cartouche.title).toLocaleUpperCase(words.language)}</text>
      <path d=${`M${x + 24} ${y + 64}H${centre - 24}M${centre + 24} ${y + 64}H${x + width - 24}`} class="flourish" />
      <text x=${centre} y=${y + 70} class="t3">${words.text(cartouche.second)}</text>
      ${cartouche.lines.map(
        (line, i) => html`<text x=${centre} y=${y + 92 + 20 * i}
        class="t2">${words.text(line)}</text>`,
      )}
    </g>`;
}

/** A title above the chart: in two languages on one line, with a line below. */
function BandTitle({ cartouche: { at, title, second, lines, room }, words }) {
  const [x, y] = at.title;
  const font = 'Cormorant, "Noto Serif JP", serif';
  const [name, other] = [words.text(title), words.text(second)];
  const size = fitted(name, `600 {}px ${font}`, 40, 24, room * 0.55);
  return html`<g class="cartouche band">
    <text x=${x} y=${y} class="t1" style=${{ "--size": `${size}px` }}>${name}<tspan dx="16" class="t3">${other}</tspan></text>
    ${lines.map((line, i) => {
      const said = words.text(line);
      const small = fitted(said, `italic 500 {}px ${font}`, 21, 14, room);
      return html`<text x=${at.lines[i][0]} y=${at.lines[i][1]} class="t2" style=${{ "--size": `${small}px` }}>${said}</text>`;
    })}</g>`;
}

/** A cartouche that lies wide: the title in two languages side by side. */
function WideCartouche({ cartouche: { at, title, second, lines }, words }) {
  const font = 'Cormorant, "Noto Serif JP", serif';
  const other = words.text(second);
  const name = words.text(title);
  return html`<g class="cartouche wide">
    <text x=${at.second[0]} y=${at.second[1]} class="t3"
      style=${{ "--size": `${fitted(other, `500 {}px ${font}`, 50, 20, 270)}px` }}>${other}</text>
    <text x=${at.title[0]} y=${at.title[1]} class="t1"
      style=${{ "--size": `${fitted(name, `600 {}px ${font}`, 39, 20, 370)}px` }}>${name}</text>
    ${lines.map((line, i) => html`<text x=${at.lines[i][0]} y=${at.lines[i][1]} class="t2">${words.text(line)}</text>`)}
  </g>`;
}

const STANDARD = [44, 84]; // width and height of the cloth of a standard
const CREST = 34;

/** A title on the gold of a folding screen: the Japanese one large, beside it the other and a line; the two standards. */
function ScreenTitle({ cartouche: { kanji, latin, title, lines, unit, standards }, board, words }) {
  const left = 124 + 84 * [...kanji].length;
  const name = words.language === "ja" ? latin : words.text(title);
  return html`<g class="cartouche screen" transform=${`scale(${unit})`}>
    <text x="100" y="130" class="t3">${kanji}</text>
    <text x=${left} y="91" class="t1">${name}</text>
    ${lines.map((line, i) => html`<text key=${line} x=${left} y=${140 + 36 * i} class="t2">${words.text(line)}</text>`)}
    ${standards.map(
      ({ side, at }) => html`<${Standard} key=${side} at=${at} side=${board.sides[side]}
      name=${words.name("side", side)} />`,
    )}</g>`;
}

function Standard({ at: [x, y], side: { look, clan, body, mark }, name }) {
  const [width, height] = STANDARD;
  return html`<g class=${`standard ${look}`} transform=${`translate(${x} ${y})`} style=${{ "--clan": clan, "--body": body }}>
    <path d=${`M-3-8V${height + 18}M-3-4H${width + 3}`} class="pole" />
    <rect width=${width} height=${height} class="cloth" /><rect y=${height - 14} width=${width} height="14" class="hem" />
    <${Sign} id=${mark} x=${(width - CREST) / 2} y="18" size=${CREST} class="crest" />
    <text x=${width + 16} y="52">${name}</text></g>`;
}

const CARTOUCHES = { wide: WideCartouche, band: BandTitle, screen: ScreenTitle };

/** What the signs of the chart mean; one without `art` is printed on it. */
function Legend({ legend: { items, room, unit = 1 }, board, words }) {
  const font = '600 {}px Cormorant, "Noto Serif JP", serif';
  return html`<g class="legend">${items.map(({ art, label, at, text, name: [x, y] }) => {
    const name = words.text(text);
    const size = room && { "--size": `${fitted(name, font, 36 * unit, 15 * unit, room)}px` };
    return html`<g key=${text}>
      ${art && html`<g transform=${`translate(${at.join(" ")})`}>${legendSign(board, art, label)}</g>`}
      <text x=${x} y=${y} class="legend-name" style=${size}>${name}</text></g>`;
  })}</g>`;
}

function legendSign(board, art, label) {
  const side = art.startsWith("held-") && board.sides[art.slice("held-".length)];
  if (side)
    return html`<g class=${`held ${side.look}`}><rect x="-19" y="-12" width="38" height="24" class="held-wash" />
    <rect x="-17" y="-10" width="34" height="20" class="held-band sample" /></g>`;
  const [width, height] = naturalSize(art);
  const scale = Math.min(1, 30 / height);
  return html`<g class=${`token ${art}`} transform=${`scale(${scale.toFixed(2)})`}><${Sign} id=${art} x=${-width / 2}
    y=${-height / 2} size=${width} height=${height} />${label && html`<text y="7">${label}</text>`}</g>`;
}

function ScaleBar({ bar: { at, step, labels, unit = 1 } }) {
  const [x, y] = at;
  return html`
    <g class="scale-bar" style=${{ "--unit": unit }}>
      <rect x=${x} y=${y} width=${step} height=${4 * unit} class="dark" /><rect x=${x + step} y=${y} width=${step}
        height=${4 * unit} class="light" />
      ${labels.map((label, i) => html`<text x=${x + i * step} y=${y - 5 * unit}>${label}</text>`)}
    </g>`;
}

function round(number) {
  return Math.round(number * 100) / 100;
}
