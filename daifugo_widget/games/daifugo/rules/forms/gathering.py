"""Cards of the same number as a group on the table: laid beside it, or added to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.cards import JOKERS, NUMBER, Needed, pretty_number
from ...core.moves import SEATS, Job
from ...core.plays import SUIT_SHIFT, Laid, Play
from ...core.refusal import Refusal
from ...core.text import Text
from ...daifugo.rule import Rule, rule
from ..binds.row import end_binds

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset


class Gathering(Rule):
    """Cards of the same number may be laid to a group."""

    def extends(self, rules: Ruleset, top: Play) -> Needed | None:
        """Act on groups, if the hand has enough cards of the same number."""
        if top.kind != "group" or top.alone:
            return None
        return Needed(NUMBER[top.rank] | JOKERS, self._least(top))

    def _least(self, top: Play) -> int:
        """Return how many cards have to be laid to a group at least."""
        return 1

    def extra(self, game: Game, seat: int) -> Iterable[Play]:
        """Add the hand's groups of the number on the table, one for each set of cards."""
        top, hand = game.trick[-1].play, game.playable_cards(seat)
        number, least = top.rank, self._least(top)
        found: dict[int, Play] = {}
        for play in game.rules.forms.of_number(hand, number):
            if play.size >= least:
                found.setdefault(play.cards, play)
        return [play._replace(rule=self.id) for play in found.values()]


@rule(
    "guerrilla",
    en="Guerrilla",
    ja="ゲリラ兵",
    ko="게릴라 병",
    chapter="forms",
    life="game",
    mark_pattern="[a-i]",
    mark_holds="seats",
    quiet=True,
    claims_trick=True,
    text=(
        (
            "場の組と同じ数字を場より多く持っていれば、横に出せます。"
            "続く人も同じことしかできず、最後に横に出した人が親になります。"
        ),
        (
            "판의 묶음과 같은 숫자를 판보다 많이 가지고 있으면 옆에 낼 수 있습니다. "
            "다음 사람도 같은 것만 할 수 있으며, 마지막으로 옆에 낸 사람이 선이 됩니다."
        ),
    ),
    says={
        "value": Text(
            "last to lay: {value}", "最後に置いた人：{value}", "마지막에 놓은 사람: {value}"
        ),
        "mark": Text(
            "Now only a larger group of the same number may be laid beside it.",
            "これからは、場の枚数より多い同じ数字を横に出すことしかできません。",
            "이제 판의 장수보다 많은 같은 숫자를 옆에 내는 것만 할 수 있습니다.",
        ),
        "unmark": Text(
            "{seat} [was|were] the last to lay cards beside it.",
            "最後に横に出したのは{seat}[さん|]です。",
            "마지막으로 옆에 낸 사람은 {seat}[ 님|]입니다.",
        ),
    },
)
class Guerrilla(Gathering):
    """A larger group of the same number may be laid beside a group, and the last to do so leads."""

    note = Text(
        (
            "It takes more cards than the play on the table has, however many were laid aside "
            "before, and it is not possible on stairs. "
            "The cards that are laid aside have no effect. "
            "If the last to lay cards aside is out, the next player leads. "
            "The trick flows when the turn comes back to the owner of that play."
        ),
        (
            "場に出ている枚数より多く必要ですが、前に横に出した枚数より少なくてもよく、"
            "階段に対してはできません。"
            "横に出したカードに効果はありません。"
            "最後に出した人が上がっていれば、次の人が親です。"
            "場のカードを出した人に番が戻ると、場が流れます。"
        ),
        (
            "판에 나온 장수보다 많아야 하지만 앞서 옆에 낸 장수보다는 적어도 되며, 계단에는 할 수 "
            "없습니다. "
            "옆에 낸 카드에는 효과가 없습니다. "
            "마지막으로 낸 사람이 나갔으면 다음 사람이 선입니다. "
            "판의 카드를 낸 사람에게 차례가 돌아오면 판이 흐릅니다."
        ),
    )
    example = """
        hands  5cKc / 5d5h9c / KdAh
        a 5c
        b guerrilla:5d5h    # Two 5s on one 5: they lie beside it.
        = top 5c
        ! c Kd  guerrilla
        c -                 # b laid cards aside last, and leads.
        = leads b
    """
    comments = (
        (
            "1枚の5に5を2枚。場の横に置きます。",
            "5 한 장에 5 두 장입니다. 판 옆에 놓습니다.",
        ),
        ("最後に横に出したbさんが親です。", "마지막으로 옆에 낸 b 님이 선입니다."),
    )

    def _least(self, top: Play) -> int:
        """Return one card more than the group has."""
        return top.size + 1

    def lays(self, game: Game, seat: int, play: Play) -> None:
        """Lay the cards beside the trick."""
        game.put_beside(self, seat, play.cards)
        game.mark(self, SEATS[seat], seat)

    def allows(self, game: Game, play: Play, mark: str) -> Refusal | None:
        """Refuse all ordinary plays from then on."""
        if not game.trick:
            return None
        number = pretty_number(game.trick[-1].play.rank)
        return Refusal(
            self.id,
            play.cards,
            Text(
                "Now only a larger group of the number {number} may be laid beside it.",
                "この場では、場の枚数より多い{number}を横に出すことしかできません。",
                "이 판에서는 판의 장수보다 많은 {number} 카드를 옆에 내는 것만 할 수 있습니다.",
            ),
            {"number": number},
        )

    def on_flow(self, game: Game) -> None:
        """Give the lead to the last to have laid cards aside."""
        last = game.mark_of(self.id)
        if last is None:
            return
        game.unmark(self, SEATS.index(last))
        if game.flowed:
            game.turn_to(SEATS.index(last))


