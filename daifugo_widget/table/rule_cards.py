"""Rules on cards: names, words, options and the worked example, made from the catalogue alone."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from ..core.game import Game
from ..core.records import Record
from ..core.records.body import Line, Refused
from ..core.records.replay import Replay
from ..core.rule import CHAPTERS, Option, Rule, show_value
from ..core.ruleset import Ruleset, catalogue
from ..core.text import Lang, Text
from .people import SEATS
from .phrase import Sentence, Voice, cards
from .story import Teller, Told, merge, sentence
from .words import phrases as w

Json = dict[str, Any]
TRUTH = {True: w.YES, False: w.NO}
MAY_NOT = Text(
    "{who} may not play {cards}.",
    "{who}は{cards}を出せません。",
    "{who} 님은 {cards} 카드를 낼 수 없습니다.",
)
HOLDS = Text("{who} holds {cards}.", "{who}の手札：{cards}", "{who}의 패: {cards}")


def rule_card(rule: Rule, lang: Lang, on: bool) -> Json:
    """Return the card of a rule with these options."""
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "chapter_title": CHAPTERS[rule.chapter].to(lang),
        "names": rule.names._asdict(),
        "text": rule.text.to(lang),
        "note": rule.note.to(lang) if rule.note else "",
        "options": [_option(rule, option, lang) for option in rule.options.values()],
        "in_force": in_force(rule, lang) if on else "",
        "on": on,
        "frame": rule.frame,
        "needs": list(rule.needs),
        "excludes": list(rule.excludes),
        "example": {"title": rule.names.to(lang), "lines": example(rule, lang)},
    }


def catalogue_cards(rules: Ruleset, lang: Lang) -> list[Json]:
    """Return the cards of all rules, those that are on with their options, without examples."""
    found = []
    for id, cls in catalogue().items():
        card = rule_card(rules.get(id) or cls(), lang, id in rules)
        found.append({**card, "example": {"title": "", "lines": []}})
    return found


# --- options -------------------------------------------------------------------------------------


def _option(rule: Rule, option: Option, lang: Lang) -> Json:
    values = option.values
    listed = values and [{"value": v, "label": value_text(option, v, lang)} for v in values]
    return {
        "name": option.name,
        "label": option.label.to(lang),
        "value": _plain(getattr(rule, option.name)),
        "default": _plain(option.default),
        "values": listed or None,
        "type": option.type or "one",
        "min": option.min,
        "max": option.max,
    }


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def value_text(option: Option, value: Any, lang: Lang) -> str:
    """Return a value of an option in words."""
    if isinstance(value, tuple):
        return ", ".join(value_text(option, one, lang) for one in value) or "–"
    if value in option.words and type(value) in {type(key) for key in option.words}:
        return option.words[value].to(lang)
    if isinstance(value, bool):
        return TRUTH[value].to(lang)
    return show_value(value).replace("T", "10") if value == "T" else show_value(value)


def in_force(rule: Rule, lang: Lang) -> str:
    """Say which options are not as usual."""
    colon = w.COLON.to(lang)
    chosen = [
        rule.options[name].label.to(lang) + colon + value_text(rule.options[name], value, lang)
        for name, value in rule.chosen().items()
    ]
    return "; ".join(chosen)


# --- the example ---------------------------------------------------------------------------------


def example(rule: Rule, lang: Lang) -> list[Sentence]:
    """Tell the example of a rule step by step; its players are called a, b, c."""
    if not rule.example:
        return []
    text = dedent(rule.example)
    if "rules " not in text:
        text = f"rules  {', '.join(('base', *rule.needs, rule.id))}\n{text}"
    record, voice = Record.parse(text), Voice(lang)
    replay = Replay(record.header, record.seed)
    said = _hands(replay.game, voice)
    for line in record.body:
        said += _line(replay, line, voice)
    return [_lettered(sentence) for sentence in said]


def _hands(game: Game, voice: Voice) -> list[Sentence]:
    hands = enumerate(game.hands)
    return [voice.say(HOLDS, who=["p", seat], cards=cards(hand)) for seat, hand in hands]


def _line(replay: Replay, line: Line, voice: Voice) -> list[Sentence]:
    """Play one line of an example and tell it, with its note, which is English everywhere."""
    before, done = replay.game, len(replay.steps)
    replay.line(line)
    told: list[Told] = []
    for step in replay.steps[done:]:
        told += Teller(voice, before, step, step.match.game).tell()
        before = step.match.game
    said = [sentence(voice, line) for line in merge(told)]
    if isinstance(line, Refused):
        said.append(_refused(line, voice))
    if line.note:
        said.append([line.note])
    return said


def _refused(line: Refused, voice: Voice) -> Sentence:
    last = line.actions[-1]
    reason = catalogue().get(line.reason)
    said = voice.say(MAY_NOT, who=["p", last.seat], cards=cards(last.text))
    if reason is None:
        return said
    return voice.join(said, [voice.rule(reason), w.STOP.to(voice.lang)])


def _lettered(said: Sentence) -> Sentence:
    """Call the players by letters: they are nobody at this table."""
    return [SEATS[int(part[1])] if part[0] == "p" else part for part in said]
