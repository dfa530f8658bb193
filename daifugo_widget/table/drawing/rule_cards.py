"""Rules on cards: names, words, options and the worked example, made from the catalogue alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records import Record
from daifugo_widget.core.records.body import ANSWER, Line, NextGame, Refused
from daifugo_widget.core.records.errors import RecordError
from daifugo_widget.core.records.example_notes import example_notes, line_of
from daifugo_widget.core.records.playthrough import Playthrough
from daifugo_widget.core.rules.options import Option, show_value
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_search import further_names
from daifugo_widget.core.words.text import Lang
from daifugo_widget.core.words.translations import _

from ..telling.step_teller import ToldLine, merge, sentence
from ..telling.voice import Sentence, Voice, cards, player
from ..telling.words import phrases as w
from ..wire.rule_contract import OptionValue, RuleCard, RuleOption
from .game_ui import AnyUI

TRUTH = {True: w.YES, False: w.NO}
SUCH_AS = _("such as {value}")
LISTS = {"ints": (3, 2, 1), "ranks": ("8", "9", "T")}
"""What a list of each type may look like."""
MAY_NOT = _("{who} may not play {cards}.")
MAY_NOT_CHOOSE = _("{who} may not choose {cards}.")
MAY_NOT_PASS = _("{who} may not pass.")
BREAKS_OFF = _("The example breaks off at “{line}”: {error}")
OTHER_OPTIONS = _("The example is played with the usual options.")
HOLDS = _("Player {who} holds {cards}.")
HOLDS_AS = _("Player {who}, the {klass}, holds {cards}.")


def rule_card(ui: AnyUI, rule: BaseRule, lang: Lang, on: bool) -> RuleCard:
    """Return the card of a rule with its options, in the game of a face."""
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "chapter_title": ui.chapters[rule.chapter].to(lang),
        "names": {"en": rule.names.en, "ja": rule.names.ja, "ko": rule.names.ko},
        "aka": further_names(type(rule)),
        "text": rule.wording().to(lang),
        "note": rule.note.to(lang) if rule.note else "",
        "fame": ui.fame(type(rule)).to(lang),
        "options": [_option(rule, option, lang) for option in rule.options.values()],
        "in_force": in_force(rule, lang) if on else "",
        "on": on,
        "frame": rule.frame,
        "needs": _links(ui, rule.needs, lang),
        "excludes": _links(ui, rule.excludes, lang),
        "example": {"title": rule.names.to(lang), "lines": example(ui, rule, lang)},
    }


def _links(ui: AnyUI, ids: tuple[str, ...], lang: Lang) -> Sentence:
    """List rules so that each opens its card."""
    comma = w.COMMA.to(lang)
    parts = [part for id in ids for part in (comma, Voice(lang).rule(ui.rules.catalogue[id]))]
    return parts[1:]


# --- options -------------------------------------------------------------------------------------


def _option(rule: BaseRule, option: Option, lang: Lang) -> RuleOption:
    listed: list[OptionValue] = [
        {"value": value, "label": value_text(option, value, lang)} for value in option.values or ()
    ]
    return {
        "name": option.name,
        "label": option.label.to(lang),
        "value": _plain(getattr(rule, option.name)),
        "default": _plain(option.default),
        "values": listed or None,
        "type": option.type or "one",
        "example": _placeholder(option, lang),
    }


def _placeholder(option: Option, lang: Lang) -> str:
    """Return what an option's empty field shows as an example of what to type."""
    if option.type == "int":
        return f"{option.min}–{option.max}"
    if option.type not in LISTS:
        return ""
    value = option.default or LISTS[option.type]
    return SUCH_AS.fill(value=show_value(value)).to(lang)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def value_text(option: Option, value: Any, lang: Lang) -> str:
    """Return a value of an option in words."""
    if isinstance(value, tuple):
        return w.COMMA.to(lang).join(value_text(option, one, lang) for one in value) or "–"
    if value in option.words and type(value) in {type(key) for key in option.words}:
        return option.words[value].to(lang)
    if value is None:
        return w.AS_USUAL.to(lang)
    if isinstance(value, bool):
        return TRUTH[value].to(lang)
    return show_value(value).replace("T", "10") if value == "T" else show_value(value)


