"""Games to sets to matches: points, classes, the exchange, and when it ends."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from daifugo_widget import Record, RuleError
from daifugo_widget.core.cards import codes
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.games.tricks.nap import NapRuleSet
from tests.core.languages import assert_spoken
from tests.games.daifugo.engine.chance import play_out


def test_chance_decides_anew_each_time_however_a_match_goes_on() -> None:
    match, rng = Match.start("everything", 4, seed=1), Random(1)
    while not match.game.owes_chance:
        match = match.step(rng.choice(match.game.moves()))
    by_step, by_move = match.step(match.roll()), match.move(match.roll())
    assert by_step == by_move
    assert by_step.settle_chance() == match.settle_chance()
    assert by_step.chances == match.chances + 1


@pytest.mark.parametrize(
    ("players", "table"), [(4, {6, 4, 2, 0}), (3, {4, 2, 0}), (5, {8, 6, 4, 2, 0}), (2, {2, 0})]
)
def test_without_a_match_places_give_points_without_end(players: int, table: set[int]) -> None:
    rules = "two-player" if players == 2 else "standard"
    match = play_out(Match.start(rules, players, seed=1))
    assert set(match.results[0].points) == table
    assert not match.over
    assert match.set_and_game == (1, 1)


def test_a_match_is_three_sets_of_four_games() -> None:
    match = Match.start("official", 4, seed=1)
    for number in range(1, 13):
        assert match.number == number
        assert match.set_and_game == ((number - 1) // 4 + 1, (number - 1) % 4 + 1)
        match = play_out(match)
        assert match.over is (number == 12)
        match = match if match.over else match.next()
    assert sum(match.points) == 12 * (6 + 4 + 2) + 3 * 2
    assert match.winners


def test_the_winner_of_a_sets_last_game_gets_two_more() -> None:
    match = play_out(Match.start("official", 4, seed=1), 4)
    assert [max(result.points) for result in match.results] == [6, 6, 6, 8]


def test_a_new_set_starts_without_classes_and_exchange() -> None:
    match = play_out(Match.start("official", 4, seed=1), 4).next()
    assert match.game.classes == ()
    assert match.game.ask is None


def test_classes_are_those_of_the_table_by_which_the_next_game_is_played() -> None:
    match = play_out(Match.start("base, miyako-ochi, decree", 3, seed=1))
    assert sorted(match.results[0].classes) == ["fugo", "heimin", "hinmin"]
    later = match.next(RuleSet("base, classes(table=hatena), miyako-ochi, decree"))
    best = match.game.ranking()[0]
    assert later.classes[best] == "daifugo"
    assert later.game.holder("daifugo") == best


def test_a_house_plays_later_games_too_as_it_does_with_so_many() -> None:
    match = play_out(Match.start("standard", 3, seed=1)).next(RuleSet("standard, five-skip"))
    assert sorted(match.classes) == ["daifugo", "daihinmin", "heimin"]


def test_points_may_be_chosen() -> None:
    match = play_out(Match.start("base, match(points=5+3)", 4, seed=1))
    assert sorted(match.results[0].points) == [0, 0, 3, 5]


def test_a_match_may_end_at_a_score() -> None:
    match = play_out(Match.start("base, match(end=target-score, target=10)", 4, seed=1))
    while not match.over:
        assert max(match.points) < 10
        match = play_out(match.next())
    assert max(match.points) >= 10


def test_a_match_to_a_score_that_nobody_has_named_ends_with_its_games() -> None:
    match = play_out(Match.start("base, match(sets=1, games=2, end=target-score)", 4, seed=1), 2)
    assert match.over


def is_decided(match: Match) -> bool:
    """Tell whether the second cannot catch up any more in nine games of 9 + 2, 1 and 0 points."""
    best, second, _ = sorted(match.points, reverse=True)
    return best - second > (9 - match.number) * (9 + 2)


def test_a_match_may_stop_when_the_first_cannot_be_caught() -> None:
    rules = "base, match(sets=9, games=1, points=9+1, mercy=true)"
    stopped = 0
    for seed in range(20):
        match = play_out(Match.start(rules, 3, seed=seed))
        while not match.over:
            assert not is_decided(match)
            match = play_out(match.next())
        assert match.number == 9 or is_decided(match)
        stopped += match.number < 9
    assert stopped


@pytest.mark.parametrize(("lead", "over"), [(9, True), (8, False)])
def test_the_official_match_stops_when_the_first_cannot_be_caught(lead: int, over: bool) -> None:
    match = play_out(Match.start("official", 4, seed=1))
    only = match.results[0]._replace(points=(lead, 0, 0, 0))
    eleven = replace(match, number=11, results=(only,))
    assert eleven.over is over
    assert eleven.winners == ((0,) if over else ())


def test_the_final_daifugo_may_have_won() -> None:
    match = play_out(
        Match.start("base, match(sets=1, games=2, winner=final-daifugo)", 4, seed=1), 2
    )
    assert match.over
    assert match.winners == match.game.ranking()[:1]


def test_where_the_final_daifugo_wins_nobody_is_too_far_ahead_to_be_caught() -> None:
    rules = "base, match(sets=9, games=1, points=9+1, mercy=true, winner=final-daifugo)"
    for seed in range(20):
        assert not play_out(Match.start(rules, 3, seed=seed), 8).over


def test_the_same_seed_gives_the_same_match() -> None:
    one = play_out(Match.start("standard", 5, seed=9), 3)
    other = play_out(Match.start("standard", 5, seed=9), 3)
    assert one.results == other.results


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(ValueError, match="once this one is over"):
        Match.start("standard", 4, seed=1).next()


def test_after_the_last_game_another_match_has_to_be_started() -> None:
    match = play_out(Match.start("base, match(sets=1, games=1)", 4, seed=1))
    with pytest.raises(ValueError, match="the match is over"):
        match.next()


def test_the_poor_give_their_strongest_and_the_rich_give_any_back() -> None:
    match = play_out(Match.start("standard", 4, seed=2)).next()
    game = match.game
    daifugo, fugo, hinmin, daihinmin = match.results[0].ranking
    assert [ask.seat for ask in game.agenda[:4]] == [daihinmin, hinmin, daifugo, fugo]
    strongest = sorted((code // 4 for code in codes(game.hands[daihinmin])), reverse=True)[:2]
    for answer in game.moves():
        assert isinstance(answer, Answer)
        given = sorted((code // 4 for code in codes(answer.value)), reverse=True)
        assert given == strongest
    while game.ask:
        game = game.step(game.moves()[-1])
    assert game.turn == daihinmin
    assert {hand.bit_count() for hand in game.hands} == {13, 14}


@pytest.mark.parametrize("wrong", ["3s", "zz", None, 5, 7, [], 1.5, "-"])
@pytest.mark.parametrize(
    "match", [Match.start("base", seed=1), TrickMatch.start(NapRuleSet(), 4, seed=1)]
)
def test_what_is_no_move_at_all_is_no_step(match: Any, wrong: object) -> None:
    with pytest.raises(TypeError, match="is not a move of this game: take one that moves"):
        match.step(wrong)


@pytest.mark.parametrize("wrong", ["3s", None, 5, object()])
def test_what_is_no_move_at_all_is_refused(wrong: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        Match.start("base", players=4, seed=1).move(wrong)
    assert refused.value.refusal.reason == "not-a-play"
    assert "no move of this game: take one of those that moves() lists" in str(refused.value)


@pytest.mark.parametrize("wrong", [None, "x", 1.5, -5, True])
def test_what_is_no_set_of_cards_is_refused_where_cards_are_chosen(wrong: Any) -> None:
    game = Record.parse("rules base, seven-pass\nhands 7c3c / 5c6c\na 7c").history().now.game
    refusal = game.why_not(0, Answer(wrong))
    assert refusal is not None
    assert refusal.reason == "seven-pass"


def test_chance_sees_nothing_and_says_what_to_do_instead() -> None:
    match, rng = Match.start("everything", players=3, seed=1), Random(0)
    while not match.game.owes_chance:
        match = match.step(rng.choice(match.game.moves()))
    with pytest.raises(SpokenError, match=r"chance is to act.*settle_chance\(\)") as caught:
        match.game.seen_by(match.game.actor)
    assert_spoken(caught.value)
    settled = match.settle_chance()
    assert settled.game.seen_by(settled.game.actor).moves() == settled.game.moves()
    with pytest.raises(SpokenError, match="seat is a whole number, not 'a'"):
        settled.game.seen_by("a")  # type: ignore[arg-type]


LAST_CARDS = "rules base\nhands 3c / 4c / 5c6c\na 3c  b 4c\n"


def test_the_next_game_takes_a_line_of_rules_as_the_first_one_does() -> None:
    history = Record.parse(LAST_CARDS).history()
    assert history.next("standard").now.rules == Match.start("standard", players=3).rules
    for wrong in (3, "nap", NapRuleSet()):
        with pytest.raises(RuleError):
            history.now.next(wrong)
