"""Fluent messages of one language, for the interface and for one game."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from honjin.core.decision import Facts
from honjin.core.errors import Flaw, FlawedFile, HonjinError
from honjin.core.modifier import Modifier
from honjin.core.scene import End

LANGUAGES = {"en": "English", "fr": "Français", "cs": "Čeština", "ja": "日本語"}
"""The languages, each by its own name."""

PLAIN = (
    *("ask", "cell", "choice", "crumb", "drill", "ending", "event", "option"),
    *("settle", "side", "slip", "span", "switch", "verb", "why"),
)
"""Messages named after parts of a game: told plainly, by id and facts, until the game has words for them."""

IN_A_ROW = ("crumb", "option", "slip")
"""Of these the facts say enough without their names: `Strike jab`."""

MOST_PLAIN = 900
"""Letters of what is told plainly: Fluent refuses a fact of more than a thousand."""

MODIFIER = "mod"
"""The kind of facts that are lines of a calculation; `mod-level` names the line whose reason is `level`."""


HEX = "hex"
"""The kind of the places of a hex map, whose ids are their names: a way is told hex after hex, `H6 G6 F5`."""

HALF = "half"
"""The kind of a number that counts halves: thirteen of them are 6½."""

GROUP = "group"
"""The fact of a question with a form that says which of its things belong together."""


class MissingText(KeyError):
    """A message that no language file has, and that is none of a game's own."""


