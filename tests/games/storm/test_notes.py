"""What stands beside each option: a line in every language, and the same numbers as the rules."""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest
from tests.games.storm.games import MIXED, OPTIONAL, asked, random_game
from tests.games.storm.position import StormMatch, position, siege, some, units_in

from honjin.core.dice import ScriptedDice
from honjin.core.scene import Note
from honjin.games.storm import GAME
from honjin.games.storm.model import AREAS, JAPAN, PLACE_OF, RUSSIA, AreaId, UnitId
from honjin.games.storm.notes import notes_of
from honjin.games.storm.odds import entry_prospect
from honjin.games.storm.options import ABSORB_FOR_ME, Retreat
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.view import view_of
from honjin.locale.text import LANGUAGES, Words
from honjin.testing.position import give, wish_of

EVERY_NOTE = {
    *("note-unit", "note-figures", "note-joins-fire", "note-joins-march", "note-joins-guns", "note-shot"),
    *("note-march", "note-march-under-fire", "note-absorbs", "note-place", "note-pass", "note-pass-ends"),
    *("note-answer", "note-for-me"),
}


def notes_in(match: StormMatch) -> dict[str, Note]:
    """The notes of the decision of a match, by wish; what has none is left out."""
    decision = match.open[0]
    notes = notes_of(match.state.siege, view_of(match.state, decision.side), decision)
    return {wish_of(option): note for option, note in zip(decision.options, notes, strict=True) if note}


# Whole games


