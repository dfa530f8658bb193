"""Trying out a set of rules before people play it: many games by chance, and what broke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tqdm.auto import tqdm

from daifugo_widget.core.records.example_notes import line_of

from ..core.game.history import History
from ..core.game.moves import acting_rules
from ..core.records import Record, RecordError
from ..core.rules.rule import is_own, what_of
from ..core.words.arguments import at_least_one, count_of, whole
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.own_rules.rule_failure import failed_rule
from ..games.daifugo.rules.examples import example_record
from .laws import Checked, LawError
from .rule_lint import written_by

if TYPE_CHECKING:
    from ..replay.widget import Replay

TABLES = 3, 4, 5, 6
GAMES_OF_MATCH = 2
SHOWN = 8
NO_RECORD = "it broke before a card was dealt, or no record can hold it: there is nothing to show"


@dataclass(frozen=True, repr=False)
class Trial:
    """The outcome of a trial: how often each rule acted, and what broke, None if all went well.

    ``acted`` counts the games in which each rule did something, your own rules first; ``record`` is
    the example that does not hold, or the match that broke, as far as it came: empty if it broke at
    the deal or no record can hold it.

    >>> outcome = trial("base, eight-cut", games=3)
    >>> outcome.broken is None, outcome.acted
    (True, {'eight-cut': 3, 'exchange': 1})
    """

    rules: RuleSet
    games: int
    acted: dict[str, int]
    broken: str | None = None
    record: str = ""

    def replay(self) -> Replay:
        """Return the match that broke as a replay. Raises `ValueError` if there is none."""
        from ..replay.widget import Replay  # only this needs the widgets

        if self.broken is None:
            raise ValueError("nothing broke, so there is nothing to show")
        if not self.record:
            raise ValueError(NO_RECORD)
        return Replay(self.record)

    def __repr__(self) -> str:
        games = count_of(self.games, "game")
        if self.broken is not None:
            return f"{games} by the rules {self.rules}: something broke.\n  {self.broken}"
        counts = list(self.acted.items())[:SHOWN]
        names = ((self.rules[id].short_names.en, count) for id, count in counts)
        lines = [f"  {name} acted in {count} of them" for name, count in names]
        return "\n".join([f"{games} by the rules {self.rules}: all went well.", *lines])


def trial(
    rules: RuleSet | str,
    games: int = 100,
    players: Sequence[int] | None = None,
    seed: int = 1,
    *,
    progress: bool = True,
) -> Trial:
    """Let chance play games by a set of rules, and check what has to hold in every game.

    That is: no card is lost or doubled, somebody can always act, the game ends, everybody gets a
    place and a class, no view shows a hidden card, no rule goes by cards that the acting seat does
    not see, and the record is read back as the same game. The code and the examples of your own
    rules are checked first: no rule writes to a game itself, and each example holds. The trial
    stops at the first match that breaks. ``players`` are numbers of players, taken in turn. Raises
    `RuleError` for impossible rules, and `ValueError` for a wrong number.

    >>> trial("base, eight-cut", games=3)
    3 games by the rules base, eight-cut: all went well.
      Eight cut acted in 3 of them
      Card exchange acted in 1 of them
    """
    ruleset, games = RuleSet.of(rules), at_least_one("games", games)
    tables, seed = _tables(ruleset, players), whole("seed", seed)
    if (wrong := _wrong_by_itself(ruleset)) is not None:
        return Trial(ruleset, 0, {}, *wrong)
    counts: Counter[str] = Counter(dict.fromkeys(_own(ruleset), 0))
    played = 0
    with tqdm(total=games, unit="game", disable=not progress, leave=False) as bar:
        for number in range(-(-games // GAMES_OF_MATCH)):
            count = tables[number % len(tables)]
            match = ruleset.for_players(count), count, f"trial {seed}/{number}"
            history, broken = _play(*match, min(GAMES_OF_MATCH, games - played))
            for fired in _rules_by_game(history) if history else ():
                played += 1
                bar.update()
                counts.update(fired)
            if broken is not None:
                record = _record_text(history) if history else ""
                where = f"{broken} (match {number + 1}, {count} players)"
                return Trial(ruleset, played, _sort_counts(counts, ruleset), where, record)
    return Trial(ruleset, played, _sort_counts(counts, ruleset))


def _tables(rules: RuleSet, players: Sequence[int] | None) -> Sequence[int]:
    """Return the numbers of players, the usual ones if none are given."""
    if players is None:
        return (rules.seats,) if rules.seats else TABLES
    if not isinstance(players, Sequence) or not players:
        raise ValueError(f"players are numbers of players, such as [3, 4], not {players!r}")
    for count in players:
        rules.for_players(at_least_one("players", count)).check_players(count)
    return players


def _wrong_by_itself(rules: RuleSet) -> tuple[str, str] | None:
    """Return what is wrong with one of your own rules before any game, and its example if wrong."""
    for id in _own(rules):
        if fault := written_by(rules[id]):
            return str(fault), ""
        text = example_record(type(rules[id]))
        if wrong := _first_wrong(text) if text else None:
            line, what = wrong
            where = f", “{line_of(text, line)}”" if line else ""
            return f"the example of {id}{where}: {what}", text
    return None


def _first_wrong(example: str) -> tuple[int, str] | None:
    """Return the first line of an example that does not hold, and what is wrong with it."""
    try:
        failures = Record.parse(example).check()
    except RecordError as error:
        return error.line, error.what
    except Exception as error:
        return 0, _failure_text(error)
    for failure in failures:
        return failure.line, failure.what
    return None


def _play(rules: RuleSet, players: int, seed: str, games: int) -> tuple[History | None, str | None]:
    """Play a match; return it, None if it could not begin, and what broke in it, if anything."""
    match = None
    try:
        match = Checked(rules, players, seed)
        match.play(games)
    except Exception as error:
        return match.history if match else None, _failure_text(error)
    return match.history, None


def _record_text(history: History) -> str:
    """Write the match in which something broke, "" if no record can hold it."""
    try:
        text = str(Record.of(history))
        Record.parse(text).playable()
    except Exception:
        return ""
    return text


def _failure_text(error: Exception) -> str:
    """Say what broke: a law, a record, or a rule with the error raised in it."""
    if isinstance(error, LawError | RecordError):
        return str(error)
    return str(failed_rule(error) or what_of(error))


def _rules_by_game(history: History) -> Iterator[set[str]]:
    """Yield for each game begun the rules that did something in it."""
    fired: set[str] = set()
    for step in history.steps:
        if step.move is None:
            yield fired
            fired = set()
        fired.update(acting_rules(step.match.game.events))
    yield fired


def _own(rules: RuleSet) -> list[str]:
    return [rule.id for rule in rules if is_own(rule)]


def _sort_counts(counts: Counter[str], rules: RuleSet) -> dict[str, int]:
    """Return the counts, your own rules first, then those that acted most often."""
    others = sorted(counts, key=lambda id: (-counts[id], id))
    return {id: counts[id] for id in dict.fromkeys([*_own(rules), *others])}
