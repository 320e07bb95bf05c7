// The lobby stays fresh while it is looked at: every ten seconds, and never under the reader's hands.
const EVERY = 10_000;

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.pathname + location.search).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("lobby");
  const old = document.getElementById("lobby");
  const isUsed = old.contains(document.activeElement) || old.matches(":hover");
  if (fresh && !isUsed && withoutTokens(fresh) !== withoutTokens(old)) old.replaceWith(document.adoptNode(fresh));
}

/** The list alone: the token of a form differs each time. */
const withoutTokens = (list) => list.innerHTML.replaceAll(/name="_csrf_token" value="[^"]*"/g, "");

// A choice is enough: the button is for those without script. The sides of another game are others.
const filters = document.getElementById("filters");
filters.querySelector("button").hidden = true;
filters.addEventListener("change", ({ target }) => {
  const side = filters.elements.side;
  if (target.name === "game" && side) side.value = "";
  filters.requestSubmit();
});

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
