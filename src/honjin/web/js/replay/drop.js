/** A place to drop a record file, or to choose one. */

import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Icon, classes } from "../lib.js";
import { MOST_BYTES } from "./source.js";

/**
 * @param {{words: object, take: (bytes: Uint8Array, name: string) => void, problem?: string}} props
 */
export function Drop({ words, take, problem = "" }) {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState("");
  const input = useRef(null);
  const read = async (file) => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setRefused(words.text("replay-file-too-big", { megabytes: MOST_BYTES / 1024 / 1024 }));
      return;
    }
    setRefused("");
    take(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  useEffect(() => {
    // The whole window takes the file: one that falls beside the box would replace the page.
    const hover = (event) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event) => {
      event.preventDefault();
      setOver(false);
      read(event.dataTransfer?.files[0]);
    };
    const listeners = { dragover: hover, dragleave: leave, drop };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener);
    };
  }, [take]);
  const said = refused || problem;
  return html`<div class=${classes("drop", over && "is-over")}>
    <${Icon} id="i-seal" class="drop-sign" />
    <p>${words.text("replay-drop")}</p>
    <button type="button" class="button button-primary" onClick=${() => input.current.click()}>${words.text("replay-choose-file")}</button>
    <input ref=${input} type="file" accept=".honjin,text/plain" class="visually-hidden" tabindex="-1"
      aria-label=${words.text("replay-choose-file")} onChange=${(event) => read(event.currentTarget.files[0])} />
    <p class="small faint">${words.text("replay-drop-where")}</p>
    ${said && html`<p class="error" role="alert">${said}</p>`}
  </div>`;
}
