"""Whole matches at a terminal, as a player types them: in a pty, against the computer and at one keyboard."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pexpect
import pytest
from tests.cli.command_line import call
from tests.patience import SECONDS

from honjin.core.game import find_game
from honjin.core.verify import verify
from honjin.umpire.journal import read_file

pytestmark = pytest.mark.thorough

PROMPT = r"(?:Japan|Russia) > $"
YES_NO = r"\[y/N\] $"
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")


def settings(folder: Path) -> dict[str, str]:
    return {
        "HONJIN_DATA": str(folder),
        "HONJIN_LANGUAGE": "en",
        "NO_COLOR": "1",
        "TERM": "xterm",
        "INPUTRC": "/dev/null",
    }


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
    return {**kept, **settings(folder)}


def heed_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Sit(Protocol):
    """How a test sits a player down."""

    def __call__(self, *words: str, size: tuple[int, int] = (50, 120)) -> Player: ...


class Player:
    """Somebody at a terminal of 120 by 50 cells."""

    def __init__(self, folder: Path, *words: str, size: tuple[int, int] = (50, 120)) -> None:
        command = ["-m", "honjin.cli", *words]
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            command,
            env=environment(folder),
            dimensions=size,
            timeout=SECONDS,
            encoding="utf-8",
            # A test run started in the background has Ctrl-C ignored, and hands that down.
            preexec_fn=heed_ctrl_c,
        )
        self.child.delaybeforesend = None

    def interrupts(self) -> str:
        """Press Ctrl-C, once readline listens: a moment before that it would be lost, and a second one leaves."""
        until = time.monotonic() + SECONDS
        while not self._listens():
            assert time.monotonic() < until, "readline never listens"
            time.sleep(0.01)
        self.child.sendintr()
        return self.reads(YES_NO)

    def _listens(self) -> bool:
        """Whether readline has the terminal, which then echoes nothing by itself, and the program waits for a key."""
        state = Path(f"/proc/{self.child.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        return not self.child.getecho() and state == "S"

    def reads(self, *patterns: str) -> str:
        """What is on the screen up to one of these, or to the prompt."""
        self.child.expect([*patterns] or [PROMPT])
        return _ESCAPES.sub("", (self.child.before or "") + str(self.child.after))

    def types(self, line: str, *patterns: str) -> str:
        """Type a line; what comes back."""
        self.child.sendline(line)
        return self.reads(*patterns)

    def leaves(self) -> str:
        """Wait for the end of the program."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return _ESCAPES.sub("", self.child.before or "")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def sit(folder: Path) -> Iterator[Sit]:
    """Starts the program with these words; nobody is left sitting there after the test."""
    seated: list[Player] = []

    def sit_down(*words: str, size: tuple[int, int] = (50, 120)) -> Player:
        seated.append(Player(folder, *words, size=size))
        return seated[-1]

    yield sit_down
    for player in seated:
        player.child.close(force=True)


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The program without a terminal, and with nothing to read."""
    return call(words, {**settings(folder), "COLUMNS": "100"})


def pipe(folder: Path, *words: str, typed: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, at the end of a pipe."""
    command = [sys.executable, "-m", "honjin.cli", *words]
    known = {**environment(folder), "COLUMNS": "100"}
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=known, check=False, timeout=SECONDS)


def record_in(folder: Path) -> Path:
    (path,) = folder.glob("*.honjin")
    return path


def question(screen: str) -> list[str]:
    """The part of a screen that asks: breadcrumb, prompt and options."""
    lines = screen.splitlines()
    start = max(at for at, line in enumerate(lines) if line.startswith("── "))
    return [line.rstrip() for line in lines[start:] if "may be taken" not in line and "New match" not in line]


# ---------------------------------------------------------------- against the computer


def test_a_whole_match_against_the_computer(sit: Sit, folder: Path, tmp_path: Path) -> None:
    player = sit("play", "port_arthur", "--side", "japan", "--against", "random")
    first = player.reads()
    assert re.search(r"dice committed: [0-9a-f]{12}…", first)
    assert "KOREA" in first
    assert "War at sea › Turn 1 › Sortie: Japan" in first

    try_out_the_commands(player, tmp_path)

    player.types("all to tsushima")
    screen = player.types("end")
    for _ in range(2000):
        # In a plan the number of an option that is taken stays its own: 1 is refused the second time.
        answer = "end" if "Sortie: Japan" in screen else "set out" if "has already been named" in screen else "1"
        screen = player.types(answer, PROMPT, YES_NO)
        if screen.endswith("[y/N] "):
            break
    assert "The match is over" in screen
    assert re.search(r"(Japan|Russia) wins: |Draw: ", screen)
    path = record_in(folder)
    for text in (f"./honjin verify {path}", f"./honjin replay {path}", "Commitment of the dice", "now open: "):
        assert text in screen
    player.types("n", pexpect.EOF)  # type: ignore[arg-type]
    player.child.close()
    assert player.child.exitstatus == 0
    assert verify(read_file(path), find_game("port_arthur")).verified


