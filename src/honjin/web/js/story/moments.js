/** What the picture of a match tells: its three greatest turns, and lines that fit. Pure. */

const MOST = 3;

/** Events that only say how it ended: the headline of the picture says that already. */
const ENDINGS = new Set(["MatchDecided"]);

/** The three turning points that changed most, in the order in which they came. */
export function greatest(film) {
  return film.turning_points
    .filter(({ step }) => !ENDINGS.has(film.steps[step - 1]?.event?.event))
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST)
    .toSorted((one, other) => one.step - other.step);
}

/**
 * A text in lines of at most this width, the last one cut short if there are too many. Where a script has no spaces it
 * breaks between any two letters, but never before a closing mark.
 *
 * @param {string} text
 * @param {(text: string) => number} widthOf
 */
export function linesOf(text, widthOf, width, most) {
  const lines = [];
  let line = "";
  for (const piece of piecesOf(text)) {
    if (line && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trim());
      line = "";
    }
    line += piece;
  }
  if (line.trim()) lines.push(line.trim());
  if (lines.length <= most) return lines;
  let last = lines[most - 1];
  while (last && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,.;:、。，]+$/u, "")}…`];
}

const CLOSING = /^[、。，．）」』】：；！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％%…]/u;

/** Words with the space after them; of a script without spaces letter by letter. No-break spaces hold. */
function piecesOf(text) {
  const pieces = [];
  for (const word of text.match(/[^ ]+ *| +/g) ?? []) {
    for (const part of word.match(/[\u3000-\u9fff\uff00-\uffef]|[^\u3000-\u9fff\uff00-\uffef]+/gu) ?? []) {
      if (pieces.length && CLOSING.test(part)) pieces[pieces.length - 1] += part;
      else pieces.push(part);
    }
  }
  return pieces;
}

/** Where a board of this shape lies in the picture, as large as it can be beside a column of words. */
export function frameOf([width, height], room) {
  const scale = Math.min(room.width / width, room.height / height);
  const [w, h] = [width * scale, height * scale];
  return { x: room.x, y: room.y + (room.height - h) / 2, width: w, height: h };
}
