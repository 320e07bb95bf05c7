// The reference: search as you type, hits marked and counted; the contents follow the reader.
import { find, unmark } from "./marking.js";

const field = document.getElementById("find");
const found = document.getElementById("found");
const steps = document.getElementById("steps");
const sections = [...document.querySelectorAll(".rule")];
/** Beyond the Latin letters, one sign may be a word already. */
const WHOLE_WORD = /[\u0250-\uffff]/;
let hits = [];
let now = -1;

function search() {
  const wanted = field.value.trim();
  unmark(hits);
  hits = wanted.length > 1 || WHOLE_WORD.test(wanted) ? sections.flatMap((section) => find(section, wanted)) : [];
  now = -1;
  const touched = new Set(hits.map((hit) => hit.closest(".rule"))).size;
  const line = found.dataset.hits.replace("#1", hits.length).replace("#2", touched);
  found.textContent = hits.length ? line : wanted.length > 1 ? found.dataset.none : "";
  steps.hidden = hits.length < 1;
  for (const link of document.querySelectorAll(".toc a")) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    link.parentElement.hidden = hits.length > 0 && !holdsHit(link.parentElement, section);
  }
}

/** Whether a line of the contents, or one below it, leads to a hit. */
function holdsHit(line, section) {
  const inside = [
    section,
    ...[...line.querySelectorAll("ol a")].map((a) => document.getElementById(decodeURIComponent(a.hash.slice(1)))),
  ];
  return inside.some((part) => part?.querySelector("mark"));
}

function step(by) {
  if (!hits.length) return;
  hits[now]?.classList.remove("now");
  now = (now + by + hits.length) % hits.length;
  hits[now].classList.add("now");
  hits[now].scrollIntoView({ block: "center" });
}

document.getElementById("search").hidden = false;
field.addEventListener("input", search);
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
});
document.getElementById("later").addEventListener("click", () => step(1));
document.getElementById("earlier").addEventListener("click", () => step(-1));
document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});

// On a phone the contents are folded away, so that the page begins with the rules.
if (matchMedia("(max-width: 899px)").matches) document.querySelector(".toc").open = false;

const links = new Map(
  [...document.querySelectorAll(".toc a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
);
const watch = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      for (const link of links.values()) link.removeAttribute("aria-current");
      const link = links.get(entry.target.dataset.section);
      link?.setAttribute("aria-current", "true");
      const list = document.querySelector(".toc");
      const top = link ? link.offsetTop - list.offsetTop : 0;
      if (link && (top < list.scrollTop + 50 || top > list.scrollTop + list.clientHeight - 40))
        list.scrollTop = top - list.clientHeight / 3;
    }
  },
  { rootMargin: "0px 0px -75% 0px" },
);
for (const section of sections) watch.observe(section);

/** What is drawn like the board is fetched when a reader comes near it. */
function whenNear(element, draw) {
  if (!element) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      import("./rules_live.js").then(draw);
    },
    { rootMargin: "600px 0px" },
  );
  near.observe(element);
}

const example = document.getElementById("example-board");
whenNear(document.getElementById("samples"), (live) => live.drawKey(document.getElementById("samples")));
whenNear(document.getElementById("example"), (live) =>
  live.drawExample(example, document.getElementById("example-steps")),
);
