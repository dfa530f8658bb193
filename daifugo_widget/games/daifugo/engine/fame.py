"""How well known a rule is, and to whose taste it is."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

FAMES: dict[str, Text] = {
    "nearly-every": _("At nearly every table."),
    "many": _("At many tables."),
    "some": _("At some tables."),
    "once": _("Seen once."),
}
"""How many tables play a rule, by what the sources and the houses say: four of five sources or the
official rules, three, two, one."""

TASTES: dict[str, Text] = {
    "chaos": _("Chaos"),
    "politics": _("Politics"),
    "memory": _("Memory"),
    "children": _("For children"),
    "two": _("For two"),
}
"""To whose taste a rule is: hands are mixed, rich and poor quarrel, who remembers what was played
wins, it is easy to tell, it is good with two players."""

KNOWN_TO_MOST = ("nearly-every", "many")
"""The fame of the rules that most tables know."""
