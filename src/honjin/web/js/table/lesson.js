/** The card of a guided game: what it says, page by page, and what to do now. */

import { computed, effect, html, signal, useEffect, useRef } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { speak } from "../speak.js";
import { subjectOf } from "./form_blanks.js";
import { orderText, rowNames } from "./form_words.js";
import { placeOf } from "./hand.js";

const NONE = [];

/** What a slip says, in whatever order its fields stand. */
const keyOf = (slip) => JSON.stringify(slip, Object.keys(slip).sort());

/** What an option says, in whatever order; a lesson does not write what an option leaves open. */
const sayingOf = (option) =>
  JSON.stringify(
    Object.entries(option)
      .filter(([, value]) => value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Where the learner is: the lesson as the table tells it, and the page of it that he reads. */
export class Lesson {
  constructor(desk) {
    this.desk = desk;
    this.page = signal(0);
    /** Whether the card is put away until the lesson has something new to say. */
    this.away = signal(false);
    /** Whether it is folded to what is to be done, to leave a phone more of the chart. */
    this.folded = signal(false);
    this.now = computed(() => desk.m.now.value.lesson ?? null);
    /** What the lesson points at on the board. */
    this.point = computed(() => (this.away.value ? NONE : (this.now.value?.pages[this.page.value]?.point ?? NONE)));
    /** On a sheet: which of his own rows are written, and whether it says all that the lesson wants and no more. */
    this.sheet = computed(() => {
      const { option, write } = this.now.value ?? {};
      if (!option?.slips || !desk.form.isAsked) return null;
      const written = new Set(desk.form.paper.value.slips.value.map(keyOf));
      const wanted = option.slips.map(keyOf);
      const todo = write.map((slip) => ({ slip, isWritten: written.has(keyOf(slip)) }));
      const own = new Set(write.map((slip) => subjectOf(desk.form.form.value, slip)));
      const others = desk.form.paper.value.slips.value.filter(
        (slip) => !own.has(subjectOf(desk.form.form.value, slip)) && !wanted.includes(keyOf(slip)),
      );
      const isRight = written.size === wanted.length && wanted.every((key) => written.has(key));
      return { todo, isRight, isOther: !isRight && (others.length > 0 || todo.every((row) => row.isWritten)) };
    });
    /** The entry of the list that the lesson wants, once the learner has read so far. */
    this.entry = computed(() => {
      const { option, pages } = this.now.value ?? {};
      if (!option || option.slips || this.away.value || this.page.value < pages.length - 1) return null;
      const wanted = sayingOf(option);
      return desk.entries.value.find((entry) => sayingOf(entry.option) === wanted) ?? null;
    });
    let at;
    effect(() => {
      const lesson = this.now.value;
      const next = `${lesson?.state} ${lesson?.done} ${lesson?.pages[0]?.say}`;
      if (next === at) return;
      at = next;
      this.page.value = 0;
      this.away.value = false;
      this.folded.value = false;
      // A phone's open sheet would lie over the card that has something new to say.
      if (lesson) desk.sheetOpen.value = false;
    });
  }

  /** Whether the card says what to do. */
  get speaks() {
    return !this.away.value && this.now.value?.state === "guided";
  }

  /** On a phone: folded by hand, or while something is picked and the chart is wanted. */
  get isFolded() {
    const { isPhone, form, threads } = this.desk;
    const acts = form.held.value.length > 0 || threads.value.length > 0;
    return isPhone.value && this.speaks && (this.folded.value || acts);
  }

  get isLast() {
    return this.page.value >= this.now.value.pages.length - 1;
  }

  /** Whether the learner is still told what has happened: there is something to do on the last page only. */
  get isReading() {
    return this.speaks && !this.isLast;
  }

  /** Whether the rows to be written are listed: on the page that says so, and as soon as one is there. */
  get showsRows() {
    return this.sheet.value?.todo.some((row) => row.isWritten || this.isLast);
  }

  /** Whoever is told to point at a place means it, whichever of the counters in it he touches. */
  means(thing) {
    const wanted = this.entry.value?.things ?? NONE;
    const place = thing in this.desk.m.scene.value.counters ? placeOf(this.desk, thing) : thing;
    return wanted.includes(place) && !wanted.includes(thing) ? place : thing;
  }

  /** Whether a row of the list is, or leads to, what the lesson wants. */
  wants(row) {
    const entry = this.entry.value;
    return entry && (row.kind === "pick" ? row.thing === entry.things[0] : row.entries.includes(entry));
  }

  turn(step) {
    this.page.value += step;
  }

  /** Give the answer that the lesson is about; a sheet is written first, to be looked at, and then sent. */
  doIt() {
    const { desk } = this;
    const sheet = this.sheet.value;
    if (sheet?.isRight) return desk.form.send();
    if (sheet) {
      const { fields } = desk.form.form.value;
      const inOrder = (slip) => ({
        slip: slip.slip,
        ...Object.fromEntries(fields[slip.slip].map((name) => [name, slip[name]])),
      });
      desk.form.pick([]);
      return desk.form.lay(this.now.value.option.slips.map(inOrder));
    }
    return desk.send(() => desk.m.answer([this.now.value.option], {}));
  }
}

export function LessonCard({ desk }) {
  const { lesson } = desk;
  const shown = lesson.now.value;
  if (!shown) return null;
  const words = desk.words.value;
  if (lesson.away.value)
    return html`<p class="lesson-again"><button type="button" class="button" onClick=${() => {
      lesson.away.value = false;
    }}>${words.text("lesson-resume")}</button></p>`;
  const isFolded = lesson.isFolded;
  return html`<section class=${classes("lesson", shown.state, isFolded && "folded")} aria-label=${words.text("lesson-title")}>
    <p class="lesson-head"><b>${words.text("lesson-title")}</b>
      ${shown.state === "guided" && html`<span>${words.text("lesson-step", { step: shown.done + 1, of: shown.of })}</span><${Fold} desk=${desk} />`}</p>
    ${!isFolded && html`<${Said} desk=${desk} />`}
    ${shown.state === "guided" && lesson.showsRows && html`<${Rows} desk=${desk} />`}
    ${!isFolded && html`<${Steps} desk=${desk} />`}
  </section>`;
}

/** On a phone: leave more of the chart, or read on. What is picked is put back, or it would stay folded. */
function Fold({ desk }) {
  const { lesson } = desk;
  if (!desk.isPhone.value) return null;
  const { isFolded } = lesson;
  const label = desk.words.value.text(isFolded ? "lesson-resume" : "lesson-fold");
  return html`<button type="button" class="lesson-fold" aria-expanded=${String(!isFolded)} aria-label=${label} title=${label} onClick=${() => {
    if (isFolded) desk.clear();
    lesson.folded.value = !isFolded;
  }}><${Icon} id=${isFolded ? "i-down" : "i-up"} /></button>`;
}

/** What is to be written on the sheet, as it grows; rows with the same order stand together. */
function Rows({ desk }) {
  const words = desk.words.value;
  const { todo, isRight, isOther } = desk.lesson.sheet.value;
  const form = desk.form.form.value;
  const orders = Map.groupBy(todo, ({ slip, isWritten }) => `${isWritten} ${orderText(words, form, slip)}`);
  const rowOf = ({ slip }) => desk.form.rows.value.find((row) => row.thing === subjectOf(form, slip));
  return html`<ul class="lesson-rows">${[...orders].map(
    ([key, rows]) => html`<li key=${key} class=${classes(rows[0].isWritten && "written")}>
      <span class="lesson-mark">${rows[0].isWritten && html`<${Icon} id="i-check" />`}</span>
      <span><b>${rowNames(words, rows.map(rowOf).filter(Boolean))}</b> ${orderText(words, form, rows[0].slip)}</span>
    </li>`,
  )}</ul>
  <p class="lesson-sheet" role="status">${isRight ? words.text("lesson-sheet-right") : isOther ? words.text("lesson-sheet-other") : ""}</p>`;
}

/** What is said now; read aloud when it changes. */
function Said({ desk }) {
  const { lesson } = desk;
  const words = desk.words.value;
  const { state, pages } = lesson.now.value;
  const text = useRef(null);
  const page = pages[lesson.page.value];
  const said =
    state === "strayed"
      ? words.text(desk.m.now.value.undo ? "lesson-strayed" : "lesson-strayed-for-good")
      : page
        ? words.text(`lesson-${page.say}`)
        : "";
  useEffect(() => {
    if (said) speak(said);
    text.current?.scrollTo(0, 0);
    // What stands below it is read from its beginning too; the list then shows the row that is wanted.
    text.current?.closest(".panel-decision")?.scrollTo(0, 0);
  }, [said]);
  return html`<div class="lesson-text" ref=${text}><p>${said}</p>
    ${state === "done" && lesson.isLast && html`<p>${words.text("lesson-done")}</p>`}</div>`;
}

/** On, back, and the ways out. */
function Steps({ desk }) {
  const { lesson } = desk;
  const words = desk.words.value;
  const { state, option } = lesson.now.value;
  const away = () => {
    lesson.away.value = true;
  };
  if (state === "guided" && !option) return null;
  if (state === "strayed")
    return html`<div class="button-row"><${Again} desk=${desk} />
      <button type="button" class="button" onClick=${away}>${words.text("lesson-own-way")}</button></div>`;
  return html`<div class="button-row">
    ${lesson.page.value > 0 && html`<${Back} desk=${desk} />`}
    ${!lesson.isLast && html`<button type="button" class="button button-primary" onClick=${() => lesson.turn(1)}>${words.text("lesson-next")}</button>`}
    ${lesson.isLast && option && html`<${DoIt} desk=${desk} />`}
    ${
      lesson.isLast
      && state === "done"
      && html`<button type="button" class="button button-primary" onClick=${away}>${words.text("lesson-play-on")}</button><a class="button" href="/#play">${words.text("lesson-new-match")}</a>
      <a class="button" href=${`/rules/${desk.page.lesson}#example`}>${words.text("lesson-example")}</a>`
    }
    ${state === "guided" && html`<button type="button" class="button button-quiet" onClick=${away}>${words.text("lesson-own-way")}</button>`}
  </div>`;
}

/** One page back: on a phone by a sign, for words would push the other buttons into a second line. */
function Back({ desk }) {
  const label = desk.words.value.text("lesson-back");
  const turn = () => desk.lesson.turn(-1);
  if (!desk.isPhone.value) return html`<button type="button" class="button" onClick=${turn}>${label}</button>`;
  return html`<button type="button" class="button button-icon" aria-label=${label} title=${label} onClick=${turn}><${Icon} id="i-chevron" class="mirrored" /></button>`;
}

/** The answer is given for the learner: of a sheet, its rows are written, and then it is sent. */
function DoIt({ desk }) {
  const { lesson } = desk;
  const words = desk.words.value;
  const sheet = lesson.sheet.value;
  const says = sheet ? (sheet.isRight ? "table-form-send" : "lesson-write") : "lesson-do";
  return html`<button type="button" class=${classes("button", sheet?.isRight && "button-primary")} disabled=${desk.busy.value}
    onClick=${() => lesson.doIt()}>${words.text(says)}</button>`;
}

/** The same lesson from its beginning, at a new table. */
function Again({ desk }) {
  return html`<form method="post" action="/learn"><input type="hidden" name="_csrf_token" value=${desk.page.csrf} />
    <input type="hidden" name="title" value=${desk.page.lesson} />
    <button type="submit" class="button button-primary">${desk.words.value.text("lesson-again")}</button></form>`;
}
