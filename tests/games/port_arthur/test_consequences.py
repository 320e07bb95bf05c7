"""What answers without dice say of what they lead to."""

from __future__ import annotations

from typing import Any

import pytest

from honjin.core.decision import Decision, Facts, Option
from honjin.core.game import find_game
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.consequences import consequence
from honjin.games.port_arthur.model import (
    DIEGO_SUAREZ,
    HILL_203,
    JAPAN,
    MUKDEN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    RUSSIA,
    SIPING,
    TSUSHIMA,
    VLADIVOSTOK,
    YELLOW_SEA,
    BoxId,
    PortId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.state import PortArthurState
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import view_of

GAME = find_game("port_arthur")
THEATRE: Theatre = GAME.setting(GAME.choose_switches({}), GAME.standard_pack())


def said(option: Option, ask: str = "", side: SideId = JAPAN, **changes: Any) -> tuple[str, Facts]:
    """The note of an option at the beginning of the war, but for these changes."""
    state, _ = GAME.begin(THEATRE)
    assert isinstance(state, PortArthurState)
    for name, value in changes.items():
        setattr(state, name, value)
    note = consequence(THEATRE, view_of(state, side), Decision(side, ask, (option,)), option)
    assert note is not None
    return note.why, note.facts


@pytest.mark.parametrize("ask", ["tie", "first-fire"])
def test_the_initiative_says_to_whom_it_goes(ask: str) -> None:
    assert said(opt.UseInitiative(), ask) == (f"note-spend-{ask}", {"to": RUSSIA})
    assert said(opt.UseInitiative(), ask, RUSSIA) == (f"note-spend-{ask}", {"to": JAPAN})
    assert said(opt.KeepInitiative(), ask)[0] == f"note-keep-{ask}"


def test_a_pass_says_what_would_be_scored() -> None:
    assert said(opt.Pass()) == ("note-pass", {"japan": 0, "russia": 0})


def test_a_blockade_says_where_the_marker_will_stand() -> None:
    assert said(opt.SetBlockade(), score=2) == ("note-blockade", {"leader": JAPAN, "lead": 1})
    assert said(opt.SetBlockade(), score=0) == ("note-blockade", {"leader": RUSSIA, "lead": 1})
    assert said(opt.NoBlockade(), blockade=True)[1]["stood"] is True


def test_a_landing_says_what_it_does_and_opens() -> None:
    def landing(box: BoxId) -> Facts:
        return said(opt.Land(box))[1]

    assert landing(HILL_203)["does"] == "yard"
    assert landing(HILL_203)["opens"] == (PORT_ARTHUR_BOX,)
    assert landing(PORT_ARTHUR_BOX)["does"] == "port"
    assert landing(PORT_ARTHUR_BOX)["ships"] > 0
    assert landing(MUKDEN) == {"does": "mukden", "ships": landing(MUKDEN)["ships"], "opens": (SIPING,)}
    assert landing(SIPING)["opens"] == ()


def test_an_army_is_warned_of_enemy_ships() -> None:
    assert said(opt.Embark(ZoneId(TSUSHIMA))) == ("note-embark", {"zone": TSUSHIMA, "enemy": 0})
    assert said(opt.Embark(ZoneId(YELLOW_SEA)))[1]["enemy"] == 0


def test_a_haven_says_whether_it_has_a_yard() -> None:
    def kept(port: PortId, **changes: Any) -> bool:
        kept_there: bool = said(opt.ReturnAll(port), "return", RUSSIA, **changes)[1]["kept"]
        return kept_there

    assert (kept(PORT_ARTHUR), kept(VLADIVOSTOK), kept(DIEGO_SUAREZ)) == (True, True, False)
    assert not kept(PORT_ARTHUR, boxes=(HILL_203,))
