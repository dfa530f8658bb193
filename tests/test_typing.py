"""What a type checker knows of a program that uses the package; mypy reads this file with all."""

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, assert_type

import jedi
import pytest

from daifugo_widget import (
    Change,
    Game,
    History,
    Match,
    Move,
    Play,
    Player,
    Record,
    Rule,
    Table,
    make_player,
    option,
    rule,
)
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.engine.match import TrickMatch

if TYPE_CHECKING:
    # Each of these is no error, and so itself reported, where any name is taken for a public one.
    from daifugo_widget import Tabel  # type: ignore[attr-defined]  # noqa: F401
    from daifugo_widget.drills import Attemp  # type: ignore[attr-defined]  # noqa: F401
    from daifugo_widget.lab import simulat  # type: ignore[attr-defined]  # noqa: F401

    class TypedCut(Rule):
        """A play with a 9 makes the trick flow."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if game.count(play, 6):
                game.cut(self, seat)

    Table(theme="drak")  # type: ignore[arg-type]
    Table(tehme="dark")  # type: ignore[call-arg]
    assert_type(rule("typed-cut", en="Typed cut", stage="flow")(TypedCut), type[TypedCut])
    assert_type(option(False, True, default=False, label="Exact"), bool)
    assert_type(option("any", "one", default="any", label="Which"), str)


class First(Player):
    """A bot as a program with types declares one."""

    def choose(self, view: Game, rng: Random) -> Move:
        return view.moves()[0]


def test_a_history_knows_of_which_game_it_is() -> None:
    history = History(Match.start("standard", players=4, seed=1))
    assert_type(history.now, Match)
    played = history.move(history.now.game.moves()[0])
    assert assert_type(played.now.game, Game).trick


def test_players_of_ones_own_and_shipped_ones_choose_a_move() -> None:
    game = Match.start("standard", players=4, seed=1).game
    for bot in (First(), make_player("steady")):
        move = assert_type(bot.choose(game.seen_by(game.actor), Random(1)), Move)
        assert game.why_not(game.actor, move) is None


def test_a_table_knows_its_game_and_its_match() -> None:
    table = Table("standard", seed=1)
    assert assert_type(table.game, Game).order is not None
    assert assert_type(table.match, Match).points == (0, 0, 0, 0)
    assert_type(table.record, Record)
    assert_type(table.over, bool)
    assert_type(table.to_act, int | None)
    nap: Table[TrickGame, TrickMatch] = Table("nap", seed=1)
    assert assert_type(nap.match, TrickMatch).number == 1


def test_an_editor_completes_what_readers_need_of_a_game_and_of_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two workers that write the same cache trip over each other.
    monkeypatch.setattr(jedi.settings, "cache_directory", str(tmp_path))
    names = {"table": Table(record="hands 3c4c / 5c6c\na 3c")}
    found = {
        what: {each.name for each in jedi.Interpreter(f"table.{what}.", [names]).complete()}
        for what in ("game", "match", "record", "last_move")
    }
    assert {"hands", "trick", "moves", "order", "actor", "ranking"} <= found["game"]
    assert not {"cut", "make", "bind", "start"} & found["game"]  # the verbs of rules
    assert {"points", "classes", "results", "game", "over"} <= found["match"]
    assert {"title", "history", "check"} <= found["record"]
    assert {"seat", "move", "match"} <= found["last_move"]
