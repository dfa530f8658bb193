"""A rule on a card, the table of all, and the public `rule` that also declares new ones."""

from __future__ import annotations

import re
from functools import partial
from html import unescape
from html.parser import HTMLParser
from inspect import getdoc, signature
from typing import Any

import pytest

import daifugo_widget
from daifugo_widget import Drill, Quiz, Replay, Rule, houses, rule, rules, teach
from daifugo_widget.core.rules.rule_errors import RuleError
from daifugo_widget.core.words.text import LANGS, Lang
from daifugo_widget.games.daifugo.engine.presets import HOUSES, PRESETS
from daifugo_widget.games.daifugo.engine.rule_set import RuleSet, catalogue
from daifugo_widget.teach.course import link
from tests.checking import some


class Tags(HTMLParser):
    """Checks that tags are closed in their order, and gathers them."""

    VOID = ("br",)

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        assert not any(name.startswith("on") for name, _ in attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", ["eight-cut", "suit-bind", "stairs", "joining", "strength"])
def test_a_card_shows_names_text_and_example_in_every_language(id: str, lang: Lang) -> None:
    card, cls = rule(id, lang=lang), catalogue()[id]
    for shown in (str(card), card._repr_html_()):
        assert id in shown
        assert all(cls.names.to(other) in shown for other in LANGS)
        assert cls.text.to(lang).replace("'", "&#x27;") in shown or cls.text.to(lang) in shown
    assert repr(card) == str(card)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Also called: "), ("ja", "別名："), ("ko", "다른 이름: ")]
)
def test_a_card_says_what_else_the_rule_is_called(lang: Lang, words: str) -> None:
    card = rule("gekokujo", lang=lang)
    assert f"{words}下剋上, 都上がり, 大革命, 完封, 完全勝利\n" in str(card)
    assert f'{words}<span lang="ja">下剋上</span> · ' in card._repr_html_()
    assert words not in str(rule("deck", lang=lang))


def test_every_card_is_html_without_a_script() -> None:
    for id in some(catalogue()):
        assert "script" not in Tags(rule(id)._repr_html_()).found


def test_a_card_tells_which_houses_have_the_rule_on_and_how() -> None:
    text = str(rule("eight-cut"))
    for preset in PRESETS:
        house = [line for line in text.splitlines() if line.startswith(HOUSES[preset].en + "  ")]
        assert bool(house) == ("eight-cut" in RuleSet(preset))
    for id in ("joining", "queen-cut", "assassination"):
        nowhere = not any(id in RuleSet(preset) for preset in PRESETS)
        assert ("No house has it on by default." in str(rule(id))) == nowhere


def test_a_card_shows_the_options_as_the_chosen_house_has_them() -> None:
    def chosen(house: str) -> str:
        line = next(
            each
            for each in str(rule("suit-bind", house=house)).splitlines()
            if each.startswith("Plays in a row  ")
        )
        return line.split()[-1]

    assert chosen("standard") == "2"
    assert chosen("offline") == "3"
    assert chosen("base, suit-bind(after=3)") == "3"
    assert "Not played here" in str(rule("suit-bind", house="base"))


def test_a_card_leads_on_to_a_replay_a_drill_and_a_quiz() -> None:
    card = rule("eight-cut", lang="ko")
    replay, drill, quiz = card.replay(), card.drill(), card.quiz(count=2)
    assert isinstance(replay, Replay)
    assert isinstance(drill, Drill)
    assert isinstance(quiz, Quiz)
    assert len(quiz) == 2
    assert {each.state["settings"]["lang"] for each in (replay, drill, quiz)} == {"ko"}


def test_a_card_names_the_chapter_in_which_the_rule_is_taught() -> None:
    card = rule("eight-cut")
    assert "Taught in the chapter “Sevens to tens”" in str(card)
    assert f'href="{link(catalogue()["eight-cut"])}"' in unescape(card._repr_html_())


def test_a_rule_without_an_example_says_so() -> None:
    card = rule("joining")
    assert "replay()" not in str(card)
    with pytest.raises(ValueError, match="has no example"):
        card.replay()


@pytest.mark.usefixtures("own_rules")
def test_a_rule_that_acts_but_has_no_example_yet_is_told_to_have_one() -> None:
    def rests(self: Rule, game: object, seat: int, play: object) -> None: ...

    rule("own", en="My own")(type("Own", (Rule,), {"__doc__": "Rests.", "after_play": rests}))
    with pytest.raises(ValueError, match="My own has no example yet: write one into its class"):
        rule("own").replay()
    with pytest.raises(ValueError, match="drills are made from one: write one into its class"):
        rule("own").drill()


