/** Tracks, boxes and the roads between them. */
import { html, useMemo } from "../../vendor/preact.js";
import { slotOf } from "./grid.js";
import { placeName } from "./names.js";
import { Box, Sign, capital, lineThrough, middle, squeezed } from "./signs.js";
import { Target } from "./target.js";

/** Roads between boxes: those that always run, and those of this match's `way`. */
export function Links({ board, way }) {
  const shown = board.links.filter(({ only }) => !only || only.includes(way));
  return html`<g class="links" aria-hidden="true">${shown.map((link) => {
    const d = link.look === "sea" ? curved(link.points) : lineThrough(link.points);
    return html`<path d=${d} class="casing" /><path d=${d} class=${`road ${link.look ?? ""}`} />`;
  })}</g>`;
}

/** From the first point to the last; those between only pull. */
function curved([first, ...others]) {
  const pull = { 1: "L", 2: "Q", 3: "C" }[others.length];
  return `M${first.join(" ")}${pull}${others.map((point) => point.join(" ")).join(" ")}`;
}

/** A box of a track. */
export function TrackBox({ board, words, slot, mark }) {
  return useMemo(() => {
    const look = slot.side ? board.sides[slot.side].look : "";
    return html`
      <g class=${`track ${slot.look} ${look} ${slot.sky ?? ""} ${mark}`} aria-hidden="true">
        <${Box} box=${slot.box} radius="4" />${slot.sky && html`<${Sky} slot=${slot} />`}${trackText(words, slot)}
      </g>`;
  }, [board, words, slot, mark]);
}

/** The moon over a turn at night. */
function Sky({ slot: { box } }) {
  const [cx] = middle(box);
  return html`<path d=${`M${cx} ${box[1] + 2}a3.4 3.4 0 1 0 2.9 5.1a2.8 2.8 0 0 1-2.9-5.1z`} class="moon" />`;
}

/** What is printed in a box of a track: its number, and where it has room for more a name in two languages. */
export function trackText(words, slot, [dx, dy] = [0, 0]) {
  const [cx, cy] = middle(slot.box);
  if (!slot.text) return html`<text x=${cx + dx} y=${cy + 9 + dy}>${slot.label}</text>`;
  const [number, name, second] = [slot.number, slot.name, slot.second].map(([x, y]) => [x + dx, y + dy]);
  const title = words.text(slot.text);
  return html`<text x=${number[0]} y=${number[1]} class="tnumber">${slot.label}</text>
    <text x=${name[0]} y=${name[1]} class="tname" ...${squeezed(title, 5, 44)}>${title}</text>
    <text x=${second[0]} y=${second[1]} class="tsecond">${words.text(slot.second_text)}</text>`;
}

/** A box of Manchuria, or a landing box: it can be pointed at. */
export function StepBox({ board, words, id, state, mark, armies }) {
  const slot = slotOf(board, id);
  return useMemo(() => {
    const [x, y, width, height] = slot.box;
    const [cx, cy] = middle(slot.box);
    const landing = slot.look === "landing";
    const held = armies > 0;
    const name = placeName(words, slot.thing);
    const title = capital(name, words.language);
    const effect = slot.effect && words.text(slot.effect);
    const spoken = [name, effect, held && words.text("board-armies-here", { count: armies })];
    const label = spoken.filter(Boolean).join(words.text("list-comma"));
    return html`
      <g class=${`box ${slot.look} ${state} ${mark}${held ? " held" : ""}`} aria-hidden="true">
        <rect x=${x} y=${y} width=${width} height=${height} rx=${landing ? 28 : 5} class="bbox" />
        ${
          landing
            ? html`<${Sign} id=${slot.art} x=${cx - (held ? 34 : 23)} y=${cy - (held ? 15 : 18)}
          size=${held ? 38 : 46} height=${held ? 15 : 18} class="bsign" />
          <text x=${held ? cx - 13 : cx} y=${cy + 17} class="beffect">${words.text(slot.text)}</text>`
            : html`<text x=${cx} y=${y + 17} class="bname" ...${squeezed(title, 13, 76)}>${title}</text>
          ${!held && slot.art && html`<${Sign} id=${slot.art} x=${cx - 8} y=${cy - 8} size="16" class="bsign" />`}
          ${
            !held
            && slot.effect
            && html`<text x=${cx} y=${y + height - 6} class="beffect"
            ...${squeezed(words.text(slot.effect), 14, 76)}>${words.text(slot.effect)}</text>`
          }`
        }
        <rect x=${x - 2} y=${y - 2} width=${width + 4} height=${height + 4} rx=${landing ? 30 : 7} class="pring" />
      </g>
      <${Target} box=${slot.box} radius=${landing ? 28 : 5} state=${state}
        label=${state.includes("lit") ? words.text("board-allowed", { name: label }) : label}
        data-thing=${slot.thing} data-slot=${id} data-walk data-at=${`${cx} ${cy}`} />`;
  }, [board, words, slot, state, mark, armies]);
}
