"""Worked examples: a passage of the guided first game taken apart; no number in its words but those that came about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from honjin.core.errors import HonjinError
from honjin.core.example import Example, Step
from honjin.core.game import find_game
from honjin.games.midway.pack_loading import standard_pack as ocean_pack
from honjin.games.port_arthur.pack_loading import standard_pack as sea_pack
from honjin.games.ran.pack_loading import standard_pack as field_pack
from honjin.locale.text import LANGUAGES, Words
from honjin.packs.example import read_example
from honjin.umpire.examples import Part, Worked, worked_example

LOCALES = Path(__file__).resolve().parents[2] / "src" / "honjin" / "locale"
TITLES = ("port_arthur", "storm", "midway", "ran")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SEA, OCEAN, FIELD = sea_pack(), ocean_pack(), field_pack()
CITED = re.compile(r"§[\u00a0 ]?([\d.]*\d[A-E]?)")
HEX = re.compile(r"[A-Z]\d+")


def worked(title: str) -> Worked:
    found = worked_example(find_game(title))
    assert found is not None
    return found


def words_of(title: str, language: str) -> Words:
    example = worked(title)
    names = example.game.look.names(example.setting) if example.game.look.names else {}
    return Words(language, title, example.game.look.kinds, names, also=(f"example_{title}",))


def event(part: Part, kind: str, nth: int = 0) -> Any:
    """What happened in a step, by its kind."""
    return [entry.event for entry in part.happened if type(entry.event).__name__ == kind][nth]


def events(part: Part, kind: str) -> list[Any]:
    return [entry.event for entry in part.happened if type(entry.event).__name__ == kind]


# What every number stands for


def of_port_arthur(steps: Mapping[str, Part]) -> dict[str, Iterable[int]]:
    ships = {ship.id: ship for ship in SEA.ships}
    joined, found = event(steps["joined"], "BattleJoined"), event(steps["first"], "FirstSideFound")
    japan, russia = ([ships[id].firepower for id in side] for side in (joined.attacking, joined.defending))
    shot, reply = event(steps["dice"], "Fired"), event(steps["reply"], "Fired")
    struck = [ships[one.ship] for one in events(steps["criticals"], "ShipDamaged")]
    sunk = [ships[one.ship] for one in events(steps["hits"], "ShipSunk")]
    left = [ships[id] for id in joined.defending if id not in {ship.id for ship in sunk}]
    scratched = [ships[one.ship] for one in events(steps["damage"], "ShipDamaged")]
    assert (sum(japan), found.attacker_speed) == (shot.firepower, found.defender_speed)
    assert shot.criticals == len(shot.dice) - len(set(shot.dice)) == len(struck)
    assert (len(set(reply.dice)), reply.criticals) == (len(reply.dice), 0)
    assert len(scratched) == reply.hits
    return {
        "joined": [*japan, sum(japan), *russia, sum(russia)],
        "first": [found.attacker_speed],
        "dice": [1, *shot.dice, sum(shot.dice), sum(japan), len(set(shot.dice)), shot.criticals, shot.hits],
        "criticals": [
            *(value for ship in struck for value in (ship.firepower, ship.damaged_firepower)),
            len(left),
        ],
        "hits": [shot.hits, 1, *(ship.defence for ship in sunk), sum(ship.defence for ship in sunk), len(left)],
        "reply": [
            sum(russia),
            *(ship.firepower for ship in left),
            reply.firepower,
            len(reply.dice),
            *reply.dice,
            sum(reply.dice),
            reply.hits,
        ],
        "damage": [reply.hits, 1, min(ship.defence for ship in scratched)],
    }


def shot_in(part: Part) -> list[int]:
    """Everything that a shot comes to, its dice one by one."""
    shot = event(part, "Shot")
    lines = [line.value for line in (*shot.attack, *shot.defence)]
    return [*shot.dice, *lines, shot.attack_total, shot.defence_total, *([shot.points] if shot.points else [])]


def of_storm(steps: Mapping[str, Part]) -> dict[str, Iterable[int]]:
    retreats = events(steps["machine-gun"], "UnitRetreated")
    assert sum(one.points for one in retreats) == event(steps["machine-gun"], "Shot").points
    bombarded, entered = event(steps["bombard"], "Shot"), event(steps["enter"], "UnitsEntered")
    level = next(line.value for line in event(steps["control"], "Shot").defence if line.why == "level")
    assert event(steps["control"], "AreaTaken").area == bombarded.area == entered.area
    removed = event(steps["reaction"], "UnitRemoved")
    return {
        "machine-gun": [*shot_in(steps["machine-gun"]), retreats[0].points],
        "bombard": [*shot_in(steps["bombard"]), level, bombarded.defence_total + level],
        "absorb": [bombarded.points, event(steps["absorb"], "UnitRetreated").points],
        "shelled": shot_in(steps["shelled"]),
        "enter": [entered.points, 1],
        "reaction": [*shot_in(steps["reaction"]), 1, removed.points, len(entered.units) - 1],
        "clear": [*shot_in(steps["clear"]), len(event(steps["clear"], "UnitsEntered").units)],
        "control": [*shot_in(steps["control"]), level],
    }


def chance(line: str, target: str) -> int:
    """A cell of the combat table."""
    return next(row for row in OCEAN.combat if row.id == line).chances[target]


def of_midway(steps: Mapping[str, Part]) -> dict[str, Iterable[int]]:
    flown = {**event(steps["flight"], "MissionsFlown").missions}
    raids = events(steps["arrival"], "RaidArrived")
    over_f5, over_h4 = events(steps["air-round"], "AirRoundFought")
    ours, theirs = raids[0].squadrons, raids[1].squadrons
    near, far = (len(flown[id].path) // 2 for id in ("vb_3", "vb_6"))
    assert 2 * far <= OCEAN.aircraft[0].range
    covers = {id: over_f5.before[id] for id in ("akagi_fg", "kaga_fg")}
    japanese, american = events(steps["barrage"], "BarrageRolled")
    shot_down, shot_down_too = events(steps["barrage"], "BarrageFired")
    at_vt_3 = [volley for volley in japanese.volleys if volley.at == "vt_3"]
    good = [volley for volley in at_vt_3 if volley.die <= volley.chance]
    soryu = next(volley for volley in japanese.volleys if volley.by == ("soryu",))
    low = [volley.die for volley in american.volleys if volley.die <= volley.chance]
    scored = [one for part in ("hits", "yorktown") for one in events(steps[part], "HitsScored")]
    hits = {ship: [one.hits for one in scored if one.target == ship] for ship in ("kaga", "akagi", "soryu", "yorktown")}
    assert len(good) == shot_down.lost["vt_3"]
    on_deck = sum(one.number for one in events(steps["hits"], "AircraftLost") if one.cause == "deck-hit")
    critical, armament = (
        sum(getattr(row, zone) for zone in zones)
        for row, zones in zip(
            [line for line in OCEAN.combat if line.id == "CV"] * 2,
            (["critical"], ["critical", "armament"]),
            strict=True,
        )
    )
    bombers = [chance("DB", "CV"), chance("TB", "CV")]
    left = over_h4.after["hiryu_tb"] - shot_down_too.lost["hiryu_tb"]
    return {
        "search": [len(event(steps["search"], "ShipsFound").ships)],
        "flight": [OCEAN.aircraft[0].range, far, near, 0],
        "arrival": [
            len(ours),
            *(over_f5.before[id] for id in ours),
            sum(over_f5.before[id] for id in ours),
            *covers.values(),
            sum(covers.values()),
            sum(over_h4.before[id] for id in theirs),
            over_h4.before["vf_3"],
        ],
        "air-round": [
            *(100, chance("FG", "DB"), chance("FG", "FG")),
            *(
                over_h4.before["vf_3"],
                over_h4.before["hiryu_tb"] - over_h4.after["hiryu_tb"],
                over_h4.after["hiryu_tb"],
            ),
            *(over_h4.before["hiryu_fg"], over_h4.before["vf_3"] - over_h4.after["vf_3"], over_h4.after["vf_3"]),
            *(over_f5.before[id] - over_f5.after[id] for id in ("vt_6", "vt_8")),
            *(sum(covers.values()), sum(over_f5.after[id] for id in covers)),
        ],
        "barrage": [
            *(at_vt_3[0].chance, soryu.chance, 1, len(at_vt_3), len(good), over_f5.after["vt_3"] - len(good)),
            *(soryu.die, shot_down.lost["vs_5"], len(american.volleys), over_h4.after["hiryu_tb"], *low, left),
        ],
        "hits": [
            *bombers,
            *(number for ship in ("kaga", "akagi", "soryu") for number in (*hits[ship], sum(hits[ship]))),
            critical,
            on_deck,
        ],
        "yorktown": [over_h4.after["hiryu_db"], sum(hits["yorktown"]), bombers[0], left, armament],
    }


def of_ran(steps: Mapping[str, Part]) -> dict[str, Iterable[int]]:
    test, shock = event(steps["reaction"], "QualityTested"), event(steps["clash"], "ShockResolved")
    hit = {one.unit: one.hits for one in events(steps["results"], "UnitHit")}
    defender = shock.defenders[0]
    before = worked("ran").parts[0].scene.counters[f"unit-{defender}"].values["hits"]
    row = shock.die + sum(line.value for line in shock.die_lines)
    line = next(line for line in FIELD.shock if line.id == str(row))
    attackers, defenders = (side[shock.column - 1] for side in (line.attacker, line.defender))
    assert shock.superiority
    assert (attackers, 2 * defenders) == (shock.attacker_hits, shock.defender_hits)
    return {
        "declared": [len(shock.attackers), len(shock.defenders)],
        "reaction": [test.tq, test.die, test.tq + 2, 2],
        "busho": [9, event(steps["busho"], "BushoAtRisk").die],
        "clash": [
            *(abs(line.value) for line in (*shock.lines, *shock.die_lines)),
            *(len(shock.attackers), len(shock.defenders)),
            *(shock.column, shock.die, row, attackers, defenders, shock.defender_hits),
        ],
        "results": [
            before,
            hit[defender],
            before + hit[defender],
            test.tq,
            shock.attacker_hits,
            hit[shock.attackers[0]],
        ],
        "advance": [int(event(steps["advance"], "UnitAdvanced").hex), 1],
    }


FIGURES: dict[str, Callable[[Mapping[str, Part]], dict[str, Iterable[int]]]] = {
    "port_arthur": of_port_arthur,
    "storm": of_storm,
    "midway": of_midway,
    "ran": of_ran,
}


def said(title: str, language: str, text: str) -> set[int]:
    """The numbers of a text: not those of sections, hexes and names."""
    words = words_of(title, language)
    text = CITED.sub("", text)
    things = {thing for part in worked(title).parts for thing in part.scene.counters}
    names = {words.name(*thing.split("-", 1)) for thing in things}
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return {int(found) for found in re.findall(r"\d+", HEX.sub("", text))}


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_an_example_is_what_came_about(title: str, language: str) -> None:
    words, example = words_of(title, language), worked(title)
    figures = FIGURES[title]({part.step.say: part for part in example.parts})
    for part in example.parts:
        told = said(title, language, words.text(f"worked-{part.step.say}-how"))
        assert told == set(figures[part.step.say]), part.step.say


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("title", TITLES)
def test_every_step_has_words_and_every_word_a_step(title: str, language: str) -> None:
    words, example = words_of(title, language), read_example(find_game(title).resources)
    assert example is not None
    expected = {"worked-title", "worked-intro"}
    for step in example.steps:
        expected |= {f"worked-{step.say}", f"worked-{step.say}-how"}
        assert not re.search(r"\d", words.text(f"worked-{step.say}")), "a number in a heading is compared with nothing"
    text = (LOCALES / language / f"example_{title}.ftl").read_text(encoding="utf-8")
    assert {line.partition(" =")[0] for line in text.splitlines() if line.startswith("worked-")} == expected


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("title", TITLES)
def test_every_step_cites_sections_that_there_are(title: str, language: str) -> None:
    words, example = words_of(title, language), worked(title)
    sections = {section.id for section in example.game.rulebook.sections}
    for part in example.parts:
        cited = CITED.findall(words.text(f"worked-{part.step.say}-how"))
        assert cited, part.step.say
        assert set(cited) <= sections
        english = CITED.findall(words_of(title, "en").text(f"worked-{part.step.say}-how"))
        assert sorted(cited) == sorted(english)


@pytest.mark.parametrize("title", TITLES)
def test_what_an_example_points_at_is_on_the_board(title: str) -> None:
    for part in worked(title).parts:
        things = {thing for thing in part.step.point if not thing.startswith(("hex-", "zone-", "area-"))}
        assert things <= part.scene.things(), part.step.say
        assert part.told, part.step.say


def test_an_example_that_the_match_no_longer_has_is_refused() -> None:
    example = Example(begins="Fired", steps=(Step("more", until="Fired", times=3),))
    assert example.spans(["Sailed", "Fired", "Fired", "Sunk", "Fired", "Fired"]) == [range(1, 5)]
    with pytest.raises(HonjinError, match="3 Fired after event 0, and there are 2"):
        example.spans(["Fired", "Fired"])
