"""Writing files: whole or not at all, by one program at a time, and flushed to the disk."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EBUSY, ELOOP
from hashlib import sha256
from itertools import count
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from tempfile import gettempdir
from typing import NamedTuple

from .pace import THREADS

PATIENCE = 10
"""How many seconds to wait for another program that writes the same file."""


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file by a text or bytes: whole, or not at all.

    Raises `OSError`, which names that file, not the one that is first written beside it.
    A link still leads to its file, and the file keeps its permissions. A path that is not a
    regular file, such as ``/dev/stdout``, is written to and stays what it is.
    """
    with write_lock(path):
        write_while_locked(path, content)


@contextmanager
def write_lock(path: Path) -> Iterator[None]:
    """Let nobody else who asks for it write a file meanwhile. Raises `OSError`.

    It holds among the programs of one user. Its own file is among the temporary ones: beside the
    file it would be seen, and deleting it there would let two programs in. Some files share one, so
    who has the lock of a file must not ask for that of another. In a browser each notebook has
    temporary files of its own, so there it would keep nobody out.
    """
    if not THREADS:
        yield
        return
    from filelock import FileLock, Timeout

    user = getattr(os, "getuid", lambda: "")()
    folder = Path(gettempdir()) / f"daifugo-widget-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    number = sha256(os.fsencode(real_path(path))).digest()[0]  # so that there are not too many
    lock = FileLock(folder / f"{number}.lock")
    try:
        lock.acquire(timeout=PATIENCE)
    except Timeout:
        raise OSError(EBUSY, os.strerror(EBUSY), str(path)) from None
    try:
        yield
    finally:
        lock.release()


def write_while_locked(path: Path, content: str | bytes) -> None:
    """Replace a file as `write_whole` does, for a caller who has its `write_lock`."""
    data = content.encode() if isinstance(content, str) else content
    try:
        target = real_path(path)
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _put_in_place(target, data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def append_while_locked(path: Path, lines: str) -> None:
    """Add lines to the end of a file, for a caller who has its `write_lock`. Raises `OSError`.

    Their first sign is a blank until all else is there, so that lines which break off are known:
    none that is written here begins with a blank.
    """
    data = lines.encode()
    with real_path(path).open("r+b", buffering=0) as file:
        end = file.seek(0, os.SEEK_END)
        try:
            _write_all(file.fileno(), b" " + data[1:])
            file.seek(end)
            _write_all(file.fileno(), data[:1])
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                file.truncate(end)
            raise


def unbroken_part(data: bytes) -> bytes:
    """Return a file without the lines at its end that break off; all of it if none do.

    After a loss of power there may be null bytes where something was to be written.
    """
    broken = re.search(rb"(?<=\n)[ \0]", data)
    return data[: broken.start()] if broken else data


def real_path(path: Path) -> Path:
    """Return where a path leads through links. Raises `OSError` if they form a loop."""
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(ELOOP, os.strerror(ELOOP), str(path))
    return target


def check_writable(path: Path) -> None:
    """Raise `OSError` if a file is there and may not be written, so that it is not replaced."""
    if path.exists():
        path.open("r+b").close()


def unused_name(path: Path, word: str) -> Path:
    """Return the path of a file that does not exist, named after another: ``game-other-1.dfg``."""
    names = (path.with_name(f"{path.stem}-{word}-{n}{path.suffix}") for n in count(1))
    return next(name for name in names if not os.path.lexists(name))


class Signature(NamedTuple):
    """What shows whether a file has been written: which file it is, its size, and when."""

    device: int
    inode: int
    size: int
    changed: int

    @classmethod
    def of(cls, path: Path) -> Signature | None:
        """Return the signature of a file, None if there is no file. Raises `OSError`."""
        try:
            found = path.stat()
        except FileNotFoundError:
            return None
        return cls(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)


def _put_in_place(target: Path, data: bytes) -> None:
    """Write a file beside another one, and let it replace that one. Raises `OSError`."""
    check_writable(target)
    _clear_leftovers(target)
    beside = target.with_name(f".{target.name}.{token_hex(4)}")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            copymode(target, beside)
        beside.replace(target)
        _flush_folder(target.parent)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def _clear_leftovers(target: Path) -> None:
    """Remove what programs that were killed have left beside a file."""
    left = re.compile(rf"\.{re.escape(target.name)}\.[0-9a-f]{{8}}")
    with suppress(OSError):
        for path in target.parent.iterdir():
            if left.fullmatch(path.name):
                path.unlink()


def _flush_folder(folder: Path) -> None:
    """Flush to the disk which files a folder holds, where a system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
