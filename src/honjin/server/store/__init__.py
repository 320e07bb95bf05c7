"""What must survive: visitors, matches and the lines of their records, in SQLite or PostgreSQL."""
