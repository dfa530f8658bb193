"""Drills of Nap and Napoleon: their own words, what is tried, and drills without end."""

import re
from pathlib import Path
from string import Formatter

import pytest

from daifugo_widget import Drill
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.records import RecordError
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, SpokenError, Text
from daifugo_widget.drills import Attempt, Goal, Task, all_drills, for_rule, make_drill
from daifugo_widget.drills.game_drills import drills_of
from daifugo_widget.drills.generator import LEVELS
from daifugo_widget.drills.sentences import goal_text
from daifugo_widget.drills.task import line_text
from daifugo_widget.games.tricks.drills import phrases
from daifugo_widget.games.tricks.drills.laying import LAID_OUT
from daifugo_widget.progress import Progress
from tests.checking import some
from tests.core.languages import assert_spoken
from tests.tiers import first

GAMES = ("nap", "napoleon")
NAP = """game nap 1
title Draw the trump
rules nap
goal {goal}
hands JdQsAh / 8sThQh / TdTsKs
contract a:three
trumps d
taken a:AdKd9d
"""
NAPOLEON = """game napoleon 1
rules napoleon
goal {goal}
hands AsKh9d / 3h4s7d / Qh8dTc / 5hJcQc
contract a:13c
friend Qc
taken a:9c6c4c3c
"""
NAMING = """game napoleon 1
rules napoleon
goal {goal}
hands KdKh / QhKs / Td2d / 3h5h
contract a:4s
"""
PHRASES = [
    *(text for forms in phrases.PARTS.values() for text in forms),
    *phrases.TRICKS,
    *phrases.HONOURS,
    *phrases.CHIPS,
    *phrases.WINS,
]
DEALT = [(game, rule) for game, rules in LAID_OUT.items() for rule in rules]


def examples(game: str) -> list[str]:
    drills = drills_of(game)
    words = [word.example for word in drills.words.values()]
    return [*words, *(fact.example for fact in drills.notation.facts.values())]


def after(text: str, goal: str, *moves: str) -> str:
    attempt = Attempt(Task.parse(text.format(goal=goal)))
    for move in moves:
        attempt.play(move)
    return attempt.status


# --- goals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["", "not "])
@pytest.mark.parametrize("game", GAMES)
def test_each_fact_and_word_is_said_in_each_language(game: str, sign: str) -> None:
    for fact in some(examples(game)):
        goal = Goal.parse(sign + fact, game=game)
        assert str(goal) == sign + fact
        said = goal_text(goal, 0)
        assert len(set(said)) == len(LANGS)
        assert not any("{" in text for text in said)


def test_a_goal_is_said_in_the_words_of_its_game() -> None:
    def said(text: str, game: str) -> str:
        return goal_text(Goal.parse(text, game=game), 0).en

    assert said("takes a, not takes b", "nap") == (
        "In one move, take a trick and keep b from taking a trick."
    )
    assert said("tricks a 1 in 2", "nap") == "Within 2 moves, have taken 1 trick in all."
    assert said("points a 66", "nap") == "In one move, end with 66 chips."
    assert said("trumps h", "nap") == "In one move, make ♥ trumps."
    assert said("catches b Kh", "napoleon") == "In one move, let b take a trick with K♥ in it."
    assert said("leads b", "nap") == "In one move, make b lead."


@pytest.mark.parametrize(
    ("text", "game", "said"),
    [
        ("finishes a", "nap", "no fact or word 'finishes'"),
        ("takes a", "daifugo", "no fact or word 'takes'"),
        ("shows b", "nap", "no fact or word 'shows'"),
        ("catches a", "nap", "looks like `catches a Kh`"),
        ("catches a 9z", "nap", "9z"),
        ("fires same-to", "napoleon", "did you mean same-two"),
        ("fires eight-cut", "nap", "no rule 'eight-cut'"),
    ],
)
def test_a_word_of_another_game_cannot_be_read(text: str, game: str, said: str) -> None:
    with pytest.raises(RecordError, match=said) as caught:
        Goal.parse(text, game=game)
    assert_spoken(caught.value)


def test_a_suit_is_no_seat() -> None:
    assert Task.parse(NAP.format(goal="trumps h or takes a")).right_moves
    with pytest.raises(RecordError, match="the seats are a to c"):
        Task.parse(NAP.format(goal="takes d"))


