"""What is said between two games: decrees, votes, newcomers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from daifugo_widget.core.words.text import Text
from daifugo_widget.table.telling.phrase import Phrase, list_names
from daifugo_widget.table.telling.voice import player
from daifugo_widget.table.telling.words.phrases import STOP

from ..engine.match import Match
from ..engine.rule import Rule
from ..engine.rule_set import RuleSet, catalogue
from .words import phrases_match as w

LISTED = Text.of("{heading}{names}{stop}")


def proposal(seat: int, before: RuleSet, wanted: RuleSet) -> Phrase:
    """Tell what a seat decrees: which rules are enacted, changed or repealed."""
    changed = dict.fromkeys(
        rule.id for rule in (*wanted, *before) if before.get(rule.id) != wanted.get(rule.id)
    )

    def change(id: str) -> Phrase:
        text = w.REPEALS if id not in wanted else w.CHANGES if id in before else w.ENACTS
        return Phrase(text, {"who": player(seat), "rule": catalogue()[id]})

    return Phrase.join(map(change, changed))


def vote_count(decree: Phrase, votes: Mapping[int, bool], rule: Rule) -> Phrase:
    """Tell a decree by a rule, who has voted for it and against it, and what comes of it."""
    against = [seat for seat, vote in votes.items() if vote]
    agreed = [seat for seat in votes if seat not in against]
    outcome = Phrase(rule.stands(votes.values()) or w.VETOED)
    return Phrase.join([decree, *_list(w.FOR, agreed), *_list(w.AGAINST, against), outcome])


def _list(heading: Text, seats: Collection[int]) -> Iterator[Phrase]:
    """Yield the sentence that lists some seats; none if there are none."""
    if seats:
        slots = {"heading": heading, "names": list_names(sorted(seats)), "stop": STOP}
        yield Phrase(LISTED, slots)


def newcomer_place(
    seat: int, ranking: tuple[int, ...], wins: tuple[bool, ...], match: Match
) -> Phrase:
    """Tell how a newcomer has won its place: whom it has beaten, and who has beaten it."""
    rounds = list(zip(reversed(ranking), wins, strict=False))
    lost = next((at for at, (_, won) in enumerate(rounds) if not won), None)
    who = player(seat)
    said = [Phrase(w.JOINS, {"who": who}), *_list(w.BEATS, [other for other, _ in rounds[:lost]])]
    if lost is not None:
        said.append(Phrase(w.LOSES, {"who": who, "to": player(rounds[lost][0])}))
    if match.game.classes:
        klass = match.rules.frame.titles.within(match.game.classes[seat])
        said.append(Phrase(w.ENTERS, {"who": who, "klass": klass}))
    return Phrase.join(said)
