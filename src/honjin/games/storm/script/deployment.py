"""Set-up and arrivals: where units begin, who comes back, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from honjin.core.bits import members
from honjin.core.decision import Option
from honjin.games.storm import options as opt
from honjin.games.storm.model import JAPAN, PLACE_OF, RUSSIA, AreaId
from honjin.games.storm.script.campaign import Campaign
from honjin.games.storm.script.reading import Reading
from honjin.games.storm.siege import Siege

FORTS = {"20": 4, "21": 3, "23": 4, "24": 6, "26": 5, "30": 2}
"""Free battalions by area: the high points, and behind them."""
OUTPOSTS = ("13", "14", "16", "18", "22", "25")
"""A battalion each, to gain time."""
OTHER_OUTPOSTS = ("12", "15", "17", "19")
"""Where one does as well."""
DETOUR = 1.2
"""The effort that counts for nothing when units are spread by lot: about a step."""


def posts_of(lot: Random | None) -> dict[int, int]:
    """The garrisons; by lot, two of the outposts are others."""
    outposts = list(OUTPOSTS)
    if lot is not None:
        for left, taken in zip(lot.sample(OUTPOSTS, 2), lot.sample(OTHER_OUTPOSTS, 2), strict=True):
            outposts[outposts.index(left)] = taken
    return {PLACE_OF[AreaId(area)]: men for area, men in {**FORTS, **dict.fromkeys(outposts, 1)}.items()}


def russian_post(reading: Reading, places: Sequence[int], posts: Mapping[int, int]) -> int:
    """The area that lacks most of its garrison."""
    siege = reading.siege

    def lacking(place: int) -> float:
        wanted = posts.get(place, 0)
        there = (reading.units(RUSSIA, place) & siege.infantry).bit_count()
        return (wanted - there) / wanted if wanted else -1.0

    return max(places, key=lacking)


def japanese_place(
    reading: Reading, campaign: Campaign, places: Sequence[int], number: int, lot: Random | None = None
) -> int:
    """Where a Japanese unit is of most use: near the objective, guns where they reach it and are safe."""
    siege = reading.siege
    goal = campaign.objective
    is_gun = bool(siege.guns >> number & 1)

    def rank(place: int) -> tuple[float, ...]:
        crowd = reading.units(JAPAN, place).bit_count()
        if is_gun:
            out_of_range = max(0, siege.distance[place][goal] - siege.range[number])
            off_board = siege.off_board >> place & 1
            danger = exposure(siege, reading, place)
            return (off_board, out_of_range, danger, -(reading.units(JAPAN, place) & siege.guns).bit_count(), place)
        contested = bool(reading.units(RUSSIA, place))
        jam = crowd / 6 if siege.off_board >> place & 1 else 0.0
        detour = DETOUR * lot.random() if lot is not None else 0.0
        return (campaign.approach[place] + 0.5 * contested + jam + detour, crowd, place)

    return min(places, key=rank)


def exposure(siege: Siege, reading: Reading, place: int) -> int:
    """How many Russian guns reach an area."""
    return sum(
        siege.distance[origin][place] <= siege.range[gun]
        for origin in members(reading.state.held[RUSSIA])
        for gun in members(reading.units(RUSSIA, origin) & siege.guns)
    )


def worth_having(siege: Siege, option: Option) -> tuple[int, int]:
    """Who is wanted back first: the strongest."""
    assert isinstance(option, opt.Recall | opt.Keep)
    number = siege.number[option.unit]
    return siege.firepower[number] + siege.defence[number], -number


def town(reading: Reading, campaign: Campaign, places: Sequence[int]) -> int:
    """The town nearest to the high point most in danger."""
    goal = max(campaign.high_points, key=lambda one: campaign.threat[one])
    return min(places, key=lambda place: (reading.siege.distance[place][goal], place))


def least_missed(reading: Reading, campaign: Campaign, options: Sequence[Option]) -> Option:
    """15.2  Who makes room for the White Cord: reserve battalions far from the objective."""
    siege = reading.siege

    def missed(option: Option) -> tuple[float, ...]:
        assert isinstance(option, opt.Withdraw)
        number = siege.number[option.unit]
        bit = 1 << number
        place = reading.state.place_of(number)
        return (
            not bit & siege.infantry,
            bool(reading.units(RUSSIA, place)),
            bool(bit & siege.regular),
            -campaign.approach[place],
            number,
        )

    return min(options, key=missed)


def shift(reading: Reading, campaign: Campaign, options: Sequence[Option]) -> Option:
    """15.3  Guns that do not reach the objective go where they do, the heaviest first."""
    siege = reading.siege
    goal = campaign.objective

    def gain(option: Option) -> tuple[float, ...]:
        if not isinstance(option, opt.Shift):
            return (0, 0, 0, 0)
        number = siege.number[option.unit]
        place, target = reading.state.place_of(number), PLACE_OF[option.area]
        reaches = siege.distance[target][goal] <= siege.range[number] and not siege.off_board >> target & 1
        reached = siege.distance[place][goal] <= siege.range[number] and not siege.off_board >> place & 1
        if not reaches or reached:
            return (-1, 0, 0, 0)
        return (1, siege.firepower[number], -exposure(siege, reading, target), -target)

    return max(options, key=gain)
