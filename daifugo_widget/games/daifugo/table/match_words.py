"""How a match stands, in words: which game of which set it is, and who has won."""

from __future__ import annotations

from daifugo_widget.core.words.text import Lang, Text
from daifugo_widget.table.telling.phrase import list_names
from daifugo_widget.table.telling.voice import Sentence, Voice, player
from daifugo_widget.table.telling.words import phrases as w

from ..engine.match import Match
from ..rules.official.match import MatchRule
from .words import phrases_match as told


def label(match: Match, lang: Lang) -> str:
    """Say which game of which set this is, and of how many if their number is fixed.

    A match that was shortened while it was running may have a game beyond its end.
    """
    rule = match.rules.get(MatchRule)
    if rule is None:
        return told.GAME_LABEL.fill(n=match.number).to(lang)
    set_number, game = match.set_and_game
    if rule.end != "games" or set_number > rule.sets:
        return told.SET_OPEN.fill(set=set_number, n=game).to(lang)
    return told.SET_LABEL.fill(set=set_number, sets=rule.sets, n=game, games=rule.games).to(lang)


def ending(match: Match, voice: Voice) -> Sentence:
    """Say who has won the game, or the match."""
    winners = match.winners
    if not winners:
        return voice.say(told.FIRST, who=player(match.game.ranking()[0]))
    if match.rules[MatchRule].winner == "final-daifugo":
        klass = match.rules.frame.titles.within(match.results[-1].classes[winners[0]])
        return voice.say(told.WINS_AS, who=player(winners[0]), klass=klass)
    points = points_text(max(match.points))
    if len(winners) > 1:
        shared = voice.say(told.SHARED, points=points)
        return [*shared, *list_names(winners).say(voice), w.STOP.to(voice.lang)]
    return voice.say(told.WINS, who=player(winners[0]), points=points)


def bonus(match: Match) -> int:
    """Return the extra points of whoever wins the running game, 0 for most games of a set."""
    rule = match.rules.get("match")
    return rule.bonus(match.number) if rule else 0


def points_text(points: int) -> Text:
    """Name a number of points."""
    return told.POINT if points == 1 else told.POINTS.fill(n=points)
