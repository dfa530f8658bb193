"""A record that cannot be read says where and why, and what would be right."""

from contextlib import suppress
from itertools import product
from string import ascii_lowercase

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from daifugo_widget.core.records import Record, RecordError, read
from tests.core.languages import assert_spoken

HANDS = "hands 3c4c / 5c6c / 7c8c\n"

EXCHANGE = """\
rules standard
classes a=daifugo b=fugo c=hinmin d=daihinmin
phase exchange
hands 3c4c5c6c / 3d4d5d6d / 3h4h5h6h / KsAs2sX
"""
SEVENS = "rules base, seven-pass\nhands 7c7d4c / 5c6c\n"
NAP = "game nap 1\nhands 9dThJcJdQd / 8dTcTdTsKs / 8c9h9sJhAh / 9cQcKcAcAs\n"

BAD = [
    ("", 0, 0, "no record"),
    ("title T\n", 1, 1, "needs hands, or players"),
    ("titel T\n" + HANDS, 1, 1, "did you mean title?"),
    ("Title T\n" + HANDS, 1, 1, "did you mean title?"),
    ("kitty 3c\n" + HANDS, 1, 1, "'kitty' is not a key of a record"),
    ("title T\ntitle U\n" + HANDS, 2, 7, "begins after a line `---`"),
    ("rules: base\n" + HANDS, 1, 1, "'rules:': write 'rules'"),
    (HANDS + "a 3c# Why?\n", 2, 3, "leave a blank before the #"),
    (HANDS + "x-seats a b b\n", 2, 9, "write each seat once, clockwise"),
    ("game hearts 1\n" + HANDS, 1, 6, "a record of another game: this version plays"),
    ("game daifugo 99\n" + HANDS, 1, 6, "made by a newer version: update daifugo_widget"),
    ("game daifugo 2\nweather fine\n" + HANDS, 1, 6, "made by a newer version"),
    ("game daifugo 0\n" + HANDS, 1, 6, "is a version that has never existed"),
    ("game daifugo\n" + HANDS, 1, 6, "write 'daifugo 1'"),
    ("rules base, moon-cut\n" + HANDS, 1, 7, "no rule or preset 'moon-cut'"),
    ("rules base, moon-cut\n" + HANDS, 1, 7, "a newer version: then update"),
    ("rules base, eight-cut(moon=full)\n" + HANDS, 1, 7, "a newer version: then update"),
    ("names a=you\n" + HANDS, 1, 7, "in straight double quotes: a="),
    ('names a="x" e="y"\n' + HANDS, 1, 7, "there are 3 players"),
    ("rules base, eigth-cut\n" + HANDS, 1, 7, "did you mean eight-cut?"),
    (HANDS + "= not mark suit-bind\n", 2, 3, "as in `mark -suit-bind`"),
    ("rules base, eight-cut(numbr=4)\n" + HANDS, 1, 7, "its options: "),
    ("rules base, stairs(minimum=9)\n" + HANDS, 1, 7, "one of 2, 3, 4"),
    ("rules base, stairs-revolution\n" + HANDS, 1, 7, "needs Revolution"),
    ("rules base, seven-pass(number=T), ten-discard\n" + HANDS, 1, 7, "two meanings"),
    ("rules base, -deck\n" + HANDS, 1, 7, "stays in"),
    ("players 3\nhands 3c / 4c\n", 1, 9, "do not fit the 2 hands"),
    ("players 1\n", 1, 9, "1 cannot play: 2 to 9 players can"),
    ("players 12\n", 1, 9, "2 to 9 players can"),
    ("players many\n", 1, 9, "not a whole number"),
    ("players 2\n", 1, 9, "two-player"),
    ("rules two-player\nplayers 3\n", 1, 7, "game for 2"),
    ("rules two-player\n" + HANDS, 2, 7, "is a game for 2, but this position is for 3 players"),
    ("rules two-player\n" + HANDS, 2, 7, "write two hands with a / between them, or take"),
    ("seed none\n" + HANDS, 1, 6, "not a whole number"),
    ("hands 3c4c\n", 1, 7, "write 2 to 9"),
    ("hands 3c / / 4c\n", 1, 12, "- is an empty hand"),
    ("hands 3c // 4c\n", 1, 11, "one / separates two hands"),
    ("hands 3c / 4c /\n", 1, 16, "one / separates two hands"),
    ("hands 3c | 4c\n", 1, 7, "write 2 to 9, with / between"),
    ("hands a: 3c,4c / b: 5c\n", 1, 7, "did you mean 3c4c?"),
    ("hands 3cJoker / 5c\n", 1, 7, "did you mean 3cX?"),
    ("hands K\u017fAd6h / 5c\n", 1, 7, "did you mean KsAd6h?"),
    ("hands \u212asAd6h / 5c\n", 1, 7, "did you mean KsAd6h?"),
    ("hands 3c4x / 5c\n", 1, 7, "'4x' in '3c4x' is not a card"),
    ("hands 3c / ?999999999999\n", 1, 12, "no deck has more than 212 cards"),
    (f"hands 3c / ?{'9' * 5000}\n", 1, 12, "no deck has more than 212 cards"),
    (f"seed {'9' * 5000}\n" + HANDS, 1, 6, "not a whole number"),
    (f"rules base, deck(jokers={'9' * 5000})\n" + HANDS, 1, 7, "a whole number from 0 to 4"),
    (HANDS + f"= cards a {'9' * 5000}\n", 2, 3, "such a fact looks like"),
    (
        "hands 3c / 5C\n",
        1,
        12,
        "is not a card: write a rank (3-9 T J Q K A 2) and a suit (c d h s), "
        "such as Tc, or X for a joker; did you mean 5c?",
    ),
    ("hands 3c4c / 5c3c / 7c\n", 1, 14, "3c is in the deck once, but held by a and by b"),
    ("hands 3c3c / 5c\n", 1, 7, "but held twice by a"),
    ("rules base, deck(decks=2)\nhands 3c3c / 3c\n", 2, 14, "held twice by a and by b"),
    ("hands 3cX / 5cX\n", 1, 13, "X is in the deck once"),
    ("rules two-player\nhands 7c / 5c\n", 2, 7, "7c is not in the deck"),
    ("hands ?30 / ?30\n", 1, 13, "more cards than the 53"),
    ("hands 3cX=4c / 5c\n", 1, 7, "write X"),
    ("hands 3c / - / 4c\n", 1, 7, "b holds no cards: write `out b`"),
    ("hands 3c / - / -\nout b c\n", 1, 7, "two seats hold cards"),
    ("out a\n" + HANDS, 1, 5, "a is out but holds cards"),
    ("out a a\nhands - / 3c / 4c\n", 1, 5, "goes out once"),
    ("out f\n" + HANDS, 1, 5, "the seats are a to c"),
    ("turn f\n" + HANDS, 1, 6, "the seats are a to c"),
    ("turn left\n" + HANDS, 1, 6, "write b, b<, b<< or -"),
    ("turn b\nout b\nhands 3c / - / 4c\n", 1, 6, "b is out"),
    ("trick a:9s\n" + HANDS, 2, 7, "a laid the latest play"),
    ("turn b\ntrick a:9s\npassed b\n" + HANDS, 1, 6, "b has passed"),
    ("turn c\ntrick a:9s\npassed a\n" + HANDS, 3, 8, "a laid the latest play"),
    ("trick 9s\nturn b\n" + HANDS, 1, 7, "such as c:7s"),
    ("trick a:9s9d a:9s8d\nturn b\n" + HANDS, 1, 14, "9s is in the deck once"),
    ("trick a:9sTd\nturn b\n" + HANDS, 1, 7, "cannot be laid down together"),
    ("discards 3c\n" + HANDS, 1, 10, "held by a and by the discards"),
    ("discards ?3\n" + HANDS, 1, 10, "name them"),
    ("phase lunch\n" + HANDS, 1, 7, "write exchange or play"),
    ("phase exchange\ntrick a:9s\n" + HANDS, 2, 7, "something has been played"),
    ("classes a=duke\n" + HANDS, 1, 9, "names no class"),
    ("classes a=fugo b=fugo\n" + HANDS, 1, 16, "a is fugo already"),
    ("classes f=fugo\n" + HANDS, 1, 9, "the seats are a to c"),
    ("marks revolution\n" + HANDS, 1, 7, "is not among the rules; add it to the line `rules`"),
    ("rules base\nmarks eight-cut\n" + HANDS, 2, 7, "cannot leave 'eight-cut'"),
    ("rules standard\nmarks revolutoin\n" + HANDS, 2, 7, "did you mean revolution?"),
    ("rules standard\nmarks suit-bind=hc\n" + HANDS, 2, 7, "cannot leave 'suit-bind=hc'"),
    ("rules standard\nmarks eight-cut\n" + HANDS, 2, 7, "cannot leave 'eight-cut'"),
    ("dealer f\n" + HANDS, 1, 8, "the seats are a to c"),
    (HANDS + "a 3c  k 4c\n", 2, 7, "'k' is not a seat"),
    (HANDS + "3c\n", 2, 1, "a move begins with a letter from a to i, as in `a 3c`"),
    (HANDS + "a: 3c\n", 2, 1, "'a:': write 'a', in small letters and without a colon"),
    (HANDS + "A 3c\n", 2, 1, "'A': write 'a', in small letters"),
    ("Rules: base\n" + HANDS, 1, 1, "'Rules:': write 'rules'"),
    *(
        (HANDS + f"a 3c  b {word}\n", 2, 9, "a pass is written as a hyphen: `b -`")
        for word in ("pass", "Pass", "p", "--", "パス")
    ),
    *(
        (HANDS + f"a 3c {arrow} 4c\n", 2, 6, "an answer follows a simple >: `a 7c7d > 3c`")
        for arrow in ("->", "=>", "→")
    ),
    (HANDS + "a -> 4c\n", 2, 3, "an answer follows a simple >: `a 7c7d > 3c`"),
    (HANDS + "a 3c > pass\n", 2, 8, "a pass is written as a hyphen: `a > -`"),
    (HANDS + "> pass\n", 2, 1, "write who answers"),
    ("rules nap\n" + HANDS + "a > two\n", 1, 7, "a record of Nap needs a line `game  nap 1` above"),
    (f"{EXCHANGE}d > KsX\n", 5, 5, "legal for d: > 2sX"),
    (f"{EXCHANGE}d > 2sX  c > 6h6h\n", 5, 14, "legal for c: > 6h"),
    (f"{SEVENS}a 7c\nb 5c\n", 4, 3, "legal for a: > - 4c 7d"),
    (f"{NAP}a two\n", 3, 3, "a bid is written after a >, as in `a > two`"),
    (f"{NAP}b pass\n", 3, 3, "a pass is written as a hyphen: `b > -`"),
    (f"{NAP}b -\n", 3, 3, "legal for b: > - two three misere four nap"),
    (HANDS + "a 3c,4c\n", 2, 3, "did you mean 3c4c?"),
    (HANDS + "a h3\n", 2, 3, "did you mean 3h?"),
    (HANDS + "a ts\n", 2, 3, "did you mean Ts?"),
    (HANDS + "a 3c 4c\n", 2, 6, "write the cards of one move together"),
    (HANDS + "a 3c 4c\n", 2, 6, "and an answer after a >, as in `a 7c7d > 3c`"),
    *(
        (HANDS + f"{typed}\n", 2, 1, "and nothing else, between the seat and its cards: `a 3c4c`")
        for typed in ("a:3c4c", "a：3♣4♣", "a3c4c", "a-3c,4c", "a.c3c4")
    ),
    (HANDS + "aX\n", 2, 1, "'aX': write a blank, and nothing else, between the seat and its"),
    (HANDS + "a 3c\nb-\n", 3, 1, "between the seat and its cards: `b -`"),
    (HANDS + "a 3c\nb-  c-\n", 3, 1, "between the seat and its cards: `b -`"),
    (HANDS + "--\n" + HANDS, 2, 1, "a line of three hyphens, `---`, separates two records"),
    (HANDS + "----\n" + HANDS, 2, 1, "a line of three hyphens, `---`, separates two records"),
    (HANDS + "Try\na 3c\n", 2, 1, "'Try': write 'try'"),
    (HANDS + "a 3c\nNext\n", 3, 1, "'Next': write 'next'"),
    (HANDS + "mina 3c\n", 2, 1, "a move begins with a letter from a to i, as in `a 3c`"),
    (
        'names a="you" b="steady bot"\n' + HANDS + "You 3c\n",
        3,
        1,
        "write the letter of the seat, as in `a 3c`",
    ),
    ('names a="you" b="steady bot"\n' + HANDS + "a 3c  steady bot: -\n", 3, 7, "sits at b"),
    ('names a="you"\nturn you\n' + HANDS, 2, 6, "'you' sits at a"),
    ('names a="A" b="B"\n' + HANDS + "a\n", 3, 1, "nothing follows 'a'"),
    ('names a="A" b="B"\n' + HANDS + "a b\n", 3, 3, "'b' is not a card"),
    ('names a="X"\nhands X / X\n', 2, 11, "held by a and by b"),
    ('names a=""\n' + HANDS + "turn\n", 3, 5, "is no turn"),
    (HANDS + "a ジョーカー\n", 2, 3, "in 'ジョーカー' is not a card"),
    ("rules base eight-cut\n" + HANDS, 1, 7, "did you mean base, eight-cut?"),
    ("rules Base, Eight_Cut\n" + HANDS, 1, 7, "did you mean base?"),
    (HANDS + "a\n", 2, 1, "nothing follows 'a'"),
    (HANDS + "a 3c >\n", 2, 6, "nothing follows '>'"),
    (HANDS + "a 3c > > 4c\n", 2, 6, "nothing follows '>'"),
    (HANDS + "> 3c\n", 2, 1, "write who answers"),
    (HANDS + "a 3z\n", 2, 3, ":2:3: '3z' is not a card"),
    (HANDS + "a ??\n", 2, 3, "must name its cards"),
    (HANDS + "a dokan-dokan\n", 2, 3, "there is no rule 'dokan-dokan'"),
    (HANDS + "a eigth-cut:3c\n", 2, 3, "did you mean eight-cut?"),
    (HANDS + "a 3c\nturn b\n", 3, 1, "write it above the moves"),
    (HANDS + "a 3c\nturm b\n", 3, 1, "did you mean turn?"),
    (HANDS + "= trun a\n", 2, 3, "did you mean turn?"),
    (HANDS + "= mark revolutoin\n", 2, 3, "did you mean revolution?"),
    (HANDS + "= turn a, mark -revolutoin\n", 2, 11, "there is no rule 'revolutoin'"),
    (HANDS + "= turn a, hand b\n", 2, 11, "looks like `hand b 3c4d`"),
    (HANDS + "= hand b 3z\n", 2, 3, "'3z' is not a card"),
    (HANDS + "= turn a, discards\n", 2, 11, "looks like `discards 3c`"),
    (HANDS + "! a\n", 2, 1, "who may not do what"),
    (HANDS + "! a 3c  weeker\n", 2, 9, "did you mean weaker?"),
    (HANDS + "! a 3c  縛り\n", 2, 9, "closed, over; any other is the id of a rule"),
    (HANDS + "! a 3c  weaker weaker\n", 2, 16, "give one reason at most"),
    ("hands 3c / 4c / 5c6c\na 3c  b 4c\nnext ~ b ~ a ~ c\n", 3, 8, "chance decides no seats"),
    ("hands 3c / 4c / 5c6c\na 3c  b 4c\nnext\nx-seats a c b\n", 4, 1, "'x-seats' is not a key"),
]


