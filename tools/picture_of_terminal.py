"""Turn a terminal screen with its colours into an SVG for the README.

Usage: tmux capture-pane -e -p | python tools/picture_of_terminal.py docs/pictures/terminal.svg
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

TITLE = "./honjin play port_arthur"


def main() -> None:
    """Read the screen from standard input and write the picture."""
    lines = [Text.from_ansi(line) for line in sys.stdin.read().rstrip().splitlines()]
    width = max(line.cell_len for line in lines)
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in lines:
        console.print(line)
    # Rich names a font on a public host; the reader's own fixed-width font does as well.
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title=TITLE), flags=re.DOTALL)
    Path(sys.argv[1]).write_text(picture.replace("Fira Code", "ui-monospace, Menlo, Consolas"), encoding="utf-8")


if __name__ == "__main__":
    main()
