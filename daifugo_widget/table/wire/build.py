"""The state that the browser draws, as ``js/src/state.ts`` describes it."""

from __future__ import annotations

from ..core.card_game import CardGame
from ..core.moves import Answer, Call, Move, Pass
from ..core.refusal import Refusal
from ..core.text import Lang
from . import contract
from .answers import answer_named
from .contract import Hint, Listed, Plays, Seat, State
from .face import Face, face_of
from .live import spoken
from .phrase import Sentence, Voice, cards
from .prompt import call_label, prompt
from .reading import move_text, play_texts, split_rule
from .score_tables import score_tables
from .session import Session
from .storyline import Storyline
from .words import WORDS
from .words import phrases as w


def build(session: Session, storyline: Storyline) -> State:
    """Return the state of a table as the person at the screen may see it."""
    seen, lang = session.seen(session.game), session.settings.lang
    voice, face = Voice(lang, session.people.you), face_of(seen.rules.game)
    told, me = storyline.tell(session, voice), session.me
    may_play = plays(session, seen, lang)
    return {
        "version": session.version,
        "me": me,
        "title": face.title.to(lang),
        "house": face.rules_in_short(seen.rules, seen.players).to(lang),
        "label": face.label(session.match, lang),
        "seats": _seats(session, face, seen, voice),
        "direction": face.direction(seen),
        "trick": face.trick(seen, lang),
        "discards": face.discards(seen),
        "aside": face.aside(seen),
        "ruler": face.ruler(seen, lang),
        "chips": face.chips(seen, session.people, voice),
        "hand": [] if me is None else _hand(session, face, seen, seen.hands[me]),
        "plays": may_play["plays"],
        "meanings": may_play["meanings"],
        "prompt": prompt(session, voice, seen),
        "refusal": _refusal(session.refusal, face, seen, voice),
        "hint": _hint(session, seen, voice),
        "story": told.lines,
        "live": "" if session.bots_turn else spoken(told.since, session.people, voice),
        "scores": score_tables(face, session.match, session.people, voice),
        "can": can(session),
        "settings": session.settings.to_dict(),
        "rules": listed(seen, lang, frame=False),
        "frame": listed(seen, lang, frame=True),
        "next_rules": str(session.next_rules),
        "notice": session.notice,
    }


def _seats(session: Session, face: Face, seen: CardGame, voice: Voice) -> list[Seat]:
    """Return the seats in the order of play, beginning with the one at the screen."""
    at = seen.seats.index(session.me if session.me is not None else _in_front(session))
    match, people = session.match, session.people
    order = (*seen.seats[at:], *seen.seats[:at])
    found = [face.seat(seen, match, people, voice.lang, seat) for seat in order]
    for seat in found:
        if open_hand(session, seat["seat"]):
            hand = session.game.hands[seat["seat"]]
            seat["hand"] = "".join(_hand(session, face, seen, hand)) or None
    return found


def _in_front(session: Session) -> int:
    """Return the seat that comes first while the screen shows no hand."""
    humans = session.people.humans
    return session.game.actor if session.covered else humans[0] if humans else 0


def open_hand(session: Session, seat: int) -> bool:
    """Return whether a hand lies open: by the settings, by a rule, or as the game is over."""
    wanted = session.settings.open_hands and not session.covered
    opened = wanted or session.game.over or session.game.open_hands() >> seat & 1
    return seat != session.me and bool(opened)


def _hand(session: Session, face: Face, seen: CardGame, hand: int) -> list[str]:
    return face.sorted_hand(seen, hand, session.settings.sort)


def plays(session: Session, seen: CardGame, lang: Lang) -> Plays:
    """Return the legal plays of the person at the screen, and the names of their rules."""
    if session.me is None or session.me != seen.actor or seen.ask or seen.over:
        return {"plays": [], "meanings": {}}
    texts = play_texts(seen)
    rules = dict.fromkeys(split_rule(text)[0] for text in texts)
    named = {id: seen.rules[id].short_names.to(lang) for id in rules if id}
    return {"plays": texts, "meanings": named}


def _refusal(
    refusal: Refusal | None, face: Face, seen: CardGame, voice: Voice
) -> contract.Refusal | None:
    if refusal is None:
        return None
    text: Sentence = [refusal.say(voice.lang)]
    rule = None if refusal.rule else face.rule_behind(refusal.reason, seen)
    if named := rule or refusal.rule:
        text = voice.join(
            [voice.rule(seen.rules.catalogue[named]), w.COLON.to(voice.lang).strip()], text
        )
    return {
        "reason": refusal.reason,
        "rule": rule,
        "behind": seen.rules[rule].wording().to(voice.lang) if rule else "",
        "cards": cards(refusal.cards)[1] if refusal.cards else "",
        "text": text,
    }


def _hint(session: Session, seen: CardGame, voice: Voice) -> Hint | None:
    hint = session.hint
    if hint is None:
        return None
    text = [*_named(seen, hint.move, voice), w.COLON.to(voice.lang), hint.why.to(voice.lang)]
    return {"move": move_text(seen, hint.move), "text": text}


def _named(seen: CardGame, move: Move, voice: Voice) -> Sentence:
    """Name a move in a sentence."""
    if isinstance(move, Pass):
        return [WORDS["button.pass"].to(voice.lang)]
    if isinstance(move, Call):
        return [call_label(seen.rules[move.rule]).to(voice.lang)]
    if isinstance(move, Answer) and seen.ask:
        return [answer_named(seen.ask.what, move.value, voice)]
    rule, laid = split_rule(move_text(seen, move))
    if not rule:
        return [cards(laid)]
    return voice.say(WORDS["card.by"], cards=cards(laid), rule=voice.rule(seen.rules[rule]))


def listed(seen: CardGame, lang: Lang, frame: bool) -> list[Listed]:
    """Return the rules in force: those of every game, or those that this house adds."""
    rules = [rule for rule in seen.rules if rule.frame is frame]
    return [{"id": rule.id, "name": rule.names.to(lang)} for rule in rules]


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
