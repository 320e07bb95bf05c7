"""What players read of values is what is played: references, cards and departures against the packs in use."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from honjin.core.event import UMPIRE
from honjin.core.game import Game, find_game
from honjin.games.midway import GAME as MIDWAY
from honjin.games.midway.model import TABLE, ZONES
from honjin.games.midway.pack_loading import standard_pack as midway_pack
from honjin.games.port_arthur import GAME as PORT_ARTHUR
from honjin.games.port_arthur.pack_loading import standard_pack as port_arthur_pack
from honjin.games.ran.pack_loading import standard_pack as ran_pack
from honjin.games.storm import GAME as STORM
from honjin.games.storm.pack import OtherValue
from honjin.games.storm.pack_loading import standard_pack as storm_pack
from honjin.games.storm.values import LINES, values_of
from honjin.locale.reference import pages_of, reference, written
from honjin.locale.text import LANGUAGES, Words
from honjin.packs.rows import is_reconstructed

SEA, SIEGE, OCEAN, FIELD = port_arthur_pack(), storm_pack(), midway_pack(), ran_pack()
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DOCS = Path(__file__).parents[2] / "docs" / "games"

CITED = re.compile(r"§[\u00a0\u202f ]?(?:[A-Z]\b|\d+(?:\.\d+)*[A-E]?)|\[[^\[\]]*\d[^\[\]]*\](?:\([^)]*\))?")
NUMBER = re.compile(r"(?<![A-Za-z\d])\d+")


def numbers(text: str) -> list[int]:
    """The numbers in a text, without sections, rulings and hexes."""
    return [int(found) for found in NUMBER.findall(CITED.sub("", text))]


def table(game: Game, language: str, section: str, number: int = 0) -> list[list[str]]:
    """A table of the reference: its rows of cells, without the head."""
    tables = re.findall(r"(?:^\|.*\n?)+", reference(game, language)[section].text, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in tables[number].splitlines()[2:]]


def figures(rows: Iterable[Sequence[str]], *columns: int) -> list[list[int]]:
    """The numbers in some columns of each row."""
    return [[number for column in columns for number in numbers(row[column])] for row in rows]


# All languages print the same


@pytest.mark.parametrize("game", [PORT_ARTHUR, STORM, MIDWAY], ids=lambda game: str(game.id))
@pytest.mark.parametrize("language", [*LANGUAGES][1:])
def test_every_language_prints_the_numbers_of_the_english_reference(game: Game, language: str) -> None:
    """RAN's numbers come from its pack by name. Japanese writes digits where the others have words: it has more."""
    for section, page in reference(game, "en").items():
        english, other = numbers(page.text), numbers(reference(game, language)[section].text)
        missing = Counter(english) - Counter(other)
        missing.pop(203, None)  # a hill that Japanese writes in words
        missing.pop(174, None)
        assert not missing, (section, missing)
        assert language == "ja" or english == other, section


# Storm


@IN_EVERY_LANGUAGE
def test_storm_prints_the_units_of_the_pack(language: str) -> None:
    rows = table(STORM, language, "2.11", 1)
    assert len(rows) == len(LINES)
    lines = [[unit for unit in SIEGE.units if re.fullmatch(ids, unit.id)] for ids in LINES.values()]
    assert Counter(unit.id for line in lines for unit in line) == Counter(unit.id for unit in SIEGE.units)
    for row, units in zip(rows, lines, strict=True):
        assert {(unit.firepower, unit.defence, unit.movement, unit.range) for unit in units} == {
            tuple(0 if cell == "–" else int(cell) for cell in row[2:6])
        }
        assert int(row[1]) == len(units)
    services = {(row[6], unit.service) for row, units in zip(rows, lines, strict=True) for unit in units}
    assert len(services) == 2


@IN_EVERY_LANGUAGE
def test_storm_says_where_its_units_begin(language: str) -> None:
    for row, ids in zip(table(STORM, language, "2.11", 1), LINES.values(), strict=True):
        ways = dict.fromkeys(unit.enters for unit in SIEGE.units if re.fullmatch(ids, unit.id))
        if "free" not in ways:
            assert re.findall(r"[\dA-Z]+", row[7]) == [way.removeprefix("turn ") for way in ways]


