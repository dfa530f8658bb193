"""The words of goals in the trick-taking games: what the learner has to do, for each fact."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _, pgettext
from daifugo_widget.drills.phrases_goal import PARTS as DAIFUGO_PARTS
from daifugo_widget.drills.phrases_goal import Forms

SHARED = ("turn", "fires", "asks", "hand", "cards", "over", "")
"""The facts that are said as in Daifugo."""

PARTS: dict[tuple[str, str], Forms] = {
    **{key: forms for key, forms in DAIFUGO_PARTS.items() if key[0] in SHARED},
    ("takes", ""): Forms(
        _("take a trick"),
        _("let {who} take a trick"),
        _("take no trick"),
        _("keep {who} from taking a trick"),
    ),
    ("taker", ""): Forms(
        _("take the trick"),
        _("make {who} take the trick"),
        _("do not take the trick"),
        _("do not let {who} take the trick"),
    ),
    ("catches", ""): Forms(
        _("take a trick with {what} in it"),
        _("let {who} take a trick with {what} in it"),
        _("take no trick with {what} in it"),
        _("do not let {who} take a trick with {what} in it"),
    ),
    ("tricks", ""): Forms(_("have taken {what} in all"), _("let {who} have {what} in all")),
    ("honours", ""): Forms(_("have taken {what} in all"), _("let {who} have {what} in all")),
    ("leads", ""): Forms(
        pgettext("trick", "get the lead"),
        pgettext("trick", "make {who} lead"),
        pgettext("trick", "do not get the lead"),
        pgettext("trick", "do not let {who} lead"),
    ),
    ("shows", ""): Forms(
        _("show that you are the adjutant"),
        _("make {who} play the card named"),
        _("do not show that you are the adjutant"),
        _("do not make {who} play the card named"),
    ),
    ("trumps", ""): Forms(_("make {what} trumps"), own_not=_("do not make {what} trumps")),
    ("made", ""): Forms(_("make the bid succeed"), own_not=_("do not let the bid succeed")),
    ("lost", ""): Forms(_("make the bid fail"), own_not=_("do not let the bid fail")),
    ("points", ""): Forms(_("end with {what}"), _("let {who} end with {what}")),
    ("adjutant", ""): Forms(_("be the adjutant"), _("make {who} the adjutant")),
    ("adjutant", "-"): Forms(_("have no adjutant")),
}
"""How each fact is said, by its name and, if that matters, by what follows the name."""

TRICKS = (pgettext("object", "{n} tricks"), pgettext("object", "1 trick"))
HONOURS = (_("{n} honours"), _("1 honour"))
CHIPS = (_("{n} chips"), _("1 chip"))
WINS = (_("{n} wins"), _("1 win"))
"""Words for a number of things, and for one."""
