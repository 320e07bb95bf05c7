"""A decision on paper: typed orders write slips on the sheet of the side, and `send` hands it in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from honjin.cli.terminal.commands import find_command, run_command
from honjin.cli.terminal.help import SHEET_NAMES, command_words
from honjin.cli.terminal.hints import advised, because
from honjin.cli.terminal.odds import odds_lines
from honjin.cli.terminal.phrases import plain
from honjin.cli.terminal.prompt import put, read_line, say, show
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.sheet import Sheet
from honjin.cli.terminal.sheet_lines import sheet_lines
from honjin.cli.terminal.written import FormReader, Nothing, Unclear, Which, Written
from honjin.core.decision import Refusal
from honjin.core.errors import IllegalAnswer
from honjin.core.form import Along, Blank, Slip, Trail
from honjin.umpire.lessons import leaves

MOST_LISTED = 12


def hands_in_empty(session: Session, sheet: Sheet) -> bool:
    """Hand in a sheet on which nothing can be ordered, for the one player at this terminal.

    Where two share it, the other would notice that nobody was asked; who learns reads at his own pace.
    """
    if len(session.humans) > 1 or session.table.header.lesson or sheet.things or sheet.lacks is not None:
        return False
    session.answer(sheet.side, sheet.filled)
    return True


def decide_on_paper(session: Session, sheet: Sheet) -> None:
    """Read lines until one of them changes the sheet or the match, or the screen must be drawn anew."""
    reader = sheet.reader()
    prompt = session.words.text("t-prompt", {"name": session.words.name("side", sheet.side)}) + " "

    def complete(before: str, start: str) -> Sequence[str]:
        return _completions(session, reader, before, start)

    while True:
        line = read_line(session.console, session.words, prompt, complete)
        if not line:
            return
        own = None if reader.is_exact(line) else find_command(session.words, line, SHEET_NAMES)
        shared = None if own or reader.is_exact(line) else find_command(session.words, line)
        if own is not None:
            changed = COMMANDS[own[0]](session, sheet, own[1])
        elif shared is not None:
            changed = run_command(session, sheet.side, sheet.decision, *shared)
        else:
            changed = _write(session, sheet, reader, line)
        if changed:
            return


def _completions(session: Session, reader: FormReader, before: str, start: str) -> list[str]:
    command = find_command(session.words, before, SHEET_NAMES) if before.strip() else None
    found = reader.next_words(command[1] if command else before, start)
    if not before.strip():
        commands = (command_words(session.words, name)[0] for name in SHEET_NAMES)
        found += [name for name in commands if name.startswith(start.lower())]
    return list(dict.fromkeys(found))


# ---------------------------------------------------------------- orders


def _write(session: Session, sheet: Sheet, reader: FormReader, line: str) -> bool:
    """Write what a line orders; True when something is written."""
    meaning = reader.read(line)
    if not isinstance(meaning, Written):
        _explain(session, sheet, meaning, line)
        return False
    before = sheet.slips
    refused = [refusal_text(session, sheet, *one) for one in sheet.put(meaning.slips)]
    if sheet.slips == before:
        for text in refused or [session.words.text("t-sheet-as-it-was")]:
            say(session.console, text, "bad" if refused else "")
        return False
    session.notices += [Text(text, style="bad") for text in refused]
    return True


def _explain(session: Session, sheet: Sheet, meaning: Which | Unclear | Nothing, line: str) -> None:
    """Why a line writes nothing."""
    words, says = session.words, sheet.says
    if isinstance(meaning, Which):
        say(session.console, words.text("t-which"))
        _list(session, [says.sentence(slip) for slip in meaning.slips])
    elif isinstance(meaning, Unclear):
        row = next(row for row in sheet.rows if row.thing == meaning.thing)
        say(session.console, words.text("t-sheet-what", {"name": row.name}))
        blanks = [blank for blank in sheet.form.blanks(sheet.draft) if blank.thing == meaning.thing]
        _list(session, [_offered(session, sheet, blank) for blank in blanks])
    else:
        say(session.console, words.text("t-not-understood", {"line": line}))


def _offered(session: Session, sheet: Sheet, blank: Blank) -> str:
    """A blank in words: what is ordered, and what may stand in its cells."""
    words, says = session.words, sheet.says
    parts = [says.verb(blank.slip)]
    for name, cell in blank.cells.items():
        if isinstance(cell, Trail):
            start = says.value(blank.slip, name, cell.start)
            how = words.text("t-sheet-way", {"start": start, "most": cell.most})
        elif isinstance(cell, Along):
            how = words.text("t-sheet-along")
        else:
            how = words.text("list-comma").join(says.value(blank.slip, name, value) for value in cell)
        parts.append(words.text("pair", {"what": says.cell(name), "how": how}))
    return words.text("list-semicolon").join(parts)


def _list(session: Session, texts: Sequence[str]) -> None:
    put(session.console, (Text(f"  {text}") for text in texts[:MOST_LISTED]))
    if len(texts) > MOST_LISTED:
        say(session.console, session.words.text("t-and-more", {"count": len(texts) - MOST_LISTED}))


def refusal_text(session: Session, sheet: Sheet, slip: Slip, refusal: Refusal) -> str:
    """Why a slip cannot stand, with its rule."""
    words = session.words
    facts = {
        "what": sheet.says.sentence(slip),
        "why": words.text(f"why-{refusal.why}", refusal.facts),
        "rule": words.rule(refusal.rule or sheet.decision.rule),
    }
    return words.text("t-refused", facts)


def _slips(session: Session, sheet: Sheet, line: str) -> Sequence[Slip]:
    """The slips that a line means, for a question about them; says so if it means none."""
    meaning = sheet.reader().read(line)
    if isinstance(meaning, Written):
        return meaning.slips
    if isinstance(meaning, Which):
        return meaning.slips
    _explain(session, sheet, meaning, line)
    return ()


# ---------------------------------------------------------------- commands

Command = Callable[[Session, Sheet, str], bool]
"""Does its work and says whether the screen must be drawn anew."""


def _sheet(session: Session, sheet: Sheet, rest: str) -> bool:
    show(session.console, session.words, sheet_lines(sheet, session.words, session.console.width, whole=True))
    return False


def _drop(session: Session, sheet: Sheet, rest: str) -> bool:
    """Rub out what is written about things."""
    if plain(rest) in session.vocabulary.all:
        return _clear(session, sheet, "")
    things = sheet.reader().names(rest) if rest else None
    if not things:
        say(session.console, session.words.text("t-sheet-drop-what"))
        return False
    if not sheet.drop(things):
        say(session.console, session.words.text("t-sheet-nothing-written"))
        return False
    return True


def _clear(session: Session, sheet: Sheet, rest: str) -> bool:
    return _written(session, sheet.write(()))


def _usual(session: Session, sheet: Sheet, rest: str) -> bool:
    return _written(session, sheet.write(tuple(sheet.form.usual())))


def _again(session: Session, sheet: Sheet, rest: str) -> bool:
    """The orders of last time, beside those written since."""
    before = sheet.slips
    sheet.put(slip for slip in session.table.last_time(sheet.side) if not sheet.draft.about(slip.thing))
    return _written(session, sheet.slips != before)


def _always(session: Session, sheet: Sheet, rest: str) -> bool:
    """What is written about things is written on every such sheet; one that is filled in once has no next one."""
    if not sheet.form.recurs:
        say(session.console, session.words.text("t-sheet-once"))
        return False
    things = _things(session, sheet, rest)
    if not any(sheet.draft.about(thing) for thing in things):
        say(session.console, session.words.text("t-sheet-stand-what"))
        return False
    return _written(session, sheet.stand(things))


def _never(session: Session, sheet: Sheet, rest: str) -> bool:
    """What was written every time is so no longer; on this sheet it stays."""
    things = _things(session, sheet, rest)
    if not things:
        say(session.console, session.words.text("t-sheet-end-what"))
        return False
    return _written(session, sheet.end(things))


def _things(session: Session, sheet: Sheet, rest: str) -> Sequence[str]:
    """The things that words name; all of them, if they say so."""
    if plain(rest) in session.vocabulary.all:
        return sheet.things
    return (sheet.reader().names(rest) if rest else None) or ()


def _written(session: Session, changed: bool) -> bool:
    if not changed:
        say(session.console, session.words.text("t-sheet-as-it-was"))
    return changed


def _undo(session: Session, sheet: Sheet, rest: str) -> bool:
    """The last change of the sheet; before the first one, the last answer."""
    return sheet.undo() or run_command(session, sheet.side, sheet.decision, "undo", rest)


def _redo(session: Session, sheet: Sheet, rest: str) -> bool:
    return _written(session, sheet.redo())


def _why(session: Session, sheet: Sheet, rest: str) -> bool:
    """Ask of orders whether they can stand beside those written."""
    if not rest:
        say(session.console, session.words.text("t-example-why"))
        return False
    for slip in _slips(session, sheet, rest)[:MOST_LISTED]:
        refusal = sheet.why_not(slip)
        if refusal is None:
            say(session.console, session.words.text("t-sheet-allowed", {"what": sheet.says.sentence(slip)}))
        else:
            say(session.console, refusal_text(session, sheet, slip, refusal))
    return False


def _odds(session: Session, sheet: Sheet, rest: str) -> bool:
    """The odds of what is written, or of an order that is only thought of so far."""
    slips = tuple(_slips(session, sheet, rest)) if rest else sheet.slips
    if rest and not slips:
        return False
    tables = session.odds_on_paper(sheet.side, sheet.form.sends(slips))
    if tables:
        show(session.console, session.words, odds_lines(session.words, tables))
    else:
        say(session.console, session.words.text("t-no-odds"))
    return False


def _hint(session: Session, sheet: Sheet, rest: str) -> bool:
    """Fill the sheet in as the script would; undo brings back what was there."""
    advice = advised(session, sheet.side, sheet.decision)
    if advice is None:
        return False
    changed = sheet.write(tuple(getattr(advice.options[0], "slips", ())))
    if changed:
        session.notices += [Text(session.words.text("t-sheet-hint"), style="good"), *because(session, advice)]
    return _written(session, changed)


def _send(session: Session, sheet: Sheet, rest: str) -> bool:
    """Hand the sheet in; one that leaves a lesson when it is said twice, for there may be no way back."""
    orders = len(sheet.slips)
    if sheet.doubted != sheet.filled and leaves(session.table, sheet.side, sheet.filled):
        sheet.doubted = sheet.filled
        say(session.console, session.words.text("lesson-not-so"), "bad")
        return False
    session.has_decided(sheet.side)
    try:
        session.answer(sheet.side, sheet.filled)
    except IllegalAnswer as error:
        words = session.words
        facts = {
            "why": words.text(f"why-{error.refusal.why}", error.refusal.facts),
            "rule": words.rule(error.refusal.rule),
        }
        say(session.console, words.text("t-sheet-not-sent", facts), "bad")
        return False
    session.notices.append(Text(session.words.text("t-sheet-sent", {"count": orders}), style="good"))
    return True


COMMANDS: dict[str, Command] = {
    "sheet": _sheet,
    "drop": _drop,
    "clear": _clear,
    "usual": _usual,
    "again": _again,
    "always": _always,
    "never": _never,
    "send": _send,
    "undo": _undo,
    "redo": _redo,
    "why": _why,
    "odds": _odds,
    "hint": _hint,
}
