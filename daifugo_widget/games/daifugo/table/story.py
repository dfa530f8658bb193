"""What happened, told in sentences: each effect in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from daifugo_widget.core.cards import KNOWN, blanks, pretty_number
from daifugo_widget.core.game.history import Step
from daifugo_widget.core.game.moves import CHANCE, NOBODY, Answer, Ask, Call, Event
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.table.telling.phrase import list_names
from daifugo_widget.table.telling.step_teller import StepTeller
from daifugo_widget.table.telling.voice import Sentence, Voice, cards, player
from daifugo_widget.table.telling.words import phrases as w

from ..engine.game import Game
from ..engine.legality import is_left_to_special
from ..engine.match import Match
from ..engine.order import Order
from .match_words import bonus, points_text
from .rule_words import mark_slot
from .words import phrases_story as told
from .words.phrases_match import BONUS


class Teller(StepTeller):
    """Tells the events of one step of Daifugo."""

    def __init__(self, voice: Voice, before: Game | None, step: Step, seen: Game) -> None:
        super().__init__(voice, before, step, seen)
        self.marks = dict(before.marks) if before else {}
        self.ended: Sentence = []
        self.flowing = self.swapping = False

    def _tell_move(self) -> None:
        if isinstance(self.step.move, Call):
            self._call(self.step.seat, self.step.move)

    def _deal(self) -> None:
        """Tell the deal; for a position that was laid out also who leads, as no event says so."""
        game = self.game
        in_mid_game = game.trick or game.discards or game.exits
        self._add(self.voice.say(told.LAID_OUT if in_mid_game else w.DEALT))
        if not (game.trick or game.agenda or any(event.verb == "lead" for event in game.events)):
            self._add(self.voice.say(told.LEADS, who=player(game.turn)))

    def _call(self, seat: int, call: Call) -> None:
        rule = self.game.rules[call.rule]
        text = rule.says.get("called", None if rule.referee else told.CALLS)
        if text:
            who = player(seat)
            self._add(self.voice.say(text, who=who, seat=who, rule=self.voice.rule(rule)))

    def _own_words(self, event: Event, *keys: str) -> Sentence:
        """Tell an event in its rule's own words, if it has any and the cards may be seen."""
        says = self.game.rules[event.rule].says if event.rule else {}
        text = next((says[key] for key in keys if key in says), None)
        its_own = event.verb in PLAIN and event.cards
        if text is None or (its_own and not _is_seen(event.cards) and "{cards}" in text.en):
            return []
        who = player(event.seat)
        shown = cards(event.cards if its_own else self._latest_play(event.seat))
        value = event.value
        if event.verb == "mark":
            value = mark_slot(self.game.rules[event.rule], value, self.voice, event.seat)
        facts = {"value": value, "n": event.value, "cards": shown, "to": player(event.to)}
        return self.voice.say(text, **facts, seat=who, who=who)

    def _latest_play(self, seat: int) -> str:
        """Return the cards that a seat has just played, or played last in this trick."""
        if isinstance(self.step.move, Play):
            return str(self.step.move)
        trick = self.before.trick if self.before else ()
        plays = [(laid.seat, laid.play) for laid in trick]
        plays += [(each.seat, each.value) for each in self.game.events if each.verb == "play"]
        return next((str(play) for who, play in reversed(plays) if who == seat), "")

    # --- verbs -----------------------------------------------------------------------------------

    def _mark(self, event: Event) -> None:
        if self.after == "announce" and self.coming[0].rule == event.rule:
            self.marks[event.rule] = event.value
            return  # the announcement says what the mark means
        again = "mark-again" if event.rule in self.marks else "mark"
        keys = (f"mark-{event.value}", again)
        self._tell_marks({**self.marks, event.rule: event.value}, event, *keys)

    def _unmark(self, event: Event) -> None:
        """Tell that a mark has ended, in its rule's words, and name the rule that ended it."""
        left = {id: value for id, value in self.marks.items() if id != event.rule}
        self._tell_marks(left, event._replace(value=None), "unmark", by=event.actor)

    def _tell_marks(
        self, marks: dict[str, object], event: Event, *keys: str, by: str | None = None
    ) -> None:
        self._not_by_play(event)
        before, self.marks = self._order(), marks
        says = [] if self._is_over_at_once(event) else self._own_words(event, *keys, event.verb)
        turned = self._order().line != before.line
        if event.verb == "unmark" and not turned:
            says, self.ended = ([] if says == self.ended else says), says
        said = self.voice.join(says, self._strongest() if turned else [])
        if said or self.open_play or event.verb == "mark":
            self._by_rule(event._replace(rule=by or event.rule), said)

    def _is_over_at_once(self, event: Event) -> bool:
        """Return whether a limit on the rest of the trick is lifted, or the trick flows, at once.

        Then nobody needs to know what may follow.
        """
        limits = event.verb == "close" or (event.verb == "mark" and self._forbids(event.rule))
        return limits and any(
            each.verb == "flow" or (each.verb, each.rule) == ("unmark", event.rule)
            for each in self.coming
        )

    def _forbids(self, id: str) -> bool:
        rules = self.game.rules
        return id in rules.vetoes and rules.lives[id] == "trick"

    def _not_by_play(self, event: Event) -> None:
        """End the sentence of a play before an event that happens to somebody else."""
        if event.seat not in (NOBODY, self.step.seat):
            self._close_play()

    def _order(self) -> Order:
        order: Order = self.game.rules.order(tuple(sorted(self.marks.items())))
        return order

    def _strongest(self) -> Sentence:
        return self.voice.say(told.STRONGEST, number=pretty_number(self._order().line[-1]))

    def _revolution(self, event: Event) -> None:
        self._by_rule(event, [])

    def _ask(self, event: Event) -> None:
        """Name what a play is about to do if others may answer it: once, before they do."""
        played = any(each.verb == "play" for each in self.game.events)
        answerable = played and _may_be_answered(self.game.ask, event.rule)
        if answerable and event.rule != self.named:
            self._by_rule(event, [])

    def _cut(self, event: Event) -> None:
        """Tell that a rule cuts, unless it was named when others could answer it, or as an answer.

        A rule just named for something else is not named again, but said to cut as well.
        """
        own = self._own_words(event, "cut")
        if event.rule == self.named and self.after not in ("flow", "cut"):
            own = own or self.voice.say(told.CUTS)
        ask = self.before.ask if self.before else None
        answers = ("answer-cut", event.rule) in ((e.verb, e.rule) for e in self.game.events)
        if own or not (answers or _may_be_answered(ask, event.rule)):
            self._by_rule(event, own)

    def _flow(self, event: Event) -> None:
        before, lives = self._order(), self.game.rules.lives
        self.marks = {id: value for id, value in self.marks.items() if lives[id] != "trick"}
        turned = self._order().line != before.line
        self.flowing = self.after == "lead" and not turned
        if not self.flowing:
            self._add(self.voice.say(told.FLOWS))
        if turned:
            number = pretty_number(self._order().line[-1])
            self._add(self.voice.say(told.BACK_TO, number=number))

    def _lead(self, event: Event) -> None:
        text = told.FLOWS_AND_LEADS if self.flowing else told.DRAWN if event.rule else told.LEADS
        self._add(self.voice.say(text, who=player(event.seat)))

    def _answer(self, event: Event) -> None:
        move, ask = self.step.move, self.before.ask if self.before else None
        if not isinstance(move, Answer) or ask is None or ask.what == "play":
            return
        if event.seat == CHANCE:
            if drawn := self._own_words(event, "answer-by-chance"):
                self._by_rule(event, drawn)
            return
        if self.after == "answer":
            return  # an answer that is handed on to the rule that asked first is told there
        who, value = player(event.seat), move.value
        if value is None or value is False or (ask.what == "cards" and not value):
            own = self._own_words(event, "answer-nothing")
            self._by_rule(event, own or self.voice.say(_declining(ask), who=who))
        elif ask.what == "count" and ask.to >= 0:
            self._by_rule(event, self.voice.say(told.PICKS, who=who, to=player(ask.to), n=value))
        elif ask.what in ("number", "count"):
            named = pretty_number(value) if ask.what == "number" else value
            self._by_rule(event, self.voice.say(told.NAMES, who=who, value=named))

    def _plain(self, event: Event) -> None:
        """Tell a verb in general words: with its cards, or how many if they are not seen."""
        texts = PLAIN[event.verb]
        seen = len(texts) == 1 or _is_seen(event.cards)
        text = texts[0] if seen else texts[1 if event.value == 1 else -1]
        who, to, laid = player(event.seat), player(event.to), cards(event.cards)
        own = self._own_words(event, event.verb)
        general = self.voice.say(text, who=who, to=to, cards=laid, n=event.value)
        self._effect(event, own or general)

    def _set_aside(self, event: Event) -> None:
        who, to = player(event.seat), player(event.to)
        text = told.SETS_ASIDE_ONE if event.value == 1 else told.SETS_ASIDE
        self._by_rule(event, self.voice.say(text, who=who, to=to, n=event.value))

    def _skip(self, event: Event) -> None:
        """Tell how many are skipped: nobody if the trick is cut, as its next leader is known."""
        was_cut = self.before is not None and self.before.cutting
        if was_cut or any(each.verb == "cut" for each in self.game.events):
            return
        text = told.SKIPS_ONE if event.value == 1 else told.SKIPS
        own = self._own_words(event, "skip")
        self._effect(event, own or self.voice.say(text, n=event.value))

    def _close(self, event: Event) -> None:
        text = told.CLOSES_FORMS if is_left_to_special(self.game) else told.CLOSES
        says = self._own_words(event, "close") or self.voice.say(text)
        self._by_rule(event, [] if self._is_over_at_once(event) else says)

    def _reveal(self, event: Event) -> None:
        who, to, n = player(event.seat), player(event.to), event.value
        if not n:
            return
        text = told.SHOWS if event.to < 0 else told.SHOWS_TO
        if not _is_seen(event.cards):
            text = told.SHOWS_ONE if n == 1 else told.SHOWS_SOME
        own = self._own_words(event, "reveal")
        general = self.voice.say(text, who=who, to=to, n=n, cards=cards(event.cards))
        self._by_rule(event, own or general)

    def _swap(self, event: Event) -> None:
        """Tell both halves at once, at the first."""
        self.swapping = not self.swapping
        if self.swapping:
            who, to = player(event.seat), player(event.to)
            own = self._own_words(event, "swap")
            self._by_rule(event, own or self.voice.say(told.SWAPS, who=who, to=to))

    def _redeal(self, event: Event) -> None:
        """Tell all hands at once, at the last."""
        if self.after != "redeal":
            own = self._own_words(event, "redeal")
            self._by_rule(event, own or self.voice.say(told.REDEALS))

    def _reseat(self, event: Event) -> None:
        listed = [*self.voice.say(told.RESEATS), *list_names(event.value).say(self.voice)]
        self._by_rule(event, [*listed, w.STOP.to(self.voice.lang)])

    def _finish(self, event: Event) -> None:
        self._new_line(event.seat)
        finished = [exit.seat for exit in self.game.exits if exit.how == "finish"]
        who, own = player(event.seat), self._own_words(event, "finish")
        if event.seat in finished:
            place = finished.index(event.seat) + 1
            general = self.voice.say(told.FINISHES, who=who, n=place)
        else:
            general = self.voice.say(told.NO_CARDS_LEFT, who=who)
        self._effect(event, self.voice.join(own, general))

    def _announce(self, event: Event) -> None:
        self._not_by_play(event)
        self._by_rule(event, self._own_words(event, f"announce-{event.value}"))

    def _foul(self, event: Event) -> None:
        self._new_line(event.seat)
        own = self._own_words(event, "foul") or self.voice.say(told.FOULS, who=player(event.seat))
        self._effect(event, self.voice.join(own, self._sinks(event.seat, told.COMES_LAST)))

    def _fall(self, event: Event) -> None:
        self._new_line(event.seat)
        own = self._own_words(event, f"fall-{event.value}", "fall")
        if event.value == "plays-on":
            own = own or self.voice.say(told.PLAYS_ON, who=player(event.seat))
        else:
            own = self.voice.join(own, self._sinks(event.seat, told.FALLS))
        self._effect(event, own)

    def _sinks(self, seat: int, last: Text) -> Sentence:
        """Say which low place a seat gets: not the last one if others are below."""
        place = self.game.ranking().index(seat) + 1
        text = last if place == self.game.players else told.OUT_IN_PLACE
        return self.voice.say(text, who=player(seat), n=place)

    def _over(self, event: Event) -> None:
        self._new_line(event.seat)
        self._add(self.voice.say(told.OVER))
        if extra := bonus(cast(Match, self.step.match)):
            first, points = player(self.game.ranking()[0]), points_text(extra)
            self._add(self.voice.say(BONUS, who=first, points=points))


