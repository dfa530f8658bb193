"""The state holds what the browser's contract says, and stays small."""

import json
from random import Random
from typing import Any, get_type_hints

import pytest

from daifugo_widget import Record, Table
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.daifugo.engine.rule import CATALOGUE
from daifugo_widget.games.daifugo.table.board import discards
from daifugo_widget.table.session.settings import Settings
from daifugo_widget.table.wire import contract, score_contract
from tests.checking import some
from tests.table.golden import PATH, golden
from tests.table.playing import move, play_on, sent
from tests.tiers import first


def weight(value: Any) -> int:
    return len(json.dumps(value, ensure_ascii=False).encode())


def test_the_golden_state_is_what_python_makes() -> None:
    assert json.loads(PATH.read_text(encoding="utf-8")) == json.loads(json.dumps(golden()))


def test_the_state_has_the_fields_of_the_contract() -> None:
    table = Table(seed=1)
    move(table, Random(1))
    sent(table, do="hint")
    state = table.state
    assert set(state) == contract.State.__required_keys__ | {"bots"}
    assert set(state["seats"][0]) == contract.Seat.__required_keys__
    assert set(state["prompt"]) == contract.Prompt.__required_keys__
    assert set(state["ruler"]) == contract.Ruler.__required_keys__
    assert set(state["scores"]) == score_contract.Scores.__required_keys__
    assert set(state["settings"]) == set(get_type_hints(Settings))
    assert set(state["hint"]) == contract.Hint.__required_keys__
    assert set(state["story"][0]) == contract.StoryLine.__required_keys__
    assert set(golden()["prompt"]["choice"]) == contract.Choice.__required_keys__
    assert set(golden()["chips"][0]) == contract.Chip.__required_keys__
    assert set(golden()["trick"][0]) == contract.Laid.__required_keys__
    refusal = sent(table, do="play", cards="3c4d")["refusal"]
    assert set(refusal) == contract.Refusal.__required_keys__


@pytest.mark.parametrize(
    ("rules", "players", "games"),
    first(
        [
            ("standard", 4, 12),
            ("official", 4, 12),
            ("everything", 4, 12),
            ("standard, seven-pass, ten-discard", 9, 3),
        ],
        2,
    ),
)
def test_a_table_weighs_little_after_a_long_match(rules: str, players: int, games: int) -> None:
    for lang in some(LANGS):
        table = Table(rules, players=players, seed=2, lang=lang, bots="random")
        most = 0
        for number in range(games if lang == "en" else 2):
            if number:
                table.next()
            play_on(table, Random(number))
            kept = {k: v for k, v in table.get_state().items() if k not in ("_esm", "_css")}
            most = max(most, weight(kept))
        assert most <= 27_500 + 50 * len(table.game.rules)  # all are listed


def test_the_hand_is_sorted_as_asked() -> None:
    table = Table(seed=1)
    by_order = table.state["hand"]
    by_suit = sent(table, do="set", key="sort", value="suit")["hand"]
    assert sorted(by_order) == sorted(by_suit)
    assert [card[-1] for card in by_suit if card != "X"] == sorted(
        card[-1] for card in by_suit if card != "X"
    )
    ranks = "3456789TJQKA2X"
    assert [ranks.index(card[0]) for card in by_order] == sorted(
        ranks.index(card[0]) for card in by_order
    )


def test_the_ruler_turns_over_and_marks_the_play_to_beat() -> None:
    ruler = golden()["ruler"]
    assert ruler["label"].startswith("The order is reversed")
    assert [cell["number"] for cell in ruler["cells"]][:2] == ["2", "A"]
    marks = {cell["number"]: cell["mark"] for cell in ruler["cells"]}
    assert (marks["8"], marks["7"], marks["6"], marks["★"]) == ("weak", "top", "open", "open")


def test_hands_are_shown_when_asked_for_and_at_the_end() -> None:
    table = Table(seed=1)
    assert not any(seat["hand"] for seat in table.state["seats"])
    opened = sent(table, do="set", key="open_hands", value=True)["seats"]
    assert [bool(seat["hand"]) for seat in opened] == [False, True, True, True]
    record = "rules base\nhands 3c / 4c / 5c6d\na 3c\n"
    running = Table(record=record, paused=True)
    assert [seat["hand"] for seat in running.state["seats"]] == [None] * 3
    ended = Table(record=f"{record}b 4c\n")
    assert [seat["hand"] for seat in ended.state["seats"]] == [None, None, "5c6d"]


