"""Goals: read and written as text, judged at each moment, said as a sentence."""

import re
from string import Formatter

import pytest

from daifugo_widget.core.records import RecordError
from daifugo_widget.core.records.errors import Spot
from daifugo_widget.core.words.text import LANGS, Text
from daifugo_widget.drills import Attempt, Goal, Task, phrases, phrases_goal
from daifugo_widget.drills.sentences import goal_text
from daifugo_widget.games.daifugo.drills.daifugo_drills import WORDS
from daifugo_widget.games.daifugo.records.facts import DAIFUGO_FACTS

TEXTS = (
    "leads a",
    "finishes a in 2",
    "not fouls a",
    "leads a, not plays b or finishes a, cards a 0 in 3",
    "mark -revolution",
    "unanswered",
    "fires eight-cut, legal - 9c",
    "out -",
)
EXAMPLES = {
    "turn": "turn b",
    "leads": "leads b",
    "top": "top 7c7d",
    "hand": "hand b 3c4d",
    "cards": "cards b 4",
    "order": "order 3456789TJQKA2",
    "mark": "mark suit-bind=s",
    "asks": "asks a seven-pass",
    "out": "out d !c",
    "classes": "classes a=daifugo b=fugo",
    "legal": "legal - 9c 9cTd",
    "discards": "discards 3c",
    "seats": "seats a d b c",
    "deck": "deck 47",
    "points": "points a 6",
    "over": "over",
    **{name: word.example for name, word in WORDS.items()},
}
PHRASES = [
    *(text for module in (phrases, phrases_goal) for text in vars(module).values()),
    *(text for forms in phrases_goal.PARTS.values() for text in forms),
]
POSITION = "rules base, eight-cut\ngoal {goal}\nhands 8c3d5s / 9c9d / 4dTs\n"


def drill(goal: str, extra: str = "") -> Task:
    return Task.parse(POSITION.format(goal=goal) + extra)


def after(goal: str, *moves: str) -> str:
    attempt = Attempt(drill(goal))
    for move in moves:
        attempt.play(move)
    return attempt.status


@pytest.mark.parametrize("text", TEXTS)
def test_a_goal_is_written_as_it_is_read(text: str) -> None:
    assert str(Goal.parse(text)) == text
    assert Goal.parse(str(Goal.parse(text))) == Goal.parse(text)


def test_blanks_do_not_matter() -> None:
    assert Goal.parse("  leads  a ,not   fouls a   in  2 ") == Goal.parse(
        "leads a, not fouls a in 2"
    )


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("leeds a", 1, "did you mean leads"),
        ("leads a, plais b", 10, "did you mean plays"),
        ("leads", 1, "looks like `leads b`"),
        ("finishes", 1, "looks like `finishes a`"),
        ("leads a or not", 12, "something is missing"),
        ("leads a, ", 10, "something is missing"),
        ("fires eight-cutt", 1, "did you mean eight-cut"),
        ("leads a in 10", 1, "write 1 to 9"),
        ("finishes a in 2, not fouls a", 1, "`in 2` comes at the very end"),
        ("leads a and top 8c", 1, "joined by commas and `or`"),
        ("(leads a or top 8c), not fouls a", 1, "joined by commas and `or`"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, column: int, said: str) -> None:
    with pytest.raises(RecordError, match=said) as caught:
        Goal.parse(text, Spot(3, 8))
    assert caught.value.spot == (3, 7 + column)


@pytest.mark.parametrize("fact", EXAMPLES.values(), ids=EXAMPLES)
@pytest.mark.parametrize("sign", ["", "not "])
def test_each_fact_and_word_is_said_in_each_language(fact: str, sign: str) -> None:
    assert set(EXAMPLES) == {*DAIFUGO_FACTS, *WORDS}
    said = goal_text(Goal.parse(sign + fact), 0)
    assert len(set(said)) == len(LANGS)
    assert not any("{" in text for text in said)


def test_a_goal_speaks_to_its_learner_and_of_others_by_name() -> None:
    assert goal_text(Goal.parse("leads a"), 0).en == "In one move, get the lead."
    assert goal_text(Goal.parse("leads b"), 0).en == "In one move, make b lead."
    two = goal_text(Goal.parse("finishes a, not fouls a or leads a in 2"), 0)
    assert two.en == "Within 2 moves, go out and avoid the foul, or get the lead."
    assert two.ja == "2手以内に上がること、反則上がりをしないこと、または親になること。"


