"""A hand with more plays than are listed: the table says so and judges chosen cards exactly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daifugo_widget import Match, Record, Table
from daifugo_widget.core.cards import cards, code, show_code
from daifugo_widget.core.game.plays import MOST_PLAYS, Play, is_cut
from daifugo_widget.core.game.refusal import Refusal
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.order import Order
from daifugo_widget.games.daifugo.engine.plays.play_emperors import Emperors
from daifugo_widget.games.daifugo.players import PLAYERS
from daifugo_widget.players import make_player
from daifugo_widget.table.wire.move_text import read_play
from tests.table.playing import sent

DECK = [show_code(code(bit)) for bit in range(52)] + ["X"]
BIG = f"rules everything\nhands {''.join(DECK[1:])} / 3c\nturn a\n"
FOUR_DECKS = f"rules base, deck(decks=4)\nhands {''.join(DECK[1:52] * 3)} / 3c\nturn a\n"
SAID = {"en": "too many plays to list", "ja": "一覧にできません", "ko": "나열할 수 없습니다"}


def big() -> Game:
    game: Game = Record.parse(BIG).history().now.game
    return game


def test_no_more_plays_are_listed_than_said() -> None:
    plays = big().plays()
    assert is_cut(plays)
    assert len(plays) == MOST_PLAYS


def test_no_more_plays_are_made_than_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    usual = Emperors._windows

    def counted(self: Emperors, *given: Any) -> Any:
        def each(window: Any) -> Any:
            nonlocal made
            for play in window:
                made += 1
                yield play

        return map(each, usual(self, *given))

    monkeypatch.setattr(Emperors, "_windows", counted)
    big().plays()
    assert 0 < made <= MOST_PLAYS + 1


def test_what_is_listed_has_the_plays_of_kinds_with_few_plays() -> None:
    plays = big().plays()
    singles = {play.cards for play in plays if play.size == 1}
    assert len(singles) == 52
    assert {play.kind for play in plays} >= {"group", "stairs", "emperor"}


def test_fewer_plays_are_listed_whole() -> None:
    listed = Match.start("everything", players=3, seed=1).game.plays()
    assert listed
    assert not is_cut(listed)


CHOSEN = "5c6d7h8s9cTdJhQs", "3d4c5s6h7d8c9sTh", "6c7d8h9sTcJdQhKsAd2c4h5s", "4d5d6d7dX", "7c7d7h"


@pytest.mark.parametrize("text", CHOSEN)
def test_a_chosen_play_is_judged_exactly(text: str) -> None:
    game = big()
    small = game.holding(cards(text))
    known = {play.cards for play in small.plays()}
    found = read_play(game, 0, text)
    assert (cards(text) in known) == (not isinstance(found, Refusal))
    if not isinstance(found, Refusal):
        assert game.is_legal(found)
        assert game.step(found)


def test_a_long_play_that_is_not_listed_can_be_made() -> None:
    text = "4c5d6h7s8c9dThJsQcKdAh2s"
    game = big()
    assert cards(text) not in {play.cards for play in game.plays()}
    table = Table(record=BIG)
    sent(table, do="play", cards=text)
    assert table.state["refusal"] is None
    move = table.session.history.steps[0].move
    assert isinstance(move, Play)
    assert move.cards == cards(text)


def test_cards_that_are_no_play_are_refused_all_the_same() -> None:
    table = Table(record=BIG)
    assert sent(table, do="play", cards="4c5d6h8s")["refusal"]["reason"] == "not-a-play"
    assert sent(table, do="play", cards="".join(DECK[1:]))["refusal"]["reason"] == "not-a-play"


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_says_that_they_are_not_listed(lang: Lang) -> None:
    table = Table(record=BIG, lang=lang)
    assert table.state["plays"] == []
    assert table.state["many"]
    assert SAID[lang] in str(table.state["prompt"]["text"])


def test_of_a_usual_hand_nothing_is_said() -> None:
    assert "many" not in Table(seed=1).state


@pytest.mark.parametrize("bot", list(PLAYERS))
def test_bots_cope_with_a_list_that_was_cut(bot: str) -> None:
    game = big()
    move = make_player(bot).choose(game.seen_by(0), Random(1))
    assert game.why_not(0, move) is None


def test_a_hint_copes_with_it_too() -> None:
    hint = Table(record=BIG).hint()
    assert hint is not None


def test_many_copies_of_cards_have_a_bound_too() -> None:
    plays = Record.parse(FOUR_DECKS).history().now.game.plays()
    assert len(plays) <= MOST_PLAYS


def test_emperors_that_follow_are_not_lost_to_those_that_do_not() -> None:
    hand, top = cards("".join(DECK[:52])), cards("5c6d7h8s")
    order: Order = big().order
    wild = big().rules.forms.wild
    led = next(play for play in Emperors().lead(top, order, wild))
    assert len(Emperors().follow(hand, led, order, wild)) > 24


def test_a_record_that_claims_all_legal_plays_is_told() -> None:
    (failure,) = Record.parse(BIG + "= legal 4c\n").check()
    assert "too many plays to list" in str(failure)
