/** The keyboard: numbers choose, letters act, everything else is left to the browser and the chart. */

import { askHint } from "./asking.js";
import { catchUp } from "./catching_up.js";
import { rowsInOrder } from "./listing.js";
import { openNotes } from "./notes.js";

/** Key and what it does, for the page of help. */
export const KEYS = [
  ["1–9", "table-key-number"],
  ["/", "table-key-typed"],
  ["U", "table-key-undo"],
  ["Y", "table-key-redo"],
  ["⌫", "table-key-step-back"],
  ["P", "table-key-pin"],
  ["[ ]", "table-key-turn"],
  ["I", "table-key-look"],
  ["H", "table-key-hint"],
  ["L", "table-key-log"],
  ["N", "table-key-notes"],
  ["D", "table-key-draw"],
  ["F", "table-key-forces"],
  ["R", "table-key-replay"],
  ["␣", "table-key-next"],
  ["S", "table-key-pace"],
  ["Esc", "table-key-clear"],
  ["↑ ↓ ← →", "table-key-walk"],
  ["Enter", "table-key-enter"],
  ["+ −  0", "table-key-zoom"],
  ["?", "table-key-help"],
];

const isTyping = (element) => element?.closest("input, textarea, select, [contenteditable]");

/** Listen to the whole window; returns how to stop. */
export function listen(desk) {
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") || desk.curtain.value) return;
    const act = actionFor(desk, event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

function actionFor(desk, event) {
  const { key } = event;
  if (/^[1-9]$/.test(key) && desk.form.isAsked) {
    const row = desk.form.rows.value[key - 1];
    return row && (() => desk.form.isOpen(row) && desk.form.pick([row.thing]));
  }
  if (/^[1-9]$/.test(key)) {
    const row = rowsInOrder(desk)[key - 1];
    return row && (() => (row.kind === "pick" ? desk.tap(row.thing) : desk.choose(row.entries)));
  }
  const onChart = event.target.closest?.(".chart");
  const actions = {
    "/": () => document.getElementById("typed-order")?.focus(),
    u: () => (desk.form.isAsked ? desk.form.undo() : desk.m.now.value.undo && desk.send(() => desk.m.undo())),
    y: desk.form.isAsked ? () => desk.form.redo() : null,
    p: desk.form.isAsked ? () => desk.form.pinFrom(event.target) : null,
    Backspace: desk.form.isAsked ? () => desk.form.stepBack() : null,
    "[": desk.survey.isOn ? () => desk.survey.turn(-1) : null,
    "]": desk.survey.isOn ? () => desk.survey.turn(1) : null,
    i: () => (desk.hovered.value ? desk.looking.open(desk.hovered.value, { by: "key" }) : desk.looking.close()),
    h: () => desk.m.isMine.value && askHint(desk),
    l: () => {
      desk.tab.value = "log";
      document.querySelector(".log")?.focus();
    },
    n: () => openNotes(desk),
    d: desk.board.value ? () => desk.notes.take(desk.notes.tool.value ? "" : "arrow") : null,
    f: () => {
      desk.dialog.value = { kind: "forces" };
    },
    r: () => catchUp(desk),
    s: () => {
      desk.director.change();
      desk.say(desk.words.value.text(`table-pace-now-${desk.director.pace.value}`));
    },
    // On the chart the question mark asks about the thing that has the focus.
    "?": onChart
      ? null
      : () => {
          desk.dialog.value = { kind: "keys" };
        },
    Escape: () => desk.clear(),
  };
  return actions[key] ?? actions[key.toLowerCase()] ?? null;
}
