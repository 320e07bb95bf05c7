/** The words of one language: the twin of `honjin.locale.text.Words`, from the same Fluent files. */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { asset } from "./lib.js";

/** Marks in a text that stand for the faces of a die; private-use characters, drawn by whoever shows the text. */
export const FACE = 0xe000;

/** Messages named after parts of a game: told plainly, by id and facts, until the game has words for them. */
const PLAIN = new Set(
  "ask cell choice crumb drill ending event option settle side slip span switch verb why".split(" "),
);

/** Of these the facts say enough without their names: `Strike jab`. */
const IN_A_ROW = new Set(["crumb", "option", "slip"]);

/** The kind of facts that are lines of a calculation; `mod-level` names the line whose reason is `level`. */
const MODIFIER = "mod";

/** The kind of the places of a hex map, whose ids are their names: a way is told hex after hex, `H6 G6 F5`. */
const HEX = "hex";

/** The kind of a number that counts halves: thirteen of them are 6½. */
const HALF = "half";

export class Words {
  /**
   * @param {string} language
   * @param {string[]} sources the Fluent files; what several say, the first says
   * @param {{kinds?: Object<string, string>, names?: Object<string, string>}} [about] which facts are ids and of what;
   *   a pack's own names
   */
  constructor(language, sources, { kinds = {}, names = {} } = {}) {
    this.language = language;
    this.kinds = kinds;
    this.names = names;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** The same words with other kinds and names. */
  about({ kinds, names }) {
    const words = Object.create(this);
    return Object.assign(words, { kinds, names });
  }

  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** The message with these facts; ids among them become names, lists are counted and joined. */
  text(id, facts = {}) {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.plainly(id, facts);
    return this.bundle.formatPattern(pattern, this.spoken(partition(id, "-")[1], facts), []);
  }

  /** The name of a thing, such as name("ship", "mikasa"); of `ship|group` it is the first that has the name. */
  name(kind, id) {
    const key = kind
      .split("|")
      .map((one) => `${one}-${id}`)
      .find((one) => one in this.names || this.has(one));
    // What has capitals and is no id by its look is a name already, such as US.
    if (!key) return id.includes("_") || id === id.toLowerCase() ? titled(id) : id;
    return this.names[key] ?? this.text(key);
  }

  /** The name of a thing by its full id, such as thing("ship-mikasa"). */
  thing(id) {
    const [kind, rest] = partition(id, "-");
    return this.name(kind, rest);
  }

  /** A thing by its full id, or a message without facts; other text as it is. */
  label(id) {
    return this.names[id] ?? (this.has(id) ? this.text(id) : id);
  }

  /** How a section of the rulebook is cited. */
  rule(section) {
    return section ? this.text("rule-section", { section }) : "";
  }

  /** The message for an event or an option in its plain form, `{event: "Fired", …}` or `{do: "Fire", …}`. */
  of(prefix, tag, value, more = {}) {
    const { [tag]: name, ...facts } = value;
    return this.text(`${prefix}-${name}`, { ...facts, ...more });
  }

  option(option) {
    return this.of("option", "do", option);
  }

  /** That the match can be over before a side is asked again: after which answers, and who would win. */
  end({ by = [], winner = null }) {
    const answers = by.map((kind) => this.text(`option-${kind}`)).join(this.text("list-semicolon"));
    const who = winner === null ? null : this.name("side", winner);
    return this.text("match-can-end", { count: by.length, answers, who });
  }

  /** An order on a form, in its plain form `{slip: "Sail", …}`. */
  slip(slip) {
    return this.of("slip", "slip", slip);
  }

  /** What a player has settled about a question: for how long, what is answered, and for which piece. */
  settled({ ask, do: kind, about, span }) {
    const when = span ? this.text(`span-${span}`) : this.text("settled-for-good");
    const facts = { when, what: this.text(`settle-${ask}-${kind}`) };
    return about ? this.text("settled-one", { ...facts, piece: this.thing(about) }) : this.text("settled", facts);
  }

  /** An option under the heading of what it is about, shorter where the language has such words. */
  brief(option) {
    return this.has(`brief-${option.do}`) ? this.of("brief", "do", option) : this.option(option);
  }

  /** An event as a sentence. With `faces`, dice are marks to be drawn: see FACE. */
  event(event, { faces = false, sides = [] } = {}) {
    const shown = faces ? withFaces(event, sides, this.kinds) : event;
    const more = event.event === "ChoiceForced" ? { choice: this.option(event.option) } : {};
    return this.of("event", "event", shown, more);
  }

  /** A pair of message id and facts, as scenes and breadcrumbs carry them. */
  pair([id, facts], prefix = "") {
    return this.text(prefix + id, facts);
  }

  /** Several things in a row, as this language joins them. */
  listOf(parts) {
    if (parts.length < 2) return parts.join("");
    return parts.slice(0, -1).join(this.text("list-comma")) + this.text("list-and") + parts.at(-1);
  }

  /** A calculation line by line, `[rule, value, why]`: what it starts from, then what is added or taken away. */
  sumOf(lines) {
    const parts = lines.map(([, value, why], at) =>
      this.text("modifier", {
        what: this.name(MODIFIER, why),
        value: (at && value >= 0 ? `+${value}` : String(value)).replace("-", "−"),
      }),
    );
    return parts.join(this.text("list-comma"));
  }

  /** What a game has no words for yet, under the names that its code has for it; any other id as it is. */
  plainly(id, facts) {
    const [prefix, name] = partition(id, "-");
    if (!PLAIN.has(prefix)) return id;
    const said = inWords(name);
    const told = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined && fact.length !== 0);
    if (IN_A_ROW.has(prefix)) return [said, ...told.map(([key, fact]) => this.plainFact(key, fact))].join(" ");
    const how = told.map(([key, fact]) => `${key.replaceAll("_", " ")} ${this.plainFact(key, fact)}`);
    return how.length ? this.text("pair", { what: said, how: how.join(this.text("list-comma")) }) : said;
  }

