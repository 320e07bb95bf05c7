/** What a typed line means: words of the options or their beginnings, several ships at once, all of them, numbers. */

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]/;
const SEPARATORS = /[,;+&、，；＋＆]/;

/** Small letters and digits only, without accents; the Japanese particle を parts words as a blank does. */
export function plain(text) {
  const open = text.toLowerCase().normalize("NFKD").replaceAll("を", " ").replaceAll(/\p{M}/gu, "");
  return open.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

const tokensOf = (text, skip) =>
  plain(text)
    .split(" ")
    .filter((word) => word && !skip.has(word));

/** A token stands for a word it begins; numbers must be whole, and Japanese is written without blanks. */
function begins(token, word) {
  if (/^\d+$/.test(token)) return token === word;
  return CJK.test(token) ? word.includes(token) : word.startsWith(token);
}

function rank(tokens, form) {
  if (tokens.join(" ") === form.join(" ")) return 0;
  let at = 0;
  const inOrder = tokens.every((token) => {
    if (CJK.test(token) && at && form[at - 1].includes(token)) return true;
    while (at < form.length && !begins(token, form[at])) at += 1;
    return at++ < form.length;
  });
  if (inOrder) return 1;
  const left = [...form];
  const anyOrder = tokens.every((token) => {
    const found = left.findIndex((word) => begins(token, word));
    if (found >= 0 && !CJK.test(token)) left.splice(found, 1);
    return found >= 0;
  });
  return anyOrder ? 2 : Infinity;
}

export class Reader {
  /** @param entries prepared options @param words */
  constructor(entries, words) {
    const list = (id) => words.text(id).split(" ").map(plain).filter(Boolean);
    this.skip = new Set(list("table-words-skip"));
    this.all = list("table-words-all");
    const joins = list("table-words-joins").map((word) => (CJK.test(word) ? word : `(?<= )${word}(?= )`));
    this.joins = new RegExp(joins.join("|"), "u");
    this.phrases = entries.map((entry) => {
      const text = words.option(entry.option);
      const { do: name, ...fields } = entry.option;
      const ids = [name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " "), ...Object.values(fields)].join(" ");
      return { entry, text, forms: [this.tokens(text), this.tokens(ids)] };
    });
  }

  tokens(text) {
    return tokensOf(text, this.skip).flatMap((token) => {
      const word = this.all.find((one) => CJK.test(one) && token.startsWith(one) && token !== one);
      return word ? [word, token.slice(word.length)] : [token];
    });
  }

  best(tokens) {
    if (!tokens.length) return [];
    const ranked = this.phrases.map((phrase) => [Math.min(...phrase.forms.map((form) => rank(tokens, form))), phrase]);
    const top = Math.min(...ranked.map(([value]) => value));
    return top === Infinity ? [] : ranked.filter(([value]) => value === top).map(([, phrase]) => phrase);
  }

  /** The options a line names, in order; `{several}` when it fits more than one, `{}` when it fits none. */
  read(line) {
    if (/^\s*\d+([\s,]+\d+)*\s*$/.test(line)) return this.byNumber(line);
    const parts = line
      .split(SEPARATORS)
      .flatMap((part) => ` ${plain(part)} `.split(this.joins))
      .map((part) => this.tokens(part))
      .filter((tokens) => tokens.length);
    if (!parts.length) return {};
    const whole = this.tokens(line);
    const single = this.best(whole);
    if (single.length === 1) return { options: [single[0].entry] };
    const all = this.everyone(whole);
    if (all) return { options: all };
    if (parts.length === 1) {
      const spread = single.length ? null : this.spread(whole);
      return spread ? { options: spread } : { several: single.map((phrase) => phrase.entry) };
    }
    return this.listed(parts);
  }

  byNumber(line) {
    const found = line.match(/\d+/g).map((number) => this.phrases[number - 1]?.entry);
    return found.every(Boolean) ? { options: found } : {};
  }

  /** `all to yellow sea`: the same order for everything that can take it. */
  everyone(tokens) {
    const rest = tokens.filter((token) => !this.all.includes(token));
    if (rest.length === tokens.length) return null;
    const found = rest.length ? this.best(rest) : this.phrases;
    const kinds = new Map();
    for (const { entry } of found) kinds.set(entry.option.do, [...(kinds.get(entry.option.do) ?? []), entry]);
    const groups = [...kinds.values()].filter((group) => group.length > 1 && differInOneField(group));
    return groups.sort((a, b) => b.length - a.length)[0] ?? null;
  }

  /** `asama, yakumo and fuji to tsushima`: what an order leaves out is said by the next one that is whole. */
  listed(parts) {
    const taken = [];
    const used = new Set();
    for (const [at, tokens] of parts.entries()) {
      if (used.has(at)) continue;
      const single = this.best(tokens);
      let found = single.length === 1 ? single[0].entry : null;
      for (let later = at + 1; !found && later < parts.length; later += 1) {
        for (let start = 0; !found && start < parts[later].length; start += 1) {
          const completed = this.best([...tokens, ...parts[later].slice(start)]);
          if (completed.length === 1) {
            found = completed[0].entry;
            if (!start) used.add(later);
          }
        }
      }
      if (!found) return { several: single.map((phrase) => phrase.entry) };
      taken.push(found);
    }
    return { options: [...new Set(taken)] };
  }

  /** `asama yakumo to tsushima`, without commas. */
  spread(tokens) {
    for (let last = tokens.length - 2; last > 0; last -= 1) {
      const final = this.best(tokens.slice(last));
      if (final.length !== 1) continue;
      const heads = tokens.slice(0, last).map((head) => {
        for (let start = last + 1; start < tokens.length; start += 1) {
          const found = this.best([head, ...tokens.slice(start)]);
          if (found.length === 1) return found[0].entry;
        }
        return null;
      });
      if (heads.every(Boolean)) return [...heads, final[0].entry];
    }
    return null;
  }

  /** The options that a line still being typed can become, for a list that narrows. */
  matching(line) {
    const last = line.split(SEPARATORS).at(-1);
    const tokens = this.tokens(last).filter((token) => !this.all.includes(token));
    return tokens.length ? this.best(tokens).map((phrase) => phrase.entry) : [];
  }

  /** What the last word can be completed to; empty when it is not clear. */
  completion(line) {
    const [, before, start] = /^(.*?)(\S*)$/su.exec(line);
    if (!start) return "";
    const key = plain(start);
    const earlier = this.tokens(before.split(SEPARATORS).at(-1));
    const words = new Set();
    for (const { text, forms } of this.phrases) {
      if (earlier.length && forms.every((form) => rank(earlier, form) === Infinity)) continue;
      for (const word of text.split(/[\s,;:()、：（）]+/u)) {
        if (plain(word).startsWith(key) && !this.skip.has(plain(word))) words.add(word);
      }
    }
    return words.size === 1 ? before + [...words][0] : "";
  }
}

function differInOneField(entries) {
  const fields = Object.keys(entries[0].option);
  return fields.filter((field) => new Set(entries.map((entry) => entry.option[field])).size > 1).length === 1;
}
