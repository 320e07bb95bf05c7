"""The commands a player may type instead of an order."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.text import Text

from honjin.cli.saves import remember_language
from honjin.cli.terminal.help import CLAIM, TAKE_BACK, command_words, help_lines, left_out, own_or
from honjin.cli.terminal.hints import follow, hint
from honjin.cli.terminal.jottings import note, notes
from honjin.cli.terminal.layout import wrapped
from honjin.cli.terminal.log import log_lines
from honjin.cli.terminal.odds import odds_lines
from honjin.cli.terminal.orders import NoSuchNumber, Orders
from honjin.cli.terminal.phrases import begins, plain, tokens_of
from honjin.cli.terminal.prompt import Left, confirmed, say, show
from honjin.cli.terminal.rules import chapter_lines, contents_lines
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.settling import skip, standing
from honjin.cli.terminal.together import together
from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.errors import UnknownChoice
from honjin.locale.text import LANGUAGES, Words

Command = Callable[[Session, Side, Decision, str], bool]
"""Does its work and says whether the screen must be drawn anew."""

LOG_LENGTH = 20


def find_command(words: Words, line: str, names: Iterable[str] = ()) -> tuple[str, str] | None:
    """The command a line begins with, in the player's language or in English, and the rest of the line.

    Those that are always there, unless others are named.
    """
    typed = line.casefold().split()
    for name in names or COMMANDS:
        for spelled in (name, *command_words(words, name)):
            parts = spelled.casefold().split()
            if typed[: len(parts)] == parts:
                return name, "".join(line.split(maxsplit=len(parts))[len(parts) :]).strip()
    return None


def run_command(session: Session, side: Side, decision: Decision, name: str, rest: str) -> bool:
    """Run a command by its name."""
    return COMMANDS[name](session, side, decision, rest)


def _say(session: Session, id: str, **facts: str | int) -> None:
    say(session.console, session.words.text(id, dict(facts)))


def _help(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    show(
        session.console,
        session.words,
        help_lines(
            session.words,
            session.console.width,
            on_paper=decision.form is not None,
            left_out=left_out(session.game),
        ),
    )
    return False


def _board(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    view = session.table.view(side)
    wide = session.console.width >= 80
    lines = session.board.chart(view) if wide else session.board.brief(view, session.console.width)
    open_now = [name for name, _ in session.table.match.crumbs(side)]
    show(session.console, session.words, [*lines, Text(session.board.scored_now(view, open_now), style="dim")])
    return False


def _goal(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    battle = session.game.scenario
    ids = ("goal", "goal-turn", "goal-know", f"goal-{side}", f"goal-{battle}-{side}", f"scenario-{battle}-history")
    paragraphs = [id for id in ids if session.words.has(id)] or ["t-no-goal"]
    width = min(session.console.width, 100)
    lines = [line for id in paragraphs for line in (*wrapped(Text(session.words.text(id)), width), Text(""))]
    show(session.console, session.words, lines[:-1])
    return False


def _pieces(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    view = session.table.view(side)
    if not rest:
        show(session.console, session.words, session.board.forces(view))
        return False
    wanted = tokens_of(rest)
    pieces = session.board.pieces()
    found = [id for id, name in pieces.items() if _names(wanted, name, id)]
    for id in found[:6]:
        show(session.console, session.words, session.board.card(view, id))
    if not found:
        _say(session, own_or(session.words, "missing-pieces", "t-missing-pieces"), name=rest)
    return False


def _names(wanted: tuple[str, ...], name: str, id: str) -> bool:
    known = (*plain(name).split(), *plain(id).split())
    return all(any(begins(token, word) for word in known) for token in wanted)


def _odds(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """The odds of the question, or of an order that is only thought of so far."""
    wishes: Sequence[Option] = ()
    if rest:
        wishes, _ = _read(session, decision, rest)
        if not wishes:
            return False
        for wish, found in zip(wishes, session.judged(side, wishes, in_turn=True), strict=False):
            if isinstance(found, Refusal):
                say(session.console, session.refusal_text(wish, found))
                return False
    tables = session.odds(side, wishes)
    if tables:
        show(session.console, session.words, odds_lines(session.words, tables))
    else:
        _say(session, "t-no-odds")
    return False


def _why(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Ask of any wish whether it is allowed, and if not, why; what is allowed may still be good for little."""
    if not rest:
        _say(session, own_or(session.words, "example-why", "t-example-why"))
        return False
    wishes, in_turn = _read(session, decision, rest)
    judged = session.judged(side, wishes[:8], in_turn=in_turn)
    numbers = session.numbers(decision)
    for wish, found in zip(wishes, judged, strict=False):
        if isinstance(found, Refusal):
            say(session.console, session.refusal_text(wish, found))
            continue
        if wish in numbers:
            _say(session, "t-allowed", what=session.option_text(wish), number=numbers[wish])
        else:
            _say(session, "t-allowed-then", what=session.option_text(wish))
        if found is not None and found.why:
            say(session.console, "  " + session.words.text(found.why, found.facts), "dim")
    if len(wishes) > 8:
        _say(session, "t-and-more", count=len(wishes) - 8)
    return False


