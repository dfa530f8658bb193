"""Every player finishes every game, whatever rules are switched on, and makes legal moves alone."""

from collections.abc import Iterable
from random import Random

import pytest

from daifugo_widget.core.cards import blanks, cards, codes, pick
from daifugo_widget.core.game.moves import Answer, Call
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players import PLAYERS
from daifugo_widget.games.daifugo.players.answers import later, shortlist
from daifugo_widget.games.daifugo.players.reasons import reason
from daifugo_widget.games.daifugo.rules.revolution.laid_on import FusionRevolution
from daifugo_widget.players import make_player
from tests.checking import some
from tests.games.daifugo.engine.random_rules import random_rules
from tests.players.games import answer, moves_of, position

MANY = "standard, seven-pass, ten-discard, eight-cut(answer=eight), queen-bomber, zombie, rescue"


@pytest.mark.parametrize("seed", range(8))
def test_games_of_any_rules_come_to_an_end(seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed
    names = [rng.choice(["steady", "random"]) for _ in range(players)]
    match = Match.start(random_rules(rng, players), players, seed)
    for before, move in some(moves_of(match, names, seed)):
        assert before.game.why_not(before.game.actor, move) is None


@pytest.mark.parametrize("players", [3, 4])
def test_sharp_plays_with_many_rules_to_the_end(players: int) -> None:
    match = Match.start(MANY, players, seed=players)
    for before, move in some(moves_of(match, ["sharp"] * players, seed=1)):
        assert before.game.why_not(before.game.actor, move) is None


def test_sharp_knows_what_to_do_by_any_rules() -> None:
    for seed in (1, 2, 3):
        rng = Random(seed)
        match = Match.start(random_rules(rng, 4, without=["deck"]), 4, seed)
        for moves, (before, move) in some(enumerate(moves_of(match, ["sharp"] * 4, seed))):
            assert before.game.why_not(before.game.actor, move) is None
            if moves == 15:
                break


def test_sharp_never_lists_what_others_may_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of twenty unseen cards there are a million leads where many kinds of plays are allowed."""
    plays = Game.plays

    def watched(game: Game, special: bool = True) -> list[Play]:
        assert game.trick or blanks(game.hands[game.turn]) < 2, game
        return plays(game, special)

    match = Match.start("everything", 3, seed=0)
    games = moves_of(match, ["sharp", "steady", "steady"], seed=0)
    monkeypatch.setattr(Game, "plays", watched)
    assert len(list(games)) > 30


def test_neither_sharp_nor_its_reason_lists_what_others_may_lay_on_a_lone_joker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of forty unseen cards there are a hundred thousand plays to see whether they fit: seconds."""
    extra = FusionRevolution.extra

    def watched(self: FusionRevolution, game: Game, seat: int) -> Iterable[Play]:
        assert not blanks(game.hands[seat]), game
        return extra(self, game, seat)

    monkeypatch.setattr(FusionRevolution, "extra", watched)
    game = position("base, emperor, revolution, fusion-revolution", "3c9dX / 4c5d6h7s / 4d5h6s7c")
    assert answer("sharp", game) in game.moves()
    assert reason(view(game, 0), next(play for play in game.plays() if str(play) == "X"))


def test_of_very_many_choices_of_cards_few_are_thought_of() -> None:
    hand = "TcTdThTs" + "".join(rank + suit for rank in "345679J" for suit in "cdhs")
    game = position("base, ten-discard", f"{hand} / 8c / 8d")
    play = max(game.plays(), key=lambda play: play.size if play.rank == 7 else 0)
    owing = game.step(play)
    assert 10 < len(shortlist(owing)) <= 60
    assert all(owing.why_not(0, answer) is None for answer in shortlist(owing))
    assert len(later(owing, 0)) <= 13
    assert len(later(owing, 9)) == 1


def test_of_very_many_plays_those_of_every_number_and_size_are_thought_of() -> None:
    game = Match.start("base, deck(decks=3), stairs, emperor", players=3, seed=148).game
    shapes, thought = (
        {(p.kind, p.rank, p.size, p.jokers) for p in moves if isinstance(p, Play)}
        for moves in (game.moves(), shortlist(game))
    )
    assert thought == shapes
    assert len(shortlist(game)) < 500 < len(game.moves())
    assert answer("sharp", game) in shortlist(view(game, game.actor))


def test_from_other_cards_the_best_are_thought_of_too() -> None:
    game = position("base, zombie", "3c3d3hKs / 9c / 5s6s")
    game.discards = sum(1 << bit for bit in range(8, 48))
    owing = game.step(next(play for play in game.plays() if play.size == 3))
    cards = {move.value for move in later(owing, 0) if isinstance(move, Answer)}
    assert 1 << 47 in cards
    assert 1 << 8 in cards


def test_of_several_copies_the_first_are_thought_of() -> None:
    game = position("base, deck(decks=2), queen-love", "QcQdQhKs / 9c / 5s6s")
    game.discards = game.rules.deck(3) & ~sum(game.hands)
    owing = game.step(next(play for play in game.plays() if play.size == 3))
    assert owing.ask
    for move in shortlist(owing):
        assert isinstance(move, Answer)
        assert move.value == pick(codes(move.value), owing.ask.pool or 0)


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_what_takes_the_seat_out_is_called(name: str) -> None:
    game = position("base, dokan", "4c5d / 9c9d / KsKh", turn=1)
    nine = next(play for play in game.plays() if play.size == 1)
    after = game.step(nine)
    player = make_player(name)
    assert player.call(view(after, 0), 0, Random(1)) == Call("dokan")
    assert player.call(view(after, 2), 2, Random(1)) is None


@pytest.mark.parametrize("name", PLAYERS)
def test_nobody_lets_the_own_time_run_out(name: str) -> None:
    game = position("base, time-limit", "4c5d / 9c9d / KsKh")
    assert Call("time-limit") in game.calls(0)
    player, rng = make_player(name), Random(1)
    assert not any(player.call(view(game, 0), 0, rng) for _ in range(20))


TAXED = """
rules   base, tax-evasion
classes a=daifugo b=fugo c=hinmin d=daihinmin
phase   exchange
hands   3c4d8h / 5c6dJs / 7h8sQc / 4s5s2cX
"""


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_players_who_think_pay_their_taxes_where_they_might_cheat(name: str) -> None:
    game = Record.parse(TAXED).history().now.game
    assert answer(name, game) == Answer(cards("2cX"))


@pytest.mark.parametrize("name", ["steady", "sharp"])
def test_players_who_think_call_a_tax_evasion_that_they_can_prove(name: str) -> None:
    game = Record.parse(TAXED + "d > 5sX  c > Qc\na > 3c4d  b > 5c\nd 4s\n").history().now.game
    later = Record.parse(TAXED + "d > 5sX  c > Qc\na > 3c4d  b > 5c\nd 2c\n").history().now.game
    player = make_player(name)
    assert player.call(view(game, 0), 0, Random(1)) is None
    assert player.call(view(later, 0), 0, Random(1)) == Call("tax-evasion")
    assert player.call(view(later, 3), 3, Random(1)) is None
