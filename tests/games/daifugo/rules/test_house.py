"""What a house agrees on between games: decrees and newcomers."""

from dataclasses import replace

import pytest

from daifugo_widget.core.game.history import History
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet

HOUSE = RuleSet("base, decree(limit=2), eight-cut")


def enact(line: str, rules: RuleSet = HOUSE) -> RuleSet:
    found: RuleSet = HOUSE["decree"].enact(HOUSE, rules, RuleSet(line))
    return found


def over(rules: str, players: int = 3) -> Match:
    match = Match.start(rules, players, seed=5)
    while not match.game.over:
        match = match.step(match.game.moves()[-1]).settle_chance()
    return match


def test_a_decree_adds_one_rule() -> None:
    assert "stairs" in enact(f"{HOUSE}, stairs")


def test_at_the_limit_an_option_that_was_decreed_makes_room_for_a_rule() -> None:
    house, option = "base, decree(limit=1)", "base, decree(limit=1), pass(reenter=false)"
    decree = RuleSet(house)["decree"]
    wanted = RuleSet(f"{house}, seven-pass")
    assert decree.enact(RuleSet(house), RuleSet(option), wanted) == wanted
    with pytest.raises(RuleError, match="2 added rules"):
        decree.enact(RuleSet(house), RuleSet(option), RuleSet(f"{option}, seven-pass"))


def test_a_decree_repeals_one_rule() -> None:
    assert "eight-cut" not in enact(f"{HOUSE}, -eight-cut")


def test_a_decree_changes_the_options_of_one_rule() -> None:
    assert not enact(f"{HOUSE}, eight-cut(in_stairs=false)")["eight-cut"].in_stairs


@pytest.mark.parametrize("line", [f"{HOUSE}, stairs, revolution", str(HOUSE)])
def test_a_decree_that_changes_more_or_less_than_one_rule_is_none(line: str) -> None:
    with pytest.raises(RuleError, match="one rule"):
        enact(line)


def test_only_so_many_added_rules_are_in_force() -> None:
    two = RuleSet(f"{HOUSE}, stairs, revolution")
    with pytest.raises(RuleError, match="repeal one first"):
        enact(f"{two}, suit-bind", two)
    assert "stairs" not in enact(f"{two}, -stairs", two)


def test_where_no_more_may_be_added_one_goes_for_each_that_comes() -> None:
    two = RuleSet(f"{HOUSE}, stairs, revolution")
    swapped = enact(f"{two}, -stairs, suit-bind", two)
    assert {"revolution", "suit-bind"} <= {rule.id for rule in swapped}
    assert "stairs" not in swapped
    with pytest.raises(RuleError, match="one rule"):
        enact(f"{HOUSE}, suit-bind", two)
    with pytest.raises(RuleError, match="one rule"):
        enact(f"{HOUSE}, revolution", RuleSet(f"{HOUSE}, stairs"))


@pytest.mark.parametrize(
    ("veto", "against", "stands"),
    [
        ("unanimous", [True, True, False], True),
        ("unanimous", [True, True, True], False),
        ("majority", [True, True, False], False),
        ("majority", [True, False], True),
        ("none", [True, True, True], True),
    ],
)
def test_the_others_veto_by_vote(veto: str, against: list[bool], stands: bool) -> None:
    assert bool(RuleSet(f"base, decree(veto={veto})")["decree"].stands(against)) == stands


def test_a_newcomer_enters_below_whoever_first_beats_it() -> None:
    match = over("base, joining")
    ranking = match.game.ranking()
    joined = match.join([True, False, True])
    assert joined.players == 4
    assert joined.game.class_of(3) == "hinmin"
    assert joined.game.class_of(ranking[-1]) == "daihinmin"
    assert joined.game.class_of(ranking[1]) == "fugo"


def test_a_newcomer_who_beats_everybody_enters_at_the_top() -> None:
    assert over("base, joining").join([True] * 3).game.class_of(3) == "daifugo"


def test_a_newcomer_who_beats_nobody_enters_at_the_bottom() -> None:
    assert over("base, joining").join([False]).game.class_of(3) == "daihinmin"


