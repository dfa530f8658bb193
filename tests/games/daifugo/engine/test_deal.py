"""How cards are dealt, who sits where, who deals and who leads."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import JOKERS, NUMBER, cards
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.dealing import deal
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.engine.views import view
from tests.core.languages import assert_spoken
from tests.games.daifugo.engine.chance import play_out

FOUR = ("daihinmin", "daifugo", "hinmin", "fugo")


def dealt(text: str, players: int = 4, seed: int = 1, **facts: object) -> Game:
    return deal(RuleSet("base", text), players, Random(seed), **facts)  # type: ignore[arg-type]


def sizes(game: Game) -> list[int]:
    return [hand.bit_count() for hand in game.hands]


@pytest.mark.parametrize(
    ("players", "decks", "jokers"), [(3, 1, 1), (6, 1, 1), (7, 2, 2), (9, 2, 2)]
)
def test_the_deck_grows_with_the_players(players: int, decks: int, jokers: int) -> None:
    deck = dealt("deck", players).all_cards()
    assert deck.bit_count() == 52 * decks + jokers
    assert (deck & JOKERS).bit_count() == jokers


def test_the_deck_can_be_chosen() -> None:
    deck = dealt("deck(jokers=3, decks=2, ranks=3+4+5+2)").all_cards()
    assert deck.bit_count() == 4 * 4 * 2 + 3
    assert not deck & NUMBER[5]


def test_eight_classes_of_the_super_table_play_with_one_deck() -> None:
    assert dealt("classes(table=super)", 8).all_cards().bit_count() == 53


def test_odd_cards_of_a_first_game_begin_with_the_dealer() -> None:
    assert sizes(dealt("deck", dealer=3)) == [13, 13, 13, 14]
    assert sizes(dealt("deck", dealer=0)) == [14, 13, 13, 13]
    assert sizes(dealt("deck(jokers=2)", dealer=3)) == [14, 13, 13, 14]


def test_odd_cards_of_a_later_game_go_to_the_lowest_class_first() -> None:
    game = dealt("deck(jokers=2)", classes=FOUR, dealer=1)
    assert sizes(game) == [14, 13, 14, 13]
    game = dealt("deck(jokers=2), deal-remainder(later_games=from-dealer)", classes=FOUR, dealer=1)
    assert sizes(game) == [13, 14, 14, 13]


def test_blind_cards_lie_aside_and_are_never_a_joker() -> None:
    for seed in range(60):
        game = dealt("deal-remainder(first_game=blind)", seed=seed)
        assert sizes(game) == [13, 13, 13, 13]
        assert game.aside.bit_count() == 1
        assert not game.aside & JOKERS


def test_a_blind_card_may_be_a_joker_where_the_house_allows_it() -> None:
    text = "deal-remainder(first_game=blind, blind_never_joker=false)"
    assert any(dealt(text, seed=seed).aside & JOKERS for seed in range(300))


@pytest.mark.parametrize(("redrawn", "same"), [("set", True), ("game", False)])
def test_blind_cards_stay_for_the_set_or_change_each_game(redrawn: str, same: bool) -> None:
    text = f"base, deal-remainder(first_game=blind, later_games=blind, blind_redrawn={redrawn})"
    first = play_out(Match.start(text, 4, seed=5))
    assert (first.next().game.aside == first.game.aside) is same


@pytest.mark.parametrize(("zone", "seen"), [("open", True), ("hidden", False)])
def test_cards_out_of_the_game_are_seen_where_the_house_shows_them(zone: str, seen: bool) -> None:
    game = dealt(f"deal-remainder(first_game=blind), zones(out_of_game={zone})")
    assert bool(view(game, 0).aside & game.aside) is seen


@pytest.mark.parametrize(("rule", "players"), [("two-player", 2), ("reserve-swap", 5)])
def test_what_a_rule_lays_aside_unseen_is_never_shown(rule: str, players: int) -> None:
    game = dealt(f"{rule}, zones(out_of_game=open)", players)
    assert not view(game, 0).aside & game.aside


@pytest.mark.parametrize("card", ["3s", "3d", "3h", "3c"])
def test_the_holder_of_the_card_leads_the_first_game(card: str) -> None:
    game = dealt(f"first-leader(card={card})")
    assert game.hands[game.turn] & cards(card)


def test_the_next_suit_leads_where_the_card_is_out_of_play() -> None:
    for seed in range(200):
        game = dealt("deal-remainder(first_game=blind), deck(jokers=0, ranks=3+4+5)", 5, seed)
        if game.aside & cards("3s"):
            assert game.hands[game.turn] & (cards("3d") if not game.aside & cards("3d") else ~0)
            return
    raise AssertionError("no deal put the card aside")


def test_with_classes_the_lowest_one_deals_whatever_the_seed() -> None:
    assert {dealt("deck", seed=seed, classes=FOUR).dealer for seed in range(20)} == {0}
    assert len({dealt("deck", seed=seed).dealer for seed in range(20)}) == 4


def test_the_seat_left_of_the_dealer_may_lead() -> None:
    assert dealt("first-leader(by=left-of-dealer)", dealer=2).turn == 3


def test_chance_may_name_the_first_leader() -> None:
    leaders = {Match.start("base, first-leader(by=random)", 4, seed=s).game.turn for s in range(40)}
    assert leaders == {0, 1, 2, 3}


def test_the_first_play_may_have_to_contain_the_card() -> None:
    game = dealt("first-leader(must_include=true)")
    spade_three = cards("3s")
    assert all(play.cards & spade_three for play in game.plays())
    other = next(p for p in dealt("deck").plays() if not p.cards & spade_three)
    refusal = game.why_not(game.turn, other)
    assert refusal is not None
    assert refusal.reason == "first-leader"
    later = game.step(game.plays()[0])
    assert later.mark_of("first-leader") is None


@pytest.mark.parametrize(
    ("by", "leader"), [("lowest-class", 0), ("highest-class", 1), ("same-as-first", None)]
)
def test_a_class_leads_later_games(by: str, leader: int | None) -> None:
    game = dealt(f"later-leader(by={by}), exchange(counts=0)", classes=FOUR)
    holder = next(s for s, hand in enumerate(game.hands) if hand & cards("3s"))
    assert game.turn == (holder if leader is None else leader)


def test_the_lowest_class_deals_the_next_game() -> None:
    match = play_out(Match.start("base", 4, seed=3))
    assert match.next().game.dealer == match.game.ranking()[-1]


@pytest.mark.parametrize("order", ["ascending", "descending"])
def test_seats_go_by_class(order: str) -> None:
    match = play_out(Match.start(f"base, seating(order={order})", 5, seed=3))
    ranking = match.game.ranking()
    assert match.next().game.seats == (ranking if order == "descending" else ranking[::-1])


def test_seats_run_the_other_way_at_a_table_that_plays_counter_clockwise() -> None:
    text = "base, seating(order=descending), turn-order(direction=counter-clockwise)"
    match = play_out(Match.start(text, 4, seed=3))
    assert match.next().game.seats == match.game.ranking()[::-1]


def test_the_top_player_keeps_the_chair_where_the_house_says_so() -> None:
    for seed in range(8):
        match = play_out(Match.start("base, seating(order=ascending, anchor=top)", 4, seed=seed))
        top = match.game.ranking()[0]
        assert match.next().game.seats.index(top) == match.game.seats.index(top)


def test_seats_may_be_drawn_by_lot() -> None:
    match = play_out(Match.start("base, seating(order=random)", 6, seed=3))
    assert sorted(match.next().game.seats) == [0, 1, 2, 3, 4, 5]
    assert match.next().game.seats != match.game.seats


def test_seats_may_change_once_a_set_by_score_lowest_first() -> None:
    text = "base, match(games=2), seating(order=ascending, every=set, by=score)"
    match = play_out(Match.start(text, 4, seed=3))
    second = play_out(match.next())
    assert second.game.seats == (0, 1, 2, 3)
    third = second.next()
    points = [second.points[seat] for seat in third.game.seats]
    assert points == sorted(points)


def test_two_play_with_33_cards_and_seven_unseen() -> None:
    game = Match.start("two-player", 2, seed=1).game
    assert sizes(game) == [13, 13]
    assert game.aside.bit_count() == 7
    assert game.all_cards().bit_count() == 33


@pytest.mark.parametrize(
    ("rules", "players", "words"),
    [
        ("standard", 2, r"needs the rule Two-player game with 33 cards \(two-player\)"),
        ("two-player", 4, "a game for 2"),
        ("standard", 1, "2 to 9"),
        ("standard", 10, "2 to 9"),
        ("base, deck(jokers=0, ranks=3)", 5, "too small"),
    ],
)
def test_a_table_that_cannot_be_is_refused(rules: str, players: int, words: str) -> None:
    with pytest.raises(RuleError, match=words) as caught:
        Match.start(rules, players, seed=1)
    assert_spoken(caught.value)
