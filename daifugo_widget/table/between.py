"""What happens at a table between two games: decrees and votes, tasks, newcomers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, NamedTuple, cast

from ..core.errors import SpokenError
from ..core.history import History
from ..core.refusal import IllegalMove, plain
from ..core.rule_errors import RuleError
from ..core.text import LANGS, Text
from ..daifugo.match import Match
from ..daifugo.ruleset import Ruleset
from ..games import DAIFUGO
from ..players import Player, player_of
from ..rules.decree import Decree
from ..rules.joining import Joining
from .agreed import agreed, open_again, voted, voting
from .contract import Option, Prompt
from .idle import idle
from .live import spoken
from .minutes import Minute, Telling, counted, joined, proposal
from .phrase import Sentence, Voice, player
from .words import WORDS
from .words import phrases as general
from .words import phrases_match as w

if TYPE_CHECKING:
    from .session import Session

DECREES, TASKS = 0.5, 0.7
"""How often a bot that is daifugo decrees something; up to the second it sets a task instead."""
AGAINST, WELCOME, UNWELCOME = 0.35, 0.1, 0.8
"""How often a bot votes against a decree: against most, and what may lift it or bring it down."""
SHAKING = "revolution", "endings"
"""The chapters of rules by which the high may be brought down."""
LIKED = (
    "stairs",
    "suit-bind",
    "spade-three",
    "five-skip",
    "seven-pass",
    "eight-cut",
    "nine-reverse",
    "ten-discard",
    "eleven-back",
    "queen-bomber",
)
"""What bots enact: rules that most tables know, but none by which a daifugo may be brought down."""
TASK_NUMBERS = tuple(map(str, range(1, len(w.TASKS) + 1)))
"""How the tasks that may be set are answered."""


class Ballot(NamedTuple):
    """A decree that is voted on: who has still to vote, and who has voted against it or not."""

    rules: Ruleset
    say: Telling
    asked: tuple[int, ...]
    against: dict[int, bool]


class Between:
    """The time between two games of a session; ``minutes`` is what has been said in it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.minutes: list[Minute] = []
        self.ballot: Ballot | None = None
        self.tasks = False

    @property
    def daifugo(self) -> int | None:
        """The seat whose next class is the top one, while no game runs."""
        match = self.session.match
        daifugo = isinstance(match, Match) and match.game.over
        return match.game.ranking()[0] if daifugo else None

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked something now."""
        if self.ballot:
            return self.ballot.asked[0]
        return self.daifugo if self.tasks else None

    def reset(self) -> None:
        """Forget what was said after the latest step, and what has not come to an end."""
        self.minutes = [each for each in self.minutes if each.at < len(self.session.history.steps)]
        self.ballot, self.tasks = None, False

    def _say(self, telling: Telling) -> None:
        """Put something into the story and, in short, above the table."""
        session = self.session
        self.minutes.append(Minute(len(session.history.steps), telling))
        voice = Voice(session.settings.lang, session.people.you)
        session.calm()
        session.notice = spoken([telling(voice)], session.people, voice)

    # --- what can be done ------------------------------------------------------------------------

    def calls(self) -> Iterator[tuple[str, Text]]:
        """Yield what people can do now, each with the words of its button."""
        session = self.session
        if not session.game.over or session.match.over:
            return
        if self._sovereign is not None:
            yield Decree.id, w.SET_TASK
        if Joining.id in session.next_rules:
            yield Joining.id, w.JOIN

    def call(self, rule: str) -> bool:
        """Do what a button between games is for; tell whether there is such a button now."""
        if rule not in dict(self.calls()):
            return False
        if rule == Joining.id:
            self.join()
        else:
            self.tasks = True
        return True

    @property
    def _decrees(self) -> bool:
        """Whether the daifugo may change the rules between games."""
        return Decree.id in self.session.match.rules

    @property
    def _sovereign(self) -> int | None:
        """The seat of the person who rules between games by a decree."""
        seat = self.daifugo if self._decrees else None
        return seat if seat in self.session.people.humans else None

    def invitation(self, voice: Voice) -> Sentence:
        """Say that a person may decree something now, and where; else nothing."""
        match, seat = self.session.match, self._sovereign
        if seat is None or match.over or agreed(self.session.history):
            return []
        return voice.say(w.MAY_DECREE, who=player(seat), change=WORDS["button.rules"])

    def prompt(self, voice: Voice) -> Prompt | None:
        """Return the prompt of what is asked of a person now."""
        seat, ballot = self.asked, self.ballot
        if seat is None:
            return None
        text = self._vote_asked(ballot, seat, voice) if ballot else voice.say(w.WHICH_TASK)
        found = idle("answer", seat, text)
        found["choice"] = {
            "rule": Decree.id,
            "title": spoken([text], self.session.people, voice),
            "button": "",
            "what": "yes" if ballot else "count",
            "low": 1,
            "high": 1,
            "options": _votes(voice) if ballot else self._tasks(voice),
            "tray": "",
        }
        return found

    def _vote_asked(self, ballot: Ballot, seat: int, voice: Voice) -> Sentence:
        alone = len(self.session.people.humans) == 1
        asked = voice.say(w.YOUR_VOTE if alone else w.VOTE, who=player(seat))
        return voice.join(ballot.say(voice), asked)

    def _tasks(self, voice: Voice) -> list[Option]:
        """Return the tasks that may be set, and none of them."""
        people = self.session.people
        options: list[Option] = [
            {"value": number, "label": spoken([self._task(int(number))(voice)], people, voice)}
            for number in TASK_NUMBERS
        ]
        return [*options, {"value": "-", "label": general.DECLINE.to(voice.lang)}]

    def answer(self, value: str) -> None:
        """Take the answer of the person who is asked. Raises `IllegalMove` for one that is none."""
        if self.ballot and value in ("yes", "no"):
            first, *others = self.ballot.asked
            against = {**self.ballot.against, first: value == "no"}
            self._vote(self.ballot._replace(asked=tuple(others), against=against))
        elif self.tasks and value in ("-", *TASK_NUMBERS):
            self.tasks = False
            if value != "-":
                self._set_task(int(value))
        else:
            raise IllegalMove(plain("wrong-answer"))

    # --- decrees ---------------------------------------------------------------------------------

    def propose(self, line: str) -> None:
        """Let the person who is daifugo decree the rules of a line. Raises `ValueError`."""
        self._decree(*self.decreed(line))

    @property
    def binds(self) -> bool:
        """Whether the rules change by decrees alone, which is so until the match is over."""
        return self._decrees and not self.session.match.over

    def decreed(self, line: str) -> tuple[int, Ruleset]:
        """Return who may decree the rules of a line now, and these. Raises `ValueError`."""
        return self.may_decree(), self._enacted(line)

    def may_decree(self) -> int:
        """Return the seat of the person who may decree something now. Raises `ValueError`."""
        session, daifugo = self.session, self.daifugo
        if daifugo is None:
            raise SpokenError(w.DECREE_LATER)
        if daifugo not in session.people.humans:
            name = Text(*(session.people.name(daifugo, lang) for lang in LANGS))
            raise SpokenError(w.NOT_DAIFUGO.fill(who=name))
        if self.ballot or agreed(session.history):
            raise SpokenError(w.ONE_DECREE)
        return daifugo

    def _enacted(self, line: str) -> Ruleset:
        house, rules = self.session.history.start.rules, self.session.match.rules
        players = self.session.people.players
        wanted: Ruleset = rules[Decree].enact(house, rules, Ruleset(line).for_players(players))
        wanted.check_players(players)
        return wanted

    def _decree(self, seat: int, wanted: Ruleset, cast: Mapping[int, bool] | None = None) -> None:
        """Let the others vote on rules, but for those who have cast their votes already."""
        session, cast = self.session, cast or {}
        match, players = session.match, session.people.players
        others = [other for other in range(players) if other != seat]
        people = [] if match.rules[Decree].veto == "none" else others
        asked = [other for other in people if other in session.people.humans]
        votes = {other: self._is_against(other, wanted) for other in people if other not in asked}
        votes |= {other: vote for other, vote in cast.items() if other in people}
        left = tuple(other for other in asked if other not in votes)
        self._vote(Ballot(wanted, proposal(seat, match.rules, wanted), left, votes))

    def _go_on_voting(self) -> bool:
        """Ask for the votes that are missing in the record; tell whether there are such."""
        left = voted(self.session.history)
        if left is None or self.daifugo is None:
            return False
        line, cast = left
        with suppress(RuleError):
            self._decree(self.daifugo, self._enacted(line), cast)
            return True
        return False

    def _is_against(self, seat: int, wanted: Ruleset) -> bool:
        match = self.session.match
        chance = Random(f"{match.seed}/{match.number}/decree/{seat}").random()
        return chance < self._dislike(seat, wanted)

    def _dislike(self, seat: int, wanted: Ruleset) -> float:
        """Return how likely a bot is against a decree: the low like to see the high fall."""
        match = self.session.match
        enacted, repealed = _shaking(wanted, match.rules)
        if enacted == repealed:
            return AGAINST
        ranking = match.game.ranking()
        low = 2 * ranking.index(seat) >= len(ranking)
        return WELCOME if low == enacted else UNWELCOME

    def _vote(self, ballot: Ballot) -> None:
        """Ask the next person, or count the votes.

        What bots vote nobody is to read in the record before all have voted.
        """
        self.ballot = ballot if ballot.asked else None
        self.session.calm()
        match, humans = self.session.match, self.session.people.humans
        if self.ballot:
            cast = {seat: vote for seat, vote in ballot.against.items() if seat in humans}
            self.session.keep(voting(self.session.history, ballot.rules, cast))
            return
        stands = match.rules[Decree].stands(list(ballot.against.values()))
        self.session.agree(ballot.rules if stands else match.rules)
        self._say(counted(ballot.say, ballot.against, stands))

    # --- tasks -----------------------------------------------------------------------------------

    def _set_task(self, number: int) -> None:
        assert self.daifugo is not None
        daifugo, task = player(self.daifugo), self._task(number)
        self._say(lambda voice: voice.join(voice.say(w.SETS_TASK, who=daifugo), task(voice)))

    def _task(self, number: int) -> Telling:
        last = player(self.session.match.game.ranking()[-1])
        return lambda voice: voice.say(w.TASKS[number - 1], last=last)

    # --- bots ------------------------------------------------------------------------------------

    def game_over(self) -> None:
        """Let a bot that is daifugo now decree something, set a task, or leave it at that.

        Once a decree has been voted on there is none until after another game; of a vote that was
        left half done the rest is asked for.
        """
        session = self.session
        match = session.match
        if not self._decrees or match.over or agreed(session.history) or self._go_on_voting():
            return
        if self.daifugo not in session.people.bots:
            return
        chance = Random(f"{match.seed}/{match.number}/decree")
        wish = chance.random()
        if wish < DECREES:
            self._decree_something(chance)
        elif wish < TASKS:
            self._set_task(chance.randint(1, len(w.TASKS)))

    def _decree_something(self, chance: Random) -> None:
        """Enact or repeal a rule that most tables know, whichever comes first and can be."""
        assert self.daifugo is not None
        rules, house = self.session.match.rules, self.session.history.start.rules
        lines = [f"{rules}, {id}" for id in LIKED if id not in rules]
        lines += [f"{rules}, -{rule.id}" for rule in rules if rule.id not in house]
        for line in chance.sample(lines, len(lines)):
            with suppress(RuleError):
                self._decree(self.daifugo, self._enacted(line))
                return

    # --- newcomers -------------------------------------------------------------------------------

    def join(self, bot: str | Player = "steady", name: str | None = None) -> None:
        """Let a bot sit down at the end and deal the next game. Raises `ValueError`."""
        session, match = self.session, self.session.match
        if not isinstance(match, Match):
            raise SpokenError(general.NO_NEWCOMER.fill(game=session.face.title))
        ranking, wins = match.game.ranking(), match.newcomer_wins()
        newcomer = player_of(bot, DAIFUGO)
        rules = cast(Ruleset, session.next_rules)  # those of the same game as the match
        history = session.history.dealt(match.join(wins, rules))
        session.people = session.people.joined_by(newcomer, name)
        at, seat = len(session.history.steps), history.now.players - 1
        session.become_next(replace(history, names=session.people.names))
        self.minutes.append(Minute(at, joined(seat, ranking, wins, history.now)))


def _shaking(after: Ruleset, before: Ruleset) -> tuple[bool, bool]:
    """Tell whether rules by which the high may be brought down have come, and have gone."""
    found = ({rule.id for rule in rules if rule.chapter in SHAKING} for rules in (after, before))
    now, then = found
    return bool(now - then), bool(then - now)


def _votes(voice: Voice) -> list[Option]:
    """Return the two votes that may be cast on a decree."""
    for_it, against = w.AGREE.to(voice.lang), w.OBJECT.to(voice.lang)
    return [{"value": "yes", "label": for_it}, {"value": "no", "label": against}]


def undecreed(history: History) -> History:
    """Return a history gone back to, without what was decreed after the game that runs again."""
    decrees = Decree.id in history.now.rules and not history.now.game.over
    return open_again(history) if decrees else history
