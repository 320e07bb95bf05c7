/** Talk between the seats: plain text. */

import { html, useEffect, useRef } from "../../vendor/preact.js";
import { SideMark } from "./parts.js";
import { shownName } from "./things.js";

const LONGEST = 500;

export function Chat({ desk }) {
  const words = desk.words.value;
  const { chat, unreadChat } = desk.m;
  const end = useRef(null);
  const count = chat.value.length;
  useEffect(() => {
    unreadChat.value = 0;
    end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  const send = (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (text)
      desk
        .send(() => desk.m.say(text))
        .then((reply) => {
          if (reply) field.value = "";
        });
  };
  return html`<div class="chat">
    <ol class="chat-lines" aria-label=${words.text("table-chat")} tabindex="0">
      ${!count && html`<li class="log-empty">${words.text("table-chat-empty")}</li>`}
      ${chat.value.map(
        (line, at) => html`<li key=${at}><${SideMark} desk=${desk} side=${line.side} />
        <b>${shownName(words, line.name)}</b> <span>${line.text}</span></li>`,
      )}
      <li ref=${end} aria-hidden="true"></li></ol>
    ${
      !desk.isSpectator
      && html`<form class="chat-form" onSubmit=${send}>
      <input class="input" name="text" maxlength=${LONGEST} autocomplete="off" aria-label=${words.text("table-chat-write")} placeholder=${words.text("table-chat-write")} />
      <button class="button">${words.text("table-chat-send")}</button></form>`
    }
  </div>`;
}