def test_why_explains_and_changes_nothing_but_the_refusal() -> None:
    table = Table(record="rules base\nhands 3c4c / 5c6c\ntrick b:5c\n".replace("5c6c", "6c7c"))
    state = sent(table, do="why", cards="3c")
    assert state["refusal"]["reason"] == "weaker"
    assert state["prompt"]["kind"] == "play"
    assert sent(table, do="calm")["refusal"] is None


def test_why_of_cards_that_may_be_played_takes_the_refusal_before_away() -> None:
    table = Table(record="rules base\nhands 3c6h / 6c7c\ntrick b:5c\n")
    assert sent(table, do="play", cards="3c")["refusal"]
    assert sent(table, do="why", cards="6h")["refusal"] is None


@pytest.mark.parametrize(
    ("hands", "top", "cards", "level"),
    [("X4c", "2c", "X", "2"), ("2d4c", "X", "2d", "2"), ("4d4c", "X", "4d", "")],
)
def test_a_joker_that_is_as_strong_as_a_number_is_told_to_be(
    hands: str, top: str, cards: str, level: str
) -> None:
    rules = "rules base, joker-single(wild_only=true)\n"
    table = Table(record=f"{rules}hands {hands} / 5c6c\ntrick b:{top}\n")
    refusal = sent(table, do="why", cards=cards)["refusal"]
    assert ("only as strong as the 2 here" in "".join(map(str, refusal["text"]))) == bool(level)
    assert refusal["reason"] == "weaker"
    assert refusal["rule"] == (None if level else "strength")
    two, joker = table.state["ruler"]["cells"][-2:]
    assert (two["number"], joker["number"], joker["level"]) == ("2", "★", True)
    assert joker["mark"] == ("top" if top == "X" else "weak")


@pytest.mark.parametrize(
    ("rules", "top", "cards", "why"),
    [
        ("stairs(follow=clear)", "5s6s7s", "6h7h8h", "nothing may overlap"),
        ("stairs(follow=above-second)", "5s6s7s", "6h7h8h", "above the second weakest card"),
        ("stairs(follow=clear)", "6s7s8s", "6h7h8h", "cannot beat"),
        ("emperor(follow=clear)", "5h6s7d8c", "6h7s8d9c", "nothing may overlap"),
    ],
)
def test_a_run_that_begins_higher_but_overlaps_is_told_so(
    rules: str, top: str, cards: str, why: str
) -> None:
    table = Table(record=f"rules base, {rules}\nhands {cards}4c / KcQd\ntrick b:{top}\n")
    refusal = sent(table, do="why", cards=cards)["refusal"]
    assert why in "".join(map(str, refusal["text"]))
    assert refusal["reason"] == "weaker"


RELIGIOUS = "rules base, revolution, religious-revolution\nmarks religious-revolution\n"
REVOLUTION = "rules standard\nmarks revolution\nhands {hand} / KcQd\ntrick b:{top}\n"


@pytest.mark.parametrize(
    ("position", "cards", "why"),
    [
        ("rules base, seven-colours\nhands 2d4c / KcQd\ntrick b:7h", "2d", "above all numbers"),
        ("rules base, seven-colours\nhands 6d4c / KcQd\ntrick b:7h", "6d", "6♦ cannot beat"),
        ("rules base, arthur\nmarks arthur\nhands X4c / KcQd\ntrick b:Js", "X", "between 10 and J"),
        (
            "rules base, revolution(joker_top=false)\nmarks revolution\n"
            "hands X4c / KcQd\ntrick b:Js",
            "X",
            "weaker than every number now",
        ),
        (REVOLUTION.format(hand="Ks4c", top="9c"), "Ks", "the order is reversed"),
        (REVOLUTION.format(hand="7h8h9h", top="4c5c6c"), "7h8h9h", "the order is reversed"),
        (f"{RELIGIOUS}hands As4c / KcQd\ntrick b:6c", "As", "holds now"),
    ],
)
def test_cards_that_are_not_in_their_usual_place_are_told_to_be(
    position: str, cards: str, why: str
) -> None:
    refusal = sent(Table(record=position), do="why", cards=cards)["refusal"]
    assert why in "".join(map(str, refusal["text"]))
    assert refusal["reason"] == "weaker"


