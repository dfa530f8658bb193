"""How Duel looks at the table, and the sentences in which it is told."""

from __future__ import annotations

from inspect import cleandoc
from random import Random

from daifugo_widget.core.cards import (
    NUMBER,
    SUIT,
    codes,
    pretty_number,
    pretty_suit,
    show,
    show_code,
)
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Event
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Lang, Text
from daifugo_widget.players.player import Hint
from daifugo_widget.table.drawing.game_ui import GameUI, Sources, Tally
from daifugo_widget.table.session.people import People
from daifugo_widget.table.telling.rules_text import rules_text
from daifugo_widget.table.telling.step_teller import StepTeller
from daifugo_widget.table.telling.voice import Sentence, Voice, cards, player
from daifugo_widget.table.wire import contract

from . import words as w
from .game import Duel
from .match import DEALS, DuelMatch
from .players import advise
from .reconstruction import filled
from .rules import CHAPTERS, DECK, DuelRuleSet


class DuelTeller(StepTeller):
    """Tells what happens; the cards that are played are told as in every game."""

    def _lead(self, event: Event) -> None:
        """Tell who leads at first; later it is whoever has taken the trick."""
        if not any(self.game.taken):
            self._add(self.voice.say(w.LEADS, who=player(event.seat)))

    def _take_trick(self, event: Event) -> None:
        self._new_line(event.seat)
        self._effect(event, self.voice.say(w.TAKES_TRICK, who=player(event.seat)))

    verbs = {"lead": _lead, "play": StepTeller._play, "take-trick": _take_trick}  # noqa: RUF012


class DuelUI(GameUI[Duel, DuelMatch, DuelRuleSet]):
    """The face of Duel."""

    game = "duel"
    title = w.TITLE
    chapters = CHAPTERS
    teller = DuelTeller
    words = w.WORDS

    # --- the frame of the table ------------------------------------------------------------------

    def rules_in_short(self, rules: DuelRuleSet, players: int) -> Text:
        return rules_text(rules, w.TITLE, players)

    def house_name(self, preset: str) -> Text:
        return w.TITLE

    def label(self, match: DuelMatch, lang: Lang) -> str:
        return w.DEAL.fill(n=match.number, all=DEALS).to(lang)

    def scores(self, match: DuelMatch, lang: Lang) -> Tally:
        return {
            "games": [
                {
                    "number": result.number,
                    "set": 1,
                    "points": list(result.points),
                    "classes": [""] * match.players,
                    "places": list(result.places),
                }
                for result in match.results
            ],
            "card": None,
            "hints": [],
            "why": [None] * match.players,
            "total": list(match.points),
            "label": self.label(match, lang),
        }

    def ending(self, match: DuelMatch, voice: Voice) -> Sentence:
        deal = _won(match.game.taken, w.DEAL_WON, voice)
        return voice.join(deal, _won(match.points, w.MATCH_WON, voice)) if match.over else deal

    # --- the board -------------------------------------------------------------------------------

    def seat(
        self, game: Duel, match: DuelMatch, people: People, lang: Lang, seat: int
    ) -> contract.Seat:
        tricks = w.TRICKS.fill(n=game.taken[seat])
        return {
            "seat": seat,
            "name": people.name(seat, lang),
            "klass": {"top": False, "title": tricks.to(lang), "hint": ""},
            "count": game.hands[seat].bit_count(),
            "taken": game.taken[seat],
            "points": match.points[seat],
            "acts": not game.over and game.turn == seat,
            "passed": False,
            "out": None,
            "hand": None,
        }

    def direction(self, game: Duel) -> contract.Direction:
        return "clockwise"

    def sorted_hand(self, game: Duel, hand: int, sort: str) -> list[str]:
        return [show_code(card) for suit in SUIT for card in codes(hand & suit)]

    def trick(self, game: Duel, lang: Lang) -> list[contract.Laid]:
        """Return the trick, or until the next lead the one before, with its best card marked."""
        trick, label = (game.trick, w.BEST) if game.trick else (game.last, w.TAKES)
        best = game.rules.strongest(trick) if trick else None
        return [
            {
                "seat": laid.seat,
                "cards": str(laid.play),
                "label": label.to(lang) if laid is best else "",
                "best": laid is best,
            }
            for laid in trick
        ]

    def discards(self, game: Duel) -> contract.Pile:
        return {"count": 0, "open": ""}

    def aside(self, game: Duel) -> contract.Pile:
        return {"count": game.aside.bit_count(), "open": ""}

    def ruler(self, game: Duel, lang: Lang) -> contract.Ruler:
        ranks = [number & DECK for number in NUMBER if number & DECK]
        cells: list[contract.Cell] = [
            {"number": pretty_number(codes(rank)[0] // 4), "mark": "", "cards": show(rank)}
            for rank in ranks
        ]
        return {"cells": cells, "label": w.ORDER.to(lang)}

    def chips(self, game: Duel, people: People, voice: Voice) -> list[contract.Chip]:
        trumps = game.rules.trumps
        if trumps is None:
            return []
        text = w.CHIP.fill(suit=pretty_suit(trumps)).to(voice.lang)
        return [{"rule": "trumps", "icon": "order", "text": text}]

    def sources(self, game: Duel) -> Sources:
        return Sources((game.trick, game.last), (), (game.rules,), (game.taken,))

    # --- what is asked and said ------------------------------------------------------------------

    def turn(self, voice: Voice, seen: Duel) -> Sentence:
        if not seen.trick:
            return voice.say(w.LEAD)
        allowed = sum(play.cards for play in seen.plays())
        text = w.FOLLOW_ONE if allowed.bit_count() == 1 else w.FOLLOW
        return voice.say(text, cards=cards(allowed))

    def rule_behind(self, reason: str, seen: Duel) -> str | None:
        return reason if reason in seen.rules else None

    def advise(self, view: Duel, seat: int, chance: Random) -> Hint:
        return advise(view)

    def is_turning_point(self, before: Duel, after: Duel) -> bool:
        return before.taken != after.taken

    # --- rules and records -----------------------------------------------------------------------

    def example(self, rule: type[BaseRule]) -> str:
        line = self.game if rule.frame else f"{self.game}, {rule.id}"
        head = f"game  {self.game} {DuelRuleSet.version}\ntitle {rule.names.en}\nrules {line}\n"
        return f"{head}{cleandoc(rule.example)}\n"

    def class_title(self, game: Duel, seat: int) -> Text | None:
        return None

    def reconstruct(self, history: History) -> History:
        return filled(history)


def _won(tricks: tuple[int, ...], text: Text, voice: Voice) -> Sentence:
    """Say who has more tricks, or that both have as many."""
    best = max(tricks)
    if min(tricks) == best:
        return voice.say(w.EVEN, n=best)
    return voice.say(text, who=player(tricks.index(best)), n=best)
