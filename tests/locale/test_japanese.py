"""Japanese as it is printed: full-width signs, one polite style, one word for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.locale.test_messages import LOCALES, SOURCE

MESSAGES = sorted((LOCALES / "ja").glob("*.ftl"))
FILES = [*MESSAGES, *sorted(SOURCE.glob("games/*/reference/ja.md"))]
LETTER = r"[\u3040-\u30ff\u3400-\u9fff]"
COUNTERS = "隻|機|個|発|点|件|歩|列|行|ユニット|ヘクス|ターン|ヒット|VP|CP|MP"
# Here a sign or a space is itself what is meant: words to type, a key to a chart, rows of a table, headings.
ALONE = re.compile(r"^(?:t-|table-)?(?:command|words|order|key)-[\w-]+ =|^chart-key[\w-]* =|^[|#]")
FAULTS = {
    "a half-width sign beside a Japanese letter": re.compile(rf"{LETTER}[,;:!?()]|[,;:!?()]{LETTER}|{LETTER}\.(?!\w)"),
    "a space beside a full-width sign": re.compile(r"[。、？！：「（][ \u3000]|(?<!=)[ \u3000][。、？！：」）]"),
    "full-width digits, letters or per cent": re.compile("[０-９Ａ-Ｚａ-ｚ％]"),
    "another wave than 〜 from one number to another": re.compile(rf"[～∼]|\d[-–]\d+(?:{COUNTERS})"),
    "a space before the per cent": re.compile(r"[\d}] %"),
    "a number and its counter parted": re.compile(rf"(?:\d|\$\w+ \}}) (?:{COUNTERS})"),
    "an ellipsis of points": re.compile(r"\.\.\.|・・・"),
    "the style of a treatise": re.compile("(?:である|であった|だった|だ)。"),
}
WORDS = {
    "満洲": "満州",
    "対戦": "対局",
    "卓": "テーブル",
    "ログイン": "サインイン",
    "同じ目": "ゾロ目",
    "マップ上 or マップ外": "盤面|盤上|盤外|地図上",
    "グループ": "集団",
    "各陣営": "各軍|各側",
    "継続命令 or 自動回答": "定例",
    "龍": "竜",
    "体力": "耐久",
    "誰": "だれ",
    "ダイス": "サイコロ",
    "マップ": "地図",
    "一騎討ち": "一騎打ち",
    "散開": "疎開",
    "索敵": "捜索",
    "兵装": "武装(?!はな)",
    "ワークブック": "(?<!ワーク)(?<!Excel)(?<!ルール)ブック",
    "a digit where things are counted": "[一二三]ターン|一通だけ|一分です",
}
"""The word for a thing, and those that have stood for it too."""
SENTENCES = re.compile(
    "(?:why|ask|note|flaw|goal|lesson|level|switch-.+-help|scenario-.+-history|table-(?:help|error))[ -]"
)
PLAIN = re.compile("[うくぐすつぬぶむるいただ](?<!です)(?<!ます)(?<!でした)(?<!ました)(?<!ください)(?<!ましょう)[。？]")
"""A verb or an adjective that ends a sentence, and not in the polite way."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_japanese_is_set_as_japanese(path: Path) -> None:
    said = _said(path)
    assert [(fault, line) for fault, signs in FAULTS.items() for line in said if signs.search(line)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_one_thing_has_one_word(path: Path) -> None:
    said = _said(path)
    assert [(word, line) for word, others in WORDS.items() for line in said if re.search(others, line)] == []


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.stem)
def test_reasons_questions_and_helps_are_polite(path: Path) -> None:
    """They end in です and ます, all of them; what is noted in brackets, or quoted, is no sentence."""
    said = [line for line in _said(path) if SENTENCES.match(line)]
    assert [line for line in said if PLAIN.search(re.sub("（[^（）]*）|「[^「」]*」", "", line))] == []


def _said(path: Path) -> list[str]:
    """The lines that are read; the key of a variant is for us."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [re.sub(r"^ +\*?\[[\w-]+\] ", "", line) for line in lines if not ALONE.match(line)]
