"""What a rule may ask: of which cards, seats and numbers the answer is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from daifugo_widget import Ask
from daifugo_widget.core.cards import FIVE, NINE, cards
from daifugo_widget.core.game.moves import CHANCE, Answer
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.rule import Rule, rule
from daifugo_widget.games.daifugo.engine.views import view

pytestmark = pytest.mark.usefixtures("own_rules")


def asked(seat: int, what: Any, **more: Any) -> Game:
    """Return a game in which a rule asks this after the first play."""

    @rule("own", en="My own")
    class Own(Rule):
        """Asks after the first play."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            game.owe(ask)

        def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None: ...

    ask = Ask("own", seat, what, **more)
    record = "rules base, own\nhands 3c4c / 5c6c / 7c8c / 9c9d\na 3c\n"
    game = Record.parse(record).history().now.game
    assert isinstance(game, Game)
    return game


def open_answers(game: Game) -> list[Any]:
    return [answer.value for answer in game.answers(game.ask)] if game.ask else []


def test_cards_are_chosen_from_the_hand_unless_a_pool_is_named() -> None:
    assert open_answers(asked(1, "cards", low=1, high=1)) == [cards("5c"), cards("6c")]


def test_cards_are_chosen_from_a_pool_that_is_named() -> None:
    assert open_answers(asked(1, "cards", low=1, high=1, pool=cards("9c"))) == [cards("9c")]


@pytest.mark.parametrize("seat", [1, CHANCE])
def test_of_an_empty_pool_nobody_is_asked(seat: int) -> None:
    game = asked(seat, "cards", low=1, high=1, pool=0)
    assert game.ask is None
    assert game.actor == 1


def test_all_other_players_may_be_named_unless_some_are_listed() -> None:
    assert open_answers(asked(0, "seat")) == [1, 2, 3]
    assert open_answers(asked(0, "seat", among=(2,))) == [2]


def test_a_seat_that_is_named_twice_is_one_choice() -> None:
    assert open_answers(asked(0, "seat", among=(1, 1))) == [1]


@pytest.mark.parametrize("what", ["seat", "number", "count"])
def test_where_none_are_listed_nobody_is_asked(what: str) -> None:
    assert asked(0, what, among=()).ask is None


def test_a_seat_sees_whether_a_choice_is_from_a_hand_or_from_a_pool() -> None:
    for pool in (None, cards("9c9d")):
        seen = view(asked(1, "cards", low=1, high=1, pool=pool), 2).ask
        assert seen is not None
        assert (seen.pool is None) == (pool is None)


@pytest.mark.parametrize(
    ("seat", "what", "more", "right"),
    [
        (CHANCE, "cards", {"low": 1, "high": 1}, "chance has no hand: name the cards"),
        (0, "number", {}, r"a number needs the values to choose from: among=\(...\)"),
        (4, "yes", {}, "seat 4 cannot be asked: the seats are 0 to 3, or CHANCE"),
        ("b", "yes", {}, "seat 'b' cannot be asked"),
        (0, "seat", {"among": (1, 4)}, r"there is no seat 4 to choose: the seats are 0 to 3"),
        (0, "number", {"among": (FIVE, 55)}, "a number is one of .*, such as NINE, not 55"),
        (0, "seat", {"among": 1}, r"the values to choose from are a tuple: among=\(1,\)"),
    ],
)
def test_what_could_not_be_asked_is_told_with_what_could(
    seat: Any, what: str, more: dict[str, Any], right: str
) -> None:
    with pytest.raises(ValueError, match=right):
        asked(seat, what, **more)


def test_a_number_may_be_chosen_or_none() -> None:
    assert open_answers(asked(0, "number", among=(NINE, None))) == [NINE, None]
