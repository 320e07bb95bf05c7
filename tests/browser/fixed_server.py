"""`honjin serve` in a process of its own, with the fixed dice of one test: its name comes before the verb."""

from __future__ import annotations

import sys

from tests.dice import fix_dice

from honjin.cli import main

if __name__ == "__main__":
    fix_dice(setattr, sys.argv.pop(1))
    main()
