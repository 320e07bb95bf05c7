"""Plays matches worth keeping under today's rules: of each game one for every way to end, one resigned, one open.

Run it when the version of a game's rules has moved, and commit what it wrote: python tools/keep_records.py [GAME …]
What is there already is never written again: `tests/records` is a museum, and SHA256SUMS its inventory.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from honjin.ai.arena import mixed_switches
from honjin.ai.player import make_player
from honjin.core.game import Game, Switches, find_game, find_games
from honjin.core.signature import Signer
from honjin.umpire.table import Table, open_table

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "records"
SECRET = bytes(range(32))
SIGNER = Signer(bytes(range(32, 64)))
MOST_TRIES = 200
OPEN_AFTER = 240
"""Answers after which the open match is left: it has a snapshot, and answers after it."""


class Sitting:
    """One match between two scripts, or two random players where a game has no script."""

    def __init__(self, game: Game, switches: Switches, number: int) -> None:
        level = "script" if game.wits.script else "random"
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
        )
        setting = game.setting(game.choose_switches(switches), game.standard_pack())
        self._minds = {side: make_player(level, game, setting, side, f"kept/{number}") for side in game.sides}

    def play(self, answers: int | None = None) -> None:
        """So many answers, or to the end."""
        given = 0
        while not self.table.is_over and given != answers:
            match = self.table.match
            decision = next(one for one in match.open if one.side not in match.sealed)
            look = lambda side=decision.side: self.table.view(side)  # noqa: E731
            index = self._minds[decision.side].choose(decision, look)
            self.table.answer(decision.side, decision.options[index])
            given += 1

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


def keep(game: Game) -> None:
    folder = FOLDER / game.id / f"v{game.version}"
    left = set(game.endings)
    for number in range(MOST_TRIES):
        sitting = Sitting(game, mixed_switches(game, 1904, number) if number % 2 else {}, number)
        sitting.play()
        result = sitting.table.result
        assert result is not None
        if result.how in left:
            left.remove(result.how)
            sitting.write(folder / f"{result.how}-{result.winner or 'draw'}.honjin")
        if not left:
            break
    resigned = Sitting(game, {}, MOST_TRIES)
    resigned.play(OPEN_AFTER // 2)
    resigned.table.undo(game.sides[0])
    resigned.table.resign(game.sides[0])
    resigned.write(folder / f"resigned-{game.sides[1]}.honjin")
    unfinished = Sitting(game, {}, MOST_TRIES + 1)
    unfinished.play(OPEN_AFTER)
    unfinished.write(folder / "open.honjin")
    write(folder / "open.secret", SECRET.hex())


if __name__ == "__main__":
    for name in sys.argv[1:] or find_games():
        keep(find_game(name))
