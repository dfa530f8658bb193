"""What is said between two games: decrees, votes, newcomers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from daifugo_widget.core.words.text import Text
from daifugo_widget.table.session.between_games import Telling
from daifugo_widget.table.telling.phrase import Sentence, Voice, player
from daifugo_widget.table.telling.step_teller import names
from daifugo_widget.table.telling.words.phrases import STOP

from ..engine.match import Match
from ..engine.rule import Rule
from ..engine.rule_set import RuleSet, catalogue
from .words import phrases_match as w


def proposal(seat: int, before: RuleSet, wanted: RuleSet) -> Telling:
    """Tell what a seat decrees: which rules are enacted, changed or repealed."""
    changed = dict.fromkeys(
        rule.id for rule in (*wanted, *before) if before.get(rule.id) != wanted.get(rule.id)
    )

    def sentence(voice: Voice, id: str) -> Sentence:
        text = w.REPEALS if id not in wanted else w.CHANGES if id in before else w.ENACTS
        return voice.say(text, who=player(seat), rule=voice.rule(catalogue()[id]))

    return lambda voice: voice.join(*(sentence(voice, id) for id in changed))


def vote_count(decree: Telling, votes: Mapping[int, bool], rule: Rule) -> Telling:
    """Tell a decree by a rule, who has voted for it and against it, and what comes of it."""
    against = [seat for seat, vote in votes.items() if vote]
    agreed = [seat for seat in votes if seat not in against]
    outcome = rule.stands(votes.values()) or w.VETOED

    def tell(voice: Voice) -> Sentence:
        for_it, against_it = _votes(voice, w.FOR, agreed), _votes(voice, w.AGAINST, against)
        return voice.join(decree(voice), for_it, against_it, voice.say(outcome))

    return tell


def _votes(voice: Voice, text: Text, seats: Iterable[int]) -> Sentence:
    listed = names(voice, sorted(seats))
    return [*voice.say(text), *listed, STOP.to(voice.lang)] if listed else []


def newcomer_place(
    seat: int, ranking: tuple[int, ...], wins: tuple[bool, ...], match: Match
) -> Telling:
    """Tell how a newcomer has won its place: whom it has beaten, and who has beaten it."""
    rounds = list(zip(reversed(ranking), wins, strict=False))
    lost = next((at for at, (_, won) in enumerate(rounds) if not won), None)
    beaten = [other for other, _ in rounds[:lost]]

    def tell(voice: Voice) -> Sentence:
        who = player(seat)
        said = [voice.say(w.JOINS, who=who), _votes(voice, w.BEATS, beaten)]
        if lost is not None:
            said.append(voice.say(w.LOSES, who=who, to=player(rounds[lost][0])))
        if match.game.classes:
            klass = match.rules.frame.titles.within(match.game.classes[seat])
            said.append(voice.say(w.ENTERS, who=who, klass=klass))
        return voice.join(*said)

    return tell
