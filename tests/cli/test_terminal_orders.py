"""Typed orders: numbers, words, lists, `all`, wishes the rules refuse, and what is near."""

from __future__ import annotations

from typing import Any

import pytest

from honjin.cli.terminal.commands import find_command
from honjin.cli.terminal.orders import Nonsense, NoSuchNumber, Orders, Reader, Several, Vocabulary, Wish
from honjin.cli.terminal.phrases import ANY_ORDER, EXACT, IN_ORDER, Phrase, phrase_of, plain
from honjin.cli.terminal.speech import vocabulary
from honjin.core.decision import Option
from honjin.core.dice import SeededDice
from honjin.core.engine import Match, start
from honjin.games.port_arthur import GAME
from honjin.games.port_arthur.options import FIRE, PASS, Attack, MoveSquadron, PutIn, ReturnAll, ReturnTo, Sail
from honjin.locale.text import LANGUAGES, Words

WORDS = Words("en", "port_arthur", GAME.look.kinds, also=("terminal",))
SETTING: Any = GAME.setting(GAME.choose_switches({}), GAME.standard_pack())
SMALL = vocabulary(WORDS)


def phrases(options: Any) -> list[Phrase]:
    return [phrase_of(option, lambda one: WORDS.of("option", one), SMALL.skip) for option in options]


CANDIDATES = phrases(GAME.candidates(SETTING))


def reader(options: Any) -> Reader:
    return Reader(phrases(options), lambda: CANDIDATES, SMALL)


@pytest.fixture(scope="module")
def sortie() -> Reader:
    """The first decision of a match: Japan orders its ships to sea."""
    match: Match[Any] = start(GAME, SETTING, SeededDice(1))
    return reader(match.open[0].options)


def texts(options: tuple[Option, ...]) -> list[str]:
    return [WORDS.of("option", option) for option in options]


def ordered(reader_: Reader, line: str) -> list[str]:
    meaning = reader_.read(line)
    assert isinstance(meaning, Orders), meaning
    return texts(meaning.options)


def test_numbers_are_those_of_the_list(sortie: Reader) -> None:
    assert ordered(sortie, "3 17 22") == [
        "Mikasa to East China Sea",
        "Shikishima to Pacific Ocean",
        "Fuji to Philippine Sea",
    ]
    assert ordered(sortie, "5-7") == ["Mikasa to Pacific Ocean", "Mikasa to Sea of Japan", "Asahi to Yellow Sea"]
    assert ordered(sortie, "1, 7 and 13") == ["Mikasa to Yellow Sea", "Asahi to Yellow Sea", "Shikishima to Yellow Sea"]
    assert ordered(sortie, "3 3") == ["Mikasa to East China Sea"]


@pytest.mark.parametrize("line", ["0", "999", "3 999", "1-99999999"])
def test_a_number_beyond_the_list_is_refused(sortie: Reader, line: str) -> None:
    assert isinstance(sortie.read(line), NoSuchNumber)


@pytest.mark.parametrize(
    "line",
    ["asama to tsushima", "ASAMA Tsushima", "asam tsu", "tsushima: asama", "sail asama tsushima", "Ásáma → Tsushima"],
)
def test_words_may_be_short_and_in_any_case(sortie: Reader, line: str) -> None:
    assert ordered(sortie, line) == ["Asama to Tsushima"]


@pytest.mark.parametrize(
    "line",
    [
        "asama, yakumo and fuji to tsushima",
        "asama yakumo fuji to tsushima",
        "asama, yakumo, fuji tsushima",
        "asama to tsushima, yakumo and fuji to tsushima",
    ],
)
def test_several_ships_get_the_same_order(sortie: Reader, line: str) -> None:
    assert ordered(sortie, line) == ["Asama to Tsushima", "Yakumo to Tsushima", "Fuji to Tsushima"]


def test_different_orders_in_one_line(sortie: Reader) -> None:
    line = "mikasa to east, kasagi chitose to pacific and army to yellow"
    assert ordered(sortie, line) == [
        "Mikasa to East China Sea",
        "Kasagi to Pacific Ocean",
        "Chitose to Pacific Ocean",
        "army to the landing box: Yellow Sea",
    ]


def test_all_means_every_ship_that_can(sortie: Reader) -> None:
    found = ordered(sortie, "all to yellow sea")
    assert len(found) == 20
    assert set(found) >= {"Mikasa to Yellow Sea", "Akashi to Yellow Sea"}


