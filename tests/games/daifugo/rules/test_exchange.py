"""What each player sees of the exchange, and what of it shows in no single record."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from daifugo_widget import Table
from daifugo_widget.core.cards import blanks, cards
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import Answer, Call
from daifugo_widget.core.records import Record
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.engine.views import view
from tests.checking import some
from tests.core.test_records_of_a_seat import seen
from tests.games.daifugo.engine.random_history import random_move
from tests.games.daifugo.engine.test_laws import cards_in, hidden_from
from tests.tiers import first

FOUR = "classes a=daifugo b=fugo c=hinmin d=daihinmin\nphase exchange\n"
SIX = "classes a=daifugo b=fugo e=hinmin f=daihinmin\nphase exchange\n"
THREE = "classes a=fugo c=hinmin\nphase exchange\n"


def played(text: str) -> History:
    return Record.parse(text).history()


def record(history: History, seat: int) -> str:
    return str(Record.of(history, seat))


def seen_by(history: History, seat: int) -> int:
    """Return the cards that the events of the latest step show a seat."""
    found = 0
    for event in view(history.now.game, seat).events:
        found |= event.cards
    return found


# --- what the rich choose themselves -------------------------------------------------------------

PICK = f"rules base, exchange-pick\n{FOUR}hands 3c4cKd / 5c6cQd / 7c2hAh / 8cX2s\nd > 8cX2s\n"


def test_an_open_hand_is_shown_to_the_partner_alone() -> None:
    history = played(PICK)
    assert view(history.now.game, 0).ask.pool == cards("8cX2s")
    assert blanks(view(history.now.game, 1).ask.pool) == 3
    assert "d > 8c2sX" in record(history, 0)
    assert "d > ??????" in record(history, 1)


def test_what_was_picked_is_known_to_both_sides_alone() -> None:
    history = played(PICK + "a > 2sX\n")
    assert "a > 2sX" in record(history, 0)
    assert "a > 2sX" in record(history, 3)
    assert "a > ????" in record(history, 2)


FACEDOWN = f"rules base, exchange-facedown\n{FOUR}hands 3c4cKd / 5c6cQd / 7c2hAh / 8cX2s\n"


def test_nobody_but_its_owner_sees_a_card_that_was_drawn_face_down() -> None:
    history = played(FACEDOWN + "a > 1 > 3\nb > 1\n")
    for seat in range(3):
        assert not cards_in(view(history.now.game, seat)) & cards("8cX2s")


def test_what_was_drawn_face_down_is_seen_once_the_return_is_given() -> None:
    history = played(FACEDOWN + "a > 1 > 3\nb > 1\na > 3c4c\nb > 5c\nd > 8cX\nc > 2h\n")
    assert view(history.now.game, 0).hands[0] == cards("Kd8cX")
    assert "d > 8cX" in record(history, 0)
    assert "d > ????" in record(history, 1)


# --- heimin --------------------------------------------------------------------------------------

HANDS = "hands 3c4d / 5c6d / 7s8s / 7h2h / 5h6h / TcJd\nf > TcJd  e > 6h  a > 3c4d  b > 5c\n"


def test_an_offered_card_is_seen_by_the_other_heimin_alone() -> None:
    history = played(f"rules base, trade\n{SIX}{HANDS}c > d > 7s\n")
    sevens = cards("7s7h")
    assert [bool(seen_by(history, seat) & sevens) for seat in range(6)] == [
        False, False, True, True, False, False,
    ]  # fmt: skip
    assert view(history.now.game, 0).ask.barred == 0
    assert "c > d > 7s" in record(history, 3)
    assert "c > d > ??" in record(history, 4)


def test_a_traded_card_is_known_to_the_two_who_traded() -> None:
    history = played(f"rules base, trade\n{SIX}{HANDS}c > d > 7s\nd > 7h\n")
    for seat in (2, 3):
        assert "d > 7h" in record(history, seat)
    assert "d > ??" in record(history, 0)


def test_the_revealed_card_is_seen_by_the_upper_heimin_alone() -> None:
    text = f"rules base, heimin-reveal\nmarks heimin-reveal=d\n{SIX}{HANDS}d > 2h\n"
    history = played(text)
    shown = [bool(seen_by(history, seat) & cards("2h")) for seat in range(6)]
    assert shown == [False, False, True, True, False, False]
    assert "d > 2h" in record(history, 2)
    assert "d > ??" in record(history, 5)


# --- the reserve ---------------------------------------------------------------------------------

RESERVE = """
rules base, reserve-swap
classes a=daifugo b=fugo d=hinmin e=daihinmin
phase exchange
hands AcAd7c7d8c8d / 9c9dTcTdJcJd / 7h8hJsQcQdQs / KcKdKs7s8s9s / 9hThTsJhQhKh
e > QhKh  d > Ks  a > 7c7d  b > 9c
c > yes > 7h8h ~ AhAs
"""


def test_the_swap_with_the_reserve_is_seen_by_the_heimin_alone() -> None:
    history = played(RESERVE)
    assert "c > yes > 7h8h ~ AhAs" in record(history, 2)
    assert "c > yes > ???? ~ ????" in record(history, 0)
    for seat in (0, 1, 3, 4):
        assert not cards_in(view(history.now.game, seat)) & cards("7h8hAhAs")


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_short_deck_is_for_five(players: int) -> None:
    with pytest.raises(RuleError, match="Reserve swap is a game for 5"):
        Match.start("base, reserve-swap", players, seed=1)


def test_two_cards_of_the_short_deck_lie_aside() -> None:
    game = Match.start("base, reserve-swap", 5, seed=1).game
    assert [hand.bit_count() for hand in game.hands] == [6] * 5
    assert game.aside.bit_count() == 2


# --- tax evasion ---------------------------------------------------------------------------------


def evasion(options: str = "", moves: str = "") -> History:
    hands = "hands 3c4d8h / 5c6dJs / 7h8sQc / 4s5s2cX\n"
    start = f"rules base, tax-evasion{options}\n{FOUR}{hands}d > 5sX  c > Qc\na > 3c4d  b > 5c\n"
    return played(start + moves)


def may_call(game: Game) -> list[int]:
    return [seat for seat in range(game.players) if game.calls(seat)]


def test_nobody_can_call_a_tax_evasion_before_the_card_is_seen() -> None:
    assert may_call(evasion().now.game) == []
    assert may_call(evasion(moves="d 4s\n").now.game) == []


def test_what_was_kept_back_is_known_to_nobody_else() -> None:
    game = evasion().now.game
    assert game.secrets
    assert [len(view(game, seat).secrets) for seat in range(4)] == [0, 0, 0, 1]


def test_once_the_card_is_seen_anybody_but_the_evader_may_call() -> None:
    game = evasion(moves="d 2c\n").now.game
    assert may_call(game) == [0, 1, 2]
    assert all(view(game, seat).calls(seat) == [Call("tax-evasion")] for seat in range(3))


def test_only_the_receiver_may_call_where_the_table_says_so() -> None:
    assert may_call(evasion("(accuser=receiver)", "d 2c\n").now.game) == [0]


def test_a_call_counts_once() -> None:
    assert may_call(evasion(moves="d 2c\na tax-evasion > d\n").now.game) == []


def test_the_hand_of_an_evader_is_laid_down_open() -> None:
    game = evasion(moves="d 2c\na tax-evasion > d\n").now.game
    assert game.shown == cards("3c4d4s")
    assert view(game, 1).aside == cards("3c4d4s")


def test_a_call_replays_from_the_record_of_every_seat() -> None:
    history = evasion(moves="d 2c\nb tax-evasion > d\n")
    for seat in range(4):
        assert played(record(history, seat)).now.game.exits == history.now.game.exits


def test_a_case_is_still_open_to_who_got_the_tax_when_its_record_is_read_again() -> None:
    history = evasion(moves="d 2c\n")
    again = played(record(history, 0)).now.game
    assert view(again, 0).calls(0) == [Call("tax-evasion")]
    table = Table(record=record(history, 0), seat="a")
    assert table.session.game.calls(0) == [Call("tax-evasion")]


def test_who_has_paid_in_full_is_not_accused_by_a_record_that_is_read_again() -> None:
    history = played(
        f"rules base, tax-evasion\n{FOUR}hands 3c4d8h / 5c6dJs / 7h8sQc / 4s5s2cX\n"
        "d > 2cX  c > Qc\na > 3c4d  b > 5c\nd 5s\n"
    )
    assert view(played(record(history, 0)).now.game, 0).calls(0) == []


PUNISHED = """
classes a=fugo c=hinmin
phase exchange
hands 3c4d / 5c6d / 4s2cX
c > 2c  a > 3c
c X
b tax-evasion > c
a -  b -
c 3c  a 4d  b 5c  c -  a -
b 6d  c -  a 2c
next
hands 3c4d / 5c6d / 4s2cAc
"""


def test_a_hand_that_lies_open_is_seen_by_all_and_so_is_what_comes_and_goes() -> None:
    history = played(f"rules base, tax-evasion(penalty=open-hand)\n{PUNISHED}c > 2c  b > 5c\n")
    game = history.now.game
    assert [view(game, seat).hands[2] for seat in range(3)] == [cards("4s5cAc")] * 3
    assert view(game, 0).hands[1] == view(game, 2).hands[1] == view(game, 0).hands[1]
    assert blanks(view(game, 0).hands[1]) == 2
    assert "4s2cAc" not in record(history, 0)
    assert "hands  3c4d / ?2 / 4sAc2c" in record(history, 0)
    assert "c > 2c  b > 5c" in record(history, 0)


def test_no_other_hand_lies_open_in_the_game_of_the_call() -> None:
    history = played(
        "rules base, tax-evasion(penalty=open-hand)\nclasses a=fugo c=hinmin\nphase exchange\n"
        "hands 3c4d / 5c6d / 4s2cX\nc > 2c  a > 3c\nc X\nb tax-evasion > c\n"
    )
    assert history.now.game.open_hands() == 0


VOID = "rules base, tax-evasion(penalty=void-and-redeal), exchange\n"


def void(seed: int) -> History:
    start = f"seed {seed}\n{VOID}{THREE}hands 3c4d7d / 5c6d / 4s2cX\nc > 2c  a > 3c\nc X\n"
    return played(start).move(Call("tax-evasion"), 1).move(Answer(2), 1)


def test_a_void_game_is_dealt_again_by_the_seed() -> None:
    assert void(1).now.game == void(1).now.game
    assert {void(seed).now.game.hands for seed in range(5)} != {void(1).now.game.hands}


def test_a_void_game_begins_again_with_the_old_classes_and_the_exchange() -> None:
    game = void(1).now.game
    assert game.classes == ("fugo", "heimin", "hinmin")
    assert [hand.bit_count() for hand in game.hands] == [2, 3, 3]
    assert game.actor == 2
    assert (game.trick, game.discards, game.exits, void(1).now.number) == ((), 0, (), 1)


def test_nobody_sees_more_than_the_own_hand_of_a_game_dealt_again() -> None:
    history = void(1)
    for seat in range(3):
        again = played(record(history, seat))
        assert seen(view(again.now.game, seat)) == seen(view(history.now.game, seat))
        assert again.now.game.hands[seat] == history.now.game.hands[seat]
        others = (other for other in range(3) if other != seat)
        assert all(not again.now.game.hands[other] & cards("3c4c") for other in others)


def test_a_void_game_that_was_to_be_the_last_is_dealt_again_as_the_last() -> None:
    history = played(
        "rules base, match, tax-evasion(penalty=void-and-redeal)\n"
        f"{FOUR}hands 3c4d8h / 5c6dJs / 7h8sQc / 4s5s2cX\n"
        "d > 5sX\nc > Qc\na > 3c4d\nb > 5c\n"
        "d match\nd 2c\na tax-evasion > d\n"
    )
    assert history.now.game.mark_of("match") == "last"


def test_who_was_found_out_in_the_last_game_of_a_set_plays_the_next_with_an_open_hand() -> None:
    match = played(
        "rules base, match(games=2), tax-evasion(penalty=open-hand)\n"
        f"{FOUR}hands 3c4d8h / 5c6dJs / 7h8sQc / 4s5s2cX\n"
        "d > 5sX\nc > Qc\na > 3c4d\nb > 5c\n"
        "d 2c\na tax-evasion > d\n"
    ).now
    match = replace(match, number=2)
    while not match.game.over:
        match = match.move(match.game.moves()[-1])
    assert match.next().set_and_game == (2, 1)
    assert match.next().game.open_hands() == 1 << 3


def test_who_can_prove_two_things_of_one_seat_may_accuse_it_once() -> None:
    history = played(
        "rules base, tax-evasion, seven-pass\n"
        "classes a=daifugo b=hinmin c=fugo d=daihinmin\nphase exchange\n"
        "hands 3c4c9cTc / 7h8hAh2hTh / 5d6d9dTd3s / 4s2s7cJs\n"
        "d > 2sJs\nb > Th\na > 3c4c\nc > 5d\n"
        "d 4s\na -\nb 7h > 2h\nc -\nd -\na -\nb Ah\nc tax-evasion\n"
    )
    assert history.now.game.moves() == [Answer(1)]


def test_a_match_whose_games_are_void_again_and_again_comes_to_an_end() -> None:
    rng, voids = Random(5), 0
    match = Match.start("base, tax-evasion(penalty=void-and-redeal)", 4, seed=5)
    while match.number < 3:
        game = match.game
        if game.over:
            match = match.next()
            continue
        callers = may_call(game)
        if callers:
            voids += 1
            called = match.step(Call("tax-evasion"), callers[0])
            match = called.step(called.game.moves()[0]).settle_chance()
        elif game.ask:
            match = match.step(game.moves()[0]).settle_chance()
        else:
            match = match.step(rng.choice(game.moves())).settle_chance()
    assert 0 < voids <= 6


# --- all of it together --------------------------------------------------------------------------

FAMILIES = [
    ("exchange-pick, natural-disaster, trade, defence, anti-monopoly", 6),
    ("exchange-facedown, natural-disaster(when=after-exchange), heimin-reveal, defence", 6),
    ("exchange-pick, exchange(order=simultaneous), natural-disaster, trade", 6),
    ("exchange-pick, exchange(may_return=false), monarchy-defence", 4),
    ("tax-evasion, monarchy-defence, natural-disaster, anti-monopoly, trade", 7),
    ("tax-evasion(penalty=void-and-redeal), absolute-monarchy, anti-monopoly", 4),
    ("tax-evasion(penalty=open-hand), exchange(order=simultaneous), natural-disaster", 3),
    ("tax-evasion(penalty=more-tax), classes(table=nine-titles), trade", 9),
    ("reserve-swap, exchange-pick, revolution, monarchy-defence(mode=third-win)", 5),
]


@pytest.mark.parametrize(("rules", "players"), first(FAMILIES, 3))
def test_no_card_of_another_hand_shows_and_each_record_replays(rules: str, players: int) -> None:
    rng = Random(rules)
    history = History(Match.start(f"base, {rules}", players, seed=7))
    for _ in range(3):
        while not history.now.game.over:
            if rng.random() < (0.4 if history.now.game.agenda else 0.03):
                check(history, rng.randrange(players))
            history = history.move(*random_move(rng, history.now.game))
        history = history.next()


def check(history: History, seat: int) -> None:
    game = history.now.game
    known = view(game, seat)
    assert game.all_cards() == game.rules.deck(game.players)
    assert not cards_in(known) & hidden_from(game, seat)
    assert known.calls(seat) == game.calls(seat)
    again = Record.parse(record(history, seat)).history()
    assert seen(view(again.now.game, seat)) == seen(known)


def test_every_rule_of_the_exchange_can_be_on_with_the_usual_ones() -> None:
    for rules, players in some(FAMILIES):
        assert RuleSet(f"base, {rules}").for_players(players)


# --- at the table --------------------------------------------------------------------------------


def test_a_person_who_has_nothing_to_hand_out_is_not_asked() -> None:
    hands = "hands 3c4c5c6c / 5d6d / 7h8h / 4s2sX\n"
    text = f"rules base, anti-monopoly\n{FOUR}{hands}d > 2sX  c > 8h  a > 3c4c  b > 5d\n"
    table = Table(record=text, seat="a")
    table.session.settle()
    assert table.session.game.ask is None


def test_a_hand_that_lies_open_by_a_rule_is_shown_at_the_table() -> None:
    text = f"rules base, tax-evasion(penalty=open-hand)\n{PUNISHED}c > 2c  b > 5c\n"
    table = Table(record=text, seat="a", bots="random")
    hands = {seat["seat"]: seat["hand"] for seat in table.state["seats"]}
    assert (hands[0], hands[1]) == (None, None)
    assert cards(hands[2]) == table.session.game.hands[2]
