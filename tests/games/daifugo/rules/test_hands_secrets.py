"""What effects on hands keep secret, and from whom."""

from collections.abc import Iterator
from itertools import chain

import pytest

from daifugo_widget.core.cards import KNOWN, QUEEN, SEVEN, blank, cards, codes
from daifugo_widget.core.game.moves import EVERYBODY, Answer, Event
from daifugo_widget.core.records import Record
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.rule import Rule
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.rules.examples import example_record
from tests.checking import some


def played(text: str) -> Game:
    game: Game = Record.parse(text).history().now.game
    return game


def known_to(game: Game, seat: int) -> int:
    """Return the cards that the latest step has shown to a seat."""
    shown = 0
    for event in view(game, seat).events:
        shown |= event.cards & KNOWN
    return shown


RED_FIVE = """
rules  base, red-five
hands  5h3c4d / 2cKsQhJd / 6s8s
a 5h > b ~ 3cKs2c ~ 4dJdQh
"""


def test_hands_dealt_again_are_seen_by_their_owners_alone() -> None:
    game = played(RED_FIVE)
    assert known_to(game, 0) == cards("3cKs2c")
    assert known_to(game, 1) == cards("4dJdQh")
    assert known_to(game, 2) == 0


def test_hands_dealt_again_are_written_for_their_owners_alone() -> None:
    history = Record.parse(RED_FIVE).history()
    assert "~ 3cKs2c ~ ??????" in str(Record.of(history, 0))
    assert "~ ?????? ~ 4dJdQh" in str(Record.of(history, 1))
    assert "~ ?????? ~ ??????" in str(Record.of(history, 2))


def test_a_card_that_a_tyrant_deals_out_is_seen_by_who_draws_it() -> None:
    text = "rules base, tyrant\nhands 2s4c / 9c / Js\ndiscards 3h5h8d\na 2s ~ 5h ~ 3h\n"
    history = Record.parse(text).history()
    assert "~ 5h ~ ??" in str(Record.of(history, 1))
    assert "~ ?? ~ 3h" in str(Record.of(history, 2))
    assert "~ ?? ~ ??" in str(Record.of(history, 0))


def test_nobody_can_tell_any_more_what_lies_under_discards_drawn_unseen() -> None:
    game = played("rules base, tyrant\nhands 2s4c / 9c / Js\ndiscards 3h5h8d\na 2s ~ 5h ~ 3h\n")
    assert codes(view(game, 0).discards) == []


def test_a_black_seven_shows_what_it_draws() -> None:
    text = "rules base, black-seven-draw\nhands 7s4c / 9c / Js\ndiscards 3h5h\na 7s ~ 5h\n"
    game = played(text)
    assert [known_to(game, seat) for seat in range(3)] == [cards("5h")] * 3


NERO = "rules base, nero\nhands KcKdKh3c / 9c2d / 5sX\na KcKdKh\n"


def test_nero_shows_a_hand_to_who_takes_from_it_alone() -> None:
    game = played(NERO)
    own, other = view(game, 0).ask, view(game, 2).ask
    assert own is not None
    assert own.pool == cards("9c2d")
    assert other is not None
    assert not (other.pool or 0) & KNOWN


def test_the_pile_is_shown_to_who_chooses_from_it() -> None:
    game = played("rules base, satan\nhands 6c6d6h4s / 9c / Js\ndiscards 5h2s\na 6c6d6h\n")
    ask = view(game, 0).ask
    assert ask is not None
    assert ask.pool == cards("5h2s")


def test_the_cards_chosen_for_the_railway_are_secret_until_they_are_laid_down() -> None:
    text = "rules base, galaxy-railway\nhands 9c9d9h3c4cKs / Tc / 5s\ndiscards 6h8d\na 9c9d9h\n"
    game = played(text).step(Answer(cards("3c4c")))
    for seat in (1, 2):
        seen = view(game, seat)
        assert seen.ask is not None
        assert not (seen.ask.barred | (seen.ask.pool or 0)) & KNOWN


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    "text",
    [
        "rules base, queen-bomber\nhands Qc4s7d / 7c7hTd / 7sKs\na Qc > 7\n",
        "rules base, queen-bomber\nhands QcQd4s7d / 7c7hTdAs / 7sKs\na QcQd > 7 > T  b -\n",
        "rules base, kings-privilege\nhands KcKdKh3c4d / 9cTd / 5sQs\na KcKdKh > b\n",
        "rules base, nero\nhands KcKdKh3c / 9c2d / 5sX\na KcKdKh > 2d\n",
        "rules base, nero\nhands KcKdKh3c / 9c2d / 5sX\na KcKdKh > 2d > X  b -\n",
    ],
)
def test_what_is_done_to_a_hand_replays_for_each_seat(text: str, seat: int) -> None:
    history = Record.parse(text).history()
    record = str(Record.of(history, seat))
    again = Record.parse(record).history()
    now, then = view(again.now.game, seat), view(history.now.game, seat)
    assert (now.hands, now.discards, now.actor) == (then.hands, then.discards, then.actor)
    assert str(Record.of(again, seat)) == record


