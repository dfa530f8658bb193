"""A record for one seat holds what that seat knows, and replays to the seat's view."""

from random import Random
from typing import Any

import pytest

from daifugo_widget.core.cards import COPIES, bits, blank, blanks, codes, show, take
from daifugo_widget.core.game.history import History
from daifugo_widget.core.records import Record
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.records.moving import move_text
from tests.checking import some
from tests.games.daifugo.engine.random_history import random_history

CASES = [(players, seed) for players in (2, 4, 5, 8) for seed in (0,)]


def running(players: int, seed: int) -> list[History]:
    """Play a match and return some of its moments while a game runs."""
    rng = Random(f"{players}/{seed}/seat")
    histories = [h for h in random_history(rng, players) if not h.now.game.over]
    return rng.sample(histories, min(2, len(histories)))


def seen(game: Game) -> list[object]:
    """Describe a view, one copy of a card being as good as another.

    Cards that lie open out of the game are told by events only, so they count as unseen.
    """
    aside = game.aside.bit_count()
    hands = [(codes(hand), blanks(hand)) for hand in game.hands]
    trick = [(laid.seat, str(laid.play)) for laid in game.trick]
    owed = game.ask._replace(detail=None, barred=0, pool=None) if game.ask else None
    pool = (game.ask.pool or 0) if game.ask else 0
    lying = [(item.seat, item.to, item.cards.bit_count()) for item in game.pending]
    return [
        hands, trick, aside, codes(game.discards), game.turn, game.passed, game.live,
        [exit.seat for exit in game.exits], game.marks, game.way, game.seats, game.dealer,
        game.classes, owed, codes(pool), blanks(pool), lying, len(game.agenda),
    ]  # fmt: skip


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_it_replays_to_what_the_seat_sees(players: int, seed: int) -> None:
    for history in some(running(players, seed)):
        for seat in some(range(players)):
            text = str(Record.of(history, seat))
            again = Record.parse(text).history()
            assert seen(view(again.now.game, seat)) == seen(view(history.now.game, seat))
            assert str(Record.of(again, seat)) == text


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_the_moves_of_the_seat_are_the_same_in_it(players: int, seed: int) -> None:
    for history in some(running(players, seed)):
        game = history.now.game
        if game.actor < 0:
            continue
        again = Record.parse(str(Record.of(history, game.actor))).history().now.game
        assert texts(again) == texts(game)


def texts(game: Game) -> list[str]:
    """Return how the moves that may be made are written."""
    return sorted(move_text(game, move) for move in game.moves())


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_the_hands_of_the_others_are_numbers_in_it(players: int, seed: int) -> None:
    for history in some(running(players, seed)):
        record = str(Record.of(history, 1))
        hands = [line for line in record.splitlines() if line.startswith("hands")]
        shown = hands[-1].removeprefix("hands").split(" / ")
        others = [hand.strip() for seat, hand in enumerate(shown) if seat != 1]
        assert all(hand.startswith("?") and hand[1:].isdigit() for hand in others)
        assert "seed" not in record


def test_of_two_copies_the_one_that_is_known_leaves_an_unseen_hand() -> None:
    first, second = (1 << bit for bit in COPIES[0][:2])
    assert take(first | blank(3), second) == blank(3)
    assert take(blank(3), second) == blank(2)
    assert take(first | second, second) == first


def test_a_card_that_was_given_to_another_is_not_told() -> None:
    text = "rules base, seven-pass\nhands 7c3c4c / 5c9s / 6c8c\na 7c > 4c\nb -\n"
    history = Record.parse(text).history()
    assert "a 7c > 4c" in str(Record.of(history, 0))
    assert "a 7c > 4c" in str(Record.of(history, 1))
    assert "a 7c > ??" in str(Record.of(history, 2))
    assert "4c" not in str(Record.of(history, 2))


def test_the_exchange_is_told_to_its_two_sides() -> None:
    text = (
        "classes a=daifugo b=fugo c=hinmin d=daihinmin\nphase exchange\n"
        "hands 3c4cKd / 5c6cQd / 7c2hAh / 8cX2s\nd > 2sX  c > 2h  a > 3c4c\n"
    )
    history = Record.parse(text).history()
    assert "d > 2sX  c > ??  a > 3c4c" in str(Record.of(history, 0))
    assert "d > ????  c > 2h  a > ????" in str(Record.of(history, 1))


def test_cards_set_aside_are_told_once_they_are_handed_over() -> None:
    text = (
        "rules base, exchange(order=simultaneous)\nclasses a=fugo c=hinmin\nphase exchange\n"
        "hands 3c4c / 5c6c / Ah2s\nc > 2s\n"
    )
    assert "c > ??" in str(Record.of(Record.parse(text).history(), 0))
    assert "c > 2s" in str(Record.of(Record.parse(text + "a > 3c\n").history(), 0))


def test_it_is_whole_once_the_game_is_over_but_for_the_seed_of_the_deals_to_come() -> None:
    history = Record.parse("seed 5\nhands 3c / 4c / 5c6c\na 3c  b 4c\n").history()
    whole = str(Record.of(history))
    assert str(Record.of(history, 0)) == whole.replace("seed   5\n", "")


def test_games_before_a_running_one_are_whole() -> None:
    text = "hands 3c / 4c / 5c6c\na 3c  b 4c\nnext\nhands 3c4c / 5c6c / 7c2c\nc > 2c\n"
    record = str(Record.of(Record.parse(text).history(), 1))
    assert "hands  3c / 4c / 5c6c" in record
    assert "hands  ?2 / 5c6c / ?2" in record


