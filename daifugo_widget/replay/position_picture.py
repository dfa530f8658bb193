"""Pictures of what a cell holds: a game, a match or a record, as a notebook shows it."""

from __future__ import annotations

from html import escape

from ..core.cards import blanks
from ..core.game.card_game import CardGame
from ..core.game.card_match import CardMatch
from ..core.game.history import History
from ..core.records import Record, RecordError
from ..games import kind_of
from ..table.drawing.game_ui import ui_of
from ..table.drawing.prompt import idle, waiting
from ..table.session.defaults import settings_of
from ..table.session.session import Session
from ..table.still.picture import picture
from ..table.telling.voice import Voice, player
from ..table.telling.words import words
from ..table.wire.contract import State
from .film import Film
from .loading import people_of
from .watching import compose, watching

TEXT = '<pre style="line-height:1.35">{}</pre>'


def game_html(game: CardGame) -> str:
    """Return a picture of a game; of a view it shows what is known in it."""
    rules = game.rules
    return match_html(kind_of(rules.game).match(rules, game, 0))


def match_html(match: CardMatch) -> str:
    """Return a picture of the running game of a match."""
    return _history_html(History(match))


def record_html(record: Record) -> str | None:
    """Return a picture of where a record ends, and its text; None if it cannot be laid out."""
    try:
        history, _ = record.playable()
    except RecordError:
        return None
    return _history_html(history) + TEXT.format(escape(str(record).rstrip()))


def _history_html(history: History) -> str:
    """Draw how a history ends, with all hands open that are known."""
    settings = settings_of()
    session = Session(history, people_of(history), settings)
    voice, game = Voice(settings.lang), history.now.game
    film = Film(History(history.now), session.people, voice)
    state: State = compose(watching(session), film.draw(film.frames[0]), _eye(game))
    if not game.over and game.actor >= 0:
        said = waiting(voice, game, player(game.actor))
        state["prompt"] = idle("wait", game.actor, said)
    return picture(state, words(settings.lang, ui_of(game.rules.game).words))


def _eye(game: CardGame) -> int | None:
    """Return the seat whose view a game is, None if all is open; an onlooker has no seat."""
    if not game.is_view():
        return None
    known = (seat for seat in game.seats if game.hands[seat] and not blanks(game.hands[seat]))
    return next(known, game.players)
