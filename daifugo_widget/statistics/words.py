"""The words of one's own games in three languages."""

from ..core.words.translations import _, pgettext

MY_GAMES = _("My games")
EMPTY = _("No game is kept yet.")
NO_SUCH = _("There is no such game.")
ONE_GAME = _("1 game, on {day}.")
ON_ONE_DAY = _("{count} games, on {day}.")
ON_DAYS = _("{count} games on {days} days, from {first} to {last}.")

HOUSE = _("House")
GAMES = _("Games")
MEAN_PLACE = _("Mean place")
FOULS = _("Fouls")
COSTLY = _("Costly moves")
BY_HOUSE = _("By house")
HOUSE_OF = pgettext("game and house", "{game}: {house}")
AMONG = pgettext("house and number of players", "{house}, {count} players")
CLASSES = _("Class reached")
SHARE = _("Share of games")

FIRST = pgettext("place", "first")
LAST_PLACE = pgettext("place", "last")
PICTURE = _(
    "How each game came out, first places above. The line is the mean of ten games; in the latest "
    "{count} the mean place is {mean}."
)
INTERVAL = _("In brackets: where your true mean lies with 95 % certainty, from {count} games on.")
REVIEWED = _(
    "Costly moves are those that cost more than 0.3 of a place, in the mean of a game; {count} of "
    "{all} games have been looked through."
)

# --- what may go wrong ---------------------------------------------------------------------------

BROKEN = _(
    "The games in {file} cannot be read. The file is kept: with the next game it moves to {aside}, "
    "and a new one begins."
)
DAMAGED = _("Lines of {file} that cannot be read, and stay there: {count}.")
NO_STATISTICS = _("it does not hold games of one's own, or is broken")
WHERE_IT_IS = _(
    "games are kept in a Statistics, such as statistics=Statistics('daifugo-games.jsonl'), "
    "not in {value}"
)
WRONG_COUNT = _("Moves are counted, and places lost are a number of at least 0.")
WRONG_HOUSE = _("house is a rules line, such as 'standard', not {value}")
WRONG_DAY = _("since is a day, such as '2026-12-01', not {value}")

# --- at the table --------------------------------------------------------------------------------

KEPT_IN = _("Games that you finish at this table are kept in {file}, on this machine alone.")
NOT_KEPT = _(
    "Your games are not kept. You can have a line kept of each game that you finish here: when, by "
    "which rules, and how it came out, no cards and no names. It stays on this machine, in {file}."
)
NOT_KEPT_NOW = _("Games that you finish now are not kept; those in {file} stay.")
NOT_WRITTEN = _("Your games cannot be kept: {why}")
MISTAKES_NOT_WRITTEN = _("Your costly moves cannot be kept: {why}")
