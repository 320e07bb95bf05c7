/** The whole match in one picture of 1200 × 630: the board at the end, who won, the curve, three turns of fortune. */

import { scaleOf, stairs } from "../replay/curve.js";
import { swingText, textOf } from "../replay/sentence.js";
import { capital } from "../table/things.js";
import { frameOf, greatest, linesOf } from "./moments.js";
import { overlayOf } from "./overlay.js";

export const SIZE = [1200, 630];
const MARGIN = 24;
const ROOM = { x: MARGIN, y: MARGIN, width: 742, height: SIZE[1] - 2 * MARGIN };
const GAP = 30;
/** Below this lies the foot of the column. */
const BOTTOM = SIZE[1] - MARGIN - 30;
const CURVE = { least: 84, most: 176 };
const FONTS = [
  "600 40px Cormorant",
  "400 16px 'Source Sans 3'",
  "600 16px 'Source Sans 3'",
  "600 16px 'Barlow Condensed'",
];

/**
 * @param {{film: object, words: object, drawn: ?{board: object, charts: string}, seats: Object<string, string>,
 *   date: string, theme: string}} story
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function paintStory(story) {
  const { film, words, drawn, theme } = story;
  const paper = document.createElement("canvas");
  [paper.width, paper.height] = SIZE;
  const pen = paper.getContext("2d");
  pen.imageSmoothingQuality = "high";
  const sample = words.text("game-title");
  await Promise.all([...FONTS, "500 16px 'Noto Serif JP'"].map((font) => document.fonts.load(font, sample)));
  const ink = inkOf(theme);
  pen.fillStyle = ink("paper");
  pen.fillRect(0, 0, ...SIZE);
  let left = MARGIN;
  if (drawn) {
    const frame = frameOf(drawn.board.canvas, ROOM);
    await paintBoard(pen, ink, frame, { ...drawn, words, theme, scene: film.scenes[film.last] });
    left = frame.x + frame.width + GAP;
  }
  paintWords(pen, ink, { x: left, width: SIZE[0] - MARGIN - left }, story);
  return paper;
}

/** The colours of the page. */
function inkOf(theme) {
  const holder = document.createElement("div");
  holder.dataset.theme = theme;
  document.body.append(holder);
  const style = getComputedStyle(holder);
  const found = new Map();
  for (const name of [
    "paper",
    "ink",
    "ink-2",
    "ink-3",
    "rule",
    "rule-2",
    "brand",
    "brand-ink",
    "jp-band",
    "jp-body",
    "jp-edge",
    "ru-body",
    "ru-band",
    "ru-edge",
  ])
    found.set(name, style.getPropertyValue(`--${name}`).trim());
  holder.remove();
  return (name) => found.get(name);
}

async function paintBoard(pen, ink, { x, y, width, height }, wanted) {
  const { chart, overlay } = await overlayOf({ ...wanted, width });
  const [below, above] = await Promise.all([
    pictureOf(chart, wanted.board.canvas),
    pictureOf(overlay, wanted.board.canvas),
  ]);
  pen.drawImage(below, x, y, width, height);
  pen.drawImage(above, x, y, width, height);
  pen.strokeStyle = ink("rule-2");
  pen.lineWidth = 1;
  pen.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
}

async function pictureOf(address, [width, height]) {
  const picture = new Image(width, height);
  picture.src = address;
  await picture.decode();
  return picture;
}

