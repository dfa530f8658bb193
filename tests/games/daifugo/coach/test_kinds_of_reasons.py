"""Each kind of reason is given in a position where it holds, and not in one where it does not."""

from __future__ import annotations

import pytest

from daifugo_widget.coach.game_review import Reason
from daifugo_widget.core.cards import NINE, cards
from daifugo_widget.core.game.moves import Answer, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.coach import DAIFUGO_COACH, reasons
from daifugo_widget.games.daifugo.coach.case import Case
from daifugo_widget.games.daifugo.coach.lines import Follower, pair_in
from daifugo_widget.games.daifugo.coach.reasons import KINDS, explain
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.rule import Rule, rule
from tests.players.games import position


def at_turn(hands: str, lead: str = "", rules: str = "standard") -> Game:
    """Return a game with the first seat to act: it leads, or follows what the second has led."""
    game = position(rules, hands, turn=1 if lead else 0)
    if not lead:
        return game
    game = game.move(next(play for play in game.plays() if str(play) == lead))
    return game if game.actor == 0 else game.move(game.moves()[0])


def says(kind: str, game: Game, move: str, better: str) -> str | None:
    """Return what a kind of reason says of two moves when the hands are as they are."""
    found = {str(one): one for one in game.moves()}
    return _says(kind, game, found[move], found[better])


def _says(kind: str, game: Game, move: Move, better: Move) -> str | None:
    case = Case(game.seen_by(game.actor), move, better)
    pair = pair_in(game, move, better, Follower(game.actor), seed=1)
    said = KINDS[kind].say(case, pair)
    if said is None:
        return None
    assert said.names_better is (" was better: " in said.text.en)
    return said.text.en


@pytest.mark.parametrize(
    ("kind", "hands", "lead", "move", "better", "words"),
    [
        ("out", "JdJs / 6c / 9c", "", "Jd", "JdJs", "J♦ J♠ was better: it takes you out"),
        ("foul", "8cAd / 6d / 4h", "6d", "Ad", "8c", "After A♦ your last play is 8♣, and to go"),
        ("foul", "2c8hAs / 6c8d / 9c5d", "6c", "As", "8h", "After A♠ your last play may well be"),
        ("way-out", "6d8s / Kd / 4d", "", "6d", "8s", "8♠ was better: from here on nobody can"),
        ("let-out", "3cAs / Jd / Ah", "", "3c", "As", "A player with one card left may go out"),
        ("bind", "5d7c7sKd / 3d9hJd / 2h", "3d", "5d", "-", "5♦ brings in a bind that can shut"),
        (
            "joker",
            "5h6s8sX / 3c / Js",
            "",
            "8sX",
            "8s",
            "8♠ may well bring you the lead, too: that",
        ),
        (
            "too-strong",
            "3cKs2s / 5h / 5d",
            "5h",
            "2s",
            "Ks",
            "K♠ may well bring you the lead, too, and",
        ),
        ("part", "3d6c6s / Jc / Qh", "", "6c", "6c6s", "6♣ 6♠ go down together; 6♣ leaves 6♠"),
        (
            "broken",
            "7c7d8d / 4c9c / 3d",
            "4c",
            "7c",
            "8d",
            "7♣ breaks up 7♣ 7♦. Kept together, they",
        ),
        ("one-play", "4sAd / 9h / 3d", "9h", "-", "Ad", "A♦ was better: the rest of your hand is"),
        ("cut", "5s8c / Kd / 4dAh", "", "5s", "8c", "8♣ was better: the trick flows and you"),
        ("unbeaten", "3d6c6s / Jc / Qh", "", "6c", "6c6s", "6♣ 6♠ was better: nothing that is"),
        (
            "strong-spent",
            "3cKs2s / 5h / 5d",
            "5h",
            "2s",
            "Ks",
            "Keep 2♠ for later: that can bring",
        ),
        (
            "strong-spent",
            "3c8dKs2sX / 5c5h6s / 5d9s9d",
            "5c5h",
            "8dX",
            "-",
            "Keep ★ for later: that can bring",
        ),
        ("stuck", "TdAd / 9c / 4s", "9c", "-", "Td", "After your pass you may well hold 10♦ to"),
        ("lead", "3cQs / 3h / Ts", "3h", "-", "Qs", "Q♠ may well stay on top, and then you"),
        ("fewer", "4hQdQh / 5s / 6h", "", "4h", "QdQh", "Q♦ Q♥ gets rid of 2 cards at once, 4♥"),
        (
            "hurry",
            "4s9sQdKs / 5hJcAc / 2d3d",
            "5h",
            "-",
            "Ks",
            "K♠ was better: somebody is nearly",
        ),
        ("chance", "4s8dTs2c / 7hJcAc / 3d5c", "", "Ts", "8d", "8♦ was better: the trick flows"),
        ("passed", "4sAd / 9h / 3d", "9h", "-", "Ad", "A♦ was better: the rest of your hand"),
        (
            "not-passed",
            "4s5dTsTc / 7h9c / 3dJd",
            "7h",
            "Tc",
            "-",
            "A pass was better: to play, you",
        ),
        ("weak-kept", "4s9dTs / 8hJc / 3d", "", "Ts", "4s", "4♠ was better: it is your weakest"),
        ("other", "4sAd / 9h / 3d", "9h", "-", "Ad", "A♦ was better: the rest of your hand is"),
    ],
)
def test_a_reason_is_given_where_it_holds(
    kind: str, hands: str, lead: str, move: str, better: str, words: str
) -> None:
    said = says(kind, at_turn(hands, lead), move, better)
    assert (said or "").startswith(words), said


