/** What every interactive page needs: addresses of files, signs, and settings that are remembered. */

import { html, signal, effect } from "../vendor/preact.js";

/** Where the files of this build are served, such as `/static/3f2a/`. */
const root = new URL("../", import.meta.url);

/** The address of a file of this build. */
export const asset = (path) => new URL(path, root).href;

/** Put the signs of `art/symbols.svg` into the page, so that each is there at once wherever it is drawn. */
export async function fetchSigns() {
  const answer = await fetch(asset("art/symbols.svg"));
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("hidden", "");
  holder.append(...sheet.querySelectorAll("symbol"));
  document.body.append(holder);
}

/** A sign of the page (see `fetchSigns`); decoration unless it has a label. */
export function Icon({ id, class: name = "", label = "" }) {
  return html`<svg class=${`icon ${name}`} viewBox="0 0 24 24" role=${label ? "img" : null}
    aria-label=${label || null} aria-hidden=${label ? null : "true"}><use href=${`#${id}`} /></svg>`;
}

/** Class names, those that are false left out. */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** A signal whose value this browser remembers. */
export function remembered(name, initial) {
  const key = `honjin.${name}`;
  let value = initial;
  try {
    value = JSON.parse(localStorage.getItem(key)) ?? initial;
  } catch {
    // A browser without storage starts afresh each time.
  }
  const setting = signal(value);
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(setting.value));
    } catch {
      // The same: it works, and is forgotten.
    }
  });
  return setting;
}

/** A JSON merge patch (RFC 7396) applied; what it does not touch stays the same object. */
export function patched(old, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const result = old !== null && typeof old === "object" && !Array.isArray(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = patched(result[key], value);
  }
  return result;
}

/** Whether the window fits a media query, as a signal. */
export function media(query) {
  const list = matchMedia(query);
  const fits = signal(list.matches);
  list.addEventListener("change", () => {
    fits.value = list.matches;
  });
  return fits;
}

/** The theme of the document, as a signal: it may change while the page is open. */
export function documentTheme() {
  const page = document.documentElement;
  const theme = signal(page.dataset.theme);
  const watch = new MutationObserver(() => {
    theme.value = page.dataset.theme;
  });
  watch.observe(page, { attributes: true, attributeFilter: ["data-theme"] });
  return theme;
}