@pytest.mark.parametrize(
    ("marks", "cards", "by"),
    [
        ("revolution", "Ks", "revolution"),
        ("eleven-back", "Ks", "eleven-back"),
        ("suit-bind=c", "3s", "strength"),
    ],
)
def test_where_the_order_has_turned_the_rule_that_did_it_is_named_and_no_ordinary_order(
    marks: str, cards: str, by: str
) -> None:
    table = Table(record=f"rules standard\nmarks {marks}\nhands {cards}4c / KcQd\ntrick b:9c\n")
    refusal = sent(table, do="why", cards=cards)["refusal"]
    assert refusal["text"][0][:2] == ("r", by)
    assert refusal["rule"] == ("strength" if by == "strength" else None)


def test_of_two_rules_that_move_the_order_that_is_named_without_which_the_card_would_win() -> None:
    rules = "rules base, revolution, religious-revolution"
    marks = "marks religious-revolution=odd revolution"
    table = Table(record=f"{rules}\n{marks}\nhands 4sTh / 3dTd\ntrick b:3c\n")
    refusal = sent(table, do="why", cards="4s")["refusal"]
    assert refusal["text"][0][:2] == ("r", "revolution")


def test_a_card_that_is_weaker_turned_or_not_is_not_told_of_the_order() -> None:
    table = Table(record=REVOLUTION.format(hand="9s4c", top="9c"))
    refusal = sent(table, do="why", cards="9s")["refusal"]
    assert refusal["text"][-1] == ": 9♠ cannot beat 9♣."


def test_where_leaders_may_pass_the_last_refusal_says_that_all_have_passed() -> None:
    rules = "rules base, pass(leader_may_pass=true)\n"
    table = Table(record=f"{rules}hands 3c4c / 5c6c / 7c8c\npassed a b c\n")
    refusal = sent(table, do="pass")["refusal"]
    assert "Everybody has passed" in "".join(map(str, refusal["text"]))


def test_a_refusal_by_a_rule_opens_its_card() -> None:
    table = Table(
        record="rules standard\nhands 9sTs / 3h4c / 5h8c\n"
        "turn a\ntrick b:6h c:7h\nmarks suit-bind=h\n"
    )
    refusal = sent(table, do="play", cards="9s")["refusal"]
    assert refusal["rule"] == refusal["reason"] == "suit-bind"
    assert refusal["text"][0][:2] == ("r", "suit-bind")
    assert refusal["behind"] == CATALOGUE["suit-bind"]().wording().en


def test_a_refusal_that_was_put_away_does_not_come_back_with_a_changed_setting() -> None:
    table = Table(record="rules base\nhands 4c5c / 6c\n")
    assert sent(table, do="why", cards="4c5c")["refusal"]
    assert sent(table, do="set", key="deck", value="four", calm=False)["refusal"]
    assert sent(table, do="set", key="deck", value="two", calm=True)["refusal"] is None


def test_a_round_of_bots_is_one_spoken_sentence() -> None:
    table = Table(record="rules base\nhands 3c4d5s / 9h6d / KhAs\nturn a\n", bots="random", seed=1)
    table.play("3c")
    assert table.state["live"]
    assert "♥" not in table.state["live"]
    assert "You play" not in table.state["live"]


def test_what_a_joker_stands_for_is_read_aloud() -> None:
    rules = "rules base, stairs, deck(jokers=1)\n"
    table = Table(record=f"{rules}hands 3c4d / 8cTcX / KhAs\nturn b\n", bots="steady", seed=1)
    assert "joker (as 9 of clubs)" in table.state["live"]


def test_a_hint_names_a_legal_move_and_a_reason() -> None:
    table = Table("standard, seven-pass", seed=4)
    while not table.session.game.over:
        hint = sent(table, do="hint")["hint"]
        assert hint["text"][-1]
        if table.session.game.ask:
            table.answer(hint["move"])
        elif hint["move"] == "-":
            table.pass_()
        else:
            table.play(hint["move"])
    assert "hint" not in table.state["can"]


def test_a_hint_still_holds_when_something_else_is_refused_and_goes_with_the_next_move() -> None:
    table = Table(record="rules base\nhands 3h5d8c9c / 4c6d / 7cKh\ntrick c:4d\n", pace="once")
    hint = sent(table, do="hint")["hint"]
    refused = sent(table, do="play", cards="3h")
    assert refused["refusal"]["reason"] == "weaker"
    assert refused["hint"] == hint
    passed = sent(table, do="pass")
    assert (passed["hint"], passed["refusal"]) == (None, None)


