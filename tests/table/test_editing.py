"""The rules editor asks what a changed line would be."""

import re
from typing import Any

import pytest

from daifugo_widget import Table, rules
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.table.wire.editing import check_line, choices
from daifugo_widget.table.wire.lookups import answer
from daifugo_widget.table.wire.rule_contract import Edited
from tests.table.playing import sent

TABLE = Table(seed=1)

FURTHER_NAMES = {
    "eleven-back": (
        (
            "小革命",
            "ジャックリターン",
            "6アップ",
            "7アップ",
            "소혁명",
            "small revolution",
            "jack back",
        )
    ),
    "revolution": ("革命返し", "反革命", "반혁명", "counter revolution"),
    "suit-bind": ("両縛り", "カタメ", "シバリ", "ロック", "시바리", "락", "카타메", "katame"),
    "stairs": ("雪崩", "ストレート"),
    "stairs-revolution": ("雪崩革命", "ストレート革命"),
    "eight-cut": ("8流し",),
    "gekokujo": ("都上がり", "大革命"),
    "super-revolution": ("大革命",),
    "great-revolution": ("大革命",),
}
"""Names by which people look for rules, by the rule; several rules may have the same."""


def edit(text: str, *opened: str) -> Edited:
    return check_line(TABLE.screen, text, opened)


@pytest.mark.parametrize(
    ("text", "tidy"),
    [
        ("standard, seven-pass, -seven-pass", "standard"),
        ("standard, -stairs, stairs", "standard"),
        ("standard, stairs(minimum=4), stairs(follow=clear)", "standard, stairs(minimum=4, "),
        ("official, eight-cut(in_stairs=true)", "official, eight-cut(in_stairs=true)"),
    ],
)
def test_what_is_switched_last_counts(text: str, tidy: str) -> None:
    assert edit(text)["line"].startswith(tidy)
    assert edit(text)["error"] is None


def test_the_rules_that_are_on_come_with_the_words_for_their_options() -> None:
    on = edit("standard, stairs(minimum=4)")["on"]
    assert "4" in on["stairs"]
    assert on["revolution"] == ""
    assert "seven-pass" not in on


def test_rules_that_lack_another_are_named_and_stay_switched_as_wanted() -> None:
    reply = edit("standard, stairs-revolution, -stairs")
    assert set(reply["clash"]) == {"stairs", "stairs-revolution"}
    assert "stairs-revolution" in reply["on"]
    assert "stairs" not in reply["on"]
    assert reply["line"] == "standard, stairs-revolution, -stairs"


def test_a_word_that_is_no_rule_is_told_of() -> None:
    assert "nonsense" in str(edit("standard, nonsense")["error"])
    assert "stairs" in edit("standard, nonsense")["on"]


@pytest.mark.parametrize(
    ("game", "word"),
    [("standard", "xyzzy"), ("standard", "-xyzzy"), ("standard", "napoleon"), ("nap", "xyzzy")],
)
@pytest.mark.parametrize("lang", LANGS)
def test_an_unknown_word_is_answered_in_words_for_the_panel_not_for_code(
    game: str, lang: Lang, word: str
) -> None:
    error = str(check_line(Table(game, seed=1, lang=lang).screen, f"{game}, {word}")["error"])
    assert word.strip("-") in error
    assert "(" not in error
    assert "`" not in error


def asked(table: Table, **question: str) -> Any:
    reply = answer(table.screen, {"id": 1, **question})
    assert reply is not None
    return reply["reply"]


def test_the_browser_asks_for_a_line_by_its_text() -> None:
    assert asked(TABLE, ask="edit", text="standard, -stairs") == edit("standard, -stairs")


def test_the_browser_gets_the_card_of_a_rule_as_the_table_has_it() -> None:
    table = Table("standard, stairs(minimum=4)", seed=1)
    card = asked(table, ask="rule", rule="stairs")
    assert [option["value"] for option in card["options"] if option["name"] == "minimum"] == [4]


def test_of_a_rule_that_does_not_exist_there_is_no_card() -> None:
    assert asked(TABLE, ask="rule", rule="no-such-rule") is None


def test_open_rules_bring_their_cards_as_the_line_has_them() -> None:
    on, off = edit("standard, stairs(minimum=4)", "stairs", "seven-pass", "stairs", "no-such-rule")[
        "cards"
    ]
    assert next(option["value"] for option in on["options"]) == 4
    assert (on["on"], off["on"]) == (True, False)


