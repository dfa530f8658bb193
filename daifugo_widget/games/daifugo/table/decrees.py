"""What the daifugo decrees between two games, and how the others vote on it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from daifugo_widget.core.game.history import History
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, SpokenError, Text
from daifugo_widget.table.session.next_rules import (
    open_again,
    open_vote,
    rules_of_next_game,
    voting,
)
from daifugo_widget.table.telling.phrase import Phrase
from daifugo_widget.table.telling.voice import Sentence, Voice, player
from daifugo_widget.table.telling.words import WORDS

from ..engine.fame import KNOWN_TO_MOST
from ..engine.match import Match
from ..engine.rule import CATALOGUE, Rule
from ..engine.rule_set import RuleSet
from .announcements import proposal, vote_count
from .words import phrases_match as w

if TYPE_CHECKING:
    from daifugo_widget.table.session.session import Session

AGAINST, WELCOME, UNWELCOME = 0.35, 0.1, 0.8
"""The chance that a bot votes against a decree: most, one that may lift it, or bring it down."""
SHAKING = "revolution", "endings"
"""The chapters of rules that may bring down the high classes."""


class Ballot(NamedTuple):
    """A decree that is voted on: who has yet to vote, and whether each vote so far is against."""

    rules: RuleSet
    decree: Phrase
    asked: tuple[int, ...]
    against: dict[int, bool]


class Decrees:
    """The decrees of a session; ``ballot`` is the vote being taken on one."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.ballot: Ballot | None = None

    # --- who may ---------------------------------------------------------------------------------

    @property
    def has_rule(self) -> bool:
        """Whether a rule lets the daifugo change the rules between games."""
        return self.session.match.rules.first_at("enact") is not None

    @property
    def rule(self) -> Rule:
        """The rule that lets the daifugo do so; there has to be one."""
        rule: Rule = self.session.match.rules.first_at("enact")
        return rule

    @property
    def bind(self) -> bool:
        """Whether only decrees can change the rules, as long as the match is not over."""
        return self.has_rule and not self.session.match.over

    @property
    def daifugo(self) -> int | None:
        """The seat that has won the latest game of Daifugo, None while a game is running."""
        match = self.session.match
        daifugo = isinstance(match, Match) and match.game.over
        return match.game.ranking()[0] if daifugo else None

    @property
    def sovereign(self) -> int | None:
        """The seat of the daifugo if it is a person whom the rules let decree, else None."""
        seat = self.daifugo if self.has_rule else None
        return seat if seat in self.session.people.humans else None

    def may_decree(self) -> int:
        """Return the seat of the person who may decree now. Raises `ValueError` if nobody may."""
        session, daifugo = self.session, self.daifugo
        if daifugo is None:
            raise SpokenError(w.DECREE_LATER)
        if daifugo not in session.people.humans:
            name = Text(*(session.people.name(daifugo, lang) for lang in LANGS))
            raise SpokenError(w.NOT_DAIFUGO.fill(who=name))
        if self.ballot or rules_of_next_game(session.history):
            raise SpokenError(w.ONE_DECREE)
        return daifugo

    def invitation(self, voice: Voice) -> Sentence:
        """Say that a person may decree something now, and where; empty if nobody may."""
        match, seat = self.session.match, self.sovereign
        if seat is None or match.over or rules_of_next_game(self.session.history):
            return []
        return voice.say(w.MAY_DECREE, who=player(seat), change=WORDS["button.rules"])

    # --- decrees ---------------------------------------------------------------------------------

    def propose(self, line: str) -> None:
        """Let the daifugo, a person, decree a rules line. Raises `ValueError` if they may not."""
        self._decree(*self.check_decree(line))

    def check_decree(self, line: str) -> tuple[int, RuleSet]:
        """Return who may decree a rules line now, and its rules. Raises `ValueError` if nobody."""
        return self.may_decree(), self._enact(line)

    def decree_something(self, chance: Random) -> None:
        """Enact a rule that most tables know, or repeal an enacted one, by chance."""
        assert self.daifugo is not None
        rules, house = self.session.match.rules, self.session.history.start.rules
        known = (id for id, rule in CATALOGUE.items() if rule.fame in KNOWN_TO_MOST)
        lines = [f"{rules}, {id}" for id in known if id not in rules]
        lines += [f"{rules}, -{rule.id}" for rule in rules if rule.id not in house]
        for line in chance.sample(lines, len(lines)):
            with suppress(RuleError):
                self._decree(self.daifugo, self._enact(line))
                return

    def _enact(self, line: str) -> RuleSet:
        house, rules = self.session.history.start.rules, self.session.match.rules
        players = self.session.people.players
        wanted = self.rule.enact(house, rules, RuleSet(line).for_players(players))
        wanted.check_players(players)
        return wanted

    def _decree(self, seat: int, wanted: RuleSet, cast: Mapping[int, bool] | None = None) -> None:
        """Let the others vote on rules, except those in ``cast``, who have voted already."""
        session, cast = self.session, cast or {}
        others = [other for other in range(session.people.players) if other != seat]
        people = [] if self.rule.stands([True] * len(others)) else others
        asked = [other for other in people if other in session.people.humans]
        votes = {other: self._is_against(other, wanted) for other in people if other not in asked}
        votes |= {other: vote for other, vote in cast.items() if other in people}
        left = tuple(other for other in asked if other not in votes)
        self._go_round(Ballot(wanted, proposal(seat, session.match.rules, wanted), left, votes))

    # --- votes -----------------------------------------------------------------------------------

    def question(self, voice: Voice, alone: bool) -> Sentence:
        """Ask the next person, ``alone`` at a screen or not, for a vote; there is a ballot."""
        assert self.ballot is not None
        who = player(self.ballot.asked[0])
        asked = voice.say(w.YOUR_VOTE if alone else w.VOTE, who=who)
        return voice.join(self.ballot.decree.say(voice), asked)

    def vote(self, against: bool) -> None:
        """Take the vote of the person who is asked."""
        assert self.ballot is not None
        first, *others = self.ballot.asked
        votes = {**self.ballot.against, first: against}
        self._go_round(self.ballot._replace(asked=tuple(others), against=votes))

    def go_on_voting(self) -> bool:
        """Resume an unfinished vote that the record keeps; return whether there is one."""
        left = open_vote(self.session.history)
        if left is None or self.daifugo is None:
            return False
        line, cast = left
        with suppress(RuleError):
            self._decree(self.daifugo, self._enact(line), cast)
            return True
        return False

    def _go_round(self, ballot: Ballot) -> None:
        """Ask the next person, or count the votes.

        Nobody shall read in the record how bots have voted before everybody has.
        """
        self.ballot = ballot if ballot.asked else None
        self.session.calm()
        if self.ballot:
            humans = self.session.people.humans
            cast = {seat: vote for seat, vote in ballot.against.items() if seat in humans}
            self.session.keep(voting(self.session.history, ballot.rules, cast))
            return
        stands = self.rule.stands(ballot.against.values())
        self.session.agree(ballot.rules if stands else self.session.match.rules)
        self.session.between.say(vote_count(ballot.decree, ballot.against, self.rule))

    def _is_against(self, seat: int, wanted: RuleSet) -> bool:
        match = self.session.match
        chance = Random(f"{match.seed}/{match.number}/decree/{seat}").random()
        return chance < self._dislike(seat, wanted)

    def _dislike(self, seat: int, wanted: RuleSet) -> float:
        """Return the chance that a bot is against a decree: the low like to see the high fall."""
        match = self.session.match
        enacted, repealed = _shaking(wanted, match.rules)
        if enacted == repealed:
            return AGAINST
        ranking = match.game.ranking()
        low = 2 * ranking.index(seat) >= len(ranking)
        return WELCOME if low == enacted else UNWELCOME


def _shaking(after: RuleSet, before: RuleSet) -> tuple[bool, bool]:
    """Return whether rules that may bring down the high have been enacted, and repealed."""
    found = ({rule.id for rule in rules if rule.chapter in SHAKING} for rules in (after, before))
    now, then = found
    return bool(now - then), bool(then - now)


def without_decree(history: History) -> History:
    """Return a history gone back to, without a decree made after the game that runs again."""
    decrees = history.now.rules.first_at("enact") and not history.now.game.over
    return open_again(history) if decrees else history
