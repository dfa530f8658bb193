"""Every move of a player has a reason, in three languages, with the cards in it."""

from __future__ import annotations

import pytest

from daifugo_widget.core.match import Match
from daifugo_widget.core.moves import PASS
from daifugo_widget.core.plays import Play
from daifugo_widget.core.views import view
from daifugo_widget.players.reasons import reason

from .games import HOUSES, moves_of, position


@pytest.mark.parametrize("rules", HOUSES)
def test_every_move_has_a_reason_with_its_cards(rules: str) -> None:
    for before, move in moves_of(Match.start(rules, 4, seed=12), ["sharp"] * 4, seed=12):
        words = reason(view(before.game, before.game.actor), move)
        assert all(words)
        assert not any("{" in phrase for phrase in words)
        if isinstance(move, Play):
            assert all(move.pretty() in phrase for phrase in words)


@pytest.mark.parametrize(
    ("hands", "cards", "said"),
    [
        ("5c5d / 9h9d / 6h7h", "5c5d", "5♣ 5♦ takes you out."),
        ("8c5d / 9h9d / 6h7h", "8c", "Begin with 8♣: from here on nobody can stop you "),
        ("8c5dTd / 9h9d / 6h7h", "8c", "8♣ makes the trick flow, and you lead next."),
        ("X5dTd4c / 9h9d / 6h7h", "5d", "5♦ is hard to be rid of later: lead it while you can."),
        ("2c2d5dTd4c / 9h9d / 6h7h", "2c2d", "Nothing that is still out can beat 2♣ 2♦"),
        ("6c6d6h6s5dTd / 9h9d / 6h7h", "6c6d6h6s", "turns the order of strength round"),
    ],
)
def test_a_play_is_explained(hands: str, cards: str, said: str) -> None:
    game = position("standard", hands)
    play = next(play for play in game.plays() if str(play) == cards)
    assert said in reason(view(game, 0), play).en


def test_a_pass_is_explained() -> None:
    game = position("standard", "Kc5d / 4hAd / 6h7h")
    after = game.move(next(play for play in game.plays() if str(play) == "Kc"))
    assert "worth more later" in reason(view(after, 1), PASS).en
    assert "nothing in your hand" in reason(view(after.move(PASS), 2), PASS).en
