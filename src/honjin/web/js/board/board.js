/**
 * The board: a printed chart, and everything that lies on it.
 *
 * It draws a scene and says what was pointed at. It knows no rule: what may be chosen comes from `lit`.
 *
 *   <${Board} board=${json} charts=${folder} words=${words} scene=${scene} lit=${lit} onPoint=${f} />
 *
 * Props; those marked * may be plain values or signals:
 *   board      the game's `board.json`
 *   charts     address of the folder of `board.json` (ends in "/"), where the pictures of the chart lie
 *   words      Words with common.ftl, the game's file and board.ftl
 *   scene *    Scene of the server (core/scene.py)
 *   lit *      set or list of things that may be chosen now: areas, ports and boxes are lit, counters get a gold line
 *   selected * things that are chosen: gold ring, their pile lies open
 *   refused *  things that are drawn faint; pointing at them asks why
 *   arrows *   [{from, to, side?, text?, kind?}]; ends are slots or things; orders in the scene draw their own; a kind is
 *              `move`, `order`, `shot` or `assault`
 *   tones *    {thing: ["shot", "assault", "move"]}: what one would do at things that are lit; each has its rim and sign
 *   lastMoves* things and slots of the last move: dotted ring
 *   pointed *  things that somebody who explains the game points at: a strong ring, whatever else they are
 *   focus *    things that matter now: brought into sight when they change; on a phone also at first
 *   fallen     {dice: [{face, sides}], things, key}: dice that lie beside the first of these things that has a place
 *   motion *   {speed: 1 | 2 | 4, off: boolean}
 *   theme *    "light" | "dark" | "contrast"; without it that of the document
 *   clock *    the step of the flight clock that is shown; null or nothing: none
 *   lens *     name of a way to look at the chart (`lenses` of the board): what it brings out is said in CSS
 *   drawings * what somebody has drawn for himself, see jottings.js of this folder
 *   pen        given while he draws: pointing gives places and chooses nothing (see pen.js)
 *   overlay    {overlay(stateOf)}: what lies over a grid (see overlays.js)
 *   side       whose piles open when their area is selected; without it both sides'
 *   buttons    false: no + − fit buttons (the table may have its own, see `handle`)
 *   onPoint(thing, {slot, counter, element, how})   how: "click" | "tap" | "key"
 *   drawsFrom                                       the place from which a way can be drawn, as if it were a counter
 *   onPress()                                       the chart is pressed; true: that was all it meant
 *   onLift(counter)                                 a counter begins to be dragged
 *   onDrag(counter, thing)                          a counter was dropped; without it nothing can be dragged
 *   onWhy(thing | null, {element, slot, how})       `?`, hovering or tapping what is refused; null: no longer
 *   onLook(thing, {slot, counter, element, how})    a closer look is wished: by the other button, a long press, `i`, or
 *              a press on a pile that opens
 *   onHover(thing | null, {element, slot})
 *   handle(api) called once: {zoomIn, zoomOut, fit, rest() (closes what lies open), focusOn(things),
 *              settled(): Promise, finish(), element, placeOf(thing): DOMRect | null}
 *
 * Motion starts when `scene` changes. `await api.settled()` after that: then the next event can be shown.
 * The board fills its parent, which needs a height. CSS hooks: `.board` (root), `.board-buttons`,
 * `--board-inset-bottom` (what a phone's sheet covers), `[data-thing]`, `[data-slot]`, `[data-counter]` on what can be
 * pointed at, `.lit .selected .refused .last .pointed`; `.ground` on a board with borders, whose areas are held by a
 * side, or the board's own `look`; `data-lens`; `data-sky` where the scene has one (`marks.sky`), such as the night,
 * with a chart of its own;
 * `data-detail` (0, 1, 2) on the drawing, how much counters can show at their size on screen.
 */
import { html, useMemo, useRef } from "../../vendor/preact.js";
import { AreaLooks, AreaShapes } from "./areas.js";
import { Chart } from "./chart.js";
import { Contents } from "./contents.js";
import { CounterShapes } from "./counters.js";
import { FallenDice } from "./dice.js";
import { makeHandling } from "./handling.js";
import { useFocus, useFonts, useMachines, useScene } from "./hooks.js";
import { Labels } from "./labels.js";
import { Jottings } from "./jottings.js";
import { pilesOf } from "./layout.js";
import { PenSheet } from "./pen.js";
import { asSet, valueOf } from "./signs.js";

const THEMES = ["light", "dark", "contrast"];
const STATES = ["lit", "selected", "refused", "last", "pointed"];