@pytest.mark.parametrize(
    ("kind", "hands", "lead", "move", "better"),
    [
        ("out", "JdJs4c / 6c / 9c", "", "Jd", "JdJs"),  # the 4 is left
        ("foul", "9cAd / 6d / 4h", "6d", "Ad", "9c"),  # a 9 may be the last card
        ("way-out", "6d9s / Kd / 4d", "", "6d", "9s"),  # the K beats the 9
        ("let-out", "3cAs / Jd2c / Ah", "", "3c", "As"),  # two cards are left to the second
        (
            "bind",
            "5d7c7sKd / 3c9hJd / 2h",
            "3c",
            "5d",
            "-",
        ),  # another suit binds nothing
        ("joker", "8hJsX / 5sKc / 2d", "", "JsX", "Js"),  # the K takes the J
        ("too-strong", "3cKs2s / 5hAs / 5d", "5h", "2s", "Ks"),  # the A takes the K
        ("too-strong", "3s6hKd / 7hQs / 9hAd", "", "6h", "3s"),  # the 3 brings no lead
        ("part", "3d6c6s / Jc / Qh", "", "3d", "6c6s"),  # a 3 is no part of the 6s
        ("broken", "7c9d8d / 4c9c / 3d", "4c", "7c", "8d"),  # nothing is broken
        ("one-play", "4s5dAd / 9h / 3d", "9h", "-", "Ad"),  # two plays are left
        ("cut", "5s9c / Kd / 4dAh", "", "5s", "9c"),  # a 9 cuts nothing
        ("unbeaten", "3d6c6s / JcJd / Qh", "", "6c", "6c6s"),  # two jacks beat the 6s
        ("strong-spent", "3cKs4s / 5h / 5d", "5h", "Ks", "-"),  # the K would go at the end
        ("stuck", "TdAd / 9c / 4s", "9c", "Td", "Ad"),  # an A is not hard to get rid of
        ("lead", "3cQs / 3hKs / Ts", "3h", "-", "Qs"),  # the K takes the Q
        ("fewer", "4hQdQh / 5s / 6h", "", "QdQh", "4h"),  # one card is less than two
        ("hurry", "4s9sQdKs / 5hJcAc / 2d3d", "5h", "-", "Qd"),  # the K is stronger
        ("passed", "4s4c9dKs / 3hJc6c / 5d7dTd", "3h", "-", "9d"),  # a pass breaks no pair either
        ("weak-kept", "4s5d9dTsKs / 8hJc / 3d7s", "", "4s", "5d"),  # the 4 is as weak
        ("chance", "4s8dTs2c / 7hJcAc / 3d5c", "", "2c", "8d"),  # the 2 brings the lead as well
        ("other", "4s5dAd / 9h / 3d", "9h", "Ad", "-"),  # nothing speaks for a pass
    ],
)
def test_and_not_where_it_does_not(
    kind: str, hands: str, lead: str, move: str, better: str
) -> None:
    assert says(kind, at_turn(hands, lead), move, better) is None


