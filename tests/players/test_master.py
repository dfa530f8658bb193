"""What the bot master does that no other bot does: it plays out, and solves the end."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import blanks
from daifugo_widget.core.records import Record
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players import Master, Sharp
from daifugo_widget.games.daifugo.players.imagine import imagine
from daifugo_widget.games.daifugo.players.last_two import LastTwo
from daifugo_widget.games.daifugo.players.master import MOVES
from daifugo_widget.games.daifugo.players.playout import Policy, is_placed, place_of
from daifugo_widget.games.daifugo.players.search import Search
from daifugo_widget.games.daifugo.players.unseen import Unseen
from tests.checking import some
from tests.players.games import moves_of, position


def known(rules: str, hands: str) -> Game:
    """Return a position of two in which all other cards lie among the discards."""
    game = position(rules, hands)
    game.discards = game.deck & ~sum(game.hands)
    return game


def solved(game: Game) -> str:
    seen = view(game, game.actor)
    return str(LastTwo(seen, Unseen(seen, seen.actor)).move())


def test_the_end_between_two_is_won_where_it_can_be() -> None:
    """A 3 first would let the 5 out; after two 9s, which nobody beats, the 3 is not beaten."""
    game = known("two-player", "3c9c9d / 5dJc")
    assert blanks(view(game, 0).hands[1]) == 2
    assert solved(game) == "9c9d"
    assert str(Master().choose(view(game, 0), Random(1))) == "9c9d"


def test_the_end_is_not_solved_where_it_is_lost_or_cards_are_unknown() -> None:
    assert solved(known("two-player", "3c4c / 6d")) == "None"
    assert solved(position("two-player", "3c6c6d / 4c5d5h")) == "None"


def test_the_end_is_won_against_every_defence() -> None:
    game = known("two-player", "3c5c8d9h / 4c7d7hJs")
    won = solved(game)
    for seed in range(20):
        now, rng = game, Random(seed)
        while not now.over:
            certain = solved(now) if now.actor == 0 else ""
            move = next((m for m in now.moves() if str(m) == certain), None)
            now = now.step(move or now.any_move(rng))
        assert won == "None" or now.ranking()[0] == 0


def test_more_playouts_change_no_move_of_the_same_seed() -> None:
    match = Match.start("standard", 4, seed=8)
    seen = view(match.game, match.game.actor)
    moves = {str(Master(playouts=30).choose(seen, Random(seed))) for seed in (5, 5, 5)}
    assert len(moves) == 1


def test_seconds_end_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = 0
    usual = Search.deepen

    def counted(self: Search, *given: object) -> None:
        nonlocal deals
        deals += 1
        usual(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Search, "deepen", counted)
    match = Match.start("standard", 4, seed=8)
    seen = view(match.game, match.game.actor)
    assert Master(playouts=10**6, seconds=1e-9).choose(seen, Random(1)) in seen.moves()
    assert 0 < deals < 10


def test_a_thought_ends_after_so_many_moves_however_long_the_games_are() -> None:
    match = Match.start("standard", 9, seed=5)
    master = Master(playouts=250)
    master.choose(view(match.game, match.game.actor), Random(1))
    assert 250 * MOVES <= master._policy.moves < 250 * MOVES + 6 * 300


@pytest.mark.parametrize("rules", ["standard", "official", "offline", "uecda"])
def test_a_game_that_stops_where_a_seat_has_its_place_gives_it_the_place_of_the_whole(
    rules: str,
) -> None:
    stopped = 0
    for seed in some(range(12)):
        game = Match.start(rules, 5 if rules == "uecda" else 4, seed).game
        deal = imagine(view(game, 0), Unseen(view(game, 0), 0), Random(seed))
        policy = Policy()
        policy.begin(deal)
        early, whole = (policy.play_out(deal, Random(1), seat) for seat in (0, -1))
        assert whole.over
        stopped += not early.over and is_placed(early, 0)
        assert place_of(early, 0) == place_of(whole, 0)
    assert stopped


def test_a_master_comes_out_ahead_of_a_bot_that_plays_by_first_sight() -> None:
    """Some games tell only that it is not beaten; the soak plays 600 of each set of rules."""
    assert issubclass(Master, Sharp)
    match = Match.start("standard", 4, seed=2)
    last, move = list(moves_of(match, ["master", "sharp", "sharp", "sharp"], seed=2))[-1]
    assert last.move(move).game.over


def test_the_exchange_is_answered_by_a_master_too() -> None:
    record = Record.parse(
        "rules standard\nclasses a=daifugo b=fugo c=hinmin d=daihinmin\nphase exchange\n"
        "hands 3c4d8h9c / 5c6dJsQc / 7h8sQdKh / 4s5s2cX\n"
    )
    game = record.history().now.game
    seen = view(game, game.actor)
    assert Master().choose(seen, Random(1)) in seen.moves()
