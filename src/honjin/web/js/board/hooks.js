/** What a board does beside drawing: it is moved, pointed at, walked over, and plays what happened. */
import { effect, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { makeAccess } from "./access.js";
import { makeCamera } from "./camera.js";
import { makeMotion } from "./motion.js";
import { makePointer } from "./pointer.js";

/** Camera, pointer, keyboard and motion: made once, when the elements are there. */
export function useMachines(handling, props, { stage, layer, root }) {
  useLayoutEffect(() => {
    const motion = makeMotion(handling.forMotion());
    const pointer = makePointer(root.current, handling.forPointer(motion));
    const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
    const ways = { onSettle: handling.settle, still, keep: pointer.holds };
    const camera = makeCamera(stage.current, layer.current, props.board.canvas, ways);
    const access = makeAccess(root.current, handling.forKeyboard());
    handling.start({ camera, motion, access });
    const { zoomIn, zoomOut, fit } = camera;
    const { settled, finish } = motion;
    const find = (thing) => root.current.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    const placeOf = (thing) => find(thing)?.getBoundingClientRect() ?? null;
    props.handle?.({
      zoomIn,
      zoomOut,
      fit,
      rest: handling.rest,
      focusOn: handling.focusOn,
      settled,
      finish,
      element: stage.current,
      placeOf,
    });
    return () => [access, pointer, camera].forEach((machine) => machine.close());
  }, []);
  useLayoutEffect(() => handling.access().settle());
}

/** Plays what happened between the scene before and this one. */
export function useScene(handling, prop, scene) {
  const before = useRef(null);
  useEffect(() => {
    if (typeof prop?.peek !== "function") return undefined;
    // Whoever waits right after setting the signal waits for this motion, though it is not drawn yet.
    return effect(() => {
      if (prop.value !== before.current) handling.motion().expect();
    });
  }, [prop]);
  useLayoutEffect(() => {
    if (before.current !== scene) handling.motion().play(before.current, scene);
    before.current = scene;
  }, [scene]);
}

/** Brings what matters now into sight. */
export function useFocus(handling, focus) {
  const key = (focus ?? []).join(" ");
  useLayoutEffect(() => {
    if (key) handling.attend(focus);
  }, [key]);
}

const FONTS = ['italic 600 31px "Cormorant"', '600 22px "Cormorant"', '500 18px "Noto Serif JP"'];

/** Names are fitted to their curves and plaques, so they are fitted again when the fonts have come. */
export function useFonts() {
  const [ready, setReady] = useState(FONTS.slice(0, 2).every((font) => document.fonts.check(font)));
  useEffect(() => {
    Promise.all(FONTS.map((font) => document.fonts.load(font))).then(() => setReady(true));
  }, []);
  return ready;
}
