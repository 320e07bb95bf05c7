/**
 * Being called in this browser: whether it can be, how it says yes, and what it remembers of that.
 *
 * A browser is asked only by a press. What it has agreed to is the server's to know; here lies only for whom it was.
 */

import { get, post } from "./post.js";

const KEY = "honjin.called";

/** For whom this browser is called, as what, and in which language; null if it is not. */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function remember(value) {
  try {
    if (value) localStorage.setItem(KEY, JSON.stringify(value));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it is called all the same.
  }
}

/** Why this browser cannot be called: `off`, `home` (to be installed first), `denied`; nothing if it can. */
export function hindrance() {
  const can =
    window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (can) return Notification.permission === "denied" ? "denied" : "";
  return /iPhone|iPad/.test(navigator.userAgent) ? "home" : "off";
}

/** What the server knows: `{mail, mails, key, browsers}`. */
export const wished = () => get("/api/notifications");

/** What this browser has agreed to, if it was asked by this server. */
export async function subscription(key) {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  return found && lettersOf(found.options.applicationServerKey) === key ? found : null;
}

/** Whether this browser is among those that are called. */
export async function isCalled({ key, browsers }) {
  const found = hindrance() ? null : await subscription(key);
  return found !== null && browsers.includes(await idOf(found.endpoint));
}

/** Ask this browser, which asks its owner; null if one of them says no. To be done by a press, or nobody is asked. */
export async function agree(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const other = await worker.pushManager.getSubscription();
  // One of another server's key, such as this one's before its secret was changed, would be refused for ever.
  if (other && lettersOf(other.options.applicationServerKey) !== key) await other.unsubscribe();
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch {
    return null;
  }
}

/** Have this browser called, for this reader. */
export async function call(me, language, found, more = {}) {
  const { endpoint, keys } = found.toJSON();
  const state = await post("/api/notifications", {
    ...more,
    browser: { endpoint, key: keys.p256dh, secret: keys.auth },
  });
  remember({ me: me.id, guest: me.guest, endpoint, language });
  return state;
}

/** Have it called no more. */
export async function hush(key, more = {}) {
  const found = hindrance() === "off" ? null : await subscription(key);
  const state = await post("/api/notifications", { ...more, ...(found && { without: found.endpoint }) });
  remember(null);
  await found?.unsubscribe();
  return state;
}

/**
 * On each page: the browser may have another address by now, its reader another name or language. Whoever signs out is
 * not called here any more, whoever comes next.
 */
export async function keepCalled({ me, language }) {
  const before = remembered();
  if (!before || hindrance()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  // A guest who signs in takes his games along.
  const isSame = before.me === me.id || (before.guest && !me.guest);
  if (!found || !isSame) {
    remember(null);
    await found?.unsubscribe();
  } else if (before.me !== me.id || before.endpoint !== found.endpoint || before.language !== language) {
    await call(me, language, found);
  }
}

async function idOf(endpoint) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function lettersOf(buffer) {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer ?? [])));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(letters) {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
