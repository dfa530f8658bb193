"""The hooks: where a rule may act in a game, and how several rules act together at one."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ..core.moves import Answer, Ask, MarkValue, Move
    from ..core.plays import Play
    from ..core.refusal import Refusal
    from ..core.text import Text
    from .dealing import Dealing
    from .forms import Kind
    from .game import Game
    from .order import Order
    from .ruleset import Ruleset
    from .state import State
    from .values import Exit, Pair

LAWS = {
    "folded": "each rule is given what the rule before it has returned",
    "united": "all that the rules return counts",
    "veto": "one rule that objects is enough",
    "first": "the first rule that returns something counts",
    "each": "the rules act one after the other",
    "own": "it is asked of the rule alone that it concerns",
    "least": "what all rules leave counts",
}
"""How several rules act together at one hook."""

F = TypeVar("F", bound=Callable[..., Any])


def law(name: str) -> Callable[[F], F]:
    """Say of a hook by which of the `LAWS` rules act together at it."""

    def note(hook: F) -> F:
        vars(hook)["law"] = name
        return hook

    return note


class Hooks:
    """All that a rule may define: a rule acts at the hooks that its class has, and at no others.

    They stand in the order in which `Ruleset.explain` tells of them. The game that a hook is given
    is one under change, which it changes by the verbs; a `State` is only to be read.
    """

    @law("folded")
    def deck(self, cards: int, rules: Ruleset, players: int, game: int) -> int:
        """Return the cards that are dealt from, by those so far and the number of the game."""

    @law("united")
    def lay_aside(self, dealing: Dealing) -> int:
        """Return cards that are taken out before the deal."""

    @law("folded")
    def strength(self, order: Order, mark: MarkValue | None) -> Order:
        """Return the order of strength, by the one so far and the rule's own mark."""

    @law("first")
    def weaker(self, order: Order, play: Play, top: Play) -> Text | None:
        """Return why a group does not beat another, where the rule has moved its number."""

    @law("united")
    def kinds(self, rules: Ruleset) -> Iterable[Kind]:
        """Return kinds of plays beside stairs and others: each has `name`, `lead`, `follow`."""

    @law("united")
    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Return plays that a seat may make now although they would not follow."""

    @law("united")
    def calls(self, game: Game) -> Iterable[int]:
        """Return the seats that may call out the rule now, in or out of turn."""

    @law("first")
    def is_revolution(self, rules: Ruleset, play: Play) -> bool:
        """Tell whether a play is a revolution by this rule."""

    @law("veto")
    def allows(self, game: Game, play: Play, mark: MarkValue) -> Refusal | None:
        """Return why a play that would follow may not; asked only while the rule has a mark."""

    @law("veto")
    def must_lead(self, game: Game) -> Refusal | None:
        """Return why the seat that leads may not pass."""

    @law("veto")
    def must_follow(self, game: Game) -> Refusal | None:
        """Return why a seat that can follow may not pass."""

    @law("veto")
    def may_play(self, game: Game, seat: int) -> Refusal | None:
        """Return why a seat may play nothing at all now."""

    @law("veto")
    def foul(self, game: Game, seat: int, play: Play) -> bool:
        """Tell whether a play is forbidden as the last one of a hand."""

    @law("united")
    def stays(self, game: Game, seat: int, play: Play) -> bool:
        """Tell whether a seat stays in the game although it has played its last card."""

    @law("first")
    def leader(self, game: Game) -> int | None:
        """Return who leads the first trick."""

    @law("folded")
    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        """Return who exchanges how many cards with whom, by the pairs so far."""

    @law("folded")
    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        """Return what the poor side of a pair is asked for, by the choice so far."""

    @law("each")
    def on_start(self, game: Game) -> None:
        """Act when the cards are dealt, before anybody leads."""

    @law("each")
    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Act when a seat has laid a play, at the stage that the rule is declared with."""

    @law("each")
    def on_pass(self, game: Game, seat: int) -> None:
        """Act when a seat has passed."""

    @law("each")
    def on_flow(self, game: Game) -> None:
        """Act when the trick has flowed, before anybody leads."""

    @law("each")
    def on_out(self, game: Game, exit: Exit) -> None:
        """Act when a seat has gone out, fouled or fallen."""

    @law("each")
    def on_end(self, game: Game) -> None:
        """Act when the game is over, before it is told so."""

    @law("united")
    def opens(self, game: State) -> int:
        """Return the seats (as bits) whose hands lie open."""

    @law("folded")
    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        """Return who has the last places, the best of them first, by the list so far."""

    @law("folded")
    def next_classes(self, game: State, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Return the class of each seat in the next game, by the classes so far."""

    @law("own")
    def joined(
        self, mark: MarkValue | None, ranking: tuple[int, ...], classes: tuple[str, ...]
    ) -> MarkValue | None:
        """Return what its mark is in the next game when a newcomer, the last seat, is ranked."""

    @law("own")
    def lays(self, game: Game, seat: int, play: Play) -> None:
        """Lay a play that the rule has allowed in its own way, not as the one to beat."""

    @law("veto")
    def absent(self, game: Game, seat: int) -> bool:
        """Tell whether the turn is not passed to a seat."""

    @law("first")
    def holds_flow(self, game: Game) -> bool:
        """Tell whether the trick does not flow yet although nobody else may follow."""

    @law("veto")
    def seals(self, game: State, play: Play) -> bool:
        """Tell whether a play may not change the order of strength for good."""

    @law("least")
    def fouls_kept(self, order: Order) -> int:
        """Return the cards that stay forbidden as the last ones while the rule silences effects."""

    @law("united")
    def tolerates(self, game: Game, seat: int, move: Move) -> bool:
        """Tell whether a move that is against the rules is let through, for a referee to judge."""

    @law("first")
    def illegal(self, game: Game, seat: int, play: Play) -> None:
        """Deal with a play that is against the rules and was let through."""

    @law("united")
    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play] | None:
        """Return what a seat may answer a cut with; None where it clearly has none."""

    @law("own")
    def cut_answered(self, game: Game, seat: int, play: Play) -> bool:
        """Carry out the answer to a cut, and tell whether the cut is called off."""

    @law("own")
    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Return the answers that are open to a choice of the rule, where not any would do."""

    @law("own")
    def honest(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Return the open answers by which nobody cheats, where the rule leaves others open too."""

    @law("own")
    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Carry out the answer to a choice that the rule has asked for."""

    @law("own")
    def called(self, game: Game, seat: int) -> None:
        """Act when a seat has called out the rule."""


HOOKS = tuple(name for name in vars(Hooks) if not name.startswith("_"))
"""Every hook there is; any other public method of a rule is an error when the rule is declared."""


def acts(rule: type) -> bool:
    """Tell whether a rule of Daifugo does anything while a game is played."""
    return any(hasattr(rule, hook) for hook in HOOKS)
