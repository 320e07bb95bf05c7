"""`python -m honjin.cli`: what the start script calls."""

from honjin.cli import main

main()
