/** The page of a table: fetches words and board, then opens the desk. */

import { html, render } from "../../vendor/preact.js";
import { asset, fetchSigns } from "../lib.js";
import { pageData } from "../pages/page.js";
import { openRegions } from "../speak.js";
import { fetchWords } from "../words.js";
import { Desk } from "./desk.js";
import { Table } from "./table.js";

/** The board of a game; null for one that has none, which is played by the list. */
async function fetchBoard(game) {
  const answer = await fetch(asset(`games/${game}/board/board.json`));
  return answer.ok ? answer.json() : null;
}

/** The words of a guided game. */
const lessonWords = (page) => (page.lesson ? ["lesson", `lesson_${page.lesson}`] : []);

async function open() {
  const page = pageData();
  openRegions();
  const [words, board] = await Promise.all([
    fetchWords(page.language, ["common", page.game, "table", "board", "lookback", "notes", ...lessonWords(page)]),
    fetchBoard(page.game),
    fetchSigns(),
  ]);
  const desk = new Desk(page, words);
  desk.board.value = board;
  desk.sheetOpen.value = !board;
  render(html`<${Table} desk=${desk} />`, document.getElementById("table"));
}

open();
