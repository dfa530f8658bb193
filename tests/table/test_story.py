"""What happened is told in sentences, each effect in the order in which it happened."""

import re
from random import Random

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang
from tests.checking import some
from tests.games.daifugo.engine.random_rules import random_rules
from tests.table.golden import RECORD
from tests.table.playing import move, prompt_text, story


def test_each_effect_is_told_in_its_order() -> None:
    table = Table(record=RECORD)
    assert story(table) == [
        "The cards are dealt. Ken leads.",
        "Ken plays 4♣ 4♦ 4♥ 4♠.",
        "Revolution: The order of strength turns round. 3 is the strongest number now.",
        "Hana, Yuki and you pass. The trick flows, and Ken leads.",
        "Ken plays A♦.",
        "Hana plays 10♠.",
        "Yuki plays 9♣.",
        "You play 3♣: Suit bind. Only ♣ may follow until the trick flows.",
        "Ken, Hana and Yuki pass. The trick flows, and you lead.",
        "You play 7♣ 7♦.",
    ]
    assert [line["trick"] for line in table.state["story"]] == [0, 1, 1, 1, 2, 2, 2, 2, 2, 3]


@pytest.mark.parametrize(
    ("record", "last"),
    [
        (
            "rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\nturn a\na 8c\n",
            ["You play 8♣: Eight cut. The trick flows, and you lead."],
        ),
        (
            "rules base, eight-cut, four-stop\nhands 4c4d3d / 8c9d / 5s6s\nturn b\n"
            "b 8c  c > -  a > 4c4d\n",
            [
                "Ken plays 8♣: Eight cut.",
                "You play 4♣ 4♦: Four stop. It answers the cut. The trick flows, and you lead.",
            ],
        ),
        (
            "rules base, eight-cut, seven-counter(field=eight)\nhands 7d9s3d / 9c9d / 8c6s\n"
            "turn c\nc 8c  a > 7d\n",
            ["Hana plays 8♣: Eight cut.", "Seven counter: You discard 7♦. It answers the cut."],
        ),
        (
            "rules base, king-skip, king-reverse\nhands Kc3c / 4c5c / 6c7c / 8c9c\nturn a\na Kc\n",
            [
                "You play K♣: King reverse. The direction of play turns round. "
                "King skip: The next player is skipped.",
            ],
        ),
        (
            "rules base, revolution, great-revolution\nmarks revolution\n"
            "hands 2c2d2h2s5d / Ac9c / 4c4d4h4s5c\nturn c\nc 4c4d4h4s\na 2c2d2h2s\n",
            [
                "You play 2♣ 2♦ 2♥ 2♠: Revolution. "
                "The order of strength turns round. 3 is the strongest number now.",
            ],
        ),
        (
            "rules base, foul-finish\nhands 2c / 9c9d / 5s6s\nturn a\na 2c\n",
            ["You play 2♣.", "Foul finish: You go out with 2♣, which is forbidden. You come last."],
        ),
        (
            "rules base, foul-finish\nhands 2c / 2d / 5s6s / 9c9d\nturn a\n"
            "a 2c  b -  c -  d -  b 2d\n",
            [
                "Ken plays 2♦.",
                "Foul finish: Ken goes out with 2♦, which is forbidden. Ken is out, in place 3.",
            ],
        ),
        (
            "rules base\nhands 3c / 9c / 5s6s\nturn a\na 3c\n",
            ["You play 3♣.", "You are out, in place 1."],
        ),
        (
            "rules base, ten-discard\nhands Tc3d4d / 9c9d / 5s6s\nturn a\na Tc > 3d\n",
            ["You play 10♣.", "Ten discard: You discard 3♦."],
        ),
        (
            "rules base, seven-pass\nhands 3c / 7c9d4h / 5s6s\nturn b\nb 7c > 9d\n",
            ["Ken plays 7♣.", "Seven pass: Ken gives a card to Hana."],
        ),
        (
            "rules base, seven-pass\nhands 3c4c / 7c9d4h / 5s6s\nturn b\nb 7c > -\n",
            ["Ken plays 7♣.", "Seven pass: Ken gives nothing."],
        ),
        (
            "rules base, cross-dressing\nhands 3c4d / QcKh5d / 9c9d\nturn b\nb Qc > -\n",
            ["Ken plays Q♣.", "Disguise: Ken lays no K beside the Qs."],
        ),
        (
            "rules base, eleven-back\nhands 3cJc / 9c9d / 5s6s\nturn a\na Jc  b -  c -\n",
            [
                "Ken and Hana pass. The trick flows. The order of strength turns back: "
                "2 is the strongest number. You lead."
            ],
        ),
        (
            "rules base, suit-bind, queen-release\nhands 3h9c / 5hKd / QhTs\nturn a\n"
            "a 3h  b 5h  c Qh\n",
            ["Hana plays Q♥: Queen's release. The bind is lifted."],
        ),
        (
            "rules base, suit-bind, number-bind, catapult\nhands 3h9c / 4hKd / 4c5sTs\nturn a\n"
            "a 3h  b 4h  c 4c\n",
            ["Hana plays 4♣: Catapult. Together they are 4♣ 4♥ now. The bind is lifted."],
        ),
        (
            "rules base, bloody-mary-silence, queen-reverse\nhands 3c4c / QcQd5c / 6s7s\nturn b\n"
            "b QcQd\n",
            [
                "Ken plays Q♣ Q♦: Bloody Mary B. From the next play on no card has an effect. "
                "Queen reverse: The direction of play turns round.",
            ],
        ),
        (
            "rules base, eleven-back, revolution, religious-revolution, catapult\n"
            "hands JcJd3c / KcKdKhKs5c / 6s7s\nmarks eleven-back\nturn b\nb KcKdKhKs\n",
            [
                "Ken plays K♣ K♦ K♥ K♠: Religious revolution. "
                "The numbers run from A to K now, and odd follows odd, even follows even. "
                "A is the strongest number now. The trick flows. "
                "The order of strength turns back: K is the strongest number. Ken leads.",
            ],
        ),
        (
            "rules base, revolution, fusion-revolution\nhands 9c9d3c / 6c6d5c / 6h6s4c / 7s8s\n"
            "marks fusion-revolution=d1\nturn b\nb 6c6d  c fusion-revolution:6h6s\n",
            [
                "Hana plays 6♥ 6♠: Fusion revolution. Nobody may follow in this trick. "
                "After this trick Hana sits out one turn, "
                "and the player of the cards underneath sits out two. "
                "Revolution: The order of strength turns round. 3 is the strongest number now.",
            ],
        ),
        (
            "rules base, revolution, fusion-revolution\nhands 9c9d3c / 6c5c / 6s4c / 7s8s\n"
            "marks fusion-revolution=c1d1\nturn b\nb 6c\n",
            [
                "Ken plays 6♣. Fusion revolution: Hana sits out this turn. "
                "Yuki sits out this turn. Nobody has to sit out any more.",
            ],
        ),
        (
            "rules base, foul-finish, time-limit\nhands 9c9d3c / 2c / 6s4c\nturn b\n"
            "b time-limit > 2c\n",
            [
                "Time limit: Ken has run out of time.",
                "Ken plays 2♣.",
                "Foul finish: Ken goes out with 2♣, which is forbidden. Ken comes last.",
            ],
        ),
        (
            "rules base, revolution, fusion-revolution, eleven-back\n"
            "hands 9c9d3c / Jc5c / 6s4c / 7s8s\nmarks fusion-revolution=c2\nturn b\nb Jc\n",
            [
                "Ken plays J♣: Eleven back. The order of strength turns round until the trick "
                "flows. 3 is the strongest number now. Fusion revolution: Hana sits out this turn.",
            ],
        ),
        (
            "rules base, ace-tax, next-ace\nhands 9c9d3c / KcAc5c / 6s4c\nturn a\n"
            "a 9c  b Ac  a -  b -\n",
            [
                "You and Ken pass. Ace tax: Nobody follows the A. The trick flows. "
                "Hana was skipped. Next ace: Ken was the last to play an A. Ken leads.",
            ],
        ),
        (
            "rules base, revolution, fusion-revolution\nhands 9c9d3c / 6c5c\n"
            "marks fusion-revolution=a2b1\nturn b\nb 6c\n",
            [
                "Ken plays 6♣. Fusion revolution: You sit out this turn. The trick flows. "
                "All would have to sit out, so Ken does not. Ken leads.",
            ],
        ),
        (
            "rules base, guerrilla\nhands 5cKc / 5d5h / KdAh\nturn a\n"
            "a 5c  b guerrilla:5d5h  c -\n",
            [
                "Hana passes. The trick flows. "
                "Guerrilla: Ken was the last to lay cards beside it. Hana leads.",
            ],
        ),
        (
            "rules base, guillotine-clock(per_player=true)\nhands 9c3d / 4c4d / 5c5d\nturn a\n"
            "a 9c  b -\n",
            ["Ken passes. Guillotine clock: Passes so far: 1."],
        ),
        (
            "rules base, miyako-ochi(plays_on=choice)\n"
            "classes a=fugo b=daifugo c=hinmin d=daihinmin\n"
            "hands 9c / 4c4d / 5c5d / 6c6d\nturn a\na 9c  b > yes\n",
            ["Fall from the capital: Ken plays on."],
        ),
        (
            "rules base, death-sentence\nhands 3c / 4c4d4h4s6c / 8s9s\nmarks death-sentence=a\n"
            "turn b\nb 4c4d4h4s > c\n",
            [
                "Death sentence: A pass loses for you and Hana; "
                "the player whom these 4s name may still pass in this trick."
            ],
        ),
        (
            "rules base, death-sentence(grace=false)\nhands 3c / 4c4d4h4s6c / 8s9s\n"
            "marks death-sentence=a\nturn b\nb 4c4d4h4s > c\n",
            ["Death sentence: From now on a pass loses for Hana."],
        ),
        (
            "rules base, guillotine-clock(set_by=daihinmin)\n"
            "classes a=daifugo b=fugo c=hinmin d=daihinmin\nphase exchange\n"
            "hands 9c3d8h / 4c4d8s / 5c5dKd / 6c6dAh2s\n"
            "d > Ah2s  c > Kd  a > 3d8h  b > 4c  d > 7\n",
            ["Guillotine clock: Yuki chooses 7. Passes so far: 0/7. Yuki leads."],
        ),
    ],
)
def test_verbs_are_told(record: str, last: list[str]) -> None:
    # Paused: what the record tells is the latest that happened.
    told = story(Table(record=record, paused=True))
    assert told[-len(last) :] == last


