"""The reviews of Daifugo: the decisions of a seat, one after the other, judged and explained."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import TypeVar

from daifugo_widget.coach.game_coach import GameCoach, Stopped, Warned
from daifugo_widget.coach.game_review import COSTLY, WELL_DONE, GameReview, Verdict
from daifugo_widget.core.cards import CardError
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Ask, Call, Move
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.core.words.translations import _
from daifugo_widget.players.outlook import Difference, Outlook

from ..engine.game import Game
from ..engine.match import Match
from ..players.imagine import imagine
from ..players.playout import Policy, place_of
from ..players.unseen import Unseen
from .case import Case
from .judging import Judging
from .lines import Follower, Pair, imagined_pairs, pair_in
from .reasons import KINDS, explain

STILL_RUNS = _("a game is reviewed once it is over")
OF_WARNING = 300
"""How many games are played out before a warning."""


class DaifugoCoach(GameCoach):
    """The coach of Daifugo."""

    @property
    def kinds(self) -> Mapping[str, Text]:
        """The kinds of reasons that it gives, each with a short name."""
        return {id: kind.name for id, kind in KINDS.items()}

    def review(
        self, history: History, seat: int, playouts: int, seed: int = 1
    ) -> Generator[float, None, GameReview]:
        """Judge the decisions of a seat, as every coach does.

        Raises `SpokenError` if the latest game still runs.
        """
        if not history.now.game.over:
            raise SpokenError(STILL_RUNS)
        decisions = list(decisions_of(history, seat))
        parts = len(decisions) + 1
        places, verdicts = list[int](), list[Verdict]()
        try:
            yield from _shares(_deal(history, seat, playouts // 2, Random(seed), places), 0, parts)
            for done, at in enumerate(decisions, 1):
                work = _verdict(history, at, playouts, Random(f"{seed}/{at}"))
                with suppress(CardError):  # some rules leave a deal that cannot be imagined
                    verdicts.append((yield from _shares(work, done, parts)))
        except Stopped:
            pass  # what is judged by then is the review
        deal = Outlook(tuple(places.count(at + 1) for at in range(history.now.players)))
        place = place_of(history.now.game, seat)
        return GameReview(history, seat, tuple(verdicts), deal, place)

    def warn(
        self, view: Game, move: Move, least: float = COSTLY, seed: int = 1
    ) -> Generator[float, None, Warned | None]:
        """Judge a move before it is made, as every coach does."""
        if not _has_choice(view):
            return None
        judging = Judging(view, move, OF_WARNING, Random(seed))
        yield from judging.judge()
        cost = judging.difference(move, judging.best)
        if cost.low <= 0 or cost.mean < least:
            return None
        case, pairs = Case(view, move, judging.best), list[Pair]()
        for pair in imagined_pairs(view, move, judging.best, Random(seed)):
            pairs.append(pair)
            yield 1.0
        usual = judging.outlook(move).place, judging.outlook(judging.best).place
        return Warned(judging.best, cost, explain(case, pairs, usual, None)[1])


def decisions_of(history: History[Match], seat: int) -> Iterator[int]:
    """Yield after how many steps the seat had to decide in the latest game, with a choice."""
    for at in range(history.dealt_at, len(history.steps)):
        step, game = history.steps[at], history.match_after(at).game
        made = step.move is not None and not isinstance(step.move, Call)
        if made and step.seat == seat == game.actor and _has_choice(game.seen_by(seat)):
            yield at


def _has_choice(view: Game) -> bool:
    """Return whether there is a choice, and not one among cards that lie elsewhere.

    Such cards are shown, so the hands and piles that they lie in cannot be imagined anew.
    """
    shown = any(isinstance(item, Ask) and item.pool is not None for item in view.agenda)
    return not (view.over or shown) and view.only_move() is None


def _deal(
    history: History[Match], seat: int, games: int, rng: Random, places: list[int]
) -> Generator[float, None, None]:
    """Add the places that the seat could expect when its cards were dealt."""
    view = history.match_after(history.dealt_at).game.seen_by(seat)
    unseen, policy = Unseen(view, seat), Policy()
    for game in range(games):
        deal = imagine(view, unseen, rng)
        policy.begin(deal)
        places.append(place_of(policy.play_out(deal, Random(rng.getrandbits(64))), seat))
        yield game / games


def _verdict(
    history: History[Match], at: int, playouts: int, rng: Random
) -> Generator[float, None, Verdict]:
    """Return the verdict on one decision."""
    match, move = history.match_after(at), history.steps[at].move
    assert move is not None
    judging = Judging(match.game.seen_by(match.game.actor), move, playouts, rng)
    yield from judging.judge()
    yield from judging.praise()
    trick, plain = match.game.flows + 1, judging.plain
    verdict = Verdict(at, trick, move, judging.candidates(), plain)
    worse = move if verdict.cost else plain
    if verdict.cost or verdict.gain >= WELL_DONE:
        verdict = yield from _with_lines(verdict, worse, match, rng)
    return verdict


def _with_lines(
    verdict: Verdict, worse: Move, match: Match, rng: Random
) -> Generator[float, None, Verdict]:
    """Return the verdict with the reason, and how the game goes on after a move and the best."""
    game, move, better = match.game, worse, verdict.best.move
    case, pairs = Case(game.seen_by(game.actor), move, better), list[Pair]()
    for pair in imagined_pairs(case.view, move, better, rng):
        pairs.append(pair)
        yield 1.0
    verdict = _as_in_lines(verdict, move, pairs)
    if not (verdict.cost or verdict.gain):
        return verdict
    seed, real = rng.getrandbits(64), None
    if not game.is_view():
        real = pair_in(game, move, better, Follower(game.actor), seed)
    usual = verdict.of(move).outlook.place, verdict.best.outlook.place
    shown, reason = explain(case, pairs, usual, real)
    start = replace(match, game=shown.deal)
    return replace(
        verdict,
        reason=reason,
        line=shown.line.steps(start),
        better_line=shown.better.steps(start),
        as_dealt=real.better.steps(match) if real else (),
        start=start,
        imagined=shown is not real,
    )


def _as_in_lines(verdict: Verdict, move: Move, pairs: Sequence[Pair]) -> Verdict:
    """Return the verdict with what a move costs in lines, if that is less than half as much.

    In lines the seat finds the way out that nobody can stop, which quick games may miss.
    """
    cost = Difference.of([pair.line.place - pair.better.place for pair in pairs])
    if cost.mean >= verdict.of(move).cost.mean / 2:
        return verdict
    candidates = (
        one._replace(cost=cost) if one.move == move else one for one in verdict.candidates
    )
    return replace(verdict, candidates=tuple(candidates))


R = TypeVar("R")


def _shares(work: Generator[float, None, R], done: int, parts: int) -> Generator[float, None, R]:
    """Do a part of some work, yielding which share of all of it is done."""
    while True:
        try:
            share = next(work)
        except StopIteration as stop:
            result: R = stop.value
            return result
        yield (done + share) / parts


DAIFUGO_COACH = DaifugoCoach()
