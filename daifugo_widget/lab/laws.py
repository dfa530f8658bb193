"""Laws that hold in every game, whatever its rules; they are checked while chance plays."""

from __future__ import annotations

from itertools import zip_longest
from random import Random

from ..core.cards import KNOWN
from ..core.game.history import History
from ..core.game.moves import Ask, Event, Move
from ..core.records import Record
from ..core.rules.rule import is_own
from ..core.words.text import SpokenError
from ..games.daifugo.engine.game import Game
from ..games.daifugo.engine.match import Match
from ..games.daifugo.engine.rule_set import RuleSet
from ..games.daifugo.engine.views import view
from ..games.daifugo.rules.leading import FirstLeader

MOST_STEPS = 5000
"""No game is as long as this, even with nine players and every rule that brings cards back."""
CALLS = 0.2
"""The share of moves that are calls, when something can be called."""
OPENLY = "reveal", "discard", "lay-beside"
"""The events of cards that leave a hand, or are shown, for all to see."""

AGAIN = 12
"""How often a move is made again to see whether a rule leaves its effect to luck."""

NO_ANSWER = "{rule} asks, but leaves no answer open: its hook answers has to return one"
GOES_BY = "goes by cards that the acting seat does not see"
NOT_TWICE = (
    "does not do the same each time in the same game: ask chance by an Ask of CHANCE, and keep "
    "what the rule remembers in a mark"
)
AT_START = (
    "no record can hold how this game begins: on_start of {rules} may leave marks, or ask and move "
    "cards when that is answered, but may not move cards at once"
)


class LawError(Exception):
    """The error for a law that does not hold."""


class Checked:
    """A match that chance plays and that is checked; ``history`` is what has been played."""

    def __init__(self, rules: RuleSet, players: int, seed: str) -> None:
        self._rng = Random(seed)
        self.history = History(Match.start(rules, players, self._rng.randrange(10**6)))

    def play(self, games: int) -> None:
        """Play a number of games. Raises `LawError`, and whatever a rule raises."""
        for game in range(games):
            if game:
                self.history = self.history.next()
            while not self.history.now.game.over:
                self._move()
            check_end(self.history.now)
            if self.history.now.over:
                break
        check_record(self.history)

    def _move(self) -> None:
        match, rng = self.history.now, self._rng
        check_position(match.game, match.number)
        check_start(self.history)
        seat = rng.randrange(match.players)
        check_view(match.game, seat)
        move, mover = random_move(match.game, rng)
        self.history = self.history.move(move, mover)
        if seat == mover == match.game.actor:
            check_step_of(seat, match.game, move)
        _hold(len(self.history.steps) < MOST_STEPS, "the game does not end")


def random_move(game: Game, rng: Random) -> tuple[Move, int]:
    """Draw a legal move and its seat: sometimes a call out of turn, never one that ends the match.

    Raises `LawError` if there is none.
    """
    found = ((call, seat) for seat in range(game.players) for call in game.calls(seat))
    calls = [(call, seat) for call, seat in found if call.rule != "match"]
    if calls and rng.random() < CALLS:
        return rng.choice(calls)
    if game.ask:
        answers = game.answers(game.ask)
        _hold(next(answers, None) is not None, NO_ANSWER.format(rule=game.ask.rule))
        return game.any_answer(game.ask, rng), game.actor
    moves = game.moves()
    _hold(bool(moves), "the acting seat can neither play nor pass")
    return rng.choice(moves), game.actor


# --- the laws ------------------------------------------------------------------------------------


def _hold(law: bool, broken: str) -> None:
    if not law:
        raise LawError(broken)


