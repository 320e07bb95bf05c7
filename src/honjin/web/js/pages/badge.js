/**
 * How many matches wait for the reader: in the title, in the icon, and on the icon of the installed page.
 *
 * Of all the windows of a browser one asks, once a minute; the others read what it has kept.
 */

import { pageData } from "./page.js";

const EVERY = 60_000;
const KEY = "honjin.waiting";

let me = null;
let title = "";
let icon = null;
let seal = "";
/** The seal as it is drawn; fetched when a number is to be put on it. */
let drawn = null;
let waiting = 0;
/** The page is a table that asks its reader. */
let asked = false;

/** The seal with a number in gold, which means "your turn" everywhere. */
async function numbered(count) {
  drawn ??= fetch(seal).then((answer) => answer.text());
  const number = `<circle cx="21.5" cy="21.5" r="10.5" fill="#e7b42c" stroke="#2a1c08"/><text x="21.5" y="27"
    text-anchor="middle" fill="#2a1c08" font-family="sans-serif" font-weight="700"
    font-size="${count > 9 ? 13 : 16}">${count > 9 ? "9+" : count}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent((await drawn).replace("</svg>", number))}`;
}

async function show() {
  const count = waiting;
  document.title = `${asked ? "● " : count ? `(${count}) ` : ""}${title}`;
  // Only the icon of an installed page has a place for it; elsewhere nothing comes of it.
  navigator.setAppBadge?.(count).catch(() => {});
  const picture = count ? await numbered(count).catch(() => seal) : seal;
  // In the meantime there may be more of them, or fewer.
  if (icon && count === waiting) icon.href = picture;
}

function take(count) {
  waiting = count;
  show();
}

/** What a window of the same reader has learnt. */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY));
    return found?.me === me.id ? found : null;
  } catch {
    // Without storage each window asks for itself.
    return null;
  }
}

/** Ask how many there are. */
async function look() {
  const answer = await fetch("/api/waiting", { headers: { accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) return;
  const { matches } = await answer.json();
  take(matches);
  try {
    localStorage.setItem(KEY, JSON.stringify({ me: me.id, at: Date.now(), matches }));
  } catch {
    // The same.
  }
}

function lookInTurn() {
  const found = kept();
  if (found && Date.now() - found.at < EVERY - 1000) take(found.matches);
  else look();
}

/** A table says whether it asks its reader. */
export function showAsked(isAsked) {
  if (isAsked === asked) return;
  asked = isAsked;
  show();
  look();
}

/** Begin to count, on the page that is loaded. */
export function countWaiting() {
  ({ me } = pageData());
  title = document.title;
  icon = document.querySelector("link[rel=icon]");
  seal = icon?.href;
  // Somebody who has done nothing yet sits nowhere.
  if (!me?.known) return;
  look();
  setInterval(lookInTurn, EVERY);
  addEventListener("storage", ({ key }) => {
    if (key === KEY && kept()) take(kept().matches);
  });
  document.addEventListener("visibilitychange", () => document.hidden || look());
}
