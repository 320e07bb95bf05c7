"""Small things that stand on a field: trees, houses, rocks, reeds, towers. Each about its foot, drawn by its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from charts.common import Colours

STAMPS = {
    "pine": (
        '<path fill="{trunk}" d="M-2 1 -1.4-9h2.8L2 1z"/>'
        '<path fill="{tree}" stroke="{tree-ink}" stroke-width="1.2" d="M-14-6c-4-4 1-9 5-7 1-5 9-6 12-2 4-3 10 '
        "0 9 4 5 1 4 7 0 8"
        '-8 2-20 2-26-3z"/>'
        '<path fill="{tree-light}" stroke="{tree-ink}" stroke-width="1.2" d="M-9-14c-4-4 1-8 4-7 2-5 10-5 11 0 '
        '4-1 6 5 2 7-5 3-13 3-17 0z"/>'
        '<path fill="none" stroke="{tree-glint}" stroke-width="1.2" d="M-9-7q4 3 8 0m3 1q4 2 7-1M-5-16q4 3 8-1"/>'
    ),
    "oak": (
        '<path fill="{trunk}" d="M-1.8 1-1-7h2.4L2 1z"/>'
        '<path fill="{tree-light}" stroke="{tree-ink}" stroke-width="1.2" d="M-11-6c-6-4-2-12 3-11 2-6 12-6 13 '
        '1 6 0 7 8 2 11-5 3-14 3-18-1z"/>'
        '<path fill="none" stroke="{tree-glint}" stroke-width="1.3" d="M-7-9q2-5 6-4m3 0q4-2 5 2"/>'
    ),
    "house": (
        '<path fill="{wall}" stroke="{ink}" stroke-width="1.1" d="M-9-7H9V0H-9z"/><path fill="{trunk}" '
        'd="M-2-5h5v5h-5z"/>'
        '<path fill="{thatch}" stroke="{ink}" stroke-width="1.3" stroke-linejoin="round" '
        'd="M-13-6Q-8-11-7-17H7Q8-11 13-6z"/>'
        '<path fill="none" stroke="{ink}" stroke-width="3" d="M-8-17H8"/>'
        '<path fill="none" stroke="{road-dot}" stroke-width="1.1" d="M-8-9h5m2-3h6m-1 4h5"/>'
    ),
    "rock": (
        '<path fill="{rock}" stroke="{ink}" stroke-width="1.3" stroke-linejoin="round" d="M-14 0l5-10 5-4 5 9 '
        '5-5 8 10z"/>'
        '<path fill="none" stroke="{ink}" stroke-width="1.1" opacity=".7" d="M-9-10l2 7m3-11 2 10m8-6 1 5"/>'
    ),
    "reed": '<path fill="none" stroke="{reed}" stroke-width="1.8" d="M-4 1q0-7-4-12M0 1v-16M4 1q0-8 5-13"/>',
    "tuft": '<path d="M0 0q-2-6-6-9M0 0q0-6 1-12M0 0q2-5 7-8"/>',
    "keep": (
        '<path fill="{stone}" stroke="{ink}" stroke-width="1.5" d="M-23 0l4-13h38l4 13z"/>'
        '<path fill="none" stroke="{ink}" stroke-width="1" opacity=".6" d="M-19-4h12m5 0h13M8-9H-3m-6 0h-8"/>'
        '<path fill="{plaster}" stroke="{ink}" stroke-width="1.3" d="M-15-13v-10h30v10zM-10-30v-9h20v9z"/>'
        '<path fill="none" stroke="{ink}" stroke-width="2.6" d="M-10-18h4m4 0h4m4 0h4M-5-35h3m4 0h3"/>'
        '<path fill="{roof}" stroke="{ink}" stroke-width="1.4" stroke-linejoin="round" d="M-25-20q8-3 '
        "11-11h28q3 8 11 11-25-4-50 0z"
        'M-18-37q7-3 10-12H8q3 9 10 12-18-4-36 0z"/>'
        '<path fill="none" stroke="{gold-1}" stroke-width="2.2" d="M-11-53l3 4H8l3-4"/>'
    ),
    "turret": (
        '<path fill="{stone}" stroke="{ink}" stroke-width="1.2" d="M-11 0l2-7H9l2 7z"/>'
        '<path fill="{plaster}" stroke="{ink}" stroke-width="1.2" d="M-8-7v-9H8v9z"/>'
        '<path fill="none" stroke="{ink}" stroke-width="2.2" d="M-4-11h3m3 0h3"/>'
        '<path fill="{roof}" stroke="{ink}" stroke-width="1.3" stroke-linejoin="round" d="M-14-14q6-3 7-10H7q1 '
        '7 7 10-14-3-28 0z"/>'
    ),
    "pagoda": (
        '<path fill="{stone}" stroke="{ink}" stroke-width="1.2" d="M-18 0v-5h36v5z"/>'
        '<path fill="{rail}" stroke="{ink}" stroke-width="1.2" '
        'd="M-12-5v-11h24v11zM-10-22v-10h20v10zM-8-38v-9H8v9z"/>'
        '<path fill="{ink}" d="M-4-5v-8h8v8z"/>'
        '<path fill="{roof}" stroke="{ink}" stroke-width="1.3" stroke-linejoin="round" d="M-24-13q10-4 '
        "13-10h22q3 6 13 10-24-5-48 0z"
        'M-21-30q9-3 12-9H9q3 6 12 9-21-4-42 0zM-18-45q8-3 14-11h8q6 8 14 11-18-4-36 0z"/>'
        '<path fill="none" stroke="{gold-1}" stroke-width="2" d="M0-56v-17m-3 13h6m-6-4h6m-5-4h4"/>'
    ),
    "gate": (
        '<path fill="{trunk}" d="M-17 0v-27h34V0z"/>'
        '<path fill="none" stroke="{plank}" stroke-width="2" d="M-16 0v-26m8 26v-26M0 0v-26M8 0v-26m8 '
        '26v-26M-17-17h34m-34 9h34"/>'
        '<path fill="{thatch}" stroke="{ink}" stroke-width="1.5" d="M-24 2v-32h7V2zM17 2v-32h7V2z"/>'
        '<path fill="{roof}" stroke="{ink}" stroke-width="1.6" stroke-linejoin="round" d="M-30-28q9-4 '
        '11-15h38q2 11 11 15-30-6-60 0z"/>'
        '<path fill="none" stroke="{ink}" stroke-width="3.6" d="M-20-44h40"/>'
    ),
    "stake": (
        '<path fill="{plank}" stroke="{ink}" stroke-width="1.3" stroke-linejoin="round" d="M-3.4 4v-19L0-22l3.4 '
        '7V4z"/>'
        '<path fill="none" stroke="{thatch}" stroke-width="1.4" d="M1.2 3v-18"/>'
    ),
    "boat": (
        '<path fill="{thatch}" stroke="{ink}" stroke-width="1.5" d="M-30-9h56l6-7q0 12-10 16h-44q-7-2-8-9z"/>'
        '<path fill="none" stroke="{ink}" stroke-width="2" d="M0-9v-40"/>'
        '<path fill="{plaster}" stroke="{ink}" stroke-width="1.4" d="M-15-46h30q5 15 0 30h-30q6-15 0-30z"/>'
        '<path fill="none" stroke="{road-dot}" stroke-width="1.2" d="M-5-46q5 15 0 30M5-46q5 15 0 30"/>'
        '<path fill="none" stroke="{foam}" stroke-width="2" d="M-34 3q6-5 12 0t12 0 12 0 12 0 12 0"/>'
    ),
    "bridge": (
        '<path fill="{plank}" stroke="{ink}" stroke-width="2.2" d="M-34-12q34-6 68 0v24q-34 6-68 0z"/>'
        '<path fill="none" stroke="{trunk}" stroke-width="1.6" '
        'd="M-27-13v26m7-27v28m7-29v30m7-30v30m6-30v30m7-30v30m7-30v30m7-29v28m7-28v28'
        'm6-27v26"/>'
        '<path fill="none" stroke="{ink}" stroke-width="5.6" d="M-36-13q36-6 72 0m-72 26q36 6 72 0"/>'
        '<path fill="none" stroke="{rail}" stroke-width="3.6" d="M-36-13q36-6 72 0m-72 26q36 6 72 0"/>'
    ),
}


def stamps(names: Iterable[str], colours: Colours) -> Iterator[str]:
    """Things to be drawn by their names."""
    own = {token.removeprefix("fd-"): colour for token, colour in colours.items() if token.startswith("fd-")}
    for name in names:
        yield f'<g id="{name}">{STAMPS[name].format_map(own)}</g>'


def stamped(name: str, x: float, y: float) -> str:
    """One of them at its place."""
    return f'<use href="#{name}" x="{x:.0f}" y="{y:.0f}"/>'


def scaled(name: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """One of them at its place in another size, and turned."""
    turned = f"rotate({turn:.0f})" if turn else ""
    return f'<use href="#{name}" transform="translate({x:.0f} {y:.0f}){turned}scale({size:g})"/>'