@rule(
    "catapult",
    en="Catapult",
    ja="カタパルト",
    ko="카타펄트",
    chapter="forms",
    stage="strength",
    lasts_in_silence=True,
    joins=True,
    text=(
        "場の組と同じ数字のカードを場に足して、1つの組にできます。",
        "판의 묶음과 같은 숫자의 카드를 판에 더해 하나의 묶음으로 만들 수 있습니다.",
    ),
)
class Catapult(Gathering):
    """Cards of the number of a group may be added to it: together they are the play to beat."""

    note = Text(
        (
            "The play stays with its owner, so the trick can flow without another pass by the "
            "player who added cards, and a follower needs as many cards as lie there together. "
            "A bind is lifted, and four cards gathered in this way make a revolution if "
            "revolutions are on. "
            "Other effects come from the added cards alone. "
            "It is not possible on stairs."
        ),
        (
            "出した人は元のままなので、足した人が改めてパスしなくても場は流れ、"
            "続く人は合わせた枚数を出します。"
            "縛りは解け、革命がある卓では4枚集まると革命です。"
            "ほかの効果は足したカードの分だけです。"
            "階段には足せません。"
        ),
        (
            "주인은 그대로이므로 더한 사람이 다시 패스하지 않아도 판이 흐르고, 다음 사람은 합친 "
            "장수만큼 내야 합니다. "
            "묶기는 풀리고, 혁명이 있는 곳에서 네 장이 모이면 혁명입니다. "
            "다른 효과는 더한 카드의 것뿐입니다. "
            "계단에는 더할 수 없습니다."
        ),
    )
    example = """
        hands  9cKcKs / 9d4h / TsJhJd
        a 9c
        b 9d          # Added to the 9: now a pair of 9s lies there, and it is a's.
        = top 9c9d
        ! c Ts  wrong-count
        c JhJd
    """
    comments = (
        (
            "9に足したので、aさんの9はペアになります。",
            "9에 더했으므로 a 님의 9는 페어가 됩니다.",
        ),
    )

    def lays(self, game: Game, seat: int, play: Play) -> None:
        """Let the cards lie together, and lift the binds on them."""
        owner, below = game.trick[-1].seat, game.trick[-1].play
        together = gathered(game, below, play)
        game.join(owner, together, Laid(seat, play))
        game.tell("join", owner, together.cards, rule=self.id)
        end_binds(game, seat, self)

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on added cards."""
        return play.rule == self.id

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make a revolution if four or more have been gathered."""
        together = game.trick[-1].play
        if together.size < 4:
            return
        concerned = game.rules.concerned(together, game.silent)
        for acting in concerned:
            if acting.in_revolution == "changes":
                acting.after_play(game, seat, together)
        concluding = [rule for rule in concerned if rule.in_revolution == "concludes"]
        if game.ask:
            self._conclude_later(game, seat, together, concluding)
        else:
            for rule in concluding:
                rule.after_play(game, seat, together)

    def _conclude_later(self, game: Game, seat: int, play: Play, rules: Iterable[Rule]) -> None:
        """Let rules act on what comes of a choice that is owed, once it is made."""
        behind = (game.step_behind(play, rule) for rule in rules)
        jobs = (Job("play", at - 1, seat, play, at) for at in behind)
        game.go_on_with(*jobs, *game.waiting)


def gathered(game: Game, below: Play, added: Play) -> Play:
    """Return two groups of one number as one, with jokers keeping their suits if they can."""
    cards, suits = below.cards | added.cards, below.suits + added.suits
    readings = game.rules.forms.readings(cards, game.order, "group")

    def difference(play: Play) -> int:
        return sum(abs((play.suits >> at & 15) - (suits >> at & 15)) for at in SUIT_SHIFT)

    return min(readings, key=difference)
