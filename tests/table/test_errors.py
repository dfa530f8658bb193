"""What people write wrong is answered by what is wrong and what would be right."""

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from daifugo_widget import (
    Drill,
    IllegalMove,
    Player,
    Quiz,
    RecordError,
    Refusal,
    Replay,
    Rule,
    Table,
    rule,
)
from daifugo_widget.core.cards import FOUR
from daifugo_widget.core.game.moves import PASS, Call
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.games.daifugo.engine.change import Change
from daifugo_widget.games.daifugo.engine.game import Game
from tests.core.languages import LETTERS, english_in
from tests.table.playing import sent

BROKEN = "rules  base\nhands  3c3c4d / 5c6c\n"
REFUSED = "rules  base\nhands  3c4d / 5c6c\na 3c  b 7c\n"


def test_a_preset_cannot_be_taken_out() -> None:
    with pytest.raises(RuleError, match=r"base is a preset.* cannot be taken out"):
        Table("standard, -base")


@pytest.mark.parametrize("wrong", [2, None, ["3c"], b"3c"])
def test_a_move_is_written_as_text(wrong: object) -> None:
    playing = Table(record="rules  base, seven-pass\nhands  7c3c4d / 5c6c\nturn a\n")
    with pytest.raises(ValueError, match="write a play or an answer in quotes, such as '7c7d'"):
        playing.play(wrong)  # type: ignore[arg-type]
    playing.play("7c")
    with pytest.raises(ValueError, match="answer in quotes"):
        playing.answer(wrong)  # type: ignore[arg-type]
    playing.answer("3c")


@pytest.mark.parametrize("nothing", ["", "  "])
def test_an_empty_answer_is_no_answer(nothing: str) -> None:
    playing = Table(record="rules  base, seven-pass\nhands  7c3c4d / 5c6c\nturn a\na 7c\n")
    with pytest.raises(ValueError, match="the answer is empty"):
        playing.answer(nothing)
    playing.answer("-")
    assert playing.session.game.hands[0].bit_count() == 2


