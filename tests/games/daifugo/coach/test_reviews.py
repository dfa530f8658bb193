"""A review judges by what the seat could know, says what is true, and can be stopped."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from daifugo_widget.coach.game_coach import Stopped, Warned
from daifugo_widget.coach.game_review import Candidate, GameReview, Verdict
from daifugo_widget.coach.record import annotated
from daifugo_widget.core.cards import bits
from daifugo_widget.core.game.history import History
from daifugo_widget.core.records.record import Record
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games import kind_of
from daifugo_widget.games.daifugo.coach import DAIFUGO_COACH
from daifugo_widget.games.daifugo.coach.daifugo_coach import decisions_of
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.players import make_player
from daifugo_widget.players.outlook import Difference, Outlook
from daifugo_widget.replay.widget import Replay
from tests.games.daifugo.coach.proofs import told
from tests.games.daifugo.coach.reviews import played, reviewed, tally

FEW = 40
"""How many games are played out for a decision where it does not matter how well it is judged."""


@pytest.fixture(scope="module")
def review() -> GameReview:
    """A review in which some moves are costly."""
    found = reviewed(played("standard", 2))
    assert found.costliest
    return found


def swapped(game: Game, seat: int, rng: Random) -> Game:
    """Return a game that a seat cannot tell from this one: the others' cards are dealt anew."""
    others = [other for other in range(game.players) if other != seat]
    cards = [bit for other in others for bit in bits(game.hands[other])]
    rng.shuffle(cards)
    hands = list(game.hands)
    for other in others:
        hands[other] = sum(1 << cards.pop() for _ in range(hands[other].bit_count()))
    new = game.copy()
    new.hands = tuple(hands)
    return new


def finished(history: History[Match]) -> History[Match]:
    rng, steady = Random(1), make_player("steady")
    while not history.now.game.over:
        game = history.now.game
        history = history.move(steady.choose(game.seen_by(game.actor), rng))
    return history


def judged(review: GameReview, before: int) -> list[object]:
    return [(one.at, one.candidates, one.plain) for one in review.verdicts if one.at <= before]


@pytest.mark.parametrize("seed", range(2))
def test_a_review_is_the_same_in_a_world_that_the_seat_cannot_tell_apart(seed: int) -> None:
    """Each decision is judged before the cards that the seat does not know make a difference."""
    history = played("standard", seed + 1)
    at = list(decisions_of(history, 0))[1]
    other_game = swapped(history.match_after(at).game, 0, Random(seed))
    match = replace(history.match_after(at), game=other_game)
    move = history.steps[at].move
    assert move is not None
    start = History(match).move(move)
    other = finished(start)
    same = History(history.match_after(at), history.steps[at:])
    assert same.start.game.hands != other.start.game.hands
    assert same.start.game.seen_by(0) == other.start.game.seen_by(0)
    first = judged(reviewed(same, playouts=FEW), 0)
    assert first == judged(reviewed(other, playouts=FEW), 0)
    assert len(first) == 1


def test_the_seed_decides_a_review() -> None:
    history = played("standard", 3)
    assert reviewed(history, playouts=FEW) == reviewed(history, playouts=FEW)


def test_every_decision_with_a_choice_has_a_verdict_with_the_move_that_was_made() -> None:
    history = played("standard", 1)
    review = reviewed(history, playouts=FEW)
    had_choice = [
        at
        for at, step in enumerate(history.steps)
        if step.seat == 0 and len(history.match_after(at).game.moves()) > 1
    ]
    assert [verdict.at for verdict in review.verdicts] == had_choice
    for verdict in review.verdicts:
        moves = [one.move for one in verdict.candidates]
        assert {verdict.move, verdict.plain} <= set(moves)
        assert len(set(moves)) == len(moves)
        assert verdict.made.move == verdict.move == history.steps[verdict.at].move


def test_a_costly_move_is_shown_with_two_lines_that_begin_alike_and_end_apart(
    review: GameReview,
) -> None:
    for verdict in review.costliest:
        assert verdict.made.cost.low > 0
        case = told(verdict, review.history)
        assert case.line[0][0] == case.better_line[0][0]
    told_of = [verdict for verdict in review.verdicts if verdict.line]
    assert all(verdict.cost or verdict.gain for verdict in told_of)


