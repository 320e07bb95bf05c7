/** Signs of the page (see `fetchSigns` in lib.js), and small shapes that several modules draw. */
import { html } from "../../vendor/preact.js";

/** One sign in the colour of its surroundings; `size` is its width, `height` the same unless told. */
export function Sign({ id, x, y, size, height = size, class: name }) {
  return html`<use href=${`#${id}`} x=${x} y=${y} width=${size} height=${height} class=${name} />`;
}

/** The size a sign was drawn for: its width and height in the sheet of signs. */
export function naturalSize(id) {
  const drawn = document.getElementById(id)?.viewBox?.baseVal;
  return drawn ? [drawn.width, drawn.height] : [0, 0];
}

/** A rectangle from [x, y, width, height]. */
export function Box({ box, radius = 4, class: name }) {
  return html`<rect x=${box[0]} y=${box[1]} width=${box[2]} height=${box[3]} rx=${radius} class=${name} />`;
}

/** The middle of [x, y, width, height]. */
export function middle([x, y, width, height]) {
  return [x + width / 2, y + height / 2];
}

/** Points as the data of a path. */
export function lineThrough(points) {
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

/** A name that stands alone begins with a capital, whatever the language writes in a sentence. */
export function capital(text, language) {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/** Attributes that press a text into a width it would exceed: about so many letters fit. */
export function squeezed(text, letters, width) {
  // A Japanese letter is as wide as two and a half.
  const count = [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2.5 : 1), 0);
  return count > letters ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
}

let pen;

/** How wide a text is in a font. */
export function widthOf(text, font) {
  pen ??= document.createElement("canvas").getContext("2d");
  pen.font = font;
  return pen.measureText(text).width;
}

/** The size at which a text fits into a room: `most`, or smaller, but not below `least`. `{}` in the font is the size. */
export function fitted(text, font, most, least, room) {
  const square = [...text].filter((letter) => letter > "\u2e80"); // Japanese letters are as wide as they are high
  const others = [...text].filter((letter) => letter <= "\u2e80").join("");
  const natural = square.length * most + widthOf(others, font.replace("{}", most));
  return Math.max(least, Math.min(most, Math.floor((most * room * 10) / natural) / 10));
}

/** The value of a prop that may be a signal; reading it in a component makes the component follow it. */
export function valueOf(prop) {
  return prop && typeof prop.peek === "function" ? prop.value : prop;
}

/** A set out of whatever a caller has: a set, a list, nothing. */
export function asSet(prop) {
  const value = valueOf(prop);
  return value instanceof Set ? value : new Set(value ?? []);
}
