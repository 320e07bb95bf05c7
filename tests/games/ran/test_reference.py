"""What players read of RAN before they play: the reference and the card agree with the game."""

from __future__ import annotations

import msgspec
import pytest

from honjin.games.ran import GAME
from honjin.games.ran.model import MISSILE
from honjin.games.ran.pack_loading import standard_pack
from honjin.games.ran.values import values_of
from honjin.locale.reference import pages_of, reference, written
from honjin.locale.text import LANGUAGES, Words

PACK = standard_pack()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_is_explained_by_its_name_where_it_belongs(language: str) -> None:
    words, pages = Words(language, GAME.title), reference(GAME, language)
    for switch in GAME.switches:
        name = words.name("switch", switch.id).casefold()
        assert name in pages[switch.rule].text.casefold(), (switch.id, switch.rule)


def test_other_values_make_another_reference() -> None:
    changed = msgspec.structs.replace(PACK, limits=msgspec.structs.replace(PACK.limits, bow_range=7))
    pages = pages_of(written(GAME, "en"), values_of(changed))
    assert "bows 7" in pages["8.12"].text
    assert "bows 7" not in reference(GAME, "en")["8.12"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_gives_the_rout_points_of_the_pack(language: str) -> None:
    points: dict[str, int] = {kind.id: kind.rout_points for kind in PACK.kinds}
    shooters = sorted(points[kind] for kind in MISSILE)
    told = Words(language, GAME.title).text("goal")
    assert all(f"{kind} {points[kind]}" in told for kind in ("KB", "SI", "AS"))
    assert any(f"{shooters[0]}{to}{shooters[-1]}" in told for to in (" to ", " à ", "–", "〜"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_is_told_what_to_try(language: str) -> None:
    words = Words(language, GAME.title)
    assert all(words.has(f"goal-{army.id}") for scenario in PACK.scenarios for army in scenario.armies)
    assert words.has("goal-know")


@pytest.mark.parametrize(
    ("battle", "side", "active"),
    [
        ("suriagehara", "ashina", {"takazane", "moritane"}),
        ("nagakute", "ikeda", {"yukisuke"}),
        ("mimasetoge", "takeda", set()),
        ("mimigawa", "otomo", {"takita", "saeki"}),
        ("tennoji", "toyotomi", {"sanada", "katsunaga"}),
    ],
)
def test_those_of_whom_the_card_says_so_begin_active(battle: str, side: str, active: set[str]) -> None:
    contingents = [one for one in PACK.scenario(battle).contingents if one.army == side and one.active]
    assert {one.id for one in contingents} == active
