"""Measuring how often each rule acts: `python -m tools.frequency` renews the figures.

Bots play some hundred games for each rule, at a table of the usual house with this rule, by four if
the rule can act among four.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tqdm import tqdm

from daifugo_widget.core.game.moves import Event, acting_rules
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games import daifugo
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.presets import PRESETS
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.games.daifugo.frequency import FILE, Frequency, frequency_csv
from daifugo_widget.games.daifugo.rules.examples import example_record, example_rules
from daifugo_widget.intervals import share_interval
from daifugo_widget.players import make_player
from daifugo_widget.players.acting import call_of, move_of

MATCHES, LENGTH, FEWEST_PLAYERS = 24, 6, 4
"""How many matches are played for each rule, of how many games, and by how many at least. The
first game of a match, which has no classes yet, does not count."""
COUNTED = LENGTH - 1
TWO_JOKERS = "deck(jokers=2)"
ALWAYS = (
    "absolute-monarchy",
    "daifugo-composure",
    "match",
    "scorecard",
    "seven-colours",
    "two-player",
)
"""Rules beyond the frame that are in force all the time and do nothing at any one moment."""
BY_PEOPLE = ("decree", "foul-finish", "fouls", "joining", "material-relief", "time-limit")
"""Rules that no bot ever gives occasion to act."""

CLOCKS = ("guillotine-clock",)
"""Rules that count all the time, and act when the count is full."""


# --- the table -----------------------------------------------------------------------------------


def table_of(rule: type[BaseRule]) -> tuple[str, int]:
    """Return the rules of the table at which a rule is counted, and how many play."""
    players = max(FEWEST_PLAYERS, _players_of_example(rule))
    for line in _lines(rule):
        for count in (players, rule.seats or players):
            try:
                RuleSet.read(line).for_players(count).check_players(count)
            except RuleError:
                continue
            return line, count
    raise ValueError(f"{rule.id} is at no table")


def _players_of_example(rule: type[BaseRule]) -> int:
    text = example_record(rule)
    return len(Record.parse(text).history().now.game.hands) if text else 0


def _lines(rule: type[BaseRule]) -> Iterator[str]:
    """Yield the usual house with a rule, then the houses that have it, then its example's rules."""
    more = [TWO_JOKERS] if TWO_JOKERS in example_rules(rule) else []
    needed = [id for id in _needs(rule) if id not in RuleSet.read("standard")]
    yield ", ".join(["standard", *more, *needed])
    yield from (house for house in PRESETS if rule.id in RuleSet.read(house))
    yield example_rules(rule)


def _needs(rule: type[BaseRule]) -> list[str]:
    needed = [id for need in rule.needs for id in _needs(catalogue()[need])]
    return list(dict.fromkeys([*needed, rule.id]))


# --- the games -----------------------------------------------------------------------------------


def frequency_of(rule: type[BaseRule], matches: int = MATCHES) -> Frequency:
    """Count in how many games a rule acts, if that can be counted."""
    line, players = table_of(rule)
    if rule.id in BY_PEOPLE:
        return Frequency(rule.id, "by-people", line, players)
    if rule.frame or rule.id in ALWAYS:
        return Frequency(rule.id, "always", line, players)
    rules = RuleSet.read(line).for_players(players)
    acted = [sum(_games_acted(rule.id, rules, players, number)) for number in range(matches)]
    low, high = share_interval([count / COUNTED for count in acted], COUNTED)
    bounds = round(low, 3), round(high, 3)
    return Frequency(rule.id, "counted", line, players, matches * COUNTED, sum(acted), *bounds)


def _games_acted(id: str, rules: RuleSet, players: int, number: int) -> Iterator[bool]:
    """Play a match, and yield for each game that counts whether a rule has acted."""
    rng = Random(f"{number}/frequency")
    match = Match.start(rules, players, rng.getrandbits(32))
    for game in range(LENGTH):
        match = match.next() if game else match
        acted = False
        for moved in _game_moves(match, rng):
            acted = acted or _acts(id, moved.game)
            match = moved
        if game:
            yield acted


def _game_moves(match: Match, rng: Random) -> Iterator[Match]:
    """Play a game to its end, and yield it after each move, call and act of chance."""
    bot = make_player("steady", match.rules.game)
    while not match.game.over:
        if match.game.owes_chance:
            match = match.step(match.roll())
            yield match
            continue
        match = match.at(move_of(bot, match.game, rng))
        yield match
        for seat in match.game.seats if match.game.has_calls else ():
            if call := call_of(bot, match.game, seat, rng):
                match = match.move(call, seat)
                yield match


def _acts(id: str, game: Game) -> bool:
    """Return whether a rule has acted in the latest move, or made its kind of play possible."""
    events = [event for event in game.events if not _is_idle(event)]
    kinds = [event.value.kind for event in events if isinstance(event.value, Play)]
    return id in (*acting_rules(events), *kinds)


def _is_idle(event: Event) -> bool:
    """Return whether an event is a question, its answer "no", or a clock that goes on."""
    declined = event.verb == "answer" and event.value is None
    ticks = event.verb.endswith("mark") and event.actor in CLOCKS
    return event.verb == "ask" or declined or ticks


def main() -> None:
    """Renew the file."""
    found = list(map(frequency_of, tqdm(catalogue().values())))
    path = Path(daifugo.__file__).with_name(FILE)
    path.write_text(frequency_csv(found), encoding="utf-8")
    print(f"{len(found)} rules: {path}")


if __name__ == "__main__":
    main()
