"""What a drill asks on its table, and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable

from ..core.words.text import Lang
from ..table.drawing.prompt import idle
from ..table.telling.plain_text import plain_text
from ..table.telling.voice import Sentence, Voice
from ..table.wire import contract, task_contract
from ..table.wire.intents import Unreadable
from ..table.wire.lesson_panel import Button, task
from . import phrases as say
from .game_drills import drills_of
from .session import DrillSession


def with_drill(session: DrillSession, table: contract.State) -> contract.State:
    """Return the state of a table with the drill over it."""
    title = session.task.title.to(session.settings.lang)
    state: contract.State = {**table, "title": title, "task": _panel(session)}
    if session.status != "open":
        state = _over(session, state)
    if session.status != "open" or session.attempt.hopeless:
        state["can"] = [what for what in state["can"] if what != "hint"]
    return state


def press(session: DrillSession, value: str) -> None:
    """Do what a button is for. Raises `Unreadable` for one that there is not."""
    presses: dict[str, Callable[[], None]] = {
        "again": session.again,
        "next": session.next,
        "refute": session.show_refutation,
        "solution": session.show_solution,
    }
    if value not in presses:
        raise Unreadable
    presses[value]()


def goal_said(session: DrillSession) -> str:
    """Return what is to be reached, as a sentence."""
    return session.attempt.goal.to(session.settings.lang)


def why_said(session: DrillSession) -> str:
    """Return what came of the latest move, or that the drill cannot be solved; else ""."""
    attempt = session.attempt
    if session.refuted:
        return session.refuted.to(session.settings.lang)
    told = (attempt.line and not session.shown) or attempt.hopeless
    return attempt.why.to(session.settings.lang) if told else ""


def solution_said(session: DrillSession) -> str:
    """Return how the goal is reached from the start, and what that teaches, as sentences."""
    lang = session.settings.lang
    told = session.attempt.solution_story.to(lang), session.task.lesson.to(lang)
    sentences: list[Sentence] = [[each] for each in told if each]
    return plain_text(Voice(lang).join(*sentences), {})


def _over(session: DrillSession, state: contract.State) -> contract.State:
    """Return a state in which the learner can no longer move."""
    text: Sentence = [say.OVER_HERE[session.status].to(session.settings.lang)]
    seats: list[contract.Seat] = [{**seat, "acts": False} for seat in state["seats"]]
    return {
        **state,
        "plays": [],
        "meanings": {},
        "seats": seats,
        "prompt": idle("answer", state["prompt"]["seat"], text),
    }


def _panel(session: DrillSession) -> task_contract.Task:
    """Return what the drill asks, as the browser draws it."""
    status, lang = session.status, session.settings.lang
    labels = {
        "again": say.AGAIN,
        "refute": say.SHOW_ME,
        "solution": say.SOLUTION,
        "next": say.NEXT,
    }
    can = _can(session)
    first = "next" if status != "failed" and "next" in can else "again"
    buttons = [
        Button(what, labels[what].to(lang), main=what == first and status != "open")
        for what in labels
        if what in can
    ]
    number = say.NUMBER if session.shows_count else say.NUMBER_ON
    failed = status == "failed" or session.attempt.hopeless
    mark: task_contract.Outcome = "good" if status == "solved" else "bad" if failed else ""
    about = number.fill(n=session.at + 1, all=len(session.tasks)).to(lang)
    text: Sentence = [f"{goal_said(session)} ", *_rule(session, lang)]
    return task(about, text, buttons, mark, _outcome(session, lang) or None)


def _outcome(session: DrillSession, lang: Lang) -> Sentence:
    """Say what came of the latest move, for which stars, what it teaches, and the latest clue."""
    over, stars = session.status in ("solved", "shown"), session.stars
    told = [
        why_said(session),
        stars.text(session.task.fewest_turns).to(lang) if stars else "",
        session.task.lesson.to(lang) if over else "",
    ]
    sentences: list[Sentence] = [[each] for each in told if each]
    return Voice(lang).join(*sentences, session.clue)


def _can(session: DrillSession) -> list[str]:
    """List what can be done now besides playing."""
    possible = {
        "solution": session.status in ("open", "failed") and not session.task.refutation,
        "again": bool(session.attempt.line) or session.shown,
        "refute": session.attempt.goes_on and not session.refuted,
        "next": session.has_next,
    }
    return [what for what, open_now in possible.items() if open_now]


def _rule(session: DrillSession, lang: Lang) -> Sentence:
    """Name the rule that a drill is about once it is over, for a link to its card."""
    rule = drills_of(session.task.game).catalogue.get(session.task.rule or "")
    return [Voice(lang).rule(rule)] if rule and session.status != "open" else []
