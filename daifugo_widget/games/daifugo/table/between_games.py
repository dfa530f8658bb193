"""What happens at a table between two games: what is said and asked, tasks, newcomers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.refusal import IllegalMove, plain
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.games import DAIFUGO
from daifugo_widget.players import Player, player_of
from daifugo_widget.table.drawing.prompt import idle
from daifugo_widget.table.session.between_games import Announcement, BetweenGames
from daifugo_widget.table.session.next_rules import rules_of_next_game
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.spoken_text import speech
from daifugo_widget.table.telling.voice import Sentence, Voice, player
from daifugo_widget.table.telling.words import phrases as general
from daifugo_widget.table.wire.contract import Option, Prompt

from ..engine.match import Match
from ..engine.rule import Rule
from ..engine.rule_set import RuleSet
from .announcements import newcomer_place
from .decrees import Decrees, without_decree
from .words import phrases_match as w

if TYPE_CHECKING:
    from daifugo_widget.table.session.people import People
    from daifugo_widget.table.session.screen import Screen
    from daifugo_widget.table.session.session import Session

DECREES, TASKS = 0.5, 0.7
"""The chance that a bot that is daifugo decrees something, and that it does so or sets a task."""
TASK_NUMBERS = tuple(map(str, range(1, len(w.TASKS) + 1)))
"""The answers that choose a task to set."""


class DaifugoBetweenGames(BetweenGames):
    """The time between two games of Daifugo: decrees, tasks that the daifugo sets, newcomers.

    ``choosing_task`` is true while the daifugo, a person, is about to set a task.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.decrees = Decrees(session)
        self.choosing_task = False

    @property
    def asked_seat(self) -> int | None:
        """The seat of the person who is asked something now, None if nobody is."""
        if ballot := self.decrees.ballot:
            return ballot.asked[0]
        return self.decrees.daifugo if self.choosing_task else None

    def reset(self) -> None:
        """Forget what was said after the latest step, and drop an open vote or choice of a task."""
        super().reset()
        self.decrees.ballot, self.choosing_task = None, False

    # --- what can be done ------------------------------------------------------------------------

    @property
    def joining(self) -> Rule | None:
        """The rule by which somebody can join the next game, None if nobody can."""
        rule: Rule | None = self.session.next_rules.first_at("enters")
        return rule

    def calls(self, screen: Screen) -> Iterator[tuple[str, Text]]:
        """Yield the ids of the rules that can be used now at a screen, and their buttons' texts.

        The daifugo sets a task; whoever has the first screen seats newcomers.
        """
        session = self.session
        if not session.game.over or session.match.over:
            return
        if self.decrees.sovereign in screen.seats:
            yield self.decrees.rule.id, w.SET_TASK
        if self.joining and screen is session.screen:
            yield self.joining.id, w.JOIN

    def call(self, rule: str, screen: Screen) -> bool:
        """Do what a rule's button does between games; return whether it has a button now."""
        if rule not in dict(self.calls(screen)):
            return False
        if self.joining and rule == self.joining.id:
            self.join()
        else:
            self.session.calm()
            self.choosing_task = True
        return True

    def prompt(self, screen: Screen, voice: Voice) -> Prompt | None:
        """Return the prompt for what is asked now at a screen, None if nothing is."""
        seat, decrees = self.asked_seat, self.decrees
        if seat is None or seat not in screen.seats:
            return None
        text = decrees.question(voice, screen.alone) if decrees.ballot else voice.say(w.WHICH_TASK)
        found = idle("answer", seat, text)
        found["choice"] = {
            "rule": decrees.rule.id,
            "title": speech([text], screen.people, voice),
            "button": "",
            "what": "yes" if decrees.ballot else "count",
            "low": 1,
            "high": 1,
            "options": _votes(voice) if decrees.ballot else self._tasks(voice, screen.people),
            "tray": "",
        }
        return found

    def _tasks(self, voice: Voice, people: People) -> list[Option]:
        """Return the tasks that may be set, and the option to set none."""
        options: list[Option] = [
            {"value": number, "label": speech([self._task(int(number)).say(voice)], people, voice)}
            for number in TASK_NUMBERS
        ]
        return [*options, {"value": "-", "label": general.DECLINE.to(voice.lang)}]

    def answer(self, value: str) -> None:
        """Take the answer of the person asked. Raises `IllegalMove` if it is not an option."""
        if self.decrees.ballot and value in ("yes", "no"):
            self.decrees.vote(against=value == "no")
        elif self.choosing_task and value in ("-", *TASK_NUMBERS):
            self.choosing_task = False
            if value != "-":
                self._set_task(int(value))
        else:
            raise IllegalMove(plain("wrong-answer"))

    # --- tasks -----------------------------------------------------------------------------------

    def _set_task(self, number: int) -> None:
        daifugo, task = self.decrees.daifugo, self._task(number)
        assert daifugo is not None
        self.say(Phrase.join([Phrase(w.SETS_TASK, {"who": player(daifugo)}), task]))

    def _task(self, number: int) -> Phrase:
        last = player(self.session.match.game.ranking()[-1])
        return Phrase(w.TASKS[number - 1], {"last": last})

    # --- bots ------------------------------------------------------------------------------------

    def game_over(self) -> None:
        """Let a bot that is now daifugo decree something, set a task, or do neither.

        After a vote on a decree there is no other until after the next game. An unfinished vote
        is resumed.
        """
        session, decrees = self.session, self.decrees
        match = session.match
        if not decrees.bind or rules_of_next_game(session.history) or decrees.go_on_voting():
            return
        if decrees.daifugo not in session.people.bots:
            return
        chance = Random(f"{match.seed}/{match.number}/decree")
        wish = chance.random()
        if wish < DECREES:
            decrees.decree_something(chance)
        elif wish < TASKS:
            self._set_task(chance.randint(1, len(w.TASKS)))

    # --- rules -----------------------------------------------------------------------------------

    @property
    def binds_rules(self) -> bool:
        """Whether only decrees of the daifugo can change the rules."""
        return self.decrees.bind

    def check_change(self, line: str | None = None) -> None:
        if line is None:
            self.decrees.may_decree()
        else:
            self.decrees.check_decree(line)

    def change_rules(self, line: str) -> None:
        self.decrees.propose(line)

    def invitation(self, screen: Screen, voice: Voice) -> Sentence:
        mine = self.decrees.sovereign in screen.seats and screen is self.session.screen
        return self.decrees.invitation(voice) if mine else []

    def without_change(self, history: History) -> History:
        return without_decree(history)

    # --- newcomers -------------------------------------------------------------------------------

    def join(self, bot: str | Player = "steady", name: str | None = None) -> None:
        """Seat a bot in the last seat and deal the next game.

        Raises `ValueError` if nobody can join now.
        """
        session, match = self.session, self.session.match
        if not isinstance(match, Match):
            raise SpokenError(general.NO_NEWCOMER.fill(game=session.ui.title))
        ranking, wins = match.game.ranking(), match.newcomer_wins()
        newcomer = player_of(bot, DAIFUGO)
        rules = cast(RuleSet, session.next_rules)  # of the same game as the match
        history = session.history.with_match(match.join(wins, rules))
        session.people = session.people.joined_by(newcomer, name)
        at, seat = len(session.history.steps), history.now.players - 1
        session.become_next(replace(history, names=session.people.names))
        self.announcements.append(
            Announcement(at, newcomer_place(seat, ranking, wins, history.now))
        )


def _votes(voice: Voice) -> list[Option]:
    """Return the two votes to choose from on a decree."""
    for_it, against = w.AGREE.to(voice.lang), w.OBJECT.to(voice.lang)
    return [{"value": "yes", "label": for_it}, {"value": "no", "label": against}]
