"""What holds in every deal of Nap and Napoleon, however it is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from daifugo_widget.core.cards import KNOWN, SUITS, bits, blanks, codes, show_code
from daifugo_widget.core.moves import Answer, Move, Revealed
from daifugo_widget.tricks.cards import card_play
from daifugo_widget.tricks.game import TrickGame
from daifugo_widget.tricks.match import TrickMatch
from daifugo_widget.tricks.napoleon import Napoleon
from daifugo_widget.tricks.rules import TrickRules
from tests.tricks import brute
from tests.tricks.playing import TABLES, steps

DEALS = 200
PASSES = (0.0, 0.6, 0.95)
each_table = pytest.mark.parametrize(
    ("rules", "players"), TABLES, ids=[f"{rules}, {players}" for rules, players in TABLES]
)


def deals(rules: TrickRules, players: int) -> Iterator[tuple[TrickMatch, Random, float]]:
    """Yield fresh deals, each with what draws its moves and how often bidders pass."""
    for seed in range(DEALS):
        yield TrickMatch.start(rules, players, seed), Random(seed), PASSES[seed % len(PASSES)]


def positions(rules: TrickRules, players: int) -> Iterator[tuple[Any, Move, Random]]:
    """Yield every position of the deals, with the move that was made in it."""
    for match, rng, passes in deals(rules, players):
        for move, before in steps(match, rng, passes):
            yield before.game, move, rng


@each_table
def test_all_cards_are_kept(rules: TrickRules, players: int) -> None:
    for game, move, _ in positions(rules, players):
        after = game.move(move)
        assert after.all_cards() == rules.deck(players)
        assert sum(1 for _ in bits(after.all_cards())) == sum(map(int.bit_count, piles(after)))


def piles(game: TrickGame) -> list[int]:
    """Return all places where cards lie."""
    laid = [laid.play.cards for taken in game.taken for laid in taken.trick]
    laid += [laid.play.cards for laid in game.trick]
    kept = [getattr(game, name, 0) for name in ("kitty", "away")]
    return [*game.hands, *laid, *kept, game.aside]


@each_table
def test_somebody_can_always_act_and_every_deal_ends(rules: TrickRules, players: int) -> None:
    for match, rng, passes in deals(rules, players):
        made = [match.game.move(move) for move, match in steps(match, rng, passes)]
        assert made[-1].over
        assert all(game.moves() for game in made[:-1] if not game.owes_chance)
        assert made[-1].moves() == []


@each_table
def test_points_are_zero_in_sum_in_nap_and_wins_of_one_side_in_napoleon(
    rules: TrickRules, players: int
) -> None:
    for match, rng, passes in deals(rules, players):
        *_, (move, before) = steps(match, rng, passes)
        (result,) = before.move(move).results
        if rules.game == "nap" or result.void:
            assert sum(result.points) == 0
        else:
            assert set(result.points) == {0, 1}
            assert result.points[result.declarer] == result.made


@each_table
def test_the_same_seed_gives_the_same_game(rules: TrickRules, players: int) -> None:
    for match, rng, passes in deals(rules, players):
        moves = [move for move, _ in steps(match, rng, passes)]
        again = TrickMatch.start(rules, players, match.seed)
        told = []
        for move in moves:
            match, again = match.move(move), again.step(move)
            assert match.game.events == again.game.events
            told.append(match.game.events)
        assert match == again
        assert told[-1][-1].verb == "over"


@each_table
def test_a_step_changes_nothing_of_the_game_before(rules: TrickRules, players: int) -> None:
    for game, move, _ in positions(rules, players):
        before = dict(vars(game))
        game.move(move)
        assert vars(game) == before


@each_table
def test_the_legal_moves_of_a_seat_are_the_same_from_its_view(
    rules: TrickRules, players: int
) -> None:
    for game, _, _ in positions(rules, players):
        if not game.owes_chance and not (game.ask and game.ask.rule == "kitty"):
            assert game.seen_by(game.actor).moves() == game.moves()


@each_table
def test_the_refusals_of_a_seat_are_the_same_from_its_view(rules: TrickRules, players: int) -> None:
    for game, move, rng in positions(rules, players):
        seat = game.actor
        if not game.owes_chance:
            card = 1 << rng.randrange(53)
            for tried in (move, Answer(card), Answer(None), card_play(card)):
                assert game.seen_by(seat).why_not(seat, tried) == game.why_not(seat, tried)


# --- what is hidden ------------------------------------------------------------------------------


@each_table
def test_another_deal_of_the_unseen_cards_gives_the_same_view(
    rules: TrickRules, players: int
) -> None:
    for game, _, rng in positions(rules, players):
        seat = rng.randrange(players + 1)
        seen = game.seen_by(seat)
        other = redealt(game, seat, rng).seen_by(seat)
        assert other == seen
        assert getattr(other, "adjutant", int)() == getattr(seen, "adjutant", int)()


def redealt(game: Any, seat: int, rng: Random) -> Any:
    """Return the game with all cards that a seat does not see shuffled among their places."""
    hidden = {f"hand {other}": game.hands[other] for other in range(game.players) if other != seat}
    hidden["aside"] = game.aside
    if isinstance(game, Napoleon):
        hidden["kitty"] = game.kitty & ~game.turned
        hidden["away"] = 0 if seat == game.declarer else game.away & ~game.shown
    pool = [bit for cards in hidden.values() for bit in bits(cards)]
    rng.shuffle(pool)
    dealt = {
        name: sum(1 << pool.pop() for _ in range(cards.bit_count()))
        for name, cards in hidden.items()
    }
    other = game.copy()
    other.hands = tuple(dealt.get(f"hand {at}", hand) for at, hand in enumerate(game.hands))
    other.aside = dealt["aside"]
    if isinstance(game, Napoleon):
        other.kitty = dealt["kitty"] | game.kitty & game.turned
        other.away = dealt["away"] | game.away & ~hidden["away"]
    return other


@each_table
def test_events_show_a_seat_no_hidden_card(rules: TrickRules, players: int) -> None:
    for game, move, rng in positions(rules, players):
        after, seat = game.move(move), rng.randrange(players + 1)
        seen = after.seen_by(seat)
        mentioned = seen.all_cards()
        moved = [event for event in seen.events if "adjutant" not in event.verb]
        assert all(not event.cards & KNOWN & ~mentioned for event in moved)


@each_table
def test_the_adjutant_comes_to_light_once(rules: TrickRules, players: int) -> None:
    for match, rng, passes in deals(rules, players):
        made = [before.game.move(move) for move, before in steps(match, rng, passes)]
        verbs = [event.verb for game in made for event in game.events]
        wanted = rules.game == "napoleon" and not made[-1].void
        assert verbs.count("adjutant") == wanted


@each_table
def test_a_watcher_sees_no_hand(rules: TrickRules, players: int) -> None:
    for game, _, _ in positions(rules, players):
        assert not any(hand & KNOWN for hand in game.seen_by(players).hands)


@each_table
def test_a_game_can_be_played_out_as_one_seat_saw_it(rules: TrickRules, players: int) -> None:
    for match, rng, passes in deals(rules, players):
        seat = rng.randrange(players)
        reader: Any = match.game.seen_by(seat)
        for move, before in steps(match, rng, passes):
            game: Any = before.game
            seen = game.answer_seen_by(move, seat) if isinstance(move, Answer) else move
            assert reader.why_not(game.actor, seen) is None
            if not game.agenda:
                assert seen in reader.plays()
            after = game.step(move)
            reader = told_the_rest(reader.step(seen), after)
            assert reader == after.seen_by(seat)


def told_the_rest(reader: Any, after: Any) -> Any:
    """Tell a reader what the seat was shown: the kitty, or who holds a jack."""
    while reader.ask and isinstance(reader.ask.detail, Revealed):
        if reader.ask.what == "seat":
            asked = after.ask if after.ask and after.ask.what == "bid" else None
            answer = Answer(asked.seat if asked else None)
        else:
            (taken,) = (event for event in after.events if event.verb == "take-kitty")
            answer = Answer(taken.cards & ~reader.kitty)
        reader = reader.move(answer)
    return reader


@each_table
def test_a_hand_that_is_not_seen_may_play_any_card_that_lies_nowhere_else(
    rules: TrickRules, players: int
) -> None:
    for game, _, rng in positions(rules, players):
        seat = rng.randrange(players)
        if game.agenda or seat == game.turn:
            continue
        seen = game.seen_by(seat)
        free = rules.deck(players) & ~seen.all_cards()
        assert blanks(seen.hands[game.turn])
        joker = rules.game == "napoleon" and not (game.trick or game.taken)
        expected = free & ~(1 << 52) if joker else free
        assert sum(play.cards for play in seen.plays()) == expected


# --- an independent oracle -----------------------------------------------------------------------


def as_trick(game: Any, number: int | None = None) -> brute.Trick:
    """Return the trick on the table as the oracle reads it, or one that was taken before."""
    trick = game.trick if number is None else game.taken[number].trick
    return brute.Trick(
        [str(laid.play) for laid in trick],
        None if game.trumps is None else SUITS[game.trumps],
        (len(game.taken) if number is None else number) + 1,
        "same-two" in game.rules,
        "yoromeki" in game.rules,
    )


@each_table
def test_a_brute_force_finds_the_same_legal_cards(rules: TrickRules, players: int) -> None:
    legal = brute.nap_legal if rules.game == "nap" else brute.napoleon_legal
    for game, _, _ in positions(rules, players):
        if not game.agenda:
            hand = [show_code(code) for code in codes(game.hands[game.turn])]
            wanted = legal(hand, as_trick(game))
            assert set(map(str, game.plays())) == wanted
            for card in bits(game.hands[game.turn]):
                play = card_play(1 << card)
                assert (game.why_not(game.turn, play) is None) == (str(play) in wanted)


@each_table
def test_a_brute_force_finds_the_same_winner_of_each_trick(rules: TrickRules, players: int) -> None:
    winner = brute.nap_winner if rules.game == "nap" else brute.napoleon_winner
    compared = 0
    for game, move, _ in positions(rules, players):
        after = game.move(move)
        if len(after.taken) > len(game.taken):
            best = winner(as_trick(after, len(game.taken)))
            (laid,) = (laid for laid in after.taken[-1].trick if str(laid.play) == best)
            assert after.taken[-1].seat == laid.seat
            compared += 1
    assert compared


def test_both_games_are_played() -> None:
    games = [TrickMatch.start(rules, players, 1).game for rules, players in TABLES]
    assert {type(game).__name__ for game in games} == {"Nap", "Napoleon"}
