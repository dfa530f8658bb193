"""The words of a replay's controls, which only replays carry."""

from ..core.words.text import Text
from ..core.words.translations import _, pgettext

BRANCH = _("What if: played on from here")
"""The title of a branch without a note of its own."""

REPLAY: dict[str, Text] = {
    "replay.all": _("moving everybody myself"),
    "replay.as": _("as {name}, against bots"),
    "replay.back": _("Step back"),
    "replay.amounts": _("Cards in hand"),
    "replay.bad": _("Not the best."),
    "replay.chart": _(
        "Cards left by player. Marks below: a trick begins; above: somebody is out, or the order "
        "of strength turns. Press to go there."
    ),
    "replay.effects": _("Stop at effects"),
    "replay.eye": _("seen by {name}"),
    "replay.eyes": _("Whose cards are seen"),
    "replay.first": _("To the start"),
    "replay.forward": _("Step forward"),
    "replay.go_on": pgettext("step", "Go on"),
    "replay.good": _("Good."),
    "replay.keep": _("Keep the note"),
    "replay.last": _("To the end"),
    "replay.note": _("Note"),
    "replay.open": _("all hands open"),
    "replay.pace": _("Speed"),
    "replay.picture": _("Picture {n} of {all}"),
    "replay.position": _("Move {n} of {all}"),
    "replay.question": _("Question {n} of {all}: you are {name}"),
    "replay.return": _("Back to the replay"),
    "replay.run": _("Run the film"),
    "replay.see": _("See what happens"),
    "replay.slider": _("Place in the film"),
    "replay.what_if": _("Play on from here"),
    "replay.what_if_now": _("What if? You are playing on from the replay."),
    "replay.who": _("Who plays on"),
    "tab.moves": _("Moves"),
}
"""The words that the browser shows, by key, as in ``table/words``."""
