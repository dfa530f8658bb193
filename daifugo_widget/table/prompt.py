"""What is asked of whom now, in one sentence, and the choice that is owed."""

from __future__ import annotations

from typing import Any

from ..core.cards import codes, is_free_choice, pretty, show_code
from ..core.game import Game
from ..core.moves import Answer, Ask
from ..core.plays import Play
from ..core.text import Text
from .facts import kind_text, mark_text
from .people import SEATS
from .phrase import Segment, Sentence, Voice, cards, player
from .reading import move_text
from .session import Session
from .story import names
from .words import phrases as w

Json = dict[str, Any]


def prompt(session: Session, voice: Voice, seen: Game) -> Json:
    """Return the prompt of the moment."""
    game = session.game
    seat = game.actor
    kind = _kind(session)
    found: Json = {"kind": kind, "seat": seat, "may_pass": False, "choice": None, "calls": []}
    if kind == "answer":
        assert seen.ask is not None
        found["choice"] = choice(session, voice, seen, seen.ask)
    if kind == "play":
        found["may_pass"] = not seen.may_not_pass()
    if session.me is not None:
        calls = [seen.rules[call.rule] for call in seen.calls(session.me)]
        found["calls"] = [{"rule": r.id, "label": r.short_names.to(voice.lang)} for r in calls]
    return {**found, "text": _text(session, voice, seen, kind)}


def _kind(session: Session) -> str:
    if session.game.over:
        return "match" if session.match.over else "over"
    if session.covered:
        return "cover"
    if session.bots_turn:
        return "wait"
    return "answer" if session.game.ask else "play"


def _text(session: Session, voice: Voice, seen: Game, kind: str) -> Sentence:
    who = player(seen.actor)
    if kind in ("over", "match"):
        return ending(session, voice)
    if kind == "cover":
        return voice.say(w.COVER, who=who)
    if kind == "wait":
        return _waiting(voice, seen, who)
    turn = w.YOUR_TURN if len(session.people.humans) == 1 else w.TURN_OF
    asked = _asked(session, voice, seen) if seen.ask else _turn(voice, seen)
    return voice.join(voice.say(turn, who=who), asked)


def ending(session: Session, voice: Voice) -> Sentence:
    """Say who has won the game, or the match."""
    winners = session.match.winners
    points = max(session.match.points)
    if len(winners) > 1:
        return [*voice.say(w.SHARED, n=points), *names(voice, winners), w.STOP.to(voice.lang)]
    if winners:
        return voice.say(w.WINS, who=player(winners[0]), n=points)
    return voice.say(w.FIRST, who=player(session.game.ranking()[0]))


def _waiting(voice: Voice, seen: Game, who: Segment) -> Sentence:
    if seen.ask is None:
        return voice.say(w.WAITS, who=who)
    return voice.say(w.WAITS_CHOICE, who=who, rule=voice.rule(seen.rules[seen.ask.rule]))


def _turn(voice: Voice, seen: Game) -> Sentence:
    if not seen.trick:
        lead = voice.say(w.LEAD if seen.may_not_pass() else w.LEAD_OR_PASS)
        return voice.join(lead, *_bound(voice, seen))
    top = seen.trick[-1].play
    plays = dict.fromkeys(map(str, seen.plays()))
    if not plays:
        return voice.say(w.NOTHING_FITS, cards=cards(str(top)))
    if top.alone:
        return voice.say(w.ANSWER_JOKER, cards=cards(str(top)), answers=cards("".join(plays)))
    text = w.FOLLOW_REVERSED if seen.order.reversed else w.FOLLOW
    follow = voice.say(text, what=kind_text(top), cards=cards(str(top)))
    return voice.join(follow, *_bound(voice, seen))


def _bound(voice: Voice, seen: Game) -> list[Sentence]:
    """Say what the marks in force forbid, in the words of their rules."""
    bound = [
        (seen.rules[id], value) for id, value in seen.marks if hasattr(seen.rules[id], "allows")
    ]
    words = [(rule.says.get("mark"), mark_text(value)) for rule, value in bound]
    return [voice.say(text, value=value) for text, value in words if text]


# --- choices -------------------------------------------------------------------------------------

GENERAL: dict[str, Text] = {"seat": w.WHO, "yes": w.WANT, "play": w.WHICH, "number": w.WHICH}


def question(ask: Ask, seen: Game) -> Text:
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


def _asked(session: Session, voice: Voice, seen: Game) -> Sentence:
    ask = seen.ask
    assert ask is not None
    said = voice.say(question(ask, seen), low=ask.low, high=ask.high, to=player(ask.to))
    return voice.join([voice.rule(seen.rules[ask.rule]), w.COLON.to(voice.lang).strip()], said)


def _title(session: Session, voice: Voice, seen: Game, ask: Ask) -> str:
    to = session.people.name(ask.to, voice.lang) if ask.to >= 0 else ""
    said = voice.say(question(ask, seen), low=ask.low, high=ask.high, to=to)
    name: str = seen.rules[ask.rule].short_names.to(voice.lang)
    return name + w.COLON.to(voice.lang) + "".join(map(str, said))


def choice(session: Session, voice: Voice, seen: Game, ask: Ask) -> Json:
    """Return the choice as it is put: cards that cannot be chosen freely are a button an answer."""
    answers = list(seen.answers(ask))
    listed = ask.what == "cards" and not is_free_choice([answer.value for answer in answers])
    says = seen.rules[ask.rule].says
    button = says.get("button") or (w.GIVE if ask.to >= 0 else w.CHOOSE)
    if listed:
        ordered = sorted(answers, key=lambda answer: codes(answer.value))
        options = [_option(session, voice, seen, answer, button) for answer in ordered]
    elif ask.what == "cards":
        options = _cards(voice, answers, ask)
    else:
        play = says.get("button", Text(*["{cards}"] * 3))
        options = [_option(session, voice, seen, answer, play) for answer in answers]
    return {
        "rule": ask.rule,
        "title": _title(session, voice, seen, ask),
        "button": button.to(voice.lang) if ask.what == "cards" else "",
        "what": "play" if listed else ask.what,
        "low": ask.low,
        "high": ask.high,
        "options": options,
    }


def _cards(voice: Voice, answers: list[Answer], ask: Ask) -> list[Json]:
    """Return the cards that some answer holds, each as often as an answer may hold it."""
    most: dict[int, int] = {}
    for answer in answers:
        held = codes(answer.value)
        for card in held:
            most[card] = max(most.get(card, 0), held.count(card))
    found = [show_code(card) for card in sorted(most) for _ in range(most[card])]
    options = [{"value": text, "label": text} for text in found]
    if ask.low == 0:
        options.append({"value": "-", "label": w.DECLINE.to(voice.lang)})
    return options


def _option(session: Session, voice: Voice, seen: Game, answer: Answer, button: Text) -> Json:
    value, label, ask = answer.value, move_text(seen, answer), seen.ask
    assert ask is not None
    if ask.what == "yes":
        label = (w.YES if value else w.NO).to(voice.lang)
    elif ask.what == "seat" and label in SEATS:
        label = session.people.name(value, voice.lang)
    elif label == "-":
        label = w.DECLINE.to(voice.lang)
    elif isinstance(value, Play) or ask.what == "cards":
        shown = value.pretty() if isinstance(value, Play) else pretty(value)
        label = button.fill(cards=shown).to(voice.lang)
    return {"value": move_text(seen, answer), "label": label}
