"""`honjin verify` on whatever it may be given: sound, cut, garbled, no record at all; in four languages and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from tests.cli.command_line import call

from honjin.core.game import find_game
from honjin.core.record import read_record
from honjin.core.replay import replay
from honjin.core.retold import retold
from honjin.locale.text import LANGUAGES, Words

KEPT = Path(__file__).parents[1] / "records"
SIGNED = KEPT / "port_arthur" / "v1" / "resigned-russia.honjin"
OF_OLD = KEPT / "storm" / "first" / "held.honjin"
"""Played with values that have been changed since, under rules that have been changed since."""

WHOLE = SIGNED.read_bytes()
LINES = WHOLE.splitlines(keepends=True)


def verify(path: Path, *words: str, language: str = "en") -> CompletedProcess[str]:
    environment = {"HONJIN_LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "400"}
    return call(("verify", str(path), "--language", language, *words), environment)


def checks(path: Path, *words: str) -> dict[str, str]:
    return {check["id"]: check["outcome"] for check in json.loads(verify(path, *words, "--json").stdout)["checks"]}


BROKEN: dict[str, tuple[bytes, str]] = {
    "cut within a line": (WHOLE[:-30], "line-cut"),
    "cut before the last line break": (WHOLE[:-1], "line-cut"),
    "empty": (b"", "no-record"),
    "an empty line": (b"\n", "no-record"),
    "binary": (bytes(range(256)), "no-record"),
    "zeroes": (bytes(500), "no-record"),
    "text": (b"dear diary\n", "no-record"),
    "a number": (b"1\n", "no-record"),
    "another JSON": (b'{"moves":[]}\n', "no-record"),
    "brackets": (b"[" * 100_000 + b"\n", "no-record"),
    "a byte order mark": (b"\xef\xbb\xbf" + WHOLE, "no-record"),
    "another line first": (b"".join(LINES[1:]), "line-changed"),
    "garbage between lines": (b"".join([*LINES[:9], b"garbage\n", *LINES[9:]]), "line-damaged"),
    "a changed word": (WHOLE.replace(b"russia", b"prussia", 1), "line-changed"),
    "a line left out": (b"".join([*LINES[:9], *LINES[10:]]), "line-changed"),
    "two records": (WHOLE + WHOLE, "line-changed"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_is_said_in_every_language_and_as_json(what: str, tmp_path: Path) -> None:
    data, why = BROKEN[what]
    path = tmp_path / "match.honjin"
    path.write_bytes(data)
    done = verify(path, "--json")
    verdict = json.loads(done.stdout)
    [check] = verdict["checks"]
    assert (done.returncode, done.stderr) == (1, "")
    assert (check["id"], check["outcome"], check["flaw"]["why"]) == ("lines", "bad", why)
    assert (verdict["failed"], verdict["finished"], verdict["verified"]) == (True, False, False)
    for language in LANGUAGES:
        done, words = verify(path, language=language), Words(language)
        assert (done.returncode, done.stderr) == (1, "")
        assert words.text(f"flaw-{why}", check["flaw"]["facts"]) in done.stdout
        assert words.text("verified-no") in done.stdout


@pytest.mark.parametrize(("name", "why"), [("nowhere.honjin", "no-file"), (".", "folder")])
def test_what_is_no_file_is_said_in_every_language_and_as_json(name: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / name
    done = verify(path, "--json")
    [check] = json.loads(done.stdout)["checks"]
    assert (done.returncode, done.stderr) == (1, "")
    assert check["flaw"] == {"why": why, "facts": {"file": str(path)}}
    for language in LANGUAGES:
        done = verify(path, language=language)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == f"honjin: {Words(language).text(f'flaw-{why}', {'file': str(path)})}\n"


@pytest.mark.parametrize("left", [2, 40, len(LINES) - 3, len(LINES) - 2])
def test_cut_at_the_end_of_a_line_is_said_loudly(left: int, tmp_path: Path) -> None:
    path = tmp_path / "match.honjin"
    path.write_bytes(b"".join(LINES[:left]))
    for language in LANGUAGES:
        done = verify(path, language=language)
        assert done.returncode == 3
        assert Words(language).text("verified-not-yet") in done.stdout
    done = verify(path, "--json")
    verdict = json.loads(done.stdout)
    assert done.returncode == 3
    assert (verdict["failed"], verdict["finished"], verdict["verified"]) == (False, False, False)


def test_old_values_and_old_rules_are_told_not_accused() -> None:
    for language in LANGUAGES:
        done, words = verify(OF_OLD, language=language), Words(language)
        assert done.returncode == 0
        assert words.text("flaw-older-rules", {"before": 1, "now": find_game("storm").version}) in done.stdout
        assert words.text("verified-in-part") in done.stdout
        assert "✗" not in done.stdout
    found = json.loads(verify(OF_OLD, "--json").stdout)
    assert (found["failed"], found["finished"], found["verified"]) == (False, True, False)


def test_who_signed_is_named_unless_the_key_was() -> None:
    signed = read_record(WHOLE.decode()).signed()
    assert signed is not None
    key = signed[0].key
    assert key in verify(SIGNED).stdout
    assert key not in verify(SIGNED, "--key", key.upper()).stdout
    assert verify(SIGNED, "--key", key).returncode == 0
    assert verify(SIGNED, "--key", "00" * 32).returncode == 1
    assert verify(SIGNED, "--key", "").returncode == 1, "a key that was not kept is not that of the server"
    assert verify(OF_OLD, "--key", key).returncode == 1


def last_link(path: Path, viewer: str) -> str:
    record = read_record(path.read_text(encoding="utf-8"))
    *_, (_, telling) = retold(record, find_game(record.header.game))
    return telling.link(viewer)


@pytest.mark.parametrize("path", [SIGNED, OF_OLD], ids=["today", "of old"])
def test_a_link_is_found_whatever_the_rules_are_today(path: Path) -> None:
    for viewer in ("japan", "russia", "spectator"):
        done = verify(path, "--link", last_link(path, viewer).upper())
        assert done.returncode == 0
        assert "✓ The link you kept: it is the one after answer" in done.stdout
        assert checks(path, "--link", last_link(path, viewer))["link"] == "good"
    for other in ("0" * 32, "", "rubbish"):
        done = verify(path, "--link", other)
        assert done.returncode == 1
        assert "✗ The link you kept" in done.stdout


def test_a_match_of_old_is_replayed_with_its_values() -> None:
    done = call(("replay", str(OF_OLD)), {"HONJIN_LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "120"})
    assert done.returncode == 0
    record = read_record(OF_OLD.read_text(encoding="utf-8"))
    told = sum(1 for entry, _ in replay(record, find_game("storm")) if entry)
    assert len(done.stdout.splitlines()) >= told
    assert done.stdout.splitlines()[-1] == "Russia wins: all high points were held for five turns"


@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_a_language_that_is_none_of_ours_is_said_plainly(verb: str) -> None:
    done = call((verb, str(SIGNED), "--language", "xx"), {"HONJIN_LANGUAGE": "en"})
    assert (done.returncode, done.stdout) == (1, "")
    assert "there is no language 'xx'" in done.stderr


@pytest.mark.parametrize("words", [("--language", "fr"), ("--language=fr",)])
def test_replay_of_a_broken_record_speaks_the_language_asked_for(words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "match.honjin"
    path.write_bytes(BROKEN["a changed word"][0])
    done = call(("replay", str(path), *words), {"HONJIN_LANGUAGE": "en"})
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"honjin: {Words('fr').text('flaw-line-changed', {'line': 1})}\n"