@pytest.mark.parametrize(("redrawn", "whole"), [("game", True), ("set", False)])
def test_games_that_share_blind_cards_with_the_running_one_stay_hidden(
    redrawn: str, whole: bool
) -> None:
    blind = f"first_game=blind, later_games=blind, blind_redrawn={redrawn}"
    rules = f"standard, match, deal-remainder({blind})"
    rng, history = Random(4), History(Match.start(rules, 5, seed=4))
    while not history.now.game.over:
        history = history.move(rng.choice(history.now.game.moves()))
    record = Record.of(history.next(), 1)
    hands = next(line for line in str(record).splitlines() if line.startswith("hands"))
    assert ("?" not in hands) == whole
    assert record.history().now.game.hands[1] == history.next().now.game.hands[1]


def test_the_leader_of_a_first_game_is_told_with_the_card_that_must_be_played() -> None:
    rules = "base, first-leader(must_include=true)"
    history = History(Match.start(rules, 4, seed=3))
    leader = history.now.game.turn
    for seat in range(4):
        again = Record.parse(str(Record.of(history, seat))).history().now.game
        assert (again.turn, again.marks) == (leader, history.now.game.marks)


def test_the_leader_is_told_where_chance_has_dealt_cards_in_the_exchange() -> None:
    text = (
        "rules standard, later-leader(by=same-as-first), reserve-swap\n"
        "classes a=daifugo b=fugo d=hinmin e=daihinmin\nphase exchange\n"
        "hands AcAd7c7d8c8d / 9c9dTcTdJcJd / 7h8hJsQcQdQs / KcKdKs7s8s9s / 9hThTsJhQhKh\n"
        "e > QhKh  d > Ks  a > 7c7d  b > 9c  c > yes > 7h8h ~ AhAs\n"
    )
    game = Record.parse(text).history().now.game
    for seat in range(5):
        again = Record.parse(str(Record.of(Record.parse(text).history(), seat))).history().now.game
        assert (again.turn, again.agenda) == (game.turn, ())


def test_a_script_of_a_drill_is_kept_from_the_players() -> None:
    history = Record.parse("script b 5c\nhands 3c / 5c6c\n").history()
    assert "script" in str(Record.of(history))
    assert "script" not in str(Record.of(history, 0))


def test_a_hand_of_two_decks_is_told_card_by_card() -> None:
    history = History(Match.start("standard", 8, seed=2))
    hand = history.now.game.hands[3]
    again = Record.parse(str(Record.of(history, 3))).history().now.game
    assert codes(again.hands[3]) == codes(hand)
    assert len(list(bits(again.hands[3]))) == len(list(bits(hand)))


def test_of_two_copies_among_the_discards_nobody_knows_which_one_was_taken() -> None:
    text = (
        "rules base, deck(decks=2), re-king, satan\n"
        "hands 3c4d9d / 3c6c6d6h9sKh / 4c9h\ndiscards 5h7h8d8h\n"
        "a 3c  b -  c -\na 9d  b Kh ~ 8d ~ 5h ~ 8h  c -  a -\n"
        "b 3c  c -  a -\nb 6c6d6h > 3c\n"
    )
    history = Record.parse(text).history()
    for seat in range(3):
        assert show(view(history.now.game, seat).discards) == "9dKh?2"
        again = Record.parse(str(Record.of(history, seat))).history().now.game
        assert seen(view(again, seat)) == seen(view(history.now.game, seat))


def test_a_copy_that_lies_aside_is_not_the_one_that_another_gives() -> None:
    text = (
        "rules base, deck(decks=2), king-pastor\nhands KhJs5c / 4d9d / 4cJs9h\n"
        "a Kh > Js  b > 9d  c > Js  b -  c -\na Js  b -  c -\na 5c  b Js  c -\n"
    )
    history = Record.parse(text).history()
    again = Record.parse(str(Record.of(history, 0))).history().now.game
    assert show(again.discards) == "5cJsJsKh"


def test_what_a_bomber_has_brought_among_the_discards_is_told_again_where_one_is_chosen() -> None:
    text = (
        "rules base, re-king, queen-bomber, rescue, queen-cut\n"
        "hands 4c4dQh5c5h8h / 3c6d6cKs7d8d8s / 9c9dTdTc5dJd2d\n"
        "a 4c4d  b 6c6d  c TcTd  a -  b -\nc 5d  a -  b Ks ~ 4c ~ Td ~ Tc  c -  a -\n"
        "b 3c  c -  a Qh > 9  b > 5d\n"
    )
    history = Record.parse(text).history()
    for seat in range(3):
        again = Record.parse(str(Record.of(history, seat))).history().now.game
        assert seen(view(again, seat)) == seen(view(history.now.game, seat))


@pytest.mark.parametrize("leads", ["b time-limit > 3s", "c time-limit > -"])
def test_who_is_late_where_a_certain_card_may_have_to_begin_leads_for_all_eyes(leads: str) -> None:
    history = Record.parse(
        "rules  base, pass(leader_may_pass=true), first-leader(must_include=true), time-limit, "
        "satan\nhands  4d4sJc / 3s4c6h / 5c6c7c\nmarks  first-leader=3s\n"
        f"turn  {leads[0]}\n{leads}\n"
    ).history()
    for seat in range(3):
        text = str(Record.of(history, seat))
        assert leads in text
        assert str(Record.of(Record.parse(text).history(), seat)) == text


@pytest.mark.parametrize("seat", ["a", -1, True])
def test_what_is_no_number_of_a_seat_is_told(seat: Any) -> None:
    with pytest.raises(SpokenError):
        Record.of(History(Match.start(seed=1)), seat)
