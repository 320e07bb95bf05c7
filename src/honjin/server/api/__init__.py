"""The HTTP API and the socket's door, one module a subject; all answers to tables go through the hall."""