@pytest.mark.parametrize(
    ("rules", "left"),
    [
        ("spade-three", "Nobody can follow in this trick any more."),
        ("spade-three, assassination", "Nobody can follow in this trick any more."),
        ("spade-three, catapult", "Only special plays can follow in this trick."),
    ],
)
def test_special_plays_are_spoken_of_where_the_rules_have_some(rules: str, left: str) -> None:
    record = (
        f"rules base, bloody-mary-silence, {rules}\nhands 9c9d / X5c / 3s6s\n"
        "marks bloody-mary-silence\nturn b\nb X  c 3s\n"
    )
    assert story(Table(record=record, paused=True))[-1].endswith(left)


def test_who_has_no_card_to_interrupt_with_is_told_so() -> None:
    record = "rules base, eight-cut, four-stop\nhands 9c9d / 8c3d / 4c4h6s\nturn b\nb 8c\nc > -\n"
    told = prompt_text(Table(record=record, pace="step"))
    assert told == "You have no card for this: Eight cut."


def test_a_rule_is_called_by_its_short_name() -> None:
    record = "rules base, eleven-back\nhands 3cJc / 9c9d / 5s6s\nturn a\na Jc\n"
    state = Table(record=record, lang="ja", paused=True).state
    assert ("r", "eleven-back", "イレブンバック") in state["story"][1]["say"]
    assert state["chips"][0]["text"] == "イレブンバック：3が最強の数字"


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("7c3d4d", "Seven pass: Give Ken a card, or none."),
        ("7c7d3d4d", "Seven pass: Give Ken up to 2 of your cards."),
    ],
)
def test_one_card_is_asked_for_in_the_singular(hand: str, asked: str) -> None:
    table = Table(record=f"rules base, seven-pass\nhands {hand} / 9c9d / 5s6s\nturn a\n")
    table.play(hand[:-4])
    assert prompt_text(table) == f"Your turn. {asked}"


