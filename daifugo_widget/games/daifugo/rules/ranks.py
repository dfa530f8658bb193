"""The classes that a game gives for the next one, and what they are called."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

from ..engine.classes import CLASSES
from ..engine.rule import Rule, option, rule
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
    frame=True,
    helpers=("table_for", "seats_by_class"),
    fame="nearly-every",
)
class Classes(Rule):
    """The order of going out gives the classes for the next game; at first all are heimin."""

    table = option(
        default="standard",
        label=_("Table of classes"),
        words={
            "standard": _("the usual one"),
            "hatena": _("a daifugo even among three"),
            "super": _("super classes for seven or eight players"),
            "nine-titles": _("nine titles for nine players"),
        },
    )
    four = option(
        default="no-heimin",
        label=_("With four players, if three have a daifugo"),
        words={"no-heimin": _("no heimin"), "two-heimin": _("two heimin, no fugo or hinmin")},
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

    note = _(
        "Four are daifugo, fugo, hinmin and daihinmin; from five up there are heimin between them. "
        "Three are usually fugo, heimin and hinmin, but some tables call them daifugo, heimin and "
        "daihinmin. In a rule the daifugo is the top class and the daihinmin the bottom one, even "
        "if three have no daifugo. A rule about another class that is not there does nothing."
    )
    example = """
        hands  3c / 4c / 5c / 6c7c
        a 3c  b 4c
        c 5c     # Only d still holds cards: the game is over.
        = over, classes a=daifugo b=fugo c=hinmin d=daihinmin
    """


@rule(
    "titles",
    en="Titles",
    ja="呼称",
    ko="호칭",
    frame=True,
    helpers=("title", "within"),
    fame="many",
    tastes=("politics",),
)
class Titles(Rule):
    """The classes go by many names, from country to country and from table to table."""

    theme = option(
        default="japanese",
        label=_("Names"),
        words={
            "japanese": _("daifugo, heimin, daihinmin"),
            "millionaire": _("millionaires and paupers"),
            "president": _("president and citizens"),
            "tycoon": _("tycoon and merchants"),
            "company": _("a company"),
            "police": _("the police"),
            "army": _("an army"),
            "hospital": _("a hospital"),
            "underworld": _("a gang of master thieves"),
        },
    )

    def title(self, id: str) -> Text:
        """Return what a class is called."""
        return THEMES[self.theme][CLASSES.index(id)]

    def within(self, id: str) -> Text:
        """Return what a class is called within a sentence, where English has no capital."""
        title = self.title(id)
        return title._replace(en=title.en.lower())

    note = _(
        "The game itself has many names too: daifugo, daihinmin, class struggle, game of life, "
        "and abroad President, Tycoon or Grand Millionaire."
    )
