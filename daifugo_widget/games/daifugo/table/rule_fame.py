"""How well known a rule is and how often it acts, in words."""

from __future__ import annotations

from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Text, list_words
from daifugo_widget.core.words.translations import _

from ..engine.fame import FAMES
from ..engine.rule import Rule
from ..frequency import Frequency, frequencies

USUAL_PLAYERS = 4
ACTS = _("Acts in {n} of 100 games ({low} to {high}).")
ACTS_AMONG = _("With {players} players it acts in {n} of 100 games ({low} to {high}).")
ALWAYS = _("Always in force.")
BY_PEOPLE = _("How often it acts is up to the people at the table.")
IN_EVERY_GAME = _("Part of every game.")
IN_MANY_WAYS = _("Part of every game; many tables play it in another way.")
BETWEEN = Text(" ", "", " ")


def fame_text(rule: type[BaseRule]) -> Text:
    """Say how many tables play a rule, and how often it acts there; empty for one of your own."""
    known, found = known_text(rule), frequencies().get(rule.id)
    if rule.frame or not known or found is None:
        return known
    return list_words([known, frequency_text(found)], BETWEEN)


def known_text(rule: type[BaseRule]) -> Text:
    """Say how many tables play a rule, or play it in another way if every game has it."""
    if not (issubclass(rule, Rule) and rule.fame):
        return Text.of("")
    if rule.frame:
        return IN_EVERY_GAME if rule.fame == "nearly-every" else IN_MANY_WAYS
    return FAMES[rule.fame]


def frequency_text(found: Frequency) -> Text:
    """Say in how many of 100 games a rule acts."""
    if found.occurrence != "counted":
        return ALWAYS if found.occurrence == "always" else BY_PEOPLE
    phrase = ACTS if found.players == USUAL_PLAYERS else ACTS_AMONG
    shares = {"n": found.share, "low": found.low, "high": found.high}
    return phrase.fill(
        players=found.players, **{name: round(100 * share) for name, share in shares.items()}
    )
