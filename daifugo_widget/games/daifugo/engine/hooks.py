"""The hooks: where a rule may act in a game, and how several rules act together at one."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from daifugo_widget.core.game.moves import Answer, Ask, MarkValue, Move
    from daifugo_widget.core.game.plays import Play
    from daifugo_widget.core.game.refusal import Refusal
    from daifugo_widget.core.words.text import Text

    from .change import Change
    from .dealing import Dealing
    from .game import Game
    from .order import Order
    from .plays.play_kind import Kind
    from .rule_set import RuleSet
    from .state import State
    from .state_values import Exit, Pair

LAWS = {
    "folded": "each rule is given what the rule before it has returned",
    "united": "all that the rules return counts",
    "veto": "one rule that objects is enough",
    "first": "the first rule that returns something counts",
    "each": "the rules act one after the other",
    "own": "only the rule that it concerns is asked",
    "least": "what all rules leave counts",
}
"""How several rules act together at one hook."""

F = TypeVar("F", bound=Callable[..., object])


def law(name: str) -> Callable[[F], F]:
    """Note on a hook by which of the `LAWS` several rules act together at it."""

    def note(hook: F) -> F:
        vars(hook)["law"] = name
        return hook

    return note


class EverydayHooks:
    """What most rules are made of: what follows a play, and which plays there are."""

    @law("each")
    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Act when a seat has laid a play, at the stage that the rule is declared with."""

    @law("own")
    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        """Carry out the answer to a choice that the rule has asked for."""

    @law("own")
    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Return the open answers to a choice of the rule, if not every answer is open."""

    @law("united")
    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Return plays that a seat may make now although they would not follow."""

    @law("veto")
    def allows(self, game: Game, play: Play, mark: MarkValue) -> Refusal | None:
        """Return why a play that would follow may not; asked only while the rule has a mark."""

    @law("folded")
    def strength(self, order: Order, mark: MarkValue | None) -> Order:
        """Return the order of strength, given the one so far and the rule's own mark."""

    @law("first")
    def is_revolution(self, rules: RuleSet, play: Play) -> bool:
        """Return whether a play is a revolution by this rule."""

    @law("each")
    def on_flow(self, game: Change) -> None:
        """Act when the trick has flowed, before anybody leads."""


class TrickHooks:
    """The rest of a trick: who may or must play, who leads, and what a pass or a call does."""

    @law("united")
    def kinds(self, rules: RuleSet) -> Iterable[Kind]:
        """Return the kinds of plays that the rule adds: each has `name`, `lead`, `follow`."""

    @law("first")
    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        """Return why a group does not beat another, if the rule has moved its number."""

    @law("united")
    def calls(self, game: Game) -> Iterable[int]:
        """Return the seats that may call out the rule now, in or out of turn."""

    @law("own")
    def on_call(self, game: Change, seat: int) -> None:
        """Act when a seat has called out the rule."""

    @law("veto")
    def must_lead(self, game: Game) -> Refusal | None:
        """Return why the seat that leads may not pass."""

    @law("veto")
    def must_follow(self, game: Game) -> Refusal | None:
        """Return why a seat that can follow may not pass."""

    @law("veto")
    def may_play(self, game: Game, seat: int) -> Refusal | None:
        """Return why a seat may play nothing at all now."""

    @law("united")
    def stays(self, game: Game, seat: int, play: Play) -> bool:
        """Return whether a seat stays in the game although it has played its last card."""

    @law("first")
    def leader(self, game: Change) -> int | None:
        """Return who leads the first trick; None, also if the choice has been owed to chance."""

    @law("own")
    def lays(self, game: Change, seat: int, play: Play) -> None:
        """Lay a play that the rule has allowed in its own way: beside the trick or joined to it."""

    @law("veto")
    def seals(self, game: State, play: Play) -> bool:
        """Return whether a play may not change the order of strength for good."""

    @law("first")
    def holds_flow(self, game: Change) -> bool:
        """Give a seat the turn though nobody else may follow; return whether the trick goes on."""

    @law("each")
    def on_answer(self, game: Change, seat: int) -> None:
        """Act when a seat has answered a cut with cards that are discarded."""

    @law("united")
    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play] | None:
        """Return what a seat may answer a cut with; None if it clearly has nothing."""

    @law("own")
    def after_cut_answer(self, game: Change, seat: int, play: Play) -> bool:
        """Return whether an answer calls a cut off, and if so carry it out; else it is a play."""

    @law("each")
    def on_pass(self, game: Change, seat: int) -> None:
        """Act when a seat has passed."""

    @law("each")
    def on_out(self, game: Change, exit: Exit) -> None:
        """Act when a seat has gone out, fouled or fallen."""


