/** Names on the chart: seas along their curves, lands, places, titles, the cartouche, the scale. Drawn once. */
import { html } from "../../vendor/preact.js";
import { capital } from "./signs.js";

const LEAST_SIZE = 20;
const PLACE_OFFSETS = {
  e: [8, 5, "start"], w: [-8, 5, "end"], n: [0, -9, "middle"], s: [0, 18, "middle"],
  ne: [6, -5, "start"], nw: [-5, -6, "end"], se: [5, 15, "start"], sw: [-5, 15, "end"],
};

/** Everything of the chart that is text. */
export function Labels({ board, words }) {
  return html`
    <g class="labels" aria-hidden="true">
      ${board.regions.map((region) => html`<${Region} key=${region.text} region=${region} words=${words} />`)}
      ${board.places.map((place) => html`<${Place} key=${place.text} place=${place} words=${words} />`)}
      ${Object.entries(board.areas).map(([id, area]) => html`<${Sea} key=${id} id=${id} area=${area}
        words=${words} />`)}
      ${board.titles.map((title) => html`<text key=${title.text} x=${title.at[0]} y=${title.at[1]}
        text-anchor=${title.anchor} class="track-title">${words.text(title.text)}</text>`)}
      <${Cartouche} cartouche=${board.cartouche} words=${words} />
      <${ScaleBar} bar=${board.scale_bar} />
    </g>`;
}

function Sea({ id, area, words }) {
  const { curve, size, spacing, text } = area.label;
  const name = capital(words.text(text), words.language);
  const fitted = fit(name, curve, size, spacing);
  const japanese = words.language === "ja";
  const { second } = area;
  return html`
    <path id=${`curve-${id}`} d=${fitted.curve} fill="none" />
    <text class=${japanese ? "sea ja-sea" : "sea"} font-size=${fitted.size} letter-spacing=${fitted.spacing}>
      <textPath href=${`#curve-${id}`} startOffset="50%">${name}</textPath>
    </text>
    <text x=${second.at[0]} y=${second.at[1]} font-size=${second.size}
      class=${japanese ? "second latin" : "second ja"}>${words.text(second.text)}</text>`;
}

/** Letter-spacing gives way first, then the size, down to 20; a longer name runs past the curve's ends. */
export function fit(text, curve, size, spacing) {
  const length = lengthOf(curve);
  const letters = [...text].length;
  const natural = widthOf(text, size);
  const room = (length - natural) / Math.max(1, letters - 1);
  if (room >= 0) return { size, spacing: round(Math.min(spacing, room)), curve };
  const smaller = Math.max(LEAST_SIZE, Math.floor((size * length) / natural));
  return { size: smaller, spacing: 0, curve: widthOf(text, smaller) > length ? lengthened(curve) : curve };
}

let pen;

function widthOf(text, size) {
  pen ??= document.createElement("canvas").getContext("2d");
  pen.font = `italic 600 ${size}px Cormorant, "Noto Serif JP", Georgia, serif`;
  return pen.measureText(text).width;
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

function Place({ place, words }) {
  const [dx, dy, anchor] = PLACE_OFFSETS[place.side];
  const [x, y] = place.at;
  return html`<circle cx=${x} cy=${y} r=${place.minor ? 2.3 : 3} class="dot" />
    <text x=${x + dx} y=${y + dy} text-anchor=${anchor}
      class=${place.minor ? "place minor" : "place"}>${words.text(place.text)}</text>`;
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
      ${cartouche.lines.map((line, i) => html`<text x=${centre} y=${y + 92 + 20 * i}
        class="t2">${words.text(line)}</text>`)}
    </g>`;
}

function ScaleBar({ bar }) {
  const [x, y] = bar.at;
  return html`
    <g class="scale-bar">
      <rect x=${x} y=${y} width=${bar.step} height="4" class="dark" /><rect x=${x + bar.step} y=${y} width=${bar.step}
        height="4" class="light" />
      ${bar.labels.map((label, i) => html`<text x=${x + i * bar.step} y=${y - 5}>${label}</text>`)}
    </g>`;
}

function round(number) {
  return Math.round(number * 100) / 100;
}
