"""Reasons about the end: going out, fouls, and others who go out first."""

from __future__ import annotations

from daifugo_widget.core.cards import pretty

from ..engine.state_values import Exit
from ..players import phrases as shared
from ..players.ending import how_left
from ..players.reasons import NEARLY_OUT, one_play_is_left
from . import phrases
from .case import Case, Said, shown
from .lines import Line, Pair
from .wording import after_move, better_was, together


def out(case: Case, pair: Pair) -> Said | None:
    """Say that the better move takes the seat out at once."""
    if case.goes_out[1] != "finish" or case.goes_out[0] == "finish":
        return None
    return better_was(case, shared.OUT)


def foul(case: Case, pair: Pair) -> Said | None:
    """Say that the move, or the play that it leaves for the end, is a foul."""
    if pair.line.how_left != "foul" or pair.better.how_left != "finish":
        return None
    exit = pair.line.end.exit_of(case.seat)
    rule = exit.rule if exit else ""
    if case.goes_out[0] == "foul":
        return Said(phrases.FOUL_NOW.fill(move=shown(case.move)), rule)
    if not pair.line.own or pair.line.end.hands[case.seat]:
        return None
    last = pair.line.own[-1][1]
    texts = phrases.FOUL_LIKELY, phrases.FOUL_LIKELY_AFTER_PASS
    if last.cards == case.left:
        texts = phrases.FOUL_LATER, phrases.FOUL_AFTER_PASS
    return Said(after_move(case, *texts, last=last.pretty()), rule)


def way_out(case: Case, pair: Pair) -> Said | None:
    """Say that after the better move nobody can stop the seat from going out."""
    if not case.way_out or case.goes_out[1] or pair.better.how_left != "finish":
        return None
    alone = all(exit.seat == case.seat or exit in case.view.exits for exit in _until_out(pair))
    return better_was(case, shared.WAY_OUT) if alone else None


def _until_out(pair: Pair) -> tuple[Exit, ...]:
    """Return who has left once the seat of a line has gone out."""
    line = pair.better
    games = (game for game in line.after if how_left(game, line.seat))
    return next(games, line.end).exits


def one_play(case: Case, pair: Pair) -> Said | None:
    """Say that after the better move one play is left, with which the seat goes out."""
    one_left = one_play_is_left(case.after_better, case.seat)
    if not one_left or one_play_is_left(case.after, case.seat):
        return None
    rest, own = case.left_by_better, pair.better.own
    if pair.better.how_left != "finish" or not own or own[-1][1].cards != rest:
        return None
    return better_was(case, shared.ONE_PLAY, phrases.ONE_PLAY_LEFT.fill(rest=pretty(rest)))


def let_out(case: Case, pair: Pair) -> Said | None:
    """Say that somebody goes out before the next turn, but not after the better move."""
    for other in case.view.others(case.seat):
        held = case.view.hands[other].bit_count()
        if held > NEARLY_OUT or not _leaves_soon(pair.line, other):
            continue
        if pair.better.next_turn < len(pair.better.moves) and not _leaves_soon(pair.better, other):
            goes = phrases.NEAREST_GOES.fill(count=held) if held > 1 else phrases.ONE_CARD_GOES
            stays = phrases.NEAREST_STAYS.fill(better=shown(case.better))
            return Said(
                together(goes, phrases.NEAREST_STAYS_AFTER_PASS if case.better_passes else stays)
            )
    return None


def _leaves_soon(line: Line, other: int) -> bool:
    """Return whether somebody goes out before the next turn of the seat."""
    after = line.after[line.next_turn - 1]
    return how_left(after, other) == "finish"
