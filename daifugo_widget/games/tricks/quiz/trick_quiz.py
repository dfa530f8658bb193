"""Asking about a trick-taking game: from a rule's example, and from deals played out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

from daifugo_widget.core.cards import KNOWN, blanks
from daifugo_widget.core.game.history import History, Step
from daifugo_widget.core.game.moves import Answer, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.games import rules_class
from daifugo_widget.players import Player, make_player
from daifugo_widget.quiz import words as general
from daifugo_widget.quiz.game_quiz import GameQuiz
from daifugo_widget.quiz.moment import Moment, moments
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.drawing.game_ui import ui_of
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import cards, player

from ..engine.game import TrickGame
from ..engine.match import TrickMatch
from ..engine.rule_set import TrickRuleSet
from . import words as w

DEALS, MANY_DEALS = 12, 150
"""How many deals are played for a rule of the frame, and for one that decides less often."""
SOME = 8
"""For a rule of the frame, the most moments of a deal in which it acts, and the most others."""


class TrickQuiz(GameQuiz):
    """What is asked about a trick-taking game."""

    of_the_turn = ("takes", "leads", "why", "win")
    by_hand = ("legal", "bids", "order")
    answered_by = {  # noqa: RUF012
        "ruler": ("order",),
        "best": ("takes", "leads", "order"),
        "rules": ("why",),
    }
    moved = ("play", "bid", "pass-bid", "name-adjutant", "lay-away", "turn-up")

    def place(self, match: TrickMatch) -> tuple[int, int, int]:
        """Return the place of a match; the bidding and what follows it come before all tricks."""
        game = match.game
        if game.agenda:
            return match.number, -1, self.choices_made(game)
        return match.number, len(game.taken), len(game.trick)

    def choices_made(self, game: Any) -> int:
        """Return how many choices before the first trick have been made."""
        return len(game.bids)

    def move_said(self, game: TrickGame, step: Step) -> Phrase | None:
        if isinstance(step.move, Play):
            slots = {"who": player(step.seat), "cards": cards(str(step.move))}
            return Phrase(general.PLAYS, slots)
        if not isinstance(step.move, Answer) or game.ask is None:
            return None
        return _answer_said(game, step.seat, step.move.value)

    def is_about(self, question: Question, rule: type[BaseRule]) -> bool:
        """Return whether a rule decides the answer, or is behind it and cannot be left out."""
        ask = question.game.ask
        owed = ask is not None and ask.rule == rule.id
        return question.decided or ((rule.frame or owed) and rule.id in question.rules)

    def about(self, rule: type[BaseRule], rng: Random) -> Iterator[list[Moment]]:
        """Yield the moments of a rule's example, and then of deals in which it acts."""
        if text := ui_of(self.game).example(rule):
            history, _ = Record.parse(text).playable()
            yield [_on(moment, rule) for moment in moments(history)]
        kind = cast(type[TrickRuleSet], rules_class(self.game))
        rules = kind() if rule.frame else kind().with_rule(rule())
        for _ in range(DEALS if rule.frame else MANY_DEALS):
            players = rng.randint(kind.fewest, kind.most)
            history = played_out(rules, players, rng)
            yield [_on(moment, rule) for moment in _pick_moments(history, rule, rng)]


def _answer_said(game: TrickGame, seat: int, value: Any) -> Phrase | None:
    ask, who = game.ask, player(seat)
    assert ask is not None
    if ask.what == "bid":
        if value is None:
            return Phrase(general.PASSES, {"who": who})
        return Phrase(w.BIDS, {"who": who, "bid": value.words})
    if ask.what != "cards" or blanks(value):
        return None
    said = {"adjutant": w.NAMES, "kitty": w.LAYS_AWAY, "forced-napoleon": w.TURNED_UP}
    return Phrase(said[ask.rule], {"who": who, "cards": cards(value & KNOWN)})


def _pick_moments(history: History, rule: type[BaseRule], rng: Random) -> list[Moment]:
    """Return the moments in which a rule acts; for a rule of the frame also some others."""
    every = list(moments(history))
    acts = [moment for moment in every if _acts(moment, rule.id)]
    if not rule.frame:
        return acts
    ending = every[-2:-1]
    rest = [moment for moment in every[:-2] if moment not in acts]
    return [*acts[:SOME], *ending, *rng.sample(rest, min(SOME, len(rest)))]


def _acts(moment: Moment, rule: str) -> bool:
    ask, step = moment.game.ask, moment.step
    owed = ask is not None and ask.rule == rule
    return owed or (step is not None and any(e.rule == rule for e in step.match.game.events))


class TrickMoment(Moment):
    """A moment of a trick-taking game, in which rules leave no marks."""

    @property
    def alike(self) -> list[TrickMatch]:
        """The other matches, which differ only in their rules."""
        return list(self.others)


def _on(moment: Moment, rule: type[BaseRule]) -> Moment:
    """Return a moment with the rule that it is about, and its match without that rule."""
    match, ask = moment.match, moment.game.ask
    owed = ask is not None and ask.rule == rule.id
    differs = not rule.frame and rule.id in match.rules and not owed
    others = (_by(match, match.rules.without(rule.id)),) if differs else ()
    return TrickMoment(match, moment.step, rule, others, names=moment.names)


def _by(match: TrickMatch, rules: BaseRuleSet) -> TrickMatch:
    """Return a match in its current position, to go on by other rules."""
    game: Any = match.game.copy()
    game.rules = rules
    return replace(match, rules=game.rules, game=game)


PASSES = (0.3, 0.6, 1.0)
"""How often a random bidder passes; if all pass, nobody plays, or a forced Napoleon does."""


def played_out(rules: TrickRuleSet, players: int, rng: Random) -> History:
    """Return a deal played out card by card at random, after sound bids or any bids."""
    seed, passes = rng.randrange(10**6), rng.choice(PASSES)
    bidder = make_player("steady", rules.game) if rng.random() < 0.5 else None
    history = History(TrickMatch.start(rules, players, seed)).settle_chance()
    while not history.now.game.over:
        history = history.move(_move(history.now.game, bidder, passes, rng))
    return history


def _move(game: TrickGame, bidder: Player | None, passes: float, rng: Random) -> Move:
    ask = game.ask
    if ask is None:
        return rng.choice(game.plays())
    if bidder is not None:
        return bidder.choose(game.seen_by(game.actor), rng)
    if ask.what == "bid" and rng.random() < passes and game.is_open(ask, Answer(None)):
        return Answer(None)
    return game.any_answer(ask, rng)
