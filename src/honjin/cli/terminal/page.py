"""The screen at a decision: header, chart, what happened, where we are, what is asked, what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.face import CHART_WIDTH
from honjin.cli.terminal.layout import beside, filled, hanging, wrapped
from honjin.cli.terminal.listing import option_lines
from honjin.cli.terminal.log import log_lines
from honjin.cli.terminal.prompt import clear
from honjin.cli.terminal.session import Session
from honjin.core.decision import Decision, Side

WIDEST = 160
SIDE_PANEL_FROM = 116
"""From this width on the log stands beside the chart."""

NEWS_BELOW = 6
NEWS_AT_LEAST = 2


def draw(session: Session, side: Side, decision: Decision) -> None:
    """Clear the screen and draw it anew."""
    clear(session.console)
    for line in page(session, side, decision):
        session.console.print(line, soft_wrap=True)
    session.notices.clear()


def page(session: Session, side: Side, decision: Decision) -> list[Text]:
    """All the lines of the screen, but for the prompt."""
    width = min(session.console.width, WIDEST)
    below = [*question_lines(session, side, decision, width), *session.notices]
    room = session.console.height - len(below) - 2
    head = header(session, side, width)
    if width >= SIDE_PANEL_FROM:
        top = with_side_panel(session, side, width)
    else:
        top = stacked(session, side, width, room)
    return [head, *top, *below]


# ---------------------------------------------------------------- the top


def header(session: Session, side: Side | None, width: int) -> Text:
    """Game, turn, who is who, and the commitment of the dice."""
    words, table = session.words, session.table
    line = Text(f" {words.text('game-title')} ", style="title")
    line.append(f" {session.face.headline(table.view(side or 'spectator'))} ", style="label not bold")
    for one in session.game.sides:
        line.append(" ").append(f" {words.text(f't-letter-{one}')} ", style=f"{one}-badge")
        line.append(f" {seat_text(session, one, side)} ", style=one)
    extras = [switches_text(session), words.text("t-dice-committed", {"start": table.header.commitment[:12]})]
    for extra in filter(None, extras):
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
    """The optional rules that are on, and whether an owner's data are used."""
    words, header_ = session.words, session.table.header
    defaults = {switch.id: switch.default for switch in session.game.switches}
    chosen = [id for id, value in header_.switches.items() if value != defaults[id]]
    parts = [words.text(f"switch-{id}") for id in chosen]
    if header_.pack is not None:
        parts.append(words.text("t-own-pack", {"start": header_.pack_digest[:8]}))
    return " · ".join(parts)


def board(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """The chart where there is room for it, else the list."""
    view = session.table.view(side)
    if width < CHART_WIDTH:
        return session.face.brief(view, width)
    chart = session.face.chart(view)
    brief = session.face.brief(view, width)
    return chart if len(chart) <= room or len(brief) >= len(chart) else brief


def with_side_panel(session: Session, side: Side, width: int) -> list[Text]:
    """Chart left, news right."""
    left = session.face.chart(session.table.view(side))
    panel = width - CHART_WIDTH - 2
    right = [Text(session.face.scored_now(session.table.view(side)), style="dim"), Text("")]
    right += news(session, side, panel, len(left) - len(right))
    return beside(left, right, CHART_WIDTH)


def stacked(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """Chart above, news below it, as much as there is room for."""
    lines = news(session, side, width, NEWS_BELOW)
    top = board(session, side, width, room - min(len(lines), NEWS_AT_LEAST + 1))
    left = room - len(top)
    return [*top, *news(session, side, width, max(NEWS_AT_LEAST + 1, min(left, NEWS_BELOW)))]


def news(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """What happened since the side last decided: the latest of it, if there is not room for all."""
    told = session.table.told(side, since=session.seen_until[side])
    if not told or room < 2:
        return []
    title = Text(session.words.text("t-since"), style="label")
    lines = log_lines(session.game, session.words, told, width)
    kept = room - 1
    if len(lines) > kept:
        lines = _latest(session, side, width, kept)
        title.append("  ").append(session.words.text("t-since-more"), style="dim")
    return [title, *lines]


def _latest(session: Session, side: Side, width: int, room: int) -> list[Text]:
    """The last whole events that fit; the last one cut if even that does not."""
    told = session.table.told(side, since=session.seen_until[side])
    lines: list[Text] = []
    for entry in reversed(told):
        more = log_lines(session.game, session.words, [entry], width)
        if lines and len(lines) + len(more) > room:
            break
        lines = [*more, *lines]
    return lines[-room:] if len(lines) > room else lines


# ---------------------------------------------------------------- the question


def question_lines(session: Session, side: Side, decision: Decision, width: int) -> list[Text]:
    """Where we are, what is asked under which rule, and the options."""
    words = session.words
    crumbs = " › ".join(words.text(f"crumb-{name}", facts) for name, facts in session.table.match.crumbs())
    lines = [rule_line(crumbs, width)]
    ask = Text(words.text(f"ask-{decision.ask}", decision.facts), style="prompt")
    ask.append("  ").append(words.rule(decision.rule), style="rule")
    mark = Text(f" {words.text(f't-letter-{side}')} ", style=f"{side}-badge").append(" ", style="default on default")
    lines += hanging(mark, ask, width)
    view = session.table.view(side)
    lines += option_lines(session.game, words, session.face, view, decision.options, width)
    return [*lines, *footer(session, side, width)]


def rule_line(text: str, width: int) -> Text:
    """A thin line with a text in it."""
    line = Text("── ", style="dim").append(text, style="label").append(" ")
    return filled_with(line, "─", width)


def filled_with(line: Text, sign: str, width: int) -> Text:
    """The line with a sign repeated to this width."""
    return line.append(sign * max(0, width - cell_len(line.plain)), style="dim")


def footer(session: Session, side: Side, width: int) -> list[Text]:
    """What else can be typed."""
    words = session.words
    names = ["why", "odds", "hint", "undo", "ships", "board", "log", "rules", "help", "quit"]
    if not session.table.may_undo(side):
        names.remove("undo")
    text = words.text("t-footer", {"commands": " · ".join(words.text(f"t-command-{name}").split()[0] for name in names)})
    return wrapped(Text(text, style="dim"), width)


def beneath(lines: Sequence[Text], width: int) -> list[Text]:
    """Lines filled to a width, for blocks that stand beside others."""
    return [filled(line, width) for line in lines]
