"""Reviews of games with people's errors: how many moves are explained, and is each reason true?

python -m tests.games.daifugo.coach.reviews 200
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from typing import Any

from tqdm import tqdm

from daifugo_widget.coach.game_review import COSTLY, GameReview
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.daifugo.coach import DAIFUGO_COACH
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.presets import KNOWN_PLAYERS, PRESETS
from daifugo_widget.games.daifugo.players import Steady
from daifugo_widget.players import make_player
from daifugo_widget.players.player import Player
from tests.games.daifugo.coach.proofs import is_proved, told

SLIPS = 0.3
"""In this share of its moves a careless player takes any at all."""
PLAYOUTS = 160


class Careless(Player):
    """A steady player that often takes any move, as a beginner may."""

    def __init__(self) -> None:
        self._steady = Steady()

    def choose(self, view: Any, rng: Random) -> Move:
        return view.any_move(rng) if rng.random() < SLIPS else self._steady.choose(view, rng)


def played(house: str, seed: int, players: int | None = None, games: int = 1) -> History[Match]:
    """Return games by a house's rules, in which the first player is careless."""
    known = KNOWN_PLAYERS[house]
    players = players or min(4, known[-1]) if 4 in known else players or known[0]
    others = [make_player(name) for name in islice(cycle(("steady", "sharp")), players - 1)]
    seated, rng = [Careless(), *others], Random(f"{house}/{seed}")
    history = History(Match.start(house, players, seed=seed))
    for game in range(games):
        history = history.next() if game else history
        while not history.now.game.over:
            now = history.now.game
            history = history.move(seated[now.actor].choose(now.seen_by(now.actor), rng))
    return history


def reviewed(history: History[Match], seat: int = 0, playouts: int = PLAYOUTS) -> GameReview:
    """Return the review of the latest game."""
    work = DAIFUGO_COACH.review(history, seat, playouts)
    while True:
        try:
            next(work)
        except StopIteration as stop:
            review: GameReview = stop.value
            return review


@dataclass
class Tally:
    """What reviews have said: how often which kind, and what of it was not proved."""

    kinds: Counter[str] = field(default_factory=Counter)
    costly: int = 0
    explained: int = 0
    praised: int = 0
    false: list[str] = field(default_factory=list)

    def add(self, review: GameReview) -> None:
        """Prove all that a review says."""
        for verdict in (*review.costliest, *review.well_done):
            self.costly += verdict.cost >= COSTLY
            case = told(verdict, review.history)
            if verdict.reason is None:
                continue
            self.explained += verdict.cost >= COSTLY
            self.praised += not verdict.cost
            self.kinds[verdict.reason.kind] += 1
            if not is_proved(case, verdict.reason.text.en):
                self.false.append(f"{verdict.reason.kind}: {verdict.reason.text.en} {case}")


def houses() -> Iterator[tuple[str, int]]:
    """Yield every house again and again, each time with another seed."""
    return ((house, seed) for seed in range(1, 1_000_000) for house in PRESETS)


def tally(first: int, last: int) -> Tally:
    """Review games of all houses by number."""
    found = Tally()
    chosen = list(islice(houses(), first, last))
    for house, seed in tqdm(chosen, unit="review", disable=not sys.stderr.isatty()):
        # The second game of a match begins with an exchange.
        try:
            found.add(reviewed(played(house, seed, games=1 + seed % 2)))
        except Exception as error:
            error.add_note(f"{house}, seed {seed}")
            raise
    return found


def main(arguments: list[str]) -> int:
    first, last = (0, *map(int, arguments))[-2:]
    found = tally(first, last)
    print(*(f"{count:5} {kind}" for kind, count in found.kinds.most_common()), sep="\n")
    print(f"{found.explained} of {found.costly} costly moves have a reason")
    print(f"and {found.praised} moves that are well done")
    print(*found.false, sep="\n")
    print(f"{len(found.false)} of {found.kinds.total()} reasons could not be proved")
    return bool(found.false)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
