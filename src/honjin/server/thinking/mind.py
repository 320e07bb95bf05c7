"""A thinker: a process that reads questions from its standard input and writes replies, until the input ends."""

from __future__ import annotations

import os
import pickle
import sys
from functools import lru_cache
from typing import Any, BinaryIO

from honjin.ai.advice import advise
from honjin.ai.player import seat_player
from honjin.core.game import Game
from honjin.core.mind import Mind
from honjin.server.thinking.questions import LENGTH, Question, Reply, SettingKey, compile_setting, frame

MOST_SETTINGS, MOST_MINDS = 16, 64


@lru_cache(MOST_SETTINGS)
def _setting(key: SettingKey) -> tuple[Game, Any]:
    return compile_setting(key)


@lru_cache(MOST_MINDS)
def _mind(key: SettingKey, level: str, side: str, seed: str) -> Mind:
    """Kept because a mind may remember its plan; any other would find the same one again."""
    game, setting = _setting(key)
    return seat_player(level, game, setting, side, seed)


def think(question: Question) -> Any:
    """The answer to a question."""
    if question.kind == "odds":
        game, setting = _setting(question.setting)
        return game.wits.odds(setting, question.view, question.decision) if game.wits.odds else ()
    mind = _mind(question.setting, question.level, question.side, question.seed)
    if question.outlook is not None:
        game, setting = _setting(question.setting)
        return advise(game, setting, mind, question.decision, question.outlook)
    return mind.choose(question.decision, lambda: question.view)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until there is nothing more to read."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        question = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        try:
            reply = Reply(think(question))
        except Exception as error:
            reply = Reply(error=repr(error))
        sink.write(frame(reply))
        sink.flush()


def main() -> None:
    """Keep the pipe to ourselves: whatever a mind prints goes to standard error."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
