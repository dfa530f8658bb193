"""What a person wants, as the browser sends it: checked, then done or refused with a reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from daifugo_widget.core.game.moves import PASS, SEATS, Call
from daifugo_widget.core.game.refusal import IllegalMove, Refusal
from daifugo_widget.core.records import RecordError
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.core.words.translations import _
from daifugo_widget.games import kind_of

from ..session.defaults import can_remember, defaults_file, forget, remember
from ..session.game_log import GameLog
from ..session.saving import read_text, reason
from ..session.screen import Screen
from ..session.strengths import Strengths, strengths_at
from .move_text import read_answer, read_play
from .rehearsal import set_up

MOST_LETTERS = 50_000
"""The longest text that is read; the record of a whole match is a third as long.

Playing one out that is as long takes a second, even by all rules (`js/src/panel/load.ts` has the
same limit).
"""
MOST_IN_RULES = 8_000
"""The longest rules line; one with all rules and options is half as long."""

LONGEST_NOTICE = 300
MOST_VIEWS = 1 << 31
HALF_A_SIGN = re.compile("[\ud800-\udfff]")
"""A lone half of a surrogate pair: a text with one fits into no state and no file."""

LATE = _("The table has moved on meanwhile: look again.")
UNREADABLE = _("The table got a message that it cannot read; nothing has changed.")
TOO_LONG = _("That text is too long; nothing has changed.")
CANNOT_OPEN = _("Could not open it: {why}")
AT_LINE = _("line {n}: {why}")
REMEMBERED = _("New tables, replays, drills and quizzes begin with these settings from now on.")
FORGOTTEN = _("New tables, replays, drills and quizzes begin as usual again.")
KEEPS_NOTHING = _("Settings cannot be kept here.")
NOT_REMEMBERED = _("The settings could not be kept in {file}: {why}")
NO_GAMES = _("No games are kept at this table.")
NOBODY = _("Nobody here can act now.")

Message = Mapping[str, object]


class Intent(NamedTuple):
    """What a person may want, and what becomes of it if the table has moved on meanwhile.

    When it comes late, an intent that depends on what the person saw is ``refused``, so that the
    first of two views counts, and the other alone is told so; one sent without the person, or by a
    second press of a button that has gone, is ``dropped`` silently; and one that is right at any
    time is ``done``. It is late if the person saw an older version than ``since`` returns, by
    default the first of those with the game as it stands.
    """

    act: Callable[[Screen, Message], None]
    late: Literal["refused", "dropped", "done"] = "refused"
    since: Callable[[], int] | None = None


Does = Mapping[str, Intent]


class Unreadable(SpokenError):
    """A message that the browser never sends."""

    def __init__(self, what: Text = UNREADABLE) -> None:
        super().__init__(what)


def handle(screen: Screen, message: object, does: Does | None = None) -> None:
    """Do what a message asks for, or say on the table why not.

    No message makes it raise; only a bug does, for example in a rule of your own.

    ``does`` are the intents of the table, by default those of a table for playing.
    """
    try:
        _handle(screen, message, DOES if does is None else does)
    except IllegalMove as error:
        screen.refuse(error.refusal)
    except SpokenError as error:
        screen.notice = _short(error.brief.to(screen.settings.lang))


def _short(text: str) -> str:
    """Put a text on one line, cut at any letter if it is very long: Japanese has no spaces."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_NOTICE else line[: LONGEST_NOTICE - 1] + "…"


def _handle(screen: Screen, message: object, does: Does) -> None:
    if not isinstance(message, Mapping):
        raise Unreadable
    intent = does.get(text_of(message, "do"))
    if intent is None:
        raise Unreadable
    since = screen.oldest if intent.since is None else intent.since()
    if intent.late == "done" or _is_now(screen, message, since):
        intent.act(screen, message)
    elif intent.late == "refused":
        screen.refuse(Refusal("late", 0, LATE), _view(message))


def _is_now(screen: Screen, message: Message, since: int) -> bool:
    version = message.get("version")
    if type(version) is not int:
        raise Unreadable
    return since <= version <= screen.version


def _view(message: Message) -> int | None:
    """Return the number of the view that has sent a message, None if it has none."""
    number = message.get("view")
    return number if type(number) is int and 0 <= number < MOST_VIEWS else None


def text_of(message: Message, key: str, most: int = MOST_LETTERS) -> str:
    """Return a text of a message. Raises `Unreadable` if it is missing, too long or malformed."""
    text = message.get(key)
    if not isinstance(text, str):
        raise Unreadable
    if len(text) > most:
        raise Unreadable(TOO_LONG)
    if HALF_A_SIGN.search(text):
        raise Unreadable
    return text


def _person(screen: Screen) -> int:
    """Return the seat of the person at this screen. Raises `IllegalMove` if nobody can act."""
    if screen.me is None:
        raise IllegalMove(Refusal("nobody", 0, NOBODY))
    return screen.me


# --- acts ----------------------------------------------------------------------------------------


def _play(screen: Screen, message: Message) -> None:
    seat = _person(screen)
    play = read_play(screen.session.game, seat, text_of(message, "cards"))
    if isinstance(play, Refusal):
        raise IllegalMove(play)
    screen.session.act(play, seat)


def _pass(screen: Screen, message: Message) -> None:
    screen.session.act(PASS, _person(screen))


def _answer(screen: Screen, message: Message) -> None:
    between = screen.session.between
    if between.asked_seat in screen.seats:
        between.answer(text_of(message, "value"))
        return
    seat = _person(screen)
    answer = read_answer(screen.session.game, seat, text_of(message, "value"))
    if isinstance(answer, Refusal):
        raise IllegalMove(answer)
    screen.session.act(answer, seat)


