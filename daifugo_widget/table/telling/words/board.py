"""The words on the table itself: cards, seats, the trick, buttons."""

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _, pgettext

BOARD: dict[str, Text] = {
    "aside": _("Aside"),
    "beat": _("to beat"),
    "button.again": _("Same deal again"),
    "button.back": _("Back"),
    "button.close": _("Close"),
    "button.copy_record": _("Copy the record"),
    "button.copy_rules": _("Copy for a notebook cell"),
    "button.hint": _("Hint"),
    "button.keys": _("Keys"),
    "button.load": _("Load a file"),
    "button.menu": _("Menu"),
    "button.new": _("New deal"),
    "button.next": _("Next game"),
    "button.pass": _("Pass"),
    "button.pause": _("Pause"),
    "button.play": _("Play"),
    "button.play_cards": _("Play {cards}"),
    "button.play_on": _("Play on"),
    "button.report": _("Copy a bug report: the record and all versions"),
    "button.resume": _("Go on"),
    "button.review": _("Review"),
    "button.rules": _("Change rules"),
    "button.save": _("Save to a file"),
    "button.step": _("Next move"),
    "button.take": _("I am {name}, show my cards"),
    "button.to-end": pgettext("rest of a game", "To the end"),
    "button.undo": _("Undo"),
    "card.as": _("{face} (as {as})"),
    "card.back": _("a hidden card"),
    "card.by": _("{cards} ({rule})"),
    "card.joker": _("joker"),
    "card.name": _("{rank} of {suit}"),
    "copied": _("Copied."),
    "copy.by_hand": _("Copy this text"),
    "dead": _(
        "Python does not answer. If another cell is still running, wait for it. "
        "Otherwise run the first code cell of this notebook, then this one."
    ),
    "direction.clockwise": _("Clockwise"),
    "direction.counter-clockwise": _("Counter-clockwise"),
    "discards": _("Discards"),
    "draw.again": _("Draw again"),
    "draw.failed": _(
        "The table could not be drawn; the game is unharmed. The browser's console says why."
    ),
    "hand.label": _("Your hand, {n} cards"),
    "hint": _("Hint:"),
    "ruler.strong": _("strong"),
    "ruler.weak": _("weak"),
    "seat.acts": _("to act"),
    "seat.card": _("1 card"),
    "seat.cards": _("{n} cards"),
    "seat.passed": _("passed"),
    "seats": _("Players"),
    "suit.c": _("clubs"),
    "suit.d": _("diamonds"),
    "suit.h": _("hearts"),
    "suit.s": _("spades"),
    "trick.empty": _("A new trick: nothing lies here yet."),
    "trick.label": _("The trick, oldest play first"),
}


TERMS: dict[str, Text] = {
    "flow": _(
        "Flow (流れる, nagareru): the trick ends, its cards are put away, and somebody leads anew."
    ),
    "lead": _("To lead (親, oya): to play first, to an empty table. Any play will do."),
    "group": _(
        "Group: cards of one number laid together. To follow, lay as many of a stronger number."
    ),
    "stairs": _("Stairs (階段, kaidan): consecutive cards of one suit laid together."),
}