def test_a_trick_that_is_taken_reaches_a_goal() -> None:
    assert after(NAP, "takes a", "Jd") == "solved"
    assert after(NAP, "takes a", "Qs") == "failed"
    assert after(NAP, "tricks a 2, not takes c", "Jd") == "solved"
    assert after(NAP, "made in 3", "Jd", "Ah", "Qs") == "solved"


def test_a_card_in_a_trick_reaches_a_goal() -> None:
    assert after(NAPOLEON, "catches a Qh", "Kh") == "solved"
    assert after(NAPOLEON, "catches a Qh", "9d") == "failed"
    assert after(NAPOLEON, "not catches a As", "9d") == "solved"


def test_who_has_to_play_the_card_named_is_found_out() -> None:
    named = NAPOLEON.replace("friend Qc", "friend Qh")
    assert after(named, "shows c", "Kh") == "solved"
    assert after(named, "shows c", "9d") == "failed"


# --- what is tried -------------------------------------------------------------------------------


def test_of_the_cards_that_may_be_named_those_in_the_deal_are_tried() -> None:
    task = Task.parse(NAMING.format(goal="made in 3"))
    moves = {line_text(task.start, (ply,)) for ply in task.right_moves}
    assert moves == {"a > Qh", "a > Ks"}
    assert len(task.right_moves) + len(task.wrong_moves) == 9


def test_any_other_card_may_be_named_too_and_is_judged() -> None:
    attempt = Attempt(Task.parse(NAMING.format(goal="made in 3")))
    assert attempt.play("> 7c") == "failed"


def test_a_bid_and_the_play_behind_it_are_one_drill() -> None:
    text = "game nap 1\ngoal points a 66 in 4\nscript b > -  c > -\ndealer c\n"
    attempt = Attempt(Task.parse(f"{text}hands QhKhAh / 9hTsJd / TcJhKs\n"))
    for move in ("> three", "Qh", "Kh", "Ah"):
        assert attempt.status == "open"
        attempt.play(move)
    assert attempt.status == "solved"


def test_what_the_rules_refuse_is_refused_as_at_the_table() -> None:
    led = NAP.replace("taken", "trick c:9h\ntaken")
    attempt = Attempt(Task.parse(led.format(goal="takes a")))
    with pytest.raises(IllegalMove) as caught:
        attempt.play("Qs")
    assert caught.value.refusal.reason == "follow-suit"
    assert attempt.status == "open"


def test_a_steady_bot_may_play_for_the_others() -> None:
    task = Task.parse(NAP.format(goal="made in 3\nscript steady"))
    assert str(task.start.script) == "steady"
    assert line_text(task.start, task.right_moves[:1]) == "a Jd"
    with pytest.raises(RecordError, match="'sharp'"):
        Task.parse(NAP.format(goal="made in 3\nscript sharp"))


def test_a_wrong_move_is_told_in_the_words_of_the_game() -> None:
    attempt = Attempt(Task.parse(NAPOLEON.format(goal="catches a As in 2")))
    assert attempt.play("As") == "failed"
    assert "Yoromeki: c takes the trick." in attempt.why.en
    assert "よろめき" in attempt.why.ja


def test_who_names_the_wrong_adjutant_is_told_how_the_deal_goes_on() -> None:
    attempt = Attempt(Task.parse(NAMING.format(goal="made in 3")))
    assert attempt.play("> 3h") == "failed"
    assert "It may go on like this: You play K♦." in attempt.why.en
    assert attempt.why.en.endswith("Napoleon's side has 3 honours (bid: 4): its opponents win.")


# --- at the table --------------------------------------------------------------------------------


def test_the_drills_of_a_game_come_one_after_the_other_and_then_without_end() -> None:
    drill = Drill.for_game("nap", pace="once")
    assert drill.task is all_drills("nap")[0]
    assert drill.state["title"] == "No card of the suit"
    for _ in range(len(all_drills("nap")) + 3):
        drill.next()
    assert drill.task not in all_drills("nap")
    assert drill.task.game == "nap"
    with pytest.raises(ValueError, match="there is no game"):
        Drill.for_game("napp")


def test_a_drill_is_solved_at_the_table_with_its_rule_to_be_read() -> None:
    drill = Drill.for_rule("same-two", game="napoleon", pace="once")
    drill.play("2d")
    assert drill.status == "open"
    drill.solution()
    assert drill.status == "shown"
    assert drill.state["task"]["text"][-1] == ("r", "same-two", "Same two")
    drill.again()
    hint = drill.hint()
    assert hint
    assert str(hint.move) == "2d"


