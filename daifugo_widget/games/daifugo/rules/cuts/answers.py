"""Answers to a cut: the round in which every other player is asked, and the cards that answer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from daifugo_widget.core.cards import FOUR, NUMBER, RANKS, SEVEN, SUITS, TEN, card_suit, codes, pick
from daifugo_widget.core.game.moves import Answer, Ask, Job, Marks
from daifugo_widget.core.game.plays import SUIT_SHIFT, Play
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.game import Game
from ...engine.pipelines import FINISH, TURN
from ...engine.rule import Rule, option, rule
from ...engine.rule_set import RuleSet
from ..binds.row import end_binds
from .common import Cut, CutByNumber, groups_of

ASKS = {"ask": _("Answer the cut?")}
DIAMOND = SUITS.index("d")
DIAMOND_SEVEN = SEVEN * 4 + DIAMOND


class AnswerableCut(CutByNumber):
    """A cut that the other players may answer, each asked once, if some rule allows an answer."""

    def after_play(self, game: Change, seat: int, play: Play) -> None:
        """Make the trick flow unless somebody answers."""
        if game.cutting or not self.cuts(game, play):
            return
        others = [other for other in game.others(seat) if not game.may_not_play(other)]
        if others and self._has_answers(game, seat, play):
            for other in others:
                game.owe(Ask(self.id, other, "play", detail=(seat, play)))
        else:
            game.cut(self, seat)

    def _has_answers(self, game: Game, seat: int, play: Play) -> bool:
        # That a cut may be answered is agreed on with the 8 cut; alone the others are final.
        if "eight-cut" not in game.rules:
            return False
        number, rules = RANKS.index(self.number), game.rules.hooks["cut_answers"]
        return any(r.cut_answers(game, seat, play, number) is not None for r in rules)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Yield the choice not to answer, then every answer that the hand holds."""
        yield Answer(None)
        number = RANKS.index(self.number)
        for known in game.rules.hooks["cut_answers"]:
            for play in known.cut_answers(game, ask.seat, ask.detail[1], number) or ():
                if game.holds(ask.seat, play.cards):
                    yield Answer(play)

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        """Carry out the first answer; cut if nobody answers."""
        seat, play = ask.detail
        if answer.value is not None:
            game.drop_asks(self)
            self._settle(game, ask.seat, answer.value, seat, play)
        elif not game.ask:
            game.cut(self, seat)

    def _settle(self, game: Change, seat: int, play: Play, cutter: int, cut: Play) -> None:
        """Carry out an answer: it takes over the field, or cancels the cut and is put away.

        The two players go out in the order in which they played. An answer that takes over goes
        through the stages before its finish first, then come those left of the cut, then the rest.
        """
        earlier = [job for job in game.waiting if job.play != cut]
        before = game.before
        put_away = any(
            answer.id == play.rule and answer.after_cut_answer(game, seat, play)
            for answer in game.rules.hooks["after_cut_answer"]
        )
        if put_away:
            for rule in game.rules.hooks["on_answer"]:
                rule.on_answer(game, seat)
        else:
            game.lay(seat, play, answers=True)
            game.turn_to(seat)
            if play.size != cut.size:  # the binds are of as many cards as were played before
                end_binds(game, seat, game.rules[play.rule or self.id])
        game.tell("answer-cut", seat, play.cards, cutter, play.rule or self.id)
        of_cut = partial(_rest, cutter, cut, before)
        of_answer = partial(_rest, seat, play, game.before)
        if put_away:
            behind, behind_cut = game.step_behind(play, FINISH), game.step_behind(cut, FINISH)
            game.go_on_with(
                *earlier,
                of_cut(FINISH, behind_cut),
                of_answer(FINISH, behind),
                of_cut(behind_cut),
            )
        else:
            game.go_on_with(
                of_answer("", FINISH),
                *earlier,
                of_cut(FINISH, TURN),
                of_answer(FINISH),
            )


def _rest(seat: int, play: Play, before: Marks, at: str, stop: str = "") -> Job:
    """Return the job of some steps of a play that is carried out together with another."""
    return Job("play", at, seat, play, stop, before)


class CutAnswer(Cut):
    """Cards that answer an 8 cut; if they take over, the trick flows to their player."""

    stage = "flow"

    def concerns(self, rules: RuleSet, play: Play) -> bool:
        return play.rule == self.id


