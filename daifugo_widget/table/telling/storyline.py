"""The story of the running game as lines; each step is told once and kept."""

from __future__ import annotations

from typing import NamedTuple

from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import NOBODY

from ..drawing.game_ui import ui_of
from ..session.screen import Screen
from ..wire.contract import StoryLine
from .step_teller import ToldLine, merge, sentence
from .voice import Sentence, Voice, player
from .words import phrases as w

MOST_BYTES = 11_000
"""How much of a long story's latest part is shown, so that a saved notebook stays small."""


class Lines(NamedTuple):
    """The story as the browser gets it, and the sentences since a person last decided."""

    lines: list[StoryLine]
    since: list[Sentence]


class Storyline:
    """Tells the steps of the running game as the person at the screen has seen them."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, object], tuple[Step, list[ToldLine]]] = {}

    def tell(self, screen: Screen, voice: Voice) -> Lines:
        """Return the story of the running game, with its newest line last."""
        tricks = self._tricks(screen, voice)
        lines: list[StoryLine] = [
            {"trick": trick, "seat": line.seat, "say": sentence(voice, line)}
            for trick, told in _number_tricks(tricks)
            for line in told
        ]
        return Lines(_latest(lines), self._since(screen, voice))

    def _since(self, screen: Screen, voice: Voice) -> list[Sentence]:
        """Return what others did since the latest decision of a person."""
        history = screen.session.history
        later = range(max(history.dealt_at, screen.since), len(history.steps))
        told = [line for at in later for line in self._step(screen, voice, at)]
        return [sentence(voice, line) for line in merge(told)]

    def _tricks(self, screen: Screen, voice: Voice) -> list[list[ToldLine]]:
        """Return the lines trick by trick; the first are those before anybody leads."""
        tricks: list[list[ToldLine]] = [[]]
        history = screen.session.history
        for at in range(history.dealt_at - 1, len(history.steps)):
            game = history.match_after(at + 1).game
            verbs = {event.verb for event in game.events}
            if verbs & {"play", "pass"} and len(tricks) == 1:
                tricks.append([])  # nobody leads in a position that was laid out in mid-trick
            tricks[-1] += _minutes(screen, voice, at) + self._step(screen, voice, at)
            if "lead" in verbs:
                tricks.append([])
        tricks[-1] += _minutes(screen, voice, len(history.steps))
        return tricks

    def _step(self, screen: Screen, voice: Voice, at: int) -> list[ToldLine]:
        """Tell step number ``at``; -1 is the first deal."""
        history = screen.session.history
        step = history.steps[at] if at >= 0 else Step(NOBODY, None, history.start)
        key = at, (voice, screen.me, screen.settings.open_hands)
        kept = self._kept.get(key)
        if kept is None or kept[0].match is not step.match:
            before = None if step.move is None else history.match_after(at)
            told = _tell(screen, voice, before.game if before else None, step)
            kept = self._kept[key] = step, told
        return kept[1]


def _minutes(screen: Screen, voice: Voice, at: int) -> list[ToldLine]:
    """Tell what was said between games, before step number ``at``."""
    return [
        ToldLine(None, (), each.phrase.say(voice))
        for each in screen.session.between.announcements
        if each.at == at
    ]


def _tell(screen: Screen, voice: Voice, before: CardGame | None, step: Step) -> list[ToldLine]:
    seen = screen.view(step.match.game)
    told = ui_of(seen.rules.game).teller(voice, before, step, seen).tell()
    by_itself = screen.me == step.seat and screen.session.autopilot.has_passed(step)
    return [_told_of_table(voice, line) if by_itself else line for line in told]


def _told_of_table(voice: Voice, line: ToldLine) -> ToldLine:
    """Tell a pass as one that the table has made; nobody but its own seat is told so."""
    if not line.passed:
        return line
    said = voice.say(w.TABLE_PASSED, who=player(line.passed[0]))
    return ToldLine(line.seat, (), voice.join(said, line.say))


def _number_tricks(tricks: list[list[ToldLine]]) -> list[tuple[int, list[ToldLine]]]:
    return [(number, merge(told)) for number, told in enumerate(tricks)]


def _latest(lines: list[StoryLine]) -> list[StoryLine]:
    """Keep the latest whole tricks of a long story."""
    size, first = 0, len(lines)
    while first and size < MOST_BYTES:
        first -= 1
        size += len(str(lines[first]).encode())
    if first == 0 or size < MOST_BYTES:
        return lines
    cut = lines[first]["trick"]
    return [line for line in lines[first:] if line["trick"] > cut]
