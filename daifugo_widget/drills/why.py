"""Why a try has failed: what came of it, and the parts of the goal that are missed."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.history import Step
from ..core.text import LANGS, Lang, Text
from ..table.face import face_of
from ..table.phrase import Sentence, Voice
from ..table.plain import plain_text
from ..table.telling import merge, sentence
from ..table.words.phrases import YOU
from . import phrases_goal as say
from .game_drills import Name
from .goal import Part
from .search import Line
from .sentences import letter, parts_text
from .trial import Trial


def why_failed(trial: Trial, answer: Line, name: Name = letter) -> Text:
    """Say how the others answer from a trial on, and what is missed then."""
    end = answer[-1].trial if answer else trial
    phrase = say.MISSED if end.status == "failed" else say.OUT_OF_REACH
    parts = parts_text(missed(end), end.goal.game, end.learner, name)
    text = phrase.fill(parts=parts)
    story = told(trial, answer, name)
    return say.THEN.fill(story=story, missed=text) if story.en else text


def missed(trial: Trial) -> list[Part]:
    """Return the parts of the goal that are missed: of several ways those of the nearest."""
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