/** The column of words, from the top: which game, who won, who played, how it went, what turned it, when. */
function paintWords(pen, ink, column, story) {
  const { film, words, seats, date } = story;
  const { x, width } = column;
  const { winner, how } = film.result;
  const write = writer(pen, ink, story);
  let y = MARGIN + 14;
  y = write(titleOf(words, film), {
    x,
    y,
    width,
    size: 17,
    weight: 600,
    face: "num",
    colour: ink("ink-2"),
    spacing: "1.2px",
    most: 2,
  });
  const result = winner ? words.text("replay-won", { winner }) : words.text("replay-drawn");
  y = write(result, {
    x,
    y: y + 22,
    width,
    size: 42,
    weight: 600,
    face: "title",
    colour: ink("ink"),
    most: 2,
    leading: 1,
  });
  const { badge } = film.scenes[film.last];
  const reason = [capital(words.text(`ending-${how}`)), badge?.[0] && words.pair(badge)].filter(Boolean).join(" · ");
  y = write(reason, { x, y: y - 10, width, size: 16, face: "ui", colour: ink("ink-2"), most: 2 });
  y += 6;
  for (const side of film.match.sides) {
    write.mark(x, y - 12, side);
    const who = [seats[side], words.name("side", side)].filter(Boolean).join(" · ");
    y = write(who, {
      x: x + 26,
      y,
      width: width - 26,
      size: 16,
      weight: side === winner ? 600 : 400,
      face: "ui",
      colour: ink("ink"),
      most: 1,
    });
  }
  y += 12;
  const values = film.measure.valuesOf(film);
  if (values.length > 1) {
    pen.fillStyle = ink("rule");
    pen.fillRect(x, y - 14, width, 1);
    y = write(words.text(`replay-${film.measure.name}`), {
      x,
      y: y + 10,
      width,
      size: 19,
      weight: 600,
      face: "title",
      colour: ink("ink"),
      most: 1,
    });
    // What the moments leave is the curve's.
    const room = BOTTOM - y - paintMoments(pen, ink, measured(write), { x, y: 0, width }, story);
    const height = Math.max(CURVE.least, Math.min(CURVE.most, room - 16));
    paintCurve(pen, ink, { x, y: y - 12, width, height }, film, values, words);
    y += height + 16;
  }
  paintMoments(pen, ink, write, { x, y, width }, story);
  const foot = ["Honjin", date].filter(Boolean).join(" · ");
  write(foot, {
    x,
    y: SIZE[1] - MARGIN - 2,
    width,
    size: 15,
    weight: 600,
    face: "num",
    colour: ink("ink-3"),
    spacing: "0.6px",
    most: 1,
  });
}

function titleOf(words, film) {
  const [, scenario] = film.match.game.split(".");
  const title = words.text("game-title");
  return scenario ? words.text("title-scenario", { title, scenario: words.name("scenario", scenario) }) : title;
}

/** The moments one below the other; the baseline of what could come next. */
function paintMoments(pen, ink, write, { x, y: top, width }, { film, words }) {
  let y = top;
  const moments = greatest(film);
  const turnOf = (step) => words.text("story-turn", { turn: film.turnAt(step) ?? 0 });
  pen.font = fontOf({ size: 15, weight: 600, face: "num" }, words.language);
  const indent = Math.max(...moments.map(({ step }) => pen.measureText(turnOf(step)).width), 0) + 14;
  for (const { step, swing } of moments) {
    const gain = swing ? swingText(words, film, swing) : "";
    pen.font = fontOf({ size: 18, weight: 700, face: "num" }, words.language);
    const gainWidth = gain ? pen.measureText(gain).width : 0;
    const aside = gain ? gainWidth + 36 : 0;
    if (gain) {
      const side = film.match.sides[swing > 0 ? 0 : 1];
      const right = x + width - gainWidth;
      write(gain, {
        x: right,
        y,
        width: gainWidth + 1,
        size: 18,
        weight: 700,
        face: "num",
        colour: ink("ink"),
        most: 1,
      });
      write.mark(right - 26, y - 12, side);
    }
    const text = textOf(words, film, film.steps[step - 1], true);
    write(turnOf(step), { x, y, width: indent, size: 15, weight: 600, face: "num", colour: ink("ink-2"), most: 1 });
    y = write(text, {
      x: x + indent,
      y,
      width: width - indent - aside,
      size: 16,
      face: "ui",
      colour: ink("ink"),
      most: 2,
    });
    y += 8;
  }
  return y;
}

const FACES = {
  title: '"Cormorant", "Noto Serif JP", Georgia, serif',
  ui: '"Source Sans 3", "Noto Sans", system-ui, sans-serif',
  num: '"Barlow Condensed", "Arial Narrow", sans-serif',
};

function fontOf({ size, weight = 400, face }, language) {
  const letters = language === "ja" ? `${FACES[face].split(",")[0]}, "Noto Serif JP", serif` : FACES[face];
  return `${weight} ${size}px ${letters}`;
}

