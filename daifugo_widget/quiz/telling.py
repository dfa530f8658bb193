"""How a quiz tells of moves and of what comes of them: in the words of the story."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..core.game import Game
from ..core.history import Step
from ..core.match import Match
from ..core.moves import PASS, Answer, Ask, Call, Event, Pass
from ..core.plays import Play
from ..core.rule import Rule
from ..core.text import LANGS, Lang, Text
from ..table.phrase import Sentence, Voice, cards, player
from ..table.rule_cards import in_force
from ..table.state import answer_named
from ..table.story import Teller
from ..table.telling import merge, sentence
from ..table.words.phrases import COLON, STOP
from . import words as w
from .said import Said, told


def move_said(game: Game, step: Step) -> Said | None:
    """Say what is done, None for what cannot be said in a sentence."""
    move, who = step.move, player(step.seat)
    if step.seat < 0:
        return None
    if isinstance(move, Play):
        return Said(w.PLAYS, {"who": who, "cards": cards(str(move))})
    if isinstance(move, Pass):
        return Said(w.PASSES, {"who": who})
    if isinstance(move, Call) and game.rules[move.rule].referee:
        return told({lang: _lines(game, step, step.match.game, lang)[0] for lang in LANGS})
    if isinstance(move, Call):
        return Said(w.CALLS, {"who": who, "rule": game.rules[move.rule]})
    if isinstance(move, Answer) and game.ask:
        return _choice_said(game, game.ask, move)
    return None


def _choice_said(game: Game, ask: Ask, move: Answer) -> Said:
    who, rule = player(ask.seat), game.rules[ask.rule]
    if move.value is None or (ask.what == "cards" and not move.value):
        return Said(w.DECLINES, {"who": who, "rule": rule})
    named = [answer_named(ask.what, move.value, Voice(lang)) for lang in LANGS]
    words = [part for part in named if isinstance(part, str)]
    what = Text(*words) if words else named[0]
    return Said(
        w.CHOOSES_SEAT if ask.what == "seat" else w.CHOOSES,
        {"who": who, "what": what, "rule": rule},
    )


def outcome(before: Game, step: Step, after: Match, names: bool = False) -> Said | None:
    """Tell what comes of a move, the move itself left out; None where there is nothing to tell.

    Rules are named in it only if that is wanted.
    """
    lines = {lang: _outcome(before, step, after.game, lang, names) for lang in LANGS}
    return told(lines) if lines["en"] else None


def effects(before: Game, step: Step, after: Match) -> list[Said]:
    """Tell what comes of a move one thing after the other, no rule named."""
    by_lang = {lang: _parts(before, step, after.game, lang) for lang in LANGS}
    return [
        told(dict(zip(LANGS, parts, strict=True)))
        for parts in zip(*(by_lang[lang] for lang in LANGS), strict=True)
    ]


def _parts(before: Game, step: Step, after: Game, lang: Lang) -> list[Sentence]:
    """Return what is told, parted before each rule that is named."""
    found: list[Sentence] = [[]]
    for line in _lines(before, step, after, lang):
        found.append([])
        for part in line:
            if not isinstance(part, str) and part[0] == "r":
                found.append([])
            found[-1].append(part)
    named = ([*part[:-1], _stripped(part[-1])] if part else [] for part in found)
    return [said for part in named if (said := _nameless(part, lang))]


def _stripped(part: Any) -> Any:
    return part.rstrip() if isinstance(part, str) else part


def nothing(game: Game) -> Said:
    """Say that nothing has happened but that the turn is passed on."""
    text = w.A_CHOICE if game.ask else w.NOTHING if game.trick else w.NOTHING_LEADS
    return Said(text, {"who": player(max(game.actor, 0))})


def _outcome(before: Game, step: Step, after: Game, lang: Lang, names: bool) -> Sentence:
    quiet = replace(step, move=PASS) if isinstance(step.move, Call) else step
    said = Voice(lang).join(*_lines(before, quiet, after, lang))
    return said if names else _nameless(said, lang)


def _lines(before: Game, step: Step, after: Game, lang: Lang) -> list[Sentence]:
    voice = Voice(lang)
    return [sentence(voice, line) for line in merge(_teller(before, step, after, voice).tell())]


def _teller(before: Game, step: Step, after: Game, voice: Voice) -> Teller:
    """Return who tells the story, but for the cards that are laid, a pass and a call."""
    seen = after.copy()
    seen.events = tuple(
        event for event in after.events if event.verb not in ("play", "pass", "call")
    )
    known = before.copy()  # by other rules there are no marks of rules that they do not have
    known.marks = tuple(mark for mark in before.marks if mark[0] in after.rules)
    return Teller(voice, known, step, seen)


def _nameless(said: Sentence, lang: Lang) -> Sentence:
    """Leave out the rules that are named in front of what they do."""
    left: Sentence = []
    signs = COLON.to(lang).strip(), STOP.to(lang)
    named = False
    for part in said:
        if isinstance(part, str):
            text = part.lstrip(" ".join(signs)) if named else part
            text = text if left else text.lstrip()
            left += [text] if text else []
        elif part[0] != "r":
            left.append(part)
        named = not isinstance(part, str) and part[0] == "r"
    return left


def behind(match: Match) -> list[str]:
    """Return the rules that have told something in the latest move, the frame left out."""
    ids = dict.fromkeys(id for event in match.game.events for id in (event.rule, _rule_of(event)))
    return [id for id in ids if id and not match.rules[id].frame]


def _rule_of(event: Event) -> str:
    return event.value.rule if isinstance(event.value, Play) else ""


def rule_said(rule: Rule) -> Said:
    """Say what a rule does, and which of its options are not as usual."""
    slots = {"rule": rule, "does": rule.text}
    options = Text(*(in_force(rule, lang) for lang in LANGS))
    if options.en:
        return Said(w.BEHIND_WITH, {**slots, "options": options})
    return Said(w.BEHIND, slots)