@rule(
    "four-stop",
    en="Four stop",
    ja="4止め",
    ko="4 막기",
    needs=("eight-cut",),
    fame="many",
    tastes=("memory",),
)
class FourStop(CutAnswer):
    """An 8 cut is stopped by 4s, twice as many as the cards that cut: two for one, four for two."""

    then = option(
        default="flow",
        label=_("After it"),
        words={
            "flow": _("the trick flows to the player of the 4s"),
            "continue": _("play goes on from the cut"),
        },
    )

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play]:
        jokers = game.rules.frame.joker_wild.gives_effects
        size = 2 * game.count(cut, number)
        found = groups_of(game, seat, FOUR, size, jokers)
        return [play._replace(rule=self.id) for play in found]

    def after_cut_answer(self, game: Change, seat: int, play: Play) -> bool:
        if self.then == "continue":
            game.discard(self, seat, play.cards, may_empty=True)
        return self.then == "continue"

    note = _(
        "After a cut every other player is asked in turn, whether they have passed or not, and the "
        "first to answer counts. If play goes on from the cut, the 4s are discarded and have no "
        "other effect. A cut that was stopped is no foul as the last play at most tables."
    )
    example = """
        hands  8c3d6d / 9c9d / 4c4h5s
        a 8c
        = asks b eight-cut
        b > -  c > 4c4h    # Two 4s stop the 8, and c takes the lead.
        = leads c
    """


@rule(
    "seven-counter",
    en="Seven counter",
    ja="7カウンター",
    ko="7 카운터",
    needs=("eight-cut",),
    fame="some",
    tastes=("memory",),
)
class SevenCounter(Rule):
    """The 7 of diamonds played on an 8 cut cancels it, and the trick goes on."""

    field = option(
        default="seven",
        label=_("The card to beat"),
        words={"seven": _("is the 7, alone"), "eight": _("stays the cut; the 7 is discarded")},
    )

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play]:
        held = pick([DIAMOND_SEVEN], game.playable_cards(seat))
        suits = 1 << SUIT_SHIFT[DIAMOND]
        return [Play(held, "group", SEVEN, 1, suits, 0, self.id)] if held else []

    def after_cut_answer(self, game: Change, seat: int, play: Play) -> bool:
        if self.field == "eight":
            game.discard(self, seat, play.cards, may_empty=True)
        return self.field == "eight"

    note = _(
        "It cancels a cut by several cards too; if the 7 is the card to beat, the next player then "
        "answers a single card. A joker cannot stand for this 7. If the cut stays the play to "
        "beat, the 7 has no effect of its own, and play goes on after the player who cut."
    )
    lore = _(
        "It does not win the lead: it only keeps the trick alive, and a single 7 is soon "
        "beaten. It is best against a player with two cards left."
    )
    example = """
        hands  8c3d6d / 7d9d / 5s6sJs
        a 8c
        = asks b eight-cut
        b > 7d    # The 7 of diamonds cancels the cut; now c has to beat a 7.
        c Js
        = top Js, turn a
    """


@rule(
    "ten-return",
    en="Ten return",
    ja="10返し",
    ko="10 되돌리기",
    needs=("eight-cut",),
    fame="some",
    tastes=("memory",),
)
class TenReturn(CutAnswer):
    """Played on an 8 cut without jokers, the 10s of the same suits take over the lead."""

    def cut_answers(self, game: Game, seat: int, cut: Play, number: int) -> Iterable[Play]:
        hand = game.playable_cards(seat) & NUMBER[TEN]
        if cut.kind != "group" or cut.jokers or not hand:
            return []
        held = pick([TEN * 4 + card_suit(card) for card in codes(cut.cards)], hand)
        return [Play(held, "group", TEN, cut.size, cut.suits, 0, self.id)] if held else []

    note = _(
        "Each card is returned by the 10 of its own suit, two cards by both 10s; stairs are "
        "not returned. A joker neither returns a cut nor is returned."
    )
    lore = _("If you hold the 10 of clubs yourself, you can cut with the 8 of clubs without fear.")
    example = """
        hands  8c3d6d / 9cTd / Tc5s
        a 8c
        = asks b eight-cut, legal > -    # The 10 of diamonds does not fit the 8 of clubs.
        b > -  c > Tc                    # The 10 of clubs does, and c takes the lead.
        = leads c
    """
