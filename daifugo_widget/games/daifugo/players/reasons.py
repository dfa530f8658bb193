"""Why a move is good, in one true sentence for the table's hint."""

from __future__ import annotations

from functools import reduce
from itertools import islice
from operator import or_

from daifugo_widget.core.cards import JOKER, KNOWN, NUMBER, blanks, card_number, codes, pretty
from daifugo_widget.core.game.moves import Answer, Ask, Move, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.players.player import FORCED

from ..engine.game import Game
from ..engine.order import Order
from ..rules.exchange.frame import TAX
from . import phrases
from .ending import WayOut, how_left, may_play_much
from .outcomes import is_answerable, leads, outcomes
from .plan import Planner, runs
from .unseen import Unseen

FEW = 3
"""Up to this many cards that could beat a play are named."""
WEAK = 12
"""Numbers below this level are weak: it is usually that of the 9."""
NEARLY_OUT = 3
"""A player with this many cards or fewer may soon be out."""
LIKELY = 0.5
"""From this probability on, a play is said to be probably unbeatable."""
MOST_WEIGHED = 1001
"""If there are more choices of cards, none is said to be the best."""
MOST_TOPS = 2
"""How many numbers of a hand count as its strongest, if it has more than twice as many."""


def reason(view: Game, move: Move) -> Text:
    """Return what speaks for a legal move of the seat that has to act in its view."""
    if taxed := _of_tax(view, move):
        return taxed
    if view.only_move():
        return FORCED
    if isinstance(move, Pass):
        return _of_pass(view)
    if isinstance(move, Play):
        after = view.step(move)
        return _outcome(view, after, view.actor) or _of_play(view, move, after)
    return _of_answer(view, move) if isinstance(move, Answer) else phrases.BEST


# --- what a play brings --------------------------------------------------------------------------


def _outcome(view: Game, after: Game, seat: int) -> Text | None:
    """Return what the play brings at once or by itself, or None."""
    if how_left(after, seat):
        return phrases.OUT if how_left(after, seat) == "finish" else phrases.BEST
    if WayOut(Unseen(view, seat)).goes(after):
        return phrases.WAY_OUT
    if leads(after, seat):
        return phrases.LEADS_NEXT
    if all(leads(game, seat) for game in outcomes(after, seat)):
        return phrases.LEADS_UNLESS if is_answerable(after, seat) else phrases.LEADS_NEXT
    if favours(after, view.lasting_order, seat):
        return phrases.ORDER
    if is_unbeaten(after, seat):
        return phrases.UNBEATEN
    return phrases.ONE_PLAY if one_play_is_left(after, seat) else None


def favours(after: Game, before: Order, seat: int) -> bool:
    """Return whether the cards that are left have become stronger as a whole."""
    left = _numbers(after.hands[seat])
    now = after.lasting_order
    return sum(now.place[number] - before.place[number] for number in left) > 0


def is_unbeaten(after: Game, seat: int) -> bool:
    """Return whether nothing that is still out can beat the latest play, which is the seat's."""
    return leads(_play_on(after, seat), seat)


def _play_on(game: Game, seat: int) -> Game:
    """Play on until the seat acts again, or somebody else may be able to do more than pass."""
    unseen = Unseen(game, seat)
    while not game.over and game.actor != seat and not may_play_much(game, unseen):
        if not isinstance(move := game.only_move(), Pass):
            break
        game = game.step(move)
    return game


def one_play_is_left(after: Game, seat: int) -> bool:
    """Return whether the rest of the hand is a single play that the seat can go out with."""
    last = after.copy()
    last.trick, last.passed, last.agenda, last.turn = (), 0, (), seat
    whole = (play for play in last.plays() if play.cards == last.hands[seat])
    return any(how_left(last.step(play), seat) == "finish" for play in whole)


# --- what a play costs ---------------------------------------------------------------------------


def _of_play(view: Game, play: Play, after: Game) -> Text:
    saving = _of_follow(view, play) if view.trick else _of_lead(view, play)
    if saving:
        return saving
    beating = _beating(after, view.actor)
    if 0 < beating.bit_count() <= FEW:
        return phrases.ONLY.fill(cards=pretty(beating))
    if _may_well_lead(after, view.actor):
        return phrases.LIKELY
    if is_strong(view, play):
        return phrases.HURRY if _nearest(view) <= NEARLY_OUT else phrases.MAY_LEAD
    if play.size > 1:
        return phrases.MANY
    if _is_weak(view, play):
        return phrases.WEAK
    return phrases.KEEPS_TOGETHER if _spares(groups_of(view), play.cards) else phrases.BEST


