"""Charts in text for any game: lines of letters, signs and colour marks, and what a game without a chart shows."""
