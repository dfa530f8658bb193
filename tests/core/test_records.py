"""A record reads and writes positions, moves, notes and names."""

from types import SimpleNamespace

import pytest

from daifugo_widget.core.cards import cards
from daifugo_widget.core.game.history import History
from daifugo_widget.core.records import Record, RecordError, RefusedError, read
from daifugo_widget.core.records.cardtext import CardText
from daifugo_widget.core.records.errors import Failure
from daifugo_widget.games.daifugo.engine.match import Match

EXAMPLES = """\
title  Eight cut
rules  base, eight-cut
hands  8c3d / 9c9d / 5s6s
a 8c        # An 8 flows the trick, and its player leads.
= leads a
a 3d
= out a, turn b
---
title  Hearts are bound
rules  base, suit-bind
hands  3h9c / 5h7c / 7hTs
a 3h  b 5h
= mark suit-bind=h
! c Ts  suit-bind
c 7h
---
title  Seven pass
rules  base, seven-pass
hands  7c7d3c4c / 9c9d / TsJs
a 7c7d
= asks a seven-pass, top 7c7d
a > 3c
= hand b 3c9c9d, turn b
"""


@pytest.mark.parametrize("record", read(EXAMPLES, "three.dfg"), ids=lambda record: record.title)
def test_the_examples_of_the_format_hold(record: Record) -> None:
    assert record.check() == []


def test_a_record_without_a_title_is_called_by_its_file_and_number() -> None:
    records = read("hands 3c / 4c5c\n---\nhands 3d / 4c5c\n", "lessons/first.dfg")
    assert [record.title for record in records] == ["first 1", "first 2"]


def test_an_empty_part_between_separators_is_no_record() -> None:
    assert len(read("---\nhands 3c / 4c5c\n---\n\n---\n")) == 1


def test_parse_reads_one_record() -> None:
    with pytest.raises(RecordError, match="more than one"):
        Record.parse(EXAMPLES)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("7c7d", "7c7d"),
        ("10cXJs", "TcJsX"),
        ("X=7h7c", "7cX=7h"),
        ("X=10", "X=T"),
        ("3c?2", "3c????"),
        ("??", "??"),
        ("-", "-"),
    ],
)
def test_cards_are_written_in_one_way(text: str, written: str) -> None:
    assert str(CardText.parse(text)) == written


def test_a_record_written_and_read_is_the_same_record() -> None:
    text = """\
game   daifugo 1
title  All # of it
names  a="you" b="a \\"bot\\" # 1"
rules  base, seven-pass
seed   5
goal   win
x-note kept
classes a=fugo b=hinmin
phase  play
turn   b<
hands  3c4c / 5c7c / 6cX
discards 3d
# Before the first move.
b 7c > 5c  # A note.
# It goes on.
= turn a
! a 4d  not-held
a -
next
hands  3c4c / 5c7c / 6cX
"""
    record = Record.parse(text)
    assert Record.parse(str(record)) == record
    assert str(record) == text


def test_header_lines_may_stand_in_any_order_with_comments_between() -> None:
    record = Record.parse("# A file.\nhands 3c / 4c5c\n\n# More.\ntitle T\n# Note.\na 3c\n")
    history = record.history()
    assert history.title == "T"
    assert history.note == "Note."


@pytest.mark.parametrize(
    "header",
    [
        """\
title  T
rules  base
seed   1
x-mine 2
dealer b
turn   b
hands  3c / 4c5c / 7d
discards 7c""",
        """\
game   nap 1
rules  nap
seed   1
dealer c
turn   b
hands  Ah / Kc / Qd
trick  a:9h
contract a:two
trumps d
taken  a:Td8d9d""",
        """\
game   napoleon 1
rules  napoleon
seed   1
hands  Ac4d / Th3d / 9cJd / 2c5d / KcAd
kitty  -
contract a:13c
friend Kc""",
    ],
)
def test_the_header_of_any_game_is_written_in_one_order(header: str) -> None:
    turned = "\n".join(reversed(header.splitlines()))
    assert str(Record.parse(turned)) == header + "\n"


