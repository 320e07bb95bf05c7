/** The menu of the table: sound, draw, resignation, help, theme and language. */

import { html, useEffect, useRef } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { pageData } from "../pages/page.js";
import { send } from "../pages/post.js";
import { PACES } from "./program.js";
import { shownName } from "./things.js";

const THEMES = ["auto", "light", "dark", "contrast"];
const LANGUAGES = { en: "English", fr: "Français", cs: "Čeština", ja: "日本語" };

export function Menu({ desk }) {
  const words = desk.words.value;
  const { now, match } = desk.m;
  const fold = useRef(null);
  const close = () => {
    fold.current.open = false;
  };
  useEffect(() => {
    const outside = (event) => {
      if (!fold.current.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, []);
  const plays = !desk.isSpectator && !now.value.over;
  const act = (action) => () => {
    close();
    action();
  };
  return html`<details class="menu" ref=${fold} onKeyDown=${(event) => {
    if (event.key === "Escape") {
      close();
      fold.current.firstElementChild.focus();
      event.stopPropagation();
    }
  }}>
    <summary class="tool" title=${words.text("table-menu")} aria-label=${words.text("table-menu")}><${Icon} id="i-settings" /></summary>
    <div class="menu-panel">
      ${
        plays
        && html`<button type="button" class="menu-item" onClick=${act(() => {
          desk.dialog.value = { kind: "draw" };
        })}>
        <${Icon} id="i-people" />${words.text("table-offer-draw")}</button>
        <button type="button" class="menu-item" onClick=${act(() => {
          desk.dialog.value = { kind: "resign" };
        })}>
        <${Icon} id="i-flag" />${words.text("table-resign")}</button>`
      }
      ${
        !desk.isSpectator
        && others(desk).map(
          ([side, name]) => html`<button key=${side} type="button" class="menu-item" onClick=${act(() => {
            desk.dialog.value = { kind: "block", side, name };
          })}>
          <${Icon} id="i-eye-off" />${words.text("table-block", { name })}</button>`,
        )
      }
      <button type="button" class="menu-item" aria-pressed=${String(desk.sound.value)} onClick=${() => {
        desk.sound.value = !desk.sound.value;
      }}>
        <${Icon} id=${desk.sound.value ? "i-check" : "i-minus"} />${words.text("table-sound")}</button>
      ${
        desk.board.value
        && html`<button type="button" class="menu-item" aria-pressed=${String(desk.hideCounters.value)}
        onClick=${act(() => {
          desk.hideCounters.value = !desk.hideCounters.value;
        })}>
        <${Icon} id=${desk.hideCounters.value ? "i-eye-off" : "i-eye"} />${words.text("table-hide-counters")}</button>`
      }
      <button type="button" class="menu-item" onClick=${act(() => {
        desk.dialog.value = { kind: "help" };
      })}>
        <${Icon} id="i-why-not" />${words.text("table-help")}</button>
      <button type="button" class="menu-item" onClick=${act(() => {
        desk.dialog.value = { kind: "keys" };
      })}>
        <${Icon} id="i-keyboard" />${words.text("table-keys")}</button>
      <button type="button" class="menu-item" onClick=${act(() => {
        desk.dialog.value = { kind: "dice" };
      })}>
        <${Icon} id="i-seal" />${words.text("table-dice")}</button>
      ${
        match.value.pack
        && html`<button type="button" class="menu-item" onClick=${act(() => {
          desk.dialog.value = { kind: "pack" };
        })}>
        <${Icon} id="i-sheet" />${words.text("table-pack", { name: match.value.pack.name || match.value.pack.digest.slice(0, 12) })}</button>`
      }
      <a class="menu-item" href=${`/rules/${match.value.game}`} target="honjin-rules"><${Icon} id="i-rule" />${words.text("table-rules")}</a>
      <label class="menu-item menu-choice">${words.text("table-pace")}
        <select onChange=${(event) => desk.director.change(event.target.value)}>
          ${PACES.map((pace) => html`<option value=${pace} selected=${pace === desk.director.pace.value}>${words.text(`table-pace-${pace}`)}</option>`)}
        </select></label>
      <label class="menu-item menu-choice">${words.text("table-theme")}
        <select onChange=${(event) => chooseTheme(event.target.value)}>
          ${THEMES.map((theme) => html`<option value=${theme} selected=${theme === desk.page.theme}>${words.text(`table-theme-${theme}`)}</option>`)}
        </select></label>
      <label class="menu-item menu-choice">${words.text("table-language")}
        <select onChange=${(event) => chooseLanguage(event.target.value)}>
          ${Object.entries(LANGUAGES).map(([id, name]) => html`<option value=${id} lang=${id} selected=${id === words.language}>${name}</option>`)}
        </select></label>
      ${desk.board.value && html`<p class="menu-credits">${words.text(desk.board.value.credits)}</p>`}
    </div>
  </details>`;
}

/** The other people at the table, by their sides. */
function others(desk) {
  const seats = Object.entries(desk.m.match.value.seats).filter(([, seat]) => seat.kind === "human" && !seat.you);
  return seats.map(([side, { name }]) => [side, shownName(desk.words.value, name)]);
}

/** The server remembers language and theme, with the account or in a cookie. */
function remember(name, value) {
  const form = new FormData();
  form.set("_csrf_token", pageData().csrf);
  form.set(name, value);
  form.set("next", location.pathname);
  return send("/preferences", form);
}

function chooseTheme(theme) {
  const root = document.documentElement;
  root.dataset.choice = theme;
  root.dispatchEvent(new Event("theme"));
  remember("theme", theme).catch(() => {});
}

async function chooseLanguage(language) {
  await remember("language", language);
  location.reload();
}
