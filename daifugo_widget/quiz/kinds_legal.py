"""Questions on plays of a hand: which are legal, and one by which a rule acts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from ..core.cards import bits, show
from ..core.game import Game
from ..core.plays import Play
from ..core.records.moving import find_play
from ..core.refusal import Refusal
from ..games import DAIFUGO
from ..table.face import face_of
from ..table.phrase import cards, player
from . import words as w
from .kind import Kind, in_front
from .moment import Moment
from .question import Question
from .said import Said, verbatim
from .telling import behind, rule_said

MOST_LEGAL, MOST_CHOICES = 3, 5
MOST_PLAYS = 40
NO_PLAYS = (2, 3, 3)
"""So many cards each are picked for what may be no play at all, where somebody leads."""


def plays(game: Game) -> dict[str, Play]:
    """Return the legal plays by their cards, however jokers are read in them."""
    return {show(play.cards): play for play in reversed(game.plays())}


def _decides(game: Game) -> bool:
    return not (game.over or game.agenda)


class Legal(Kind):
    """Which of some plays are legal, if any."""

    id, how, then, usual = "legal", "several", False, "groups"

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Ask about plays of the hand, first of all those that other rules judge otherwise."""
        game = moment.game
        if not _decides(game):
            return None
        legal = plays(game)
        disputed = set[str]().union(
            *(legal.keys() ^ plays(other.game).keys() for other in moment.alike)
        )
        refused = dict.fromkeys([*sorted(disputed - set(legal)), *_refused(game, legal, rng)])
        if not refused:
            return None
        picked = pick(list(legal), list(refused), disputed, rng)
        decided = not disputed.isdisjoint(picked)
        right = {at for at, text in enumerate(picked) if text in legal} or {len(picked)}
        reasons = {at: why for at, text in enumerate(picked) if (why := _why_not(game, text))}
        ids = [legal[text].rule for text in picked if text in legal]
        ids += [] if decided else _ids(reasons.values(), game)
        named = self.named(moment, moment.match, ids, decided)
        return Question(
            kind=self.id,
            how=self.how,
            match=moment.match,
            seat=game.turn,
            ask=(Said(w.LEGAL, {"who": player(game.turn)}),),
            right=frozenset(right),
            choices=(*(Said(w.THIS, {"it": cards(text)}) for text in picked), Said(w.NONE)),
            notes={at: verbatim(why.text) for at, why in reasons.items()},
            because=tuple(rule_said(rule) for rule in named),
            rules=tuple(rule.id for rule in named),
            decided=decided,
            names=moment.names,
        )


def _refused(game: Game, legal: dict[str, Play], rng: Random) -> Iterator[str]:
    """Yield cards of the hand that could be thought of and may not be played now."""
    hand = game.hands[game.turn]
    found = [play.cards for play in game.rules.forms.lead(hand, game.order)]
    held = [1 << bit for bit in bits(hand)]
    for size in () if game.trick else NO_PLAYS:
        found.append(sum(rng.sample(held, min(size, len(held)))))
    yield from (text for text in map(show, found) if text not in legal)


def _why_not(game: Game, text: str) -> Refusal | None:
    found = find_play(game, text)
    return found if isinstance(found, Refusal) else None


def _ids(reasons: Iterable[Refusal], game: Game) -> list[str]:
    found = (face_of(DAIFUGO).rule_behind(why.reason, game) for why in reasons)
    return [id for id in found if id]


def pick(legal: list[str], refused: list[str], disputed: set[str], rng: Random) -> list[str]:
    """Pick a few of either, those that are disputed first."""

    def first(texts: list[str], most: int) -> list[str]:
        rng.shuffle(texts)
        return sorted(texts, key=lambda text: text not in disputed)[:most]

    some = first(legal, rng.randint(1, MOST_LEGAL))
    picked = [*some, *first(refused, MOST_CHOICES - len(some))]
    rng.shuffle(picked)
    return picked


class ShowRule(Kind):
    """A play, laid on the table, by which a rule acts."""

    id, how, then, usual = "show", "cards", False, "groups"

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Try all plays: some have to make the rule act, and some others not."""
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
            ask=(Said(w.SHOW_RULE, {"who": player(game.turn), "rule": rule}),),
            right=frozenset(map(show, acting)),
            because=(rule_said(moment.match.rules[rule.id]),),
            rules=(rule.id,),
            decided=True,
            names=moment.names,
        )
