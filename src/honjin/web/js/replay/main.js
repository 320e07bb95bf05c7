/** The replay page: fetch the match or take a file, then show it. */

import { effect, html, render, signal } from "../../vendor/preact.js";
import { fetchSigns } from "../lib.js";
import { pageData } from "../pages/page.js";
import { openRegions, speak } from "../speak.js";
import { fetchWords } from "../words.js";
import { addressOf, keepAddress, wanted } from "./address.js";
import { Drop } from "./drop.js";
import { UMPIRE, nameOf } from "./eyes.js";
import { listenToKeys } from "./keys.js";
import { fetchBoard } from "./picture.js";
import { Notebook } from "../notebook.js";
import { ReplayNotes } from "./notes.js";
import { Player } from "./player.js";
import { textOf } from "./sentence.js";
import { Source, handOver, takeOver } from "./source.js";
import { drawnSides } from "./side_mark.js";
import { Stage } from "./stage.js";
import { dateOf, themeNow } from "../story/when.js";

const page = pageData();
const root = document.getElementById("replay");
const [plain] = await Promise.all([fetchWords(page.language, ["common", "replay"]), fetchSigns()]);
openRegions();

/** Puts something in the place of what the server wrote, or of what was there before. */
function draw(what) {
  if (!root.dataset.drawn) root.textContent = "";
  root.dataset.drawn = "yes";
  render(what, root);
}

/** Who sat where, by the record itself: the level of a machine, or somebody. */
function seatsOf(words, film) {
  const said = (who) =>
    who === "human"
      ? words.text("seat-human")
      : words.text("table-seat-machine", { level: words.has(`seat-${who}`) ? words.text(`seat-${who}`) : who });
  return Object.fromEntries(Object.entries(film.seats).map(([side, who]) => [side, said(who)]));
}

/** Show a match with the eyes that the address asks for; a viewer it does not have is the umpire. */
async function show(source, { shareable, proofLink }) {
  const { viewer, step } = wanted();
  const film = await source.film(viewer || UMPIRE).catch((error) => {
    if (viewer && viewer !== UMPIRE && error.code === "malformed") return source.film(UMPIRE);
    throw error;
  });
  const { game, kinds, names } = film.match;
  const files = ["common", game, "board", "table", "replay", "lookback", "notes"];
  const [words, drawn] = await Promise.all([fetchWords(page.language, files, { kinds, names }), fetchBoard(game)]);
  drawnSides.value = drawn?.board.sides ?? {};
  const player = new Player(film, step, drawn?.board, (message) => words.has(message));
  // A file has none: they are kept by the server, for whoever made them.
  const notes = shareable ? new ReplayNotes(new Notebook(page.match), source) : null;
  notes?.follow(player);
  // The replay does without them where they cannot be had.
  notes?.load().catch(() => {});
  const busy = signal(false);
  const see = async (name) => {
    busy.value = true;
    try {
      player.change(await source.film(name));
      speak(words.text("replay-seen-by-now", { viewer: nameOf(words, player.film.value, name) }));
    } catch (error) {
      speak(error.message, { now: true });
    } finally {
      busy.value = false;
    }
  };
  const address = shareable ? () => addressOf(player.film.value.viewer, player.at.value) : null;
  listenToKeys(player);
  effect(() => {
    const [at, seen] = [player.at.value, player.film.value];
    if (shareable) keepAddress(seen.viewer, at);
    // While it runs, the log would be read faster than anybody can listen.
    const now = seen.stepAt(at);
    if (now && !player.playing.peek()) speak(textOf(words, seen, now, true));
  });
  addEventListener("hashchange", () => player.seek(wanted().step));
  const seats = { ...seatsOf(words, film), ...page.seats };
  // The picture tells all of it, whoever's eyes the replay is seen with: the match is over.
  const story = async () => ({
    film: await source.film(UMPIRE),
    words,
    drawn,
    seats,
    date: dateOf(page.date, page.language),
    theme: themeNow(),
    address: shareable ? new URL(location.pathname, location.href).href : "",
  });
  root.classList.add("is-showing");
  draw(html`<${Stage} ...${{ words, player, drawn, see, address, proofLink, seats, story, busy, notes }} />`);
}

function askForFile(problem = "") {
  const take = async (bytes) => {
    draw(html`<h1 class="visually-hidden">${plain.text("replay-page")}</h1>
      <p class="replay-waiting" role="status">${plain.text("replay-reading")}</p>`);
    try {
      const before = () => handOver(bytes);
      await show(Source.ofFile(bytes), { shareable: false, proofLink: { href: "/verify", before } });
    } catch (error) {
      askForFile(plain.text("replay-not-readable", { why: error.message }));
    }
  };
  const left = problem ? null : takeOver();
  if (left) return take(left);
  return draw(html`<div class="wrap narrow replay-ask">
    <h1>${plain.text("replay-file-title")}</h1>
    <${Drop} words=${plain} take=${take} problem=${problem} /></div>`);
}

async function showMatch(id) {
  try {
    await show(Source.ofMatch(id), { shareable: true, proofLink: { href: `/verify/${id}` } });
  } catch (error) {
    const known = { "not-over": "replay-not-over", "no-such-thing": "replay-no-match" }[error.code];
    const text = known ? plain.text(known) : plain.text("replay-not-readable", { why: error.message });
    draw(html`<div class="wrap narrow replay-ask"><h1 class="visually-hidden">${plain.text("replay-page")}</h1>
      <div class="notice notice-bad" role="alert"><p>${text}</p></div>
      <p><a class="button" href=${error.code === "not-over" ? `/table/${id}` : "/"}>
        ${plain.text(error.code === "not-over" ? "replay-to-table" : "replay-to-home")}</a></p></div>`);
  }
}

if (page.match) showMatch(page.match);
else askForFile();
