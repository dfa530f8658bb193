"""Reasons about the hand: cards that belong together, and cards that are hard to get rid of."""

from __future__ import annotations

from daifugo_widget.core.cards import pretty
from daifugo_widget.core.game.moves import Answer
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text

from ..players import phrases as shared
from ..players.answers import strength
from ..players.reasons import is_strong, reason
from . import phrases
from .case import Case, Said, cards_of, shown
from .lines import Line, Pair
from .wording import after_move, better_was, together

WITHOUT_GROUND = shared.BEST, shared.KEEP, shared.HURRY
"""What the hint says that explains no choice among moves by itself."""
GETS_RID = shared.WEAK, shared.WEAKEST
"""What the hint says of weak cards."""
KEEPS = shared.KEEPS_TOGETHER, shared.KEEPS_WHOLE, shared.OTHERS_BELONG
"""What the hint says of cards that belong together."""
LEADS = shared.LEADS_NEXT, shared.LEADS_UNLESS, shared.UNBEATEN, shared.LIKELY, shared.MAY_LEAD
"""What the hint says of plays that bring the lead."""


def part(case: Case, pair: Pair) -> Said | None:
    """Say that the better move lays a whole group of which the move lays a part."""
    plays = case.plays
    if not plays or plays[0].cards & ~plays[1].cards or plays[0].size == plays[1].size:
        return None
    rest = pretty(plays[1].cards & ~plays[0].cards)
    return Said(phrases.PART.fill(better=shown(plays[1]), move=shown(plays[0]), rest=rest))


def broken(case: Case, pair: Pair) -> Said | None:
    """Say that the move breaks up cards that go down in one play after the better move."""
    cards = cards_of(case.move)
    if not isinstance(case.move, Play):
        return None
    for group in case.broken(cards):
        if group & cards_of(case.better):
            continue
        for at, play in pair.better.own:
            if play.cards & group == group and not _lays(pair.line, group):
                return Said(_broken(case, pair.better, at, group))
    return None


def _lays(line: Line, group: int) -> bool:
    """Return whether all cards of a group go down in one play."""
    return any(play.cards & group == group for _, play in line.own)


def _broken(case: Case, line: Line, at: int, group: int) -> Text:
    if line.goes_out(at):
        phrase = phrases.BROKEN_OUT
    else:
        phrase = phrases.BROKEN_LEAD if line.takes(at) else phrases.BROKEN
    return phrase.fill(move=shown(case.move), group=pretty(group))


def stuck(case: Case, pair: Pair) -> Said | None:
    """Say that the cards of the better move stay in the hand to the end."""
    cards = cards_of(case.better)
    if not isinstance(case.better, Play) or cards & cards_of(case.move):
        return None
    if isinstance(case.move, Play) and case.move.rank == case.better.rank:
        return None
    if is_strong(case.view, case.better) or not pair.line.keeps(cards) or pair.better.keeps(cards):
        return None
    words = after_move(case, phrases.STUCK, phrases.STUCK_AFTER_PASS, cards=pretty(cards))
    return Said(together(words, phrases.STUCK_BETTER.fill(better=shown(case.better))))


def fewer(case: Case, pair: Pair) -> Said | None:
    """Say that the better lead gets rid of more cards at once."""
    plays = case.plays
    if case.view.trick or not plays or plays[1].size <= plays[0].size:
        return None
    many, few = plays[1].size, plays[0].size
    return Said(
        phrases.FEWER.fill(better=shown(plays[1]), many=many, move=shown(plays[0]), few=few)
    )


def given(case: Case, pair: Pair) -> Said | None:
    """Say that cards are given away, or laid aside, that are stronger or belong together."""
    ask, cards, others = case.view.ask, cards_of(case.move), cards_of(case.better)
    if ask is None or ask.what != "cards" or ask.pool is not None or not cards or not others:
        return None
    parted = [one for one in case.broken(cards) if not one & others]
    if parted:
        group = pretty(parted[0])
        words = phrases.GIVEN_GROUP.fill(
            move=shown(case.move), group=group, better=shown(case.better)
        )
        return Said(words)
    order = case.view.lasting_order
    same_size = cards.bit_count() == others.bit_count()
    if same_size and strength(Answer(cards), order) > strength(Answer(others), order):
        return Said(phrases.GIVEN_STRONG.fill(move=shown(case.move), better=shown(case.better)))
    return None


def hurry(case: Case, pair: Pair) -> Said | None:
    """Say that somebody is nearly out, so that the strongest card was not to be kept back."""
    play = case.better
    said = [reason(case.view, move) for move in (case.move, play)]
    if said[0] == shared.HURRY or said[1] != shared.HURRY or not isinstance(play, Play):
        return None
    order = case.view.lasting_order
    others = (one for one in case.view.plays() if one.size == play.size and not one.jokers)
    if any(order.level(one) > order.level(play) for one in others):
        return None
    return better_was(case, shared.HURRY)


def chance(case: Case, pair: Pair) -> Said | None:
    """Say that the better play may bring the lead."""
    return other(case, pair) if reason(case.view, case.better) in LEADS else None


def passed(case: Case, pair: Pair) -> Said | None:
    """Say what the hint says of a play that was better than the pass."""
    return other(case, pair) if case.passed else None


def not_passed(case: Case, pair: Pair) -> Said | None:
    """Say what the hint says of the pass that was better."""
    return other(case, pair) if case.better_passes else None


def weak_kept(case: Case, pair: Pair) -> Said | None:
    """Say that the better move gets rid of a weak card."""
    return other(case, pair) if reason(case.view, case.better) in GETS_RID else None


def other(case: Case, pair: Pair) -> Said | None:
    """Say what the hint says of the better move, if it says something else of the other."""
    why = reason(case.view, case.better)
    if why in WITHOUT_GROUND or _holds_too(case, pair, why):
        return None
    if not case.better_passes and not cards_of(case.better):
        return None
    return better_was(case, why)


def _holds_too(case: Case, pair: Pair, why: Text) -> bool:
    """Return whether what is said of the better move is as true of the one that was made."""
    if why in LEADS:
        return pair.line.leads_next
    if why in KEEPS:
        return not case.broken(cards_of(case.move))
    said = reason(case.view, case.move)
    return why == said or (why in GETS_RID and said in GETS_RID)
