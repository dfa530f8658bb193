"""Questions about a trick: who takes it, why, with which card, and what is stronger in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Self

from daifugo_widget.core.cards import bits, pretty_suit, show
from daifugo_widget.core.game.plays import Laid
from daifugo_widget.quiz import words as general
from daifugo_widget.quiz.kind import MOST_CHOICES, pairs_swapped
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import cards, player

from ..engine.cards import rank_of, suit_of
from ..engine.game import TrickGame, cards_of
from ..engine.match import TrickMatch
from . import words as w
from .kind import Taking, TrickKind, has_event, rule_of, took

Line = tuple[int, ...]
NO_SUIT = -1


def trick_basis(game: TrickGame, trick: Sequence[Laid]) -> Iterator[Phrase]:
    """Yield what decides a trick: the card led, and trumps."""
    if trick:
        text = w.LED if game.trumps is not None else w.LED_NO_TRUMPS
        suit = pretty_suit(game.trumps) if game.trumps is not None else ""
        yield Phrase(text, {"cards": cards(trick[0].play.cards), "suit": suit})


class Takes(Taking):
    """Who takes the trick that a card completes."""

    id, how = "takes", "seat"

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        return match.game.taken[-1].seat if took(moment, match) else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.TAKES)

    def clue(self, moment: Moment, match: TrickMatch, right: int) -> Iterator[Phrase]:
        return trick_basis(match.game, match.game.taken[-1].trick)


class Leads(TrickKind):
    """Who leads next: at first, and after each trick."""

    id, how, usual = "leads", "seat", "trumps"

    def __init__(self, later: str) -> None:
        self.later = later

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        return has_event(moment, match, "lead")

    def value(self, moment: Moment, match: TrickMatch) -> int | None:
        return match.game.turn if has_event(moment, match, "lead") else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.LEADS if moment.game.trick else w.LEADS_FIRST)

    def clue(self, moment: Moment, match: TrickMatch, right: int) -> Iterator[Phrase]:
        return trick_basis(match.game, match.game.taken[-1].trick if match.game.taken else ())

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        """Return the rule behind the first lead; later, who leads and what took the trick."""
        if not match.game.taken:
            return rule_of(match, "lead")
        return [self.later, *rule_of(match, "take-trick")]


class Why(Taking):
    """Why a card takes the trick: because of its suit, or by which rule."""

    id = "why"
    reasons: ClassVar[tuple[str, ...]]

    def value(self, moment: Moment, match: TrickMatch) -> str | None:
        if not took(moment, match):
            return None
        return self.reason(match.game, _winner(match.game), *rule_of(match, "take-trick"))

    def reason(self, game: Any, best: Laid, rule: str = "led") -> str:
        """Return why a card has taken the trick, by the rule that made it so."""
        return rule

    def sentence(self, moment: Moment, right: str) -> Phrase:
        assert moment.after is not None
        return Phrase(w.WHY, {"who": player(moment.after.game.taken[-1].seat)})

    def wrong(self, moment: Moment, right: str, rng: Random) -> list[str]:
        """Return reasons that do not hold here."""
        assert moment.after is not None
        game = moment.after.game
        best, trick = _winner(game), game.taken[-1].trick
        of_led = suit_of(best.play) == suit_of(trick[0].play) and right != "same-two"
        untrue = {"led": not of_led, "trumps": suit_of(best.play) != game.trumps}
        untrue["number"] = any(_number(laid) > _number(best) for laid in trick)
        found = [reason for reason in self.reasons if untrue.get(reason, True)]
        rng.shuffle(found)
        return found

    def write(self, moment: Moment, value: str) -> Phrase:
        return Phrase(w.REASONS[value])


def _winner(game: TrickGame) -> Laid:
    taken = game.taken[-1]
    return next(laid for laid in taken.trick if laid.seat == taken.seat)


def _number(laid: Laid) -> int:
    return -1 if laid.play.jokers else rank_of(laid.play)


class Strength(TrickKind):
    """The order of strength of some cards in the trick on the table."""

    id, then = "order", False

    def __init__(self, usual: str, picked: Line = ()) -> None:
        self.usual, self.picked = usual, picked

    def levels(self, game: TrickGame) -> Sequence[int]:
        """Return the strength of each card in the trick, by code: 0 to 12 if it cannot win."""
        return game.rules.strengths(game.trumps, suit_of(game.trick[0].play))

    def candidates(self, game: Any) -> Iterator[int]:
        """Yield the codes of cards that are still in play."""
        gone = sum(cards_of(taken.trick) for taken in game.taken)
        yield from bits(game.rules.deck(game.players) & ~gone)

    def _with(self, picked: Line) -> Self:
        return type(self)(self.usual, picked)

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Pick a card of each layer of strength, and more of the layers that can take the trick."""
        if self.picked:
            return super().make(moment, rng)
        game = moment.game
        if game.over or game.agenda or not game.trick:
            return None
        return self._with(self._pick(game, rng)).make(moment, rng)

    def _pick(self, game: TrickGame, rng: Random) -> Line:
        levels, layers = self.levels(game), dict[int, list[int]]()
        codes = list(self.candidates(game))
        rng.shuffle(codes)
        for code in codes:
            layers.setdefault(max(levels[code], 0) // 13, []).append(code)
        first = [layer[0] for layer in layers.values()]
        more = [code for at, layer in layers.items() if at for code in layer[1:]]
        rng.shuffle(more)
        return tuple([*first, *more][:MOST_CHOICES])

    def value(self, moment: Moment, match: TrickMatch) -> Line:
        levels = self.levels(match.game)
        return tuple(sorted(self.picked, key=lambda code: levels[code]))

    def sentence(self, moment: Moment, right: Line) -> Phrase:
        return Phrase(w.ORDER)

    def clue(self, moment: Moment, match: TrickMatch, right: Line) -> Iterator[Phrase]:
        return trick_basis(match.game, match.game.trick)

    def wrong(self, moment: Moment, right: Line, rng: Random) -> Iterator[Line]:
        return pairs_swapped(right, rng)

    def write(self, moment: Moment, value: Line) -> Phrase:
        return Phrase(general.THIS, {"it": cards("".join(show(1 << code) for code in value))})


class Win(TrickKind):
    """A card, laid on the table, with which the last player takes the trick."""

    id, how, then = "win", "cards", False

    def __init__(self, usual: str) -> None:
        self.usual = usual

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Try all cards: some, but not all, have to take the trick."""
        game = moment.game
        if game.over or game.agenda or len(game.trick) != game.players - 1:
            return None
        taking = self.value(moment, moment.match)
        if not 0 < len(taking) < len(game.plays()):
            return None
        decided = self.rule_decides(moment, taking, self.by_others(moment), [])
        laid = [play for play in game.plays() if show(play.cards) in taking]
        rules = [id for play in laid for id in rule_of(moment.match.step(play), "take-trick")]
        return Question(
            kind=self.id,
            how=self.how,
            match=moment.match,
            seat=game.turn,
            ask=(Phrase(w.WIN, {"who": player(game.turn)}),),
            right=taking,
            clue=tuple(trick_basis(game, game.trick)),
            behind=self.feedback_rules(moment, moment.match, rules, decided),
            decided=decided,
            names=moment.names,
        )

    def value(self, moment: Moment, match: TrickMatch) -> frozenset[int | str]:
        seat = match.game.turn
        after = ((play, match.step(play).game.taken[-1]) for play in match.game.plays())
        return frozenset(show(play.cards) for play, taken in after if taken.seat == seat)


class TrumpsNow(TrickKind):
    """What becomes trumps."""

    id, usual = "trumps", "trumps"

    def fits(self, moment: Moment, match: TrickMatch) -> bool:
        first_card = bool(match.game.trick) and not (moment.game.trick or moment.game.taken)
        return has_event(moment, match, "trumps") or (first_card and match.game.trumps is None)

    def value(self, moment: Moment, match: TrickMatch) -> int:
        return NO_SUIT if match.game.trumps is None else match.game.trumps

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.TRUMPS)

    def wrong(self, moment: Moment, right: int, rng: Random) -> list[int]:
        found = [*range(4), NO_SUIT]
        rng.shuffle(found)
        return found

    def write(self, moment: Moment, value: int) -> Phrase:
        if value == NO_SUIT:
            return Phrase(w.NO_TRUMPS)
        suit = pretty_suit(value)
        return Phrase(general.THIS, {"it": suit})

    def behind(self, moment: Moment, match: TrickMatch) -> list[str]:
        return ["misere"] if match.game.trumps is None else []
