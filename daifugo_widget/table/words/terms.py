"""The words of the game that a beginner does not know, explained."""

from ...core.text import Text

TERMS: dict[str, Text] = {
    "flow": Text(
        "Flow (流れる, nagareru): the trick ends, its cards are put away, and somebody leads anew.",
        "流れる（ながれる）：場が終わり、カードが片付けられて、新しい親が出します。",
        "흐르다 (流れる, 나가레루): 판이 끝나 카드를 치우고 누군가 새로 냅니다.",
    ),
    "lead": Text(
        "To lead (親, oya): to play first, to an empty table. Any play will do.",
        "親（おや）：何もない場に最初に出す人。どんな出し方でもできます。",
        "선 (親, 오야): 빈 판에 처음 내는 사람. 무엇이든 낼 수 있습니다.",
    ),
    "group": Text(
        "Group: cards of one number laid together. To follow, lay as many of a stronger number.",
        "同じ数字のカードの組。続く人は同じ枚数で、より強い数字を出します。",
        "같은 숫자의 카드 묶음. 다음 사람은 같은 장수로 더 강한 숫자를 냅니다.",
    ),
    "stairs": Text(
        "Stairs (階段, kaidan): consecutive cards of one suit laid together.",
        "階段（かいだん）：同じマークで数字の続いたカード。",
        "계단 (階段, 카이단): 무늬가 같고 숫자가 이어진 카드.",
    ),
}
