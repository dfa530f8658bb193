"""The words of goals: what the learner has to do, for each fact."""

from __future__ import annotations

from typing import NamedTuple

from ..core.text import Text

AND = Text(" and ", "、", ", ")
OR = Text(", or ", "、または", ", 또는 ")
WHOLE = Text("{limit}, {goal}.", "{limit}{goal}。", "{limit} {goal}.")
ONE_MOVE = Text("in one move", "1手で", "한 수로")
MOVES = Text("within {n} moves", "{n}手以内に", "{n}수 안에")
IN_EXCHANGE = Text("in the exchange", "カード交換で", "카드 교환에서")
ONE_AFTER = Text(
    "in one move after the exchange", "カード交換の後の1手で", "카드 교환 뒤의 한 수로"
)
MOVES_AFTER = Text(
    "within {n} moves after the exchange", "カード交換の後{n}手以内に", "카드 교환 뒤 {n}수 안에"
)
NEVER = Text(
    "do not let it come to this: {that}",
    "次のようにならないこと：{that}",
    "다음과 같이 되지 않게 하기: {that}",
)


class Forms(NamedTuple):
    """How a fact is said of the learner, of another seat, and if it must not come true."""

    own: Text
    other: Text | None = None
    own_not: Text | None = None
    other_not: Text | None = None


