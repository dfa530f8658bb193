"""A trial plays games by chance, and finds what a rule of one's own breaks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from daifugo_widget import Ask, Refusal, Rule, rule
from daifugo_widget.core.cards import JACK, NUMBER, SIX, blank
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.state_values import Exit
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.lab import trial
from daifugo_widget.lab.laws import LawError, check_position
from tests.lab.own import declare, tried

pytestmark = pytest.mark.usefixtures("own_rules")


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


@pytest.mark.parametrize("seed", ["1", 2.5, None])
def test_a_seed_that_is_no_number_is_no_trial(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed is a whole number"):
        trial("base", 1, seed=seed, progress=False)


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
    assert found.broken.startswith(
        f"own failed in fails, line {line}: AttributeError: 'Change' obj"
    )
    assert Record.parse(found.record).check() == []
    assert found.replay().film


@pytest.mark.parametrize("number", ["8", None, 14])
def test_a_rule_that_counts_what_is_no_number_is_told_so(number: Any) -> None:
    def counts(self: Rule, game: Any, seat: int, play: Play) -> None:
        if game.count(play, number):
            game.cut(self, seat)

    said = str(tried(counts))
    assert f"a number is one of daifugo_widget.core.cards, such as NINE, not {number!r}" in said


def test_a_rule_that_goes_round_in_a_circle_is_told_so() -> None:
    def extra(self: Rule, game: Game, seat: int) -> list[Play]:
        return game.plays()

    declare(extra=extra)
    broken = str(trial("base, own", 2, progress=False).broken)
    line = extra.__code__.co_firstlineno + 1
    assert broken.startswith(f"own failed in extra, line {line}: RecursionError: it asks the game")


@pytest.mark.parametrize(
    ("example", "said"),
    [
        ("hands 3c4c / 5c\na 3c\n= turn a", "“= turn a”: expected turn a, found turn b"),
        ("hands 3c4c / 5c\na! 3c", "“a! 3c”: 'a!' is not a seat"),
        ("hands 3c4c / 5c\nb 5c", "“b 5c”: b 5c is refused: "),
    ],
)
def test_an_example_that_does_not_hold_is_found_before_any_game(example: str, said: str) -> None:
    declare(example=example)
    found = trial("own", progress=False)
    assert found.games == 0
    assert f"the example of own, {said}" in str(found)


def test_a_rule_that_writes_to_the_game_itself_is_told_of_verbs_before_any_game() -> None:
    def writes(self: Rule, game: Game, seat: int, play: Play) -> None:
        if play.size > 40:
            game.skips += 1

    found, line = tried(writes), writes.__code__.co_firstlineno + 2
    said = f"own failed in after_play, line {line}: it writes to game.skips itself"
    assert str(found.broken).startswith(said)
    assert "verbs" in str(found)
    assert found.games == 0


def test_a_game_that_a_rule_calls_otherwise_is_written_to_all_the_same() -> None:
    def writes(self: Rule, table: Game, seat: int, play: Play) -> None:
        if play.size > 40:
            table.skips += 1

    assert "it writes to table.skips itself" in str(tried(writes))


def test_what_a_rule_has_from_another_class_of_ones_own_is_looked_through_too() -> None:
    class Writing(Rule):
        """Writes."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if play.size > 40:
                game.skips += 1

    rule("own", en="My own")(type("Own", (Writing,), {"__doc__": "Mine."}))
    assert "it writes to game.skips itself" in str(trial("standard, own", 2, progress=False))


def test_a_rule_whose_code_is_not_kept_is_tried_all_the_same() -> None:
    typed: dict[str, Any] = {}
    exec("def cuts(self, game, seat, play): game.cut(self, seat)", typed)
    assert tried(typed["cuts"]).broken is None


def write(game: Game, **fields: object) -> None:
    """Set fields of a game where no look at the code finds it."""
    for name, value in fields.items():
        setattr(game, name, value)


def test_a_rule_that_loses_cards_is_found() -> None:
    def loses(self: Rule, game: Game, seat: int, play: Play) -> None:
        write(game, discards=0)

    assert "a card is lost or doubled" in str(tried(loses))


