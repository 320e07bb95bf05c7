"""Who can sit at a table without being human: sees views, never the state."""
