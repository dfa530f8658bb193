"""The command that tells how one's own games came out: `daifugo games`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from ..cli_arguments import UNUSABLE, whole
from ..core.words.text import LANGS, SpokenError
from ..table.session.defaults import defaults_in_force
from . import words as w
from .page import page
from .statistics import USUAL_GAMES, Statistics


def add_arguments(parser: ArgumentParser) -> None:
    """Declare which games are told of, and where they are written."""
    parser.add_argument(
        "file", nargs="?", default=USUAL_GAMES, help=f"the file of games, by default {USUAL_GAMES}"
    )
    parser.add_argument("--house", help="games by one rules line alone")
    parser.add_argument("--players", type=whole, help="games of one number of players alone")
    parser.add_argument("--since", metavar="DAY", help="games since a day, such as 2026-12-01")
    parser.add_argument("--game", help="games of daifugo, nap or napoleon alone")
    parser.add_argument("--csv", metavar="FILE", help="write the games to a table, one line each")
    parser.add_argument("--html", metavar="FILE", help="write the page that is told to a file")
    parser.add_argument("--keep", action="store_true", help="keep games from now on")
    parser.add_argument("--stop", action="store_true", help="keep no more games")
    parser.add_argument("--lang", choices=LANGS, help="the language")


def run(args: Namespace) -> int:
    """Print how the games came out, and write them where that is asked for."""
    lang = args.lang or defaults_in_force().get("lang", "en")
    try:
        mine = Statistics(args.file)
        if args.keep or args.stop:
            mine.keep(args.keep)
        chosen = mine.where(
            house=args.house, players=args.players, since=args.since, game=args.game
        )
    except SpokenError as error:
        print(error.say(lang), file=sys.stderr)
        return UNUSABLE
    if args.csv:
        chosen.to_csv(Path(args.csv))
    if args.html:
        chosen.to_html(Path(args.html), lang=lang)
    print(page(chosen, lang, mine.notice, w.NO_SUCH if len(mine) else w.EMPTY))
    return 0
