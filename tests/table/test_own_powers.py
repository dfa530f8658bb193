"""A rule of one's own has the powers over the table that its hooks give it."""

from collections.abc import Collection, Iterable
from random import Random

import pytest

from daifugo_widget import Rule, Table, rule
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import Text
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.engine.state import State
from tests.table.playing import play_on, prompt_text, sent, whole_story

pytestmark = pytest.mark.usefixtures("own_rules")


def test_a_clock_of_ones_own_times_the_moves_of_people() -> None:
    @rule("sand-glass", en="Sand glass", referee=True)
    class SandGlass(Rule):
        """An action has five seconds."""

        def seconds(self, game: State) -> int:
            return 5

        def calls(self, game: Game) -> Iterable[int]:
            return (game.actor,)

        def on_call(self, game: Change, seat: int) -> None:
            game.do(PASS, seat)

    table = Table(record="rules base, sand-glass\nhands 4c8c / 3d9d / 5s6s\nturn b\n", seed=1)
    table.step()
    assert table.state["prompt"]["timer"]["seconds"] == 5
    assert table.state["prompt"]["calls"] == []
    sent(table, do="time-up")
    assert prompt_text(table).startswith("You ran out of time")


def at_the_end(rules: str) -> Table:
    table = Table(record=f"seed 1\nrules {rules}\nhands 3c / 5c6d / 7sKs\n", bots="random")
    play_on(table, Random(1))
    return table


def test_a_law_of_ones_own_lets_the_daifugo_decree() -> None:
    @rule("edict", en="Edict")
    class Edict(Rule):
        """Whatever the daifugo likes is played."""

        def enact(self, house: RuleSet, rules: RuleSet, wanted: RuleSet) -> RuleSet:
            return wanted

        def stands(self, against: Collection[bool]) -> Text | None:
            return Text.of("So be it.")

    table = at_the_end("base, edict")
    sent(table, do="rules", text="base, edict, stairs, revolution")
    assert {"stairs", "revolution"} <= {rule.id for rule in table.session.next_rules}
    assert "So be it." in whole_story(table)


def test_an_inn_of_ones_own_lets_a_newcomer_in() -> None:
    @rule("inn", en="Inn")
    class Inn(Rule):
        """Whoever comes begins at the top."""

        def enters(self, ranking: tuple[int, ...], wins: Iterable[bool]) -> tuple[int, ...]:
            return (len(ranking), *ranking)

    table = at_the_end("base, inn")
    assert [call["rule"] for call in table.state["prompt"]["calls"]] == ["inn"]
    sent(table, do="call", rule="inn")
    assert table.session.match.game.class_of(3) == "daifugo"


def test_a_law_has_to_say_when_a_decree_stands() -> None:
    with pytest.raises(RuleError, match="'enact', so it needs the hook 'stands'"):

        @rule("edict", en="Edict")
        class Edict(Rule):
            """Whatever the daifugo likes is played."""

            def enact(self, house: RuleSet, rules: RuleSet, wanted: RuleSet) -> RuleSet:
                return wanted
