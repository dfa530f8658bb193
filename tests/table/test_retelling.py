"""A game that one seat wrote down goes on with its whole story, whatever the others held."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from daifugo_widget import Record, Table
from daifugo_widget.core.game.history import History
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.table.reconstruction.dealing_out import dealt_out
from daifugo_widget.games.daifugo.table.reconstruction.rebuild import retold
from daifugo_widget.players import make_player
from daifugo_widget.table.session.saving import reconstruct
from tests.checking import some
from tests.games.daifugo.engine.random_history import random_history

HOUSES = ["base", "standard", "official", "article", "hatena", "offline", "uecda"]


def second_game(rules: str, players: int, seed: int) -> History:
    """Play a game and a part of the next, in which cards have been exchanged."""
    rng, bot = Random(seed), make_player("steady")
    history = History(Match.start(RuleSet(rules).for_players(players), players, seed))
    moves = rng.randrange(4, 50)
    while len(history.steps) - history.dealt_at < moves or history.now.number < 2:
        if history.now.game.over:
            if history.now.number == 2:
                return history.back_to(len(history.steps) - 1)
            history = history.next().settle_chance()
        else:
            actor = history.now.game.actor
            history = history.move(bot.choose(history.now.game.seen_by(actor), rng), actor)
    return history


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("rules", HOUSES)
def test_every_move_stays_and_a_seat_would_write_the_same_again(rules: str, seed: int) -> None:
    history = second_game(rules, 5 if rules == "uecda" else 4, seed)
    for seat in some(range(history.now.players)):
        text = str(Record.of(history, seat))
        found = reconstruct(Record.parse(text).history())
        assert not found.now.game.is_view()
        assert len(found.steps) == len(history.steps)
        assert str(Record.of(found, seat)) == text


@pytest.mark.parametrize("seed", [1, 24, 46])
def test_the_story_is_found_however_often_cards_have_changed_hands_unseen(seed: int) -> None:
    history = second_game("everything", 4, seed)
    for seat in range(4):
        found = retold(Record.parse(f"seed 1\n{Record.of(history, seat)}").history())
        assert found is not None
        assert str(Record.of(found, seat)) == str(Record.of(history, seat))


def test_the_story_is_found_of_what_somebody_without_a_seat_wrote_down() -> None:
    history = second_game("standard", 4, 1)
    text = str(Record.of(history, history.now.players))
    found = retold(Record.parse(text).history())
    assert found is not None
    assert str(Record.of(found, 4)) == text


def test_a_saved_game_is_opened_with_its_story_and_its_undo() -> None:
    table = Table("standard, seven-pass", seed=5, pace="once")
    table.play("3d")
    opened = Table(record=str(table.record))
    assert opened.state["story"] == table.state["story"]
    assert str(opened.record) == str(table.record)
    opened.undo()
    assert opened.history.steps == ()


def test_who_watched_without_a_hand_finds_the_game_whole_as_well() -> None:
    history = second_game("standard", 4, 1)
    text = str(Record.of(history, history.now.players))
    found = retold(Record.parse(text).history())
    assert found is not None
    assert len(found.steps) == len(history.steps)


def test_a_position_of_a_few_cards_is_found_whole_from_where_it_was_laid_out() -> None:
    text = "rules  base\nhands  3c5c / ?2 / - / ?3\nout  c\na 3c  b 9h  d -\n"
    found = reconstruct(Record.parse(text).history())
    assert len(found.steps) == 3
    assert [hand.bit_count() for hand in found.start.game.hands] == [2, 2, 0, 3]


def test_what_may_still_be_drawn_in_a_position_laid_out_is_the_same_when_it_is_read_again() -> None:
    text = "rules  base, satan\nhands  6c6d6h3c / 4c?3 / 5c5d5h9d\ndiscards 7d\na 6c6d6h > 7d\n"
    opened = reconstruct(Record.parse(text + "b -  c -\na 3c\n").history())
    assert opened.steps == ()
    assert opened.now.game.drawn == Record.parse(str(Record.of(opened))).history().now.game.drawn


@pytest.mark.parametrize("seed", range(3))
def test_a_position_laid_out_holds_every_card_once_and_is_read_again_as_it_is(seed: int) -> None:
    rng, players = Random(f"{seed}/laid out"), 3 + seed % 4
    for history in some(islice(random_history(rng, players, games=1), 3, None, 9)):
        if history.now.game.over:
            break
        opened = dealt_out(Record.parse(str(Record.of(history, seed % players))).history())
        game = opened.now.game
        again = Record.parse(str(Record.of(opened))).history().now.game
        assert game.all_cards() == game.rules.deck(players)
        assert not game.is_view()
        assert [laid.play for laid in again.trick] == [laid.play for laid in game.trick]
        assert (again.hands, again.discards) == (game.hands, game.discards)
        assert (again.turn, again.passed, again.marks) == (game.turn, game.passed, game.marks)
        assert again.moves() == game.moves()


def test_a_position_laid_out_offers_nothing_that_is_lost_when_it_is_read_again() -> None:
    text = """
rules    base, tax-evasion
classes  a=daifugo b=fugo c=hinmin d=daihinmin
phase    exchange
hands    2cAc5c6c / ?4 / ?4 / ?4
turn     d
d > 3c4c  c > ??  a > 5c6c  b > ??
d 2s  a -
"""
    view = Record.parse(text).history()
    assert any(view.now.game.calls(seat) for seat in range(4))
    opened = dealt_out(view)
    again = Record.parse(str(Record.of(opened))).history()
    for seat in range(4):
        assert opened.now.game.calls(seat) == again.now.game.calls(seat)


def test_plays_of_a_position_laid_out_lie_there_as_they_are_read_again() -> None:
    text = """
rules  base, number-bind(after=3), eleven-back
hands  Tc3c / Jd4d / ?2
a Tc  b Jd
"""
    opened = dealt_out(Record.parse(text).history())
    again = Record.parse(str(Record.of(opened))).history()
    assert opened.now.game.trick == again.now.game.trick


def test_what_cannot_be_found_again_is_laid_out_as_it_stands() -> None:
    text = "rules  base\nhands  3c4c5c / ?3 / 7d8d9d\na 3c  b 6h  c 8d\n"
    assert retold(Record.parse(text).history()) is None
    opened = reconstruct(Record.parse(text).history())
    assert opened.steps == ()
    assert opened.now.game.turn == 0


def test_a_card_played_unseen_is_none_of_those_that_have_left_the_match() -> None:
    text = """
rules  base, deck(decks=2), strong-eight-cut
hands  8c8d8h3c / 4c / 5c6c
a 8c8d8h  a 3c  b 4c
next
phase  play
turn   a
hands  3c4c / ?3 / ?3
a 3c  b 8c
"""
    seen = Record.parse(text).history().now.game
    assert not seen.removed & seen.table_cards()
    opened = dealt_out(Record.parse(text).history())
    assert Record.parse(str(Record.of(opened))).history().now.game.hands == opened.now.game.hands
