"""Questions from games and on rules: always the same ones for the same seed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice, tee, zip_longest
from random import Random

from ..core.cards import blanks
from ..core.game.history import History
from ..core.records import RecordError
from ..core.rules.rule import BaseRule
from ..core.rules.rule_set import BaseRuleSet
from ..core.words.arguments import at_least_one, require_type, whole
from ..core.words.text import SpokenError, Text
from ..games import DAIFUGO, check_game, kind_of, rules_class
from ..players import Player, make_player
from ..players.acting import call_of, choice
from . import words as w
from .game_quiz import GameQuiz, game_quiz_of
from .kind import Kind
from .moment import Moment
from .question import Question

MOST_MOMENTS = 60
"""How many moments of a game, drawn at random, questions are made from."""
ALL = 99
"""More questions than there are on any rule."""
NAMING = ("rule", "show")
"""Kinds that name the rule: they are asked where there is nothing else."""
MOST_ALIKE = 2
"""The most questions of one kind, if no two may come to the same."""


def questions_from(
    history: History, count: int = 5, seed: int = 1, kinds: Iterable[str] | None = None
) -> list[Question]:
    """Return questions on what has happened in a game, in the order of play.

    Raises `SpokenError` if no question comes of it, `ValueError` for an unknown kind or a wrong
    count or seed.
    """
    at_least_one("count", count)
    game_quiz = game_quiz_of(history.start.rules.game)
    rng, chosen = Random(f"{whole('seed', seed)}/quiz"), _kinds(game_quiz, kinds)
    at = list(game_quiz.moments(history))
    rng.shuffle(at)
    found = [*_questions_at(at[:MOST_MOMENTS], chosen, rng)]
    picked = list(_various(game_quiz, found, count))
    if not picked:
        raise SpokenError(w.NO_QUESTION.fill(what=history.title or w.THIS_GAME))
    return sorted(picked, key=lambda q: game_quiz.place(q.match))


def questions_on(
    rule_id: str,
    count: int = 5,
    seed: int = 1,
    kinds: Iterable[str] | None = None,
    alike: bool = True,
    game: str = DAIFUGO,
    title: Text | None = None,
) -> list[Question]:
    """Return questions in which a rule makes the difference: on its example, then dealt by seed.

    Without ``alike``, questions that come to the same as an earlier one are left out; with a
    ``title``, those whose answer stands in it, unless nothing else can be asked.

    Raises `RuleError` if there is no such rule, `SpokenError` if there is no such game or no
    question comes of it, `ValueError` for an unknown kind or a wrong count or seed.
    """
    at_least_one("count", count)
    rule, game_quiz = rule_of(rule_id, game), game_quiz_of(game)
    rng = Random(f"{rule_id}/{whole('seed', seed)}/quiz")
    found = _on_rule(game_quiz, rule, _kinds(game_quiz, kinds), rng)
    found, told = tee(found)
    most = count if alike else ALL
    open_ones = ([q for q in asked if not (title and q.is_told_by(title))] for asked in found)
    picked = list(_various(game_quiz, open_ones, most, enough=most))
    picked = picked or list(_various(game_quiz, told, most, enough=most))
    if not picked:
        raise SpokenError(w.NO_QUESTION.fill(what=rule.short_names))
    return picked if alike else _unlike(picked)[:count]


def unseen_questions(
    rule_id: str, count: int = 2, seed: int = 1, game: str = DAIFUGO
) -> list[Question]:
    """Return questions on a rule at positions that its example does not show.

    They come from new games, or else from new deals of the example. Raises as `questions_on`.
    """
    at_least_one("count", count)
    rule, game_quiz = rule_of(rule_id, game), game_quiz_of(game)
    picked = list(islice(game_quiz.unseen(rule, whole("seed", seed)), count))
    if len(picked) < count:
        picked += _of_new_deals(game_quiz, rule, seed, count - len(picked))
    if not picked:
        raise SpokenError(w.NO_QUESTION.fill(what=rule.short_names))
    return picked


def _of_new_deals(
    game_quiz: GameQuiz, rule: type[BaseRule], seed: int, count: int
) -> list[Question]:
    """Return questions on positions that differ from those of the example, no two alike.

    Where only the example can be asked about, it is.
    """
    rng, kinds = Random(f"{rule.id}/{seed}/new deals"), _kinds(game_quiz, None)
    batches = game_quiz.about(rule, rng)
    example = [*next(batches, ())] if rule.example else []
    shown = {_place(moment) for moment in example}
    unseen: list[Question] = []
    for found in batches:
        asked = _on_moments(game_quiz, rule, found, kinds, rng)
        unseen = _unlike([*unseen, *(q for q in asked if _place(q) not in shown)])
        if sum(question.kind not in NAMING for question in unseen) >= count:
            break
    asked = unseen or _unlike(_on_moments(game_quiz, rule, example, kinds, rng))
    return sorted(asked, key=lambda question: question.kind in NAMING)[:count]


def _place(at: Moment | Question) -> tuple[object, ...]:
    """Return what is seen of a position: the cards in hands, and those on the table."""
    return at.game.hands, at.game.trick


def rule_of(id: str, game: str = DAIFUGO) -> type[BaseRule]:
    """Return a rule of a game. Raises `RuleError`, or `SpokenError` if there is no such game."""
    check_game(game)
    return rules_class(game).find(id)


def _kinds(game_quiz: GameQuiz, ids: Iterable[str] | None) -> list[Kind]:
    known = game_quiz.kinds
    require_type(ids, Iterable | None, w.KINDS)
    wanted = list(known) if ids is None else [ids] if isinstance(ids, str) else list(ids)
    for id in wanted:
        if id not in [*known]:  # a list can be searched for something unhashable
            raise ValueError(f"{id!r} is no kind of question; there are {', '.join(known)}")
    return [known[id] for id in wanted]


def _on_rule(
    game_quiz: GameQuiz, rule: type[BaseRule], kinds: list[Kind], rng: Random
) -> Iterator[list[Question]]:
    """Yield what is asked on a rule at one position after another."""
    for found in game_quiz.about(rule, rng):
        yield _on_moments(game_quiz, rule, found, kinds, rng)


def _on_moments(
    game_quiz: GameQuiz,
    rule: type[BaseRule],
    found: Iterable[Moment],
    kinds: list[Kind],
    rng: Random,
) -> list[Question]:
    """Return what is asked on a rule at some moments, nothing if they cannot be played."""
    with suppress(RecordError):
        asked = [*_questions_at(found, kinds, rng)]
        return [q for some in asked for q in some if game_quiz.is_about(q, rule)]
    return []


def _unlike(questions: list[Question]) -> list[Question]:
    """Leave out questions that come to the same as an earlier one, or are the third of a kind.

    Which rule is behind something is asked only if there is nothing else: the answer is known.
    """
    kept: list[Question] = []
    for question in questions:
        of_kind = sum(other.kind == question.kind for other in kept)
        same = any(other.sense & question.sense for other in kept)
        if not same and of_kind < MOST_ALIKE and (question.kind != "rule" or not kept):
            kept.append(question)
    return kept


def _questions_at(at: Iterable[Moment], kinds: list[Kind], rng: Random) -> Iterator[list[Question]]:
    """Yield what can be asked at each moment; of a hand that is not known nothing can be."""
    for moment in at:
        made = (kind.make(moment, rng) for kind in kinds)
        yield [q for q in made if q and not blanks(q.match.game.hands[q.seat])]


def _various(
    game_quiz: GameQuiz, found: Iterable[list[Question]], count: int, enough: int | None = None
) -> Iterator[Question]:
    """Pick a number of questions of as many kinds as there are, none of them twice.

    Once there are ``enough``, counting at most `MOST_ALIKE` of a kind, no more are looked for.
    """
    by_kind: dict[str, dict[tuple[str, ...], Question]] = defaultdict(dict)
    for asked in found:
        for question in asked:
            by_kind[question.kind].setdefault(question.key, question)
        counting = sum(min(len(kept), MOST_ALIKE) for kept in by_kind.values())
        if enough is not None and counting >= enough:
            break
    kinds = [list(by_kind[id].values()) for id in game_quiz.kinds]
    rounds = zip_longest(*kinds)
    yield from islice((question for round in rounds for question in round if question), count)


PLAYER = "steady"
MOST_GAMES = 2


def play_games(rules: BaseRuleSet, players: int, seed: int) -> History:
    """Return the first games of a match played by steady players.

    Raises `RuleError` if that number of players cannot play.
    """
    rng, player = Random(f"{seed}/played"), make_player(PLAYER, rules.game)
    history = History(kind_of(rules.game).match.start(rules, players, seed)).settle_chance()
    while True:
        game = history.now.game
        if not game.over:
            history = _move(history, player, rng)
        elif history.now.number < MOST_GAMES and not history.now.over:
            history = history.next().settle_chance()
        else:
            return history


def _move(history: History, player: Player, rng: Random) -> History:
    """Return a history with a move of the player, and what it calls after it from any seat."""
    game = history.now.game
    history = history.move(choice(player, game.seen_by(game.actor), rng))
    for seat in game.seats:
        if call := call_of(player, history.now.game, seat, rng):
            history = history.move(call, seat)
    return history