@IN_EVERY_LANGUAGE
def test_storm_prints_the_map_of_the_pack(language: str) -> None:
    words = Words(language, "storm", STORM.look.kinds)
    rows = table(STORM, language, "2.21")
    assert [row[0] for row in rows] == [area.id for area in SIEGE.areas]
    for (_, name, level, start, near), area in zip(rows, SIEGE.areas, strict=True):
        assert ("▲" in name) is area.high_point
        assert level == ("–" if area.off_board else str(area.level))
        side, *marks = re.split(r", |、", start)
        assert side.casefold() == words.name("side", area.start).casefold() or side in words.name("side", area.start)
        assert tuple(marks) == area.setup
        assert tuple(re.split(r", |、", near)) == area.borders


@IN_EVERY_LANGUAGE
def test_storm_prints_the_supplements_of_the_pack(language: str) -> None:
    rows = table(STORM, language, "12")
    assert figures(rows, 1) == [[turn.supplements] for turn in SIEGE.turns]


def test_another_pack_makes_another_reference_of_storm() -> None:
    pages = pages_of(written(STORM, "en"), values_of(SIEGE.in_variant("first_draft")))
    assert "| Japan: 28 cm howitzers | 3 | 9 | 4 | 0 | 6 |" in pages["2.11"].text
    assert "| Russia: fortress batteries | 2 | 6 | 5 | 0 | 3 |" in pages["2.11"].text


# Port Arthur


@IN_EVERY_LANGUAGE
def test_port_arthur_prints_the_ships_of_the_pack(language: str) -> None:
    words = Words(language, "port_arthur", PORT_ARTHUR.look.kinds)
    left = {words.name("ship", ship.id): ship for ship in SEA.ships}
    for row in table(PORT_ARTHUR, language, "2.6"):
        names = [re.sub(r" ?[(（].*[)）]", "", name) for name in re.split(r", |、", row[1])]
        for name in names:
            ship = left.pop(name)
            shown = (ship.firepower, ship.speed, ship.damaged_firepower, ship.damaged_speed, ship.defence)
            assert [int(cell) for cell in row[2:7]] == list(shown), name
            assert numbers(row[0]) == ([ship.entry_turn] if ship.fleet == "baltic" else [])
    assert not left


@IN_EVERY_LANGUAGE
def test_port_arthur_prints_the_control_points_of_the_pack(language: str) -> None:
    key, *single = table(PORT_ARTHUR, language, "7.1")
    assert figures([key], 1, 2) == [[*SEA.control_points.by_count[1:]] * 2]
    points = SEA.control_points.for_variant("standard")
    zones = ("pacific_ocean", "sea_of_japan", "philippine_sea")
    assert figures(single, 1, 2) == [[points[zone].japan, points[zone].russia] for zone in zones]  # type: ignore[index]
    others = next(switch for switch in PORT_ARTHUR.switches if switch.id == "control_points").choices[1:]
    for name, (_, sea_of_japan, philippine_sea) in zip(others, table(PORT_ARTHUR, language, "7.1", 1), strict=True):
        other = SEA.control_points.for_variant(name)
        for cell, row in ((sea_of_japan, other["sea_of_japan"]), (philippine_sea, other["philippine_sea"])):
            assert cell == f"{row.japan}/{row.russia}"


@IN_EVERY_LANGUAGE
def test_port_arthur_says_how_many_armies_reach_a_box(language: str) -> None:
    words = Words(language, "port_arthur", PORT_ARTHUR.look.kinds)
    parents = SEA.boxes_for_variant("standard")

    def armies(box: str | None) -> int:
        return 1 + armies(parents[box]) if box else 0

    by_name = {words.name("box", box.id).casefold(): box.id for box in SEA.boxes}
    rows = table(PORT_ARTHUR, language, "7.4")
    assert len(rows) == len(by_name)
    for name, needed, _ in rows:
        assert numbers(needed) == [armies(by_name[re.sub(r" ?[(（].*", "", name).casefold()])], name


# Midway


def chance(line: str, target: str) -> int:
    """A cell of the combat table."""
    return next(row for row in OCEAN.combat if row.id == line).chances[target]


def zone_ends(line: str) -> Iterator[int]:
    """Where the zones of a class begin and end on the die."""
    row, end = next(row for row in OCEAN.combat if row.id == line), 0
    for zone in ZONES:
        if width := getattr(row, zone):
            yield from (end + 1, end + width)
            end += width


