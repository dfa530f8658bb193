"""Every line of the rules of Nap."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import bits, cards, show
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.tricks.engine.match import TrickMatch, deal
from daifugo_widget.games.tricks.nap import NapRuleSet
from daifugo_widget.games.tricks.nap.bids import BIDS, NapBid
from tests.games.tricks.brute import CHIPS
from tests.games.tricks.playing import do, last, nap, told

THREE = "AhKhQhJhTh / 8h9hAcKcQc / AsKsQsJsTs"
"""Hands of a, b and c; in hearts a takes every trick."""


def refused(game: object, text: str, rule: str) -> bool:
    bid = Answer(NapBid.parse(text))
    refusal = game.why_not(game.actor, bid)  # type: ignore[attr-defined]
    return refusal is not None and refusal.reason == rule


# --- players, deck, deal -------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 8))
def test_three_to_seven_play(players: int) -> None:
    assert deal(NapRuleSet(), players, Random(1)).players == players


@pytest.mark.parametrize("players", [1, 2, 8])
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(RuleError, match="3 to 7 players can"):
        deal(NapRuleSet(), players, Random(1))


@pytest.mark.parametrize(
    ("players", "rules", "size", "lowest"),
    [
        (3, "", 28, "8"),
        (4, "", 28, "8"),
        (5, "", 36, "6"),
        (5, "deck(five=40)", 40, "5"),
        (6, "", 52, "2"),
        (7, "", 52, "2"),
    ],
)
def test_the_deck_has_no_joker_and_goes_down_to_a_number_that_depends_on_the_players(
    players: int, rules: str, size: int, lowest: str
) -> None:
    deck = NapRuleSet(rules).deck(players)
    numbers = "23456789TJQKA"["23456789TJQKA".index(lowest) :]
    assert deck == cards("".join(rank + suit for rank in numbers for suit in "cdhs"))
    assert deck.bit_count() == size


@pytest.mark.parametrize(("packets", "first", "second"), [("3+2", 3, 2), ("2+3", 2, 3)])
def test_five_cards_are_dealt_in_two_packets_from_the_dealers_left(
    packets: str, first: int, second: int
) -> None:
    rules = NapRuleSet(f"deal(packets={packets})")
    pile = list(bits(rules.deck(4)))
    Random(7).shuffle(pile)
    game = deal(rules, 4, Random(7), dealer=1)
    for place, seat in enumerate((2, 3, 0, 1)):
        packet = pile[place * first :][:first] + pile[4 * first + place * second :][:second]
        assert sorted(bits(game.hands[seat])) == sorted(packet)


def test_what_is_not_dealt_is_not_used() -> None:
    game = deal(NapRuleSet(), 4, Random(1))
    assert game.aside.bit_count() == 8
    assert game.all_cards() == game.rules.deck(4)


def test_the_deal_moves_left() -> None:
    match = TrickMatch.start(NapRuleSet(), 4, seed=1)
    following = last(match, Random(1)).next()
    assert following.game.dealer == (match.game.dealer + 1) % 4


# --- bids ----------------------------------------------------------------------------------------


def test_the_bids_are_two_three_misere_four_nap_wellington_blucher() -> None:
    names = "two three misere four nap wellington blucher"
    assert [str(bid) for bid in BIDS] == names.split()
    assert sorted(BIDS) == list(BIDS)
    assert tuple(NapBid.parse(name) for name in names.split()) == BIDS


def test_bidding_begins_at_the_dealers_left_and_goes_round_once() -> None:
    game = nap(THREE, dealer=1)
    assert game.actor == 2
    game = do(game, "two - three")
    assert [seat for seat, _ in game.bids] == [2, 0, 1]
    assert not game.ask


def test_each_bids_higher_or_passes() -> None:
    game = do(nap(THREE), "misere")
    assert refused(game, "three", "bidding")
    assert refused(game, "misere", "bidding")
    assert do(game, "four").top_bid == (1, NapBid.parse("four"))
    assert do(game, "-").top_bid == (0, NapBid.parse("misere"))


def test_wellington_only_after_a_nap() -> None:
    assert refused(nap(THREE), "wellington", "wellington")
    assert refused(do(nap(THREE), "four"), "wellington", "wellington")
    assert do(nap(THREE), "nap wellington -").declarer == 1


def test_blucher_only_after_a_wellington() -> None:
    assert refused(nap(THREE), "blucher", "blucher")
    assert refused(do(nap(THREE), "nap"), "blucher", "blucher")
    assert do(nap(THREE), "nap wellington blucher").declarer == 2


def test_the_highest_bidder_plays_the_contract() -> None:
    game = do(nap(THREE), "two three -")
    assert (game.declarer, str(game.contract)) == (1, "three")
    assert told(game, "contract").value == "three"


def test_when_all_pass_the_deal_moves_on() -> None:
    game = do(nap(THREE), "- - -")
    assert game.over
    assert game.void
    assert [event.verb for event in game.events] == ["pass-bid", "void", "over"]
    assert game.points() == (0, 0, 0)
    match = TrickMatch.start(NapRuleSet("session(deals=1)"), 3, seed=1)
    dealer = match.game.dealer
    for _ in range(3):
        match = match.move(Answer(None))
    assert match.results[0].void
    assert not match.over
    assert match.next().game.dealer == (dealer + 1) % 3


# --- what a bid means ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "wanted"),
    [
        ("two", {2, 3, 4, 5}),
        ("three", {3, 4, 5}),
        ("four", {4, 5}),
        ("misere", {0}),
        ("nap", {5}),
        ("wellington", {5}),
        ("blucher", {5}),
    ],
)
def test_a_bid_is_kept_by_that_many_tricks(bid: str, wanted: set[int]) -> None:
    assert {tricks for tricks in range(6) if NapBid.parse(bid).is_made(tricks)} == wanted


def test_the_declarer_counts_its_own_tricks_alone() -> None:
    game = do(nap(THREE), "nap - - Ah 8h As Kh 9h Ks Qh Kc Qs Jh Qc Js Th Ac Ts")
    assert (game.over, game.tricks_of(0), game.makes_contract()) == (True, 5, True)
    three_tricks = "Ac As Ah Kc Ks Kh Qc Qs Qh 9h Js Jh Th 8h Ts"
    assert do(nap(THREE), f"- three - {three_tricks}").makes_contract()
    assert not do(nap(THREE), f"- four - {three_tricks}").makes_contract()


# --- trumps and play -----------------------------------------------------------------------------


def test_the_first_card_led_by_the_declarer_makes_trumps() -> None:
    game = do(nap(THREE), "- two -")
    assert game.turn == 1
    assert game.trumps is None
    game = do(game, "Kc")
    assert game.trumps == 0
    assert (told(game, "trumps").value, told(game, "trumps").rule) == ("c", "trumps")


def test_in_a_misere_there_are_no_trumps() -> None:
    game = do(nap(THREE), "- - misere Ts Ah")
    assert game.trumps is None
    assert not do(game, "9h").trumps


def test_suit_is_followed_if_possible_and_else_anything_goes() -> None:
    game = do(nap("AhKhQhJhTh / 8h9hAcKcQc / AsKsQsJsTs"), "two - - Th")
    assert [str(play) for play in game.plays()] == ["8h", "9h"]
    game = do(game, "8h")
    assert [str(play) for play in game.plays()] == ["Ts", "Js", "Qs", "Ks", "As"]


@pytest.mark.parametrize(
    ("hands", "moves", "winner", "rule"),
    [
        ("8h / Ah / Kh", "two - - 8h Ah Kh", 1, ""),
        ("Kh8c / 9hTc / 8hAs", "two - - Kh 9h 8h 8c Tc As", 1, ""),
        ("Kh8c / 9hAc / 8hTh", "two - - Kh 9h 8h 8c Ac Th", 2, "trumps"),
        ("Kh8c / 9hAc / 8hTh", "misere - - Kh 9h 8h 8c Ac Th", 1, ""),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    hands: str, moves: str, winner: int, rule: str
) -> None:
    event = told(do(nap(hands), moves), "take-trick")
    assert (event.seat, event.rule) == (winner, rule)


def test_the_a_is_the_highest_and_the_2_the_lowest() -> None:
    assert told(do(nap("2h / 3h / Kh"), "two - - 2h 3h Kh"), "take-trick").seat == 2
    assert told(do(nap("Kh / Ah / 2h"), "two - - Kh Ah 2h"), "take-trick").seat == 1


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    game = do(nap(THREE), "- two - Ac As Ah Kc Ks Kh")
    assert told(game, "lead").seat == game.turn == 1
    assert [taken.seat for taken in game.taken] == [1, 1]


# --- chips ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bid", "made", "lost"), [(bid, *pair) for bid, pair in CHIPS.items()])
def test_each_opponent_pays_a_bid_that_is_made_and_is_paid_for_one_that_is_lost(
    bid: str, made: int, lost: int
) -> None:
    chips = NapRuleSet()["chips"]
    assert chips.paid(NapBid.parse(bid), True, 1, 4) == (-made, 3 * made, -made, -made)
    assert chips.paid(NapBid.parse(bid), False, 0, 3) == (-2 * lost, lost, lost)


def test_the_chips_of_a_deal_are_told() -> None:
    game = do(nap(THREE), "four - - Ah 8h As Kh 9h Ks Qh Kc Qs Jh Qc Js Th Ac Ts")
    assert told(game, "result").value is True
    scores = [(event.seat, event.value) for event in game.events if event.verb == "score"]
    assert scores == [(0, 8), (1, -4), (2, -4)]
    assert game.events[-1].verb == "over"


def test_everyone_starts_with_the_same_number_of_chips() -> None:
    assert TrickMatch.start(NapRuleSet(), 4, seed=1).points == (60,) * 4
    assert TrickMatch.start(NapRuleSet("chips(start=5)"), 3, seed=1).points == (5,) * 3


def test_who_falls_below_zero_plays_on_in_debt() -> None:
    match = TrickMatch.start(NapRuleSet("chips(start=0)"), 3, seed=1)
    match = last(match, Random(1), passes=0)
    assert min(match.points) < 0
    assert not match.over
    assert match.next().game.ask


def test_a_session_ends_after_its_deals_and_most_chips_win() -> None:
    match, rng = TrickMatch.start(NapRuleSet("session(deals=3)"), 3, seed=2), Random(2)
    match = last(match, rng, passes=0.9)
    while not match.over:
        assert match.winners == ()
        match = last(match.next(), rng, passes=0.9)
    assert sum(not result.void for result in match.results) == 3
    best = max(match.points)
    assert match.winners == tuple(seat for seat in range(3) if match.points[seat] == best)


def test_hands_and_cards_read_as_in_a_record() -> None:
    game = do(nap(THREE), "two - - Ah")
    assert show(game.hands[0]) == "ThJhQhKh"
    assert str(game.trick[0].play) == "Ah"
