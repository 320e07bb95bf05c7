"""The board of a battle: where its hexes lie, what each is made of, the names on its map, the key, the title."""

from __future__ import annotations

import json
from typing import Any

from charts.common import SOURCE
from charts.field.battlefield import Battlefield
from charts.field.names import Label, Names
from charts.field.samples import samples
from charts.field.water import Waters
from honjin.games.ran.battle_checks import LEGEND
from honjin.games.ran.pack import Army, Scenario
from honjin.locale.text import LANGUAGES, Words

FOLDER = SOURCE / "games" / "ran" / "board"
USUAL = 34
"""A map with so many columns has margins and letters of the usual size; on a wider one they grow."""
LEFT, TOP, BOTTOM = 100, 176, 124
DARKEN = 0.66
"""The body of the darker army: so much of its clan's colour."""
KEY_STEP = 250
"""From one sample of the key to the next, at most."""
KEY_ROOM = 130
"""How wide its name may be."""
KEY_NAME = (78, 32)
"""From a sample to its name."""
NORTH = (850, 96)
"""The needle, from the right and from the top: the corner belongs to the buttons of the client."""
GROUNDS = ("woods", "paddy", "village", "rough", "marsh", "castle", "water")
BORDERS = ("stream", "river", "ford", "bridge", "palisade")


def common() -> dict[str, Any]:
    """What the boards of all battles share."""
    found: dict[str, Any] = json.loads((FOLDER / "common.json").read_text(encoding="utf-8"))
    return found


