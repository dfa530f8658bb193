"""The keys of a room, kept for a kernel that is started again: links lead to the same seats.

They lie in the runtime folder of Jupyter, where only their owner can read, never beside the game,
which may be in a folder that others share.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from jupyter_core.paths import jupyter_runtime_dir, secure_write


class KeptRoom(NamedTuple):
    """What a room has to be opened with again: where, and by which keys."""

    address: str
    port: int
    room: str
    keys: dict[int, str]


def kept_file(save: Path) -> Path:
    """Return the file with the keys of the room of a game that is saved."""
    name = sha256(str(save.resolve()).encode()).hexdigest()
    return Path(jupyter_runtime_dir()) / f"daifugo-room-{name[:32]}.json"


def keep(save: Path, room: KeptRoom) -> None:
    """Keep the keys of a room."""
    file = kept_file(save)
    file.parent.mkdir(parents=True, exist_ok=True)
    with secure_write(str(file)) as written:
        json.dump(room._asdict(), written)


def find(save: Path) -> KeptRoom | None:
    """Return the keys that are kept for the room of a game, None if there are none to be read."""
    try:
        found = json.loads(kept_file(save).read_text(encoding="utf-8"))
        keys = {int(seat): str(key) for seat, key in found["keys"].items()}
        return KeptRoom(str(found["address"]), int(found["port"]), str(found["room"]), keys)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def forget(save: Path) -> None:
    """Forget the keys of a room, which is closed for good."""
    kept_file(save).unlink(missing_ok=True)
