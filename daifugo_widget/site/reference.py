"""The reference as pages of the site: what the public packages give, from their docstrings.

pdoc reads them, and writes their Markdown as HTML; nothing is fetched from a network.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc, isclass, isfunction
from types import ModuleType
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, filterwarnings

from .frame import SitePage, narrow

if TYPE_CHECKING:
    from pdoc.doc import Class, Doc

OWN = "daifugo_widget"
PACKAGES = (
    OWN,
    f"{OWN}.teach",
    f"{OWN}.lab",
    f"{OWN}.players",
    f"{OWN}.drills",
    f"{OWN}.progress",
    f"{OWN}.core.records",
    f"{OWN}.core.cards",
)
"""The packages whose names are for users, and which list them in ``__all__``."""
PLACE = re.compile(r"\b(?:\w+\.)+(?=[A-Z])")
"""Where a type comes from, which a signature need not repeat."""
AS_WRITTEN = re.compile(r"<class '([^']*)'>|ForwardRef\('([^']*)'\)")
"""How a signature shows types that are not known when it is made."""
ENTRY = '<h{level} id="{name}"><code>{name}</code></h{level}>\n{signature}{text}'


def reference() -> list[SitePage]:
    """Return a page for each public package, none where pdoc is not installed."""
    if find_spec("pdoc") is None:
        return []
    with catch_warnings():
        # A type that is imported for type checkers alone stays as it is written.
        filterwarnings("ignore", "Error parsing type annotation")
        return [_page(import_module(name)) for name in PACKAGES]


def file_of(package: str) -> str:
    """Return the page of a package."""
    return f"reference-{package.removeprefix(f'{OWN}.').replace('.', '-')}.html"


def _page(package: ModuleType) -> SitePage:
    entries = "\n".join(_entries(package))
    head = f"<h1><code>{package.__name__}</code></h1>\n{_html(package.__doc__)}"
    return SitePage(file_of(package.__name__), package.__name__, narrow(f"{head}\n{entries}"))


def _entries(package: ModuleType) -> Iterator[str]:
    """Yield what is said of each class and function that a package gives."""
    from pdoc.doc import Class, Function

    for name in sorted(package.__all__, key=str.lower):
        found = getattr(package, name)
        if isclass(found):
            place = found.__module__, found.__qualname__
            yield from _class(name, Class(*place, found, place))
        elif isfunction(found):
            place = found.__module__, found.__qualname__
            doc = Function(*place, found, place)
            yield _entry(2, name, doc, _signature(name, doc))


def _class(name: str, doc: Class) -> Iterator[str]:
    signature = _signature(name, doc.members.get("__init__"))
    yield _entry(2, name, doc, signature)
    for member in sorted(doc.members.values(), key=lambda member: member.name):
        if _is_public(member, doc.obj):
            full = f"{name}.{member.name}"
            yield _entry(3, full, member, _signature(member.name, member))


def _is_public(member: Doc[Any], owner: type) -> bool:
    """Tell whether a member is of our own, for users, and says what it is."""
    foreign = (base for base in owner.__mro__ if not base.__module__.startswith(OWN))
    own = member.taken_from[0].startswith(OWN) and not member.name.startswith("_")
    return own and bool(member.docstring) and not any(member.name in vars(b) for b in foreign)


def _entry(level: int, name: str, doc: Doc[Any], signature: str) -> str:
    code = f"<pre><code>{escape(signature)}</code></pre>\n" if signature else ""
    text = _html(doc.docstring)
    return ENTRY.format(level=level, name=escape(name), signature=code, text=text)


def _signature(name: str, doc: Doc[Any] | None) -> str:
    """Return how something is called, with types by their last names; "" if it is not called."""
    from pdoc.doc import Function

    if not isinstance(doc, Function):
        return ""
    found = AS_WRITTEN.sub(lambda type_: type_[1] or type_[2], str(doc.signature_without_self))
    return name + PLACE.sub("", found)


def _html(docstring: str | None) -> str:
    from pdoc.render_helpers import to_html

    return str(to_html(cleandoc(docstring or "")))
