"""The worked example beside the rules of a game: its steps in words, and what the board shows at each of them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from markupsafe import Markup

from honjin.core.game import Game, by_title
from honjin.core.scene import Scene, patch_of
from honjin.locale.text import Words
from honjin.server.pages.frame import AnyRequest
from honjin.server.problems import not_found
from honjin.umpire.examples import Part, Worked, worked_example

MOST_LETTERS = 420
"""So much of the log of a step lies open; more of it is folded."""
ONE_HOUR = "public, max-age=3600"
"""An example says the same to everybody, and changes with the program only."""


class Remark(msgspec.Struct, frozen=True):
    """What was told, with its section."""

    rule: str
    text: str


class Explained(msgspec.Struct, frozen=True):
    """One step of an example, ready to be shown."""

    title: str
    html: Markup
    lines: tuple[Remark, ...]

    @property
    def is_long(self) -> bool:
        """Whether the log would push the next step away."""
        return sum(len(line.text) for line in self.lines) > MOST_LETTERS


class Shown(msgspec.Struct, frozen=True):
    """The whole example in a language."""

    title: str
    intro: str
    steps: tuple[Explained, ...]


_SHOWN: dict[tuple[str, str], Shown] = {}
"""Examples put into words so far, by package and language."""


def example_of(game: Game, language: str) -> Shown | None:
    """The worked example of a game in words; None where it has none."""
    worked = worked_example(game)
    if worked is None:
        return None
    key = (game.resources, language)
    if key not in _SHOWN:
        _SHOWN[key] = _shown(worked, language)
    return _SHOWN[key]


def _shown(worked: Worked, language: str) -> Shown:
    from honjin.server.pages.citing import reference_writer  # only when somebody reads the rules

    game = worked.game
    names = game.look.names(worked.setting) if game.look.names else {}
    words = Words(language, game.title, game.look.kinds, names, also=(f"example_{game.title}",))
    write = reference_writer(frozenset(section.id for section in game.rulebook.sections))
    steps = []
    for part in worked.parts:
        said = f"worked-{part.step.say}"
        lines = tuple(Remark(entry.rule, words.of("event", entry.event)) for entry in part.told)
        steps.append(Explained(words.text(said), Markup(write.render(words.text(f"{said}-how"))), lines))
    return Shown(words.text("worked-title"), words.text("worked-intro"), tuple(steps))


@get("/rules/{game_id:str}/example", include_in_schema=False)
async def example(request: AnyRequest, game_id: FromPath[str]) -> Response[bytes]:
    """The boards of an example, one for each step, for the client to draw."""
    titles = by_title(request.app.state.games.values())
    worked = await asyncio.to_thread(worked_example, titles[game_id][0]) if game_id in titles else None
    if worked is None:
        raise not_found("there is no example for such a game")
    body = msgspec.json.encode(_boards(worked))
    return Response(body, media_type="application/json", headers={"cache-control": ONE_HOUR})


def _boards(worked: Worked) -> dict[str, Any]:
    game = worked.game
    scenes = [None, *(part.scene for part in worked.parts)]
    return {
        "game": game.id,
        "sides": game.sides,
        "kinds": dict(game.look.kinds),
        "names": game.look.names(worked.setting) if game.look.names else {},
        "steps": [_board(part, before) for part, before in zip(worked.parts, scenes, strict=False)],
    }


def _board(part: Part, before: Scene | None) -> dict[str, Any]:
    told = [
        {"number": number, "weight": entry.event.weighs, "event": msgspec.to_builtins(entry.event)}
        for number, entry in enumerate(part.told, 1)
    ]
    # What there is nothing of is in the first one too: the client asks for all the parts of a scene.
    patch = msgspec.to_builtins(part.scene) if before is None else patch_of(before, part.scene)
    return {"patch": patch, "point": part.step.point, "clock": part.step.clock, "told": told}
