"""The browser's fixed words that read differently in a trick-taking game."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _, pgettext
from daifugo_widget.table.telling.words import panels

BROWSER: dict[str, Text] = {
    "button.new": _("New session"),
    "button.next": _("Next deal"),
    "editor.apply": _("Use for the next deal"),
    "editor.title": _("Rules of the next deal"),
    "keys": _(
        "← → Home End: from card to card\n"
        "2 … 9 0 J Q K A X: to the next card of that rank (0 is 10, X the joker)\n"
        "Space: choose the card, or put it back\n"
        "Enter: play, or answer with, the chosen cards; go to the bids\n"
        "Tab: from bid to bid\n"
        "P or -: pass in the bidding\n"
        "H: hint\n"
        "U: undo\n"
        "O: open all hands, or close them\n"
        "In a replay ← → Home End: step, Space: run\n"
        "N: next move of a bot, next deal\n"
        "Esc: put the chosen cards back, close what is open"
    ),
    "rules.next": _("Next deal:"),
    "sort.order": _("trumps last"),
    "story.deal": pgettext("trick", "Before the first trick"),
    "story.trick": pgettext("trick", "Trick {n}"),
    "trick.empty": _("No card lies here yet."),
}

SCORES: dict[str, Text] = {
    **panels.SCORES,
    "result.class": _("Role"),
    "result.title": _("Result of the deal"),
    "scores.game": _("Deal"),
}
"""The words of the score tables."""

CHART = _(
    "{what} by player. Marks below: a trick begins; above: it is taken, or the bidding has ended. "
    "A press goes there."
)


def chart_of(what: Text) -> dict[str, Text]:
    """Return the words of a replay's chart, which shows how many of what counts are taken."""
    return {"replay.amounts": what, "replay.chart": CHART.fill(what=what)}
