"""Owners' data packs at the browser table: workbooks that somebody sends, read away from the server's own process."""
