"""The state that the browser draws, as ``contract`` describes it."""

from __future__ import annotations

from daifugo_widget.core.cards import show
from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.moves import SEATS, Answer, Call, Move, Pass
from daifugo_widget.core.game.plays import is_cut
from daifugo_widget.core.words.text import Lang
from daifugo_widget.players import name_of

from ..drawing.answers import answer_named
from ..drawing.game_ui import AnyUI, ui_of
from ..drawing.prompt import call_label, prompt
from ..drawing.score_tables import score_tables
from ..session.defaults import can_forget, can_remember
from ..session.screen import Screen
from ..telling.spoken_text import speech
from ..telling.storyline import Storyline
from ..telling.voice import Sentence, Voice, cards
from ..telling.words import WORDS
from ..telling.words import phrases as w
from . import contract
from .contract import Hint, Listed, Plays, Seat, State
from .move_text import move_text, play_texts, split_rule


def build(screen: Screen, storyline: Storyline) -> State:
    """Return the state of a table as the person at a screen may see it."""
    session, people, me = screen.session, screen.people, screen.me
    seen, lang = screen.view(session.game), screen.settings.lang
    voice, ui = Voice(lang, people.you), ui_of(seen.rules.game)
    told = storyline.tell(screen, voice)
    may_play = plays(screen, seen, lang)
    state: State = {
        "version": screen.version,
        "me": me,
        "title": ui.title.to(lang),
        "house": ui.rules_in_short(seen.rules, seen.players).to(lang),
        "label": ui.label(session.match, lang),
        "seats": _seats(screen, ui, seen, voice),
        "direction": ui.direction(seen),
        "trick": ui.trick(seen, lang),
        "discards": ui.discards(seen),
        "aside": ui.aside(seen),
        "ruler": ui.ruler(seen, lang),
        "chips": ui.chips(seen, people, voice),
        "hand": [] if me is None else _hand(screen, ui, seen, seen.hands[me]),
        "plays": may_play["plays"],
        "meanings": may_play["meanings"],
        "prompt": prompt(screen, voice, seen),
        "refusal": _refusal(screen, ui, seen, voice),
        "hint": _hint(screen, seen, voice),
        "story": told.lines,
        "live": "" if session.bots_turn else speech(told.since, people, voice),
        "scores": score_tables(ui, session.match, people, voice),
        "can": can(screen),
        "settings": screen.settings.to_dict(),
        "house_players": ui.house_players(seen.rules, seen.players).to(lang),
        "rules": rule_list(seen, lang, frame=False),
        "frame": rule_list(seen, lang, frame=True),
        "next_rules": str(session.next_rules),
        "notice": screen.notice,
    }
    if session.is_free:
        state["bots"] = {SEATS[seat]: name_of(bot) for seat, bot in people.bots.items()}
    if "many" in may_play:
        state["many"] = may_play["many"]
    return state


def _seats(screen: Screen, ui: AnyUI, seen: CardGame, voice: Voice) -> list[Seat]:
    """Return the seats in the order of play, beginning with the one at the screen."""
    at = seen.seats.index(screen.me if screen.me is not None else _in_front(screen))
    match, people = screen.session.match, screen.people
    order = (*seen.seats[at:], *seen.seats[:at])
    found = [ui.seat(seen, match, people, voice.lang, seat) for seat in order]
    for seat in found:
        if open_hand(screen, seat["seat"]):
            hand = screen.session.game.hands[seat["seat"]]
            seat["hand"] = "".join(_hand(screen, ui, seen, hand)) or None
    return found


def _in_front(screen: Screen) -> int:
    """Return the seat that comes first while the screen shows no hand."""
    seats = screen.seats
    return screen.session.game.actor if screen.is_covered else seats[0] if seats else 0


def open_hand(screen: Screen, seat: int) -> bool:
    """Return whether a hand lies open: by the settings, by a rule, or as the game is over."""
    wanted, game = screen.settings.open_hands and not screen.is_covered, screen.session.game
    opened = wanted or game.over or game.open_hands() >> seat & 1
    return seat != screen.me and bool(opened)


def _hand(screen: Screen, ui: AnyUI, seen: CardGame, hand: int) -> list[str]:
    return ui.sorted_hand(seen, hand, screen.settings.sort)


def plays(screen: Screen, seen: CardGame, lang: Lang) -> Plays:
    """Return the legal plays of the person at the screen, and the names of their rules."""
    if screen.me is None or screen.me != seen.actor or seen.ask or seen.over:
        return {"plays": [], "meanings": {}}
    if is_cut(seen.plays()):
        return {"plays": [], "meanings": {}, "many": True}
    texts = play_texts(seen)
    rules = dict.fromkeys(split_rule(text)[0] for text in texts)
    named = {id: seen.rules[id].short_names.to(lang) for id in rules if id}
    return {"plays": texts, "meanings": named}


def _refusal(screen: Screen, ui: AnyUI, seen: CardGame, voice: Voice) -> contract.Refusal | None:
    refusal, to = screen.refusal, screen.refused_view
    if refusal is None:
        return None
    text: Sentence = [refusal.say(voice.lang)]
    rule = None if refusal.rule else ui.rule_behind(refusal.reason, seen)
    if named := rule or refusal.rule:
        text = voice.join(
            [voice.rule(seen.rules.catalogue[named]), w.COLON.to(voice.lang).strip()], text
        )
    told: contract.Refusal = {
        "reason": refusal.reason,
        "rule": rule,
        "behind": seen.rules[rule].wording().to(voice.lang) if rule else "",
        "cards": show(refusal.cards) if refusal.cards else "",
        "text": text,
    }
    if to is not None:
        told["to"] = to
    return told


def _hint(screen: Screen, seen: CardGame, voice: Voice) -> Hint | None:
    hint = screen.hint
    if hint is None:
        return None
    text = [*move_phrase(seen, hint.move, voice), w.COLON.to(voice.lang), hint.why.to(voice.lang)]
    return {"move": move_text(seen, hint.move), "text": text}


def move_phrase(seen: CardGame, move: Move, voice: Voice) -> Sentence:
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


def rule_list(seen: CardGame, lang: Lang, frame: bool) -> list[Listed]:
    """Return the rules in force: those of every game, or those that this house adds."""
    rules = [rule for rule in seen.rules if rule.frame is frame]
    return [{"id": rule.id, "name": rule.names.to(lang)} for rule in rules]


def can(screen: Screen) -> list[str]:
    """List what can be done now besides playing, with the settings that the game alone has."""
    session = screen.session
    waiting, autopilot, log = session.bots_turn, session.autopilot, session.log
    mine = screen.me is not None and screen.me == session.game.actor
    possible = {
        "undo": session.can_undo,
        "again": True,
        "new": True,
        "next": session.game.over,
        "hint": mine and not waiting and not session.game.over,
        "step": waiting and (autopilot.pace == "step" or autopilot.is_paused),
        "to-end": autopilot.all_are_out and not autopilot.is_hurrying,
        "save": True,
        "games": log is not None and log.has_statistics and screen is session.screen,
    }
    own_settings = session.ui.own_settings if session.is_free and screen.seats else ()
    return [
        *(what for what, open_now in possible.items() if open_now),
        *lasting_acts(),
        *own_settings,
    ]


def lasting_acts() -> list[str]:
    """List what can be done now for other tables: remember settings, or forget them."""
    possible = {"remember": can_remember(), "forget": can_forget()}
    return [what for what, open_now in possible.items() if open_now]
