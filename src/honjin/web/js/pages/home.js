// The form that opens a table: shows the fields of the chosen game, counts the options, remembers the last choice.
import { takePacks } from "./pack.js";
import { pageData } from "./page.js";

const form = document.getElementById("play");
const KEY = "honjin.play";

/** The fields of other games than the chosen one are out of sight and out of the tab order. */
function showGame() {
  const chosen = new FormData(form).get("game");
  for (const fields of form.querySelectorAll("[data-game]")) {
    const is = fields.dataset.game === chosen;
    fields.hidden = !is;
    for (const field of fields.querySelectorAll("input, select")) field.disabled = !is;
    // Where the script hides the other games, nobody asks whose fields these are.
    for (const name of fields.querySelectorAll(".whose-fields")) name.hidden = is;
    if (is) showBattle(fields);
  }
}

/** Of a game with several battles, likewise the fields of the others. */
function showBattle(game) {
  const chosen = game.querySelector(".field-battle input:checked")?.value;
  for (const fields of game.querySelectorAll("[data-battle]")) {
    fields.hidden = fields.dataset.battle !== chosen;
    for (const field of fields.querySelectorAll("input, select")) field.disabled = fields.hidden;
  }
}

/** How many options differ from the book, beside the heading of the closed disclosure. */
function countOptions() {
  for (const fields of form.querySelectorAll(".game-fields")) {
    const changed = [...fields.querySelectorAll(".option input[type=checkbox], .option select")].filter((field) =>
      field.type === "checkbox" ? field.checked : field.selectedIndex > 0,
    );
    const line = fields.querySelector(".options-count");
    line.dataset.none ??= line.textContent;
    line.textContent = changed.length ? line.dataset.count.replace("#", changed.length) : line.dataset.none;
  }
}

function remember() {
  const kept = Object.fromEntries([...new FormData(form)].filter(([name]) => !/csrf|nonce/.test(name)));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the form starts afresh.
  }
}

/** The choices of last time, unless the address asks for something else. */
function recall() {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return;
  }
  const asked = new URLSearchParams(location.search);
  // An address that names a battle, `?game=ran.tennoji`, asks for its title and for that battle.
  const [title, battle] = (asked.get("game") ?? "").split(".");
  if (battle) asked.set(`${title}.scenario`, battle);
  for (const field of form.elements) {
    if (!field.name || asked.has(field.name) || !(field.name in kept)) continue;
    if (field.type === "radio")
      field.checked = field.value === kept[field.name] || (field.checked && !offers(field, kept));
    else if (field.type === "checkbox") field.checked = true;
    else if (field.tagName === "SELECT" && [...field.options].some((o) => o.value === kept[field.name]))
      field.value = kept[field.name];
  }
}

/** Whether the remembered value of a radio button's group is still among its values. */
const offers = (field, kept) =>
  [...form.querySelectorAll(`[name="${field.name}"]`)].some((other) => other.value === kept[field.name]);

recall();
showGame();
countOptions();
form.addEventListener("change", () => {
  showGame();
  countOptions();
});
form.addEventListener("submit", remember);
takePacks(form, pageData().csrf);

// Tables wait for nobody: come back to the page and it is up to date.
document.addEventListener("visibilitychange", async () => {
  if (document.hidden) return;
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("tables");
  const old = document.getElementById("tables");
  const isUsed = old.contains(document.activeElement);
  if (fresh && !isUsed && old.innerHTML !== fresh.innerHTML) old.replaceWith(document.adoptNode(fresh));
});
