// What src/honjin/web/vendor/preact.js exports: elements, hooks, signals, and templates bound to them.
import { h } from "preact";
import htm from "htm";

export { h, render, Fragment, createContext } from "preact";
export {
  useState,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
  useCallback,
  useContext,
  useId,
  useReducer,
  useErrorBoundary,
} from "preact/hooks";
export { signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect } from "@preact/signals";

/** Tagged template that makes elements: html`<p class=${name}>…</p>`. */
export const html = htm.bind(h);
