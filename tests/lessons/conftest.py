"""Tests of lessons have a learner who begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.learners import Learner


@pytest.fixture
def learner(tmp_path: Path) -> Learner:
    return Learner(tmp_path)
