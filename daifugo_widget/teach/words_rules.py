"""The words of rule cards and of the table of rules in three languages."""

from ..core.words.translations import _, pgettext

OPTION = _("Option")
VALUES = _("Values")
IN_HOUSE = _("Here: {house}")
OFF_IN_HOUSE = _("Not played here: {house}")
HOUSE = _("House")
PLAYED = _("How it is played there")
USUAL = _("as usual")
NOWHERE = _("No house has it on by default.")
ALSO_CALLED = _("Also called: {names}")
NEEDS = _("Needs: {rules}")
EXCLUDES = _("Not together with: {rules}")
EXAMPLE = _("Example")
MORE = _("Try it in a cell:")
CHAPTER = _("Chapter: {chapter}")
TAUGHT = _("Taught in the chapter “{chapter}”")
FRAME = _("Part of every game")
ID = _("Id")
ENGLISH = pgettext("in this language", "English")
JAPANESE = _("Japanese")
KOREAN = _("Korean")
WHAT = _("What it does")
FOUND = _("{count} rules")
ONE_FOUND = _("1 rule")
NONE_FOUND = _('No rule matches "{search}": search for fewer or other words.')
IS_A_GAME = _(
    'No rule matches "{search}", which is a game: rules(game="{search}") shows its rules.'
)
FOUND_ELSEWHERE = _(
    'No rule here matches "{search}", but some of {games} do: rules("{search}", game="{first}").'
)
SEARCH_IS_TEXT = _("rules are searched for by words, such as 'eight cut', not by {value}")
NO_CARD = _("{why}; a new rule is declared by a name: @rule({id!r}, en='...')")
NAMELESS = _(
    "{id}: {facts} belongs to a new rule, which needs its name in English, too: en='...'; "
    "the card of a rule has house, lang and game"
)
NO_EXAMPLE = _("{rule} has no example: it acts between games.")
NO_EXAMPLE_YET = _("{rule} has no example yet: write one into its class, as a record.")
NO_CHAPTER = _("There is no chapter {chapter}; {hint}")
SMALL_PRINT = _("Small print, variants, and who plays them")
OPTIONS = _("Options")
USUALLY = _("Usually")
SWITCH_ON = _("Off unless it is switched on: {line}")
SWITCH_OFF = _("Usually on; to play without it: {line}")
