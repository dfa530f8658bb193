"""Answers to a cut: the round in which every other player is asked, and the cards that answer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...core.cards import FOUR, NUMBER, RANKS, SEVEN, SUITS, TEN, card_suit, codes, pick
from ...core.moves import Answer, Ask, Job, Marks
from ...core.plays import SUIT_SHIFT, Play
from ...core.text import Text
from ...daifugo.rule import Rule, option, rule
from ..binds.row import end_binds
from ..jokers import JokerWild
from .common import Cut, CutByNumber, groups_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...daifugo.game import Game
    from ...daifugo.ruleset import Ruleset

ASKS = {
    "ask": Text("Answer the cut?", "切りに返しますか？", "끊기를 되받을까요?"),
}
DIAMOND = SUITS.index("d")
DIAMOND_SEVEN = SEVEN * 4 + DIAMOND


class AnswerableCut(CutByNumber):
    """A cut that the other players may answer, each asked once, if some rule allows an answer."""

    def after_play(self, game: Game, seat: int, play: Play) -> None:
        """Make the trick flow unless somebody answers."""
        if game.cutting or not self.cuts(game, play):
            return
        others = [other for other in game.others(seat) if not game.may_not_play(other)]
        if others and self._has_answers(game, seat, play):
            for other in others:
                game.owe(Ask(self.id, other, "play", detail=(seat, play)))
        else:
            game.cut(self, seat)

    def _has_answers(self, game: Game, seat: int, play: Play) -> bool:
        # That a cut may be answered is agreed on with the 8 cut; alone the others are final.
        if "eight-cut" not in game.rules:
            return False
        number, rules = RANKS.index(self.number), game.rules.hooks["cut_answers"]
        return any(r.cut_answers(game, seat, play, number) is not None for r in rules)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Yield the choice not to answer, then every answer that the hand holds."""
        yield Answer(None)
        number = RANKS.index(self.number)
        for known in game.rules.hooks["cut_answers"]:
            for play in known.cut_answers(game, ask.seat, ask.detail[1], number) or ():
                if game.holds(ask.seat, play.cards):
                    yield Answer(play)

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Carry out the first answer; cut if nobody answers."""
        seat, play = ask.detail
        if answer.value is not None:
            game.drop_asks(self)
            self._settle(game, ask.seat, answer.value, seat, play)
        elif not game.ask:
            game.cut(self, seat)

    def _settle(self, game: Game, seat: int, play: Play, cutter: int, cut: Play) -> None:
        """Carry out an answer: it takes over the field, or cancels the cut and is put away.

        The two players go out in the order in which they played. An answer that takes over goes
        through the stages before its finish first, then come those left of the cut, then the rest.
        """
        earlier = [job for job in game.waiting if job.play != cut]
        before = game.before
        put_away = any(
            answer.id == play.rule and answer.cut_answered(game, seat, play)
            for answer in game.rules.hooks["cut_answered"]
        )
        if put_away:
            for rule in game.rules.hooks["on_answer"]:
                rule.on_answer(game, seat)
        else:
            game.lay(seat, play, answers=True)
            game.turn_to(seat)
            if play.size != cut.size:  # the binds are of as many cards as were played before
                end_binds(game, seat, game.rules[play.rule or self.id])
        game.tell("answer-cut", seat, play.cards, cutter, play.rule or self.id)
        finish, first = game.finish_step(play), game.finish_step(cut)
        of_cut = partial(_rest, cutter, cut, before)
        of_answer = partial(_rest, seat, play, game.before)
        if put_away:
            game.go_on_with(
                *earlier,
                of_cut(first, first + 1),
                of_answer(finish, finish + 1),
                of_cut(first + 1),
            )
        else:
            game.go_on_with(
                of_answer(0, finish),
                *earlier,
                of_cut(first, game.last_step(cut)),
                of_answer(finish),
            )


def _rest(seat: int, play: Play, before: Marks, at: int, stop: int | None = None) -> Job:
    """Return the job of some steps of a play that is carried out together with another."""
    return Job("play", at, seat, play, stop, before)


class CutAnswer(Cut):
    """Cards that answer an 8 cut; if they take over, the trick flows to their player."""

    def concerns(self, rules: Ruleset, play: Play) -> bool:
        """Act on the answer alone."""
        return play.rule == self.id


@rule(
    "four-stop",
    en="Four stop",
    ja="4止め",
    ko="4 막기",
    chapter="threes-to-sixes",
    stage="flow",
    needs=("eight-cut",),
    text=(
        "切ったカードの2倍の枚数の4を出すと、8切りを止められます。",
        "끊은 카드의 두 배 장수만큼 4를 내면 8 끊기를 막을 수 있습니다.",
    ),
)
class FourStop(CutAnswer):
    """An 8 cut is stopped by 4s, twice as many as the cards that cut: two for one, four for two."""

    then = option(
        "flow",
        "continue",
        default="flow",
        label=Text("After it", "その後", "그다음"),
        words={
            "flow": Text(
                "the trick flows to the player of the 4s",
                "場が流れて4の人が親",
                "판이 흐르고 4를 낸 사람이 선",
            ),
            "continue": Text(
                "play goes on from the cut",
                "切ったカードから続く",
                "끊은 카드부터 이어짐",
            ),
        },
    )

    note = Text(
        (
            "After a cut every other player is asked in turn, whether they have passed or not, and "
            "the first to answer counts. "
            "If play goes on from the cut, the 4s are discarded and have no other effect. "
            "A cut that was stopped is no foul as the last play at most tables."
        ),
        (
            "8切りの後、パスした人も含めて順番に尋ね、最初に返した人のものになります。"
            "切ったカードから続ける決まりでは、4は捨て札になり、ほかの効果はありません。"
            "止められた切りで上がっても、たいていの卓では反則になりません。"
        ),
        (
            "8 끊기 뒤에 패스한 사람까지 차례로 묻고, 처음 되받은 사람의 것이 됩니다. "
            "끊은 카드부터 이어지는 규칙에서는 4를 버리고 다른 효과가 없습니다. "
            "막힌 끊기로 나가는 것은 대부분의 곳에서 반칙이 아닙니다."
        ),
    )
    example = """
        hands  8c3d6d / 9c9d / 4c4h5s
        a 8c
        = asks b eight-cut
        b > -  c > 4c4h    # Two 4s stop the 8, and c takes the lead.
        = leads c
    """
    comments = (
        (
            "4が2枚で8切りを止め、cさんが親になります。",
            "4 두 장으로 8 끊기를 막고 c 님이 선이 됩니다.",
        ),
    )

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play]:
        """Let twice as many 4s as cutting cards answer."""
        jokers = game.rules[JokerWild].gives_effects
        size = 2 * game.count(cut, number)
        found = groups_of(game, seat, FOUR, size, jokers)
        return [play._replace(rule=self.id) for play in found]

    def cut_answered(self, game: Game, seat: int, play: Play) -> bool:
        """Discard the 4s if play goes on from the cut."""
        if self.then == "continue":
            game.discard(self, seat, play.cards, may_empty=True)
        return self.then == "continue"


@rule(
    "seven-counter",
    en="Seven counter",
    ja="7カウンター",
    ko="7 카운터",
    chapter="sevens-to-tens",
    needs=("eight-cut",),
    text=(
        "8切りにダイヤの7を出すと8切りは取り消され、場は流れずに続きます。",
        "8 끊기에 다이아몬드 7을 내면 8 끊기가 취소되고 판은 흐르지 않고 이어집니다.",
    ),
)
class SevenCounter(Rule):
    """The 7 of diamonds played on an 8 cut cancels it, and the trick goes on."""

    field = option(
        "seven",
        "eight",
        default="seven",
        label=Text("The card to beat", "次に勝つべきカード", "이겨야 할 카드"),
        words={
            "seven": Text("is the 7, alone", "1枚の7", "7 한 장"),
            "eight": Text(
                "stays the cut; the 7 is discarded",
                "切ったカードのまま（7は捨て札）",
                "끊은 카드 그대로(7은 버림)",
            ),
        },
    )

    note = Text(
        (
            "It cancels a cut by several cards too; if the 7 is the card to beat, the next player "
            "then answers a single card. "
            "A joker cannot stand for this 7. "
            "If the cut stays the play to beat, the 7 has no effect of its own, and play goes on "
            "after the player who cut."
        ),
        (
            "切ったカードが何枚でも取り消せて、7が場に残る決まりなら、次の人は1枚出しになります。"
            "ジョーカーはこの7の代わりになりません。"
            "切ったカードが残る決まりでは7自身の効果は起きず、切った人の次から続けます。"
        ),
        (
            "끊은 카드가 몇 장이든 취소할 수 있고, 7이 판에 남는 규칙이면 다음 사람은 한 장을 "
            "냅니다. 조커는 이 7을 대신할 수 없습니다. 끊은 카드가 남는 규칙에서는 7의 효과가 "
            "없고, 끊은 사람의 다음부터 이어집니다."
        ),
    )
    example = """
        hands  8c3d6d / 7d9d / 5s6sJs
        a 8c
        = asks b eight-cut
        b > 7d    # The 7 of diamonds cancels the cut; now c has to beat a 7.
        c Js
        = top Js, turn a
    """
    comments = (
        (
            "ダイヤの7で8切りは取り消され、cさんは7に勝つカードを出します。",
            "다이아몬드 7로 8 끊기가 취소되어, c 님은 7을 이기는 카드를 내야 합니다.",
        ),
    )

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play]:
        """Let the diamond 7 answer, whatever cuts."""
        held = pick([DIAMOND_SEVEN], game.playable_cards(seat))
        suits = 1 << SUIT_SHIFT[DIAMOND]
        return [Play(held, "group", SEVEN, 1, suits, 0, self.id)] if held else []

    def cut_answered(self, game: Game, seat: int, play: Play) -> bool:
        """Discard the 7 if the 8 stays."""
        if self.field == "eight":
            game.discard(self, seat, play.cards, may_empty=True)
        return self.field == "eight"


@rule(
    "ten-return",
    en="Ten return",
    ja="10返し",
    ko="10 되돌리기",
    chapter="sevens-to-tens",
    stage="flow",
    needs=("eight-cut",),
    text=(
        "ジョーカーの入らない8切りに同じマークの10を出すと場が流れ、10を出した人が親になります。",
        "조커가 들지 않은 8 끊기에 같은 무늬의 10을 내면 판이 흐르고 10을 낸 사람이 선이 됩니다.",
    ),
)
class TenReturn(CutAnswer):
    """Played on an 8 cut without jokers, the 10s of the same suits take over the lead."""

    note = Text(
        (
            "Each card is returned by the 10 of its own suit, two cards by both 10s; stairs are "
            "not returned. A joker neither returns a cut nor is returned."
        ),
        (
            "それぞれのカードに同じマークの10が必要で、2枚なら10も2枚です。"
            "階段には返せません。ジョーカーは10の代わりにならず、"
            "ジョーカー入りの8切りには返せません。"
        ),
        (
            "카드마다 같은 무늬의 10이 필요하며, 두 장이면 10도 두 장입니다. "
            "계단은 되돌릴 수 없습니다. 조커는 10을 대신할 수 없고, 조커가 든 8 끊기는 되돌릴 수 "
            "없습니다."
        ),
    )
    example = """
        hands  8c3d6d / 9cTd / Tc5s
        a 8c
        = asks b eight-cut, legal > -    # The 10 of diamonds does not fit the 8 of clubs.
        b > -  c > Tc                    # The 10 of clubs does, and c takes the lead.
        = leads c
    """
    comments = (
        (
            "ダイヤの10はクラブの8とマークが違うので返せません。",
            "다이아몬드 10은 클로버 8과 무늬가 달라 되돌릴 수 없습니다.",
        ),
        (
            "同じクラブの10で返し、cさんが親になります。",
            "같은 클로버 10으로 되돌려 c 님이 선이 됩니다.",
        ),
    )

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play]:
        """Let the 10s of the cutting cards' suits answer."""
        hand = game.playable_cards(seat) & NUMBER[TEN]
        if cut.kind != "group" or cut.jokers or not hand:
            return []
        held = pick([TEN * 4 + card_suit(card) for card in codes(cut.cards)], hand)
        return [Play(held, "group", TEN, cut.size, cut.suits, 0, self.id)] if held else []
