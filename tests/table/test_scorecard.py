"""The score card of a match, as a table, as text and as a picture."""

import re
from xml.etree import ElementTree

import pytest

from daifugo_widget import Record, Table
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.rules.titles import THEMES
from daifugo_widget.games.daifugo.table.scorecard import ScoreCard
from daifugo_widget.games.daifugo.table.scores import MOST_GAMES, scores
from daifugo_widget.table.still.terminal_text import width
from daifugo_widget.table.telling.plain_text import sentence_text
from tests.checking import some
from tests.games.daifugo.engine.chance import play_out
from tests.table.playing import scored

RULES = "base, match(sets=2, games=2), scorecard, joining"
NAMES = ["Ann", "Ben", "Cho", "Dai"]


def played(games: int, rules: str = RULES, players: int = 4) -> Match:
    return play_out(Match.start(rules, players, seed=5), games)


def rows(card: ScoreCard) -> list[list[str]]:
    return [line.split() for line in str(card).splitlines()[1:] if set(line) != {"-"}]


def test_a_card_has_a_line_for_each_game_each_set_and_the_match() -> None:
    lines = ScoreCard(played(4), NAMES).lines
    assert [line.name for line in lines] == ["1.1", "1.2", "Set 1", "2.1", "2.2", "Set 2", "Total"]
    assert [line.name for line in lines if line.total] == ["Set 1", "Set 2", "Total"]


def test_totals_are_the_sums_of_the_games() -> None:
    match = played(4)
    lines = ScoreCard(match, NAMES).lines
    sums = {line.name: [int(cell.points) for cell in line.cells] for line in lines if line.total}
    assert sums["Total"] == list(match.points)
    both = zip(sums["Set 1"], sums["Set 2"], strict=True)
    assert [one + two for one, two in both] == sums["Total"]


def test_the_bonus_of_a_sets_last_game_is_written_beside_the_points() -> None:
    match = played(2)
    first, second = ([c.points for c in line.cells] for line in ScoreCard(match).lines[:2])
    assert "6" in first
    assert second[match.results[1].ranking[0]] == "6+2"


@pytest.mark.parametrize(
    ("lang", "told", "line"),
    [
        (
            "en",
            "The game is over. You get a bonus of 2 points for winning the last game of the set.",
            "last game of the set: +2",
        ),
        (
            "ja",
            "ゲームは終わりました。あなたにはセット最終戦1位の加点が2点あります。",
            "セット最終戦1位：+2",
        ),
        (
            "ko",
            "게임이 끝났습니다. 나는 세트 마지막 게임 1등 가산점 2점을 받습니다.",
            "세트 마지막 게임 1등: +2",
        ),
    ],
)
def test_story_and_result_tell_of_the_bonus_of_a_sets_last_game(
    lang: Lang, told: str, line: str
) -> None:
    record = "rules base, match(games=1)\nhands 3c / 4c / 5c / 6c7c\na 3c\nb 4c\nc 5c\n"
    state = Table(record=record, lang=lang).state
    assert sentence_text(state, state["story"][-1]["say"]) == told
    assert ["/" in klass for _, _, klass, *_ in scored(state, "result")] == [
        True,
        False,
        False,
        False,
    ]
    assert scored(state, "result")[0][2].endswith(f" / {line}")


def test_no_bonus_is_told_of_before_the_last_game_of_a_set() -> None:
    record = "rules base, match\nhands 3c / 4c / 5c / 6c7c\na 3c\nb 4c\nc 5c\n"
    state = Table(record=record).state
    assert sentence_text(state, state["story"][-1]["say"]) == "The game is over."
    assert not any("/" in klass for _, _, klass, *_ in scored(state, "result"))


def test_points_stand_with_the_class_that_they_brought() -> None:
    match = played(1)
    line = ScoreCard(match, NAMES).lines[0]
    best, worst = match.results[0].ranking[0], match.results[0].ranking[-1]
    assert line.cells[best] == ("6", "Daifugō")
    assert line.cells[worst] == ("0", "Daihinmin")


def test_a_newcomer_has_nothing_of_the_games_before() -> None:
    match = play_out(played(1).join([True]))
    lines = ScoreCard(match, [*NAMES, "Eve"]).lines
    assert lines[0].cells[4] == ("", "")
    assert lines[1].cells[4].points


def test_a_newcomer_has_no_points_of_a_set_before() -> None:
    match = play_out(played(2).join([True]))
    newest = {line.name: line.cells[4] for line in ScoreCard(match, [*NAMES, "Eve"]).lines}
    assert newest["Set 1"] == ("", "")
    assert newest["Set 2"].points == newest["Total"].points != ""


def test_the_scores_without_a_card_have_no_newcomer_either() -> None:
    match = play_out(played(1, "base, joining").join([True]))
    first, second = scores(match, "en")["games"]
    assert first["places"][4] is first["points"][4] is None
    assert second["places"][4] is not None


