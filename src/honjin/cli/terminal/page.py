"""The screen at a decision: header, chart, what happened, where we are, what is asked, what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.board import CHART_WIDTH
from honjin.cli.terminal.help import CLAIM, SETTLING, TAKE_BACK, TOGETHER, command_words
from honjin.cli.terminal.layout import beside, flowing, hanging, shortened, wrapped
from honjin.cli.terminal.listing import option_lines, things_of
from honjin.cli.terminal.log import log_lines
from honjin.cli.terminal.prompt import clear, put
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.sheet import Sheet
from honjin.cli.terminal.sheet_lines import sheet_lines
from honjin.cli.terminal.speech import letter_of, title_of
from honjin.core.decision import Decision, Side
from honjin.core.event import SPECTATOR, AnswerSealed
from honjin.core.textboard import Thing
from honjin.locale.text import Words
from honjin.umpire.drilling import drillable
from honjin.umpire.table import Told

WIDEST = 160
SIDE_PANEL_FROM = 116
"""From this width on the log stands beside the chart."""

NEWS_AT_LEAST = 4
"""Lines of news that the chart leaves room for, where it can."""
NEWS_BESIDE_A_SMALL_CHART = 2
"""Lines of news that are left where there would be no chart otherwise."""
SMALL_CHART = 6
"""Lines from which on part of a board is worth lines of news."""
CHART_OVER_A_SHEET = 10
"""Lines for part of a board and some news: with fewer, a sheet that is written on is shown in short."""


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
    wanted = len(session.board.chart(session.table.view(side))) if sheet is None else CHART_OVER_A_SHEET
    if room_over(session, below) < wanted:
        # A shorter list may make room for the chart.
        below = [*question_lines(session, side, decision, width, sheet, condensed=True), *notices]
    if room_over(session, below) < 0:
        below = [*question_lines(session, side, decision, width, sheet, condensed=True, plans=1), *notices]
    room = room_over(session, below)
    about = asked_about(session, decision, sheet)
    top = with_side_panel(session, side, width, room, about) if width >= SIDE_PANEL_FROM else []
    if not top or len(top) > room:
        top = stacked(session, side, width, room, about)
    return [header(session, side, width), *top, *below]


def asked_about(session: Session, decision: Decision, sheet: Sheet | None) -> list[Thing]:
    """The things that options name, or that can be given an order on a sheet."""
    named = (thing for option in decision.options for thing in things_of(session.game, option))
    return list(dict.fromkeys([*named, *(sheet.about if sheet is not None else ())]))


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
    own = words.text("t-own-pack", {"name": table.header.pack_name}) if table.header.pack is not None else ""
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


def chart_within(session: Session, side: Side, room: int, about: Sequence[Thing]) -> list[Text]:
    """The chart, or the part of it where that is which is asked about; nothing where neither fits."""
    view = session.table.view(side)
    chart = session.board.chart(view)
    return chart if len(chart) <= room else session.board.closeup(view, about, room)


def chart_over_news(session: Session, side: Side, width: int, room: int, about: Sequence[Thing]) -> list[Text]:
    """The chart or part of it that leaves room for some lines of news; for fewer, where it would be too small."""
    chart: list[Text] = []
    for least in (NEWS_AT_LEAST, NEWS_BESIDE_A_SMALL_CHART):
        chart = chart_within(session, side, room - len(news(session, side, width, least + 1)), about)
        if len(chart) >= SMALL_CHART:
            break
    return chart


def instead_of_chart(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """The list, else the tracks alone, or the first of them."""
    view = session.table.view(side)
    tracks = session.board.tracks(view, width)
    hint = wrapped(Text(session.words.text("t-chart-hidden"), style="dim"), width)
    for lines in ([*hint, *session.board.brief(view, width)], [*hint, *tracks], tracks, tracks[:1]):
        if len(lines) <= room:
            return lines
    return []


def with_side_panel(session: Session, side: Side, width: int, room: int, about: Sequence[Thing]) -> list[Text]:
    """Chart left, news right; nothing where there is no room for a chart."""
    left = chart_within(session, side, room, about)
    if not left:
        return []
    panel = width - CHART_WIDTH - 2
    right = news(session, side, panel, len(left))
    right += muster(session, side, panel, len(left) - len(right))
    return beside(left, right, CHART_WIDTH)


def muster(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """Which pieces are where, as far as there is room."""
    lines: list[Text] = []
    for head, names in session.board.muster(session.table.view(side)):
        more = [*wrapped(head, width, hang=2), *wrapped(Text("  ") + names, width, hang=2)]
        if len(lines) + len(more) > room:
            break
        lines += more
    return lines


def stacked(session: Session, side: Side, width: int, room: int, about: Sequence[Thing]) -> list[Text]:
    """Chart above, news below it, as much as there is room for."""
    least = NEWS_AT_LEAST + 1
    if width < CHART_WIDTH:
        top = session.board.brief(session.table.view(side), width)
    else:
        top = chart_over_news(session, side, width, room, about)
        top = top or instead_of_chart(session, side, width, room - len(news(session, side, width, least)))
    if not top and room < 0:
        # The options alone fill the window: it scrolls in any case.
        top = session.board.tracks(session.table.view(side), width)
    left = room - len(top)
    return [*top, *news(session, side, width, left if room >= 0 else least)]


def news(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """What happened since the side last decided: the weightiest of it, if there is not room for all."""
    # That it has sealed its own answer, the side knows.
    told = [
        one
        for one in session.table.told(side, since=session.seen_until[side])
        if not (isinstance(one.event, AnswerSealed) and one.event.side == side)
    ]
    if not told or room < 2:
        return []
    title = Text().append(shortened(session.words.text("t-since"), width), style="label")
    lines = log_lines(session.game, session.words, told, width)
    kept = room - 1
    if len(lines) > kept:
        lines = _weightiest(session, told, width, kept)
        more = Text("  ").append(session.words.text("t-since-more"), style="dim")
        # Beside the chart there is little room: what wrapped would run into it.
        title = title + more if cell_len(title.plain) + cell_len(more.plain) <= width else title
    return [title, *lines]


def _weightiest(session: Session, told: list[Told], width: int, room: int) -> list[Text]:
    """Events in their order: what decides matches before what is routine, the later before the earlier.

    One that is too long for the room left is cut, never left out for a lighter one.
    """
    texts = {entry.number: log_lines(session.game, session.words, [entry], width) for entry in told}
    kept: dict[int, list[Text]] = {}
    left = room
    for entry in sorted(told, key=lambda entry: (-entry.event.weighs, -entry.number)):
        if left < 1:
            break
        kept[entry.number] = _cut(texts[entry.number], left, width)
        left -= len(kept[entry.number])
    return [line for number in sorted(kept) for line in kept[number]]


def _cut(lines: list[Text], room: int, width: int) -> list[Text]:
    """As many of these lines as there is room for; the last of them says that there are more."""
    if len(lines) <= room:
        return lines
    *first, last = lines[:room]
    last = last.copy()
    last.truncate(width - 2)
    return [*first, last.append(" …", style="dim")]


# ---------------------------------------------------------------- the question


def question_lines(
    session: Session,
    side: Side,
    decision: Decision,
    width: int,
    sheet: Sheet | None = None,
    *,
    condensed: bool = False,
    plans: int | None = None,
) -> list[Text]:
    """Where we are, what is asked under which rule, and the options or the sheet; of a plan at most so many lines."""
    words = session.words
    view = session.table.view(side)
    open_now = [name for name, _ in session.table.match.crumbs(side)]
    lines = [rule_line(crumbs(session, side, width - 4), width, session.board.scored_now(view, open_now))]
    ask = Text().append(words.ask(decision.ask, decision.facts, map(asdict, decision.options)), style="prompt")
    ask.append("  ").append(words.rule(decision.rule), style="rule")
    mark = Text().append(f" {letter_of(words, side)} ", style=f"{side}-badge").append(" ")
    lines += hanging(mark, ask, width)
    ends = None if session.game.wits.ends is None else session.game.wits.ends(session.setting, view, decision)
    if ends is not None:
        lines += hanging(Text("! ", style="bad"), Text(words.end(ends), style="bad"), width)
    if sheet is not None:
        written = sheet_lines(sheet, words, width, condensed=condensed)
        return [*lines, *written, *sheet_footer(session, side, width)]
    numbers = session.numbers(decision)
    numbered = sorted(((numbers[option], option) for option in decision.options), key=lambda pair: pair[0])
    lines += option_lines(
        session.game, words, session.board, view, decision, numbered, session.things, width, condensed=condensed
    )
    planned = [piece for plan in session.board.plan(view) for piece in wrapped(plan, width, hang=2)]
    lines += planned if plans is None else _cut(planned, plans, width)
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


def sheet_footer(session: Session, side: Side, width: int) -> list[Text]:
    """What can be typed while a form is filled in."""
    words = session.words
    names = ["sheet", "send", "drop", "usual", "again", "undo", *takes_back(session, side)]
    names += [*claims(session, side), "why", "hint", "board", "log", "rules", "help", "quit"]
    return commands_listed(words, "t-footer-paper", names, width)


def takes_back(session: Session, side: Side) -> list[str]:
    """The command for it, where there is something that the side can take back if the other agrees."""
    return [TAKE_BACK] if session.table.may_take_back(side) else []


def claims(session: Session, side: Side) -> list[str]:
    """The command for it, where the other side has been silent for so long that this one may have the match."""
    return [CLAIM] if session.table.may_claim(side) else []


def footer(session: Session, side: Side, width: int) -> list[Text]:
    """What else can be typed."""
    words = session.words
    names = ["why", "odds", "hint", "undo", "pieces", "board", "log", "goal", "rules", "help", "quit"]
    if not session.table.may_undo(side):
        names[names.index("undo") : names.index("undo") + 1] = takes_back(session, side)
    names += claims(session, side)
    if session.table.settled.offers(side):
        names[:0] = SETTLING
    if drillable(session.table, side):
        names.insert(0, TOGETHER)
    return commands_listed(words, "t-footer", names, width)


def commands_listed(words: Words, id: str, names: Sequence[str], width: int) -> list[Text]:
    """Commands after what introduces them; each stays whole, in Japanese too, where lines break between letters."""
    first, *others = (command_words(words, name)[0] for name in names)
    parts = [words.text(id, {"commands": first}), *others]
    return flowing(Text(), [Text(part, style="dim") for part in parts], width, gap=1)