def _call(screen: Screen, message: Message) -> None:
    rule = text_of(message, "rule")
    if not screen.session.between.call(rule, screen):
        screen.session.act(Call(rule), _person(screen))


def _why(screen: Screen, message: Message) -> None:
    seat = _person(screen)
    play = read_play(screen.session.game, seat, text_of(message, "cards"))
    screen.calm()
    screen.refusal = play if isinstance(play, Refusal) else None


def _set(screen: Screen, message: Message) -> None:
    """Change one setting; what has been put away by going on does not come back with it."""
    if message.get("calm") is True:
        screen.refusal = screen.notice = None
    try:
        screen.set(screen.settings.but(text_of(message, "key"), message.get("value")))
    except ValueError:
        raise Unreadable from None


def _remember(screen: Screen, message: Message) -> None:
    """Let other tables begin with the settings of this one, and say so."""
    _remember_with(screen, None)


def _remember_table(screen: Screen, message: Message) -> None:
    """Let other tables begin with the settings and the bots of this one, and say so."""
    session = screen.session
    strengths = strengths_at(session.people, session.match.rules.game)
    _remember_with(screen, strengths if session.is_free else None)


def _remember_with(screen: Screen, bots: Strengths | None) -> None:
    file = defaults_file()
    if file is None or not can_remember():
        raise SpokenError(KEEPS_NOTHING)
    try:
        remember(screen.settings, bots)
    except OSError as error:
        raise SpokenError(NOT_REMEMBERED.fill(file=file, why=reason(error))) from error
    except ValueError as error:
        raise SpokenError(NOT_REMEMBERED.fill(file=file, why=error)) from error
    screen.notice = REMEMBERED.to(screen.settings.lang)


def _log(screen: Screen) -> GameLog:
    """Return who keeps the games of the person at this screen. Raises `SpokenError` for nobody."""
    log = screen.session.log
    if log is None or not log.has_statistics or screen is not screen.session.screen:
        raise SpokenError(NO_GAMES)
    return log


def _forget(screen: Screen, message: Message) -> None:
    """Let other tables begin as usual again, and say so."""
    if not can_remember():
        raise SpokenError(KEEPS_NOTHING)
    try:
        forget()
    except OSError as error:
        raise SpokenError(NOT_REMEMBERED.fill(file=defaults_file(), why=reason(error))) from error
    screen.notice = FORGOTTEN.to(screen.settings.lang)


def _bot(screen: Screen, message: Message) -> None:
    """Let another player of the game be the bot in a seat, or all bots if none is named."""
    session, player, seat = screen.session, text_of(message, "player"), message.get("seat")
    if not session.is_free or player not in kind_of(session.match.rules.game).players:
        raise Unreadable
    if seat is None:
        session.choose_bots(player)
    elif type(seat) is int and seat in session.people.bots:
        session.choose_bots({SEATS[seat]: player})
    else:
        raise Unreadable


def _rules(screen: Screen, message: Message) -> None:
    screen.session.choose_rules(text_of(message, "text", MOST_IN_RULES))


def _load(screen: Screen, message: Message) -> None:
    text, number = text_of(message, "text"), message.get("number", 1)
    if type(number) is not int:
        raise Unreadable
    try:
        set_up(screen.session, read_text(text, number=number))
    except SpokenError as error:
        raise SpokenError(_cannot_open(error)) from None


def _cannot_open(error: SpokenError) -> Text:
    """Say why a record cannot be opened, and in which line."""
    why = error.brief
    if isinstance(error, RecordError) and error.line:
        why = AT_LINE.fill(n=error.line, why=why)
    return CANNOT_OPEN.fill(why=why)


def _next(screen: Screen, message: Message) -> None:
    screen.session.next()


def _new(screen: Screen, message: Message) -> None:
    screen.session.new(text_of(message, "text", MOST_IN_RULES) if "text" in message else None)


def _step(screen: Screen, message: Message) -> None:
    screen.session.wants_step = True


DOES: Does = {
    "play": Intent(_play),
    "pass": Intent(_pass),
    "answer": Intent(_answer),
    "call": Intent(_call),
    "time-up": Intent(lambda screen, message: screen.clock.run_out(), "dropped"),
    "why": Intent(_why, "done"),
    "take": Intent(lambda screen, message: screen.take()),
    "next": Intent(_next),
    "new": Intent(_new),
    "again": Intent(lambda screen, message: screen.session.again()),
    "undo": Intent(lambda screen, message: screen.session.undo()),
    "hint": Intent(lambda screen, message: screen.session.advise(screen), "done"),
    "step": Intent(_step),
    "to-end": Intent(lambda screen, message: screen.session.autopilot.hurry(), "dropped"),
    "calm": Intent(lambda screen, message: screen.calm(), "done"),
    "set": Intent(_set, "done"),
    "remember": Intent(_remember_table, "done"),
    "forget": Intent(_forget, "done"),
    "bot": Intent(_bot, "done"),
    "keep-games": Intent(lambda screen, message: _log(screen).keep(True), "done"),
    "leave-games": Intent(lambda screen, message: _log(screen).keep(False), "done"),
    "clear-games": Intent(lambda screen, message: _log(screen).clear(), "done"),
    "rules": Intent(_rules),
    "load": Intent(_load),
}

"""What each intent does."""

AT_ANY_TABLE: Does = {
    **{what: DOES[what] for what in ("set", "forget", "calm")},
    "remember": Intent(_remember, "done"),
}
"""The intents of a table at which nothing is played."""
