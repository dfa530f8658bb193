"""Finds where a text is read or written in whatever encoding the system happens to have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

PROGRAMS = ("run", "Popen", "check_output")
"""Calls that start a program, whose output is text if they say so."""
PLACE = {"read_text": 0, "write_text": 1, "open": 2}
"""Methods of a path, and how many arguments of theirs come before the encoding."""
TEXT_MODE = re.compile("[rwaxt+]*")


def unencoded_calls(tree: ast.AST) -> Iterator[int]:
    """Yield the lines of calls that leave the encoding to the system."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_text(node) and not _has_encoding(node):
            yield node.lineno


def _is_text(call: ast.Call) -> bool:
    """Tell whether a call reads or writes text: of a path, or of another program."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name in PROGRAMS:
        return any(word.arg in ("text", "universal_newlines") for word in call.keywords)
    return name in PLACE and (name != "open" or _opens_text(call))


def _opens_text(call: ast.Call) -> bool:
    """Tell whether ``open`` is that of a path, which begins with a mode, and of a text."""
    if "super()" in ast.unparse(call.func):
        return False
    mode = next(iter(call.args), ast.Constant("r"))
    return isinstance(mode, ast.Constant) and bool(TEXT_MODE.fullmatch(str(mode.value)))


def _has_encoding(call: ast.Call) -> bool:
    named = any(word.arg == "encoding" for word in call.keywords)
    before = PLACE.get(call.func.attr) if isinstance(call.func, ast.Attribute) else None
    return named or (before is not None and len(call.args) > before)
