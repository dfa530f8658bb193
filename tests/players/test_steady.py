"""What a steady player does, by position."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import ACE, KING, NUMBER, TEN, TWO, bits, cards
from daifugo_widget.core.game.moves import PASS, Answer
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from tests.players.games import answer, position


@pytest.mark.parametrize("name", ["steady", "sharp"])
@pytest.mark.parametrize(
    ("rules", "hands", "cards"),
    [
        ("base", "3c3d / 4h5h / 6h7h", "3c3d"),
        ("base, stairs", "3c4c5c / 4h5h / 6h7h", "3c4c5c"),
        ("standard", "2cTc / 9h9d / 6h7h", "2c"),
        ("standard", "8c5d / 9h9d / 6h7h", "8c"),
    ],
    ids=["a pair whole", "stairs whole", "no 2 is kept for the end", "no 8 is kept for the end"],
)
def test_the_way_out_is_seen(name: str, rules: str, hands: str, cards: str) -> None:
    play = answer(name, position(rules, hands))
    assert str(play) == cards


def test_a_steady_player_leads_the_weak_and_keeps_the_strong() -> None:
    game = position("standard", "3c6dTcKdAs2h / 4c5d7c8d9s / 4d5c7d8c9h")
    play = answer("steady", game)
    assert str(play) == "3c"


def test_a_steady_player_passes_rather_than_spend_a_2_early() -> None:
    game = position("standard", "3c6d9cTd2h / 4cAd7c8d9s / 4d5c7d8c9h", turn=1)
    game = game.move(next(play for play in game.plays() if str(play) == "Ad"))
    game = game.move(PASS)
    assert answer("steady", game) == PASS


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_a_7_gives_away_a_weak_card(name: str) -> None:
    game = position("standard, seven-pass", "7c3d9s9hKcKd2s / 4c5d6c8d / 4d5c6d8c")
    game = game.step(next(play for play in game.plays() if str(play) == "7c"))
    given = answer(name, game)
    assert isinstance(given, Answer)
    assert given.value == position("base", "3d / 4c").hands[0]


@pytest.mark.parametrize("name", ["steady", "sharp"])
@pytest.mark.parametrize(("rest", "wanted"), [("3c4d5h6c", True), ("KcAdAh2c", False)])
def test_a_revolution_is_made_when_it_helps_the_hand(name: str, rest: str, wanted: bool) -> None:
    hands = f"9c9d9h9s{rest} / 7c7d8cTdJd / 7h7s8hTcJc"
    game = position("standard, revolution(choice=may-decline)", hands)
    game = game.step(next(play for play in game.plays() if play.size == 4))
    assert answer(name, game) == Answer(wanted)


@pytest.mark.parametrize(
    ("rules", "hands"),
    [
        ("base", "3c3s6c6s7c7s8d8sQcQdKhAc2s / 3h4h5c5h6h7dTdThKcKsAd / 4c4s5s9c9hTsJdJsAh2c"),
        ("official", "3d5c7hTdTsKhAs / 4h6c9dJdAc6s7s / 4d7c8sJhAd7d8h"),
    ],
)
def test_a_sharp_player_leads_no_strong_cards_while_weak_ones_stay(rules: str, hands: str) -> None:
    play = answer("sharp", position(rules, hands))
    assert isinstance(play, Play)
    assert play.rank < TEN


def test_a_sharp_player_leads_a_pair_where_another_has_one_card() -> None:
    game = position("base", "4cKh2s9d9s / 7h / 4d7c8sJhAd")
    assert str(answer("sharp", game)) == "9d9s"


@pytest.mark.parametrize("hands", ["4cKh6s / 7h / 4d7c8sJhAd", "4c5d6h2s / 7h / 8s / 3c5c9dTd"])
def test_a_sharp_player_leads_its_strongest_where_another_has_one_card(hands: str) -> None:
    play = answer("sharp", position("base", hands))
    assert isinstance(play, Play)
    assert play.rank >= KING


NAMED = [
    ("kings-privilege", 3, "KcKdKh3d4c6h / 4h7c8sJhAh2c / 3c / 3s5c", 3),
    ("seven-pass(to=anyone)", 1, "7c4s6cTcKdKs / 4h7d8sJhAh2c / 3c / 3s5c8d9d", 2),
    ("death-sentence", 4, "4c4d4h4s6cTcKdKs / 3c5c3h7d8dTd / 7s8h / 3s5h8d9c", 2),
]


@pytest.mark.parametrize("name", ["steady", "sharp"])
@pytest.mark.parametrize(("rules", "size", "hands", "named"), NAMED)
def test_who_is_named_is_nearest_to_going_out(
    name: str, rules: str, size: int, hands: str, named: int
) -> None:
    game = position(f"base, {rules}", hands)
    game = game.step(next(play for play in game.plays() if str(play) == hands[: 2 * size]))
    assert answer(name, game) == Answer(named)


SHUFFLED = """
rules  base, nine-shuffle
hands  9c9d3s5c / 4c7dJh2d / 8c8d / 6c / 6dThAc
turn   c
c 8c8d  d -  e -
a 9c9d
"""


def test_by_a_nine_shuffle_who_has_the_fewest_cards_comes_next_and_who_is_out_last() -> None:
    game = Record.parse(SHUFFLED).history().now.game
    for named in (3, 4, 1, 2):
        assert answer("steady", game) == Answer(named)
        game = game.step(Answer(named))


SHOWN = """
rules    base, stairs, trade
hands    3c4d / 5c6d / 7s8s / {hand} / 5h6h / TcJd
classes  a=daifugo b=fugo c=heimin d=heimin e=hinmin f=daihinmin
phase    exchange
f > TcJd  e > 6h  a > 3c4d  b > 5c
c > d > 7s
"""


@pytest.mark.parametrize("name", ["steady", "sharp"])
@pytest.mark.parametrize(("hand", "given"), [("7h9c2c", "7h"), ("7h8h9h", ""), ("Jc9c2c", "")])
def test_a_trade_is_agreed_to_unless_it_breaks_stairs(name: str, hand: str, given: str) -> None:
    game = Record.parse(SHOWN.format(hand=hand)).history().now.game
    assert game.ask
    assert game.ask.seat == 3
    assert answer(name, game) == Answer(cards(given))


def test_a_sharp_player_takes_two_cards_of_who_holds_many() -> None:
    game = position("base, black-market", "AcAdAh4s6cTcKdKs / 3c5c / 4c7s8hJh9h9s9c / 3s5h8d4h")
    game = game.step(next(play for play in game.plays() if play.size == 3))
    assert answer("sharp", game) == Answer(2)


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_a_number_that_costs_a_hand_nothing_is_a_strong_one(name: str) -> None:
    game = position("base, queen-bomber", "QcX / 4d7c8sJhAh2c2d / 3c3d9dTd2s")
    game = game.step(next(play for play in game.plays() if str(play) == "Qc"))
    named = answer(name, game)
    assert isinstance(named, Answer)
    assert named.value in (ACE, TWO)


WEAK_HAND = """
rules    base, natural-disaster(when=after-exchange)
hands    3cAdKs7dQh / 5c6dQs8c9c / 7h8hJcTs6s / {hand}
classes  a=daifugo b=fugo c=hinmin d=daihinmin
phase    exchange
d > {tax}  c > Jc  a > 3c7d  b > 5c
"""


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_a_weak_hand_is_swapped_for_that_of_the_daifugo(name: str) -> None:
    text = WEAK_HAND.format(hand="4s5d8sJs2c", tax="Js2c")
    game = Record.parse(text).history().now.game
    assert game.ask
    assert game.ask.rule == "natural-disaster"
    assert answer(name, game) == Answer(game.hands[3])


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_nobody_passes_who_falls_by_it_and_can_help_it(name: str) -> None:
    game = position("base, damian", "6c6d6h3s5d8d / 4c5c9hJs2c2d2h / 7c7d8cTdAc")
    game = game.step(next(play for play in game.plays() if str(play) == "6c6d6h"))
    assert str(answer(name, game)) == "2c2d2h"


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_a_strong_card_is_not_given_away_for_nothing(name: str) -> None:
    """The rest are groups, so to be rid of the ace would be a play less."""
    game = position(
        "base, seven-pass", "7c3c3d3h4c4s6h6sAsKcKs2dX / 4d5c7d8c9sTcJd / 4h5d7h8dTdJc9d"
    )
    game = game.step(next(play for play in game.plays() if str(play) == "7c"))
    given = answer(name, game)
    assert isinstance(given, Answer)
    assert not given.value & game.hands[0] & NUMBER[ACE]


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_a_2_that_lets_all_others_draw_a_card_is_played_early(name: str) -> None:
    game = position("base, tyrant", "4d6c9dTsJc2d / 4c7h8d9hJsKd / 5d7c8cTd9cQd", turn=1)
    game.discards = sum(1 << bit for bit in range(12))
    game = game.step(next(play for play in game.plays() if str(play) == "Kd"))
    game = game.step(PASS)
    assert str(answer(name, game)) == "2d"


PICKED = """
rules    base, exchange-pick
hands    4d6c7d9d9sThJhQcQhKcKhKsAd / 5c6d7s9h / 7h8s3s3d / 3c4s5h6h8cJdAs2c
classes  a=daifugo b=fugo c=hinmin d=daihinmin
phase    exchange
d > 3c4s5h6h8cJdAs2c
"""


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_who_may_choose_from_a_hand_takes_strong_cards_and_no_weak_ones_for_pairs(
    name: str,
) -> None:
    game = Record.parse(PICKED).history().now.game
    assert answer(name, game) == Answer(cards("As2c"))


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_of_discards_that_are_not_all_known_no_more_are_drawn_than_lie_there(name: str) -> None:
    hands = "KcKdKs4d2d / 4c7h9h9c / 5d7c8cTd / 3cQcQh6h"
    for seed in range(5):
        game = position("base, re-king", hands)
        rest = list(bits(game.rules.deck(4) & ~sum(game.hands)))
        game.discards = sum(1 << bit for bit in Random(seed).sample(rest, 13))
        game.mixed = game.discards & -game.discards
        assert answer(name, game) in game.moves()