def play_all(text: str) -> None:
    for record in read(text, "bad.dfg"):
        record.history()


@pytest.mark.parametrize(
    ("text", "line", "column", "says"), BAD, ids=lambda value: repr(value)[:60]
)
def test_an_error_names_its_place_and_what_would_be_right(
    text: str, line: int, column: int, says: str
) -> None:
    with pytest.raises(RecordError) as caught:
        play_all(text)
    error = caught.value
    assert (error.source, error.line, error.column) == ("bad.dfg", line, column)
    assert says in str(error)
    assert str(error).startswith(f"bad.dfg:{line}:{column}: " if line else "bad.dfg: ")
    assert_spoken(error)


def test_without_a_file_an_error_names_the_place_in_the_text_or_only_what_is_wrong() -> None:
    with pytest.raises(RecordError, match=r"^1:1: 'titel' is not a key"):
        Record.parse("titel T")
    with pytest.raises(RecordError, match=r"^there is no record in it$"):
        Record.parse("")


LATER = "hands 3c / 4c / 5c6c\na 3c  b 4c\nnext\n"

BAD_LATER = [
    ("title T\n", 4, 1, "or begin another record by a line `---`"),
    ("x-own T\n", 4, 1, "is not a key"),
    ("hands 3c / 4c\n", 4, 7, "there are 3 players"),
    ("rules base, revolutoin\nhands 3c / 4c / 5c\n", 4, 7, "did you mean revolution?"),
    ("hands 3c4c / 3c5c / 6c\n", 4, 14, "held by a and by b"),
]


