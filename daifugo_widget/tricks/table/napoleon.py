"""How Napoleon looks at the table; who the adjutant is stays hidden until it is seen."""

from __future__ import annotations

from typing import Any

from ...core.cards import KNOWN, pretty, show
from ...core.moves import NOBODY
from ...core.text import Lang, Text
from ...table.face import Shown
from ...table.people import People
from ...table.phrase import Sentence, Voice
from ..cards import JOKER_CARD
from ..match import DealResult, TrickMatch
from ..napoleon import Napoleon
from ..napoleon.catalogue import ALMIGHTY, jack_of, left_of
from . import words as w
from .face import TrickFace
from .story import NapoleonTeller

Json = dict[str, Any]


class NapoleonFace(TrickFace):
    """The table as Napoleon is played at it."""

    game = "napoleon"
    title = Text("Napoleon", "ナポレオン", "나폴레옹")
    teller = NapoleonTeller
    usual_players = 5
    words = {  # noqa: RUF012
        **TrickFace.words,
        "aside": Text("Kitty", "伏せ札", "바닥패"),
        "result.points": Text("Win", "勝ち", "승"),
        "scores.total": Text("Wins", "勝ち数", "승수"),
    }

    def role(self, match: TrickMatch, result: DealResult, seat: int) -> Text:
        """Say on which side a seat was."""
        if result.bid is None:
            return w.NOBODY_BID
        if seat == result.declarer:
            return (w.MADE if result.made else w.LOST).fill(bid=result.bid.words)
        side = bool(result.points[seat]) == result.made
        return w.ADJUTANT if side else w.ALLY

    def outcome(self, game: Napoleon, voice: Voice) -> Sentence:
        """Say how many honours Napoleon's side has taken."""
        assert game.contract is not None
        taken = game.honours_of(*game.side()).bit_count()
        text = w.NAPOLEON_MADE if game.made() else w.NAPOLEON_LOST
        return voice.say(text, n=taken, wanted=game.contract.honours)

    def points_text(self, points: int) -> Text:
        """Say how often somebody has won."""
        return w.ONE_WIN if points == 1 else w.WINS.fill(n=points)

    def standing(self, game: Napoleon, seat: int) -> Text:
        """Say what a seat has bid, then who it is, as far as it is known, and its honours."""
        if game.contract is None:
            bid = next((bid for who, bid in reversed(game.bids) if who == seat), None)
            return bid.words if bid else Text("", "", "")
        count = game.honours_of(seat).bit_count()
        honours = w.HONOUR if count == 1 else w.HONOURS.fill(n=count)
        role = self._role(game, seat)
        return w.WITH.fill(role=role, count=honours) if role else honours

    def _role(self, game: Napoleon, seat: int) -> Text | None:
        """Say on which side a seat is; an adjutant that is not seen yet knows it alone."""
        if seat == game.declarer:
            return w.NAPOLEON
        if game.adjutant() != seat:
            return None
        if not game.hands[seat] & game.friend:
            return w.ADJUTANT
        alone = all(hand > KNOWN for other, hand in enumerate(game.hands) if other != seat)
        return w.YOU_ADJUTANT if alone else None

    def aside(self, game: Napoleon) -> Json:
        """Return the kitty, then what Napoleon has laid away, with what lies face up."""
        lies, shown = (game.kitty, game.turned) if game.kitty else (game.away, game.shown)
        return {"count": lies.bit_count(), "open": show(shown) if shown else ""}

    def beyond(self, game: Napoleon, best: Any, led: int | None) -> list[tuple[str, bool]]:
        """Return trumps, the bowers and the Almighty, with the joker where it was led."""
        found = super().beyond(game, best, led)
        if game.trumps is None:
            return found
        special = [left_of(game.trumps), jack_of(game.trumps), ALMIGHTY]
        if game.trick and led is None:
            special.insert(2, JOKER_CARD)
        top = best.play.cards if best else 0
        if top in special:
            found = [(text, False) for text, _ in found]
        return [*found, *((pretty(card), card == top) for card in special)]

    def chips(self, game: Napoleon, people: People, lang: Lang) -> list[Json]:
        """Return the bid that stands, trumps, and the card that makes the adjutant."""
        found = super().chips(game, people, lang)
        if game.friend:
            text = self._friend(game, people, lang).to(lang)
            found.append({"rule": "adjutant", "icon": "info", "text": text})
        return found

    def _friend(self, game: Napoleon, people: People, lang: Lang) -> Text:
        """Name the card, and its owner once everybody has seen it."""
        card, owner = pretty(game.friend), game.seen_friend()
        if owner is None:
            return w.CHIP_FRIEND.fill(card=card)
        if owner == NOBODY:
            return w.CHIP_ALONE.fill(card=card)
        return w.CHIP_FOUND.fill(card=card, who=people.name(owner, lang))

    def shown(self, game: Napoleon) -> Shown:
        """Return by what the pictures of two games of a film can differ."""
        shown = super().shown(game)
        return shown._replace(
            chips=(*shown.chips, game.friend, game.hands), seats=(*shown.seats, game.friend)
        )

    def lead(self, game: Napoleon) -> Text:
        """Say what may be led: at first no joker."""
        joker = game.hands[game.turn] & JOKER_CARD and not game.taken
        return w.LEAD_FIRST if joker else w.LEAD
