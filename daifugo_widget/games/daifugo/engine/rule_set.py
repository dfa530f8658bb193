"""A set of rules to play by: read from one line, checked once, indexed by hook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache, partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar, cast

from daifugo_widget.core.game.moves import FEWEST, MOST, Marks
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule, is_own
from daifugo_widget.core.rules.rule_errors import RuleError, name_and_id
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.core.words.arguments import whole
from daifugo_widget.core.words.suggestions import nearest
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from .frame import Frame
from .hooks import Hooks
from .order import Order
from .pipelines import LEAD, Pipeline
from .plays.play_forms import Forms
from .plays.play_kind import Wild
from .presets import FOR_PLAYERS, HOUSE_NAMES, KNOWN_PLAYERS, PRESETS, TITLE
from .rule import CATALOGUE, HOOKS, STAGES, Rule

if TYPE_CHECKING:
    from .change import PlayStep


PLAYERS = _("{players} cannot play: 2 to 9 players can")
NEEDS_TWO_PLAYER = _("a dealt game for two needs the rule {rule}: use the preset two-player")
FOR_SO_MANY = _(
    "{rule} is a game for {wanted}, not for {players}: let {wanted} play, or take the rule out"
)
DECK_TOO_SMALL = _("the deck is too small for {players} players: raise decks or add ranks")


MOST_KNOWN = 1 << 14
"""For how many plays, or sets of marks, a rule set remembers what it has found out."""

P = ParamSpec("P")
R = TypeVar("R")


def found_once(
    find: Callable[Concatenate[RuleSet, P], R],
) -> cached_property[Callable[P, R]]:
    """Let a rule set remember what a method finds out from the rules and its arguments."""
    once = lru_cache(MOST_KNOWN)
    return cached_property(lambda rules: cast("Callable[P, R]", once(partial(find, rules))))


class RuleSet(BaseRuleSet):
    """The rules of Daifugo that are on, each with its options, indexed by hook.

    ``RuleSet("standard", "-eleven-back, stairs(minimum=2)", miyako_ochi=False)`` reads what a
    record's ``rules`` line says.

    >>> rules = RuleSet("standard", "-eleven-back, stairs(minimum=2)")
    >>> "eleven-back" in rules, rules["stairs"].minimum
    (False, 2)
    """

    game = "daifugo"
    title = TITLE
    catalogue = CATALOGUE
    presets = PRESETS
    house_names = HOUSE_NAMES

    def __init__(self, *texts: str, **rules: bool | dict[str, object]) -> None:
        _load()
        super().__init__(*texts, **rules)

    def _settle(self, chosen: dict[str, Any]) -> None:
        self.rules: tuple[Rule, ...] = tuple(
            sorted(chosen.values(), key=lambda r: (STAGES.index(r.stage), r.rank_in_catalogue))
        )
        super()._settle({rule.id: rule for rule in self.rules})
        self.hooks = {hook: self._acting_at(hook) for hook in HOOKS}
        self.lives = {rule.id: rule.life for rule in self.rules}
        self.fleeting = frozenset(rule.id for rule in self.rules if rule.life == "play")
        self.silencers = frozenset(rule.id for rule in self.rules if rule.silences)
        self.has_own = any(map(is_own, self.rules))
        self.uncover = any(rule.uncovers for rule in self.rules)
        starting, flowing = self.hooks["on_start"], self.hooks["on_flow"]
        self.at_start = Pipeline.of({rule.id: rule.on_start for rule in starting}, LEAD)
        self.at_flow = Pipeline.of({rule.id: rule.on_flow for rule in flowing}, LEAD)
        self.layers = {rule.id: rule for rule in self.hooks["lays"]}
        self.pipelines: dict[Play, Pipeline[PlayStep]] = {}
        self.silent_pipelines: dict[Play, Pipeline[PlayStep]] = {}

    def _acting_at(self, hook: str) -> tuple[Rule, ...]:
        found = [rule for rule in self.rules if hasattr(rule, hook) and rule.uses(hook)]
        if getattr(Hooks, hook).law == "folded" and hook != "strength":  # that goes by stages
            found.sort(key=is_own)  # your own come last, or they would have nothing to change
        if hook == "on_start":
            found.sort(key=lambda rule: rule.after_exchange)
        return tuple(found)

    def first_at(self, hook: str) -> Rule | None:
        return next(iter(self.hooks[hook]), None)

    @classmethod
    def of(cls, rules: RuleSet | str) -> RuleSet:
        """Return a rule set as it is, or read it from a text."""
        if isinstance(rules, RuleSet):
            return rules
        return cls.read(rules) if isinstance(rules, str) else cls(rules)

    def for_players(self, players: int) -> RuleSet:
        """Return the rule set as its house plays it with this number of players."""
        house = FOR_PLAYERS.get((self.preset, whole("players", players)))
        adapted = self
        if house:
            other = RuleSet.read(f"{self.preset}, {house}")
            for rule in other:
                if rule != self._by_id.get(rule.id) == type(rule)():
                    adapted = adapted.with_rule(rule)
        return adapted

    @classmethod
    def all_rules(cls) -> dict[str, type[BaseRule]]:
        _load()
        return super().all_rules()

    @classmethod
    def find(cls, id: str) -> type[Rule]:
        """Return the rule with an id, as a class. Raises `UnknownError`."""
        found = super().find(id)
        assert issubclass(found, Rule)
        return found

    def check_players(self, players: int, game: int = 1) -> None:
        if not FEWEST <= whole("players", players) <= MOST:
            raise RuleError(PLAYERS.fill(players=players))
        if players == 2 and "two-player" not in self:
            raise _wrong(NEEDS_TWO_PLAYER, "two-player", players)
        for rule in self:
            if rule.seats and rule.seats != players:
                facts = {"rule": name_and_id(rule), "wanted": rule.seats, "players": players}
                raise RuleError(FOR_SO_MANY.fill(**facts), rule.id)
        if self.deck(players, game).bit_count() < players:
            raise _wrong(DECK_TOO_SMALL, "deck", players)

    @cached_property
    def known_players(self) -> tuple[int, ...]:
        """How many players the house is meant for, of those that its rules let play here."""
        open_to = [players for players in range(FEWEST, MOST + 1) if self._may_seat(players)]
        known = [players for players in open_to if players in KNOWN_PLAYERS[self.preset]]
        return tuple(known or open_to)

    def _may_seat(self, players: int) -> bool:
        try:
            self.for_players(players).check_players(players)
        except RuleError:
            return False
        return True

    def __hash__(self) -> int:
        return hash(self.rules)

    # --- what the rules say together -------------------------------------------------------------

    @found_once
    def order(self, marks: Marks) -> Order:
        """Return the order of strength under these marks."""
        return self._fold_order(self.order_marks(marks))

    def order_marks(self, marks: Marks) -> Marks:
        """Return those of the marks that make the order of strength what it is."""
        return tuple([mark for mark in marks if mark[0] in self._strengths]) if marks else marks

    def lasting_order(self, marks: Marks) -> Order:
        """Return the order of strength that outlives the trick."""
        passing = ("trick", "tricks")
        return self.order(tuple(mark for mark in marks if self.lives.get(mark[0]) not in passing))

    def kept_marks(self, marks: Marks, new_set: bool = False) -> Marks:
        """Return the marks that last into the next game, or into the first game of a new set."""
        kept = ("match",) if new_set else ("set", "match")
        return tuple(mark for mark in marks if self.lives.get(mark[0]) in kept)

    def joined_marks(
        self, marks: Marks, ranking: tuple[int, ...], classes: tuple[str, ...]
    ) -> Marks:
        """Return the marks of the next game once a newcomer has joined it."""
        values = dict(marks)
        for rule in self.hooks["on_join"]:
            values[rule.id] = rule.on_join(values.get(rule.id), ranking, classes)
        return tuple((id, value) for id, value in values.items() if value is not None)

    @found_once
    def _fold_order(self, marks: Marks) -> Order:
        order, values = Order(), dict(marks)
        for rule in self.hooks["strength"]:
            order = rule.strength(order, values.get(rule.id))
        return order

    @cached_property
    def _strengths(self) -> frozenset[str]:
        """The ids of the rules whose marks may change the order of strength."""
        return frozenset(rule.id for rule in self.hooks["strength"])

    @cached_property
    def frame(self) -> Frame:
        """The rules that cannot be switched off, each with its own type."""
        return Frame.of(self._by_id)

    @cached_property
    def forms(self) -> Forms:
        """The generator of plays."""
        joker = self.frame.joker_wild
        wild = Wild(joker.suit, joker.choose_number, joker.per_stairs, joker.above_two)
        return Forms((kind for rule in self.hooks["kinds"] for kind in rule.kinds(self)), wild)

    @cached_property
    def vetoes(self) -> dict[str, Rule]:
        """The rules that may forbid a play, by the id of the mark that they have while they do."""
        return {rule.id: rule for rule in self.hooks["allows"]}

    @cached_property
    def reenter(self) -> bool:
        """Whether a player who has passed may play again in the same trick."""
        return self.frame.passing.reenter

    def deck(self, players: int, game: int = 1) -> int:
        cards = 0
        for rule in self.hooks["deck"]:
            cards = rule.deck(cards, self, players, game)
        return cards

    @found_once
    def rules_after_play(self, play: Play, silent: bool = False) -> tuple[Rule, ...]:
        """Return the rules that act after a play, in order; in silence only those that still do."""
        own = self.get(play.rule) if play.rule else None
        acting = self.hooks["after_play"]
        if own and own.quiet:
            acting = tuple(rule for rule in acting if rule is own)
        if own and own.joins:
            acting = tuple(rule for rule in acting if not rule.in_revolution)
        return tuple(
            rule
            for rule in acting
            if (rule.lasts_in_silence or not silent) and rule.concerns(self, play)
        )

    @found_once
    def extras_on(self, top: Any) -> tuple[tuple[Rule, int, int], ...]:
        """Return the rules that may allow more than the usual plays on the play to beat.

        Each comes with the cards of which a hand needs some, and how many it needs.
        """
        needs = ((rule, rule.extends(self, top)) for rule in self.hooks["extra"])
        return tuple((rule, *needed) for rule, needed in needs if needed)

    @cached_property
    def claiming(self) -> frozenset[str]:
        """The ids of the rules that alone allow unusual plays while their mark is in force."""
        return frozenset(rule.id for rule in self.hooks["extra"] if rule.claims_trick)

    @cached_property
    def _revolutions(self) -> list[Rule]:
        """The rules that may call a play a revolution, the most specific first."""
        return sorted(self.hooks["is_revolution"], key=lambda rule: rule.precedence)

    @found_once
    def revolution_of(self, play: Play) -> Rule | None:
        """Return the most specific rule that calls a play a revolution, or None."""
        return next((rule for rule in self._revolutions if rule.is_revolution(self, play)), None)

    @cached_property
    def _jokers_count(self) -> bool:
        """Whether a joker carries the effect of the card that it stands for."""
        return self.frame.joker_wild.gives_effects

    def count(self, play: Play, number: int) -> int:
        """Return how many cards of a play carry the effect of a number."""
        return play.count(number, self._jokers_count)

    def revolves(self, play: Play) -> bool:
        """Return whether a play has the effect of a revolution."""
        return self.revolution_of(play) is not None

    def explain(self, hook: str | None = None) -> str:
        """Say which rules act at each hook or at one, in order: by stage, then as in the catalogue.

        Your own rules come last where each rule is given what the one before it has returned,
        except for the order of strength. Raises `ValueError` if there is no such hook.
        """
        if hook is not None and hook not in HOOKS:
            raise ValueError(f"there is no hook {hook!r}; {nearest(str(hook), HOOKS).en}")
        hooks = HOOKS if hook is None else (hook,)
        return "\n".join(line for each in hooks for line in self._acting_lines(each))

    def _acting_lines(self, hook: str) -> Iterator[str]:
        """Yield a line with the rules that act at a hook; after a play, one line for each stage."""
        if hook == "after_play":
            for stage, rules in groupby(self.hooks[hook], lambda rule: rule.stage):
                yield _acting(f"{hook}, {stage}", rules)
        elif self.hooks[hook]:
            yield _acting(hook, self.hooks[hook])


def _acting(where: str, rules: Iterable[Rule]) -> str:
    return f"{where}: " + " > ".join(rule.id for rule in rules)


def _wrong(phrase: Text, id: str, players: int) -> RuleError:
    return RuleError(phrase.fill(rule=name_and_id(CATALOGUE[id]), players=players), id)


def _load() -> None:
    """Fill the catalogue with the rules of the package, which import this module themselves."""
    from .. import rules  # noqa: F401


def catalogue() -> dict[str, type[Rule]]:
    """Return every rule by id, in the order of the catalogue."""
    return cast("dict[str, type[Rule]]", RuleSet.all_rules())