def _of_lead(view: Game, play: Play) -> Text | None:
    if play.size > 1:
        return phrases.MANY
    order, singles = view.lasting_order, _singles(view)
    if _level(play, order) == min(_level(other, order) for other in singles):
        return phrases.WEAKEST
    return phrases.OTHERS_BELONG if _keeps_whole(view, play, singles) else None


def _of_follow(view: Game, play: Play) -> Text | None:
    """Return what the play saves, if cards strong in this trick are strong in the next one too."""
    if play.rule or play.jokers or view.order.line != view.lasting_order.line:
        return None
    plays = [other for other in view.plays() if not other.rule]
    levels = [_level(other, view.order) for other in plays]
    if min(levels) == _level(play, view.order) < max(levels):
        return phrases.CHEAP
    return phrases.KEEPS_WHOLE if _keeps_whole(view, play, plays) else None


def _keeps_whole(view: Game, play: Play, plays: list[Play]) -> bool:
    """Return whether every weaker play breaks up cards that belong together, but this one not."""
    order, together = view.order, groups_of(view)
    weaker = [other for other in plays if _level(other, order) < _level(play, order)]
    if not weaker or breaks(together, play.cards):
        return False
    return all(breaks(together, other.cards) for other in weaker)


def breaks(together: set[int], cards: int) -> bool:
    """Return whether the cards are part of a group or stairs whose other cards stay behind."""
    return any(one & cards and one & ~cards for one in together)


def _spares(together: set[int], cards: int) -> bool:
    """Return whether there are other cards that belong together, and stay together."""
    return any(not one & cards for one in together) and not breaks(together, cards)


def groups_of(view: Game) -> set[int]:
    """Return the cards of each play of several natural cards that the hand could lead."""
    return {play.cards for play in _leads_of(view) if play.size > 1 and not play.jokers}


def _singles(view: Game) -> list[Play]:
    return [play for play in _leads_of(view) if play.size == 1]


def _leads_of(view: Game) -> list[Play]:
    return view.rules.forms.lead(view.hands[view.actor] & KNOWN, view.lasting_order)


def _is_weak(view: Game, play: Play) -> bool:
    """Return whether a play's number is weak, also among those in the hand."""
    order = view.lasting_order
    held = {_level(other, order) for other in _singles(view)}
    weaker = sum(other < _level(play, order) for other in held)
    return _level(play, order) < WEAK and 2 * weaker < len(held) - 1


def is_strong(view: Game, play: Play) -> bool:
    """Return whether a play's number is strong, also among those in the hand."""
    order = view.lasting_order
    held = {_level(other, order) for other in _singles(view)}
    stronger = sum(other > _level(play, order) for other in held)
    return _level(play, order) > WEAK and 2 * stronger < len(held)


def _nearest(view: Game) -> int:
    """Return the least number of cards that another player has left."""
    return min(view.hands[other].bit_count() for other in view.others(view.actor))


def _may_well_lead(after: Game, seat: int) -> bool:
    """Return whether probably nobody can beat the latest play, which is the seat's."""
    if after.agenda or not after.trick or after.trick[-1].seat != seat:
        return False
    top = after.trick[-1].play
    special = not top.alone and after.rules.extras_on(top)
    return not special and Unseen(after, seat).stands(after) >= LIKELY


def _beating(after: Game, seat: int) -> int:
    """Return the cards of the plays that may still beat the latest one.

    These are all cards if listing the plays would take long.
    """
    found, unseen = 0, Unseen(after, seat)
    for other in () if after.agenda else after.others(seat):
        if not after.passed >> other & 1:
            turn = after.copy()
            turn.turn = other
            if may_play_much(turn, unseen):
                return KNOWN
            found |= reduce(or_, (play.cards for play in turn.plays()), 0)
    return found


def _level(play: Play, order: Order) -> int:
    """Return how strong a play is among those of its kind: twice the place of its weakest card."""
    if play.kind == "group":
        return order.level(play)
    return min(2 * order.place[number] for number in play.numbers if 0 <= number < JOKER)


def _numbers(cards: int) -> list[int]:
    return [card_number(card) for card in codes(cards)]