def _read(session: Session, decision: Decision, line: str) -> tuple[Sequence[Option], bool]:
    """The options that a line means, and whether they are one order after the other; says so if it means none."""
    meaning = session.reader(decision).read(line)
    wishes: Sequence[Option] = getattr(meaning, "options", ())
    if isinstance(meaning, NoSuchNumber):
        _say(session, "t-no-such-number", number=meaning.number, last=session.last_number(decision))
    elif not wishes:
        _say(session, "t-not-understood", line=line)
    return wishes, isinstance(meaning, Orders)


def _undo(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Take back one answer, so many, or all of this part of the match: the set-up stands when a turn has begun."""
    times = int(rest) if rest.isdigit() else 1
    part = session.table.part(side) if _means_all(session, rest) else None
    taken = 0
    while taken < times if part is None else part == session.table.part_before(side):
        if not session.undo(side):
            break
        taken += 1
    if not taken:
        _say(session, "t-cannot-undo" if side in session.have_answered else "t-nothing-to-undo")
        if session.table.may_take_back(side):
            _say(session, "t-may-take-back", command=command_words(session.words, TAKE_BACK)[0])
        return False
    session.has_decided(side)
    session.notices.append(Text(session.words.text("t-undone", {"count": taken}), style="good"))
    return True


def _take_back(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Go further back than a side can alone. A machine agrees at once, as in the browser; a person is asked."""
    if session.table.may_undo(side):
        return _undo(session, side, decision, "")
    if not session.table.may_take_back(side):
        _say(session, "t-nothing-to-undo")
        return False
    other = session.consents(side)
    names = {"side": session.words.name("side", side), "other": session.words.name("side", other)}
    if other in session.humans and not confirmed(session.console, session.words, "t-take-back-question", **names):
        _say(session, "t-take-back-refused", **names)
        return False
    session.take_back(side)
    session.notices.append(Text(session.words.text("t-taken-back", names), style="good"))
    return True


def _means_all(session: Session, rest: str) -> bool:
    return plain(rest) in session.vocabulary.all


def _log(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    number = int(rest) if rest.isdigit() else LOG_LENGTH
    told = session.table.told(side)
    lines = log_lines(
        session.game, session.words, told if _means_all(session, rest) else told[-number:], session.console.width
    )
    show(session.console, session.words, lines or [Text(session.words.text("t-empty-log"))])
    return False


def _rules(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    try:
        if rest:
            lines = chapter_lines(session.console, session.game, session.words, rest)
        else:
            lines = contents_lines(session.game, session.words, session.console.width)
    except UnknownChoice:
        _say(session, "t-no-such-section", section=rest)
        return False
    show(session.console, session.words, lines)
    return False


def _save(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    if not rest:
        _say(session, "t-saved-always", path=str(session.opened.path))
        return False
    target = Path(rest).expanduser()
    try:
        if target.exists():
            raise FileExistsError
        shutil.copyfile(session.opened.path, target)
    except FileExistsError:
        _say(session, "t-file-exists", path=str(target))
    except OSError as error:
        _say(session, "t-not-saved", path=str(target), reason=error.strerror or str(error))
    else:
        _say(session, "t-saved-copy", path=str(target))
    return False


def _language(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    if not rest:
        names = [f"{id} {name}" for id, name in LANGUAGES.items()]
        _say(session, "t-languages", list=session.words.text("list-comma").join(names))
        return False
    try:
        session.speak(rest.casefold())
    except UnknownChoice as error:
        say(session.console, str(error))
        return False
    remember_language(rest.casefold())
    return True


def _resign(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    if not confirmed(session.console, session.words, "t-resign-question", name=session.words.name("side", side)):
        return False
    session.resign(side)
    return True


def _claim(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    if not session.table.may_claim(side):
        say(session.console, session.words.text("why-not-silent"))
        return False
    if not confirmed(session.console, session.words, "t-claim-question", name=session.words.name("side", side)):
        return False
    session.claim(side)
    return True


def _quit(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    raise Left


COMMANDS: dict[str, Command] = {
    "help": _help,
    "goal": _goal,
    "board": _board,
    "pieces": _pieces,
    "odds": _odds,
    "why": _why,
    "hint": hint,
    "follow": follow,
    "undo": _undo,
    TAKE_BACK: _take_back,
    "skip": skip,
    "standing": standing,
    "together": together,
    "log": _log,
    "note": note,
    "notes": notes,
    "rules": _rules,
    "save": _save,
    "language": _language,
    "resign": _resign,
    CLAIM: _claim,
    "quit": _quit,
}
