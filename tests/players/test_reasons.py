"""Every move of a player has a reason, and what the reason says is true of the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest

from daifugo_widget.core.cards import KNOWN, bits, codes, pretty
from daifugo_widget.core.cards import cards as parse
from daifugo_widget.core.game.moves import PASS, Answer, Move, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records.record import Record
from daifugo_widget.core.words.text import Text
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.views import view
from daifugo_widget.games.daifugo.players import phrases
from daifugo_widget.games.daifugo.players.imagine import imagine
from daifugo_widget.games.daifugo.players.reasons import reason
from daifugo_widget.games.daifugo.players.unseen import Unseen
from daifugo_widget.players.player import FORCED
from tests.checking import some
from tests.players.games import HOUSES, moves_of, position
from tests.players.test_plan import fewest
from tests.tiers import first

DEALS = 12
"""In so many ways the unseen cards are dealt to see whether somebody can beat a play."""


def numbers(cards: int) -> list[int]:
    """Return the sorted numbers of cards, 13 for a joker."""
    return [card // 4 for card in codes(cards)]


def sets_of(seen: Game) -> Iterator[set[int]]:
    """Yield each pair of equal cards, and each three in a row of one suit where stairs count."""
    held = list(bits(seen.hands[seen.actor] & KNOWN))
    for one, other in combinations(held, 2):
        if one // 4 == other // 4 < 13:
            yield {one, other}
    for one in held:
        run = {one, one + 4, one + 8}
        if "stairs" in seen.rules and one < 44 and run <= set(held):
            yield run


def splits(seen: Game, cards: int) -> bool:
    """Tell whether cards leave a part of a pair or of three in a row behind."""
    chosen = set(bits(cards))
    return any(one & chosen and one - chosen for one in sets_of(seen))


def deals(seen: Game, move: Move) -> Iterator[Game]:
    """Yield games as they may be, once a move has been made in them."""
    unseen = Unseen(seen, seen.actor)
    for seed in range(DEALS):
        yield imagine(seen, unseen, Random(seed)).step(move)


def leads_next(seen: Game, move: Move, *, unanswered: bool = False) -> bool:
    """Tell whether the seat leads after a move however the cards lie, the others all passing.

    What it has to choose itself it may choose as it likes.
    """
    me = seen.actor
    for game in deals(seen, move):
        while game.actor != me or game.ask:
            if unanswered and game.actor != me and game.ask:
                game = game.step(Answer(None))
            elif game.actor == me:
                game = game.step(game.moves()[0])
            elif game.moves() != [PASS]:
                return False
            else:
                game = game.step(PASS)
        if game.trick:
            return False
    return True


def strengths(seen: Game, cards: int) -> list[int]:
    """Return how strong each of the cards is by itself, weakest first."""
    place = seen.lasting_order.place
    return sorted(place[number] for number in numbers(cards))


def weaker_plays(seen: Game, play: Play) -> list[Play]:
    """Return the plays of equal size whose weakest card is weaker than that of a play."""
    least = strengths(seen, play.cards)[0]
    plays = (one for one in seen.plays() if one.size == play.size and not one.rule)
    return [one for one in plays if strengths(seen, one.cards)[0] < least and not one.jokers]


def is_out(game: Game, seat: int) -> bool:
    exit = game.exit_of(seat)
    return exit is not None and exit.how == "finish"


def goes_out(seen: Game, move: Move) -> bool:
    return is_out(seen.step(move), seen.actor)


def nobody_stops(seen: Game, move: Move) -> bool:
    """Tell whether, however the cards lie, some way leads out that lets nobody else play."""

    def wins(game: Game) -> bool:
        if is_out(game, seen.actor) or game.over:
            return is_out(game, seen.actor)
        moves = game.moves()
        if game.actor != seen.actor:
            return len(moves) == 1 and wins(game.step(moves[0]))
        return any(wins(game.step(one)) for one in moves if not isinstance(one, Pass))

    return all(wins(game) for game in deals(seen, move))


def turns_well(seen: Game, move: Move) -> bool:
    after = seen.step(move)
    hand = after.hands[seen.actor]
    return sum(strengths(after, hand)) > sum(strengths(seen, hand))


def one_play_is_left(seen: Game, move: Move) -> bool:
    after = seen.step(move)
    rest = after.hands[seen.actor]
    return any(play.cards == rest for play in after.rules.forms.lead(rest, after.lasting_order))


def weakest_to_choose(seen: Game, move: Move) -> bool:
    assert isinstance(move, Answer)
    assert seen.ask
    left = seen.pool_of(seen.ask) & ~move.value
    return strengths(seen, move.value)[-1] <= strengths(seen, left)[0]


def strongest_to_choose(seen: Game, move: Move) -> bool:
    assert isinstance(move, Answer)
    assert seen.ask
    left = seen.pool_of(seen.ask) & ~move.value
    return strengths(seen, move.value)[0] >= strengths(seen, left)[-1]


def gives_the_strongest(seen: Game, move: Move) -> bool:
    assert isinstance(move, Answer)
    given = numbers(move.value)
    return given == numbers(seen.hands[seen.actor])[-len(given) :]


def is_weak(seen: Game, move: Move) -> bool:
    """Tell whether a card is below the 9 and in the weaker half of the numbers held."""
    assert isinstance(move, Play)
    (place,) = strengths(seen, move.cards)
    held = sorted(set(strengths(seen, seen.hands[seen.actor])))
    return place < 6 and held.index(place) < len(held) / 2


def is_enough(seen: Game, move: Move) -> bool:
    assert isinstance(move, Play)
    least = strengths(seen, move.cards)[0]
    stronger = any(strengths(seen, one.cards)[0] > least for one in seen.plays())
    return bool(seen.trick) and stronger and not weaker_plays(seen, move)


def keeps_whole(seen: Game, move: Move) -> bool:
    assert isinstance(move, Play)
    weaker = weaker_plays(seen, move)
    whole = not splits(seen, move.cards)
    return bool(weaker) and whole and all(splits(seen, one.cards) for one in weaker)


def gives_up_strong_cards(seen: Game, move: Move) -> bool:
    held = sorted(set(strengths(seen, seen.hands[seen.actor])))
    return all(strengths(seen, one.cards)[-1] in held[-2:] for one in seen.plays())


def may_lead_next(seen: Game, move: Move) -> bool:
    """Tell whether in a good part of the deals nobody has anything but a pass."""
    led = 0
    for game in deals(seen, move):
        while game.actor != seen.actor and game.moves() == [PASS]:
            game = game.step(PASS)
        led += not game.trick
    return led >= DEALS / 6


def leaves_fewest(seen: Game, move: Move) -> bool:
    assert isinstance(move, Answer)
    assert seen.ask
    hand, size = seen.hands[seen.actor], move.value.bit_count()
    answers = [one.value for one in seen.answers(seen.ask) if one.value.bit_count() == size]
    left = fewest(seen, hand & ~move.value)
    return all(left <= fewest(seen, hand & ~one) for one in answers)


def names_the_nearest(seen: Game, move: Move) -> bool:
    assert isinstance(move, Answer)
    assert seen.ask
    held = [seen.hands[one.value].bit_count() for one in seen.answers(seen.ask) if one != move]
    named: int = move.value
    return seen.hands[named].bit_count() < min(held, default=0)


def cards_of(move: Move) -> int:
    return move.cards if isinstance(move, Play) else move.value if isinstance(move, Answer) else 0


HOLDS: dict[Text, Callable[[Game, Move], bool]] = {
    FORCED: lambda seen, _: len(seen.moves()) == 1,
    phrases.BEST: lambda *_: True,
    phrases.OUT: goes_out,
    phrases.WAY_OUT: nobody_stops,
    phrases.LEADS_NEXT: leads_next,
    phrases.LEADS_UNLESS: lambda seen, move: leads_next(seen, move, unanswered=True),
    phrases.ORDER: turns_well,
    phrases.UNBEATEN: leads_next,
    phrases.ONE_PLAY: one_play_is_left,
    phrases.LIKELY: lambda seen, move: may_lead_next(seen, move),
    phrases.HURRY: lambda seen, move: (
        min(seen.hands[other].bit_count() for other in seen.others(seen.actor)) <= 3
        and strengths(seen, cards_of(move))[0] >= 6
    ),
    phrases.MAY_LEAD: lambda seen, move: strengths(seen, cards_of(move))[0] >= 6,
    phrases.MANY: lambda _, move: cards_of(move).bit_count() > 1,
    phrases.WEAKEST: lambda seen, move: (
        strengths(seen, cards_of(move))[0] == strengths(seen, seen.hands[seen.actor])[0]
    ),
    phrases.WEAK: is_weak,
    phrases.CHEAP: is_enough,
    phrases.OTHERS_BELONG: keeps_whole,
    phrases.KEEPS_WHOLE: keeps_whole,
    phrases.SPLITS: lambda seen, _: all(splits(seen, one.cards) for one in seen.plays()),
    phrases.STRONG: gives_up_strong_cards,
    phrases.KEEP: lambda seen, move: not cards_of(move) and len(seen.moves()) > 1,
    phrases.TAX: gives_the_strongest,
    phrases.TAX_OF_EQUALS: gives_the_strongest,
    phrases.HONEST: gives_the_strongest,
    phrases.NONE_WEAKER: weakest_to_choose,
    phrases.NONE_STRONGER: strongest_to_choose,
    phrases.KEEPS_TOGETHER: lambda seen, move: not splits(seen, cards_of(move)),
    phrases.FEWEST: leaves_fewest,
    phrases.NEAREST: names_the_nearest,
    phrases.RID: lambda seen, move: (
        seen.step(move).hands[seen.actor].bit_count() < seen.hands[seen.actor].bit_count()
    ),
    phrases.NONE_OF_IT: lambda seen, move: (
        isinstance(move, Answer) and move.value not in numbers(seen.hands[seen.actor])
    ),
}
"""What makes each reason true, worked out from the view alone."""


def only_these_beat(seen: Game, move: Move, words: Text) -> bool:
    """Tell whether what others may follow with is made of the cards that are named."""
    return all(
        pretty(card) in words.en
        for game in deals(seen, move)
        if game.actor != seen.actor and not game.agenda
        for play in game.plays()
        for card in (1 << bit for bit in bits(play.cards))
    )


NAMING = "base, exchange-pick, kings-privilege, queen-bomber, ten-discard, red-five"
"""Rules by which players and numbers are named, and cards chosen."""


@pytest.mark.parametrize("rules", [*HOUSES, "standard, tax-evasion", NAMING])
@pytest.mark.parametrize("seed", first(range(3)))
def test_what_is_said_of_a_move_holds(rules: str, seed: int) -> None:
    match = Match.start(rules, 4, seed=seed)
    for _ in range(2):
        for before, move in some(moves_of(match, ["sharp"] * 4, seed=seed)):
            seen = view(before.game, before.game.actor)
            words = reason(seen, move)
            assert not any("{" in phrase for phrase in words)
            if words in HOLDS:
                assert HOLDS[words](seen, move), (words.en, seen, move)
            else:
                assert only_these_beat(seen, move, words), (words.en, seen, move)
            match = before.move(move).settle_chance()
        match = match.next().settle_chance()


@pytest.mark.parametrize(
    ("hands", "cards", "words"),
    [
        ("5c5d / 9h9d / 6h7h", "5c5d", phrases.OUT),
        ("8c5d / 9h9d / 6h7h", "8c", phrases.WAY_OUT),
        ("8c5dTd / 9h9d / 6h7h", "8c", phrases.LEADS_NEXT),
        ("2c2d5dTd4c / 9h9d / 6h7h", "2c2d", phrases.UNBEATEN),
        ("6c6d6h6s5dTd / 9h9d / 6h7h", "6c6d6h6s", phrases.ORDER),
        ("6c6dKdAd / 9h9d / 6h7h", "6c6d", phrases.MANY),
        ("9c5d5s / 9h9d / 6h7h", "9c", phrases.ONE_PLAY),
        ("5dTd4c / 9h9d / 6h7h", "4c", phrases.WEAKEST),
        ("5c5dTd4cJsKc / 9h9d / 6h7h", "5c", phrases.WEAK),
        ("5c5dTdJsKc / 9h9d / 6h7h", "Td", phrases.OTHERS_BELONG),
    ],
)
def test_a_lead_is_explained(hands: str, cards: str, words: Text) -> None:
    game = position("standard", hands)
    play = next(play for play in game.plays() if str(play) == cards)
    assert reason(view(game, 0), play) == words


@pytest.mark.parametrize(
    ("hand", "cards", "words"),
    [
        ("5d7cQdKh", "7c", phrases.CHEAP.en),
        ("5d7c7dQdKh", "Qd", phrases.KEEPS_WHOLE.en),
        ("5d9c2c2d", "2c", "only ★ can still beat it."),
        ("7c7d7hJcJdJhTc5d", "7c", phrases.CHEAP.en),
        ("7c7d7hJcJdJh4d", "-", phrases.SPLITS.en),
        ("3d4d5c6sAd2h", "-", phrases.STRONG.en),
        ("3d7d9cTsQdKd", "-", phrases.KEEP.en),
        ("5d7cKsKhAd2h", "Kh", phrases.LIKELY.en),
        ("3d4d", "-", FORCED.en),
    ],
)
def test_a_follow_or_a_pass_is_explained(hand: str, cards: str, words: str) -> None:
    lead = "6d" if cards != "-" else "6c"
    lead = "Ad" if "only" in words else lead
    game = position("standard", f"{hand} / {lead}8h9h / 4c4h", turn=1)
    after = game.move(next(play for play in game.plays() if str(play) == lead)).move(PASS)
    open_moves = {str(move): move for move in after.moves()}
    assert reason(view(after, 0), open_moves[cards]).en == words


TAXED = """
rules    {rules}
hands    3c4d8h / 5c6dJs / 7h8sQc / {hand}
classes  a=daifugo b=fugo c=hinmin d=daihinmin
phase    exchange
"""


@pytest.mark.parametrize(
    ("rules", "hand", "given", "words"),
    [
        ("base", "4s5s2cX", "2cX", phrases.TAX),
        ("base", "4s2d2cX", "2cX", phrases.TAX_OF_EQUALS),
        ("base, tax-evasion", "4s5s2cX", "2cX", phrases.HONEST),
        ("base, tax-evasion", "4s5s2cX", "4s5s", phrases.NONE_WEAKER),
    ],
)
def test_what_is_due_is_said_to_be_due(rules: str, hand: str, given: str, words: Text) -> None:
    game = Record.parse(TAXED.format(rules=rules, hand=hand)).history().now.game
    seen = view(game, 3)
    assert reason(seen, Answer(parse(given))) == words


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ("6d8h9hTcJsQc5c / 4c4hJcQs5s3h", phrases.MAY_LEAD),
        ("6d8h9hTcJsQc5c / 4c4h", phrases.HURRY),
    ],
)
def test_a_strong_card_out_of_a_pair_is_explained_by_the_lead_or_by_who_is_nearly_out(
    others: str, words: Text
) -> None:
    game = position("standard", f"5d7cKdKhAd2h / {others}", turn=1)
    game = game.move(next(play for play in game.plays() if str(play) == "6d")).move(PASS)
    king = next(play for play in game.plays() if str(play) == "Kh")
    assert reason(view(game, 0), king) == words


def test_of_a_strong_pair_it_is_told_that_it_is_strong_as_all_that_follows_is_as_many() -> None:
    game = position("standard", "5d7cKcKdAd2h / 6d6s8h9hTcJsQc5c / 4c4hJcQsQd5s3hAcAs2c2s", turn=1)
    game = game.move(next(play for play in game.plays() if str(play) == "6d6s")).move(PASS)
    kings = next(play for play in game.plays() if str(play) == "KcKd")
    assert reason(view(game, 0), kings) == phrases.MAY_LEAD


def test_a_number_or_a_player_that_is_named_is_explained() -> None:
    game = position("base, queen-bomber", "QcQd5c9d / 4d7c8sJhAh2c2d / 3c3d9sTd2s")
    owing = game.step(next(play for play in game.plays() if str(play) == "Qc"))
    seen = view(owing, 0)
    assert reason(seen, Answer(10)) == phrases.NONE_OF_IT
    assert reason(seen, Answer(2)) == phrases.RID
    game = position("base, death-sentence", "4c4d4h4s6c / 3c5c3h7d8d / 7s8h / 3s5h8s")
    owing = game.step(next(play for play in game.plays() if play.size == 4))
    assert reason(view(owing, 0), Answer(2)) == phrases.NEAREST
    assert reason(view(owing, 0), Answer(3)) == phrases.BEST


def test_cards_that_are_given_are_explained_by_the_plays_that_are_left() -> None:
    """To keep stairs and a pair is to keep fewer plays than after any other two cards."""
    game = position("standard, nine-return", "9c9d3c3d4d5d4hKs / 4c5c7c8c / 4s5s7s8s")
    owing = game.step(next(play for play in game.plays() if str(play) == "9c9d"))
    assert reason(view(owing, 0), Answer(parse("3c4h"))) == phrases.FEWEST
    assert reason(view(owing, 0), Answer(0)) == phrases.KEEP
