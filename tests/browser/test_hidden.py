"""Hidden means hidden: no page ever holds a card that the one before it may not see."""

import json
import re
from base64 import b64decode
from typing import Any

from playwright.sync_api import expect

from daifugo_widget import Table
from daifugo_widget.core.cards import show as show_cards
from tests.browser.models import act, traits
from tests.browser.notebook import Notebook
from tests.browser.table import TableView, lay_table, open_table

CARD = re.compile(r"X|[2-9TJQKA][cdhs]")
CARDS = re.compile(rf"(?<!\w)(?:(?:{CARD.pattern})=?)+(?!\w)")
# Everybody knows that there is a joker; the ruler shows it.
RULER = {"X"}
TEXTS = ("text/plain", "text/html")
SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "★": "X", "10": "T", "\ufe0e": ""}


def cards(text: str) -> set[str]:
    """Find the cards in a text, written as in a record or as on the table."""
    text = text.replace("pair of As", "")
    for sign, letter in SIGNS.items():
        text = text.replace(sign, letter)
    return {card for found in CARDS.findall(text) for card in CARD.findall(found)}


def held(notebook: Notebook) -> set[str]:
    """Find the cards in all that the page holds of its widgets, but for the ruler's joker."""
    models = traits(notebook.page)
    for model in models:
        model.get("state", {}).pop("ruler", None)
    return cards(json.dumps(models, ensure_ascii=False))


def in_hands(*hands: int) -> set[str]:
    return cards("".join(map(show_cards, hands)))


def test_a_whole_game_never_holds_a_card_of_another_hand(open_lab: Notebook) -> None:
    table = lay_table(open_lab)
    twin = Table(seed=7, pace="once")
    while not twin.session.game.over:
        assert held(open_lab) & in_hands(*twin.session.game.hands[1:]) == set()
        with table.answered():
            act(open_lab.page, move(twin))
    expect(table.prompt).to_contain_text("The game is over")


def move(twin: Table) -> dict[str, Any]:
    """Make a legal move at a table without a page, and give it as an intent."""
    prompt = twin.state["prompt"]
    if prompt["kind"] == "answer":
        value = prompt["choice"]["options"][0]["value"]
        twin.answer(value)
        return {"do": "answer", "value": value}
    if not twin.state["plays"]:
        twin.pass_()
        return {"do": "pass"}
    play = twin.state["plays"][0]
    twin.play(play)
    return {"do": "play", "cards": play}


def test_the_saved_notebook_holds_no_card_of_another_hand(lab: Notebook) -> None:
    open_table(lab)
    lab.save()
    outputs = lab.saved().cells[0].outputs
    texts = [str(output.data.get(kind, "")) for output in outputs for kind in TEXTS]
    found = cards(" ".join(map(spoken, texts)))
    hands = Table(seed=7, pace="once").session.game.hands
    assert in_hands(hands[0]) <= found
    assert found & in_hands(*hands[1:]) - RULER == set()


def spoken(html: str) -> str:
    """Leave only what is to be read, in pictures too: colours and ids look like cards."""
    pictures = [b64decode(data).decode() for data in re.findall(r'svg\+xml;base64,([^"]*)', html)]
    alternatives = "".join(re.findall(r'alt="([^"]*)"', html))
    texts = re.findall(r">([^<]*)<", f">{html}<" + "".join(pictures))
    return " ".join([alternatives, *texts])


def test_a_cover_hides_every_hand_until_the_next_person_takes_over(open_lab: Notebook) -> None:
    arguments = "'base', seats='ab', players=3, seed=5, bots='random'"
    table = lay_table(open_lab, arguments)
    twin = Table("base", seats="ab", players=3, seed=5, bots="random", pace="once")
    people = []
    for _ in range(4):
        seat = twin.session.game.actor
        nobodys_hand(open_lab, table, twin)
        table.main.click()
        expect(table.cards).to_have_count(twin.session.game.hands[seat].bit_count())
        assert held(open_lab) & in_hands(twin.session.game.hands[1 - seat]) == set()
        twin.screen.take()
        twin._show()
        people.append(seat)
        with table.answered():
            act(open_lab.page, move(twin))
    assert set(people) == {0, 1}


def nobodys_hand(notebook: Notebook, table: TableView, twin: Table) -> None:
    """Find no hand at all: not on the page, not in its text, not in its widgets."""
    expect(table.prompt).to_contain_text("Hand the screen to")
    expect(table.hand).to_have_count(0)
    hands = in_hands(*twin.session.game.hands)
    assert held(notebook) & hands == set()
    assert cards(table.root.inner_text()) & hands - RULER == set()
