"""Who somebody is: guests by a signed cookie, accounts by name and password, bots by a token."""
