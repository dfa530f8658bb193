"""The table in a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from ..core.game.history import History
from ..core.records import Record
from ..core.rules.rule_set import BaseRuleSet
from ..core.words.arguments import path_of
from ..core.words.text import SpokenError
from ..core.words.translations import _
from ..players import Player
from ..project_address import project_address
from .hosting import HostedTable
from .page.query import TableQuery
from .session.defaults import settings_of
from .session.opening import USUAL_RULES, open_session
from .session.people import Bots
from .session.session_lock import with_lock
from .session.settings import Chosen, takes_settings

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from ..core.game.card_game import CardGame
    from ..core.game.card_match import CardMatch
    from ..games.daifugo.engine.game import Game
    from ..games.daifugo.engine.match import Match
    from ..progress import Progress
    from ..statistics import Statistics

    # Which game a text of rules is of, no type checker knows: it takes the usual one.
    G = TypeVar("G", bound=CardGame, default=Game)
    M = TypeVar("M", bound=CardMatch, default=Match)
else:
    from ..core.game.any_game import G
    from ..core.game.history import M


NAME_SITE = _(
    "the project has no site yet: name the one that you have built, such as "
    "table.link('https://example.org/daifugo/')"
)


class Table(HostedTable[G, M]):
    """A table to play at: show it in a notebook cell, or drive it from Python.

    ``rules`` are a `RuleSet` or its text; a text that begins with ``nap`` or ``napoleon`` is of
    that game, any other of Daifugo. ``players`` is the number of players, by default the usual one.
    ``seat``, or ``seats`` for several people at one screen, says where people sit (``by_hand``: one
    person moves for them all, with no cover in between; ``seats=""``: bots play alone); ``bots``
    take the other seats: "random", "steady" or, in Daifugo, "sharp" and "master", one for all, a
    list or a dict by seat (by default "steady", or what the defaults say), later by ``bots``.
    ``record`` is a record, its text or its file to start from; ``save`` names a file that always
    holds the game, and from which it goes on (then ``rules``, ``players``, ``seed`` and ``record``
    count only if that file does not exist yet). ``statistics`` keep a line of each game that you
    finish here, a ``progress`` the costly moves that reviews find in them.
    The settings ``lang``, ``theme``, ``deck``, ``size``, ``sort``, ``pace``, ``timer``, ``paused``,
    ``legal_only``, ``auto_pass``, ``to_end``, ``warn`` and ``open_hands`` are keywords
    too.

    ``observe`` reports each change of ``game``, the game as the person at the screen knows it, of
    ``record``, which sets up a position when it is assigned, ``last_move``, ``to_act`` (0 is seat
    a) and ``over``, and of each setting.
    Raises `RuleError`, `RecordError` or `ValueError` for arguments that are not possible.

    >>> table = Table("standard", seed=7)
    >>> table.play("9c9s")
    >>> print(table.record)
    game   daifugo 1
    rules  standard
    turn   c
    hands  3h5h6h7c7d8c9c9sThJsQcQhKs2c / ?13 / ?13 / ?13
    c 3c3s  d 5c5s  a 9c9s ...
    >>> table.pace = "fast"
    >>> table.on_over(lambda match: print(match.points))
    """

    @takes_settings()
    def __init__(
        self,
        rules: BaseRuleSet | str = USUAL_RULES,
        *,
        players: int | None = None,
        seat: int | str = "a",
        seats: Iterable[int | str] | None = None,
        bots: Bots | None = None,
        names: Sequence[str] | dict[str, str] | None = None,
        seed: int | None = None,
        record: Record | History | Path | str | None = None,
        save: str | Path | None = None,
        by_hand: bool = False,
        statistics: Statistics | None = None,
        progress: Progress | None = None,
        **settings: Unpack[Chosen],
    ) -> None:
        from ..statistics.table_log import table_log

        session = open_session(
            rules,
            players=players,
            seats=seat if seats is None else seats,
            bots=bots,
            names=names,
            seed=seed,
            record=record,
            save=save,
            by_hand=by_hand,
            settings=settings_of(Table, **settings),
            log=table_log(statistics, progress),
        )
        self.save_path = path_of(save) if save else None
        super().__init__(session)

    # --- games -----------------------------------------------------------------------------------

    def next(self) -> None:
        """Deal the next game. Raises `ValueError` while this one is running."""
        with self.lock:
            self.session.next()
        self._settle()

    def join(self, bot: str | Player = "steady", name: str | None = None) -> None:
        """Seat a bot between games by the rule ``joining``, and deal the next game.

        Raises `ValueError` if nobody can join now.
        """
        with self.lock:
            self.session.between.join(bot, name)
        self._settle()

    def new(self) -> None:
        """Deal the first game of another match."""
        with self.lock:
            self.session.new()
        self._settle()

    @with_lock
    def set_rules(self, rules: BaseRuleSet | str) -> None:
        """Choose the rules of the next game, as a rule set or a line. Raises `RuleError`."""
        self.session.choose_rules(str(rules) if isinstance(rules, BaseRuleSet) else rules)
        self._show()

    # --- reading ---------------------------------------------------------------------------------

    @property
    def statistics(self) -> Statistics | None:
        """Where the games that you finish here are kept, once they are; None if they never are."""
        log = self.session.log
        return log.statistics if log and log.has_statistics else None

    @with_lock
    def scorecard(self) -> Any:
        """Return the score card of a match of Daifugo: a table, text, a picture by ``to_svg``.

        Raises `ValueError` if the table plays another game.
        """
        session = self.session
        return session.ui.scorecard(session.match, session.people, session.settings.lang)

    @with_lock
    def link(self, site: str | None = None, *, seed: int | None = None) -> str:
        """Return the address of a table with these rules on the page ``play/`` of a site.

        Without a ``site`` it is that of the project. The address says the rules, the number of
        players, the language, and a ``seed`` if you give one: the seed of this match is left out,
        as it gives away the cards. Raises `SpokenError`.
        """
        rules, players = self.session.match.rules, self.session.people.players
        usual = rules.player_count() == players
        query = TableQuery(str(rules), None if usual else players, seed, self.session.settings.lang)
        return query.link(_own_site() if site is None else site)

    def __repr__(self) -> str:
        return f"Table({str(self.session.match.rules)!r}, players={self.session.people.players})"


def _own_site() -> str:
    """Return the address of the project's site. Raises `SpokenError` as long as it has none."""
    project = project_address()
    if project is None:
        raise SpokenError(NAME_SITE)
    return project.site
