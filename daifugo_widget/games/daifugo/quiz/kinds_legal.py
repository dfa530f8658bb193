"""Questions on plays of a hand: which are legal, and one that makes a rule act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from daifugo_widget.core.cards import bits, show
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.kind import Kind, in_front
from daifugo_widget.quiz.kinds_open import Open
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.outcome_words import behind
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import player

from ..engine.game import Game
from ..engine.match import Match
from ..records.moving import find_play

MOST_PLAYS = 40
NO_PLAYS = (2, 3, 3)
"""How many cards are picked at random each time somebody leads: they may not be a play at all."""


def _decides(game: Game) -> bool:
    return not (game.over or game.agenda)


class Legal(Open[Game]):
    """Which of some plays are legal, if any."""

    id, usual, asks = "legal", "groups", w.LEGAL

    def fits(self, moment: Moment, match: Match) -> bool:
        return _decides(match.game)

    def legal(self, game: Game) -> dict[str, str]:
        """Return the legal plays by their cards, however jokers are read in them."""
        return {show(play.cards): play.rule for play in reversed(game.plays())}

    def illegal_moves(self, game: Game, legal: Mapping[str, str], rng: Random) -> Iterator[str]:
        """Yield cards of the hand that one might think of playing but may not play now."""
        hand = game.hands[game.turn]
        found = [play.cards for play in game.rules.forms.lead(hand, game.order)]
        held = [1 << bit for bit in bits(hand)]
        for size in () if game.trick else NO_PLAYS:
            found.append(sum(rng.sample(held, min(size, len(held)))))
        yield from (text for text in map(show, found) if text not in legal)

    def why_not(self, game: Game, text: str) -> Refusal | None:
        """Return the table's reason against some cards, None if there is none."""
        found = find_play(game, text)
        return found if isinstance(found, Refusal) else None


class ShowRule(Kind):
    """A play to lay on the table that makes a rule act."""

    id, how, then, usual = "show", "cards", False, "groups"

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Try all plays: some, but not all, have to make the rule act."""
        game, rule = moment.game, moment.rule
        if rule is None or not _decides(game):
            return None
        open_plays = game.plays()
        acting = {p.cards for p in open_plays if rule.id in behind(moment.match.step(p))}
        if not 0 < len(acting) < len({p.cards for p in open_plays}) <= MOST_PLAYS:
            return None
        return Question(
            kind=self.id,
            how=self.how,
            match=moment.match,
            seat=in_front(moment),
            ask=(Phrase(w.SHOW_RULE, {"who": player(game.turn), "rule": rule}),),
            right=frozenset(map(show, acting)),
            behind=(moment.match.rules[rule.id],),
            decided=True,
            names=moment.names,
        )
