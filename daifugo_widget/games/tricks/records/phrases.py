"""What can be wrong in a record of a trick-taking game, in words."""

from __future__ import annotations

from daifugo_widget.core.words.translations import _

THE_KITTY = _("the kitty")
LAID_AWAY = _("the cards laid away")
A_TRICK = _("a trick")
ONE_EACH = _("one card each: write c:7s")
IN_TURN = _("write the cards of a trick in turn, each by the player after the one before")
OTHER_TURN = _("after the cards of this trick {seat} is to play")
WHOLE_TRICK = _(
    "a trick has {players} cards: write who took it and its cards from the lead on, a:7s8sTs"
)
NO_CONTRACT = _("{text!r}: write who plays which bid, such as a:{example}")
BEHIND_SIGN = _("a bid is written after a >, as in `a > {bid}`")
NO_BID_YET = _("that comes after the bidding: write the contract too")
NO_HANDS = _("right after the deal nothing has been bid or played yet: write the hands too")
NO_CARD_LEFT = _("{seat} has no card for this trick")
NO_SUIT = _("{text!r} is no suit: write c, d, h or s, or - for no trumps")
NO_SUCH_TRUMPS = _("{bid} is played without trumps: write -")
NEEDS_TRUMPS = _("{bid} is played with trumps: write their suit, such as trumps h")
TRICK_IS_FULL = _("a trick of {players} cards is over: write it under taken, such as a:7s8sTs")
KITTY_TAKEN = _(
    "once cards are played the kitty has been taken up: write what was laid away under away"
)
NOT_IN_KITTY = _("{card} was turned up from the kitty, so it lies there or Napoleon has it")
JACK_ELSEWHERE = _(
    "{card} was turned up, so {jack} lay in the kitty or made Napoleon: nobody else has it"
)
ONE_FRIEND = _("name one card, such as As")
IN_BIDDING = (
    "a record cannot begin in the middle of the bidding or of a choice: give the moves before it"
)
