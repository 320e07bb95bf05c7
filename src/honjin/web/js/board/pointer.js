/** Mouse and touch: clicks and taps that point, hovering that opens piles and asks why, counters that are dragged. */

const OPEN_AFTER = 320;
const WHY_AFTER = 300;
const CLOSE_AFTER = 220;
const DRAG_FROM = 6; // pixels
const LONG_PRESS = 500;
const STEADY = 10; // pixels that a finger may waver while it presses long

/** The counter under the pointer, one by itself or the top one of a pile; else the place. */
function heldAt({ target }) {
  const { counter, top, thing } = target.closest("[data-thing]")?.dataset ?? {};
  return counter ?? top ?? thing;
}

/**
 * @param {SVGElement} root
 * @param {object} handling `point`, `meant(element)`, `why`, `hover(element | null)`, `peek(slot | null)`, `canDrag(id)`, `lift(id)`,
 *   `drag(id, thing)`, `look(element, how)`, `moved()`, `rest()`, `carry(id, event | null)`, `press(touch)`, which ends a motion and says
 *   that the press means nothing: there was one, or the chart has moved under the finger
 */
export function makePointer(root, handling) {
  let opening = 0;
  let asking = 0;
  let over = null;
  let held = null; // {id, x, y, moving}
  let swallow = false;
  let pressing = null; // {timer, x, y} of a finger that may press long

  function onDown(event) {
    swallow = handling.press(event.pointerType === "touch");
    letGo();
    if (event.pointerType === "touch" && event.isPrimary && !swallow) pressLong(event);
    const id = heldAt(event);
    const mouse = event.pointerType === "mouse" && event.button === 0;
    if (mouse && handling.canDrag(id)) held = { id, x: event.clientX, y: event.clientY, moving: false };
  }

  function pressLong(event) {
    const element = event.target.closest("[data-thing]");
    const look = () => {
      letGo();
      if (!element || handling.moved()) return;
      swallow = true;
      handling.look(element, "tap");
    };
    pressing = { timer: setTimeout(look, LONG_PRESS), x: event.clientX, y: event.clientY };
  }

  function letGo() {
    clearTimeout(pressing?.timer);
    pressing = null;
  }

  /** The other button of the mouse; of a finger it says only that it has pressed long, which is known. */
  function onMenu(event) {
    const element = event.target.closest("[data-thing]");
    if (!element) return;
    event.preventDefault();
    if (event.pointerType !== "touch") handling.look(element, "click");
  }

  function onMove(event) {
    if (pressing && Math.hypot(event.clientX - pressing.x, event.clientY - pressing.y) > STEADY) letGo();
    if (!held) return;
    if (!held.moving && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= DRAG_FROM) return;
    if (!held.moving) handling.lift(held.id);
    held.moving = true;
    handling.carry(held.id, event);
  }

  function onUp(event) {
    letGo();
    if (!held) return;
    const { id, moving } = held;
    held = null;
    if (!moving) return;
    swallow = true;
    handling.carry(id, null);
    if (event.type === "pointercancel") return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const things = under.filter((element) => root.contains(element)).map((element) => element.closest("[data-thing]"));
    const target = things.find((element) => element && element.dataset.thing !== id);
    if (target) handling.drag(id, handling.meant(target, { dropped: true }));
  }

  function onClick(event) {
    if (swallow || handling.moved()) {
      swallow = false;
      return;
    }
    const element = event.target.closest("[data-thing]");
    if (element) handling.point(element, event.pointerType === "touch" ? "tap" : "click");
    else if (!event.target.closest("[data-open]")) handling.rest();
  }

  function onOver(event) {
    if (event.pointerType !== "mouse" || held) return;
    const element = event.target.closest("[data-thing], [data-open]");
    if (element === over) return;
    over = element;
    clearTimeout(opening);
    clearTimeout(asking);
    handling.hover(element);
    const slot = element?.closest("[data-pile], [data-open]");
    const next = slot ? (slot.dataset.pile ?? slot.dataset.open) : null;
    opening = setTimeout(() => handling.peek(next), slot ? OPEN_AFTER : CLOSE_AFTER);
    if (element?.dataset.thing) asking = setTimeout(() => handling.why(element, "hover"), WHY_AFTER);
  }

  function onLeave() {
    over = null;
    clearTimeout(opening);
    clearTimeout(asking);
    handling.hover(null);
    opening = setTimeout(() => handling.peek(null), CLOSE_AFTER);
  }

  const listeners = {
    pointerdown: onDown,
    click: onClick,
    pointerover: onOver,
    pointerleave: onLeave,
    contextmenu: onMenu,
  };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
  const abroad = { pointermove: onMove, pointerup: onUp, pointercancel: onUp };
  for (const [name, listener] of Object.entries(abroad)) window.addEventListener(name, listener);
  return {
    /** Whether an event is not for the camera: then the chart stays where it is. */
    holds(event) {
      // Two quick presses on what can be chosen are two choices, no wish to come nearer.
      const twice = event.type === "dblclick" || event.type === "touchend";
      if ((twice || event.type === "mousedown") && event.target.closest(".pen-sheet")) return true;
      if (twice) return Boolean(event.target.closest("[data-pile], .piece, .lit"));
      return event.type === "mousedown" && handling.canDrag(heldAt(event));
    },
    close() {
      clearTimeout(opening);
      clearTimeout(asking);
      letGo();
      for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
      for (const [name, listener] of Object.entries(abroad)) window.removeEventListener(name, listener);
    },
  };
}
