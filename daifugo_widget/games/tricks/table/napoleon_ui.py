"""How Napoleon looks at the table; who the adjutant is stays hidden until it is seen."""

from __future__ import annotations

from daifugo_widget.core.cards import KNOWN, SUIT, blanks, pretty, show
from daifugo_widget.core.game.moves import NOBODY, Answer, Move
from daifugo_widget.core.game.plays import Laid
from daifugo_widget.core.words.text import Lang, Text
from daifugo_widget.core.words.translations import _
from daifugo_widget.table.drawing.game_ui import Sources
from daifugo_widget.table.session.people import People
from daifugo_widget.table.telling.voice import Sentence, Voice, cards, player
from daifugo_widget.table.wire.contract import Chip, Pile
from daifugo_widget.table.wire.move_text import move_text

from ..engine.cards import JOKER_CARD, suit_of
from ..engine.match import DealResult, TrickMatch
from ..napoleon import Napoleon, NapoleonRuleSet
from ..napoleon.catalogue import ALMIGHTY, above_all_suits, special
from . import words as w
from .story import NapoleonTeller
from .trick_ui import Cell, TrickUI
from .words_browser import BROWSER, SCORES, chart_of


class NapoleonUI(TrickUI[Napoleon]):
    """The UI of Napoleon."""

    game = "napoleon"
    title = NapoleonRuleSet.title
    teller = NapoleonTeller
    words = {  # noqa: RUF012
        **BROWSER,
        **chart_of(_("Honours taken")),
        "aside": _("Face down"),
    }
    score_words = {  # noqa: RUF012
        **SCORES,
        "result.points": _("Win"),
        "scores.total": _("Wins"),
    }

    def role(self, match: TrickMatch, result: DealResult, seat: int) -> Text:
        """Say on which side a seat was."""
        if result.bid is None:
            return w.NOBODY_BID
        if seat == result.declarer:
            return (w.MADE if result.made else w.LOST).fill(bid=result.bid.words)
        side = bool(result.points[seat]) == result.made
        return w.ADJUTANT if side else w.AGAINST

    def points_text(self, points: int) -> Text:
        """Say how often somebody has won."""
        return w.ONE_WIN if points == 1 else w.WINS.fill(n=points)

    def taken(self, game: Napoleon, seat: int) -> int:
        """Return how many honours a seat has taken."""
        return game.honours_of(seat).bit_count()

    def standing(self, game: Napoleon, seat: int) -> Text:
        """Say what a seat has bid, then who it is, as far as it is known, and its honours."""
        if game.contract is None:
            return self.bidding(game, seat)
        count = self.taken(game, seat)
        honours = w.HONOUR if count == 1 else w.HONOURS.fill(n=count)
        role = self._role(game, seat)
        return w.WITH.fill(role=role, count=honours) if role else honours

    def _role(self, game: Napoleon, seat: int) -> Text | None:
        """Say on which side a seat is; until that is seen, each player knows only their own."""
        if seat == game.declarer:
            return w.NAPOLEON
        if (seen := game.seen_friend()) is not None:
            return w.ADJUTANT if seat == seen else w.AGAINST
        if not game.friend or not self._is_view_of(game, seat):
            return None
        return w.YOU_ADJUTANT if game.hands[seat] & game.friend else w.AGAINST

    def _is_view_of(self, game: Napoleon, seat: int) -> bool:
        """Return whether a game is the view of a seat: of all hands only its own is seen.

        In the last trick hands run out one by one, and an empty one is neither seen nor hidden.
        """
        others = (hand for other, hand in enumerate(game.hands) if other != seat)
        alone = game.hands[seat] <= KNOWN and not any(0 < hand <= KNOWN for hand in others)
        return alone and bool(game.unseen())

    def aside(self, game: Napoleon) -> Pile:
        """Return the kitty, then what Napoleon has laid away, with what lies face up."""
        lies, shown = (game.kitty, game.turned) if game.kitty else (game.away, game.shown)
        return {"count": lies.bit_count(), "open": show(shown) if shown else ""}

    def special(self, game: Napoleon) -> int:
        """Return the Almighty and the bowers, and the 2 or the Q that this trick has raised."""
        if game.trumps is None:
            return ALMIGHTY
        return (
            special(game.trumps)
            | self._strongest_by_rule(game, "same-two")
            | self._strongest_by_rule(game, "yoromeki")
        )

    def beyond(self, game: Napoleon, best: Laid | None, led: int | None) -> list[Cell]:
        """Return trumps, the bowers and the Almighty, with the joker if it was led.

        The 2 of a trick of one suit is above that suit, the Q beside the Almighty above all.
        """
        found = super().beyond(game, best, led)
        if game.trumps is None:
            return found
        highest = above_all_suits(game.trumps, joker_led=bool(game.trick) and led is None)
        top = best.play.cards if best else 0
        two, queen = (
            self._strongest_by_rule(game, "same-two"),
            self._strongest_by_rule(game, "yoromeki"),
        )
        below, above = (
            [Cell(pretty(card), card == top, card) for card in cards if card]
            for cards in ((two,), (*highest, queen))
        )
        return [*below, *found, *above]

    def _strongest_by_rule(self, game: Napoleon, rule: str) -> int:
        """Return the card that a rule makes the strongest of the trick on the table."""
        best, by = game.winner_of(game.trick) if game.trick else (None, "")
        return best.play.cards if best and by == rule else 0

    def follow(self, game: Napoleon, held: int, allowed: int) -> Text:
        """Say which cards follow: trumps if the joker was led, and the joker in any case."""
        led = suit_of(game.trick[0].play)
        asked = game.trumps if led is None else led
        if asked is None or not held & SUIT[asked]:
            return w.ANY if led is not None else w.CALLED_NONE
        if led is None:
            return w.CALLED_ONE if allowed.bit_count() == 1 else w.CALLED
        return w.FOLLOW_OR_JOKER if allowed & JOKER_CARD else super().follow(game, held, allowed)

    def laid_out(self, game: Napoleon, voice: Voice) -> list[Sentence]:
        """Say also which card makes the adjutant."""
        said = super().laid_out(game, voice)
        if game.friend:
            slots = {"who": player(game.declarer), "cards": cards(game.friend)}
            said.append(voice.say(w.NAMES, **slots))
        return said

    def chips(self, game: Napoleon, people: People, voice: Voice) -> list[Chip]:
        """Return chips that show the highest bid, trumps, and the adjutant's card."""
        found = super().chips(game, people, voice)
        if game.friend:
            text = self._friend(game, people, voice.lang).to(voice.lang)
            found.append({"rule": "adjutant", "icon": "info", "text": text})
        return found

    def _friend(self, game: Napoleon, people: People, lang: Lang) -> Text:
        """Name the card, and its owner once everybody has seen it."""
        card, owner = pretty(game.friend), game.seen_friend()
        if owner is None and self._is_view_of(game, game.declarer) and game.adjutant() == NOBODY:
            owner = NOBODY  # Napoleon knows this after naming a card they hold
        if owner is None:
            return w.CHIP_FRIEND.fill(card=card)
        if owner == NOBODY:
            return w.CHIP_ALONE.fill(card=card)
        return w.CHIP_FOUND.fill(who=people.name(owner, lang))

    def sources(self, game: Napoleon) -> Sources:
        sources = super().sources(game)
        return sources._replace(
            chips=(*sources.chips, game.friend, game.hands),
            seats=(*sources.seats, game.friend, game.turned, game.shown),
        )

    def move_shown(self, game: Napoleon, move: Move, people: People, lang: Lang) -> str:
        """Return a move in short; for cards that are not played it says what is done with them."""
        text = w.MOVES.get(game.ask.rule) if game.ask and not game.owes_chance else None
        if text is None or not isinstance(move, Answer) or not isinstance(move.value, int):
            return super().move_shown(game, move, people, lang)
        known = move_text(game, move) if blanks(move.value) else pretty(move.value)
        return text.fill(cards=known).to(lang)

    def lead(self, game: Napoleon) -> Text:
        """Say what may be led: at first no joker."""
        joker = game.hands[game.turn] & JOKER_CARD and not game.taken
        return w.LEAD_FIRST if joker else w.LEAD