def test_all_alone_needs_one_kind_of_order(sortie: Reader) -> None:
    assert not isinstance(sortie.read("all"), Orders)
    ships = [Attack(zone) for zone in ("yellow_sea", "tsushima")]  # type: ignore[arg-type]
    assert reader(ships).read("all") == Orders(tuple(ships))


def test_an_option_that_says_all_itself_comes_first() -> None:
    options = [
        *(ReturnTo(ship, port) for ship in ("novik", "bayan") for port in ("port_arthur", "diego_suarez")),  # type: ignore[arg-type]
        *(ReturnAll(port) for port in ("port_arthur", "diego_suarez")),  # type: ignore[arg-type]
    ]
    assert ordered(reader(options), "all to diego") == ["all return to Diego Suarez"]


def test_end_pass_and_fire() -> None:
    assert ordered(reader(FIRE), "fire 4") == ["fire 4 dice"]
    assert ordered(reader([*FIRE, PASS]), "pass") == ["pass"]
    assert isinstance(reader(FIRE).read("fire"), Several)


def test_end_is_enough_to_end_the_sortie(sortie: Reader) -> None:
    assert ordered(sortie, "end") == ["end the sortie"]


def test_the_order_of_words_tells_from_whence_and_whither() -> None:
    there = MoveSquadron("tsushima", "east_china_sea")  # type: ignore[arg-type]
    back = MoveSquadron("east_china_sea", "tsushima")  # type: ignore[arg-type]
    both = reader([there, back])
    assert ordered(both, "tsushima to east china sea") == ["squadron: Tsushima to East China Sea"]
    assert ordered(both, "east china sea to tsushima") == ["squadron: East China Sea to Tsushima"]


def test_what_fits_several_options_is_asked_back(sortie: Reader) -> None:
    meaning = sortie.read("asama")
    assert isinstance(meaning, Several)
    assert len(meaning.options) == 6


def test_a_wish_that_is_no_option_is_recognised(sortie: Reader) -> None:
    meaning = sortie.read("poltava to yellow sea")
    assert meaning == Wish((Sail("poltava", "yellow_sea"),))  # type: ignore[arg-type]
    assert isinstance(sortie.read("attack yellow sea"), Wish)


def test_a_wish_in_a_list_is_handed_on_to_be_refused(sortie: Reader) -> None:
    assert ordered(sortie, "asama, poltava and fuji to tsushima") == [
        "Asama to Tsushima",
        "Poltava to Tsushima",
        "Fuji to Tsushima",
    ]


def test_nonsense_names_what_is_near(sortie: Reader) -> None:
    assert sortie.read("xyzzy") == Nonsense(())
    meaning = sortie.read("asaam to tsushima")
    assert isinstance(meaning, Nonsense)
    assert meaning.near[0] == "Asama to Tsushima"
    assert isinstance(sortie.read(", and ,"), Nonsense)
    assert isinstance(sortie.read("to the"), Nonsense)


def test_completion_goes_on_from_what_is_typed(sortie: Reader) -> None:
    assert sortie.next_words("", "as") == ["asahi", "asama"]
    assert sortie.next_words("asama to ", "p") == ["philippine", "pacific"]
    assert "tsushima" in sortie.next_words("fuji to yellow sea, asama ", "")


def test_exact_text_of_an_option_is_told_from_its_beginning() -> None:
    puts_in = reader([PutIn("tsushima", "japan"), PASS])  # type: ignore[arg-type]
    assert puts_in.is_exact("Pass")
    assert not puts_in.is_exact("pa")


def test_plain_text_has_no_case_accents_or_signs() -> None:
    assert plain("Gromoboï: Čína — Été!") == "gromoboi cina ete"


def test_japanese_needs_no_blanks() -> None:
    def say(option: Option) -> str:
        assert isinstance(option, Sail)
        ships, zones = {"mikasa": "三笠", "asahi": "朝日"}, {"tsushima": "対馬海峡", "yellow_sea": "黄海"}
        return f"{ships[option.ship]}、{zones[option.zone]}へ"

    options = [Sail(ship, zone) for ship in ("mikasa", "asahi") for zone in ("tsushima", "yellow_sea")]  # type: ignore[arg-type]
    japanese = Reader([phrase_of(option, say, ()) for option in options], list, Vocabulary((), (), ("全艦",)))
    assert japanese.read("三笠 対馬") == Orders((options[0],))
    assert japanese.read("朝日、三笠 黄海") == Orders((options[3], options[1]))


LANGUAGE_READERS: dict[str, Reader] = {}


