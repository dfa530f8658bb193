"""What the coach says, proved sentence by sentence against the position and the lines shown.

Each English sentence is read with the cards in it, and what it claims is worked out anew from the
record of the decision and of the two lines, by the engine alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from daifugo_widget.coach.game_review import Verdict
from daifugo_widget.core.cards import JOKERS, pretty
from daifugo_widget.core.game.history import History, Step
from daifugo_widget.core.game.moves import PASS, Move, Pass
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.words.text import Text
from daifugo_widget.games.daifugo.coach import phrases
from daifugo_widget.games.daifugo.engine.game import Game
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.players import phrases as shared
from tests.players.test_reasons import HOLDS, cards_of, is_out, only_these_beat, strengths


@dataclass(frozen=True)
class Told:
    """A decision with the two lines that are shown of it, each step played anew."""

    seen: Game
    move: Move
    better: Move
    line: tuple[tuple[Game, Step[Match]], ...]
    better_line: tuple[tuple[Game, Step[Match]], ...]

    @property
    def seat(self) -> int:
        return self.seen.actor

    @property
    def after(self) -> Game:
        return self.seen.step(self.move)

    @property
    def after_better(self) -> Game:
        return self.seen.step(self.better)


Steps = tuple[tuple[Game, Step[Match]], ...]


def told(verdict: Verdict, history: History[Match]) -> Told:
    """Play both lines of a verdict anew, each move refused if it is illegal."""
    game = history.match_after(verdict.at).game
    seen, start = game.seen_by(game.actor), verdict.start
    assert isinstance(start, Match)
    assert _without_lying(start.game.seen_by(game.actor)) == _without_lying(seen)
    assert verdict.imagined or start.game == game
    lines = [_replayed(start.game, line) for line in (verdict.line, verdict.better_line)]
    worse = verdict.move if verdict.cost else verdict.plain
    assert worse is not None
    for steps, move in zip(lines, (worse, verdict.best.move), strict=True):
        assert steps[0][1].move == move
        assert steps[-1][1].match.game.over
    return Told(seen, worse, verdict.best.move, *lines)


def _without_lying(game: Game) -> Game:
    """Return a game without its discards: an imagined deal has some for those that nobody sees."""
    rest = game.copy()
    rest.discards = rest.mixed = 0
    return rest


def _replayed(game: Game, line: Iterable[Step[Match]]) -> Steps:
    found = []
    for step in line:
        found.append((game, step))
        game = game.move(step.move, step.seat)
        assert game == step.match.game
    return tuple(found)


# --- reading sentences ---------------------------------------------------------------------------


def is_shown(cards: int, text: str) -> bool:
    """Tell whether a text names exactly these cards; what jokers stand for is left out."""
    return sorted(pretty(cards).split()) == sorted(re.sub(r"\(.*?\)", "", text).split())


def names(told: Told, *, move: str = "", better: str = "") -> bool:
    """Tell whether a sentence names the moves that it is about."""
    of_move = not move or is_shown(cards_of(told.move), move)
    return of_move and (not better or is_shown(cards_of(told.better), better))


# --- lines ---------------------------------------------------------------------------------------


def leader(steps: Steps, at: int = 0) -> int | None:
    """Return who leads first after a step of a line."""
    for _, step in steps[at:]:
        game = step.match.game
        if not (game.over or game.trick or game.agenda):
            return game.turn
    return None


def other_leads(told: Told, move: str = "") -> bool:
    return names(told, move=move) and leader(told.line) not in (None, told.seat)


def plays_of(told: Told, steps: Steps) -> list[tuple[int, Play]]:
    return [
        (at, step.move)
        for at, (game, step) in enumerate(steps)
        if game.actor == told.seat and isinstance(step.move, Play)
    ]


def brings(told: Told, steps: Steps, at: int) -> bool:
    """Tell whether the seat leads after a step, or has gone out by it."""
    return leader(steps, at) == told.seat or is_out(steps[at][1].match.game, told.seat)


def next_turn(told: Told, steps: Steps) -> Game | None:
    return next((game for game, _ in steps[1:] if game.actor == told.seat), None)


def how_left(told: Told, steps: Steps) -> str | None:
    exit = steps[-1][1].match.game.exit_of(told.seat)
    return exit.how if exit else None


# --- what the sentences claim --------------------------------------------------------------------


def leads_undisturbed(told: Told, better: str) -> bool:
    for game, step in told.better_line[1:]:
        if not game.trick and not game.agenda:
            break
        if isinstance(step.move, Play):
            return False
    return names(told, better=better) and leader(told.better_line) == told.seat


def leads_too(told: Told, better: str, move: str = "") -> bool:
    kept = cards_of(told.move) if move else 0
    left = told.after_better.hands[told.seat]
    both = leader(told.line) == told.seat and leads_undisturbed(told, better)
    return names(told, move=move) and both and left & kept == kept


def needs_no_joker(told: Told, better: str) -> bool:
    assert isinstance(told.move, Play)
    assert isinstance(told.better, Play)
    return leads_too(told, better) and told.move.jokers > 0 == told.better.jokers


def is_kept(told: Told, cards: str, *, out: bool = False) -> bool:
    given = cards_of(told.move)
    return not given & cards_of(told.better) and any(
        brings(told, told.better_line, at)
        and is_out(told.better_line[at][1].match.game, told.seat) >= out
        and any(is_shown(kept, cards) for kept in (play.cards & given, play.cards & given & JOKERS))
        for at, play in plays_of(told, told.better_line)
    )


def breaks(told: Told, move: str, group: str, *, lead: bool = False, out: bool = False) -> bool:
    leads = told.seen.rules.forms.lead(told.seen.hands[told.seat], told.seen.lasting_order)
    wholes = [play.cards for play in leads if play.size > 1 and is_shown(play.cards, group)]
    whole, given = wholes[0], cards_of(told.move)
    later = [at for at, play in plays_of(told, told.better_line) if play.cards & whole == whole]
    return (
        names(told, move=move)
        and bool(whole & given and whole & ~given and later)
        and not any(play.cards & whole == whole for _, play in plays_of(told, told.line))
        and (not lead or any(brings(told, told.better_line, at) for at in later))
        and (not out or any(is_out(told.better_line[at][1].match.game, told.seat) for at in later))
    )


def is_part(told: Told, better: str, move: str, rest: str) -> bool:
    whole, part = cards_of(told.better), cards_of(told.move)
    return names(told, move=move, better=better) and is_shown(whole & ~part, rest) and part < whole


def is_less(told: Told, better: str, many: str, move: str, few: str) -> bool:
    sizes = cards_of(told.better).bit_count(), cards_of(told.move).bit_count()
    return names(told, move=move, better=better) and sizes == (int(many), int(few))


def is_stuck(told: Told, cards: str, move: str = "") -> bool:
    found = cards_of(told.better)
    own = plays_of(told, told.line)
    left = told.line[-1][1].match.game.hands[told.seat]
    last = bool(own) and own[-1][1].cards & found == found
    return names(told, move=move) and is_shown(found, cards) and (left & found == found or last)


def fouls_now(told: Told, move: str) -> bool:
    exit = told.after.exit_of(told.seat)
    return names(told, move=move) and exit is not None and exit.how == "foul"


def fouls_with(told: Told, last: str, move: str = "") -> bool:
    own = plays_of(told, told.line)
    fouled = how_left(told, told.line) == "foul" != how_left(told, told.better_line)
    return names(told, move=move) and fouled and is_shown(own[-1][1].cards, last)


def is_left(told: Told, cards: str) -> bool:
    return is_shown(told.after.hands[told.seat], cards)


def soon_out(told: Told, count: str) -> list[int]:
    """Return who has so many cards and goes out before the seat's next turn in the line."""
    then = next_turn(told, told.line) or told.line[-1][1].match.game
    return [
        other
        for other in told.seen.others(told.seat)
        if told.seen.hands[other].bit_count() == int(count) and is_out(then, other)
    ]


