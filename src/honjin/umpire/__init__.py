"""Who holds the one true game: takes answers, hands out views, keeps the record."""
