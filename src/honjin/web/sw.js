// The service worker: what is there without a connection, and the bell. The server sets SHELL before it: the build, its
// files and its pages, none of which has anything of a reader. Nothing else is ever kept, least of all of a match.

const NAME = `honjin-${SHELL.build}`;
const READER = "reader";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  const files = [...SHELL.files, ...Object.values(SHELL.pages)];
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const older = (await caches.keys()).filter((name) => name !== NAME && name !== READER);
      await Promise.all(older.map((name) => caches.delete(name)));
      // A page need not wait until this worker is awake.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (SHELL.files.includes(pathname)) event.respondWith(file(request));
});

async function file(request) {
  return (await caches.match(request, { cacheName: NAME })) ?? fetch(request);
}

/** A page as the server has it now; where it cannot be reached, the one that says so. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const kept = await caches.match("/language", { cacheName: READER });
    const language = kept ? await kept.text() : "";
    const offline = SHELL.pages[language] ?? SHELL.pages.en;
    return (await caches.match(offline, { cacheName: NAME })) ?? Response.error();
  }
}

self.addEventListener("push", (event) => event.waitUntil(ring(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(addressOf(event.notification.data.match)));
});

const addressOf = (match) => `/table/${encodeURIComponent(match)}`;
const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (client, address) => new URL(client.url).pathname === address;

/** It is somebody's move. Whoever has the table before his eyes sees it there. */
async function ring({ match, title, body, language, waiting }) {
  await navigator.setAppBadge?.(waiting).catch(() => {});
  const address = addressOf(match);
  if ((await windows()).some((client) => client.focused && isAt(client, address))) return;
  const { icon, sign } = SHELL;
  const look = { lang: language, icon, badge: sign, tag: match, renotify: true };
  await self.registration.showNotification(title, { body, ...look, data: { match } });
}

/** To the table: in the window that has it, else in a new one. */
async function goTo(address) {
  const there = (await windows()).find((client) => isAt(client, address));
  await (there ? there.focus() : self.clients.openWindow(address));
}
