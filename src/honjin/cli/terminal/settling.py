"""What a player at the terminal does not want to be asked again: `skip` for a while, `standing` for all the rest."""

from __future__ import annotations

from rich.text import Text

from honjin.cli.saves import keep_draft
from honjin.cli.terminal.phrases import begins, plain, tokens_of
from honjin.cli.terminal.prompt import say, show
from honjin.cli.terminal.session import Session
from honjin.core.decision import Decision, Side
from honjin.umpire.settled import StandingAnswer


def skip(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Decline the question now, and all like it for the longest span that is offered."""
    brief = [offer for offer in session.table.settled.offers(side) if offer.span]
    if not brief:
        say(session.console, session.words.text("t-cannot-skip"))
        return False
    return _settle(session, side, brief[-1])


def standing(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """What can be settled and what has been, by number; a number or a name settles it, or takes it back."""
    settled = session.table.settled
    stands = settled.of(side)
    offers = [offer for offer in settled.offers(side) if offer not in stands]
    listed = [*offers, *stands]
    if not rest:
        show(session.console, session.words, _lines(session, offers, stands))
        return False
    found = _meant(session, listed, rest)
    if len(found) != 1:
        id = "t-settle-which" if found else "t-settle-none"
        say(session.console, session.words.text(id, {"line": rest}))
        return False
    [answer] = found
    if answer in offers:
        return _settle(session, side, answer)
    settled.drop(side, answer)
    keep_draft(session.opened, side)
    session.notices.append(_notice(session, "t-unsettled", answer))
    return True


def text_of(session: Session, answer: StandingAnswer) -> str:
    """A standing answer in words."""
    return session.words.settled(answer.ask, answer.do, answer.about, answer.span)


def _settle(session: Session, side: Side, answer: StandingAnswer) -> bool:
    session.table.settled.settle(side, answer)
    keep_draft(session.opened, side)
    session.notices.append(_notice(session, "t-settled-now", answer))
    session.has_decided(side)
    session.answers_by_itself(side)
    return True


def _notice(session: Session, id: str, answer: StandingAnswer) -> Text:
    return Text(session.words.text(id, {"what": text_of(session, answer)}), style="good")


def _lines(session: Session, offers: list[StandingAnswer], stands: list[StandingAnswer]) -> list[Text]:
    words = session.words
    lines, number = list[Text](), 0
    for title, answers in (("t-may-settle", offers), ("t-has-settled", stands)):
        if answers:
            lines.append(Text(words.text(title), style="label"))
        for answer in answers:
            number += 1
            lines.append(Text().append(f"{number:4}  ", style="number").append(text_of(session, answer)))
    return lines or [Text(words.text("t-nothing-settled"))]


def _meant(session: Session, listed: list[StandingAnswer], rest: str) -> list[StandingAnswer]:
    """By its number, or by the beginnings of words in it."""
    if rest.isdigit():
        return listed[int(rest) - 1 : int(rest)] if int(rest) else []
    wanted = tokens_of(rest)
    return [one for one in listed if _has(tuple(plain(text_of(session, one)).split()), wanted)]


def _has(words: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    return bool(wanted) and all(any(begins(token, word) for word in words) for token in wanted)
