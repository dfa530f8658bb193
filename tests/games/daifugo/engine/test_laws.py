"""What holds in every game, with any rules and any number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from daifugo_widget.core.cards import KNOWN, blanks
from daifugo_widget.core.game.moves import Answer, Move, Revealed
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.lab.laws import check_end, check_position, check_view
from tests.checking import some
from tests.games.daifugo.engine.random_rules import random_match
from tests.laws import Case, check

PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9]
SEEDS = range(3)


def played(players: int) -> Iterator[Match]:
    """Yield the positions of matches by chance, each before anybody moves in it."""
    for seed in SEEDS:
        yield from random_match(Random(f"{seed}/{players}"), players)


@pytest.fixture(scope="module", params=PLAYERS)
def matches(request: pytest.FixtureRequest) -> list[Match]:
    """The positions of matches of so many players, played once for all laws."""
    return list(played(request.param))


def running(matches: list[Match]) -> list[Match]:
    """Return the positions in which somebody has to act."""
    return [match for match in matches if not match.game.over]


def ended(matches: list[Match]) -> list[Match]:
    return [match for match in matches if match.game.over]


def test_no_card_is_lost_or_doubled_and_somebody_can_act(matches: list[Match]) -> None:
    for match in some(matches, at_least=100):
        check_position(match.game, match.number)


def test_a_seat_that_has_to_act_can(matches: list[Match]) -> None:
    for match in some(running(matches), at_least=100):
        assert match.game.moves()
        assert match.game.ask or match.game.is_live(match.game.actor)


def test_what_is_listed_as_legal_is_not_refused(matches: list[Match]) -> None:
    for match in some(running(matches), at_least=100):
        game = match.game
        refused = [move for move in game.moves()[:40] if game.why_not(game.actor, move)]
        assert refused == []
        calls = [(seat, call) for seat in range(game.players) for call in game.calls(seat)]
        assert [call for seat, call in calls if game.why_not(seat, call)] == []


def test_a_finished_game_gives_every_seat_a_class_and_a_place(matches: list[Match]) -> None:
    for match in some(ended(matches), at_least=len(SEEDS)):
        check_end(match)
        assert len(match.results) == match.number


def test_nothing_happens_any_more_once_a_game_is_over(matches: list[Match]) -> None:
    for match in some(ended(matches), at_least=len(SEEDS)):
        assert match.game.events[-1].verb == "over"


def test_a_seat_to_act_has_the_same_moves_in_its_view_as_in_the_game(matches: list[Match]) -> None:
    for match in some(running(matches), at_least=100):
        game = match.game
        check_view(game, game.actor)
        assert view(game, game.actor).calls(game.actor) == game.calls(game.actor)


def test_a_view_holds_no_card_of_another_hand(matches: list[Match]) -> None:
    for match in some(matches, at_least=100):
        game = match.game
        for seat in some(range(game.players)):
            seen = view(game, seat)
            hidden = hidden_from(game, seat)
            assert not cards_in(seen) & hidden
            for other in some(range(game.players)):
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


def test_a_step_leaves_the_game_before_it_as_it_was(matches: list[Match]) -> None:
    for match in some(running(matches), at_least=100):
        before = match.game.values()
        match.game.step(match.game.moves()[-1])
        assert match.game.values() == before


@pytest.mark.parametrize("players", [3, 4, 7])
def test_a_game_can_be_played_on_from_the_view_of_any_seat(players: int) -> None:
    """What others do to an unseen hand is accepted: their cards come from what is nowhere else."""
    positions = random_match(Random(players), players, games=1)
    games = [match.game for match in positions if not match.game.over]
    steps = [
        (view(game, seat).step(move), view(game.step(move), seat))
        for game, seat, move in seen_moves(games)
    ]
    told = [(mine, after) for mine, after in steps if not waits_to_be_told(mine)]
    for mine, after in some(told, at_least=100):
        assert counts(mine) == counts(after)


def seen_moves(games: list[Game]) -> Iterator[tuple[Game, int, Move]]:
    """Yield moves with a seat that sees all that they do."""
    for game in games:
        for seat, move in product(range(game.players), game.moves()[:5]):
            if seat == game.actor or not hides_cards(game, seat, move):
                yield game, seat, move


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
    rules = RuleSet(
        "base, deal-remainder(later_games=from-dealer), seating(order=random), natural-disaster, "
        "anti-monopoly, titles(theme=hospital), guerrilla, catapult, "
        "revolution(choice=may-decline), seven-revolution, religious-revolution, "
        "great-revolution, super-revolution, colour-bind, foul-finish, monopoly, five-cut, damian, "
        "sixty-six, nine-return, eleven-back, queen-release(ignores_bind=true), queen-reverse, "
        "ace-tax"
    )
    check(Case(rules, 5, "set 355"))
