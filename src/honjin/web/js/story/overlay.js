/** The board of a scene as an SVG that needs nothing beside itself: styles, signs and fonts are in it. */

import { html, render } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { asset } from "../lib.js";

const SVG = "http://www.w3.org/2000/svg";
const STYLES = ["tokens", "board"];
/** The board moves and fades in while it is looked at; a picture is the end of all that. */
const STILL = "*{animation:none!important;transition:none!important}.flyers,.board-spoken{display:none}";

/**
 * @param {{board: object, charts: string, words: object, scene: object, theme: string, width: number}} wanted
 *   `width`: how wide it will be shown, for that decides how much its counters can show
 * @returns {Promise<{overlay: string, chart: string}>} the address of the drawing, and of the chart that lies below it
 */
export async function overlayOf({ board, charts, words, scene, theme, width }) {
  const [width_, height_] = board.canvas;
  const [rules, drawn] = await Promise.all([
    styles(),
    drawnBoard({ board, charts, words, scene, theme, size: [width, (width * height_) / width_] }),
  ]);
  const sky = theme === "contrast" ? "" : (scene.marks?.sky ?? "");
  const chart = new URL(board.charts[sky] ?? board.charts[theme], new URL(charts, document.baseURI)).href;
  const page = document.createElementNS(SVG, "svg");
  page.setAttribute("data-theme", theme);
  page.setAttribute("xml:lang", words.language);
  page.setAttribute("lang", words.language);
  page.setAttribute("viewBox", `0 0 ${width_} ${height_}`);
  page.setAttribute("width", width_);
  page.setAttribute("height", height_);
  const style = document.createElementNS(SVG, "style");
  style.textContent = rules + STILL;
  const signs = document.createElementNS(SVG, "defs");
  const sheet = await fetch(asset("art/symbols.svg")).then((answer) => answer.text());
  signs.append(...new DOMParser().parseFromString(sheet, "image/svg+xml").querySelectorAll("symbol"));
  page.append(style, signs, drawn);
  return { chart, overlay: addressOf(new XMLSerializer().serializeToString(page)) };
}

function addressOf(svg) {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The board drawn out of sight, once it has come to rest: what lies over the chart. */
async function drawnBoard({ board, charts, words, scene, theme, size: [width, height] }) {
  const holder = Object.assign(document.createElement("div"), { className: "story-stage", inert: true });
  holder.style.width = `${width}px`;
  holder.style.height = `${height}px`;
  holder.setAttribute("aria-hidden", "true");
  document.body.append(holder);
  try {
    await document.fonts.ready;
    let api = null;
    const handle = (given) => {
      api = given;
    };
    render(
      html`<${Board} ...${{ board, charts, words, scene, theme, handle, buttons: false, motion: { speed: 4, off: true } }} />`,
      holder,
    );
    await frames(3);
    await api?.settled();
    await frames(2);
    const root = holder.querySelector(".board");
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", root.className);
    for (const [name, value] of Object.entries(root.dataset)) group.dataset[name] = value;
    group.append(...[...root.querySelectorAll(".board-looks, .board-live")].map((svg) => svg.cloneNode(true)));
    return group;
  } finally {
    render(null, holder);
    holder.remove();
  }
}

async function frames(count) {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((next) => {
      requestAnimationFrame(next);
    });
}

/** The styles of the board, and its fonts as part of them: a picture may fetch nothing. */
async function styles() {
  const own = STYLES.map((name) => fetch(asset(`css/${name}.css`)).then((answer) => answer.text()));
  return (await Promise.all([...own, fontsOf()])).join("\n");
}

async function fontsOf() {
  const address = asset("css/fonts.css");
  const text = await fetch(address).then((answer) => answer.text());
  const faces = text.match(/@font-face \{[^}]*\}/g) ?? [];
  const wanted = faces.filter((face) => !face.includes("Source Sans"));
  return (await Promise.all(wanted.map((face) => withFont(face, address)))).join("\n");
}

async function withFont(face, base) {
  const file = face.match(/url\("([^"]+)"\)/)[1];
  const blob = await fetch(new URL(file, base)).then((answer) => answer.blob());
  const data = await new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(reader.result));
    reader.addEventListener("error", () => failed(reader.error));
    reader.readAsDataURL(blob);
  });
  return face.replace(/url\("[^"]+"\)/, `url("${data}")`);
}
