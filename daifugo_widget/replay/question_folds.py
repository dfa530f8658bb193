"""The questions of a replay below its still picture: to think over, with answers to unfold."""

from __future__ import annotations

from html import escape

from ..core.words.translations import _
from ..table.telling.plain_text import cards_text
from ..table.telling.words import words
from .film import Film
from .film_contract import FilmAnswer, FilmQuestion
from .words import REPLAY

AFTER = _("After {at} moves")
ANSWERS = _("The answers")


def question_folds(film: Film) -> str:
    """Return the questions of a film as HTML, "" if it has none."""
    numbered = enumerate(zip(film.questions, film.asked(), strict=True), 1)
    return "".join(_fold(film, n, asked.at, shown) for n, (asked, shown) in numbered)


def _fold(film: Film, n: int, at: int, question: FilmQuestion) -> str:
    lang = film.voice.lang
    name = film.people.name(question["seat"], lang)
    about = REPLAY["replay.question"].fill(n=n, all=len(film.questions), name=name).to(lang)
    ask = f"{about}. {AFTER.fill(at=at).to(lang)}: {question['text']}"
    plays = " / ".join(_play(film, each) for each in question["answers"])
    said = "".join(f"<li>{_verdict(film, each)}</li>" for each in question["answers"])
    return (
        f"<p>{escape(ask)} <b>{plays}</b></p>"
        f"<details><summary>{escape(ANSWERS.to(lang))}</summary><ul>{said}</ul></details>"
    )


def _play(film: Film, answer: FilmAnswer) -> str:
    spoken = words(film.voice.lang, film.ui.words)
    return escape(spoken["button.pass"] if answer["move"] == "-" else cards_text(answer["move"]))


def _verdict(film: Film, answer: FilmAnswer) -> str:
    key = "replay.good" if answer["good"] else "replay.bad"
    verdict = REPLAY[key].to(film.voice.lang)
    return f"<b>{_play(film, answer)}</b>: {escape(verdict)} {escape(answer['why'])}"
