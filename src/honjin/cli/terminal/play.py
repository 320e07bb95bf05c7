"""The loop of a match: computers answer at once, people are shown the screen and asked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from honjin.cli.terminal import together
from honjin.cli.terminal.commands import COMMANDS, find_command, run_command
from honjin.cli.terminal.ending import ending_lines
from honjin.cli.terminal.help import command_words
from honjin.cli.terminal.lesson import lesson_notices
from honjin.cli.terminal.listing import sentence
from honjin.cli.terminal.orders import Nonsense, NoSuchNumber, Orders, Reader, Several, Wish
from honjin.cli.terminal.page import draw
from honjin.cli.terminal.paper import decide_on_paper, hands_in_empty
from honjin.cli.terminal.prompt import Left, clear, forget_history, put, read_line, say, show
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.sheet import Sheets
from honjin.core.decision import Decision, Facts, Option, Side
from honjin.core.errors import IllegalAnswer
from honjin.umpire.knowledge import looks_away

MOST_LISTED = 12

Crumb = tuple[str, Facts]


def play_match(session: Session) -> bool:
    """Play until the match is over (True) or the player leaves (False)."""
    sheets = Sheets(session)
    closed: list[Crumb] = []
    """Sheets with nothing to order that were handed in since the player was last asked."""
    try:
        while not session.table.is_over:
            side, decision = session.asked()
            goes_on = session.lesson_goes_on() or together.goes_on(session) or session.answers_by_itself(side)
            if not goes_on and not session.computer_answers(side, decision):
                sheet = sheets.of(side, decision)
                if sheet is not None and hands_in_empty(session, sheet):
                    closed.append(session.table.match.crumbs(side)[-1])
                    continue
                _take_seat(session, side)
                session.notices += [*_closed_notice(session, closed), *lesson_notices(session, side)]
                closed.clear()
                draw(session, side, decision, sheet)
                if sheet is None:
                    _decide(session, side, decision)
                else:
                    decide_on_paper(session, sheet)
    except (Left, KeyboardInterrupt):
        say_goodbye(session)
        return False
    clear(session.console)
    show(session.console, session.words, ending_lines(session))
    return True


def _closed_notice(session: Session, closed: Sequence[Crumb]) -> list[Text]:
    if not closed:
        return []
    words = session.words
    names = list(dict.fromkeys(words.text(f"crumb-{name}", facts) for name, facts in closed))
    return [Text(words.text("t-sheets-closed", {"names": words.text("list-comma").join(names)}), style="dim")]


def say_goodbye(session: Session) -> None:
    """Nothing is lost: where the match is and how to come back to it, each command at the end of a line of its own."""
    for id, style in (("t-left", "label"), ("t-left-resume", ""), ("t-left-menu", "dim")):
        say(session.console, session.words.text(id, {"name": session.opened.path.stem}), style)


# ---------------------------------------------------------------- hot-seat


def _take_seat(session: Session, side: Side) -> None:
    """Another player comes to the keyboard: hide what the first may see before anything is shown."""
    before, session.at_keyboard = session.at_keyboard, side
    new_match = before is None and session.opened.record is None
    if len(session.humans) < 2 or before == side or new_match or not looks_away(session.table, session.has_secrets):
        return
    clear(session.console, forget=True)
    forget_history()
    name = session.words.name("side", side)
    read_line(session.console, session.words, session.words.text("t-take-seat", {"name": name}) + " ")
    clear(session.console, forget=True)


# ---------------------------------------------------------------- a decision


def _decide(session: Session, side: Side, decision: Decision) -> None:
    """Read lines until one of them changes the match, or the screen must be drawn anew."""
    reader = session.reader(decision)
    prompt = session.words.text("t-prompt", {"name": session.words.name("side", side)}) + " "

    def complete(before: str, start: str) -> Sequence[str]:
        return _completions(session, reader, before, start)

    while True:
        line = read_line(session.console, session.words, prompt, complete)
        if not line:
            return
        command = None if reader.is_exact(line) else find_command(session.words, line)
        if command is not None:
            if run_command(session, side, decision, *command):
                return
        elif _obey(session, side, decision, reader, line):
            return


def _completions(session: Session, reader: Reader, before: str, start: str) -> list[str]:
    """The words of options; at the beginning of a line commands too, after one the names of all things."""
    command = find_command(session.words, before) if before.strip() else None
    found = reader.next_words(command[1] if command else before, start)
    if command:
        found += [name for name in session.names if name.startswith(start.lower())]
    elif not before.strip():
        commands = (command_words(session.words, name)[0] for name in COMMANDS)
        found += [name for name in commands if name.startswith(start.lower())]
    return list(dict.fromkeys(found))


def _obey(session: Session, side: Side, decision: Decision, reader: Reader, line: str) -> bool:
    """Do what a line orders; True when something was done."""
    meaning = reader.read(line)
    text = session.words.text
    match meaning:
        case Orders(options) if len(options) > 1 and session.dice_part(side, options):
            say(session.console, text("t-one-at-a-time"), "bad")
        case Orders(options):
            return _carry_out(session, side, decision, options)
        case Several(options):
            _list(session, decision, "t-which", options)
        case Wish(options):
            for option in options[:3]:
                _refuse(session, side, option)
        case NoSuchNumber(number):
            facts = {"number": number, "last": session.last_number(decision)}
            say(session.console, text("t-no-such-number", facts))
        case Nonsense(near):
            say(session.console, text("t-not-understood", {"line": line}))
            if near:
                say(session.console, text("t-did-you-mean", {"texts": text("list-semicolon").join(near)}))
    return False


def _carry_out(session: Session, side: Side, decision: Decision, options: Sequence[Option]) -> bool:
    """Give the answers one by one; stop at the first that is refused and say what was done."""
    session.has_decided(side)
    for done, option in enumerate(options):
        try:
            for one in session.in_full(side, option):
                session.answer(side, one)
        except IllegalAnswer as error:
            refusal = session.refusal_text(option, error.refusal)
            if not done:
                say(session.console, refusal, "bad")
                return False
            facts = {"done": done, "of": len(options)}
            session.notices += [Text(session.words.text("t-stopped", facts)), Text(refusal, style="bad")]
            break
    after = session.table.decision_of(side)
    if decision.private and after is not None and after.ask == decision.ask:
        # The plan on the screen says it better than a log of one's own orders.
        session.has_decided(side)
    return True


def _refuse(session: Session, side: Side, option: Option) -> None:
    refusal = session.table.why_not(side, option)
    if refusal is not None:
        say(session.console, session.refusal_text(option, refusal), "bad")


def _list(session: Session, decision: Decision, title: str, options: Sequence[Option]) -> None:
    """Some of the options, with their numbers."""
    say(session.console, session.words.text(title))
    numbers, last = session.numbers(decision), session.last_number(decision)
    for option in options[:MOST_LISTED]:
        put(session.console, [sentence(session.words, numbers[option], option, last)])
    if len(options) > MOST_LISTED:
        say(session.console, session.words.text("t-and-more", {"count": len(options) - MOST_LISTED}))
