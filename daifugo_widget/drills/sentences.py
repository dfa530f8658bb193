"""A goal as a sentence, put together from its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..core.cards import JOKER_CODE, RANKS, pretty_code, pretty_number
from ..core.moves import SEATS
from ..core.records.cardtext import CardText
from ..core.rule import CATALOGUE
from ..core.text import Text, listed
from ..rules.ranks import CLASSES
from ..rules.titles import THEMES
from . import phrases_goal as say
from .goal import Goal, Part, Way

Name = Callable[[int], Text]


def letter(seat: int) -> Text:
    """Return what a seat is called where nobody has a name."""
    return Text(*[SEATS[seat]] * 3)


def _polite(name: Text) -> Text:
    return Text(name.en, f"{name.ja}さん", f"{name.ko} 님")


def goal_text(goal: Goal, learner: int, name: Name = letter) -> Text:
    """Return a goal as a sentence to its learner."""
    ways = [_way(way, learner, name) for way in goal.ways]
    text = _joined(ways, say.OR)
    limit = say.ONE_MOVE if goal.turns == 1 else say.MOVES.fill(n=goal.turns)
    return _capital(say.WHOLE.fill(goal=text, limit=limit))


def parts_text(parts: Iterable[Part], learner: int, name: Name = letter) -> Text:
    """Return some parts of a goal as they stand in its sentence."""
    return _way(tuple(parts), learner, name)


def _way(way: Way, learner: int, name: Name) -> Text:
    return _joined([part_text(part, learner, name) for part in way], say.AND)


def part_text(part: Part, learner: int, name: Name = letter) -> Text:
    """Return one part as what the learner has to do."""
    word, _, rest = part.text.partition(" ")
    word = "unmark" if word == "mark" and rest.startswith("-") else word
    known = say.PARTS.get((word, rest)) or say.PARTS.get((word, ""))
    forms = known or say.PARTS["", ""]
    seat = SEATS.index(rest[0]) if part.seats else learner
    own = forms.own if seat == learner or forms.other is None else forms.other
    never = (forms.own_not if seat == learner else forms.other_not) if not part.wanted else None
    values = {"who": _polite(name(seat)), "what": _what(word, rest, name), "fact": part.text}
    if part.wanted:
        return own.fill(**values)
    return never.fill(**values) if never else say.NEVER.fill(that=own.fill(**values))


def _what(word: str, rest: str, name: Name) -> Text | str:
    """Return what a part is about, for people: cards, a rule, a number, classes."""
    last = rest.rpartition(" ")[2]
    if word in ("top", "hand", "discards") and last not in ("", "-"):
        return _cards(last.removeprefix("-"))
    if word in ("mark", "unmark", "asks", "fires"):
        rule = last.removeprefix("-").partition("=")[0]
        return CATALOGUE[rule].short_names if rule in CATALOGUE else rule
    if word == "order":
        return " ".join(pretty_number(RANKS.index(rank)) for rank in rest.replace("10", "T"))
    if word == "cards":
        return Text("1 card" if last == "1" else f"{last} cards", last, last)
    if word == "classes":
        return listed(_class(held, name) for held in rest.split())
    return last


def _cards(text: str) -> str:
    parts = CardText.parse(text).parts
    return " ".join(pretty_code(min(part.code, JOKER_CODE)) for part in parts)


def _class(text: str, name: Name) -> Text:
    seat, _, id = text.partition("=")
    if id not in CLASSES:
        return Text(text, text, text)
    title, who = THEMES["japanese"][CLASSES.index(id)], _polite(name(SEATS.index(seat)))
    return Text(f"{who.en}: {title.en}", f"{who.ja}：{title.ja}", f"{who.ko}: {title.ko}")


def _joined(texts: list[Text], between: Text) -> Text:
    return Text(
        *(sep.join(parts) for sep, parts in zip(between, zip(*texts, strict=True), strict=True))
    )


def _capital(text: Text) -> Text:
    return text._replace(en=text.en[0].upper() + text.en[1:])