@pytest.mark.parametrize("switches", MIXED, ids=["plain", "optional", "everything"])
def test_every_option_of_every_decision_has_its_note_or_none(switches: dict[str, bool | str]) -> None:
    said: dict[bytes, Note] = {}
    for table in chain(random_game(switches, 31), random_game(switches, 34)):
        if table.is_over:
            continue
        siege, view, decision = asked(table)
        notes = notes_of(siege, view, decision)
        assert len(notes) == len(decision.options)
        for option, note in zip(decision.options, notes, strict=True):
            # What is about a unit or an area has something to weigh.
            assert note is not None or not GAME.touches(option)
            if note is not None:
                assert note.chance is None or 0 <= note.chance <= 1
                said[msgspec.json.encode((note.why, note.facts))] = note
    assert {note.why for note in said.values()} == EVERY_NOTE
    for language in LANGUAGES:
        words = Words(language, "storm", GAME.look.kinds)
        assert all(words.text(note.why, note.facts) for note in said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_odds_has_words(language: str) -> None:
    words = Words(language, "storm", GAME.look.kinds)
    assert GAME.wits.odds is not None
    told: set[str] = set()
    for step, table in enumerate(random_game(MIXED[2], 32)):
        if table.is_over or step % 3:
            continue
        for one in GAME.wits.odds(*asked(table)):
            told.add(words.text(one.title, one.facts))
            told |= {words.text(column) for column in one.columns}
            cells = {cell for row in one.rows for cell in row if isinstance(cell, str)}
            assert [cell for cell in cells if not words.has(cell)] == []
    assert all(told)
    assert len(told) > 20


def test_notes_are_the_same_objects_again() -> None:
    match = position({"5": some("j_9d_7"), "16": "r_13_1"}).action("japan")
    assert all(one is other for one, other in zip(notes_in(match).values(), notes_in(match).values(), strict=True))


def test_every_heading_has_a_name() -> None:
    siege = position().state.siege
    assert GAME.look.names is not None
    words = Words("en", "storm", GAME.look.kinds, GAME.look.names(siege))
    for table in random_game(MIXED[1], 33):
        if table.is_over:
            break
        for note in notes_of(*asked(table)):
            if note is not None and note.group:
                known = words.has(f"group-{note.group}") or words.label(note.group) != note.group
                assert known, note.group


# An action


@pytest.mark.rule("5.1")
def test_a_unit_to_pick_shows_its_values_and_targets_under_its_area() -> None:
    notes = notes_in(
        position({"5": "j_9d_7_1 j_9d_e", "1": "j_s_15h1", "16": "r_13_1", "24": "r_14_1"}).action("japan")
    )
    assert notes["Pick j_9d_7_1"] == Note(
        why="note-unit", facts={"figures": "4·8·4", "range": None, "targets": 1}, group="area-5"
    )
    assert notes["Pick j_9d_e"].facts == {"figures": "–·7·4", "range": None, "targets": 0}
    assert notes["Pick j_s_15h1"].facts == {"figures": "6·8·1", "range": 3, "targets": 2}


@pytest.mark.rule("4.3")
def test_a_pass_tells_how_many_could_still_act() -> None:
    board = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3*", "16": "r_13_1"})
    assert notes_in(board.action("japan"))["Pass"] == Note(why="note-pass", facts={"able": 2})


@pytest.mark.rule("4.3", "14.1", "14.2")
@pytest.mark.parametrize(
    ("turn", "japanese", "winner"), [(3, "", None), (5, "", "russia"), (3, "20", "japan")], ids=["on", "held", "taken"]
)
def test_the_second_pass_warns_of_the_end(turn: int, japanese: str, winner: str | None) -> None:
    board = position({"5": "j_9d_7_1", "16": "r_13_1", "20": "j_9d_7_2*"}, turn=turn, japanese=japanese)
    note = notes_in(give(board.actions(), "Pass"))["Pass"]
    facts = {"able": 1, "turn": turn, "side": "japan", "has_passed": True, "winner": winner}
    assert note == Note(why="note-pass-ends", facts=facts)


@pytest.mark.rule("4.3")
def test_a_first_pass_ends_the_turn_if_the_enemy_can_do_nothing() -> None:
    board = position({"5": "j_9d_7_1", "16": "r_13_1*"}, turn=2)
    note = notes_in(board.action("japan"))["Pass"]
    assert note.why == "note-pass-ends"
    assert not note.facts["has_passed"]


@pytest.mark.rule("5.3", "10.1")
def test_a_unit_to_join_shows_what_it_adds() -> None:
    board = position({"5": "j_9d_7_1 j_9d_7_2 j_9d_7_3 j_9d_e", "16": "r_13_1"})
    first = notes_in(board.picked("japan", "j_9d_7_1"))
    assert (first["Pick j_9d_7_2"].why, first["Pick j_9d_7_2"].facts["number"]) == ("note-joins-fire", 0)
    assert (first["Pick j_9d_e"].why, first["Pick j_9d_e"].facts["number"]) == ("note-joins-march", 4)
    second = notes_in(board.picked("japan", "j_9d_7_1 j_9d_7_2"))
    assert second["Pick j_9d_7_3"].facts["number"] == 1
    assert second["Pick j_9d_7_3"].group == "join"


@pytest.mark.rule("5.4")
def test_guns_that_cannot_bombard_together_only_move_on() -> None:
    board = position({"5": "j_s_15h1 j_s_15h2 j_s_12g1", "16": "r_13_1"})
    alone = notes_in(board.picked("japan", "j_s_15h1"))
    assert (alone["Pick j_s_15h2"].why, alone["Pick j_s_15h2"].facts["number"]) == ("note-joins-fire", 1)
    assert (alone["Pick j_s_12g1"].why, alone["Pick j_s_12g1"].facts["number"]) == ("note-joins-guns", 1)
    # A third gun adds nothing to a pair.
    pair = notes_in(board.picked("japan", "j_s_15h1 j_s_15h2"))
    joining = [note for wish, note in pair.items() if wish.startswith("Pick")]
    assert {note.why for note in joining} == {"note-joins-guns"}


@pytest.mark.rule("6.3", "10.1", "10.2")
def test_a_shot_shows_both_factors_and_the_chance_of_any_damage() -> None:
    board = position({"1": "j_s_15h1 j_s_15h2", "16": "r_13_1"})
    note = notes_in(board.picked("japan", "j_s_15h1 j_s_15h2"))["Bombard 16"]
    # Two points are enough: the battalion that flips for the first must retreat for the second; three remove it.
    points = [max(0, one + other + 7 - 12) for one in range(1, 7) for other in range(1, 7)]
    clears = round(100 * sum(number >= 2 for number in points) / 36)
    fate = {"flipped": points.count(1), "retreated": points.count(2), "lost": sum(number > 2 for number in points)}
    means = {what: round(number / 36, 1) for what, number in fate.items()}
    assert note.facts == {
        **{"factor": "6+1", "against": "9+3", "size": 1, "clears": clears, "takes": False},
        **means,
    }
    assert note.chance == pytest.approx(26 / 36)
    assert note.group == "shots"


@pytest.mark.rule("13.2")
def test_a_shot_from_within_says_that_it_may_take_the_area() -> None:
    board = position({"16": "j_9d_7_1 | r_13_1", "5": "j_9d_7_2"})
    within, without = (notes_in(board.picked("japan", unit))["Fire 16"] for unit in ("j_9d_7_1", "j_9d_7_2"))
    assert within.facts["takes"]
    assert without.facts["takes"], "whoever fires: who is left there takes it"
    nobody_inside = position({"16": "r_13_1", "5": "j_9d_7_2"}).picked("japan", "j_9d_7_2")
    assert not notes_in(nobody_inside)["Fire 16"].facts["takes"]
    theirs = notes_in(board.picked("russia", "r_13_1"))["Fire 16"]
    assert not theirs.facts["takes"], "an area one controls is not taken"


@pytest.mark.rule("11.1")
def test_damage_is_never_more_than_those_hit_can_absorb() -> None:
    board = position({"1": "j_s_15h1 j_s_15h2", "16": "r_a_20"})
    note = notes_in(board.picked("japan", "j_s_15h1 j_s_15h2"))["Bombard 16"]
    assert (note.facts["size"], note.facts["flipped"], note.facts["retreated"]) == (1, 0, 0)
    assert note.chance == pytest.approx(note.facts["lost"], abs=0.05)
    assert note.chance == pytest.approx(note.facts["clears"] / 100, abs=0.005), "one point is the end of a gun"


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_an_assault_says_who_is_likely_to_get_in_and_stay(size: int) -> None:
    units = " ".join(f"j_9d_7_{number}" for number in range(1, size + 1))
    notes = notes_in(position({"5": units, "16": "r_13_1"}).picked("japan", units))
    note = notes["March 16 5"]
    assert note.facts["size"] == size
    fate = [note.facts[what] for what in ("stay", "thrown_back", "lost")]
    assert min(fate) >= 0
    assert sum(fate) == pytest.approx(size, abs=0.15), "but for what is rounded"
    there = position({"16": f"r_13_1 | {units}"}).state
    fire = entry_prospect(there, JAPAN, siege().set_of(units.split()), PLACE_OF[AreaId("16")])
    assert fire is not None
    # Two points remove one: somebody stays as long as there are two fewer than remove all.
    assert note.chance == pytest.approx(sum(fire.chances.points[: 2 * size - 1]))


@pytest.mark.rule("8.1", "8.4")
def test_a_march_shows_its_price_and_who_may_fire() -> None:
    board = position({"5": "j_9d_7_1", "16": "r_13_1 r_13_2 r_mg_16", "15": "r_14_1*", "7": "j_9d_7_2"})
    notes = notes_in(board.picked("japan", "j_9d_7_1"))
    assert notes["March 7"].facts == {"cost": 1, "points": 4, "direct": False, "own": 1, "enemy": 0}
    assert notes["March 7"].chance is None
    assert notes["March 15"].facts == {"cost": 2, "points": 4, "direct": False, "own": 0, "enemy": 1}
    fired_at = notes["March 16 5"]
    fate = {"stay": 0.0, "thrown_back": 0.0, "lost": 1.0, "size": 1}
    shot = {"shooters": 3, "factor": "6+1", "against": "8", **fate}
    assert fired_at.facts == {"cost": 2, "points": 4, "direct": True, **shot}
    assert fired_at.chance == 0
    assert notes["Through 16"].facts == {**fired_at.facts, "direct": False}
    by_way_of_1 = notes["March 16 1"]
    assert (by_way_of_1.facts["cost"], by_way_of_1.facts["direct"]) == (3, False)
    headings = [notes[wish].group for wish in ("March 16 5", "March 15", "March 7", "March 2")]
    assert headings == ["assaults", "assaults", "rear", "rear"]
    assert notes["March 8"].group == "rear"
    assert notes["March 1"].group == "marches"


@pytest.mark.rule("8.1")
def test_a_group_that_goes_on_shows_what_is_left_of_its_points() -> None:  # Rulings 22 and 71
    board = position({"5": "j_9d_7_1", "16": "r_13_1"}, values={"j_9d_7_1": {"movement": 6}})
    match = give(board.act("japan", "j_9d_7_1", "Through 16", rolls=[1, 1]), "Shoot")
    notes = notes_in(match)
    assert "March 5" not in notes
    assert notes["March 1"].facts == {"cost": 2, "points": 4, "direct": False, "own": 0, "enemy": 0}
    assert notes["March 8"].facts["cost"] == 3


@pytest.mark.rule("9.3")
def test_defensive_fire_shows_how_likely_it_keeps_all_out() -> None:
    board = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1"})
    alone = notes_in(board.act("japan", "j_9d_7_1", "March 16"))
    assert set(alone) == {"Shoot"}
    assert alone["Shoot"].chance == pytest.approx(26 / 36), "one point is enough to throw one back"
    march = notes_in(board.picked("japan", "j_9d_7_1 j_9d_7_2"))["March 16 5"]
    shoot = notes_in(board.act("japan", "j_9d_7_1 j_9d_7_2", "March 16 5"))["Shoot"]
    assert march.chance is not None
    assert shoot.chance == pytest.approx(1 - march.chance), "both sides read the same"
    for fate in ("stay", "thrown_back", "lost", "size"):
        assert shoot.facts[fate] == march.facts[fate]


# Damage


@pytest.mark.rule("11.1")
def test_a_step_shows_its_price_and_whom_it_leaves() -> None:
    board = position({"1": "j_s_15h1", "16": "r_13_1 r_13_2* r_mg_16"})
    notes = notes_in(board.act("japan", "j_s_15h1", "Bombard 16", rolls=[6, 4]))
    facts = {wish: tuple(note.facts.values()) for wish, note in notes.items()}
    assert facts["Flip r_13_1"] == (1, 3, 3, 1)
    assert facts["Remove r_13_1"] == (3, 1, 2, 1)
    assert facts["Lose r_mg_16"] == (1, 3, 2, 1)
    assert {note.group for note in notes.values()} == {"unit-r_13_1", "unit-r_13_2", "unit-r_mg_16", ""}


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("points", range(1, 7))
def test_absorb_for_me_keeps_a_fort_that_can_be_kept(points: int) -> None:
    garrison = position({"24": "r_13_1 r_13_2 r_a_24", "6": "j_9d_7_1"})
    match = garrison.play(Absorption(RUSSIA, AreaId("24"), points))
    note = notes_in(match)["AbsorbForMe"]
    assert note.options
    for option in note.options:
        match.answer("russia", option)
    assert match.is_over, "all points are absorbed"
    assert len(units_in(match, "24")) == note.facts["stay"] > 0
    given_away = give(garrison.play(Absorption(RUSSIA, AreaId("24"), points)), "AbsorbForMe")
    assert bool(units_in(given_away, "24")) is (points < 5), "the option by itself retreats before it removes"


@pytest.mark.rule("11.2")
def test_absorb_for_me_says_what_will_happen_to_each_unit() -> None:
    match = position({"24": "r_13_1 r_13_2 r_a_24"}).play(Absorption(RUSSIA, AreaId("24"), 5))
    note = notes_in(match)["AbsorbForMe"]
    assert note.why == "note-for-me"
    told = {what: note.facts[what] for what in ("flips", "retreats", "losses", "removals")}
    assert sum(map(len, told.values())) >= 3
    for language in LANGUAGES:
        text = Words(language, "storm", GAME.look.kinds).text(note.why, note.facts)
        assert all(Words(language, "storm").name("unit", unit) in text for units in told.values() for unit in units)


@pytest.mark.parametrize("seed", range(3))
def test_what_absorb_for_me_promises_is_taken_in_random_games(seed: int) -> None:
    seen = 0
    for table in random_game(OPTIONAL, seed):
        if table.is_over or table.match.open[0].ask != "absorb":
            continue
        siege, view, decision = asked(table)
        for option, note in zip(decision.options, notes_of(siege, view, decision), strict=True):
            if option == ABSORB_FOR_ME:
                assert note is not None
                trial = table.match.clone(ScriptedDice(()))
                for one in note.options:
                    trial.answer(decision.side, one)
                seen += 1
    assert seen


@pytest.mark.rule("9.2")
def test_units_caught_on_the_move_pay_from_their_inactive_side() -> None:
    board = position({"5": "j_9d_7_1 j_9d_7_2", "16": "r_13_1"})
    match = give(board.act("japan", "j_9d_7_1 j_9d_7_2", "March 16 5", rolls=[4, 2]), "Shoot")
    assert notes_in(match)["Retreat j_9d_7_1 5"].facts["points"] == 1


@pytest.mark.rule("11.3")
def test_a_retreat_to_nowhere_is_about_the_unit_alone() -> None:  # Ruling 78
    near = [str(AREAS[place]) for place in position().state.siege.near[PLACE_OF[AreaId("16")]]]
    ring = dict(zip(near, some("r_14", "r_15", "r_25").split(), strict=False))
    board = position({**ring, "16": "j_9d_7_1 j_9d_7_2 | r_13_1"}, russian=" ".join(near))
    match = board.act("russia", "r_13_1", "Fire 16", rolls=[4, 3])
    assert notes_in(match)["Retreat j_9d_7_1"].facts["points"] == 2
    assert GAME.touches(Retreat(UnitId("j_9d_7_1"))) == ("unit-j_9d_7_1",)
    assert GAME.touches(Retreat(UnitId("j_9d_7_1"), AreaId("5"))) == ("unit-j_9d_7_1", "area-5")


# Places and boxes


@pytest.mark.rule("12.2", "12.3")
def test_supplements_by_formation_and_the_places_they_come_to() -> None:
    board = position({"37": "j_1d_1_1 j_1d_1_2"}, turn=2, reorganization_japan="j_9d_7_1 j_1rb_1_1")
    match = board.japanese_arrivals()
    notes = notes_in(match)
    assert notes["Recall j_9d_7_1"] == Note(
        why="note-figures", facts={"figures": "4·8·4", "range": None}, group="formation-9D"
    )
    assert notes["Recall j_1rb_1_1"].group == "formation-1RB"
    places = notes_in(give(match, "Recall j_9d_7_1"))
    assert places["Place 37"].facts == {"own": 2, "enemy": 0, "room": None}


@pytest.mark.rule("8.3", "12.3")
def test_an_area_shows_its_company_and_its_room() -> None:
    board = position(
        {"28": some("r_13", "r_14") + " j_9d_7_1"}, turn=2, reorganization_russia="r_15_1 r_15_2 r_15_3 r_16_1"
    )
    match = give(board.russian_arrivals(), "Recall r_15_1")
    assert notes_in(match)["Place 28"].facts == {"own": 6, "enemy": 1, "room": 4}
