"""The rules editor's look-ups: what there is to choose from, and what becomes of a changed line."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.chosen import ChosenRules
from ..core.entry import Entry
from ..core.errors import SpokenError
from ..core.finding import find_text
from ..core.rule_errors import RuleError
from ..core.text import Lang
from .contract import Brief, Choices, Edited
from .face import Face, face_of
from .rule_cards import in_force, rule_card
from .session import Session
from .words import WORDS


def choices(session: Session) -> Choices:
    """Return the rules in brief, the frame last, and the houses to start from.

    ``barred`` says why nothing can be changed now, if only decrees can change the rules.
    """
    lang = session.settings.lang
    kind = type(session.match.rules)
    face = face_of(kind.game)
    rules = sorted(kind.all_rules().values(), key=lambda rule: rule.frame)
    barred = _barred(session)
    fitting = [each for each in kind.presets if not edited(session, each, (), barred)["error"]]
    return {
        "rules": [_brief(rule, face, lang) for rule in rules],
        "presets": [{"line": each, "label": face.house_name(each).to(lang)} for each in fitting],
        "barred": barred,
    }


def _barred(session: Session) -> str:
    """Say why no rule can be changed now, "" if rules can be changed."""
    try:
        if session.decrees.bind:
            session.decrees.may_decree()
    except SpokenError as error:
        return error.say(session.settings.lang)
    return ""


def _brief(rule: type[Entry], face: Face, lang: Lang) -> Brief:
    chapter = WORDS["editor.frame"] if rule.frame else face.chapters[rule.chapter]
    return {
        "id": rule.id,
        "name": rule.names.to(lang),
        "chapter": chapter.to(lang),
        "frame": rule.frame,
        "find": find_text(rule, lang),
    }


def edited(
    session: Session, text: str, opened: Iterable[object] = (), fresh: object = False
) -> Edited:
    """Check a rules line for the next game, and say which rules it has on.

    A valid line comes back tidied up, with the cards of the ``opened`` rules. The rules of a
    ``fresh`` match need no decree.
    """
    lang, players = session.settings.lang, session.people.players
    kind = type(session.match.rules)
    face = face_of(kind.game)
    try:
        rules = kind(text).for_players(players)
        rules.check_players(players)
        if session.decrees.bind and not fresh and rules != session.match.rules:
            session.decrees.decreed(text)
    except SpokenError as error:
        return _refused(kind, text, error, lang)
    all_rules = kind.all_rules()
    ids = dict.fromkeys(id for id in opened if isinstance(id, str) and id in all_rules)
    return {
        "line": str(kind(text)),
        "error": None,
        "clash": [],
        "on": {rule.id: in_force(rule, lang) for rule in rules},
        "cards": [
            rule_card(face, rules.get(id) or all_rules[id](), lang, id in rules) for id in ids
        ],
    }


def _refused(kind: type[ChosenRules], text: str, error: SpokenError, lang: Lang) -> Edited:
    """Return a line as it is, with what is wrong with it; the rules that it asks for stay on."""
    wanted = kind.reading().wanted(text)
    return {
        "line": text,
        "error": error.brief.to(lang),
        "clash": list(error.rules) if isinstance(error, RuleError) else [],
        "on": {id: "" for id in kind.all_rules() if id in wanted},
        "cards": [],
    }