  plainFact(key, fact) {
    if (key in this.kinds) return String(this.say(this.kinds[key], fact));
    if (Array.isArray(fact)) return fact.map((one) => this.plainFact("", one)).join(" ");
    if (fact !== null && typeof fact === "object") return this.plainFact("", Object.entries(fact).flat());
    return String(this.say("", fact)).replaceAll("_", " ");
  }

  spoken(scope, facts) {
    const spoken = {};
    for (const [key, value] of Object.entries(facts)) {
      const kind = this.kind(scope, key);
      spoken[key] = this.say(kind, value);
      if (value === null || value === undefined) spoken[`${key}_count`] = 0;
      if (Array.isArray(value)) spoken[`${key}_count`] = value.length;
      else if (isDict(value)) {
        const held = Object.values(value);
        spoken[`${key}_count`] = held.length;
        if (held.every(Number.isInteger)) {
          const sum = held.reduce((one, other) => one + other, 0);
          spoken[`${key}_sum`] = this.say(partition(kind, ":")[1], sum);
        }
      } else if (kind) spoken[`${key}_id`] = value || "none";
    }
    return spoken;
  }

  /**
   * Of what kind a fact is: in the message that is named after `scope`, else everywhere; empty if of none.
   * `ship` is the id of a ship and `ship|group` that of either; `ship:hex` are pairs of them, or a dict;
   * `volley(by,at)` are rows with these columns, each told by the message `told-volley`.
   */
  kind(scope, key) {
    return this.kinds[`${scope}.${key}`] ?? this.kinds[key] ?? "";
  }

