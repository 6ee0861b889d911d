"""The web table: play in a browser, or by a program over HTTP and WebSocket (docs/table.md)."""
