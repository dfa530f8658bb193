"""The state that the browser draws of a quiz: the position, and the question over it."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.game.history import History
from ..core.game.moves import SEATS
from ..core.words.text import Lang, Text
from ..replay.film import Film
from ..replay.loading import people_of
from ..replay.watching import Watched, WatchedSession, compose, turned_to, watching
from ..table.drawing.prompt import idle
from ..table.session.session import Session
from ..table.session.settings import Settings
from ..table.telling.phrase import Phrase, join_phrases, list_phrases, verbatim
from ..table.telling.plain_text import split
from ..table.telling.voice import Sentence, Voice, cards, player
from ..table.telling.words.phrases import STOP
from ..table.wire.contract import Cell, Prompt, Ruler, Seat, StoryLine
from ..table.wire.lesson_panel import Button, task
from ..table.wire.task_contract import Outcome, Task
from . import words_widget as w
from .game_quiz import game_quiz_of
from .question import Question
from .round import Round, Try
from .words import PLAYS, THIS

NO_RULER: Ruler = {"cells": [], "label": ""}
NUMBERS = 7
"""How many numbers there are to choose among."""
CHOOSE = "choose "
"""What the button of a choice sends before its answer."""


KEPT = "daifugo_quiz"
"""The name under which the question is kept with its picture in a notebook."""


def stored_question(question: Question, lang: Lang) -> dict[str, object]:
    """Return a question with its answer, for pages on which nothing can be pressed."""
    return {
        KEPT: {
            "lang": lang,
            "ask": question.text(lang),
            "choices": [question.write([choice], lang) for choice in question.choices],
            "fold": w.SHOW.to(lang),
            "answer": question.write(question.solution, lang),
        }
    }


def session_at(question: Question, settings: Settings) -> Session:
    """Return the session of a table at the position of a question."""
    history = History(question.match, names=question.names)
    return WatchedSession(history, people_of(history), settings)


def draw_round(session: Session, round: Round, title: Text, chosen: frozenset[str]) -> Watched:
    """Return the state: all hands open, with the seat that is asked about in front.

    ``chosen`` are the choices pressed so far if several are right. Once the question is done, the
    table shows what has come of the move.
    """
    question, tried, lang = round.question, round.now, session.settings.lang
    match = (question.after if tried.done else None) or question.match
    film = Film(History(match), session.people, Voice(lang))
    state = compose(watching(session), film.draw(film.frames[0]), None)
    state = _in_front(state, question.seat)
    state["title"], state["task"] = title.to(lang), _task(round, lang, chosen)
    if "rules" not in _hidden(question):
        rules, players = question.match.rules, question.match.players
        # Nobody could answer without knowing all of them.
        state["house"] = session.ui.rules_at_length(rules, players).to(lang)
    state["prompt"], state["story"] = _prompt(question, tried, lang), _story(question, tried, lang)
    if question.how == "cards" and not tried.done:
        state["plays"] = list(dict.fromkeys(map(str, question.game.plays())))
    if not tried.done:
        _leave_out(state, question)
    del state["watching"], state["branches"]  # only a film has them
    return state


def _story(question: Question, tried: Try, lang: Lang) -> list[StoryLine]:
    """Return what has been laid in this trick, or else that the position is set up.

    Once the question is done, the move that it is about and what has come of it follow.
    """
    game = question.game
    flows = game_quiz_of(game.rules.game).place(question.match)[1]
    laid = [Phrase(PLAYS, {"who": player(p.seat), "cards": cards(str(p.play))}) for p in game.trick]
    begun = flows + 1 if laid or flows else 0
    said = [(begun, each) for each in laid or [Phrase(w.SET_UP)]]
    if tried.done and question.after:
        moved = any(event.verb in ("play", "pass") for event in question.after.game.events)
        trick = flows + 1 if moved else begun
        said += [(trick, each) for each in (question.ask[0], *question.story)]
    return [{"trick": at, "seat": None, "say": each.say(Voice(lang))} for at, each in said]


def _hidden(question: Question) -> set[str]:
    """Return which parts of the table would answer a question."""
    answered_by = game_quiz_of(question.match.rules.game).answered_by
    return {what for what, kinds in answered_by.items() if question.kind in kinds}


def _leave_out(state: Watched, question: Question) -> None:
    """Remove from the table what would answer the question."""
    hidden = _hidden(question)
    if "ruler" in hidden:
        state["ruler"] = NO_RULER
    if "best" in hidden:
        state["trick"] = [{**laid, "label": "", "best": False} for laid in state["trick"]]
        cells: list[Cell] = [{**cell, "mark": ""} for cell in state["ruler"]["cells"]]
        state["ruler"] = {**state["ruler"], "cells": cells}
    if "rules" in hidden:
        state["rules"], state["next_rules"] = [], ""
    if "turn" in hidden:
        state["seats"] = [{**seat, "acts": False} for seat in state["seats"]]
        state["actor"] = question.seat


def _in_front(state: Watched, seat: int) -> Watched:
    """Return a state turned so that the hand of a seat lies in front."""
    me, *others = turned_to(state["seats"], seat)
    seats: list[Seat] = [{**me, "hand": None}, *others]
    return {**state, "me": seat, "seats": seats, "hand": split(me["hand"] or "")}


# --- where it is answered ------------------------------------------------------------------------


def _prompt(question: Question, tried: Try, lang: Lang) -> Prompt:
    """Return what the table asks for: cards of the hand; all else is answered at the question."""
    if question.how != "cards":
        return idle("answer", question.seat, [])
    text = (w.DONE if tried.done else w.DO[question.how]).to(lang)
    return idle("answer" if tried.done else "play", question.seat, [text])


def answers(question: Question, lang: Lang) -> dict[str, str]:
    """Return the choices by the answer that each stands for, with their words."""
    if question.choices:
        labels = (question.write([choice], lang) for choice in question.choices)
        return {str(at): label for at, label in enumerate(labels, 1)}
    if question.how == "seat":
        return {SEATS[seat]: question.seat_names[seat] for seat in question.game.seats}
    return _numbers(question) if question.how == "number" else {}


def _numbers(question: Question) -> dict[str, str]:
    """Return a row of numbers from 0 or a higher one on, with the right one anywhere in it."""
    (right,) = map(int, question.right)
    first = right // NUMBERS * NUMBERS
    return {str(number): str(number) for number in range(first, first + NUMBERS)}


# --- what is asked -------------------------------------------------------------------------------


def _task(round: Round, lang: Lang, chosen: frozenset[str]) -> Task:
    question, tried, voice = round.question, round.now, Voice(lang)
    number = min(round.at, len(round.questions) - 1) + 1
    about = w.NUMBER.fill(n=number, all=len(round.questions))
    if question.how != "cards":
        about = w.AND_DO.fill(number=about, do=w.DO[question.how])
    mark: Outcome = "good" if tried.solved else "bad" if tried.tries or tried.shown else ""
    buttons = [*_choices(question, tried, lang, chosen), *_buttons(round, lang)]
    return task(
        about.to(lang), join_phrases(voice, question.ask), buttons, mark, _why(round, voice)
    )


def _why(round: Round, voice: Voice) -> Sentence:
    """Return the feedback; at the end of the quiz also how it went, and what to look at again."""
    why = join_phrases(voice, round.now.said)
    if not _all_done(round):
        return why
    results = round.results
    came = verbatim(w.RESULT.fill(right=results.right, all=results.asked))
    return [*why, "\n", *join_phrases(voice, (came, *_look_again(round)))]


def _look_again(round: Round) -> Iterator[Phrase]:
    """Yield the rules of questions that were missed, unless all were about a single one."""
    about = {question.behind[0].id for question in round.questions}
    if round.missed_rules and len(about) > 1:
        yield Phrase(w.LOOK_AGAIN)
        yield list_phrases([Phrase(THIS, {"it": rule}) for rule in round.missed_rules], end=STOP)


def _all_done(round: Round) -> bool:
    return all(each.done for each in round.tried)


def _choices(
    question: Question, tried: Try, lang: Lang, chosen: frozenset[str]
) -> Iterator[Button]:
    """Yield a button for each choice; if several may be right, also one to answer with them."""
    if tried.done:
        return
    for value, label in answers(question, lang).items():
        yield Button(f"{CHOOSE}{value}", label, on=value in chosen)
    if question.how == "several":
        yield Button("check", w.CHECK.to(lang), main=bool(chosen))


def _buttons(round: Round, lang: Lang) -> Iterator[Button]:
    done = round.now.done
    if not done:
        yield Button("show", w.SHOW.to(lang))
    if done and round.at + 1 < len(round.questions):
        yield Button("next", w.NEXT.to(lang), main=True)
    if _all_done(round):
        yield Button("again", w.AGAIN.to(lang))
