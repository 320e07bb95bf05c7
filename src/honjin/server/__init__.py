"""The server: tables over HTTP and WebSocket, kept in a database, with machine players in processes of their own."""
