"""Every line of the rules of Napoleon up to the first lead, and those of the end."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import bits, blank, cards, show
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Answer
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Lang
from daifugo_widget.games.tricks.engine.match import TrickMatch, deal
from daifugo_widget.games.tricks.napoleon import Napoleon, NapoleonBid, NapoleonRuleSet
from daifugo_widget.games.tricks.napoleon.bids import BIDS
from tests.games.tricks.playing import do, last, napoleon, told

HANDS = "AhKh3h4h / AdKd3d4d / AcKc3c4c / KsQs3s4s"
KITTY = "AsQc5c"
FORCED = "forced-napoleon"


def bid_by_a(hands: str = HANDS, kitty: str = KITTY, bid: str = "5h", rules: str = "") -> Napoleon:
    """Return the deal when a has won the bidding."""
    return do(napoleon(hands, rules, kitty), f"{bid} - - -")


def reason(game: Napoleon, text: str) -> str | None:
    """Return the reason for which the seat to act cannot say a bid, or pass."""
    answer = Answer(None if text == "-" else game.read_bid(text))
    refusal = game.why_not(game.actor, answer)
    return refusal.reason if refusal else None


# --- players, deck, deal -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "each", "kitty"), [(5, 10, 3), (4, 12, 5), (6, 8, 5)])
def test_four_to_six_play_with_52_cards_and_a_joker_and_a_kitty(
    players: int, each: int, kitty: int
) -> None:
    game = deal(NapoleonRuleSet(), players, Random(1))
    assert isinstance(game, Napoleon)
    assert [hand.bit_count() for hand in game.hands] == [each] * players
    assert game.kitty.bit_count() == kitty
    everything = "".join(rank + suit for rank in "23456789TJQKA" for suit in "cdhs") + "X"
    assert game.all_cards() == game.rules.deck(players) == cards(everything)


@pytest.mark.parametrize("players", [3, 7])
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(RuleError, match="4 to 6 players can"):
        deal(NapoleonRuleSet(), players, Random(1))


def test_cards_are_dealt_from_the_dealers_left() -> None:
    pile = list(bits(NapoleonRuleSet().deck(5)))
    Random(3).shuffle(pile)
    game = deal(NapoleonRuleSet(), 5, Random(3), dealer=2)
    assert sorted(bits(game.hands[3])) == sorted(pile[0:50:5])
    assert game.actor == 3


def test_the_deal_moves_left() -> None:
    match = TrickMatch.start(NapoleonRuleSet(), 5, seed=1)
    assert last(match, Random(1)).next().game.dealer == (match.game.dealer + 1) % 5


def test_a_k_q_j_10_of_each_suit_are_the_20_honours() -> None:
    deck = NapoleonRuleSet().deck(5)
    honours = NapoleonRuleSet()["honours"].among(deck)
    assert honours == cards("".join(rank + suit for rank in "TJQKA" for suit in "cdhs"))
    assert honours.bit_count() == 20


# --- bidding -------------------------------------------------------------------------------------


def test_a_bid_is_higher_by_more_honours_or_by_a_higher_suit() -> None:
    written = [str(bid) for bid in BIDS]
    assert sorted(BIDS) == list(BIDS)
    assert [NapoleonBid.parse(text) for text in written] == list(BIDS)
    assert written[:6] == ["1c", "1d", "1h", "1s", "2c", "2d"]
    assert written[-1] == "20s"
    game = do(napoleon(HANDS), "12h")
    assert reason(game, "12h") == reason(game, "12d") == reason(game, "11s") == "bidding"
    assert reason(game, "12s") is reason(game, "13c") is reason(game, "-") is None


def test_bidding_goes_round_from_the_dealers_left() -> None:
    assert [seat for seat, _ in do(napoleon(HANDS), "- 5c - 6c -").bids] == [0, 1, 2, 3, 0]


def test_who_has_passed_may_come_back_in() -> None:
    game = do(napoleon(HANDS), "- 5c - - 6c - - -")
    assert (game.declarer, str(game.contract)) == (0, "6c")


@pytest.mark.parametrize(
    ("bids", "declarer"),
    [("5c - - -", 0), ("- - - 5c - - -", 3), ("5c 6c - - 7c - - -", 0), ("5c 6c 7c 8c - - -", 3)],
)
def test_bidding_ends_when_all_others_pass_after_a_bid(bids: str, declarer: int) -> None:
    *others, final = bids.split()
    game = do(napoleon(HANDS), " ".join(others))
    assert game.declarer == NOBODY
    game = do(game, final)
    assert game.declarer == declarer
    assert told(game, "contract").seat == declarer


def test_when_all_pass_the_deal_moves_on() -> None:
    game = do(napoleon(HANDS, kitty=KITTY), "- - - -")
    assert game.void
    assert told(game, "void").rule == "bidding"
    assert game.points() == (0, 0, 0, 0)


def test_a_table_may_have_a_lowest_bid() -> None:
    game = napoleon(HANDS, "bidding(lowest=12)")
    assert reason(game, "11s") == "bidding"
    assert reason(game, "12c") is None
    assert str(game.open_bids(game.agenda[0])[0]) == "12c"  # type: ignore[arg-type]


def test_the_suit_of_the_bid_is_trumps() -> None:
    game = bid_by_a(bid="5d")
    assert game.trumps == 1
    assert told(game, "trumps").value == "d"


# --- the adjutant --------------------------------------------------------------------------------


def test_napoleon_names_any_of_the_53_cards() -> None:
    game = bid_by_a()
    assert game.ask is not None
    named = {show(answer.value) for answer in game.answers(game.ask)}
    assert len(named) == 53
    assert {"X", "As", "2c"} <= named
    event = told(do(game, "Ad"), "name-adjutant")
    assert (event.seat, event.cards) == (0, cards("Ad"))


def test_the_holder_is_the_adjutant_in_secret() -> None:
    game = do(bid_by_a(), "Ad 3h4hQc")
    assert game.adjutant() == 1
    assert [game.seen_by(seat).adjutant() for seat in range(5)] == [None, 1, None, None, None]


def test_the_adjutant_is_known_once_its_card_is_played() -> None:
    game = do(bid_by_a("AhKh3d4h / AdKd3c4d / AcKc3h4c / KsQs3s4s"), "Kd 4h5cQc 3d")
    assert game.seen_by(2).adjutant() is None
    game = do(game, "Kd")
    assert (told(game, "adjutant").seat, told(game, "adjutant").cards) == (1, cards("Kd"))
    assert {game.seen_by(seat).adjutant() for seat in range(5)} == {1}


@pytest.mark.parametrize("card", ["Kh", "As"])
def test_napoleon_stands_alone_with_a_card_of_its_own_hand_or_the_kitty(card: str) -> None:
    game = do(bid_by_a(), f"{card} 3h4h5c")
    assert game.adjutant() == NOBODY
    assert game.side() == (0,)
    assert [game.seen_by(seat).adjutant() for seat in range(4)] == [NOBODY, None, None, None]
    game = do(game, card)
    assert told(game, "adjutant").seat == NOBODY
    assert game.seen_by(2).adjutant() == NOBODY


def test_napoleon_turns_out_alone_at_the_latest_at_the_end() -> None:
    game = do(bid_by_a("3h / 4h / 5h / 6h", "7c8c9c", "1h"), "7c 7c8c9c 3h 4h 5h 6h")
    assert told(game, "adjutant").seat == NOBODY
    assert game.seen_by(1).adjutant() == NOBODY


# --- the kitty -----------------------------------------------------------------------------------


def test_the_adjutant_is_named_before_the_kitty_is_seen() -> None:
    game = bid_by_a()
    assert game.seen_by(0).kitty == blank(3)
    game = do(game, "Ad")
    assert cards(KITTY) & game.hands[0] == cards(KITTY)
    assert game.kitty == 0
    assert (told(game, "take-kitty").seen, told(game, "take-kitty").cards) == (1, cards(KITTY))


def test_napoleon_lays_away_as_many_cards_face_down() -> None:
    game = do(bid_by_a(), "Ad")
    assert game.ask is not None
    assert (game.ask.rule, game.ask.low, game.ask.high) == ("kitty", 3, 3)
    game = do(game, "3h4h5c")
    assert game.hands[0] == cards("AhKhAsQc")
    assert (game.away, game.shown) == (cards("3h4h5c"), 0)
    assert game.seen_by(1).away == blank(3)
    assert game.seen_by(0).away == cards("3h4h5c")
    event = told(game, "lay-away")
    assert (event.cards, event.value, event.seen) == (cards("3h4h5c"), 3, 1)


def test_honours_that_are_laid_away_lie_face_up() -> None:
    game = do(bid_by_a(), "Ad 3hQcAs")
    assert told(game, "show-honours").cards == game.shown == cards("QcAs")
    assert game.seen_by(2).away == cards("QcAs") | blank(1)


def test_an_adjutant_card_among_them_shows_that_napoleon_is_alone() -> None:
    game = do(bid_by_a(), "As 3hQcAs")
    assert told(game, "adjutant").seat == NOBODY
    assert game.seen_by(2).adjutant() == NOBODY


def test_with_four_or_six_players_five_cards_are_laid_away() -> None:
    match = TrickMatch.start(NapoleonRuleSet(), 4, seed=1)
    game = match.game
    for move in (Answer(NapoleonBid.parse("9s")), *[Answer(None)] * 3, Answer(cards("X"))):
        game = game.move(move)
    assert game.ask is not None
    assert (game.ask.low, game.ask.high) == (5, 5)


# --- who leads -----------------------------------------------------------------------------------


def test_napoleon_leads_to_the_first_trick() -> None:
    game = do(napoleon(HANDS, kitty=KITTY), "- - 5c - - - Ad 3c4c5c")
    assert game.turn == 2
    assert (told(game, "lead").seat, told(game, "lead").rule) == (2, "")


def test_with_a_declared_slam_its_declarer_leads() -> None:
    game = do(napoleon(HANDS, kitty=KITTY), "- 20s - - - Ad 3d4d5c")
    assert game.turn == game.declarer == 1
    assert told(game, "lead").rule == "slam"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "in a higher suit"), ("ja", "もっと強いマークのスラム"), ("ko", "더 강한 무늬의 슬램")],
)
def test_only_a_slam_in_a_higher_suit_overbids_a_slam_as_its_card_says(
    lang: Lang, said: str
) -> None:
    game = do(napoleon(HANDS, kitty=KITTY), "20d")
    open_bids = {bid for bid in ("20c", "20d", "20h", "20s") if reason(game, bid) is None}
    assert open_bids == {"20h", "20s"}
    assert said in NapoleonRuleSet.find("slam").text.to(lang)


# --- the result ----------------------------------------------------------------------------------

TRICK = "Ah Kh Qh 2h"
DEAL = "Ah3c / Kh4c / Qh5c / 2h6c"


@pytest.mark.parametrize(
    ("bid", "made", "wins"), [("3h", True, (1, 1, 0, 0)), ("4h", False, (0, 0, 1, 1))]
)
def test_napoleon_and_the_adjutant_win_together_with_the_honours_bid(
    bid: str, made: bool, wins: tuple[int, ...]
) -> None:
    game = do(bid_by_a(DEAL, "-", bid), f"Kh {TRICK} 3c 4c 5c 6c")
    assert game.honours_of(0) == cards("AhKhQh")
    assert (game.makes_contract(), game.points()) == (made, wins)
    assert (told(game, "result").seat, told(game, "result").value) == (0, made)
    assert game.events[-1].verb == "over"


def test_the_honours_of_both_count_together() -> None:
    hands = "Ah3c / KhAc / Qh5c / 2h6c"
    game = do(bid_by_a(hands, "-", "4h"), f"Ac {TRICK} 3c Ac 5c 6c")
    assert game.honours_of(0, 1).bit_count() == 4
    assert game.points() == (1, 1, 0, 0)


def test_napoleon_alone_plays_against_all_others() -> None:
    game = do(bid_by_a(DEAL, "-", "3h"), f"3c {TRICK} 3c 4c 5c 6c")
    assert game.points() == (1, 0, 0, 0)
    game = do(bid_by_a(DEAL, "-", "4h"), f"3c {TRICK} 3c 4c 5c 6c")
    assert game.points() == (0, 1, 1, 1)


def test_honours_laid_away_count_for_the_opponents() -> None:
    game = do(bid_by_a(DEAL, "AdKdQd", "4h"), f"Kh AdKdQd {TRICK} 3c 4c 5c 6c")
    assert game.points() == (0, 0, 1, 1)


def test_over_several_deals_the_most_wins_take_the_session() -> None:
    match, rng = TrickMatch.start(NapoleonRuleSet("session(deals=4)"), 5, seed=3), Random(3)
    match = last(match, rng)
    while not match.over:
        match = last(match.next(), rng)
    wins = [sum(result.points[seat] for result in match.results) for seat in range(5)]
    assert match.points == tuple(wins)
    assert match.winners == tuple(seat for seat in range(5) if wins[seat] == max(wins))
    assert sum(not result.void for result in match.results) == 4


# --- forced Napoleon -----------------------------------------------------------------------------

JACKS = "Jc3h4h5h / Jd3d4d5d / Jh3c4c6c / Ts3s4s5s"


def turned(kitty: str, rules: str = FORCED) -> Napoleon:
    """Return the deal when all have passed."""
    return do(napoleon(JACKS, rules, kitty), "- - - -")


def test_if_nobody_bids_a_kitty_card_is_turned_up() -> None:
    game = turned("7d8dAs")
    assert game.ask is not None
    assert (game.ask.seat, game.ask.rule, game.ask.pool) == (CHANCE, FORCED, cards("7d8dAs"))
    game = do(game, "7d")
    assert (told(game, "turn-up").cards, game.turned) == (cards("7d"), cards("7d"))
    assert {game.seen_by(seat).kitty for seat in range(5)} == {cards("7d") | blank(2)}


def test_who_holds_the_jack_of_its_suit_is_napoleon_and_chooses_trumps() -> None:
    game = do(turned("7d8dAs"), "7d")
    assert game.actor == 1
    assert reason(game, "-") == FORCED
    assert reason(game, "1c") is reason(game, "20s") is None
    game = do(game, "6s")
    assert (game.declarer, game.trumps) == (1, 3)


def test_a_card_turned_up_shows_that_napoleon_is_alone() -> None:
    game = do(turned("7d8dAs"), "7d 6s 7d")
    assert told(game, "adjutant").seat == NOBODY
    assert {game.seen_by(seat).adjutant() for seat in range(4)} == {NOBODY}


def test_who_names_the_jack_that_made_napoleon_is_seen_by_all_to_be_alone() -> None:
    game = do(turned("7d8dAs"), "7d 6s Jd")
    assert told(game, "adjutant").seat == game.seen_friend() == NOBODY
    assert {game.seen_by(seat).adjutant() for seat in range(5)} == {NOBODY}


def test_a_jack_that_nobody_held_is_known_to_lie_in_the_kitty() -> None:
    game = do(turned("7sJs7d"), "7s 7d 6s Js")
    assert {game.seen_by(seat).adjutant() for seat in range(5)} == {NOBODY}


@pytest.mark.parametrize("friend", ["Td", "Jd"])
@pytest.mark.parametrize("away", ["Td8dAs", "3d8dAs", "Jd4d5d"])
def test_what_is_known_of_the_adjutant_is_told_but_once(friend: str, away: str) -> None:
    game = do(turned("Td8dAs"), "Td 6s")
    verbs = []
    for text in (friend, away, *[""] * 16):
        game = do(game, text) if text else game.move(game.moves()[0])
        verbs += [event.verb for event in game.events]
    assert game.over
    assert verbs.count("adjutant") == 1


@pytest.mark.parametrize("card", ["Js", "X"])
def test_a_jack_or_the_joker_makes_the_deal_void(card: str) -> None:
    game = do(turned("7d8d" + card), card)
    assert game.void
    assert told(game, "void").rule == FORCED


def test_if_nobody_holds_that_jack_another_card_is_turned() -> None:
    game = do(turned("7sJs7d"), "7s")
    assert game.ask is not None
    assert (game.ask.seat, game.ask.pool) == (CHANCE, cards("Js7d"))
    assert do(game, "7d").actor == 1


def test_who_does_not_see_the_jack_has_to_be_told_who_holds_it() -> None:
    seen = do(turned("7sJs7d").seen_by(0), "7s")
    assert seen.ask is not None
    assert (seen.ask.seat, seen.ask.what) == (CHANCE, "seat")
    assert [answer.value for answer in seen.answers(seen.ask)] == [1, 2, 3, None]
    assert seen.move(Answer(3)).actor == 3
    again = seen.move(Answer(None))
    assert again.ask is not None
    assert (again.ask.seat, again.ask.what, again.ask.pool) == (CHANCE, "cards", blank(2))


def test_or_the_deal_is_void_if_nobody_holds_that_jack() -> None:
    game = do(turned("7sJs7d", f"{FORCED}(nobody=void)"), "7s")
    assert told(game, "void").rule == FORCED


def test_with_no_card_left_to_turn_the_deal_is_void() -> None:
    game = do(turned("7s8s9s"), "7s 8s")
    assert not game.void
    assert do(game, "9s").void


def test_without_the_rule_the_deal_just_moves_on() -> None:
    assert turned("7d8dAs", "").void
    assert FORCED not in NapoleonRuleSet()
