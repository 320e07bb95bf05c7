/** The keyboard of the replay: space, arrows, Home and End, digits for turns, letters. */

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";
const OWN_SPACE = "button, a, summary, [role=button], input[type=range]";

/** What a key does, or nothing. */
function commandFor(key, player) {
  if (/^[1-9]$/.test(key)) return () => player.toTurn(Number(key));
  const commands = {
    " ": () => player.toggle(),
    k: () => player.toggle(),
    ArrowRight: () => player.forward(),
    ArrowLeft: () => player.back(),
    ArrowDown: () => player.toPoint(1),
    ArrowUp: () => player.toPoint(-1),
    Home: () => player.toStart(),
    End: () => player.toEnd(),
    s: () => player.faster(),
    d: () => player.toggleBattles(),
  };
  return commands[key];
}

/** Listen to the whole page; the chart keeps its arrows while it has the focus, and a button its space. */
export function listenToKeys(player) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) || target.closest("dialog")) return;
    const isArrow = event.key.startsWith("Arrow");
    if (isArrow && target.closest(".replay-board, [role=radiogroup], [role=tablist], .replay-scroll")) return;
    if (event.key === " " && target.closest(OWN_SPACE) && !target.closest("input[type=range]")) return;
    const command = commandFor(event.key, player);
    if (!command) return;
    event.preventDefault();
    command();
  });
}
