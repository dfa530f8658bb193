"""The classes that a game gives for the next one, and what they are called."""

from __future__ import annotations

from ..core.rule import Rule, option, rule
from ..core.text import Text

CLASSES = (
    "god", "king", "superfugo", "daifugo", "fugo", "heimin", "hinmin", "daihinmin", "superhinmin",
    "slave", "livestock",
)
"""Every class id, from the top down."""

NINE = ("god", "king", "daifugo", "fugo", "heimin", "hinmin", "daihinmin", "slave", "livestock")
SUPER = ("superfugo", "daifugo", "fugo", "heimin", "hinmin", "daihinmin", "superhinmin")


def _five_and_more(players: int) -> tuple[str, ...]:
    return ("daifugo", "fugo", *["heimin"] * (players - 4), "hinmin", "daihinmin")


@rule(
    "classes", en="Classes", ja="階級", ko="계급", chapter="ranks", frame=True,
    text=(
        "上がった順番で、次のゲームの階級が決まります。最初のゲームでは全員が平民です。",
        "오른 순서로 다음 게임의 계급이 정해집니다. 첫 게임에서는 모두 평민입니다.",
    ),
    helpers=("table_for", "seats_by_class"),
)
class Classes(Rule):
    """The order of going out gives each player a class for the next game; at first all are heimin."""

    table = option(
        "standard", "hatena", "super", "nine-titles", default="standard",
        label=Text("Table of classes", "階級表", "계급표"),
    )
    four = option(
        "no-heimin", "two-heimin", default="no-heimin",
        label=Text("With four players", "4人のとき", "4명일 때"),
    )

    def table_for(self, players: int) -> tuple[str, ...]:
        """Return the classes of so many players, top to bottom."""
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
        """Return the seats from the highest class to the lowest, those of one class in their order."""
        return sorted(range(len(classes)), key=lambda seat: CLASSES.index(classes[seat]))


@rule(
    "titles", en="Titles", ja="呼称", ko="호칭", chapter="ranks", frame=True,
    text=(
        "階級の呼び名は地域やゲームによってさまざまです。",
        "계급을 부르는 이름은 지역과 게임에 따라 다양합니다.",
    ),
)
class Titles(Rule):
    """The classes go by many names, from country to country and from table to table."""

    theme = option(
        "japanese", "millionaire", "president", "tycoon", "company", "police", "army", "hospital",
        "underworld", default="japanese", label=Text("Theme", "テーマ", "테마"),
    )
