"""Simulations in other processes: what these know, and what happens to them."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from daifugo_widget import Game, Player
from daifugo_widget.core.game.moves import Move
from daifugo_widget.lab import simulate
from tests.systems import needs_posix

OWN_RULE = """
from daifugo_widget import Rule, rule

@rule("pair-cut", en="Pair cut")
class PairCut(Rule):
    'A pair ends the trick.'
    def after_play(self, game, seat, play):
        if play.size == 2:
            game.cut(self, seat)
"""
SIMULATED = "found = simulate('base, pair-cut', games=8, executor='processes', progress=False)"


def ran(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run code as a notebook does: in a process whose main module is no file."""
    paths = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, "-c", f"from daifugo_widget.lab import simulate\n{code}"],
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def test_other_processes_know_a_rule_that_a_module_declares(tmp_path: Path) -> None:
    (tmp_path / "my_rules.py").write_text(OWN_RULE, encoding="utf-8")
    found = ran(f"import my_rules\n{SIMULATED}\nprint(found.fired['pair-cut'] > 1)", tmp_path)
    assert found.stdout == "True\n", found.stderr


def test_a_rule_of_a_notebook_may_be_moved_to_a_module_for_other_processes(tmp_path: Path) -> None:
    (tmp_path / "my_rules.py").write_text(OWN_RULE, encoding="utf-8")
    code = f"{OWN_RULE}\nimport my_rules\n{SIMULATED}\nprint(found.fired['pair-cut'] > 1)"
    found = ran(code, tmp_path)
    assert found.stdout == "True\n", found.stderr


def test_it_stays_known_there_when_its_cell_is_run_again(tmp_path: Path) -> None:
    (tmp_path / "my_rules.py").write_text(OWN_RULE, encoding="utf-8")
    moved = f"{OWN_RULE}\nimport my_rules\n{OWN_RULE}"
    found = ran(f"{moved}\n{SIMULATED}\nprint(found.fired['pair-cut'] > 1)", tmp_path)
    assert found.stdout == "True\n", found.stderr
    changed = OWN_RULE.replace("size == 2", "size == 3")
    found = ran(f"{moved}\n{changed}\n{SIMULATED}", tmp_path)
    assert "other processes do not know pair-cut" in found.stderr


SPAWNED = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

if __name__ == "__main__":
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = simulate("base, pair-cut", games=8, executor=pool, progress=False)
    print(found.fired["pair-cut"] > 1)
"""
CLUSTER = """
from distributed import Client

if __name__ == "__main__":
    with Client(n_workers=1, threads_per_worker=1, dashboard_address=None) as client:
        pool = client.get_executor()
        found = simulate("base, pair-cut", games=8, executor=pool, progress=False)
    print(found.fired["pair-cut"] > 1)
"""


@pytest.mark.parametrize("workers", [SPAWNED, pytest.param(CLUSTER, marks=pytest.mark.slow)])
def test_the_workers_of_any_executor_know_a_rule_that_a_module_declares(
    workers: str, tmp_path: Path
) -> None:
    if workers == CLUSTER:
        pytest.importorskip("distributed")
    (tmp_path / "my_rules.py").write_text(OWN_RULE, encoding="utf-8")
    found = ran(f"import my_rules\n{workers}", tmp_path)
    assert found.stdout == "True\n", found.stderr


def test_workers_that_do_not_know_a_rule_of_a_notebook_are_told_of_with_what_to_do(
    tmp_path: Path,
) -> None:
    found = ran(OWN_RULE + SPAWNED, tmp_path)
    assert "there is no rule or preset 'pair-cut'" in found.stderr
    assert "other processes do not know pair-cut, declared in this notebook" in found.stderr


def test_rules_of_a_notebook_are_refused_for_other_processes_with_what_to_do(
    tmp_path: Path,
) -> None:
    found = ran(OWN_RULE + SIMULATED, tmp_path)
    assert "ValueError: other processes do not know pair-cut, declared in this" in found.stderr


OWN_BOT = """
from daifugo_widget import Player, make_player

class Mine(Player):
    def choose(self, view, rng):
        return make_player("random").choose(view, rng)
"""


def test_bots_of_a_notebook_are_refused_for_other_processes_with_what_to_do(
    tmp_path: Path,
) -> None:
    found = ran(f"{OWN_BOT}\nsimulate(bots=[Mine()] * 3, executor='processes')", tmp_path)
    assert "ValueError: other processes do not know Mine, declared in this" in found.stderr


def test_a_bot_that_no_other_process_can_be_given_is_told_with_what_to_do() -> None:
    class Here(Player):
        """Is of a class that stands in a function."""

        def choose(self, view: Game, rng: Random) -> Move:
            return view.moves()[0]

    with pytest.raises(ValueError, match=r"Here cannot be sent .*: leave executor out, or declare"):
        simulate(bots=[Here()] * 3, executor="processes", progress=False)


def test_a_program_that_each_process_would_run_again_is_told_where_to_simulate(
    tmp_path: Path,
) -> None:
    program = tmp_path / "study.py"
    program.write_text(
        "from daifugo_widget.lab import simulate\n"
        "simulate('base', games=1, executor='processes', progress=False)\n",
        encoding="utf-8",
    )
    found = subprocess.run(
        [sys.executable, program], capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert "call simulate() under if __name__ == '__main__':" in found.stderr


SLOW_BOT = """
from time import sleep
from daifugo_widget import Player

class Slow(Player):
    def choose(self, view, rng):
        sleep(600)  # longer than `ran` waits
"""
INTERRUPTED = """
from multiprocessing import active_children
from signal import SIGINT, default_int_handler, pthread_kill, signal
from threading import Timer, get_ident
from slow import Slow
signal(SIGINT, default_int_handler)  # a shell may have it ignored in the background
Timer(4, pthread_kill, (get_ident(), SIGINT)).start()
simulate(bots=[Slow()] * 3, executor="processes", progress=False)
print("went on", flush=True)
for worker in active_children():
    worker.kill()
"""


@needs_posix
def test_who_interrupts_does_not_wait_for_the_matches_of_other_processes(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW_BOT, encoding="utf-8")
    assert "went on" in ran(INTERRUPTED, tmp_path).stdout
