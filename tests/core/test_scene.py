"""Scenes as they go over the line: what is usual is left out, and what has become so again is taken away."""

from __future__ import annotations

import msgspec

from honjin.core.scene import Counter, Pile, Scene, patch_of

PLAIN = Counter("hex-H6/us", "us", "hull-cv", {})


def test_a_counter_says_only_what_is_not_usual() -> None:
    assert msgspec.to_builtins(PLAIN) == {"slot": "hex-H6/us", "side": "us", "art": "hull-cv", "values": {}}
    turned = msgspec.structs.replace(PLAIN, facing=0, course=("hex-H6", "hex-H5"), marks=("raid",), seen=4)
    told = msgspec.to_builtins(turned)
    assert {name: told[name] for name in ("facing", "course", "marks", "seen")} == {
        "facing": 0,
        "course": ("hex-H6", "hex-H5"),
        "marks": ("raid",),
        "seen": 4,
    }


def test_what_a_counter_loses_is_taken_away_by_name() -> None:
    plotted = msgspec.structs.replace(PLAIN, course=("hex-H6", "hex-H5"), marks=("raid",))
    before, after = (Scene({"ship-hornet": one}, {}, {}, {}) for one in (plotted, PLAIN))
    patch = patch_of(before, after)["counters"]["ship-hornet"]
    assert patch["course"] is None
    assert patch["marks"] is None


def test_a_pile_and_a_turn_that_change() -> None:
    before = Scene({}, {"hex-H6/us": Pile("us", "hex-H6", (), lettering=("TF 16",))}, {}, {}, turn=3)
    after = Scene({}, {"hex-H6/us": Pile("us", "hex-H6", ())}, {}, {}, turn=4)
    patch = patch_of(before, after)
    assert patch["turn"] == 4
    assert patch["piles"]["hex-H6/us"]["lettering"] is None
    assert patch_of(after, after) == {}
