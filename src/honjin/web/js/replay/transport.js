/** The buttons that move the replay. */

import { html } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";

function Button({ words, name, icon, hint, onClick, disabled = false, primary = false }) {
  const text = words.text(name);
  // Not `disabled`: a button that is left by the focus while it is pressed loses a keyboard user.
  return html`<button type="button" class=${classes("button", "button-icon", primary && "button-primary replay-play")}
    title=${`${text} (${hint})`} aria-label=${text} aria-disabled=${disabled ? "true" : null}
    onClick=${() => disabled || onClick()}><${Icon} id=${icon} class="icon-large" /></button>`;
}

export function Transport({ words, player }) {
  const playing = player.playing.value;
  const atStart = player.at.value === 0;
  const atEnd = player.at.value === player.film.value.last;
  const button = (name, icon, hint, onClick, more = {}) =>
    html`<${Button} ...${{ words, name, icon, hint, onClick, ...more }} />`;
  return html`<div class="replay-transport" role="group" aria-label=${words.text("replay-controls")}>
    ${button("replay-start", "i-start", "Home", () => player.toStart(), { disabled: atStart })}
    ${button("replay-back", "i-back", "←", () => player.back(), { disabled: atStart })}
    ${button(
      playing ? "replay-pause" : "replay-play",
      playing ? "i-pause" : "i-play",
      words.text("replay-space"),
      () => player.toggle(),
      { primary: true },
    )}
    ${button("replay-step", "i-step", "→", () => player.forward(), { disabled: atEnd })}
    ${button("replay-end", "i-end", "End", () => player.toEnd(), { disabled: atEnd })}
    <button type="button" class="button button-icon replay-dice" aria-pressed=${String(player.battles.value)} aria-label=${words.text("replay-battles")}
      title=${`${words.text("replay-battles")} (D)`} onClick=${() => player.toggleBattles()}><${Icon} id="i-die" class="icon-large" /></button>
    <button type="button" class="button replay-speed" onClick=${() => player.faster()}
      aria-label=${words.text("replay-speed", { speed: player.speed.value })}>${player.speed.value}×</button>
  </div>`;
}