def in_force(rule: BaseRule, lang: Lang, named: Collection[str] = ()) -> str:
    """Say the values of the options that are not as usual, and of those that are ``named``."""
    colon, changed = w.COLON.to(lang), rule.chosen()
    chosen = [
        option.label.to(lang) + colon + value_text(option, getattr(rule, name), lang)
        for name, option in rule.options.items()
        if name in changed or name in named
    ]
    return "; ".join(chosen)


# --- the example ---------------------------------------------------------------------------------


def example(ui: AnyUI, rule: BaseRule, lang: Lang) -> list[Sentence]:
    """Tell the example of a rule step by step; its players are called a, b, c.

    An example that cannot be played out, as while a rule is being written, is told as far as it
    goes.
    """
    if not rule.example:
        return []
    text, said = ui.example(type(rule)), list[Sentence]()
    try:
        for told in _example_story(ui, rule, text, lang):
            said.append(told)
    except RecordError as error:
        line = line_of(text, error.line)
        said.append([BREAKS_OFF.fill(line=line, error=error.brief).to(lang)])
    return said


def _example_story(ui: AnyUI, rule: BaseRule, text: str, lang: Lang) -> Iterator[Sentence]:
    """Yield what happens in an example, with its notes. Raises `RecordError`."""
    record, voice = Record.parse(text), Voice(lang)
    played = Playthrough(record.header, record.seed)
    if rule.chosen() and played.game.rules.get(rule.id) != rule:
        yield [OTHER_OPTIONS.to(lang)]
    yield from map(_with_letters, _laid_out(ui, played.game, voice))
    notes = example_notes(type(rule), record.body, lang)
    for line, note in zip(record.body, notes, strict=True):
        yield from map(_with_letters, _line(ui, played, line, voice))
        if isinstance(line, NextGame) and line.header.get("hands"):
            yield from map(_with_letters, _laid_out(ui, played.game, voice))
        if note:
            yield [note]


def _laid_out(ui: AnyUI, game: CardGame, voice: Voice) -> list[Sentence]:
    """Say who holds which cards and class, and what else lies on the table."""
    hands = [_holds(ui, game, seat, voice) for seat in range(game.players)]
    return [*hands, *ui.laid_out(game, voice)]


def _holds(ui: AnyUI, game: CardGame, seat: int, voice: Voice) -> Sentence:
    slots = {"who": player(seat), "cards": cards(ui.cards_text(game.hands[seat]))}
    klass = ui.class_title(game, seat)
    return voice.say(HOLDS_AS, **slots, klass=klass) if klass else voice.say(HOLDS, **slots)


def _line(ui: AnyUI, played: Playthrough, line: Line, voice: Voice) -> list[Sentence]:
    """Play one line of an example and tell it."""
    before, done = played.game, len(played.steps)
    played.line(line)
    told: list[ToldLine] = []
    for step in played.steps[done:]:
        told += ui.teller(voice, before, step, step.match.game).tell()
        before = step.match.game
    said = [sentence(voice, line) for line in merge(told)]
    if isinstance(line, Refused):
        said.append(_refusal_sentence(ui, played.game, line, voice))
    return said


def _refusal_sentence(ui: AnyUI, game: CardGame, line: Refused, voice: Voice) -> Sentence:
    last = line.actions[-1]
    text = MAY_NOT_CHOOSE if last.sign == ANSWER else MAY_NOT
    if last.text == "-":
        text = MAY_NOT_PASS
    shown = ui.answer_named(game, last.text) if last.sign == ANSWER else None
    said = voice.say(text, who=player(last.seat), cards=shown or cards(last.text))
    reason = ui.rules.catalogue.get(line.reason)
    if reason is None:
        return said
    return [voice.rule(reason), w.COLON.to(voice.lang), *said]


def _with_letters(said: Sentence) -> Sentence:
    """Call the players by letters, as they do not sit at this table."""
    return [SEATS[part[1]] if isinstance(part, tuple) and part[0] == "p" else part for part in said]
