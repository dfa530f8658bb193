"""How Daifugo looks at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import TYPE_CHECKING, ClassVar

from daifugo_widget.core.cards import show
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import PASS
from daifugo_widget.core.game.plays import Play, is_cut
from daifugo_widget.core.rules.rule import BaseRule, RuleFailure
from daifugo_widget.core.words.text import Lang, Text
from daifugo_widget.games import DAIFUGO
from daifugo_widget.players.player import Hint
from daifugo_widget.table.drawing.game_ui import GameUI, Outcome, Sources, Tally
from daifugo_widget.table.session.people import People
from daifugo_widget.table.telling.voice import Sentence, Voice, cards
from daifugo_widget.table.telling.words import phrases as w
from daifugo_widget.table.wire.contract import Chip, Direction, Laid, Pile, Ruler, Seat

from ..engine.classes import CLASSES
from ..engine.game import Game
from ..engine.legality import is_left_to_special
from ..engine.match import Match
from ..engine.presets import TITLE
from ..engine.refusals import closed_trick
from ..engine.rule import CATALOGUE, CHAPTERS
from ..engine.rule_set import RuleSet
from ..own_rules.rule_failure import failed_rule
from ..players.advice import advise
from ..rules.examples import example_record
from ..rules.titles import THEMES
from . import board
from .between_games import DaifugoBetweenGames
from .match_words import ending, label
from .reconstruction.dealing_out import dealt_out
from .reconstruction.rebuild import retold
from .restrictions import bounds
from .rule_fame import fame_text
from .rule_words import house_name, house_players_text, kind_text, short_rules_text
from .scorecard import ScoreCard
from .scores import scores
from .story import Teller

if TYPE_CHECKING:
    from daifugo_widget.table.session.session import Session

BEHIND = {
    "weaker": "strength",
    "wrong-count": "groups",
    "wrong-kind": "stairs",
    "not-a-play": "groups",
    "may-not-pass": "pass",
}
"""The rule to read about each reason of a refusal that is not a rule itself."""


class DaifugoUI(GameUI[Game, Match, RuleSet]):
    """The UI of Daifugo."""

    game = DAIFUGO
    title = TITLE
    chapters = CHAPTERS
    teller = Teller
    own_settings = ("timer", "auto_pass", "to_end")
    class_names: ClassVar[Mapping[str, Text]] = dict(zip(CLASSES, THEMES["japanese"], strict=True))

    def rules_in_short(self, rules: RuleSet, players: int) -> Text:
        """Name the house that is played, and say whether it is changed."""
        return short_rules_text(rules, players)

    def rules_at_length(self, rules: RuleSet, players: int) -> Text:
        named = short_rules_text(rules, players, most=len(rules))
        without_names = short_rules_text(rules, players, most=-1)
        return named if named != without_names else super().rules_at_length(rules, players)

    def house_players(self, rules: RuleSet, players: int) -> Text:
        return house_players_text(rules, players)

    def house_name(self, preset: str) -> Text:
        return house_name(preset)

    def label(self, match: Match, lang: Lang) -> str:
        """Say which game of which set this is."""
        return label(match, lang)

    def scores(self, match: Match, lang: Lang) -> Tally:
        """Return what the score tables show; beside a score card only the latest game."""
        return scores(match, lang)

    def ending(self, match: Match, voice: Voice) -> Sentence:
        return ending(match, voice)

    def outcome(self, match: Match, seat: int) -> Outcome:
        result, exit = match.results[-1], match.game.exit_of(seat)
        left, rule = (exit.how, exit.rule) if exit else ("last", "")
        place, after = result.places[seat], result.classes[seat]
        return Outcome(place, match.classes[seat], after, left, rule)

    def seat(self, game: Game, match: Match, people: People, lang: Lang, seat: int) -> Seat:
        return board.seat_of(game, match, people, lang, seat)

    def direction(self, game: Game) -> Direction:
        return board.direction(game)

    def sorted_hand(self, game: Game, hand: int, sort: str) -> list[str]:
        return board.sorted_hand(hand, game.order, sort)

    def trick(self, game: Game, lang: Lang) -> list[Laid]:
        """Return the plays of the trick, oldest first."""
        return board.trick(game, lang)

    def discards(self, game: Game) -> Pile:
        """Return the pile of discards."""
        return board.discards(game)

    def aside(self, game: Game) -> Pile:
        return board.aside(game)

    def ruler(self, game: Game, lang: Lang) -> Ruler:
        return board.ruler(game, lang)

    def chips(self, game: Game, people: People, voice: Voice) -> list[Chip]:
        return board.chips(game, people, voice)

    def sources(self, game: Game) -> Sources:
        return Sources(
            (game.trick,),
            (game.marks, game.trick),
            (game.marks, game.way),
            (game.marks, game.classes, game.exits, game.passed),
        )

    def may_pass(self, seen: Game, seat: int) -> bool | None:
        """Return whether a seat may pass, in its turn or before it."""
        return seen.why_not(seat, PASS) is None

    def turn(self, voice: Voice, seen: Game) -> Sentence:
        if not seen.trick:
            lead = voice.say(w.LEAD if seen.may_not_pass() else w.LEAD_OR_PASS)
            return voice.join(lead, *bounds(voice, seen), *_too_many(voice, seen.plays()))
        if refusal := seen.may_not_play(seen.turn):
            return voice.join(voice.say(refusal.text), voice.say(w.PASS_NOW))
        top = seen.trick[-1].play
        found = seen.plays()
        if not found:
            return self._nothing_fits(voice, seen, top)
        special = [play for play in found if play.rule]
        answers = cards(show(reduce(or_, (play.cards for play in special), 0)))
        if special == found and not seen.may_not_pass():
            return voice.say(w.ONLY_SPECIAL, cards=cards(str(top)), answers=answers)
        text = w.FOLLOW_REVERSED if seen.order.reversed else w.FOLLOW
        text = w.MUST_FOLLOW if seen.may_not_pass() else text
        follow = voice.say(text, what=kind_text(top), cards=cards(str(top)))
        too = [voice.say(w.SPECIAL_TOO, answers=answers)] if special else []
        return voice.join(follow, *bounds(voice, seen), *too, *_too_many(voice, found))

    def _nothing_fits(self, voice: Voice, seen: Game, top: Play) -> Sentence:
        """Say that the seat can only pass, or what it may call instead."""
        callable_now = (seen.rules[call.rule] for call in seen.calls(seen.actor))
        if own := next((rule for rule in callable_now if not rule.referee), None):
            return voice.say(w.ONLY_A_CALL, cards=cards(str(top)), rule=voice.rule(own))
        if seen.closed:
            by = [voice.rule(seen.rules[seen.closed]), w.COLON.to(voice.lang).strip()]
            refusal = closed_trick(seen.closed, is_left_to_special(seen), 0, top)
            return voice.join(by, voice.say(refusal.text), voice.say(w.PASS_NOW))
        return voice.say(w.NOTHING_FITS, cards=cards(str(top)))

    def rule_behind(self, reason: str, seen: Game) -> str | None:
        if reason in CATALOGUE:
            return reason
        rule = BEHIND.get(reason)
        return "groups" if rule and rule not in seen.rules else rule

    def advise(self, view: Game, seat: int, chance: Random) -> Hint:
        """Return the move of the bot `sharp` in a seat's view, with its reason."""
        return advise(view, seat, chance)

    def is_turning_point(self, before: Game, after: Game) -> bool:
        """Return whether a move has turned the order of strength or put a seat out."""
        return before.order.line != after.order.line or len(after.exits) > len(before.exits)

    def example(self, rule: type[BaseRule]) -> str:
        return example_record(rule)

    def fame(self, rule: type[BaseRule]) -> Text:
        return fame_text(rule)

    def between(self, session: Session) -> DaifugoBetweenGames:
        return DaifugoBetweenGames(session)

    def scorecard(self, match: Match, people: People, lang: Lang) -> ScoreCard:
        """Return the score card of a match: a table, text, a picture by ``to_svg``."""
        names = [people.name(seat, lang) for seat in range(people.players)]
        return ScoreCard(match, names, lang, people.you)

    def failed_rule(self, error: Exception) -> RuleFailure | None:
        return failed_rule(error)

    def class_title(self, game: Game, seat: int) -> Text | None:
        """Return the title of a seat's class, None if the game has no classes."""
        if not game.classes:
            return None
        return game.rules.frame.titles.within(game.classes[seat])

    def reconstruct(self, history: History) -> History:
        """Return the history with its unseen cards dealt: from its deal if that can be found.

        Else they are dealt from its latest position on. Raises `ValueError` if that fails too.
        """
        return retold(history) or dealt_out(history)


def _too_many(voice: Voice, plays: Sequence[Play]) -> list[Sentence]:
    """Say that the plays are not listed, if there are too many."""
    return [voice.say(w.TOO_MANY)] if is_cut(plays) else []
