/** Plaques: number and name of an area, edged in the colour of whoever holds it. */
import { html, useMemo } from "../../vendor/preact.js";
import { holderOf } from "./control.js";
import { listedAreas } from "./grid.js";
import { capital, fitted } from "./signs.js";
import { shortName } from "./names.js";

const NUMBER = 16.5; // radius of its disc
const LEVEL = 42; // what the sign of the level takes of the right end
const GAP = 4;
/** Sizes of the name: as printed, the least, and where the chart is so small that it stands alone. */
const SIZE = 22;
const LEAST = 15;
const ALONE = 30;
const SECOND = 15.5;

/** One for every area that is labelled so; fitted again when the `fonts` have come. */
export function Plaques({ board, words, marks, fonts }) {
  const areas = useMemo(() => listedAreas(board).filter(([, area]) => area.label?.number), [board]);
  return html`<g class="plaques" aria-hidden="true">
    ${areas.map(
      ([id, area]) => html`<${Plaque} key=${id} board=${board} words=${words} id=${id} label=${area.label}
      holder=${holderOf(marks, id)} fonts=${fonts} />`,
    )}</g>`;
}

function Plaque({ board, words, id, label, holder, fonts }) {
  return useMemo(() => {
    const { box, number, name, second } = label;
    const title = capital(shortName(words, id), words.language);
    const below = words.text(label.second_text);
    const isJapanese = words.language === "ja";
    const room = box ? box[0] + box[2] - LEVEL - GAP - name[0] : 176;
    const font = 'Cormorant, "Noto Serif JP", serif';
    const [size, alone] = [SIZE, ALONE].map((most) => fitted(title, `600 {}px ${font}`, most, LEAST, room));
    const secondSize = fitted(below, `600 {}px ${font}`, SECOND, 10, room);
    return html`<g class=${`plaque-of ${board.sides[holder]?.look ?? ""} ${box ? "framed" : ""}`}>
      ${box && html`<rect x=${box[0]} y=${box[1]} width=${box[2]} height=${box[3]} rx=${box[3] / 2} class="plaque-edge" />`}
      <circle cx=${number[0]} cy=${number[1]} r=${NUMBER} class="plaque-disc" />
      <text x=${number[0]} y=${number[1]} class="plaque-number">${id.split("-")[1]}</text>
      <text x=${name[0]} y=${name[1]} class="plaque-name" style=${{ "--size": `${size}px`, "--alone": `${alone}px` }}>${title}</text>
      <text x=${second[0]} y=${second[1]} class=${isJapanese ? "plaque-second" : "plaque-second ja"}
        font-size=${secondSize}>${below}</text>
    </g>`;
  }, [board, words, id, label, holder, fonts]);
}
