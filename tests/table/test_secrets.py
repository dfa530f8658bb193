"""Nothing on the table tells of cards that the seat has not seen."""

import json
from pathlib import Path
from random import Random

import pytest

from daifugo_widget import Record, Table
from daifugo_widget.core.cards import blanks
from daifugo_widget.core.game.moves import Answer
from tests.table.playing import cards_shown, hidden_cards, move, sent
from tests.tiers import first

RULES = (
    "standard, seven-pass, ten-discard, eight-cut(answer=eight)",
    "standard, seven-pass(to=anyone), exchange(order=simultaneous)",
)


def assert_hidden(table: Table) -> None:
    hidden = hidden_cards(table, 0)
    assert not cards_shown(table.state) & hidden
    record = str(table.record)
    running = record.split("\nnext\n")[-1]
    assert not cards_shown(running.split()) & hidden
    assert "seed" not in record


@pytest.mark.parametrize("rules", first(RULES, 3))
@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_card_stands_in_the_state_or_the_record(rules: str, seed: int) -> None:
    table, chance = Table(rules, seed=seed, lang=("en", "ja", "ko")[seed % 3]), Random(seed)
    for _game in range(2):
        while not table.session.game.over:
            assert_hidden(table)
            move(table, chance)
        table.next()
    for refused in ("2s", "3c3d3h3s", "X", "AsKs"):
        sent(table, do="play", cards=refused)
        sent(table, do="why", cards=refused)
    sent(table, do="hint")
    assert_hidden(table)
    sent(table, do="undo")
    assert_hidden(table)


def test_no_history_tells_the_seed_by_which_the_next_game_is_dealt() -> None:
    table = Table("base", seed=12345, bots="random")
    for _game in range(2):
        while not table.session.game.over:
            assert "12345" not in repr(table.history)
            move(table, Random(1))
        assert "12345" not in repr(table.history)
        assert table.history.now.game.ranking() == table.session.match.game.ranking()
        table.next()


def test_a_played_on_seat_record_deals_what_it_does_not_know() -> None:
    table = Table("standard, seven-pass", seed=2)
    for _ in range(5):
        move(table, Random(1))
    text = str(table.record)
    state = sent(table, do="load", text=text)
    assert state["notice"] is None
    assert state["hand"]
    assert "?" not in str(Record.of(table.session.history))
    while not table.session.game.over:
        move(table, Random(1))


def test_between_two_persons_nobody_sees_a_hand() -> None:
    table = Table("standard, seven-pass", seats="ac", seed=2)
    game = table.session.game
    assert table.state["me"] is None
    assert cards_shown(table.state) <= cards_shown([str(laid.play) for laid in game.trick])
    assert cards_shown(str(table.record).split()) <= cards_shown(
        [str(laid.play) for laid in game.trick]
    )


def test_the_saved_notebook_holds_no_other_hand(tmp_path: Path) -> None:
    table = Table(seed=987654321, save=tmp_path / "game.dfg")
    kept = table.get_state()
    hidden = hidden_cards(table, 0)
    texts = {key: value for key, value in kept.items() if key not in ("_esm", "_css")}
    assert not cards_shown(json.loads(json.dumps(texts))) & hidden
    assert "987654321" not in json.dumps(texts)


def test_the_history_does_not_tell_who_was_dealt_what_when_two_hands_are_mixed() -> None:
    hands = "hands 6s8s9s / 5h3c4d / 2cKsQhJd\nturn b\n"
    text = f"rules base, red-five\n{hands}b 5h > c ~ 3cKs2c ~ 4dJdQh\n"
    table = Table(record=text, pace="step")
    answers = [step.move for step in table.history.steps if isinstance(step.move, Answer)]
    assert [blanks(answer.value) for answer in answers[1:]] == [3, 3]