def test_the_scores_show_the_latest_games_and_the_points_of_all() -> None:
    match = played(MOST_GAMES + 2, "base")
    shown = scores(match, "en")
    assert [game["number"] for game in shown["games"]] == [*range(3, MOST_GAMES + 3)]
    assert shown["total"] == list(match.points)
    assert sum(shown["total"]) == (MOST_GAMES + 2) * (6 + 4 + 2)


def test_the_scores_name_the_rule_that_decided_a_place() -> None:
    record = "rules base, foul-finish\nhands 2c / 3c4c / 5c6c\na 2c  b -  c -  b 3c\n"
    running = Record.parse(record).history()
    assert scores(running.now, "en")["why"] == [None, None, None]
    over = Record.parse(f"{record}c 5c  b -  c 6c\n").history()
    foul, *others = scores(over.now, "en")["why"]
    assert foul == ["foul: ", ("r", "foul-finish", "Foul finish")]
    assert others == [None, None]


def test_without_sets_games_are_numbered_through_and_summed_once() -> None:
    assert [line.name for line in ScoreCard(played(2, "base")).lines] == ["1", "2", "Total"]


def test_who_is_disqualified_is_marked() -> None:
    record = "rules base, fouls(mode=referee), scorecard\nhands 3c / 5c6d / 4c\nmarks fouls=b3\n"
    table = Table(record=record, seat="a", bots="random", seed=1)
    last = table.scorecard().lines[-1]
    assert [cell.note for cell in last.cells] == ["", "disqualified", ""]


@pytest.mark.parametrize("lang", LANGS)
def test_the_winner_is_named_at_the_end(lang: Lang) -> None:
    names = ["あんな", "벤", "Cho", "Dai"]
    running, over = ScoreCard(played(3), names, lang), ScoreCard(played(4), names, lang)
    assert running.verdict == ""
    winner = names[played(4).winners[0]]
    assert winner in over.verdict
    assert all(over.verdict in shown for shown in (str(over), over._repr_html_(), over.to_svg()))


def test_a_match_of_classes_is_won_as_the_last_daifugo() -> None:
    match = played(2, "base, match(sets=1, games=2, winner=final-daifugo)")
    name = NAMES[match.results[-1].ranking[0]]
    assert ScoreCard(match, NAMES).verdict == f"The match is over: {name} wins as daifugō."


@pytest.mark.parametrize("lang", LANGS)
def test_columns_stand_below_each_other_in_every_script(lang: Lang) -> None:
    head, *lines = str(ScoreCard(played(2), ["あんな", "벤", "Cho", "Dai"], lang)).splitlines()[1:]
    at = width(head[: head.index("벤")])
    for line in some(lines):
        left = next(i for i in range(len(line)) if width(line[:i]) == at)
        assert line[left - 1] == line[0] == "-" or (line[left - 1] == " " != line[left])


def test_names_cannot_break_the_table_or_the_picture() -> None:
    card = ScoreCard(played(1), ["<b>", "&", '"', "'"])
    assert "<b>" not in card.to_svg()
    assert '<th scope="col">&lt;b&gt;</th>' in card._repr_html_()


def test_the_picture_is_sound_and_holds_every_word() -> None:
    card = ScoreCard(played(4), NAMES, "ko")
    root = ElementTree.fromstring(card.to_svg())
    words = " ".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))
    assert all(line.name in words for line in card.lines)
    assert all(cell.points in words for line in card.lines for cell in line.cells)


def test_a_table_gives_its_card_with_the_names_of_its_players() -> None:
    table = Table(RULES, seed=1, lang="ja", names={"b": "Mina"})
    assert rows(table.scorecard())[0] == ["ゲーム", "あなた", "Mina", "ハナ", "ユキ"]


def test_by_the_rule_the_table_shows_the_card() -> None:
    match = played(2)
    card = scores(match, "en")["card"]
    assert card is not None
    assert [line["name"] for line in card] == ["1.1", "1.2", "Set 1", "Total"]
    assert scores(played(2, "base"), "en")["card"] is None


SOFT_HYPHEN = "\N{SOFT HYPHEN}"


def notes(match: Match) -> set[str]:
    """Return what the card at the table writes beside the points of its first line."""
    card = scores(match, "en")["card"]
    assert card is not None
    return {note for _, note in card[0]["cells"]}


def test_a_long_word_may_go_on_below_in_a_narrow_card_at_a_syllable() -> None:
    parted = {note.replace(SOFT_HYPHEN, "-") for note in notes(played(1))}
    assert parted == {"Dai-fugō", "Fugō", "Hin-min", "Dai-hin-min"}


@pytest.mark.parametrize("theme", THEMES)
def test_the_long_words_of_every_theme_may_go_on_below(theme: str) -> None:
    match = played(1, f"{RULES}, titles(theme={theme})", players=9)
    words = {word for note in notes(match) for word in re.split("[ -]", note)}
    assert {word for word in words if len(word) >= 8 and SOFT_HYPHEN not in word} == set()
