"""Finds a Chromium for the browser tests, or installs one: `python -m tests.browser.chromium`."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
"""What is looked for on the PATH: without windows of its own a browser takes a fifth less time."""
PACKAGES = ("chromium-headless-shell", "fonts-noto-cjk")


@cache
def find() -> str | None:
    """Give the path of a Chromium: one on the PATH, else that of Playwright, else none."""
    return next(filter(None, map(shutil.which, NAMES)), None) or of_playwright()


def of_playwright() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Install what is missing: Debian's packages where that is possible, else Playwright's own."""
    if can_apt() and not (any(map(shutil.which, NAMES)) and has_japanese_font()):
        apt_install()
    find.cache_clear()
    if find() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        find.cache_clear()


def can_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def has_japanese_font() -> bool:
    fonts = subprocess.run(
        ["fc-list", ":lang=ja"], capture_output=True, encoding="utf-8", check=False
    )
    return bool(fonts.stdout.strip())


def apt_install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq"]
    install = [*apt, "install", "-y", "--no-install-recommends", *PACKAGES]
    for command in ([*apt, "update"], install):
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


def sentence() -> str:
    """Say in which browser the tests run, or that they are skipped."""
    path = find()
    return f"browser tests: run in {path}" if path else f"browser tests: skipped, {WHY_SKIPPED}"


WHY_SKIPPED = "no Chromium is on the PATH and none could be installed"

if __name__ == "__main__":
    if "--install" in sys.argv:
        install()
    print(sentence())
