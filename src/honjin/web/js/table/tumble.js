/** Dice that have just been thrown: for a moment they tumble, and nobody knows yet what they come to. */

import { useEffect, useState } from "../../vendor/preact.js";

/** As long as the animation of the dice, in milliseconds. */
const TUMBLE = 450;

/** True while the dice of a throw with this number are on their way; 0 is none. */
export function useTumble(number) {
  const [lies, setLies] = useState(0);
  const isStill = !number || lies >= number || matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (isStill) return undefined;
    const timer = setTimeout(() => setLies(number), TUMBLE);
    return () => clearTimeout(timer);
  }, [number]);
  return !isStill;
}
