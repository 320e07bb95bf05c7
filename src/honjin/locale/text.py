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
from honjin.core.errors import CorruptRecord, Flaw, HonjinError
from honjin.core.modifier import Modifier

LANGUAGES = {"en": "English", "fr": "Français", "cs": "Čeština", "ja": "日本語"}
"""The languages, each by its own name."""

PLAIN = ("ask", "cell", "choice", "crumb", "ending", "event", "option", "side", "slip", "switch", "verb", "why")
"""Messages named after parts of a game: told plainly, by id and facts, until the game has words for them."""

IN_A_ROW = ("crumb", "option", "slip")
"""Of these the facts say enough without their names: `Strike jab`."""

MODIFIER = "mod"
"""The kind of facts that are lines of a calculation; `mod-level` names the line whose reason is `level`."""


GROUP = "group"
"""The fact of a question with a form that says which of its things belong together."""


class MissingText(KeyError):
    """A message that no language file has, and that is none of a game's own."""


class Words:
    """The words of one language: those all share, a game's, and `also` further files, such as an interface's.

    `kinds` says which facts are ids and of what, `names` has a pack's own names. A game without words in this language
    has the English ones, and without those it is told plainly.
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
        text, errors = self._bundle.format_pattern(pattern, self._spoken(facts or {}))
        if errors:
            raise ValueError(f"{self.language}: {id}: {errors}")
        return str(text)

    def flaw(self, flaw: Flaw) -> str:
        """What is wrong with a record."""
        return self.text(f"flaw-{flaw.why}", flaw.facts)

    def error(self, error: HonjinError) -> str:
        """What went wrong; most errors still speak English only."""
        return self.flaw(error.flaw) if isinstance(error, CorruptRecord) else str(error)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing, such as name("ship", "mikasa")."""
        key = f"{kind}-{id}"
        if key in self._names:
            return self._names[key]
        return self.text(key) if self.has(key) else id.replace("_", " ").title()

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
        return self.text("pair", {"what": said, "how": how}) if how else said

    def _plain_fact(self, key: str, value: Any) -> str:
        if key in self._kinds:
            return str(self._say(self._kinds[key], value))
        if isinstance(value, list | tuple):
            return " ".join(self._plain_fact("", one) for one in value)
        if isinstance(value, dict):
            return self._plain_fact("", [part for pair in value.items() for part in pair])
        return str(self._say("", value)).replace("_", " ")

    def _spoken(self, facts: Facts) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for key, value in facts.items():
            spoken[key] = self._say(self._kinds.get(key, ""), value)
            if isinstance(value, list | tuple):
                spoken[f"{key}_count"] = len(value)
            elif key in self._kinds:
                spoken[f"{key}_id"] = value or "none"
        return spoken

    def _say(self, kind: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if isinstance(value, list | tuple):
            return self._say_list(kind, value)
        if kind == "*":
            kind, _, value = value.partition("-")
        return self.name(kind, value) if kind and isinstance(value, str) else value

    def _say_list(self, kind: str, values: list[Any] | tuple[Any, ...]) -> str:
        """Names, plain numbers such as dice, (thing, what is there) pairs whose kind is written `zone:ship`, sums."""
        if kind == MODIFIER:
            return self.sum_of(values)
        first, _, second = kind.partition(":")
        if values and isinstance(values[0], list | tuple):
            pairs = [self.text("pair", {"what": self._say(first, a), "how": self._say(second, b)}) for a, b in values]
            return self.text("list-semicolon").join(pairs)
        if not first:
            return " ".join(map(str, values))
        return self.list_of([str(self._say(first, value)) for value in values])


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
