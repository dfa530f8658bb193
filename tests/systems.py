"""What a test needs of the system that it runs on."""

import os

import pytest

needs_posix = pytest.mark.skipif(
    os.name == "nt", reason="shells, permissions, signals and links are another matter on Windows"
)
