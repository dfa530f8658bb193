"""Rules on cards: names, words, options and the worked example, made from the catalogue alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from ..core.card_game import CardGame
from ..core.entry import Entry
from ..core.moves import SEATS
from ..core.options import Option, show_value
from ..core.records import Record
from ..core.records.body import ANSWER, Line, NextGame, Refused
from ..core.records.errors import RecordError
from ..core.records.playthrough import Playthrough
from ..core.text import LANGS, Lang, Text
from ..rules.examples import example_notes, line_of
from .contract import OptionValue, RuleCard, RuleOption
from .face import Face
from .phrase import Sentence, Voice, cards, player
from .telling import ToldLine, merge, sentence
from .words import phrases as w

TRUTH = {True: w.YES, False: w.NO}
SUCH_AS = Text("such as {value}", "例：{value}", "예: {value}")
LISTS = {"ints": (3, 2, 1), "ranks": ("8", "9", "T")}
"""What a list of each type may look like."""
MAY_NOT = Text(
    "{who} may not play {cards}.",
    "{who}さんは{cards}を出せません。",
    "{who} 님은 {cards} 카드를 낼 수 없습니다.",
)
MAY_NOT_CHOOSE = Text(
    "{who} may not choose {cards}.",
    "{who}さんは{cards}を選べません。",
    "{who} 님은 {cards} 카드를 고를 수 없습니다.",
)
MAY_NOT_PASS = Text(
    "{who} may not pass.", "{who}さんはパスできません。", "{who} 님은 패스할 수 없습니다."
)
BREAKS_OFF = Text(
    "The example breaks off at “{line}”: {error}",
    "例は「{line}」で止まります：{error}",
    "예는 '{line}' 줄에서 멈춥니다: {error}",
)
OTHER_OPTIONS = Text(
    "The example is played with the usual options.",
    "この例は、ふつうの設定で進めます。",
    "이 예는 보통의 설정으로 진행합니다.",
)
HOLDS = Text(
    "Player {who} holds {cards}.", "{who}さんの手札は{cards}です。", "{who} 님의 손패: {cards}"
)
HOLDS_AS = Text(
    "Player {who}, the {klass}, holds {cards}.",
    "{who}さん（{klass}）の手札は{cards}です。",
    "{who} 님({klass})의 손패: {cards}",
)


def rule_card(face: Face, rule: Entry, lang: Lang, on: bool) -> RuleCard:
    """Return the card of a rule with its options, in the game of a face."""
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "chapter_title": face.chapters[rule.chapter].to(lang),
        "names": {each: rule.names.to(each) for each in LANGS},
        "text": rule.wording().to(lang),
        "note": rule.note.to(lang) if rule.note else "",
        "options": [_option(rule, option, lang) for option in rule.options.values()],
        "in_force": in_force(rule, lang) if on else "",
        "on": on,
        "frame": rule.frame,
        "needs": _links(face, rule.needs, lang),
        "excludes": _links(face, rule.excludes, lang),
        "example": {"title": rule.names.to(lang), "lines": example(face, rule, lang)},
    }


def _links(face: Face, ids: tuple[str, ...], lang: Lang) -> Sentence:
    """List rules so that each opens its card."""
    comma = w.COMMA.to(lang)
    parts = [part for id in ids for part in (comma, Voice(lang).rule(face.rules.catalogue[id]))]
    return parts[1:]


# --- options -------------------------------------------------------------------------------------


def _option(rule: Entry, option: Option, lang: Lang) -> RuleOption:
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
        "example": _typed(option, lang),
    }


def _typed(option: Option, lang: Lang) -> str:
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


def in_force(rule: Entry, lang: Lang, named: Collection[str] = ()) -> str:
    """Say the values of the options that are not as usual, and of those that are ``named``."""
    colon, changed = w.COLON.to(lang), rule.chosen()
    chosen = [
        option.label.to(lang) + colon + value_text(option, getattr(rule, name), lang)
        for name, option in rule.options.items()
        if name in changed or name in named
    ]
    return "; ".join(chosen)


# --- the example ---------------------------------------------------------------------------------


def example(face: Face, rule: Entry, lang: Lang) -> list[Sentence]:
    """Tell the example of a rule step by step; its players are called a, b, c.

    An example that cannot be played out, as while a rule is being written, is told as far as it
    goes.
    """
    if not rule.example:
        return []
    text, said = face.example(type(rule)), list[Sentence]()
    try:
        for told in _told(face, rule, text, lang):
            said.append(told)
    except RecordError as error:
        line = line_of(text, error.line)
        said.append([BREAKS_OFF.fill(line=line, error=error.brief).to(lang)])
    return said


def _told(face: Face, rule: Entry, text: str, lang: Lang) -> Iterator[Sentence]:
    """Yield what happens in an example, with its notes. Raises `RecordError`."""
    record, voice = Record.parse(text), Voice(lang)
    played = Playthrough(record.header, record.seed)
    if rule.chosen() and played.game.rules.get(rule.id) != rule:
        yield [OTHER_OPTIONS.to(lang)]
    yield from map(_lettered, _laid_out(face, played.game, voice))
    notes = example_notes(type(rule), record.body, lang)
    for line, note in zip(record.body, notes, strict=True):
        yield from map(_lettered, _line(face, played, line, voice))
        if isinstance(line, NextGame) and line.header.get("hands"):
            yield from map(_lettered, _laid_out(face, played.game, voice))
        if note:
            yield [note]


def _laid_out(face: Face, game: CardGame, voice: Voice) -> list[Sentence]:
    """Say who holds which cards and class, and what else lies on the table."""
    hands = [_holds(face, game, seat, voice) for seat in range(game.players)]
    return [*hands, *face.laid_out(game, voice)]


def _holds(face: Face, game: CardGame, seat: int, voice: Voice) -> Sentence:
    slots = {"who": player(seat), "cards": cards(face.cards_text(game.hands[seat]))}
    klass = face.class_title(game, seat)
    return voice.say(HOLDS_AS, **slots, klass=klass) if klass else voice.say(HOLDS, **slots)


def _line(face: Face, played: Playthrough, line: Line, voice: Voice) -> list[Sentence]:
    """Play one line of an example and tell it."""
    before, done = played.game, len(played.steps)
    played.line(line)
    told: list[ToldLine] = []
    for step in played.steps[done:]:
        told += face.teller(voice, before, step, step.match.game).tell()
        before = step.match.game
    said = [sentence(voice, line) for line in merge(told)]
    if isinstance(line, Refused):
        said.append(_refused(face, played.game, line, voice))
    return said


def _refused(face: Face, game: CardGame, line: Refused, voice: Voice) -> Sentence:
    last = line.actions[-1]
    text = MAY_NOT_CHOOSE if last.sign == ANSWER else MAY_NOT
    if last.text == "-":
        text = MAY_NOT_PASS
    shown = face.answer_named(game, last.text) if last.sign == ANSWER else None
    said = voice.say(text, who=player(last.seat), cards=shown or cards(last.text))
    reason = face.rules.catalogue.get(line.reason)
    if reason is None:
        return said
    return [voice.rule(reason), w.COLON.to(voice.lang), *said]


def _lettered(said: Sentence) -> Sentence:
    """Call the players by letters, as they do not sit at this table."""
    return [SEATS[int(part[1])] if part[0] == "p" else part for part in said]