@pytest.mark.parametrize(
    "wrong", [{"players": "x"}, {"seed": "a"}, {"players": 4.0}, {"seed": True}]
)
def test_numbers_are_numbers(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="is a whole number, not"):
        Table(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"player": 5}, "there is no 'player'; did you mean players?"),
        ({"sed": 3}, "there is no 'sed'; did you mean seed?"),
        ({"bot": "sharp"}, "there is no 'bot'; did you mean bots?"),
        ({"languag": "ja"}, "there is no 'languag'; did you mean lang?"),
        (
            {"xyzzy": 1},
            "there is no 'xyzzy'; the known ones are rules, players, seat, seats, bots, names, ",
        ),
        (
            {"pace": "quick"},
            "pace cannot be 'quick'; it must be one of slow, normal, fast, step, once",
        ),
        ({"open_hands": 1}, "open_hands cannot be 1; it must be one of False, True"),
    ],
)
def test_a_wrong_argument_is_told_with_what_would_be_right(
    wrong: dict[str, object], said: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        Table(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["bogus", "", 7])
def test_what_is_no_record_is_told_what_one_is(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"a record is a text with a line such as 'hands"):
        Table(record=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("make", [Replay, Quiz, Drill])
def test_a_line_that_is_no_record_is_told_what_one_is_or_what_asks_about_a_rule(
    make: Callable[[str], object],
) -> None:
    with pytest.raises(RecordError, match=r"'bogus' is not a record .* a text with a line such as"):
        make("bogus")
    with pytest.raises(RecordError, match=r"for a rule use Drill\.for_rule\('eight-cut'\)"):
        make("eight-cut")
    with pytest.raises(RecordError, match=r"Quiz\.for_rule\('trumps', game='nap'\)"):
        make("trumps")


def test_a_broken_record_is_told_in_a_sentence_of_the_table() -> None:
    notice = sent(Table(seed=1), do="load", text=BROKEN)["notice"]
    assert notice.startswith("Could not open it: line 2: ")
    assert notice.endswith("3c is in the deck once, but held twice by a")
    notice = sent(Table(seed=1, lang="ja"), do="load", text=BROKEN)["notice"]
    assert notice == (
        "開けませんでした：2行目：hands：3c はデッキに1枚しかないのに、aに2枚あります。"
    )
    notice = sent(Table(seed=1, lang="ko"), do="load", text=BROKEN)["notice"]
    assert notice == "열지 못했습니다: 2행: hands: 3c 카드는 덱에 1장뿐인데 a에 2장 있습니다."


@pytest.mark.parametrize("lang", LANGS)
def test_a_line_with_an_unknown_rule_is_answered_in_words_for_players(lang: Lang) -> None:
    table = Table(seed=1, lang=lang)
    for said in ({"do": "rules", "text": "base, foo"}, {"do": "new", "text": "base, foo"}):
        notice = sent(table, **said)["notice"]
        assert "foo" in notice
        assert "python" not in notice
        assert "`" not in notice


def test_a_record_with_an_illegal_move_is_told_without_codes() -> None:
    notice = sent(Table(record="hands 3c / 4c"), do="load", text=REFUSED)["notice"]
    assert notice.startswith("Could not open it: line 3: ")
    assert "[" not in notice
    assert "5c" not in notice
    assert "5♣" not in notice


def test_a_record_with_an_unknown_rule_is_answered_in_words_for_a_player() -> None:
    record = "rules  base, xyz\nhands  3c / 4c / 5c / 6c\n"
    notice = sent(Table(seed=1), do="load", text=record)["notice"]
    assert "there is no rule or preset 'xyz'; search the list for its name" in notice
    assert "rules()" not in notice
    assert "python" not in notice


@pytest.mark.parametrize(
    ("message", "japanese"),
    [
        ({"do": "rules", "text": "base, eigth-cut"}, "もしかして「8切り（eight-cut）」ですか？"),
        ({"do": "rules", "text": "base, stairs-revolution"}, "革命（revolution）を入れるか"),
        ({"do": "rules", "text": "two-player"}, "2人用なので、4人では遊べません"),
        ({"do": "load", "text": REFUSED}, "3行目：b 7c はできません。7♣はその手札に"),
        ({"do": "load", "text": "hands 3c / 4c"}, "2人用ですが、このテーブルは4人です"),
        ({"do": "next"}, "次のゲームを配れるのは"),
        ({"do": "undo"}, "取り消せる手がまだありません"),
        ({"do": "play", "cards": "zz"}, "「zz」はカードではありません"),
        ({"do": "set", "key": "lang", "value": "fr"}, "読み取れないメッセージ"),
        ({"do": "load", "text": "x" * 1_000_000}, "テキストが長すぎます"),
    ],
)
def test_a_notice_speaks_the_language_of_the_table(
    message: dict[str, object], japanese: str
) -> None:
    assert japanese in sent(_table("ja"), **message)["notice"]
    korean = sent(_table("ko"), **message)["notice"]
    assert LETTERS["ko"].search(korean)
    assert not english_in(korean)


def _table(lang: Lang) -> Table:
    table = Table(seed=1, lang=lang, seats="abcd")
    table.screen.take()
    return table


def test_a_long_notice_is_cut_in_any_language() -> None:
    message = {"do": "rules", "text": "base, foul-finish(cards=nothing)"}
    for lang in ("en", "ja", "ko"):
        notice = sent(_table(lang), **message)["notice"]
        assert 250 < len(notice) <= 300


# --- rules of one's own ---------------------------------------------------------------------------


@pytest.fixture
def _wrong_rule(own_rules: None) -> None:
    @rule("wrong", en="Wrong rule")
    class Wrong(Rule):
        """Does what no game can."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            if play.count(FOUR):
                game.cutt(self)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("_wrong_rule")
def test_a_rule_of_ones_own_that_fails_is_named_on_the_table_and_nothing_is_lost(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = Table(record="rules  base, wrong\nhands  3c4d / 5c6c\n")
    before = table.state["trick"]
    state = sent(table, do="play", cards="4d")
    line = "The rule Wrong rule failed in after_play, line "
    assert state["notice"].startswith(line)
    assert "AttributeError: 'Change' object has no attribute 'cutt'" in state["notice"]
    assert state["trick"] == before
    assert sent(table, do="play", cards="3c")["notice"] is None
    assert "cutt" in caplog.text


@pytest.mark.usefixtures("own_rules")
def test_a_rule_that_fails_by_a_value_is_named_as_any_other() -> None:
    @rule("wrong", en="Wrong rule")
    class Wrong(Rule):
        """Looks for a seat that is not there."""

        def after_play(self, game: Change, seat: int, play: Play) -> None:
            game.seats.index(9)

    table = Table(record="rules  base, wrong\nhands  3c4d / 5c6c\n")
    notice = sent(table, do="play", cards="4d")["notice"]
    assert notice.startswith("The rule Wrong rule failed in after_play, line ")
    assert "ValueError" in notice


@pytest.mark.usefixtures("_wrong_rule")
def test_a_bot_whose_move_a_rule_breaks_stops_and_says_so() -> None:
    async def run() -> dict[str, Any]:
        table = Table(record="rules  base, wrong\nhands  5c6c / 4c4h\nturn b\n", pace="fast")
        for _ in range(500):
            if table.state["notice"]:
                break
            await asyncio.sleep(0.02)
        table.close()
        return table.state

    state = asyncio.run(run())
    assert state["notice"].startswith("The rule Wrong rule failed in after_play")
    assert state["settings"]["paused"]


@pytest.mark.usefixtures("own_rules")
def test_where_a_rule_forbids_to_pass_the_table_says_so_before_and_after() -> None:
    @rule("no-pass", en="No pass")
    class NoPass(Rule):
        """Who can follow has to."""

        def must_follow(self, game: Game) -> Refusal:
            return Refusal(self.id, 0, "Who can follow has to.")

    table = Table(record="rules base, no-pass\nhands 5c3c / Tc3d / 4c3h\nturn c\nc 4c\n")
    assert "Follow 4♣ with one card: you may not pass." in str(table)
    assert not table.state["prompt"]["may_pass"]
    with pytest.raises(IllegalMove, match="Who can follow has to"):
        table.pass_()


class Wrong(Player):
    """Chooses what is no move."""

    def choose(self, view: Any, rng: Random) -> Any:
        """Return a text."""
        return "3c"


def test_an_illegal_move_of_a_bot_is_told_to_be_its_own() -> None:
    with pytest.raises(IllegalMove) as caught:
        Table("base", seed=1, seat="b", bots=Wrong())
    assert "Wrong as seat c chose '3c'" in caught.value.__notes__


class Loud(Player):
    """Plays its weakest cards, and calls what cannot be called."""

    def choose(self, view: Any, rng: Random) -> Any:
        """Return the first play, or pass."""
        return next(iter(view.plays()), PASS)

    def call(self, view: Any, seat: int, rng: Random) -> Call:
        """Return a call of a rule that is not called."""
        return Call("stairs")


def test_an_impossible_call_of_a_bot_is_told_to_be_its_own() -> None:
    record = "rules base, suit-bind(declared=true)\nhands 4c3d / 5c6d / 9d9h\n"
    with pytest.raises(IllegalMove) as caught:
        Table(record=record, bots=Loud()).play("4c")
    assert caught.value.__notes__ == [f"Loud as seat b called {Call('stairs')!r}"]