def pace(line: str) -> str:
    """What the table prints as movement."""
    paces: dict[str, str] = {aircraft.id: str(aircraft.range) for aircraft in OCEAN.aircraft}
    paces |= {card.id: "1" if card.wait == 0 else f"1/{card.wait + 1}" for card in OCEAN.classes}
    return paces.get(line, "0")


@IN_EVERY_LANGUAGE
def test_midway_prints_the_combat_table_of_the_pack(language: str) -> None:
    rows = {row[0]: row[1:] for row in table(MIDWAY, language, "3")}
    assert set(rows) == {row.id for row in OCEAN.combat}
    for row in OCEAN.combat:
        cells = [
            *(str(row.chances[column]) for column in TABLE),
            *map(str, (row.critical, row.machinery, row.armament)),
        ]
        assert rows[row.id] == [*cells, pace(row.id)], row.id


@IN_EVERY_LANGUAGE
def test_midway_prints_the_zones_of_the_pack(language: str) -> None:
    rows = table(MIDWAY, language, "4")
    assert figures(rows, 1, 2, 3) == [[*zone_ends(re.match(r"[A-Z]+", row[0])[0])] for row in rows]  # type: ignore[index]


@IN_EVERY_LANGUAGE
def test_midway_prints_the_groups_of_the_pack(language: str) -> None:
    rows = table(MIDWAY, language, "P")
    groups = (
        ("tf16",),
        ("tf17",),
        ("ss_a", "ss_b", "ss_c", "ss_d"),
        ("j1",),
        ("j2",),
        ("j3",),
        ("ss_j",),
        ("j4",),
        ("j5",),
        ("j6",),
    )
    turns = {group.id: group.turn for group in OCEAN.groups}
    for (_, turn, ships), ids in zip(rows, groups, strict=True):
        assert numbers(turn) in ([], [turns[ids[0]]])
        of = Counter((ship.group, ship.kind) for ship in OCEAN.ships if ship.group in ids and ship.option is None)
        if len(ids) > 1:
            assert numbers(ships) == [of[id, "SS"] for id in ids]
            continue
        shown = re.findall(r"(\d+)? ?([A-Z]{2,3})(?: (\d+))?", re.sub(r"[(（][^)）]*[)）]", "", ships))
        assert {kind: int(before or after or 1) for before, kind, after in shown} == {
            kind: count for (_, kind), count in of.items()
        }, ids


def test_midway_prints_the_aircraft_and_decks_of_the_pack() -> None:
    capacity = {ship.id: ship.capacity for ship in OCEAN.ships} | {base.id: base.capacity for base in OCEAN.bases}
    rows = table(MIDWAY, "en", "P", 1)
    bases = ["enterprise", "midway", "akagi", "kaga", "zuiho hosho", "tone kumano", "kure"]
    assert figures(rows, 2) == [[capacity[base] for base in group.split()] for group in bases]
    for row, group in zip(rows, bases, strict=True):
        for shown, base in zip(row[1].split("; "), group.split() if group != "midway" else ["midway"] * 2, strict=True):
            of = Counter(
                {"RC": "PBY" if base == "midway" else "floatplane", "HB": "B-17"}.get(squadron.kind, squadron.kind)
                for squadron in OCEAN.squadrons
                if squadron.base == base and squadron.arrives != "midway_captured"
            )
            for count, kind in re.findall(r"(\d+ )?([A-Z][A-Z\d-]+|floatplane|seaplane)s?", shown):
                assert int(count or 1) == of[kind.replace("seaplane", "floatplane")], (base, kind)


