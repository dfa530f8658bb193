"""The lab: the same seed, the same games, whoever plays them; and what is counted of them."""

import pickle
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest

from daifugo_widget import Change, Game, Player, Rule, RuleError, __version__, make_player, rule
from daifugo_widget.core.game.moves import Move
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games.daifugo.engine.rule import CATALOGUE
from daifugo_widget.games.daifugo.players import Steady
from daifugo_widget.lab import Results, deal_odds, simulate

QUICK: dict[str, Any] = {"rules": "standard", "games": 24, "length": 4, "progress": False}


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate(**QUICK)


def test_the_same_seed_gives_the_same_games(results: Results) -> None:
    assert simulate(**QUICK).rows == results.rows
    assert simulate(**QUICK, seed=2).rows != results.rows


def test_the_same_games_are_told_alike_in_another_process(results: Results) -> None:
    others = simulate(**QUICK, executor="processes")
    assert str(list(others.rows)) == str(list(results.rows))
    assert list(others.fired) == list(results.fired)


def test_other_workers_play_the_same_games(results: Results) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert simulate(**QUICK, executor=pool).rows == results.rows
    assert simulate(**QUICK, executor="processes").rows == results.rows


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(results: Results) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        assert simulate(**QUICK, executor=client.get_executor()).rows == results.rows


def test_there_is_a_line_for_each_seat_of_each_game(results: Results) -> None:
    assert results.games == 24
    assert {len(results[name]) for name in results} == {24 * 4}
    for game in range(24):
        assert sorted(results["place"][4 * game : 4 * game + 4]) == [1, 2, 3, 4]


def test_the_tricks_and_the_moves_of_a_game_are_counted() -> None:
    # Everybody holds one 3: who leads is out, and those still in can only pass, but at the last.
    results = simulate("base, deck(ranks=3, jokers=0)", games=1, length=1, progress=False)
    assert (results["tricks"][0], results["moves"][0]) == (3, (1 + 3) + (1 + 2) + 1)


def test_a_question_and_its_answer_are_one_act_of_a_rule() -> None:
    # Everybody holds two 7s: each of three leads leaves one to pass on, and nobody follows.
    rules = "base, seven-pass, deck(ranks=7, jokers=0, decks=2)"
    assert simulate(rules, games=1, length=1, progress=False).fired["seven-pass"] == 3


def test_bots_call_what_may_be_called_out_of_turn() -> None:
    assert simulate("base, dokan", games=20, length=1, progress=False).fired["dokan"] > 0


def test_classes_go_from_game_to_game_of_a_match(results: Results) -> None:
    game, after = results["game"], results["after"]
    for line in np.flatnonzero(game > 1):
        assert results["before"][line] == after[line - 4]
    assert set(results["before"][game == 1]) == {"heimin"}


def test_the_shares_of_a_class_add_up(results: Results) -> None:
    shares = results.mobility()
    assert shares.shape == (4, 4)
    assert np.allclose(shares.sum(axis=1), 1)


def test_a_game_that_begins_a_set_afresh_comes_from_no_class() -> None:
    many = simulate("official", ["random"] * 5, games=24, length=12, progress=False)
    first = (many["game"] - 1) % 4 == 0
    from_heimin = ~first & (many["before"] == "heimin")
    shares = [np.mean(many["after"][from_heimin] == name) for name in many.classes]
    assert many.mobility()[2] == pytest.approx(shares)


def test_rules_that_acted_are_counted_and_the_others_are_not(results: Results) -> None:
    assert results.fired["eight-cut"] > 1
    assert "omen" not in results.fired


@pytest.mark.parametrize(
    ("ender", "ended"), [("queen-release", "suit-bind"), ("six-return", "eleven-back")]
)
def test_a_rule_has_acted_when_it_ends_what_another_has_left(ender: str, ended: str) -> None:
    fired = simulate(**QUICK | {"rules": f"base, {ended}, {ender}"}).fired
    assert 0 < fired[ender] < fired[ended]


def test_a_rule_that_only_makes_a_play_possible_has_acted_when_it_is_played() -> None:
    assert simulate(**QUICK | {"rules": "base, guerrilla"}).fired["guerrilla"] > 0


def test_an_interrupted_run_keeps_what_it_has_and_goes_on(results: Results) -> None:
    class Interrupted(ThreadPoolExecutor):
        """Gives up after the first task."""

        def submit(self, *args: Any, **more: Any) -> Future[Any]:
            future = super().submit(*args, **more)
            if self._counted:
                future = Future()
                future.set_exception(KeyboardInterrupt())
            self._counted = True
            return future

        _counted = False

    with Interrupted(1) as pool:
        part = simulate(**QUICK, executor=pool)
    assert part.rows == results.rows[: part.games]
    assert 0 < part.games < 24
    assert simulate(**QUICK, start=part).rows == results.rows


