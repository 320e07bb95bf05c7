"""A game in one setting as the interface needs it: scenes, decisions written down, and what pointing at things means.

One presenter serves all tables with the same switches and data, and remembers the text of every option it has written.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from honjin.core.decision import Decision, Option
from honjin.core.event import SPECTATOR
from honjin.core.form import Draft, Slips
from honjin.core.game import Game
from honjin.core.scene import Note, Scene
from honjin.server.messages import DecisionShown, DraftShown, MusterShown, Stamp
from honjin.server.tables.forms import draft_shown, form_shown
from honjin.server.thinking.questions import SettingKey, compile_setting
from honjin.umpire.settled import StandingAnswer

MOST_TEXTS = 10_000
"""Options whose text is remembered."""

_encode = msgspec.json.Encoder().encode


class Presenter:
    """What the server shows of a game in one setting."""

    def __init__(self, key: SettingKey) -> None:
        self.key = key
        self.game: Game
        self.setting: Any
        game, self.setting = compile_setting(key)
        # All tables share the setting, which is most of what one needs: compiled again it would be half a megabyte.
        self.game = replace(game, setting=lambda switches, pack: self.setting)
        self.has_secrets = self.game.look.keeps_secrets(self.setting)
        self.kinds = dict(self.game.look.kinds)
        self.names = self.game.look.names(self.setting) if self.game.look.names else {}
        self.reports = self.game.look.reports(self.setting)
        # A decoder knows the union beforehand: ten times as fast as Game.option_from.
        self._options = msgspec.json.Decoder(self.game.options)
        self._texts: dict[Option, bytes] = {}
        self._noted: dict[tuple[int, int], tuple[Option, Note, bytes]] = {}
        self._candidates: list[tuple[Option, dict[str, list[str]]]] = []
        self._touching: dict[tuple[str, ...], list[Option]] = {}

    def option_from(self, data: dict[str, Any]) -> Option:
        """An option from plain data; raises msgspec.ValidationError when it is none of this game's."""
        option: Option = self._options.decode(_encode(data))
        return option

    def scene(self, view: Any) -> Scene | None:
        """What a board shows of a view; None for a game without a board."""
        return None if self.game.look.scene is None else self.game.look.scene(self.setting, view)

    def first_scene(self) -> Scene | None:
        """The board before the first move, as everybody may see it."""
        state, _ = self.game.begin(self.setting)
        return self.scene(self.game.view(state, SPECTATOR))

    def decision(
        self,
        at: Stamp,
        decision: Decision,
        view: Any,
        settle: Sequence[StandingAnswer] = (),
        question: str = "",
        last: Slips = (),
        known: Container[str] = (),
    ) -> msgspec.Raw:
        """A decision as its side is shown it, with what can be settled about it.

        Of a form, with its mark and what was written on the last of its kind; `known` are the things on the side's
        board.
        """
        form = decision.form
        if self.game.wits.notes is None or form is not None:
            texts = list(map(self._text, decision.options))
        else:
            noted, notes = self._noted.get, self.game.wits.notes(self.setting, view, decision)
            texts = [
                found[2] if (found := noted((id(option), id(note)))) else self._noted_text(option, note)
                for option, note in zip(decision.options, notes, strict=True)
            ]
        shown = DecisionShown(
            at=at,
            side=decision.side,
            ask=decision.ask,
            rule=decision.rule,
            facts=decision.facts,
            private=decision.private,
            commits=decision.commits,
            default=decision.default,
            options=msgspec.Raw(b"[%b]" % b",".join(texts)),
            form=None if form is None else form_shown(question, form, self.kinds, known, last),
            hushed=decision.hushed,
            settle=settle,
            drill=self._muster(decision),
            ends=None if self.game.wits.ends is None else self.game.wits.ends(self.setting, view, decision),
        )
        return msgspec.Raw(_encode(shown))

    def _muster(self, decision: Decision) -> MusterShown | None:
        """Who can be told to do the same at this question."""
        drill = self.game.drill
        things = () if drill is None else drill.pieces(decision)
        if drill is None or not things:
            return None
        return MusterShown(things, tuple(drill.ways), dict(drill.ways), drill.most)

    def draft(
        self, question: str, decision: Decision, view: Any, slips: Slips, standing: Slips, known: Container[str]
    ) -> DraftShown:
        """What a side has written on the form of its decision, and its standing orders."""
        assert decision.form is not None
        warn = self.game.wits.warnings
        warnings = () if warn is None else warn(self.setting, view, decision, Draft(slips))
        return draft_shown(question, decision.form, self.kinds, known, slips, standing, warnings)

    def _noted_text(self, option: Option, note: Note | None) -> bytes:
        """An option with its note. Games hand out the same objects again and again, so these are known by identity."""
        if note is None:
            return self._text(option)
        if len(self._noted) >= MOST_TEXTS:
            self._noted.clear()
        bare = _encode({"option": option}) if note.touch else self._text(option)
        text = _joined(bare, _encode(note))
        # Both are kept, for an identity means nothing after its owner's end.
        self._noted[id(option), id(note)] = option, note, text
        return text

    def _text(self, option: Option) -> bytes:
        text = self._texts.get(option)
        if text is None:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            text = _encode({"option": option, "touch": self.game.touches(option)})
            self._texts[option] = text
        return text

    def candidates(self, touched: Sequence[str]) -> list[Option]:
        """Everything anybody could think of that is about the things pointed at.

        For each kind the things pointed at must be the first ones of the option: the rule of a selection.
        """
        key = tuple(touched)
        if key not in self._touching:
            if len(self._touching) >= MOST_TEXTS:
                self._touching.clear()
            if not self._candidates:
                every = self.game.candidates(self.setting)
                self._candidates = [(option, _by_kind(self.game.touches(option))) for option in every]
            wanted = _by_kind(key)
            self._touching[key] = [option for option, things in self._candidates if _fits(wanted, things)]
        return self._touching[key]


def _joined(text: bytes, note: bytes) -> bytes:
    """Two JSON objects in one."""
    return text if note == b"{}" else text[:-1] + b"," + note[1:]


def _by_kind(things: Iterable[str]) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for thing in things:
        kinds.setdefault(thing.split("-", 1)[0], []).append(thing)
    return kinds


def _fits(wanted: dict[str, list[str]], offered: dict[str, list[str]]) -> bool:
    return all(offered.get(kind, [])[: len(things)] == things for kind, things in wanted.items())
