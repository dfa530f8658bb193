"""The quiz in a notebook: questions on the table, answered there, by choice or by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, Unpack

from ..core.cards import show
from ..core.game.history import History
from ..core.records import Record
from ..core.rules.rule_set import BaseRuleSet, rules_of
from ..core.words.arguments import require_type
from ..core.words.text import Lang, SpokenError, Text
from ..games import DAIFUGO
from ..progress import Progress
from ..progress.own_names import asked_by, name_with_choices, number_name
from ..replay.loading import load
from ..table.drawing.game_ui import ui_of
from ..table.session.defaults import settings_of
from ..table.session.saving import failure_told, names_file
from ..table.session.screen import Screen
from ..table.session.session import Session
from ..table.session.session_lock import with_lock
from ..table.session.settings import Chosen, Settings, takes_settings
from ..table.session_widget import SessionWidget
from ..table.wire.contract import State
from ..table.wire.intents import AT_ANY_TABLE, Intent, Message, handle, text_of
from .answering import by_cards, choice_of
from .drawing import draw_round, session_at, stored_question
from .making import play_games, questions_from, questions_on, rule_of
from .question import Question
from .round import Results, Round
from .words import LIST_OF, NO_QUESTIONS, WHAT_IT_IS
from .words_widget import TITLE, TITLE_IS, TITLE_OF

Source = Record | History | Path | str | Iterable[Question]


class Reply(NamedTuple):
    """The reply to an answer: true if it was right, shown as a sentence."""

    right: bool
    text: str

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return self.text


class Quiz(SessionWidget):
    r"""Questions on positions, whose answers come from the rules core.

    ``source`` is what they are made from: a `Record`, its text, its file or a `History`, of which
    ``count``, ``seed`` and ``kinds`` choose what is asked; or a list of questions, all of which
    are asked. ``title`` is what the quiz is called. With a `Progress` the result is marked there
    in ``chapter``, under ``name``, by default the title, that of the record, or that of its file.
    The settings ``lang``, ``theme``, ``deck`` and ``size`` are those of `Table`.

    Raises `RecordError` for a record that cannot be read, `ValueError` for a wrong setting or if no
    question comes of it.

    >>> quiz = Quiz("hands 3c3d8c / 4c4d9s\na 3c3d", kinds=["legal"])
    >>> quiz.question
    <Question legal: Which of these plays may a make now?>
    >>> quiz.answer(1, 3)
    Right! Groups: Cards of one number may be laid together; ...
    """

    @takes_settings()
    def __init__(
        self,
        source: Source,
        *,
        count: int = 5,
        seed: int = 1,
        kinds: Iterable[str] | None = None,
        title: Text | str = "",
        name: str = "",
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Unpack[Chosen],
    ) -> None:
        kept = Progress.of_argument(progress, chapter, name)
        kinds = _several(kinds)
        found, of, asks = _questions(source, count, seed, kinds)
        self.title = _quiz_title(title, TITLE_OF.fill(what=of) if of else TITLE)
        if not found:
            raise SpokenError(NO_QUESTIONS)
        self.round = Round(found)
        formerly = name or (not title and of) or self.title.en
        if not (name or title):
            name = name_with_choices(of or number_name(TITLE.en, asks), seed, kinds)
        self._marking = Marking(kept, chapter, name or formerly, formerly)
        self._chosen: frozenset[str] = frozenset()
        chosen = settings_of(Quiz, Quiz.for_rule, Quiz.for_game, **settings)
        session = self._session(chosen)
        session.screen.notice = self._clash(chosen.lang)
        super().__init__(session)

    @classmethod
    @takes_settings()
    def for_rule(
        cls,
        rule: str,
        *,
        game: str = DAIFUGO,
        count: int = 5,
        seed: int = 1,
        kinds: Iterable[str] | None = None,
        alike: bool = True,
        title: Text | str = "",
        name: str = "",
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Any,
    ) -> Quiz:
        """Return a quiz on a rule of a game: on its example, and on positions dealt by the seed.

        Without ``alike`` it leaves out questions that come to the same as an earlier one, and in
        any case those whose answer stands in the title, unless nothing else can be asked. The
        result is marked under the rule, such as ``nap/trumps`` if the game is not Daifugo, with
        the seed and the kinds if they are given: ``eight-cut, seed 2``.

        Raises `RuleError` if there is no such rule, `ValueError` if no question comes of it.
        """
        title = _quiz_title(title, TITLE_OF.fill(what=rule_of(rule, game).short_names))
        kinds = _several(kinds)
        found = questions_on(rule, count, seed, kinds, alike, game, title)
        formerly = name or (rule if game == DAIFUGO else f"{game}/{rule}")
        name = name or name_with_choices(formerly, seed, kinds)
        quiz = cls(found, title=title, name=name, progress=progress, chapter=chapter, **settings)
        quiz._marking = quiz._marking._replace(formerly=formerly)
        return quiz

    @classmethod
    @takes_settings()
    def for_game(
        cls,
        rules: BaseRuleSet | str,
        *,
        players: int | None = None,
        count: int = 5,
        seed: int = 1,
        kinds: Iterable[str] | None = None,
        title: Text | str = "",
        name: str = "",
        progress: Progress | None = None,
        chapter: str = "",
        **settings: Any,
    ) -> Quiz:
        """Return a quiz on games that programs have played by some rules: ``nap``, ``standard``.

        The result is marked under the rules, with the players, the seed and the kinds if they are
        given.

        Raises `RuleError` for invalid rules, and for too many or too few players.
        """
        chosen = rules_of(rules)
        ui = ui_of(chosen.game)
        history = play_games(chosen, chosen.player_count(players), seed)
        kinds = _several(kinds)
        found = questions_from(history, count, seed, kinds)
        title = _quiz_title(title, TITLE_OF.fill(what=ui.house_name(chosen.preset)))
        formerly = name or str(chosen)
        name = name or name_with_choices(formerly, seed, kinds, players)
        quiz = cls(found, title=title, name=name, progress=progress, chapter=chapter, **settings)
        quiz._marking = quiz._marking._replace(formerly=formerly)
        return quiz

    # --- reading ---------------------------------------------------------------------------------

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions in their order."""
        return tuple(self.round.questions)

    @property
    def question(self) -> Question:
        """The question that is asked now."""
        return self.round.question

    @property
    def results(self) -> Results:
        """How the questions that are done went."""
        return self.round.results

    def __len__(self) -> int:
        return len(self.round.questions)

    # --- answering -------------------------------------------------------------------------------

    @with_lock
    def answer(self, *answer: object) -> Reply:
        """Answer the question by the numbers of choices, a number, a seat, or cards to lay.

        Raises `AnswerError` if it is not an answer, `SpokenError` if nothing is asked any more.
        """
        right = self.round.answer(answer[0] if len(answer) == 1 else answer).right
        self._refresh()
        return Reply(right, self._feedback())

    @with_lock
    def show(self) -> Reply:
        """Give the question up, and show the right answer. Raises `SpokenError`."""
        self.round.show()
        self._refresh()
        return Reply(False, self._feedback())

    @with_lock
    def next(self) -> None:
        """Go on to the next question; one that is open counts as given up. Raises `SpokenError`."""
        self.round.next()
        self._chosen = frozenset()
        self._refresh()

    @with_lock
    def again(self) -> None:
        """Begin anew with the first question."""
        self.round.again()
        self._chosen = frozenset()
        self._marking = self._marking.anew()
        self._refresh()

    def _refresh(self) -> None:
        """Mark what is done, and show the question as it stands."""
        before = self.session
        self.session = self._session(before.settings)
        self.screen.follow(before.screen)
        if len(self.results) == len(self):
            self._mark()
        self._show()

    def _clash(self, lang: Lang) -> str | None:
        """Say so if another quiz, which asks something else, is marked under the same name."""
        progress, chapter, name, *_ = self._marking
        if progress is None:
            return None
        said = progress.clash(self, chapter, "quiz", name, _questions_text(self.questions))
        return said.to(lang) if said else None

    def _mark(self) -> None:
        with failure_told(self.session, self._marking.file):
            self._marking = self._marking.mark(self.results)

    def _feedback(self) -> str:
        return self.question.write(self.round.now.said, self.session.settings.lang)

    # --- the browser -----------------------------------------------------------------------------

    def _session(self, settings: Settings) -> Session:
        return session_at(self.round.question, settings)

    def _goes_on(self) -> bool:
        return False

    def _table(self) -> State:
        return draw_round(self.session, self.round, self.title, self._chosen)

    def _do(self, message: object) -> None:
        press = Intent(self._press, "dropped", lambda: self._asked_since)
        handle(self.screen, message, {**AT_ANY_TABLE, **by_cards(self.answer), "task": press})

    def _press(self, _: Screen, message: Message) -> None:
        """Do what a button of the task is for."""
        value = text_of(message, "value")
        presses: dict[str, Callable[[], object]] = {
            "show": self.show,
            "next": self.next,
            "again": self.again,
            "check": lambda: self.answer(" ".join(self._chosen)),
        }
        if value in presses:
            presses[value]()
        else:
            self._choose(value)

    def _choose(self, value: str) -> None:
        """Answer with a choice; if several may be right, choose it or take it back."""
        answer = choice_of(self.question, value, self.session.settings.lang)
        if self.question.how == "several":
            self._chosen ^= {answer}
        else:
            self.answer(answer)

    def _stored_data(self) -> dict[str, object]:
        """Return the question with its answer, for pages on which nothing can be pressed."""
        return stored_question(self.question, self.session.settings.lang)

    def still_state(self) -> State:
        """Return the state with the question where a table asks what to do."""
        state = super().still_state()
        return {**state, "prompt": {**state["prompt"], "text": state["task"]["text"]}}

    # --- as text ---------------------------------------------------------------------------------

    @with_lock
    def __str__(self) -> str:
        lang = self.session.settings.lang
        lines = [super().__str__(), *self.question.lines(lang)[1:]]
        return "\n".join([*lines, self._feedback()]).rstrip()

    def __repr__(self) -> str:
        at = min(self.round.at + 1, len(self))
        return f"Quiz({self.title.en!r}, question {at} of {len(self)})"


