"""The words beside the table: story, rules, scores, menu, editor, keys."""

from daifugo_widget.core.records.phrases import NO_UTF8
from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _, pgettext

IN_LINE = _("{file}, line {n}: ")

PANELS: dict[str, Text] = {
    "deck.four": _("four colours"),
    "deck.two": _("two colours"),
    "editor.apply": _("Use for the next game"),
    "editor.deal": _("Start a new match with these"),
    "editor.frame": _("Part of every game"),
    "editor.fresh": _("Choose rules for a new match"),
    "editor.house": _("Start from:"),
    "editor.line": _("The rules as text"),
    "editor.none": _("No rule has these words."),
    "editor.on": _("{n} of {all} on"),
    "editor.search": _("Search the rules"),
    "editor.title": _("Rules of the next game"),
    "games.clear": _("Forget all games …"),
    "games.keep": _("Keep my games"),
    "games.leave": _("Keep no more games"),
    "games.no": _("No, they stay"),
    "games.open": _("My games"),
    "games.sure": _("Forget {n} games for good?"),
    "games.yes": _("Yes, forget them"),
    "keys": _(
        "← → Home End: from card to card\n"
        "3 … 9 0 J Q K A 2 X: to the next card of that rank (0 is 10, X the joker)\n"
        "Space: choose the card, or put it back\n"
        "Enter: play, or answer with, the chosen cards\n"
        "P or -: pass, give nothing\n"
        "H: hint\n"
        "U: undo\n"
        "O: open all hands, or close them\n"
        "In a replay ← → Home End: step, Space: run\n"
        "N: next move of a bot, next game\n"
        "E: to the end, once you are out\n"
        "Esc: put the chosen cards back, close what is open\n"
        "Shift + click: choose one more card"
    ),
    "lang.en": _("English"),
    "lang.ja": _("日本語"),
    "lang.ko": _("한국어"),
    "load.binary": _("{file} is no text: a record is a text file in UTF-8."),
    "load.empty": _("{file} is empty: there is no record in it."),
    "load.large": _("{file} has {size}: a file of at most {most} can be opened."),
    "load.several": _("Which record of the file?"),
    "load.utf8": Text(
        *(f"{place}{why}" for place, why in zip(IN_LINE, NO_UTF8, strict=True)),
    ),
    "menu.game": _("Game"),
    "menu.record": _("Record"),
    "menu.settings": _("Settings"),
    "button.remember": _("Remember these settings"),
    "button.forget": _("Forget what was remembered"),
    "pace.fast": _("fast"),
    "pace.normal": _("normal"),
    "pace.once": _("at once"),
    "pace.slow": _("slow"),
    "pace.step": _("step by step"),
    "rule.example": _("Example"),
    "rule.excludes": _("Not together with"),
    "rule.in_force": _("At this table: {options}"),
    "rule.aka": _("Also called"),
    "rule.needs": _("Needs"),
    "rules.next": _("Next game:"),
    "set.deck": _("Suits"),
    "set.lang": _("Language"),
    "set.legal_only": _("Only legal plays can be chosen"),
    "set.open_hands": _("Open hands"),
    "set.pace": _("Pace of the bots"),
    "set.paused": _("Pause the game"),
    "set.size": _("Size"),
    "set.sort": _("Sort the hand"),
    "set.theme": _("Look"),
    "set.timer": _("Interrupt within"),
    "set.warn": _("Ask me before a costly move"),
    "size.auto": _("to fit"),
    "size.large": _("large"),
    "size.normal": pgettext("text size", "normal"),
    "size.small": _("small"),
    "sort.order": _("by strength"),
    "sort.suit": _("by suit"),
    "story.deal": _("Before the first trick"),
    "story.none": _("Nothing has happened yet."),
    "story.trick": _("Trick {n}"),
    "tab.rules": _("Rules now"),
    "tab.scores": _("Scores"),
    "tab.story": _("Story"),
    "theme.auto": _("as the notebook"),
    "theme.contrast": _("high contrast"),
    "theme.dark": _("dark"),
    "theme.light": _("light"),
    "timer.15": _("15 seconds"),
    "timer.30": _("30 seconds"),
    "timer.8": _("8 seconds"),
    "timer.note": _("After {n} seconds the game goes on without you."),
    "timer.off": _("no limit"),
    "timer.paused": _("Paused: your time stands still."),
    "timer.rule": _("{n} seconds to act."),
    "timer.stop": _("Do not hurry me"),
}


FREE_PLAY: dict[str, Text] = {
    "menu.bots": _("Bots"),
    "bots.all": _("All"),
    "bots.mixed": _("different"),
    "set.auto_pass": _("Pass for me when I can do nothing else"),
    "about.auto_pass": _(
        "It takes a second, so that you see it. "
        "Others may guess from the speed that you had no choice."
    ),
    "set.to_end": _("Skip to the end once people are out"),
}
"""The words of the menu where people play a game of their own."""


ON_A_PAGE: dict[str, Text] = {
    "dead": _("The table does not answer. Wait a moment, or load this page again."),
    "theme.auto": _("as this device"),
}
"""The words that read differently on a page around which there is no notebook."""


SCORES: dict[str, Text] = {
    "result.class": _("Class"),
    "result.place": _("Place"),
    "result.player": _("Player"),
    "result.points": _("Points"),
    "result.title": _("Result of the game"),
    "scores.game": _("Game"),
    "scores.none": _("No game has ended yet."),
    "scores.total": _("Total"),
}
