"""The engine: decisions, events, dice, procedures and records. Knows no game, no clock, no network, no files."""
