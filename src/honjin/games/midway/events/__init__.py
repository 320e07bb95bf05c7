"""Everything that can happen at Midway, in the past tense. `apply` is the only writer of the state."""
