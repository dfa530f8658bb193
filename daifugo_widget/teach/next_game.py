"""What classes mean for the next deal: who exchanges how many cards, and a game that shows it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ..core.game.history import History
from ..core.game.moves import SEATS
from ..core.records import Record
from ..core.words.text import Lang
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.engine.views import view
from ..games.daifugo.rules.exchange.frame import pairs_of
from ..players import make_player
from ..table.session.defaults import in_default_lang
from ..table.still.html_output import Shown, columns
from . import words as w

if TYPE_CHECKING:
    from ..replay.widget import Replay

WIDE = 60
RANKS = "3456789TJQ"
"""One card each for up to nine players, weakest first, and another for the last one."""


@in_default_lang
def exchanges(*players: int, rules: RuleSet | str = "standard", lang: Lang = "en") -> Shown:
    """Show which classes exchange how many cards, by number of players."""
    rows = {n: _counts(n, RuleSet.of(rules), lang) for n in players}
    counts = sorted({count for row in rows.values() for count in row}, reverse=True)
    head = [w.PLAYERS.to(lang), *(w.CARDS_EACH.fill(n=count).to(lang) for count in counts)]
    lines = [[str(n), *(row.get(count, "") for count in counts)] for n, row in rows.items()]
    return columns(head, lines, WIDE)


def _counts(players: int, rules: RuleSet, lang: Lang) -> dict[int, str]:
    game = _last_cards(players, rules).next().now.game
    titles = game.rules.frame.titles
    found: dict[int, list[str]] = {}
    for rich, poor, count in pairs_of(game):
        names = [titles.title(game.classes[seat]).to(lang) for seat in (rich, poor)]
        found.setdefault(count, []).append(" ⇄ ".join(names))
    return {count: ", ".join(pairs) for count, pairs in found.items()}


@in_default_lang
def last_cards(
    players: int | None = None,
    rules: RuleSet | str = "base",
    seed: int = 1,
    lang: Lang = "en",
) -> Replay:
    """Return a replay of a game of last cards, the classes it gives and the exchange after it.

    In the next game all hands are dealt by the seed, and bots choose what is given.
    """
    from ..replay.widget import Replay

    history = _last_cards(players, RuleSet.of(rules), seed).next()
    rng, bot = Random(seed), make_player("steady")
    while (game := history.now.game).agenda and not game.trick:
        history = history.move(bot.choose(view(game, game.actor), rng))
    return Replay(history, lang=lang)


def _last_cards(players: int | None, rules: RuleSet, seed: int = 1) -> History:
    """Play a game in which everybody has a single card, and the last one two."""
    players = rules.player_count(players)
    house = rules.for_players(players)
    house.check_players(players)
    cards = [f"{rank}c" for rank in RANKS[: players + 1]]
    hands = " / ".join([*cards[: players - 1], "".join(cards[-2:])])
    played = zip(SEATS, cards[: players - 1], strict=False)
    moves = " ".join(f"{seat} {card}" for seat, card in played)
    return Record.parse(f"rules {house}\nseed {seed}\nhands {hands}\n{moves}").history()
