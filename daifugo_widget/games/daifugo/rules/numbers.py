"""What effects of one number have in common: when they concern a play, and how often."""

from __future__ import annotations

import re
from collections.abc import Callable

from daifugo_widget.core.cards import RANKS
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.game import Game
from ..engine.rule import Rule, option
from ..engine.rule_set import RuleSet

_ARTICLE = re.compile(r"\b(a|an) (\w+)")
_PARTICLES = (("이", "가"), ("을", "를"), ("은", "는"), ("과", "와"))
"""Korean particles: the form after a consonant, and the form after a vowel."""
_ENDS_IN_CONSONANT = ("3", "6", "7", "8", "10")
_STAIRS = {True: _("; in stairs too."), False: _("; not in stairs.")}
"""How the sentence of a rule ends that happens in stairs, or does not, other than usual."""


def stairs_option(default: bool) -> bool:
    """Declare the option ``in_stairs``: whether a number has its effect in stairs too."""
    return option(default, not default, default=default, label=_("In stairs too"))


def carries(rules: RuleSet, play: Play, number: int, count: int) -> bool:
    """Return whether exactly ``count`` cards of a single or a group carry a number's effect."""
    return play.kind == "group" and rules.count(play, number) == count


class InStairs(Rule):
    """An effect that stairs have too, or not, as its option ``in_stairs`` says if it has one."""

    in_stairs: bool = False

    def wording(self) -> Text:
        """Return the rule's sentence, and whether stairs have it if that is not as usual."""
        said = super().wording()
        if "in_stairs" not in self.chosen():
            return said
        en, ja, ko = _STAIRS[self.in_stairs]
        return Text(said.en.removesuffix(".") + en, said.ja + ja, said.ko + ko)


class ByNumber(InStairs):
    """Something happens when a certain number is played, alone or in a group, or also in stairs."""

    number: str
    exactly: int = 0
    """How many cards of the number it takes, 0 for one or more."""

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        count = rules.count(play, RANKS.index(self.number))
        enough = count == self.exactly if self.exactly else count > 0
        return enough and (play.kind == "group" or self._in_stairs(rules))

    def _in_stairs(self, rules: RuleSet) -> bool:
        """Return whether it happens in stairs too."""
        return self.in_stairs

    def _count(self, game: Game, play: Play) -> int:
        """Return how many cards of a play carry the effect."""
        return game.count(play, RANKS.index(self.number))

    def wording(self) -> Text:
        """Return the rule's sentence with the number chosen here."""
        usual = self.options["number"].default if "number" in self.options else self.number
        return renumber(super().wording(), _rank_text(str(usual)), _rank_text(self.number))


def _rank_text(rank: str) -> str:
    return "10" if rank == "T" else rank


def renumber(text: Text, old: str, new: str) -> Text:
    """Return a text with another number, and the articles and particles that go with it."""
    alone = re.compile(rf"(?<![0-9A-Za-z]){old}(?![0-9A-RT-Za-rt-z])")
    english = _ARTICLE.sub(_article, alone.sub(new, text.en))
    korean = re.sub(rf"{alone.pattern}([이가을를은는과와](?=\s)|)", _particle(new), text.ko)
    return Text(english, alone.sub(new, text.ja), korean)


def _article(match: re.Match[str]) -> str:
    """Return a number with its article, "an" before a vowel sound: an 8, an 11, an A."""
    read = match[2]
    if not (read[0].isdigit() or read.rstrip("s") in RANKS):
        return match[0]
    return f"{'an' if read.startswith(('8', '11', 'A')) else 'a'} {read}"


def _particle(new: str) -> Callable[[re.Match[str]], str]:
    """Return a function that replaces a matched number and adapts the particle after it."""
    form = 0 if new in _ENDS_IN_CONSONANT else 1

    def put(match: re.Match[str]) -> str:
        found = next((pair[form] for pair in _PARTICLES if match[1] in pair), match[1])
        return new + found

    return put