/** Writes a text in as many lines as it may have, or only measures it; returns the baseline of what comes next. */
function writer(pen, ink, { film, words, drawn }) {
  const write = (
    text,
    { x, y, width, size, weight, face, colour, most, leading = 1.25, spacing = "0px", dry = false },
  ) => {
    pen.font = fontOf({ size, weight, face }, words.language);
    pen.letterSpacing = spacing;
    pen.fillStyle = colour;
    let baseline = y;
    for (const part of linesOf(text, (some) => pen.measureText(some).width, width, most)) {
      if (!dry) pen.fillText(part, x, baseline);
      baseline += Math.round(size * leading);
    }
    pen.letterSpacing = "0px";
    return baseline;
  };
  write.mark = (x, y, side) => paintMark(pen, ink, x, y, film.match.sides.indexOf(side), drawn?.board.sides[side]);
  return write;
}

/** The same, without a drop of ink. */
function measured(write) {
  return Object.assign((text, how) => write(text, { ...how, dry: true }), { mark() {} });
}

/** The mark of a side, as counters are: light body with its band at the left, dark body with its band at the right. */
function paintMark(pen, ink, x, y, at, drawn = {}) {
  const { look = at ? "dark" : "light", clan } = drawn;
  if (clan) {
    pen.fillStyle = clan;
    pen.beginPath();
    pen.arc(x + 8, y + 7, 7, 0, 2 * Math.PI);
    pen.fill();
    pen.strokeStyle = ink("ink");
    pen.lineWidth = 1;
    pen.stroke();
    return;
  }
  const [body, band, edge] = look === "light" ? ["jp-body", "jp-band", "jp-edge"] : ["ru-body", "ru-band", "ru-edge"];
  pen.fillStyle = ink(body);
  pen.fillRect(x, y, 17, 13);
  pen.fillStyle = ink(band);
  pen.fillRect(look === "light" ? x : x + 11, y, 6, 13);
  pen.strokeStyle = ink(edge) || ink("ink");
  pen.lineWidth = 1;
  pen.strokeRect(x + 0.5, y + 0.5, 16, 12);
}

const EDGE = { left: 0, right: 0, top: 4, bottom: 4 };

function paintCurve(pen, ink, { x, y, width, height }, film, values, words) {
  const scale = scaleOf({ values, least: film.measure.least, last: film.last }, width, height, EDGE);
  const corners = stairs(values, film.last).map(([step, value]) => [x + scale.x(step), y + scale.y(value)]);
  const zero = y + scale.y(0);
  const area = new Path2D();
  area.moveTo(corners[0][0], zero);
  for (const [a, b] of corners) area.lineTo(a, b);
  area.lineTo(corners.at(-1)[0], zero);
  for (const [colour, alpha, top, bottom] of [
    ["jp-band", 0.26, y, zero],
    ["ru-body", 0.46, zero, y + height],
  ]) {
    pen.save();
    pen.beginPath();
    pen.rect(x, top, width, bottom - top);
    pen.clip();
    pen.globalAlpha = alpha;
    pen.fillStyle = ink(colour);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen fills a path, not a list
    pen.fill(area);
    pen.restore();
  }
  pen.strokeStyle = ink("rule-2");
  pen.lineWidth = 1;
  for (const level of [y + 0.5, zero, y + height - 0.5]) line(pen, x, level, x + width, level);
  pen.setLineDash([2, 5]);
  for (const [step] of film.turns.slice(1)) line(pen, x + scale.x(step), y, x + scale.x(step), y + height);
  pen.setLineDash([]);
  pen.strokeStyle = ink("ink");
  pen.lineWidth = 2.4;
  pen.lineJoin = "round";
  pen.stroke(pathOf(corners));
  pen.font = fontOf({ size: 15, weight: 600, face: "num" }, words.language);
  for (const [at, level] of [
    [0, y + 17],
    [1, y + height - 7],
  ]) {
    const side = film.match.sides[at];
    if (!side) continue;
    pen.strokeStyle = ink("paper");
    pen.lineWidth = 3.5;
    pen.strokeText(words.name("side", side), x + 7, level);
    pen.fillStyle = ink("ink");
    pen.fillText(words.name("side", side), x + 7, level);
  }
  for (const { step } of greatest(film)) {
    pen.beginPath();
    pen.arc(x + scale.x(step), y + scale.y(film.standsAt(step) ?? 0), 5, 0, 2 * Math.PI);
    pen.fillStyle = ink("paper");
    pen.fill();
    pen.strokeStyle = ink("ink");
    pen.lineWidth = 2.2;
    pen.stroke();
  }
}

function pathOf(corners) {
  const path = new Path2D();
  for (const [a, b] of corners) path.lineTo(a, b);
  return path;
}

function line(pen, x, y, x2, y2) {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x2, y2);
  pen.stroke();
}
