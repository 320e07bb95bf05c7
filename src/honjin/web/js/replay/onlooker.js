/** Who looks at a replay, as the views of a fight know him: words, board and what was told, by the names of a desk. */

import { computed, signal } from "../../vendor/preact.js";
import { media } from "../lib.js";

export function onlookerOf({ words, player, board }) {
  const match = computed(() => player.film.value.match);
  return {
    words: signal(words),
    board: signal(board),
    /** Nobody's squadron is one's own. */
    seat: signal(""),
    isPhone: media("(max-width: 699px)"),
    m: {
      match,
      scene: player.scene,
      told: computed(() => player.film.value.toldAt(player.at.value)),
      kinds: computed(() => match.value.kinds),
      sides: computed(() => match.value.sides),
    },
  };
}
