/** The position in the address: `?as=japan#step=156`. */

const KEEP_EVERY = 400;

/** Whose eyes, and which step, the address asks for; no step means the beginning. */
export function wanted() {
  const step = Number(new URLSearchParams(location.hash.slice(1)).get("step"));
  return {
    viewer: new URLSearchParams(location.search).get("as") ?? "",
    step: Number.isInteger(step) && step > 0 ? step : 0,
  };
}

/** The address of a position. */
export function addressOf(viewer, step) {
  const url = new URL(location.href);
  url.searchParams.set("as", viewer);
  url.hash = step ? `step=${step}` : "";
  return url.href;
}

let timer;

/** Let the address follow, not at every frame: browsers refuse to change it too often. */
export function keepAddress(viewer, step) {
  clearTimeout(timer);
  timer = setTimeout(() => history.replaceState(null, "", addressOf(viewer, step)), KEEP_EVERY);
}
