/** The picture of a match in a dialog: to look at, to download, to share, to copy. */

import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Icon } from "../lib.js";
import { textOf } from "../replay/sentence.js";
import { greatest } from "./moments.js";
import { SIZE, paintStory } from "./paint.js";

const TYPE = "image/png";

/**
 * @param {{words: object, load: () => Promise<object>, close: () => void}} props `words` with lookback.ftl; `load` brings
 *   what `paintStory` wants
 */
export function StoryDialog({ words, load, close }) {
  const box = useRef(null);
  const sheet = useRef(null);
  const [said, setSaid] = useState("");
  const [story, setStory] = useState(null);
  const [state, setState] = useState("making");
  useEffect(() => {
    box.current.showModal();
    let wanted = true;
    (async () => {
      try {
        const found = await load();
        const paper = await paintStory(found);
        if (!wanted) return;
        sheet.current.getContext("2d").drawImage(paper, 0, 0);
        setStory(found);
        setState("made");
      } catch {
        if (wanted) setState("failed");
      }
    })();
    return () => {
      wanted = false;
    };
  }, []);
  const blob = () =>
    new Promise((done, failed) => {
      sheet.current.toBlob((made) => (made ? done(made) : failed(new Error("no picture"))), TYPE);
    });
  const name = `honjin-${story?.film.match.game ?? "match"}.png`;
  const download = async () => {
    const address = URL.createObjectURL(await blob());
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  const share = async () => {
    const file = new File([await blob()], name, { type: TYPE });
    await navigator
      .share({ files: [file], title: altOf(words, story), ...(story.address && { url: story.address }) })
      .catch(() => {});
  };
  const copy = async () => {
    try {
      // The promise itself goes in: where copying needs a press, waiting first would let the press grow cold.
      await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob() })]);
      setSaid(words.text("story-copied"));
    } catch {
      setSaid(words.text("story-not-copied"));
    }
  };
  const button = (sign, text, act, more = "") =>
    html`<button type="button" class=${`button ${more}`} disabled=${state !== "made"} onClick=${act}><${Icon} id=${sign} /> ${text}</button>`;
  return html`<dialog class="dialog dialog-wide story" ref=${box} aria-labelledby="story-title" onClose=${close}
    onClick=${(event) => event.target === box.current && box.current.close()}>
    <div class="dialog-head"><h2 id="story-title">${words.text("story-title")}</h2>
      <button type="button" class="button button-icon button-quiet" onClick=${() => box.current.close()} aria-label=${words.text("table-close")}><${Icon} id="i-close" /></button></div>
    <div class="story-picture" data-state=${state} aria-busy=${String(state === "making")}>
      <canvas ref=${sheet} width=${SIZE[0]} height=${SIZE[1]} role="img" aria-label=${story ? altOf(words, story) : words.text("story-making")}></canvas>
      ${state !== "made" && html`<p role="status">${words.text(`story-${state}`)}</p>`}
    </div>
    <div class="dialog-actions">
      <span role="status" class="story-said">${said}</span>
      ${typeof ClipboardItem === "function" && button("i-seal", words.text("story-copy"), copy)}
      ${mayShare() && button("i-link", words.text("story-share"), share)}
      ${button("i-down", words.text("story-download"), download, "button-primary")}
    </div>
  </dialog>`;
}

/** Whether this browser hands pictures on. */
function mayShare() {
  const file = new File([new Uint8Array(1)], "a.png", { type: TYPE });
  return Boolean(navigator.canShare?.({ files: [file] }));
}

/** The picture in words. */
export function altOf(words, { film }) {
  const { winner } = film.result;
  const result = winner ? words.text("replay-won", { winner }) : words.text("replay-drawn");
  const moments = greatest(film).map(({ step }) => textOf(words, film, film.steps[step - 1], true));
  return words.text("story-alt", {
    game: words.text("game-title"),
    result,
    moments: moments.join(words.text("list-semicolon")),
  });
}