def check_position(game: Game, number: int) -> None:
    """Check that all cards of game ``number`` are there, and that somebody can act to its end."""
    deck = game.rules.deck(game.players, number)
    piles = [*game.hands, game.discards, game.table_cards(), game.aside, game.removed]
    piles += [lying.cards for lying in game.pending]
    count = sum(pile.bit_count() for pile in piles)
    _hold(count == deck.bit_count(), "a card is lost or doubled")
    _hold(game.all_cards() == deck, "a card has become another")
    _hold(game.over or bool(game.ask) or game.is_live(game.turn), "nobody can act")


def check_start(history: History) -> None:
    """Check that nobody has been left without cards, but in the game, by how it begins."""
    game = history.now.game
    empty = game.ask is None and game.is_live(game.turn) and not game.hands[game.turn]
    if empty and (rules := _moving_at_start(history)):
        raise LawError(AT_START.format(rules=", ".join(rules)))


def check_view(game: Game, seat: int) -> None:
    """Check that a seat's view names no hidden card, and lists the same moves as the game."""
    seen = view(game, seat)
    unseen = [o for o in range(game.players) if o != seat and not game.open_hands() >> o & 1]
    hidden = sum(game.hands[other] for other in unseen)
    mentioned = seen.all_cards() | seen.shown
    for item in seen.agenda:
        if isinstance(item, Ask) and item.seat != seat:
            mentioned |= item.barred | (item.pool or 0)
    _hold(not mentioned & hidden & KNOWN, "a view shows a hidden card")
    if seat == game.actor:
        _hold(seen.moves() == game.moves(), "the view of the acting seat has other moves")


def check_step_of(seat: int, game: Game, move: Move) -> None:
    """Check that a move does the same in the view of the seat that makes it as in the game."""
    mine, after = view(game, seat).step(move), view(game.step(move), seat)
    if mine.owes_telling:
        return  # chance first has to reveal what comes next
    for told, really in zip_longest(_all_of(mine), _all_of(after)):
        rule = next((event[-1] for event in (really, told) if event and event[-1]), "a rule")
        if told != really:
            raise LawError(f"{rule} {GOES_BY if _is_steady(game, move) else NOT_TWICE}")


def _is_steady(game: Game, move: Move) -> bool:
    """Return whether a move does the same each time that it is made in the same game."""
    first, *others = (_all_of(game.step(move)) for _ in range(AGAIN))
    return all(other == first for other in others)


def _all_of(game: Game) -> list[tuple[int | str, ...]]:
    """Return the events of a step but who leads with what card, which one alone may see."""
    return [
        (e.verb, e.seat, e.to, e.cards if e.verb in OPENLY else e.cards.bit_count(), e.rule)
        for e in game.events
        if e.verb != "lead" and e.rule != FirstLeader.id
    ]


def check_end(match: Match) -> None:
    """Check that everybody has a place and a class."""
    game = match.game
    _hold(sorted(game.ranking()) == list(range(game.players)), "a place is missing")
    table = game.rules.frame.classes.table_for(game.players)
    _hold(sorted(game.next_classes()) == sorted(table), "a class is missing")


def check_record(history: History) -> None:
    """Check that the record of a history is read back as the same games with the same events."""
    try:
        again = Record.parse(str(Record.of(history))).history()
        _hold(again == history, "the record replays to another game")
        _hold(_all_told(again) == _all_told(history), "the record replays to other events")
    except (LawError, SpokenError) as error:
        if not (rules := _moving_at_start(history)):
            raise
        raise LawError(AT_START.format(rules=", ".join(rules))) from error


def _moving_at_start(history: History) -> list[str]:
    """Return the rules of one's own that have moved cards at once when a game began."""
    own = {rule.id for rule in history.start.rules.hooks["on_start"] if is_own(rule)}
    starts = (step.match.game.events for step in history.steps if step.move is None)
    events = (event for told in (history.start.game.events, *starts) for event in told)
    return sorted({e.rule for e in events if e.cards and e.verb != "reveal"} & own)


def _all_told(history: History) -> list[tuple[Event, ...]]:
    return [step.match.game.events for step in history.steps if step.move is not None]