def test_notes_belong_to_the_move_above_them() -> None:
    text = "hands 3c4c / 5c6c\na 3c  b 5c  # One.\n# Two.\n#\n# Three.\na -\n"
    history = Record.parse(text).history()
    assert [step.note for step in history.steps] == ["", "One.\nTwo.\n\nThree.", ""]
    assert Record.parse(str(Record.of(history))).history() == history


def test_names_extra_keys_and_the_title_come_back() -> None:
    start = Match.start("standard", 4, seed=1)
    names = ("you", 'the "sharp" one', "back\\slash", "# four")
    history = History(start, (), "A # title", names, "A note.", {"x-app": "table 1", "goal": "win"})
    assert Record.parse(str(Record.of(history))).history() == history


def test_a_record_tells_its_title_and_names_without_being_played() -> None:
    record = Record.parse('title T\nnames a="Mina" c="Ken"\nhands 3c / 4c / 5c\n')
    assert (record.title, record.names) == ("T", ("Mina", "", "Ken"))
    assert Record.parse("hands 3c / 4c\n").names == ()


def test_a_title_or_a_name_on_several_lines_is_written_on_one() -> None:
    history = History(Match.start("base", 3, seed=1), (), "two\nlines", ("a\nb", "", ""))
    again = Record.parse(str(Record.of(history))).history()
    assert (again.title, again.names) == ("two lines", ("a b", "", ""))


def test_blanks_within_a_title_or_an_extra_line_come_back() -> None:
    head = 'title  Two  blanks\u3000and a wide one\nx-json  {"say":  "a  b"}\n'
    history = Record.parse(f"{head}hands  3c4c / 5c6c\n").history()
    assert Record.parse(str(Record.of(history))).history() == history


def test_a_seed_that_is_left_out_is_drawn_and_written_down() -> None:
    record = Record.parse("players 4\n")
    assert "seed " in str(record)
    assert Record.parse(str(record)).history() == record.history()


def test_a_dealt_record_gives_the_same_deal_as_a_match() -> None:
    record = Record.parse("rules standard\nplayers 5\nseed 42\n")
    assert record.history().start == Match.start("standard", 5, seed=42)


def test_a_dealt_record_with_classes_starts_with_the_exchange() -> None:
    text = "players 4\nseed 1\nclasses a=daifugo b=fugo c=hinmin d=daihinmin\n"
    assert Record.parse(f"{text}= asks d exchange").check() == []
    assert Record.parse(f"{text}phase play\n= asks -, leads d").check() == []


def test_who_leads_a_dealt_game_may_be_said() -> None:
    text = "players 4\nseed 1\n"
    assert Record.parse(f"{text}turn c\n= leads c").check() == []


def test_the_leader_after_the_exchange_may_be_said() -> None:
    text = "classes a=fugo c=hinmin\nphase exchange\nturn b\nhands 3c4c / 5c6c / 7c8c\n"
    assert Record.parse(f"{text}= asks c exchange\nc > 8c  a > 3c\n= leads b").check() == []


def test_a_finished_game_goes_on_with_the_next_by_the_seed() -> None:
    record = Record.parse("seed 9\nhands 3c / 4c / 5c6c\na 3c  b 4c\nnext\n= asks c exchange")
    assert record.check() == []
    assert record.history() == record.history()


def test_windows_line_ends_and_a_byte_order_mark_are_read() -> None:
    assert read("\ufeff" + EXAMPLES.replace("\n", "\r\n"))[0] == read(EXAMPLES)[0]


def test_trick_numbers_are_read_over() -> None:
    text = "hands 3c4c / 5c6c\n1. a 3c  b 5c  a -\n2. b 6c\n"
    assert len(Record.parse(text).history().steps) == 4


def test_a_trick_number_without_a_move_is_no_line() -> None:
    record = Record.parse("hands 3c4c / 5c6c\n1. a 3c\n2.\n")
    assert Record.parse(str(record)) == record


