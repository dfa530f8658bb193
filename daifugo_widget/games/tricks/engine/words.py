"""Why something is refused in a trick-taking game, in words."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

OF_OTHER_GAME = _(
    "the rules of a TrickMatch begin with nap or napoleon, not {value}; "
    "Match.start() begins a match of Daifugo"
)
SAME_GAME = _("the next deal is of the same game: its rules begin with {game}, not {{value}}")
PLAYERS = _("{players} cannot play {game}: {fewest} to {most} players can")
NO_MOVE = _("That is not a move of this game: play one card, or make the choice that is yours.")
AS_SAID = _("{said}")
"""A refusal in the words of an error that says it all."""
ONE_CARD = _("Play one card: everybody plays one to each trick.")
NO_PASS = _("Nobody passes here: everybody plays one card to each trick.")
BID_FIRST = _("The bidding is still on: bid or pass first; cards and trumps come after it.")
NOT_HIGHER = _("{bid} is not higher than {top}: bid higher or pass.")
NOTHING_HIGHER = _("No bid is higher than {top}: all that is left is to pass.")
NO_BID = _("That is not a bid of this game.")
FOLLOW = _("{suit} were led and you hold some: play one of {cards}.")
FOLLOW_WITH = _("{suit} were led and you hold one: play {cards}.")
