"""A rule may give each game of a match a deck of its own, and everything goes by that deck."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from daifugo_widget import Match, RuleError
from daifugo_widget.core.cards import ACE, NUMBER, ONE_DECK, blanks
from daifugo_widget.core.game.history import History
from daifugo_widget.core.records import Record
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.rule import Rule, rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players.imagine import imagine
from daifugo_widget.games.daifugo.players.unseen import Unseen
from daifugo_widget.games.daifugo.table.board import ruler
from daifugo_widget.lab import simulate, trial
from tests.checking import some

RULES = "standard, growing-deck"


@pytest.fixture(autouse=True)
def growing_deck(own_rules: None) -> None:
    @rule("growing-deck", en="Growing deck")
    class GrowingDeck(Rule):
        """The first game is played without aces, the later ones with them."""

        def deck(self, cards: int, rules: RuleSet, players: int, game: int) -> int:
            return cards & ~NUMBER[ACE] if game == 1 else cards


def games(match: Match) -> Iterator[Match]:
    """Yield the match in its first and its second game."""
    rng = Random(1)
    yield match
    while not match.game.over:
        match = match.step(rng.choice(match.game.moves())).settle_chance()
    yield match.next()


def test_the_cards_of_a_game_are_those_of_its_number() -> None:
    first, second = games(Match.start(RULES, 4, seed=1))
    assert first.game.all_cards() == first.game.deck == second.game.deck & ~NUMBER[ACE]
    assert second.game.all_cards() == second.game.deck


def test_a_seat_takes_unseen_cards_for_those_of_the_game() -> None:
    for match in some(games(Match.start(RULES, 4, seed=1))):
        seen = view(match.game, match.game.actor)
        assert seen.moves() == match.game.moves()
        other = next(seat for seat, hand in enumerate(seen.hands) if blanks(hand))
        assert seen.playable_cards(other) == seen.deck & ~seen.cards_known_to(other)


def test_a_bot_imagines_deals_of_the_cards_of_the_game() -> None:
    for match in some(games(Match.start(RULES, 4, seed=1))):
        seat = match.game.actor
        seen = view(match.game, seat)
        assert imagine(seen, Unseen(seen, seat), Random(1)).all_cards() == match.game.deck


def test_the_ruler_shows_the_numbers_of_the_game() -> None:
    first, second = games(Match.start(RULES, 4, seed=1))
    shown = [[cell["number"] for cell in ruler(m.game, "en")["cells"]] for m in (first, second)]
    assert ("A" in shown[0], "A" in shown[1]) == (False, True)


@pytest.mark.parametrize("bot", ["steady", "sharp"])
def test_bots_play_such_a_match(bot: str) -> None:
    assert simulate(RULES, [bot] * 4, games=4, length=4, progress=False).games == 4


def test_such_a_match_holds_in_a_trial() -> None:
    assert trial(RULES, games=8, progress=False).broken is None


def test_a_record_is_read_back_with_the_deck_of_each_game() -> None:
    history = History(Match.start(RULES, 4, seed=1))
    while not history.now.game.over:
        history = history.move(history.now.game.moves()[0])
    history = history.next()
    again = Record.parse(str(Record.of(history))).history().now.game
    assert isinstance(again, Game)
    assert again.number == 2
    assert again == history.now.game


def test_a_deck_that_becomes_too_small_is_refused_when_it_is_dealt() -> None:
    @rule("shrinking-deck", en="Shrinking deck")
    class ShrinkingDeck(Rule):
        """The second game has two cards."""

        def deck(self, cards: int, rules: RuleSet, players: int, game: int) -> int:
            return cards if game == 1 else cards & ONE_DECK & 3

    with pytest.raises(RuleError, match="deck"):
        list(games(Match.start("base, shrinking-deck", 4, seed=1)))
