"""The page of a review as the browser draws it: the game as a line, its costly moves, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.cards import show
from ..core.game.card_game import CardGame
from ..core.game.moves import Answer, Move
from ..core.game.plays import Play
from ..core.words.text import Text
from ..table.drawing.game_ui import AnyUI
from ..table.telling.voice import Sentence, Voice, cards, player
from ..table.wire.contract import ReviewLine, ReviewSide, Trend, TrendDot
from ..table.wire.lesson_panel import Button, button_of
from . import words as w
from .game_review import Candidate, GameReview, Verdict
from .scene import passes, said

MOST_LISTED = 3
"""How many costly moves are listed, and asked again."""
CHOOSE, LINE, BETTER_LINE = "move-", "line-of-", "better-line-of-"
DONE_LINE, OTHER_LINE = "done-line-of-", "other-line-of-"
"""What the buttons of a costly move, and of one that is well done, send before its number."""


def number(places: float) -> str:
    """Write places with one figure behind the point."""
    return f"{abs(places):.1f}"


class ReviewPage:
    """What the page says of a review; ``chosen`` is the number of the costly move it looks at."""

    def __init__(
        self,
        review: GameReview,
        ui: AnyUI,
        kinds: Mapping[str, Text],
        voice: Voice,
        chosen: int,
    ) -> None:
        self.review, self.ui, self.kinds = review, ui, kinds
        self.voice, self.chosen = voice, chosen
        self.costly = listed(review)

    # --- the game as a whole ---------------------------------------------------------------------

    def trend(self) -> Trend | None:
        """Return how the game stood after each decision, None if nothing is judged."""
        review = self.review
        if not review.deal.games or not review.verdicts:
            return None
        made = [verdict.made.outlook.place for verdict in review.verdicts]
        names = self._classes()
        dots: list[TrendDot] = [
            {
                "at": review.verdicts.index(verdict) + 1,
                "number": at + 1,
                "on": at == self.chosen,
            }
            for at, verdict in enumerate(self.costly)
        ]
        said = w.TREND.fill(first=number(review.deal.place), last=review.place)
        return {
            "places": [round(float(each), 2) for each in (review.deal.place, *made, review.place)],
            "names": names,
            "dots": dots,
            "label": said.to(self.voice.lang),
        }

    def about(self) -> str:
        """Say which game it was, and where the seat came in."""
        match, lang, seat = self.review.history.now, self.voice.lang, self.review.seat
        house = self.ui.rules_in_short(match.rules, match.players)
        label = self.ui.label(match, lang)
        klass = self._class_of(seat)
        text = w.ABOUT if klass else w.ABOUT_PLACE
        return text.fill(house=house, game=label, place=self.review.place, klass=klass).to(lang)

    def _class_of(self, seat: int) -> str:
        games = self.ui.scores(self.review.history.now, self.voice.lang)["games"]
        return games[-1]["classes"][seat] if games else ""

    def _classes(self) -> list[str]:
        """Name the places by the classes that they gave, or else by their numbers."""
        players = self.review.history.now.players
        games = self.ui.scores(self.review.history.now, self.voice.lang)["games"]
        names = [str(place + 1) for place in range(players)]
        if games:
            for place, klass in zip(games[-1]["places"], games[-1]["classes"], strict=True):
                if place and place <= players and klass:
                    names[place - 1] = klass
        return names

    # --- the list --------------------------------------------------------------------------------

    def lines(self) -> list[ReviewLine]:
        """Return the costly moves that are listed."""
        return list(map(self._line, range(len(self.costly))))

    def _line(self, at: int) -> ReviewLine:
        verdict = self.costly[at]
        return {
            "value": f"{CHOOSE}{at}",
            "title": self._title(verdict),
            "cost": self._say_plain(w.COST, n=number(verdict.cost)),
            "text": self._in_short(verdict) or self._better(verdict),
            "on": at == self.chosen,
            "buttons": [],
        }

    def _title(self, verdict: Verdict) -> Sentence:
        move, laid = self._move(verdict, verdict.move), self._to_beat(verdict)
        if laid is None:
            return self.voice.say(w.MOVE_LED, n=verdict.trick, move=move)
        return self.voice.say(w.MOVE_ON, n=verdict.trick, move=move, cards=cards(laid[1]))

    def remarks(self) -> list[ReviewLine]:
        """Say what came of the deal, and what was done well."""
        return [
            _remark(self._word(w.THE_DEAL), self.voice.join(*self._deal())),
            *(
                _remark(self._word(w.WELL_DONE), self._saved(verdict), self._lines_of(at, verdict))
                for at, verdict in enumerate(self.review.well_done)
            ),
        ]

    def _deal(self) -> list[Sentence]:
        review, told = self.review, list[Sentence]()
        if review.deal.games:
            told.append(self.voice.say(w.FROM_CARDS, n=number(review.deal.place)))
        if review.verdicts:
            play = w.PLAY_COST if review.play >= 0.05 else w.PLAY_FREE
            told.append(self.voice.say(play, n=number(review.play)))
        if abs(review.luck) >= 0.05 and review.verdicts:
            luck = w.LUCK_COST if review.luck > 0 else w.LUCK_GAVE
            told.append(self.voice.say(luck, n=number(review.luck)))
        return told

    def _lines_of(self, at: int, verdict: Verdict) -> list[Button]:
        """Return the buttons that play on a move that is well done, and the plain one."""
        mine, other = self._word(w.PLAY_ON), self._word(w.PLAY_OTHER_ON)
        shown = (DONE_LINE, mine, verdict.better_line), (OTHER_LINE, other, verdict.line)
        return [Button(f"{line}{at}", label) for line, label, steps in shown if steps]

    def _saved(self, verdict: Verdict) -> Sentence:
        plain, slots = verdict.plain, {"n": verdict.trick, "cost": number(verdict.gain)}
        move = self._move(verdict, verdict.move)
        if plain is None or passes(plain):
            saved = self.voice.say(w.SAVED_TO_PASS, move=move, **slots)
        else:
            other = self._move(verdict, plain)
            saved = self.voice.say(w.SAVED, move=move, other=other, **slots)
        return self.voice.join(saved, self._why(verdict))

    # --- the move that is chosen -----------------------------------------------------------------

    def text(self) -> Sentence:
        """Say what happened at the move that is chosen, and what was better."""
        if not self.costly:
            return [self._word(w.FLAWLESS if self.review.verdicts else w.NO_DECISION)]
        verdict = self.costly[self.chosen]
        return self.voice.join(self._move_sentence(verdict), self._better(verdict))

    def _move_sentence(self, verdict: Verdict) -> Sentence:
        laid, move = self._to_beat(verdict), self._move(verdict, verdict.move)
        slots = {"n": verdict.trick, "move": move}
        if isinstance(verdict.move, Answer):
            return self.voice.say(w.CHOSE, **slots)
        if laid is None:
            text = w.LED_PASSED if passes(verdict.move) else w.LED
            return self.voice.say(text, **slots)
        text = w.PASSED_ON if passes(verdict.move) else w.PLAYED_ON
        return self.voice.say(text, who=player(laid[0]), cards=cards(laid[1]), **slots)

    def _better(self, verdict: Verdict) -> Sentence:
        best = verdict.best.move
        text = w.PASSING_BETTER if passes(best) else w.BETTER
        return self.voice.say(text, move=self._move(verdict, best))

    def sides(self) -> list[ReviewSide]:
        """Return what was done and what was better, side by side."""
        if not self.costly:
            return []
        verdict = self.costly[self.chosen]
        return [
            self._side(verdict, verdict.made, w.DID, LINE if verdict.line else ""),
            self._side(verdict, verdict.best, w.WAS_BETTER, BETTER_LINE),
        ]

    def _side(self, verdict: Verdict, found: Candidate, title: Text, line: str) -> ReviewSide:
        low, high = found.outlook.interval
        place, first = found.outlook.place, self._classes()[0]
        certain = max(found.outlook.chances) == 1
        expected = (
            self.voice.say(w.EXPECTED_FOR_SURE, place=round(place))
            if certain
            else self.voice.say(w.EXPECTED, place=number(place), give=number((high - low) / 2))
        )
        chance = round(100 * found.outlook.chances[0])
        told = not first.isdigit() and self._may_be_first(verdict)
        top = self.voice.say(w.OF_TOP, klass=first, n=chance) if told else []
        on = Button(f"{line}{self.chosen}", self._word(w.PLAY_ON))
        return {
            "title": self._word(title),
            "move": self._move(verdict, found.move),
            "cards": _cards_of(found.move),
            "text": self.voice.join(expected, top),
            "better": title is w.WAS_BETTER,
            "buttons": [button_of(on)] if line and verdict.better_line else [],
        }

    def _may_be_first(self, verdict: Verdict) -> bool:
        """Return whether one of the two moves still leads to the first place at times."""
        return any(one.outlook.chances[0] for one in (verdict.made, verdict.best))

    def why(self) -> Sentence:
        """Say why the other move was better, with the rule that acted."""
        if not self.costly:
            return []
        return self._why(self.costly[self.chosen]) or [self._word(w.NO_WHY)]

    def reason(self) -> Sentence:
        """Say what was better than the move that is chosen, and why."""
        verdict = self.costly[self.chosen]
        named = verdict.reason is not None and verdict.reason.names_better
        return self.why() if named else self.voice.join(self._better(verdict), self.why())

    def _in_short(self, verdict: Verdict) -> Sentence:
        kind = self.kinds.get(verdict.reason.kind) if verdict.reason else None
        return [kind.to(self.voice.lang)] if kind else []

    def _why(self, verdict: Verdict) -> Sentence:
        reason = verdict.reason
        if reason is None:
            return []
        rule = self._game(verdict).rules.catalogue.get(reason.rule or "")
        link: Sentence = [self.voice.rule(rule)] if rule else []
        return self.voice.join([reason.text.to(self.voice.lang)], link)

    # --- words -----------------------------------------------------------------------------------

    def _game(self, verdict: Verdict) -> CardGame:
        game: CardGame = self.review.history.match_after(verdict.at).game
        return game

    def _to_beat(self, verdict: Verdict) -> tuple[int, str] | None:
        """Return who has laid the cards to beat, and these; None for a lead."""
        game = self._game(verdict)
        laid = self.ui.trick(game, self.voice.lang)
        if game.ask or not laid:
            return None
        return laid[-1]["seat"], laid[-1]["cards"]

    def _move(self, verdict: Verdict, move: Move) -> Sentence:
        return said(move, self._game(verdict), self.review.seat, self.voice)

    def _word(self, text: Text) -> str:
        return text.to(self.voice.lang)

    def _say_plain(self, text: Text, **slots: object) -> str:
        return text.fill(**slots).to(self.voice.lang)


def listed(review: GameReview) -> Sequence[Verdict]:
    """Return the verdicts on the costly moves that a page lists, the costliest first."""
    return review.costliest[:MOST_LISTED]


def _remark(title: str, text: Sentence, buttons: Sequence[Button] = ()) -> ReviewLine:
    return {
        "value": "",
        "title": [title],
        "cost": "",
        "text": text,
        "on": False,
        "buttons": list(map(button_of, buttons)),
    }


def _cards_of(move: Move) -> str:
    value = move.value if isinstance(move, Answer) else move
    return show(value.cards) if isinstance(value, Play) else ""