@pytest.mark.usefixtures("own_rules")
@pytest.mark.parametrize(
    ("line", "told", "why"),
    [
        (
            "b 4c",
            ["Player a holds 3♣ 6♣.", "a plays 3♣."],
            "b 4c is refused: That hand does not hold 4♣.",
        ),
        ("b! 4c", [], "'b!' is not a seat"),
    ],
)
def test_an_example_that_breaks_off_is_told_up_to_there_and_says_why(
    line: str, told: list[str], why: str
) -> None:
    members = {"__doc__": "Rests.", "example": f"hands 3c6c / 5c\na 3c\n{line}"}
    rule("own", en="My own")(type("Own", (Rule,), members))
    shown = str(rule("own"))
    assert f"The example breaks off at “{line}”: {why}" in shown
    assert f"例は「{line}」で止まります" in str(rule("own", lang="ja"))
    assert all(sentence in shown for sentence in told)


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(RuleError, match="eight-cut"):
        rule("eight-cutt")
    with pytest.raises(RuleError):
        rule("eight-cut", house="nowhere")


def test_the_name_of_a_game_is_told_to_be_one() -> None:
    for ask in (rule, teach.lesson, Drill.for_rule):
        with pytest.raises(RuleError, match=r"it is a game, and `rules\(game='nap'\)` lists"):
            ask("nap")


def test_a_rule_declared_without_a_name_hears_that_it_needs_one() -> None:
    with pytest.raises(RuleError, match=r"is declared by a name: @rule\('nine-cut', en='...'\)$"):
        rule("nine-cut")
    with pytest.raises(RuleError, match=r"^nine-cut: stage belongs to a new rule, which needs its"):
        rule("nine-cut", stage="flow")  # type: ignore[call-overload]


@pytest.mark.usefixtures("own_rules")
def test_with_a_name_the_same_word_declares_a_rule() -> None:
    @rule("my-rule", en="My <rule>", ja="私のルール", ko="내 규칙", stage="flow")
    class MyRule(Rule):
        """Does nothing."""

    assert catalogue()["my-rule"] is MyRule
    assert MyRule.names.ja == "私のルール"
    card = rule("my-rule")
    assert "Does nothing." in str(card)
    assert "Taught" not in str(card)
    assert "My &lt;rule&gt;" in card._repr_html_()
    with pytest.raises(RuleError, match="no stage"):

        @rule("another", en="Another", stage="nonsense")
        class Another(Rule):
            """Does nothing either."""


# --- the table -----------------------------------------------------------------------------------


def test_the_table_holds_every_rule_by_chapter() -> None:
    table = rules()
    assert [cls.id for cls in table] == list(catalogue())
    assert len(table) == len(catalogue())
    assert table[0] is next(iter(table))
    assert Tags(table._repr_html_()).found.count("details") == len({c.chapter for c in table})
    assert all(f"  {id}: " in str(table) for id in catalogue())


def test_a_search_finds_words_in_any_language() -> None:
    for search in ("eight cut", "EIGHT-CUT", "8切り", "8 끊기", "contains 8 player leads"):
        assert "eight-cut" in [cls.id for cls in rules(search)]
    assert [cls.id for cls in rules("suit-bind")] == ["suit-bind"]
    assert "seven-pass" in [cls.id for cls in rules("7 pass")]
    assert [cls.id for cls in rules("hachigiri")] == ["strong-eight-cut", "eight-cut"]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("Counter-Revolution", "revolution"),
        ("counterrevolution", "revolution"),
        ("８流し", "eight-cut"),
        ("J-back", "eleven-back"),
        ("jackback", "eleven-back"),
        ("Ｅｉｇｈｔ　ｃｕｔ", "eight-cut"),
        ("gekokujō", "gekokujo"),
        ("Jeanne d’Arc", "jeanne-relief"),
    ],
)
def test_a_search_finds_a_rule_however_its_name_is_written(typed: str, rule: str) -> None:
    assert rule in [cls.id for cls in rules(typed)]


@pytest.mark.parametrize(("id", "name"), [("eleven-back", "jack back"), ("suit-bind", "katame")])
def test_a_card_prints_what_people_also_call_its_rule(id: str, name: str) -> None:
    (line,) = [line for line in str(rule(id)).splitlines() if "Also called" in line]
    assert name in line


def test_a_search_that_finds_nothing_says_what_to_do() -> None:
    table = rules("<b>nonsense")
    assert list(table) == []
    assert 'No rule matches "<b>nonsense"' in str(table)
    assert "<b>" not in table._repr_html_()