def test_who_may_not_play_at_all_is_told_why() -> None:
    record = (
        "rules base, daifugo-composure\nclasses a=daifugo b=fugo c=hinmin d=daihinmin\n"
        "hands 9c9d / 4d5d / 5s6s / 3c4c\nturn d\nd 3c\n"
    )
    why = "The daifugo, which is the top class, plays nothing in the first trick."
    assert prompt_text(Table(record=record)) == f"Your turn. {why} Pass."


def test_the_only_card_that_can_follow_a_joker_is_named() -> None:
    record = "rules base, joker-single, spade-three\nhands 3s5c / XTd4d / 5s6s\nturn b\nb X  c -\n"
    asked = prompt_text(Table(record=record))
    assert asked == "Your turn. Of your cards only 3♠ can follow ★: play, or pass."


def test_a_card_that_can_be_laid_in_several_ways_is_named_once() -> None:
    record = "rules base, guerrilla, catapult\nhands 9d9h4c / Kc5h / 9c7h\nturn c\nc 9c\n"
    asked = prompt_text(Table(record=record))
    assert asked == "Your turn. Of your cards only 9♦ 9♥ can follow 9♣: play, or pass."


def test_what_a_rule_lets_follow_is_named_beside_what_is_stronger() -> None:
    record = "rules base, down-number\nhands 8hKd4c / 9h5h / Jc7h\nturn b\nb 9h  c -\n"
    asked = prompt_text(Table(record=record))
    assert asked == "Your turn. Play one card stronger than 9♥, or pass. 8♥ can follow, too."


