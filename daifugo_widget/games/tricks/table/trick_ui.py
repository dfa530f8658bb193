"""How a trick-taking game looks at the table: what both games share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from inspect import cleandoc
from random import Random
from typing import ClassVar, NamedTuple, TypeVar

from daifugo_widget.core.cards import (
    JOKER_CODE,
    NUMBER,
    SUIT,
    bits,
    card_number,
    pretty_number,
    pretty_suit,
    show,
    show_code,
)
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Answer, Move
from daifugo_widget.core.game.plays import Laid
from daifugo_widget.core.rules.rule import BaseRule
from daifugo_widget.core.words.text import Lang, Text
from daifugo_widget.players.player import Hint
from daifugo_widget.table.drawing.game_ui import GameUI, Outcome, ScoredGame, Sources, Tally
from daifugo_widget.table.session.people import People
from daifugo_widget.table.telling.phrase import list_names
from daifugo_widget.table.telling.voice import Sentence, Voice, cards, player
from daifugo_widget.table.telling.words import phrases as general
from daifugo_widget.table.wire import contract
from daifugo_widget.table.wire.move_text import move_text

from ..engine.cards import WHOLE_DECK, by_suit, rank, suit_of
from ..engine.game import TrickGame
from ..engine.match import DealResult, TrickMatch, places
from ..engine.rule import CHAPTERS
from ..engine.rule_set import TrickRuleSet
from ..players.advice import advise
from . import words as w
from .reconstruction import reconstruct
from .story import TrickTeller
from .words_browser import BROWSER, SCORES

G = TypeVar("G", bound=TrickGame)
MOST_DEALS = 24
"""The most deals that the score table shows; the totals count all deals."""


class Cell(NamedTuple):
    """A place in the order of a trick: its text, whether the card to beat is there, its cards."""

    text: str
    top: bool
    cards: int


class TrickUI(GameUI[G, TrickMatch, TrickRuleSet]):
    """The UI of a trick-taking game."""

    chapters = CHAPTERS
    words = BROWSER
    score_words = SCORES
    teller: ClassVar[type[TrickTeller]]

    # --- the frame of the table ------------------------------------------------------------------

    def rules_in_short(self, rules: TrickRuleSet, players: int) -> Text:
        """Say how many cards there are, and whether rules are changed."""
        usual = rules == type(rules)(rules.preset)
        text = w.PLAIN_HOUSE if usual else w.OTHER_HOUSE
        return text.fill(n=rules.deck(players).bit_count())

    def house_name(self, preset: str) -> Text:
        """Name the usual rules by the game."""
        return self.title

    def label(self, match: TrickMatch, lang: Lang) -> str:
        """Say which deal of the session this is; a void deal is not counted.

        If new rules make a session shorter than what has been played, the running deal is its last.
        """
        counted = match.game.over and not match.game.void
        number = match.deals_done + (not counted)
        deals = max(number, match.rules["session"].deals)
        return w.DEAL_LABEL.fill(n=number, deals=deals).to(lang)

    def scores(self, match: TrickMatch, lang: Lang) -> Tally:
        """Return what the score tables show, oldest deal first."""
        shown = match.results[-MOST_DEALS:]
        return {
            "games": [self._score_row(match, result, lang) for result in shown],
            "card": None,
            "hints": [],
            "why": [None] * match.players,
            "total": list(match.points),
            "label": self.label(match, lang),
        }

    def _score_row(self, match: TrickMatch, result: DealResult, lang: Lang) -> ScoredGame:
        roles = (self.role(match, result, seat).to(lang) for seat in range(match.players))
        last = match.over and result is match.results[-1]
        standings = places(match.points) if last else result.places
        return {
            "number": result.number,
            "set": 1,
            "points": list(result.points),
            "classes": list(roles),
            "places": list(standings),
        }

    def outcome(self, match: TrickMatch, seat: int) -> Outcome | None:
        """Return the place of a seat by the points of the deal; a void deal does not count."""
        return None if match.game.void else Outcome(match.results[-1].places[seat])

    @abstractmethod
    def role(self, match: TrickMatch, result: DealResult, seat: int) -> Text:
        """Say what a seat was in a deal."""

    def ending(self, match: TrickMatch, voice: Voice) -> Sentence:
        """Say how the deal came out, or who has won the session."""
        outcome = self._outcome(match, voice)
        if not match.winners:
            return outcome
        if len(match.winners) > 1:
            shared = voice.say(w.SESSION_SHARED)
            winners = [*list_names(match.winners).say(voice), general.STOP.to(voice.lang)]
            return voice.join(outcome, [*shared, *winners])
        points = self.points_text(max(match.points))
        won = voice.say(w.SESSION_WON, who=player(match.winners[0]), points=points)
        return voice.join(outcome, won)

    def _outcome(self, match: TrickMatch, voice: Voice) -> Sentence:
        """Say how the deal came out; a session can end with one that nobody plays."""
        if not match.game.void:
            return self.teller.outcome(match.game, voice)
        (rule,) = (event.rule for event in match.game.events if event.verb == "void")
        if rule != "bidding":
            return voice.say(w.VOID)
        return voice.say(w.LAST_PASSED if match.over else w.NOBODY_PLAYS)

    @abstractmethod
    def points_text(self, points: int) -> Text:
        """Say how many points somebody has."""

    # --- the board -------------------------------------------------------------------------------

    def seat(
        self, game: G, match: TrickMatch, people: People, lang: Lang, seat: int
    ) -> contract.Seat:
        standing = self.standing(game, seat).to(lang)
        return {
            "seat": seat,
            "name": people.name(seat, lang),
            "klass": {"top": False, "title": standing, "hint": ""} if standing else None,
            "count": game.hands[seat].bit_count(),
            "taken": self.taken(game, seat),
            "points": match.points[seat],
            "acts": not game.over and game.actor == seat,
            "passed": self._has_passed(game, seat),
            "out": None,
            "hand": None,
        }

    def _has_passed(self, game: G, seat: int) -> bool:
        latest = [bid for who, bid in game.bids if who == seat][-1:]
        return game.contract is None and latest == [None]

    @abstractmethod
    def taken(self, game: G, seat: int) -> int:
        """Return how many tricks or honours, whichever count, a seat has taken."""

    @abstractmethod
    def standing(self, game: G, seat: int) -> Text:
        """Say what a seat is and what it has, in short."""

    def bidding(self, game: G, seat: int) -> Text:
        """Say what a seat has bid, or that it deals."""
        bid = next((bid for who, bid in reversed(game.bids) if who == seat), None)
        if bid:
            return w.BIDS_NOW.fill(bid=bid.words)
        return w.DEALER if seat == game.dealer else Text("", "", "")

    def direction(self, game: G) -> contract.Direction:
        """Return ``clockwise``: play goes to the left."""
        return "clockwise"

    def sorted_hand(self, game: G, hand: int, sort: str) -> list[str]:
        """Return the cards of a hand by suit, trumps last; or in the fixed order of suits."""
        trumps = None if sort == "suit" else game.trumps
        return list(map(show_code, by_suit(hand, trumps)))

    def tray(self, cards: int) -> list[int]:
        """Return the cards laid out to choose from, suit by suit."""
        return by_suit(cards)

    def trick(self, game: G, lang: Lang) -> list[contract.Laid]:
        """Return the cards of the trick, or of the one before until the next card is led."""
        laid, done = game.trick, False
        if not laid and game.taken:
            laid, done = game.taken[-1].trick, True
        if not laid:
            return []
        best = game.taken[-1].seat if done else game.best().seat
        text = w.TAKES if done else w.BEST
        return [
            {
                "seat": each.seat,
                "cards": str(each.play),
                "label": text.to(lang) if each.seat == best else "",
                "best": each.seat == best,
            }
            for each in laid
        ]

    def discards(self, game: G) -> contract.Pile:
        """Return an empty pile: tricks lie with those who have taken them."""
        return {"count": 0, "open": ""}

    def aside(self, game: G) -> contract.Pile:
        """Return the cards that are not played with."""
        return {"count": game.aside.bit_count(), "open": ""}

    def ruler(self, game: G, lang: Lang) -> contract.Ruler:
        """Return the order of the trick on the table: the suit led, then what beats it."""
        best = game.best() if game.trick else None
        led = suit_of(game.trick[0].play) if game.trick else None
        cells = [self._rank_cell(game, best, number, led) for number in self._numbers(game)]
        cells += self.beyond(game, best, led)
        top = max((at for at, cell in enumerate(cells) if cell.top), default=-1)
        shown: list[contract.Cell] = [
            {"number": cell.text, "mark": _mark(at, top), "cards": show(cell.cards)}
            for at, cell in enumerate(cells)
        ]
        return {"cells": shown, "label": w.ORDER.to(lang)}

    def _numbers(self, game: G) -> list[int]:
        """Return the numbers in the deck, lowest first: the 2 is below the 3."""
        codes = (code for code in bits(game.rules.deck(game.players)) if code < JOKER_CODE)
        return list(dict.fromkeys(card_number(code) for code in sorted(codes, key=rank)))

    def _rank_cell(self, game: G, best: Laid | None, number: int, led: int | None) -> Cell:
        """Return the cell of a number: its card of the suit led, or before the lead of any suit."""
        held = NUMBER[number] & WHOLE_DECK & ~self.special(game)
        if game.trick:
            held &= SUIT[led] if led is not None else 0
        elif game.trumps is not None:
            held &= ~SUIT[game.trumps]
        return Cell(pretty_number(number), bool(best and best.play.cards & held), held)

    def special(self, game: G) -> int:
        """Return the cards that are not part of the order of their suit."""
        return 0

    def beyond(self, game: G, best: Laid | None, led: int | None) -> list[Cell]:
        """Return the cells of what beats every card of the suit led."""
        if game.trumps is None or game.trumps == led:
            return []
        held = SUIT[game.trumps] & WHOLE_DECK & ~self.special(game)
        return [Cell(pretty_suit(game.trumps), bool(best and best.play.cards & held), held)]

    def chips(self, game: G, people: People, voice: Voice) -> list[contract.Chip]:
        """Return chips that show the highest bid, and trumps."""
        lang = voice.lang
        found = [*self._contract_chip(game, people, lang)]
        if game.contract and (game.trumps is not None or game.taken or game.trick):
            text = w.CHIP_NO_TRUMPS
            if game.trumps is not None:
                text = w.CHIP_TRUMPS.fill(suit=pretty_suit(game.trumps))
            found.append({"rule": "trumps", "icon": "order", "text": text.to(lang)})
        return found

    def _contract_chip(self, game: G, people: People, lang: Lang) -> Iterator[contract.Chip]:
        top = game.top_bid
        if top:
            text = w.CHIP_CONTRACT if game.contract else w.CHIP_TOP
            said = text.fill(who=people.name(top[0], lang), bid=top[1].words)
            yield {"rule": "bidding", "icon": "info", "text": said.to(lang)}

    def sources(self, game: G) -> Sources:
        trick = game.trick, game.taken
        bids = game.bids, game.contract, game.trumps
        return Sources(trick, (game.trumps, game.trick), (*bids, *trick), (*bids, *trick))

    def move_shown(self, game: G, move: Move, people: People, lang: Lang) -> str:
        """Return a move in short, a bid as people say it."""
        if game.ask and game.ask.what == "bid" and isinstance(move, Answer):
            return move.value.words.to(lang) if move.value else move_text(game, move)
        return super().move_shown(game, move, people, lang)

    # --- what is asked and said ------------------------------------------------------------------

    def turn(self, voice: Voice, seen: G) -> Sentence:
        if not seen.trick:
            return voice.say(self.lead(seen))
        held, allowed = seen.hands[seen.turn], sum(play.cards for play in seen.plays())
        last = held.bit_count() == 1
        text = w.LAST if last else self.follow(seen, held, allowed)
        return voice.say(text, cards=cards(self.cards_text(allowed)))

    def follow(self, game: G, held: int, allowed: int) -> Text:
        """Say which cards of a hand follow, if any do."""
        led = suit_of(game.trick[0].play)
        if led is None or not held & SUIT[led]:
            return w.ANY
        return w.FOLLOW_ONE if allowed.bit_count() == 1 else w.FOLLOW

    def lead(self, game: G) -> Text:
        """Say what may be led."""
        return w.LEAD

    def rule_behind(self, reason: str, seen: G) -> str | None:
        return reason if reason in seen.rules.catalogue else None

    def advise(self, view: G, seat: int, chance: Random) -> Hint:
        """Return the move of a steady bot in a seat's view, with its reason."""
        return advise(view, seat, chance)

    def is_turning_point(self, before: G, after: G) -> bool:
        """Return whether the bidding has ended or a trick has been taken."""
        return len(after.taken) > len(before.taken) or before.contract != after.contract

    def laid_out(self, game: G, voice: Voice) -> list[Sentence]:
        """Say who plays which bid, what trumps are, and what has been played to the trick."""
        if game.contract is None:
            return []
        who = player(game.declarer)
        said = [voice.say(self.teller.declares, who=who, bid=game.contract.words)]
        if game.trumps is not None:
            said.append(voice.say(w.TRUMPS, suit=pretty_suit(game.trumps)))
        for laid in game.trick:
            said.append(voice.say(w.LIES, who=player(laid.seat), cards=cards(str(laid.play))))
        return said

    def cards_text(self, cards: int) -> str:
        """Write cards suit by suit, from the 2 up."""
        return "".join(map(show_code, by_suit(cards))) or "-"

    def answer_named(self, game: G, text: str) -> Text | None:
        """Return a bid in words, None for cards and a pass."""
        bids = game.ask is not None and game.ask.what == "bid"
        return game.read_bid(text).words if bids and text != "-" else None

    # --- rules and records -----------------------------------------------------------------------

    def example(self, rule: type[BaseRule]) -> str:
        if not rule.example:
            return ""
        rules = self.rules
        line = rules.game if rule.frame else f"{rules.game}, {rule.id}"
        head = f"game   {rules.game} {rules.version}\ntitle  {rule.names.en}\nrules  {line}\n"
        return f"{head}{cleandoc(rule.example)}\n"

    def class_title(self, game: G, seat: int) -> Text | None:
        """Return None: seats have no classes."""
        return None

    def reconstruct(self, history: History) -> History:
        return reconstruct(history)


def _mark(at: int, top: int) -> contract.Mark:
    """Return the mark of a place of the order; ``top`` is that of the card to beat, -1 for none."""
    if top < 0:
        return ""
    return "weak" if at < top else "top" if at == top else "open"
