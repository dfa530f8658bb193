"""The chapters on other games and on rules of one's own: they are short, their bets are fair."""

from __future__ import annotations

import re
from random import Random

import pytest

from daifugo_widget import Record
from daifugo_widget.players import make_player
from daifugo_widget.teach.course import CHAPTERS, taught_rules
from tests.chapters import FOLDER, read

KEYS = ("nap", "napoleon", "a-rule-of-your-own")
MOST_WORDS = 1600
PACK = [number + suit for suit in "cdhs" for number in "89TJQKA"]
DEALS, BETTER_THAN_FOUR = 60, 5 / 8
NINE, QUEEN = "AhKhQhAs9c", "AhKhQhAsQs"
"""The hand that the chapter on Nap begins with, and the one that it ends with."""


def prose(key: str) -> str:
    book = read(FOLDER / CHAPTERS[key].file)
    return "\n".join(cell.source for cell in book.cells if cell.cell_type == "markdown")


def made(hand: str, bid: str) -> float:
    """Return how often three bots let a bid at Nap be made, if the other cards are dealt anew."""
    rng, count = Random(1), 0
    players = [make_player("steady", "nap") for _ in range(3)]
    others = [card for card in PACK if card not in hand]
    for _ in range(DEALS):
        dealt = rng.sample(others, 10)
        hands = " / ".join((hand, "".join(dealt[:5]), "".join(dealt[5:])))
        record = Record.parse(f"game nap 1\nhands {hands}\ncontract a:{bid}")
        game = record.history().now.game
        while not game.over:
            game = game.move(players[game.actor].choose(game.seen_by(game.actor), rng))
        count += game.makes_contract()
    return count / DEALS


@pytest.mark.parametrize("key", KEYS)
def test_it_is_short(key: str) -> None:
    plain = re.sub(r"<[^>]+>|\([\w-]+\.ipynb\)|[|*#-]", " ", prose(key))
    assert 1000 < len([word for word in plain.split() if re.search("[A-Za-z]", word)]) <= MOST_WORDS


@pytest.mark.parametrize("key", KEYS)
def test_it_begins_with_a_bet_and_comes_back_to_it(key: str) -> None:
    begins, _, rest = prose(key).partition("**What you need:**")
    assert "Make your bet." in begins
    assert "\n## Back to " in rest


def test_with_a_nine_of_another_suit_a_four_is_safe_and_a_nap_is_not_worth_it() -> None:
    assert made(NINE, "four") > 0.9
    assert made(NINE, "nap") < 3 / 8


def test_with_the_queen_below_the_ace_a_nap_is_worth_more_than_a_safe_four() -> None:
    assert made(QUEEN, "nap") > BETTER_THAN_FOUR


def test_the_friend_of_napoleon_has_given_an_honour_and_kept_a_small_card() -> None:
    """Only Yuki (d) does so: that is what the bet of the chapter is settled by."""
    book = read(FOLDER / CHAPTERS["napoleon"].file)
    text = next(cell.source for cell in book.cells if cell.source.startswith("teach.trick("))
    clubs = {seat: re.findall(rf"\b{seat} (\w)c", text) for seat in "cde"}
    assert [seat for seat, laid in clubs.items() if laid[0] in "TJQKA"] == ["d"]
    assert clubs["d"] == ["T", "4"]
    assert "There she is: **Yuki**" in prose("napoleon")


@pytest.mark.parametrize("key", ["nap", "napoleon"])
def test_a_lesson_asks_about_no_rule_whose_section_comes_later(key: str) -> None:
    book = read(FOLDER / CHAPTERS[key].file)
    lessons = [cell.source for cell in book.cells if cell.source.startswith("teach.lesson(")]
    assert taught_rules(key) == [source.split('"')[1] for source in lessons]
