"""What shows of cuts and answers outside a single position."""

from daifugo_widget.core.cards import cards
from daifugo_widget.games.daifugo.engine.views import view
from tests.games.daifugo.rules.playing import played

REMOVED = """
rules  base, strong-eight-cut
hands  3c3d3h / 8c8d8h9c / Kh4h / 5s6s
a 3c3d3h  b 8c8d8h
b 9c  c Kh  d -
c 4h
"""
ASKED = """
rules  base, eight-cut, four-stop, seven-counter
hands  8c3d6d / 9c9dJd / 4c4h7d
a 8c  b > -
"""


def test_cards_out_of_the_match_are_dealt_no_more() -> None:
    match = played(REMOVED)
    assert match.game.over
    gone = cards("3c3d3h8c8d8h")
    for _ in range(3):
        match = match.next()
        dealt = 0
        for hand in match.game.hands:
            assert not hand & gone
            dealt += hand.bit_count()
        assert dealt == 47
        while not match.game.over:
            match = match.step(match.game.moves()[-1]).settle_chance()


def test_who_could_answer_a_cut_does_not_show_to_others() -> None:
    able = played(ASKED).game
    unable = played(ASKED.replace("4c4h7d", "5c5h5d")).game
    assert able.ask is not None
    assert len(list(able.answers(able.ask))) > len(list(unable.answers(able.ask)))
    assert view(able, 0) == view(unable, 0)
