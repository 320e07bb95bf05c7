/** What happened while the player was away: the director shows it once more, from where the player last looked. */

/** That a side has sealed its own answer: it knows. */
export const isOwnSeal = (desk, { event }) => event.event === "AnswerSealed" && event.side === desk.seat.value;

/** What there is to be told since the player's last order. */
export const newsOf = (desk) => desk.m.unseen.value.filter((told) => told.weight > 0 && !isOwnSeal(desk, told));

/** Begin, or stop if anything is shown. */
export async function catchUp(desk) {
  const { m, director } = desk;
  const told = newsOf(desk);
  if (director.skip() || !told.length) return;
  // Without the positions of then, such as on a lost line, the log and the lit places must do.
  const past = await m.past().catch(() => new Map());
  if (desk.m === m && !director.isShowing.peek()) director.replay(told, past);
}