def test_the_only_right_move_costs_nothing_and_the_other_gives_the_game_away() -> None:
    """The 8 cuts and the pair goes out; after the pair the 8 is left, which may not be last."""
    hands = "rules standard\nhands 8c6c6d / 9c9d3h / JcJd3d"
    right = reviewed(finished(Record.parse(f"{hands}\na 8c\na 6c6d").history()), playouts=FEW)
    assert right.verdicts[0].cost == 0
    assert right.verdicts[0].best.outlook.place == 1
    wrong = reviewed(finished(Record.parse(f"{hands}\na 6c6d").history()), playouts=FEW)
    worst = wrong.costliest[0]
    assert str(worst.best.move) == "8c"
    assert worst.cost > 1
    assert worst.reason
    assert worst.reason.rule == "foul-finish"


def test_the_costliest_come_first_and_their_costs_are_the_play() -> None:
    review = reviewed(played("standard", 5), playouts=FEW)
    costs = [verdict.cost for verdict in review.costliest]
    assert costs == sorted(costs, reverse=True)
    assert review.play == pytest.approx(sum(costs))
    assert review.luck == pytest.approx(review.place - review.deal.place - review.play)


def test_a_review_tells_how_far_it_is_and_returns_what_there_is_when_it_is_stopped() -> None:
    history = played("standard", 1)
    work = DAIFUGO_COACH.review(history, 0, FEW)
    shares = [next(work)]
    while shares[-1] < 0.5:
        shares.append(next(work))
    assert shares == sorted(shares)
    with pytest.raises(StopIteration) as stop:
        work.throw(Stopped())
    review: GameReview = stop.value.value
    whole = reviewed(history, playouts=FEW)
    assert 0 < len(review.verdicts) < len(whole.verdicts)
    assert review.verdicts == whole.verdicts[: len(review.verdicts)]


def test_a_game_that_still_runs_is_not_reviewed() -> None:
    history = History(Match.start("standard", seed=1))
    with pytest.raises(SpokenError, match="once it is over"):
        next(DAIFUGO_COACH.review(history, 0, FEW))


def warned(game: Game, move: str, least: float = 0.3) -> Warned | None:
    moves = {str(one): one for one in game.moves()}
    work = DAIFUGO_COACH.warn(game.seen_by(game.actor), moves[move], least)
    while True:
        try:
            next(work)
        except StopIteration as stop:
            found: Warned | None = stop.value
            return found


def test_a_move_that_throws_the_game_away_is_warned_of_and_a_good_one_is_not() -> None:
    game = Record.parse("rules standard\nhands 8c6c6d / 9c9d3h / JcJd3d").history().now.game
    warning = warned(game, "6c6d")
    assert warning
    assert str(warning.better) == "8c"
    assert warning.cost.low > 1
    assert warning.reason
    assert warning.reason.kind == "foul"
    assert warned(game, "6c6d", least=2.5) is None
    assert warned(game, "8c") is None


def test_games_of_tricks_have_no_coach() -> None:
    assert kind_of("daifugo").coach is DAIFUGO_COACH
    assert kind_of("nap").coach is None
    assert kind_of("napoleon").coach is None


def test_every_reason_in_reviews_of_some_houses_is_proved() -> None:
    found = tally(9, 12)
    assert found.kinds
    assert found.false == []


def test_a_record_names_the_player_whom_it_had_been_better_to_choose() -> None:
    text = "game daifugo 1\nrules base, red-five\nhands 5h3c4d / 2cKsQhJd / 6s8s\na 5h > b"
    history = Record.parse(text).history()
    asked, move = history.match_after(1), history.steps[1].move
    assert move is not None
    costs = {answer: float(answer == move) for answer in asked.game.moves()}
    candidates = sorted(
        (Candidate(answer, Outlook(()), Difference(n, n, n)) for answer, n in costs.items()),
        key=lambda one: one.cost.mean,
    )
    review = GameReview(history, 0, (Verdict(1, 1, move, tuple(candidates)),), Outlook(()), 1)
    for names, called in (((), "c"), (("Mina", "Jun", "Sora"), "Sora")):
        kept = annotated(review, "en", replace(history, names=names)).history()
        assert f"Better: {called}." in kept.steps[1].note


def test_a_review_is_a_record_with_what_was_better_as_branches(review: GameReview) -> None:
    kept = Record.parse(str(annotated(review, "en", review.history))).history()
    assert [step.move for step in kept.steps] == [step.move for step in review.history.steps]
    costly = sorted(review.costliest, key=lambda verdict: verdict.at)
    assert [branch.at for branch in kept.branches] == [verdict.at for verdict in costly]
    for branch, verdict in zip(kept.branches, costly, strict=True):
        assert branch.steps[0].move == verdict.best.move
        assert branch.steps[-1].match.game.over
        note = kept.steps[verdict.at].note
        assert "places on average" in note
        assert not verdict.reason or verdict.reason.text.en in " ".join(note.split())
    assert len(Replay(str(annotated(review, "ja", review.history)))) > len(kept.steps)