def test_a_position_holds_the_cards_that_it_says() -> None:
    history = Record.parse("hands 3c10d / 4cX / ?3\n").history()
    assert history.start.game.hands[0] == cards("3cTd")
    assert history.start.game.hands[2].bit_count() == 3


def test_a_game_written_in_mid_effect_is_read_in_mid_effect() -> None:
    history = Record.parse("rules base, seven-pass\nhands 7c3c / 4c5c / 6c8c\na 7c").history()
    again = Record.parse(str(Record.of(history))).history()
    assert again.now.game.ask == history.now.game.ask
    assert again == history


def test_a_history_that_begins_in_mid_effect_cannot_be_written() -> None:
    history = Record.parse("rules base, seven-pass\nhands 7c3c / 4c5c / 6c8c\na 7c").history()
    with pytest.raises(ValueError, match="give the moves before it"):
        Record.of(History(history.now))


def test_a_fact_that_does_not_hold_is_a_failure_with_its_line() -> None:
    record = Record.parse("hands 3c4c / 5c6c\na 3c\n= turn a,\n".replace(",\n", ", top 3c\n"))
    assert record.check() == [Failure(3, "turn a", "turn b")]
    assert str(record.check()[0]) == "line 3: expected turn a, found turn b"


def test_a_refusal_for_another_reason_is_a_failure() -> None:
    record = Record.parse("hands 3c4c / 5c6c\na 4c\n! b 3d  weaker\n! b 5c\n! b > 5c > 6c\n")
    expected = ["b 3d to be refused [weaker]", "b 5c to be refused", "b > 5c to be accepted"]
    assert [failure.expected for failure in record.check()] == expected


def test_a_move_that_the_rules_refuse_is_a_failure_and_ends_the_play() -> None:
    record = Record.parse("hands 4c9c / 3c6c\na 4c  b 3c\n= over\n")
    assert [failure.line for failure in record.check()] == [2]
    with pytest.raises(RefusedError, match=r"2:9: b 3c is refused: .*weaker.*legal for b: - 6c"):
        record.history()


def test_the_last_of_several_answers_may_be_refused() -> None:
    text = "rules base, seven-pass(to=anyone)\nhands 7c3c / 4c5c / 6c8c\n"
    record = Record.parse(f"{text}! a 7c > b > 9c  not-held\n! a 7c > a  seven-pass\n= turn a")
    assert record.check() == []


def test_a_play_may_name_its_rule() -> None:
    text = "rules base, spade-three\nhands X4c / 3s5c / 6c8c\na X\n"
    assert Record.parse(f"{text}b spade-three:3s\n= leads b").check() == []
    assert Record.parse(f"{text}! b eight-cut:3s  not-a-play").check() == []


@pytest.mark.parametrize(
    "fact",
    ["turn b", "turn a<", "leads b", "top -", "hand a 3c", "cards a 3", "order 2AKQJT9876543",
     "mark suit-bind=h", "mark -suit-bind", "asks a seven-pass", "out a", "classes a=fugo",
     "legal 3c", "legal > 3c", "discards 3c", "discards -4d", "seats a c b", "deck 52",
     "points a 2", "over"],
)  # fmt: skip
def test_a_fact_that_is_wrong_fails(fact: str) -> None:
    text = f"""\
rules base, suit-bind
trick b:5s c:6s
marks suit-bind=s
discards 4d
hands 3c7s / 4c5c / 7c8c
= {fact}
"""
    failures = Record.parse(text).check()
    assert [failure.expected for failure in failures] == [fact]
    assert failures[0].found


def test_a_record_is_shown_short_in_python_and_as_its_text_in_a_notebook() -> None:
    record = Record.parse("title  Cut\nhands  3c4c / 5c6c\na 3c  b 5c  a -\n")
    assert repr(record) == "Record('Cut', 3 moves)"
    shown: list[str] = []
    record._repr_pretty_(SimpleNamespace(text=shown.append), False)
    assert shown == [str(record).rstrip()]
