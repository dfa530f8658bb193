"""Japanese and Korean of the product: `make words` collects what the code says, and compiles it.

Babel collects the messages and merges them into the catalogues: what is new has no translation yet,
what has changed is marked fuzzy, and what is gone is kept at the end of its file, until a
translator has looked at it.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from babel.messages import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_file, extract_python

from daifugo_widget.core.rules.rule import notes_of

from .catalogues import (
    LANGUAGES,
    PACKAGE,
    Place,
    catalogues,
    compile_words,
    file_of,
    new_catalog,
    place_of,
    read,
    write,
)

Found = tuple[int, str | None, Any, list[str]]
"""A message as Babel wants it: line, function (None for a plain one), text and comments."""


def messages_of_python(
    file: IO[bytes],
    keywords: Mapping[str, object],
    comment_tags: Iterable[str],
    options: Mapping[str, object],
) -> Iterator[Found]:
    """Yield the phrases of a module, with what its rules and their examples explain in English."""
    phrases: list[Any] = list(
        extract_python(file, keywords, comment_tags, options)  # type: ignore[arg-type]
    )
    file.seek(0)
    explained = _explanations(ast.parse(file.read()))
    yield from sorted([*phrases, *explained], key=itemgetter(0))


def _explanations(module: ast.Module) -> Iterator[Found]:
    """Yield what each rule does, by the docstring of its class, and the notes of its example."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef) and (rule := _rule_of(node)):
            if doc := ast.get_docstring(node):
                yield node.lineno, None, " ".join(doc.split()), [f"{rule}: what the rule does"]
            for note in notes_of(_example_of(node)):
                yield node.lineno, None, note, [f"{rule}: a note of its example"]


def messages_of_notebook(
    file: IO[bytes],
    keywords: Mapping[str, object],
    comment_tags: Iterable[str],
    options: Mapping[str, object],
) -> Iterator[Found]:
    """Yield the paragraphs of a notebook's Markdown cells; blocks of code are one paragraph."""
    for number, cell in enumerate(json.load(file)["cells"], start=1):
        if cell["cell_type"] == "markdown":
            for paragraph in paragraphs("".join(cell["source"])):
                yield number, None, paragraph, []


def paragraphs(markdown: str) -> Iterator[str]:
    """Yield the parts of a text in Markdown between empty lines, fenced code kept whole."""
    held: list[str] = []
    fenced = False
    for line in [*markdown.splitlines(), ""]:
        fenced ^= line.lstrip().startswith("```")
        if line.strip() or fenced:
            held.append(line.rstrip())
        elif held:
            yield "\n".join(held)
            held = []


METHODS: dict[str, Callable[..., Iterator[Found]]] = {
    ".py": messages_of_python,
    ".ipynb": messages_of_notebook,
}


def _rule_of(node: ast.ClassDef) -> str:
    """Return the id of the rule that a class declares, "" if it declares none."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and any(word.arg == "en" for word in decorator.keywords):
            return str(ast.literal_eval(decorator.args[0]))
    return ""


def _example_of(node: ast.ClassDef) -> str:
    for part in node.body:
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "example":
            return str(part.value.value) if isinstance(part.value, ast.Constant) else ""
    return ""


def domain_of(module: Path) -> Place:
    """Return the folder of catalogues to which a module belongs, and the name of its catalogue."""
    parts = module.relative_to(PACKAGE).with_suffix("").parts
    depth = 0
    if parts[0] == "games" and len(parts) > 2:
        depth = 3 if parts[2] == "rules" else 2
    return Place(PACKAGE.joinpath(*parts[:depth], "locale"), parts[depth])


def templates() -> dict[Place, Catalog]:
    """Collect the messages of the whole product, by folder and name of their catalogues."""
    found: dict[Place, Catalog] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for line, message, comments, context in messages_in(path):
            catalog = found.setdefault(domain_of(path), new_catalog())
            place = (path.relative_to(PACKAGE.parent).as_posix(), line)
            catalog.add(message, None, [place], auto_comments=comments, context=context)
    return found


def messages_in(path: Path) -> Iterator[tuple[int, Any, list[str], str | None]]:
    """Yield line, message, comments and context of the messages of a file."""
    method = METHODS[path.suffix]
    yield from extract_from_file(method, path, DEFAULT_KEYWORDS)  # type: ignore[arg-type]


def merge() -> None:
    """Bring all catalogues to what the code says now."""
    found = templates()
    for language in LANGUAGES:
        for place in sorted({*found, *map(place_of, catalogues(language))}):
            catalog = read(path := file_of(place, language), language)
            dates = catalog.creation_date, catalog.revision_date
            catalog.update(found.get(place, new_catalog()))
            catalog.creation_date, catalog.revision_date = dates
            write(catalog, path)


if __name__ == "__main__":
    merge()
    compile_words()
