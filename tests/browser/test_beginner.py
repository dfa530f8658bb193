"""A beginner's way round the table: what is refused, helped, undone, set and looked up."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table
from tests.checking import some
from tests.tiers import first


@pytest.fixture
def table(open_lab: Notebook) -> TableView:
    """A table where a pair of fives lies, clubs and spades are bound, and two nines may follow."""
    return lay_table(open_lab)


def test_a_play_that_breaks_a_rule_is_refused_and_explained(table: TableView) -> None:
    table.pick("Q of clubs")
    table.pick("Q of hearts")
    table.press("Play Q♣︎ Q♥︎")
    expect(table.prompt).to_contain_text("Suit bind")
    expect(table.cards).to_have_count(14)
    expect(table.reason).to_be_visible()
    table.prompt.get_by_role("button", name="Suit bind").last.click()
    expect(table.sheet).to_contain_text("縛り")
    table.root.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


def test_a_play_that_is_too_weak_is_refused_in_plain_words(table: TableView) -> None:
    table.pick("3 of hearts")
    table.press(re.compile("^Play 3"))
    expect(table.prompt).not_to_contain_text("Your turn")
    table.pick("3 of hearts")
    expect(table.prompt).to_contain_text("Your turn")


def test_a_hint_is_chosen_played_and_taken_back(table: TableView) -> None:
    story = table.story.inner_text()
    table.press("Hint")
    expect(table.chosen).to_have_count(2)
    expect(table.root.locator(".hint")).to_contain_text("9♣︎ 9♠︎")
    table.press("Play 9♣︎ 9♠︎")
    expect(table.cards).to_have_count(12)
    table.press("Undo")
    expect(table.cards).to_have_count(14)
    assert table.story.inner_text() == story


@pytest.mark.parametrize("height", first([700, 1000]))
def test_rules_that_clash_leave_the_buttons_of_the_panel_in_sight(
    table: TableView, height: int
) -> None:
    page = table.root.page
    before = page.viewport_size
    page.set_viewport_size({"width": 1280, "height": height})
    table.button("Change rules").click()
    lines = table.sheet.get_by_label("The rules as text")
    lines.fill("standard, bloody-mary-strongest, jeanne-strongest")
    lines.press("Tab")
    expect(table.sheet.get_by_role("alert")).to_contain_text("cannot both be on")
    assert table.sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight")
    expect(table.button("Use for the next game")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(before or {"width": 1280, "height": 900})


def test_new_rules_are_confirmed_and_what_was_copied_is_forgotten(table: TableView) -> None:
    table.root.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.button("Change rules").click()
    table.sheet.get_by_label("The rules as text").fill("standard, seven-pass")
    table.sheet.get_by_role("button", name="Copy for a notebook cell").click()
    expect(table.sheet.get_by_role("status")).to_have_text("Copied.")
    table.sheet.get_by_role("button", name="Use for the next game").click()
    expect(table.notice).to_contain_text("From the next game on: standard (with Seven pass).")
    table.button("Change rules").click()
    expect(table.sheet.get_by_role("status")).to_have_text("")


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_the_menu_cuts_off_no_choice(open_lab: Notebook, lang: str) -> None:
    table = lay_table(open_lab, f"seed=7, lang={lang!r}")
    table.root.locator("header button").last.click()
    wanted = "list => { list.style.width = 'max-content'; return list.offsetWidth; }"
    for choice in some(table.sheet.get_by_role("combobox").all()):
        room = choice.evaluate("list => list.offsetWidth")
        assert room >= choice.evaluate(wanted)


def test_the_menu_changes_language_look_suits_and_size(table: TableView) -> None:
    table.menu()
    for setting, label, attribute, value in [
        ("Look", "dark", "data-theme", "dark"),
        ("Look", "high contrast", "data-theme", "contrast"),
        ("Suits", "four colours", "data-deck", "four"),
        ("Size", "large", "data-size", "large"),
    ]:
        table.sheet.get_by_label(setting).select_option(label=label)
        expect(table.root).to_have_attribute(attribute, value)


def test_the_menu_speaks_three_languages(table: TableView) -> None:
    table.menu().get_by_label("Language").select_option(label="日本語")
    expect(table.prompt).to_contain_text("あなたの番です")
    table.sheet.get_by_label("言語").select_option(label="한국어")
    expect(table.prompt).to_contain_text("내 차례입니다")
    expect(table.root).to_have_attribute("lang", "ko")


def test_the_keys_are_told(table: TableView) -> None:
    table.menu().get_by_role("button", name="Keys").click()
    expect(table.sheet).to_contain_text("undo")


def test_a_rule_switched_on_is_in_the_next_game(table: TableView) -> None:
    table.root.get_by_role("tab", name="Rules now").click()
    panel = table.root.get_by_role("tabpanel", name="Rules now")
    expect(panel).not_to_contain_text("Seven pass")
    switch_on(table, "Seven pass")
    table.sheet.get_by_role("button", name="Use for the next game").click()
    expect(table.sheet).to_have_count(0)
    expect(panel).to_contain_text("standard, seven-pass")
    table.menu().get_by_role("button", name="New deal").click()
    expect(panel.get_by_role("button", name="Seven pass", exact=True)).to_be_visible()


def test_rules_that_cannot_stand_together_say_so_in_place(table: TableView) -> None:
    switch_on(table, "Stairs revolution")
    stairs = table.sheet.get_by_role("checkbox", name="Stairs (sequence)")
    stairs.click()
    expect(table.sheet.get_by_role("alert")).to_contain_text("needs Stairs")
    expect(table.sheet.locator("li.refused")).to_have_count(2)
    use = table.sheet.get_by_role("button", name="Use for the next game")
    expect(use).to_have_attribute("aria-disabled", "true")
    stairs.click()
    expect(table.sheet.get_by_role("alert")).to_be_empty()
    expect(use).not_to_have_attribute("aria-disabled", "true")


def test_a_switch_counts_even_when_the_rules_are_used_at_once(table: TableView) -> None:
    table.button("Change rules").click()
    table.sheet.get_by_text("Sevens to tens").click()
    cut = table.sheet.get_by_role("checkbox", name="Eight cut", exact=True)
    use = table.sheet.get_by_role("button", name="Use for the next game")
    handles = [cut.element_handle(), use.element_handle()]
    table.root.page.evaluate("([one, other]) => { one.click(); other.click(); }", handles)
    expect(table.sheet).to_have_count(0)
    table.root.get_by_role("tab", name="Rules now").click()
    expect(table.root.locator(".leaf code")).to_have_text("standard, -eight-cut")


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_rules_that_could_be_added_are_there_to_be_switched(open_lab: Notebook, rules: str) -> None:
    table = lay_table(open_lab, f"{rules!r}, seed=7")
    table.button("Change rules").click()
    expect(table.sheet.get_by_role("checkbox", name="Tunnel")).to_be_enabled()
    courts = table.sheet.get_by_text("Jacks, queens and kings")
    expect(courts).to_contain_text("0 of 19 on" if rules == "base" else "1 of 19 on · Eleven back")
    courts.click()
    table.sheet.get_by_role("checkbox", name="Queen bomber").check()
    expect(table.sheet.get_by_label("The rules as text")).to_have_value(f"{rules}, queen-bomber")
    expect(table.sheet.get_by_role("checkbox", name="Queen bomber")).to_be_visible()
    expect(table.sheet.get_by_role("checkbox", name="Passing")).to_be_hidden()


def test_a_rule_that_is_opened_tells_its_text_and_its_options_while_it_is_on(
    table: TableView,
) -> None:
    table.button("Change rules").click()
    table.sheet.get_by_text("Stairs (sequence)", exact=True).click()
    expect(table.sheet).to_contain_text("Example")
    minimum = table.sheet.get_by_role("group", name="Cards at least")
    minimum.get_by_label("4").check()
    line = table.sheet.get_by_label("The rules as text")
    expect(line).to_have_value("standard, stairs(minimum=4)")
    table.sheet.get_by_role("checkbox", name="Stairs (sequence)").click()
    expect(minimum).to_have_count(0)


def test_rules_that_are_not_there_say_so_in_place(table: TableView) -> None:
    table.button("Change rules").click()
    line = table.sheet.get_by_label("The rules as text")
    line.fill("standard, nonsense")
    line.blur()
    expect(table.sheet.get_by_role("alert")).to_contain_text("nonsense")


def test_words_explain_themselves_on_focus(open_lab: Notebook) -> None:
    table = lay_table(open_lab, "'base', seed=3, seat='a'")
    word = table.prompt.get_by_role("button").first
    word.focus()
    expect(table.root.locator(".tip")).to_be_visible()
    word.blur()
    expect(table.root.locator(".tip")).to_be_hidden()


def switch_on(table: TableView, rule: str) -> None:
    """Open the rules of the next game and switch a rule on."""
    table.button("Change rules").click()
    table.sheet.get_by_role("searchbox").fill(rule)
    table.sheet.get_by_role("checkbox", name=rule, exact=True).check()
    table.sheet.get_by_role("searchbox").fill("")
    expect(table.sheet.get_by_label("The rules as text")).not_to_have_value("standard")
