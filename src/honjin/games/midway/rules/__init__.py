"""One module a chapter of the rulebook."""
