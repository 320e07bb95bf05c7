/** Luck: what fell against what was likely, summed up for each side. Pure. */

/** Beyond this share of all matches, on either side, luck is worth a word. */
const RARE = 0.2;

/** What a side's dice brought in all: fallen, likely, above it, and how seldom that is. */
function summed(falls) {
  const sum = (name) => falls.reduce((total, fall) => total + fall[name], 0);
  const [fell, likely, spread] = [sum("fell"), sum("likely"), sum("spread")];
  const over = fell - likely;
  return { fell, likely, over, share: spread > 0 ? tail(Math.abs(over) / Math.sqrt(spread)) : 1 };
}

/** How large a part of all matches goes further from the mean on this side: the tail of the normal distribution. */
export function tail(deviations) {
  // Abramowitz and Stegun 26.2.17: right to seven digits.
  const t = 1 / (1 + 0.2316419 * deviations);
  const density = Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return density * series.reduceRight((sum, factor) => (sum + factor) * t, 0);
}

/** Whether a side's luck was as usual, and if not in one of how many matches it is kinder or harsher. */
export function rarityOf({ over, share }) {
  if (share > RARE) return { rare: "usual", matches: 0 };
  return { rare: over > 0 ? "good" : "bad", matches: Math.round(1 / Math.max(share, 0.001)) };
}

/**
 * The luck of a film: for each side the sum, what its dice were for (most first), and the curve of what came above the
 * likely, `[step, surplus]`, step by step.
 */
export function luckOf(film) {
  const falls = film.luck ?? [];
  return Object.fromEntries(
    film.match.sides.map((side) => {
      const own = falls.filter((fall) => fall.side === side);
      const whats = [...new Set(own.map(({ what }) => what))].map((what) => ({
        what,
        throws: own.filter((fall) => fall.what === what).length,
        ...summed(own.filter((fall) => fall.what === what)),
      }));
      let over = 0;
      const curve = [[0, 0]];
      for (const fall of own) {
        over += fall.fell - fall.likely;
        if (curve.at(-1)[0] === fall.step) curve.pop();
        curve.push([fall.step, over]);
      }
      return [side, { ...summed(own), whats: whats.sort((a, b) => b.throws - a.throws), curve }];
    }),
  );
}

/** The luck in one step, side by side: what each throw brought and what was likely. */
export function luckAt(film, step) {
  return (film.luck ?? []).filter((fall) => fall.step === step);
}
