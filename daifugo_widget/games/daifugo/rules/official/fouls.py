"""The referee of the official match: what happens to an illegal play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.moves import PASS, SEATS, Answer, Ask, Move, Pass
from ...core.plays import Play
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ..binds.row import Bind

if TYPE_CHECKING:
    from ...daifugo.game import Game

LIMIT = 3
"""A caution, a warning, and the third time the player is disqualified."""
STEPS = ("caution", "warning", "disqualified")


@rule(
    "fouls",
    en="Procedure fouls",
    ja="ファウル",
    ko="파울 (규칙 위반)",
    chapter="official",
    stage="next",
    life="match",
    mark_pattern="([a-i][1-9])+",
    mark_holds="seats",
    referee=True,
    helpers=("times", "disqualified"),
    text=(
        (
            "反則の出し方は、理由を示して断ります。"
            "審判がいる卓では手札に戻してパスになり、反則負けとする卓もあります。"
        ),
        (
            "규칙에 어긋난 카드는 이유를 알리고 받지 않습니다. "
            "심판이 있는 곳에서는 손패로 되돌리고 패스가 되며, 그 게임에서 지는 곳도 있습니다."
        ),
    ),
    says={
        "ask": Text(
            "Whose play was illegal?",
            "だれの出し方が反則ですか？",
            "누가 규칙을 어겼습니까?",
        ),
        "call": Text("Object!", "異議あり！", "이의 있음!"),
        "called": Text(
            "{seat} [objects|object].",
            "{seat}[さん|]が異議を唱えました。",
            "{seat}[ 님이|가] 이의를 제기했습니다.",
        ),
        "announce-caution": Text(
            "{seat} [gets|get] a caution.",
            "{seat}[さん|]は注意を受けます。",
            "{seat}[ 님이|가] 주의를 받습니다.",
        ),
        "announce-warning": Text(
            "{seat} [gets|get] a warning.",
            "{seat}[さん|]は警告を受けます。",
            "{seat}[ 님이|가] 경고를 받습니다.",
        ),
        "announce-disqualified": Text(
            "{seat} [is|are] disqualified: last in this game, and without points.",
            "{seat}[さん|]は失格で、このゲームは最下位となり、得点はなくなります。",
            "{seat}[ 님은|는] 실격되어 이 게임은 꼴찌가 되고 점수는 없어집니다.",
        ),
    },
)
class Fouls(Rule):
    """An illegal play is refused, or a referee takes it back as a pass, or it loses the game."""

    mode = option(
        "off",
        "referee",
        "last-place",
        default="off",
        label=Text("An illegal play", "反則の出し方", "규칙에 어긋난 카드"),
        words={
            "off": Text(
                "is refused, with the reason", "理由を示して断る", "이유를 알리고 받지 않음"
            ),
            "referee": Text(
                "may be objected to, before a referee",
                "審判のもとで指摘できる",
                "심판 앞에서 지적할 수 있음",
            ),
            "last-place": Text("loses the game", "そのゲームは負け", "그 게임에서 짐"),
        },
    )

    note = Text(
        (
            "With a referee an illegal play lies on the table, and anybody else may object until "
            "the next player has played; if nobody does, it is valid, and a bind that it broke is "
            "gone. "
            "First a caution, then a warning, the third time disqualification, counted over the "
            "whole match. "
            "A pass out of turn counts when the turn comes; a play out of turn, an illegal lead or "
            "last play, and cards that make no play go back."
        ),
        (
            "審判がいる卓では反則のカードも場に置かれ、次の人が出すまでほかの人が指摘できます。"
            "だれも指摘しなければ有効で、破られた縛りはなくなります。"
            "1回目は注意、2回目は警告、3回目は失格で、回数はマッチを通して数えます。"
            "順番前のパスは番が来たときに数え、順番前のカード、親や最後の1手としての反則、"
            "組み合わせになっていないカードは手札に戻ります。"
        ),
        (
            "심판이 있는 곳에서는 규칙에 어긋난 카드도 판에 놓이고, 다음 사람이 낼 때까지 다른 "
            "사람이 지적할 수 있습니다. "
            "아무도 지적하지 않으면 유효하며, 어긴 묶기는 없어집니다. "
            "첫 번째는 주의, 두 번째는 경고, 세 번째는 실격이며 매치 내내 셉니다. "
            "차례 전의 패스는 차례가 왔을 때 패스가 되고, 차례 전의 카드, 선이나 마지막 카드로서의 "
            "위반, 짝이 맞지 않는 카드는 손패로 돌아갑니다."
        ),
    )
    example = """
        rules  base, fouls(mode=referee)
        hands  9c3d / 5c6d / 7sKs
        a 9c
        b 5c              # A 5 does not beat a 9, yet it is laid down ...
        c fouls > b       # ... and c objects: b takes it back, which is a pass and a caution.
        = hand b 5c6d, top 9c, turn c, mark fouls=b1
    """
    comments = (
        (
            "5は9より弱いのに、bさんが出してしまいました。",
            "5는 9보다 약한데 b 님이 내고 말았습니다.",
        ),
        (
            "cさんが指摘し、bさんはカードを戻してパスになり、注意を受けます。",
            "c 님이 지적하여 b 님은 카드를 되가져가고 패스가 되며 주의를 받습니다.",
        ),
    )

    def uses(self, hook: str) -> bool:
        """Use no hook at all if illegal plays are refused."""
        return bool(self.mode != "off")

    def tolerates(self, game: Game, seat: int, move: Move) -> bool:
        """Let illegal plays happen, and with a referee also passes out of turn.

        With a referee, an illegal lead or last play is not let through.
        """
        if isinstance(move, Pass):
            done = (game.passed | game.early) >> seat & 1
            waits = bool(game.trick) and game.is_live(seat) and not done
            return self.mode == "referee" and waits and not game.ask
        if not isinstance(move, Play) or seat != game.turn:
            return False
        if self.mode == "last-place":
            return True
        return bool(game.trick) and move.size < game.hands[seat].bit_count()

    def illegal(self, game: Game, seat: int, play: Play) -> None:
        """Let the play lie until somebody objects, or put its player out at once."""
        if self.mode == "last-place":
            game.foul(seat, self)
            return
        before = game.copy()
        for id, value in game.marks:
            bind = game.rules[id]
            if isinstance(bind, Bind) and bind.allows(game, play, value):
                game.unmark(bind, seat)
        game.put_down(play)
        game.doubt(seat, before)

    def calls(self, game: Game) -> Iterable[int]:
        """Let every other player who is still in object to a doubtful play, once."""
        if game.doubtful is None or (game.ask and game.ask.rule == self.id):
            return ()
        return [seat for seat in game.live_seats() if seat != game.doubtful[0]]

    def called(self, game: Game, seat: int) -> None:
        """Ask whose play it was, before the agenda of that play goes on."""
        assert game.doubtful is not None
        game.interrupt(Ask(self.id, seat, "seat", among=(game.doubtful[0],)))

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Take the play back as a pass, and count it against its player."""
        culprit = game.take_back()
        times = self.times(game.mark_of(self.id))
        times[culprit] = min(times.get(culprit, 0) + 1, LIMIT)
        game.mark(self, "".join(f"{SEATS[s]}{times[s]}" for s in sorted(times)), culprit)
        game.announce(self, culprit, STEPS[times[culprit] - 1])
        game.do(PASS, culprit)
        if times[culprit] == LIMIT and game.is_live(culprit):
            game.foul(culprit, self)

    def times(self, mark: str | None) -> dict[int, int]:
        """Read how often each seat has been penalised."""
        pairs = zip((mark or "")[::2], (mark or "")[1::2], strict=True)
        return {SEATS.index(seat): int(count) for seat, count in pairs}

    def disqualified(self, mark: str | None) -> set[int]:
        """Return the seats that can score no points in this match."""
        return {seat for seat, count in self.times(mark).items() if count >= LIMIT}
