"""A trial names what a rule of one's own hands to the game and cannot: returns and choices."""

from __future__ import annotations

from typing import Any

import pytest

from daifugo_widget import Ask, Change, Rule
from daifugo_widget.core.cards import blank
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.state_values import Pair
from daifugo_widget.lab import trial
from tests.lab.own import declare, tried

pytestmark = pytest.mark.usefixtures("own_rules")

# --- what a hook does ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hook", "does"),
    [
        ("stays", lambda self, game, seat, play: game.mark(self)),
        ("foul", lambda self, game, seat, play: game.cut(self, seat)),
        ("may_play", lambda self, game, seat: game.skip(self, seat)),
    ],
)
def test_a_hook_that_only_reads_and_changes_the_game_is_named(hook: str, does: Any) -> None:
    declare(**{hook: does})
    broken = str(trial("base, own", 4, progress=False).broken)
    assert broken.startswith(f"own failed in {hook}, line {does.__code__.co_firstlineno}: ")
    assert "this hook only reads it: act in one that may" in broken or "'Game' object" in broken


# --- what a hook returns -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hook", "found", "wanted"),
    [
        ("strength", lambda self, order, mark: None, "it returns None, but has to return Order"),
        ("must_follow", lambda self, game: "No", "'No', but has to return Refusal or None"),
        ("extra", lambda self, game, seat: (c for c in [8]), "has to return Iterable[Play]"),
        ("deck", lambda self, cards, rules, players, game: None, "has to return int"),
        ("tax", lambda self, game, pair, ask: None, "has to return Ask"),
        ("kinds", lambda self, rules: [1], "has to return Iterable[Kind], where a kind has a name"),
        ("next_classes", lambda self, game, classes: None, "has to return tuple[str, ...]"),
        ("after_play", lambda self, game, seat, play: "x", "has to return nothing"),
    ],
)
def test_a_hook_that_returns_something_else_is_named(hook: str, found: Any, wanted: str) -> None:
    declare(**{hook: found})
    broken = str(trial("standard, own", 4, progress=False).broken)
    assert broken.startswith(f"own failed in {hook}, line {found.__code__.co_firstlineno}: ")
    assert wanted in broken


@pytest.mark.parametrize(
    ("hook", "found", "wanted"),
    [
        ("leader", lambda self, game: 7, "returns 7, but has to return a seat that is in"),
        ("leader", lambda self, game: -1, "returns -1, but has to return a seat that is in"),
        (
            "next_classes",
            lambda self, game, classes: ("hinmin",) * len(classes),
            "but has to return the classes so far, each as often as before",
        ),
        (
            "lowest",
            lambda self, game, low: [],
            "returns [], but has to return all who have left the game so far",
        ),
        (
            "exchanges",
            lambda self, game, pairs: (Pair(0, 7, 1),),
            "but has to return pairs of two seats of the game",
        ),
        ("calls", lambda self, game: [7], "returns [7], but has to return seats of the game"),
        (
            "tax",
            lambda self, game, pair, ask: ask._replace(seat=game.next_of(ask.seat)),
            "but has to return a choice of the same seat, or one under its own id",
        ),
        (
            "lay_aside",
            lambda self, dealing: 1 << 60,
            "but has to return cards of dealing.deck",
        ),
        (
            "extra",
            lambda self, game, seat: [game.top.play],
            "but has to return plays of cards that the seat holds",
        ),
        (
            "deck",
            lambda self, cards, rules, players, game: cards | blank(1),
            "but has to return cards that exist",
        ),
        (
            "deck",
            lambda self, cards, rules, players, game: -1,
            "returns -1, but has to return cards that exist",
        ),
    ],
)
def test_a_hook_that_returns_what_cannot_be_in_the_game_is_named(
    hook: str, found: Any, wanted: str
) -> None:
    declare(**{"on_call": lambda self, game, seat: None, hook: found})
    broken = str(trial("standard, own", 20, progress=False).broken)
    assert broken.startswith(f"own failed in {hook}, line {found.__code__.co_firstlineno}: ")
    assert wanted in broken


