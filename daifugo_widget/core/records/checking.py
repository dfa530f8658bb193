"""Testing what a record states: facts that hold, and moves that are refused."""

from __future__ import annotations

from ..game.card_game import CardGame
from ..game.refusal import Refusal
from .body import Action, Facts, Refused, write_actions
from .errors import Failure
from .header import Header
from .playthrough import Playthrough


class Checking(Playthrough):
    """A record that is tested while it is played out."""

    def __init__(self, header: Header, seed: int) -> None:
        super().__init__(header, seed)
        self.failures: list[Failure] = []

    def check(self, line: Refused | Facts) -> None:
        """Test a line that states something, and keep what fails."""
        if isinstance(line, Refused):
            self._check_refused(line)
            return
        for fact in line.facts:
            holds, found = self.notation.test_fact(self.match, fact.text)
            if not holds:
                self.failures.append(Failure(fact.spot.line, fact.text, found))

    def _check_refused(self, line: Refused) -> None:
        *accepted, last = line.actions
        game = self.game
        for action in accepted:
            found = self.notation.find_move(game, action)
            if isinstance(found, Refusal):
                self._fail(line, f"{write_actions((action,))} to be accepted", str(found))
                return
            game = game.step(found, action.seat)
        self._check_last(line, game, last)

    def _check_last(self, line: Refused, game: CardGame, last: Action) -> None:
        found = self.notation.find_move(game, last)
        reason = f" [{line.reason}]" if line.reason else ""
        expected = f"{write_actions(line.actions)} to be refused{reason}"
        if not isinstance(found, Refusal):
            self._fail(line, expected, "it is legal")
        elif line.reason not in ("", found.reason):
            self._fail(line, expected, str(found))

    def _fail(self, line: Refused, expected: str, found: str) -> None:
        self.failures.append(Failure(line.spot.line, expected, found))