PARTS: dict[tuple[str, str], Forms] = {
    ("leads", ""): Forms(
        Text("get the lead", "親になること", "선이 되기"),
        Text("make {who} lead", "{who}を親にすること", "{who}을 선으로 만들기"),
        Text("do not get the lead", "親にならないこと", "선이 되지 않기"),
        Text("do not let {who} lead", "{who}を親にしないこと", "{who}이 선이 되지 않게 하기"),
    ),
    ("turn", ""): Forms(
        Text("get another turn", "もう一度自分の番にすること", "다시 내 차례로 만들기"),
        Text("make it the turn of {who}", "{who}の番にすること", "{who}의 차례로 만들기"),
        Text("do not get another turn", "自分の番にしないこと", "내 차례로 만들지 않기"),
        Text(
            "do not let {who} have a turn", "{who}の番にしないこと", "{who}의 차례가 오지 않게 하기"
        ),
    ),
    ("next", ""): Forms(
        Text("act again at once", "続けて自分の番にすること", "이어서 또 내 차례로 만들기"),
        Text(
            "make {who} the next to act",
            "次の番を{who}にすること",
            "바로 다음 차례를 {who}으로 만들기",
        ),
        Text(
            "do not act again at once", "続けて自分の番にしないこと", "이어서 내 차례로 만들지 않기"
        ),
        Text(
            "do not make {who} the next to act",
            "次の番を{who}にしないこと",
            "바로 다음 차례를 {who}으로 만들지 않기",
        ),
    ),
    ("finishes", ""): Forms(
        Text("go out", "上がること", "나가기"),
        Text("let {who} go out", "{who}を上がらせること", "{who}을 나가게 하기"),
        Text("do not go out", "上がらないこと", "나가지 않기"),
        Text("do not let {who} go out", "{who}を上がらせないこと", "{who}을 나가지 못하게 하기"),
    ),
    ("fouls", ""): Forms(
        Text("commit a foul", "反則をすること", "반칙하기"),
        Text(
            "make {who} leave the game for a foul",
            "{who}を反則でゲームから抜けさせること",
            "{who}을 반칙으로 게임에서 빠지게 하기",
        ),
        Text("avoid the foul", "反則上がりをしないこと", "반칙으로 나가지 않기"),
        Text("keep {who} from a foul", "{who}に反則をさせないこと", "{who}이 반칙하지 않게 하기"),
    ),
    ("falls", ""): Forms(
        Text("fall", "転落すること", "몰락하기"),
        Text("bring {who} down", "{who}を転落させること", "{who}을 몰락시키기"),
        Text("do not fall", "転落しないこと", "몰락하지 않기"),
        Text("do not bring {who} down", "{who}を転落させないこと", "{who}을 몰락시키지 않기"),
    ),
    ("plays", ""): Forms(
        Text("play cards", "カードを出すこと", "카드를 내기"),
        Text("make {who} play", "{who}にカードを出させること", "{who}이 카드를 내게 하기"),
        Text("play nothing", "カードを出さないこと", "카드를 내지 않기"),
        Text(
            "play so that {who} cannot answer",
            "{who}にカードを出させないこと",
            "{who}이 카드를 내지 못하게 하기",
        ),
    ),
    ("passes", ""): Forms(
        Text("pass", "パスすること", "패스하기"),
        Text("make {who} pass", "{who}にパスさせること", "{who}이 패스하게 하기"),
        Text("do not pass", "パスしないこと", "패스하지 않기"),
        Text("do not let {who} pass", "{who}にパスさせないこと", "{who}이 패스하지 않게 하기"),
    ),
    ("flows", ""): Forms(
        Text("make the trick flow", "場を流すこと", "판을 흘리기"),
        own_not=Text("keep the trick from flowing", "場を流さないこと", "판을 흘리지 않기"),
    ),
    ("unanswered", ""): Forms(
        Text(
            "play so that nobody can answer",
            "だれにも返されないこと",
            "아무도 받을 수 없게 하기",
        ),
    ),
    ("fires", ""): Forms(
        Text("make this rule act: {what}", "「{what}」を起こすこと", "'{what}' 일으키기"),
        own_not=Text(
            "do not make this rule act: {what}",
            "「{what}」を起こさないこと",
            "'{what}' 일으키지 않기",
        ),
    ),
    ("mark", ""): Forms(
        Text("bring this about: {what}", "「{what}」の状態にすること", "'{what}' 상태로 만들기"),
        own_not=Text(
            "do not bring this about: {what}",
            "「{what}」の状態にしないこと",
            "'{what}' 상태로 만들지 않기",
        ),
    ),
    ("unmark", ""): Forms(
        Text("put an end to this: {what}", "「{what}」を終わらせること", "'{what}' 끝내기"),
    ),
    ("mark", "revolution"): Forms(
        Text("start a revolution", "革命を起こすこと", "혁명을 일으키기"),
        own_not=Text("do not start a revolution", "革命を起こさないこと", "혁명을 일으키지 않기"),
    ),
    ("asks", ""): Forms(
        Text(
            "get to choose by this rule: {what}",
            "「{what}」の選択ができるようにすること",
            "'{what}' 선택을 하게 되기",
        ),
        Text(
            "make {who} choose by this rule: {what}",
            "{who}に「{what}」の選択をさせること",
            "{who}이 '{what}' 선택을 하게 하기",
        ),
    ),
    ("top", ""): Forms(
        Text(
            "make {what} the play to beat",
            "場のいちばん上を{what}にすること",
            "판의 맨 위를 {what} 카드로 만들기",
        ),
    ),
    ("top", "-"): Forms(Text("clear the table", "場を空にすること", "판을 비우기")),
    ("hand", ""): Forms(
        Text("be left with {what}", "手札を{what}だけにすること", "손패에 {what} 카드만 남기기"),
        Text(
            "leave {who} with {what}",
            "{who}の手札を{what}だけにすること",
            "{who}의 손패에 {what} 카드만 남기기",
        ),
    ),
    ("cards", ""): Forms(
        Text(
            "be left with {what}",
            "手札を{what}枚にすること",
            "손패를 {what}장으로 만들기",
        ),
        Text(
            "leave {who} with {what}",
            "{who}の手札を{what}枚にすること",
            "{who}의 손패를 {what}장으로 만들기",
        ),
    ),
    ("order", ""): Forms(
        Text(
            "make this the order of strength: {what}",
            "強さの順を{what}にすること",
            "세기의 순서를 {what} 순으로 만들기",
        ),
    ),
    ("classes", ""): Forms(
        Text(
            "end the game like this: {what}",
            "次の階級でゲームを終わらせること（{what}）",
            "다음 계급으로 게임을 끝내기({what})",
        ),
    ),
    ("over", ""): Forms(
        Text("end the game", "ゲームを終わらせること", "게임을 끝내기"),
        own_not=Text("do not end the game", "ゲームを終わらせないこと", "게임을 끝내지 않기"),
    ),
    ("", ""): Forms(
        Text("make this true: `{fact}`", "`{fact}` にすること", "`{fact}` 상태로 만들기"),
    ),
}
"""How each fact is said, by its name and, if that matters, by what follows it."""

MISSED = Text(
    "The goal “{parts}” is missed.",
    "目標（{parts}）を達成できませんでした。",
    "목표({parts})를 이루지 못했습니다.",
)
OUT_OF_REACH = Text(
    "The goal “{parts}” is out of reach now.",
    "目標（{parts}）には、もう届きません。",
    "목표({parts})는 이제 이룰 수 없습니다.",
)
THEN = Text("{story} {missed}", "{story}{missed}", "{story} {missed}")
GOES_ON = Text(
    "It may go on like this: {story}",
    "この後は、たとえばこうなります：{story}",
    "그다음은 예를 들어 이렇게 됩니다: {story}",
)
LEFT = Text(
    "At best you still play {plays} and are left with {cards}.",
    "いちばんうまく続けても、{plays}を出した後、手札に{cards}が残ります。",
    "가장 잘 이어 가도 {plays} 카드를 낸 뒤 손에 {cards} 카드가 남습니다.",
)