def sets(hook: str, **fields: Callable[[Game], Any]) -> dict[str, Any]:
    """Return the members of a rule that sets fields of a game behind the back of all verbs."""

    def acts(self: Rule, game: Game, *of: object) -> None:
        write(game, **{name: value(game) for name, value in fields.items()})

    return {hook: acts}


def rests_before_a_six(self: Rule, game: Game, seat: int) -> Refusal | None:
    """Let a seat follow only if the next one holds no 6, which it cannot know."""
    rests = game.trick and game.hands[game.next_of(seat)] & NUMBER[SIX]
    return Refusal(self.id, 0, "Not before a 6.") if rests else None


@pytest.mark.parametrize(
    ("members", "broken"),
    [
        (sets("after_play", shown=lambda game: game.hands[0]), "a view shows a hidden card"),
        ({"may_play": rests_before_a_six}, "the view of the acting seat has other moves"),
        (
            sets("after_play", discards=lambda game: blank(game.discards.bit_count())),
            "a card has become another",
        ),
        (
            sets("on_end", exits=lambda game: (*game.exits, Exit(9, "fall", "own"))),
            "a place is missing",
        ),
    ],
)
def test_a_rule_that_breaks_a_law_of_all_games_is_told_which(
    members: dict[str, Any], broken: str
) -> None:
    declare(**members)
    assert str(trial("base, own", 20, progress=False).broken).startswith(f"{broken} (match ")


def test_a_game_that_waits_for_a_player_who_is_out_is_found() -> None:
    game = Match.start("base", 4, seed=1).game.copy()
    game.live &= ~(1 << game.turn)
    with pytest.raises(LawError, match="nobody can act"):
        check_position(game, 1)


