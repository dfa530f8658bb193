"""What a person aims at stays where it is: the hand keeps its place while a game goes on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from daifugo_widget.core.words.text import LANGS
from tests.browser.models import act, set_pace, state
from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table
from tests.checking import some
from tests.tiers import first

GAMES = {
    "Daifugo": "players=4, seed=2",
    "Napoleon": "'napoleon', players=5, seed=3",
    "Nap": "'nap', players=7, seed=3",
}
# Twelve cards lie in two rows on a narrow table; of the nine that are left, in one.
ZOMBIE = """
rules     standard, zombie
hands     3c3d3hKs4d5d6dJcJhQhKdAs / 9c9d / 5s6s
discards  8d4c5c6c7c7d8c8hTcTdJdQcQdKc
turn      a
"""
OVER = """
rules  standard
hands  Kc / 9c9d / TsJs
"""
TWO_CHIPS = """
rules  base, eleven-back, suit-bind
hands  Jd4c5c / 9c8c / Ts3h
trick  c:9d
"""
SEVEN = """
game      nap 1
hands     2h3h / 2c3c / 2d3d / 4c5c / 4d5d / 4h5h / 6h7h
contract  a:two
trumps    s
taken     a:AsKsQsJsTs9s8s
"""
MOST_STEPS = 150
# Letters and borders do not fall on whole pixels.
TOLERANCE = 2
PLACE = """root => {
    const { top, height } = root.getBoundingClientRect();
    return [root.querySelector(".me").getBoundingClientRect().top - top, height];
}"""
MIDDLE = """e => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
}"""
BUTTON_AT = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.textContent"

# Whether a button of a line that slides is whole in sight.
IS_SEEN = """button => {
    const [own, line] = [button, button.parentElement].map((e) => e.getBoundingClientRect());
    return own.left >= line.left && own.right <= line.right;
}"""

# Gives the table another width, and waits until it has taken it in.
RESIZED = """async (root, width) => {
    root.parentElement.style.width = `${width}px`;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""

# What an element lies over, besides what it stands in.
COVERED = """over => {
    const box = over.getBoundingClientRect();
    const meets = ({ left, right, top, bottom, width }) => width > 0 &&
        left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...over.closest(".dfg").querySelectorAll(".page *")]
        .filter((e) => !e.contains(over) && !over.contains(e) && meets(e.getBoundingClientRect()))
        .map((e) => `${e.tagName}.${e.getAttribute("class")}`);
}"""


@pytest.mark.parametrize("game", first(GAMES))
def test_the_hand_stays_in_its_place_through_a_game(open_lab: Notebook, game: str) -> None:
    table = lay_table(open_lab, GAMES[game])
    set_pace(open_lab.page, "step")
    tops, heights = zip(*(table.root.evaluate(PLACE) for _ in moments(table)), strict=True)
    assert max(tops) - min(tops) <= TOLERANCE
    assert max(heights) - min(heights) <= TOLERANCE


@pytest.mark.slow
def test_the_hand_stays_when_it_turns_out_who_the_adjutant_is(narrow: Notebook) -> None:
    table = lay_table(narrow, GAMES["Napoleon"])
    set_pace(narrow.page, "step")
    tops, heights = zip(*(table.root.evaluate(PLACE) for _ in moments(table)), strict=True)
    assert "Adjutant" in table.root.locator(".chips").inner_text()
    assert max(tops) - min(tops) <= TOLERANCE
    assert max(heights) - min(heights) <= TOLERANCE


@pytest.mark.parametrize("game", ["Napoleon", "Nap"])
def test_the_hand_stays_on_a_phone_while_bids_are_made(narrow: Notebook, game: str) -> None:
    table = lay_table(narrow, GAMES[game])
    set_pace(narrow.page, "step")
    tops, hinted = [], []
    for _ in moments(table, from_bids=True):
        tops.append(table.root.evaluate(PLACE)[0])
        hinted += [each.evaluate(IS_SEEN) for each in table.root.locator(".buttons .hinted").all()]
    assert len(tops) > 5
    assert hinted
    assert all(hinted)
    assert max(tops) - min(tops) <= TOLERANCE


def test_a_word_about_the_rules_moves_nothing(open_lab: Notebook) -> None:
    table = lay_table(open_lab)
    before = table.root.evaluate(PLACE)
    with table.answered():
        act(open_lab.page, {"do": "rules", "text": "standard, sixty-six"})
    expect(table.notice).to_contain_text("From the next game on")
    assert table.root.evaluate(PLACE) == before
    assert table.notice.evaluate(COVERED) == []
    table.notice.get_by_role("button", name="Close").click()
    expect(table.notice).to_have_count(0)
    assert table.root.evaluate(PLACE) == before


def test_after_a_game_a_word_keeps_off_what_is_asked(narrow: Notebook) -> None:
    table = lay_table(narrow, f"record={OVER!r}")
    act(narrow.page, {"do": "play", "cards": "Kc"})
    table.root.get_by_role("table").wait_for()
    with table.answered():
        act(narrow.page, {"do": "rules", "text": "standard, sixty-six"})
    expect(table.notice).to_contain_text("From the next game on")
    edges = [
        each.evaluate("e => e.getBoundingClientRect()") for each in (table.notice, table.prompt)
    ]
    assert edges[1]["top"] - edges[0]["bottom"] >= 4


def test_after_a_game_a_refusal_keeps_off_the_edge_of_its_place(narrow: Notebook) -> None:
    table = lay_table(narrow, f"record={OVER!r}, lang='ja'")
    act(narrow.page, {"do": "play", "cards": "Kc"})
    table.root.get_by_role("table").wait_for()
    with table.answered():
        act(narrow.page, {"do": "play", "cards": "Kc", "version": 0})
    place = table.root.locator(".ask").evaluate("e => e.getBoundingClientRect()")
    assert table.prompt.evaluate("e => e.getBoundingClientRect()")["top"] - place["top"] >= 4


def test_a_long_word_moves_nothing_either(open_lab: Notebook) -> None:
    table = lay_table(open_lab)
    before = table.root.evaluate(PLACE)
    with table.answered():
        act(open_lab.page, {"do": "rules", "text": "standard, " + "stairs-of-" * 40})
    expect(table.notice).to_contain_text("stairs-of-")
    assert table.root.evaluate(PLACE) == before
    assert table.notice.evaluate(COVERED) == []


def test_cards_to_choose_from_leave_all_as_it_was(narrow: Notebook) -> None:
    table = lay_table(narrow, f"record={ZOMBIE!r}")
    set_pace(narrow.page, "step")
    before = table.root.evaluate(PLACE)
    with table.answered():
        act(narrow.page, {"do": "play", "cards": "3c3d3h"})
    expect(table.root.locator("[data-tray=true]")).to_be_visible()
    with table.answered():
        act(narrow.page, {"do": "answer", "value": "4c"})
    expect(table.root.locator("[data-tray=true]")).to_have_count(0)
    assert table.root.evaluate(PLACE) == pytest.approx(before, abs=TOLERANCE)


@pytest.mark.parametrize("lang", first(LANGS))
def test_a_hint_brings_no_other_button_below_the_pointer(open_lab: Notebook, lang: str) -> None:
    table = lay_table(open_lab, f"'standard', seed=3, lang={lang!r}")
    hint = table.button(re.compile("^(Hint|ヒント|힌트)$"))
    for width in some([390, 504, 600, 820, 1021, 1100]):
        table.root.evaluate(RESIZED, width)
        middle = hint.evaluate(MIDDLE)
        with table.answered():
            hint.click()
        expect(table.chosen).to_have_count(2)
        assert open_lab.page.evaluate(BUTTON_AT, middle) in (None, hint.text_content())
        open_lab.page.keyboard.press("Escape")
        expect(table.chosen).to_have_count(0)


def test_chips_move_nothing_on_a_phone(open_lab: Notebook) -> None:
    table = lay_table(open_lab, f"record={TWO_CHIPS!r}")
    table.root.evaluate(RESIZED, 390)
    set_pace(open_lab.page, "step")
    before = table.root.evaluate(PLACE)
    with table.answered():
        act(open_lab.page, {"do": "play", "cards": "Jd"})
    expect(table.root.locator(".chip")).to_have_count(2)
    assert table.root.evaluate(PLACE) == pytest.approx(before, abs=TOLERANCE)


@pytest.mark.parametrize("lang", first(LANGS))
def test_why_a_play_was_refused_is_seen_whole_and_moves_nothing(
    open_lab: Notebook, lang: str
) -> None:
    table = lay_table(open_lab, f"seed=7, lang={lang!r}")
    for width in some([360, 500, 560, 700, 820, 968, 1200]):
        table.root.evaluate(RESIZED, width)
        before = table.root.evaluate(PLACE)
        with table.answered():
            act(open_lab.page, {"do": "why", "cards": "8cTh3h"})
        expect(table.reason).to_be_attached()
        assert table.root.locator(".asked").evaluate("e => e.scrollHeight - e.clientHeight") == 0
        assert table.root.evaluate(PLACE) == pytest.approx(before, abs=TOLERANCE)
        with table.answered():
            act(open_lab.page, {"do": "hint"})
        expect(table.reason).to_have_count(0)


def moments(table: TableView, from_bids: bool = False) -> Iterator[None]:
    """Play a game by its hints; yield at each of its moments from your own first play on.

    ``from_bids`` yields from the deal on, until the game has its first trick.
    """
    begun = from_bids
    for _ in range(MOST_STEPS):
        now = state(table.root.page)
        if now["prompt"]["kind"] in ("over", "match"):
            return
        begun = begun or now["prompt"]["kind"] == "play"
        if from_bids and now["prompt"]["kind"] == "play":
            return
        if begun:
            yield
        with table.answered():
            act(table.root.page, intent(now))
    raise AssertionError("the game does not end")


def intent(now: dict[str, Any]) -> dict[str, Any]:
    """Say what comes next: the move of a bot, a hint, or your own move that the hint names."""
    if "step" in now["can"]:
        return {"do": "step"}
    if now["hint"] is None:
        return {"do": "hint"}
    move = now["hint"]["move"]
    if now["prompt"]["kind"] == "answer":
        return {"do": "answer", "value": move}
    return {"do": "pass"} if move == "-" else {"do": "play", "cards": move}


@pytest.mark.parametrize("lang", first(LANGS))
def test_a_whole_trick_of_seven_lies_in_one_row_on_a_narrow_table(
    open_lab: Notebook, lang: str
) -> None:
    table = lay_table(open_lab, f"record={SEVEN!r}, lang={lang!r}")
    table.root.evaluate("root => { root.parentElement.style.width = '390px'; }")
    laid = table.root.locator(".laid")
    expect(laid).to_have_count(7)
    assert laid.evaluate_all("all => new Set(all.map((each) => each.offsetTop)).size") == 1
