"""The quiz widget on Nap and Napoleon: on a rule, on a game, on a record, marked apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daifugo_widget import Progress, Quiz
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.games.tricks.nap import NapRuleSet
from daifugo_widget.games.tricks.napoleon import NapoleonRuleSet
from daifugo_widget.quiz.making import questions_from, questions_on
from daifugo_widget.quiz.question import AnswerError
from tests.games.tricks.quiz.asked import of_kind, played
from tests.quiz.pressing import send
from tests.tiers import first

SAME_TWO = """
game   napoleon 1
rules  napoleon
hands  3s / 4s / 9s / 2s
contract a:12h
friend Kd
taken  a:AcKc5c6c
a 3s  b 4s  c 9s  d 2s
"""
MISERE = """
game   nap 1
rules  nap
hands  9h / 8h / Qh
contract a:misere
trumps -
taken  b:8c9cTc
turn   b
b 8h  c Qh  a 9h
"""


# --- what is asked -------------------------------------------------------------------------------


def test_a_record_of_these_games_is_asked_about() -> None:
    quiz = Quiz(SAME_TWO, kinds=["takes"])
    assert quiz.question.text() == "d plays 2♠. Who takes this trick?"
    assert quiz.answer("d")
    (why,) = Quiz(SAME_TWO, kinds=["why"]).questions
    assert why.write([why.answer]) == "All cards are of one suit, and it is the 2."


@pytest.mark.parametrize("kind", ["takes", "leads"])
def test_the_table_points_at_the_strongest_card_only_once_the_question_is_done(kind: str) -> None:
    quiz = Quiz.for_game("napoleon", count=1, seed=3, kinds=[kind])
    assert not any(laid["best"] or laid["label"] for laid in quiz.state["trick"])
    assert {cell["mark"] for cell in quiz.state["ruler"]["cells"]} == {""}
    quiz.show()
    assert [laid["label"] for laid in quiz.state["trick"] if laid["best"]] == ["takes the trick"]


def test_a_lost_trick_makes_a_misere() -> None:
    (question,) = Quiz(MISERE, kinds=["chips"]).questions
    assert question.write([question.answer]) == "Each of the others pays 3 chips to a."


def test_a_joker_may_not_be_led_first_and_may_be_played_at_any_time() -> None:
    led = set()
    for question in of_kind("legal", "napoleon"):
        for at, each in enumerate(question.choices):
            if each.slots["it"][1] == "X":
                begun = bool(question.game.trick or question.game.taken)
                assert (at in question.right) == begun
                led.add(begun)
    assert led == {True, False}


def test_that_the_joker_may_be_played_at_any_time_is_asked_of_its_rule() -> None:
    found = questions_on("joker", 8, kinds=["legal"], game="napoleon")
    free = [q for q in found if any(q.choices[int(at)].slots["it"][1] == "X" for at in q.right)]
    assert free
    assert all(question.rules[0] == "joker" for question in free)


@pytest.mark.parametrize("line", first(["nap", "napoleon, forced-napoleon", "standard"]))
def test_a_game_that_programs_play_is_asked_about_and_always_the_same(line: str) -> None:
    quizzes = [Quiz.for_game(line, count=6, seed=3) for _ in range(2)]
    texts = ["\n".join(map(str, quiz.questions)) for quiz in quizzes]
    assert texts[0] == texts[1]
    assert len({question.kind for question in quizzes[0].questions}) == 6


def test_so_many_play_as_are_wanted() -> None:
    assert Quiz.for_game("nap", players=6, count=1).question.match.players == 6
    assert Quiz.for_game("napoleon", count=1).question.match.players == 5


def test_the_record_of_a_seat_is_asked_about_as_far_as_it_knows() -> None:
    kinds = set()
    for rules, players in ((NapRuleSet(), 4), (NapoleonRuleSet("forced-napoleon"), 5)):
        for seed in range(8):
            record = Record.of(played(rules, players, seed), seat=seed % players)
            for question in questions_from(record.history(), 30, seed):
                kinds.add(question.kind)
                for lang in LANGS:
                    assert "{" not in "\n".join(question.lines(lang))
                assert question.write(question.solution)
    assert {"takes", "bids", "leads"} <= kinds


def test_questions_come_in_the_order_of_the_game() -> None:
    found = questions_from(played(NapoleonRuleSet(), 5, 4), 25)
    tricks = [(q.match.number, len(q.game.taken), len(q.game.trick)) for q in found]
    assert tricks == sorted(tricks)


def test_what_comes_to_the_same_is_left_out_if_that_is_wanted() -> None:
    found = questions_on("same-two", 6, alike=False, game="napoleon")
    assert len({(q.kind, q.answer.key) for q in found}) == len(found)
    turns = [(q.seat, q.game.hands) for q in found if q.kind in ("takes", "leads", "why", "win")]
    assert len(set(turns)) == len(turns)


# --- on the table --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_picture_is_of_the_moment(lang: Lang) -> None:
    quiz = Quiz.for_rule("yoromeki", game="napoleon", kinds=["takes"], lang=lang)
    state, game = quiz.state, quiz.question.game
    assert [laid["cards"] for laid in state["trick"]] == [str(laid.play) for laid in game.trick]
    assert state["me"] == game.turn
    assert len(state["hand"]) == game.hands[game.turn].bit_count()
    assert len(state["story"]) == len(game.trick)
    json.dumps(state)
    assert quiz.question.text(lang) in str(quiz)


def test_a_card_is_played_for_an_answer() -> None:
    quiz = Quiz.for_rule("card-order", game="napoleon", kinds=["win"])
    right = {str(text) for text in quiz.question.right}
    assert set(quiz.state["plays"]) > right
    wrong = next(text for text in quiz.state["plays"] if text not in right)
    assert send(quiz, "play", cards=wrong)["mark"] == "bad"
    assert send(quiz, "play", cards=min(right))["mark"] == "good"


def test_several_cards_are_chosen_and_a_refusal_is_told_in_the_words_of_the_table() -> None:
    quiz = Quiz.for_rule("follow-suit", game="nap")
    wrong = min(set(range(len(quiz.question.choices))) - quiz.question.right)
    send(quiz, "task", value=f"choose {wrong + 1}")
    assert "were led and you hold" in str(send(quiz, "task", value="check")["why"])


def test_what_would_answer_a_question_is_not_on_the_table() -> None:
    quiz = Quiz.for_rule("card-order", game="napoleon", kinds=["order"])
    assert quiz.state["ruler"]["cells"] == []
    assert Quiz.for_rule("card-order", game="napoleon", kinds=["why"]).state["rules"] == []


# --- progress ------------------------------------------------------------------------------------


def test_rules_of_two_games_with_one_name_are_marked_apart(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    for game in ("daifugo", "nap", "napoleon"):
        Quiz.for_rule("deck", game=game, count=1, progress=progress, chapter="19").show()
    Quiz.for_game("nap", count=1, progress=progress, chapter="19").show()
    names = [mark.name for mark in Progress(tmp_path / "progress.json")]
    assert names == ["deck", "nap/deck", "napoleon/deck", "nap"]


# --- bad input -----------------------------------------------------------------------------------


def test_what_cannot_be_asked_about_is_an_error_that_helps() -> None:
    with pytest.raises(RuleError, match="same-two"):
        Quiz.for_rule("same-too", game="napoleon")
    with pytest.raises(RuleError):
        Quiz.for_rule("eight-cut", game="nap")
    with pytest.raises(SpokenError, match="there is no game 'bridge'; there are daifugo, nap"):
        Quiz.for_rule("trumps", game="bridge")
    with pytest.raises(ValueError, match="there are legal, bids, takes"):
        Quiz.for_rule("trumps", game="nap", kinds=["happens"])
    with pytest.raises(SpokenError, match="No question can be made from Deck"):
        Quiz.for_rule("deck", game="nap", kinds=["win"])
    with pytest.raises(RuleError, match="9 cannot play Nap"):
        Quiz.for_game("nap", players=9)
    with pytest.raises(AnswerError, match="a seat from a to d"):
        Quiz(SAME_TWO, kinds=["takes"]).answer("e")
