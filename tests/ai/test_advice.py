"""Hints: whole actions that can be followed, thought of from what a side knows, with a reason in every language."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from honjin.ai.advice import Advice, advise
from honjin.ai.player import seat_player
from honjin.core.decision import Decision, Side
from honjin.core.dice import SeededDice
from honjin.core.engine import Match, start
from honjin.core.event import Log
from honjin.core.game import Game, find_game
from honjin.core.history import is_barrier
from honjin.core.imagine import imagine, outlook_of
from honjin.games.port_arthur import options as sea
from honjin.games.ran import options as field
from honjin.games.storm import options as siege
from honjin.locale.text import LANGUAGES, Words

ANSWERS = 250


class Player:
    """A match that is played by following hints."""

    def __init__(self, game: Game, **switches: bool) -> None:
        self.game = game
        self.setting = game.setting(game.choose_switches(switches), game.standard_pack())
        self.match: Match[Any] = start(game, self.setting, SeededDice(5), Log(game.sides))
        self.minds = {side: seat_player("script", game, self.setting, side, "hints") for side in game.sides}

    def asked(self) -> Decision:
        """Whoever is asked first."""
        return next(decision for decision in self.match.open if decision.side not in self.match.sealed)

    def advice(self, decision: Decision) -> Advice:
        """It travels as it does to a thinker."""
        outlook = pickle.loads(pickle.dumps(outlook_of(self.match, decision.side)))
        return advise(self.game, self.setting, self.minds[decision.side], decision, outlook)

    def follow(self, side: Side, advice: Advice) -> int:
        """Give the answers as a table does: up to a barrier. So many were given."""
        log = self.match.log
        assert log is not None
        for at, option in enumerate(advice.options):
            log.drain()
            self.match.answer(side, option)
            entries, rolls = log.drain()
            if self.match.is_over or is_barrier(side, entries, rolls, self.match):
                return at + 1
        return len(advice.options)


@pytest.mark.parametrize("name", ["port_arthur", "storm", "midway", "ran.nunobeyama"])
def test_whole_actions_can_be_followed_and_say_why(name: str) -> None:
    player = Player(find_game(name))
    words = [Words(language, player.game.title) for language in LANGUAGES]
    given = followed = reasons = 0
    while given < ANSWERS and not player.match.is_over:
        decision = player.asked()
        advice = player.advice(decision)
        if advice.reason is not None:
            reasons += 1
            for speaker in words:
                assert speaker.text(advice.reason.id, advice.reason.facts)
        done = player.follow(decision.side, advice)
        assert done == len(advice.options), f"{decision.ask}: something came between that advice could not know of"
        given += done
        followed += done > 1
    assert reasons
    assert followed or name == "midway", "a sheet is one answer; in all other games some actions take several"


def test_a_sortie_is_advised_as_a_whole_and_left_to_be_sent() -> None:
    player = Player(find_game("port_arthur"))
    while player.asked().ask != "sortie":
        player.follow(player.asked().side, player.advice(player.asked()))
    decision = player.asked()
    advice = player.advice(decision)
    assert len(advice.options) > 10
    assert sea.END_SORTIE not in advice.options
    player.follow(decision.side, advice)
    assert player.asked().ask == "sortie"
    assert player.advice(player.asked()).options == (sea.END_SORTIE,), "nothing is left but to send it"


def test_an_action_ends_with_what_the_units_do() -> None:
    player = Player(find_game("storm"))
    for _ in range(40):
        decision = player.asked()
        advice = player.advice(decision)
        if decision.ask == "action" and advice.options[0] != siege.PASS:
            *picked, act = advice.options
            assert all(isinstance(option, siege.Pick) for option in picked)
            assert isinstance(act, siege.March | siege.Bombard | siege.Fire)
            return
        player.follow(decision.side, advice)
    pytest.fail("no action was advised")


def test_a_move_goes_to_its_end_and_no_further() -> None:
    player = Player(find_game("ran.nunobeyama"))
    for _ in range(60):
        decision = player.asked()
        advice = player.advice(decision)
        if decision.ask == "order" and isinstance(advice.options[0], field.Move):
            assert sum(isinstance(option, field.Move) for option in advice.options) == 1
            assert all(isinstance(option, field.Turn | field.Enter | field.Halt) for option in advice.options[1:])
            assert len(advice.options) > 1
            return
        player.follow(decision.side, advice)
    pytest.fail("no move was advised")


def test_advice_is_the_same_whatever_is_hidden() -> None:
    """In the fog: another world that the side could believe in gives the same advice."""
    game = find_game("port_arthur")
    player = Player(game, fog_of_war=True)
    compared = 0
    for number in range(60):
        decision = player.asked()
        advice = player.advice(decision)
        world = imagine(game, player.setting, outlook_of(player.match, decision.side), Random(number), SeededDice(1))
        if decision.ask == "sortie":
            mind = seat_player("script", game, player.setting, decision.side, "hints")
            assert advise(game, player.setting, mind, decision, outlook_of(world, decision.side)) == advice
            compared += world.state.encode() != player.match.state.encode()
        player.follow(decision.side, advice)
    assert compared, "no world differed"
