/** Has the browser keep what is there without a connection; see `sw.js`. */

/** The page's language, for the worker: it cannot read what the page knows. */
async function keepLanguage(language) {
  const cache = await caches.open("reader");
  await cache.put("/language", new Response(language));
}

/** Where a browser has no such workers, or the connection is not encrypted, everything else works all the same. */
export async function keepShell(language) {
  if (!("serviceWorker" in navigator)) return;
  try {
    await Promise.all([navigator.serviceWorker.register("/sw.js"), keepLanguage(language)]);
  } catch {
    // A private window, or storage is full.
  }
}