def test_midway_prints_the_chances_points_and_limits_of_the_pack() -> None:
    """In English; the other languages print the same numbers."""
    limits, scores = OCEAN.limits, OCEAN.scores
    points = {card.id: card.points for card in OCEAN.classes}
    reach = {aircraft.id: aircraft.range for aircraft in OCEAN.aircraft}
    islands = {island.id: island.points for island in OCEAN.islands}
    storm, turns = OCEAN.storm, len(OCEAN.turns)
    nights = [int(turn.id) for turn in OCEAN.turns if turn.night]
    expected = {
        "G": [
            3,
            6,
            1942,
            100,
            1,
            12,
            len(storm.storm_hexes),
            storm.storm_lifts,
            1,
            storm.storm_lifts + storm.storm_lifts_more,
            2,
            turns,
            3,
            *nights,
            turns,
        ],
        "1.1.1": [17, chance("FG", "RC"), limits.scout_shot_down],
        "1.1.2": [
            17,
            1,
            limits.medium_formation - 1,
            limits.medium_formation,
            limits.large_formation - 1,
            limits.large_formation,
            reach["HB"],
        ],
        "1.1.3": [0, reach["DB"]],
        "1.2": [limits.night_search],
        "2": [chance("CV", "DB"), chance("CV", "TB")],
        "2.1": [chance("FG", "FG"), chance("FG", "DB"), chance("FG", "FG"), chance("DB", "FG")],
        "6": [chance("FG", "MW"), chance("DB", "MW"), limits.runway_hit, OCEAN.bases[0].capacity, 0, 0, reach["FG"]],
        "7": [chance("BB", "MW"), chance("CA", "MW"), *zone_ends("MW")],
        "9": [
            points["CV"],
            points["BB"],
            points["CA"],
            points["DD"],
            0,
            islands["midway"],
            islands["laysan"],
            scores.kure_base_points,
            scores.chiyoda_points,
        ],
    }
    for section, found in expected.items():
        assert numbers(reference(MIDWAY, "en")[section].text) == found, section
    immobile = f"+{limits.immobile_for_boats}% for submarines, +{limits.immobile_for_aircraft}% for DB and TB"
    assert immobile in reference(MIDWAY, "en")["3"].text
    troops = f"hits at {chance('TS', 'TS')}%, or at {limits.damaged_troops}%"
    assert troops in reference(MIDWAY, "en")["5"].text
    assert limits.kure_turns == 3, "§8.1.1 says it in words"


# Cards


@pytest.mark.parametrize("game", [PORT_ARTHUR, STORM, MIDWAY], ids=lambda game: str(game.id))
def test_the_key_of_a_card_shows_counters_of_the_pack(game: Game) -> None:
    setting = game.setting(game.choose_switches({}), game.standard_pack())
    state, _ = game.begin(setting)
    assert game.look.scene is not None
    counters = game.look.scene(setting, game.view(state, UMPIRE)).counters
    ships = {f"ship-{ship.id}": ship for ship in SEA.ships}
    board: dict[str, Any] = json.loads((files(game.resources) / "board" / "board.json").read_text(encoding="utf-8"))
    for sample in board["table"]["key"]:
        if "sign" in sample:
            assert sample["figure"] in {area.level for area in SIEGE.areas}
            continue
        shown, real = sample["counter"], counters[sample["thing"]]
        assert (shown["side"], shown["art"]) == (real.side, real.art)
        assert tuple(shown.get("lettering", ())) == tuple(real.lettering or ())
        assert set(sample.get("state", ())) <= set(real.values)
        if shown.get("damaged") and sample["thing"] in ships:
            ship = ships[sample["thing"]]
            values = {"speed": ship.damaged_speed, "firepower": ship.damaged_firepower, "hits": ship.defence}
            assert shown["values"] == values
        else:
            assert shown["values"] == real.values


def every_board() -> list[Any]:
    """The boards of all titles, with the title each belongs to."""
    return [
        pytest.param(game, path, id=f"{game.id}-{path.parent.name}")
        for game in (PORT_ARTHUR, STORM, MIDWAY, find_game("ran"))
        for path in sorted(Path(str(files(game.resources) / "board")).rglob("board.json"))
    ]


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(("game", "path"), every_board())
def test_the_key_of_every_board_is_told_with_its_values(game: Game, path: Path, language: str) -> None:
    """No board without a key, no sample without words, and no figure in them that the sample does not give."""
    key = json.loads(path.read_text(encoding="utf-8"))["table"]["key"]
    assert 2 <= len(key) <= 6
    words = Words(language, str(game.id).partition(".")[0])
    for sample in key:
        values = sample.get("counter", {}).get("values", {})
        facts = {"figure": sample.get("figure", 0), **values, **sample.get("state", {})}
        assert "{" not in words.text(sample["text"], facts), sample["text"]