PLAIN: dict[str, tuple[Text, ...]] = {
    "give": (told.GIVES, told.GIVES_ONE, told.GIVES_SOME),
    "discard": (told.DISCARDS,),
    "draw": (told.DRAWS, told.DRAWS_ONE, told.DRAWS_SOME),
    "lay-beside": (told.LAYS_BESIDE,),
    "join": (told.JOINS,),
    "take-up": (told.TAKES_UP,),
    "put-away": (told.PUTS_AWAY, told.PUTS_AWAY_SOME),
    "fetch": (told.FETCHES, told.FETCHES_SOME),
    "void": (told.VOID,),
    "remove": (told.REMOVES,),
    "act-next": (told.ACTS_NEXT,),
    "turn-back": (told.TURNS_BACK,),
    "answer-cut": (told.ANSWERS_CUT,),
    "early-pass": (told.PASSES_EARLY,),
    "take-back": (told.TAKES_BACK,),
}
"""Verbs with fixed words: for cards that are seen, then for one and for several unseen cards."""

VERBS: dict[str, Callable[[Teller, Event], None]] = {
    **dict.fromkeys(PLAIN, Teller._plain),
    "play": Teller._play,
    "pass": Teller._pass,
    "mark": Teller._mark,
    "unmark": Teller._unmark,
    "revolution": Teller._revolution,
    "cut": Teller._cut,
    "flow": Teller._flow,
    "lead": Teller._lead,
    "answer": Teller._answer,
    "ask": Teller._ask,
    "set-aside": Teller._set_aside,
    "skip": Teller._skip,
    "close": Teller._close,
    "reveal": Teller._reveal,
    "swap": Teller._swap,
    "redeal": Teller._redeal,
    "reseat": Teller._reseat,
    "announce": Teller._announce,
    "finish": Teller._finish,
    "foul": Teller._foul,
    "fall": Teller._fall,
    "over": Teller._over,
}
"""How each verb is told; most of what is asked (``ask``) only the prompt tells."""

Teller.verbs = VERBS


def _is_seen(cards: int) -> bool:
    return bool(cards & KNOWN) and not blanks(cards)


def _may_be_answered(ask: Ask | None, rule: str) -> bool:
    """Return whether a choice lets a player answer with a play what a rule is about to do."""
    return ask is not None and (ask.rule, ask.what) == (rule, "play")


def _declining(ask: Ask) -> Text:
    """Return the words for a player who makes no use of a choice."""
    if ask.what != "cards":
        return told.NO_USE
    if ask.pool is not None:
        return told.TAKES_NOTHING
    return told.GIVES_NOTHING if ask.to >= 0 else told.DISCARDS_NOTHING
