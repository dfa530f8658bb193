"""A rule is declared in one place, and a wrong declaration is refused."""

from __future__ import annotations

import pytest

from daifugo_widget.core.cards import FIVE, NINE, cards
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Text
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.order import Order
from daifugo_widget.games.daifugo.engine.rule import CATALOGUE, Rule, option, rule
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet

pytestmark = pytest.mark.usefixtures("own_rules")


def test_a_rule_of_ones_own_joins_the_game() -> None:
    @rule("nine-cut", en="Nine cut", stage="flow")
    class NineCut(Rule):
        """A play with a 9 makes the trick flow."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if play.count(NINE):
                game.cut(self, seat)

    match = Match.start("base, nine-cut", 4, seed=1)
    assert "nine-cut" in match.rules
    assert NineCut.names.ko == "Nine cut"
    while not any(isinstance(m, Play) and m.count(NINE) for m in match.game.moves()):
        match = match.step(match.game.moves()[0])
    nine = next(m for m in match.game.moves() if isinstance(m, Play) and m.count(NINE))
    seat = match.game.turn
    after = match.step(nine).game
    assert after.trick == ()
    assert after.turn == seat


def test_a_rule_of_ones_own_can_turn_the_direction_round() -> None:
    @rule("nine-turn", en="Nine turn", stage="direction")
    class NineTurn(Rule):
        """A 9 turns the direction of play round."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if play.count(NINE):
                game.turn_back(self, seat)

    record = "rules base, nine-turn\nhands 9c3c / Tc3d / Jc3h\na 9c  c Jc\n= turn b<\n"
    assert "nine-turn" in CATALOGUE
    assert NineTurn.names.en == "Nine turn"
    assert Record.parse(record).check() == []


@pytest.mark.parametrize(
    ("stage", "turned"), [("strength", "52AKQJT987643"), ("flow", "2AKQJT9876435")]
)
def test_a_rule_of_ones_own_makes_one_number_strongest_before_or_after_a_revolution(
    stage: str, turned: str
) -> None:
    @rule("strong-five", en="Strong five", stage=stage)
    class StrongFive(Rule):
        """The 5 is above all other numbers."""

        def strength(self, order: Order, mark: object) -> Order:
            return order.with_strongest(FIVE)

    record = """
rules  base, stairs, strong-five
hands  2c4h5h6h9d / 5d7c8c9c3d / Kh3h
a 2c
= legal - 5d
b 5d  c -  a -
b 3d  c -  a 9d  b -  c -
= order 346789TJQKA25
a 4h5h6h
= legal - 7c8c9c
"""
    turns = f"""
rules  base, revolution, strong-five
hands  5c5d5h5sJc / 3c4c
a 5c5d5h5s
= order {turned}
"""
    assert StrongFive.id == "strong-five"
    assert Record.parse(record).check() == []
    assert Record.parse(turns).check() == []


def test_the_words_of_a_rule_of_ones_own_may_stand_in_one_language_alone() -> None:
    note = "Most tables take one."

    @rule("small-steps", en="Small steps", stage="bind", note=note, says={"mark": "small steps"})
    class SmallSteps(Rule):
        """What follows is one step stronger, or a few."""

        most = option(1, 3, default=1, label="At most", words={1: "one", 3: "three"})

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            game.mark(self, play.rank)

        def allows(self, game: Game, play: Play, mark: int) -> Refusal | None:
            if play.rank <= mark + self.most:
                return None
            return Refusal(self.id, play.cards, "No more than {most}.", {"most": self.most})

    assert SmallSteps.options["most"].label == Text("At most", "At most", "At most")
    assert SmallSteps.says["mark"].ko == "small steps"
    assert SmallSteps.note == Text(note, note, note)
    record = "rules base, small-steps\nhands 4c3c / 6dKd / 5h9h\na 4c\n"
    game = Record.parse(record).history().now.game
    refusal = game.why_not(1, game.readings(cards("6d"))[0])
    assert refusal.say("ko") == "No more than 1."


def test_a_rule_with_an_unknown_hook_is_refused() -> None:
    with pytest.raises(RuleError, match="'after_plays' is no hook"):

        @rule("wrong", en="Wrong")
        class Wrong(Rule):
            """Has a misspelt hook."""

            def after_plays(self) -> None: ...


def test_a_rule_with_an_unknown_stage_or_fact_is_refused() -> None:
    with pytest.raises(RuleError, match="is no stage"):
        rule("wrong", en="Wrong", stage="later")(type("Wrong", (Rule,), {}))
    with pytest.raises(RuleError, match="a rule has no colour"):
        rule("wrong", en="Wrong", colour="red")(type("Wrong", (Rule,), {}))


def test_the_id_of_a_rule_of_the_package_is_taken() -> None:
    with pytest.raises(RuleError, match="choose another id"):
        rule("eight-cut", en="Mine")(type("Mine", (Rule,), {}))


def test_an_option_may_not_hide_a_hook() -> None:
    with pytest.raises(RuleError, match="cannot be called strength"):

        @rule("wrong", en="Wrong")
        class Wrong(Rule):
            """Has an option with the name of a hook."""

            strength = option(1, 2, default=1, label="a")  # type: ignore[assignment]


def test_a_rule_is_a_value_that_cannot_be_changed() -> None:
    rules = RuleSet("standard")
    assert rules["stairs"] == RuleSet("base, stairs")["stairs"]
    assert hash(rules["stairs"]) == hash(RuleSet("base, stairs")["stairs"])
    with pytest.raises(AttributeError, match="make another one"):
        rules["stairs"].minimum = 2
    assert rules["stairs"].but(minimum=2).chosen() == {"minimum": 2}


def test_a_rule_of_ones_own_may_forbid_to_pass_to_those_who_can_follow() -> None:
    @rule("no-pass", en="No pass")
    class NoPass(Rule):
        """Who can follow has to."""

        def must_follow(self, game: Game) -> Refusal:
            return Refusal(self.id, 0, "Who can follow has to.")

    record = "rules base, no-pass\nhands 5c3c / Tc3d / 4c3h\na 5c\n"
    game = Record.parse(record).history().now.game
    assert PASS not in game.moves()
    refusal = game.why_not(1, PASS)
    assert refusal is not None
    assert refusal.reason == "no-pass"
    assert Record.parse(f"{record}! b -  no-pass\nb Tc  c -\n").check() == []


def test_a_hook_that_returns_something_else_says_of_which_rule_it_is() -> None:
    @rule("no-pass", en="No pass")
    class NoPass(Rule):
        """Who can follow has to."""

        def must_follow(self, game: Game) -> Refusal:
            return "Follow!"  # type: ignore[return-value]

    game = Record.parse("rules base, no-pass\nhands 5c3c / Tc3d / 4c3h\na 5c\n").history().now.game
    with pytest.raises(TypeError, match="no-pass: must_follow: it returns 'Follow!', but has to"):
        game.may_not_pass()