  say(kind, value) {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null || value === undefined) return "none";
    if (isRows(kind) && isDict(value)) return this.sayRow(kind, value);
    if (Array.isArray(value)) return this.sayList(kind, value);
    if (isDict(value)) return kind.includes(":") ? this.sayDict(kind, value) : "";
    if (kind === HALF) return halves(value);
    if (kind === "*") return this.say(...partition(value, "-"));
    return kind && typeof value === "string" ? this.name(kind, value) : value;
  }

  /** Things with a number or a list each, one by one; or with a name each, all that have the same under it. */
  sayDict(kind, value) {
    const [first, second] = partition(kind, ":");
    const entries = Object.entries(value);
    if (entries.every(([, one]) => Number.isInteger(one))) {
      const tally = ([key, one]) => ({ what: this.say(first, key), number: this.say(second, one) });
      return entries.map((entry) => this.text("tally", tally(entry))).join(this.text("list-comma"));
    }
    const told = new Map();
    for (const [key, one] of entries) {
      const what = String(this.say(first, key));
      const how = String(one?.length === 0 ? this.name(second, "none") : this.say(second, one));
      if (Array.isArray(one)) told.set(what, [how]);
      else told.set(how, [...(told.get(how) ?? []), what]);
    }
    const pairs = [...told].map(([head, those]) => this.text("pair", { what: head, how: this.listOf(those) }));
    return pairs.join(this.text("list-semicolon"));
  }

  /** A row of columns: an object, whose usual values are left out, or a list of what stands in them. */
  sayRow(kind, row) {
    const [name, columns] = partition(kind.slice(0, -1), "(");
    const facts = columns
      .split(",")
      .map((column, at) => [column, (Array.isArray(row) ? row[at] : row[column]) ?? null]);
    return this.text(`told-${name}`, Object.fromEntries(facts));
  }

  /** Names, plain numbers such as dice, (thing, what is there) pairs whose kind is written `zone:ship`, sums, rows. */
  sayList(kind, values) {
    if (kind === MODIFIER) return this.sumOf(values);
    if (isRows(kind)) {
      const told = values.map((row) => this.sayRow(kind, row));
      return told.join(this.text(Array.isArray(values[0]) ? "list-comma" : "list-semicolon"));
    }
    const [first, second] = partition(kind, ":");
    if (Array.isArray(values[0])) {
      const pairs = values.map(([a, b]) => this.text("pair", { what: this.say(first, a), how: this.say(second, b) }));
      return pairs.join(this.text("list-semicolon"));
    }
    if (!first || first === HEX) return values.join(" ");
    return this.listOf(values.map((value) => String(this.say(first, value))));
  }
}

/** The words of a page: the files that `names` lists, fetched together. */
export async function fetchWords(language, names, about) {
  const sources = names.filter(Boolean).map(async (name) => {
    const answer = await fetch(asset(`locale/${language}/${name}.ftl`));
    return answer.ok ? answer.text() : "";
  });
  return new Words(language, await Promise.all(sources), about);
}

/** An event whose dice are marks; what a side rolled is a die where the event is a roll. A `d100` has no faces. */
function withFaces(event, sides, kinds) {
  const isDie = (key) =>
    kinds[key] !== "d100"
    && (key === "die" || key === "dice" || (event.event.endsWith("Rolled") && sides.includes(key)));
  const shown = {};
  for (const [key, value] of Object.entries(event)) shown[key] = isDie(key) ? facesOf(value) : value;
  return shown;
}

function facesOf(value) {
  if (Array.isArray(value)) return value.map(facesOf).join("");
  return Number.isInteger(value) && value > 0 && value < 7 ? String.fromCharCode(FACE + value) : value;
}

function partition(text, sign) {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + sign.length)];
}

/** Whether a kind is that of rows, `volley(by,at)`; a dict of such rows is written `squadron:mission(kind)`. */
const isRows = (kind) => /^[^:]*\(.*\)$/.test(kind);

function isDict(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** So many halves, as they are written in every language: 6½. */
function halves(number) {
  const whole = Math.floor(Math.abs(number) / 2);
  const half = number % 2 !== 0;
  return (number < 0 ? "−" : "") + (whole || !half ? whole : "") + (half ? "½" : "");
}

/** `CardDealt`, `not-a-strike` and `first_blood` as a person would write them. */
export function inWords(name) {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, " ").toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function titled(id) {
  return id.replaceAll("_", " ").replaceAll(/\p{L}+/gu, (word) => word[0].toUpperCase() + word.slice(1).toLowerCase());
}
