"""Places in the code are broken one at a time, and drawn by a seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutations import AREAS, Mutation, drawn, in_python, in_typescript


def broken(mutation: Mutation) -> str:
    text = mutation.path.read_text(encoding="utf-8")
    return text[: mutation.start] + mutation.new + text[mutation.end :]


def test_each_mutation_of_a_module_breaks_one_expression(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("LIMIT = 3\ndef f(é):\n    return é < 1 and not é, 'a < b'\n", encoding="utf-8")
    lines = {broken(each).splitlines()[2].strip() for each in in_python(path)}
    assert lines == {
        "return (é < 1 or not é), 'a < b'",
        "return (é <= 1) and not é, 'a < b'",
        "return é < (2) and not é, 'a < b'",
        "return é < 1 and (é), 'a < b'",
    }


def test_comments_and_types_of_the_front_end_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "module.ts"
    path.write_text("// a && b\ntype A = true;\nconst c = a && b;\n", encoding="utf-8")
    assert [broken(each).splitlines()[2] for each in in_typescript(path)] == ["const c = a || b;"]


@pytest.mark.slow
def test_a_seed_draws_the_same_places() -> None:
    (area, *_) = AREAS
    first = drawn(area, 1, 5)
    assert len(set(first)) == 5
    assert drawn(area, 1, 5) == first
    assert drawn(area, 2, 5) != first