def try_out_the_commands(player: Player, tmp_path: Path) -> None:
    """Everything that can be typed besides orders; nothing of it changes the match."""
    assert "only damaged ships go into a shipyard. (§5.2)" in player.types("why ASAMA shipyard")
    assert "It is allowed: Asama to Yellow Sea (number 25)." in player.types("why asama yellow sea")
    assert "Why what?" in player.types("why")
    assert "Poltava is not one of your ships. (§5.1)" in player.types("poltava to yellow sea")
    assert "That cannot be done at this point in the turn." in player.types("attack yellow sea")
    assert "is neither an order here" in player.types("abracadabra")
    assert "Did you mean: Asama to Tsushima" in player.types("asaam to tsushima")
    assert "There is no number 999: the last one is 123." in player.types("999")
    assert "Which of these?" in player.types("asama")
    assert "There is nothing to take back yet." in player.types("undo")
    assert "odds" in player.types("odds")
    hint = player.types("hint")
    for text in ("Hint: ", "then Mikasa to", "stands up best", "follow does all of it"):
        assert text in hint
    assert "§5     " in player.types("log")
    assert "armoured cruiser, Japan, roadstead" in player.types("ships asama")
    assert "There is no ship called kaga" in player.types("ships kaga")
    assert "asama, fuji to tsushima" in player.types("help")
    assert "6.3B" in player.types("rules")
    assert "6 Operations" in player.types("rules 6", r"q to stop — $")
    player.types("q")
    assert "There is no section 77" in player.types("rules 77")
    assert "Every order is saved" in player.types("save")
    copy = tmp_path / "copy.honjin"
    assert "A copy of the record" in player.types(f"save {copy}")
    assert "There is already a file" in player.types(f"save {copy}")
    assert copy.exists()
    assert "en English" in player.types("language")
    assert "there is no language" in player.types("language xx")

    assert "▸ planned  Tsushima: Asama, Fuji" in player.types("asama, fuji to tsushima")
    assert "Asama already has its order; undo takes it back." in player.types("asama to pacific")
    stopped = player.types("mikasa, poltava and kasuga to tsushima")
    assert "1 of 3 orders given, then stopped:" in stopped
    assert "Poltava to Tsushima: Poltava is not one of your ships. (§5.1)" in stopped
    assert "Taken back: 1 order." in player.types("undo")
    assert "Taken back: 2 orders." in player.types("undo all")


def test_kill_9_loses_nothing(sit: Sit, folder: Path) -> None:
    player = sit(
        "play", "port_arthur", "--side", "russia", "--against", "random", "--option", "fog_of_war", "--name", "makarov"
    )
    player.reads()
    player.types("tsesarevitch, retvizan to yellow sea")
    before = player.types("bayan novik to east china sea")
    player.child.kill(signal.SIGKILL)
    player.child.wait()

    again = sit("play", "--resume", "mak")
    after = again.reads()
    assert question(after) == question(before)
    assert "▸ planned  Yellow Sea: Tsesarevitch, Retvizan; East China Sea: Bayan, Novik" in after
    assert "Taken back: 1 order." in again.types("undo")

    busy = run(folder, "play", "--resume", "makarov")
    assert busy.returncode == 1
    assert "makarov.honjin is open in another window" in busy.stderr
    assert "Traceback" not in busy.stderr

    again.child.sendcontrol("d")
    assert "./honjin play --resume makarov" in again.leaves()
    assert again.child.exitstatus == 0


def test_ctrl_c_asks_and_quit_says_how_to_go_on(sit: Sit) -> None:
    player = sit("play", "port_arthur", "--side", "japan", "--against", "random")
    player.reads()
    assert "Leave the table? Nothing is lost." in player.interrupts()
    player.types("n")
    assert "▸ planned" in player.types("asama to tsushima")
    player.child.sendline("quit")
    assert re.search(r"./honjin play --resume port_arthur-\d{4}-\d\d-\d\d-1", player.leaves())


