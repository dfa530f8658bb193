"""Steady: a player who bids what the hand should take, and thinks each card through a little."""

from __future__ import annotations

from random import Random
from typing import Any

from daifugo_widget.core.game.moves import Answer, Call, Move
from daifugo_widget.core.words.translations import _
from daifugo_widget.players.player import BuiltIn

from ..engine.game import TrickGame
from .nap import NapSkill
from .napoleon import NapoleonSkill
from .skill import Skill
from .thinking import best_play

SKILLS: dict[str, Skill[Any]] = {"nap": NapSkill(), "napoleon": NapoleonSkill()}
"""The skill of each game."""


class Steady(BuiltIn):
    """Bids by what the hand should take, and plays out each card in a few imagined deals."""

    name = "steady"
    title = _("Steady")
    about = _("Bids what its hand should take, and thinks each card through a little.")

    def choose(self, view: TrickGame, rng: Random) -> Move:
        """Return the bid, the cards or the play that look best."""
        skill, ask = SKILLS[view.rules.game], view.ask
        if ask is None:
            return best_play(skill, view, rng)
        if ask.what == "bid":
            return Answer(skill.bid(view, rng))
        return Answer(skill.choose_cards(view, ask))

    def call(self, view: TrickGame, seat: int, rng: Random) -> Call | None:
        """Return None: nothing is ever called in these games."""
        return None

    def _expression(self) -> str:
        return f"make_player({self.name!r}, {min(SKILLS)!r})"  # plays them all
