"""What the chapters show is made from the rules, and says in words what it shows."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from daifugo_widget import RuleError, RuleSet, teach
from daifugo_widget.core.records import RecordError
from daifugo_widget.core.words.text import LANGS, Lang, SpokenError
from daifugo_widget.table.still.html_output import Shown
from tests.core.languages import assert_spoken

A_TRICK = """
    turn   d
    hands  6c9s / 9h3c / Kd4d / 5s7s
    d 5s  a 6c  b 9h  c Kd
    d -   a -   b -
    c 4d
"""
TWO_TRICKS = """
    game      nap 1
    hands     KhQd / 9hAc / ThTc
    contract  a:two
    a Kh  b 9h  c Th
    a Qd  b Ac  c Tc
"""
FURTHER = """    a 8s  b 8c  c Ts
    c Js  a 9s  b Kc
"""
PICTURES: dict[str, Callable[[Lang], Shown]] = {
    "order": lambda lang: teach.order(lang=lang),
    "plays": lambda lang: teach.plays("5c", "8c8dX", "7h9c", lang=lang),
    "trick": lambda lang: teach.trick(A_TRICK, lang),
    "two tricks": lambda lang: teach.trick(TWO_TRICKS, lang),
    "beats": lambda lang: teach.beats("nap", "h", "c", lang),
    "beats the joker": lambda lang: teach.beats("napoleon", "h", "X", lang),
}
TABLES: dict[str, Callable[[Lang], Shown]] = {
    "classes": lambda lang: teach.classes(lang=lang),
    "by_players": lambda lang: teach.by_players(3, 6, lang=lang),
    "themes": lambda lang: teach.themes(5, lang=lang),
    "added_rules": lambda lang: teach.added_rules(lang=lang),
    "deals": lambda lang: teach.deals("napoleon", lang),
    "nap_bids": lambda lang: teach.nap_bids(lang),
}


def drawing(shown: Shown) -> ElementTree.Element:
    data = shown.html.partition("base64,")[2].partition('"')[0]
    return ElementTree.fromstring(b64decode(data))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("make", PICTURES.values(), ids=PICTURES)
def test_a_picture_is_drawn_the_same_each_time_and_says_what_it_shows(
    make: Callable[[Lang], Shown], lang: Lang
) -> None:
    shown = make(lang)
    assert shown == make(lang)
    assert repr(shown) == str(shown)
    assert f'alt="{shown}"' in unescape(shown.html)
    assert drawing(shown).tag.endswith("svg")


@pytest.mark.parametrize("make", PICTURES.values(), ids=PICTURES)
def test_a_picture_keeps_all_its_words_inside(make: Callable[[Lang], Shown]) -> None:
    root = drawing(make("en"))
    width = float(root.attrib["width"])
    places = [float(text.attrib["x"]) for text in root.iter() if text.tag.endswith("text")]
    assert all(0 < x < width for x in places)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_a_table_has_heads_and_rows_of_one_length(
    make: Callable[[Lang], Shown], lang: Lang
) -> None:
    rows = list(ElementTree.fromstring(make(lang).html).iter("tr"))
    assert len({len(row) for row in rows}) == 1
    assert {head.get("scope") for head in rows[0]} == {"col"}
    assert {row[0].get("scope") for row in rows[1:]} == {"row"}


def test_the_order_is_that_of_the_rules() -> None:
    assert str(teach.order()).endswith("3 4 5 6 7 8 9 10 J Q K A 2 ★")
    assert str(teach.order("standard", "revolution")).endswith("2 A K Q J 10 9 8 7 6 5 4 3 ★")
    assert str(teach.order("base, deck(jokers=0)")).endswith("A 2")
    assert str(teach.order("base, joker-single(wild_only=true)")).endswith("A 2 =★")


def test_the_order_stands_under_marks_with_values_too() -> None:
    cut = teach.order("base, absolute-revolution", "absolute-revolution=5")
    assert str(cut).endswith("5 6 7 8 9 10 J Q K A 2 3 4 ★")
    with pytest.raises(RecordError, match="omen"):
        teach.order("base", "omen")


@pytest.mark.parametrize("cards", [5, None, "", "3x", "nope", "3c3c", "XX"])
def test_plays_of_what_are_no_cards_are_refused_in_words(cards: Any) -> None:
    with pytest.raises(SpokenError, match=r"^cards are|not a card: write|^the deck of these rules"):
        teach.plays(cards)


def test_plays_by_rules_that_do_not_exist_are_refused_in_words() -> None:
    with pytest.raises(RuleError, match=r"^there is no rule or preset 'stares'"):
        teach.plays("3c", rules="base, stares")


def test_plays_are_named_by_the_rules() -> None:
    assert str(teach.plays("8c8d", "7h9c")) == "8♣ 8♦: a pair; 7♥ 9♣: no play"
    assert str(teach.plays("4s5s6s")) == "4♠ 5♠ 6♠: no play"
    assert str(teach.plays("4s5s6s", rules="standard")) == "4♠ 5♠ 6♠: stairs of 3"
    assert "stairs of 3" in str(teach.plays("4sX=5s6s", rules="standard"))


def test_a_trick_tells_its_story_and_shows_where_it_flows() -> None:
    shown = teach.trick(A_TRICK)
    assert "Yuki, you and Ken pass. The trick flows, and Hana leads." in str(shown)
    words = [text.text for text in drawing(shown).iter() if text.tag.endswith("text")]
    assert words.count("leads") == 1  # The second leader is out with her last card, in a word.
    assert words.count("flow") == 1
    assert words.count("passes") == 3
    assert words[-1] == "out: place 1"


def test_a_trick_is_told_in_japanese_without_blanks_between_sentences() -> None:
    told = str(teach.trick("rules base\nhands 3c4c / 5c6d / 7c8d\na 3c\nb 5c", "ja"))
    assert told.count("。") == 2
    assert "。 " not in told


@pytest.mark.parametrize("players", [0, 1, 10])
def test_so_many_players_as_cannot_play_have_no_classes(players: int) -> None:
    with pytest.raises(RuleError, match=f"{players} cannot play: 2 to 9 players can"):
        teach.classes(players=players)
    with pytest.raises(RuleError, match=f"{players} cannot play: 2 to 9 players can"):
        teach.by_players(4, players)


def test_classes_are_those_of_the_house() -> None:
    places = [line.split(" | ")[:2] for line in str(teach.classes(players=3)).splitlines()[1:]]
    assert places == [["1", "Daifugō"], ["2", "Heimin"], ["3", "Daihinmin"]]
    assert "3 | Fugō | Heimin | Hinmin" in str(teach.by_players(3, rules="base"))


def test_added_rules_are_all_that_are_no_frame() -> None:
    lines = str(teach.added_rules("standard")).splitlines()[1:]
    house = [rule.names.en for rule in RuleSet("standard") if not rule.frame]
    assert [line.split(" | ")[0] for line in lines] == house


def test_the_exchange_grows_with_the_classes() -> None:
    nine = str(teach.exchanges(9, rules="base, classes(table=nine-titles)")).splitlines()
    assert nine[0].split()[1::3] == ["4", "3", "2", "1"]
    assert str(teach.exchanges(3, rules="base")).endswith("Fugō ⇄ Hinmin")


def test_a_game_of_last_cards_ends_with_every_class_and_goes_on_to_the_exchange() -> None:
    told = teach.last_cards(7, "base, classes(table=super)")
    now = told.history.now
    assert now.number == 2
    assert now.game.classes[0] == "superfugo"
    assert now.game.classes[6] == "superhinmin"
    assert not now.game.agenda
    assert not now.game.trick


def test_tricks_show_who_leads_and_who_takes_each() -> None:
    shown = teach.trick(TWO_TRICKS)
    words = [each.text for each in drawing(shown).iter() if each.text and each.text.strip()]
    assert words.count("leads, takes it") == 2
    assert words.count("next") == 1
    assert "You take the trick" in shown.text


def test_tricks_that_would_be_drawn_too_small_go_on_below() -> None:
    many = TWO_TRICKS.replace("KhQd", "KhQd8s9s").replace("9hAc", "9hAc8cKc")
    many = many.replace("ThTc", "ThTcTsJs")
    few, more = (drawing(teach.trick(text)) for text in (TWO_TRICKS, many + FURTHER))
    assert float(more.attrib["width"]) < 2 * float(few.attrib["width"])
    assert float(more.attrib["height"]) == 2 * float(few.attrib["height"])


def test_what_beats_what_is_as_the_rules_say() -> None:
    line = teach.beats("napoleon", "h", "c").text
    named = ["★", "A♦", "A♣", "A♥", "J♦", "J♥", "A♠"]
    assert sorted(named, key=line.index) == named
    called = teach.beats("napoleon", "h", "X").text
    assert called.index("J♥") < called.index("★") < called.index("A♠")
    assert "trumps" not in teach.beats("nap", "-", "c").text


def test_how_far_cards_go_stands_below_those_that_are_several() -> None:
    texts = [each.text for each in drawing(teach.beats("napoleon", "h", "c")).iter() if each.text]
    assert [text for text in texts if "…" in text] == ["2 … A"] * 3


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("nap", "x", "c"), "'x' is no suit: write c, d, h or s, or - for no trumps"),
        (("nap", "", "c"), "'' is no suit"),
        (("nap", "cd", "c"), "'cd' is no suit"),
        (("nap", None, "c"), "None is no suit"),
        (("nap", "h", "-"), "'-' is no suit: write c, d, h or s, or X if a joker was led"),
        (("daifugo", "h", "c"), "'daifugo' is no trick-taking game: there are nap, napoleon"),
    ],
)
def test_what_cannot_be_led_or_be_trumps_is_an_error_that_says_what_can(
    asked: tuple[str, str, str], said: str
) -> None:
    with pytest.raises(SpokenError, match=said) as raised:
        teach.beats(*asked)
    assert_spoken(raised.value)


def test_a_game_without_tricks_has_no_table_of_deals() -> None:
    with pytest.raises(SpokenError, match="'poker' is no trick-taking game: there are nap, nap"):
        teach.deals("poker")


def test_how_many_are_dealt_and_left_is_as_the_rules_say() -> None:
    assert "5        53     10    3" in teach.deals("napoleon").text
    assert "3        28     5     13" in teach.deals("nap").text
    assert "Blucher     all 5                 40" in teach.nap_bids().text