def test_the_order_turned_against_the_own_hand_is_told_with_its_rule() -> None:
    game = at_turn("7c7d7h7sAs2d4s / 3c3s5c6c / 3d4d5d6d")
    assert says("turned", game, "7c7d7h7s", "2d") == (
        "7♣ 7♦ 7♥ 7♠ turns the order of strength, and the rest of your hand is weak in it."
    )
    weak = at_turn("7c7d7h7s3s4s / AcKcQc5c / AdKdQd5d")
    assert says("turned", weak, "7c7d7h7s", "3s") is None
    assert says("not-turned", weak, "3s", "7c7d7h7s") == (
        "7♣ 7♦ 7♥ 7♠ was better: the order of strength changes in favour of your hand."
    )
    assert says("not-turned", game, "2d", "7c7d7h7s") is None


def test_a_good_card_given_away_is_told() -> None:
    game = at_turn("7c3cKdKs9h / 4c5c8d / 5d6d8s", rules="standard, seven-pass")
    owing = game.move(next(play for play in game.plays() if str(play) == "7c"))

    def said(given: str, better: str) -> str | None:
        return _says("given", owing, Answer(cards(given)), Answer(cards(better)))

    assert said("Kd", "3c") == "To give K♦ away breaks up K♦ K♠; to give 3♣ away does not."
    assert said("9h", "3c") == (
        "9♥ is stronger than 3♣: of two cards to give away, the weaker is better."
    )
    assert said("3c", "9h") is None


def test_every_kind_has_a_short_name_in_three_languages() -> None:
    names = DAIFUGO_COACH.kinds
    assert set(names) == set(KINDS)
    assert all(all(name) and len(set(name)) == 3 for name in names.values())


def test_a_bind_that_keeps_the_others_from_following_is_told() -> None:
    game = at_turn("5h5sQdQh4c / 3d3hKcKs9c / AcAs6h8c", "3d3h")
    assert says("not-bound", game, "5h5s", "QdQh") == (
        "Q♦ Q♥ binds the trick, so that few can follow, and you may well lead next."
    )
    assert says("not-bound", game, "QdQh", "5h5s") is None


def explained(game: Game, move: str, better: str) -> Reason | None:
    found = {str(one): one for one in game.moves()}
    case = Case(game.seen_by(game.actor), found[move], found[better])
    pair = pair_in(game, case.move, case.better, Follower(game.actor), seed=1)
    return explain(case, [pair], (pair.line.place, pair.better.place), pair)[1]


@pytest.mark.usefixtures("own_rules")
def test_nothing_is_said_of_what_an_own_rule_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @rule("nine-cut", en="Nine cut", stage="flow")
    class NineCut(Rule):
        """A play with a 9 makes the trick flow."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if game.count(play, NINE):
                game.cut(self, seat)

    monkeypatch.setattr(reasons, "KINDS", {"cut": KINDS["cut"]})
    known = at_turn("5s8c / Kd / 4dAh", rules="base, eight-cut")
    own = at_turn("5s9c / Kd / 4dAh", rules="base, nine-cut")
    assert says("cut", own, "5s", "9c") == (says("cut", known, "5s", "8c") or "").replace(
        "8♣", "9♣"
    )
    reason = explained(known, "5s", "8c")
    assert reason
    assert reason.rule == "eight-cut"
    assert explained(own, "5s", "9c") is None
