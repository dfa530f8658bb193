"""The state that the browser draws, as ``js/src/state.ts`` describes it."""

from __future__ import annotations

from typing import Any

from ..core.cards import pretty_number
from ..core.game import Game
from ..core.moves import Answer, Move, Pass
from ..core.refusal import Refusal
from ..core.rule import CATALOGUE
from ..core.text import Lang
from . import board
from .facts import house_text
from .live import spoken
from .phrase import Segment, Sentence, Voice, cards, player
from .prompt import prompt
from .reading import move_text
from .scores import scores
from .session import Session
from .standing import ending, label
from .storyline import Storyline
from .words import WORDS
from .words import phrases as w

Json = dict[str, Any]
PROTOCOL = 1


def build(session: Session, storyline: Storyline) -> Json:
    """Return the state of a table as the one before the screen may see it."""
    seen, lang = session.seen(session.game), session.settings.lang
    voice = Voice(lang, session.people.you)
    told = storyline.tell(session, voice)
    return {
        "protocol": PROTOCOL,
        "version": session.version,
        "me": session.me,
        "title": w.TITLE.to(lang),
        "house": house_text(seen.rules, seen.players).to(lang),
        "label": label(session.match, lang),
        **_table(session, seen, voice),
        "prompt": prompt(session, voice, seen),
        "refusal": _refusal(session.refusal, seen, voice),
        "hint": _hint(session, seen, voice),
        "story": told.lines,
        "live": "" if session.bots_turn else spoken(told.since, session.people, voice),
        "scores": scores(session.match, lang, _verdict(session, voice)),
        "can": can(session),
        "settings": session.settings.to_dict(),
        "rules": listed(seen, lang, frame=False),
        "frame": listed(seen, lang, frame=True),
        "next_rules": str(session.next_rules),
        "notice": session.notice,
    }


def _table(session: Session, seen: Game, voice: Voice) -> Json:
    lang, me = voice.lang, session.me
    return {
        "seats": _seats(session, seen, voice),
        "direction": board.direction(seen),
        "trick": board.trick(seen, lang),
        "discards": board.discards(seen),
        "aside": board.aside(seen),
        "ruler": board.ruler(seen, lang),
        "chips": board.chips(seen, session.people, lang),
        "hand": [] if me is None else _hand(session, seen, seen.hands[me]),
        "plays": plays(session, seen),
    }


def _seats(session: Session, seen: Game, voice: Voice) -> list[Json]:
    watcher = session.me if session.me is not None else _in_front(session)
    found = board.seats(seen, session.match, session.people, voice.lang, watcher)
    for seat in found:
        if open_hand(session, seat["seat"]):
            hand = session.game.hands[seat["seat"]]
            seat["hand"] = "".join(_hand(session, seen, hand)) or None
    return found


def _in_front(session: Session) -> int:
    """Return the seat that the screen is turned to while it shows no hand."""
    humans = session.people.humans
    return session.game.actor if session.covered else humans[0] if humans else 0


def open_hand(session: Session, seat: int) -> bool:
    """Tell whether a hand lies open: by the setting, by a rule, or as the game is over."""
    wanted = session.settings.open_hands and not session.covered
    opened = wanted or session.game.over or session.game.open_hands() >> seat & 1
    return seat != session.me and bool(opened)


def _hand(session: Session, seen: Game, hand: int) -> list[str]:
    return board.sorted_hand(hand, seen.order, session.settings.sort)


def plays(session: Session, seen: Game) -> list[str]:
    """Return the legal plays of the one before the screen, each text once."""
    if session.me is None or session.me != seen.actor or seen.ask or seen.over:
        return []
    return list(dict.fromkeys(str(play) for play in seen.plays()))


BEHIND = {
    "weaker": "strength",
    "wrong-count": "groups",
    "wrong-kind": "stairs",
    "not-a-play": "groups",
    "may-not-pass": "pass",
}
"""The rule to read about a plain reason."""


def _refusal(refusal: Refusal | None, seen: Game, voice: Voice) -> Json | None:
    if refusal is None:
        return None
    text: Sentence = [refusal.say(voice.lang)]
    rule = rule_behind(refusal.reason, seen)
    if rule:
        text = voice.join([voice.rule(CATALOGUE[rule]), w.COLON.to(voice.lang).strip()], text)
    shown = cards(refusal.cards)[1] if refusal.cards else ""
    return {"reason": refusal.reason, "rule": rule, "cards": shown, "text": text}


def rule_behind(reason: str, seen: Game) -> str | None:
    """Return the rule to read about a reason, None where there is none."""
    if reason in CATALOGUE:
        return reason
    rule = BEHIND.get(reason)
    return "groups" if rule and rule not in seen.rules else rule


def _hint(session: Session, seen: Game, voice: Voice) -> Json | None:
    hint = session.hint
    if hint is None:
        return None
    text = [_named(seen, hint.move, voice), w.COLON.to(voice.lang), hint.why.to(voice.lang)]
    return {"move": move_text(seen, hint.move), "text": text}


def _named(seen: Game, move: Move, voice: Voice) -> Segment:
    """Name a move in a sentence."""
    if isinstance(move, Pass):
        return WORDS["button.pass"].to(voice.lang)
    if isinstance(move, Answer) and seen.ask:
        return answer_named(seen.ask.what, move.value, voice)
    return cards(move_text(seen, move))


def answer_named(what: str, value: Any, voice: Voice) -> Segment:
    """Name what is answered to a choice in a sentence."""
    if what == "yes":
        return (w.YES if value else w.NO).to(voice.lang)
    if value is None or (what == "cards" and not value):
        return w.DECLINE.to(voice.lang)
    if what == "seat":
        return player(value)
    if what in ("number", "count"):
        return pretty_number(value) if what == "number" else str(value)
    return cards(str(value) if what == "play" else value)


def listed(seen: Game, lang: Lang, frame: bool) -> list[Json]:
    """Return the rules in force: those of every game, or those that this house adds."""
    rules = [rule for rule in seen.rules if rule.frame is frame]
    return [{"id": rule.id, "name": rule.names.to(lang)} for rule in rules]


def _verdict(session: Session, voice: Voice) -> Sentence | None:
    return ending(session.match, voice) if session.match.over else None


def can(session: Session) -> list[str]:
    """List what can be done now besides playing."""
    waiting = session.bots_turn
    mine = session.me is not None and session.me == session.game.actor
    possible = {
        "undo": session.can_undo,
        "again": True,
        "new": True,
        "next": session.game.over,
        "hint": mine and not waiting and not session.game.over,
        "step": waiting and (session.settings.pace == "step" or session.settings.paused),
        "save": True,
    }
    return [what for what, open_now in possible.items() if open_now]
