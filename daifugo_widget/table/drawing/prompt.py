"""What is asked now and of which seat, in one sentence, and the choice to be made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from daifugo_widget.core.cards import codes, is_free_choice, pretty, pretty_number, show, show_code
from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.moves import Answer, Ask, What
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Text

from ..session.autopilot import called_by_hand
from ..session.screen import Screen
from ..telling.spoken_text import speech
from ..telling.voice import Segment, Sentence, Voice, cards, player
from ..telling.words import WORDS
from ..telling.words import phrases as w
from ..wire.contract import Choice, Kind, Option, Prompt, Timer
from ..wire.move_text import move_text
from .answers import is_forced
from .game_ui import ui_of


def prompt(screen: Screen, voice: Voice, seen: CardGame) -> Prompt:
    """Return the current prompt."""
    session, me = screen.session, screen.me
    asked = session.between.asked_seat
    if asked is not None:
        mine = session.between.prompt(screen, voice)
        return mine or idle("wait", asked, voice.say(w.WAITS, who=player(asked)))
    game = session.game
    seat = game.actor
    kind = _kind(screen)
    found = idle(kind, seat, _text(screen, voice, seen, kind))
    found["timer"] = _timer(screen) if kind in ("play", "answer") else None
    if kind == "answer":
        assert seen.ask is not None
        found["choice"] = choice(screen, voice, seen, seen.ask)
    if kind == "play":
        found["may_pass"] = ui_of(seen.rules.game).may_pass(seen, seat)
        if session.autopilot.is_to_pass:
            found["passes"] = True
    if kind == "wait" and me is not None:
        found["may_pass"] = ui_of(seen.rules.game).may_pass(seen, me)
    if me is not None:
        found["calls"] = [
            {"rule": rule.id, "label": call_label(rule).to(voice.lang)}
            for rule in called_by_hand(seen, me)
        ]
    found["calls"] += [
        {"rule": rule, "label": text.to(voice.lang)} for rule, text in session.between.calls(screen)
    ]
    return found


def call_label(rule: BaseRule) -> Text:
    """Return the text of the button that calls a rule."""
    return rule.says.get("call") or w.CALL.fill(rule=rule.short_names)


def _timer(screen: Screen) -> Timer | None:
    """Return the time limit of this move by the rules or the settings, None if it has none."""
    seconds = screen.clock.seconds
    if seconds is None:
        return None
    fixed = screen.clock.rule is not None
    return {"id": len(screen.session.history.steps), "seconds": seconds, "fixed": fixed}


def _kind(screen: Screen) -> Kind:
    session = screen.session
    if session.game.over:
        return "match" if session.match.over else "over"
    if screen.is_covered:
        return "cover"
    if session.bots_turn or not screen.acts:
        return "wait"
    return "answer" if session.game.ask else "play"


def _text(screen: Screen, voice: Voice, seen: CardGame, kind: Kind) -> Sentence:
    session = screen.session
    who = player(seen.actor)
    if kind in ("over", "match"):
        ending = ui_of(seen.rules.game).ending(session.match, voice)
        return voice.join(ending, session.between.invitation(screen, voice))
    if kind == "cover":
        return voice.say(w.COVER, who=who)
    alone = screen.alone
    timed = _ran_out(screen, voice)
    if kind == "wait":
        return voice.join(timed, waiting(voice, seen, who))
    turn = w.YOUR_TURN if alone else w.TURN_OF
    if session.interrupts:
        turn = w.YOU_MAY if alone else w.MAY
    if seen.ask:
        asked = _choice_sentence(screen, voice, seen, seen.ask)
    else:
        asked = ui_of(seen.rules.game).turn(voice, seen)
    soon = voice.say(w.TABLE_WILL_PASS) if session.autopilot.is_to_pass else []
    return voice.join(timed, voice.say(turn, who=who), asked, soon)


def _ran_out(screen: Screen, voice: Voice) -> Sentence:
    """Say that time ran out, if that is how the latest decision of a person was made."""
    seat = screen.clock.ran_out
    if seat is None:
        return []
    mine = screen.alone and seat in screen.seats
    return voice.say(w.RAN_OUT if mine else w.RAN_OUT_OF, who=player(seat))


def waiting(voice: Voice, seen: CardGame, who: Segment) -> Sentence:
    """Say whom the table waits for, or that the person spoken to can only decline."""
    if seen.ask and seen.ask.seat == voice.you:
        return voice.say(w.NO_CARD_FOR, rule=voice.rule(seen.rules[seen.ask.rule]))
    return choosing(voice, seen, seen.ask, who) if seen.ask else voice.say(w.WAITS, who=who)


def choosing(voice: Voice, game: CardGame, ask: Ask, who: Segment) -> Sentence:
    """Say what somebody has to choose now, or to do if only one answer is left."""
    if ask.what == "bid":
        return voice.say(w.WAITS_BID, who=who)
    text = w.WAITS_ONLY if is_forced(game) else w.WAITS_CHOICE
    return voice.say(text, who=who, rule=voice.rule(game.rules[ask.rule]))


# --- choices -------------------------------------------------------------------------------------

MOST_COUNTS = 20
"""More numbers than this are not offered side by side."""
NO_BREAK_HYPHEN = "\u2011"
GENERAL: dict[str, Text] = {
    "seat": w.WHO,
    "yes": w.WANT,
    "play": w.WHICH,
    "number": w.WHICH_NUMBER,
    "count": w.WHICH,
    "bid": w.WHICH_BID,
}


def question(ask: Ask, seen: CardGame) -> Text:
    """Return the question of a choice: the rule's own words, else general ones."""
    says: dict[str, Text] = seen.rules[ask.rule].says
    one = ask.what == "cards" and ask.high == 1
    for key in (f"ask-{ask.detail}", f"ask-{ask.what}", "ask"):
        if one and f"{key}-one" in says:
            return says[f"{key}-one"]
        if key in says:
            return says[key]
    return _cards_question(ask) if ask.what == "cards" else GENERAL[ask.what]