# --- passing, and choosing cards -----------------------------------------------------------------


def _of_pass(view: Game) -> Text:
    plays, together = view.plays(), groups_of(view)
    if all(breaks(together, play.cards) for play in plays):
        return phrases.SPLITS
    place = view.lasting_order.place
    held = sorted({place[number] for number in _numbers(view.hands[view.actor])})
    tops = (max(place[number] for number in _numbers(play.cards)) for play in plays)
    strong = len(held) > MOST_TOPS * 2 and all(top >= held[-MOST_TOPS] for top in tops)
    return phrases.STRONG if strong else phrases.KEEP


def _of_answer(view: Game, answer: Answer) -> Text:
    ask, value = view.ask, answer.value
    if ask is None:
        return phrases.BEST
    if ask.what in ("cards", "play") and not value:
        return phrases.KEEP
    if ask.what == "play":
        return _outcome(view, view.step(answer), ask.seat) or phrases.BEST
    if ask.what == "cards":
        out = how_left(view.step(answer), ask.seat) == "finish"
        return phrases.OUT if out else _of_cards(view, ask, value)
    return _of_name(view, ask, answer)


def _of_name(view: Game, ask: Ask, answer: Answer) -> Text:
    """Return what speaks for naming a number or a player."""
    held, after = view.hands[ask.seat], view.step(answer)
    if after.hands[ask.seat].bit_count() < held.bit_count():
        return phrases.RID
    if ask.what == "number":
        return phrases.BEST if held & NUMBER[answer.value] else phrases.NONE_OF_IT
    named = ask.what == "seat" and answer.value is not None
    return phrases.NEAREST if named and _is_nearest(view, ask, after, answer) else phrases.BEST


def _is_nearest(view: Game, ask: Ask, after: Game, answer: Answer) -> bool:
    """Return whether the named player has the fewest cards, and the choice is about their hand."""
    if after.ask and after.ask.pool == view.hands[ask.seat]:
        return False  # the named player draws from the hand of the one who names
    others = {one.value for one in view.answers(ask)} - {answer.value, None}
    least = min((view.hands[other].bit_count() for other in others), default=0)
    named: int = answer.value
    return view.hands[named].bit_count() < least


def _of_cards(view: Game, ask: Ask, chosen: int) -> Text:
    pool = 0 if blanks(ask.pool or 0) else view.pool_of(ask)
    place, left = view.lasting_order.place, _numbers(pool & ~chosen)
    if not (chosen and left):
        return phrases.BEST
    picked = [place[number] for number in _numbers(chosen)]
    if max(picked) <= min(place[number] for number in left):
        return phrases.NONE_WEAKER
    if ask.pool is not None:
        stronger = min(picked) < max(place[number] for number in left)
        return phrases.BEST if stronger else phrases.NONE_STRONGER
    if _spares(groups_of(view), chosen):
        return phrases.KEEPS_TOGETHER
    return phrases.FEWEST if _leaves_fewest(view, ask, chosen) else phrases.BEST


def _leaves_fewest(view: Game, ask: Ask, chosen: int) -> bool:
    """Return whether no other choice of as many cards leaves a hand that needs fewer plays."""
    hand, order = view.hands[ask.seat], view.lasting_order
    answers = list(islice(view.answers(ask), MOST_WEIGHED + 1))
    if blanks(hand) or len(answers) > MOST_WEIGHED:
        return False
    planner = Planner(runs(view, hand, order), lambda *_: 1.0, lambda _: 1.0)
    sizes = (answer.value for answer in answers if answer.value.bit_count() == chosen.bit_count())
    return planner.cost(hand & ~chosen) <= min(planner.cost(hand & ~cards) for cards in sizes)


def _of_tax(view: Game, move: Move) -> Text | None:
    """Return the reason that the strongest cards are due, if they are asked for and given."""
    ask = view.ask
    if ask is None or not isinstance(move, Answer) or ask.detail != TAX or ask.pool is not None:
        return None
    due = list(view.honest_answers(ask))
    strongest = _numbers(view.hands[ask.seat])[-ask.low :]
    if move not in due or any(_numbers(answer.value) != strongest for answer in due):
        return None
    if hasattr(view.rules[ask.rule], "honest"):
        return phrases.HONEST
    return phrases.TAX_OF_EQUALS if len(due) > 1 else phrases.TAX
