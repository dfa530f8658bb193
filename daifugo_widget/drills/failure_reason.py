"""Why a try has failed: how it ended, and which parts of the goal are missed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from ..core.cards import pretty
from ..core.game.history import History
from ..core.game.moves import PASS
from ..core.game.plays import Play
from ..core.records.errors import RecordError
from ..core.words.text import LANGS, Lang, Text, list_words
from ..table.drawing.game_ui import ui_of
from ..table.telling.plain_text import plain_text
from ..table.telling.step_teller import merge, sentence
from ..table.telling.voice import Sentence, Voice
from ..table.telling.words.phrases import YOU
from . import phrases_goal as say
from .drill_state import DrillState
from .game_drills import Name, drills_of
from .goal import Part
from .search import Line, Search, plies
from .sentences import letter, parts_text

MOST_TRIALS, MOST_SECONDS = 2_000, 0.5
"""How much is tried to show how a lost drill goes on, as the table waits for it."""


def why_failed(state: DrillState, answer: Line, name: Name = letter) -> Text:
    """Say how the others answer from a state on, what is missed then, and how it would go on."""
    end = answer[-1].state if answer else state
    phrase = say.MISSED if end.status == "failed" else say.OUT_OF_REACH
    parts = missed_parts(end)
    text = phrase.fill(parts=parts_text(parts, end.goal.game, end.learner, name))
    told_in_turn = (line_story(state, answer, name), text, _further(end, parts, name))
    return reduce(_then, filter(None, told_in_turn))


def _then(story: Text, more: Text) -> Text:
    return say.THEN.fill(story=story, missed=more) if story.en else more


def _further(state: DrillState, parts: list[Part], name: Name) -> Text | None:
    """Say how a lost drill may go on, or just which cards are left in the hand at best."""
    if _has_only_pass(state):
        return _still_held(state, parts)
    line = _rest(state)
    if not line:
        return None
    plays = [ply.move for ply in line if ply.seat == state.learner and isinstance(ply.move, Play)]
    left = _cards_left(line[-1].state, parts)
    if not (plays and left):
        return say.GOES_ON.fill(story=line_story(state, line, name))
    return say.LEFT.fill(plays=list_words(play.pretty() for play in plays), cards=pretty(left))


def _cards_left(state: DrillState, parts: list[Part]) -> int:
    """Return the cards that stand between the learner and what is missed, 0 if none do."""
    drills, game = drills_of(state.goal.game), state.match.game
    found = (drills.cards_left(game, state.learner, part.text) for part in parts if part.wanted)
    return next(found, 0)


def _has_only_pass(state: DrillState) -> bool:
    return state.status == "open" and all(ply.move == PASS for ply in plies(state))


def _still_held(state: DrillState, parts: list[Part]) -> Text | None:
    """Say what is still held by a learner who cannot go out any more, and has to pass now."""
    left = _cards_left(state, parts)
    turns = state.goal.turns - state.turns
    if not left:
        return None
    phrase = say.HOLDS_ONE if turns == 1 else say.HOLDS
    return phrase.fill(cards=pretty(left), n=turns)


def _rest(state: DrillState) -> Line:
    """Return how a lost drill may go on; () if that is too far to be tried."""
    try:
        return rest_of(state)
    except RecordError:
        return ()


def rest_of(state: DrillState) -> Line:
    """Return how a lost drill may go on. Raises `RecordError` if that is too far to be tried."""
    return Search(MOST_TRIALS, MOST_SECONDS).rest(state)


def missed_parts(state: DrillState) -> list[Part]:
    """Return the parts of the goal that are missed: of several ways, those of the nearest one."""
    goal, position = state.goal, state.position
    spoiled = [part for at in range(len(goal.ways)) if (part := goal.spoiler(position, at))]
    if spoiled and not state.ways:
        return spoiled[:1]
    open_ways = state.ways or range(len(goal.ways))
    lacking = min((goal.missing(position, at) for at in open_ways), key=len)
    return lacking or [part for part in goal.ways[0] if not part.wanted]


def line_story(state: DrillState, line: Line, name: Name = letter) -> Text:
    """Tell moves from a state on as the story of the table tells them."""
    return Text(*(_line_story_in(state, line, name, lang) for lang in LANGS))


def _line_story_in(state: DrillState, line: Line, name: Name, lang: Lang) -> str:
    voice, learner = Voice(lang, state.learner), state.learner
    names = {seat: name(seat).to(lang) for seat in range(state.match.players)}
    names[learner] = YOU.to(lang)
    return plain_text(voice.join(*_sentences(voice, state, line)), names)


def _sentences(voice: Voice, state: DrillState, line: Line) -> Iterator[Sentence]:
    found, teller = [], ui_of(state.goal.game).teller
    for ply in line:
        before = state.match.game
        for step in History(state.match).move(ply.move, ply.seat).steps:  # with what chance decides
            found += teller(voice, before, step, step.match.game).tell()
            before = step.match.game
        state = ply.state
    yield from (sentence(voice, each) for each in merge(found))
