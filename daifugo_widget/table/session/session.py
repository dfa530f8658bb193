"""A game at the table in plain Python: whose turn it is, what people and bots do, and undo."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from itertools import islice
from random import Random
from threading import Lock
from typing import ClassVar

from daifugo_widget.core.game.card_game import CardGame
from daifugo_widget.core.game.history import AnyMatch, History
from daifugo_widget.core.game.moves import Call, Move
from daifugo_widget.core.rules.rule_set import BaseRuleSet
from daifugo_widget.core.words.text import SpokenError, Text
from daifugo_widget.games import kind_of
from daifugo_widget.players.acting import call_of, choice, chosen_by
from daifugo_widget.players.player import Hint

from ..drawing.game_ui import AnyUI, ui_of
from ..telling.rules_text import rules_text
from ..telling.words import WORDS
from ..telling.words import phrases as w
from .autopilot import Autopilot
from .between_games import BetweenGames
from .game_log import GameLog
from .next_rules import agreeing, open_again, rules_of_next_game
from .people import Bots, People, bots_by_seat, check_seats_of_bots, players_of
from .redaction import KeptViews
from .screen import Screen
from .settings import Settings
from .strengths import bots_kept, with_bots_named

OPEN_TO_ALL = "seat", "number", "count", "bid"
"""Choices that depend on no hand, unless their rule itself says which answers there are."""


class Session:
    """A match played by people and bots, who see it on one of its ``screens``, or on several.

    ``since`` is the number of steps up to the latest decision of a person, ``reported_steps`` of
    those whose moves others know; ``left`` the match that was left unfinished for this one; ``log``
    whoever keeps statistics of its games, None at a table where nothing counts.
    ``by_hand`` lets one person move for all the seats of people, with no cover in between.
    ``wants_step`` says that a person has asked for the next move of a bot.

    A history is put in place by `_become` after a move, by `_restart` if play goes on from anywhere
    else, as after an undo or a deal, and by `keep` if it differs only in what comes next.
    """

    is_free: ClassVar[bool] = True
    """Whether people play a game of their own, not a task: only then does the table help them."""

    def __init__(
        self, history: History, people: People, settings: Settings, by_hand: bool = False
    ) -> None:
        self.history, self.people, self.by_hand = history, people, by_hand
        self.screens: list[Screen] = []
        self.screens.append(Screen(self, settings))
        self.since = self.reported_steps = len(history.steps)
        self.views = KeptViews()
        self.saver: Callable[[History], None] = lambda history: None
        self.left: History | None = None
        self.log: GameLog | None = None
        self.wants_step = False
        self.autopilot = Autopilot(self)
        self._between = self.ui.between(self)
        self._thinks = Lock()  # a bot thinks about one thing at a time, as it may remember things

    # --- reading ---------------------------------------------------------------------------------

    @property
    def match(self) -> AnyMatch:
        """The current match."""
        return self.history.now

    @property
    def game(self) -> CardGame:
        """The current game, with all hands open."""
        game: CardGame = self.match.game
        return game

    @property
    def ui(self) -> AnyUI:
        """How the game is drawn and told."""
        return ui_of(self.match.rules.game)

    @property
    def between(self) -> BetweenGames:
        """What happens between two games, in the way of the game that is played."""
        return self._between

    @property
    def next_rules(self) -> BaseRuleSet:
        """The rules of the next game: those chosen for it, else those of this one."""
        return rules_of_next_game(self.history) or self.match.rules

    @property
    def screen(self) -> Screen:
        """The first screen: that of the notebook, or of the page."""
        return self.screens[0]

    @property
    def settings(self) -> Settings:
        """The settings of the table, which are those of its first screen."""
        return self.screen.settings

    @property
    def bots_turn(self) -> bool:
        """Whether the next move is made without a person."""
        if self.game.over:
            return False
        return self.game.actor not in self.people.humans or self._decides_nothing(self.game)

    @property
    def interrupts(self) -> bool:
        """Whether somebody may now choose to interrupt the turn of another player."""
        ask = self.game.ask
        return ask is not None and ask.what == "play" and ask.seat != self.game.turn

    def _decides_nothing(self, game: CardGame) -> bool:
        """Return whether a person is asked although everybody can see the only possible answer."""
        ask = game.ask
        if ask is None or ask.what not in OPEN_TO_ALL or hasattr(game.rules[ask.rule], "answers"):
            return self._can_only_decline(game)
        return game.only_answer() is not None

    def _can_only_decline(self, game: CardGame) -> bool:
        """Return whether the only person is asked for a play or for cards and can only decline.

        If others look at this screen or at their own, each is asked: skipping one would tell them.
        """
        ask = game.ask
        watched = len(self.people.humans) > 1 or len(self.screens) > 1
        if ask is None or ask.low or watched:
            return False
        may_choose = any(answer.value for answer in islice(game.answers(ask), 2))
        return ask.what in ("play", "cards") and not may_choose

    # --- moves -----------------------------------------------------------------------------------

    def act(self, move: Move, seat: int) -> None:
        """Make a move of a person; after a call also give the answer if there is only one.

        Raises `IllegalMove`.
        """
        history = self.history.move(move, seat)
        asked = isinstance(move, Call) and history.now.game.actor == seat
        if asked and (forced := history.now.game.only_answer()):
            history = history.move(forced)
        self.since = len(self.history.steps) + 1
        for screen in self.screens:
            if seat in screen.seats:
                screen.has_decided(self.since)
        self._become(history)

    def thought(self) -> Callable[[], Move]:
        """Return a function that finds the next move without a person; it may run in a thread."""
        seat = self.game.actor
        if seat not in self.people.bots:
            nothing = self.game.moves()[0]
            return lambda: nothing
        bot, view = self.people.bots[seat], self.views.of(self.game, seat)
        chance = self._chance(seat)

        def think() -> Move:
            with self._thinks:
                return choice(bot, view, chance)

        return think

    def step(self, move: Move | None = None) -> None:
        """Make the next move that needs no person, or ``move`` if it was found already."""
        found = self.thought()() if move is None else move
        self._become(self._history_after(found, self.game.actor))

    def _history_after(self, move: Move, seat: int) -> History:
        """Return the history after a move; of an illegal one the error says which bot chose it."""
        bot = self.people.bots.get(seat)
        with chosen_by(bot, seat, move) if bot else nullcontext():
            return self.history.move(move, seat)

    def take_step(self) -> bool:
        """Return whether a person has asked for a bot's move, which is then no longer asked for."""
        wanted, self.wants_step = self.wants_step, False
        return wanted and self.bots_turn

    def settle(self) -> None:
        """Make moves until a person has to decide, or the game is over."""
        while self.bots_turn:
            self.step()

    def _become(self, history: History) -> None:
        """Go on with a history; if its game has just ended, let the bots do what follows."""
        was_over = self.game.over
        self._take_over(history)
        if self.log and self.game.over and not was_over:
            self.log.game_over()
        if not was_over:
            self.between.game_over()

    def _take_over(self, history: History) -> None:
        """Take over a new history, and let the bots call what they like."""
        self.history = history
        for screen in self.screens:
            screen.has_moved_on()
        self._calls()
        self.saver(self.history)

    def _calls(self) -> None:
        """Let the bots call what they like, unless one still thinks of a move that is undone."""
        if not self._thinks.acquire(blocking=False):
            return
        try:
            for seat, bot in self.people.bots.items():
                call = call_of(bot, self.game, seat, self._chance(seat))
                if call is not None:
                    self.history = self.history.move(call, seat)
        finally:
            self._thinks.release()

    def _chance(self, seat: int) -> Random:
        """Return the chance for a seat's decision: the same each time the game comes here."""
        return Random(f"{self.match.seed}/{self.match.number}/{len(self.history.steps)}/{seat}")

    # --- undo and other deals --------------------------------------------------------------------

    @property
    def last_decision(self) -> int | None:
        """The number of steps before the latest decision of a person in this game, or None."""
        for at in range(len(self.history.steps) - 1, self.history.dealt_at - 1, -1):
            before = self.history.match_after(at)
            person = self.history.steps[at].seat in self.people.humans
            without_choice = self._decides_nothing(before.game)
            if person and not (without_choice or self.autopilot.passes_at(before.game)):
                return at
        return None

    def undo(self) -> None:
        """Go back to the latest decision of a person, or else to the match left for this one.

        Raises `ValueError` if there is neither.
        """
        at = self.last_decision
        if at is not None:
            self._restart(self.history.back_to(at))
        elif (left := self._left_for_this) is not None:
            self.left = None
            self._restart(left)
        else:
            raise SpokenError(w.NOTHING_TO_UNDO)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back, or a match that was left for this one."""
        return self._left_for_this is not None or self.last_decision is not None

    @property
    def _left_for_this(self) -> History | None:
        """The match that was left for this one, None once this has come past its first game."""
        return self.left if self.match.number == 1 else None

    def again(self) -> None:
        """Go back to the deal of this game."""
        self._restart(self.history.back_to(self.history.dealt_at))

    def next(self) -> None:
        """Deal the next game; after a match, the first game of another match."""
        if self.match.over:
            self.new()
            return
        rules = None if self.next_rules == self.match.rules else self.next_rules
        self.become_next(self.history.next(rules))

    def new(self, text: str | None = None) -> None:
        """Deal the first game of another match by the chosen rules, or by a rules line.

        Undo returns to this one. Raises `RuleError`.
        """
        rules = self.next_rules if text is None else self._read(text)
        self.left = None if self.match.over else self.history
        seed = Random(f"{self.match.seed}/another").getrandbits(32)
        match = kind_of(rules.game).match.start(rules, self.people.players, seed)
        history = History(match, names=self.history.names)
        self._restart(with_bots_named(history, self.people) if bots_kept(self.history) else history)

    def replacement(self, history: History) -> Session:
        """Return a session of its own that goes on with another match, to try it out.

        Raises `ValueError` if it has another number of players.
        """
        return Session(history, self._people_for(history), self.settings, self.by_hand)

    def take_over(self, replacement: Session) -> None:
        """Go on with the match of another session, which may be of another game."""
        self.people = replacement.people
        self.left = None
        self._restart(replacement.history)
        if self.log:
            self.log.leave_out()

    def _people_for(self, history: History) -> People:
        """Return the people at the table of a history. Raises `ValueError` if it needs others."""
        if history.now.players != self.people.players:
            here, there = self.people.players, history.now.players
            raise SpokenError(w.OTHER_PLAYERS.fill(there=there, here=here))
        game = history.now.rules.game
        people = self.people if game == self.match.rules.game else self.people.at_game(game)
        return people.with_bots(players_of(bots_kept(history), game))

    # --- bots ------------------------------------------------------------------------------------

    def choose_bots(self, bots: Bots) -> None:
        """Let other bots go on in the seats of bots; a record names them from now on.

        Raises `ValueError` for what is no player of the game, or not the seat of a bot.
        """
        game, seats = self.match.rules.game, tuple(self.people.bots)
        chosen = bots_by_seat(bots, seats, self.people.players)
        check_seats_of_bots(chosen, seats)
        self.people = self.people.with_bots(players_of(chosen, game))
        self.keep(with_bots_named(self.history, self.people))

    def become_next(self, history: History) -> None:
        """Take over a history whose next game has been dealt."""
        self._restart(open_again(history))

    def _restart(self, history: History) -> None:
        self.since = self.reported_steps = len(history.steps)
        self.autopilot.reset()
        for screen in self.screens:
            screen.has_restarted(history)
        if (game := history.now.rules.game) != self.match.rules.game:
            self._between = ui_of(game).between(self)
        self._take_over(self.between.without_change(history))
        self.between.reset()
        self.between.game_over()

    # --- advice ----------------------------------------------------------------------------------

    def advice(self, screen: Screen) -> Callable[[], Hint] | None:
        """Return a function that finds the hint for the person at a screen.

        It may run in a thread. None if that person has nothing to decide.
        """
        me = screen.me
        if me is None or not screen.acts:
            return None
        return partial(self.ui.advise, self.views.of(self.game, me), me, self._chance(me))

    def advise(self, screen: Screen, found: Hint | None = None) -> None:
        """Say what a strong bot would play from the cards that are seen on a screen."""
        think = self.advice(screen)
        screen.calm()
        screen.hint = found or (think() if think else None)

    # --- the next rules --------------------------------------------------------------------------

    def calm(self) -> None:
        """Put away what is said on any screen."""
        for screen in self.screens:
            screen.calm()

    def say(self, text: Text) -> None:
        """Show a notice on every screen, each in its own language."""
        for screen in self.screens:
            screen.notice = text.to(screen.settings.lang)

    def agree(self, rules: BaseRuleSet) -> None:
        """Keep rules for the next game."""
        self.keep(agreeing(self.history, rules))

    def keep(self, history: History) -> None:
        """Keep a history in which only what is said about the next game has changed."""
        self.history = history
        self.saver(history)

    def choose_rules(self, text: str) -> None:
        """Choose the rules of the next game by a rules line. Raises `RuleError`.

        Under the rule ``decree`` only the daifugo can do so.
        """
        if self.between.binds_rules:
            self.between.change_rules(text)
            return
        rules = self._read(text)
        self.calm()
        self.agree(rules)
        named = rules_text(rules, self.ui.house_name(rules.preset), self.people.players)
        self.say(w.NEXT_RULES.fill(rules=named, new=WORDS["button.new"]))

    def _read(self, text: str) -> BaseRuleSet:
        """Return the rules of a line for the players at the table. Raises `RuleError`."""
        kind: type[BaseRuleSet] = type(self.match.rules)
        rules = kind(text).for_players(self.people.players)
        rules.check_players(self.people.players)
        return rules
