"""What sevens to tens do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.cards import JOKERS, NUMBER, RANKS, codes
from ..core.moves import Answer, Ask, Job
from ..core.plays import Play
from ..core.rule import Rule, option, rule
from ..core.text import Text
from .cuts import CutByNumber

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..core.game import Game
    from ..core.ruleset import Ruleset


class HandEffect(Rule):
    """As many cards as there were of a number may leave the hand of their player; not in stairs."""

    number: str

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on groups of the number."""
        counts = rules["joker-wild"].gives_effects
        return play.kind == "group" and play.count(RANKS.index(self.number), counts) > 0

    def _number_of(self, game: Game, play: Play) -> int:
        return game.count(play, RANKS.index(self.number))


@rule(
    "seven-pass",
    en="Seven pass",
    ja="7渡し",
    ko="7 넘기",
    chapter="sevens-to-tens",
    clashes={"number=T": ("ten-discard",)},
    text=(
        "7を出すと、出した枚数まで、手札から次の人にカードを渡せます。",
        "7을 내면 낸 장수까지 손패에서 다음 사람에게 카드를 넘길 수 있습니다.",
    ),
    says={
        "ask": Text(
            "Give {to} up to {high} of your cards.",
            "{to}[さん|]にカードを{high}枚まで渡せます。",
            "{to}[ 님에게|에게] 카드를 {high}장까지 넘길 수 있습니다.",
        ),
        "ask-one": Text(
            "Give {to} a card, or none.",
            "{to}[さん|]にカードを1枚渡せます。渡さなくてもかまいません。",
            "{to}[ 님에게|에게] 카드를 한 장 넘길 수 있습니다. 넘기지 않아도 됩니다.",
        ),
        "ask-exact-one": Text(
            "Give {to} one of your cards.",
            "{to}[さん|]にカードを1枚渡してください。",
            "{to}[ 님에게|에게] 카드를 한 장 넘겨 주세요.",
        ),
        "ask-exact": Text(
            "Give {to} {high} of your cards.",
            "{to}[さん|]にカードを{high}枚渡してください。",
            "{to}[ 님에게|에게] 카드를 {high}장 넘겨 주세요.",
        ),
        "ask-seat": Text(
            "Who gets the cards?",
            "カードを誰に渡しますか？",
            "카드를 누구에게 넘길까요?",
        ),
    },
)
class SevenPass(HandEffect):
    """As many cards as 7s were played, or fewer, are given to the next player still in."""

    number = option(
        "7",
        "5",
        "T",
        default="7",
        label=Text("Number", "数字", "숫자"),
    )
    to = option(
        "next",
        "anyone",
        default="next",
        label=Text("Given to", "渡す相手", "받는 사람"),
        words={
            "next": Text("the next player", "次の人", "다음 사람"),
            "anyone": Text("a player of choice", "好きな人", "원하는 사람"),
        },
    )
    exact = option(
        False,
        True,
        default=False,
        label=Text(
            "Exactly as many cards",
            "必ず同じ枚数を渡す",
            "반드시 같은 장수를 넘김",
        ),
    )

    note = Text(
        (
            "It happens with 7s in a group, not in stairs; a joker in the group counts where "
            "jokers have effects. "
            "Giving away the last card is a clean finish. "
            "Some tables ask for exactly as many cards, or let the giver choose who gets them."
        ),
        (
            "1枚または複数枚の7で起き、階段では起きません。"
            "効果を持つ決まりならジョーカーも数えます。"
            "最後のカードを渡して上がっても反則ではありません。"
            "必ず同じ枚数を渡す卓や、渡す相手を選べる卓もあります。"
        ),
        (
            "한 장이나 여러 장의 7로 일어나며 계단에서는 일어나지 않습니다. "
            "조커가 효과를 갖는다면 조커도 셉니다. "
            "마지막 카드를 넘기고 나가도 반칙이 아닙니다. "
            "반드시 같은 장수를 넘기거나 받을 사람을 고르는 곳도 있습니다."
        ),
    )
    example = """
        hands  7c7d3c4c / 9c9d / TsJs
        a 7c7d
        = asks a seven-pass    # Two 7s: up to two cards may go to b.
        a > 3c                 # a gives one card away.
        = hand b 3c9c9d, turn b
    """
    comments = (
        (
            "7が2枚なので、bさんに2枚まで渡せます。",
            "7이 두 장이므로 b 님에게 두 장까지 넘길 수 있습니다.",
        ),
        ("aさんは1枚だけ渡しました。", "a 님은 한 장만 넘겼습니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the cards, and before that for whom they are where that is free."""
        if not game.hands[seat] or game.live.bit_count() < 2:
            return
        if self.to == "anyone":
            game.owe(Ask(self.id, seat, "seat", detail=self._number_of(game, play)))
        else:
            self._ask(game, seat, game.next_of(seat), self._number_of(game, play))

    def _ask(self, game: Game, seat: int, to: int, count: int) -> None:
        low, detail = (count, "exact") if self.exact else (0, None)
        game.owe(Ask(self.id, seat, "cards", low, count, to, detail=detail))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Give the cards."""
        if ask.what == "seat":
            self._ask(game, ask.seat, answer.value, ask.detail)
        elif answer.value:
            game.give(self, ask.seat, ask.to, answer.value)


@rule(
    "eight-cut",
    en="Eight cut",
    ja="8切り",
    ko="8 끊기",
    chapter="sevens-to-tens",
    stage="answers",
    clashes={
        "number=4": ("four-cut", "four-stop"),
        "number=6": ("six-cut",),
        "number=Q": ("queen-cut",),
        "number=T": ("ten-return",),
    },
    helpers=("cuts",),
    text=(
        "8を含むカードを出すと場が流れ、出した人がもう一度親になります。",
        "8이 든 카드를 내면 판이 흐르고, 낸 사람이 다시 선이 됩니다.",
    ),
    says={
        "button": Text("Play {cards}", "{cards}を出す", "{cards} 내기"),
        "ask": Text(
            "Answer the cut with a card of the same number?",
            "同じ数字のカードで返しますか？",
            "같은 숫자의 카드로 되받을까요?",
        ),
    },
)
class EightCut(CutByNumber):
    """A play that contains an 8 makes the trick flow, and its player leads again."""

    in_stairs = option(
        True,
        False,
        default=True,
        label=Text("In stairs too", "階段でも起きる", "계단에서도 일어남"),
    )
    number = option(
        "8",
        "4",
        "6",
        "T",
        "Q",
        default="8",
        label=Text("Number", "数字", "숫자"),
    )
    answer = option(
        "none",
        "eight",
        default="none",
        label=Text("It may be answered", "返し", "되받기"),
        words={
            "none": Text("by nobody", "できない", "할 수 없음"),
            "eight": Text("by another 8", "別の8で返せる", "다른 8로 되받을 수 있음"),
        },
    )

    note = Text(
        (
            "The official rules do not let an 8 in stairs cut; the computer championship and many "
            "tables do. "
            "A joker that stands for an 8 cuts where jokers have effects. "
            "Where it is played, an 8 that cuts is mostly forbidden as the last card."
        ),
        (
            "公式ルールでは階段の8では切れませんが、コンピュータ大会や多くの卓では切れます。"
            "ジョーカーが効果を持つ決まりなら、8の代わりのジョーカーでも切れます。"
            "8切りがある卓では、8切りで上がるのはたいてい反則です。"
        ),
        (
            "공식 규칙에서는 계단에 든 8로 끊을 수 없지만, 컴퓨터 대회와 많은 곳에서는 끊을 수 "
            "있습니다. "
            "조커가 효과를 갖는다면 8을 대신한 조커로도 끊을 수 있습니다. "
            "8 끊기가 있는 곳에서 8 끊기로 나가는 것은 대개 반칙입니다."
        ),
    )
    example = """
        hands  8c3d / 9c9d / 5s6s
        a 8c        # An 8: the trick flows, and its player leads again.
        = leads a, top -
        a 3d
        = out a, turn b
    """
    comments = (
        (
            "8なので場が流れ、aさんがもう一度親になります。",
            "8이므로 판이 흐르고 a 님이 다시 선이 됩니다.",
        ),
    )

    def cuts(self, game: Game, play: Play) -> bool:
        """Tell whether this play cuts."""
        return self.concerns(game.rules, play)

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow, once nobody answers with another 8."""
        if self.answer == "eight" and play.kind == "group":
            for other in game.others(seat):
                game.owe(Ask(self.id, other, "play", detail=(seat, play)))
        if not game.ask:
            game.cut(self, seat)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Another 8 may answer; on a pair an 8 and a joker too, never a joker for the single."""
        cut: Play = ask.detail[1]
        hand = game.playable_cards(ask.seat)
        plays = game.rules.forms.lead(
            hand & NUMBER[RANKS.index(self.number)] | hand & JOKERS, game.order
        )
        fitting = (play for play in plays if play.rank == cut.rank and play.size == cut.size)
        held = (
            play for play in fitting if game.find_cards(ask.seat, codes(play.cards)) is not None
        )
        return [Answer(None), *(Answer(play) for play in held)]

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Let the answer take the lead over, itself open to one; or cut if nobody answers."""
        seat, play = ask.detail
        if answer.value is not None:
            game.drop_asks(self)
            self._take_over(game, ask.seat, answer.value, seat, play)
        elif not game.ask:
            game.cut(self, seat)

    def _take_over(self, game: Game, seat: int, play: Play, cutter: int, cut: Play) -> None:
        """Settle the answer up to its own answers, then each finish by time, then the rest."""
        earlier = [job for job in game.agenda if isinstance(job, Job) and job.play != cut]
        finish, first = game.finish_step(play), game.finish_step(cut)
        game.lay(seat, play)
        game.tell("answer-cut", seat, play.cards, cutter, self.id)
        game.agenda = (
            Job("play", 0, seat, play, finish),
            *earlier,
            Job("play", first, cutter, cut, first + 1),
            Job("play", finish, seat, play),
        )


@rule(
    "ten-discard",
    en="Ten discard",
    ja="10捨て",
    ko="10 버리기",
    chapter="sevens-to-tens",
    clashes={"number=7": ("seven-pass", "seven-attach"), "number=Q": ("queen-bomber",)},
    text=(
        "10を出すと、出した枚数まで、手札からカードを捨てられます。",
        "10을 내면 낸 장수까지 손패에서 카드를 버릴 수 있습니다.",
    ),
    says={
        "button": Text("Discard {cards}", "{cards}を捨てる", "{cards} 버리기"),
        "ask": Text(
            "Discard up to {high} of your cards.",
            "カードを{high}枚まで捨てられます。",
            "카드를 {high}장까지 버릴 수 있습니다.",
        ),
        "ask-one": Text(
            "Discard a card, or none.",
            "カードを1枚捨てられます。捨てなくてもかまいません。",
            "카드를 한 장 버릴 수 있습니다. 버리지 않아도 됩니다.",
        ),
    },
)
class TenDiscard(HandEffect):
    """Up to as many cards as 10s were played may be discarded from the hand."""

    number = option(
        "T",
        "7",
        "Q",
        default="T",
        label=Text("Number", "数字", "숫자"),
    )

    note = Text(
        (
            "It happens with 10s in a group, not in stairs. "
            "What is discarded has no effect, and discarding the last card is a clean finish."
        ),
        (
            "1枚または複数枚の10で起き、階段では起きません。"
            "捨てたカードに効果はなく、最後のカードを捨てて上がっても反則ではありません。"
        ),
        (
            "한 장이나 여러 장의 10으로 일어나며 계단에서는 일어나지 않습니다. "
            "버린 카드에는 효과가 없고, 마지막 카드를 버리고 나가도 반칙이 아닙니다."
        ),
    )
    example = """
        hands  TcTd3c4cKs / JcJdAh / 5s6s
        a TcTd
        = asks a ten-discard    # Two 10s: up to two cards may be discarded.
        a > 3c4c                # a gets rid of the two weakest.
        = hand a Ks, discards 3c4c, turn b
    """
    comments = (
        ("10が2枚なので、2枚まで捨てられます。", "10이 두 장이므로 두 장까지 버릴 수 있습니다."),
        ("aさんは、いちばん弱い2枚を捨てました。", "a 님은 가장 약한 두 장을 버렸습니다."),
    )

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Ask for the cards."""
        game.owe(Ask(self.id, seat, "cards", 0, self._number_of(game, play)))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Discard them."""
        if answer.value:
            game.discard(self, ask.seat, answer.value)
