"""Things by their full names: of several possible kinds the one that there is."""

from __future__ import annotations

import pytest
from tests.patrol.orders import Cover, Sail

from honjin.core.form import Blank, Draft
from honjin.core.game import find_game
from honjin.testing.matches import Case, sit_down
from honjin.umpire.wishes import subject_of, thing_of

BOARD = {"ship-enterprise", "battalion-raiders", "group-tf16"}


@pytest.mark.parametrize(
    ("kind", "id", "thing"),
    [
        ("ship", "enterprise", "ship-enterprise"),
        ("ship|battalion", "raiders", "battalion-raiders"),
        ("battalion|ship", "enterprise", "ship-enterprise"),
        ("ship|battalion", "nobody", "ship-nobody"),
        ("*", "hex-H6", "hex-H6"),
        ("", "raiders", ""),
        ("guns", 2, ""),
    ],
)
def test_of_several_kinds_it_is_the_one_that_is_known(kind: str, id: object, thing: str) -> None:
    assert thing_of(kind, id, BOARD) == thing


def test_the_subject_of_a_blank() -> None:
    kinds = {"Sail.boat": "ship|group", "plane": "squadron"}
    assert subject_of(kinds, Blank(Sail, "tf16", {}), BOARD) == "group-tf16"
    assert subject_of(kinds, Blank(Cover, "vf_6", {}), BOARD) == "squadron-vf_6"


def test_all_that_can_be_placed_in_midway_is_on_the_board() -> None:
    game = find_game("midway")
    table = sit_down(Case(game), lambda _: None)
    assert game.look.scene is not None
    for side in game.sides:
        form = table.form_of(side)
        assert form is not None
        scene = game.look.scene(table.match.state.ocean, table.view(side))
        blanks = form.blanks(Draft())
        subjects = {subject_of(game.look.kinds, blank, scene.things()) for blank in blanks}
        assert len(subjects) == len(blanks) > 20
        assert subjects <= scene.things()
