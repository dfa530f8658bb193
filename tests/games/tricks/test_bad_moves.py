"""What may not be done is refused with a clear reason, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from daifugo_widget.core.cards import blank, cards
from daifugo_widget.core.game.moves import PASS, Answer, Call
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import IllegalMove, Refusal
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games.tricks.engine.cards import card_play
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.games.tricks.nap import NapBid, NapRuleSet
from daifugo_widget.games.tricks.napoleon import NapoleonBid, NapoleonRuleSet
from tests.checking import for_each, some
from tests.core.languages import assert_spoken
from tests.games.tricks.playing import do, nap, napoleon

NAP = "AhKhQhJhTh / 8h9hAcKcQc / AsKsQsJsTs"
NAPOLEON = "AhKh3h4h / AdKd3d4d / AcKc3c4c / KsQs3s4s"
STAGES: dict[str, TrickGame] = {
    "bidding in Nap": do(nap(NAP), "two"),
    "the first lead in Nap": do(nap(NAP), "- two -"),
    "following in Nap": do(nap(NAP), "two - - Th"),
    "the end in Nap": do(nap(NAP), "- - -"),
    "bidding in Napoleon": do(napoleon(NAPOLEON), "5s"),
    "naming": do(napoleon(NAPOLEON, kitty="AsQcX"), "5s - - -"),
    "laying away": do(napoleon(NAPOLEON, kitty="AsQcX"), "5s - - - 2c"),
    "the first lead in Napoleon": do(napoleon(NAPOLEON, kitty="AsQcX"), "5s - - - 2c 3h4hQc"),
    "following in Napoleon": do(napoleon(NAPOLEON), "5s - - - 2c Ah"),
    "turning up": do(napoleon(NAPOLEON, "forced-napoleon", "AsQcX"), "- - - -"),
}
each_stage = pytest.mark.parametrize("game", STAGES.values(), ids=list(STAGES))

NO_CARDS: list[Any] = [-1, 0, True, 3, 1 << 53, 1 << 500, blank(1), None, "3c", []]
ABSURD: list[Any] = [
    None,
    "7c",
    7,
    ("two",),
    object(),
    PASS,
    Call("bidding"),
    *map(
        Answer,
        (
            True,
            False,
            -1,
            1 << 53,
            1 << 60,
            1 << 500,
            (1 << 53) - 1,
            blank(3),
            2.5,
            "As",
            [],
            {},
            NapBid(99),
            NapBid(-1),
            NapoleonBid(21, 3),
            NapoleonBid(5, 4),
            NapBid(None),  # type: ignore[arg-type]
        ),
    ),
    *(Play(card, "group", 0, 1, 1, 0) for card in NO_CARDS),
    card_play(cards("Ah"))._replace(kind="stairs"),
    card_play(cards("Ah"))._replace(rank=-5),
]


def refusal(game: TrickGame, move: Any, seat: int | None = None) -> Refusal:
    """Return why a move is refused, which is said in three languages and changes nothing."""
    before = game.values()
    found = game.why_not(game.actor if seat is None else seat, move)
    assert found is not None
    with pytest.raises(IllegalMove):
        game.move(move, seat)
    assert game.values() == before
    assert_spoken(SpokenError(found.text))
    return found


@each_stage
@for_each(((move,) for move in ABSURD), at_least=30)
def test_what_is_no_move_is_refused(move: Any, game: TrickGame) -> None:
    refusal(game, move)


@pytest.mark.parametrize("game", [game for game in STAGES.values() if not game.over])
@for_each([-2, 4, 99, None])
def test_no_other_seat_can_act(seat: Any, game: TrickGame) -> None:
    for move in some(game.moves()[:3]):
        found = game.why_not(seat, move)
        assert found is not None
        assert found.reason == "not-your-turn"


# --- bids ----------------------------------------------------------------------------------------


def test_a_bid_out_of_turn_is_refused() -> None:
    for game in (nap(NAP), napoleon(NAPOLEON)):
        bid = game.all_bids()[0]
        assert refusal(game, Answer(bid), 1).reason == "not-your-turn"


def test_a_bid_out_of_order_is_refused_with_the_two_bids() -> None:
    found = refusal(do(nap(NAP), "four"), Answer(NapBid.parse("three")))
    assert (found.reason, found.say()) == (
        "bidding",
        "Three is not higher than Four: bid higher or pass.",
    )
    found = refusal(do(napoleon(NAPOLEON), "13h"), Answer(NapoleonBid.parse("13d")))
    assert (found.reason, found.say()) == (
        "bidding",
        "13\xa0♦ is not higher than 13\xa0♥: bid higher or pass.",
    )


@pytest.mark.parametrize(
    ("game", "highest", "bid"),
    [
        (nap(f"{NAP} / 8s9s8c9c8d"), "nap wellington blucher", "two"),
        (napoleon(NAPOLEON), "20s", "20h"),
    ],
    ids=["nap", "napoleon"],
)
def test_over_the_highest_bid_of_all_nobody_is_told_to_bid_higher(
    game: TrickGame, highest: str, bid: str
) -> None:
    found = refusal(do(game, highest), Answer(game.read_bid(bid)))
    assert found.say().startswith("No bid is higher than ")
    assert found.say().endswith("all that is left is to pass.")


def test_who_is_forced_to_bid_is_not_told_to_pass() -> None:
    rules = "forced-napoleon, bidding(lowest=13)"
    game = do(napoleon("JsAh / JhKh / QhJd / Jc2h", rules, "5s6s"), "- - - - 5s")
    found = refusal(game, Answer(NapoleonBid.parse("12s")))
    assert found.say() == "The lowest bid at this table is 13 honours."


def test_a_bid_below_one_that_was_said_is_measured_by_that() -> None:
    game = do(napoleon(NAPOLEON, "bidding(lowest=13)"), "15s")
    found = refusal(game, Answer(NapoleonBid.parse("12s")))
    assert found.say() == "12\xa0♠ is not higher than 15\xa0♠: bid higher or pass."


def test_wellington_without_a_nap_is_refused_by_its_own_rule() -> None:
    found = refusal(nap(NAP), Answer(NapBid.parse("wellington")))
    assert found.reason == "wellington"
    assert "Nap" in found.say()


def test_a_bid_of_the_other_game_is_refused() -> None:
    assert refusal(nap(NAP), Answer(NapoleonBid.parse("5s"))).reason == "bidding"
    assert refusal(napoleon(NAPOLEON), Answer(NapBid.parse("two"))).reason == "bidding"


def test_a_forced_napoleon_cannot_pass() -> None:
    hands = "Jc3h4h5h / Jd3d4d5d / Jh3c4c6c / Ts3s4s5s"
    game = do(napoleon(hands, "forced-napoleon", "7d8dAs"), "- - - - 7d")
    assert refusal(game, Answer(None)).reason == "forced-napoleon"


@pytest.mark.parametrize("text", ["", "five", "Two", "2", "13s", "-"])
def test_a_text_that_is_no_bid_of_nap_says_what_is(text: str) -> None:
    with pytest.raises(SpokenError, match="two three misere four nap wellington blucher") as caught:
        nap(NAP).read_bid(text)
    assert_spoken(caught.value)


@pytest.mark.parametrize(
    "text", ["", "13", "s13", "21s", "0c", "013s", "13x", "13 s", "１3s", "two"]
)
def test_a_text_that_is_no_bid_of_napoleon_says_what_is(text: str) -> None:
    with pytest.raises(SpokenError, match="such as 13s") as caught:
        napoleon(NAPOLEON).read_bid(text)
    assert_spoken(caught.value)


# --- cards ---------------------------------------------------------------------------------------


def test_a_card_or_trumps_before_the_bidding_is_over_is_refused() -> None:
    for game in (nap(NAP), napoleon(NAPOLEON)):
        found = refusal(game, card_play(cards("Ah")))
        assert found.reason == "choice-owed"
        assert "bid or pass first" in found.say()


def test_a_bid_after_the_bidding_is_refused() -> None:
    assert refusal(do(nap(NAP), "two - -"), Answer(NapBid.parse("four"))).reason == "no-choice"


def test_a_card_that_is_not_held_is_refused() -> None:
    for stage in ("the first lead in Nap", "the first lead in Napoleon"):
        found = refusal(STAGES[stage], card_play(cards("2d")))
        assert (found.reason, found.cards) == ("not-held", cards("2d"))


def test_a_card_of_another_suit_is_refused_with_what_could_be_played() -> None:
    found = refusal(do(nap(NAP), "two - - Th"), card_play(cards("Ac")))
    assert found.reason == "follow-suit"
    assert found.say() == "Hearts were led and you hold some: play one of 8♥ 9♥."


def test_nobody_passes_in_a_trick() -> None:
    assert refusal(do(nap(NAP), "two - -"), PASS).reason == "may-not-pass"


def test_naming_a_card_that_does_not_exist_is_refused() -> None:
    for value in (0, 1 << 53, cards("AsKs"), None, "As"):
        assert refusal(STAGES["naming"], Answer(value)).reason == "adjutant"


@pytest.mark.parametrize("laid", [0, cards("3h"), cards("3h4hQcX"), 0b111 << 53, None])
def test_another_number_of_cards_cannot_be_laid_away(laid: Any) -> None:
    found = refusal(STAGES["laying away"], Answer(laid))
    assert found.reason == "kitty"
    assert "3 cards" in found.say()


def test_cards_that_are_not_held_cannot_be_laid_away() -> None:
    found = refusal(STAGES["laying away"], Answer(cards("3h4h2d")))
    assert (found.reason, found.cards) == ("not-held", cards("2d"))


def test_a_card_that_is_not_in_the_kitty_cannot_be_turned_up() -> None:
    assert refusal(STAGES["turning up"], Answer(cards("Ah"))).reason == "forced-napoleon"


# --- sessions and rules --------------------------------------------------------------------------


def test_no_deal_follows_before_the_end_of_one_or_after_the_last() -> None:
    match = TrickMatch.start(NapRuleSet("session(deals=1)"), 3, seed=1)
    with pytest.raises(SpokenError, match="once this one is over"):
        match.next()
    match = match.move(Answer(NapBid.parse("two"))).move(Answer(None)).move(Answer(None))
    while not match.game.over:
        match = match.move(match.game.moves()[0])
    assert match.over
    with pytest.raises(SpokenError, match="start another"):
        match.next()


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (NapRuleSet, "deck(five=38)"),
        (NapRuleSet, "chips(start=-1)"),
        (NapRuleSet, "session(deals=0)"),
        (NapRuleSet, "-misere"),
        (NapRuleSet, "joker"),
        (NapoleonRuleSet, "bidding(lowest=21)"),
        (NapoleonRuleSet, "forced-napoleon(nobody=again)"),
        (NapoleonRuleSet, "-adjutant"),
        (NapoleonRuleSet, "revolution"),
    ],
)
def test_rules_that_cannot_be_are_refused(rules: type[NapRuleSet], text: str) -> None:
    with pytest.raises(RuleError) as caught:
        rules(text)
    assert_spoken(caught.value)


@pytest.mark.parametrize(("rules", "players"), [(NapRuleSet(), 2), (NapoleonRuleSet(), 7)])
def test_a_table_of_the_wrong_size_says_how_many_can_play(rules: Any, players: int) -> None:
    with pytest.raises(RuleError) as caught:
        TrickMatch.start(rules, players, seed=1)
    assert_spoken(caught.value)