def test_resigning_asks_first_and_a_rematch_swaps_the_sides(sit: Sit, folder: Path) -> None:
    player = sit("play", "port_arthur", "--side", "japan", "--against", "random")
    player.reads()
    assert "Resign as Japan?" in player.types("resign", YES_NO)
    player.types("n")
    player.types("resign", YES_NO)
    screen = player.types("y", YES_NO)
    assert "Russia wins: resignation" in screen
    assert "Rematch with sides swapped?" in screen
    assert "Russia: you" in player.types("y")
    player.child.sendline("quit")
    player.leaves()
    assert len(list(folder.glob("*.honjin"))) == 2


def test_tab_completes_words(sit: Sit) -> None:
    player = sit("play", "port_arthur", "--side", "japan", "--against", "random")
    player.reads()
    player.child.send("asam\tto tsu\t")
    player.reads("tsushima ")
    assert "▸ planned  Tsushima: Asama" in player.types("")


def test_two_noted_numbers_may_be_typed_one_after_the_other(sit: Sit) -> None:
    player = sit("play", "port_arthur", "--side", "japan", "--against", "random")
    assert "Asama" in player.reads()
    assert "▸ planned  Yellow Sea: Mikasa" in player.types("1")
    assert "Mikasa already has its order" in player.types("2")
    assert "Yellow Sea: Mikasa, Asama" in player.types("25")


def test_japanese_is_typed_and_completed_as_it_is_shown(sit: Sit) -> None:
    player = sit("play", "port_arthur", "--side", "japan", "--against", "random", "--language", "ja")
    prompt = "日本 > $"
    player.reads(prompt)
    assert "▸ 予定  黄海：三笠" in player.types("三笠、黄海へ", prompt)
    player.child.send("浅\t対\t")
    player.reads("対馬海峡へ ")
    assert "▸ 予定  黄海：三笠／対馬海峡：浅間" in player.types("", prompt)
    player.child.send("富士、太\t")
    player.reads("太平洋へ ")
    assert "太平洋：富士" in player.types("", prompt)


# ---------------------------------------------------------------- at one keyboard


def test_a_change_of_seats_hides_everything(sit: Sit) -> None:
    player = sit("play", "port_arthur", "--side", "both", "--option", "fog_of_war", size=(60, 100))
    assert "Sortie: Japan" in player.reads()
    player.types("asama, tokiwa to tsushima")
    player.types("fuji, izumo to east china sea")
    player.types("end")
    player.types("asama on top")
    player.child.sendline("fuji on top")
    player.child.expect("Enter when ready: $")
    hidden = str(player.child.before).rpartition("\x1b[3J")
    assert hidden[1]
    assert not re.search("Asama|Tokiwa|Fuji|Izumo|Tsushima", hidden[2])
    russian = player.types("")
    assert "Sortie: Russia" in russian
    assert "2 ships ? Asama" in russian
    assert "planned" not in russian
    for line in russian.splitlines():
        assert not ("Tsushima" in line and "Tokiwa" in line and "left port" not in line)
    assert "somewhere at sea" in player.types("ships tokiwa")


def test_without_secrets_the_seats_change_freely(sit: Sit) -> None:
    player = sit("play", "port_arthur", "--against", "hotseat")
    player.reads()
    screen = player.types("end") + player.types("end")
    assert "Enter when ready" not in screen
    assert "Operations" in screen


# ---------------------------------------------------------------- menu, replay, pipes


def test_the_menu_from_empty_to_resume(sit: Sit) -> None:
    player = sit("menu")
    assert "First steps" in player.reads(r"Enter for 1: $")
    assert "There is no match to resume yet." in player.types("r", "Enter to go on: $")
    player.types("", r"Enter for 1: $")
    assert "There is no match to replay yet." in player.types("4", "Enter to go on: $")
    player.types("", r"Enter for 1: $")
    assert "Storm over Port Arthur" in player.types("new", r"Enter for 1: $")
    player.types("", r"Enter for 1: $")
    player.types("", r"Enter for 1: $")
    player.types("random", "Enter for none: $")
    assert "Fog of war" in player.types("2")
    player.types("fuji to tsushima")
    player.types("quit", r"Enter for 1: $")
    listed = player.types("3", r"Enter for 1: $")
    assert "turn 1 of 6; Japan: human, Russia: random" in listed
    assert "▸ planned  Tsushima: Fuji" in player.types("1")
    player.types("quit", r"Enter for 1: $")
    player.types("rules", r"Enter for 1: $")
    assert "6.3B" in player.types("port", "go back: $")
    assert "Siping" in player.types("7.8", "go back: $")
    player.types("", r"Enter for 1: $")
    player.types("l", r"Enter for 1: $")
    player.types("1", r"Enter for 1: $")
    player.child.sendline("q")
    player.leaves()
    assert player.child.exitstatus == 0


