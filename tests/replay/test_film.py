"""A film: every beat of every move, and nothing of it twice."""

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from daifugo_widget import History, Match, Record, Replay, RuleSet
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.core.words.text import Lang
from daifugo_widget.games import kind_of
from daifugo_widget.replay.film import Film, changes, frames
from daifugo_widget.replay.loading import people_of
from daifugo_widget.table.telling.plain_text import sentence_text
from daifugo_widget.table.telling.voice import Voice
from tests.checking import some
from tests.replay.golden import PATH, RECORD, golden
from tests.replay.pictures import restored
from tests.tiers import first

MOST_BYTES = 60_000


def played(rules: str, players: int, seed: int, games: int = 1) -> History:
    rng, history = Random(seed), History(Match.start(RuleSet(rules), players, seed))
    for game in range(games):
        if game:
            history = history.next()
        while not history.now.game.over:
            now = history.now.game
            history = history.move(now.any_move(rng), now.actor)
    return history


def film(history: History) -> Film:
    return Film(history, people_of(history), Voice("en"))


def told(record: str) -> list[str]:
    made = film(Record.parse(record).history())
    drawn = [made.draw(frame) for frame in made.frames]
    return [sentence_text(each, each["say"]) for each in drawn]


def test_an_eight_cut_is_cards_down_then_the_rule_then_the_flow() -> None:
    assert told("rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\na 8c\n")[1:] == [
        "a plays 8♣.",
        "a plays 8♣: Eight cut.",
        "a plays 8♣: Eight cut. The trick flows, and a leads.",
    ]


def test_the_table_of_a_beat_is_that_of_the_moment() -> None:
    history = Record.parse("rules base, eight-cut\nhands 8c3d / 9c9d / 5s6s\na 8c\n").history()
    games: list[Any] = [frame.game for frame in frames(history)]
    _, down, rule, flown = games
    assert [len(game.trick) for game in (down, rule, flown)] == [1, 1, 0]
    assert flown is history.now.game


@pytest.mark.parametrize("rules", ["standard", "everything", "official"])
def test_the_last_beat_of_each_move_is_the_game_after_it(rules: str) -> None:
    history = played(rules, 4, 3, games=2)
    made = film(history)
    after = [made.frames[here].match for here in made.last]
    assert after == list(history.matches())


def assert_restored(history: History) -> None:
    made = film(history)
    drawn = [json.loads(json.dumps(made.draw(frame))) for frame in made.frames]
    for old, new in pairwise(drawn):
        assert restored(old, changes(old, new)) == new


@pytest.mark.parametrize("rules", ["standard", "everything"])
def test_changes_bring_back_every_frame(rules: str) -> None:
    assert_restored(played(rules, 5, 8))


def test_changes_take_the_sign_away_that_a_joker_is_level_with_a_two() -> None:
    rules = "rules base, joker-single(wild_only=true), arthur"
    hands = "hands KcKdKh9c4c / X5d / Jd6h"
    assert_restored(Record.parse(f"{rules}\n{hands}\na KcKdKh\n").history())


def test_a_game_of_a_hundred_moves_travels_in_sixty_kilobytes() -> None:
    history = max((played("standard", 4, seed) for seed in range(6)), key=lambda h: len(h.steps))
    assert len(history.steps) >= 100
    text = json.dumps(film(history).to_json(), ensure_ascii=False, separators=(",", ":"))
    assert len(text.encode()) <= MOST_BYTES


def test_what_was_given_unseen_is_told_to_those_who_saw_it() -> None:
    history = Record.parse(
        "rules base, seven-pass\nhands 7c3d4d / 9c9d / 5s6s\na 7c > 3d\n"
    ).history()
    made = film(history)
    last = made.draw(made.frames[-1])
    assert "3♦" in sentence_text(last, last["say"])
    assert last["unseen"] is not None
    assert last["unseen"]["by"] == [0, 1]
    assert "3♦" not in sentence_text(last, last["unseen"]["say"])