def test_whom_a_newcomer_beats_is_drawn_by_the_seed() -> None:
    match = over("base, joining")
    assert match.join().game == match.join().game


def test_points_go_on_and_a_newcomer_begins_with_none() -> None:
    match = over("base, joining")
    assert match.join().points == (*match.points, 0)


def test_a_newcomer_finds_its_place_among_those_who_have_gone_out_before() -> None:
    text = """\
rules base, joining, classes(table=super)
hands 3c / 4c / 9h / 6c / 5d / 8c8d
a 3c  b 4c  c -  d 6c  e -  f -  c 9h  e -  f -  e 5d
"""
    six = Record.parse(text).history().now
    assert six.game.ranking() == (0, 1, 3, 2, 4, 5)
    seven = six.join([False])
    assert (seven.game.class_of(3), seven.game.class_of(2)) == ("fugo", "heimin")


@pytest.mark.parametrize("rule", ["monarchy-defence", "defence"])
def test_a_newcomer_at_the_top_has_won_nothing_yet(rule: str) -> None:
    text = f"""\
rules base, joining, {rule}
classes a=daifugo b=fugo c=hinmin d=daihinmin
hands 3c / 4c / 5c / 6c7c
a 3c  b 4c  c 5c
"""
    four = Record.parse(text).history().now
    assert four.join([True] * 4).game.mark_of(rule) is None
    assert four.join([False]).game.mark_of(rule)


def test_of_two_heimin_the_lower_one_is_known_when_a_newcomer_is_one() -> None:
    text = """\
rules base, joining, heimin-reveal
hands 3c / 4c / 5c / 6c / 7c8c
a 3c  b 4c  c 5c  d 6c
"""
    six = Record.parse(text).history().now.join([True] * 3 + [False])
    assert [six.game.class_of(seat) for seat in (2, 5)] == ["heimin", "heimin"]
    assert six.game.mark_of("heimin-reveal") == "c"


def test_where_seats_go_by_class_a_newcomer_sits_by_its_own() -> None:
    match = over("base, joining, seating(order=ascending)")
    first, second, last = match.game.ranking()
    assert match.join([True, False]).game.seats == (last, 3, second, first)
    fixed = over("base, joining")
    assert fixed.join([True, False]).game.seats == (*fixed.game.seats, 3)


@pytest.mark.parametrize("seating", ["random", "ascending, anchor=top", "descending, by=score"])
@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_where_a_newcomer_sits_is_written_and_read_back(seating: str, direction: str) -> None:
    history = History(Match.start("base, joining", 3, seed=5))
    while not history.now.game.over:
        history = history.move(history.now.game.moves()[-1])
    rules = RuleSet(f"base, joining, seating(order={seating}), turn-order(direction={direction})")
    for wins in ([False], [True, False], [True] * 3):
        joined = history.with_match(history.now.join(wins, rules))
        assert Record.parse(str(Record.of(joined))).history() == joined
        seen = Record.parse(str(Record.of(joined, 0))).history()
        assert seen.now.game.seats == joined.now.game.seats


def test_nobody_joins_where_the_rule_is_off_or_the_table_is_full() -> None:
    with pytest.raises(RuleError, match="joining"):
        over("base").join()
    with pytest.raises(RuleError, match="2 to 9"):
        over("base, joining", 9).join()


def test_a_match_with_a_newcomer_is_written_and_read_back() -> None:
    history = History(Match.start("base, joining", 3, seed=5))
    while not history.now.game.over:
        history = history.move(history.now.game.moves()[-1])
    history = replace(
        history.with_match(history.now.join([True, False])), names=("Ann", "", "", "Mina")
    )
    text = str(Record.of(history))
    assert 'names  a="Ann" d="Mina"' in text
    assert Record.parse(text).history() == history


def test_a_name_for_a_seat_where_nobody_has_joined_is_an_error() -> None:
    game = 'names  d="Mina"\nrules  base, joining\nhands  3c / 4c / 5c5d\na 3c  b 4c\n'
    for text in (game, game + "next\n"):
        with pytest.raises(RecordError, match="there are 3 players"):
            Record.parse(text).history()
