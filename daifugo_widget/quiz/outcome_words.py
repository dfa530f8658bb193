"""How a quiz tells what comes of a move: in the words of the story."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from ..core.entry import Entry
from ..core.history import AnyMatch, Step
from ..core.moves import PASS, Call, acted
from ..core.text import LANGS, Lang, Text
from ..table.phrase import Sentence, Voice, player
from ..table.rule_cards import in_force
from ..table.telling import StepTeller, merge, sentence
from ..table.words.phrases import COLON, STOP
from . import words as w
from .asking import asking_of
from .said import Said, told


def outcome(before: Any, step: Step, after: AnyMatch, names: bool = False) -> Said | None:
    """Tell what comes of a move, without the move itself; None if there is nothing to tell.

    With ``names``, the rules behind it are named.
    """
    lines = {lang: _outcome(before, step, after.game, lang, names) for lang in LANGS}
    return told(lines) if lines["en"] else None


def effects(before: Any, step: Step, after: AnyMatch) -> list[Said]:
    """Tell what comes of a move, one effect after the other, without naming rules."""
    by_lang = {lang: _parts(before, step, after.game, lang) for lang in LANGS}
    return [
        told(dict(zip(LANGS, parts, strict=True)))
        for parts in zip(*(by_lang[lang] for lang in LANGS), strict=True)
    ]


def _parts(before: Any, step: Step, after: Any, lang: Lang) -> list[Sentence]:
    """Return what is told, split before each rule that is named."""
    found: list[Sentence] = [[]]
    for line in lines_of(before, step, after, lang):
        found.append([])
        for part in line:
            if not isinstance(part, str) and part[0] == "r":
                found.append([])
            found[-1].append(part)
    named = ([*part[:-1], _stripped(part[-1])] if part else [] for part in found)
    return [said for part in named if (said := _nameless(part, lang))]


def _stripped(part: Any) -> Any:
    return part.rstrip() if isinstance(part, str) else part


def nothing(game: Any) -> Said:
    """Say that nothing has happened except that the turn is passed on."""
    text = w.A_CHOICE if game.ask else w.NOTHING if game.trick else w.NOTHING_LEADS
    return Said(text, {"who": player(max(game.actor, 0))})


def _outcome(before: Any, step: Step, after: Any, lang: Lang, names: bool) -> Sentence:
    quiet = replace(step, move=PASS) if isinstance(step.move, Call) else step
    said = Voice(lang).join(*lines_of(before, quiet, after, lang))
    return said if names else _nameless(said, lang)


def lines_of(before: Any, step: Step, after: Any, lang: Lang) -> list[Sentence]:
    """Return what is told of a step, except for the move itself, in sentences."""
    voice = Voice(lang)
    return [sentence(voice, line) for line in merge(_teller(before, step, after, voice).tell())]


def _teller(before: Any, step: Step, after: Any, voice: Voice) -> StepTeller:
    """Return the teller of the story, who leaves out the move itself."""
    asking, seen = asking_of(after.rules.game), after.copy()
    seen.events = tuple(event for event in after.events if event.verb not in asking.moved)
    return asking.teller(voice, before, step, seen)


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


def behind(match: AnyMatch) -> list[str]:
    """Return the rules that have told something in the latest move, the frame left out."""
    return [id for id in acted(match.game.events) if not match.rules[id].frame]


def rule_said(rule: Entry, named: Collection[str] = ()) -> Said:
    """Say what a rule does, and which options are not as usual; ``named`` ones in any case."""
    slots = {"rule": rule, "does": rule.wording()}
    options = Text(*(in_force(rule, lang, named) for lang in LANGS))
    if options.en:
        return Said(w.BEHIND_WITH, {**slots, "options": options})
    return Said(w.BEHIND, slots)
