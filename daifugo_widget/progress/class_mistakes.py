"""The kinds of mistakes of a class, the costliest first, each with what is a drill for it."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from ..core.records import Record
from ..core.words.arguments import count_of, path_of
from ..core.words.text import Lang, SpokenError, Text
from ..games import GAMES, kind_of, rules_class
from ..table.session.defaults import in_default_lang
from ..table.session.file_writing import write_whole
from ..table.still.html_output import Page, Shown, columns
from . import words as w
from .mistake import Mistake, position_of
from .table import SIGN, harmless

WIDE = 60
OPENS = "teach.drill_for(ours.mistakes[0])"
"""What opens the drill of the first kind, as TEACHING.md calls the class."""
COLUMNS = ("game", "kind", "name", "learners", "times", "lost", "rule", "position")
"""The columns of the table of kinds; ``lost`` is a mean."""


class KindOfMistake(NamedTuple):
    """A kind of mistake: how many learners made it, how often, and what it cost in the mean.

    ``rule`` is the id of the rule that acted where it cost most, "" if none did; ``position`` is
    the record of the costliest position, "" if there is none. Whose it was it does not tell.
    """

    game: str
    kind: str
    learners: int
    times: int
    lost: float
    rule: str = ""
    position: str = ""

    @property
    def name(self) -> Text:
        """What it is called, as the coach of the game does."""
        return kinds_of(self.game).get(self.kind, w.NO_KIND)


class ClassMistakes(Page, tuple[KindOfMistake, ...]):
    """The kinds of mistakes of a class, those first that have cost most places together."""

    __slots__ = ()

    def __new__(cls, kinds: Iterable[KindOfMistake] = ()) -> ClassMistakes:
        return super().__new__(cls, kinds)

    @classmethod
    def of(cls, mistakes: Mapping[str, Iterable[Mistake]]) -> ClassMistakes:
        """Return the kinds of the mistakes that learners have made, given by learner."""
        found = dict[tuple[str, str], list[tuple[str, Mistake]]]()
        for learner, each in mistakes.items():
            for one in each:
                found.setdefault((one.game, one.kind), []).append((learner, one))
        kinds = [_kind(*key, made) for key, made in found.items()]
        # A mistake without a reason is of no kind.
        return cls(sorted(kinds, key=lambda each: (not each.kind, -each.times * each.lost)))

    @in_default_lang
    def show(self, lang: Lang = "en") -> Shown:
        """Show a row for each kind: who has made it how often, what it cost, and a drill for it."""
        if not self:
            text = w.NO_MISTAKES.to(lang)
            return Shown(f"<p>{text}</p>", text)
        words = (w.KIND_OF_MISTAKE, w.MADE_BY, w.MADE, w.LOST, w.DRILL_FOR)
        rows = [
            [
                kind.name.to(lang),
                str(kind.learners),
                str(kind.times),
                f"{kind.lost:.1f}",
                _drill(kind).to(lang),
            ]
            for kind in self
        ]
        table = columns([word.to(lang) for word in words], rows, WIDE)
        below = w.OPENS_DRILL.fill(call=f"<code>{OPENS}</code>").to(lang)
        text = w.OPENS_DRILL.fill(call=OPENS).to(lang)
        return Shown(f"{table.html}<p>{below}</p>", f"{table.text}\n{text}")

    def __repr__(self) -> str:
        return f"ClassMistakes({count_of(len(self), 'kind')})"

    def to_csv(self, path: str | Path | None = None) -> str:
        """Return the kinds as CSV, one line each, and write them to a file if one is named.

        Raises `OSError`.
        """
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        for kind in self:
            cells = {**kind._asdict(), "name": kind.name.en}
            writer.writerow([harmless(cells[key]) for key in COLUMNS])
        if path is not None:
            write_whole(path_of(path), SIGN + text.getvalue())
        return text.getvalue()


def kinds_of(game: str) -> Mapping[str, Text]:
    """Return the kinds of mistakes in a game by id, as its coach names them; none without one."""
    coach = kind_of(game).coach if game in GAMES else None
    return coach.kinds if coach else {}


def is_known(mistake: Mistake) -> bool:
    """Return whether a mistake is of a kind that a coach gives, or has no reason."""
    kinds = kinds_of(mistake.game)
    return bool(kinds) and (not mistake.kind or mistake.kind in kinds)


def _kind(game: str, kind: str, made: Sequence[tuple[str, Mistake]]) -> KindOfMistake:
    """Return what has come of the mistakes of a kind, each given with its learner."""
    learners = len({learner for learner, _ in made})
    mistakes = sorted((mistake for _, mistake in made), key=lambda each: -each.lost)
    lost = round(sum(mistake.lost for mistake in mistakes) / len(mistakes), 2)
    rule = _costliest_rule(game, mistakes)
    return KindOfMistake(game, kind, learners, len(mistakes), lost, rule, _position(mistakes))


def _costliest_rule(game: str, mistakes: Iterable[Mistake]) -> str:
    known, cost = rules_class(game).all_rules(), dict[str, float]()
    for mistake in mistakes:
        if mistake.rule in known:
            cost[mistake.rule] = cost.get(mistake.rule, 0.0) + mistake.lost
    return max(cost, key=lambda rule: cost[rule], default="")


def _position(mistakes: Iterable[Mistake]) -> str:
    """Return the first position that can be laid out, "" if none can."""
    for mistake in mistakes:
        try:
            history = position_of(mistake.position)
        except SpokenError:
            continue
        if history.start.rules.game == mistake.game:
            return str(Record.of(history))
    return ""


def _drill(kind: KindOfMistake) -> Text:
    """Say which drill there is for a kind."""
    if kind.rule:
        return rules_class(kind.game).all_rules()[kind.rule].short_names
    return w.DRILL_OF_CLASS if kind.position else w.NO_DRILL
