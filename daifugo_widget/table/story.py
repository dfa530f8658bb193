"""What happened, told in sentences: each effect in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ..core.cards import KNOWN, blanks, pretty_number
from ..core.game import Game
from ..core.history import Step
from ..core.moves import CHANCE, Answer, Ask, Event
from ..core.order import Order
from ..core.plays import Play
from ..core.text import Text
from .facts import mark_text
from .phrase import Segment, Sentence, Voice, cards, player
from .words import phrases as w


class Told(NamedTuple):
    """One line: whose it is, who passed first, and what there is to say then."""

    seat: int | None
    passed: tuple[int, ...] = ()
    say: Sentence = []  # noqa: RUF012  (never changed)


class Teller:
    """Tells the events of one step, driven by their verbs alone."""

    def __init__(self, voice: Voice, before: Game | None, step: Step, seen: Game) -> None:
        self.voice, self.before, self.step = voice, before, step
        self.game = seen
        self.marks = dict(before.marks) if before else {}
        self.lines: list[Told] = []
        self.open_play = self.flowing = False

    def tell(self) -> list[Told]:
        """Return the lines of the step."""
        self.lines = [Told(self.step.seat if self.step.move else None)]
        events = list(self.game.events)
        if self.step.move is None:
            self._deal()
        for at, event in enumerate(events):
            after = events[at + 1].verb if at + 1 < len(events) else ""
            if tell := VERBS.get(event.verb):
                tell(self, event, after)
        self._close_play()
        return [line for line in self.lines if line.say or line.passed]

    def _deal(self) -> None:
        """Tell the deal; of a position that was laid out also who leads, as no event tells it."""
        game = self.game
        in_mid_game = game.trick or game.discards or game.exits
        self._add(self.voice.say(w.LAID_OUT if in_mid_game else w.DEALT))
        if not (game.trick or game.agenda or any(event.verb == "lead" for event in game.events)):
            self._add(self.voice.say(w.LEADS, who=player(game.turn)))

    # --- putting together ------------------------------------------------------------------------

    def _add(self, sentence: Sentence) -> None:
        self._close_play()
        last = self.lines[-1]
        self.lines[-1] = last._replace(say=self.voice.join(last.say, sentence))

    def _glue(self, *parts: Segment) -> None:
        self.lines[-1].say.extend(parts)

    def _close_play(self) -> None:
        """End the sentence of a play that no rule goes on with."""
        if self.open_play:
            self._glue(w.STOP.to(self.voice.lang))
        self.open_play = False

    def _by_rule(self, event: Event, sentence: Sentence) -> None:
        """Name the rule behind a play, or in front of what it does."""
        name = self.voice.rule(self.game.rules[event.rule])
        if self.open_play:
            self._glue(w.COLON.to(self.voice.lang), name)
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
        if self.lines[-1].say:
            self.lines.append(Told(seat))

    def _own_words(self, event: Event, *keys: str) -> Sentence:
        """Say what the rule says of it itself."""
        says = self.game.rules[event.rule].says if event.rule else {}
        text = next((says[key] for key in keys if key in says), None)
        if text is None:
            return []
        who = player(event.seat)
        facts = {"value": mark_text(event.value), "cards": cards(self._latest_play(event.seat))}
        return self.voice.say(text, **facts, seat=who, who=who, to=player(event.to))

    def _latest_play(self, seat: int) -> str:
        """Return the cards that a seat has just played, or played last in this trick."""
        if isinstance(self.step.move, Play):
            return str(self.step.move)
        trick = self.before.trick if self.before else ()
        return next((str(laid.play) for laid in reversed(trick) if laid.seat == seat), "")

    # --- verbs -----------------------------------------------------------------------------------

    def _play(self, event: Event, after: str) -> None:
        self._new_line(event.seat)
        who, laid = player(event.seat), cards(str(event.value))
        self._add(self.voice.say(w.PLAYS, who=who, cards=laid))
        self.open_play = True

    def _pass(self, event: Event, after: str) -> None:
        self.lines[-1] = self.lines[-1]._replace(passed=(event.seat,))

    def _mark(self, event: Event, after: str) -> None:
        self._marked({**self.marks, event.rule: event.value}, event, f"mark-{event.value}")

    def _unmark(self, event: Event, after: str) -> None:
        self._marked({k: v for k, v in self.marks.items() if k != event.rule}, event, "unmark")

    def _marked(self, marks: dict[str, object], event: Event, key: str) -> None:
        before, self.marks = self._order(), marks
        says = self._own_words(event, key, event.verb)
        turned = self._order().line != before.line
        self._by_rule(event, self.voice.join(says, self._strongest() if turned else []))

    def _order(self) -> Order:
        return self.game.rules.order(tuple(sorted(self.marks.items())))

    def _strongest(self) -> Sentence:
        return self.voice.say(w.STRONGEST, number=pretty_number(self._order().line[-1]))

    def _cut(self, event: Event, after: str) -> None:
        self._by_rule(event, self._own_words(event, "cut"))

    def _flow(self, event: Event, after: str) -> None:
        before, lives = self._order(), self.game.rules.lives
        self.marks = {id: value for id, value in self.marks.items() if lives[id] != "trick"}
        turned = self._order().line != before.line
        self.flowing = after == "lead" and not turned
        if not self.flowing:
            self._add(self.voice.say(w.FLOWS))
        if turned:
            number = pretty_number(self._order().line[-1])
            self._add(self.voice.say(w.BACK_TO, number=number))

    def _lead(self, event: Event, after: str) -> None:
        text = w.FLOWS_AND_LEADS if self.flowing else w.DRAWN if event.rule else w.LEADS
        self._add(self.voice.say(text, who=player(event.seat)))

    def _answer(self, event: Event, after: str) -> None:
        move, ask = self.step.move, self.before.ask if self.before else None
        declined = isinstance(move, Answer) and not move.value and ask and ask.what != "seat"
        if declined and ask and ask.what != "play" and event.seat != CHANCE:
            self._by_rule(event, self.voice.say(_declining(ask), who=player(event.seat)))

    def _give(self, event: Event, after: str) -> None:
        who, to = player(event.seat), player(event.to)
        if event.cards & KNOWN and not blanks(event.cards):
            say = self.voice.say(w.GIVES, who=who, to=to, cards=cards(event.cards))
        else:
            text = w.GIVES_ONE if event.value == 1 else w.GIVES_SOME
            say = self.voice.say(text, who=who, to=to, n=event.value)
        self._by_rule(event, say)

    def _set_aside(self, event: Event, after: str) -> None:
        who, to = player(event.seat), player(event.to)
        text = w.SETS_ASIDE_ONE if event.value == 1 else w.SETS_ASIDE
        self._by_rule(event, self.voice.say(text, who=who, to=to, n=event.value))

    def _discard(self, event: Event, after: str) -> None:
        who = player(event.seat)
        self._by_rule(event, self.voice.say(w.DISCARDS, who=who, cards=cards(event.cards)))

    def _finish(self, event: Event, after: str) -> None:
        self._new_line(event.seat)
        finished = [exit.seat for exit in self.game.exits if exit.how == "finish"]
        place = finished.index(event.seat) + 1
        self._add(self.voice.say(w.FINISHES, who=player(event.seat), n=place))

    def _foul(self, event: Event, after: str) -> None:
        self._new_line(event.seat)
        own = self._own_words(event, "foul")
        self._effect(event, own or self.voice.say(w.FOULS, who=player(event.seat)))

    def _fall(self, event: Event, after: str) -> None:
        self._new_line(event.seat)
        text = w.PLAYS_ON if event.value == "plays-on" else w.FALLS
        own = self._own_words(event, f"fall-{event.value}", "fall")
        self._effect(event, own or self.voice.say(text, who=player(event.seat)))

    def _turn_back(self, event: Event, after: str) -> None:
        own = self._own_words(event, "turn-back")
        self._effect(event, own or self.voice.say(w.TURNS_BACK))

    def _answer_cut(self, event: Event, after: str) -> None:
        self._by_rule(event, self.voice.say(w.ANSWERS_CUT))

    def _over(self, event: Event, after: str) -> None:
        self._new_line(event.seat)
        self._add(self.voice.say(w.OVER))


VERBS: dict[str, Callable[[Teller, Event, str], None]] = {
    "play": Teller._play,
    "pass": Teller._pass,
    "mark": Teller._mark,
    "unmark": Teller._unmark,
    "cut": Teller._cut,
    "flow": Teller._flow,
    "lead": Teller._lead,
    "answer": Teller._answer,
    "give": Teller._give,
    "set-aside": Teller._set_aside,
    "discard": Teller._discard,
    "finish": Teller._finish,
    "foul": Teller._foul,
    "fall": Teller._fall,
    "turn-back": Teller._turn_back,
    "answer-cut": Teller._answer_cut,
    "over": Teller._over,
}
"""How each verb is told; what stands in no line here (``ask``) is said by the prompt alone."""


def _declining(ask: Ask) -> Text:
    """Return how it is told that a player makes no use of a choice."""
    if ask.what != "cards":
        return w.NO_USE
    return w.GIVES_NOTHING if ask.to >= 0 else w.DISCARDS_NOTHING


def merge(lines: Iterable[Told]) -> list[Told]:
    """Tell passes in a row in one line."""
    merged: list[Told] = []
    for line in lines:
        last = merged[-1] if merged else None
        if line.passed and last and last.passed and not last.say:
            merged[-1] = last._replace(passed=(*last.passed, *line.passed), say=line.say)
        else:
            merged.append(line)
    return merged


def sentence(voice: Voice, line: Told) -> Sentence:
    """Return the whole sentence of a line."""
    if not line.passed:
        return line.say
    if len(line.passed) == 1:
        return voice.join(voice.say(w.PASSES, who=player(line.passed[0])), line.say)
    return voice.join([*names(voice, line.passed), w.PASS_TOGETHER.to(voice.lang)], line.say)


def names(voice: Voice, seats: Iterable[int]) -> Sentence:
    """List players: "Ken, Hana and Yuki"."""
    listed = [voice.say(w.NAME, who=player(seat)) for seat in seats]
    said: Sentence = []
    for at, name in enumerate(listed):
        if at:
            said.append((w.AND if at == len(listed) - 1 else w.COMMA).to(voice.lang))
        said += ["you"] if at and voice.lang == "en" and name == [["p", voice.you]] else name
    return said
