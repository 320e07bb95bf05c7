/** What can be pointed at: a clear shape over a drawing, with a name of its own. What is drawn is for the eye only. */
import { html } from "../../vendor/preact.js";

/** `state` has the classes of look; further props, such as `data-thing`, go to the element. */
export function Target({ box: [x, y, width, height], radius = 4, label, state, ...props }) {
  return html`<rect x=${x} y=${y} width=${width} height=${height} rx=${radius} class=${`target ${state}`} role="button"
    tabindex="-1" aria-label=${label} ...${props} />`;
}
