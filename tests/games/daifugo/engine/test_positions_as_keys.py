"""Games, matches, records and histories are equal by what they hold, and can be keys."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget import Change, Game, History, Match, Record
from daifugo_widget.core.game.card_match import CardMatch
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.games import kind_of
from daifugo_widget.games.daifugo.engine.agenda import Agenda
from daifugo_widget.games.daifugo.engine.verbs import Verbs
from tests.checking import some

TEXT = "seed 1\nhands 3c3d8c / 4c4d9s\na 3c3d  b 4c4d"


def played(rules: str) -> list[CardMatch]:
    """Play two games at random, and return the matches on the way."""
    chosen, rng = rules_of(rules), Random(1)
    match = kind_of(chosen.game).match.start(chosen, seed=5)
    found = [match]
    while match.number < 2 or not match.game.over:
        match = match.next() if match.game.over else match.step(match.game.any_move(rng))
        found.append(match)
    return found


@pytest.mark.parametrize("rules", ["standard", "everything", "nap", "napoleon"])
def test_a_game_and_a_match_find_what_was_kept_under_an_equal_one(rules: str) -> None:
    first, again = played(rules), played(rules)
    games = {match.game: at for at, match in enumerate(first)}
    places = {match: at for at, match in enumerate(first)}
    assert len(first) == len(again)
    for match in some(again):
        assert games[match.game] == games[first[places[match]].game]


def test_a_record_and_a_history_find_what_was_kept_under_an_equal_one() -> None:
    record = Record.parse(TEXT)
    assert {record: 1}[Record.parse(TEXT)] == 1
    assert {record.history(): 2}[Record.parse(TEXT).history()] == 2
    assert hash(record.history()) == hash(History(record.history().start, record.history().steps))


def test_a_game_has_none_of_the_verbs() -> None:
    verbs = [name for name in some((*vars(Verbs), *vars(Agenda))) if not name.startswith("_")]
    assert [name for name in some(verbs) if hasattr(Game, name)] == []
    assert [name for name in some(verbs) if not hasattr(Change, name)] == []


def test_what_a_step_works_on_is_no_key() -> None:
    with pytest.raises(TypeError, match="a change is no key"):
        hash(Match.start("base", players=3, seed=1).game.recast(Change))


def test_a_copy_has_every_field_of_a_game() -> None:
    game = Match.start("standard", players=4, seed=1).game
    copy = game.copy()
    assert [name for name in some(game.fields, at_least=35) if not hasattr(copy, name)] == []
    assert copy.values() == game.values()