def test_a_hook_may_return_what_fits_in_any_form() -> None:
    declare(
        allows=lambda self, game, play, mark: None,
        on_call=lambda self, game, seat: None,
        calls=lambda self, game: iter([]),
        foul=lambda self, game, seat, play: 0,
        lowest=lambda self, game, low: low,
    )
    assert trial("standard, own", 4, progress=False).broken is None


# --- what is asked -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "what", "right"),
    [
        ("mine", "cards", "an Ask begins with the id of the rule, self.id"),
        ("own", "card", "'card' cannot be asked for: it is one of cards, seat"),
    ],
)
def test_a_choice_that_nothing_could_come_of_is_told_where_it_is_put(
    id: str, what: Any, right: str
) -> None:
    declare(
        after_play=lambda self, game, seat, play: game.owe(Ask(id, 0, what, 1, 1)),
        after_choice=lambda self, game, ask, answer: None,
    )
    assert right in str(trial("base, own", 2, progress=False))


def test_a_choice_without_an_answer_is_told_with_its_rule() -> None:
    declare(
        after_play=lambda self, game, seat, play: game.owe(Ask(self.id, seat, "seat")),
        after_choice=lambda self, game, ask, answer: None,
        answers=lambda self, game, ask: [],
    )
    assert "own asks, but leaves no answer open" in str(trial("base, own", 2, progress=False))


TEXT: Any = "9c"
"""A text where a number, or cards, are due."""


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (lambda self, game, seat: game.discard(self, seat, "9c"), "game.discard takes cards as"),
        (lambda self, game, seat: game.discard(self, seat, [1]), "but was given [1]"),
        (
            lambda self, game, seat: game.give(self, seat, 9, game.hands[seat]),
            "game.give takes a seat, from 0 to 2, but was given 9",
        ),
        (lambda self, game, seat: game.owe("seat"), "game.owe takes a choice, such as Ask(self.id"),
        (
            lambda self, game, seat: game.owe(Ask(self.id, seat, "cards", TEXT, TEXT)),
            "how many at least and at most: Ask(self.id, seat, 'cards', 1, 2), not '9c'",
        ),
        (
            lambda self, game, seat: game.owe(Ask(self.id, seat, "cards", 1, 1, pool=TEXT)),
            "a pool is cards such as game.discards, not '9c'",
        ),
    ],
)
def test_what_a_verb_cannot_work_with_is_told_with_what_it_takes(act: Any, right: str) -> None:
    declare(
        after_play=lambda self, game, seat, play: act(self, game, seat),
        after_choice=lambda self, game, ask, answer: None,
    )
    assert right in str(trial("base, own", 2, progress=False))


def test_a_rule_that_asks_has_to_say_what_comes_of_the_answer() -> None:
    def asks(self: Rule, game: Change, seat: int, play: Play) -> None:
        game.owe(Ask(self.id, seat, "yes"))

    assert "own asks, so it needs the hook 'after_choice', too" in str(tried(asks))


@pytest.mark.parametrize(
    ("ask", "right"),
    [
        (Ask("own", 0, "number", 1, 5), "a number needs the values to choose from: among=(...)"),
        (Ask("own", 0, "count", 1, 5), "a count needs the values to choose from: among=(...)"),
        (Ask("own", 0, "play"), "a play is asked for by a rule with the hook 'answers'"),
        (Ask("own", 0, "cards", 3, 1), "at least 3 cards and at most 1 is impossible"),
    ],
)
def test_a_choice_that_nobody_could_answer_is_told_where_it_is_put(ask: Ask, right: str) -> None:
    declare(
        after_play=lambda self, game, seat, play: game.owe(ask),
        after_choice=lambda self, game, ask, answer: None,
    )
    assert f"ValueError: {right}" in str(trial("base, own", 2, progress=False))
