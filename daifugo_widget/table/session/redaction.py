"""What the person at the screen knows of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.card_match import CardMatch
from daifugo_widget.core.game.history import History, Step
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.records.notation import Transcript, notation_of

M = TypeVar("M", bound=CardMatch)


class KeptViews:
    """Games as seats know them; the latest are kept, as each is asked for many times."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], tuple[CardGame, CardGame]] = {}

    def of(self, game: CardGame, seat: int | None, open_hands: bool = False) -> CardGame:
        """Return the game as a seat knows it; without a seat, as a watcher who sees no hand."""
        if open_hands:
            return game
        watcher = game.players if seat is None else seat
        kept = self._kept.get((id(game), watcher))
        if kept is None or kept[0] is not game:
            if len(self._kept) > 16:
                self._kept.clear()
            kept = self._kept[id(game), watcher] = game, game.seen_by(watcher)
        return kept[1]


def known_history(history: History, seat: int | None) -> History:
    """Return a history as a seat knows it: hands and hidden choices of others are blanked.

    Games that are over stay whole, unless they give away something of the running one.
    """
    watcher = history.now.players if seat is None else seat
    notation = notation_of(history.start.rules.game)
    hidden, transcript = notation.hidden_from(history), notation.transcript(history, watcher)
    shown = without_seed(replace(history, branches=()))
    start = shown.start if hidden else known_match(shown.start, shown.start.game.seen_by(watcher))
    steps = tuple(
        _known_step(step, watcher, transcript, at) if at + 1 >= hidden else step
        for at, step in enumerate(shown.steps)
    )
    return replace(shown, start=start, steps=steps)


def without_seed(history: History) -> History:
    """Return a history without the seed of its match, which would give away the deals to come."""

    def seedless(steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return tuple(replace(step, match=replace(step.match, seed=0)) for step in steps)

    branches = tuple(replace(branch, steps=seedless(branch.steps)) for branch in history.branches)
    start = replace(history.start, seed=0)
    return replace(history, start=start, steps=seedless(history.steps), branches=branches)


def known_match(match: M, seen: CardGame) -> M:
    """Return a match with its game as seen, and without the seed, which would give away hands."""
    return match if seen is match.game else replace(match, game=seen, seed=0)


def _known_step(step: Step, watcher: int, transcript: Transcript, at: int) -> Step:
    """Return step number ``at`` with its match and answer as the record of a seat shows them."""
    match = known_match(step.match, step.match.game.seen_by(watcher))
    move = transcript.answer(at) if isinstance(step.move, Answer) else step.move
    return replace(step, match=match, move=move)
