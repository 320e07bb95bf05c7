"""Several pieces do the same at the terminal: `together ahead 2`, or with the names of some."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from honjin.cli.terminal.phrases import begins, plain, tokens_of
from honjin.cli.terminal.prompt import say
from honjin.cli.terminal.session import Session
from honjin.core.decision import Decision, Side
from honjin.core.drill import Drill
from honjin.core.errors import IllegalAnswer
from honjin.locale.text import Words
from honjin.umpire.drilling import Drilling, drillable, drilled

_COMMAS = re.compile(r"[,、，]")


def together(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Have some or all of those who can do the same; the report is shown with the next question."""
    drill, things = session.game.drill, drillable(session.table, side)
    if drill is None or not things:
        say(session.console, session.words.text("t-together-nobody"))
        return False
    meant = _meant(session, drill, things, rest)
    if meant is None:
        ways = session.words.text("list-comma").join(_way(session.words, way) for way in drill.ways)
        say(session.console, session.words.text("t-together-how", {"ways": ways}))
        return False
    try:
        drilling = drilled(session.table, session.setting, side, *meant)
    except IllegalAnswer as error:
        say(session.console, session.words.text(f"why-{error.refusal.why}", error.refusal.facts), "bad")
        return False
    session.has_decided(side)
    session.drilling = drilling
    return True


def goes_on(session: Session) -> bool:
    """Go on with a drill whose side is asked; False if there is none."""
    drilling = session.drilling
    if drilling is None or not drilling.is_due():
        return False
    session.uninterrupted(drilling.go_on)
    if not drilling.waits:
        session.drilling = None
        session.notices += report(session.words, drilling)
    return True


def _meant(session: Session, drill: Drill, things: Sequence[str], line: str) -> tuple[list[str], str, int] | None:
    """Who, in which way, how many steps: the longest beginning of the line that names a way, a number, names."""
    tokens = line.split()
    for length in range(len(tokens), 0, -1):
        ways = [way for way in drill.ways if _names(_way(session.words, way), " ".join(tokens[:length]))]
        exact = [way for way in ways if plain(_way(session.words, way)) == plain(" ".join(tokens[:length]))]
        found = exact or ways
        if len(found) == 1:
            return _who(session, drill, things, found[0], tokens[length:])
    return None


def _who(
    session: Session, drill: Drill, things: Sequence[str], way: str, left: list[str]
) -> tuple[list[str], str, int] | None:
    steps = int(left.pop(0)) if left and left[0].isdigit() else drill.ways[way]
    wanted = [name for name in _COMMAS.split(" ".join(left)) if name.strip()]
    if not wanted:
        return list(things), way, steps
    found = [[thing for thing in things if _names(_name(session.words, thing), name)] for name in wanted]
    return ([thing for named in found for thing in named], way, steps) if all(found) else None


def _names(text: str, line: str) -> bool:
    """Whether each word of the line begins a word of the text."""
    known, wanted = plain(text).split(), tokens_of(line)
    return bool(wanted) and all(any(begins(token, word) for word in known) for token in wanted)


def _way(words: Words, way: str) -> str:
    return words.text(f"drill-{way}")


def _name(words: Words, thing: str) -> str:
    return words.name(*thing.split("-", 1))


def report(words: Words, drilling: Drilling) -> list[Text]:
    """Who has not done all of it and why; in one line, if everybody has."""
    lines = []
    for one in drilling.marched:
        facts = {"thing": _name(words, one.thing), "steps": one.steps, "of": one.of}
        if one.refusal is not None:
            why = words.text(f"why-{one.refusal.why}", one.refusal.facts)
            lines.append(Text(words.text("drill-refused", {**facts, "why": why})))
        elif one.steps < one.of:
            lines.append(Text(words.text("drill-stopped", facts)))
    if drilling.dropped:
        names = words.list_of([_name(words, thing) for thing in drilling.dropped])
        lines.append(Text(words.text("drill-dropped", {"things": names}), style="bad"))
    return lines or [Text(words.text("drill-done"), style="good")]
