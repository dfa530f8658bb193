"""Reasons about the lead: given away, bought at too high a price, or brought later by a card."""

from __future__ import annotations

from daifugo_widget.core.cards import JOKERS, pretty
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text

from ..players import phrases as shared
from ..players.outcomes import is_answerable
from ..players.reasons import is_strong
from . import phrases
from .case import Case, Said, cards_of, shown
from .lines import Pair
from .wording import after_move, better_was, together


def cut(case: Case, pair: Pair) -> Said | None:
    """Say that the better move ends the trick, after which the seat would have led."""
    rule = case.better_cuts
    if rule is None or not pair.better.leads_next or not _lead_is_lost(case, pair):
        return None
    answerable = is_answerable(case.after_better, case.seat)
    leads = shared.LEADS_UNLESS if answerable else shared.LEADS_NEXT
    return better_was(case, leads, _other_leads(case), rule=rule)


def unbeaten(case: Case, pair: Pair) -> Said | None:
    """Say that nothing can beat the better move, while now somebody else leads."""
    if not case.better_unbeaten or not _lead_is_lost(case, pair):
        return None
    return better_was(case, shared.UNBEATEN, _other_leads(case))


def lead(case: Case, pair: Pair) -> Said | None:
    """Say that the better move most likely brings the lead, the one that was made does not."""
    play = isinstance(case.better, Play)
    if not (play and pair.better.leads_next and _rests(pair) and _lead_is_lost(case, pair)):
        return None
    leads = phrases.LEADS_AFTER.fill(better=shown(case.better))
    return Said(together(leads, _other_leads(case)))


def _rests(pair: Pair) -> bool:
    """Return whether nothing is laid on the better play before the seat leads."""
    for game, move in pair.better.moves[1:]:
        if not game.trick and not game.agenda:
            break
        if isinstance(move, Play):
            return False
    return True


def joker(case: Case, pair: Pair) -> Said | None:
    """Say that a joker brings a lead that the better move brings without one."""
    plays = case.plays
    if not plays or not plays[0].jokers or plays[1].jokers or not _leads_too(pair):
        return None
    return Said(phrases.JOKER_TOO.fill(better=shown(case.better)))


def too_strong(case: Case, pair: Pair) -> Said | None:
    """Say that a weaker play brings the lead just as well."""
    plays = case.plays
    if not plays or not _leads_too(pair) or plays[0].cards & plays[1].cards:
        return None
    groups = plays[0].kind == plays[1].kind == "group" and plays[0].size == plays[1].size
    order = case.view.lasting_order
    if not groups or order.level(plays[0]) <= order.level(plays[1]):
        return None
    return Said(phrases.LEADS_TOO.fill(better=shown(case.better), move=shown(case.move)))


def strong_spent(case: Case, pair: Pair) -> Said | None:
    """Say that strong cards bring the lead if they are kept back, or take the seat out."""
    play, better = case.move, cards_of(case.better)
    if not isinstance(play, Play) or play.cards & better:
        return None
    if not (play.jokers or is_strong(case.view, play)):
        return None
    strong = play.cards & JOKERS or play.cards  # beside a joker its partner is not what is spent
    for at, later in pair.better.own:
        kept, game = later.cards & strong, pair.better.moves[at][0]
        if at and kept and pair.better.takes(at):
            out = pair.better.goes_out(at)
            if out and not game.trick:
                return None  # any card would do
            phrase = phrases.KEPT_BACK_OUT if out else phrases.KEPT_BACK
            return Said(phrase.fill(cards=pretty(kept)))
    return None


def _other_leads(case: Case) -> Text:
    return after_move(case, phrases.OTHER_LEADS, phrases.OTHER_LEADS_AFTER_PASS)


def _leads_too(pair: Pair) -> bool:
    """Return whether the seat leads after both plays, and needs nothing more after the better."""
    return pair.line.leads_next and pair.better.leads_next and _rests(pair)


def _lead_is_lost(case: Case, pair: Pair) -> bool:
    """Return whether somebody else leads after the move, which does not take the seat out."""
    return not case.goes_out[0] and pair.line.lost_lead
