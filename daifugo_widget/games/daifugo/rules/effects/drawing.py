"""Effects that draw random cards from the discards."""

from __future__ import annotations

from daifugo_widget.core.cards import BLACK, KING, NUMBER, SEVEN
from daifugo_widget.core.game.moves import CHANCE, Answer, Ask
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import rule
from ...engine.rule_set import RuleSet
from ..numbers import stairs_option
from .common import Drawing, can_draw


@rule(
    "black-seven-draw",
    en="Black seven's toll",
    ja="黒7",
    ko="검은 7",
    fame="once",
    tastes=("chaos",),
)
class BlackSevenDraw(Drawing):
    """7s with a black one among them draw as many random discards, for all to see."""

    number = "7"
    seen_by_all = True
    in_stairs = stairs_option(False)

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        if not super().concerns(rules, play):
            return False
        if play.cards & NUMBER[SEVEN] & BLACK:
            return True
        stands = play.joker_cards() if rules.frame.joker_wild.gives_effects else ()
        return any(one is not None and 1 << one & NUMBER[SEVEN] & BLACK for one in stands)

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.discards.bit_count() > play.size:
            self._draw(game, (seat,), play.size)

    note = _(
        "Nothing is drawn when the black 7 was the last card, or when there are no more "
        "discards than cards in the play. "
        "At some tables a black 7 in stairs draws too, one for each card of the stairs."
    )
    lore = _(
        "Play it very early, while there is next to nothing to draw, or last of all; the red 7s "
        "are free. It has nothing to do with the rule by which black and red 7s are stronger."
    )
    example = """
        hands     7s4c / 9cTd / JsQs
        discards  3h5h8d
        a 7s ~ 5h    # A black seven: a draws a card from the discards.
        = hand a 4c5h, discards 3h8d, turn b
    """


@rule(
    "galaxy-railway",
    en="Galaxy railway (999)",
    ja="銀河鉄道",
    ko="은하철도",
    fame="once",
    tastes=("chaos",),
)
class GalaxyRailway(Drawing):
    """Three 9s take two random discards into the hand and lay two chosen cards beside the trick."""

    number = "9"
    exactly = 3

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        if game.hands[seat].bit_count() >= 2 and can_draw(game, 2):
            game.owe(Ask(self.id, seat, "cards", 2, 2))

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        """Draw two cards once two are chosen; those chosen stay secret until they are laid down."""
        if ask.seat == CHANCE:
            super().after_choice(game, ask, answer)
            game.lay_beside(self, ask.to, ask.barred)
            return
        chosen = answer.value
        game.owe(Ask(self.id, CHANCE, "cards", 2, 2, ask.seat, barred=chosen, pool=game.discards))

    note = _(
        "The two cards are chosen before the draw, and go to the discards when the trick "
        "flows. Nothing happens with fewer than two cards in the hand or among the discards."
    )
    lore = _(
        "A famous comic of the 1970s sends a train through space, and its name ends in three "
        "nine, 999. They say a video game with this rule asked for two cards when the player "
        "held one, and froze."
    )
    says = {"ask": _("Choose two cards to lay beside the trick. Two discards take their place.")}
    example = """
        hands     9c9d9h3c4cKs / TcJd / 5sQs
        discards  6h8d2s
        a 9c9d9h > 3c4c ~ 6h2s    # Two weak cards leave, two discards come.
        = hand a 6hKs2s, discards 8d, turn b
        b -  c -
        = discards 3c4c           # When the trick flows they are discarded.
    """


@rule("re-king", en="Re:KING", ja="Re:KING", ko="Re:KING", fame="once", tastes=("chaos",))
class ReKing(Drawing):
    """Everybody still in draws as many random discards as Ks were played, even after a last K."""

    number = "K"

    def stays(self, game: Game, seat: int, play: Play) -> bool:
        acts = self in game.rules.rules_after_play(play, game.silent)
        alone = game.count(play, KING) == play.size
        return acts and alone and can_draw(game, play.size * game.live.bit_count())

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Let everybody draw, the player of the Ks first.

        A player who went out by Ks alone would be in if there were enough discards for all.
        """
        beside = not game.trick[-1].play.cards & play.cards
        if not (game.is_live(seat) or beside) and game.count(play, KING) == play.size:
            return
        self._draw(game, (seat, *game.others(seat)), self._count(game, play))

    note = _(
        "Nothing happens when there are not enough discards for everybody. "
        "Play Ks as your last cards, and you draw too: you are not out."
    )
    lore = _(
        "Who wanted to go out with a king gets a new card instead and plays on: keep another "
        "card for the end."
    )
    example = """
        hands     Ks / 9cTd / 5sQs
        discards  3h6h8d2c
        a Ks ~ 3h ~ 8d ~ 2c    # Everybody draws a card; so a is not out.
        = hand a 3h, hand b 8d9cTd, hand c 5sQs2c, out -, turn b
    """


@rule("tyrant", en="Tyrant", ja="暴君", ko="폭군", fame="once", tastes=("chaos", "politics"))
class Tyrant(Drawing):
    """A 2 makes everyone else draw a random discard, or in reversed order only its player."""

    number = "2"

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        self._draw(game, (seat,) if game.order.reversed else game.others(seat), 1)

    note = _(
        "Nothing happens when there are too few discards, and nothing happens in stairs. "
        "However many 2s are played, each player draws one card. "
        "A reversal by the 2s themselves, as a two back or a revolution, counts already."
    )
    lore = _(
        "It gives a card to somebody who was nearly out, so keep your 2 for the end of the game. "
        "But the later it comes, the better the cards that come back."
    )
    example = """
        hands     2s4c / 9cTd / JsQs
        discards  3h5h8d
        a 2s ~ 5h ~ 3h    # b and c draw a card each.
        = hand b 5h9cTd, hand c 3hJsQs, hand a 4c, turn b
    """
