/** What the picture of a match that is over is made of, for a page that has none of it yet. */

import { UMPIRE } from "../replay/eyes.js";
import { fetchBoard } from "../replay/picture.js";
import { Source } from "../replay/source.js";
import { fetchWords } from "../words.js";
import { dateOf, themeNow } from "./when.js";

const FILES = ["board", "table", "replay", "lookback"];

/**
 * The match is over, so all of it may be told: the film is the umpire's.
 *
 * @param {{id: string, language: string, created: string, seats: Object<string, string>}} match
 */
export async function storyOf({ id, language, created, seats }) {
  const film = await Source.ofMatch(id).film(UMPIRE);
  const { game, kinds, names } = film.match;
  const [words, drawn] = await Promise.all([
    fetchWords(language, ["common", game, ...FILES], { kinds, names }),
    fetchBoard(game),
  ]);
  const address = new URL(`/replay/${id}`, location.href).href;
  return { film, words, drawn, seats, date: dateOf(created, language), theme: themeNow(), address };
}
