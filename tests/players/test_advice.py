"""The hint shows the way out that nobody can stop, however many cards are left."""

from random import Random

from daifugo_widget import Record
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players import phrases
from daifugo_widget.games.daifugo.players.advice import advise
from daifugo_widget.games.daifugo.players.reasons import reason
from daifugo_widget.players.player import FORCED

ELEVEN = """
rules  base, deck(jokers=0, ranks=J+Q+K+A+2)
hands  JcKcKdKhKsAcAdAhAs2c2d / JdJhJsQc / QdQhQs2s2h
turn   a
"""


def test_who_cannot_be_stopped_is_shown_how_with_many_cards_too() -> None:
    game = Record.parse(ELEVEN).history().now.game
    while game.is_live(0):
        hint = advise(view(game, 0), 0, Random(1))
        assert hint.why in (phrases.WAY_OUT, phrases.OUT, FORCED)
        game = game.step(hint.move)
        while game.is_live(0) and game.actor:
            (only,) = game.moves()
            game = game.step(only)
    assert game.exit_of(0).how == "finish"


def test_what_moves_the_joker_alone_is_not_said_to_turn_the_order() -> None:
    """Arthur puts the joker between 10 and J: the order has changed, but not turned."""
    game = Record.parse(
        "rules base, arthur\nhands KcKdKh2c2d2h3cJs / 3d4d5d6d7d8d / 3h4h5h6h7h8h\nturn a\n"
    ).history()
    kings = next(play for play in game.now.game.plays() if str(play) == "KcKdKh")
    assert reason(view(game.now.game, 0), kings) == phrases.ORDER
    assert "changes" in phrases.ORDER.en
