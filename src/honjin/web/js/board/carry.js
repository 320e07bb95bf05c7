/** Dragging: the counter that is held follows the mouse. */

/** Draws a copy of a counter under the mouse while it is dragged. */
export function makeCarry(flyers, board, root) {
  let copy = null;
  return (id, event) => {
    if (!event) {
      copy?.remove();
      copy = null;
      return;
    }
    const held = root().querySelector(`:is([data-counter="${CSS.escape(id)}"], [data-top="${CSS.escape(id)}"])`);
    const source = held?.parentNode.querySelector(".ctr");
    if (!copy && source) {
      copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
      copy.append(source.cloneNode(true));
      flyers.current.append(copy);
    }
    const frame = root().getBoundingClientRect();
    const scale = frame.width / board().canvas[0];
    const [width, height] = board().counter.size;
    const [x, y] = [(event.clientX - frame.left) / scale, (event.clientY - frame.top) / scale];
    copy?.setAttribute("transform", `translate(${x - width / 2} ${y - height / 2})`);
  };
}
