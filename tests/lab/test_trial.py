"""A trial plays games by chance, and finds what a rule of one's own breaks."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from daifugo_widget import Ask, Refusal, Rule, rule
from daifugo_widget.core.cards import JACK, NUMBER, SIX, blank
from daifugo_widget.core.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.daifugo.game import Game
from daifugo_widget.daifugo.values import Exit, Pair
from daifugo_widget.lab import Trial, trial

pytestmark = pytest.mark.usefixtures("own_rules")


def tried(hook: object, games: int = 20) -> Trial:
    """Try out a rule that does something after each play."""
    methods = {"__doc__": "Does something.", "after_play": hook}
    rule("own", en="My own")(type("Own", (Rule,), methods))
    return trial("standard, own", games, progress=False)


def test_rules_that_hold_are_said_to_and_how_often_each_acted() -> None:
    found = trial("standard, seven-pass", 30, progress=False)
    assert found.broken is None
    assert found.games == 30
    assert found.acted["seven-pass"] > 10
    assert found.acted["exchange"] == 15  # each second game of a match begins with one
    assert str(found).startswith("30 games by the rules standard, seven-pass: all went well.")
    with pytest.raises(ValueError, match="nothing broke"):
        found.replay()


def test_as_many_games_are_tried_as_are_asked_for_though_a_match_has_two() -> None:
    assert [trial("base", games, progress=False).games for games in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize("games", [0, -3, 2.5])
def test_no_game_at_all_is_no_trial(games: Any) -> None:
    with pytest.raises(ValueError, match="games is a whole number of at least 1"):
        trial("base", games, progress=False)


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (4, r"such as \[3, 4\], not 4"),
        ([], r"not \[\]"),
        ([4, "x"], "players is a whole number of at least 1, not 'x'"),
        ([4, 12], "12 cannot play: 2 to 9 players can"),
    ],
)
def test_tables_that_cannot_be_are_an_error_and_no_fault_of_the_rules(
    players: Any, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        trial("base", 4, players, progress=False)


def test_a_rule_of_ones_own_stands_first_even_if_it_has_never_acted() -> None:
    def rests(self: Rule, game: Game, seat: int, play: Play) -> None: ...

    assert next(iter(tried(rests).acted.items())) == ("own", 0)


def test_a_rule_that_fails_is_named_with_its_hook_its_line_and_the_game_so_far() -> None:
    def fails(self: Rule, game: Game, seat: int, play: Play) -> None:
        if play.size == 2:
            game.cutt(self, seat)  # type: ignore[attr-defined]

    found = tried(fails)
    line = fails.__code__.co_firstlineno + 2
    assert found.broken is not None
    assert found.broken.startswith(f"own failed in fails, line {line}: AttributeError: 'Game' obj")
    assert Record.parse(found.record).check() == []
    assert found.replay().film


def test_a_verb_that_is_not_told_which_rule_acts_asks_for_it() -> None:
    def cuts(self: Rule, game: Any, seat: int, play: Play) -> None:
        game.cut(seat)

    said = str(tried(cuts))
    assert "game.cut is told which rule acts, where it was given" in said
    assert said.splitlines()[1].partition(" (match")[0].endswith("write self there")


def test_a_rule_that_goes_round_in_a_circle_is_told_so() -> None:
    def extra(self: Rule, game: Game, seat: int) -> list[Play]:
        return game.plays()

    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Goes round.", "extra": extra}))
    broken = str(trial("base, own", 2, progress=False).broken)
    line = extra.__code__.co_firstlineno + 1
    assert broken.startswith(f"own failed in extra, line {line}: RecursionError: it asks the game")


@pytest.mark.parametrize(
    ("example", "said"),
    [
        ("hands 3c4c / 5c\na 3c\n= turn a", "“= turn a”: expected turn a, found turn b"),
        ("hands 3c4c / 5c\na! 3c", "“a! 3c”: 'a!' is no seat"),
        ("hands 3c4c / 5c\nb 5c", "“b 5c”: expected a legal move"),
    ],
)
def test_an_example_that_does_not_hold_is_found_before_any_game(example: str, said: str) -> None:
    facts = {"__doc__": "Nothing.", "example": example}
    rule("own", en="My own")(type("Own", (Rule,), facts))
    found = trial("own", progress=False)
    assert found.games == 0
    assert f"the example of own, {said}" in str(found)


def test_a_rule_that_loses_cards_is_found() -> None:
    def loses(self: Rule, game: Game, seat: int, play: Play) -> None:
        game.discards = 0

    assert "a card is lost or doubled" in str(tried(loses))


def test_a_rule_that_goes_by_cards_which_nobody_sees_is_found() -> None:
    def peeks(self: Rule, game: Game, seat: int, play: Play) -> None:
        if game.hands[game.next_of(seat)] & NUMBER[SIX]:
            game.skip(self, seat)

    assert "own goes by cards that who acts does not see" in str(tried(peeks))


@pytest.mark.parametrize("kept", [Random(1), count()])
def test_a_rule_that_rolls_dice_or_counts_by_itself_is_told_of_chance_and_marks(kept: Any) -> None:
    def fickle(self: Rule, game: Game, seat: int, play: Play) -> None:
        if kept.random() < 0.3 if isinstance(kept, Random) else next(kept) % 5 == 4:
            game.skip(self, seat)

    said = str(tried(fickle))
    assert "own does not do the same each time" in said
    assert "Ask of CHANCE" in said


def test_a_rule_that_shows_cards_which_are_not_held_is_named() -> None:
    def shows(self: Rule, game: Game, seat: int, play: Play) -> None:
        game.reveal(self, seat, play.cards)

    line = shows.__code__.co_firstlineno + 1
    assert f"own failed in shows, line {line}: CardError: " in str(tried(shows))


def test_a_game_that_would_go_on_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def returns(self: Rule, game: Game, seat: int, play: Play) -> None:
        game.drawn = 0
        game.take_up(self, seat)
        game.cut(self, seat)

    monkeypatch.setattr("daifugo_widget.lab.laws.MOST_STEPS", 500)
    assert "the game does not end" in str(tried(returns))


def test_a_game_for_two_is_tried_by_two() -> None:
    found = trial("two-player", 4, progress=False)
    assert found.broken is None


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
    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Mine.", hook: found}))
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
            "but has to return the classes so far, each as often",
        ),
        (
            "lowest",
            lambda self, game, low: [],
            "returns [], but has to return all so far who have left the game",
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
            "but has to return cards that there are",
        ),
        (
            "deck",
            lambda self, cards, rules, players, game: -1,
            "returns -1, but has to return cards that there are",
        ),
    ],
)
def test_a_hook_that_returns_what_cannot_be_in_the_game_is_named(
    hook: str, found: Any, wanted: str
) -> None:
    members = {"__doc__": "Mine.", "called": lambda self, game, seat: None, hook: found}
    rule("own", en="My own")(type("Own", (Rule,), members))
    broken = str(trial("standard, own", 20, progress=False).broken)
    assert broken.startswith(f"own failed in {hook}, line {found.__code__.co_firstlineno}: ")
    assert wanted in broken


def test_a_hook_may_return_what_fits_in_any_form() -> None:
    members = {
        "__doc__": "Mine.",
        "allows": lambda self, game, play, mark: None,
        "called": lambda self, game, seat: None,
        "calls": lambda self, game: iter([]),
        "foul": lambda self, game, seat, play: 0,
        "lowest": lambda self, game, low: low,
    }
    rule("own", en="My own")(type("Own", (Rule,), members))
    assert trial("standard, own", 4, progress=False).broken is None


def test_what_breaks_before_the_deal_is_told_and_has_no_replay() -> None:
    def deals_nothing(self: Rule, *of: object) -> int:
        raise LookupError("no cards")

    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Mine.", "deck": deals_nothing}))
    found = trial("base, own", progress=False)
    assert "own failed in deals_nothing" in str(found)
    with pytest.raises(ValueError, match="before a card was dealt"):
        found.replay()


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
    members = {
        "__doc__": "Asks.",
        "after_play": lambda self, game, seat, play: game.owe(Ask(id, 0, what, 1, 1)),
        "answered": lambda self, game, ask, answer: None,
    }
    rule("own", en="My own")(type("Own", (Rule,), members))
    assert right in str(trial("base, own", 2, progress=False))


def test_a_rule_that_asks_has_to_say_what_comes_of_the_answer() -> None:
    def asks(self: Rule, game: Game, seat: int, play: Play) -> None:
        game.owe(Ask(self.id, seat, "yes"))

    assert "own asks, so it needs the hook 'answered', too" in str(tried(asks))


@pytest.mark.parametrize(
    ("ask", "right"),
    [
        (Ask("own", 0, "number", 1, 5), "a number is asked for among those named: among=(...)"),
        (Ask("own", 0, "count", 1, 5), "a count is asked for among those named: among=(...)"),
        (Ask("own", 0, "play"), "a play is asked for by a rule with the hook 'answers'"),
        (Ask("own", 0, "cards", 3, 1), "at least 3 cards and at most 1 cannot be"),
    ],
)
def test_a_choice_that_nobody_could_answer_is_told_where_it_is_put(ask: Ask, right: str) -> None:
    members = {
        "__doc__": "Asks.",
        "after_play": lambda self, game, seat, play: game.owe(ask),
        "answered": lambda self, game, ask, answer: None,
    }
    rule("own", en="My own")(type("Own", (Rule,), members))
    assert f"ValueError: {right}" in str(trial("base, own", 2, progress=False))


def test_a_rule_by_which_nobody_may_play_is_named() -> None:
    members = {
        "__doc__": "Bars all.",
        "may_play": lambda self, game, seat: Refusal(self.id, 0, "You may not."),
    }
    rule("own", en="My own")(type("Own", (Rule,), members))
    assert "by own nobody may play, and somebody has to lead" in str(trial("base, own", 2))


def test_a_rule_that_looks_for_a_player_when_nobody_is_in_is_named() -> None:
    def on_out(self: Rule, game: Game, exit: Exit) -> None:
        game.fall(game.next_of(exit.seat), self)

    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Fells.", "on_out": on_out}))
    found = str(trial("base, own", 2, progress=False))
    assert "own failed in on_out, line " in found
    assert "ValueError: nobody is in any more" in found


def test_what_breaks_in_a_game_that_no_record_can_hold_is_told_all_the_same() -> None:
    def on_start(self: Rule, game: Game) -> None:
        game.discard(self, 0, game.hands[0] & -game.hands[0])

    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Takes.", "on_start": on_start}))
    found = trial("standard, own", 4, progress=False)
    assert "on_start of own may leave marks, or ask and move cards when that is" in str(found)
    assert found.record == ""


def test_a_rule_may_move_cards_at_the_start_when_a_choice_is_answered() -> None:
    members = {
        "__doc__": "Lets a discard.",
        "on_start": lambda self, game: game.owe(Ask(self.id, 0, "cards", 1, 1)),
        "answered": lambda self, game, ask, answer: game.discard(self, 0, answer.value),
    }
    rule("own", en="My own")(type("Own", (Rule,), members))
    assert trial("standard, own", 4, progress=False).broken is None


def test_a_mark_that_could_change_is_told_where_it_is_left() -> None:
    def marks(self: Rule, game: Game, seat: int, play: Play) -> None:
        game.mark(self, [seat])

    assert "own failed in marks" in str(tried(marks))
    assert "a mark is a value that never changes" in str(tried(marks))


def test_a_rule_acts_where_a_play_is_made_that_it_alone_allows() -> None:
    def jacks(self: Rule, game: Game, seat: int) -> list[Play]:
        held = game.rules.forms.of_number(game.hands[seat], JACK, 1)
        return [play._replace(rule=self.id) for play in held if game.trick[-1].play.size == 1]

    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Jacks go.", "extra": jacks}))
    assert trial("base, own", 10, progress=False).acted["own"] > 0


def test_an_example_in_which_a_rule_fails_is_told_by_its_line_of_code() -> None:
    def fails(self: Rule, game: Game, seat: int, play: Play) -> None:
        raise LookupError("nothing there")

    members = {"__doc__": "Fails.", "after_play": fails, "example": "hands 3c4c / 5c\na 3c"}
    rule("own", en="My own")(type("Own", (Rule,), members))
    found = trial("own", progress=False)
    assert found.games == 0
    assert "the example of own: own failed in fails, line" in str(found)
