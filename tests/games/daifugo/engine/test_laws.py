"""What holds in every game, with any rules and any number of players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from daifugo_widget.core.cards import KNOWN, blanks
from daifugo_widget.core.moves import Answer, Revealed
from daifugo_widget.daifugo.game import Game
from daifugo_widget.daifugo.match import Match
from daifugo_widget.daifugo.ruleset import Ruleset
from daifugo_widget.daifugo.views import view
from tests.daifugo.random_rules import random_match
from tests.laws import Case, check

PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9]
SEEDS = range(6)


def played(players: int) -> Iterator[Match]:
    """Yield the positions of matches by chance, each before anybody moves in it."""
    for seed in SEEDS:
        yield from random_match(Random(f"{seed}/{players}"), players)


@pytest.fixture(scope="module", params=PLAYERS)
def matches(request: pytest.FixtureRequest) -> list[Match]:
    """The positions of matches of so many players, played once for all laws."""
    return list(played(request.param))


def test_no_card_is_lost_or_doubled(matches: list[Match]) -> None:
    for match in matches:
        game = match.game
        everything = game.all_cards()
        assert everything == match.rules.deck(game.players, match.number)
        count = sum(hand.bit_count() for hand in game.hands) + game.discards.bit_count()
        count += game.table_cards().bit_count() + game.aside.bit_count()
        count += game.removed.bit_count()
        count += sum(lying.cards.bit_count() for lying in game.pending)
        assert count == everything.bit_count()


def test_somebody_can_act_until_the_game_is_over(matches: list[Match]) -> None:
    for match in matches:
        game = match.game
        assert game.over or game.moves()
        assert game.over or game.ask or game.is_live(game.actor)


def test_what_is_listed_as_legal_is_not_refused(matches: list[Match]) -> None:
    for match in matches:
        game = match.game
        for move in game.moves()[:40]:
            assert game.why_not(game.actor, move) is None
        for seat in range(game.players):
            for call in game.calls(seat):
                assert game.why_not(seat, call) is None


def test_a_finished_game_gives_every_seat_a_class_and_a_place(matches: list[Match]) -> None:
    for match in matches:
        if match.game.over:
            assert sorted(match.game.ranking()) == list(range(match.game.players))
            table = match.rules["classes"].table_for(match.game.players)
            assert sorted(match.game.next_classes()) == sorted(table)
            assert len(match.results) == match.number


def test_nothing_happens_any_more_once_a_game_is_over(matches: list[Match]) -> None:
    for match in matches:
        if match.game.over:
            assert match.game.events[-1].verb == "over"


def test_a_seat_to_act_has_the_same_moves_in_its_view_as_in_the_game(matches: list[Match]) -> None:
    for match in matches:
        game = match.game
        if not game.over:
            seen = view(game, game.actor)
            assert seen.moves() == game.moves()
            assert seen.calls(game.actor) == game.calls(game.actor)


def test_a_view_holds_no_card_of_another_hand(matches: list[Match]) -> None:
    for match in matches:
        game = match.game
        for seat in range(game.players):
            seen = view(game, seat)
            hidden = hidden_from(game, seat)
            assert not cards_in(seen) & hidden
            for other in range(game.players):
                assert seen.hands[other].bit_count() == game.hands[other].bit_count()
                known = other == seat or game.open_hands() >> other & 1
                assert known or blanks(seen.hands[other]) == game.hands[other].bit_count()


def hidden_from(game: Game, seat: int) -> int:
    """Return the cards that a seat has not seen where they lie."""
    cards = game.aside & ~game.shown
    known = game.open_hands() | (1 << seat)
    for other, hand in enumerate(game.hands):
        cards |= 0 if known >> other & 1 else hand
    for lying in game.pending:
        cards |= 0 if lying.seat == seat else lying.cards
    for event in game.events:
        if event.seen >> seat & 1:
            cards &= ~event.cards
    return cards


def cards_in(game: Game) -> int:
    """Return every known card that a game mentions anywhere."""
    found = game.all_cards() | game.shown
    for event in game.events:
        found |= event.cards
    for item in game.agenda:
        found |= getattr(item, "barred", 0)
    return found & KNOWN


@pytest.mark.parametrize("players", PLAYERS)
def test_a_step_leaves_the_game_before_it_as_it_was(players: int) -> None:
    for match in played(players):
        game = match.game
        if game.over:
            continue
        before = dict(vars(game))
        game.step(game.moves()[-1])
        assert vars(game) == before


@pytest.mark.parametrize("players", [3, 4, 7])
def test_a_game_can_be_played_on_from_the_view_of_any_seat(players: int) -> None:
    """What others do to an unseen hand is accepted: their cards come from what is nowhere else."""
    for match in random_match(Random(players), players, games=1):
        game = match.game
        if game.over:
            continue
        for seat in range(players):
            seen = view(game, seat)
            for move in game.moves()[:5]:
                if seat == game.actor or not hides_cards(game, seat, move):
                    mine, after = seen.step(move), view(game.step(move), seat)
                    if not waits_to_be_told(mine):
                        assert counts(mine) == counts(after)


def counts(game: Game) -> list[int]:
    return [hand.bit_count() for hand in game.hands]


def waits_to_be_told(game: Game) -> bool:
    """Tell whether a game asks what a hand holds that is not seen in it."""
    return game.ask is not None and isinstance(game.ask.detail, Revealed)


def hides_cards(game: Game, seat: int, move: object) -> bool:
    """Tell whether a move shows a seat less than the game."""
    return isinstance(move, Answer) and any(
        event.cards and not event.seen >> seat & 1 for event in game.step(move).events
    )


def test_whether_gathered_cards_make_the_order_final_is_settled_before_they_cut() -> None:
    rules = Ruleset(
        "base, deal-remainder(later_games=from-dealer), seating(order=random), natural-disaster, "
        "anti-monopoly, titles(theme=hospital), guerrilla, catapult, "
        "revolution(choice=may-decline), seven-revolution, religious-revolution, "
        "great-revolution, super-revolution, colour-bind, foul-finish, monopoly, five-cut, damian, "
        "sixty-six, nine-return, eleven-back, queen-release(ignores_bind=true), queen-reverse, "
        "ace-tax"
    )
    check(Case(rules, 5, "set 355"))