def test_a_hint_names_the_answer_to_any_choice() -> None:
    record = "rules base, seven-pass(to=anyone)\nhands 7c3d4h / 8d5c6s / 9c9d9h\nturn a\n"
    table = Table(record=record)
    table.play("7c")
    hint = sent(table, do="hint")["hint"]
    assert hint["text"][0] in (("p", 1), ("p", 2))
    assert hint["move"] in "bc"
    table.answer(hint["move"])
    assert sent(table, do="hint")["hint"]["text"][0]


def test_the_rules_of_every_game_are_listed_apart() -> None:
    state = Table("standard").state
    assert not any(CATALOGUE[rule["id"]].frame for rule in state["rules"])
    assert all(CATALOGUE[rule["id"]].frame for rule in state["frame"])
    assert "stairs" in [rule["id"] for rule in state["rules"]]


def test_a_tax_with_one_possible_answer_is_one_button() -> None:
    table = Table(
        record="rules base\nplayers 4\nseed 31\nclasses a=daihinmin b=daifugo c=fugo d=hinmin\n"
    )
    choice = table.state["prompt"]["choice"]
    assert choice["what"] == "play"
    assert [option["value"] for option in choice["options"]] == ["KhAs"]
    assert "K♥ A♠" in choice["options"][0]["label"]
    sent(table, do="answer", value="KhAs")
    assert "K♥" not in str(table)


PILE = "rules base, zones(discards={zone})\nhands 3c4c / 5d6d / 7h8h\na 3c  b 5d  c -  a -\n"


@pytest.mark.parametrize(("zone", "top"), [("hidden", ""), ("seen-not-searched", "3c5d")])
def test_what_flowed_last_lies_open_where_the_discards_are_seen(zone: str, top: str) -> None:
    table = Table(record=PILE.format(zone=zone))
    assert table.state["discards"] == {"count": 2, "open": top}


def test_of_discards_from_which_cards_were_drawn_unseen_none_lies_open() -> None:
    record = (
        "rules base, zones(discards=seen-not-searched), eight-cut, galaxy-railway\n"
        "hands 3c5c / 4d5d / 8c9c9d9h6sKsKd\na 3c  b 4d  c 8c  c 9c9d9h > KsKd ~ 3c8c\n"
    )
    game = Record.parse(record).history().now.game
    assert [discards(seen)["open"] for seen in (game, game.seen_by(0), game.seen_by(2))] == [""] * 3


def test_who_can_only_pass_or_call_is_told_of_both() -> None:
    table = Table(
        seat="d",
        record="""
            rules    base, material-relief
            classes  a=daifugo b=fugo c=hinmin d=daihinmin
            hands    9hKc / TsQd / Jc2h / 3d4d
            a 9h  b Ts  c Jc
        """,
    )
    assert ("r", "material-relief", "Relief supplies") in table.state["prompt"]["text"]
    assert [call["rule"] for call in table.state["prompt"]["calls"]] == ["material-relief"]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("base", "basic rules"),
        ("base, revolution", "basic rules with Revolution"),
        ("base, stairs, eight-cut", "basic rules with Stairs, Eight cut"),
        ("base, stairs, eight-cut, revolution", "basic rules with changes"),
        ("base, revolution(joker_top=false)", "basic rules with changes"),
        ("base, revolution, deck(jokers=2)", "basic rules with changes"),
        ("standard, -eight-cut", "standard rules with changes"),
        ("standard, -eight-cut, five-skip", "standard rules with changes"),
    ],
)
def test_of_a_house_what_it_is_played_with_is_named_where_that_is_all(
    rules: str, said: str
) -> None:
    assert Table(rules, seed=1).state["house"] == said


@pytest.mark.parametrize(
    ("rules", "players", "said"),
    [
        ("article", 6, "For 3–6 players."),
        ("uecda", 5, "For 5 players."),
        ("two-player", 2, "For 2 players."),
        (
            "article",
            7,
            "For 3–6 players: this house does not know a table of 7. It plays all the same.",
        ),
        (
            "uecda",
            4,
            "For 5 players: this house does not know a table of 4. It plays all the same.",
        ),
    ],
)
def test_the_rule_panel_says_whether_the_house_knows_so_many_players(
    rules: str, players: int, said: str
) -> None:
    table = Table(rules, players=players, seed=1)
    assert table.state["house_players"] == said
    assert table.state["can"]
