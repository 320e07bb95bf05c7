"""Plays matches worth keeping under today's rules: of each game one for every way to end, one resigned, one open.

What does not come of good play is brought about: `last_stand.py` for Midway, chance for a battle that nobody decides.
Battles under the same rules have one room: each way to end is of one of them (`WISHES`). Midway has every winner of
the last turn, a draw that was agreed, and a match with a clock and an umpire that was claimed.

Run it when the version of a game's rules has moved, and commit what it wrote: python tools/keep_records.py [GAME …]
What is there already is never written again: `tests/records` is a museum, and SHA256SUMS its inventory.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from last_stand import Reckless, few_forces

from honjin.ai.arena import mixed_switches
from honjin.ai.player import make_player
from honjin.core.decision import Side
from honjin.core.game import Game, Pack, Switches, by_title, find_games
from honjin.core.record import Ruled
from honjin.core.signature import Signer
from honjin.games.midway.model import JAPAN, US
from honjin.umpire.clock import DAY, time_up
from honjin.umpire.table import Table, open_table

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "records"
SECRET = bytes(range(32))
SIGNER = Signer(bytes(range(32, 64)))
MOST_TRIES = 200
DRAW = "draw"
"""In the name of a record, where a winner would stand."""
OPEN_AFTER = 240
"""Answers after which the open match is left: it has a snapshot, and answers after it."""


class Wish(NamedTuple):
    """A match to keep of a title with several battles: which battle, and how it is to end."""

    battle: str
    how: str
    won: bool | None = None
    """Whether somebody wins; None if it does not matter."""
    at_random: bool = False


WISHES = (
    Wish("nunobeyama", "routed"),
    Wish("mimasetoge", "both_routed", won=False),
    Wish("suriagehara", "both_routed", won=True),
    Wish("suriagehara", "last_turn", won=False, at_random=True),
    Wish("nagakute", "last_turn", won=True, at_random=True),
)
"""Of RAN. At Mimasetoge one match in twelve breaks both armies; at Suriagehara heads are taken, and decide it then."""
AGREED, RESIGNED, OPEN = "mimigawa", "tennoji", "okitanawate"
"""The battles of those that end otherwise, or not at all."""


class Sitting:
    """One match between two scripts, or two random players where a game has no script, or where it is wished."""

    def __init__(
        self,
        game: Game,
        switches: Switches,
        number: int,
        pack: Pack | None = None,
        *,
        at_random: bool = False,
        clock: int = 0,
    ) -> None:
        level = "script" if game.wits.script and not at_random else "random"
        self.lines: list[str] = []
        self.table: Table = open_table(
            game,
            switches,
            dict.fromkeys(game.sides, level),
            self.lines.append,
            secret=SECRET,
            match_id=f"kept-{game.id}-{game.version}-{number}",
            nonces={side: f"nonce of {side}" for side in game.sides},
            signer=SIGNER.sign,
            pack=pack,
            clock=clock,
        )
        setting = game.setting(game.choose_switches(switches), pack or game.standard_pack())
        self.minds = {side: make_player(level, game, setting, side, f"kept/{number}") for side in game.sides}

    def play(self, answers: int | None = None) -> None:
        """So many answers, or to the end."""
        given = 0
        while not self.table.is_over and given != answers:
            match = self.table.match
            self.answer(next(one.side for one in match.open if one.side not in match.sealed))
            given += 1

    def answer(self, side: Side) -> None:
        """The answer of a side that is asked."""
        decision = self.table.decision_of(side)
        assert decision is not None
        choice = self.minds[side].choose(decision, lambda: self.table.view(side))
        self.table.answer(side, decision.option(choice))

    def write(self, path: Path) -> None:
        """The record, unless there is one of this name."""
        write(path, "\n".join([*self.lines, ""]))


def write(path: Path, text: str) -> None:
    """A new exhibit, and its entry in the inventory."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    name = path.relative_to(FOLDER).as_posix()
    with (FOLDER / "SHA256SUMS").open("a", encoding="utf-8") as inventory:
        inventory.write(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}\n")
    print(name)


def endings_to_keep(game: Game) -> set[str]:
    """The ways to end of which a match is to be kept, those of Midway's last turn by who wins."""
    if game.id != "midway":
        return {*game.endings}
    return {"nothing-left", *(f"last-turn-{winner}" for winner in (US, JAPAN, DRAW))}