def _cards_question(ask: Ask) -> Text:
    if ask.low == ask.high:
        return w.EXACTLY_ONE if ask.high == 1 else w.EXACTLY
    return w.UP_TO_ONE if ask.high == 1 else w.UP_TO


def _choice_sentence(screen: Screen, voice: Voice, seen: CardGame, ask: Ask) -> Sentence:
    slots = {"to": player(ask.to), "shown": cards(show(ask.barred))}
    said = voice.say(question(ask, seen), low=ask.low, high=ask.high, **slots)
    by = [voice.rule(seen.rules[ask.rule]), w.COLON.to(voice.lang).strip()]
    return voice.join(by, said, _so_far(screen, voice, ask))


NAMED: dict[str, Callable[[int], Segment]] = {"number": pretty_number, "seat": player}
"""The choices without cards, which look alike when repeated, and how to name their answers."""


def _so_far(screen: Screen, voice: Voice, ask: Ask) -> Sentence:
    """Say how the same choice was answered just before, if a rule asks for it again."""
    if not (answers := list(_before(screen, ask)) if ask.what in NAMED else []):
        return []
    comma = w.COMMA.to(voice.lang)
    listed = [part for value in answers[::-1] for part in (comma, NAMED[ask.what](value))]
    return [*voice.say(w.SO_FAR), *listed[1:], w.STOP.to(voice.lang)]


def _before(screen: Screen, ask: Ask) -> Iterator[Any]:
    """Yield the answers to the choices like this one just before it, the latest first."""
    history = screen.session.history
    for at in range(len(history.steps) - 1, -1, -1):
        before, move = history.match_after(at).game.ask, history.steps[at].move
        if before is None or before.rule != ask.rule:
            return
        if (before.seat, before.what) == (ask.seat, ask.what) and isinstance(move, Answer):
            yield move.value


def choice(screen: Screen, voice: Voice, seen: CardGame, ask: Ask) -> Choice:
    """Return the choice as the browser puts it.

    If cards cannot be chosen freely, each answer is a button. Cards from elsewhere than the hand
    lie in a tray, places of cards as their backs.
    """
    says = seen.rules[ask.rule].says
    tray = _tray(screen, voice, ask) if ask.what in ("cards", "count") else ""
    general = w.GIVE if ask.to >= 0 and not tray else w.CHOOSE
    button = says.get(f"button-{ask.detail}", says.get("button", general))
    what, options = _options(screen, voice, seen, ask, button)
    if what == "count" and not tray and len(options) > MOST_COUNTS:
        options = list(_in_tens(options))
    return {
        "rule": ask.rule,
        "title": speech([_choice_sentence(screen, voice, seen, ask)], screen.people, voice),
        "button": button.to(voice.lang) if ask.what == "cards" else "",
        "what": what,
        "low": ask.low,
        "high": ask.high,
        "options": options,
        "tray": tray,
    }


