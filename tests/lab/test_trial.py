"""A trial plays games by chance, and finds what a rule of one's own breaks."""

from __future__ import annotations

import pytest

from daifugo_widget import Rule, rule
from daifugo_widget.core.cards import NUMBER, SIX
from daifugo_widget.core.game import Game
from daifugo_widget.core.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.lab import Trial, trial

pytestmark = pytest.mark.usefixtures("own_rules")


def tried(hook: object, games: int = 20) -> Trial:
    """Try out a rule that does something after each play."""
    methods = {"__doc__": "Does something.", "after_play": hook}
    rule("own", en="My own")(type("Own", (Rule,), methods))
    return trial("standard, own", games, progress=False)


def test_rules_that_hold_are_said_to_and_how_often_each_acted() -> None:
    found = trial("standard, seven-pass", 30, progress=False)
    assert found.broken is None
    assert found.games == 30
    assert found.acted["seven-pass"] > 10
    assert found.acted["exchange"] == 15  # each second game of a match begins with one
    assert str(found).startswith("30 games by the rules standard, seven-pass: all went well.")
    with pytest.raises(ValueError, match="nothing broke"):
        found.replay()


def test_a_rule_of_ones_own_stands_first_even_if_it_has_never_acted() -> None:
    def rests(self: Rule, game: Game, seat: int, play: Play) -> None: ...

    assert next(iter(tried(rests).acted.items())) == ("own", 0)


def test_a_rule_that_fails_is_named_with_its_hook_its_line_and_the_game_so_far() -> None:
    def fails(self: Rule, game: Game, seat: int, play: Play) -> None:
        if play.size == 2:
            game.cutt(self, seat)  # type: ignore[attr-defined]

    found = tried(fails)
    line = fails.__code__.co_firstlineno + 2
    assert found.broken is not None
    assert found.broken.startswith(f"own failed in fails, line {line}: AttributeError: 'Game' obj")
    assert Record.parse(found.record).check() == []
    assert found.replay().film


@pytest.mark.parametrize(
    ("example", "said"),
    [
        ("hands 3c4c / 5c\na 3c\n= turn a", "line 5: expected turn a, found turn b"),
        ("hands 3c4c / 5c\na! 3c", "4:1: 'a!' is no seat"),
    ],
)
def test_an_example_that_does_not_hold_is_found_before_any_game(example: str, said: str) -> None:
    facts = {"__doc__": "Nothing.", "example": example}
    rule("own", en="My own")(type("Own", (Rule,), facts))
    found = trial("own", progress=False)
    assert found.games == 0
    assert f"the example of own: {said}" in str(found)


def test_a_rule_that_loses_cards_is_found() -> None:
    def loses(self: Rule, game: Game, seat: int, play: Play) -> None:
        game.discards = 0

    assert "a card is lost or doubled" in str(tried(loses))


def test_a_rule_that_goes_by_cards_which_nobody_sees_is_found() -> None:
    def peeks(self: Rule, game: Game, seat: int, play: Play) -> None:
        if game.hands[game.next_of(seat)] & NUMBER[SIX]:
            game.skip(self, seat)

    assert "own goes by cards that who acts does not see" in str(tried(peeks))


def test_a_game_that_would_go_on_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def returns(self: Rule, game: Game, seat: int, play: Play) -> None:
        game.drawn = 0
        game.take_up(self, seat)
        game.cut(self, seat)

    monkeypatch.setattr("daifugo_widget.lab.laws.MOST_STEPS", 500)
    assert "the game does not end" in str(tried(returns))


def test_a_game_for_two_is_tried_by_two() -> None:
    found = trial("two-player", 4, progress=False)
    assert found.broken is None
