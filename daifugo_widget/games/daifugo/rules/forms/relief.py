"""Relief supplies: the daihinmin takes the field."""

from __future__ import annotations

from collections.abc import Iterable

from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.rule import Rule, rule


@rule(
    "material-relief",
    en="Relief supplies",
    ja="物資救援",
    ko="물자 구호",
    life="game",
    mark_pattern="",
    fame="once",
    tastes=("politics",),
)
class MaterialRelief(Rule):
    """Once per game the daihinmin may take all cards of the trick instead of playing, and leads."""

    def calls(self, game: Game) -> Iterable[int]:
        seat, cards = game.holder("daihinmin"), game.table_cards() & ~game.beside
        open_now = game.trick and not game.agenda and game.turn == seat
        if not open_now or game.mark_of(self.id) or not game.may_draw(cards.bit_count()):
            return ()
        return (game.turn,)

    def on_call(self, game: Change, seat: int) -> None:
        """Take the field; the trick flows, as nothing is left of it."""
        game.take_up(self, seat)
        game.mark(self, seat=seat)

    note = _(
        "It is called on the daihinmin's turn while cards lie on the table. "
        "Nobody is daihinmin in the first game of a set, so nothing happens then. "
        "What lies beside the trick is not taken, and goes to the discards."
    )
    lore = _(
        "When is it worth it? Rarely early, and never for small cards: wait for a trick that "
        "others have paid for with their best."
    )
    says = {"mark": _("It can be done only once per game.")}
    example = """
        hands    9hKc / TsQd / Jc2h / 3d4d
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        a 9h  b Ts  c Jc
        d material-relief     # d takes the 9, the 10 and the J, and leads.
        = hand d 3d4d9hTsJc, leads d
    """
