"""Tax evasion: the poor may cheat, and may be found out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING

from ...core.cards import JOKERS, KNOWN, bits, blank, blanks, card_number, code
from ...core.moves import CHANCE, SEATS, Answer, Ask
from ...core.text import Text
from ...daifugo.dealing import Dealing, share
from ...daifugo.rule import Rule, option, rule
from ...daifugo.values import Pair, Secret
from .frame import Exchange, pairs_of

if TYPE_CHECKING:
    from ...daifugo.game import Game
    from ...daifugo.state import State
    from ...daifugo.values import Exit


@rule(
    "tax-evasion",
    en="Tax evasion",
    ja="脱税",
    ko="탈세",
    chapter="exchange",
    stage="next",
    life="match",
    mark_pattern="[a-i]+",
    mark_holds="seats",
    needs=("exchange",),
    excludes=("exchange-pick", "exchange-facedown"),
    text=(
        (
            "貧民側は、いちばん強いカードを渡さずにごまかせます。"
            "隠したカードを出すと、脱税を指摘されて罰を受けることがあります。"
        ),
        (
            "빈민 쪽은 가장 강한 카드를 주지 않고 속일 수 있습니다. "
            "숨긴 카드를 내면 탈세를 지적받아 벌을 받을 수 있습니다."
        ),
    ),
    says={
        "ask-seat": Text(
            "Who has kept back a stronger card?",
            "強いカードを隠していたのはだれですか？",
            "더 강한 카드를 숨긴 사람은 누구입니까?",
        ),
        "ask-tax-one": Text(
            "Give {to} your strongest card, or cheat.",
            "いちばん強いカードを{to}[さん|]に渡してください。ごまかすこともできます。",
            "가장 강한 카드를 {to}[ 님에게|에게] 주세요. 속일 수도 있습니다.",
        ),
        "ask-tax": Text(
            "Give {to} your {high} strongest cards, or cheat.",
            "いちばん強い{high}枚を{to}[さん|]に渡してください。ごまかすこともできます。",
            "가장 강한 카드 {high}장을 {to}[ 님에게|에게] 주세요. 속일 수도 있습니다.",
        ),
        "foul": Text(
            "{seat} [has|have] evaded the tax, and [leaves|leave] the game.",
            "{seat}[さん|]は脱税が見つかり、ゲームから抜けます。",
            "{seat}[ 님은|는] 탈세가 드러나 게임에서 빠집니다.",
        ),
        "void": Text(
            "{seat} [has|have] evaded the tax: this game is void, and dealt again.",
            "{seat}[さん|]の脱税が見つかり、ゲームは無効です。配り直します。",
            "{seat}[ 님의|] 탈세가 드러나 게임은 무효이며 다시 나눕니다.",
        ),
        "draw": Text(
            "{seat} [gets|get] a new hand.",
            "{seat}[さん|]に新しい手札が配られました。",
            "{seat}[ 님이|가] 새 손패를 받았습니다.",
        ),
        "mark": Text(
            "The penalty in the next game is for {value}.",
            "次のゲームで罰を受けるのは{value}[さん|]です。",
            "다음 게임에서 벌을 받는 사람은 {value}[ 님|]입니다.",
        ),
        "call": Text("Accuse of tax evasion", "脱税を指摘", "탈세 지적"),
        "called": Text(
            "{seat} [sees|see] through a tax evasion.",
            "{seat}[さん|]が脱税を指摘しました。",
            "{seat}[ 님이|가] 탈세를 지적했습니다.",
        ),
        "unmark": Text("The penalty is over.", "罰は終わりました。", "벌이 끝났습니다."),
        "announce-guilty": Text(
            "{seat} [has|have] evaded the tax, and will pay for it in the next game.",
            "{seat}[さん|]の脱税が見つかりました。罰は次のゲームです。",
            "{seat}[ 님의|] 탈세가 드러났습니다. 벌은 다음 게임에 받습니다.",
        ),
        "announce-taxed": Text(
            "{seat} [has|have] evaded the tax, and if poor in the next game [gives|give] one card "
            "more.",
            "{seat}[さん|]の脱税が見つかりました。次のゲームで貧民側なら1枚多く渡します。",
            "{seat}[ 님의|] 탈세가 드러났습니다. 다음 게임에 빈민 쪽이면 한 장 더 냅니다.",
        ),
    },
)
class TaxEvasion(Rule):
    """The poor may keep their strongest cards back, and pay for it if such a card is seen."""

    penalty = option(
        "last-and-out",
        "void-and-redeal",
        "open-hand",
        "more-tax",
        default="last-and-out",
        label=Text("The penalty", "罰", "벌"),
        words={
            "last-and-out": Text(
                "out of the game, below everybody",
                "ゲームから抜けて最下位",
                "게임에서 빠지고 꼴찌",
            ),
            "void-and-redeal": Text(
                "the game is void and dealt again",
                "ゲームを無効にして配り直す",
                "게임을 무효로 하고 다시 나눔",
            ),
            "open-hand": Text(
                "the next game with an open hand",
                "次のゲームは手札を公開",
                "다음 게임은 손패를 공개",
            ),
            "more-tax": Text(
                "one card more in the next exchange",
                "次の交換が1枚増える",
                "다음 교환이 한 장 늘어남",
            ),
        },
    )
    accuser = option(
        "receiver",
        "anyone",
        default="anyone",
        label=Text("It may be called by", "指摘できる人", "지적할 수 있는 사람"),
        words={
            "receiver": Text("the receiver", "税をもらった人", "세금을 받은 사람"),
            "anyone": Text("anybody else", "本人以外のだれでも", "본인 외에 누구나"),
        },
    )

    note = Text(
        (
            "It can be called once a card that should have been given is seen or comes to the "
            "receiver of the tax, and until the game is over; if nobody calls it, nothing happens. "
            "Whoever has to leave the game for it is last of all, below every foul and fall, and "
            "of several the first is lowest. "
            "The extra card is paid only in the next game, and only by a player who is among the "
            "poor there. "
            "If jokers are left out of the exchange, keeping one is no evasion."
        ),
        (
            "渡すべきだったカードが見えるか、税をもらった人の手に来てから、"
            "ゲームが終わるまで指摘でき、だれも指摘しなければ何も起きません。"
            "抜けた人は反則や都落ちよりも下で、最初に見つかった人が最下位です。"
            "1枚多く渡すのは次のゲームだけで、そこで貧民側でなければ渡しません。"
            "ジョーカーが交換の対象外なら、残しても脱税ではありません。"
        ),
        (
            "주어야 했던 카드가 보이거나 세금을 받은 사람에게 온 때부터 게임이 끝날 때까지 지적할 "
            "수 있고, 아무도 지적하지 않으면 아무 일도 없습니다. "
            "빠진 사람은 반칙이나 몰락보다도 아래이고, 가장 먼저 드러난 사람이 꼴찌입니다. "
            "한 장 더 내는 것은 다음 게임뿐이며 그때 빈민 쪽이 아니면 내지 않습니다. "
            "조커를 교환에서 빼는 곳에서는 조커를 남겨도 탈세가 아닙니다."
        ),
    )
    example = """
        hands    3c4d8h / 5c6dJs / 7h8sQc / 4s5s2cX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > 5sX            # d should have given the 2 and the joker.
        c > Qc  a > 3c4d  b > 5c
        d 2c               # The 2 is seen ...
        a tax-evasion > d  # ... and a calls it: d is out, last of all.
        = out !d, hand d -
    """
    comments = (
        (
            "dさんは2とジョーカーを渡すはずでした。",
            "d 님은 2와 조커를 주어야 했습니다.",
        ),
        ("その2が出ました。", "그 2가 나왔습니다."),
        (
            "aさんが脱税を指摘し、dさんは最下位で抜けます。",
            "a 님이 탈세를 지적하여 d 님은 꼴찌로 빠집니다.",
        ),
    )

    # --- the tax ---------------------------------------------------------------------------------

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        """Let players found out in the last game pay one card more."""
        guilty = self._marked(game) if self.penalty == "more-tax" else ()
        return tuple(pair._replace(size=pair.size + (pair.poor in guilty)) for pair in pairs)

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        """Let the poor give any cards."""
        return ask._replace(rule=self.id)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Allow any cards as a tax, and as the accused any player who can be proved guilty."""
        if ask.what == "seat":
            guilty = dict.fromkeys(secret.seat for secret in self._cases(game, ask.seat))
            return [Answer(seat) for seat in guilty]
        return game.card_answers(ask, game.pool_of(ask))

    def honest(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Return what is due as a tax; an accusation is honest in any case."""
        rule = game.rules[Exchange] if ask.what == "cards" else self
        found: Iterable[Answer] = rule.answers(game, ask)
        return found

    def answered(self, game: Game, ask: Ask, answer: Answer) -> None:
        """Take the tax and remember what was kept, deal a card, or punish the accused."""
        if ask.seat == CHANCE:
            self._dealt(game, ask, answer.value)
        elif ask.what == "seat":
            self._punish(game, answer.value)
        else:
            self._keep_in_mind(game, ask, answer.value)
            exchange = game.rules[Exchange]
            exchange.answered(game, ask, answer)

    def _keep_in_mind(self, game: Game, ask: Ask, given: int) -> None:
        """Remember kept cards stronger than those given, unknown ones for an unseen hand."""
        unseen = blanks(game.hands[ask.seat] | given)
        hand = 0 if blanks(given) else game.playable_cards(ask.seat)
        weakest = min((card_number(code(bit)) for bit in bits(given & KNOWN)), default=0)
        exempt = JOKERS if game.rules[Exchange].joker_exempt else 0
        kept = sum(1 << b for b in bits(hand & ~given & ~exempt) if card_number(code(b)) > weakest)
        if kept or unseen:
            cards, seen = kept | blank(bool(unseen)), game.open_hands() >> ask.seat & 1
            game.remember(Secret(self.id, ask.seat, cards, ask.to, "all" if seen else "seat"))

    # --- the proof -------------------------------------------------------------------------------

    def _cases(self, game: Game, accuser: int) -> Iterator[Secret]:
        """Yield the evasions that a seat may call: proved ones, and unseen ones that may be."""
        for secret in game.secrets:
            if secret.rule != self.id or secret.seat == accuser or secret.known == "settled":
                continue
            may = self.accuser == "anyone" or secret.to == accuser
            proved = secret.known == "all" or (secret.known == "to" and secret.to == accuser)
            if may and (proved or blanks(secret.cards)):
                yield secret

    def calls(self, game: Game) -> Iterable[int]:
        """Let every seat with a case call it, while nobody owes a choice."""
        cards = game.deck.bit_count()
        if game.agenda or (self.penalty == "void-and-redeal" and not game.may_draw(cards)):
            return ()
        return [seat for seat in range(game.players) if any(self._cases(game, seat))]

    def called(self, game: Game, seat: int) -> None:
        """Ask who is meant."""
        poor = (pair.poor for pair in pairs_of(game))
        game.owe(Ask(self.id, seat, "seat", among=tuple(poor)))

    # --- the penalty -----------------------------------------------------------------------------

    def _punish(self, game: Game, guilty: int) -> None:
        for secret in game.secrets:
            if secret.rule == self.id and secret.seat == guilty:
                game.let_know(secret, 0, settled=True)
        if self.penalty == "last-and-out":
            game.strike(guilty, self)
        elif self.penalty == "void-and-redeal":
            self._redeal(game, guilty)
        else:
            game.announce(self, guilty, "taxed" if self.penalty == "more-tax" else "guilty")

    def _redeal(self, game: Game, guilty: int) -> None:
        """Deal the game again by chance: to each seat as many cards as at first."""
        game.void(self, guilty)
        rules, deck = game.rules, game.discards
        dealing = Dealing(deck & KNOWN, game.players, not game.classes, Random(0), game.blind)
        aside = sum(rule.lay_aside(dealing).bit_count() for rule in rules.hooks["lay_aside"])
        cards = list(range(deck.bit_count() - aside))
        hands = share(rules, cards, game.seats, game.dealer, game.classes)
        self._deal(game, tuple(hand.bit_count() for hand in hands), 0)

    def _deal(self, game: Game, counts: tuple[int, ...], to: int) -> None:
        count = counts[to]
        game.owe(Ask(self.id, CHANCE, "cards", count, count, to, 0, counts, game.discards))

    def _dealt(self, game: Game, ask: Ask, cards: int) -> None:
        """Deal on; once all have their cards, begin the game with the exchange."""
        game.draw(self, ask.to, cards, 1 << ask.to)
        if ask.to + 1 < game.players:
            self._deal(game, ask.detail, ask.to + 1)
            return
        game.begin_again()

    def opens(self, game: State) -> int:
        """Open the hands of players found out in the last game."""
        open_hands = self._marked(game) if self.penalty == "open-hand" else ()
        return sum(1 << seat for seat in open_hands)

    def _marked(self, game: State) -> tuple[int, ...]:
        return tuple(map(SEATS.index, game.mark_of(self.id) or ""))

    def on_end(self, game: Game) -> None:
        """Note for the next game who has been found out in this one."""
        later = self.penalty in ("open-hand", "more-tax")
        guilty = {s.seat for s in game.secrets if s.rule == self.id and s.known == "settled"}
        if later and guilty:
            game.mark(self, "".join(SEATS[seat] for seat in sorted(guilty)))
        elif game.mark_of(self.id) is not None:
            game.unmark(self)

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        """Place evaders below everybody, the first to be found out at the bottom."""
        evaders = [exit for exit in game.exits[::-1] if exit.rule == self.id]
        return [exit for exit in low if exit not in evaders] + evaders
