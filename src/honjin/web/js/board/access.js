/**
 * The keyboard: one tab stop for the chart, and a focus that walks.
 *
 * Arrows go to the nearest place in their direction: areas, ports, boxes, piles. On a grid they go from hex to hex, and
 * q w e a s d to the six neighbours. Space goes into a pile, a port or a hex, where arrows walk from counter to counter;
 * Escape comes out again. Enter points, `?` asks why, `i` looks closer, + - 0 and Shift with arrows move the camera.
 */
import { hexAt, hexOf, neighbourOf } from "./grid.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The six directions of a grid as the keys lie, clockwise from the top. */
const SIX = ["w", "e", "d", "s", "a", "q"];
const LEAN = 2.2; // how much a step aside counts against a step ahead

/**
 * @param {SVGElement} root
 * @param {object} handling what keys do: `point`, `why`, `enter(element)`, `leave()`, `camera`, `board()`
 */
export function makeAccess(root, handling) {
  let current = null;
  let inside = false; // the focus is on the chart, or was on something that has been taken away

  function settle() {
    if (current?.isConnected) return;
    const { thing, slot } = current?.dataset ?? {};
    const same = current && root.querySelector(`[data-walk][data-thing="${thing}"], [data-walk][data-pile="${slot}"]`);
    take(same ?? root.querySelector("[data-walk]"));
    // A tray that gives way must not leave somebody without mouse nowhere.
    if (inside && document.activeElement === document.body) current?.focus();
  }

  function take(element) {
    current?.setAttribute("tabindex", "-1");
    current = element;
    current?.setAttribute("tabindex", "0");
  }

  function onBlur({ target, relatedTarget }) {
    setTimeout(() => {
      if (relatedTarget || target.isConnected) inside = ear.contains(document.activeElement);
    });
  }

  function onFocus(event) {
    inside = true;
    const element = event.target.closest("[tabindex]");
    if (element && element !== current) take(element);
    const [x, y] = placeOf(element);
    if (element?.matches(":focus-visible")) handling.camera().bringIntoView([x - 60, y - 40, 120, 80]);
    handling.focused(element);
  }

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = event.target.closest("[tabindex]") ?? current;
    const used = event.key in WAYS ? arrow(event, element) : step(event.key, element) || plain(event.key, element);
    if (used) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function arrow(event, element) {
    const way = WAYS[event.key];
    if (event.shiftKey) handling.camera().nudge(...way);
    else (alongside(element, way) ?? nearest(candidates(element), element, way))?.focus();
    return true;
  }

  /** A letter that means a direction: to the neighbour there. Among the counters of a hex letters mean nothing. */
  function step(key, element) {
    const direction = SIX.indexOf(key.toLowerCase());
    const from = hexUnder(element);
    if (direction < 0 || !from) return false;
    elementOf(neighbourOf(handling.board(), from, direction))?.focus();
    return true;
  }

  /** The hex beside that of an element, in the next column or row; from the edge of the grid other places are looked for. */
  function alongside(element, [dx, dy]) {
    const from = hexUnder(element);
    if (!from) return null;
    const { column, row } = hexOf(handling.board(), from);
    return elementOf(hexAt(handling.board(), column + dx, row + dy));
  }

  /** The hex that an element stands for: the hex itself, or that of a force which is alone in it. */
  function hexUnder(element) {
    const { area, force, place } = element?.dataset ?? {};
    const hex = force && forcesIn(place).length === 1 ? place : area;
    return hex && hexOf(handling.board(), hex) ? hex : null;
  }

  function forcesIn(place) {
    return [...root.querySelectorAll(`[data-force][data-place="${place}"]`)];
  }

  function elementOf(hex) {
    return hex && root.querySelector(`[data-area="${hex}"]`);
  }

  function plain(key, element) {
    const camera = handling.camera();
    if (key === "Enter") handling.point(element, "key");
    else if (key === " ") handling.enter(element);
    else if (key === "Escape") return handling.leave(element);
    else if (key === "?") handling.why(element, "key");
    else if (key === "i") handling.look(element, "key");
    else if (key === "+" || key === "=") camera.zoomIn();
    else if (key === "-") camera.zoomOut();
    else if (key === "0") camera.fit();
    else return false;
    return true;
  }

  /** Inside an open pile or a row only its counters; else all places. */
  function candidates(element) {
    const group = element?.closest("[data-open], [data-row]");
    if (element?.dataset.force) return forcesIn(element.dataset.place);
    const place = group?.dataset.place; // both sides of an area are walked through together
    if (place) return [...root.querySelectorAll(`[data-place="${place}"] [role=button]`)];
    return [...(group ?? root).querySelectorAll(group ? "[role=button][data-counter]" : "[data-walk]")];
  }

  // On the layer around the drawing: a browser may make an SVG element with focus listeners a tab stop of its own.
  const ear = root.parentNode;
  ear.addEventListener("focusin", onFocus);
  ear.addEventListener("focusout", onBlur);
  ear.addEventListener("keydown", onKey);
  return {
    settle,
    current: () => current,
    close() {
      ear.removeEventListener("focusin", onFocus);
      ear.removeEventListener("focusout", onBlur);
      ear.removeEventListener("keydown", onKey);
    },
  };
}

function placeOf(element) {
  return (element?.dataset.at ?? "0 0").split(" ").map(Number);
}

/** The one that lies nearest in a direction, off the line as little as may be. */
export function nearest(elements, from, [dx, dy]) {
  const [x, y] = placeOf(from);
  let best = null;
  let least = Infinity;
  for (const element of elements) {
    const [ex, ey] = placeOf(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (element === from || ahead <= 1 || aside > 2 * ahead) continue;
    const cost = ahead + LEAN * aside;
    if (cost < least) [best, least] = [element, cost];
  }
  return best;
}
