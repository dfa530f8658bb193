"""The address of a room: what stands there, and what every answer from it says.

The phones' server and the relay both keep to it. This needs the standard library alone: a relay
lives in a server that should not load a card game to start.
"""

from __future__ import annotations

import re

from .secret import LENGTH

FILES = {
    "phone.js": "text/javascript",
    "phone.css": "text/css",
    "widget.js": "text/javascript",
    "widget.css": "text/css",
}
ADDRESS = rf"/daifugo/r/([\w-]{{{LENGTH}}})/"
"""What an address of a room is like; whose seat it is for stands behind the ``#``."""
FILE = f"({'|'.join(map(re.escape, FILES))})?"
"""What may follow it: the name of a file, nothing for the page."""
NO_TIME, NO_KEY, ROOM_GONE, SEAT_FULL, TOO_MANY, TOO_FAST = 4401, 4403, 4404, 4408, 4409, 4429
"""Why a socket is closed."""
RESTARTED = 1012
"""Why one is closed that leads to the same room as soon as it is opened again."""
MOST_BYTES, MOST_OF_HOST = 4096, 200_000
"""The largest message that a guest's phone may send, and the host's page."""
TOO_LARGE = 1009
"""Why a socket is closed that has sent a larger one."""
HEARTBEAT = 20.0
"""After how many seconds a phone is asked whether it is there, and how long it may take to say."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "sandbox allow-scripts allow-forms"
    ),
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
