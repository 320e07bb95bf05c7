/** How one board is handled: which pile is open, what is seen and what pointing means, from one drawing to the next. */
import { signal } from "../../vendor/preact.js";
import { makeCarry } from "./carry.js";
import { lookOf as styleOf } from "./counters.js";
import { hexOf, slotOf } from "./grid.js";
import { around, densest, extentOf, sizeOf } from "./layout.js";
import { put, spotOf } from "./pen.js";
import { goalsOf, opened } from "./trays.js";
import { valueOf } from "./signs.js";

const NEAR = 400; // board units across: what a phone shows of a chart that is too large for it, if the board does not say

const FEW = 3; // things of which a phone shows all

/** Kinds of slots whose counters lie each by itself and stand for the place they are in. */
const LOOSE = new Set(["block", "spot", "stacks"]);

/** @param {{root: {current: SVGElement}, flyers: {current: SVGElement}}} elements */
export function makeHandling({ root, flyers }) {
  const pinned = signal(null); // the pile that was opened by a click, a tap or a key
  const peeked = signal(null); // the pile under the mouse
  const insisted = signal(null); // the pile that was opened again though it covers where its counters can go
  const flying = signal(new Set());
  const view = signal({ box: [0, 0, 1600, 1200], scale: 1 });
  const detail = signal(0);
  let folded = false; // the open pile is not shown, because it would cover where its counters can go
  let now = null; // {props, board, words, scene, states} of the last drawing
  let machines = null;
  let asked = null;
  let attended = false;

  const isLit = (thing) => now.states.lit.has(thing);
  const about = (element) => ({ slot: element.dataset.slot ?? "", counter: element.dataset.counter ?? "", element });

  /**
   * What pointing at an element means: a counter that cannot be chosen stands for its area or box, if that can be. One
   * of the player's own never does while another is picked: pointing at it picks. What is dropped on it goes there.
   */
  function meant(element, { dropped = false } = {}) {
    const { thing, counter, slot, force } = element.dataset;
    const place =
      counter
      && (force || LOOSE.has(slotOf(now.board, slot)?.kind))
      && !element.closest("[data-open]")
      && slotOf(now.board, slot).thing;
    const picks = now.props.picks && !dropped && now.scene.counters[counter]?.side === now.props.side;
    const isOwn = picks || isLit(thing) || now.states.selected.has(thing);
    return place && !isOwn && isLit(place) ? place : thing;
  }

  function point(element, how) {
    if (!element) return;
    const { pen } = now.props;
    if (pen) {
      const place = spotOf(now.board, element);
      if (place) put(pen, place);
      return;
    }
    const { pile } = element.dataset;
    const thing = meant(element);
    if (pile && !isLit(thing) && !now.states.selected.has(thing)) {
      const again = pinned.peek() === pile && !folded;
      pinned.value = again ? null : pile;
      insisted.value = folded ? pile : null;
      // Whoever composes an order wants the counters; of a pile without any that could be chosen, all there is to see.
      if (!again && !now.states.selected.size && !holdsLit(pile)) look(element, how);
      return;
    }
    if (!element.closest("[data-open]")) rest();
    if (now.states.refused.has(thing)) why(element, how);
    now.props.onPoint?.(thing, { ...about(element), how });
  }

  function why(element, how) {
    const { thing } = element.dataset;
    if (how === "hover" && !now.states.refused.has(thing)) return;
    asked = thing;
    now.props.onWhy?.(thing, { ...about(element), how });
  }

  const holdsLit = (slot) => [...now.states.lit].some((thing) => now.scene.counters[thing]?.slot === slot);

  /** A closer look at what lies there; nothing is chosen. */
  function look(element, how) {
    const { thing } = element?.dataset ?? {};
    if (thing) now.props.onLook?.(thing, { ...about(element), how });
  }

  function hover(element) {
    const thing = element?.dataset.thing ?? null;
    if (asked && asked !== thing) {
      asked = null;
      now.props.onWhy?.(null, {});
    }
    now.props.onHover?.(thing, element ? about(element) : {});
  }

  /** Nothing is held open any more. */
  function rest() {
    pinned.value = peeked.value = insisted.value = null;
  }

  /** Space: into a pile, the row of a port, the counters of an area or a box. */
  function enter(element) {
    const { panel, area } = element.dataset;
    const forces = area ? root.current.querySelectorAll(`[data-force][data-place="${area}"]`) : [];
    // A hex with one force leads straight into it; of several one is chosen first.
    const pile = element.dataset.pile ?? (forces.length === 1 ? forces[0].dataset.pile : undefined);
    if (pile) pinned.value = pile;
    const inside = pile
      ? `[data-open="${pile}"] [role=button]`
      : panel
        ? `[data-row^="${panel}/"] [role=button], [data-pile^="${panel}/"]`
        : `[data-place="${area}"] [role=button], [data-force][data-place="${area}"]`;
    if (pile || panel || root.current.querySelector(inside))
      setTimeout(() => root.current.querySelector(inside)?.focus());
    else point(element, "key");
  }

  /** Escape: out of a pile. */
  function leave(element) {
    const slot = element?.dataset.slot;
    const inside = element?.closest("[data-open], [data-row]");
    const any = pinned.peek() || peeked.peek() || inside;
    rest();
    const [place] = (slot ?? "").split("/");
    const out = `[data-walk][data-pile="${slot}"], [data-panel="${place}"], [data-area="${place}"]`;
    const isForce = Boolean(element?.dataset.force);
    if (inside || isForce) root.current.querySelector(out)?.focus();
    return Boolean(any) || isForce;
  }

  /** Lit counters make their pile lit; a selected one opens it. */
  function pileState(id, pile, stateOf) {
    // A hex shows by itself that it can be chosen: what stands in it would only repeat it.
    const names = new Set(ownArea(pile) && !hexOf(now.board, pile.thing) ? stateOf(pile.thing).split(" ") : []);
    for (const counter of pile.counters) {
      if (now.states.lit.has(counter)) names.add("lit");
      if (now.states.selected.has(counter)) names.add("selected");
    }
    names.delete("refused");
    names.delete("pointed");
    if (pile.counters.length && pile.counters.every((counter) => now.states.refused.has(counter))) names.add("refused");
    if (now.states.last.has(id) || pile.counters.some((counter) => now.states.last.has(counter))) names.add("last");
    if (pile.counters.some((counter) => now.states.pointed.has(counter))) names.add("pointed");
    return [...names].filter(Boolean).join(" ");
  }

  let grouped = { of: null, by: new Map() };

  /** The piles of a place, as pairs of slot and pile; put together once for each scene. */
  function pilesAt(piles, thing) {
    if (grouped.of !== piles) grouped = { of: piles, by: Map.groupBy(Object.entries(piles), ([, pile]) => pile.thing) };
    return grouped.by.get(thing) ?? [];
  }

  /**
   * Where a squadron shows that it is selected, or that one may begin with it, its area need not. Of counters that lie
   * loose in an area it is the other way round: the area shows where those stand that are selected.
   */
  function lookOf(id, piles, stateOf) {
    const { lit, selected } = now.states;
    const here = pilesAt(piles, id);
    const loose = here.filter(([slot]) => LOOSE.has(slotOf(now.board, slot).kind)).flatMap(([, pile]) => pile.counters);
    if (loose.some((counter) => selected.has(counter))) return `${stateOf(id)} selected`;
    const state = selected.has(id) ? "selected" : lit.has(id) && !selected.size ? "lit" : "";
    const shows = ([slot, pile]) =>
      loose.includes(pile.counters[0])
        ? pile.counters.some((counter) => lit.has(counter))
        : pileState(slot, pile, stateOf).includes(state);
    return state && here.some(shows) ? stateOf(id).replace(state, "") : stateOf(id);
  }

  function ownArea(pile) {
    return !now.props.side || now.props.side === pile.side;
  }

  /** The slot whose pile lies open: the one pinned, else under the mouse, else of what is selected; not over hexes. */
  function openSlot(piles) {
    const chosen = () =>
      Object.keys(piles).find((id) => {
        const pile = piles[id];
        const { selected } = now.states;
        if (slotOf(now.board, id).kind !== "pile" || hexOf(now.board, pile.thing)) return false;
        return (ownArea(pile) && selected.has(pile.thing)) || pile.counters.some((counter) => selected.has(counter));
      });
    return [pinned.value, peeked.value, chosen()].find((id) => id && piles[id] && !hiddenFew(piles[id])) ?? null;
  }

  /** One counter alone has nothing to open. */
  function hiddenFew(pile) {
    return pile.counters.length + (pile.backs ?? 0) < 2;
  }

  /**
   * How an open pile lies: beside the places that may be chosen next, as far as there is room. One of whose counters
   * is selected gives way to them, unless it was opened again.
   */
  function unfolded(id, pile) {
    const { board, states } = now;
    const picked = pile.counters.filter((counter) => states.selected.has(counter));
    const each =
      pile.backs > 0
      || slotOf(board, id).kind !== "pile"
      || pile.counters.some(
        (counter) => states.lit.has(counter) || states.refused.has(counter) || picked.includes(counter),
      );
    const goals = picked.length ? goalsOf(board, states.lit, id, pile.side, now.scene.counters) : [];
    const [top] = pile.counters;
    const size = top && sizeOf(board, now.scene.counters[top]);
    const count = pile.counters.length + (pile.backs ?? 0);
    const shape = opened(board, slotOf(board, id), count, view.value, { each, goals, size });
    folded = shape.covers && insisted.value !== id;
    return folded ? null : shape;
  }

  function focusOn(things) {
    const boxes = things.map((thing) => extentOf(now.board, now.scene, thing)).filter(Boolean);
    if (boxes.length) machines.camera.focusOn(around(boxes), now.board.near, now.board.wide);
  }

  /** What matters has changed: the chart goes there if it is out of sight, and stays where the player looks if not. */
  function attend(things) {
    const boxes = things.map((thing) => extentOf(now.board, now.scene, thing)).filter(Boolean);
    if (!boxes.length) return;
    const { camera } = machines;
    const { near, wide, counter } = now.board;
    if (camera.narrow()) {
      if (!attended || !isInSight(boxes)) camera.focusOn(partOf(boxes), near);
    } else if (wide) camera.attend(around(boxes), styleOf(now.board).readable / counter.size[0], wide);
    else if (attended) camera.bringIntoView(around(boxes));
    attended = true;
  }

  /** Whether a phone shows enough: all of a few things, some of many, and counters large enough to be told apart. */
  function isInSight(boxes) {
    const { camera } = machines;
    if (now.board.counter.size[0] * camera.view().scale < styleOf(now.board).least) return false;
    return boxes.length > FEW ? boxes.some(camera.shows) : boxes.every(camera.shows);
  }

  /** All of some boxes, or where most of them lie if counters were too small to be seen. */
  function partOf(boxes) {
    const whole = around(boxes);
    const { clientWidth, clientHeight } = machines.camera.stage();
    const scale = Math.min(clientWidth / whole[2], clientHeight / whole[3]);
    if (now.board.counter.size[0] * scale >= styleOf(now.board).least) return whole;
    const { near = NEAR } = now.board;
    return densest(boxes, [near, (near * clientHeight) / clientWidth]);
  }

  /** How much counters can show: 2 all of them everything, 1 those of full size, 0 none. */
  function settle(seen) {
    view.value = seen;
    const { size, small = size[0] * now.board.counter.row_scale } = now.board.counter;
    const { readable } = styleOf(now.board);
    detail.value = small * seen.scale >= readable ? 2 : size[0] * seen.scale >= readable ? 1 : 0;
  }

  const carried = makeCarry(
    flyers,
    () => now.board,
    () => root.current,
  );
  return {
    view,
    detail,
    flying,
    openSlot,
    unfolded,
    rest,
    pileState,
    lookOf,
    focusOn,
    attend,
    settle,
    now: (next) => {
      now = next;
    },
    start: (made) => {
      machines = made;
    },
    camera: () => machines.camera,
    motion: () => machines.motion,
    access: () => machines.access,
    forKeyboard: () => ({
      point,
      why,
      look,
      enter,
      leave,
      camera: () => machines.camera,
      board: () => now.board,
      focused: (element) => {
        const place = now.props.pen?.isDown && spotOf(now.board, element);
        if (place) now.props.pen.aim(place);
        else if (element?.dataset.thing) now.props.onHover?.(element.dataset.thing, about(element));
      },
    }),
    forPointer: (motion) => ({
      point,
      why,
      look,
      hover,
      meant,
      peek: (slot) => {
        peeked.value = slot;
      },
      rest,
      moved: () => machines.camera.moved(),
      press: (touch) => {
        machines.camera.press();
        const skipped = now.props.onPress?.();
        const finished = motion.finish();
        return skipped || finished || (touch && machines.camera.slipped());
      },
      canDrag: (id) => {
        if (!id || !now.props.onDrag) return false;
        // Of places only the one from which a way is led on: the chart is moved by all others.
        if (!(id in now.scene.counters)) return id === valueOf(now.props.drawsFrom);
        return isLit(id) || now.states.selected.has(id);
      },
      lift: (id) => now.props.onLift?.(id),
      drag: (id, thing) => now.props.onDrag(id, thing),
      carry: carried,
    }),
    forMotion: () => ({
      get board() {
        return now.board;
      },
      get words() {
        return now.words;
      },
      flyers: () => flyers.current,
      root: () => root.current,
      speed: () => valueOf(now.props.motion)?.speed ?? 1,
      reduced: () => Boolean(valueOf(now.props.motion)?.off) || matchMedia("(prefers-reduced-motion: reduce)").matches,
      flying: (ids) => {
        if (ids.size || flying.peek().size) flying.value = ids;
      },
    }),
  };
}