@pytest.mark.parametrize(
    "text",
    [
        "rules base, queen-bomber\nhands Qc4s7d / 7c7hTd / 7sKs\n",
        "rules base, bloody-mary-silence\nhands QcQd4s / 7cX / 7sKs\n",
    ],
)
def test_what_is_owed_by_hands_that_are_not_seen_is_a_value_that_never_changes(text: str) -> None:
    game = view(played(text), 0)
    game = game.step(next(play for play in game.plays() if play.naturals()[0] == QUEEN))
    if game.ask and game.ask.what == "number":
        game = game.step(Answer(SEVEN))
    assert hash(game.agenda) == hash(game.copy().agenda)


def test_a_pile_of_which_nobody_can_tell_is_told_to_who_chooses_from_it_alone() -> None:
    text = (
        "rules base, tyrant, satan\nhands 2s3c4c / 6c6d6h7s9c / Js\ndiscards 3h5c8c9h\n"
        "a 2s ~ 5c ~ 3h  b -  c -\na 3c  b 9c  c -  a -\nb 6c6d6h\n"
    )
    history = Record.parse(text).history()
    assert str(Record.of(history, 1)).endswith("b 6c6d6h ~ 3c8c9c9h2s\n")
    assert str(Record.of(history, 2)).endswith("b 6c6d6h ~ 3c9c2s????\n")


FALL = """
rules  base, miyako-ochi(hand={hand})
classes a=daifugo b=fugo c=hinmin d=daihinmin
phase  play
turn   b
hands  Kc5c / 4c / 6c7c / 9cTc
b 4c
"""


@pytest.mark.parametrize(("hand", "shown"), [("face-down", 0), ("open", cards("Kc5c"))])
def test_the_hand_of_the_fallen_is_seen_where_it_is_laid_down_openly(hand: str, shown: int) -> None:
    game = played(FALL.format(hand=hand))
    for seat in (1, 2, 3):
        assert known_to(game, seat) & cards("Kc5c") == shown
        assert view(game, seat).aside & KNOWN == shown
    assert known_to(game, 0) & cards("Kc5c") == cards("Kc5c")


def concerned(event: Event, before: Game, after: Game) -> set[int]:
    """Return the seats that are to see the cards of an event."""
    if event.verb == "set-aside":
        return {event.seat}
    if event.verb == "reveal":
        return {event.seat, event.to}
    held = [[*game.hands] for game in (before, after)]
    for game, hands in zip((before, after), held, strict=True):
        for lying in game.pending:
            hands[lying.seat] |= lying.cards
    seats = range(after.players)
    return {s for s in seats if any(hands[s] & event.cards == event.cards for hands in held)}


def told_in_secret(rule: type[Rule]) -> Iterator[tuple[Event, Game, Game]]:
    """Yield the events of an example that not everybody sees, with the games around each."""
    history = Record.parse(example_record(rule)).history()
    for at, step in enumerate(history.steps):
        before, after = history.match_after(at).game, step.match.game
        for event in after.events if step.move is not None else ():
            if event.cards and event.seen != EVERYBODY:
                yield event, before, after


def test_cards_told_in_secret_are_seen_by_those_alone_whose_hand_they_leave_or_enter() -> None:
    shown = (rule for rule in catalogue().values() if rule.example)
    for event, before, after in some(chain.from_iterable(map(told_in_secret, shown)), at_least=20):
        seeing = {seat for seat in range(after.players) if event.seen >> seat & 1}
        assert seeing == concerned(event, before, after), event


def test_who_runs_out_of_time_over_an_open_hand_shows_it_to_nobody_else() -> None:
    game = played(
        "rules base, exchange-pick, time-limit\nclasses a=fugo b=heimin c=hinmin\n"
        "phase exchange\nhands 3c4d5h / 6s7s8s / 5c5d5sX\nc > 5c5d5sX\na time-limit\n"
    )
    seen = view(game, 1).ask
    assert seen is not None
    assert seen.detail.pool == seen.pool == blank(4)
    assert view(game, 0).ask == game.ask
