"""What a table says of a class holds by the rules of the house."""

from random import Random

import pytest

from daifugo_widget import Table, teach
from daifugo_widget.core.words.text import Lang
from daifugo_widget.games.daifugo.engine.classes import CLASSES
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet
from daifugo_widget.games.daifugo.rules.titles import THEMES
from daifugo_widget.games.daifugo.table.titles import class_meaning
from tests.table.playing import play_on, scored, sent, story


@pytest.mark.parametrize(
    ("rules", "players", "klass", "said"),
    [
        ("base", 4, "daifugo", "gets 2 cards in the exchange"),
        ("base", 4, "daihinmin", "gives the 2 strongest cards"),
        ("base", 3, "fugo", "gets one card in the exchange"),
        ("base", 5, "heimin", "no cards change hands"),
        ("base, exchange(counts=3+2)", 4, "hinmin", "gives the 2 strongest cards"),
        ("base, absolute-monarchy", 4, "daifugo", "gets 6 cards in the exchange"),
        ("base, absolute-monarchy", 4, "fugo", "gives the strongest card"),
        ("base, exchange-pick", 4, "daihinmin", "gives 2 cards in the exchange"),
    ],
)
def test_a_class_is_told_what_it_gives_or_gets(
    rules: str, players: int, klass: str, said: str
) -> None:
    assert class_meaning(RuleSet(rules), players, klass, "en").endswith(f": {said}.")


def test_who_falls_from_kyoto_is_called_by_the_place_whatever_the_class_is_called() -> None:
    record = (
        "rules base, deck(decks=1), classes(table=super), kyo-ochi\n"
        "classes a=superfugo b=daifugo c=fugo e=hinmin f=daihinmin g=superhinmin\n"
        "hands 2s / 7d9d / 6dTd / 8d5s / 3c4c / 5c6c / 7c8c\na 2s\n"
    )
    told = story(Table(record=record, seat="c", paused=True))
    assert "Hana was second from the top until now." in told[-1]


@pytest.mark.parametrize(
    ("lang", "before", "after"),
    [
        ("en", "set 1 of 1 · game 2 of 4", "set 2 · game 1"),
        ("ja", "第1セット（全1）· 第2ゲーム（全4）", "第2セット · 第1ゲーム"),
        ("ko", "1/1세트 · 2/4게임", "2세트 · 게임 1"),
    ],
)
def test_a_match_that_is_shortened_has_no_second_set_of_one(
    lang: Lang, before: str, after: str
) -> None:
    table = Table("base, match(sets=1, games=4)", seed=9, lang=lang)
    play_on(table, Random(1))
    table.next()
    assert table.state["label"] == before
    sent(table, do="rules", text="base, match(sets=1, games=2)")
    play_on(table, Random(2))
    table.next()
    assert table.state["label"] == after
    play_on(table, Random(3))
    assert table.state["prompt"]["kind"] == "match"


def test_a_seat_shows_the_class_that_the_table_of_results_gives_it() -> None:
    table = Table("base", seed=5)
    play_on(table, Random(1))
    assert not any(seat["klass"] for seat in table.state["seats"])  # as in all of a first game
    table.next()
    came = [seat["klass"]["title"] for seat in table.state["seats"]]
    play_on(table, Random(1))
    got = [seat["klass"]["title"] for seat in table.state["seats"]]
    classes = {name: klass for name, _, klass, *_ in scored(table.state, "result")}
    assert got == [classes[seat["name"]] for seat in table.state["seats"]] != came


def test_the_highest_class_of_the_table_wears_the_crown() -> None:
    record = (
        "rules base, deck(decks=1), classes(table=super)\n"
        "classes a=superfugo b=daifugo c=fugo e=hinmin f=daihinmin g=superhinmin\n"
        "hands 2s / 7d9d / 6dTd / 8d5s / 3c4c / 5c6c / 7c8c\n"
    )
    seats = Table(record=record).state["seats"]
    assert [seat["seat"] for seat in seats if seat["klass"]["top"]] == [0]


def test_the_names_of_every_theme_stand_in_one_table() -> None:
    rows = [line.split(" | ") for line in str(teach.themes(5)).splitlines()[1:]]
    five = ("daifugo", "fugo", "heimin", "hinmin", "daihinmin")
    named = [[names[CLASSES.index(id)].en for id in five] for names in THEMES.values()]
    assert [names for _, *names in rows] == named
    assert "Grand pauper" not in str(teach.themes(5, lang="ja"))
