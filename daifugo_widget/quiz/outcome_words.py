"""How a quiz tells what comes of a move: in the words of the story."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ..core.game.card_game import CardGame
from ..core.game.history import AnyMatch, Step
from ..core.game.moves import PASS, Call, acting_rules
from ..core.rules.rule import BaseRule
from ..core.words.text import LANGS, Lang, Text
from ..table.drawing.rule_cards import in_force
from ..table.telling.phrase import Phrase, phrase_of
from ..table.telling.step_teller import StepTeller, merge, sentence
from ..table.telling.voice import Segment, Sentence, Voice, player
from ..table.telling.words.phrases import COLON, STOP
from . import words as w
from .game_quiz import game_quiz_of


def outcome(before: CardGame, step: Step, after: AnyMatch, names: bool = False) -> Phrase | None:
    """Tell what comes of a move, without the move itself; None if there is nothing to tell.

    With ``names``, the rules behind it are named.
    """
    lines = {lang: _outcome(before, step, after.game, lang, names) for lang in LANGS}
    return phrase_of(lines) if lines["en"] else None


def effects(before: CardGame, step: Step, after: AnyMatch) -> list[Phrase]:
    """Tell what comes of a move, one effect after the other, without naming rules."""
    by_lang = {lang: _parts(before, step, after.game, lang) for lang in LANGS}
    return [
        phrase_of(dict(zip(LANGS, parts, strict=True)))
        for parts in zip(*(by_lang[lang] for lang in LANGS), strict=True)
    ]


def _parts(before: CardGame, step: Step, after: CardGame, lang: Lang) -> list[Sentence]:
    """Return what is told, split before each rule that is named."""
    found: list[Sentence] = [[]]
    for line in lines_of(before, step, after, lang):
        found.append([])
        for part in line:
            if not isinstance(part, str) and part[0] == "r":
                found.append([])
            found[-1].append(part)
    named = ([*part[:-1], _strip(part[-1])] if part else [] for part in found)
    return [said for part in named if (said := _nameless(part, lang))]


def _strip(part: Segment) -> Segment:
    return part.rstrip() if isinstance(part, str) else part


def nothing(game: CardGame) -> Phrase:
    """Say that nothing has happened except that the turn is passed on."""
    text = w.A_CHOICE if game.ask else w.NOTHING if game.trick else w.NOTHING_LEADS
    return Phrase(text, {"who": player(max(game.actor, 0))})


def _outcome(before: CardGame, step: Step, after: CardGame, lang: Lang, names: bool) -> Sentence:
    quiet = replace(step, move=PASS) if isinstance(step.move, Call) else step
    said = Voice(lang).join(*lines_of(before, quiet, after, lang))
    return said if names else _nameless(said, lang)


def lines_of(before: CardGame, step: Step, after: CardGame, lang: Lang) -> list[Sentence]:
    """Return what is told of a step, except for the move itself, in sentences."""
    voice = Voice(lang)
    return [sentence(voice, line) for line in merge(_teller(before, step, after, voice).tell())]


def _teller(before: CardGame, step: Step, after: CardGame, voice: Voice) -> StepTeller:
    """Return the teller of the story, who leaves out the move itself."""
    game_quiz, seen = game_quiz_of(after.rules.game), after.copy()
    seen.events = tuple(event for event in after.events if event.verb not in game_quiz.moved)
    return game_quiz.teller(voice, before, step, seen)


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
    return [id for id in acting_rules(match.game.events) if not match.rules[id].frame]


def rule_said(rule: BaseRule, named: Collection[str] = ()) -> Phrase:
    """Say what a rule does, and which options are not as usual; ``named`` ones in any case."""
    slots = {"rule": rule, "does": rule.wording()}
    options = Text(*(in_force(rule, lang, named) for lang in LANGS))
    if options.en:
        return Phrase(w.BEHIND_WITH, {**slots, "options": options})
    return Phrase(w.BEHIND, slots)
