"""The annotated games are what they say: played by bots from a seed, and their answers are true."""

from __future__ import annotations

import re
from random import Random

import pytest

from daifugo_widget import Match
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.players import player_of
from daifugo_widget.replay.questions import ReplayQuestion, questions_of
from daifugo_widget.teach import annotated_game
from daifugo_widget.teach.annotated_games import NAMES, SEAT, record_of
from tests.checking import some
from tests.teach.playouts import DEALS, firsts
from tests.tiers import first

MARGIN = 8
"""By how many of the deals a good answer leads to the first place more often than a bad one."""
ANSWERED = re.compile(rf"First in (\d+) of {DEALS}\.$")
QUESTIONS = [
    (name, at) for name in NAMES for at in range(len(questions_of(record_of(name).history()).asked))
]


@pytest.mark.parametrize("name", NAMES)
def test_bots_have_played_it_from_its_seed(name: str) -> None:
    record, rng = record_of(name), Random(0)
    bots = [player_of(bot, "daifugo") for bot in record.header.text("x-bots").split()]
    history = record.history()
    match = Match.start("standard", 4, record.seed)
    assert history.start.game.hands == match.game.hands
    for step in some(history.steps):
        game = match.game
        assert step.move == bots[game.actor].choose(game.seen_by(game.actor), rng)
        match = match.move(step.move)
    assert match.game.over


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_whole_game_of_one_player_with_thoughts_and_questions(name: str) -> None:
    history = record_of(name).history()
    own = [step for step in history.steps if step.seat == SEAT]
    assert 12 <= len(own) <= 20
    assert sum(bool(step.note) for step in history.steps) >= len(own) / 2
    found = questions_of(history)
    assert not found.wrong
    assert 3 <= len(found.asked) <= 5
    assert {asked.seat for asked in found.asked} == {SEAT}
    assert all(2 <= len(asked.answers) <= 4 for asked in found.asked)


def test_it_is_seen_by_the_player_that_it_is_about() -> None:
    replay = annotated_game("the-row-of-clubs", lang="ja")
    assert replay.film["eye"] == SEAT
    assert len(replay.questions) == 4


def test_a_game_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(SpokenError, match="no annotated game 'rich'"):
        annotated_game("rich")


@pytest.mark.parametrize(("name", "at"), first(QUESTIONS))
def test_a_good_answer_comes_first_more_often_than_a_bad_one(name: str, at: int) -> None:
    history = record_of(name).history()
    asked = questions_of(history).asked[at]
    found = firsts(history.match_after(asked.at).game, [each.move for each in asked.answers])
    assert found == told(asked)
    good = [count for count, each in zip(found, asked.answers, strict=True) if each.good]
    bad = [count for count, each in zip(found, asked.answers, strict=True) if not each.good]
    assert min(good) >= max(bad) + MARGIN


def told(asked: ReplayQuestion) -> list[int]:
    """Return how often each answer comes first, as its sentence says."""
    said = [ANSWERED.search(each.why) for each in asked.answers]
    return [int(count[1]) for count in said if count]


def test_the_hand_that_came_last_was_the_strongest_and_the_one_that_came_first_the_weakest() -> (
    None
):
    rich, poor = (record_of(name).history() for name in NAMES[:2])
    assert rich.now.game.ranking()[-1] == SEAT
    assert poor.now.game.ranking()[0] == SEAT
    left = next(step.match.game for step in reversed(rich.steps) if step.seat == SEAT)
    assert left.hands[SEAT].bit_count() == 7
    assert rich.steps[-1].move != PASS
