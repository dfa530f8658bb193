"""Plans of hands and counts of what is unseen, against slow and obvious ways."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from daifugo_widget.core.cards import EIGHT, NUMBER, TEN, bits, cards, make_deck
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players.card_probe import CardProbe
from daifugo_widget.games.daifugo.players.ending import WayOut, may_play_much
from daifugo_widget.games.daifugo.players.plan import Planner, runs, splits
from daifugo_widget.games.daifugo.players.unseen import Unseen, at_least
from tests.players.games import moves_of, position


def test_cards_of_a_number_split_in_every_way() -> None:
    assert splits(4) == ((4,), (3, 1), (2, 2), (2, 1, 1), (1, 1, 1, 1))


def fewest(game: Game, hand: int) -> int:
    """Return in how few plays a hand can be laid down, by trying all."""
    if not hand:
        return 0
    plays = game.rules.forms.lead(hand, game.order)
    first = hand & -hand
    return min(1 + fewest(game, hand ^ p.cards) for p in plays if p.cards & first)


@pytest.mark.parametrize("seed", range(30))
def test_a_plan_needs_as_few_plays_as_can_be(seed: int) -> None:
    hand = sum(1 << bit for bit in Random(seed).sample(list(bits(make_deck(jokers=0))), 9))
    game = position("standard", "3c / 4c")
    planner = Planner(runs(game, hand, game.order), lambda *_: 1.0, lambda _: 1.0)
    assert planner.cost(hand) == fewest(game, hand)


def test_the_chance_of_holding_cards_is_that_of_counting_hands() -> None:
    hands = list(combinations(range(10), 4))
    for size in range(5):
        hits = sum(len([card for card in hand if card < 3]) >= size for hand in hands)
        assert at_least(size, 3, 4, 10) == pytest.approx(hits / len(hands))


def test_what_holds_for_certain_is_never_beaten() -> None:
    sure = 0
    for seed in range(8):
        for before, move in moves_of(Match.start("standard", 4, seed), ["steady"] * 4, seed):
            game, seat = before.game.move(move), before.game.actor
            if isinstance(move, Play) and game.trick and not game.over:
                seen = view(game, seat)
                if Unseen(seen, seat).stands(seen) == 1:
                    sure += 1
                    assert game.moves() == [PASS]
    assert sure > 20


@pytest.mark.parametrize(("laid", "certain"), [("KcAc2c", True), ("3c4c5c", False)])
def test_stairs_are_beaten_by_stairs_alone_and_not_by_groups(laid: str, certain: bool) -> None:
    game = position("base, stairs", f"{laid}3d / 9h9d5h / 6h7h8d")
    after = view(game.step(next(play for play in game.plays() if str(play) == laid)), 0)
    assert (Unseen(after, 0).stands(after) == 1) == certain


@pytest.mark.parametrize(("jokers", "certain"), [(1, False), (0, True)])
def test_a_joker_that_has_not_been_seen_may_complete_stairs(jokers: int, certain: bool) -> None:
    hands = "QcKcAc2c2d2h2s3d / 9h9d5h / 6h7h8d"
    game = view(position(f"base, stairs, deck(jokers={jokers})", hands), 0)
    after = game.step(next(play for play in game.plays() if str(play) == "QcKcAc"))
    assert (Unseen(after, 0).stands(after) == 1) == certain
    assert WayOut(Unseen(game, 0)).goes(after) == certain


def test_what_may_follow_a_run_of_eight_is_not_listed_from_all_unseen_cards() -> None:
    hands = "7c8d9hTsJcQdKhAs3s3h / 4c4d / 5c5d"
    game = view(position("base, deck(decks=2), emperor(then=continue)", hands), 0)
    after = game.step(next(play for play in game.plays() if play.size == 8))
    assert may_play_much(after, Unseen(after, 0))
    assert not WayOut(Unseen(game, 0)).goes(after)


def test_clean_finishes_are_found_under_the_rules_in_force() -> None:
    hand = "3s5d8cTd2hX"
    game = position("standard", f"{hand} / 4c5c")
    assert CardProbe().clean(game, 0) == cards("5dTd")
    free = position("base", f"{hand} / 4c5c")
    assert CardProbe().clean(free, 0) == cards(hand)
    turned = position("standard", f"{hand} / 4c5c")
    turned.marks = (("revolution", True),)
    assert CardProbe().clean(turned, 0) == cards("5dTd2h")


@pytest.mark.parametrize(
    ("rules", "numbers"),
    [
        ("base", set()),
        ("base, eight-cut", {EIGHT}),
        ("base, eight-cut, four-stop", {EIGHT}),
        ("base, eight-cut(number=T), ten-discard", {TEN}),
    ],
)
def test_what_cuts_is_found_under_the_rules_in_force(rules: str, numbers: set[int]) -> None:
    game = view(position(rules, "3s5d8cTd2hX / 4c5c"), 0)
    assert CardProbe().cutting(game, 0) == numbers
    last = view(position(rules, "8c / 4c5c"), 0)
    assert CardProbe().cutting(last, 0) == set()


def test_what_binds_a_trick_changes_nothing_in_what_cards_do_when_they_lead() -> None:
    bound = position("standard", "3s5d8cTd2hX / 4h5h")
    bound.marks = (("suit-bind", cards("4h5h")),)
    assert CardProbe().cutting(bound, 0) == {EIGHT}
    assert CardProbe().clean(bound, 0) == cards("5dTd")


def test_a_way_out_begins_with_what_nobody_can_beat() -> None:
    game = view(position("standard", "2c2dTc / 9h9d / 6h7h"), 0)
    first = WayOut(Unseen(game, 0)).find(game)
    assert str(first) == "2c2d"


def test_there_is_no_way_out_while_somebody_may_hold_more() -> None:
    game = view(position("standard", "KcTc5d / 9h9d / 6h7h"), 0)
    assert WayOut(Unseen(game, 0)).find(game) is None


def test_a_forced_way_out_reaches_the_end_whatever_the_others_do() -> None:
    found = 0
    for seed in range(60):
        match = Match.start("standard", 4, seed=seed)
        for before, _ in moves_of(match, ["steady"] * 4, seed=seed):
            game, seat = before.game, before.game.actor
            seen = view(game, seat)
            if seen.hands[seat].bit_count() > 5 or len(seen.moves()) < 2:
                continue
            if WayOut(Unseen(seen, seat)).find(seen) is not None:
                found += 1
                assert goes_out(game, seat, Random(seed))
                break
    assert found > 20


def goes_out(game: Game, seat: int, rng: Random) -> bool:
    """Follow the way out against others who move by chance."""
    while not game.over and game.exit_of(seat) is None:
        if game.actor == seat:
            seen = view(game, seat)
            move = WayOut(Unseen(seen, seat)).find(seen)
            if move is None:
                return False
            game = game.move(move)
        else:
            game = game.move(rng.choice(game.moves()))
    exit = game.exit_of(seat)
    return exit is not None and exit.how == "finish"


def test_all_cards_of_a_number_are_counted() -> None:
    game = view(position("base", "3c4c / 5c6c / 7c8c"), 0)
    unseen = Unseen(game, 0)
    assert unseen.cards & NUMBER[0] == NUMBER[0] & make_deck(jokers=1) & ~cards("3c")
