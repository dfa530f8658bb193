"""The undercut: the same suits one step weaker, as an exception."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.cards import JOKERS, SUIT, Needed
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import option, rule
from ..binds.numbers import is_step
from ..binds.row import GROUP_SUITS, LIFTED, Bind, fits, is_whole, pattern
from ..binds.suits import SuitBind
from ..revolution.orders import ReligiousRevolution

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


@rule(
    "down-number",
    en="Undercut (down number)",
    ja="下切り・逆縛り",
    ko="다운 넘버",
    chapter="forms",
    stage="bind",
    lasts_in_silence=True,
    mark_pattern=rf"{GROUP_SUITS}|[cdhs](\.[cdhs])+",
    mark_holds="suits",
    wants={"then=suit-bind": ("suit-bind",)},
    text=(
        "場と同じマークでちょうど1つ弱いカードは例外として出せ、場が流れます。",
        "판과 같은 무늬로 꼭 한 단계 약한 카드는 예외로 낼 수 있고 판이 흐릅니다.",
    ),
    worded={
        "then=suit-bind": Text(
            (
                "The same suits exactly one step weaker may follow as an exception, and are then "
                "bound."
            ),
            "場と同じマークでちょうど1つ弱いカードは例外として出せ、そのマークで縛ります。",
            "판과 같은 무늬로 꼭 한 단계 약한 카드는 예외로 낼 수 있고 그 무늬로 묶습니다.",
        ),
        "then=reverse-bind": Text(
            "The same suits exactly one step weaker may follow, and so must each play after that.",
            "場と同じマークでちょうど1つ弱いカードは例外として出せ、その後も1つずつ弱くします。",
            "판과 같은 무늬로 꼭 한 단계 약한 카드를 예외로 내고, 그 뒤도 한 단계씩 약해집니다.",
        ),
    },
    says={
        "mark": Text(
            "Only {value} exactly one step weaker may follow until the trick flows.",
            "場が流れるまで、ちょうど1つ弱い{value}しか出せません。",
            "판이 흐를 때까지 꼭 한 단계 약한 {value}만 낼 수 있습니다.",
        ),
        "unmark": LIFTED,
    },
)
class DownNumber(Bind):
    """The same suits exactly one step weaker may follow as an exception, and the trick flows."""

    then = option(
        "flow",
        "suit-bind",
        "reverse-bind",
        default="flow",
        label=Text("After it", "その後", "그다음"),
        words={
            "flow": Text("the trick flows", "場が流れる", "판이 흐름"),
            "suit-bind": Text("the suits are bound", "スート縛りになる", "마크 묶기가 됨"),
            "reverse-bind": Text(
                "one step weaker each time",
                "1つずつ弱いものだけになる",
                "한 단계씩 약한 것만 됨",
            ),
        },
    )

    note = Text(
        (
            "The highest of weaker stairs has to be one below the lowest of the stairs that lie "
            "here. "
            "It cannot be done while numbers are bound, nor on a play with a joker that has no "
            "suit. "
            "The suits are only bound afterwards if the suit bind is played."
        ),
        (
            "階段では、出すカードの最強が、場の最弱より1つ弱くなければなりません。"
            "数字で縛られている間と、マークのないジョーカーが場にあるときはできません。"
            "その後スート縛りになるのは、スート縛りがある卓だけです。"
        ),
        (
            "계단이면 내는 것의 가장 강한 카드가 판의 가장 약한 카드보다 한 단계 약해야 합니다. "
            "숫자로 묶여 있는 동안이나 무늬 없는 조커가 판에 있을 때는 할 수 없습니다. "
            "그 뒤에 무늬가 묶이는 것은 마크 묶기가 있는 곳뿐입니다."
        ),
    )
    example = """
        hands  9h4c / 8hKd / TcTs
        a 9h
        b 8h          # The same suit, one step weaker: the trick flows.
        = leads b
    """
    comments = (
        (
            "同じマークでちょうど1つ弱いので、出すと場が流れます。",
            "같은 무늬로 꼭 한 단계 약하므로 내면 판이 흐릅니다.",
        ),
    )
    refused = Text(
        "{suits} is bound downward: only {suits} exactly one step weaker may follow.",
        "{suits}で逆縛りです。ちょうど1つ弱い{suits}しか出せません。",
        "{suits} 무늬로 거꾸로 묶여 있습니다. 꼭 한 단계 약한 {suits}만 낼 수 있습니다.",
    )

    def extends(self, rules: Ruleset, top: Play) -> Needed | None:
        """Act on plays whose suits are all known, if the hand has as many cards of them."""
        if not is_whole(top):
            return None
        suits = sum(SUIT[suit] for suit in set(top.suit_list()))
        return Needed(suits | JOKERS, top.size)

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Add plays one step weaker, unless numbers are bound; odd still has to follow odd."""
        top = game.trick[-1].play
        below = self._one_step_weaker(game, seat, top)
        if not below or game.mark_of("number-bind") or game.mark_of("strict-bind"):
            return ()
        religious = game.rules.get(ReligiousRevolution)
        if religious and (mark := game.mark_of(religious.id)):
            below = [play for play in below if religious.allows(game, play, mark) is None]
        bound = pattern(top)
        return [play._replace(rule=self.id) for play in below if fits(play, bound)]

    def _one_step_weaker(self, game: Game, seat: int, top: Play) -> list[Play]:
        hand, order, forms = game.playable_cards(seat), game.order, game.rules.forms
        if top.kind == "group":
            number = order.number_below(top)
            found = [] if number is None else forms.of_number(hand, number, top.size)
            return [play for play in found if is_step(play, top, order)]
        return [
            play
            for play in forms.lead(hand, order, top.kind)
            if (play.size, play.step) == (top.size, top.step) and is_step(play, top, order)
        ]

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on undercuts alone."""
        return play.rule == self.id

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Bind the suits of the trick, or make it flow, which is an effect of the cards."""
        if self.then == "flow":
            if not game.silent:
                game.cut(self, seat)
            return
        bind = self if self.then == "reverse-bind" else game.rules[SuitBind]
        if game.mark_of(bind.id) is None:
            game.mark(bind, pattern(game.trick[-2].play), seat)

    def _keeps(self, game: Game, play: Play, mark: Any) -> bool:
        """Return False: an ordinary play is stronger, so it never goes on downward."""
        return False
