"""What a quiz asks about Duel: which cards may be played, and who takes the trick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random

from daifugo_widget.core.cards import KNOWN, bits, cards, show
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Text
from daifugo_widget.quiz import words as general
from daifugo_widget.quiz.game_quiz import GameQuiz
from daifugo_widget.quiz.kind import Kind
from daifugo_widget.quiz.kinds_open import Open
from daifugo_widget.quiz.making import play_games
from daifugo_widget.quiz.moment import Moment, moments
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import cards as card_slot
from daifugo_widget.table.telling.voice import player

from .game import PLAYS, Duel
from .match import DuelMatch
from .rules import PLAYER_COUNT, DuelRuleSet

TAKES = Text(
    "Who takes the trick?",
    "このトリックを取るのはだれですか。",
    "이 트릭을 따는 사람은 누구입니까?",
)
DEALS = 20
"""How many deals are played to find moments in which a rule acts."""


class Legal(Open[Duel]):
    """Which of some cards of the hand may be played."""

    id, usual, asks, none = "legal", "follow-suit", general.LEGAL, None

    def fits(self, moment: Moment, match: DuelMatch) -> bool:
        return match.game.hands[match.game.turn] <= KNOWN

    def legal(self, game: Duel) -> dict[str, str]:
        return {str(play): "" for play in game.plays()}

    def illegal_moves(self, game: Duel, legal: Mapping[str, str], rng: Random) -> Iterator[str]:
        held = (show(1 << bit) for bit in bits(game.hands[game.turn]))
        yield from (text for text in held if text not in legal)

    def why_not(self, game: Duel, text: str) -> Refusal | None:
        return game.why_not(game.turn, PLAYS[cards(text)])


class Takes(Kind):
    """Who takes the trick that a card completes."""

    id, how, usual = "takes", "seat", "winning"

    def value(self, moment: Moment, match: DuelMatch) -> int | None:
        taken = (event.seat for event in match.game.events if event.verb == "take-trick")
        return next(taken, None) if moment.step else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(TAKES)


KINDS: tuple[Kind, ...] = (Legal(), Takes())


class DuelQuiz(GameQuiz):
    """What is asked about Duel."""

    game = "duel"
    kinds = {kind.id: kind for kind in KINDS}  # noqa: RUF012
    moved = ("play",)

    def place(self, match: DuelMatch) -> tuple[int, int, int]:
        return match.number, sum(match.game.taken), len(match.game.trick)

    def move_said(self, game: Duel, step: Step) -> Phrase | None:
        if not isinstance(step.move, Play):
            return None
        slots = {"who": player(step.seat), "cards": card_slot(step.move.cards)}
        return Phrase(general.PLAYS, slots)

    def about(self, rule: type[BaseRule], rng: Random) -> Iterator[Iterable[Moment]]:
        """Yield the moments of deals, each beside the same without the rule, if it may be off."""
        rules = DuelRuleSet() if rule.frame else DuelRuleSet().with_rule(rule())
        for _ in range(DEALS):
            history = play_games(rules, PLAYER_COUNT, rng.randrange(10**6))
            yield [
                replace(moment, rule=rule, others=_without(moment.match, rule))
                for moment in moments(history)
            ]

    def is_about(self, question: Question, rule: type[BaseRule]) -> bool:
        return question.decided or (rule.frame and rule.id in question.rules)


def _without(match: DuelMatch, rule: type[BaseRule]) -> tuple[DuelMatch, ...]:
    if rule.frame:
        return ()
    rules = match.rules.without(rule.id)
    game = match.game.with_rules(rules)
    return (replace(match, rules=rules, game=game),) if game else ()
