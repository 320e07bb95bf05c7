"""The script player of RAN: an offered answer to every question, from the view alone, and some good sense."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pytest
from tests.games.ran.position import Position, RanMatch, battle, game, plateau

from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.event import Log
from honjin.core.mind import Mind
from honjin.games.ran.battle import Battle
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.events.movement import MoveBegan, UnitEntered, UnitTurned
from honjin.games.ran.model import FACING, FacingId, UnitId
from honjin.games.ran.script import Script
from honjin.games.ran.script.combat import Combats, Post
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.script.ways import Ways
from honjin.games.ran.view import view_of
from honjin.testing.players import Checked, Lots
from honjin.testing.position import wish_of


def play(setting: Battle, minds: Mapping[str, Mind], seed: int, log: Log | None = None) -> RanMatch:
    """A battle between two minds."""
    match: RanMatch = start(game(setting.scenario.id), setting, SeededDice(seed), log)
    while match.open:
        decision = next(one for one in match.open if one.side not in match.sealed)
        at = match.open.index(decision)
        match.choose(minds[decision.side].choose(decision, partial(match.view, decision.side)), at)
    return match


def answer_of(match: RanMatch) -> str:
    """What the script of the side that is asked would answer, in words."""
    decision = match.open[0]
    script = Script(match.state.battle, decision.side)
    return wish_of(decision.option(script.choose(decision, lambda: match.view(decision.side))))


def reading_of(there: Position, side: str) -> Reading:
    """A position as the script of one side reads it."""
    return Reading(there.state.battle, side, view_of(there.state, side))


# Answers


@pytest.mark.parametrize("id", ["nunobeyama", "mimasetoge"])
def test_the_script_knows_every_question_and_turns_nobody_to_and_fro(id: str) -> None:
    """A unit that turns twice in a hex, with no shot in between, should have turned the whole way at once."""
    setting, log = battle(id), Log(())
    minds: dict[str, Checked] = {side: Checked(Script(setting, side)) for side in setting.sides}
    assert play(setting, minds, 3, log).result
    for mind in minds.values():
        assert mind.asked >= {"formations", "activate", "designate", "order", "move-on", "attack", "react"}
    turned: str | None = None
    again = []
    for entry in log.entries:
        if isinstance(entry.event, UnitTurned):
            again += [entry.event] if turned == entry.event.unit else []
            turned = entry.event.unit
        elif isinstance(entry.event, MoveBegan | UnitEntered | ShotFired):
            turned = None
    assert again == []


@pytest.mark.thorough
@pytest.mark.parametrize("scripted", [0, 1])
def test_the_script_wins_against_a_player_who_draws_lots(scripted: int) -> None:
    setting = battle("nunobeyama")
    sides = setting.sides
    minds: dict[str, Mind] = {sides[scripted]: Script(setting, sides[scripted]), sides[1 - scripted]: Lots(scripted)}
    result = play(setting, minds, 5).result
    assert result is not None
    assert result.winner == sides[scripted]


# Moves


def test_a_corner_is_free_only_once_in_a_hex() -> None:
    """7.13"""
    there = plateau({"2616": "baba_as_1 E", "3116": "ujiteru_as_1 W"}, phase="baba")
    reading = reading_of(there, "takeda")
    unit = there.state.battle.unit[UnitId("baba_as_1")]
    fresh, turned = (Ways(reading, unit, 4, corners) for corners in (0, 1))
    assert fresh.can_turn(fresh.start, FACING[FacingId("NE")])
    assert Ways(reading, unit, 0).can_turn(fresh.start, FACING[FacingId("NE")])
    assert not Ways(reading, unit, 0, 1).can_turn(fresh.start, FACING[FacingId("NE")])
    assert set(turned.spent) < set(fresh.spent)


def test_a_unit_on_its_way_is_no_help_to_itself() -> None:
    there = plateau(
        {"2616": "baba_as_1 E", "2716": "ujiteru_as_1 W"},
        bushos={"baba": "2616"},
        phase="baba",
        came_from={"baba_as_1": "2516"},
    )
    combats = Combats(reading_of(there, "takeda"))
    here = there.state.battle
    unit, foe = (here.unit[UnitId(name)] for name in ("baba_as_1", "ujiteru_as_1"))
    post = Post(unit, there.state.hex[unit], there.state.facing[unit])
    assert combats.others_at(foe, unit) == []
    assert combats.prospect(post, 0) == combats.stake([post], [foe])


def test_a_shot_after_a_move_is_reckoned_as_one() -> None:
    """8.51  Teppo that have moved shoot worse: a shot from here is worth more than the same shot from next door."""
    there = plateau({"2616": "baba_as_t_1 E", "2916": "ujiteru_as_1 W"}, bushos={"baba": "2616"}, phase="baba")
    match = there.orders()
    assert answer_of(match).startswith("Fire baba_as_t_1")


# Command


def test_a_contingent_is_pulled_out_of_the_fight_before_it_flees() -> None:
    """Of Asari's five men two are gone and two Engaged in disorder: what is left is worth more than another blow."""
    units = {
        "2615": "asari_si_1 E h4",
        "2616": "asari_kb_1 E h6",
        "2614": "asari_as_1 E d h3",
        "2715": "ujiteru_si_1 W",
        "2716": "ujiteru_si_2 W",
        "2714": "ujiteru_si_3 W",
    }
    engaged = [("asari_si_1", "ujiteru_si_1"), ("asari_kb_1", "ujiteru_si_2")]
    there = plateau(units, bushos={"asari": "2515"}, engaged=engaged, active="ujiteru")
    assert answer_of(there.phase("asari")) == "OrderWithdrawal"
    fresh = plateau(
        {**units, "2515": "asari_as_2 E", "2514": "asari_as_t_1 E", "2614": "asari_as_1 E"},
        bushos={"asari": "2515"},
        engaged=engaged,
        active="ujiteru",
    )
    assert answer_of(fresh.phase("asari")) == "GiveOrders"