@IN_EVERY_LANGUAGE
def test_the_goals_give_the_numbers_of_the_packs(language: str) -> None:
    """Words for small numbers are not looked at; of digits only those that the pack has, and the year."""
    tracks, points = SEA.tracks, {card.id: card.points for card in OCEAN.classes}
    nights = {int(turn.id) for turn in OCEAN.turns if turn.night}
    entries: set[int] = {ship.entry_turn for ship in SEA.ships if ship.entry_turn > 1}
    sea: dict[str, set[int]] = {
        "goal": {*SEA.control_points.by_count[1:], tracks.turns, 2},
        "goal-russia": entries,
        "goal-japan": {tracks.armies},
    }
    siege: dict[str, set[int]] = {"goal": {1904, 8, 12, len(SIEGE.turns), 5, 1}, "goal-japan": {1}}
    landing = sum(battalion.side == "japan" for battalion in OCEAN.battalions)
    garrison = sum(battalion.side == "us" for battalion in OCEAN.battalions)
    reach = OCEAN.aircraft[0].range // 2
    ocean: dict[str, set[int]] = {
        "goal": {
            1942,
            3,
            6,
            len(OCEAN.turns),
            OCEAN.islands[0].points,
            *points.values(),
            OCEAN.scores.aircraft_half_points,
        },
        "goal-turn": nights,
        "goal-us": {17, garrison, reach},
        "goal-japan": {13, landing, garrison},
    }
    for title, known in (("port_arthur", sea), ("storm", siege), ("midway", ocean)):
        words = Words(language, title)
        for id in ("goal", "goal-turn", "goal-japan", "goal-russia", "goal-us"):
            if words.has(id):
                assert set(numbers(words.text(id))) - {1} <= known.get(id, set()), (title, id)


# Departures


def departures(game: str) -> str:
    """The page in one line."""
    return " ".join((DOCS / game / "departures.md").read_text(encoding="utf-8").split())


def told(values: Iterable[object]) -> str:
    """A list as the pages write it: 20, 21 and 26."""
    *first, last = map(str, values)
    return f"{', '.join(first)} and {last}" if first else last


def test_departures_of_storm() -> None:
    page = departures("storm")
    levels = {level: [area.name for area in SIEGE.areas if area.level == level] for level in range(1, 6)}
    strongest = [re.sub(r" \(.*", "", name) for name in levels[5]]
    high = [area.id for area in SIEGE.areas if area.high_point]
    borders = sum(len(area.borders) for area in SIEGE.areas) // 2
    board = [area for area in SIEGE.areas if not area.off_board]
    assert f"{len(board)} on the board" in page
    assert f"{len(board)}: 1 open ground or town, 2 hill works, 3 field redoubt" in page
    assert f"5 {told(strongest)} |" in page
    assert f"all {borders}: neighbours" in page
    assert f"five (a public report): {', '.join(high)}" in page
    assert f"{len(SIEGE.units)} counters from the order of battle" in page
    assert [turn.supplements for turn in SIEGE.turns] == [0, 8, 4, 4, 4]
    assert "turn 1 none, turn 2 eight (erratum) | turns 3 to 5, four each" in page
    japanese = [int(area.id) for area in board if area.start == "japan"]
    russian = [int(area.id) for area in board if area.start == "russia"]
    assert f"{japanese[0]} to {japanese[-1]} Japanese, {russian[0]} to {russian[-1]} Russian" in page
    assert_first_draft(page, SIEGE.variants["first_draft"])


def assert_first_draft(page: str, others: Sequence[OtherValue]) -> None:
    """What the variant changes, as the page says it."""
    units = {unit.id: unit for unit in SIEGE.units}
    [old] = {other.value for other in others if other.strength == "defence"}
    [new] = {units[other.thing].defence for other in others if other.strength == "defence"}
    assert f"28 cm howitzers have defence {old} instead of {new}" in page
    assert {other.value - units[other.thing].range for other in others if other.strength == "range"} == {1}
    assert "Russian batteries reach one area further" in page


def test_departures_of_port_arthur() -> None:
    page, ships = departures("port_arthur"), SEA.ships
    for field, line in (
        ("name", "| names of ships | {book} of {all} | {ours}:"),
        ("firepower", "two sums | {ours}: guns counted by weight"),
        ("damaged_firepower", "| firepower, damaged | that it may fall | {ours}:"),
        ("speed", "| speed | {book} ships | {ours}:"),
        ("damaged_speed", "| speed, damaged | – | {ours}:"),
        ("defence", "| defence | Poltava, Yakumo | {ours}:"),
    ):
        ours = sum(is_reconstructed(ship, field) for ship in ships)
        assert line.format(book=len(ships) - ours, all=len(ships), ours=ours) in page, field
    assert f"{sum(ship.side == 'russia' for ship in ships) - 1} Russian ships, by history" in page
    ours = sum(is_reconstructed(border, "b") for border in SEA.borders)
    assert f"| borders of zones | {len(SEA.borders) - ours}, and 1 gap | {ours}:" in page
    points = SEA.control_points.for_variant("standard")
    japan, philippine = points["sea_of_japan"], points["philippine_sea"]
    shown = f"Sea of Japan {japan.japan}/{japan.russia}, Philippine Sea {philippine.japan}/{philippine.russia}"
    assert shown in page
    assert all(f"`{name}`" in page for name in (*SEA.control_points.variants, *SEA.forks))


