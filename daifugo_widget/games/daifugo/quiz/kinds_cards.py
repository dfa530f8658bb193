"""Questions on how many cards there are, and on which are given, taken or have to be laid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from daifugo_widget.core.cards import bits, card_number, codes, show
from daifugo_widget.core.game.moves import NOBODY, Answer, Ask, Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.quiz import words as w
from daifugo_widget.quiz.kind import Kind
from daifugo_widget.quiz.kinds_open import pick
from daifugo_widget.quiz.moment import Moment
from daifugo_widget.quiz.question import Question
from daifugo_widget.table.telling.phrase import Phrase, list_phrases, verbatim
from daifugo_widget.table.telling.voice import cards, player
from daifugo_widget.table.telling.words.phrases import STOP

from ..engine.game import Game
from ..engine.match import Match

MOST_ANSWERS = 4000
"""If there are more ways than this to choose cards, nothing is asked about them."""
MOST_CARDS = 2
"""If more cards than this are to be chosen at once, the question is how many, not which."""


class Holds(Kind):
    """How many cards a hand has once an effect has changed it."""

    id, how, usual = "holds", "number", "groups"

    def fits(self, moment: Moment, match: Match) -> bool:
        same = match.number == moment.match.number
        done = same and not self._on_the_way(moment.game, match.game)
        return done and moment.step is not None and self._who(moment) is not None

    def _on_the_way(self, before: Game, after: Game) -> bool:
        """Return whether cards have left a hand but reach another only after a further choice."""
        held = [sum(hand.bit_count() for hand in game.hands) for game in (before, after)]
        return bool(after.agenda) and held[1] < held[0] and after.discards == before.discards

    def _who(self, moment: Moment) -> int | None:
        """Return whose hand has changed by more than a play."""
        step, after = moment.step, moment.after
        if step is None or after is None:
            return None
        laid = _cards_laid(step.move)
        hands = zip(moment.game.hands, after.game.hands, strict=True)
        for seat, (before, now) in enumerate(hands):
            usual = before.bit_count() - (laid if seat == step.seat else 0)
            if now.bit_count() != usual:
                return seat
        return None

    def value(self, moment: Moment, match: Match) -> int | None:
        who = self._who(moment)
        return None if who is None else match.game.hands[who].bit_count() or None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.HOLDS, {"who": player(self._who(moment) or 0)})

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell how many cards the hand held before."""
        who = self._who(moment) or 0
        held = moment.game.hands[who].bit_count()
        yield Phrase(w.HELD_BEFORE, {"who": player(who), "n": str(held)})


def _cards_laid(move: Move | None) -> int:
    """Return how many cards a move lays, including a forced play."""
    play = move.value if isinstance(move, Answer) else move
    return play.size if isinstance(play, Play) else 0