def test_a_solved_drill_is_marked_under_its_game_and_rule(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    drill = Drill.for_rule("trumps", game="nap", progress=progress, chapter="nap", pace="once")
    drill.play("9h")
    assert [(mark.kind, mark.name) for mark in progress.marks] == [("drill", "nap/trumps")]


def test_napoleon_names_and_lays_away_at_the_table() -> None:
    drill = Drill(NAMING.format(goal="made in 3"), pace="once")
    drill.answer("Qh")
    assert (drill.status, drill.why) == ("open", "Right so far: go on.")


# --- drills without end --------------------------------------------------------------------------


@pytest.mark.parametrize("level", first(LEVELS))
@pytest.mark.parametrize(("game", "rule"), DEALT)
def test_a_dealt_drill_can_be_solved_and_missed(game: str, rule: str, level: int) -> None:
    task = _dealt(game, rule, level)
    assert task.solution[-1].state.status == "solved"
    wrong = line_text(task.start, (task.wrong_moves[0].first,))[2:]
    assert Attempt(task).play(wrong) == "failed"
    assert (task.game, task.rule) == (game, rule)
    assert str(Task.parse(str(task))) == str(task)
    sizes = {hand.bit_count() for hand in task.start.match.game.hands}
    assert max(sizes) - min(sizes) <= 1 or rule == "kitty"


def _dealt(game: str, rule: str, level: int) -> Task:
    """Return a dealt drill, the first that comes out."""
    for seed in range(9):
        try:
            return make_drill(rule, level, seed, game)
        except SpokenError:
            continue
    raise AssertionError(f"no drill came of {rule} at level {level}")


@pytest.mark.parametrize("rule", ["same-two", "yoromeki"])
def test_without_its_rule_a_dealt_drill_comes_out_differently(rule: str) -> None:
    task = _dealt("napoleon", rule, 2)
    rules = task.record.with_entries(rules=f"napoleon, -{rule}")
    other = Task.parse(str(rules))
    assert {ply.move for ply in other.right_moves} != {ply.move for ply in task.right_moves}


def test_the_same_seed_deals_the_same_drill_and_another_seed_another() -> None:
    same = [str(make_drill("misere", 2, 7, "nap")) for _ in range(2)]
    assert same[0] == same[1]
    assert len({str(make_drill("misere", 2, seed, "nap")) for seed in range(6)}) > 3


@pytest.mark.parametrize(("game", "rule"), [("nap", "winning"), ("napoleon", "card-order")])
def test_in_dealt_drills_who_took_the_trick_before_leads_and_that_is_anybody(
    game: str, rule: str
) -> None:
    on_table = []
    for seed in range(12):
        now = make_drill(rule, 1, seed, game).record.history().now.game
        (taken,), first = now.taken, now.copy()
        first.taken = ()
        assert taken.seat == first.winner_of(taken.trick)[0].seat
        assert taken.seat == (now.trick[0].seat if now.trick else now.turn)
        on_table.append(len(now.trick))
    assert min(on_table) == 0 < max(on_table)


def test_a_dealt_misere_is_led_at_first_by_who_has_bid_it_who_takes_no_trick() -> None:
    led = set()
    for seed in range(12):
        now = make_drill("misere", 2, seed, "nap").record.history().now.game
        leader = now.trick[0].seat if now.trick else now.turn
        assert (leader == now.declarer) is not bool(now.taken)
        assert all(taken.seat == leader for taken in now.taken)
        led.add(leader == now.declarer)
    assert led == {False, True}


def test_a_rule_that_changes_no_play_says_what_to_do_instead() -> None:
    with pytest.raises(SpokenError, match="read its rule card") as caught:
        for_rule("session", "nap")
    assert_spoken(caught.value)
    with pytest.raises(RuleError, match="did you mean same-two"):
        make_drill("same-to", game="napoleon")


@pytest.mark.parametrize("text", [each for each in PHRASES if isinstance(each, Text)])
def test_a_phrase_says_the_same_in_three_languages(text: Text) -> None:
    named = {frozenset(field for _, field, *_ in Formatter().parse(one) if field) for one in text}
    assert len(named) == 1
    assert not re.search(r"[이을은와과]\([가를는과와]\)|\([으이]\)", text.ko)
