// The page without a connection: it wears the reader's theme, and goes on by itself when the server answers again.
const EVERY = 5000;
const root = document.documentElement;

const chosen = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
if (chosen) {
  root.dataset.choice = chosen;
  root.dispatchEvent(new Event("theme"));
}

async function look() {
  // Somebody who looks at the proof of a match is not taken away from it.
  const isProving = document.querySelector("#verify > *") && !document.querySelector("#verify .drop");
  if (document.hidden || isProving) return;
  const answer = await fetch("/healthz").catch(() => null);
  if (answer?.ok) location.reload();
}

document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", look);
setInterval(look, EVERY);
