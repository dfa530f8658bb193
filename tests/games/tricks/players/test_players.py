"""What holds for every player of Nap and Napoleon: legal, without other hands, the same again."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import KNOWN, bits
from daifugo_widget.core.game.moves import Move
from daifugo_widget.games.tricks.engine.game import TrickGame
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.games.tricks.napoleon import Napoleon
from daifugo_widget.games.tricks.players import PLAYERS, nap, thinking
from daifugo_widget.players import make_player
from tests.checking import some
from tests.games.tricks.players.meeting import NAP, NAPOLEON, positions, seated
from tests.games.tricks.playing import TABLES
from tests.tiers import first


@pytest.fixture
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players think little, so that many deals can be played."""
    monkeypatch.setattr(thinking, "CARDS", 1)
    monkeypatch.setattr(thinking, "FEWEST", 1)
    monkeypatch.setattr(nap, "DEALS", 2)


@pytest.mark.usefixtures("in_haste")
@pytest.mark.parametrize(("rules", "players"), first(TABLES, 4), ids=str)
@pytest.mark.parametrize("names", [("steady",), ("steady", "random")], ids="-".join)
def test_every_move_is_legal_in_any_deal(
    names: tuple[str, ...], rules: TrickRuleSet, players: int
) -> None:
    table = [names[seat % len(names)] for seat in range(players)]
    for seed in range(10):
        for game, move in some(positions(rules, seated(table, rules), seed)):
            assert game.why_not(game.actor, move) is None


@pytest.mark.parametrize("rules", [NAP, NAPOLEON], ids=lambda rules: rules.game)
def test_the_same_view_and_the_same_chance_give_the_same_game(rules: TrickRuleSet) -> None:
    def moves() -> list[Move]:
        return [move for _, move in positions(rules, seated(["steady"] * 4, rules), 5)]

    assert moves() == moves()


@pytest.mark.parametrize(("rules", "players"), [(NAP, 4), (NAPOLEON, 5)], ids=["nap", "napoleon"])
def test_a_player_moves_by_its_view_and_not_by_the_cards_behind_it(
    rules: TrickRuleSet, players: int
) -> None:
    names = ["steady"] * players
    for game, _ in some(positions(rules, seated(names, rules), 6)):
        seat, steady = game.actor, make_player("steady", rules.game)
        other = dealt_anew(game, seat, Random(7))
        moves = [steady.choose(one.seen_by(seat), Random(8)) for one in (game, other)]
        assert moves[0] == moves[1]


def dealt_anew(game: TrickGame, seat: int, rng: Random) -> TrickGame:
    """Return a game in which all that a seat cannot see is dealt anew."""
    view = game.seen_by(seat)
    unseen = list(bits(view.unseen()))
    rng.shuffle(unseen)

    def filled(seen: int, count: int) -> int:
        drawn = sum(1 << unseen.pop() for _ in range(count - (seen & KNOWN).bit_count()))
        return seen & KNOWN | drawn

    new = game.copy()
    new.hands = tuple(filled(hand, hand.bit_count()) for hand in view.hands)
    new.aside = filled(view.aside, view.aside.bit_count())
    if isinstance(new, Napoleon) and isinstance(view, Napoleon):
        new.kitty = filled(view.kitty, view.kitty.bit_count())
        new.away = filled(view.away, view.away.bit_count())
    return new


def test_there_is_a_player_by_chance_and_a_steady_one() -> None:
    assert list(PLAYERS) == ["random", "steady"]


def test_nothing_is_called_aloud() -> None:
    for game, _ in some(positions(NAP, seated(["steady"] * 3, NAP), 1)):
        assert make_player("steady", "nap").call(game.seen_by(0), 0, Random(1)) is None