def _in_tens(options: list[Option]) -> Iterator[Option]:
    """Part many numbers into groups of ten, of which one is chosen first."""
    numbers = [option for option in options if option["value"] != "-"]
    yield from (option for option in options if option["value"] == "-")
    for at in range(0, len(numbers), 10):
        ten = numbers[at : at + 10]
        name = f"{ten[0]['label']}{NO_BREAK_HYPHEN}{ten[-1]['label']}"
        yield from (Option(value=one["value"], label=one["label"], group=name) for one in ten)


def _tray(screen: Screen, voice: Voice, ask: Ask) -> str:
    """Say whose or which cards are chosen from, "" for the seat's own hand or no cards at all."""
    game = screen.session.game
    holders = (seat for seat, hand in enumerate(game.hands) if ask.pool and not ask.pool & ~hand)
    holder = next(holders, ask.to if ask.what == "count" else -1)
    if holder >= 0:
        said = voice.say(w.CARDS_OF, who=player(holder))
        return "" if holder == ask.seat else speech([said], screen.people, voice)
    heading = game.rules[ask.rule].says.get("tray", WORDS["discards"])
    return heading.to(voice.lang) if ask.pool is not None else ""


def _options(
    screen: Screen, voice: Voice, seen: CardGame, ask: Ask, button: Text
) -> tuple[What, list[Option]]:
    """Return what is chosen, and the possible answers, or single cards if the choice is free."""
    decline = seen.rules[ask.rule].says.get("decline", w.DECLINE)
    if len(pool := ui_of(seen.rules.game).tray(seen.free_cards(ask))) > ask.low:
        return "cards", _cards(voice, pool, ask, decline)
    answers = list(seen.answers(ask))
    if ask.what != "cards":
        button = seen.rules[ask.rule].says.get("button", WORDS["button.play_cards"])
    elif is_free_choice([answer.value for answer in answers]):
        least = min(answer.value.bit_count() for answer in answers)
        return "cards", _cards(voice, _cards_of_answers(answers), ask._replace(low=least), decline)
    else:
        answers.sort(key=lambda answer: codes(answer.value))
    options = [_option(screen, voice, seen, answer, button, decline) for answer in answers]
    return ("play" if ask.what == "cards" else ask.what), options


def _cards_of_answers(answers: list[Answer]) -> list[int]:
    """Return the cards that occur in answers, each as often as one answer holds it at most."""
    most: dict[int, int] = {}
    for answer in answers:
        held = codes(answer.value)
        for card in held:
            most[card] = max(most.get(card, 0), held.count(card))
    return [card for card in sorted(most) for _ in range(most[card])]


def _cards(voice: Voice, held: list[int], ask: Ask, decline: Text) -> list[Option]:
    found = map(show_code, held)
    options: list[Option] = [{"value": text, "label": text} for text in found]
    if ask.low == 0:
        options.append({"value": "-", "label": decline.to(voice.lang)})
    return options


def _option(
    screen: Screen, voice: Voice, seen: CardGame, answer: Answer, button: Text, decline: Text
) -> Option:
    value, ask, lang = answer.value, seen.ask, voice.lang
    assert ask is not None
    text = label = move_text(seen, answer)
    if text == "-":
        label = (WORDS["button.pass"] if ask.what == "bid" else decline).to(lang)
    elif ask.what == "yes":
        says = seen.rules[ask.rule].says
        label = (says.get("yes", w.YES) if value else says.get("no", w.NO)).to(lang)
    elif ask.what == "seat":
        label = screen.people.name(value, lang)
    elif ask.what == "bid":
        return {"value": text, "label": value.offer.to(lang), "group": value.group}
    elif isinstance(value, Play) or ask.what == "cards":
        shown = value.pretty() if isinstance(value, Play) else pretty(value)
        label = button.fill(cards=shown).to(lang)
        if isinstance(value, Play) and value.rule and value.rule != ask.rule:
            by = seen.rules[value.rule].short_names
            label = w.BY_RULE.fill(what=label, rule=by).to(lang)
    return {"value": text, "label": label}


def idle(kind: Kind, seat: int, text: Sentence) -> Prompt:
    """Return a prompt that says something and asks for nothing."""
    return {
        "kind": kind,
        "seat": seat,
        "text": text,
        "may_pass": False,
        "choice": None,
        "timer": None,
        "calls": [],
    }
