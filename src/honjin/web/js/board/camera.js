/** The camera: wheel, pinch, double tap, buttons and keys move one layer by a CSS transform. */
import { select, zoom, zoomIdentity } from "../../vendor/zoom.js";

const CLOSEST = 3.2; // times the size at which the board fits, or this many pixels for a unit
const SETTLE = 120; // milliseconds after the last movement until the picture is drawn sharply again
const STEP = 1.4;
const NUDGE = 80; // pixels an arrow key moves the chart by
const NARROW = 700;
const REACTION = 350; // milliseconds in which nobody can have seen yet that the chart has moved by itself

/**
 * @param {HTMLElement} stage what is visible
 * @param {HTMLElement} layer what is moved; its size is the canvas in pixels
 * @param {[number, number]} canvas
 * @param {{onSettle: function, still: function(): boolean, keep: function(Event): boolean}} hooks
 *   `onSettle` gets {box, scale}; `still` says that nothing may glide;
 *   `keep` that an event belongs to somebody else, such as a drag of a counter
 */
export function makeCamera(stage, layer, canvas, { onSettle, still, keep }) {
  const [width, height] = canvas;
  let fitted = true;
  let own = false; // the player has chosen the size himself, and keeps it until he asks for the whole chart
  let transform = zoomIdentity;
  let timer = 0;
  let wentAt = -REACTION; // when the chart last moved by itself
  let tracked = false; // the gesture moved the chart, so the click that ends it is no choice

  const behaviour = zoom()
    .filter((event) => !keep(event) && !(event.button > 1) && (!event.ctrlKey || event.type === "wheel"))
    .translateExtent([
      [0, 0],
      [width, height],
    ])
    .clickDistance(6)
    .tapDistance(12)
    .on("zoom", (event) => {
      own ||= Boolean(event.sourceEvent) && event.transform.k !== transform.k;
      transform = event.transform;
      if (event.sourceEvent) {
        fitted = false;
        tracked ||= event.sourceEvent.type !== "wheel";
      }
      layer.classList.add("moving");
      layer.style.transform = `translate(${transform.x}px,${transform.y}px) scale(${transform.k})`;
      clearTimeout(timer);
    })
    .on("end", () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE);
    });

  function settle() {
    layer.classList.remove("moving");
    onSettle(view());
  }

  /** The visible part in board units, and pixels for a unit. */
  function view() {
    const { clientWidth, clientHeight } = stage;
    const left = Math.max(0, -transform.x / transform.k);
    const top = Math.max(0, -transform.y / transform.k);
    const right = Math.min(width, (clientWidth - transform.x) / transform.k);
    const bottom = Math.min(height, (clientHeight - transform.y) / transform.k);
    return { box: [left, top, right - left, bottom - top], scale: transform.k };
  }

  const target = select(stage);
  target.call(behaviour);

  let slipping;
  /** The chart goes somewhere by itself: a touch that comes too soon after it was meant for what lay there before. */
  function slip() {
    wentAt = performance.now();
    stage.dataset.slips = "true";
    clearTimeout(slipping);
    slipping = setTimeout(() => delete stage.dataset.slips, REACTION);
  }

  function go(next, glide) {
    const smooth = glide && !still();
    if (next !== transform) slip();
    behaviour.transform(smooth && target.transition ? target.transition().duration(200) : target, next);
    if (!smooth) {
      clearTimeout(timer);
      settle();
    }
  }

  function least() {
    return Math.min(stage.clientWidth / width, stage.clientHeight / height);
  }

  function measure() {
    if (!stage.clientWidth || !stage.clientHeight) return;
    const fit = least();
    behaviour.extent([
      [0, 0],
      [stage.clientWidth, stage.clientHeight],
    ]);
    behaviour.scaleExtent([fit, Math.max(CLOSEST, fit * CLOSEST)]);
    if (fitted) api.fit();
    else go(transform, false);
  }

  const observer = new ResizeObserver(measure);
  observer.observe(stage);

  const api = {
    view,
    /** A finger or a button goes down: a new gesture. */
    press: () => {
      tracked = false;
    },
    /** Whether the chart has just moved by itself: a finger means what was there before. */
    slipped: () => performance.now() - wentAt < REACTION,
    /** Whether the gesture since then moved the chart. */
    moved: () => tracked,
    fit() {
      fitted = true;
      own = false;
      const k = least();
      const [x, y] = [(stage.clientWidth - width * k) / 2, (stage.clientHeight - height * k) / 2];
      go(zoomIdentity.translate(x, y).scale(k), true);
    },
    zoomBy(factor) {
      fitted = false;
      own = true;
      behaviour.scaleBy(target, factor);
    },
    zoomIn: () => api.zoomBy(STEP),
    zoomOut: () => api.zoomBy(1 / STEP),
    nudge(dx, dy) {
      fitted = false;
      behaviour.translateBy(target, (-dx * NUDGE) / transform.k, (-dy * NUDGE) / transform.k);
    },
    /** Shows a box of board units; so many units across at least: `near` on a phone, `wide` elsewhere. */
    focusOn(box, near = 500, wide = 800) {
      fitted = false;
      const { clientWidth, clientHeight } = stage;
      const k = sizeFor(box, near, wide);
      const x = clientWidth / 2 - (box[0] + box[2] / 2) * k;
      const y = clientHeight / 2 - (box[1] + box[3] / 2) * k;
      go(constrain(zoomIdentity.translate(x, y).scale(k)), true);
    },
    /**
     * Shows a box whose contents are to be read, so many pixels for a unit: comes nearer if they are too small and can
     * be large enough, and else moves only if the box is out of sight. Whoever has chosen the size himself keeps it.
     */
    attend(box, size, wide) {
      const fits = sizeFor(box, wide, wide);
      if (own || transform.k >= size || fits < size) api.bringIntoView(box);
      else api.focusOn(box, wide, wide);
    },
    /** Moves only if the box is out of sight. */
    bringIntoView(box) {
      if (api.shows(box)) return;
      slip();
      behaviour.translateTo(target, box[0] + box[2] / 2, box[1] + box[3] / 2);
    },
    /** Whether all of a box is in sight. */
    shows(box) {
      const { box: seen } = view();
      return [0, 1].every((i) => box[i] >= seen[i] && box[i] + box[i + 2] <= seen[i] + seen[i + 2]);
    },
    stage: () => stage,
    narrow: () => stage.clientWidth < NARROW,
    close() {
      observer.disconnect();
      clearTimeout(timer);
      target.on(".zoom", null);
    },
  };

  function sizeFor(box, near, wide) {
    const { clientWidth, clientHeight } = stage;
    const across = Math.max(box[2] + 120, clientWidth < NARROW ? near : wide);
    return Math.max(least(), Math.min(clientWidth / across, clientHeight / (box[3] + 120)));
  }

  function constrain(next) {
    return behaviour.constrain()(
      next,
      [
        [0, 0],
        [stage.clientWidth, stage.clientHeight],
      ],
      [
        [0, 0],
        [width, height],
      ],
    );
  }

  measure();
  return api;
}
