/** The words of one language: the twin of `honjin.locale.text.Words`, from the same Fluent files. */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { asset } from "./lib.js";

/** Marks in a text that stand for the faces of a die; private-use characters, drawn by whoever shows the text. */
export const FACE = 0xe000;

/** Messages named after parts of a game: told plainly, by id and facts, until the game has words for them. */
const PLAIN = new Set("ask cell choice crumb ending event option side slip switch verb why".split(" "));

/** Of these the facts say enough without their names: `Strike jab`. */
const IN_A_ROW = new Set(["crumb", "option", "slip"]);

/** The kind of facts that are lines of a calculation; `mod-level` names the line whose reason is `level`. */
const MODIFIER = "mod";

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
    return this.bundle.formatPattern(pattern, this.spoken(facts), []);
  }

  /** The name of a thing, such as name("ship", "mikasa"). */
  name(kind, id) {
    const key = `${kind}-${id}`;
    if (key in this.names) return this.names[key];
    return this.has(key) ? this.text(key) : titled(id);
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

  /** An order on a form, in its plain form `{slip: "Sail", …}`. */
  slip(slip) {
    return this.of("slip", "slip", slip);
  }

  /** An option under the heading of what it is about, shorter where the language has such words. */
  brief(option) {
    return this.has(`brief-${option.do}`) ? this.of("brief", "do", option) : this.option(option);
  }

  /** An event as a sentence. With `faces`, dice are marks to be drawn: see FACE. */
  event(event, { faces = false, sides = [] } = {}) {
    const shown = faces ? withFaces(event, sides) : event;
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

  spoken(facts) {
    const spoken = {};
    for (const [key, value] of Object.entries(facts)) {
      spoken[key] = this.say(this.kinds[key] ?? "", value);
      if (Array.isArray(value)) spoken[`${key}_count`] = value.length;
      else if (key in this.kinds) spoken[`${key}_id`] = value || "none";
    }
    return spoken;
  }

  say(kind, value) {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null || value === undefined) return "none";
    if (Array.isArray(value)) return this.sayList(kind, value);
    if (kind === "*") return this.say(...partition(value, "-"));
    if (kind && typeof value === "string") return this.name(kind, value);
    return typeof value === "object" ? "" : value;
  }

  /** Names, plain numbers such as dice, (thing, what is there) pairs whose kind is written `zone:ship`, sums. */
  sayList(kind, values) {
    if (kind === MODIFIER) return this.sumOf(values);
    const [first, second] = partition(kind, ":");
    if (Array.isArray(values[0])) {
      const pairs = values.map(([a, b]) => this.text("pair", { what: this.say(first, a), how: this.say(second, b) }));
      return pairs.join(this.text("list-semicolon"));
    }
    if (!first) return values.join(" ");
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

/** An event whose dice are marks; what a side rolled is a die where the event is a roll. */
function withFaces(event, sides) {
  const isDie = (key) => key === "die" || key === "dice" || (event.event.endsWith("Rolled") && sides.includes(key));
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

/** `CardDealt`, `not-a-strike` and `first_blood` as a person would write them. */
export function inWords(name) {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, " ").toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function titled(id) {
  return id.replaceAll("_", " ").replaceAll(/\p{L}+/gu, (word) => word[0].toUpperCase() + word.slice(1).toLowerCase());
}
