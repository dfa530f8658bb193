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
SOON = _("You are in, {name}. Here so far: {here}. The game begins soon.")
NEXT_ROUND = _("You are in, {name}. You play from the next round on.")
PAUSED = _("The game is paused. It goes on in a moment.")
ROUND_OVER = _("The round is over. Wait for the next one.")
CLASS_FULL = _("This class is full. Ask whoever leads it.")
HAS_BEGUN = _("The class has begun: next() begins another round.")
NOT_BEGUN = _("The class has not begun: start() seats those who are here.")
NOBODY_CALLED = _("Nobody here is called {name}.")
TOO_MANY_SEATS = _("A class has from 1 to {most} seats.")
NOT_INVITED = _("Nobody is invited to this table: invite() opens it.")
