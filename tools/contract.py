"""Write what the browser knows of Python, its types and its keys of words: `make contract`.

(pydantic with json-schema-to-typescript makes `[unknown, unknown]` of a tuple, forgets the keys of
a dictionary, and refuses `typing.TypedDict` before Python 3.12.)
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from textwrap import wrap

from daifugo_widget.coach.words import REVIEW
from daifugo_widget.replay.words import REPLAY
from daifugo_widget.table.telling.words import WORDS
from daifugo_widget.table.telling.words.inviting import INVITING

PACKAGE = Path(__file__).parents[1] / "daifugo_widget"
JS = PACKAGE.parent / "js"
TARGET = JS / "src/base/contract.ts"
ENGLISH = JS / "tests/fixtures/words.en.json"
"""The English words, for the tests of the browser's side."""
CONTRACT = (
    "table/wire/contract.py",
    "table/wire/guest_contract.py",
    "table/wire/rule_contract.py",
    "table/wire/score_contract.py",
    "table/wire/statistics_contract.py",
    "table/wire/task_contract.py",
    "table/wire/messages.py",
    "replay/film_contract.py",
)
USED = (
    "core/words/text.py",
    "core/game/moves.py",
    "core/rules/options.py",
    "table/telling/voice.py",
    "table/session/settings.py",
)
"""The modules that the contract takes some types from, those that it names or needs for them."""
HEAD = "/** What Python and the browser tell each other: made from Python by `make contract`. */\n"
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "unknown",
    "object": "unknown",
}
WIDTH = 100

EVERY_WORD = {**WORDS, **INVITING, **REPLAY, **REVIEW}
"""The fixed words that the browser knows, whatever kind of table it draws."""

Documented = tuple[ast.stmt, str]


def contract() -> str:
    """Return the types of the browser as TypeScript."""
    declared = dict(_declarations(CONTRACT))
    known = {**dict(_declarations(USED)), **declared}
    wanted = list(declared)
    for name in wanted:  # it grows meanwhile
        inner = (each.id for each in ast.walk(known[name][0]) if isinstance(each, ast.Name))
        wanted += [each for each in dict.fromkeys(inner) if each in known and each not in wanted]
    return HEAD + "".join(_declaration(name, *known[name]) for name in wanted) + _word_keys()


def english() -> str:
    """Return the English words by key as JSON."""
    said = {key: text.en for key, text in sorted(EVERY_WORD.items())}
    return json.dumps(said, ensure_ascii=False, indent=2) + "\n"


def _word_keys() -> str:
    keys = "".join(f"\n  | {json.dumps(key)}" for key in sorted(EVERY_WORD))
    return f"\n/** The keys of the fixed words. */\nexport type WordKey ={keys};\n"


def _declarations(paths: Sequence[str]) -> Iterator[tuple[str, Documented]]:
    """Yield the classes and aliases of modules by name, each with what is said of it."""
    for path in paths:
        for node, doc in _with_docstrings(
            ast.parse((PACKAGE / path).read_text(encoding="utf-8")).body
        ):
            match node:
                case ast.ClassDef(name=name):
                    yield name, (node, ast.get_docstring(node) or "")
                case ast.Assign(targets=[ast.Name(id=name)]):
                    yield name, (node, doc)


def _with_docstrings(body: list[ast.stmt]) -> Iterator[Documented]:
    """Yield each statement with the text that stands after it."""
    for node, after in pairwise([*body, ast.Pass()]):
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node, cleandoc(text)
            case _:
                yield node, ""


# --- TypeScript ----------------------------------------------------------------------------------


def _declaration(name: str, node: ast.stmt, doc: str) -> str:
    match node:
        case ast.ClassDef(bases=bases, body=body):
            parents = [each.id for each in bases if isinstance(each, ast.Name)]
            known = ", ".join(each for each in parents if each != "TypedDict")
            head = f"export interface {name}{' extends ' * bool(known)}{known} {{\n"
            return f"\n{_comment(doc)}{head}{''.join(_fields(body))}}}\n"
        case ast.Assign(value=value):
            line = f"export type {name} = {type_text(value)};\n"
            members = "".join(f"\n  | {each}" for each in _members(value))
            long = f"export type {name} ={members};\n"
            return f"\n{_comment(doc)}{line if len(line) <= WIDTH else long}"
    raise TypeError(f"{name} is no type")


def _fields(body: list[ast.stmt]) -> Iterator[str]:
    for node, doc in _with_docstrings(body):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind):
                optional = "?" * ast.unparse(kind).startswith("NotRequired[")
                yield f"{_comment(doc, '  ')}  {name}{optional}: {type_text(kind)};\n"


def _comment(doc: str, indent: str = "") -> str:
    text = re.sub(r"\bNone\b", "null", doc.replace("``", "`"))
    line = f"{indent}/** {text} */\n"
    if not text or (len(line) <= WIDTH and "\n" not in text):
        return line * bool(text)
    parts = [wrap(part, WIDTH - len(indent) - 3) for part in text.split("\n\n")]
    lines = [line for part in parts for line in ("", *part)][1:]
    inner = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"


def type_text(kind: ast.expr) -> str:
    """Return an annotation as TypeScript. Raises `TypeError` if that has nothing like it."""
    return " | ".join(_members(kind))


def _members(kind: ast.expr) -> Iterator[str]:
    """Yield the types of a union, or a single one."""
    match kind:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield from (*_members(left), *_members(right))
        case ast.Constant(value=None):
            yield "null"
        case ast.Name(id=name):
            yield PLAIN.get(name, name)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            listed = values.elts if isinstance(values, ast.Tuple) else [values]
            yield from (json.dumps(ast.literal_eval(value)) for value in listed)
        case ast.Subscript(value=ast.Name(id=form), slice=ast.Tuple(elts=inner)):
            yield _form(form, [*map(type_text, inner)])
        case ast.Subscript(value=ast.Name(id=form), slice=inner):
            yield _form(form, [type_text(inner)])
        case _:
            raise TypeError(f"line {kind.lineno}: no TypeScript for {ast.unparse(kind)}")


def _form(form: str, inner: list[str]) -> str:
    match form, inner:
        case "NotRequired", [item]:
            return item
        case "Annotated", [_, item]:  # the browser knows more than Python
            return item
        case "list", [item]:
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "tuple", _:
            return f"[{', '.join(inner)}]"
        case "dict", ["string", value]:
            return f"Record<string, {value}>"
        case "dict", [key, value]:
            return f"{{ [key in {key}]?: {value} }}"
    raise TypeError(f"no TypeScript for {form}[{', '.join(inner)}]")


def main() -> None:
    """Write it anew."""
    TARGET.write_text(contract(), encoding="utf-8")
    ENGLISH.write_text(english(), encoding="utf-8")


if __name__ == "__main__":
    main()
