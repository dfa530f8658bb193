"""The words of goals in the trick-taking games: what the learner has to do, for each fact."""

from __future__ import annotations

from ...core.text import Text
from ...drills.phrases_goal import PARTS as DAIFUGO_PARTS
from ...drills.phrases_goal import Forms

SHARED = ("turn", "fires", "asks", "hand", "cards", "over", "")
"""The facts that are said as in Daifugo."""

PARTS: dict[tuple[str, str], Forms] = {
    **{key: forms for key, forms in DAIFUGO_PARTS.items() if key[0] in SHARED},
    ("takes", ""): Forms(
        Text("take a trick", "トリックを取ること", "트릭을 따기"),
        Text(
            "let {who} take a trick",
            "{who}にトリックを取らせること",
            "{who}이 트릭을 따게 하기",
        ),
        Text("take no trick", "トリックを取らないこと", "트릭을 따지 않기"),
        Text(
            "keep {who} from taking a trick",
            "{who}にトリックを取らせないこと",
            "{who}이 트릭을 따지 못하게 하기",
        ),
    ),
    ("taker", ""): Forms(
        Text("take the trick", "このトリックを取ること", "이 트릭을 따기"),
        Text(
            "make {who} take the trick",
            "{who}にこのトリックを取らせること",
            "{who}이 이 트릭을 따게 하기",
        ),
        Text("do not take the trick", "このトリックを取らないこと", "이 트릭을 따지 않기"),
        Text(
            "do not let {who} take the trick",
            "{who}にこのトリックを取らせないこと",
            "{who}이 이 트릭을 따지 못하게 하기",
        ),
    ),
    ("catches", ""): Forms(
        Text(
            "take a trick with {what} in it",
            "{what}の入ったトリックを取ること",
            "{what} 카드가 든 트릭을 따기",
        ),
        Text(
            "let {who} take a trick with {what} in it",
            "{what}の入ったトリックを{who}に取らせること",
            "{what} 카드가 든 트릭을 {who}이 따게 하기",
        ),
        Text(
            "take no trick with {what} in it",
            "{what}の入ったトリックを取らないこと",
            "{what} 카드가 든 트릭을 따지 않기",
        ),
        Text(
            "do not let {who} take a trick with {what} in it",
            "{what}の入ったトリックを{who}に取らせないこと",
            "{what} 카드가 든 트릭을 {who}이 따지 못하게 하기",
        ),
    ),
    ("tricks", ""): Forms(
        Text("have taken {what} in all", "全部で{what}を取ること", "모두 {what} 따기"),
        Text(
            "let {who} have {what} in all",
            "{who}に全部で{what}を取らせること",
            "{who}이 모두 {what} 따게 하기",
        ),
    ),
    ("honours", ""): Forms(
        Text("have taken {what} in all", "全部で{what}を取ること", "모두 {what} 따기"),
        Text(
            "let {who} have {what} in all",
            "{who}に全部で{what}を取らせること",
            "{who}이 모두 {what} 따게 하기",
        ),
    ),
    ("leads", ""): Forms(
        Text("get the lead", "次にリードすること", "다음 트릭을 시작하기"),
        Text("make {who} lead", "{who}にリードさせること", "{who}이 다음 트릭을 시작하게 하기"),
        Text("do not get the lead", "次にリードしないこと", "다음 트릭을 시작하지 않기"),
        Text(
            "do not let {who} lead",
            "{who}にリードさせないこと",
            "{who}이 다음 트릭을 시작하지 않게 하기",
        ),
    ),
    ("shows", ""): Forms(
        Text(
            "show that you are the adjutant",
            "自分が副官だと明かすこと",
            "내가 부관임을 드러내기",
        ),
        Text(
            "make {who} play the card named",
            "{who}に指名されたカードを出させること",
            "{who}이 지명된 카드를 내게 하기",
        ),
        Text(
            "do not show that you are the adjutant",
            "自分が副官だと明かさないこと",
            "내가 부관임을 드러내지 않기",
        ),
        Text(
            "do not make {who} play the card named",
            "{who}に指名されたカードを出させないこと",
            "{who}이 지명된 카드를 내지 않게 하기",
        ),
    ),
    ("trumps", ""): Forms(
        Text("make {what} trumps", "切り札を{what}にすること", "{what} 무늬를 으뜸패로 만들기"),
        own_not=Text(
            "do not make {what} trumps",
            "切り札を{what}にしないこと",
            "{what} 무늬를 으뜸패로 만들지 않기",
        ),
    ),
    ("made", ""): Forms(
        Text("make the bid succeed", "ビッドを成功させること", "공약을 성공시키기"),
        own_not=Text(
            "do not let the bid succeed",
            "ビッドを成功させないこと",
            "공약이 성공하지 않게 하기",
        ),
    ),
    ("lost", ""): Forms(
        Text("make the bid fail", "ビッドを失敗させること", "공약을 실패시키기"),
        own_not=Text(
            "do not let the bid fail", "ビッドを失敗させないこと", "공약이 실패하지 않게 하기"
        ),
    ),
    ("points", ""): Forms(
        Text("end with {what}", "{what}で終えること", "{what}인 채로 끝내기"),
        Text(
            "let {who} end with {what}",
            "{who}を{what}で終わらせること",
            "{who}이 {what}인 채로 끝나게 하기",
        ),
    ),
    ("adjutant", ""): Forms(
        Text("be the adjutant", "副官になること", "부관이 되기"),
        Text("make {who} the adjutant", "{who}を副官にすること", "{who}을 부관으로 만들기"),
    ),
    ("adjutant", "-"): Forms(
        Text("have no adjutant", "副官をなしにすること", "부관이 없게 하기"),
    ),
}
"""How each fact is said, by its name and, if that matters, by what follows the name."""

TRICKS = (
    Text("{n} tricks", "{n}トリック", "{n}트릭을"),
    Text("1 trick", "1トリック", "1트릭을"),
)
HONOURS = (
    Text("{n} honours", "絵札{n}枚", "그림 카드 {n}장을"),
    Text("1 honour", "絵札1枚", "그림 카드 1장을"),
)
CHIPS = (
    Text("{n} chips", "チップ{n}枚", "칩 {n}개"),
    Text("1 chip", "チップ1枚", "칩 1개"),
)
WINS = (Text("{n} wins", "{n}勝", "{n}승"), Text("1 win", "1勝", "1승"))
"""Words for a number of things, and for one."""
