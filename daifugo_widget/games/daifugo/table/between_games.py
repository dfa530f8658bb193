"""What happens at a table between two games: what is said and asked, tasks, newcomers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

from ..core.errors import SpokenError
from ..core.refusal import IllegalMove, plain
from ..core.text import Text
from ..daifugo.match import Match
from ..daifugo.rule import Rule
from ..daifugo.ruleset import Ruleset
from ..games import DAIFUGO
from ..players import Player, player_of
from .agreed import agreed
from .contract import Option, Prompt
from .idle import idle
from .live import spoken
from .minutes import Minute, Telling, joined
from .phrase import Voice, player
from .words import phrases as general
from .words import phrases_match as w

if TYPE_CHECKING:
    from .session import Session

DECREES, TASKS = 0.5, 0.7
"""The chance that a bot that is daifugo decrees something, and that it does so or sets a task."""
TASK_NUMBERS = tuple(map(str, range(1, len(w.TASKS) + 1)))
"""The answers that choose a task to set."""


class Between:
    """The time between two games of a session.

    ``minutes`` is what has been said in it. ``choosing_task`` is true while the daifugo, a person,
    is about to set a task.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.minutes: list[Minute] = []
        self.choosing_task = False

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked something now, None if nobody is."""
        if ballot := self.session.decrees.ballot:
            return ballot.asked[0]
        return self.session.decrees.daifugo if self.choosing_task else None

    def reset(self) -> None:
        """Forget what was said after the latest step, and drop an open vote or choice of a task."""
        self.minutes = [each for each in self.minutes if each.at < len(self.session.history.steps)]
        self.session.decrees.ballot, self.choosing_task = None, False

    def say(self, telling: Telling) -> None:
        """Add something to the story, and show it above the table."""
        session = self.session
        self.minutes.append(Minute(len(session.history.steps), telling))
        voice = Voice(session.settings.lang, session.people.you)
        session.calm()
        session.notice = spoken([telling(voice)], session.people, voice)

    # --- what can be done ------------------------------------------------------------------------

    @property
    def joining(self) -> Rule | None:
        """The rule by which somebody can join the next game, None if nobody can."""
        rule: Rule | None = self.session.next_rules.first_at("enters")
        return rule

    def calls(self) -> Iterator[tuple[str, Text]]:
        """Yield the ids of the rules that people can use now, each with the text of its button."""
        session = self.session
        if not session.game.over or session.match.over:
            return
        if session.decrees.sovereign is not None:
            yield session.decrees.rule.id, w.SET_TASK
        if self.joining:
            yield self.joining.id, w.JOIN

    def call(self, rule: str) -> bool:
        """Do what a rule's button does between games; return whether it has a button now."""
        if rule not in dict(self.calls()):
            return False
        if self.joining and rule == self.joining.id:
            self.join()
        else:
            self.session.calm()
            self.choosing_task = True
        return True

    def prompt(self, voice: Voice) -> Prompt | None:
        """Return the prompt for what a person is asked now, None if nobody is asked anything."""
        seat, decrees = self.asked, self.session.decrees
        if seat is None:
            return None
        text = decrees.question(voice) if decrees.ballot else voice.say(w.WHICH_TASK)
        found = idle("answer", seat, text)
        found["choice"] = {
            "rule": decrees.rule.id,
            "title": spoken([text], self.session.people, voice),
            "button": "",
            "what": "yes" if decrees.ballot else "count",
            "low": 1,
            "high": 1,
            "options": _votes(voice) if decrees.ballot else self._tasks(voice),
            "tray": "",
        }
        return found

    def _tasks(self, voice: Voice) -> list[Option]:
        """Return the tasks that may be set, and the option to set none."""
        people = self.session.people
        options: list[Option] = [
            {"value": number, "label": spoken([self._task(int(number))(voice)], people, voice)}
            for number in TASK_NUMBERS
        ]
        return [*options, {"value": "-", "label": general.DECLINE.to(voice.lang)}]

    def answer(self, value: str) -> None:
        """Take the answer of the person asked. Raises `IllegalMove` if it is not an option."""
        if self.session.decrees.ballot and value in ("yes", "no"):
            self.session.decrees.vote(against=value == "no")
        elif self.choosing_task and value in ("-", *TASK_NUMBERS):
            self.choosing_task = False
            if value != "-":
                self._set_task(int(value))
        else:
            raise IllegalMove(plain("wrong-answer"))

    # --- tasks -----------------------------------------------------------------------------------

    def _set_task(self, number: int) -> None:
        daifugo, task = self.session.decrees.daifugo, self._task(number)
        assert daifugo is not None
        who = player(daifugo)
        self.say(lambda voice: voice.join(voice.say(w.SETS_TASK, who=who), task(voice)))

    def _task(self, number: int) -> Telling:
        last = player(self.session.match.game.ranking()[-1])
        return lambda voice: voice.say(w.TASKS[number - 1], last=last)

    # --- bots ------------------------------------------------------------------------------------

    def game_over(self) -> None:
        """Let a bot that is now daifugo decree something, set a task, or do neither.

        After a vote on a decree there is no other until after the next game. An unfinished vote
        is resumed.
        """
        session, decrees = self.session, self.session.decrees
        match = session.match
        if not decrees.bind or agreed(session.history) or decrees.go_on_voting():
            return
        if decrees.daifugo not in session.people.bots:
            return
        chance = Random(f"{match.seed}/{match.number}/decree")
        wish = chance.random()
        if wish < DECREES:
            decrees.decree_something(chance)
        elif wish < TASKS:
            self._set_task(chance.randint(1, len(w.TASKS)))

    # --- newcomers -------------------------------------------------------------------------------

    def join(self, bot: str | Player = "steady", name: str | None = None) -> None:
        """Seat a bot in the last seat and deal the next game.

        Raises `ValueError` if nobody can join now.
        """
        session, match = self.session, self.session.match
        if not isinstance(match, Match):
            raise SpokenError(general.NO_NEWCOMER.fill(game=session.face.title))
        ranking, wins = match.game.ranking(), match.newcomer_wins()
        newcomer = player_of(bot, DAIFUGO)
        rules = cast(Ruleset, session.next_rules)  # of the same game as the match
        history = session.history.dealt(match.join(wins, rules))
        session.people = session.people.joined_by(newcomer, name)
        at, seat = len(session.history.steps), history.now.players - 1
        session.become_next(replace(history, names=session.people.names))
        self.minutes.append(Minute(at, joined(seat, ranking, wins, history.now)))


def _votes(voice: Voice) -> list[Option]:
    """Return the two votes to choose from on a decree."""
    for_it, against = w.AGREE.to(voice.lang), w.OBJECT.to(voice.lang)
    return [{"value": "yes", "label": for_it}, {"value": "no", "label": against}]
