"""Scenes for a board of hexes, as a game would make them: Midway as each side sees it, and as many hexes as RAN has."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.scene import Counter, Marker, Pile, Scene

STORM = tuple(
    f"{column}{row}" for column, last in zip("ABCDEF", (5, 5, 5, 4, 4, 3), strict=True) for row in range(1, last + 1)
)
ISLANDS = ("H6", "G6", "I7", "J8", "L8", "N9")


class Chart:
    """A scene in the making."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.counters: dict[str, Counter] = {}
        self.piles: dict[str, Pile] = {}
        self.markers = {"turn": Marker(f"turn-{turn}", "turn")}
        self.marks: dict[str, str] = {f"turn-{past}": "past" for past in range(1, turn)}

    def mark(self, name: str, *hexes: str) -> None:
        """Put a mark on some hexes."""
        for hex in hexes:
            self.marks[f"hex-{hex}"] = f"{self.marks.get(f'hex-{hex}', '')} {name}".strip()

    def force(self, hex: str, side: str, classes: str, *, name: str = "", seen: int = 0, slot: str = "") -> None:
        """Ships of some classes in a hex, such as `2 CV 6 CA`."""
        numbers = classes.split()
        ids = []
        for count, kind in zip(numbers[::2], numbers[1::2], strict=True):
            for _ in range(int(count)):
                id = f"ship-{side}_{len(self.counters) + 1}"
                ids.append(id)
                self.counters[id] = Counter(
                    f"hex-{hex}/{slot or side}",
                    side,
                    f"hull-{kind.lower()}",
                    {},
                    seen=seen,
                    lettering=(f"No. {len(ids)}",),
                )
        self.piles[f"hex-{hex}/{slot or side}"] = Pile(
            side, f"hex-{hex}", tuple(ids), lettering=(name,) if name else ()
        )

    def squadron(self, name: str, kind: str, model: str, side: str, slot: str, **more: Any) -> None:
        """Aircraft, on a deck or in the air."""
        values = {"aircraft": 6, "full": 6, **more.pop("values", {})}
        self.counters[f"squadron-{name}"] = Counter(
            slot, side, f"plane-{kind}", values, lettering=(name.upper(), model), **more
        )

    def scene(self) -> Scene:
        """What a board is given."""
        return Scene(self.counters, self.piles, self.markers, self.marks, turn=self.turn)


def course(*hexes: str) -> tuple[str, ...]:
    return tuple(f"hex-{hex}" for hex in hexes)


def of_the_us() -> Scene:
    """The chart of the United States by day: contacts new and old, searches and a raid under way."""
    chart = Chart(9)
    north = ("H6", "H5", "H4", "H3", "I3", "I4", "I5", "I6", "H6")
    west = ("H6", "G6", "G5", "F4", "E5", "E6", "E7", "F6", "G7", "H6")
    south = ("H6", "G7", "F7", "E8", "D8", "D9", "E10", "F9", "G9", "H8", "H7", "H6")
    raid = ("J4", "I4", "H4", "G4", "H4", "I4", "J4")
    searched = dict.fromkeys((*north, *west, *south, *ISLANDS, "K4", "J4", "G4", "F6", "G5", "F7", "L5"))
    chart.mark("searched", *(hex for hex in searched if hex not in STORM))
    chart.mark("storm", *STORM)
    chart.mark("target", "G4")
    chart.mark("held-us", "H6", "L8")
    chart.force("J4", "us", "2 CV 5 CA 1 CL 9 DD", name="TF 16")
    chart.force("K4", "us", "1 CV 2 CA 6 DD", name="TF 17")
    for hex, boats in (("F6", 4), ("G5", 4), ("F7", 4), ("L5", 3)):
        chart.force(hex, "us", f"{boats} SS", slot="us_boats")
    chart.force("G4", "japan", "4 CV 2 BB", name="contact A", seen=9)
    chart.force("C9", "japan", "8 TT 11 DD", name="contact B", seen=8)
    chart.counters["contact-3"] = Counter(
        "hex-B7/japan", "japan", "hull-group", {}, lettering=("contact C", "large-group"), seen=6
    )
    for name, way, place, facing in (
        ("pby_1", north, "I3", 4),
        ("pby_2", west, "E6", 6),
        ("pby_3", south, "E8", 8),
    ):
        chart.squadron(
            name, "rc", "PBY", "us", f"hex-{place}/us_air", course=course(*way), facing=facing,
            marks=("mission", "search"), values={"aircraft": 1, "full": 1},
        )  # fmt: skip
    for name, kind, model in (("vb-6", "db", "SBD"), ("vs-6", "db", "SBD"), ("vt-6", "tb", "TBD-1")):
        chart.squadron(
            name, kind, model, "us", "hex-J4/us_air", course=course(*raid), facing=8, marks=("mission", "raid")
        )
    return chart.scene()


