/** What a screen reader is told: prompts at once, events when there is a pause. */

const regions = {};

/** Put the two live regions into the page; they must be there before anything is said. */
export function openRegions() {
  for (const manner of ["assertive", "polite"]) {
    if (regions[manner]) continue;
    const region = document.createElement("div");
    region.className = "spoken";
    region.setAttribute("aria-live", manner);
    region.setAttribute("aria-atomic", "true");
    document.body.append(region);
    regions[manner] = region;
  }
}

/** Say something; `now` interrupts. The same words are said again when they come again. */
export function speak(text, { now = false } = {}) {
  const region = regions[now ? "assertive" : "polite"];
  if (!region || !text) return;
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
