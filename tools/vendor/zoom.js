// What src/honjin/web/vendor/zoom.js exports: gestures of pan and zoom, without d3's transitions.
import { zoom as makeZoom } from "d3-zoom";

export { zoomIdentity, zoomTransform } from "d3-zoom";
export { select, pointer } from "d3-selection";

/** d3's zoom behaviour. A double click zooms at once: smooth motion is the board's own business. */
export const zoom = () => makeZoom().duration(0);
