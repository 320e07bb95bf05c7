/**
 * The printed chart as a bitmap: its lines are drawn once from the SVG, then copied at the size on screen.
 *
 * A browser that is given the SVG itself would draw all its lines again whenever a zoom comes to rest, and one that is
 * given only a large bitmap would make the thin lines rough when it shrinks it.
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";

const SHARPEST = 2; // pixels of the bitmap for a board unit
const MOST_PIXELS = 16e6; // some phones leave a larger bitmap empty
const COARSE = 1.5; // from here on the sharpest is used as it is

/** @param {{src: string, canvas: [number, number], view: object}} props `view`: a signal of {scale}, pixels per unit */
export function Chart({ src, canvas, view }) {
  const [print, leaving, forget] = usePrints(src, canvas);
  const wanted = view.value.scale * devicePixelRatio;
  const sharpness = wanted > COARSE ? sharpest(canvas) : Math.round(wanted * 100) / 100;
  const size = canvas.map((side) => Math.round(side * sharpness));
  return html`<${Sheet} print=${print} size=${size} />
    ${leaving && html`<${Sheet} print=${leaving} size=${size} class="leaving" onAnimationEnd=${forget} />`}`;
}

/** A print at the size on screen. */
function Sheet({ print, size: [width, height], class: name = "", onAnimationEnd }) {
  const element = useRef(null);
  useLayoutEffect(() => {
    if (!print) return;
    const paper = element.current;
    paper.width = width; // setting it also clears, so it is left alone by the vdom
    paper.height = height;
    const pen = paper.getContext("2d", { alpha: false });
    pen.imageSmoothingQuality = "high";
    pen.drawImage(print, 0, 0, width, height);
  }, [print, width, height]);
  return html`<canvas class=${`board-chart ${name}`} ref=${element} onAnimationEnd=${onAnimationEnd} aria-hidden="true"></canvas>`;
}

/** The print, the one before it while it fades, as from day to night, and how to forget that one. */
function usePrints(src, canvas) {
  const print = usePrint(src, canvas);
  const [{ shown, leaving }, setPrints] = useState({ shown: null, leaving: null });
  useLayoutEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setPrints((prints) => ({ shown: print, leaving: still ? null : prints.shown }));
  }, [print]);
  return [shown, leaving, () => setPrints((prints) => ({ ...prints, leaving: null }))];
}

function sharpest([width, height]) {
  return Math.min(SHARPEST, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** The chart at its sharpest, off screen; null until it has come. */
function usePrint(src, canvas) {
  const [print, setPrint] = useState(null);
  useEffect(() => {
    let current = true;
    const [width, height] = canvas.map((side) => Math.round(side * sharpest(canvas)));
    const picture = new Image(width, height);
    picture.src = src;
    picture.decode().then(
      () => {
        if (!current) return;
        const paper = Object.assign(document.createElement("canvas"), { width, height });
        paper.getContext("2d", { alpha: false }).drawImage(picture, 0, 0, width, height);
        setPrint(paper);
      },
      () => {},
    ); // without the picture the board can still be played
    return () => {
      current = false;
    };
  }, [src, canvas]);
  return print;
}
