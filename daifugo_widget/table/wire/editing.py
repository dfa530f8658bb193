"""The rules editor's look-ups: what there is to choose from, and what becomes of a changed line."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_search import find_text
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.core.words.text import Lang, SpokenError

from ..drawing.game_ui import AnyUI, ui_of
from ..drawing.rule_cards import in_force, rule_card
from ..session.screen import Screen
from ..telling.words import WORDS
from .rule_contract import Brief, Choices, Edited


def choices(screen: Screen) -> Choices:
    """Return the rules in brief, the frame last, and the houses to start from.

    ``barred`` says why nothing can be changed now, if only decrees can change the rules.
    """
    lang = screen.settings.lang
    kind = type(screen.session.match.rules)
    ui = ui_of(kind.game)
    rules = sorted(kind.all_rules().values(), key=lambda rule: rule.frame)
    barred = _why_barred(screen)
    fitting = [each for each in kind.presets if not check_line(screen, each, (), barred)["error"]]
    return {
        "rules": [_brief(rule, ui, lang) for rule in rules],
        "presets": [{"line": each, "label": ui.house_name(each).to(lang)} for each in fitting],
        "barred": barred,
    }


def _why_barred(screen: Screen) -> str:
    """Say why no rule can be changed now, "" if rules can be changed."""
    between = screen.session.between
    try:
        if between.binds_rules:
            between.check_change()
    except SpokenError as error:
        return error.say(screen.settings.lang)
    return ""


def _brief(rule: type[BaseRule], ui: AnyUI, lang: Lang) -> Brief:
    chapter = WORDS["editor.frame"] if rule.frame else ui.chapters[rule.chapter]
    return {
        "id": rule.id,
        "name": rule.names.to(lang),
        "chapter": chapter.to(lang),
        "frame": rule.frame,
        "find": find_text(rule, lang),
    }


def check_line(
    screen: Screen, text: str, opened: Iterable[object] = (), fresh: object = False
) -> Edited:
    """Check a rules line for the next game, and say which rules it has on.

    A valid line comes back tidied up, with the cards of the ``opened`` rules. The rules of a
    ``fresh`` match need no decree.
    """
    session, lang = screen.session, screen.settings.lang
    players = session.people.players
    kind = type(session.match.rules)
    ui = ui_of(kind.game)
    try:
        rules = kind.read(text).for_players(players)
        rules.check_players(players)
        if session.between.binds_rules and not fresh and rules != session.match.rules:
            session.between.check_change(text)
    except SpokenError as error:
        return _faulty_line(kind, text, error, lang)
    all_rules = kind.all_rules()
    ids = dict.fromkeys(id for id in opened if isinstance(id, str) and id in all_rules)
    return {
        "line": str(kind.read(text)),
        "error": None,
        "clash": [],
        "on": {rule.id: in_force(rule, lang) for rule in rules},
        "cards": [rule_card(ui, rules.get(id) or all_rules[id](), lang, id in rules) for id in ids],
    }


def _faulty_line(kind: type[BaseRuleSet], text: str, error: SpokenError, lang: Lang) -> Edited:
    """Return a line as it is, with what is wrong with it; the rules that it asks for stay on."""
    wanted = kind.parser().wanted_ids(text)
    return {
        "line": text,
        "error": error.brief.to(lang),
        "clash": list(error.rules) if isinstance(error, RuleError) else [],
        "on": {id: "" for id in kind.all_rules() if id in wanted},
        "cards": [],
    }
