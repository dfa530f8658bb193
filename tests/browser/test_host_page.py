"""The page of `daifugo play` in Chromium: what one plays with stays in sight."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from daifugo_widget import Record
from tests.browser.phone import USUAL, phone
from tests.phones.test_host_command import opened
from tests.systems import needs_posix

RECORD = "rules base, eight-cut\nseed 3\nhands 3c4dKs2h / 5c5dQs6s / 6d7dJs8s"


def finished(file: Path) -> str:
    """Write a game that is over, which began with a costly move; return the file's name."""
    history = Record.parse(RECORD).history()
    plays = {str(play): play for play in history.now.game.moves()}
    history = history.move(plays["2h"])
    while not history.now.game.over:
        history = history.move(history.now.game.moves()[0])
    file.write_text(str(Record.of(history)), encoding="utf-8")
    return str(file)


@needs_posix
def test_the_hand_stays_in_sight_below_a_mistake_and_a_line(
    browser: Browser, tmp_path: Path
) -> None:
    words = "play", "--lang", "en", "--save", finished(tmp_path / "my.dfg")
    for size in (USUAL, (1100, 800)):
        with opened(*words) as links, phone(browser, size) as host:
            host.page.goto(links[0])
            host.button("Review").click()
            learn = host.page.get_by_role("button", name="Learn from")
            expect(learn).to_be_visible(timeout=60_000)
            learn.click()
            expect(host.cards.last).to_be_in_viewport(ratio=0.9)
            host.button("Back to the review").click()
            host.page.get_by_role("button", name="Play it on").last.click()
            expect(host.page.locator(".fan").last).to_be_in_viewport()


@needs_posix
def test_a_review_says_in_full_what_it_is_of_and_what_follows_says_no_half_of_it(
    browser: Browser, tmp_path: Path
) -> None:
    words = "play", "--lang", "ja", "--save", finished(tmp_path / "my.dfg")
    with opened(*words) as links, phone(browser) as host:
        host.page.goto(links[0])
        host.button("ふり返る").click()
        about = host.page.locator(".top .about")
        expect(about).to_contain_text("あなたは", timeout=60_000)
        assert about.evaluate("each => each.scrollHeight <= each.clientHeight")
        host.page.get_by_role("button", name="やり直す").click()
        expect(host.page.locator(".task")).to_contain_text("やり直し")
        expect(about).to_be_hidden()


@needs_posix
def test_the_rules_of_the_next_game_are_chosen_on_one_screen(browser: Browser) -> None:
    with opened("play", "--lang", "en") as links, phone(browser) as host:
        host.page.goto(links[0])
        host.button("Change rules").click()
        sheet = host.page.get_by_role("dialog")
        for shown in ("textarea", "[type=search]", ".list > [open] li", ".main"):
            expect(sheet.locator(shown).first).to_be_in_viewport(ratio=0.9)