def test_results_of_other_rules_are_not_gone_on_from(results: Results) -> None:
    with pytest.raises(ValueError, match="its rules is 'standard', not 'base'"):
        simulate(**{**QUICK, "rules": "base"}, start=results)


def test_results_of_another_version_are_not_gone_on_from(results: Results) -> None:
    older = Results(results.plan._replace(version="0.0.1"), results.rows)
    with pytest.raises(ValueError, match=r"its version is '0\.0\.1', not "):
        simulate(**QUICK, start=older)


def test_results_say_what_they_came_from(results: Results) -> None:
    assert "length 4, seed 1" in repr(results)
    again = pickle.loads(pickle.dumps(results))
    assert again == results
    assert again.plan.version == __version__


@pytest.mark.usefixtures("own_rules")
def test_results_are_shown_where_a_rule_is_not_known_as_a_module_is_not_imported() -> None:
    @rule("pair-cut", en="Pair cut")
    class PairCut(Rule):
        """A pair ends the trick."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if play.size == 2:
                game.cut(self, seat)

    rules = "base, pair-cut, eight-cut"
    made = pickle.dumps(simulate(rules, ["random"] * 3, games=10, length=2, progress=False))
    del CATALOGUE["pair-cut"]
    results = pickle.loads(made)
    assert "  pair-cut: " in repr(results)
    assert "  Eight cut: " in repr(results)
    assert results.mean("pair-cut").mean == results.fired["pair-cut"]
    assert results.classes == ("fugo", "heimin", "hinmin")
    held = [name in results["before"] for name in results.classes]
    assert np.allclose(results.mobility()[held].sum(axis=1), 1)
    pytest.importorskip("matplotlib")
    assert "pair-cut" in results.plot_fired().alt


def test_numbers_of_numpy_are_numbers(results: Results) -> None:
    counts = {"games": np.int64(24), "length": np.int64(4), "seed": np.int64(1)}
    assert simulate(**QUICK | counts) == results


@pytest.mark.parametrize("wrong", [None, 1.0, "1", True])
def test_a_seed_that_is_no_number_is_an_error(wrong: Any) -> None:
    with pytest.raises(ValueError, match=f"seed is a whole number, not {wrong!r}"):
        simulate(**QUICK, seed=wrong)
    with pytest.raises(ValueError, match=f"seed is a whole number, not {wrong!r}"):
        deal_odds("an 8", seed=wrong)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"length": "4"}, {"bots": ["nobody"]}])
def test_what_cannot_be_played_is_an_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"nobody|whole number"):
        simulate(**{**QUICK, **wrong})
    with pytest.raises(RuleError):
        simulate(**{**QUICK, "rules": "no-such-rule"})
    with pytest.raises(RuleError, match=r"rules are a line of text, such as .*, not 3"):
        simulate(**{**QUICK, "rules": 3})
    with pytest.raises(ValueError, match=r"start takes the results of a simulation .*, not 3"):
        simulate(**QUICK, start=3)  # type: ignore[arg-type]


def test_bots_and_workers_in_another_form_are_told_the_right_one() -> None:
    with pytest.raises(ValueError, match=r"for each seat, such as \['sharp', .*, not 4"):
        simulate(**QUICK, bots=4)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"Steady is a class of players: write Steady\(\)"):
        simulate(**QUICK, bots=[Steady] * 4)  # type: ignore[list-item]
    with pytest.raises(
        ValueError, match=r"\['steady'\] is not a player: a bot has the methods choose"
    ):
        simulate(**QUICK, bots=[["steady"]] * 4)  # type: ignore[list-item]
    with pytest.raises(ValueError, match=r"executor is 'processes' or .*, not 'threads'"):
        simulate(**QUICK, executor="threads")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"executor is 'processes' or .*, not <class "):
        simulate(**QUICK, executor=ThreadPoolExecutor)  # type: ignore[arg-type]


def test_a_column_that_there_is_not_is_an_error_that_names_the_nearest(results: Results) -> None:
    with pytest.raises(KeyError, match=r"there is no column .places.; did you mean place\?"):
        results["places"]
    assert results.get("places") is None


@pytest.mark.parametrize(("game", "players"), [("nap", 3), ("napoleon", 5)])
def test_every_game_of_the_table_is_simulated(game: str, players: int) -> None:
    bots = ["steady"] * players
    results = simulate(f"{game}, session(deals=3)", bots, games=6, length=3, progress=False)
    assert results.games == 6
    assert set(results["before"]) == set(results["after"]) == {""}
    assert results["points"].reshape(6, players).any(axis=1).sum() > 3
    assert results["tricks"].max() == (5 if game == "nap" else 10)
    assert "session(deals=3)" in repr(results)
    assert results.fired["bidding"] > 0
    with pytest.raises(ValueError, match=f"no classes in {game.title()}"):
        results.mobility()


class Greedy(Player):
    """Plays as soon as it can, the strongest that there is."""

    def choose(self, view: Any, rng: Random) -> Move:
        game: Game = view
        return game.any_answer(game.ask, rng) if game.ask else game.moves()[-1]


@dataclass
class Patient(Player):
    """Passes so often, else plays what comes first."""

    often: float

    def choose(self, view: Any, rng: Random) -> Move:
        return view.moves()[-1 if rng.random() < self.often else 0]  # type: ignore[no-any-return]


class Hasty(Steady):
    """Is made from a player of the package."""

    def choose(self, view: Any, rng: Random) -> Move:
        return view.moves()[0]  # type: ignore[no-any-return]


class Structural:
    """Is a player by what it can alone."""

    choose, call = Greedy.choose, Player.call


def test_results_tell_bots_of_one_class_apart_that_tell_their_parameters() -> None:
    bots = [Patient(0.5), Patient(often=0.9), make_player("sharp"), Structural(), Hasty()]
    results = simulate(games=1, bots=bots)
    names = "Patient(often=0.5)", "Patient(often=0.9)", "sharp", "Structural", "Hasty"
    assert results.plan.bots == names
    assert repr(Hasty()) == "Hasty"
    assert set(results["bot"]) == set(results.plan.bots)


def test_a_bot_of_ones_own_plays_beside_others_wherever_it_is_played() -> None:
    bots: list[str | Player] = [Greedy(), "steady", "steady"]
    here = simulate(**QUICK, bots=bots)
    assert here.plan.bots == ("Greedy", "steady", "steady")
    assert set(here["bot"][here["seat"] == 0]) == {"Greedy"}
    assert simulate(**QUICK, bots=bots, executor="processes") == here


def test_as_many_games_as_asked_for_are_played_where_matches_end_early() -> None:
    rules, bots = "standard, match(games=3,sets=1)", ["random"] * 4
    results = simulate(rules, bots, games=10, progress=False)
    assert results.games == 12
    with ThreadPoolExecutor(2) as pool:
        assert simulate(rules, bots, 10, progress=False, executor=pool).rows == results.rows
    begun = simulate(rules, bots, games=4, progress=False)
    assert simulate(rules, bots, games=10, progress=False, start=begun).rows == results.rows


def test_a_match_that_ends_early_is_one_match() -> None:
    results = simulate("nap, session(deals=2)", ["random"] * 3, 4, length=10, progress=False)
    assert sorted(set(results["game"])) == [1, 2]


def test_it_is_a_pandas_frame_on_request(results: Results) -> None:
    pytest.importorskip("pandas")
    frame = results.frame()
    assert list(frame.columns) == list(results)
    assert frame.attrs == results.plan._asdict()


def test_its_pictures_have_labels_and_say_what_they_show(results: Results) -> None:
    pytest.importorskip("matplotlib")
    picture = results.plot_mobility()
    assert picture.axes.get_xlabel() == "class after the game"
    assert picture.alt.startswith("Shares of classes from game to game. Daifugō becomes Daifugō ")
    assert picture.to_png().startswith(b"\x89PNG")
    assert picture._repr_png_()[1] == {"alt": picture.alt}
    assert "Eight cut" in results.plot_fired().alt


def test_a_class_that_nobody_held_has_no_figures_in_the_picture() -> None:
    pytest.importorskip("matplotlib")
    picture = simulate("standard", ["random"] * 4, 1, length=1, progress=False).plot_mobility()
    assert not any(text.get_text() for text in picture.axes.texts)
    assert "nobody was Daifugō; nobody was " in picture.alt
    assert "nan" not in picture.alt


def test_one_bot_plays_at_every_seat() -> None:
    alone = simulate("two-player", "random", 2, progress=False)
    assert alone.plan.bots == ("random", "random")
    assert (
        simulate("nap", make_player("steady", "nap"), 2, progress=False).plan.bots[1:]
        == ("steady",) * 3
    )


@pytest.mark.parametrize("make", [pd.DataFrame, np.asarray, np.array])
def test_results_are_not_taken_for_an_array(make: Any, results: Results) -> None:
    with pytest.raises(SpokenError, match=r"write results\.frame\(\) for pandas"):
        make(results)
    assert list(pd.DataFrame(dict(results))) == list(results)
