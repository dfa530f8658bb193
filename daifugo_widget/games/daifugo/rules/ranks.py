"""The classes that a game gives for the next one, and what they are called."""

from __future__ import annotations

from ..core.text import Text
from ..daifugo.classes import CLASSES
from ..daifugo.rule import Rule, option, rule
from .titles import THEMES

NINE = ("god", "king", "daifugo", "fugo", "heimin", "hinmin", "daihinmin", "slave", "livestock")
SUPER = ("superfugo", "daifugo", "fugo", "heimin", "hinmin", "daihinmin", "superhinmin")


def _five_and_more(players: int) -> tuple[str, ...]:
    return ("daifugo", "fugo", *["heimin"] * (players - 4), "hinmin", "daihinmin")


@rule(
    "classes",
    en="Classes",
    ja="階級",
    ko="계급",
    chapter="ranks",
    frame=True,
    text=(
        "上がった順番で、次のゲームの階級が決まります。最初のゲームでは全員が平民です。",
        "나간 순서로 다음 게임의 계급이 정해집니다. 첫 게임에서는 모두 평민입니다.",
    ),
    helpers=("table_for", "seats_by_class"),
)
class Classes(Rule):
    """The order of going out gives the classes for the next game; at first all are heimin."""

    table = option(
        "standard",
        "hatena",
        "super",
        "nine-titles",
        default="standard",
        label=Text("Table of classes", "階級表", "계급표"),
        words={
            "standard": Text("the usual one", "標準", "표준"),
            "hatena": Text(
                "a daifugo even among three",
                "3人でも大富豪がいる",
                "3명이어도 대부호가 있음",
            ),
            "super": Text(
                "super classes for seven or eight players",
                "7人と8人で超富豪・超貧民",
                "7명과 8명일 때 초부호·초빈민",
            ),
            "nine-titles": Text(
                "nine titles for nine players",
                "9人で9つの階級",
                "9명에 아홉 계급",
            ),
        },
    )
    four = option(
        "no-heimin",
        "two-heimin",
        default="no-heimin",
        label=Text(
            "With four players, if three have a daifugo",
            "4人のとき（3人でも大富豪がいる階級表）",
            "4명일 때(3명이어도 대부호가 있는 계급표)",
        ),
        words={
            "no-heimin": Text("no heimin", "平民なし", "평민 없음"),
            "two-heimin": Text(
                "two heimin, no fugo or hinmin",
                "平民2人、富豪と貧民なし",
                "평민 2명, 부호와 빈민 없음",
            ),
        },
    )

    note = Text(
        (
            "Four are daifugo, fugo, hinmin and daihinmin; from five up there are heimin between "
            "them. "
            "Three are usually fugo, heimin and hinmin, but some tables call them daifugo, heimin "
            "and daihinmin. "
            "In a rule the daifugo is the top class and the daihinmin the bottom one, even if "
            "three have no daifugo. "
            "A rule about another class that is not there does nothing."
        ),
        (
            "4人なら大富豪・富豪・貧民・大貧民で、5人からは間に平民が入ります。"
            "3人ではふつう富豪・平民・貧民ですが、大富豪・平民・大貧民とする卓もあります。"
            "ルールの中の大富豪はいちばん上、大貧民はいちばん下の階級のことで、"
            "3人で富豪が最上位でも同じです。"
            "その卓にないほかの階級についてのルールは何も起こしません。"
        ),
        (
            "4명이면 대부호·부호·빈민·대빈민이고, 5명부터는 그 사이에 평민이 들어갑니다. "
            "3명이면 보통 부호·평민·빈민이지만 대부호·평민·대빈민으로 하는 곳도 있습니다. "
            "규칙에서 말하는 대부호는 맨 위, 대빈민은 맨 아래 계급이며, 세 명이어서 부호가 맨 위일 "
            "때도 마찬가지입니다. "
            "그 자리에 없는 다른 계급에 관한 규칙은 아무 일도 일으키지 않습니다."
        ),
    )
    example = """
        hands  3c / 4c / 5c / 6c7c
        a 3c  b 4c
        c 5c     # Only d still holds cards: the game is over.
        = over, classes a=daifugo b=fugo c=hinmin d=daihinmin
    """
    comments = (
        (
            "手札があるのはdさんだけになり、ゲーム終了です。",
            "손패가 있는 사람은 d 님뿐이므로 게임이 끝납니다.",
        ),
    )

    def table_for(self, players: int) -> tuple[str, ...]:
        """Return the classes of a number of players, top to bottom."""
        if players == 2:
            return ("daifugo", "daihinmin")
        if players == 3:
            top = self.table == "hatena"
            return ("daifugo", "heimin", "daihinmin") if top else ("fugo", "heimin", "hinmin")
        if players == 4 and self.table == "hatena" and self.four == "two-heimin":
            return ("daifugo", "heimin", "heimin", "daihinmin")
        if self.table == "super" and players in (7, 8):
            return (*SUPER[:3], *["heimin"] * (players - 6), *SUPER[4:])
        if self.table == "nine-titles" and players == 9:
            return NINE
        return _five_and_more(players)

    def seats_by_class(self, classes: tuple[str, ...]) -> list[int]:
        """Return the seats from the highest class to the lowest, equals in their order."""
        return sorted(range(len(classes)), key=lambda seat: CLASSES.index(classes[seat]))


