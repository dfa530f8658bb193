"""Duel, a game from outside the package, is played, recorded, shown, asked about and solved."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from daifugo_widget import Drill, Quiz, Replay, Table
from daifugo_widget.__main__ import main
from daifugo_widget.core.cards import KNOWN, cards, codes, show_code
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.refusal import IllegalMove
from daifugo_widget.core.records import Record, RecordError
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.drills import Attempt, Goal, Task, make_drill
from daifugo_widget.lab import simulate
from daifugo_widget.progress import Progress
from daifugo_widget.table.drawing.game_ui import ui_of
from daifugo_widget.table.telling.plain_text import sentence_text
from tests.core.languages import assert_spoken
from tests.games.third.duel.match import DuelMatch
from tests.games.third.duel.rules import CATALOGUE, DECK
from tests.replay.pictures import pictures
from tests.table.playing import (
    cards_shown,
    hidden_cards,
    move,
    play_on,
    prompt_text,
    scored,
    sent,
    whole_story,
)

pytestmark = pytest.mark.usefixtures("duel")

DEAL = """
game   duel 1
title  A short deal
rules  duel, trumps(suit=h)
hands  KsJc / 9s7h
a Ks
! b 7h  follow-suit   # The 7 of trumps has to wait.
b 9s
= tricks a 1, points a 0
a Jc  b 7h
= tricks b 1, over, points a 1
"""

DRILL = """
game   duel 1
title  The A is out against you
rules  duel
goal   takes a 1 in 2
hands  KsJc / As9d
"""

each_rule = pytest.mark.parametrize("rule", CATALOGUE)


def played(rules: str = "duel", seed: int = 1, moves: int = 99) -> History:
    """Return a match played by chance, up to so many moves of its first deal."""
    history, rng = History(DuelMatch.start(rules, seed=seed)), Random(seed)
    while not history.now.game.over and len(history.steps) < moves:
        history = history.move(rng.choice(history.now.game.moves()))
    return history


# --- the rules -----------------------------------------------------------------------------------


def test_the_line_of_its_rules_reads_back() -> None:
    for line in ("duel", "duel, trumps", "duel, trumps(suit=h)"):
        assert str(rules_of(line)) == line


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("duel, trumps(suit=x)", "must be one of c, d, h, s"),
        ("duel, trump", "did you mean"),
        ("duel, -winning", "winning"),
    ],
)
def test_a_wrong_line_of_rules_is_refused_with_a_word_on_what_would_be_right(
    line: str, wrong: str
) -> None:
    with pytest.raises(RuleError, match=wrong) as caught:
        rules_of(line)
    assert_spoken(caught.value)


def test_only_two_can_play() -> None:
    with pytest.raises(RuleError, match="for two, not for 3") as caught:
        Table("duel", players=3)
    assert_spoken(caught.value)


@each_rule
def test_the_example_of_a_rule_holds(rule: str) -> None:
    record = Record.parse(ui_of("duel").example(CATALOGUE[rule]))
    assert record.body
    assert record.check() == []


# --- at the table --------------------------------------------------------------------------------


def test_a_match_is_played_to_its_end_against_a_bot() -> None:
    table, chance = Table("duel, trumps(suit=h)", seed=3), Random(1)
    assert table.state["house"] == "Duel (with Trumps changed)"
    assert "You lead: play any card." in prompt_text(table)
    play_on(table, chance)
    table.next()
    assert table.session.history.steps[12].match.game.turn == 1
    play_on(table, chance)
    assert table.match.over
    assert sum(table.match.points) == 12
    assert "the match with" in prompt_text(table)
    assert len(scored(table.state, "games")) == 3


def test_no_card_is_lost_on_the_way() -> None:
    games = [match.game for match in played().matches()]
    assert len(games) == 13
    assert {game.all_cards() for game in games} == {DECK}


def test_a_card_of_another_suit_is_refused_and_the_rule_is_named() -> None:
    table = Table(record=DEAL.partition("! b")[0], seat="b")
    assert prompt_text(table) == "Your turn. You have to play 9♠."
    state = sent(table, do="play", cards="7h")
    assert state["refusal"]["rule"] == "follow-suit"
    said = sentence_text(state, state["refusal"]["text"])
    assert said == "Following suit: Follow suit: play one of 9♠."
    with pytest.raises(IllegalMove, match="follow-suit"):
        table.play("7h")
    table.play("9s")


@pytest.mark.parametrize(
    ("text", "reason"), [("KsJc", "not-a-play"), ("As", "not-held"), ("7h", "not-held")]
)
def test_what_cannot_be_played_at_all_is_refused(text: str, reason: str) -> None:
    table = Table(record=DEAL.partition("a Ks")[0])
    with pytest.raises(IllegalMove) as caught:
        table.play(text)
    assert caught.value.refusal.reason == reason
    assert_spoken(caught.value)


def test_nobody_passes_and_nobody_plays_out_of_turn() -> None:
    table = Table(record=DEAL.partition("a Ks")[0])
    with pytest.raises(IllegalMove, match="may-not-pass"):
        table.pass_()
    game = table.session.game
    assert game.why_not(1, game.moves()[0]).reason == "not-your-turn"  # type: ignore[union-attr]


def test_undo_takes_back_a_card_and_what_the_bot_answered() -> None:
    table = Table("duel", seed=6)
    play_on(table, Random(6), most=2)
    before = table.session.history
    move(table, Random(1))
    assert table.session.history != before
    table.undo()
    assert table.session.history == before


def test_a_hint_names_a_card_and_a_reason() -> None:
    table = Table("duel", seed=6)
    hint = table.hint()
    assert hint is not None
    assert hint.move in table.session.game.moves()
    assert hint.why.en == "a high card may well take the trick."


@pytest.mark.parametrize(
    ("hand", "hinted", "why"),
    [
        ("TsKs", "Ts", "the lowest card that takes the trick."),
        ("8sJcAs", "As", "the lowest card that takes the trick."),
        ("7s8s", "7s", "the trick is lost: keep what is high."),
        ("8sJc", "8s", "there is nothing else."),
    ],
)
def test_a_bot_takes_a_trick_as_cheaply_as_it_can(hand: str, hinted: str, why: str) -> None:
    led = {2: "9s", 3: "Ks"}[len(hand) // 2]
    rest = {2: "Ad", 3: "AdKd"}[len(hand) // 2]
    table = Table(record=f"game duel 1\nhands {led}{rest} / {hand}\na {led}\n", seat="b")
    hint = table.hint()
    assert hint is not None
    assert (str(hint.move), hint.why.en) == (hinted, why)
    assert len(set(hint.why)) == 3


def test_all_that_is_said_is_said_in_three_languages() -> None:
    said = {}
    for lang in LANGS:
        table = Table("duel, trumps(suit=h)", seed=3, lang=lang)
        play_on(table, Random(1))
        said[lang] = [*whole_story(table).splitlines(), prompt_text(table), table.state["house"]]
    assert len(said["en"]) > 12
    for in_english, *others in zip(*said.values(), strict=True):
        assert len({in_english, *others}) == 3


def test_a_rule_has_its_card_and_the_editor_changes_the_next_deal() -> None:
    table = Table("duel", seed=1)
    table.set_rules("duel, trumps")
    play_on(table, Random(1))
    table.next()
    assert [rule["id"] for rule in table.state["rules"]] == ["trumps"]
    assert table.state["chips"][0]["text"] == "Trumps ♠"


# --- what a seat knows ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_does_not_see_the_other_hand_nor_the_cards_aside(seed: int) -> None:
    table, chance, seen = Table("duel", seed=seed), Random(seed), 0
    while not table.session.game.over:
        game: Any = table.session.game
        aside = {show_code(code) for code in codes(game.aside)}
        hidden = hidden_cards(table, 0) | aside
        seen += len(hidden)
        assert cards_shown(table.state) & hidden == set()
        assert cards_shown(str(table.record).split()) & hidden == set()
        move(table, chance)
    assert seen > 60


def test_a_view_holds_no_card_that_its_seat_has_not_seen() -> None:
    games = [match.game for match in played().matches()]
    assert len(games) == 13
    for game in games:
        seen = game.seen_by(0)
        assert seen.all_cards() & KNOWN == game.hands[0] | game.gone | sum(
            laid.play.cards for laid in game.trick
        )


def test_a_seat_is_offered_the_same_cards_as_by_the_whole_game() -> None:
    games = [match.game for match in played().matches() if not match.game.over]
    assert len(games) == 12
    assert all(game.seen_by(game.actor).moves() == game.moves() for game in games)


# --- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_record_reads_back_as_the_same_match(seed: int) -> None:
    history = played("duel, trumps(suit=d)", seed).next("duel")
    history = history.move(history.now.game.moves()[0])
    record = Record.parse(str(Record.of(history)))
    assert record.history() == history
    assert str(Record.of(record.history())) == str(record)


def test_what_a_record_states_is_tested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.dfg", tmp_path / "bad.dfg"
    good.write_text(DEAL, encoding="utf-8")
    bad.write_text(DEAL.replace("tricks b 1", "tricks b 2"), encoding="utf-8")
    assert main(["check", str(good)]) == 0
    assert main(["check", str(bad)]) == 1
    assert "tricks b 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("KsJc / 9s7h", "KsJc / 9s", "equally many"),
        ("KsJc / 9s7h", "KsJc / 9s2h", "2h"),
        ("KsJc / 9s7h", "KsJc / 9sKs", "Ks"),
        ("a Ks\n", "a Ad\n", "does not hold"),
        ("tricks a 1", "tricks a", "tricks a 4"),
        ("hands ", "trump ", "trump"),
        ("rules  duel", "players 3\nrules  duel", "for two"),
    ],
)
def test_a_wrong_record_is_refused_at_its_place(old: str, new: str, wrong: str) -> None:
    with pytest.raises(RecordError, match=wrong) as caught:
        Record.parse(DEAL.replace(old, new)).history()
    assert caught.value.line > 1
    assert_spoken(caught.value)


@pytest.mark.parametrize("seed", range(5))
def test_the_record_of_a_seat_is_played_on_with_the_unseen_cards_dealt(seed: int) -> None:
    table = Table("duel, trumps", seed=seed)
    play_on(table, Random(seed), most=3)
    record = table.record
    assert " / ?6" in str(record)
    again = Table(record=record)
    assert again.session.game.hands[0] == table.session.game.hands[0]
    assert again.session.game.taken == table.session.game.taken  # type: ignore[attr-defined]
    play_on(again, Random(seed))
    assert again.session.game.over


def test_a_seat_begins_again_from_its_record_of_when_only_its_own_card_was_left() -> None:
    record = "game duel 1\nhands 8dKs / ?2\na 8d  b 9d\nb Ah\n"
    table = Table(record=record)
    table.again()
    assert not table.session.game.is_view()
    play_on(table, Random(1))
    assert table.session.game.over


def test_a_saved_match_goes_on_from_its_file(tmp_path: Path) -> None:
    table = Table("duel", seed=1, save=tmp_path / "my.dfg")
    play_on(table, Random(1), most=3)
    again = Table("duel", save=tmp_path / "my.dfg")
    assert again.session.history.steps == table.session.history.steps


# --- replays -------------------------------------------------------------------------------------


def test_a_replay_shows_each_card_and_who_takes_the_trick() -> None:
    replay = Replay(DEAL, lang="en")
    said = [sentence_text({"seats": p["seats"]}, p["say"]) for p in pictures(replay)]
    assert said[0] == "The cards are dealt. a leads."
    assert "a plays K♠." in said
    assert said[-1] == "b plays 7♥. Trumps: b takes the trick."
    assert [picture["trick"] for picture in pictures(replay)][-1][1]["best"]


def test_the_replay_of_a_table_has_a_picture_for_each_card() -> None:
    replay = Table("duel", seed=2, seats="").replay()
    assert len(pictures(replay)) > 12


# --- quiz ----------------------------------------------------------------------------------------


def test_a_quiz_asks_about_a_match() -> None:
    asked = Quiz.for_game("duel, trumps", count=6, seed=2).questions
    assert {question.kind for question in asked} == {"legal", "takes"}


@each_rule
def test_a_quiz_on_a_rule_knows_right_from_wrong(rule: str) -> None:
    quiz = Quiz.for_rule(rule, game="duel", progress=None)
    assert len(quiz) == 5
    for question in quiz.questions:
        assert rule in question.rules
        right = question.right if question.how == "seat" else {int(at) + 1 for at in question.right}
        answer: Any = next(iter(right)) if question.how == "seat" else sorted(right)
        other: Any = 1 - answer if question.how == "seat" else [len(question.choices)]
        assert question.check(answer).right
        assert question.check(other).right == (other == answer)
        assert all(question.text(lang) for lang in LANGS)


def test_what_was_learned_is_marked_under_the_game_and_the_rule(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    quiz = Quiz.for_rule("trumps", game="duel", count=1, progress=progress, chapter="duel")
    (seat,) = quiz.question.right
    assert quiz.answer(int(seat)).right
    assert [mark.name for mark in Progress(tmp_path / "progress.json").marks] == ["duel/trumps"]


def test_a_quiz_says_why_a_card_may_not_be_played() -> None:
    quiz = Quiz.for_rule("follow-suit", game="duel")
    notes = [note.to("en") for question in quiz.questions for note in question.notes.values()]
    assert notes
    assert any("Follow suit" in note for note in notes)


# --- drills --------------------------------------------------------------------------------------


def test_a_drill_is_solved_by_the_right_card_and_lost_by_the_wrong_one() -> None:
    task = Task.parse(DRILL)
    assert str(task.aim.en) == "Within 2 moves, take a trick."
    assert [str(ply.move) for ply in task.right_moves] == ["Jc"]
    assert Attempt(task).play("Jc") == "solved"
    lost = Attempt(task)
    assert lost.play("Ks") == "failed"
    assert "take a trick" in lost.why.en


@each_rule
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_drill_is_dealt_about_each_rule_and_can_be_solved(rule: str, level: int) -> None:
    task = make_drill(rule, level, 1, "duel")
    assert task.solution
    assert task.wrong_moves
    assert task.mark == f"duel/{rule}"
    assert str(make_drill(rule, level, 1, "duel")) == str(task)


def test_the_drills_of_the_game_come_without_end() -> None:
    assert Drill.for_game("duel").task.game == "duel"
    assert Drill.for_rule("trumps", game="duel").task.rule == "trumps"


def test_a_goal_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="finishes") as caught:
        Goal.parse("finishes a", game="duel")
    assert_spoken(caught.value)


# --- bots ----------------------------------------------------------------------------------------


def test_the_simple_bot_beats_the_random_one_in_a_simulation() -> None:
    games = simulate("duel, trumps", ["steady", "random"], games=200, progress=False)
    points = games.mean("points", games["seat"] == 0)
    assert games.games == 200
    assert points.low > 3
    assert "Trumps" in repr(games)


def test_the_bots_meet_in_an_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "steady", "random", "--games", "8", "--rules", "duel"]) == 0
    assert "8 first games" in capsys.readouterr().out


def test_its_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "duel"]) == 0
    listed = capsys.readouterr().out
    assert all(rule in listed for rule in CATALOGUE)


def test_the_deck_goes_from_the_7_up() -> None:
    assert cards("6s") & DECK == 0
    assert DECK.bit_count() == 32
