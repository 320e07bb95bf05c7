// The setting of how one is called: by e-mail, in this browser, both, or not at all.
import { fetchWords } from "../words.js";
import { agree, call, hindrance, hush, isCalled, wished } from "./calling.js";
import { pageData } from "./page.js";

const { me, language } = pageData();
const card = document.getElementById("notifications");
const form = card.querySelector("form");
const save = form.querySelector("[type=submit]");
const says = (name) => form.querySelector(`[data-says=${name}]`);
const wordsComing = fetchWords(language, ["notices"]);

let state = null;

function way(mail, push) {
  return mail && push ? "both" : mail ? "mail" : push ? "push" : "none";
}

/** Show what holds, and what cannot be chosen here and why. */
async function show() {
  const words = await wordsComing;
  const why = state.key ? hindrance() : "off";
  const isHere = state.key ? await isCalled(state) : false;
  for (const radio of form.elements.way) {
    const { value } = radio;
    radio.disabled =
      (value !== "none" && value !== "push" && !state.mails) || (value !== "none" && value !== "mail" && why !== "");
    radio.checked = value === way(state.mail && state.mails, isHere);
  }
  says("mail-off").hidden = state.mails;
  for (const name of ["off", "home", "denied"]) says(`push-${name}`).hidden = why !== name;
  says("push-private").hidden = why !== "";
  const others = state.browsers.length - Number(isHere);
  says("others").hidden = !others;
  says("others").textContent = others ? words.text("n-others", { count: others }) : "";
  card.hidden = false;
  if (location.hash === "#notifications") card.scrollIntoView();
}

async function say(id) {
  says("done").textContent = (await wordsComing).text(id);
}

async function choose(chosen) {
  const mail = { mail: chosen === "mail" || chosen === "both" };
  if (chosen !== "push" && chosen !== "both") {
    state = await hush(state.key, mail);
    return "n-saved";
  }
  const found = await agree(state.key);
  if (!found) return "n-refused";
  state = await call(me, language, found, mail);
  return "n-saved";
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (save.getAttribute("aria-disabled") === "true") return;
  save.setAttribute("aria-disabled", "true");
  const said = await choose(new FormData(form).get("way")).catch(() => "n-failed");
  await show();
  await say(said);
  save.removeAttribute("aria-disabled");
});

state = await wished();
await show();