def spoken(language: str) -> Reader:
    """The first decision of a match in a language."""
    if language not in LANGUAGE_READERS:
        words = Words(language, "port_arthur", GAME.look.kinds, also=("terminal",))
        small = vocabulary(words)

        def say(options: Any) -> list[Phrase]:
            return [phrase_of(option, lambda one: words.of("option", one), small.skip) for option in options]

        match: Match[Any] = start(GAME, SETTING, SeededDice(1))
        candidates = say(GAME.candidates(SETTING))
        LANGUAGE_READERS[language] = Reader(say(match.open[0].options), lambda: candidates, small)
    return LANGUAGE_READERS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_typed_as_it_is_shown(language: str) -> None:
    sortie = spoken(language)
    assert [one.text for one in sortie.phrases if sortie.read(one.text) != Orders((one.option,))] == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *((language, "all to yellow sea") for language in LANGUAGES),
        ("en", "every ship to the Yellow Sea"),
        ("fr", "toutes vers la mer Jaune"),
        ("fr", "tous vers la mer Jaune"),
        ("fr", "tout vers mer jaune"),
        ("cs", "všechny do Žlutého moře"),
        ("cs", "vše do žlutého moře"),
        ("cs", "vsechny lode do zluteho more"),
        ("ja", "全艦 黄海へ"),
        ("ja", "全艦、黄海へ"),
        ("ja", "全艦黄海へ"),
        ("ja", "すべて　黄海"),
    ],
)
def test_all_in_every_language(language: str, line: str) -> None:
    meaning = spoken(language).read(line)
    assert isinstance(meaning, Orders), meaning
    assert {type(option) for option in meaning.options} == {Sail}
    assert {option.zone for option in meaning.options} == {"yellow_sea"}  # type: ignore[attr-defined]
    assert len(meaning.options) == 20


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *((language, "asama, fuji to tsushima") for language in LANGUAGES),
        *((language, "asama and fuji to tsushima") for language in LANGUAGES),
        ("en", "asama, fuji, to tsushima"),
        ("fr", "asama, fuji vers le détroit de Tsushima"),
        ("fr", "asama et fuji vers tsushima"),
        ("cs", "asama, fudži do Cušimského průlivu"),
        ("cs", "asama a fudži do cuš"),
        ("ja", "浅間、富士 対馬"),
        ("ja", "浅間、富士、対馬海峡へ"),
        ("ja", "浅間と富士、対馬海峡へ"),
        ("ja", "浅間、富士を対馬海峡へ"),
        ("ja", "浅間　富士　対馬海峡"),
        ("ja", "浅間、対馬海峡へ、富士、対馬海峡へ"),
    ],
)
def test_lists_in_every_language(language: str, line: str) -> None:
    expected = tuple(Sail(ship, "tsushima") for ship in ("asama", "fuji"))  # type: ignore[arg-type]
    assert spoken(language).read(line) == Orders(expected)


def test_small_words_are_compared_as_typed_words_are() -> None:
    for language in LANGUAGES:
        small = vocabulary(Words(language, "port_arthur", GAME.look.kinds, also=("terminal",)))
        for word in (*small.skip, *small.joins, *small.all):
            assert plain(word) == word


def test_an_ideographic_blank_parts_a_command_from_its_words() -> None:
    japanese = Words("ja", "port_arthur", GAME.look.kinds, also=("terminal",))
    assert find_command(japanese, "理由　浅間　黄海") == ("why", "浅間　黄海")
    assert find_command(japanese, "why") == ("why", "")
    assert find_command(japanese, "　") is None


def test_japanese_is_completed_word_by_word() -> None:
    assert spoken("ja").next_words("", "三") == ["三笠"]
    assert "黄海へ" in spoken("ja").next_words("三笠、", "黄")
    assert "黄海へ" in spoken("ja").next_words("三笠 ", "")


def test_numbers_may_have_gaps_and_outlive_their_options(sortie: Reader) -> None:
    one, two, gone = (phrase.option for phrase in sortie.phrases[:3])
    kept = Reader(sortie.phrases[:2], lambda: CANDIDATES, SMALL, {one: 1, two: 7, gone: 9})
    assert kept.read("7 1") == Orders((two, one))
    assert kept.read("9") == Orders((gone,))
    assert kept.read("2") == NoSuchNumber(2)


def test_ranks() -> None:
    phrase = phrase_of(PASS, lambda _: "alpha beta gamma", ())
    assert phrase.rank(("alpha", "beta", "gamma")) == EXACT
    assert phrase.rank(("al", "gam")) == IN_ORDER
    assert phrase.rank(("gam", "al")) == ANY_ORDER
    assert phrase.rank(("delta",)) is None
