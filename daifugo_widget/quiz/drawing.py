"""The state that the browser draws of a quiz: the position, and the question over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..core.history import History
from ..core.moves import SEATS
from ..core.text import Lang, Text
from ..replay.film import Film
from ..replay.watching import Watched, composed, turned_to, watching
from ..table.contract import Choice, Option, Outcome, Prompt, Ruler, Seat, StoryLine, Task
from ..table.idle import idle
from ..table.phrase import Sentence, Voice, cards, player
from ..table.plain import split
from ..table.session import Session
from ..table.tasks import Button, task
from . import words_widget as w
from .asking import asking_of
from .question import How, Question
from .round import Round, Try
from .said import Said, joined, verbatim
from .words import PLAYS

NO_RULER: Ruler = {"cells": [], "label": ""}
NUMBERS = 7
"""Among this many numbers the right one is chosen."""
CHOOSE = "choose "
"""What the buttons of choices send before the number of theirs."""


def drawn(session: Session, round: Round, title: Text, chosen: frozenset[int]) -> Watched:
    """Return the state: all hands open, the seat that is asked about in front.

    ``chosen`` are the choices pressed so far where several are right. Once the question is done the
    table shows what has come of the move.
    """
    question, tried, lang = round.question, round.now, session.settings.lang
    match = (question.after if tried.done else None) or question.match
    film = Film(History(match), session.people, Voice(lang))
    state = composed(watching(session), film.draw(film.frames[0]), None)
    state = _in_front(state, question.seat)
    state["title"], state["task"] = title.to(lang), _task(round, lang, chosen)
    state["prompt"], state["story"] = _prompt(question, tried, lang), _story(question, tried, lang)
    if question.how == "cards" and not tried.done:
        state["plays"] = list(dict.fromkeys(map(str, question.game.plays())))
    if not tried.done:
        _leave_out(state, question)
    del state["watching"], state["branches"]  # only a film has them
    return state


def _story(question: Question, tried: Try, lang: Lang) -> list[StoryLine]:
    """Return what has been laid in this trick, or else that the position is set up.

    Once the question is done also what has come of the move.
    """
    game = question.game
    laid = [Said(PLAYS, {"who": player(p.seat), "cards": cards(str(p.play))}) for p in game.trick]
    said = [*(laid or [Said(w.SET_UP)]), *(question.story if tried.done else ())]
    trick = asking_of(game.rules.game).place(question.match)[1] + 1 if laid else 0
    return [{"trick": trick, "seat": None, "say": each.say(Voice(lang))} for each in said]


def _leave_out(state: Watched, question: Question) -> None:
    """Take what would answer the question from the table."""
    answered_by = asking_of(question.match.rules.game).answered_by
    hidden = {what for what, kinds in answered_by.items() if question.kind in kinds}
    if "ruler" in hidden:
        state["ruler"] = NO_RULER
    if "rules" in hidden:
        state["rules"], state["next_rules"] = [], ""
    if "turn" in hidden:
        state["seats"] = [{**seat, "acts": False} for seat in state["seats"]]
        state["actor"] = question.seat


def _in_front(state: Watched, seat: int) -> Watched:
    """Return a state turned to a seat, whose hand lies in front."""
    me, *others = turned_to(state["seats"], seat)
    seats: list[Seat] = [{**me, "hand": None}, *others]
    return {**state, "me": seat, "seats": seats, "hand": split(me["hand"] or "")}


# --- where it is answered ------------------------------------------------------------------------


def _prompt(question: Question, tried: Try, lang: Lang) -> Prompt:
    """Return what the table asks for: the answer, in the same way as any choice of a game."""
    how, options = question.how, OPTIONS.get(question.how)
    here = not tried.done and not question.choices
    text: Sentence = [] if question.choices else [(w.DONE if tried.done else w.DO[how]).to(lang)]
    found = idle("play" if here and how == "cards" else "answer", question.seat, text)
    if here and options:
        found["choice"] = _choice(question, list(options(question)), lang)
    return found


def _choice(question: Question, options: list[Option], lang: Lang) -> Choice:
    return {
        "rule": question.rules[0],
        "title": question.text(lang),
        "button": "",
        "what": "seat" if question.how == "seat" else "count",
        "low": 1,
        "high": 1,
        "options": options,
        "tray": "",
    }


def _seats(question: Question) -> Iterator[Option]:
    for seat in question.game.seats:
        yield {"value": SEATS[seat], "label": question.called[seat]}


def _numbers(question: Question) -> Iterator[Option]:
    """Yield the numbers from 0 on, or others among which the right one stands anywhere."""
    (right,) = map(int, question.right)
    first = right // NUMBERS * NUMBERS
    for number in range(first, first + NUMBERS):
        yield {"value": str(number), "label": str(number)}


OPTIONS: dict[How, Callable[[Question], Iterator[Option]]] = {"seat": _seats, "number": _numbers}
"""What is offered on the table where no cards are played."""


# --- what is asked -------------------------------------------------------------------------------


def _task(round: Round, lang: Lang, chosen: frozenset[int]) -> Task:
    question, tried, voice = round.question, round.now, Voice(lang)
    number = min(round.at, len(round.questions) - 1) + 1
    about = w.NUMBER.fill(n=number, all=len(round.questions))
    if question.choices:
        about = w.AND_DO.fill(number=about, do=w.DO[question.how])
    mark: Outcome = "good" if tried.solved else "bad" if tried.tries or tried.shown else ""
    buttons = [*_choices(question, tried, lang, chosen), *_buttons(round, lang)]
    return task(about.to(lang), joined(voice, question.ask), buttons, mark, _why(round, voice))


def _why(round: Round, voice: Voice) -> Sentence:
    """Return the feedback; at the end of the quiz also how it went."""
    said = round.now.said
    if _all_done(round):
        results = round.results
        said = (*said, verbatim(w.RESULT.fill(right=results.right, all=results.asked)))
    return joined(voice, said)


def _all_done(round: Round) -> bool:
    return all(each.done for each in round.tried)


def _choices(
    question: Question, tried: Try, lang: Lang, chosen: frozenset[int]
) -> Iterator[Button]:
    """Yield a button for each choice; where several are right also one to answer with those."""
    if tried.done:
        return
    several = question.how == "several"
    for at, choice in enumerate(question.choices, 1):
        label = question.write([choice], lang)
        yield Button(f"{CHOOSE}{at}", label, on=at in chosen)
    if several:
        yield Button("check", w.CHECK.to(lang), main=bool(chosen))


def _buttons(round: Round, lang: Lang) -> Iterator[Button]:
    done = round.now.done
    if not done:
        yield Button("show", w.SHOW.to(lang))
    if done and round.at + 1 < len(round.questions):
        yield Button("next", w.NEXT.to(lang), main=True)
    if _all_done(round):
        yield Button("again", w.AGAIN.to(lang))
