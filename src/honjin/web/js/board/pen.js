/**
 * A sheet over the chart while somebody draws on it: pointing at the board gives places for arrows and rings, and nothing
 * is chosen. A mouse draws from where it is pressed to where it is let go, or from press to press; a finger taps, and
 * moves the chart as ever.
 *
 *   pen = {
 *     isDown                     something is begun
 *     begin(place, {held})       here; `held`: by a button that is still pressed
 *     aim(place)                 it leads to here so far
 *     end(place)                 it ends here
 *     rest()                     the button was let go where it was pressed
 *   }
 *
 * A place is `{spot: {x, y, thing}, room}` in board units; `room` is how far the piece or the hex that lies there reaches,
 * or 0 for a place by itself.
 */
import { html, useRef } from "../../vendor/preact.js";
import { hexOf } from "./grid.js";

const DRAG_FROM = 6; // pixels

/** What an element stands for: the middle of a counter, a pile or a hex; null for areas that are large. */
export function spotOf(board, element) {
  const { thing = "", at, counter, pile, force, area } = element?.dataset ?? {};
  if (!at) return null;
  const isHex = Boolean(area && hexOf(board, area));
  const isPiece = Boolean(counter ?? pile ?? force);
  const [x, y] = at.split(" ").map(Math.round);
  return { spot: { x, y, thing }, room: isPiece ? board.counter.size[0] * 0.7 : isHex ? board.grid.size * 0.85 : 0 };
}

/** One pointing by itself, of a finger or a key: it begins something, or ends what was begun. */
export function put(pen, place) {
  if (pen.isDown) pen.end(place);
  else pen.begin(place);
}

export function PenSheet({ board, pen, root, camera }) {
  const sheet = useRef(null);
  const down = useRef(null);
  const kind = useRef("");

  /** The place under the pointer: in the middle of what is small, and in a large area just there. */
  const placeAt = ({ clientX, clientY }) => {
    const { left, top, width, height } = sheet.current.getBoundingClientRect();
    const [across, along] = board.canvas;
    const inside = (share, most) => Math.round(Math.max(0, Math.min(1, share)) * most);
    const spot = { x: inside((clientX - left) / width, across), y: inside((clientY - top) / height, along), thing: "" };
    const under = document.elementsFromPoint(clientX, clientY).filter((one) => root.current?.contains(one));
    const element = under.map((one) => one.closest("[data-thing]")).find(Boolean);
    if (!element) return { spot, room: 0 };
    const meant = spotOf(board, element);
    return meant?.room ? meant : { spot: { ...spot, thing: element.dataset.thing }, room: 0 };
  };

  const listeners = {
    onPointerDown: (event) => {
      kind.current = event.pointerType;
      camera().press();
      if (event.pointerType === "touch" || event.button !== 0) return;
      sheet.current.setPointerCapture(event.pointerId);
      down.current = { x: event.clientX, y: event.clientY, began: !pen.isDown };
      if (!pen.isDown) pen.begin(placeAt(event), { held: true });
    },
    onPointerMove: (event) => {
      if (event.pointerType !== "touch" && pen.isDown) pen.aim(placeAt(event));
    },
    onPointerUp: (event) => {
      const from = down.current;
      down.current = null;
      if (!from || !pen.isDown) return;
      const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_FROM;
      if (isFar || !from.began) pen.end(placeAt(event));
      else pen.rest();
    },
    onClick: (event) => {
      if (kind.current === "touch" && !camera().moved() && !camera().slipped()) put(pen, placeAt(event));
    },
  };
  const [width, height] = board.canvas;
  return html`<div class="pen-sheet" ref=${sheet} style=${{ width: `${width}px`, height: `${height}px` }} ...${listeners}></div>`;
}
