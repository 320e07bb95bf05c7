### The words of a game that has none yet: it is told plainly, by the names that its code has for things.
