"""`daifugo play` and `daifugo host`: a table in the browser, without a notebook."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from daifugo_widget.__main__ import main
from tests.phones.guests import PhoneClient
from tests.systems import needs_posix

LINK = re.compile(r"http://\S+")


@contextmanager
def opened(*words: str) -> Iterator[list[str]]:
    """Run a command until the test is done; return the links that it prints."""
    command = [sys.executable, "-X", "faulthandler", "-m", "daifugo_widget", *words, "--no-browser"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, encoding="utf-8", preexec_fn=_interruptible
    ) as program:
        assert program.stdout
        told = ""
        while "Ctrl+C" not in told:
            told += program.stdout.readline()
        try:
            yield LINK.findall(told)
        finally:
            program.send_signal(signal.SIGINT)
            assert exit_code(program) == 0


def _interruptible() -> None:
    """Let an interrupt end a program; a shell may have it ignored in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def exit_code(program: subprocess.Popen[str]) -> int:
    """Return the exit code of a program that ends; one that does not says where it hangs."""
    try:
        return program.wait(10)
    except subprocess.TimeoutExpired:
        program.send_signal(signal.SIGABRT)
        raise


@needs_posix
def test_a_table_alone_is_played_on_a_page_with_all_that_a_host_may_do(tmp_path: Path) -> None:
    async def scenario(link: str) -> None:
        host = await PhoneClient(link).join(lang="ja-JP,en")
        assert host.state["settings"]["lang"] == "ja"
        assert "guest" not in host.state
        assert "invite" not in host.state["can"]  # the terminal has the links
        await host.until(lambda: host.prompt_kind == "play")
        seen = host.state["version"]
        await host.act(do="undo")
        await host.until_shown(after=seen)
        await host.act(do="new", text="base")
        await host.until(lambda: host.state["house"] == "基本ルール")
        record = "rules base\nhands 3c4c / 5c6c / 7c8c / 9cTc\n" + "# note\n" * 2000
        await host.act(do="load", text=record, number=1)
        await host.until(lambda: host.state["hand"] == ["3c", "4c"])
        await host.act(do="play", cards="3c")
        await host.until(lambda: host.state["hand"] == ["4c"])
        await host.leave()

    with opened("play", "standard", "--seed", "3", "--save", str(tmp_path / "my.dfg")) as links:
        asyncio.run(scenario(links[0]))
    assert "a 3c" in (tmp_path / "my.dfg").read_text(encoding="utf-8")


@needs_posix
def test_a_game_is_looked_at_again_on_the_page_of_a_table_alone() -> None:
    async def scenario(link: str) -> None:
        host = await PhoneClient(link).join(lang="en")
        await host.until(lambda: host.prompt_kind == "play")
        await host.act(do="set", key="pace", value="once", calm=False)
        record = "rules base\nhands 2h3c / 4d5d / 6c7c\nturn a"
        await host.act(do="load", text=record, number=1)
        await host.until(lambda: host.state["hand"] == ["3c", "2h"])
        await host.act(do="play", cards="2h")
        await host.until(lambda: host.prompt_kind == "play" and host.state["hand"] == ["3c"])
        await host.act(do="play", cards="3c")
        await host.until(lambda: "review" in host.state["can"])
        await host.act(do="review")
        await host.until(lambda: "review" in host.state and host.state["review"]["share"] is None)
        assert host.state["review"]["about"].startswith("basic rules")
        await host.act(do="set", key="lang", value="ja", calm=False)
        await host.until(lambda: host.state["title"] == "いまのゲームをふり返る")
        await host.act(do="task", value="table")
        await host.until(lambda: "review" not in host.state)
        assert host.state["title"] == "大富豪"
        await host.leave()

    with opened("play", "standard", "--players", "3", "--lang", "en") as links:
        asyncio.run(scenario(links[0]))


@needs_posix
def test_a_host_plays_with_guests_whose_seats_bots_keep_until_they_come() -> None:
    async def scenario(host_link: str, guest_link: str) -> None:
        host = await PhoneClient(host_link).join()
        await host.until_shown()
        guest = await PhoneClient(guest_link).join("Jun", "ko")
        await guest.until_shown()
        assert guest.state["me"] == 2
        assert guest.state["guest"]
        await host.until(lambda: "Jun" in [seat["name"] for seat in host.state["seats"]])
        assert host.state["seats"][0]["name"] == "You"
        assert (host.words["theme.auto"], guest.words["theme.auto"]) == (
            "as this device",
            "기기에 맞춤",
        )
        assert not host.words["dead"], "its page says it"
        for phone in (guest, host):
            await phone.leave()

    with opened("host", "base", "--players", "3", "--seats", "c", "--lang", "en") as links:
        assert len(links) == 2
        asyncio.run(scenario(*links))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "no-such-rule"], "no-such-rule"),
        (["host", "--seats", "x"], "names no seats"),
        (["host", "--address", "wlan"], "no address of this machine"),
    ],
)
def test_what_cannot_be_hosted_is_said_in_words(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--no-browser"]) == 2
    assert said in capsys.readouterr().err