class Words:
    """The words of one language: those all share, a game's, and `also` further files, such as an interface's.

    `kinds` says which facts are ids and of what, `names` has a pack's own names: see `_kind`. A game without words in
    this language has the English ones, and without those it is told plainly.
    """

    def __init__(
        self,
        language: str,
        game: str = "",
        kinds: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        self.language = language
        self._bundle = _bundle(language, game, also)
        self._kinds = kinds or {}
        self._names = names or {}

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return self._bundle.has_message(id)

    def text(self, id: str, facts: Facts | None = None) -> str:
        """The message with these facts; ids among them become names, lists are counted and joined."""
        if not self._bundle.has_message(id):
            return self._plainly(id, facts or {})
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"{id} has attributes but no text"
        text, errors = self._bundle.format_pattern(pattern, self._spoken(id.partition("-")[2], facts or {}))
        if errors:
            raise ValueError(f"{self.language}: {id}: {errors}")
        return str(text)

    def flaw(self, flaw: Flaw) -> str:
        """What is wrong with a file."""
        return self.text(f"flaw-{flaw.why}", flaw.facts)

    def error(self, error: HonjinError) -> str:
        """What went wrong; most errors still speak English only."""
        return self.flaw(error.flaw) if isinstance(error, FlawedFile) else str(error)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing, such as name("ship", "mikasa"); of `ship|group` it is the first that has the name."""
        for key in (f"{one}-{id}" for one in kind.split("|")):
            if key in self._names:
                return self._names[key]
            if self.has(key):
                return self.text(key)
        # What has capitals and is no id by its look is a name already, such as US.
        return id.replace("_", " ").title() if "_" in id or id == id.lower() else id

    def title(self, plain: str, scenario: str = "") -> str:
        """What a game is called: in its own words, else as its rulebook is; and which battle of it."""
        title = self.text("game-title") if self.has("game-title") else plain
        if not scenario:
            return title
        return self.text("title-scenario", {"title": title, "scenario": self.name("scenario", scenario)})

    def label(self, id: str) -> str:
        """A thing by its full id, such as `ship-mikasa`, or a message without facts; other text as it is."""
        return self._names.get(id) or (self.text(id) if self.has(id) else id)

    def rule(self, section: str) -> str:
        """How a section of the rulebook is cited."""
        return self.text("rule-section", {"section": section}) if section else ""

    def of(self, prefix: str, value: msgspec.Struct, more: Facts | None = None) -> str:
        """The message for an event or an option, named after its class, with its fields as facts."""
        facts = {field: getattr(value, field) for field in value.__struct_fields__}
        return self.text(f"{prefix}-{type(value).__name__}", {**facts, **(more or {})})

    def end(self, end: End) -> str:
        """That the match can be over before a side is asked again: after which answers, and who would win."""
        answers = self.text("list-semicolon").join(self.text(f"option-{kind}") for kind in end.by)
        winner = None if end.winner is None else self.name("side", end.winner)
        return self.text("match-can-end", {"count": len(end.by), "answers": answers, "who": winner})

    def settled(self, ask: str, kind: str, about: str = "", span: str = "") -> str:
        """What a player has settled about a question: for how long, what is answered, and for which thing."""
        when = self.text(f"span-{span}") if span else self.text("settled-for-good")
        facts = {"when": when, "what": self.text(f"settle-{ask}-{kind}")}
        if not about:
            return self.text("settled", facts)
        return self.text("settled-one", {**facts, "piece": self.name(*about.split("-", 1))})

    def ask(self, ask: str, facts: Facts, options: Iterable[Mapping[str, Any]]) -> str:
        """What a decision asks; `options` are the fields of its options.

        A question about things chosen already, such as the units of a group, has other words (`-full`) where no
        option adds one more of them. The twin of `saidOf` in the browser. How the rows of a form are grouped is not
        part of the question.
        """
        id = f"ask-{ask}"
        facts = {key: value for key, value in facts.items() if key != GROUP}
        if not self.has(f"{id}-full"):
            return self.text(id, facts)
        chosen = {self._kinds.get(key) for key, value in facts.items() if isinstance(value, list | tuple)} - {None}
        added = ({self._kinds.get(key) for key, value in option.items() if value is not None} for option in options)
        return self.text(id if any(len(kinds) == 1 and kinds <= chosen for kinds in added) else f"{id}-full", facts)

    def list_of(self, parts: list[str]) -> str:
        """Several things in a row, as this language joins them."""
        if len(parts) < 2:
            return "".join(parts)
        head = self.text("list-comma").join(parts[:-1])
        return head + self.text("list-and") + parts[-1]

    def sum_of(self, lines: Iterable[Modifier | Sequence[Any]]) -> str:
        """A calculation line by line, plain or not: what it starts from, then what is added or taken away."""
        parts: list[str] = []
        for line in msgspec.convert(lines, list[Modifier]):
            value = f"{line.value:+d}" if parts else str(line.value)
            facts = {"what": self.name(MODIFIER, line.why), "value": value.replace("-", "−")}
            parts.append(self.text("modifier", facts))
        return self.text("list-comma").join(parts)

    def _plainly(self, id: str, facts: Facts) -> str:
        """What a game has no words for yet, under the names that the code has for it. The twin is in the browser."""
        prefix, _, name = id.partition("-")
        if prefix not in PLAIN:
            raise MissingText(id)
        said = in_words(name)
        told = {key: self._plain_fact(key, value) for key, value in facts.items() if value not in (None, (), [])}
        if prefix in IN_A_ROW:
            return " ".join([said, *told.values()])
        how = self.text("list-comma").join(f"{key.replace('_', ' ')} {value}" for key, value in told.items())
        return self.text("pair", {"what": said, "how": how[:MOST_PLAIN]}) if how else said

    def _plain_fact(self, key: str, value: Any) -> str:
        if key in self._kinds:
            return str(self._say(self._kinds[key], value))
        if isinstance(value, list | tuple):
            return " ".join(self._plain_fact("", one) for one in value)
        if isinstance(value, dict):
            return self._plain_fact("", [part for pair in value.items() for part in pair])
        return str(self._say("", value)).replace("_", " ")

    def _spoken(self, scope: str, facts: Facts) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for key, value in facts.items():
            kind = self._kind(scope, key)
            spoken[key] = self._say(kind, value)
            if isinstance(value, list | tuple | dict | None):
                spoken[f"{key}_count"] = len(value or ())
            if kind and not isinstance(value, list | tuple | dict):
                spoken[f"{key}_id"] = value or "none"
            if isinstance(value, dict) and all(isinstance(one, int) for one in value.values()):
                spoken[f"{key}_sum"] = self._say(kind.partition(":")[2], sum(value.values()))
        return spoken

    def _kind(self, scope: str, key: str) -> str:
        """Of what kind a fact is: in the message that is named after `scope`, else everywhere; empty if of none.

        `ship` is the id of a ship and `ship|group` that of either; `ship:hex` are pairs of them, or a dict;
        `volley(by,at)` are rows with these columns, each told by the message `told-volley`.
        """
        return self._kinds.get(f"{scope}.{key}") or self._kinds.get(key) or ""

    def _say(self, kind: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if kind.endswith(")") and isinstance(value, msgspec.Struct):
            return self._say_row(kind, value)
        if isinstance(value, list | tuple):
            return self._say_list(kind, value)
        if isinstance(value, dict):
            return self._say_dict(kind, value)
        if kind == HALF:
            return halves(value)
        if kind == "*":
            kind, _, value = value.partition("-")
        return self.name(kind, value) if kind and isinstance(value, str) else value

    def _say_dict(self, kind: str, value: Mapping[str, Any]) -> str:
        """Things with a number or a list each, one by one; or with a name each, all that have the same under it."""
        first, _, second = kind.partition(":")
        if all(isinstance(one, int) for one in value.values()):
            tallies = ({"what": self._say(first, key), "number": self._say(second, one)} for key, one in value.items())
            return self.text("list-comma").join(self.text("tally", facts) for facts in tallies)
        told: dict[str, list[str]] = {}
        for key, one in value.items():
            what, how = str(self._say(first, key)), str(self._say(second, one) if one else self.name(second, "none"))
            if isinstance(one, list | tuple):
                told[what] = [how]
            else:
                told.setdefault(how, []).append(what)
        pairs = (self.text("pair", {"what": head, "how": self.list_of(those)}) for head, those in told.items())
        return self.text("list-semicolon").join(pairs)

    def _say_row(self, kind: str, row: Any) -> str:
        """A row of columns: a struct, or a list of what stands in them."""
        name, _, columns = kind.removesuffix(")").partition("(")
        values = [getattr(row, column) for column in columns.split(",")] if isinstance(row, msgspec.Struct) else row
        return self.text(f"told-{name}", dict(zip(columns.split(","), values, strict=True)))

    def _say_list(self, kind: str, values: list[Any] | tuple[Any, ...]) -> str:
        """Names, plain numbers such as dice, (thing, what is there) pairs of the kind `zone:ship`, sums, rows."""
        if kind == MODIFIER:
            return self.sum_of(values)
        if kind.endswith(")"):
            short = values and isinstance(values[0], list | tuple)
            told = [self._say_row(kind, row) for row in values]
            return self.text("list-comma" if short else "list-semicolon").join(told)
        first, _, second = kind.partition(":")
        if values and isinstance(values[0], list | tuple):
            pairs = [self.text("pair", {"what": self._say(first, a), "how": self._say(second, b)}) for a, b in values]
            return self.text("list-semicolon").join(pairs)
        if not first or first == HEX:
            return " ".join(map(str, values))
        return self.list_of([str(self._say(first, value)) for value in values])


def halves(number: int) -> str:
    """So many halves, as they are written in every language: 6½."""
    whole, half = divmod(abs(number), 2)
    return ("−" if number < 0 else "") + (str(whole) if whole or not half else "") + ("½" if half else "")


def in_words(name: str) -> str:
    """`CardDealt`, `not-a-strike` and `first_blood` as a person would write them."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[-_]", " ", name).lower()
    return words[:1].upper() + words[1:]


def game_file(language: str, game: str) -> Traversable:
    """The words of a game in this language, else in English, else none."""
    folder = files(__package__)
    own = (folder / tongue / f"{game}.ftl" for tongue in (language, "en"))
    return next((file for file in own if file.is_file()), folder / "none.ftl")


@lru_cache(maxsize=16)
def _bundle(language: str, game: str, also: tuple[str, ...]) -> FluentBundle:
    # Without isolation marks: they would show in terminals, e-mails and tests.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    own = [game_file(language, game)] if game else []
    for source in (folder / "common.ftl", *own, *(folder / f"{name}.ftl" for name in also)):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def preferred_language() -> str:
    """The language the environment asks for, if it is one of ours; else English."""
    asked = (os.environ.get(name, "")[:2] for name in ("HONJIN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return next((language for language in asked if language in LANGUAGES), "en")
