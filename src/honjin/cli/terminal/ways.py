"""Ways on a form: the shortest from one place to another, and how far each place is."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.form import Form, Trail


def way_on(form: Form, trail: Trail, way: Sequence[str], place: str) -> tuple[str, ...]:
    """The way led on to a place by as few steps as can be; by one step where no way leads there."""
    before: dict[str, str] = {way[-1]: ""}
    ahead = [way[-1]]
    while ahead and place not in before:
        found: dict[str, str] = {}
        for here in ahead:
            for step in _beside(form, trail, here):
                if step not in before:
                    found.setdefault(step, here)
        before |= found
        ahead = list(found)
    if place not in before or place == way[-1]:
        return (*way, place)
    steps = [place]
    while before[steps[-1]] != way[-1]:
        steps.append(before[steps[-1]])
    return (*way, *reversed(steps))


def farthest(form: Form, trail: Trail, way: Sequence[str]) -> str:
    """The place on the way that is farthest from its start, the first of several; its start is left out."""
    far = {trail.start: 0}
    ahead = [trail.start]
    while ahead:
        found = {step: far[here] + 1 for here in ahead for step in _beside(form, trail, here) if step not in far}
        far |= found
        ahead = list(found)
    return max(way[1:], key=lambda place: far.get(place, 0))


def _beside(form: Form, trail: Trail, place: str) -> list[str]:
    return [step for step in form.steps(Trail(place, 1), (place,)) if step not in trail.closed]