def test_departures_of_midway() -> None:
    page, ships = departures("midway"), OCEAN.ships
    assert f"{len(OCEAN.storm.storm_hexes)} hexes in the north-west" in page
    turns = {group.id: group.turn for group in OCEAN.groups}
    entry = f"turn {turns['j1']}, Kurita {turns['j4']}, Kondo {turns['j5']}, Yamamoto {turns['j6']}"
    assert turns["j1"] == turns["j2"] == turns["j3"]
    assert entry in page
    scouts = Counter(
        (squadron.side, squadron.kind)
        for squadron in OCEAN.squadrons
        if squadron.kind in ("RC", "HB") and squadron.arrives == "start"
    )
    assert scouts == {("us", "RC"): 6, ("us", "HB"): 3, ("japan", "RC"): 8}
    assert "six PBY, three B-17, eight floatplanes" in page
    assert f"Midway {OCEAN.bases[0].capacity}, so that each hit" in page
    battalions = Counter(battalion.side for battalion in OCEAN.battalions)
    carriers = {battalion.place for battalion in OCEAN.battalions if battalion.side == "japan"}
    assert (battalions["us"], battalions["japan"], len(carriers)) == (6, 10, 8)
    assert "six, and ten Japanese in eight transports" in page
    assert f"from {OCEAN.limits.medium_formation} and from {OCEAN.limits.large_formation} ships" in page
    usual = {group.id: group.usual for group in OCEAN.groups}
    boats = [usual[id] for id in ("ss_a", "ss_b", "ss_c")]
    assert f"US ships in {usual['tf16']}, boats in {told(boats)}, Japanese ships in {usual['j1']}" in page
    assert f"I-168 in {usual['ss_j']}" in page
    guard = Counter(ship.kind for ship in ships if ship.option == "guard_force")
    assert guard == {"BB": 4, "CL": 2, "DD": 12}
    assert f"four BB, two CL and twelve DD on turn {turns['j7']}" in page
    oilers = Counter(ship.side for ship in ships if ship.option == "oilers")
    assert oilers == {"us": 2, "japan": 13}
    assert "two US and thirteen Japanese oilers, worth 2 points each" in page
    assert sum(ship.option == "more_transports" for ship in ships) == 4


def test_departures_of_ran() -> None:
    page = departures("ran")
    men = [scenario.men_per_unit for scenario in FIELD.scenarios]
    assert f"{min(men)} to {max(men)} men a unit" in page
    assert (
        f"{next(army.rout_level for one in FIELD.scenarios for army in one.armies if army.id == 'date')} for the Date"
        in page
    )
    late = {one.id: one for battle in FIELD.scenarios for one in battle.contingents if one.entry is not None}
    hidetada, date = late["hidetada"], late["date"]
    first = f"Hidetada may enter over {hidetada.entry} from turn {hidetada.enters}"
    second = f"Date Masamune over {date.entry} from turn {date.enters}"
    assert f"{first}, {second}" in page


def test_every_switch_of_a_variant_stands_on_the_page() -> None:
    for title in ("port_arthur", "storm", "midway", "ran"):
        page = departures(title)
        for switch in find_game(title).switches:
            assert f"`{switch.id}`" in page, (title, switch.id)


def test_a_changed_value_of_storm_changes_its_page() -> None:
    """Every value of every unit is in the table: one step up, and the reference is another."""
    before = values_of(SIEGE)
    for number, unit in enumerate(SIEGE.units):
        for field in ("firepower", "defence", "movement"):
            changed = msgspec.structs.replace(unit, **{field: getattr(unit, field) + 1})
            units = (*SIEGE.units[:number], changed, *SIEGE.units[number + 1 :])
            assert values_of(msgspec.structs.replace(SIEGE, units=units)) != before, (unit.id, field)
