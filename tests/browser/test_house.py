"""What a house agrees on, in the browser: newcomers, tasks, decrees, the clock, the score card."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.table import lay_table

# The person wins the first game with the only card.
WON = """record='''seed 1
rules base, decree(veto=none), joining, match(games=2), scorecard
hands 3c / 5c6d / 7sKs
a 3c  b 5c  c 7s  b -  c Ks
''', bots='random'"""
TIME = "bar => bar.getAnimations()[0].currentTime"
TIMED = "record='rules base, time-limit\\nhands 4c8c / 3d9d / 5s6s', bots='random'"


def test_the_daifugo_sets_a_task_and_decrees_a_rule(open_lab: Notebook) -> None:
    table = lay_table(open_lab, WON)
    table.press("Set a task")
    table.press("Everybody gets up and stretches once.")
    expect(table.story).to_contain_text("You set a task: Everybody gets up and stretches once.")
    table.button("Change rules").click()
    table.sheet.get_by_label("The rules as text").fill(
        "base, match(games=2), scorecard, decree(veto=none), joining, stairs"
    )
    table.sheet.get_by_role("button", name="Use for the next game").click()
    expect(table.notice).to_contain_text("You decree that Stairs is played.")
    table.press("Next game")
    table.root.get_by_role("tab", name="Rules now").click()
    expect(table.root.get_by_role("tabpanel")).to_contain_text("Stairs")


def test_a_switch_that_clashes_stays_below_the_pointer(open_lab: Notebook) -> None:
    middle = "e => { const { top, height } = e.getBoundingClientRect(); return top + height / 2; }"
    table = lay_table(open_lab)
    table.button("Change rules").click()
    switch = table.sheet.get_by_role("checkbox", name="Skipping-stairs revolution")
    table.sheet.get_by_role("searchbox").fill("revolution")
    before = switch.evaluate(middle)
    switch.click()
    expect(table.sheet.get_by_role("alert")).to_contain_text("which is not on")
    assert abs(switch.evaluate(middle) - before) < 1


def test_what_clashes_is_said_where_there_was_room_for_it(open_lab: Notebook) -> None:
    end = "e => e.getBoundingClientRect().bottom"
    table = lay_table(open_lab)
    table.button("Change rules").click()
    rules = table.sheet.locator(".list")
    before = rules.evaluate(end)
    table.sheet.get_by_role("checkbox", name="Reserve swap").click()
    expect(table.sheet.get_by_role("alert")).to_contain_text("a game for 5")
    assert rules.evaluate(end) == before


def test_a_newcomer_sits_down_and_stands_on_the_score_card(open_lab: Notebook) -> None:
    table = lay_table(open_lab, WON)
    table.press("A newcomer joins")
    expect(table.seats.get_by_role("listitem")).to_have_count(3)
    expect(table.story).to_contain_text("rock-paper-scissors")
    table.root.get_by_role("tab", name="Scores").click()
    card = table.root.get_by_role("table", name="Scores")
    expect(card.get_by_role("rowheader")).to_have_text(["1.1", "Set 1", "Total"])
    expect(card.get_by_role("columnheader")).to_have_text(["Game", "You", "Ken", "Hana", "Yuki"])


def test_who_thinks_too_long_leads_the_weakest_card(open_lab: Notebook) -> None:
    table = lay_table(open_lab, TIMED)
    bar = table.root.locator(".timer i")
    expect(table.root.locator(".timer")).to_contain_text("seconds to act")
    with table.answered():
        bar.dispatch_event("animationend")
    expect(table.story).to_contain_text("You have run out of time.")
    expect(table.story).to_contain_text("You play 4")


def test_the_clock_stands_still_in_a_pause_and_while_the_table_is_out_of_sight(
    open_lab: Notebook,
) -> None:
    table = lay_table(open_lab, TIMED)
    bar = table.root.locator(".timer i")
    expect(bar).to_have_css("animation-play-state", "running")
    table.press("Pause")
    expect(bar).to_have_css("animation-play-state", "paused")
    left = bar.evaluate(TIME)
    open_lab.page.wait_for_timeout(100)
    assert bar.evaluate(TIME) == left
    table.press("Go on")
    expect(bar).to_have_css("animation-play-state", "running")
    assert bar.evaluate(TIME) >= left
    away = table.root.evaluate_handle("root => root.parentElement")
    away.evaluate("root => { root.style = 'position: fixed; top: -9999px'; }")
    expect(bar).to_have_css("animation-play-state", "paused")
    away.evaluate("root => { root.style = ''; }")
    expect(bar).to_have_css("animation-play-state", "running")
