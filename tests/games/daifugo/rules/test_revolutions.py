"""A play counts as one revolution at most, and what is fixed for good stays so."""

import pytest

from daifugo_widget import Table
from daifugo_widget.core.cards import cards
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.games.daifugo.engine.order import Order
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from tests.games.daifugo.rules.playing import played
from tests.table.playing import story

ALL = (
    "base, deck(jokers=2), stairs, progression, emperor, revolution, stairs-revolution, "
    "progression-revolution, coup, seven-revolution, omen, religious-revolution, "
    "joker-revolution, absolute-revolution(trigger=any), fusion-revolution, chase-revolution, "
    "great-revolution(cards=with-three-aces), super-revolution, nuclear-bomb, taepodong"
)


def revolution_of(rules: RuleSet, text: str) -> str | None:
    """Return the rule that makes a revolution of these cards, each time the same one."""
    found = {rules.revolution_of(play) for play in rules.forms.readings(cards(text), Order())}
    assert len(found) == 1
    rule = found.pop()
    return rule.id if rule else None


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("KcKdKhKs", "religious-revolution"),
        ("KcKdKhX", "religious-revolution"),
        ("KcKdKhKsX", "revolution"),
        ("4c4d4h4s", "absolute-revolution"),
        ("5c5d5h5sX", "absolute-revolution"),
        ("6c6d6h6sXX", "absolute-revolution"),
        ("2c2d2h2s", "great-revolution"),
        ("AcAdAhX", "great-revolution"),
        ("9c9d9h9sXX", "taepodong"),
        ("6c6d6h", "omen"),
        ("9c9d9h", "coup"),
        ("9c9d9h9s", "revolution"),
        ("7c7dX", "seven-revolution"),
        ("XX", "joker-revolution"),
        ("4c5d6h7s", "emperor"),
        ("3s6s9sQs", "progression-revolution"),
        ("5s6s7s8s", "stairs-revolution"),
        ("8c8d8h8s", "revolution"),
        ("8c8d8h", None),
        ("X", None),
    ],
)
def test_a_play_is_the_most_specific_revolution_that_it_can_be(text: str, id: str | None) -> None:
    assert revolution_of(RuleSet(ALL), text) == id


@pytest.mark.parametrize("text", ["KcKdKhKs", "2c2d2h2s", "9c9d9h9sXX", "4c5d6h7s", "9c9d9h"])
def test_two_rules_do_not_fire_for_one_meaning(text: str) -> None:
    """Whatever else they are, the cards turn the order once or put one other into force."""
    record = f"rules {ALL}\nhands {text}3c / 3d4d / 3h4h\na {text}\n"
    marks = dict(played(record).game.marks)
    assert ("revolution" in marks) + ("religious-revolution" in marks) == 1


def test_a_revolution_by_a_rule_of_ones_own_can_be_fixed_for_good() -> None:
    text = "rules base, revolution, super-revolution\nmarks revolution super-revolution\n"
    game = played(text + "hands 9c9d9h9s3c / 3d4d / 3h4h\n").game
    play = next(play for play in game.plays() if play.size == 4)
    assert game.seals_order(play)
    assert game.step(play).marks == game.marks


def test_a_seat_that_sits_out_is_not_asked_for_a_move() -> None:
    text = "rules base, revolution, fusion-revolution\nhands 7c3c4c / 7d7hX5c / KcAd / Ks9s2h\n"
    game = played(text + "a 7c  b 7d7hX  c -  d -  a -\nd 9s\n").game
    assert game.actor == 1
    assert game.mark_of("fusion-revolution") == "a1"


def test_the_story_names_the_kind_of_revolution() -> None:
    table = Table(record="rules base, revolution, coup\nhands 9c9d9h3c / 3d4d / 3h4h\na 9c9d9h\n")
    assert story(table)[1] == (
        "You play 9♣ 9♦ 9♥: Coup d'etat. Revolution: The order of strength turns round. "
        "3 is the strongest number now."
    )


@pytest.mark.parametrize(
    ("marks", "line"), [("arthur", "8910★JQ"), ("arthur revolution", "QJ★1098")]
)
def test_the_ruler_shows_the_joker_between_the_10_and_the_j(marks: str, line: str) -> None:
    text = f"rules base, revolution, arthur\nmarks {marks}\nhands 9c9d9h3c / 3d4d / 3h4h\n"
    cells = Table(record=text).state["ruler"]["cells"]
    assert line in "".join(cell["number"] for cell in cells)


@pytest.mark.parametrize(("choice", "answer"), [("forced", ""), ("may-decline", "> yes")])
def test_what_a_revolution_of_gathered_cards_brings_is_told_in_the_same_order_after_a_choice(
    choice: str, answer: str
) -> None:
    text = (
        f"rules base, deck(decks=2), revolution(choice={choice}), super-revolution, nuclear-bomb, "
        "catapult\nhands 9c9h9d3d / 9d9s9h4h / TsTh8c\na 9c9h9d  b 9d9s9h "
    )
    events = played(f"{text}{answer}\n").game.events
    marked = [event.rule for event in events if event.verb == "mark"]
    assert marked[-2:] == ["super-revolution", "nuclear-bomb"]


def test_the_refusal_of_a_joker_alone_leaves_room_for_what_returns_one() -> None:
    text = "rules base, religious-revolution, spade-three\nmarks religious-revolution\n"
    table = Table(record=text + "hands X5c6c / 4c7d / 3s8d\nturn b\nb 4c  c -\n")
    with pytest.raises(IllegalMove, match="nothing can follow them but a return such as the spade"):
        table.play("X")


def test_stairs_that_are_led_after_a_religious_revolution_say_nothing_of_odd_and_even() -> None:
    table = Table(
        record="rules base, stairs, religious-revolution\nmarks religious-revolution\n"
        "hands 3c4c5c9s / 7d8d9dKs / 9cTd\na 3c4c5c\n",
        seats="b",
    )
    assert story(table)[-1] == "Ken plays 3♣ 4♣ 5♣."
