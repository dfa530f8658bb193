"""What can be wrong is said in three languages, with the same facts in each."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator
from operator import itemgetter
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from daifugo_widget import Drill, History, Quiz, Record, Replay, Table, drills, rules, teach, view
from daifugo_widget.core import cards
from daifugo_widget.core.cards import CardError
from daifugo_widget.core.game import card_match
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.records import RecordError, RefusedError, phrases, read
from daifugo_widget.core.rules import rule_errors
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.games.daifugo.engine import match, rule_set
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.records import phrases as words
from tests.checking import for_each
from tests.core.languages import assert_spoken


def assert_told(ask: Callable[[Any], object], wrong: object, wanted: str) -> None:
    """Assert that what is wrong is refused in words, and that these are there in each language."""
    with pytest.raises(SpokenError, match=wanted) as caught:
        ask(wrong)
    assert_spoken(caught.value)


def phrases_of(*modules: object) -> Iterator[tuple[str, Text]]:
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, Text):
                yield name, value


PHRASES = list(phrases_of(rule_errors, rule_set, phrases, words, card_match, match, cards))


@for_each(PHRASES, name=itemgetter(0), at_least=100)
def test_a_phrase_says_the_same_in_three_languages(name: str, text: Text) -> None:
    named = {frozenset(field for _, field, *_ in Formatter().parse(one) if field) for one in text}
    assert len(named) == 1
    assert not re.search(r"[이을은와과]\([가를는과와]\)|\([으이]\)", text.ko)


REFUSED = "rules base\nhands 3c4d / 5c6c\na 3c  b 7c\n"


def test_a_move_that_is_refused_is_told_in_the_language_of_the_reader() -> None:
    with pytest.raises(RefusedError) as caught:
        read(REFUSED)[0].history()
    error = caught.value
    assert_spoken(error)
    assert str(error) == (
        "3:9: b 7c is refused: That hand does not hold 7♣. [not-held]; legal for b: - 5c 6c"
    )
    assert error.say("ja") == (
        "b 7c はできません。7♣はその手札にありません。 [not-held] b にできる手：- 5c 6c"
    )
    assert error.brief.ko == "b 7c: 둘 수 없습니다. 7♣ 카드는 그 손패에 없습니다."


def test_a_text_that_is_no_card_is_told_in_the_language_of_the_reader() -> None:
    for text in ("3z", "3c9", "3c3c3c3c3c"):
        with pytest.raises(CardError) as caught:
            cards.cards(text)
        assert_spoken(caught.value)


def test_braces_in_what_somebody_wrote_do_no_harm() -> None:
    with pytest.raises(RuleError, match=re.escape("'{x}' is not a rule")) as wrong:
        RuleSet("base, {x}")
    assert "「{x}」" in wrong.value.say("ja")
    with pytest.raises(RecordError, match=re.escape("'{0}' is not a whole number")):
        read("players {0}\n")


def test_an_error_goes_from_one_process_to_another() -> None:
    with pytest.raises(RuleError) as caught:
        Match.start("base, stairs-revolution")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.text, again.rules) == (caught.value.text, caught.value.rules)


def test_a_refused_move_is_told_in_the_language_of_the_reader_in_another_process_too() -> None:
    with pytest.raises(IllegalMove) as caught:
        Match.start("base", seed=1).move(PASS)
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value) == "Whoever leads has to play. [may-not-pass]"
    assert again.say("ja") == "親は必ずカードを出します。"


@pytest.mark.parametrize(
    ("ask", "wanted"),
    [
        (Record.parse, "a record is a text, with a line such as"),
        (Record.of, r"a record is made from a History, .*: table\.record"),
        (History, r"a history begins with a match, such as Match\.start\('standard'\)"),
        (Drill, "a drill is a record with a line such as `goal  leads a`"),
        (Quiz, "a quiz is made from a record, its text, its file or a History"),
        (lambda wrong: Match.start(players=wrong), "players is a whole number"),
        (lambda wrong: Match.start(seed=wrong), "seed is a whole number"),
    ],
)
@pytest.mark.parametrize("wrong", [3.5, True])
def test_what_cannot_be_begun_with_is_told_what_can(
    ask: Callable[[Any], object], wanted: str, wrong: object
) -> None:
    assert_told(ask, wrong, wanted)


DRILL = "rules base, eight-cut\ngoal finishes a in 2\nhands 8c3d / 9c9d4h / 5sTs6h\n"
SHORT = Record.parse("hands 3c4c / 5c6c\na 3c\n").history()
RULES = RuleSet("standard")


@pytest.mark.parametrize(
    ("ask", "wrong", "wanted"),
    [
        (Drill, [DRILL], r"a list of drills holds Tasks, .*Task\.parse\(text\)"),
        (drills.Task, DRILL, r"Task\.parse\(text\) reads one"),
        (drills.Attempt, DRILL, "an attempt is made at a Task"),
        (drills.tasks, None, "a drill is a record with a line"),
        (Quiz, [DRILL], "a list for a quiz holds Questions"),
        (lambda wrong: Quiz(DRILL, kinds=wrong), 3, r"kinds names kinds of questions, .*, not 3"),
        (lambda wrong: Drill(DRILL, progress=wrong), "done.json", r"progress=Progress\('daifugo"),
        (lambda wrong: Quiz(DRILL, progress=wrong), "done.json", r"progress=Progress\('daifugo"),
        (Replay(DRILL).resume, "x", "not been played on there"),
        (lambda wrong: Replay(DRILL).to_gif("g.gif", wrong), -1, "seconds is a number above 0"),
        (
            lambda wrong: Replay(DRILL).to_png(scale=wrong),
            "2",
            "scale is a number above 0, not '2'",
        ),
        (lambda wrong: view(wrong, 0), Match.start(seed=1), r"such as match\.game"),
        (SHORT.back_to, -1, "there is no step -1: those of this history go from 0 to 1"),
        (SHORT.match_after, 2, "there is no step 2: those of this history go from 0 to 1"),
        (RULES.with_rule, "stairs", "a line of text adds one by its id"),
        (RULES.without, "eight_cut", "did you mean eight-cut"),
        (RULES.without, "deck", "part of the frame"),
        (RULES.without, "joining", "is not on, so it cannot be taken out"),
        (RULES.without, RULES["stairs"], "a rule is named by its id"),
        (RULES.check_players, "four", "players is a whole number, not 'four'"),
        (lambda wrong: rules(chapter=wrong), 3, "There is no chapter 3"),
        (lambda wrong: rules(game=wrong), ["nap"], "there is no game"),
        (teach.index, "poker", "there is no game"),
        (teach.trick, Record.of(SHORT), "a record is a text, with a line such as"),
        (lambda wrong: teach.order(players=wrong), "four", "players is a whole number"),
        (teach.by_players, "four", "players is a whole number, not 'four'"),
        (lambda wrong: teach.classes(players=wrong), "four", "players is a whole number"),
        (drills.all_drills, "poker", "there is no game"),
        (lambda wrong: drills.make_drill("eight-cut", game=wrong), "poker", "there is no game"),
    ],
)
def test_what_cannot_be_taken_is_told_what_can(
    ask: Callable[[Any], object], wrong: object, wanted: str
) -> None:
    assert_told(ask, wrong, wanted)


def test_the_name_of_a_file_is_told_from_the_text_of_a_record() -> None:
    with pytest.raises(RecordError, match=re.escape("Path('game.dfg').read_text()")) as caught:
        Record.parse("game.dfg")
    assert_spoken(caught.value)


@pytest.mark.parametrize(
    "opened", [Replay, Quiz, Drill, lambda file: Table(record=file), lambda file: Table(save=file)]
)
def test_a_file_in_another_encoding_is_told_to_be_saved_in_utf8(
    opened: Callable[[Path], object], tmp_path: Path
) -> None:
    file = tmp_path / "notepad.dfg"
    file.write_bytes("hands 3c / 4c\n# 大富豪\n".encode("cp932"))
    with pytest.raises(ValueError, match=r"notepad\.dfg:2:3: this is not UTF-8: save the file as"):
        opened(file)


@pytest.mark.parametrize("wrong", [3, ["Mina", 3], {"b": 3}, "Mina"])
def test_names_are_told_how_they_are_given(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"names are a list such as .*, or a dict by seat"):
        Table(names=wrong)


@pytest.mark.parametrize("wrong", [None, True, 1.5])
def test_what_is_no_seat_is_told_what_one_is(wrong: Any) -> None:
    for named in ({"seat": wrong}, {"seats": [wrong]}):
        with pytest.raises(ValueError, match=f"{wrong} is not a seat: write a letter from a to i"):
            Table(seed=1, **named)
