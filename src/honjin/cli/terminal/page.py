"""The screen at a decision: header, chart, what happened, where we are, what is asked, what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.board import CHART_WIDTH
from honjin.cli.terminal.help import command_words
from honjin.cli.terminal.layout import beside, hanging, shortened, wrapped
from honjin.cli.terminal.listing import option_lines
from honjin.cli.terminal.log import log_lines
from honjin.cli.terminal.prompt import clear, put
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.sheet import Sheet
from honjin.cli.terminal.sheet_lines import sheet_lines
from honjin.cli.terminal.speech import letter_of, title_of
from honjin.core.decision import Decision, Side
from honjin.core.event import SPECTATOR
from honjin.locale.text import Words
from honjin.umpire.table import Told

WIDEST = 160
SIDE_PANEL_FROM = 116
"""From this width on the log stands beside the chart."""

NEWS_AT_LEAST = 4
"""Lines of news that the chart leaves room for, where it can."""


def draw(session: Session, side: Side, decision: Decision, sheet: Sheet | None = None) -> None:
    """Clear the screen and draw it anew."""
    clear(session.console)
    put(session.console, page(session, side, decision, sheet))
    session.notices.clear()


def page(session: Session, side: Side, decision: Decision, sheet: Sheet | None = None) -> list[Text]:
    """All the lines of the screen, but for the prompt."""
    width = min(session.console.width, WIDEST)
    notices = [piece for notice in session.notices for piece in wrapped(notice, width, hang=2)]
    below = [*question_lines(session, side, decision, width, sheet), *notices]
    if len(session.board.chart(session.table.view(side))) > room_over(session, below):
        # A shorter list may make room for the chart.
        below = [*question_lines(session, side, decision, width, sheet, condensed=True), *notices]
    room = room_over(session, below)
    top = with_side_panel(session, side, width) if width >= SIDE_PANEL_FROM else []
    if not top or len(top) > room:
        top = stacked(session, side, width, room)
    return [header(session, side, width), *top, *below]


def room_over(session: Session, below: Sequence[Text]) -> int:
    """The lines between the header and the question, the prompt left out."""
    return session.console.height - len(below) - 2


# ---------------------------------------------------------------- the top


def header(session: Session, side: Side | None, width: int) -> Text:
    """Game, turn, who is who, and the commitment of the dice."""
    words, table = session.words, session.table
    title = Text().append(f" {title_of(session.game, words.language)} ", style="title")
    line = Text().append(f" {session.board.headline(table.view(side or SPECTATOR))} ")
    for one in session.game.sides:
        line.append(" ").append(f" {letter_of(words, one)} ", style=f"{one}-badge")
        line.append(f" {seat_text(session, one, side)} ", style=one)
    # What everybody at the table knows goes first.
    line = title + line if cell_len(title.plain) + cell_len(line.plain) <= width else line
    own = words.text("t-own-pack") if table.header.pack is not None else ""
    dice = words.text("t-dice-committed", {"start": table.header.commitment[:12]})
    for extra in filter(None, (own, switches_text(session), dice)):
        if cell_len(line.plain) + cell_len(extra) + 2 <= width:
            line.append("  ").append(extra, style="dim")
    return line


def seat_text(session: Session, one: Side, asked: Side | None) -> str:
    """Who plays a side."""
    words = session.words
    level = session.table.header.seats.get(one, "human")
    name = words.name("side", one)
    if one in session.humans:
        alone = len(session.humans) == 1
        return words.text("t-seat-you" if alone or one == asked else "t-seat-other", {"name": name})
    return words.text("t-seat-computer", {"name": name, "level": words.text(f"seat-{level}")})


def switches_text(session: Session) -> str:
    """The optional rules and variants that are on."""
    defaults = {switch.id: switch.default for switch in session.game.switches}
    chosen = [(id, value) for id, value in session.table.header.switches.items() if value != defaults[id]]
    return " · ".join(_switch_text(session.words, id, value) for id, value in chosen)


def _switch_text(words: Words, id: str, value: bool | str) -> str:
    name = words.text(f"switch-{id}")
    return name if value is True else words.text("pair", {"what": name, "how": words.text(f"choice-{value}")})


def board(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """The chart where there is room for it, else the list, else the tracks alone, or the first of them."""
    view = session.table.view(side)
    if width < CHART_WIDTH:
        return session.board.brief(view, width)
    chart, tracks = session.board.chart(view), session.board.tracks(view, width)
    if len(chart) <= room:
        return chart
    hint = wrapped(Text(session.words.text("t-chart-hidden"), style="dim"), width)
    for lines in ([*hint, *session.board.brief(view, width)], [*hint, *tracks], tracks, tracks[:1]):
        if len(lines) <= room:
            return lines
    return []


def with_side_panel(session: Session, side: Side, width: int) -> list[Text]:
    """Chart left, news right."""
    left = session.board.chart(session.table.view(side))
    panel = width - CHART_WIDTH - 2
    right = news(session, side, panel, len(left))
    right += muster(session, side, panel, len(left) - len(right))
    return beside(left, right, CHART_WIDTH)


def muster(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """Which pieces are where, as far as there is room."""
    lines: list[Text] = []
    for head, names in session.board.muster(session.table.view(side)):
        more = [head, *wrapped(Text("  ") + names, width, hang=2)]
        if len(lines) + len(more) > room:
            break
        lines += more
    return lines


def stacked(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """Chart above, news below it, as much as there is room for."""
    least = NEWS_AT_LEAST + 1
    lines = news(session, side, width, least)
    top = board(session, side, width, room - len(lines))
    if not top and room < 0:
        # The options alone fill the window: it scrolls in any case.
        top = session.board.tracks(session.table.view(side), width)
    left = room - len(top)
    return [*top, *news(session, side, width, left if room >= 0 else least)]


def news(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """What happened since the side last decided: the weightiest of it, if there is not room for all."""
    told = session.table.told(side, since=session.seen_until[side])
    if not told or room < 2:
        return []
    title = Text().append(session.words.text("t-since"), style="label")
    lines = log_lines(session.game, session.words, told, width)
    kept = room - 1
    if len(lines) > kept:
        lines = _weightiest(session, told, width, kept)
        title.append("  ").append(session.words.text("t-since-more"), style="dim")
    return [title, *lines]


def _weightiest(session: Session, told: list[Told], width: int, room: int) -> list[Text]:
    """Whole events in their order: what decides matches before what is routine, the later before the earlier."""
    texts = {entry.number: log_lines(session.game, session.words, [entry], width) for entry in told}
    kept: list[int] = []
    left = room
    for entry in sorted(told, key=lambda entry: (-entry.event.weight, -entry.number)):
        if len(texts[entry.number]) <= left:
            kept.append(entry.number)
            left -= len(texts[entry.number])
    if not kept:
        return texts[told[-1].number][:room]
    return [line for number in sorted(kept) for line in texts[number]]


# ---------------------------------------------------------------- the question


def question_lines(
    session: Session,
    side: Side,
    decision: Decision,
    width: int,
    sheet: Sheet | None = None,
    *,
    condensed: bool = False,
) -> list[Text]:
    """Where we are, what is asked under which rule, and the options or the sheet."""
    words = session.words
    view = session.table.view(side)
    open_now = [name for name, _ in session.table.match.crumbs(side)]
    lines = [rule_line(crumbs(session, side, width - 4), width, session.board.scored_now(view, open_now))]
    ask = Text().append(words.ask(decision.ask, decision.facts, map(asdict, decision.options)), style="prompt")
    ask.append("  ").append(words.rule(decision.rule), style="rule")
    mark = Text().append(f" {letter_of(words, side)} ", style=f"{side}-badge").append(" ")
    lines += hanging(mark, ask, width)
    if sheet is not None:
        return [*lines, *sheet_lines(sheet, words, width), *sheet_footer(words, width)]
    numbers = session.numbers(decision)
    numbered = sorted(((numbers[option], option) for option in decision.options), key=lambda pair: pair[0])
    lines += option_lines(
        session.game, words, session.board, view, decision, numbered, session.things, width, condensed=condensed
    )
    for plan in session.board.plan(view):
        lines += wrapped(plan, width, hang=2)
    return [*lines, *footer(session, side, width)]


def crumbs(session: Session, side: Side, room: int) -> str:
    """The open procedures, outermost first; those that do not fit are left out at that end."""
    names = [session.words.text(f"crumb-{name}", facts) for name, facts in session.table.match.crumbs(side)]
    while len(names) > 1 and cell_len(" › ".join(names)) > room:
        names = ["…", *names[2 if names[0] == "…" else 1 :]]
    return shortened(" › ".join(names), room)


def rule_line(text: str, width: int, aside: str = "") -> Text:
    """A thin line with a text in it, and another at its end where there is room."""
    line = Text().append("── ", style="dim").append(text, style="label").append(" ")
    left = width - cell_len(line.plain)
    tail = f" {aside} ──" if aside else ""
    if left < cell_len(tail):
        tail = ""
    return line.append("─" * max(0, left - cell_len(tail)) + tail, style="dim")


def sheet_footer(words: Words, width: int) -> list[Text]:
    """What can be typed while a form is filled in."""
    names = ["sheet", "send", "drop", "usual", "again", "undo", "why", "hint", "board", "log", "rules", "help", "quit"]
    text = words.text("t-footer-paper", {"commands": " ".join(command_words(words, name)[0] for name in names)})
    return wrapped(Text(text, style="dim"), width)


def footer(session: Session, side: Side, width: int) -> list[Text]:
    """What else can be typed."""
    words = session.words
    names = ["why", "odds", "hint", "undo", "pieces", "board", "log", "goal", "rules", "help", "quit"]
    if not session.table.may_undo(side):
        names.remove("undo")
    text = words.text("t-footer", {"commands": " ".join(command_words(words, name)[0] for name in names)})
    return wrapped(Text(text, style="dim"), width)
