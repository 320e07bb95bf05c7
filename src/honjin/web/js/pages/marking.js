// Marks the places of a text in an element, and takes the marks away again.

/** Letters without accents and case, one for one, so that places stay the same. */
const plain = (text) =>
  Array.from(text, (sign) => {
    const bare = sign.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return bare.length === sign.length ? bare : sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign;
  }).join("");

/** Every place where `wanted` stands in the text of `root`, as <mark> elements. */
export function find(root, wanted) {
  const needle = plain(wanted);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.flatMap((node) => markIn(node, needle));
}

function markIn(node, needle) {
  const marks = [];
  let rest = node;
  for (;;) {
    const at = plain(rest.data).indexOf(needle);
    if (at < 0) return marks;
    const hit = rest.splitText(at);
    rest = hit.splitText(needle.length);
    const mark = document.createElement("mark");
    hit.replaceWith(mark);
    mark.append(hit);
    marks.push(mark);
  }
}

/** Takes marks away; the text is whole again. */
export function unmark(marks) {
  for (const mark of marks) {
    const parent = mark.parentNode;
    if (!parent) continue;
    mark.replaceWith(...mark.childNodes);
    parent.normalize();
  }
}