def of_japan() -> Scene:
    """The chart of Japan by night: forces in and out of the storm, two old contacts, one ship hurt."""
    chart = Chart(7)
    chart.marks["sky"] = "night"
    chart.mark("storm", *STORM)
    chart.mark("searched", "C9", "C7", "A7")
    chart.mark("held-us", "H6")
    chart.force("E4", "japan", "4 CV 2 BB 2 CA 1 CL 11 DD", name="Nagumo")
    chart.force("C9", "japan", "8 TT 1 CL 10 DD", name="Tanaka")
    chart.force("C7", "japan", "4 CA 2 DD", name="Kurita")
    chart.force("A7", "japan", "1 CVL 2 BB", name="Kondo")
    chart.force("F8", "japan", "1 SS", slot="japan_boats")
    chart.force("K5", "us", "2 CV 5 CA", name="contact A", seen=4)
    chart.force("L7", "us", "1 BB", name="contact B", seen=6)
    chart.counters["ship-yamato"] = Counter("hex-B5/japan", "japan", "hull-bb", {}, damaged=True, marks=("machinery",))
    chart.counters["ship-hosho"] = Counter(
        "hex-D7/japan", "japan", "hull-cvl", {}, ordered="hex-D8/japan", course=course("D7", "D8")
    )
    chart.counters["ship-chiyoda"] = Counter("turn-8/arrivals", "japan", "hull-tt", {})
    return chart.scene()


def both_in_a_hex() -> Scene:
    """Where both sides meet over Midway, ashore and afloat."""
    chart = Chart(14)
    chart.mark("searched", *ISLANDS)
    chart.force("H6", "us", "1 CA 3 DD", name="TF 17")
    chart.force("H6", "japan", "2 BB 4 CA", name="Kondo")
    chart.force("H6", "us", "2 SS", slot="us_boats")
    for number in (1, 2):
        chart.counters[f"battalion-us_{number}"] = Counter("hex-H6/us_troops", "us", "troops-ts", {})
        chart.counters[f"battalion-japan_{number}"] = Counter("hex-H6/japan_troops", "japan", "troops-ts", {})
    chart.squadron("vf_3", "fg", "F4F-4", "us", "hex-H6/us_air", facing=0, marks=("mission", "cover"))
    chart.squadron("akagi_1", "fg", "A6M2", "japan", "hex-H6/japan_air", facing=2, marks=("mission", "raid"))
    chart.mark("range-3", "H6")
    return chart.scene()


def of_contingents() -> Scene:
    """Two armies of RAN face to face: every kind of unit, in every state."""
    counters: dict[str, Counter] = {}

    def stand(hex: str, side: str, kind: str, crest: int, **more: Any) -> None:
        values = {"tq": 6, "ma": 4, "crest": crest, **more.pop("values", {})}
        number = str(crest % 5 + 1)
        counters[f"unit-{hex}"] = Counter(f"hex-{hex}/unit", side, f"ran-{kind}", values, lettering=(number,), **more)

    for row, kind in enumerate(("as", "as-t", "as-b", "si", "si-b", "kb", "kb-b"), 3):
        stand(f"05{row:02}", "date", kind, row, facing=3)
        stand(f"08{row:02}", "ashina", kind, row + 5, facing=9)
    stand("0305", "date", "as", 1, facing=1, values={"hits": 3})
    stand("0307", "date", "si", 2, facing=5, damaged=True, values={"hits": 1})
    stand("1005", "ashina", "as-t", 12, facing=7, marks=("fired",))
    stand("1007", "ashina", "kb", 13, facing=11, marks=("hatamoto",))
    for hex, side, crest, marks in (
        ("0305", "date", 1, ()),
        ("0307", "date", 2, ("finished",)),
        ("0308", "date", 0, ("chief",)),
    ):
        counters[f"busho-{hex}"] = Counter(
            f"hex-{hex}/leader", side, "banner-busho", {"crest": crest, "momentum": 5}, marks=marks
        )
    counters["honjin-date"] = Counter("hex-0308/unit", "date", "camp-honjin", {"tq": 6})
    blade = {"range": 4, "combat": 5, "endurance": 4}
    counters["samurai-1"] = Counter("hex-1003/unit", "ashina", "blade-samurai", blade)
    return Scene(counters, {}, {}, {f"hex-{hex}": "reach" for hex in ("0304", "0305", "0404", "0405", "0406")})


def plain(scene: Scene) -> dict[str, Any]:
    """As it comes over the line."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene))
    return told
