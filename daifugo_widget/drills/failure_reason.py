"""Why a try has failed: how it ended, and which parts of the goal are missed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from ..core.cards import pretty
from ..core.history import Step
from ..core.moves import PASS
from ..core.plays import Play
from ..core.records.errors import RecordError
from ..core.text import LANGS, Lang, Text, listed
from ..table.face import face_of
from ..table.phrase import Sentence, Voice
from ..table.plain import plain_text
from ..table.telling import merge, sentence
from ..table.words.phrases import YOU
from . import phrases_goal as say
from .game_drills import Name, drills_of
from .goal import Part
from .search import Line, Search, plies
from .sentences import letter, parts_text
from .trial import Trial

MOST_TRIALS = 2_000
"""How many positions are tried to show how a lost drill goes on, as the table waits for it."""


def why_failed(trial: Trial, answer: Line, name: Name = letter) -> Text:
    """Say how the others answer from a trial on, what is missed then, and how it would go on."""
    end = answer[-1].trial if answer else trial
    phrase = say.MISSED if end.status == "failed" else say.OUT_OF_REACH
    parts = missed(end)
    text = phrase.fill(parts=parts_text(parts, end.goal.game, end.learner, name))
    told_in_turn = (told(trial, answer, name), text, _further(end, parts, name))
    return reduce(_then, filter(None, told_in_turn))


def _then(story: Text, more: Text) -> Text:
    return say.THEN.fill(story=story, missed=more) if story.en else more


def _further(trial: Trial, parts: list[Part], name: Name) -> Text | None:
    """Say how a lost drill may go on, or just which cards are left in the hand at best."""
    line = _rest(trial)
    if not line:
        return None
    plays = [ply.move for ply in line if ply.seat == trial.learner and isinstance(ply.move, Play)]
    drills, game = drills_of(trial.goal.game), line[-1].trial.match.game
    left = next((drills.left(game, trial.learner, part.text) for part in parts if part.wanted), 0)
    if not (plays and left):
        return say.GOES_ON.fill(story=told(trial, line, name))
    return say.LEFT.fill(plays=listed(play.pretty() for play in plays), cards=pretty(left))


def _rest(trial: Trial) -> Line:
    """Return how a lost drill may go on; () if nothing is left but to pass."""
    if trial.status != "open" or all(ply.move == PASS for ply in plies(trial)):
        return ()
    try:
        return Search(MOST_TRIALS).rest(trial)
    except RecordError:
        return ()


def missed(trial: Trial) -> list[Part]:
    """Return the parts of the goal that are missed: of several ways, those of the nearest one."""
    goal, moment = trial.goal, trial.moment
    spoiled = [part for at in range(len(goal.ways)) if (part := goal.spoiler(moment, at))]
    if spoiled and not trial.ways:
        return spoiled[:1]
    open_ways = trial.ways or range(len(goal.ways))
    lacking = min((goal.missing(moment, at) for at in open_ways), key=len)
    return lacking or [part for part in goal.ways[0] if not part.wanted]


def told(trial: Trial, line: Line, name: Name = letter) -> Text:
    """Tell moves from a trial on as the story of the table tells them."""
    return Text(*(_told(trial, line, name, lang) for lang in LANGS))


def _told(trial: Trial, line: Line, name: Name, lang: Lang) -> str:
    voice, learner = Voice(lang, trial.learner), trial.learner
    names = {seat: name(seat).to(lang) for seat in range(trial.match.players)}
    names[learner] = YOU.to(lang)
    return plain_text(voice.join(*_sentences(voice, trial, line)), names)


def _sentences(voice: Voice, trial: Trial, line: Line) -> Iterator[Sentence]:
    found, teller = [], face_of(trial.goal.game).teller
    for ply in line:
        after = ply.trial.match
        step = Step(ply.seat, ply.move, after)
        found += teller(voice, trial.match.game, step, after.game).tell()
        trial = ply.trial
    yield from (sentence(voice, each) for each in merge(found))