def somebody_stays(told: Told, better: str = "") -> bool:
    then, first = next_turn(told, told.better_line), next_turn(told, told.line)
    before = first or told.line[-1][1].match.game
    others = list(told.seen.others(told.seat))
    return (
        names(told, better=better)
        and then is not None
        and any(is_out(before, other) and not is_out(then, other) for other in others)
    )


def one_is_left(told: Told, rest: str) -> bool:
    (at, play) = plays_of(told, told.better_line)[1]
    out = is_out(told.better_line[at][1].match.game, told.seat)
    return is_shown(told.after_better.hands[told.seat], rest) and is_shown(play.cards, rest) and out


def turns_against(told: Told, move: str) -> bool:
    left = told.after.hands[told.seat]
    before, now = sum(strengths(told.seen, left)), sum(strengths(told.after, left))
    return names(told, move=move) and now < before


def binds_itself(told: Told, move: str, cards: str) -> bool:
    fresh = {mark for mark in told.after.marks if mark not in told.seen.marks}
    for game, _ in told.line[1:]:
        if game.actor != told.seat or game.ask or game.plays() or game.flows != told.seen.flows:
            continue
        for mark in fresh & set(game.marks):
            free = game.copy()
            free.marks = tuple(one for one in game.marks if one != mark)
            if any(is_shown(play.cards, cards) for play in free.plays()):
                return names(told, move=move)
    return False


def binds_others(told: Told, better: str) -> bool:
    fresh = {mark for mark in told.after_better.marks if mark not in told.seen.marks}
    leads = leader(told.better_line) == told.seat
    return names(told, better=better) and bool(fresh - set(told.after.marks)) and leads