class Marking(NamedTuple):
    """Where the result of a quiz is marked, once."""

    progress: Progress | None
    chapter: str
    name: str
    formerly: str
    done: bool = False

    @property
    def file(self) -> str:
        """The name of the file that it is written to."""
        return "" if self.progress is None else self.progress.path.name

    def anew(self) -> Marking:
        """Return it ready to mark another result."""
        return self._replace(done=False)

    def mark(self, results: Results) -> Marking:
        """Mark the results, and return it as done. Raises `OSError`."""
        if self.progress is not None and not self.done:
            self.progress.mark(
                self.chapter,
                self.name,
                asked=results.asked,
                right=results.right,
                tries=results.tries,
                shown=results.shown,
                seconds=results.seconds,
                formerly=self.formerly,
            )
        return self._replace(done=True)


def _quiz_title(title: Text | str, usual: Text) -> Text:
    """Return what a quiz is called. Raises `SpokenError` for a title that is not a text."""
    return Text.of(require_type(title, str | Text, TITLE_IS) or usual)


def _questions(
    source: Source, count: int, seed: int, kinds: Iterable[str] | None
) -> tuple[list[Question], str, str]:
    """Return the questions, the title of a record or its file, if any, and what is asked."""
    if isinstance(source, Record | History | Path | str):
        history = load(source).history
        file = Path(str(source)).stem if isinstance(source, Path) or names_file(source) else ""
        found = questions_from(history, count, seed, kinds)
        return found, history.title or file, asked_by(history)
    listed = require_type(source, Iterable, WHAT_IT_IS)
    found = [require_type(each, Question, LIST_OF) for each in listed]
    return found, "", _questions_text(found)


def _questions_text(questions: Iterable[Question]) -> str:
    """Return what questions ask: how each reads, and the cards on the table."""
    return "\n".join(f"{each.key} {[*map(show, each.game.hands)]}" for each in questions)


def _several(kinds: Iterable[str] | None) -> Iterable[str] | None:
    """Return kinds of questions so that they can be read twice."""
    once = isinstance(kinds, Iterable) and not isinstance(kinds, str)
    return tuple(kinds) if once and kinds else kinds
