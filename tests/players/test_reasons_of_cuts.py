"""A cut is explained by the lead that it brings, whatever has to be answered or chosen before."""

import pytest

from daifugo_widget.core.words.text import Text
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players import phrases
from daifugo_widget.games.daifugo.players.reasons import reason
from tests.players.games import position


@pytest.mark.parametrize(
    ("rules", "hand", "words"),
    [
        ("base, eight-cut, four-stop", "8c5d9s9dKs", phrases.LEADS_UNLESS),
        ("base, eight-cut, seven-attach, seven-cut", "7c5d9s9dKs", phrases.CHEAP),
        ("base, seven-pass, eight-cut(number=T), ten-discard", "Tc5d9s9dKs", phrases.LEADS_NEXT),
    ],
)
def test_a_cut_is_explained_as_one_before_its_answers_and_choices(
    rules: str, hand: str, words: Text
) -> None:
    game = position(rules, f"{hand} / 4c4hTs / 6c7sQd2d", turn=2)
    after = game.move(next(play for play in game.plays() if str(play) == "6c"))
    cut = next(play for play in after.plays() if str(play) == hand[:2])
    assert reason(view(after, 0), cut) == words


def test_what_makes_the_trick_flow_only_if_its_player_wants_it_is_not_said_to() -> None:
    rules = "base, revolution(choice=may-decline, takes_effect=flows)"
    game = position(rules, "5c5d5h5s3c4d8s / 4c4hTs / 6c7sQd2d")
    four = next(play for play in game.plays() if play.size == 4)
    assert reason(view(game, 0), four) not in (phrases.LEADS_NEXT, phrases.LEADS_UNLESS)