@pytest.mark.parametrize("hidden", ["barred", "pool"])
def test_a_view_that_names_the_cards_of_another_seats_choice_is_found(
    hidden: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asks(self: Rule, game: Change, seat: int, play: Play) -> None:
        cards: dict[str, Any] = {hidden: game.hands[game.next_of(seat)]}
        game.owe(Ask(self.id, seat, "yes", **cards))

    def telling(game: Game, seat: int) -> Game:
        seen = view(game, seat)
        seen.agenda = game.agenda
        return seen

    monkeypatch.setattr("daifugo_widget.lab.laws.view", telling)
    declare(after_play=asks, after_choice=lambda self, game, ask, answer: None)
    broken = str(trial("base, own", 4, progress=False).broken)
    assert broken.startswith("a view shows a hidden card (match ")


def test_calls_are_made_too_by_chance() -> None:
    def fails(self: Rule, game: Game, seat: int) -> None:
        raise LookupError("nobody is there")

    declare(calls=lambda self, game: game.live_seats(), on_call=fails)
    assert "own failed in fails" in str(trial("base, own", 4, progress=False))


def test_a_rule_that_goes_by_cards_which_nobody_sees_is_found() -> None:
    def peeks(self: Rule, game: Change, seat: int, play: Play) -> None:
        if game.hands[game.next_of(seat)] & NUMBER[SIX]:
            game.skip(self, seat)

    assert "own goes by cards that the acting seat does not see" in str(tried(peeks))


@pytest.mark.parametrize("kept", [Random(1), count()])
def test_a_rule_that_rolls_dice_or_counts_by_itself_is_told_of_chance_and_marks(kept: Any) -> None:
    def fickle(self: Rule, game: Change, seat: int, play: Play) -> None:
        if kept.random() < 0.3 if isinstance(kept, Random) else next(kept) % 5 == 4:
            game.skip(self, seat)

    said = str(tried(fickle))
    assert "own does not do the same each time" in said
    assert "Ask of CHANCE" in said


def test_a_rule_that_shows_cards_which_are_not_held_is_named() -> None:
    def shows(self: Rule, game: Change, seat: int, play: Play) -> None:
        game.reveal(self, seat, play.cards)

    line = shows.__code__.co_firstlineno + 1
    assert f"own failed in shows, line {line}: CardError: " in str(tried(shows))


def test_a_game_that_would_go_on_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def returns(self: Rule, game: Change, seat: int, play: Play) -> None:
        write(game, drawn=0)
        game.take_up(self, seat)
        game.cut(self, seat)

    monkeypatch.setattr("daifugo_widget.lab.laws.MOST_STEPS", 500)
    assert "the game does not end" in str(tried(returns))


def test_a_game_for_two_is_tried_by_two() -> None:
    found = trial("two-player", 4, progress=False)
    assert found.broken is None


def test_what_breaks_before_the_deal_is_told_and_has_no_replay() -> None:
    def deals_nothing(self: Rule, *of: object) -> int:
        raise LookupError("no cards")

    declare(deck=deals_nothing)
    found = trial("base, own", progress=False)
    assert "own failed in deals_nothing" in str(found)
    with pytest.raises(ValueError, match="before a card was dealt"):
        found.replay()


def test_a_rule_by_which_nobody_may_play_is_named() -> None:
    declare(
        may_play=lambda self, game, seat: Refusal(self.id, 0, "You may not."),
    )
    assert "by own nobody may play, and somebody has to lead" in str(trial("base, own", 2))


def test_a_rule_that_looks_for_a_player_when_nobody_is_in_is_named() -> None:
    def on_out(self: Rule, game: Change, exit: Exit) -> None:
        game.fall(game.next_of(exit.seat), self)

    declare(on_out=on_out)
    found = str(trial("base, own", 2, progress=False))
    assert "own failed in on_out, line " in found
    assert "ValueError: nobody is in any more" in found


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("may_empty", [False, True])
def test_a_whole_hand_that_is_discarded_at_the_start_is_named_as_the_cause(
    players: int, may_empty: bool
) -> None:
    def on_start(self: Rule, game: Change) -> None:
        game.discard(self, game.turn, game.hands[game.turn], may_empty)

    declare(on_start=on_start)
    found = str(trial("base, own", 4, [players], progress=False))
    assert "on_start of own may leave marks, or ask and move cards when that is" in found


def test_cards_given_at_the_start_that_are_not_given_twice_break_nothing() -> None:
    def on_start(self: Rule, game: Change) -> None:
        if threes := game.hands[0] & 0b1111:
            game.give(self, 0, 1, threes)

    declare(on_start=on_start)
    assert trial("base, own", 8, [3], progress=False).broken is None


@pytest.mark.parametrize("part", [lambda hand: hand & -hand, lambda hand: hand])
def test_what_breaks_in_a_game_that_no_record_can_hold_is_told_all_the_same(part: Any) -> None:
    def on_start(self: Rule, game: Change) -> None:
        game.give(self, 0, 1, part(game.hands[0]))

    declare(on_start=on_start)
    found = trial("standard, own", 4, progress=False)
    assert "on_start of own may leave marks, or ask and move cards when that is" in str(found)
    assert found.record == ""


def test_a_rule_may_move_cards_at_the_start_when_a_choice_is_answered() -> None:
    declare(
        on_start=lambda self, game: game.owe(Ask(self.id, 0, "cards", 1, 1)),
        after_choice=lambda self, game, ask, answer: game.discard(self, 0, answer.value),
    )
    assert trial("standard, own", 4, progress=False).broken is None


def test_a_rule_acts_where_a_play_is_made_that_it_alone_allows() -> None:
    def jacks(self: Rule, game: Game, seat: int) -> list[Play]:
        held = game.rules.forms.of_number(game.hands[seat], JACK, 1)
        return [play._replace(rule=self.id) for play in held if game.trick[-1].play.size == 1]

    declare(extra=jacks)
    assert trial("base, own", 10, progress=False).acted["own"] > 0


def test_an_example_in_which_a_rule_fails_is_told_by_its_line_of_code() -> None:
    def fails(self: Rule, game: Game, seat: int, play: Play) -> None:
        raise LookupError("nothing there")

    declare(after_play=fails, example="hands 3c4c / 5c\na 3c")
    found = trial("own", progress=False)
    assert found.games == 0
    assert "the example of own: own failed in fails, line" in str(found)