@pytest.mark.parametrize(("text", "line", "column", "says"), BAD_LATER)
def test_the_header_of_a_later_game_is_read_as_closely(
    text: str, line: int, column: int, says: str
) -> None:
    with pytest.raises(RecordError) as caught:
        play_all(LATER + text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert says in str(caught.value)
    assert_spoken(caught.value)


KEYS = map("".join, product(ascii_lowercase, repeat=3))


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    ["".join(f"x-{key} 1\n" for key in KEYS) + HANDS, HANDS + "next\n" * 100_000],
    ids=["header", "body"],
)
def test_a_file_of_very_many_lines_is_read_whole(text: str) -> None:
    # If each line were compared with all before it, this would not end while anybody waits.
    (record,) = read(text)
    assert len(str(record).splitlines()) == len(text.splitlines())


@pytest.mark.parametrize("text", ["x" * 10**6, f"{HANDS}a {'3c' * 10**5}\n"])
def test_an_error_quotes_no_text_at_length_and_ends_with_what_would_be_right(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        play_all(text)
    assert all(len(said) < 2100 for said in (*caught.value.text, str(caught.value)))
    assert str(caught.value).endswith(("as in `a 3c`", "legal for a: 3c 4c"))


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(RecordError, match=r"3:1: next: .*once this one is over") as caught:
        Record.parse(HANDS + "a 3c\nnext\n").history()
    assert_spoken(caught.value)


def test_a_second_record_is_named_by_its_own_line() -> None:
    with pytest.raises(RecordError, match=r"two\.dfg:4:7: "):
        read("hands 3c / 4c\na 3c\n---\nhands 3x / 4c\n", "two.dfg")


WORDS = st.sampled_from(
    """a b c d > ~ ! = - # / , 5 4 X 3c 7c7d X=7h ?? ?9 8c9 yes no next hands rules turn trick names
    title seed players classes phase marks base standard eight-cut over legal top out !b a=fugo
    exchange revolution suit-bind=s""".split()  # noqa: SIM905
)
LINES = st.lists(WORDS, max_size=8).map(" ".join)
TEXTS = st.lists(LINES, max_size=8).map("\n".join)


@example(HANDS, "a 3c")
@given(st.sampled_from(["", HANDS, "rules standard\nplayers 4\nseed 1\n"]), TEXTS)
def test_any_text_is_read_or_refused_with_a_record_error(start: str, text: str) -> None:
    with suppress(RecordError):
        records = read(start + text)
        for record in records:
            record.check()
        assert [Record.parse(str(record)) for record in records] == records


@given(st.text(max_size=80))
def test_any_noise_is_read_or_refused_with_a_record_error(text: str) -> None:
    with suppress(RecordError):
        for record in read(text):
            record.check()