class BoardMaker:
    """Makes `board.json` of one battle, and what its chart has to know beside it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.unit = max(1.0, scenario.columns / USUAL)
        self.common = common()
        size = self.common["grid"]["size"]
        self.pitch = size * 3**0.5
        left, top = round(LEFT * self.unit), round(TOP * self.unit)
        width = 1.5 * size * (scenario.columns - 1) + 2 * size
        height = round(self.pitch * (scenario.rows + 0.5), 1)
        self.neat_line = [left, top, width, height]
        self.canvas = [round(2 * left + width), round(top + height + BOTTOM * self.unit)]
        self.grid = {
            **self.common["grid"],
            "columns": scenario.columns,
            "rows": scenario.rows,
            "origin": [left + size, round(top + self.pitch / 2, 2)],
            "ground": {
                "rows": list(scenario.terrain),
                "words": {
                    sign: f"terrain-{kind}"
                    for sign, kind in LEGEND.items()
                    if any(sign in row for row in scenario.terrain)
                },
            },
            "heights": list(scenario.heights),
        }
        self.field = Battlefield(scenario, self.grid, self.neat_line)
        self._words = {language: Words(language, also=("board",)) for language in LANGUAGES}

    # ---- names -------------------------------------------------------------------------------------------------------

    def labels(self, waters: Waters) -> list[Label]:
        """The names of the map's places, each where it stands."""
        ranks = json.loads((FOLDER / "places.json").read_text(encoding="utf-8"))[self.scenario.id]

        def in_water(point: tuple[float, float]) -> bool:
            return waters.seas is not None and waters.seas.depth(point) > 0.1

        labels = []
        for place in self.scenario.places:
            text = f"board-ran-{self.scenario.id}-{place.id}"
            said = {language: words.text(text) for language, words in self._words.items()}
            others = [name for language, name in said.items() if language != "ja"]
            rank = ranks[place.id]
            names = {"text": text, "kanji": said["ja"], "latin": said["en"], "rank": rank}
            labels.append(Label(place.hex, rank, said["ja"], others, names))
        Names(self.field, self.unit, in_water).place(labels)
        return labels

    def places(self, labels: list[Label]) -> list[dict[str, Any]]:
        """The names as the client writes them."""
        names = Names(self.field, self.unit, lambda _: False)
        return [
            {
                **label.data,
                "at": [round(label.box[0] + label.box[2] / 2), round(label.box[1] + label.box[3] / 2)],
                "room": round(label.box[2]),
                "sizes": list(names.sizes(label.rank)),
            }
            for label in labels
        ]

    # ---- the margin --------------------------------------------------------------------------------------------------

    def key(self) -> dict[str, list[float]]:
        """What the key shows, and where each sample stands: only what lies on this map."""
        kinds = set(self.field.ground.values())
        shown = [kind for kind in GROUNDS if kind in kinds]
        shown += [kind for kind in BORDERS if self.field.listed.get(kind)]
        shown += ["road"] if self.scenario.roads else []
        shown += ["heights"] if self.field.highest else []
        width = self.canvas[0] / self.unit
        step = min(KEY_STEP, (width - 2 * LEFT) / len(shown))
        x, y = (width - step * len(shown)) / 2, self.canvas[1] / self.unit - 92
        return {
            what: [round((x + step * place) * self.unit, 1), round(y * self.unit, 1)]
            for place, what in enumerate(shown)
        }

    def side(self, army: Army) -> dict[str, str]:
        """How an army looks: the one whose colour is darker has counters of that colour, the other light ones."""
        darker = min(self.scenario.armies, key=lambda other: brightness(other.colour))
        look = {"look": "light", "mark": f"mon-{army.id}", "clan": army.colour}
        if army is darker:
            parts = (round(int(army.colour[at : at + 2], 16) * DARKEN) for at in (1, 3, 5))
            look |= {"look": "dark", "body": "#" + "".join(f"{part:02x}" for part in parts)}
        return look

    def cartouche(self) -> dict[str, Any]:
        """The title at the left, the standards of the armies at the right."""
        unit, title = self.unit, f"board-ran-{self.scenario.id}"
        right = self.canvas[0] / unit - 470
        return {
            "look": "screen",
            "kanji": self._words["ja"].text(title),
            "latin": self._words["en"].text(title),
            "title": title,
            "lines": [f"{title}-day"],
            "unit": round(unit, 3),
            "standards": [
                {"side": army.id, "at": [round(right - 290 * place), 50]}
                for place, army in ((1, self.scenario.armies[0]), (0, self.scenario.armies[1]))
            ],
        }

    # ---- the two files -----------------------------------------------------------------------------------------------

    def chart(self, labels: list[Label]) -> dict[str, Any]:
        """What the chart has to know beside the battle."""
        temples = [label.hex for label in labels if label.rank == "temple"]
        return {
            "neat_line": self.neat_line,
            "unit": self.unit,
            "key": self.key(),
            "north": [self.canvas[0] - NORTH[0] * self.unit, NORTH[1] * self.unit],
            "temples": temples,
            "names": [list(label.box) for label in labels],
        }

    def board(self, labels: list[Label]) -> dict[str, Any]:
        """What the client has to know."""
        unit = self.unit
        scale = 500 / 2 / 91.44 * self.pitch
        sides = {army.id: self.side(army) for army in self.scenario.armies}
        zones = [{"mark": f"zone-{id}", "look": side["look"]} for id, side in sides.items()]
        return {
            **self.common,
            "table": {**self.common["table"], "key": samples(self.scenario.id)},
            "shades": [*zones, {"mark": "command"}, {"mark": "arc"}],
            "canvas": self.canvas,
            "frame": [round(side) for side in self.neat_line],
            "grid": self.grid,
            "sides": sides,
            "places": self.places(labels),
            "cartouche": self.cartouche(),
            "legend": {
                "unit": round(unit, 3),
                "room": round(KEY_ROOM * unit),
                "items": [
                    {"text": key_text(what), "name": [round(x + KEY_NAME[0] * unit), round(y + KEY_NAME[1] * unit)]}
                    for what, (x, y) in self.key().items()
                ],
            },
            "scale_bar": {
                "at": [round(self.canvas[0] / 2 - 60 * unit), round(132 * unit)],
                "step": round(scale),
                "labels": ["0", "250", "500 m"],
                "unit": round(unit, 3),
            },
        }


def key_text(what: str) -> str:
    """The message that names a sample of the key."""
    kind = "terrain" if what in GROUNDS else "hexside" if what in BORDERS else "board-legend"
    return f"{kind}-{what}"


def brightness(colour: str) -> float:
    """How light a colour is to the eye."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


def written_out(board: dict[str, Any]) -> str:
    """A board as text: a line for each of its parts, so that changes can be read."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in board.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
