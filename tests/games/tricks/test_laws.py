"""What holds in every deal of Nap and Napoleon, however it is played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, NamedTuple

import pytest

from daifugo_widget.core.cards import KNOWN, SUITS, bits, blanks, codes, show_code
from daifugo_widget.core.game.moves import Answer, Move, Revealed
from daifugo_widget.games.tricks.engine.cards import card_play
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.games.tricks.napoleon import Napoleon
from tests.checking import some
from tests.games.tricks import brute
from tests.games.tricks.playing import TABLES, steps

DEALS = range(50)
MORE = range(50, 200)
PASSES = (0.0, 0.6, 0.95)


class Step(NamedTuple):
    """A move, with the game before and after it."""

    game: Any
    move: Move
    after: Any


class Deal(NamedTuple):
    """A deal that was played out: the match at its start and at its end, and each step."""

    start: TrickMatch
    steps: list[Step]
    end: TrickMatch


class Played(NamedTuple):
    """Deals with the same rules and number of seats."""

    rules: TrickRuleSet
    players: int
    deals: list[Deal]

    def steps(self) -> Iterator[Step]:
        """Yield the steps of all deals."""
        return chain.from_iterable(deal.steps for deal in self.deals)


def at_tables(seeds: range, *marks: pytest.MarkDecorator) -> list[Any]:
    """Return what the laws are checked with: rules, players and deals."""
    return [
        pytest.param((rules, players, seeds), id=f"{rules}, {players}, {len(seeds)}", marks=marks)
        for rules, players in TABLES
    ]


@pytest.fixture(scope="module", params=[*at_tables(DEALS), *at_tables(MORE, pytest.mark.slow)])
def played(request: pytest.FixtureRequest) -> Played:
    """Deals at each table, played once for all laws."""
    rules, players, seeds = request.param
    return Played(rules, players, [deal(rules, players, seed) for seed in seeds])


def deal(rules: TrickRuleSet, players: int, seed: int) -> Deal:
    """Play a deal out by chance; bidders pass seldom, often or nearly always."""
    start = TrickMatch.start(rules, players, seed)
    made = list(steps(start, Random(seed), PASSES[seed % len(PASSES)]))
    move, before = made[-1]
    matches = [*(match for _, match in made), before.move(move)]
    games = [match.game for match in matches]
    moves = (move for move, _ in made)
    return Deal(start, list(map(Step, games, moves, games[1:])), matches[-1])


@pytest.fixture
def rng() -> Random:
    """What a law draws by chance; it does not hang on which laws ran before."""
    return Random(0)


def test_all_cards_are_kept(played: Played) -> None:
    for _, _, after in some(played.steps()):
        assert after.all_cards() == played.rules.deck(played.players)
        assert sum(1 for _ in bits(after.all_cards())) == sum(map(int.bit_count, piles(after)))


def piles(game: TrickGame) -> list[int]:
    """Return all places where cards lie."""
    laid = [laid.play.cards for taken in game.taken for laid in taken.trick]
    laid += [laid.play.cards for laid in game.trick]
    kept = [getattr(game, name, 0) for name in ("kitty", "away")]
    return [*game.hands, *laid, *kept, game.aside]


def test_somebody_can_always_act_and_every_deal_ends(played: Played) -> None:
    for deal in some(played.deals):
        assert all(game.moves() for game, _, _ in deal.steps if not game.owes_chance)
        assert deal.end.game.over
        assert deal.end.game.moves() == []


def test_points_are_zero_in_sum_in_nap_and_wins_of_one_side_in_napoleon(played: Played) -> None:
    for deal in some(played.deals):
        (result,) = deal.end.results
        if played.rules.game == "nap" or result.void:
            assert sum(result.points) == 0
        else:
            assert set(result.points) == {0, 1}
            assert result.points[result.declarer] == result.made


def test_the_same_seed_gives_the_same_game(played: Played) -> None:
    for deal in some(played.deals):
        again = TrickMatch.start(played.rules, played.players, deal.start.seed)
        for _, move, after in some(deal.steps):
            again = again.step(move)
            assert again.game.events == after.events
        assert again == deal.end
        assert again.game.events[-1].verb == "over"


def test_a_step_changes_nothing_of_the_game_before(played: Played) -> None:
    for deal in some(played.deals):
        match = TrickMatch.start(played.rules, played.players, deal.start.seed)
        for _, move, _ in some(deal.steps):
            before, after = match.game.values(), match.step(move)
            assert match.game.values() == before
            match = after


def test_the_legal_moves_of_a_seat_are_the_same_from_its_view(played: Played) -> None:
    games = (game for game, _, _ in played.steps() if not game.owes_chance)
    for game in some(game for game in games if not (game.ask and game.ask.rule == "kitty")):
        assert game.seen_by(game.actor).moves() == game.moves()


def test_the_refusals_of_a_seat_are_the_same_from_its_view(played: Played, rng: Random) -> None:
    for game, move, _ in some(step for step in played.steps() if not step.game.owes_chance):
        seat, card = game.actor, 1 << rng.randrange(53)
        for tried in (move, Answer(card), Answer(None), card_play(card)):
            assert game.seen_by(seat).why_not(seat, tried) == game.why_not(seat, tried)


# --- what is hidden ------------------------------------------------------------------------------


def test_another_deal_of_the_unseen_cards_gives_the_same_view(played: Played, rng: Random) -> None:
    for game, _, _ in some(played.steps()):
        seat = rng.randrange(played.players + 1)
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


def test_events_show_a_seat_no_hidden_card(played: Played, rng: Random) -> None:
    for _, _, after in some(played.steps()):
        seen = after.seen_by(rng.randrange(played.players + 1))
        mentioned = seen.all_cards()
        moved = [event for event in seen.events if "adjutant" not in event.verb]
        assert all(not event.cards & KNOWN & ~mentioned for event in moved)


def test_the_adjutant_comes_to_light_once(played: Played) -> None:
    for deal in some(played.deals):
        verbs = [event.verb for _, _, game in deal.steps for event in game.events]
        wanted = played.rules.game == "napoleon" and not deal.end.game.void
        assert verbs.count("adjutant") == wanted


def test_a_watcher_sees_no_hand(played: Played) -> None:
    for game, _, _ in some(played.steps()):
        assert not any(hand & KNOWN for hand in game.seen_by(played.players).hands)


def test_a_game_can_be_played_out_as_one_seat_saw_it(played: Played, rng: Random) -> None:
    for deal in some(played.deals):
        seat = rng.randrange(played.players)
        reader: Any = deal.start.game.seen_by(seat)
        for game, move, after in some(deal.steps):
            seen = game.answer_seen_by(move, seat) if isinstance(move, Answer) else move
            assert reader.why_not(game.actor, seen) is None
            if not game.agenda:
                assert seen in reader.plays()
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


def test_a_hand_that_is_not_seen_may_play_any_card_that_lies_nowhere_else(
    played: Played, rng: Random
) -> None:
    for game, _, _ in some(played.steps()):
        seat = rng.randrange(played.players)
        if game.agenda or seat == game.turn:
            continue
        seen = game.seen_by(seat)
        free = played.rules.deck(played.players) & ~seen.all_cards()
        assert blanks(seen.hands[game.turn])
        joker = played.rules.game == "napoleon" and not (game.trick or game.taken)
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


def test_a_brute_force_finds_the_same_legal_cards(played: Played) -> None:
    legal = brute.nap_legal if played.rules.game == "nap" else brute.napoleon_legal
    for game in some(game for game, _, _ in played.steps() if not game.agenda):
        hand = [show_code(code) for code in codes(game.hands[game.turn])]
        wanted = legal(hand, as_trick(game))
        assert set(map(str, game.plays())) == wanted
        for card in bits(game.hands[game.turn]):
            play = card_play(1 << card)
            assert (game.why_not(game.turn, play) is None) == (str(play) in wanted)


def test_a_brute_force_finds_the_same_winner_of_each_trick(played: Played) -> None:
    winner = brute.nap_winner if played.rules.game == "nap" else brute.napoleon_winner
    compared = 0
    for game, _, after in played.steps():
        if len(after.taken) > len(game.taken):
            best = winner(as_trick(after, len(game.taken)))
            (laid,) = (laid for laid in after.taken[-1].trick if str(laid.play) == best)
            assert after.taken[-1].seat == laid.seat
            compared += 1
    assert compared


def test_both_games_are_played() -> None:
    games = [TrickMatch.start(rules, players, 1).game for rules, players in TABLES]
    assert {type(game).__name__ for game in games} == {"Nap", "Napoleon"}