@rule(
    "titles",
    en="Titles",
    ja="呼称",
    ko="호칭",
    chapter="ranks",
    frame=True,
    text=(
        "階級の呼び名は、国や地域や卓によってさまざまです。",
        "계급을 부르는 이름은 나라와 지역, 자리마다 다양합니다.",
    ),
    helpers=("title", "within"),
)
class Titles(Rule):
    """The classes go by many names, from country to country and from table to table."""

    theme = option(
        "japanese",
        "millionaire",
        "president",
        "tycoon",
        "company",
        "police",
        "army",
        "hospital",
        "underworld",
        default="japanese",
        label=Text("Names", "呼び名", "호칭"),
        words={
            "japanese": Text(
                "daifugo, heimin, daihinmin",
                "大富豪・平民・大貧民",
                "대부호·평민·대빈민",
            ),
            "millionaire": Text(
                "millionaires and paupers",
                "ミリオネアとポーパー",
                "백만장자와 빈털터리",
            ),
            "president": Text("president and citizens", "大統領と市民", "대통령과 시민"),
            "tycoon": Text("tycoon and merchants", "タイクーンと商人", "타이쿤과 상인"),
            "company": Text("a company", "会社", "회사"),
            "police": Text("the police", "警察", "경찰"),
            "army": Text("an army", "軍隊", "군대"),
            "hospital": Text("a hospital", "病院", "병원"),
            "underworld": Text("a gang of master thieves", "怪盗団", "괴도단"),
        },
    )

    note = Text(
        (
            "The game itself has many names too: daifugo, daihinmin, class struggle, game of life, "
            "and abroad President, Tycoon or Grand Millionaire."
        ),
        (
            "ゲームの名前も、大富豪、大貧民、階級闘争、人生ゲームなどいろいろです。"
            "海外ではプレジデント、タイクーン、グランドミリオネアなどと呼ばれます。"
        ),
        (
            "게임의 이름도 대부호, 대빈민, 계급투쟁, 인생 게임 등 여러 가지입니다. "
            "해외에서는 프레지던트, 타이쿤, 그랜드 밀리어네어 등으로 부릅니다."
        ),
    )

    def title(self, id: str) -> Text:
        """Return what a class is called."""
        return THEMES[self.theme][CLASSES.index(id)]

    def within(self, id: str) -> Text:
        """Return what a class is called within a sentence, where English has no capital."""
        title = self.title(id)
        return title._replace(en=title.en.lower())
