"""How a step is told: sentences put together event by event, each by its verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple

from daifugo_widget.core.game.any_game import G
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import Event

from .phrase import list_names
from .voice import Segment, Sentence, Voice, cards, player
from .words import phrases as w


class ToldLine(NamedTuple):
    """One line: whose it is, who passed first, and what is said after that."""

    seat: int | None
    passed: tuple[int, ...] = ()
    say: Sentence = []  # noqa: RUF012  (never changed)


class StepTeller(Generic[G]):
    """Tells the events of one step, driven by their verbs alone.

    A verb without words in its game is told by the prompt, or not at all.
    """

    verbs: ClassVar[Mapping[str, Callable[[Any, Event], None]]]
    """How each verb is told."""

    def __init__(self, voice: Voice, before: G | None, step: Step, seen: G) -> None:
        self.voice, self.before, self.step = voice, before, step
        self.game = seen
        self.lines: list[ToldLine] = []
        self.named = ""
        self.open_play = False
        self.coming: list[Event] = []

    def tell(self) -> list[ToldLine]:
        """Return the lines of the step."""
        self.lines = [ToldLine(self.step.seat if self.step.move else None)]
        if self.step.move is None:
            self._deal()
        self._tell_move()
        events = list(self.game.events)
        for at, event in enumerate(events):
            self.coming = events[at + 1 :]
            if tell := self.verbs.get(event.verb):
                tell(self, event)
        self._close_play()
        return [line for line in self.lines if line.say or line.passed]

    @property
    def after(self) -> str:
        """The verb of the event that comes next in the step, "" at its end."""
        return self.coming[0].verb if self.coming else ""

    def _deal(self) -> None:
        """Tell that the cards are dealt."""
        self._add(self.voice.say(w.DEALT))

    def _tell_move(self) -> None:
        """Tell what no event tells about the move itself."""

    # --- putting together ------------------------------------------------------------------------

    def _add(self, sentence: Sentence) -> None:
        self._close_play()
        last = self.lines[-1]
        self.lines[-1] = last._replace(say=self.voice.join(last.say, sentence))

    def _glue(self, *parts: Segment) -> None:
        self.lines[-1].say.extend(parts)

    def _close_play(self) -> None:
        """End the sentence of a play if no rule has ended it."""
        if self.open_play:
            self._glue(w.STOP.to(self.voice.lang))
        self.open_play = False

    def _by_rule(self, event: Event, sentence: Sentence) -> None:
        """Name the rule after a play, or before what it does, once for all that it does."""
        name, again = self.voice.rule(self.game.rules[event.rule]), event.rule == self.named
        self.named = event.rule
        if self.open_play:
            self._glue(w.COLON.to(self.voice.lang), name)
            self._add(sentence)
        elif again:
            self._add(sentence)
        elif sentence:
            self._add([name, w.COLON.to(self.voice.lang), *sentence])
        else:
            self._add([name, w.STOP.to(self.voice.lang)])

    def _effect(self, event: Event, sentence: Sentence) -> None:
        if event.rule:
            self._by_rule(event, sentence)
        else:
            self._add(sentence)

    def _new_line(self, seat: int) -> None:
        self._close_play()
        self.named = ""
        if self.lines[-1].say:
            self.lines.append(ToldLine(seat))

    # --- verbs of any game -----------------------------------------------------------------------

    def _play(self, event: Event) -> None:
        self._new_line(event.seat)
        who, laid = player(event.seat), cards(str(event.value))
        self._add(self.voice.say(w.PLAYS, who=who, cards=laid))
        self.open_play = True

    def _pass(self, event: Event) -> None:
        self._new_line(event.seat)
        self.lines[-1] = ToldLine(event.seat, (event.seat,))


def merge(lines: Iterable[ToldLine]) -> list[ToldLine]:
    """Merge the lines of passes in a row into one."""
    merged: list[ToldLine] = []
    for line in lines:
        last = merged[-1] if merged else None
        if line.passed and last and last.passed and not last.say:
            merged[-1] = last._replace(passed=(*last.passed, *line.passed), say=line.say)
        else:
            merged.append(line)
    return merged


def sentence(voice: Voice, line: ToldLine) -> Sentence:
    """Return the whole sentence of a line."""
    if not line.passed:
        return line.say
    if len(line.passed) == 1:
        return voice.join(voice.say(w.PASSES, who=player(line.passed[0])), line.say)
    passing = [*list_names(line.passed).say(voice), w.PASS_TOGETHER.to(voice.lang)]
    return voice.join(passing, line.say)