def test_a_foul_of_another_is_asked_for_as_what_comes_of_it() -> None:
    """It may have been committed long before, so that it only has to be called."""
    said = goal_text(Goal.parse("fouls d"), 0)
    assert said.en == "In one move, make d leave the game for a foul."
    assert said.ja == "1手でdさんを反則でゲームから抜けさせること。"


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("cards a 3", "In the exchange, be left with 3 cards."),
        ("finishes a in 2", "In one move after the exchange, go out."),
        ("finishes a in 3", "Within 2 moves after the exchange, go out."),
    ],
)
def test_a_drill_that_begins_in_the_exchange_counts_the_moves_after_it(
    goal: str, said: str
) -> None:
    """The choices in the exchange were one of the moves, and nothing said so."""
    text = (
        f"rules base\ngoal {goal}\nclasses a=fugo b=heimin c=hinmin\nphase exchange\n"
        "hands 4d9c9d / 7hTs / 5h6sX\nc > X\n"
    )
    assert Task.parse(text).aim.en == Attempt(Task.parse(text)).goal.en == said


def test_a_title_leaves_the_limit_to_the_goal() -> None:
    hands = "hands 4d9c9d / 7hTs / 5h6sX\n"
    classes = "classes a=fugo b=heimin c=hinmin\nphase exchange\n"
    exchange = f"rules base\ngoal finishes a in 3\n{classes}{hands}c > X\n"
    assert Task.parse(exchange).title.en == "Go out"
    assert Task.parse(f"rules base\ngoal leads a\n{hands}").title.en == "Get the lead"


def test_a_choice_that_a_card_leads_to_is_no_exchange() -> None:
    task = Task.parse(
        "rules base, seven-pass\ngoal finishes a in 2\nhands 7c3d4s / 5c / 6d\na 7c\n"
    )
    assert task.aim.en == "Within 2 moves, go out."


def test_cards_are_counted_in_words() -> None:
    assert goal_text(Goal.parse("cards a 1"), 0).en == "In one move, be left with 1 card."
    assert goal_text(Goal.parse("cards b 3"), 0).en == "In one move, leave b with 3 cards."


def test_who_acts_next_is_who_acts_right_after_the_learner() -> None:
    assert after("next b", "3d") == "solved"
    assert after("next c", "3d") == "failed"  # c has a turn, but only after b
    assert after("next a", "8c") == "solved"  # the cut leaves the lead with a


def test_a_goal_is_reached_at_the_moment_when_it_holds() -> None:
    assert after("leads a", "8c") == "solved"
    assert after("cards a 2", "5s") == "solved"


def test_a_goal_fails_when_the_turns_are_used_up() -> None:
    assert after("leads a", "3d") == "failed"
    assert after("cards a 1 in 2", "8c") == "open"


def test_what_is_not_wanted_fails_at_once() -> None:
    assert after("leads a, not fires eight-cut", "8c") == "failed"
    assert after("not plays b", "5s") == "failed"


def test_what_only_keeps_something_away_is_solved_at_the_end_of_the_turns() -> None:
    assert after("not fires eight-cut", "5s") == "solved"
    assert after("not plays c", "8c") == "solved"


def test_one_of_several_ways_is_enough() -> None:
    assert after("finishes a or leads a", "8c") == "solved"
    assert after("leads a, not fires eight-cut or cards a 1 in 2", "8c", "5s") == "solved"


def test_words_tell_what_has_happened_since_the_drill_began() -> None:
    assert after("flows, not plays b", "8c") == "solved"
    assert after("unanswered", "8c") == "solved"
    assert after("unanswered", "3d") == "failed"
    assert after("fires eight-cut", "8c") == "solved"


@pytest.mark.parametrize("text", [each for each in PHRASES if isinstance(each, Text)])
def test_a_phrase_says_the_same_in_three_languages(text: Text) -> None:
    named = {frozenset(field for _, field, *_ in Formatter().parse(one) if field) for one in text}
    assert len(named) == 1
    assert not re.search(r"[이을은와과]\([가를는과와]\)|\([으이]\)", text.ko)
