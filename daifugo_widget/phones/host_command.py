"""Playing in a browser without a notebook: `daifugo play` alone, `daifugo host` with guests."""

from __future__ import annotations

import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib.util import find_spec
from threading import Event
from typing import Any

from ..cli_arguments import UNUSABLE, whole
from ..core.game.moves import SEATS
from ..core.words.text import LANGS, SpokenError
from ..table.session.opening import USUAL_RULES
from ..table.session.settings import Chosen
from ..table.widget import Table

NEEDS = 'This needs a server for web pages: pip install "daifugo-widget[phones]"'
PACKAGES = ("jupyter_core", "segno", "tornado")
OPEN = "Your table: {link}"
FOR_GUEST = "\nThe link for {name}, seat {seat}: {link}"
ALONE = (
    "Guests can come from this machine alone: --address lan opens the table to the local network."
)
STOP = "Ctrl+C closes the table."


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the arguments of both commands."""
    parser.add_argument("rules", nargs="?", default=USUAL_RULES, help="the rules, by a rules line")
    parser.add_argument("--players", type=whole, help="how many play")
    parser.add_argument("--seed", type=whole, help="the seed of the deal")
    parser.add_argument("--lang", choices=LANGS, help="the language, by default the browser's")
    parser.add_argument("--save", metavar="FILE", help="keep the game in a file, and go on from it")
    parser.add_argument("--port", type=whole, default=0, help="the port, any free one by default")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    if parser.prog.endswith(" host"):
        parser.add_argument(
            "--seats", help="the seats of guests, such as bc; all but the host's by default"
        )
        parser.add_argument("--address", help="lan, or an address of this machine; else loopback")
        parser.add_argument("--certfile", help="a certificate with its key, for https")


def run(args: Namespace) -> int:
    """Open the table in a browser, and keep it open; return the exit code."""
    if not all(map(find_spec, PACKAGES)):
        print(NEEDS, file=sys.stderr)
        return UNUSABLE
    try:
        table, links = _open(args)
    except (SpokenError, ValueError) as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    try:
        print("\n".join([*links, STOP]), flush=True)
        Event().wait()
    except KeyboardInterrupt:
        print()
    finally:
        _close(table)
    return 0


def _close(table: Table[Any, Any]) -> None:
    """Close a table and its server, whose thread could else hold up the end of the program."""
    server = table.room[1] if table.room else None
    table.close()
    if server:
        server.close()


def _open(args: Namespace) -> tuple[Table[Any, Any], Sequence[str]]:
    """Open the table, and return it with what the host has to know."""
    from .address import Endpoint
    from .hosting import open_page

    hosts = args.command == "host"
    spoken: Chosen = {"lang": args.lang} if args.lang else {}
    table: Table[Any, Any] = Table(
        args.rules, players=args.players, seed=args.seed, save=args.save, **spoken
    )
    seats = _seats(args.seats, table) if hosts else ""
    address, certfile = (args.address, args.certfile) if hosts else (None, None)
    endpoint = Endpoint(address, args.port, certfile)
    page = open_page(table, seats, endpoint, keeps_lang=args.lang is not None)
    if not args.no_browser:
        webbrowser.open(page.link)
    return table, [OPEN.format(link=page.link), *(_for_guests(table, page.guests) if hosts else [])]


def _seats(wanted: str | None, table: Table[Any, Any]) -> str:
    return SEATS[1 : table.session.people.players] if wanted is None else wanted


def _for_guests(table: Table[Any, Any], links: dict[int, str]) -> list[str]:
    """Return the links of guests, as text and as codes to scan from the terminal."""
    from io import StringIO

    import segno

    found: list[str] = []
    people, lang = table.session.people, table.session.settings.lang
    for seat, link in links.items():
        named = FOR_GUEST.format(name=people.name(seat, lang), seat=SEATS[seat], link=link)
        found.append(named)
        if not is_of_this_machine(link):
            drawn = StringIO()
            segno.make(link, error="l", micro=False).terminal(drawn, compact=True)
            found.append(drawn.getvalue())
    if any(map(is_of_this_machine, links.values())):
        found.append(ALONE)
    return found


def is_of_this_machine(link: str) -> bool:
    """Return whether a link leads to the very machine that it is opened on."""
    return link.split("://")[1].startswith(("127.0.0.1", "localhost", "[::1]"))
