"""How long tests wait for what must come: on a busy machine that takes long, and only a failure takes all of it."""

SECONDS = 180
