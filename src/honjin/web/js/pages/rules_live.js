/** What the rules show of the real board: the counters of the key, and the chart of the worked example. */

import { computed, html, render, signal, useEffect, useRef } from "../../vendor/preact.js";
import { Board } from "../board/board.js";
import { FallenDice, feltOf } from "../board/dice.js";
import { asset, documentTheme, fetchSigns } from "../lib.js";
import { CounterKey } from "../table/help.js";
import { fetchWords } from "../words.js";
import { picturesOf, stepRead } from "./example.js";
import { pageData } from "./page.js";

/** So far below the chart, as a part of what is left of the window, a step begins to be read. */
const BELOW = 0.3;
/** Around the felt of dice, in pixels. */
const MARGIN = 8;
const STILL = { speed: 1, off: true };

let ready;

/** Board, words and signs: fetched once, when the first of them is wanted. */
async function prepare() {
  const { battle, language } = pageData();
  const charts = asset(`games/${battle}/board/`);
  const [board, words] = await Promise.all([
    fetch(`${charts}board.json`).then((answer) => answer.json()),
    fetchWords(language, ["common", battle, "table", "board"]),
    fetchSigns(),
  ]);
  return { battle, charts, board, words };
}

const prepared = () => (ready ??= prepare());

/** The samples of the key as they are on the board, in the place of their words alone. */
export async function drawKey(holder) {
  const { battle, board, words } = await prepared();
  const desk = {
    board: signal(board),
    words: signal(words),
    m: { scene: signal(null), match: signal({ game: battle }) },
  };
  holder.textContent = "";
  render(html`<${CounterKey} desk=${desk} />`, holder);
}

/** The chart above the steps of the example: it shows the step that is read. */
export async function drawExample(holder, steps) {
  const [{ charts, board, words }, worked] = await Promise.all([
    prepared(),
    fetch(holder.dataset.from).then((answer) => answer.json()),
  ]);
  const known = words.about(worked);
  const pictures = picturesOf(worked, Boolean(board.table.fights));
  const at = signal(0);
  holder.hidden = false;
  render(html`<${Picture} ...${{ board, charts, words: known, pictures, at, label: holder.dataset.label }} />`, holder);
  follow(holder, [...steps.children], at);
}

function Picture({ board, charts, words, pictures, at, label }) {
  const chart = useRef(null);
  const theme = useRef(documentTheme());
  const scene = useRef(computed(() => pictures[at.value].scene));
  const { point, last, fallen, clock } = pictures[at.value];
  useEffect(() => chart.current?.focusOn(point), [at.value]);
  const handle = (api) => {
    chart.current = api;
  };
  return html`<div class="example-chart" role="img" aria-label=${label} inert>
    <${Board} board=${board} charts=${charts} words=${words} scene=${scene.current} motion=${STILL} theme=${theme.current}
      pointed=${point} lastMoves=${last} clock=${clock} buttons=${false} handle=${handle} />
    ${fallen && html`<${Dice} board=${board} scene=${scene.current.value} fallen=${fallen} />`}</div>`;
}

/** The dice of a step, in the corner, where they hide nothing that is pointed at. */
function Dice({ board, scene, fallen }) {
  const [width, height] = feltOf(fallen.dice).map((size) => size + 2 * MARGIN);
  const view = { box: [0, 0, width, height], scale: 1 };
  return html`<svg class="board example-dice" width=${width} height=${height} aria-hidden="true">
    <${FallenDice} board=${board} scene=${scene} fallen=${fallen} view=${view} /></svg>`;
}

/** Scrolling turns the pages of the chart, and so does going to a step by its number. */
function follow(holder, items, at) {
  let isDue = false;
  const look = () => {
    isDue = false;
    const { bottom } = holder.getBoundingClientRect();
    const line = bottom + BELOW * (innerHeight - bottom);
    at.value = stepRead(
      items.map((item) => item.getBoundingClientRect().top),
      line,
    );
    items.forEach((item, step) => item.classList.toggle("is-read", step === at.value));
  };
  const later = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  addEventListener("scroll", later, { passive: true });
  addEventListener("resize", later);
  look();
}
