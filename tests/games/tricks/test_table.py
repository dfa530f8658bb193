"""Nap and Napoleon at the table: what is seen, said and asked, and what stays hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget import Table
from daifugo_widget.core.cards import KNOWN, cards, codes, show_code
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.games.tricks.table import NapoleonUI, NapUI
from daifugo_widget.table.telling.plain_text import sentence_text
from tests.checking import some
from tests.games.tricks.playing import any_move
from tests.table.playing import scored
from tests.tiers import first

GAMES = {"nap": 4, "napoleon": 5, "napoleon, forced-napoleon": 4}
CARD = re.compile(r"(?<!\w)(?:[2-9TJQKA][cdhs])+(?!\w)")

each_game = pytest.mark.parametrize("game", GAMES)


def table_of(game: str, seed: int = 3, **more: Any) -> Table:
    return Table(game, players=GAMES[game], seed=seed, bots="random", pace="once", **more)


def play_on(table: Table, rng: Random) -> None:
    """Let the person make any move, or go on to the next deal."""
    session = table.session
    if session.game.over:
        table.next()
        return
    session.act(any_move(session.match.game, rng), session.match.game.actor)
    table.step()
    while session.bots_turn:
        table.step()


def said(table: Table) -> str:
    return " ".join(
        "".join(part if isinstance(part, str) else str(part[1]) for part in line["say"])
        for line in table.state["story"]
    )


# --- hidden --------------------------------------------------------------------------------------


def shown_cards(table: Table) -> set[str]:
    """Return every card that the state names, but for a deck in its order or to choose from."""
    state = json.loads(json.dumps(table.state))
    del state["ruler"]
    choice = state["prompt"]["choice"]
    if choice and (choice["tray"] or choice["what"] == "bid"):
        choice["options"] = []
    found = CARD.findall(json.dumps(state))
    return {card for text in found for card in re.findall("..", text)}


@each_game
@pytest.mark.parametrize("seed", first(range(4)))
def test_no_state_names_a_card_that_the_person_has_not_seen(game: str, seed: int) -> None:
    table, rng, checked = table_of(game, seed), Random(seed), 0
    for _ in range(40):
        now, seen = table.session.game, table.session.game.seen_by(0)
        hidden = now.all_cards() & ~(seen.all_cards() & KNOWN)
        hidden &= ~getattr(now, "friend", 0)
        if not now.over:
            assert shown_cards(table) & set(map(show_code, codes(hidden))) == set()
            checked += 1
        play_on(table, rng)
    assert checked > 10


def before_the_adjutant_is_seen(seed: int) -> Iterator[tuple[Table, int]]:
    """Yield positions of a deal in which another than the person, or nobody, is the adjutant."""
    table, rng = table_of("napoleon", seed), Random(seed)
    while not table.session.game.over:
        game = table.session.match.game
        adjutant = game.adjutant()
        if adjutant is not None and game.seen_friend() is None and adjutant != 0:
            yield table, adjutant
        play_on(table, rng)


def test_nothing_shows_who_the_adjutant_is_before_the_card_is_seen() -> None:
    deals = map(before_the_adjutant_is_seen, range(30))
    for table, adjutant in some(chain.from_iterable(deals), at_least=100):
        other = {seat["klass"]["title"] for seat in table.state["seats"] if seat["klass"]}
        assert not any("Adjutant" in title for title in other)
        chips = [chip["text"] for chip in table.state["chips"] if chip["rule"] == "adjutant"]
        alone = table.session.match.game.declarer == 0 and adjutant < 0
        assert alone or not any("," in chip or "alone" in chip for chip in chips)


# --- what is asked and said ----------------------------------------------------------------------


def test_bids_are_offered_from_low_to_high_and_many_in_groups() -> None:
    nap = Table("nap", players=3, seed=1, seats="abc", by_hand=True).state["prompt"]["choice"]
    assert nap["what"] == "bid"
    assert [each["value"] for each in nap["options"]] == [
        "-",
        "two",
        "three",
        "misere",
        "four",
        "nap",
    ]
    napoleon = Table("napoleon", players=5, seed=1, seats="abcde", by_hand=True)
    groups = [each.get("group") for each in napoleon.state["prompt"]["choice"]["options"]]
    assert groups == [None, *(str(n) for n in range(1, 21) for _ in range(4))]


def test_nobody_passes_while_cards_are_played() -> None:
    table = Table(record="game nap 1\nhands 9h / 8h / Th\ncontract a:two\n", pace="step")
    assert table.state["prompt"]["may_pass"] is None
    with pytest.raises(IllegalMove, match="Nobody passes here"):
        table.pass_()


def test_a_refused_card_is_explained_by_its_rule() -> None:
    hands, trick = "hands 9hKhAc / Tc9s / Js8s", "trick b:8h c:Qh"
    record = f"game nap 1\n{hands}\ncontract b:three\ntrumps s\n{trick}\n"
    table = Table(record=record, pace="step")
    with pytest.raises(IllegalMove, match=r"play one of 9♥ K♥. \[follow-suit\]"):
        table.play("Ac")


def test_the_trick_lies_on_the_table_until_the_next_card_is_led() -> None:
    record = "game nap 1\nhands 9hKh / Ah8c / Th9c\ncontract a:two\n"
    table = Table(record=record, seats="abc", by_hand=True, pace="once")
    table.play("9h")
    table.play("Ah")
    best = [(laid["cards"], laid["best"]) for laid in table.state["trick"]]
    assert best == [("9h", False), ("Ah", True)]
    table.play("Th")
    assert [laid["label"] for laid in table.state["trick"]] == ["", "takes the trick", ""]
    table.play("8c")
    assert [laid["cards"] for laid in table.state["trick"]] == ["8c"]


@pytest.mark.parametrize("lang", first(LANGS))
@each_game
def test_a_session_is_told_to_its_end_in_each_language(game: str, lang: Lang) -> None:
    table, rng = table_of(f"{game}", lang=lang), Random(1)
    for _ in range(200):
        if table.session.match.over:
            break
        play_on(table, rng)
        assert "{" not in said(table)
    assert table.session.match.over
    assert str(table)


def test_nobody_is_asked_for_a_bid_where_only_a_pass_is_left() -> None:
    table = Table("napoleon", players=4, seed=1, seats="abcd", by_hand=True, pace="once")
    bidder = table.session.game.actor
    table.answer("20s")
    table.session.settle()
    assert table.session.match.game.declarer == table.session.match.game.actor == bidder
    table.undo()
    assert table.session.match.game.bids == ()


def test_a_void_deal_is_told_and_does_not_count() -> None:
    table = Table(
        "nap, session(deals=1)", players=3, seed=2, seats="abc", by_hand=True, pace="once"
    )
    for _ in range(3):
        table.answer("-")
    assert table.state["prompt"]["kind"] == "over"
    assert said(table).endswith("All pass.")
    table.next()
    assert table.state["label"] == "Deal 1 of 1"


def test_chips_are_won_and_the_session_has_a_winner() -> None:
    table = Table(
        record="game nap 1\nrules nap, session(deals=1)\nhands Ah / 8h / Th\ncontract a:misere\n",
        seats="abc",
        by_hand=True,
        pace="once",
    )
    for card in ("Ah", "8h", "Th"):
        table.play(card)
    state = table.state
    assert state["prompt"]["kind"] == "match"
    assert [line[1:] for line in scored(state, "games")] == [["-6", "3", "3"], ["54", "63", "63"]]
    named = [part[1] for part in state["scores"]["verdict"] if part[0] == "p"]
    assert named == [0, 1, 2]
    assert [line[1] for line in scored(state, "result")] == ["1", "1", "3"]


# --- the rest of the table -----------------------------------------------------------------------


@each_game
def test_a_decision_can_be_taken_back_and_made_again(game: str) -> None:
    table = table_of(game)
    before = table.session.history
    play_on(table, Random(5))
    table.undo()
    assert table.session.game == before.now.game


@each_game
def test_a_game_goes_on_from_its_file(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.dfg"
    table = table_of(game, save=file)
    play_on(table, Random(2))
    again = Table(save=file, bots="random", pace="once")
    assert again.session.history.now.game == table.session.history.now.game


@each_game
def test_a_hint_names_a_legal_move_with_its_reason(game: str) -> None:
    table = table_of(game)
    table.session.advise(table.screen)
    hint = table.screen.hint
    assert hint is not None
    assert table.session.game.why_not(0, hint.move) is None
    assert all(hint.why)


def test_rules_of_the_game_alone_can_be_chosen_for_the_next_deal() -> None:
    table = table_of("napoleon")
    table.set_rules("napoleon, forced-napoleon(nobody=void), -yoromeki")
    assert str(table.session.next_rules) == "napoleon, forced-napoleon(nobody=void), -yoromeki"
    with pytest.raises(ValueError, match="eight-cut"):
        table.set_rules("napoleon, eight-cut")


NAMING = "game napoleon 1\nhands Ah / Kh / Qh / Jh\nkitty 2c\ncontract a:13h\n"


@pytest.mark.parametrize("value", ["99s", "7z", 3, "{x}", "?99999999999", "9" * 5000, "?", "Kh?"])
@pytest.mark.parametrize("record", [None, NAMING], ids=["bidding", "naming"])
def test_a_forged_answer_is_refused_and_changes_nothing(record: str | None, value: Any) -> None:
    table = table_of("napoleon") if record is None else Table(record=record)
    before = table.session.history
    table.receive({"do": "answer", "version": table.screen.version, "value": value})
    assert table.session.history is before
    said = table.state["refusal"] or table.state["notice"]
    assert said
    assert "wrong inside" not in str(said)


def test_hands_are_sorted_by_suit_and_trumps_come_last() -> None:
    record = "game nap 1\nhands 9sKh8sAc / 9h / Th\ncontract a:two\ntrumps h\nturn a\n"
    table = Table(record=record, pace="step")
    assert table.state["hand"] == ["Ac", "8s", "9s", "Kh"]
    assert cards("".join(table.state["hand"])) == table.session.game.hands[0]


@pytest.mark.parametrize(("here", "there"), [("nap", "standard"), ("standard", "nap")])
def test_a_record_of_another_game_is_loaded_and_played_on(here: str, there: str) -> None:
    table = Table(here, players=4, seed=1, pace="once")
    record = str(Table(there, players=4, seed=2, seat="a", pace="step").record)
    table.receive({"do": "load", "text": record, "version": table.screen.version})
    assert table.state["notice"] is None
    for _ in range(60):
        play_on(table, Random(1))
    assert "wrong inside" not in str(table.state["notice"])
    assert table.session.match.rules.game == ("nap" if there == "nap" else "daifugo")
    table.receive({"do": "new", "version": table.screen.version})
    assert table.session.match.number == 1


def test_one_chip_or_one_win_is_said_in_the_singular() -> None:
    assert NapUI().points_text(1).en == "1 chip"
    assert NapoleonUI().points_text(1).en == "1 win"


def test_a_session_that_ends_with_a_deal_that_nobody_plays_names_its_winner() -> None:
    table = Table("nap", players=3, seed=1, seats="abc", pace="once")
    table.answer("two")
    while not table.session.game.over:
        table.session.act(table.session.game.moves()[0], table.session.game.actor)
    table.set_rules("nap, session(deals=1)")
    table.next()
    for _ in range(3):
        table.pass_()
    assert table.session.match.winners
    told = "".join(p if isinstance(p, str) else str(p[1]) for p in table.state["prompt"]["text"])
    assert "there is no other deal" in told
    assert "the session" in told


def test_a_session_made_shorter_than_what_is_played_of_it_ends_with_the_running_deal() -> None:
    table, rng = table_of("nap"), Random(2)
    while not table.session.match.game.over:
        play_on(table, rng)
    table.set_rules("nap, session(deals=1)")
    table.next()
    assert table.state["label"] == "Deal 2 of 2"
    while not table.session.game.over:
        play_on(table, rng)
    assert table.session.match.over
    assert table.state["label"] == "Deal 2 of 2"


@each_game
def test_what_only_daifugo_has_is_refused_in_words(game: str) -> None:
    table = table_of(game)
    with pytest.raises(SpokenError, match="has no score card"):
        table.scorecard()
    with pytest.raises(SpokenError, match="Nobody can join"):
        table.join()


# --- what is asked -------------------------------------------------------------------------------

NAP_TRICK = """game nap 1
hands {held} / 9hKd / JhTd
contract b:two
trumps d
trick b:8h c:Qh
"""
NAPOLEON_TRICK = """game napoleon 1
hands {held} / 9hKd / Jh7d / 6h8d
contract b:13d
friend Kd
taken b:9c6c4c3c
trick {trick}
"""


@pytest.mark.parametrize(
    ("held", "asked"),
    [
        ("ThKhAh", "Follow suit: play one of 10♥ K♥ A♥."),
        ("ThAhAc", "Follow suit: play one of 10♥ A♥."),
        ("AhAc", "Follow suit: you have to play A♥."),
        ("9cAc", "You have none of the suit led: play any card."),
        ("Ac", "Play your last card, A♣."),
        ("Ah", "Play your last card, A♥."),
    ],
)
def test_at_nap_who_follows_is_told_what_the_suit_led_asks_of_the_hand(
    held: str, asked: str
) -> None:
    assert asked_of(NAP_TRICK.format(held=held)) == f"Your turn. {asked}"


@pytest.mark.parametrize(
    ("held", "trick", "asked"),
    [
        ("ThAh", "b:2h", "Follow suit: play one of 10♥ A♥."),
        ("AhX", "b:2h", "Follow suit, or play the joker: one of A♥ ★."),
        ("AhAcX", "b:2h", "Follow suit, or play the joker: one of A♥ ★."),
        ("AcX", "b:2h", "You have none of the suit led: play any card."),
        ("X", "b:2h", "Play your last card, ★."),
        ("TdAd", "b:X", "The joker calls for trumps: play one of 10♦ A♦."),
        ("AdAs", "b:X", "The joker calls for trumps: you have to play A♦."),
        ("AcAs", "b:X", "The joker calls for trumps, and you have none: play any card."),
    ],
)
def test_at_napoleon_the_joker_is_thought_of_in_what_is_asked(
    held: str, trick: str, asked: str
) -> None:
    record = NAPOLEON_TRICK.format(held=held, trick=f"{trick} c:5h d:4h")
    assert asked_of(record) == f"Your turn. {asked}"


def asked_of(record: str) -> str:
    state = Table(record=record).state
    return sentence_text(state, state["prompt"]["text"])