def test_a_group_is_labelled_with_its_count_as_a_word() -> None:
    record = "rules base\nhands {}Kc / 9c9d / 5s6s\nturn a\na {}\n"
    cases: list[tuple[str, Lang, str]] = [
        ("2c2d2h", "en", "three 2s"),
        ("QcQd", "en", "pair of Qs"),
        ("2c2d2h", "ja", "2の3枚組"),
        ("TcTd", "ko", "10 페어"),
    ]
    for hand, lang, said in some(cases):
        state = Table(record=record.format(hand, hand), lang=lang, paused=True).state
        assert state["trick"][-1]["label"] == said


def test_rule_names_open_their_cards_and_terms_explain_themselves() -> None:
    table = Table(record="rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\nturn a\na 8c\n")
    parts = [part for line in table.state["story"] for part in line["say"]]
    assert ("r", "eight-cut", "Eight cut") in parts
    assert ("t", "flow", "flows") in parts
    assert table.words["term.flow"]


def test_a_position_in_mid_game_begins_its_own_story() -> None:
    record = "rules base\nhands 9s / 4c5c / 6c7c\nturn a\ntrick b:6h c:7h\n"
    table = Table(record=record, paused=True)
    assert story(table) == ["The cards are laid out."]
    table = Table(record=record)
    table.play("9s")
    assert story(table)[1:3] == ["You play 9♠.", "You are out, in place 1."]


@pytest.mark.parametrize("first", ["-", "Kh"])
def test_a_trick_laid_out_goes_on_with_whatever_is_done_first(first: str) -> None:
    table = Table(record=f"hands Kh3c / 5c9d / 6s4d\ntrick c:Tc\na {first}\n", seats="abc")
    assert [line["trick"] for line in table.state["story"]] == [0, 1]


def test_who_has_fallen_and_plays_on_is_told_to_have_no_cards_left() -> None:
    record = (
        "rules base, miyako-ochi(plays_on=choice)\nclasses a=daifugo b=fugo c=hinmin d=daihinmin\n"
        "turn b\nhands Kc / 4c / 6c7c / 9cTc\nb 4c  a > yes  c -  d -  a Kc\n"
    )
    assert "You have no cards left." in story(Table(record=record))


@pytest.mark.parametrize(
    ("record", "last"),
    [
        (
            "rules base, revolution, five-skip, five-cut\nmarks revolution\n"
            "hands 5c3d / 9c9d / JsQs\nturn a\na 5c\n",
            "You play 5♣: Five cut. The trick flows, and you lead.",
        ),
        (
            "rules base, eight-cut, ten-return, ten-skip\n"
            "hands Tc3d / 8c9d / JsQs\nturn b\nb 8c  c > -  a > Tc\n",
            "You play 10♣: Ten return. It answers the cut. The trick flows, and you lead.",
        ),
        (
            "rules base, eight-cut(number=T), ten-discard, ten-skip\n"
            "hands Tc3d4d / 8c9d / JsQs\nturn a\na Tc > 3d\n",
            "Ten discard: You discard 3♦. The trick flows, and you lead.",
        ),
    ],
)
def test_nobody_is_told_to_be_skipped_where_the_trick_is_cut(record: str, last: str) -> None:
    assert "".join(story(Table(record=record))[-1:]) == last


TOLD = [
    (
        "rules base, zombie\nhands 3c3d3hKs / 9c / 5s6s\ndiscards 4h8d\nturn a\na 3c3d3h > 4h\n",
        "4♥",
    ),
    (
        "rules base, thief\nclasses a=fugo b=daihinmin c=daifugo d=hinmin\n"
        "hands 4c4d4h5c / 7d9h / 7s8s / 6s9s\nturn a\na 4c4d4h > b\n",
        "Thief: Ken is daihinmin and gives nothing.",
    ),
    ("rules base, five-skip\nhands 5c3d / 9c9d / JsQs\nturn a\na 5c\n", "skipped"),
    ("rules base, queen-bomber\nhands Qc3d4d / 9c9d / 5s6s\nturn a\na Qc > 9\n", "9♣"),
]


@pytest.mark.parametrize(("record", "word"), TOLD)
def test_what_effects_do_is_told(record: str, word: str) -> None:
    assert word in " ".join(story(Table(record=record, paused=True)))


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_any_rules_is_told_in_every_language(seed: int, lang: Lang) -> None:
    rng = Random(seed)
    players = rng.randint(3, 6)
    rules = random_rules(rng, players)
    table = Table(rules, players=players, bots="random", seed=seed, lang=lang)
    for _ in range(12):
        if table.session.game.over:
            break
        move(table, rng)
    told = " ".join(story(table))
    assert told
    assert not re.search(r"[{}<>]|\[\w|None|\?\d", told)
