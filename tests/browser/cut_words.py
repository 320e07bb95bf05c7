"""Words that a narrow page cuts: broken where no language breaks them, hidden behind an edge, ended by three dots."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.rest import at_rest

CUT = r"""() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const wide = document.documentElement.clientWidth;
  const above = function* (one) { for (let edge = one; edge; edge = edge.parentElement) yield edge; };
  const hides = (way) => way === "hidden" || way === "clip";
  const scrolls = (way) => way === "auto" || way === "scroll";
  const isForReaders = (one) => [...above(one)].some((edge) => getComputedStyle(edge).clipPath === "inset(50%)");
  /** What hides a box of letters; null if it can be read, be it after scrolling. */
  const hiding = (box, one) => {
    for (const edge of above(one)) {
      const { overflowX, overflowY, position } = getComputedStyle(edge);
      const within = edge.getBoundingClientRect();
      if (scrolls(overflowX) && edge !== document.documentElement) return null;
      if (hides(overflowX) && (box.right > within.right + 1 || box.left < within.left - 1)) return "beside";
      if (hides(overflowY) && box.bottom > within.bottom + box.height / 3) return "below";
      if (position === "fixed") break;
    }
    return box.right > wide + 1 ? "beside" : null;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (one.closest("svg, script, style, [inert], option, pre, code")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForReaders(one)) continue;
    const { hyphens } = getComputedStyle(one);
    const tell = (how) => found.add(`${how}: ${one.localName}.${one.className}: ${node.data.trim().slice(0, 60)}`);
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
      if (!boxes.length) continue;
      const mayBreak = hyphens === "auto" || /[\u3040-\u30ff\u3400-\u9fff]/u.test(word);
      if (!mayBreak && boxes.at(-1).top > boxes[0].top + 3) tell("broken");
      for (const how of new Set(boxes.map((box) => hiding(box, one)))) if (how) tell(how);
    }
  }
  return [...found];
}"""
"""Words as they stand on the lines: a word of letters with an end on another line is broken."""


def cut_words(page: Page) -> list[str]:
    """What is cut on a page at rest."""
    at_rest(page)
    found: list[str] = page.evaluate(CUT)
    return found
