"""Tables: the hall of all matches, and what belongs to one that is being played."""