def test_rules_can_be_asked_for_by_chapter_and_house() -> None:
    assert {cls.chapter for cls in rules(chapter="binds")} == {"binds"}
    assert [cls.id for cls in rules(house="hatena")] == [each.id for each in RuleSet("hatena")]
    with pytest.raises(ValueError, match="revolution"):
        rules(chapter="revolutions")


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_speaks_every_language(lang: Lang) -> None:
    cls = catalogue()["eight-cut"]
    assert cls.text.to(lang) in str(rules("eight-cut", lang=lang))


def test_the_word_for_the_table_is_there_however_it_is_asked_for() -> None:
    assert len(daifugo_widget.rules("eight-cut")) == len(rules("eight-cut")) > 0
    from daifugo_widget.games.daifugo.rules.examples import example_record

    assert example_record(catalogue()["eight-cut"])
    assert len(daifugo_widget.rules("eight-cut")) > 0


def test_the_word_for_the_table_says_what_it_takes() -> None:
    assert list(signature(daifugo_widget.rules).parameters) == [
        "search",
        "chapter",
        "house",
        "lang",
        "game",
    ]
    assert (getdoc(daifugo_widget.rules) or "").startswith("Show the rules in which all words")


@pytest.mark.parametrize("id", ["eight-cut", "suit-bind", "revolution", "seven-pass"])
def test_the_replay_of_a_card_speaks_its_language(id: str) -> None:
    english, japanese = rule(id).replay(), rule(id, lang="ja").replay()
    assert japanese.history.title == rule(id).rule.names.ja
    assert len(japanese.film["notes"]) == len(english.film["notes"]) > 0
    notes = "".join(japanese.film["notes"].values())
    assert re.search("[\u3041-\u30ff]", notes)


def test_the_replay_of_a_card_is_the_same_each_time_a_notebook_is_run() -> None:
    assert rule("re-king").record().seed == rule("re-king").record().seed


@pytest.mark.parametrize("show", [rules, houses, partial(rule, "eight-cut")])
def test_a_language_that_there_is_not_is_named_with_those_that_there_are(show: Any) -> None:
    with pytest.raises(ValueError, match="lang cannot be 'de'; it must be one of en, ja, ko"):
        show(lang="de")


# --- other games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["nap", "napoleon"])
def test_every_rule_of_another_game_has_a_card_in_every_language(game: str, lang: Lang) -> None:
    for cls in some(rules(game=game)):
        card = rule(cls.id, game=game, lang=lang)
        Tags(card._repr_html_())
        assert str(card).startswith(cls.names.to(lang))
        assert cls.text.to(lang).replace("\n", " ") in str(card)


def test_the_card_of_a_rule_of_another_game_leads_on_to_what_it_names() -> None:
    card = rule("trumps", game="nap")
    assert 'rule("trumps", game="nap").replay()' in str(card)
    assert isinstance(card.replay(), Replay)
    assert isinstance(card.drill(), Drill)
    assert isinstance(card.quiz(count=1), Quiz)


def test_a_rule_that_may_be_switched_on_says_how() -> None:
    assert 'Table("napoleon, forced-napoleon")' in str(rule("forced-napoleon", game="napoleon"))


def test_the_rules_of_another_game_are_searched_like_those_of_daifugo() -> None:
    assert "blucher" in [cls.id for cls in rules("wellington", game="nap")]
    assert {cls.chapter for cls in rules(chapter="score", game="napoleon")} == {"score"}
    with pytest.raises(ValueError, match="There is no chapter bids"):
        rules(chapter="bids", game="nap")
    with pytest.raises(ValueError, match="there is no game 'whist'"):
        rules(game="whist")


def test_who_searches_in_the_wrong_game_is_told_where_there_is_something() -> None:
    assert 'rules(game="nap")' in str(rules("nap"))
    assert 'rules("trumps", game="nap")' in str(rules("trumps"))
    assert 'rules("eight cut", game="daifugo")' in str(rules("eight cut", game="nap"))
    for ask in (rule, Drill.for_rule, Quiz.for_rule, teach.lesson):
        with pytest.raises(RuleError, match="it is a rule of Nap, Napoleon: ask with game='nap'"):
            ask("bidding")


@pytest.mark.parametrize("wrong", [3, None, ["eight-cut"]])
def test_what_is_no_id_is_told_what_one_is(wrong: Any) -> None:
    for ask in (rule, Drill.for_rule, Quiz.for_rule, teach.lesson):
        with pytest.raises(RuleError, match="a rule is named by its id, such as 'eight-cut'"):
            ask(wrong)
    with pytest.raises(ValueError, match="rules are searched for by words, such as 'eight cut'"):
        rules(wrong)