class Discards(Kind):
    """How many discards there are once a trick has flowed."""

    id, how, usual = "discards", "number", "zones"

    def fits(self, moment: Moment, match: Match) -> bool:
        flowed = any(event.verb == "flow" for event in match.game.events)
        return bool(moment.game.trick) and flowed and match.number == moment.match.number

    def value(self, moment: Moment, match: Match) -> int:
        return match.game.discards.bit_count()

    def sentence(self, moment: Moment, right: int) -> Phrase:
        return Phrase(w.DISCARDS)

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell what discards are, and where a hand that was laid down lies."""
        yield Phrase(w.DISCARDS_ARE)
        if match.game.aside & ~match.game.blind:
            yield Phrase(w.LAID_DOWN)


def _sizes(match: Match) -> set[int]:
    """Return how many cards the choice that is owed may take; {0} if none or too much to list."""
    game, ask = match.game, match.game.ask
    if ask is None or ask.what != "cards" or ask.seat < 0:
        return {0}
    answers = list(islice(game.answers(ask), MOST_ANSWERS))
    return {answer.value.bit_count() for answer in answers} if len(answers) < MOST_ANSWERS else {0}


def of_the_hand(game: Game, ask: Ask) -> bool:
    """Return whether a choice is among the cards of the hand of whoever owes it."""
    return not (ask.pool or 0) & ~game.hands[ask.seat]


def to_another(game: Game, ask: Ask) -> bool:
    """Return whether somebody else gets to have or to see the cards of the hand that are chosen."""
    return ask.to not in (NOBODY, ask.seat) and of_the_hand(game, ask)


def shows(after: Game) -> bool:
    """Return whether the cards that were chosen have been shown, not given."""
    return any(event.verb == "reveal" for event in after.events)


class Given(Kind):
    """How many cards are chosen at most, or have to go: exchanged, given, discarded."""

    id, how, then, usual = "cards", "number", False, "exchange"

    def fits(self, moment: Moment, match: Match) -> bool:
        """Leave out cards that come from elsewhere if only they can: nobody chooses them."""
        game = match.game
        if game.ask is None or game.ask.seat < 0:
            return False
        return of_the_hand(game, game.ask) or game.only_answer() is None

    def value(self, moment: Moment, match: Match) -> int | None:
        return max(_sizes(match)) or None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        ask = moment.game.ask
        assert ask is not None
        slots = {"who": player(ask.seat), "to": player(max(ask.to, 0))}
        slots["rule"] = moment.match.rules[ask.rule]
        if len(_sizes(moment.match)) > 1:
            return Phrase(w.CHOOSE_UP_TO, slots)
        if to_another(moment.game, ask):
            return Phrase(w.SHOW if _shows(moment) else w.GIVE, slots)
        chosen = moment.game.only_answer() is None
        return Phrase(w.CHOOSE if chosen else w.PARTS_HOW_MANY, slots)

    def clue(self, moment: Moment, match: Match, right: int) -> Iterator[Phrase]:
        """Tell how many cards each pair of classes usually exchanges."""
        game, ask = match.game, match.game.ask
        assert ask is not None
        pairs = match.rules.frame.exchange.exchanges(game, ())
        two = {ask.seat, ask.to}
        if not _shows(moment) and any(two == {pair.rich, pair.poor} for pair in pairs):
            title = match.rules.frame.titles.title
            yield list_phrases(
                [
                    Phrase(
                        w.EXCHANGE,
                        {
                            "high": title(game.classes[pair.rich]),
                            "low": title(game.classes[pair.poor]),
                            "n": str(pair.size),
                        },
                    )
                    for pair in pairs
                ],
                end=STOP,
            )

    def behind(self, moment: Moment, match: Match) -> list[str]:
        assert match.game.ask is not None
        return [match.game.ask.rule]


def _shows(moment: Moment) -> bool:
    """Return whether the cards that are chosen are shown, not given."""
    return moment.after is not None and shows(moment.after.game)


def _open_choices(match: Match) -> frozenset[str]:
    """Return the choices of as many cards as allowed; none if those are more than a few cards."""
    game, ask = match.game, match.game.ask
    size = max(_sizes(match))
    if ask is None or not 0 < size <= MOST_CARDS:
        return frozenset()
    values = (answer.value for answer in game.answers(ask))
    return frozenset(show(value) for value in values if value.bit_count() == size)


class Which(Kind):
    """Which cards may be chosen: given, taken, discarded."""

    id, how, then, usual = "which", "several", False, "exchange"

    def value(self, moment: Moment, match: Match) -> frozenset[str] | None:
        return _open_choices(match) or None

    def make(self, moment: Moment, rng: Random) -> Question | None:
        """Ask about some cards that may be chosen and some of the same hand that may not."""
        game, ask = moment.game, moment.game.ask
        right = self.value(moment, moment.match)
        if right is None or ask is None:
            return None
        held = [1 << bit for bit in bits(game.hands[ask.seat] if ask.pool is None else ask.pool)]
        among = combinations(held, max(_sizes(moment.match)))
        refused = [text for some in among if (text := show(sum(some))) not in right]
        if not refused:
            return None
        picked = pick(sorted(right), list(dict.fromkeys(refused)), set(), rng)
        decided = self.rule_decides(moment, right, self.by_others(moment), [ask.rule])
        return Question(
            kind=self.id,
            how=self.how,
            match=moment.match,
            seat=ask.seat,
            ask=(self._asks(moment),),
            right=frozenset(at for at, text in enumerate(picked) if text in right),
            choices=tuple(Phrase(w.THIS, {"it": cards(text)}) for text in picked),
            notes=dict(self._reasons(game, held, picked, right)),
            behind=self.feedback_rules(moment, moment.match, [ask.rule], decided),
            decided=decided,
            names=moment.names,
        )

    def by_others(self, moment: Moment) -> list[frozenset[str] | None]:
        """Return what may be chosen by the other rules, as far as they ask for cards."""
        found = (self.value(moment, match) for match in moment.others)
        return [value for value in found if value]

    def _asks(self, moment: Moment) -> Phrase:
        ask = moment.game.ask
        assert ask is not None
        slots = {"who": player(ask.seat), "to": player(max(ask.to, 0))}
        if to_another(moment.game, ask):
            return Phrase(w.SHOW_WHICH if _shows(moment) else w.GIVE_WHICH, slots)
        chosen = moment.game.only_answer() is None
        text = w.CHOOSE_WHICH if chosen else w.PARTS_WHICH
        return Phrase(text, {**slots, "rule": moment.match.rules[ask.rule]})

    def _reasons(
        self, game: Game, held: list[int], picked: list[str], right: frozenset[str]
    ) -> Iterator[tuple[int, Phrase]]:
        """Yield the table's own reason against each wrong choice."""
        assert game.ask is not None
        for at, text in enumerate(picked):
            value = next((v for v in _sums(held) if text not in right and show(v) == text), 0)
            refusal = game.why_not(game.ask.seat, Answer(value)) if value else None
            if refusal:
                yield at, verbatim(refusal.text)


def _sums(held: list[int]) -> Iterator[int]:
    for size in range(1, MOST_CARDS + 1):
        yield from map(sum, combinations(held, size))


class Must(Kind):
    """Which card has to be laid if there is no choice left."""

    id, then, usual = "must", False, "strength"

    def value(self, moment: Moment, match: Match) -> int | None:
        game, ask = match.game, match.game.ask
        if ask is None or ask.what != "play" or ask.seat < 0:
            return None
        plays = [answer.value for answer in islice(game.answers(ask), MOST_ANSWERS)]
        return plays[0].cards if len(plays) == 1 and isinstance(plays[0], Play) else None

    def sentence(self, moment: Moment, right: int) -> Phrase:
        ask = moment.game.ask
        assert ask is not None
        slots = {"who": player(ask.seat), "rule": moment.match.rules[ask.rule]}
        return Phrase(w.MUST, slots)

    def wrong(self, moment: Moment, right: int, rng: Random) -> list[int]:
        ask = moment.game.ask
        assert ask is not None
        equal = {card_number(code) for code in codes(right)}
        held = (1 << bit for bit in bits(moment.game.hands[ask.seat]))
        return [card for card in held if card_number(codes(card)[0]) not in equal]

    def write(self, moment: Moment, value: int) -> Phrase:
        return Phrase(w.THIS, {"it": cards(value)})

    def behind(self, moment: Moment, match: Match) -> list[str]:
        assert match.game.ask is not None
        return [match.game.ask.rule]
