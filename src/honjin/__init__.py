"""Honjin: a headquarters for historical wargames, four rulebooks on one engine."""

__version__ = "0.1.0"
