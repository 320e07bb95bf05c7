// The lobby stays fresh while it is looked at: every ten seconds, and never under the reader's hands.
const EVERY = 10_000;

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("lobby");
  const old = document.getElementById("lobby");
  const isUsed = old.contains(document.activeElement) || old.matches(":hover");
  if (fresh && !isUsed && withoutTokens(fresh) !== withoutTokens(old)) old.replaceWith(document.adoptNode(fresh));
}

/** The list alone: the token of a form differs each time. */
const withoutTokens = (list) => list.innerHTML.replaceAll(/name="_csrf_token" value="[^"]*"/g, "");

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
