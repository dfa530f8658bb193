"""Tax evasion: the poor may cheat, and may be found out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from daifugo_widget.core.cards import JOKERS, KNOWN, bits, blank, blanks, card_number, code
from daifugo_widget.core.game.moves import CHANCE, SEATS, Answer, Ask
from daifugo_widget.core.words.translations import _

from ...engine.change import Change
from ...engine.dealing import Dealing, share
from ...engine.game import Game
from ...engine.rule import Rule, option, rule
from ...engine.state import State
from ...engine.state_values import Exit, Pair, Secret
from .frame import pairs_of


@rule(
    "tax-evasion",
    en="Tax evasion",
    ja="脱税",
    ko="탈세",
    stage="next",
    life="match",
    mark_pattern="[a-i]+",
    mark_holds="seats",
    needs=("exchange",),
    excludes=("exchange-pick", "exchange-facedown"),
    fame="some",
    tastes=("politics",),
)
class TaxEvasion(Rule):
    """The poor may keep their strongest cards back, and pay for it if such a card is seen."""

    penalty = option(
        default="last-and-out",
        label=_("The penalty"),
        words={
            "last-and-out": _("out of the game, below everybody"),
            "void-and-redeal": _("the game is void and dealt again"),
            "open-hand": _("the next game with an open hand"),
            "more-tax": _("one card more in the next exchange"),
        },
    )
    accuser = option(
        default="anyone",
        label=_("It may be called by"),
        words={"receiver": _("the receiver"), "anyone": _("anybody else")},
    )

    # --- the tax ---------------------------------------------------------------------------------

    def exchanges(self, game: Game, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        guilty = self._marked_seats(game) if self.penalty == "more-tax" else ()
        return tuple(pair._replace(size=pair.size + (pair.poor in guilty)) for pair in pairs)

    def tax(self, game: Game, pair: Pair, ask: Ask) -> Ask:
        return ask._replace(rule=self.id)

    def answers(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Allow any cards as a tax, and as the accused any player who can be proved guilty."""
        if ask.what == "seat":
            guilty = dict.fromkeys(secret.seat for secret in self._cases(game, ask.seat))
            return [Answer(seat) for seat in guilty]
        return game.card_answers(ask, game.pool_of(ask))

    def honest(self, game: Game, ask: Ask) -> Iterable[Answer]:
        """Return what is due as a tax; an accusation is honest in any case."""
        rule = game.rules.frame.exchange if ask.what == "cards" else self
        found: Iterable[Answer] = rule.answers(game, ask)
        return found

    def after_choice(self, game: Change, ask: Ask, answer: Answer) -> None:
        if ask.seat == CHANCE:
            self._deal_next(game, ask, answer.value)
        elif ask.what == "seat":
            self._punish(game, answer.value)
        else:
            self._keep_in_mind(game, ask, answer.value)
            exchange = game.rules.frame.exchange
            exchange.after_choice(game, ask, answer)

    def _keep_in_mind(self, game: Change, ask: Ask, given: int) -> None:
        """Remember kept cards stronger than those given, unknown ones for an unseen hand."""
        unseen = blanks(game.hands[ask.seat] | given)
        hand = 0 if blanks(given) else game.playable_cards(ask.seat)
        weakest = min((card_number(code(bit)) for bit in bits(given & KNOWN)), default=0)
        exempt = JOKERS if game.rules.frame.exchange.joker_exempt else 0
        kept = sum(1 << b for b in bits(hand & ~given & ~exempt) if card_number(code(b)) > weakest)
        if kept or unseen:
            cards, seen = kept | blank(bool(unseen)), game.open_hands() >> ask.seat & 1
            game.remember(Secret(self.id, ask.seat, cards, ask.to, "all" if seen else "seat"))

    # --- the proof -------------------------------------------------------------------------------

    def _cases(self, game: Game, accuser: int) -> Iterator[Secret]:
        """Yield the evasions that a seat may call: proved ones, and unseen ones that may be."""
        for secret in game.secrets:
            if secret.rule != self.id or secret.seat == accuser or secret.known == "settled":
                continue
            may = self.accuser == "anyone" or secret.to == accuser
            proved = secret.known == "all" or (secret.known == "to" and secret.to == accuser)
            if may and (proved or blanks(secret.cards)):
                yield secret

    def calls(self, game: Game) -> Iterable[int]:
        cards = game.deck.bit_count()
        if game.agenda or (self.penalty == "void-and-redeal" and not game.may_draw(cards)):
            return ()
        return [seat for seat in range(game.players) if any(self._cases(game, seat))]

    def on_call(self, game: Change, seat: int) -> None:
        poor = (pair.poor for pair in pairs_of(game))
        game.owe(Ask(self.id, seat, "seat", among=tuple(poor)))

    # --- the penalty -----------------------------------------------------------------------------

    def _punish(self, game: Change, guilty: int) -> None:
        for secret in game.secrets:
            if secret.rule == self.id and secret.seat == guilty:
                game.let_know(secret, 0, settled=True)
        if self.penalty == "last-and-out":
            game.strike(guilty, self)
        elif self.penalty == "void-and-redeal":
            self._redeal(game, guilty)
        else:
            game.announce(self, guilty, "taxed" if self.penalty == "more-tax" else "guilty")

    def _redeal(self, game: Change, guilty: int) -> None:
        """Deal the game again by chance: to each seat as many cards as at first."""
        game.void(self, guilty)
        rules, deck = game.rules, game.discards
        dealing = Dealing(deck & KNOWN, game.players, not game.classes, Random(0), game.blind)
        aside = sum(rule.lay_aside(dealing).bit_count() for rule in rules.hooks["lay_aside"])
        cards = list(range(deck.bit_count() - aside))
        hands = share(rules, cards, game.seats, game.dealer, game.classes)
        self._deal(game, tuple(hand.bit_count() for hand in hands), 0)

    def _deal(self, game: Change, counts: tuple[int, ...], to: int) -> None:
        count = counts[to]
        game.owe(Ask(self.id, CHANCE, "cards", count, count, to, 0, counts, game.discards))

    def _deal_next(self, game: Change, ask: Ask, cards: int) -> None:
        """Deal on; once all have their cards, begin the game with the exchange."""
        game.draw(self, ask.to, cards, 1 << ask.to)
        if ask.to + 1 < game.players:
            self._deal(game, ask.detail, ask.to + 1)
            return
        game.begin_again()

    def opens(self, game: State) -> int:
        open_hands = self._marked_seats(game) if self.penalty == "open-hand" else ()
        return sum(1 << seat for seat in open_hands)

    def _marked_seats(self, game: State) -> tuple[int, ...]:
        return tuple(map(SEATS.index, game.mark_of(self.id) or ""))

    def on_end(self, game: Change) -> None:
        later = self.penalty in ("open-hand", "more-tax")
        guilty = {s.seat for s in game.secrets if s.rule == self.id and s.known == "settled"}
        if later and guilty:
            game.mark(self, "".join(SEATS[seat] for seat in sorted(guilty)))
        elif game.mark_of(self.id) is not None:
            game.unmark(self)

    def lowest(self, game: State, low: list[Exit]) -> list[Exit]:
        evaders = [exit for exit in game.exits[::-1] if exit.rule == self.id]
        return [exit for exit in low if exit not in evaders] + evaders

    note = _(
        "Call it as soon as the missing card shows up, any time until the game ends; if nobody "
        "calls it, nothing happens. A player who has to leave the game for it is last of all, "
        "below every foul and fall, and of several the first is lowest. The extra card is paid "
        "only in the next game, and only by a player who is among the poor there. If jokers are "
        "exempt, keeping one is no evasion."
    )
    lore = _(
        "Keep the joker for late in the game, or play it within a group, where few ask where it "
        "comes from."
    )
    says = {
        "ask-seat": _("Who has kept back a stronger card?"),
        "ask-tax-one": _("Give {to} your strongest card, or cheat."),
        "ask-tax": _("Give {to} your {high} strongest cards, or cheat."),
        "foul": _("{seat} [has|have] evaded the tax, and [leaves|leave] the game."),
        "void": _("{seat} [has|have] evaded the tax: this game is void, and dealt again."),
        "draw": _("{seat} [gets|get] a new hand."),
        "mark": _("The penalty in the next game is for {value}."),
        "call": _("Accuse of tax evasion"),
        "called": _("{seat} [sees|see] through a tax evasion."),
        "unmark": _("The penalty is over."),
        "announce-guilty": _(
            "{seat} [has|have] evaded the tax, and will pay for it in the next game."
        ),
        "announce-taxed": _(
            "{seat} [has|have] evaded the tax, and if poor in the next game [gives|give] one card "
            "more."
        ),
    }
    example = """
        hands    3c4d8h / 5c6dJs / 7h8sQc / 4s5s2cX
        classes  a=daifugo b=fugo c=hinmin d=daihinmin
        phase    exchange
        d > 5sX            # d should have given the 2 and the joker.
        c > Qc  a > 3c4d  b > 5c
        d 2c               # The 2 is seen ...
        a tax-evasion > d  # ... and a calls it: d is out, last of all.
        = out !d, hand d -
    """
