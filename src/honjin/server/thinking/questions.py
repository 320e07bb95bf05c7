"""What a thinker is asked, and how it travels: pickled, its length in front, over a pipe between our own processes.

A question has the view of the asked side and its decision, never the state: a thinker cannot know more than a player.
"""

from __future__ import annotations

import pickle
import struct
from importlib import import_module
from typing import Any, Literal

import msgspec

from honjin.core.decision import Decision, Side
from honjin.core.game import Game
from honjin.core.imagine import Outlook

LENGTH = struct.Struct(">I")


class SettingKey(msgspec.Struct, frozen=True):
    """What a setting is compiled from: the package of the game, its switches, a pack of one's own, the battle."""

    package: str
    switches: tuple[tuple[str, bool | str], ...]
    pack: bytes | None = None
    scenario: str = ""


class Question(msgspec.Struct, frozen=True):
    """Choose for a side, advise it, or work out the odds of its choices."""

    kind: Literal["choose", "advise", "odds"]
    setting: SettingKey
    side: Side
    level: str
    seed: str
    decision: Decision
    view: Any
    outlook: Outlook | None = None
    """For advice, which thinks further than the next answer: all else that the side may know."""


class Reply(msgspec.Struct, frozen=True):
    """What came of it: an answer, or the reason why there is none."""

    value: Any = None
    error: str = ""


def frame(message: Question | Reply) -> bytes:
    """A message with its length in front."""
    body = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def compile_setting(key: SettingKey) -> tuple[Game, Any]:
    """The game and the setting of a key."""
    title: Game = import_module(key.package).GAME
    game = next(staged for staged in title.stagings() if staged.scenario == key.scenario)
    pack = game.standard_pack() if key.pack is None else game.read_pack(key.pack)
    return game, game.setting(game.choose_switches(dict(key.switches)), pack)