/** See the head of this file. */
export function Board(props) {
  const { board, words } = props;
  const scene = valueOf(props.scene);
  const states = {
    lit: asSet(props.lit),
    selected: asSet(props.selected),
    refused: asSet(props.refused),
    last: asSet(props.lastMoves),
    pointed: asSet(props.pointed),
  };
  const stage = useRef(null);
  const layer = useRef(null);
  const root = useRef(null);
  const flyers = useRef(null);
  const handling = useMemo(() => makeHandling({ root, flyers }), []);
  handling.now({ props, board, words, scene, states });
  useMachines(handling, props, { stage, layer, root });
  useScene(handling, props.scene, scene);
  useFocus(handling, valueOf(props.focus));
  const piles = useMemo(() => pilesOf(board, scene), [board, scene]);
  const tones = valueOf(props.tones) ?? {};
  const stateOf = (thing) => stateNames(states, thing, tones[thing]);
  const lookOf = (id) => handling.lookOf(id, piles, stateOf);
  const fonts = useFonts();
  const detail = handling.detail.value;
  const [width, height] = board.canvas;
  const shapes = useMemo(
    () => html`<defs><${AreaShapes} board=${board} /><${CounterShapes}
    board=${board} /></defs>`,
    [board],
  );
  const theme = themeOf(props.theme);
  // What is there only for the eye, such as the dark of the night, the contrast theme does without.
  const sky = theme === "contrast" ? "" : (scene.marks?.sky ?? "");
  const picture = new URL(board.charts[sky] ?? board.charts[theme], new URL(props.charts, document.baseURI)).href;
  const chart = useMemo(
    () => html`<${Chart} src=${picture} canvas=${board.canvas}
    view=${handling.view} />`,
    [picture, board],
  );
  const labels = useMemo(() => html`<${Labels} board=${board} words=${words} />`, [board, words, fonts]);
  return html`
    <div class=${["board", board.borders && "ground", board.look].filter(Boolean).join(" ")} data-sky=${sky || null}
      data-lens=${valueOf(props.lens) || null} data-clock=${valueOf(props.clock) ?? null} ref=${stage}>
      <div class="board-layer" ref=${layer} style=${{ width: `${width}px`, height: `${height}px` }}>
        ${chart}<${AreaLooks} board=${board} marks=${scene.marks ?? {}} lookOf=${lookOf} />
        <svg class="board-live" ref=${root} viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height}
          data-detail=${detail}
          role="application" aria-label=${words.text("board-chart")} aria-describedby="board-keys">
          ${shapes}
          <${Contents} board=${board} words=${words} scene=${scene} piles=${piles} handling=${handling} labels=${labels} fonts=${fonts}
            overlay=${props.overlay?.overlay(stateOf) ?? null} arrows=${valueOf(props.arrows) ?? []} tones=${tones} stateOf=${stateOf} clock=${valueOf(props.clock) ?? null} />
          <${Jottings} board=${board} drawings=${props.drawings} view=${handling.view} />
          <g ref=${flyers} class="flyers" aria-hidden="true"></g>
          ${props.fallen && html`<${FallenDice} board=${board} scene=${scene} fallen=${props.fallen} view=${handling.view.value} />`}
        </svg>
        ${props.pen && html`<${PenSheet} board=${board} pen=${props.pen} root=${root} camera=${handling.camera} />`}
      </div>
      ${props.buttons !== false && html`<${Buttons} words=${words} handling=${handling} />`}
      <p id="board-keys" class="board-spoken">${board.grid ? words.text("board-keys-grid") : words.text("board-keys")}</p>
    </div>`;
}

function Buttons({ words, handling }) {
  const button = (name, sign, act) => html`<button type="button" class=${`board-button ${name}`}
    title=${words.text(name)} aria-label=${words.text(name)} onClick=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${sign} /></svg></button>`;
  return html`<div class="board-buttons">
    ${button("board-zoom-in", "M12 5v14M5 12h14", () => handling.camera().zoomIn())}
    ${button("board-zoom-out", "M5 12h14", () => handling.camera().zoomOut())}
    ${button("board-fit", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", () => handling.camera().fit())}</div>`;
}

function themeOf(prop) {
  const theme = valueOf(prop) || document.documentElement.dataset.theme;
  if (THEMES.includes(theme)) return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function stateNames(states, thing, tones = []) {
  const names = states.lit.has(thing) ? tones.map((tone) => `to-${tone}`) : [];
  if (thing) for (const name of STATES) if (states[name].has(thing)) names.push(name);
  return names.join(" ");
}
