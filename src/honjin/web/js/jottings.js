/**
 * What somebody has noted for himself and drawn on the chart, as the server keeps it: pure reading, no page.
 *
 * A jotting is `{id, step, turn, until, what, at}`; `what` is `{kind: "note", text}`, `{kind: "arrow", start, end, ink}` or
 * `{kind: "ring", at, radius, ink}`. Ends are `{x, y, thing}` in board units: a drawing stays where it was drawn.
 */

/** The inks, told apart by their lines as well: one plain, one dashed, one dotted, one double. */
export const INKS = ["red", "blue", "green", "violet"];

/** Characters of one note. */
export const LONGEST = 1000;

/** The width of a board on which a line is as wide as the style says. */
const WIDTH = 1600;
/** Pixels for a unit where all of such a board is seen on a desk. */
const USUAL = 0.62;

export const isDrawn = ({ what }) => what.kind !== "note";

/** The drawings that are on the chart now, or were at a step of the match. */
export function onChart(jottings, step = null) {
  if (step === null) return jottings.filter((one) => isDrawn(one) && one.until === null);
  return jottings.filter((one) => isDrawn(one) && one.step <= step && (one.until === null || step < one.until));
}

/**
 * How large drawings are, as a multiple of what the style says, at so many pixels for a unit of the board: whoever comes
 * nearer sees them grow, but less than the board.
 */
export function unitOf(board, scale) {
  const whole = board.canvas[0] / WIDTH;
  return whole * Math.sqrt(USUAL / (whole * scale));
}

/** An arrow's shaft and the point and turn of its head; null where both ends are the same. */
export function arrowOf({ start, end }, unit) {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (!length) return null;
  const head = Math.min(26 * unit, length);
  const neck = [end.x - (dx / length) * head * 0.8, end.y - (dy / length) * head * 0.8];
  return { from: [start.x, start.y], neck, tip: [end.x, end.y], angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** The way from one place to another, cut short by so much at each end, where there is room. */
export function shortened(start, end, [behind, before]) {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length <= behind + before) return { start, end };
  const along = (spot, by) => ({
    ...spot,
    x: Math.round(spot.x + (dx / length) * by),
    y: Math.round(spot.y + (dy / length) * by),
  });
  return { start: along(start, behind), end: along(end, -before) };
}

/** A drawing in words. */
export function drawingText(words, what) {
  const ink = words.text(`notes-ink-${what.ink}`);
  const nameOf = ({ thing }) => (thing ? words.thing(thing) : "");
  if (what.kind === "ring") {
    const name = nameOf(what.at);
    return name ? words.text("notes-ring-around", { ink, name }) : words.text("notes-ring-drawn", { ink });
  }
  const [from, to] = [nameOf(what.start), nameOf(what.end)];
  if (from && to && from !== to) return words.text("notes-arrow-between", { ink, from, to });
  return to ? words.text("notes-arrow-to", { ink, to }) : words.text("notes-arrow-drawn", { ink });
}