def test_without_a_terminal_the_menu_introduces_itself(folder: Path) -> None:
    done = run(folder, "menu")
    assert done.returncode == 0
    assert "Port Arthur" in done.stdout
    assert "./honjin play" in done.stdout


def test_orders_may_come_through_a_pipe(folder: Path) -> None:
    words = ("play", "port_arthur", "--side", "japan", "--against", "random")
    done = pipe(folder, *words, typed="all to tsushima\nundo\n")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "Taken back: 1 order." in done.stdout
    assert "The match is saved." in done.stdout


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["play", "go"], "there is no game 'go'"),
        (["play", "port", "--side", "china"], "there is no side 'china'"),
        (["play", "port", "--against", "kasparov"], "there is no opponent 'kasparov'"),
        (["play", "port", "--option", "dreadnoughts"], "has no option 'dreadnoughts'"),
        (["play", "port", "--pack", "nowhere.xlsx"], "there is no file nowhere.xlsx"),
        (["play", "port", "--language", "xx"], "there is no language 'xx'"),
        (["play", "--resume", "nothing"], "unfinished matches: none"),
        (["replay", "nowhere.honjin"], "There is no file nowhere.honjin"),
    ],
)
def test_errors_are_plain_words(folder: Path, words: list[str], text: str) -> None:
    done = run(folder, *words)
    assert done.returncode == 1
    assert text in done.stderr
    assert "Traceback" not in done.stderr


def test_replay_goes_forward_and_back_and_tells_no_secrets(sit: Sit, folder: Path) -> None:
    pipe(folder, "play", "port_arthur", "--against", "hotseat", typed="asama to tsushima\nfuji to pacific\n")
    path = record_in(folder)
    player = sit("replay", str(path), "--side", "japan")
    end = "> $"
    assert "step 0 of 3" in player.reads(end)
    player.types("", end)
    assert "Order: Asama to Tsushima" in player.types("", end)
    assert "step 1 of 3" in player.types("b", end)
    assert "The match is not over." in player.types("e", end)
    assert "step 2 of 3, turn 1 of 6  seen by Japan" in player.types("2", end)
    player.child.sendline("q")
    player.leaves()

    umpire = run(folder, "replay", str(path))
    assert "This match is not over: the umpire sees what is still secret." in umpire.stdout
    assert "Order: Fuji to Pacific Ocean" in umpire.stdout
    russian = run(folder, "replay", str(path), "--side", "russia")
    assert "Asama" not in russian.stdout
    assert "there is no viewer" in run(folder, "replay", str(path), "--side", "china").stderr


def test_a_guided_game_says_what_to_do_and_does_the_rest(sit: Sit, folder: Path) -> None:
    player = sit("learn", "port_arthur")
    screen = player.reads()
    assert "Step 1 of" in screen
    assert "Begin with an army" in screen
    screen = player.types("army to yellow sea")
    assert "Now: Mikasa to Yellow Sea" in screen
    screen = player.types("mikasa to yellow sea")
    assert "The rest of your fleet has its orders too" in screen
    assert "Now: Mikasa to Yellow Sea" in player.types("undo")
    assert "You have gone your own way" in player.types("mikasa to tsushima")


def test_a_guided_battle_begins_where_the_armies_meet(sit: Sit, folder: Path) -> None:
    player = sit("learn", "ran")
    screen = player.reads("Amako > $")
    assert "Step 1 of 15" in screen
    assert "turn 2 of 15" in screen
    assert "Since your last move" not in screen
    assert "Now: Yokomichi gives orders" in player.types("activate tachihara", "Amako > $")


def test_a_guided_game_on_sheets_says_which_rows_to_write_and_asks_before_another_sheet_is_sent(
    sit: Sit, folder: Path
) -> None:
    player = sit("learn", "midway")
    screen = player.reads("US > $")
    assert "Step 1 of 11" in screen
    assert "Now: B-17/1 searches: H6 G6 F5 E5 D5 E5 F5 G6 H6" in screen
    assert "This is not the sheet of the lesson" in player.types("send", "US > $")
    assert "Now: send" in player.types("b-17/1 search g6 f5 e5 d5 e5 f5 g6 h6", "US > $")
    screen = player.types("send", "US > $")
    # Beside the chart the report stands on several lines.
    assert "sighted: D5, step 4:" in screen
    assert "large formation, carrier" in screen
    assert "Now: Grayling to F5; Nautilus to F5; Grouper to F5; Dolphin to F5" in screen
    assert "This is not the sheet of the lesson" in player.types("send", "US > $")
    assert "You have gone your own way" in player.types("send", "US > $")
