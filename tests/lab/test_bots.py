"""Bots that fail in a simulation are named, with what they saw or chose."""

from random import Random
from typing import Any

import pytest

from daifugo_widget import Game, IllegalMove, Player
from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.moves import PASS, Call, Move
from daifugo_widget.games.daifugo.players import Steady
from daifugo_widget.lab import simulate
from daifugo_widget.players.random_bot import RandomBot
from tests.checking import some


class Misspelt(Player):
    """A bot whose method has another name."""

    def chose(self, view: Game, rng: Random) -> Move:
        return view.moves()[0]


class Talking(Player):
    """A bot that returns what is no move."""

    def choose(self, view: Game, rng: Random) -> Any:
        return "pass"


def test_a_bot_that_chooses_nothing_is_none_before_anything_is_played() -> None:
    bot = Misspelt()  # type: ignore[abstract]
    with pytest.raises(ValueError, match="Misspelt is not a player: a bot has the methods choose"):
        simulate(bots=[bot, "steady", "steady"], games=1, progress=False)


def test_a_move_that_is_refused_is_told_with_the_bot_that_chose_it() -> None:
    with pytest.raises(IllegalMove) as caught:
        simulate(bots=["steady", Talking(), "steady"], games=1, progress=False)
    said, where = caught.value.__notes__
    assert said == "Talking as seat b chose 'pass'"
    assert where.startswith("in match 0, game 1")


class Fragile(Player):
    """A bot that knows of no exchange."""

    def choose(self, view: Game, rng: Random) -> Move:
        if view.ask:
            raise NotImplementedError
        return rng.choice(view.moves())


def test_a_bot_that_fails_is_told_with_what_it_saw_and_where_in_the_results() -> None:
    with pytest.raises(NotImplementedError) as caught:
        simulate(bots=["steady", Fragile(), "steady", "steady"], games=5, progress=False)
    said, where = caught.value.__notes__
    assert said.startswith("Fragile as seat b was to choose at <Game standard: ")
    assert where.startswith("in match 0, game 2")


class Peeping(RandomBot):
    """A bot built on the one that draws, which notes whether it could see other hands."""

    def __init__(self) -> None:
        self.saw_views: list[bool] = []

    def choose(self, view: CardGame, rng: Random) -> Move:
        self.saw_views.append(view.is_view())
        return super().choose(view, rng)


def test_a_bot_built_on_the_random_one_sees_its_own_hand_alone_and_draws_the_same() -> None:
    bot = Peeping()
    seen = simulate("base", bots=[bot, "random", "random"], games=10, progress=False)
    drawn = simulate("base", bots=["random"] * 3, games=10, progress=False)
    assert all(some(bot.saw_views))
    assert seen.rows == drawn.rows


class Caller(Steady):
    """A bot that knows what it calls, or breaks."""

    def __init__(self, what: Any) -> None:
        super().__init__()
        self.what = what

    def call(self, view: Game, seat: int, rng: Random) -> Any:
        if isinstance(self.what, Exception):
            raise self.what
        return self.what


CALLED = "standard, suit-bind(declared=true)"
"""Rules by which something may be called."""


def test_a_bot_that_fails_to_call_is_told_with_what_it_saw_and_where_in_the_results() -> None:
    bots: list[Any] = [Caller(KeyError("x")), "random", "random"]
    with pytest.raises(KeyError) as caught:
        simulate(CALLED, bots, games=20, progress=False)
    said, where = caught.value.__notes__
    assert said.startswith("Caller as seat a was to call at <Game standard, ")
    assert where.startswith("in match 0, game ")


@pytest.mark.parametrize("what", [Call("stairs"), PASS, "suit-bind"])
def test_a_call_that_cannot_be_is_told_with_the_bot_that_made_it(what: Any) -> None:
    with pytest.raises(IllegalMove) as caught:
        simulate(CALLED, [Caller(what), "random", "random"], games=20, progress=False)
    said, where = caught.value.__notes__
    assert said == f"Caller as seat a called {what!r}"
    assert where.startswith("in match 0, game ")