def test_turning_points_are_where_the_order_turns_and_where_somebody_goes_out() -> None:
    made = film(Record.parse(RECORD).history())
    turned = film(
        Record.parse(
            "rules base, revolution\nhands 3c3d3h3s4c / 9c9d / 5s6s\na 3c3d3h3s\n"
        ).history()
    )
    assert len(turned.to_json()["turns"]) == 1
    assert len(made.to_json()["turns"]) == 2


def test_notes_stand_at_the_last_frame_of_their_move() -> None:
    found = film(Record.parse(RECORD).history()).to_json()
    notes = list(found["notes"].values())
    assert notes == ["The lowest card first.", "Mina is out first."]
    frames_of_moves = [frame for frame, *_ in found["moves"]]
    assert all(int(frame) in frames_of_moves for frame in found["notes"])


def test_the_moves_are_counted_in_tricks_of_their_game() -> None:
    found = film(played("standard", 4, 3, games=2)).to_json()["moves"]
    deals = [at for at, (_, trick, seat, _) in enumerate(found) if seat < 0]
    assert [found[at][1] for at in deals] == [0, 0]
    assert all(found[at + 1][1] <= 1 for at in deals)


@pytest.mark.parametrize(
    ("record", "moves"),
    [
        (
            "rules base, seven-pass\nhands 7c3d5d / 9c9d4s / KsAd6h\na 7c > 3d\n",
            {"en": ["7c", "3♦ → b"], "ja": ["7c", "3♦ → b"]},
        ),
        (
            "rules base, seven-pass\nhands 7c3d5d / 9c9d4s / KsAd6h\na 7c > -\n",
            {"en": ["7c", "Seven pass: No, thanks"], "ja": ["7c", "7渡し：見送る"]},
        ),
        (
            "rules base, ten-discard\nhands Tc3d5d / 9c9d4s / KsAd6h\na Tc > 3d\n",
            {"en": ["Tc", "Ten discard: 3♦"], "ko": ["Tc", "10 버리기: 3♦"]},
        ),
        (
            "rules base, queen-bomber\nhands Qc3d5d / 9c9d4s / KsTd6h\na Qc > T\n",
            {"en": ["Qc", "Queen bomber: 10"], "ja": ["Qc", "Qボンバー：10"]},
        ),
        (
            "rules base, spade-three\nhands XKcKd / 3s9d4s\na X  b 3s\n",
            {"en": ["X", "3s"]},
        ),
    ],
)
def test_what_is_given_or_chosen_does_not_look_like_a_play(
    record: str, moves: dict[Lang, list[str]]
) -> None:
    history = Record.parse(record).history()
    for lang, texts in some(moves.items()):
        listed = Film(history, people_of(history), Voice(lang)).to_json()["moves"]
        assert [text for _, _, seat, text in listed if seat >= 0] == texts


def test_the_golden_film_is_what_python_makes() -> None:
    assert json.loads(PATH.read_text(encoding="utf-8")) == json.loads(json.dumps(golden()))


@pytest.mark.parametrize("seed", first(range(4)))
@pytest.mark.parametrize("rules", ["standard, seven-pass", "nap", "napoleon, forced-napoleon"])
def test_what_pictures_share_is_the_same_in_each(rules: str, seed: int) -> None:
    chosen, rng = rules_of(rules), Random(seed)
    history = History(kind_of(chosen.game).match.start(chosen, 4, seed).settle_chance())
    while not history.now.game.over:
        game = history.now.game
        asked = game.any_answer(game.ask, rng) if game.ask else None
        history = history.move(asked or rng.choice(game.moves()))
    shared = film(history)
    for at, frame in some(enumerate(shared.frames)):
        alone = film(history)
        assert shared.draw(frame) == alone.draw(alone.frames[at])


def test_who_joins_later_sees_no_hand_before() -> None:
    deal = "rules base, joining\nhands 3c / 4c / 5c6c\na 3c  b 4c\nnext\nhands 3c / 4c / 5c / 6c\n"
    replay = Replay(deal, seat="d")
    early = replay.still_state()
    replay.step = len(replay) - 1
    late = replay.still_state()
    assert (early["hand"], late["hand"]) == ([], ["6c"])
    assert [seat["hand"] for seat in early["seats"]] == [None] * 3
    assert [seat["seat"] for seat in late["seats"]] == [3, 0, 1, 2]
