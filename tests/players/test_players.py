"""What holds for every player: legal, without other hands, the same again."""

from __future__ import annotations

from random import Random

import pytest

from daifugo_widget.core.cards import KNOWN, blanks
from daifugo_widget.core.game.moves import Call, Move
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players import PLAYERS
from daifugo_widget.players import Player, make_player
from daifugo_widget.players.arena import Seated
from tests.checking import some
from tests.players.games import EVERYTHING, HOUSES, moves_of
from tests.tiers import first


@pytest.mark.parametrize("name", first(PLAYERS, 2))
@pytest.mark.parametrize("rules", HOUSES)
def test_a_player_makes_legal_moves_through_games_with_exchange(name: str, rules: str) -> None:
    match = Match.start(rules, 5, seed=3)
    for _ in range(3):
        for before, move in some(moves_of(match, [name] * 5, seed=3)):
            assert before.game.why_not(before.game.actor, move) is None
            match = before.move(move).settle_chance()
        if not match.game.over or match.over:
            break
        match = match.next()


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_plays_for_two_and_for_nine_with_two_decks(name: str) -> None:
    for rules, players in (("two-player", 2), ("standard", 9)):
        match = Match.start(rules, players, seed=4)
        played = list(moves_of(match, [name] * players, seed=4))
        last, move = played[-1]
        assert last.move(move).game.over


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_view_and_the_same_chance_give_the_same_game(name: str) -> None:
    def play() -> list[Move]:
        match = Match.start(EVERYTHING, 4, seed=9)
        return [move for _, move in moves_of(match, [name] * 4, seed=9)]

    assert play() == play()


class Curious:
    """A player who notes what it is shown."""

    def __init__(self) -> None:
        self.views: list[Game] = []

    def choose(self, view: Game, rng: Random) -> Move:
        self.views.append(view)
        return rng.choice(view.moves())

    def call(self, view: Game, seat: int, rng: Random) -> Call | None:
        return None


def test_the_arena_shows_a_player_its_own_hand_alone() -> None:
    match, players = Match.start("standard", 4, seed=2), [Curious() for _ in range(4)]
    seated = [Seated(player, Random(seat)) for seat, player in enumerate(players)]
    while not match.game.over:
        match = seated[match.game.actor].after_move(match).settle_chance()
    for seat, player in some(enumerate(players)):
        for shown in some(player.views):
            others = [hand for other, hand in enumerate(shown.hands) if other != seat]
            assert not any(hand & KNOWN for hand in others)
            assert not blanks(shown.hands[seat])


def test_an_unknown_name_is_named_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="no player 'clever'; the known ones are random, steady"):
        make_player("clever")
    with pytest.raises(ValueError, match="no player 'stedy'; did you mean steady"):
        make_player("stedy")


def test_an_unknown_game_of_a_player_is_named_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="no game 'whist'; there are daifugo, nap, napoleon"):
        make_player("steady", "whist")


def test_every_player_is_a_player() -> None:
    players: list[Player] = [make() for make in PLAYERS.values()]
    assert [type(player).__name__ for player in players] == [
        "RandomBot",
        "Steady",
        "Sharp",
        "Master",
    ]


@pytest.mark.parametrize(
    "made",
    [*(f"make_player({name!r})" for name in PLAYERS), "make_player('steady', 'nap')"],
)
def test_a_player_is_shown_as_what_makes_it(made: str) -> None:
    assert repr(eval(made)) == made


def test_a_player_moves_by_its_view_and_not_by_the_hands_behind_it() -> None:
    match, compared = Match.start("standard", 4, seed=6), 0
    for name in ("steady", "sharp", "master"):
        for before, _move in some(moves_of(match, [name] * 4, seed=6)):
            game, seat = before.game, before.game.actor
            first, second = _two(game, seat)
            if game.hands[first].bit_count() == game.hands[second].bit_count():
                swapped = game.copy()
                hands = list(game.hands)
                hands[first], hands[second] = hands[second], hands[first]
                swapped.hands = tuple(hands)
                one, other = (
                    make_player(name).choose(view(each, seat), Random(6))
                    for each in (game, swapped)
                )
                assert one == other
                compared += 1
    assert compared > 10


def _two(game: Game, seat: int) -> tuple[int, int]:
    others = list(game.others(seat))
    return others[0], others[-1]
