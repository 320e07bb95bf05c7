// What every page does: menus close, the theme changes at once, forms that wait say so.
import { countWaiting } from "./badge.js";
import { keepCalled } from "./calling.js";
import { pageData } from "./page.js";
import { send } from "./post.js";
import { keepShell } from "./worker.js";

countWaiting();
// What can wait: the page comes first.
addEventListener("load", () => {
  keepShell(pageData().language);
  keepCalled(pageData()).catch(() => {});
});

const menus = () => document.querySelectorAll("details.menu[open]");

document.addEventListener("click", (event) => {
  for (const menu of menus()) if (!menu.contains(event.target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

/** Pictures that have a print for each theme follow it. */
function redraw(theme) {
  for (const picture of document.querySelectorAll("img[data-light]")) {
    picture.parentElement.querySelector("source")?.remove();
    picture.src = picture.dataset[theme];
  }
}

/** Changes the theme without loading the page again; the cookie follows in the background. */
function changeTheme(event) {
  const button = event.submitter;
  if (!button) return;
  event.preventDefault();
  const root = document.documentElement;
  root.dataset.choice = button.value;
  root.dispatchEvent(new Event("theme"));
  redraw(root.dataset.theme);
  for (const other of document.querySelectorAll("[data-theme-form] button")) {
    other.setAttribute("aria-pressed", String(other.value === button.value));
  }
  const form = new FormData(event.target);
  form.set("theme", button.value);
  send("/preferences", form).catch(() => {});
}

for (const form of document.querySelectorAll("[data-theme-form]")) form.addEventListener("submit", changeTheme);

// A fragment (a position of a replay, a section of the rules) survives the change of language.
for (const field of document.querySelectorAll("form[action='/preferences'] input[name=next]")) {
  field.form.addEventListener("submit", () => {
    field.value = location.pathname + location.search + location.hash;
  });
}

// One press is enough: a form on its way cannot be sent twice. The page may come back from the browser's cache.
for (const form of document.querySelectorAll("form[data-once]")) {
  form.addEventListener("submit", () => form.querySelector("[type=submit]")?.setAttribute("aria-disabled", "true"));
}
window.addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("form[data-once] [aria-disabled]"))
    button.removeAttribute("aria-disabled");
});
