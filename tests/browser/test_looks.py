"""The table is accessible, fits a phone, cuts off no word and moves only for who wants it."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.models import act, set_pace
from tests.browser.notebook import Notebook
from tests.browser.probes import ASTRAY, BEYOND, HIDDEN, MISFITS, SCROLLS, SIDEWAYS, SMEARED
from tests.browser.states import OVER, STATES, at_backs, at_deck, at_play
from tests.browser.table import TableView, lay_table
from tests.checking import some
from tests.tiers import first

MANY = f"""
rules     base, zombie
hands     3c3d3hKs / 9c9d / 5s6s
discards  {"".join(rank + suit for rank in "478TJQA2" for suit in "cdhs")}5c5d5h6c6d6h
turn      a
a 3c3d3h
"""
SHUFFLE = """
rules  base, nine-shuffle
hands  9c9d3d4d / Tc / 5s6s / 7s8s
turn   a
a 9c9d
"""
BESIDE = """
rules  base, guerrilla
hands  5cKc / 5d5h / KdAh
a 5c  b guerrilla:5d5h  c -
"""
TRICK = """
game      nap 1
players   5
hands     9hKhAc / Tc9s / Js8s / Qs9d / 8d9c
contract  b:three
trumps    s
trick     b:8h c:Qh d:Jh e:Th
"""
CARD = """
rules    standard, scorecard
players  5
hands    2c / 9c / TsJs / 4c4d / 6c6d
"""
SIX = """
rules    standard
players  6
hands    2c / 9c / TsJs / 4c4d / 6c6d / 7c7d
"""
FOUR = """
rules    standard
hands    2c / 9c / TsJs / 4c4d
"""
NINE = """
rules    standard, scorecard
players  9
hands    2c / 9c / TsJs / 4c4d / 6c6d / 7c7d / 8c8d / 5c5d / 3c3d
"""
SEVEN = """
game      nap 1
players   7
hands     9hKhAc / Tc9s / Js8s / Qs9d / 8d9c / 7d7c / 6d6c
contract  b:misere
trick     b:8h c:Qh d:Jh e:Th f:7h g:6h
"""
MISERE = """
game      nap 1
players   4
hands     9h / Th / Js / Qs
contract  a:misere
"""
LONG_NAMES = {
    "a": "Wolfeschlegelsteinhausen",
    "b": "Maximiliana von Hohenstein",
    "c": "五十嵐 万里小路 清左衛門",
}
LONGER_NAMES = {"a": "Wolfgang", "b": "Bartholomew", "c": "Evangeline", "d": "Wilhelmina"}
COUNT_MOVES = """() => {
    globalThis.moves = 0;
    globalThis.animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        if (this.closest(".dfg")) moves += 1;
        return animate.apply(this, given);
    };
}"""
"""Count the movements at a table, which are over soon."""
COUNT_NO_MORE = "() => { Element.prototype.animate = animate; }"
LANGUAGES = ("en", "ja", "ko")


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(open_lab: Notebook, state: Callable[[Notebook], TableView]) -> None:
    table = state(open_lab)
    for theme in some(["light", "dark", "contrast"]):
        act(open_lab.page, {"do": "set", "key": "theme", "value": theme})
        expect(table.root).to_have_attribute("data-theme", theme)
        found = Axe().run(open_lab.page, context=".dfg")
        assert found.response["passes"]
        assert findings(found.response) == []


@pytest.mark.parametrize("lang", first(LANGUAGES))
@pytest.mark.parametrize("state", STATES)
def test_a_table_fits_without_scrolling_and_a_narrow_one_with_large_letters_too(
    open_lab: Notebook, state: Callable[[Notebook, str], TableView], lang: str
) -> None:
    table = state(open_lab, lang)
    assert_nothing_is_cut(table)
    assert table.root.evaluate(SCROLLS) == 0
    with open_lab.narrowed():
        assert 340 < table.root.evaluate("root => root.offsetWidth") <= 360
        assert_nothing_is_cut(table)
        act(open_lab.page, {"do": "set", "key": "size", "value": "large"})
        expect(table.root).to_have_attribute("data-size", "large")
        assert_nothing_is_cut(table)


def assert_nothing_is_cut(table: TableView) -> None:
    assert table.root.evaluate(MISFITS) == {"outside": [], "cut": [], "small": []}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_rule_runs_with_its_sentence(open_lab: Notebook, lang: str) -> None:
    names = {"b": "Maximiliana von Hohenstein"}
    table = lay_table(open_lab, f"record={BESIDE!r}, lang={lang!r}, names={names!r}")
    assert table.root.locator(".link").count() > 1
    assert table.root.evaluate(ASTRAY) == []


def test_names_below_a_trick_never_lie_on_each_other(open_lab: Notebook) -> None:
    table = lay_table(open_lab, f"record={TRICK!r}, names={LONG_NAMES!r}")
    expect(table.root.locator(".laid")).to_have_count(4)
    assert table.root.evaluate(SMEARED) == []


@pytest.mark.parametrize("width", [320, 480])
def test_on_a_narrow_table_seven_names_below_a_trick_are_all_whole(
    open_lab: Notebook, width: int
) -> None:
    table = lay_table(open_lab, f"record={SEVEN!r}")
    expect(table.root.locator(".laid")).to_have_count(6)
    table.root.evaluate(f"root => {{ root.parentElement.style.width = '{width}px'; }}")
    assert table.root.evaluate(MISFITS)["cut"] == []


def test_no_seat_covers_what_a_play_is_called(open_lab: Notebook) -> None:
    rising = TRICK.replace("c:Qh d:Jh e:Th", "c:Th d:Jh e:Qh")
    table = lay_table(open_lab, f"record={rising!r}")
    expect(table.root.locator(".laid")).to_have_count(4)
    assert table.root.evaluate(HIDDEN) == []


@pytest.mark.parametrize(
    "arguments", [f"record={MANY!r}", "players=3, seed=7, rules='standard, deck(decks=2)'"]
)
def test_many_cards_keep_off_the_panel(open_lab: Notebook, arguments: str) -> None:
    table = lay_table(open_lab, arguments)
    assert table.cards.count() > 30
    assert table.root.evaluate(BEYOND) == []


def test_of_many_answers_none_is_drawn_out(narrow: Notebook) -> None:
    table = lay_table(narrow, f"record={SHUFFLE!r}")
    answers = table.root.locator(".ask .main")
    expect(answers).to_have_count(3)
    assert max(answers.evaluate_all("all => all.map((each) => each.offsetWidth)")) < 120


def test_a_result_with_long_names_fits_the_smallest_table(open_lab: Notebook) -> None:
    table = lay_table(open_lab, f"record={OVER!r}, names={LONG_NAMES!r}")
    act(open_lab.page, {"do": "play", "cards": "2c"})
    table.root.get_by_role("table").wait_for()
    table.root.evaluate("root => { root.parentElement.style.width = '320px'; }")
    assert table.root.evaluate(MISFITS)["outside"] == []


def test_all_of_a_result_can_be_read_on_the_smallest_table(open_lab: Notebook) -> None:
    table = lay_table(open_lab, f"record={MISERE!r}, bots='random'")
    act(open_lab.page, {"do": "play", "cards": "9h"})
    table.root.get_by_role("table").wait_for()
    table.root.evaluate("root => { root.parentElement.style.width = '320px'; }")
    assert table.root.evaluate(MISFITS)["cut"] == []


def test_the_deck_fits_the_smallest_table(open_lab: Notebook) -> None:
    table = at_deck(open_lab)
    table.root.evaluate("root => { root.parentElement.style.width = '320px'; }")
    assert table.root.evaluate(MISFITS)["outside"] == []


def test_the_deck_keeps_off_the_edge_of_the_table(open_lab: Notebook) -> None:
    table = at_deck(open_lab)
    table.root.evaluate("root => { root.parentElement.style.width = '850px'; }")
    left = "e => e.getBoundingClientRect().left"
    card = table.root.locator("[data-size=deck] .card").first
    assert card.evaluate(left) - table.root.evaluate(left) > 8


def test_bids_and_backs_are_all_of_one_width(open_lab: Notebook) -> None:
    widths = "all => [...new Set(all.map((each) => each.offsetWidth))]"
    bids = lay_table(open_lab, "'napoleon', bots='random', seed=3").root.locator(".ask .group")
    expect(bids).to_have_count(20)
    assert len(bids.evaluate_all(widths)) == 1
    backs = at_backs(open_lab).root.locator(".ask .back")
    expect(backs).to_have_count(13)
    assert len(backs.evaluate_all(widths)) == 1


@pytest.mark.parametrize("width", [320, 400, 490])
def test_the_order_of_strength_reaches_from_weak_to_strong(open_lab: Notebook, width: int) -> None:
    table = at_play(open_lab)
    table.root.evaluate(f"root => {{ root.parentElement.style.width = '{width}px'; }}")
    ruler = table.root.locator(".ruler")
    wide = "e => e.offsetWidth"
    assert ruler.locator("ol").evaluate(wide) == ruler.evaluate(wide)


@pytest.mark.parametrize("names", [{}, LONGER_NAMES], ids=["short names", "long names"])
@pytest.mark.parametrize(
    "record", [FOUR, CARD, SIX, NINE], ids=["four players", "card", "six players", "nine"]
)
def test_scores_never_scroll_sideways(
    open_lab: Notebook, record: str, names: dict[str, str]
) -> None:
    table = lay_table(open_lab, f"record={record!r}, names={names!r}")
    act(open_lab.page, {"do": "play", "cards": "2c"})
    table.root.get_by_role("table").wait_for()
    table.root.get_by_role("tab", name="Scores").click()
    expect(table.root.locator(".leaf td").first).to_be_visible()
    assert table.root.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("colours", ["none", "active"])
def test_a_mark_at_the_edge_tells_whose_turn_it_is(open_lab: Notebook, colours: Any) -> None:
    edge = "e => getComputedStyle(e).borderLeftWidth"
    open_lab.page.emulate_media(forced_colors=colours)
    table = at_play(open_lab)
    ask = table.root.locator(".ask")
    mine = ask.evaluate(edge)
    set_pace(open_lab.page, "step")
    table.press("Pass")
    expect(ask).to_have_attribute("data-kind", "wait")
    open_lab.page.emulate_media(forced_colors="none")
    assert (ask.evaluate(edge), mine) == ("0px", "4px")


def test_forced_colours_tell_what_can_be_pressed(open_lab: Notebook) -> None:
    colours = "e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
    open_lab.page.emulate_media(forced_colors="active")
    table = at_play(open_lab)
    off, may, none = (table.button(name).evaluate(colours) for name in ("Play", "Pass", "Undo"))
    assert off == none != may
    table.button("Hint").click()
    expect(table.main).to_have_count(1)
    on, marked = (table.root.locator(e).evaluate(colours) for e in (".main", "[data-mark=top]"))
    open_lab.page.emulate_media(forced_colors="none")
    assert on == marked != off


def test_nothing_moves_for_who_wants_no_motion(open_lab: Notebook) -> None:
    page = open_lab.page
    page.evaluate(COUNT_MOVES)
    page.emulate_media(reduced_motion="reduce")
    table = at_play(open_lab)
    table.card("9 of clubs").click()
    table.card("9 of spades").click()
    table.press("Play 9♣︎ 9♠︎")
    expect(table.cards).to_have_count(12)
    assert page.evaluate("() => moves") == 0
    page.emulate_media(reduced_motion="no-preference")
    table.press("Undo")
    page.wait_for_function("() => moves > 0")
    page.evaluate(COUNT_NO_MORE)
