"""Hints at the terminal: the whole action a sensible player would take, and why; `follow` takes it."""

from __future__ import annotations

from rich.text import Text

from honjin.ai.advice import Advice, advise
from honjin.ai.player import SCRIPT, make_player
from honjin.cli.terminal.layout import wrapped
from honjin.cli.terminal.prompt import say
from honjin.cli.terminal.session import Session
from honjin.core.decision import Decision, Side
from honjin.core.imagine import outlook_of

MOST = 8
"""So many answers of an action are told; a fleet that puts to sea has more."""


def advised(session: Session, side: Side, decision: Decision) -> Advice | None:
    """What the script would do in the place of a side; None, and a word about it, in a game without one."""
    if session.game.wits.script is None:
        say(session.console, session.words.text("t-no-hint"))
        return None
    mind = make_player(SCRIPT, session.game, session.setting, side, "hint")
    return advise(session.game, session.setting, mind, decision, outlook_of(session.table.match, side))


def hint(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Tell it."""
    advice = advised(session, side, decision)
    if advice is None:
        return False
    words, first = session.words, advice.options[0]
    facts = {"what": session.option_text(first), "number": session.numbers(decision)[first]}
    say(session.console, words.text("t-hint", facts))
    for option in advice.options[1:MOST]:
        say(session.console, f"  {words.text('t-hint-then', {'what': session.option_text(option)})}")
    if len(advice.options) > MOST:
        say(session.console, f"  {words.text('t-and-more', {'count': len(advice.options) - MOST})}")
    for line in because(session, advice):
        session.console.print(line)
    if len(advice.options) > 1:
        say(session.console, words.text("t-hint-follow"), "dim")
    return False


def because(session: Session, advice: Advice) -> list[Text]:
    """What speaks for it; nothing where it speaks for itself."""
    if advice.reason is None:
        return []
    text = session.words.text(advice.reason.id, advice.reason.facts)
    return wrapped(Text(text, style="dim"), min(session.console.width, 100))


def follow(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Give the answers of the hint, as far as nothing comes in between."""
    advice = advised(session, side, decision)
    if advice is None:
        return False
    session.has_decided(side)
    table = session.table
    for at, option in enumerate(advice.options):
        goes_on = table.may_undo(side) and table.decision_of(side) is not None
        if at and not (goes_on and table.why_not(side, option) is None):
            break
        session.answer(side, option)
    return True
