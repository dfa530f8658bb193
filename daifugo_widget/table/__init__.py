"""The playable table: a session in pure Python, the state that a browser draws, and the widget."""
