"""Effects that let a player choose cards from the discards."""

from __future__ import annotations

from daifugo_widget.core.game.moves import CHANCE, Answer, Ask
from daifugo_widget.core.game.plays import Play, apart
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.rule import rule
from ..numbers import ByNumber

TAKE = _("Take {cards}")
TAKE_ONE = _("Choose a discard and take it.")


class Taking(ByNumber):
    """A player chooses cards from the discards, for their own hand or for another's."""

    uncovers = True

    def _choose(self, game: Change, seat: int, to: int, count: int, barred: int = 0) -> bool:
        """Ask for up to ``count`` discards; return whether any can be taken."""
        pool = game.discards & ~barred
        count = min(count, pool.bit_count())
        if not count or not game.may_draw(count):
            return False
        if not game.owe_pile(self, seat, pool, (to, count)):
            self._ask(game, seat, pool, to, count)
        return True

    def _ask(self, game: Change, seat: int, pool: int, to: int, count: int) -> None:
        game.owe(Ask(self.id, seat, "cards", count, count, to, pool=pool))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat == CHANCE:
            self._ask(game, ask.to, answer.value, *ask.detail.rest)
        else:
            game.draw(self, ask.to, answer.value)


@rule("zombie", en="Zombie", ja="ゾンビ", ko="좀비", fame="once", tastes=("memory",))
class Zombie(Taking):
    """Three 3s put a discard of their player's choice into the hand of the next player."""

    number = "3"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        self._choose(game, seat, game.next_of(seat), 1)

    note = _("It happens even when the three 3s were the last cards.")
    lore = _(
        "Choose the most useless discard. But a 4 that makes a pair is not useless, and neither "
        "is a third 8."
    )
    says = {"button": _("Give {cards}"), "ask": _("Choose a discard for {to}.")}
    example = """
        hands     3c3d3hKs / 9cTd / JsQs
        discards  4h8d2s
        a 3c3d3h > 4h    # a finds a weak card for b.
        = hand b 4h9cTd, discards 8d2s, turn b
    """


@rule("rescue", en="Rescue", ja="サルベージ", ko="구조", fame="once", tastes=("memory",))
class Rescue(Taking):
    """When a trick with a 3 flows, the player of the 3 chooses a discard and takes it."""

    number = "3"

    def on_flow(self, game: Change) -> None:
        laid = reversed(apart(game.flowed))
        threes = (three for three in laid if self.concerns(game.rules, three.play))
        saved = next((three.seat for three in threes if game.is_live(three.seat)), None)
        if saved is not None and not (game.over or game.silent):
            self._choose(game, saved, saved, 1, game.flowed_cards)

    note = _(
        "It is the last player of a 3 in the trick who still holds cards. The cards of the trick "
        "that has just flowed cannot be taken, and a 3 in stairs does not count."
    )
    lore = _(
        "The Japanese name means salvage. Nobody has to be beaten for it: lead a 3, let the "
        "others fight over the trick, and choose your 2."
    )
    says = {"button": TAKE, "ask": TAKE_ONE}
    example = """
        hands     3c4d / 9cTd / JsQs
        discards  5h2s
        a 3c  b 9c  c -  a -
        a > 2s    # The trick flows: a, who played the 3, takes a discard.
        = hand a 4d2s, discards 3c5h9c, leads b
    """


@rule("satan", en="Satan", ja="サタン", ko="사탄", fame="once", tastes=("memory",))
class Satan(Taking):
    """Three 6s let their player choose a discard and take it."""

    number = "6"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.is_live(seat):
            self._choose(game, seat, seat, 1)

    note = _("Nothing is taken when the three 6s were the last cards.")
    lore = _(
        "Three 6s are 666, the number of the beast. At a table that plays omen too, omen comes "
        "first."
    )
    says = {"button": TAKE, "ask": TAKE_ONE}
    example = """
        hands     6c6d6h4s / 9cTd / JsQs
        discards  5h8d2s
        a 6c6d6h > 2s    # a takes the best of the discards.
        = hand a 4s2s, discards 5h8d, turn b
    """


@rule(
    "queen-love",
    en="Queen's love",
    ja="Qラブ",
    ko="Q 러브",
    fame="once",
    tastes=("chaos", "memory"),
)
class QueenLove(Taking):
    """Qs let their player take as many chosen discards, and act once more on these Qs."""

    number = "Q"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Ask for the cards; a player who takes some acts once more."""
        if game.is_live(seat) and self._choose(game, seat, seat, self._count(game, play)):
            game.act_next(self, seat)

    note = _(
        "After taking the cards the player follows these Qs or passes. "
        "Nothing happens without discards, in stairs, or when the Qs were the last cards."
    )
    lore = _(
        "You have no fewer cards than before, but better ones. A queen is worth most late in "
        "the game, when 2s and jokers are among the discards."
    )
    says = {
        "button": TAKE,
        "ask": _("Choose {high} of the discards and take them."),
        "ask-one": TAKE_ONE,
        "act-next": _("{seat} [acts|act] once more."),
    }
    example = """
        hands     Qs4c / 9cTd / JsKs
        discards  3h5h2d
        a Qs > 2d    # a takes a 2 and acts once more ...
        = hand a 4c2d, turn a, top Qs
        a 2d         # ... now as a follower.
        = turn b, top 2d
    """
