// Stands in for d3-transition and d3-interpolate. Where nothing is ever animated, d3-zoom needs one thing of
// them: to interrupt what does not run.
import { selection } from "d3-selection";

selection.prototype.interrupt = function () {
  return this;
};

export const interrupt = () => {};
export const interpolateZoom = undefined;
