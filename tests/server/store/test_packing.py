"""Lines are small in the database, and come back as they were."""

from __future__ import annotations

from functools import partial

from honjin.ai.player import make_player
from honjin.core.game import find_game
from honjin.core.replay import setting_of
from honjin.server.store.packing import Packer, unpack_all
from honjin.umpire.table import open_table


def lines_of_a_match(seed: int) -> list[str]:
    """Script against script, all rules on."""
    game = find_game("port_arthur")
    texts: list[str] = []
    nonces = dict.fromkeys(game.sides, "nonce")
    seats = dict.fromkeys(game.sides, "script")
    switches = {"mines": True, "fog_of_war": True}
    table = open_table(game, switches, seats, texts.append, secret=bytes([seed] * 32), match_id="packed", nonces=nonces)
    setting = setting_of(table.header, game)
    minds = {side: make_player("script", game, setting, side, "") for side in game.sides}
    while not table.is_over:
        decision = table.match.open[0]
        look = partial(table.view, decision.side)
        table.answer(decision.side, decision.option(minds[decision.side].choose(decision, look)))
    return "\n".join(texts).split("\n")


def test_a_finished_match_takes_less_than_60_kb_and_comes_back_whole() -> None:
    lines = lines_of_a_match(1)
    packer = Packer()
    bodies = [packer.pack(line) for line in lines]
    assert sum(map(len, bodies)) + 30 * len(bodies) < 60_000
    assert unpack_all(bodies)[0] == lines


def test_packing_goes_on_where_reading_stopped() -> None:
    lines = lines_of_a_match(2)
    packer = Packer()
    bodies = [packer.pack(line) for line in lines]
    for cut in (0, 1, 7, len(lines) - 1):
        _, later = unpack_all(bodies[:cut])
        assert later.copy().pack(lines[cut]) == bodies[cut]
        assert later.unpack(bodies[cut]) == lines[cut]