def test_an_option_says_what_may_be_typed() -> None:
    cards = edit("official, exchange, match", "exchange", "match", "deck", "stairs")["cards"]
    example = {
        f"{card['id']}/{option['name']}": option["example"]
        for card in cards
        for option in card["options"]
    }
    assert example["exchange/counts"] == "such as 3+2+1"
    assert example["deck/ranks"] == "such as 8+9+T"
    assert example["deck/jokers"] == "0–4"
    assert example["stairs/follow"] == ""


def test_what_an_option_says_may_be_typed_can_be() -> None:
    assert edit("base, exchange(counts=3+2+1), deck(ranks=8+9+T)")["error"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_is_found_by_its_names_in_all_languages_and_by_its_text(lang: Lang) -> None:
    found = choices(Table(seed=1, lang=lang).screen)["rules"]
    cut = next(rule for rule in found if rule["id"] == "eight-cut")
    assert {"eight cut", "8切り", "8 끊기", "8 cut"} <= set(cut["find"].split("\n"))
    assert [rule["frame"] for rule in found] == sorted(rule["frame"] for rule in found)


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("七渡し", "seven-pass"),
        ("ななわたし", "seven-pass"),
        ("7 pass", "seven-pass"),
        ("八切り", "eight-cut"),
        ("8 cut", "eight-cut"),
        ("下剋上", "gekokujo"),
        ("jack back", "eleven-back"),
        ("j back", "eleven-back"),
        ("jばっく", "eleven-back"),
        ("q bomber", "queen-bomber"),
        ("12 bomber", "queen-bomber"),
        ("king's privilege", "kings-privilege"),
        ("マーク縛り", "suit-bind"),
        ("まーくしばり", "suit-bind"),
        ("マークシバリ", "suit-bind"),
        ("ナナワタシ", "seven-pass"),
        ("スートしばり", "suit-bind"),
        ("スペサン返し", "spade-three"),
        ("スペ3がえし", "spade-three"),
        ("ハチ切り", "eight-cut"),
        *((word, id) for id, words in FURTHER_NAMES.items() for word in words),
    ],
)
def test_a_rule_is_found_however_its_name_is_written(typed: str, rule: str) -> None:
    found = choices(Table(seed=1).screen)["rules"]
    assert rule in [each["id"] for each in found if typed in each["find"]]


@pytest.mark.parametrize("lang", LANGS)
def test_a_house_may_be_asked_for_by_the_name_on_its_button_and_at_its_table(lang: Lang) -> None:
    houses = choices(Table(seed=1, lang=lang).screen)["presets"]
    assert len(houses) > 5
    for house in houses:
        table = Table(house["line"], lang=lang)
        for name in (house["label"], table.state["house"]):
            assert table.session.match.rules == Table(name).session.match.rules


@pytest.mark.parametrize(
    ("typed", "rule"), [(word, id) for id, words in FURTHER_NAMES.items() for word in words]
)
def test_a_further_name_of_a_rule_is_hinted_at_and_finds_it_in_lists(typed: str, rule: str) -> None:
    assert rule in [cls.id for cls in rules(typed)]
    hint = str(edit(f"standard, {typed}")["error"])
    assert re.search(rf"did you mean .*\b{rule}\b.*\?", hint)


def test_a_card_lists_the_further_names_that_its_rule_does_not_hold_already() -> None:
    (card,) = edit("standard", "eleven-back")["cards"]
    assert "small revolution" in card["aka"]["en"]
    assert "ジャックリターン" in card["aka"]["ja"]
    assert "소혁명" in card["aka"]["ko"]
    assert "J back" not in card["aka"]["en"]
    (without,) = edit("standard", "deck")["cards"]
    assert without["aka"] == {}


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("kakumei", "revolution"),
        ("shibari", "suit-bind"),
        ("kaidan", "stairs"),
        ("hachigiri", "eight-cut"),
        ("yagiri", "eight-cut"),
        ("miyakoochi", "miyako-ochi"),
        ("gekishibari", "strict-bind"),
        ("kudeta", "coup"),
        ("kyudeta", "coup"),
        ("sunaarashi", "sandstorm"),
        ("supesangaeshi", "spade-three"),
        ("sansangaeshi", "triple-three-return"),
        ("tobirenban", "progression"),
        ("busshikyuen", "material-relief"),
        ("jusute", "ten-discard"),
        ("juusute", "ten-discard"),
        ("kyukyusha", "ambulance"),
        ("gingatetsudo", "galaxy-railway"),
        ("tsubakku", "two-back"),
        ("orumaiti", "joker-wild"),
        ("shita-giri", "down-number"),
        ("gyaku-shibari", "down-number"),
        ("jannudaruku", "jeanne-relief"),
        ("gekokujo", "gekokujo"),
        ("kenjo", "exchange"),
        ("goshokushibari", "five-colour-bind"),
        ("futariyo", "two-player"),
        ("katame", "suit-bind"),
        ("shokakumei", "eleven-back"),
        ("hankakumei", "revolution"),
        ("nadare", "stairs"),
    ],
)
def test_a_rule_is_found_by_its_reading_in_letters(typed: str, rule: str) -> None:
    found = choices(Table(seed=1).screen)["rules"]
    ids = [each["id"] for each in found if typed.replace("-", "") in each["find"].replace("-", "")]
    assert rule in ids


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("official", "official"),
        ("standard, seven-pass, -stairs", "standard (with Seven pass, without Stairs)"),
        ("standard, stairs(minimum=4)", "standard (Stairs changed)"),
        ("standard, five-skip, seven-pass, ten-discard, nero, zombie, nine-reverse", "many"),
    ],
)
def test_rules_that_were_chosen_are_confirmed_by_the_names_that_people_know(
    rules: str, said: str
) -> None:
    notice = sent(Table(seed=1), do="rules", text=rules)["notice"]
    assert said in notice
    assert "From the next game on" in notice
    assert "“New deal”" in notice


