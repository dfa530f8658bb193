"""Why a move is refused, as a value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import and_, or_
from typing import NamedTuple

from .cards import pretty
from .errors import SpokenError
from .plays import Play
from .text import Lang, Text

MUST_GO = Text("{must} must go.", "{must}を選んでください。", "{must} 카드를 골라야 합니다.")
SOME_MUST_GO = Text(
    "Of {rest}, {some} must go.",
    "{rest}から{some}を選んでください。",
    "{rest} 중 {some} 골라야 합니다.",
)
MUST_GO_AND_SOME = Text(
    "{must} must go, and {some} of {rest}.",
    "{must}と、{rest}から{some}を選んでください。",
    "{must} 카드와 {rest} 중 {some} 골라야 합니다.",
)
NOTHING_GOES = Text(
    "No card can be chosen here.",
    "ここで選べるカードはありません。",
    "여기서는 고를 수 있는 카드가 없습니다.",
)
ONLY_THESE = Text(
    "Only {rest} can be chosen here.",
    "ここで選べるのは{rest}だけです。",
    "여기서는 {rest} 카드만 고를 수 있습니다.",
)
ONLY_FROM = Text(
    "Cards can be chosen only from {rest} here.",
    "ここでは{rest}の中からだけ選べます。",
    "여기서는 {rest} 중에서만 고를 수 있습니다.",
)
HOW_MANY = Text("{count}", "{count}枚", "{count}장을")
ONE = Text("one", "1枚", "한 장을")

EXACTLY = Text(
    "Choose exactly {low}.", "ちょうど{low}枚選んでください。", "정확히 {low}장을 고르세요."
)
AT_LEAST = Text("Choose at least {low}.", "{low}枚以上選んでください。", "{low}장 이상 고르세요.")
AT_MOST = Text(
    "Choose at most {high}.", "選べるのは{high}枚までです。", "{high}장까지만 고를 수 있습니다."
)

PLAIN: dict[str, Text] = {
    "weaker": Text(
        "{cards} cannot beat {top}.",
        "{cards}は{top}より強くありません。",
        "{cards} 카드는 {top}보다 강하지 않습니다.",
    ),
    "wrong-count": Text(
        "{count} cards lie here: follow with {count} cards.",
        "場には{count}枚出ています。{count}枚で続けてください。",
        "{count}장이 놓여 있습니다. {count}장으로 이어 내세요.",
    ),
    "wrong-kind": Text(
        "{top} must be followed by the same kind of play.",
        "{top}には同じ形の役で続けてください。",
        "{top} 다음에는 같은 형태로 내야 합니다.",
    ),
    "not-a-play": Text(
        "{cards} cannot be laid down together.",
        "{cards}は一緒に出せる組み合わせではありません。",
        "{cards} 카드는 함께 낼 수 있는 조합이 아닙니다.",
    ),
    "not-held": Text(
        "That hand does not hold {cards}.",
        "{cards}はその手札にありません。",
        "{cards} 카드는 그 손패에 없습니다.",
    ),
    "not-your-turn": Text(
        "It is somebody else's turn.",
        "ほかの人の番です。",
        "다른 사람의 차례입니다.",
    ),
    "may-not-pass": Text(
        "Whoever leads has to play.",
        "親は必ずカードを出します。",
        "선은 반드시 카드를 내야 합니다.",
    ),
    "choice-owed": Text(
        "A choice has to be made first.",
        "先に選択を済ませてください。",
        "먼저 선택을 마쳐야 합니다.",
    ),
    "no-choice": Text(
        "There is no choice to answer now.",
        "いま答える選択はありません。",
        "지금 답할 선택이 없습니다.",
    ),
    "wrong-answer": Text(
        "That is not one of the answers that are open.",
        "選べる答えではありません。",
        "고를 수 있는 답이 아닙니다.",
    ),
    "no-call": Text(
        "That cannot be called now.",
        "いまは宣言できません。",
        "지금은 선언할 수 없습니다.",
    ),
    "closed": Text(
        "Nobody can follow {top} in this trick.",
        "この場では、{top}にはだれも続けられません。",
        "이 판에서는 {top} 다음에 아무도 낼 수 없습니다.",
    ),
    "over": Text("The game is over.", "ゲームは終わりました。", "게임이 끝났습니다."),
}
"""The plain reasons, which no rule of the catalogue gives."""


class Refusal(NamedTuple):
    """Why a move cannot be made: a rule id or plain reason, the cards, a sentence.

    The sentence is a phrase, perhaps in one language only, and the values that fill it; they are
    put together only when somebody reads it, as the search for legal plays refuses far more than
    is ever read. ``rule`` is the rule whose options cause a plain reason, while its general text
    may not explain it.
    """

    reason: str
    cards: int
    phrase: Text | str
    values: Mapping[str, object] = {}
    rule: str = ""

    @property
    def text(self) -> Text:
        """The sentence in three languages."""
        return Text.of(self.phrase).fill(**self.values)

    def say(self, lang: Lang = "en") -> str:
        """Return the sentence in one language."""
        return self.text.to(lang)

    def __str__(self) -> str:
        return f"{self.text.en} [{self.reason}]"


@lru_cache(1 << 8)
def plain(reason: str, cards: int = 0, top: Play | None = None) -> Refusal:
    """Return a refusal for a plain reason; ``top`` is the play to beat, if there is one."""
    values: dict[str, object] = {"cards": pretty(cards) or "–"}
    if top:
        values |= {"top": top.pretty(), "count": top.size}
    return Refusal(reason, cards, PLAIN[reason], values)


def wrong_cards(rule: str, cards: int, answers: Iterable[int]) -> Refusal:
    """Return the refusal of chosen cards; it says which may be chosen, by the open ``answers``."""
    answers = list(answers)
    must, rest = reduce(and_, answers, answers[0]), reduce(or_, answers)
    rest &= ~must
    count = answers[0].bit_count() - must.bit_count()
    values = {
        "must": pretty(must),
        "rest": pretty(rest),
        "some": ONE if count == 1 else HOW_MANY.fill(count=count),
    }
    if must:
        phrase = MUST_GO_AND_SOME if rest else MUST_GO
    elif rest:
        sizes = {answer.bit_count() for answer in answers}
        fewer = ONLY_FROM if rest.bit_count() > 1 else ONLY_THESE
        phrase = SOME_MUST_GO if len(sizes) == 1 else fewer
    else:
        phrase = NOTHING_GOES
    return Refusal(rule, cards, phrase, values)


def wrong_number(rule: str, cards: int, low: int, high: int) -> Refusal:
    """Return the refusal of too many or too few cards, which says how many to choose."""
    phrase = EXACTLY if low == high else AT_MOST if cards.bit_count() > high else AT_LEAST
    return Refusal(rule, cards, phrase, {"low": low, "high": high})


class IllegalMove(SpokenError):
    """Raised when a move is refused; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.args = (refusal,)  # from which a pickle makes it again
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)
