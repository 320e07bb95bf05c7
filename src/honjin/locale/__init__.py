"""Words in four languages, read by every interface: message ids and facts go in, sentences come out."""