class DealHooks:
    """Before the first lead: the deck, the cards laid aside, the exchange between the classes."""

    @law("folded")
    def deck(self, cards: int, rules: RuleSet, players: int, game: int) -> int:
        """Return the deck, given the cards so far and the number of the game."""

    @law("united")
    def lay_aside(self, dealing: Dealing) -> int:
        """Return cards that are taken out before the deal."""

    @law("folded")
    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        """Return who exchanges how many cards with whom, given the pairs so far."""

    @law("folded")
    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        """Return what the poor side of a pair is asked for, given the choice so far."""

    @law("own")
    def honest(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Return the open answers that do not cheat, if the rule leaves others open too."""

    @law("each")
    def on_start(self, game: Change) -> None:
        """Act when the cards are dealt, before anybody leads."""

    @law("united")
    def opens(self, game: State) -> int:
        """Return the seats (as bits) whose hands lie open."""


class BetweenGamesHooks:
    """The end of a game: places and classes, and what is settled before the next one."""

    @law("each")
    def on_end(self, game: Change) -> None:
        """Act when the game is over, before that is told."""

    @law("folded")
    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        """Return who has the last places, the best of them first, given the list so far."""

    @law("folded")
    def next_classes(self, game: State, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Return the class of each seat in the next game, given the classes so far."""

    @law("own")
    def on_join(
        self, mark: MarkValue | None, ranking: tuple[int, ...], classes: tuple[str, ...]
    ) -> MarkValue | None:
        """Return the rule's mark in the next game once a newcomer, the last seat, is ranked."""

    @law("first")
    def enters(self, ranking: tuple[int, ...], wins: Iterable[bool]) -> tuple[int, ...]:
        """Return a ranking with a newcomer in it, given whom it beats, the lowest player first."""

    @law("first")
    def enact(self, house: RuleSet, rules: RuleSet, wanted: RuleSet) -> RuleSet:
        """Return the rules that the daifugo wants, if one decree between two games allows them."""

    @law("own")
    def stands(self, against: Collection[bool]) -> Text | None:
        """Return the sentence by which a decree stands after the votes, None if it is vetoed."""


class RefereeHooks:
    """Fouls, and the clock: what a table with a referee, or one that is strict, watches over."""

    @law("veto")
    def foul(self, game: Game, seat: int, play: Play) -> bool:
        """Return whether a play is forbidden as the last one of a hand."""

    @law("least")
    def fouls_kept(self, order: Order) -> int:
        """Return the cards that stay forbidden as the last ones while the rule silences effects."""

    @law("first")
    def illegal(self, game: Change, seat: int, play: Play) -> None:
        """Deal with a play that is against the rules and was let through."""

    @law("united")
    def tolerates(self, game: Game, seat: int, move: Move) -> bool:
        """Return whether a move against the rules is let through, for a referee to judge."""

    @law("veto")
    def absent(self, game: Change, seat: int) -> bool:
        """Return whether a seat is left out when the turn is passed on, and count it down."""

    @law("own")
    def seconds(self, game: State) -> int:
        """Return how long the seat to act has until the table calls the rule."""


class Hooks(EverydayHooks, TrickHooks, DealHooks, BetweenGamesHooks, RefereeHooks):
    """All that a rule may define: a rule acts at the hooks that its class has, and at no others.

    A `Change` that a hook is given may be changed by the verbs; a `Game` or a `State` is only to
    be read.
    """


GROUPS: dict[str, type] = {
    "Everyday": EverydayHooks,
    "Trick": TrickHooks,
    "Deal and exchange": DealHooks,
    "Between games": BetweenGamesHooks,
    "Referee": RefereeHooks,
}
"""The hooks by when they are asked, those first that most rules need."""

HOOKS = tuple(name for group in GROUPS.values() for name in vars(group) if not name.startswith("_"))
"""Every hook there is; any other public method of a rule is an error when the rule is declared."""

BETWEEN_GAMES = "on_join", "enters", "enact", "stands"
"""The hooks at which a rule acts while no game is played."""


def acts(rule: type) -> bool:
    """Return whether a rule of Daifugo does anything while a game is played."""
    return any(hasattr(rule, hook) for hook in HOOKS if hook not in BETWEEN_GAMES)
