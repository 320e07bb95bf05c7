/** Boxes of counters that are not on the map: the frame with its title, and what lies in it, one by one or in stacks. */
import { html, useMemo } from "../../vendor/preact.js";
import { Counter, CounterFace, Ring, placed } from "./counters.js";
import { slotOf } from "./grid.js";
import { spokenPile } from "./names.js";
import { capital, squeezed } from "./signs.js";
import { stackSpot, stacksOf } from "./stacks.js";
import { Target } from "./target.js";

const MOST_LAYERS = 3;
const TAB = 26; // height of the title bar

/** The frame of a box that has a title. Where units muster there is one while some do; other boxes are areas. */
export function StackBox({ board, words, slot, state, count }) {
  return useMemo(() => {
    const {
      title,
      side,
      box: [x, y, width, height],
      thing,
    } = slot;
    if (!title) return slot.look === "muster" && count ? muster(board, words, slot) : null;
    const name = words.text(title.text);
    const second = words.text(title.second_text);
    const full = words.text("board-box-holds", { name, count });
    return html`
      <g class=${`stack-box ${board.sides[side].look} ${state}`} aria-hidden="true">
        <rect x=${x} y=${y} width=${width} height=${height} rx="4" class="bbox" />
        <path d=${`M${x} ${y + TAB}V${y + 4}a4 4 0 0 1 4-4H${x + width - 4}a4 4 0 0 1 4 4V${y + TAB}Z`} class="ptab" />
        <text x=${title.at[0]} y=${title.at[1] + 1} class="ptitle" ...${squeezed(name, 25, 230)}>${name}</text>
        <text x=${title.second[0]} y=${title.second[1]} class="psecond">${second}</text>
        ${state.includes("lit") && html`<rect x=${x} y=${y + TAB} width=${width} height=${height - TAB} class="phatch" />`}
        <rect x=${x - 2} y=${y - 2} width=${width + 4} height=${height + 4} rx="6" class="pring" />
      </g>
      <${Target} box=${slot.box} state=${state}
        label=${state.includes("lit") ? words.text("board-allowed", { name: full }) : full} data-thing=${thing}
        data-area=${thing} data-walk data-at=${`${x + width / 2} ${y + height / 2}`} />`;
  }, [board, words, slot, state, count]);
}

/** Where units lie that are still to be set up. */
function muster(board, words, { side, box: [x, y, width, height], text }) {
  return html`<g class=${`stack-box bare ${board.sides[side].look}`} aria-hidden="true">
    <rect x=${x} y=${y} width=${width} height=${height} rx="4" class="bbox" />
    ${text && html`<text x=${x + width} y=${y - 9}>${capital(words.text(text), words.language)}</text>`}</g>`;
}

/** What lies in a box. A stack opens into the tray of the whole box. */
export function StackCounters({ board, words, id, pile, scene, stateOf, state, open, flying }) {
  const slot = slotOf(board, id);
  const stacks = useMemo(() => stacksOf(slot, scene, pile.counters), [slot, scene, pile]);
  return html`
    <g class="row" role="list" data-row=${id} data-place=${slot.thing}>
      ${stacks.map((stack, n) => {
        const here = stack.filter((counter) => !flying.has(counter));
        if (!here.length) return null;
        const common = { board, words, slot: id, spot: stackSpot(slot, n), counter: scene.counters[here[0]] };
        if (stack.length === 1)
          return html`<g key=${here[0]} role="listitem"><${Counter} ...${common} id=${here[0]}
      state=${stateOf(here[0])} /></g>`;
        const states = new Set(stack.flatMap((counter) => stateOf(counter).split(" ")));
        return html`<g key=${`${id} ${n}`} role="listitem"><${Stack} ...${common} stack=${here} pile=${pile} open=${open}
      state=${[...states, state.includes("last") && "last"].filter(Boolean).join(" ")} /></g>`;
      })}
    </g>`;
}

function Stack({ board, words, slot, spot, counter, stack, pile, state, open }) {
  const [width, height] = board.counter.size;
  const { look } = board.sides[counter.side];
  const [dx, dy] = board.counter.pile.offset;
  const below = Math.min(stack.length, MOST_LAYERS) - 1;
  const label = spokenPile(board, words, slotOf(board, slot), pile);
  const { x, y } = spot;
  return useMemo(
    () => html`
    <g class=${`piece stack ${board.counter.look} ${state}`} transform=${placed(spot, width, height)}>
      <g class="plift" aria-hidden="true">
        ${Array.from({ length: below }, (_, n) => below - n).map(
          (i) => html`<use key=${i} href=${`#layer-${look}`}
          x=${i * dx * 0.6} y=${i * dy * 0.6} />`,
        )}
        <${CounterFace} board=${board} words=${words} id=${stack[0]} counter=${counter} />
        <${Ring} board=${board} />
        <circle cx=${width - 8} cy="6" r="9.5" class="sbadge" /><text x=${width - 8} y="11"
          class="sbadge-text">${stack.length}</text>
      </g>
      <${Target} box=${[0, 0, width, height]} label=${label} state=${state} data-thing=${pile.thing} data-slot=${slot}
        data-pile=${slot} data-top=${stack[0]} data-at=${`${x} ${y}`} aria-expanded=${open ? "true" : "false"} />
    </g>`,
    [board, words, slot, x, y, counter, stack.join(), pile, state, open, label],
  );
}