@pytest.mark.parametrize(
    ("lang", "named"),
    [
        ("ja", "次のゲームから：標準（7渡しあり、階段なし）。"),
        ("ko", "다음 게임부터: 표준(7 넘기 추가, 계단 제외)."),
    ],
)
def test_chosen_rules_are_confirmed_in_the_language_of_the_table(lang: Lang, named: str) -> None:
    notice = sent(Table(seed=1, lang=lang), do="rules", text="standard, seven-pass, -stairs")
    assert notice["notice"].startswith(named)


def test_rules_that_only_a_decree_may_change_are_barred_while_a_game_runs() -> None:
    session = Table("everything", seed=1, bots="random", pace="once").session
    found = choices(session.screen)
    assert found["barred"].startswith("Here the rules change only between games")
    assert {"line": "standard", "label": "standard"} in found["presets"]
    assert "only between games" in str(check_line(session.screen, "standard")["error"])
    assert check_line(session.screen, "standard", (), True)["error"] is None
    assert choices(TABLE.screen)["barred"] == ""


def test_another_match_may_be_played_by_other_rules_and_be_left_again() -> None:
    table = Table("everything", seed=1, bots="random", pace="once")
    state = sent(table, do="new", text="standard, seven-pass")
    assert (state["next_rules"], state["label"]) == ("standard, seven-pass", "game 1")
    assert sent(table, do="undo")["next_rules"] == "everything"
    assert "nonsense" in sent(table, do="new", text="nonsense")["notice"]


def test_rules_can_be_changed_again_once_a_match_of_decrees_is_over() -> None:
    record = "rules base, decree(veto=none), match(games=1, sets=1)\nhands 3c / 5c6d / 7sKs\n"
    session = Table(record=record + PLAYED, bots="random", pace="once").session
    assert session.match.over
    assert choices(session.screen)["barred"] == ""
    assert check_line(session.screen, "standard")["error"] is None


DECREED = "rules base, decree{}\nhands 3c / 5c6d / 7sKs\n{}"
PLAYED = "turn a\na 3c  b 5c  c 7s  b -  c Ks\n"


@pytest.mark.parametrize(
    ("options", "played", "line", "said"),
    [
        ("", PLAYED, "base, decree", None),
        ("", PLAYED, "base, decree, stairs", None),
        ("", PLAYED, "base, decree, stairs, seven-pass", "one rule"),
        ("(limit=1)", PLAYED, "base, decree(limit=2)", None),
        ("", "", "base, decree, stairs", "only between games"),
    ],
)
def test_what_no_decree_could_make_is_told_before_it_is_proposed(
    options: str, played: str, line: str, said: str | None
) -> None:
    session = Table(record=DECREED.format(options, played), bots="random", pace="once").session
    error = check_line(session.screen, line)["error"]
    assert (error is None) if said is None else said in str(error)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "basic (with Match, with Stairs changed)"),
        ("ja", "基本（マッチ・セット・ゲームあり、階段あり・変更）"),
        ("ko", "기본(매치·세트·게임 추가, 계단 추가·변경)"),
    ],
)
def test_rules_that_are_chosen_are_named_with_what_is_changed_in_them(
    lang: Lang, said: str
) -> None:
    table = Table("base, match, stairs", seed=1, lang=lang)
    notice = sent(table, do="rules", text="base, match, stairs(minimum=2)")["notice"]
    assert said in notice