def sit_down(game: Game, number: int, left: set[str]) -> Sitting:
    """The next match: good play, unless only that is missing which does not come of it, or so seldom as a draw."""
    if game.id == "midway" and left <= {"nothing-left", f"last-turn-{DRAW}"} and len(left) == 2:
        return Sitting(game, {}, number, at_random=True)
    if game.id == "midway" and left == {"nothing-left"}:
        pack = few_forces(game)
        sitting = Sitting(game, {}, number, pack)
        sitting.minds[JAPAN] = Reckless(game.setting(game.choose_switches({}), pack), JAPAN)
        return sitting
    return Sitting(game, mixed_switches(game, 1904, number) if number % 2 else {}, number)


def keep(game: Game) -> None:
    folder = FOLDER / game.id / f"v{game.version}"
    left = endings_to_keep(game)
    for number in range(MOST_TRIES):
        sitting = sit_down(game, number, left)
        sitting.play()
        result = sitting.table.result
        assert result is not None
        name = f"{result.how}-{result.winner or DRAW}"
        if left & {result.how, name}:
            left -= {result.how, name}
            sitting.write(folder / f"{name}.honjin")
        if not left:
            break
    keep_resigned(game, folder)
    keep_open(game, folder)
    if game.id == "midway":
        keep_agreed(game, folder)
        keep_claimed(game, folder)


def keep_resigned(game: Game, folder: Path) -> None:
    """A match given up, right after something was taken back."""
    side, other = game.sides
    resigned = Sitting(game, {}, MOST_TRIES)
    resigned.play(OPEN_AFTER // 2)
    while not resigned.table.may_undo(side):
        resigned.play(1)
    resigned.table.undo(side)
    resigned.table.resign(side)
    resigned.write(folder / f"resigned-{other}.honjin")


def keep_agreed(game: Game, folder: Path) -> None:
    """A match that both sides called a draw."""
    agreed = Sitting(game, {}, MOST_TRIES + 2)
    agreed.play(OPEN_AFTER)
    agreed.table.agree_draw()
    agreed.write(folder / f"agreed-{DRAW}.honjin")


def keep_claimed(game: Game, folder: Path) -> None:
    """A day for an answer and a person as umpire; one side falls silent, and the other claims the match."""
    side, silent = game.sides
    claimed = Sitting(game, {}, MOST_TRIES + 3, clock=DAY)
    table = claimed.table
    claimed.play(OPEN_AFTER // 2)
    umpire = "Umpire of the Pacific"
    table.rule(Ruled(umpire, "said", text="Three more hours for both."))
    table.rule(Ruled(umpire, "said", (silent,), "Are you still there?"))
    table.rule(Ruled(umpire, "deadline", until="2026-06-04T21:00:00+00:00"))
    table.rule(Ruled(umpire, "closed"))
    time_up(table, "umpire")
    while not table.may_claim(side):
        if table.decision_of(side) is not None:
            claimed.answer(side)
        if table.decision_of(silent) is not None:
            time_up(table)
    table.claim(side)
    claimed.write(folder / f"claimed-{side}.honjin")


def keep_open(game: Game, folder: Path) -> None:
    """A match that can go on, and the secret of its dice."""
    unfinished = Sitting(game, {}, MOST_TRIES + 1)
    unfinished.play(OPEN_AFTER)
    unfinished.write(folder / "open.honjin")
    write(folder / "open.secret", SECRET.hex())


def keep_battles(games: Sequence[Game]) -> None:
    """One room for all battles of a title; the last turn is reached by chance, as nobody who means it gets there."""
    by_scenario = {game.scenario: game for game in games}
    folder = FOLDER / games[0].title / f"v{games[0].version}"
    for wish in WISHES:
        for number in range(MOST_TRIES):
            sitting = Sitting(by_scenario[wish.battle], {}, number, at_random=wish.at_random)
            sitting.play()
            result = sitting.table.result
            assert result is not None
            if result.how == wish.how and wish.won in (None, result.winner is not None):
                sitting.write(folder / f"{wish.how}-{result.winner or 'draw'}.honjin")
                break
    keep_agreed(by_scenario[AGREED], folder)
    keep_resigned(by_scenario[RESIGNED], folder)
    keep_open(by_scenario[OPEN], folder)


if __name__ == "__main__":
    titles = by_title(find_games().values())
    for name in sys.argv[1:] or titles:
        battles = titles[name]
        keep_battles(battles) if battles[0].scenario else keep(battles[0])