def parts_by_giving(told: Told, move: str, group: str, better: str) -> bool:
    leads = told.seen.rules.forms.lead(told.seen.hands[told.seat], told.seen.lasting_order)
    whole = next(play.cards for play in leads if is_shown(play.cards, group))
    given, other = cards_of(told.move), cards_of(told.better)
    parted = bool(whole & given and whole & ~given) and not whole & other
    return names(told, move=move, better=better) and parted


def gives_stronger(told: Told, move: str, better: str) -> bool:
    given, other = (sum(strengths(told.seen, cards_of(one))) for one in (told.move, told.better))
    return names(told, move=move, better=better) and given > other


def turned_well(told: Told) -> bool:
    return bool(HOLDS[shared.ORDER](told.seen, told.better))


PROOFS: dict[Text, Callable[..., bool]] = {
    phrases.FOUL_NOW: fouls_now,
    phrases.FOUL_LATER: lambda told, move, last: (
        fouls_with(told, last, move) and is_left(told, last)
    ),
    phrases.FOUL_AFTER_PASS: lambda told, last: fouls_with(told, last) and is_left(told, last),
    phrases.FOUL_LIKELY: fouls_with,
    phrases.FOUL_LIKELY_AFTER_PASS: fouls_with,
    phrases.ONE_CARD_GOES: lambda told: bool(soon_out(told, "1")),
    phrases.NEAREST_GOES: lambda told, count: bool(soon_out(told, count)),
    phrases.NEAREST_STAYS: somebody_stays,
    phrases.NEAREST_STAYS_AFTER_PASS: somebody_stays,
    phrases.ONE_PLAY_LEFT: one_is_left,
    phrases.OTHER_LEADS: other_leads,
    phrases.OTHER_LEADS_AFTER_PASS: lambda told: told.move == PASS and other_leads(told),
    phrases.LEADS_AFTER: leads_undisturbed,
    phrases.LEADS_TOO: leads_too,
    phrases.JOKER_TOO: needs_no_joker,
    phrases.KEPT_BACK: is_kept,
    phrases.KEPT_BACK_OUT: lambda told, cards: is_kept(told, cards, out=True),
    phrases.BROKEN: breaks,
    phrases.BROKEN_LEAD: lambda told, move, group: breaks(told, move, group, lead=True),
    phrases.BROKEN_OUT: lambda told, move, group: breaks(told, move, group, out=True),
    phrases.PART: is_part,
    phrases.FEWER: is_less,
    phrases.STUCK: is_stuck,
    phrases.STUCK_AFTER_PASS: lambda told, cards: told.move == PASS and is_stuck(told, cards),
    phrases.STUCK_BETTER: lambda told, better: names(told, better=better),
    phrases.TURNED_AGAINST: turns_against,
    phrases.BIND: binds_itself,
    phrases.NOT_BOUND: binds_others,
    phrases.GIVEN_GROUP: parts_by_giving,
    phrases.GIVEN_STRONG: gives_stronger,
}
"""How each sentence is proved, with the words in its braces."""


def _was_better(told: Told, why: str, better: str = "") -> bool:
    """Prove what the hint says of the better move."""
    if isinstance(told.better, Pass) == bool(better) or not names(told, better=better):
        return False
    for words, holds in HOLDS.items():
        if words.en == why:
            return bool(holds(told.seen, told.better))
    return only_these_beat(told.seen, told.better, Text.of(why))


PROOFS[phrases.MOVE_WAS_BETTER] = PROOFS[phrases.PASS_WAS_BETTER] = _was_better


def _pattern(words: Text) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", words.en)
    read = [f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)]
    ends = r"(?= [^ ]|$)" if words.en.endswith("}") else ""
    return re.compile("".join(read) + ends)


def is_proved(told: Told, text: str) -> bool:
    """Tell whether a reason is made of sentences each of which is proved."""
    if not text:
        return True
    for words, proof in PROOFS.items():
        for found in _readings(words, text):
            rest = text[found.end() :].lstrip()
            if proof(told, **found.groupdict()) and is_proved(told, rest):
                return True
    return False


def _readings(words: Text, text: str) -> list[re.Match[str]]:
    """Return how a text may begin with a sentence, which may hold another phrase at its end."""
    if words not in (phrases.MOVE_WAS_BETTER, phrases.PASS_WAS_BETTER):
        found = _pattern(words).match(text)
        return [found] if found else []
    head = _pattern(words).pattern.rpartition("(?P<why>")[0]
    ends = [at for at in range(len(text) + 1) if text[:at].endswith(".")]
    read = (re.match(f"{head}(?P<why>.+)", text[:end]) for end in ends)
    return [one for one in read if one]
