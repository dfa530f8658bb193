"""What a room says to its guests and to the host, besides what the table says."""

from ..core.words.translations import _

WAITS_FOR = _("Waiting for {names}. The host can also start the game.")
YOUR_NAME = _("What is your name?")
NAME_MISSING = _("Please type a name.")
NAME_TAKEN = _("Somebody at the table is called {name} already.")
STANDS_IN = _("{who} has gone: a bot plays until {who} is back.")
IS_BACK = _("{who} is back.")
HAS_COME = _("{who} sits at the table.")
CLOSED = _("The host has closed the table.")
NO_GUEST = _("There is no guest in seat {seat}; guests sit in {seats}.")
NOBODY_TO_INVITE = _("There is no seat for a guest: all seats are the host's.")
NOT_INVITED = _("Nobody is invited to this table: invite() opens it.")
