"""What a quiz on Nap or Napoleon says is right is right by another way: facts, brute force."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from daifugo_widget.core.cards import bits, show
from daifugo_widget.core.game.moves import SEATS, Answer
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.quiz.game_quiz import game_quiz_of
from daifugo_widget.quiz.question import Question
from tests.checking import some
from tests.games.tricks.brute import (
    CHIPS,
    Trick,
    nap_legal,
    nap_winner,
    napoleon_legal,
    napoleon_winner,
)
from tests.games.tricks.quiz.asked import GAMES, RULES, asked_on, everything_asked, of_kind
from tests.quiz.asked import after, assert_one_can_be_right, only, true

HONOURS = "AKQJT"


def chosen(question: Question) -> str:
    return question.write([question.answer])


def brute_trick(match: TrickMatch, cards: list[str], number: int) -> Trick:
    game = match.game
    trumps = None if game.trumps is None else "cdhs"[game.trumps]
    return Trick(cards, trumps, number, "same-two" in match.rules, "yoromeki" in match.rules)


def legal(trick: Trick, hand: list[str], game: str) -> set[str]:
    return (nap_legal if game == "nap" else napoleon_legal)(hand, trick)


def winner(trick: Trick, game: str) -> str:
    return (nap_winner if game == "nap" else napoleon_winner)(trick)


def brute_taker(match: TrickMatch) -> int:
    """Return who took the latest trick, by the rule book."""
    laid = {str(each.play): each.seat for each in match.game.taken[-1].trick}
    trick = brute_trick(match, list(laid), len(match.game.taken))
    return laid[winner(trick, match.rules.game)]


# --- every kind ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_takes_a_trick_is_who_does_by_the_rule_book_and_in_the_record() -> None:
    for question in some(of_kind("takes")):
        assert only(question) == brute_taker(after(question))
        assert true(after(question), f"taker {SEATS[only(question)]}")


def test_who_leads_is_who_leads_in_the_record() -> None:
    for question in some(of_kind("leads")):
        assert true(after(question), f"leads {SEATS[only(question)]}")


def test_what_may_be_played_is_what_the_rule_book_lets_lie() -> None:
    refused = 0
    for question in of_kind("legal"):
        match, game = question.match, question.game
        hand = [show(1 << bit) for bit in bits(game.hands[game.turn])]
        laid = [str(each.play) for each in game.trick]
        allowed = legal(
            brute_trick(match, laid, len(game.taken) + 1), hand, question.match.rules.game
        )
        texts = [each.slots["it"][1] for each in question.choices]
        assert question.right == {at for at, text in enumerate(texts) if text in allowed}
        refused += len(texts) - len(question.right)
    assert refused > 100


def test_what_may_be_said_is_what_the_game_lets_be_said() -> None:
    for question in some(of_kind("bids")):
        game = question.game
        bids = {bid.words.en: bid for bid in game.all_bids()}
        for at, each in some(enumerate(question.choices)):
            move = Answer(bids.get(question.write([each])))
            assert (game.why_not(game.actor, move) is None) == (at in question.right)


def test_of_bids_in_nap_the_higher_ones_may_be_said_after_those_they_need() -> None:
    names = ["Two", "Three", "Misere", "Four", "Nap", "Wellington", "Blucher"]
    for question in some(of_kind("bids", "nap")):
        top = question.game.top_bid
        at = names.index(top[1].words.en) if top else -1
        for number, each in some(enumerate(question.choices)):
            said = question.write([each])
            place = 9 if said == "pass" else names.index(said)
            open_now = at < place < 5 or place == 9 or (place > 4 and place == at + 1)
            assert open_now == (number in question.right), (at, said)


def test_why_a_card_takes_the_trick_is_a_true_reason_and_no_other_one_is() -> None:
    for question in some(of_kind("why")):
        match = after(question)
        game, taken = match.game, match.game.taken[-1]
        cards = [str(each.play) for each in taken.trick]
        best = next(str(each.play) for each in taken.trick if each.seat == taken.seat)
        ranks, led = "X23456789TJQKA", cards[0]
        trumps = "" if game.trumps is None else "cdhs"[game.trumps]
        of_suit = [card for card in cards if card != "X" and card[1] == led[-1]]
        other = {"c": "s", "s": "c", "d": "h", "h": "d", "": ""}[trumps]
        true_reasons = {
            "It is the highest card of the suit led.": led != "X"
            and best == max(of_suit, key=lambda card: ranks.index(card[0]))
            and best[1] == led[1],
            "It is the highest trump.": best[-1] == trumps,
            "It has the highest number of all.": all(
                ranks.index(best[0]) >= ranks.index(card[0]) for card in cards
            ),
            "It is the Almighty, ♠A.": best == "As",
            "It is the right bower, the J of trumps.": best == f"J{trumps}",
            "It is the left bower, the other J of the colour of trumps.": best == f"J{other}",
            "The joker was led.": led == "X",
            "All cards are of one suit, and it is the 2.": best[0] == "2"
            and len({card[-1] for card in cards}) == 1,
            "♥Q beats ♠A in the same trick.": best == "Qh" and "As" in cards,
        }
        for at, each in some(enumerate(question.choices)):
            assert true_reasons[question.write([each])] == (at in question.right), question


def test_every_reason_for_a_trick_comes_up() -> None:
    found = {chosen(question) for question in of_kind("why", "napoleon")}
    assert len(found) == 8


def test_in_the_right_order_each_card_beats_the_one_before_it() -> None:
    for question in some(of_kind("order")):
        match, led = question.match, str(question.game.trick[0].play)
        trumps = None if match.game.trumps is None else "cdhs"[match.game.trumps]
        low = "X" if led == "X" else f"2{led[1]}"
        text = question.choices[only(question)].slots["it"][1]
        for pair in some(pairwise(re.findall("X|..", text))):
            laid = [low, *(card for card in pair if card != low)]
            assert winner(Trick(laid, trumps), match.rules.game) == pair[1]


def test_a_card_that_wins_does_and_the_others_do_not() -> None:
    for question in some(of_kind("win")):
        for play in some(question.game.plays()):
            match = question.match.step(play)
            wins = brute_taker(match) == question.seat
            assert wins == (str(play) in question.right)
            assert question.check(str(play)).right == wins


def test_the_trumps_are_those_of_the_record() -> None:
    for question in some(of_kind("trumps")):
        suit = dict(zip("♣♦♥♠", "cdhs", strict=True)).get(chosen(question), "-")
        assert true(after(question), f"trumps {suit}")


def test_the_deck_is_all_cards_of_the_deal() -> None:
    for question in some(of_kind("deck")):
        assert only(question) == question.game.all_cards().bit_count()


def test_the_deal_moves_to_the_left() -> None:
    for question in some(of_kind("deals")):
        assert only(question) == (question.game.dealer + 1) % question.match.players


def test_a_void_deal_leaves_as_many_to_come() -> None:
    for question in some(of_kind("session")):
        counted = sum(not result.void for result in after(question).results)
        assert only(question) == 10 - counted


def test_a_bid_is_worth_what_the_table_of_chips_says() -> None:
    for place, kind in enumerate(("worth", "loss")):
        for question in some(of_kind(kind)):
            assert only(question) == CHIPS[str(question.game.contract)][place]


def test_the_chips_are_paid_by_the_table_and_by_the_tricks_taken() -> None:
    for question in some(of_kind("chips")):
        game = after(question).game
        made = true(after(question), "made")
        chips = CHIPS[str(game.contract)][not made]
        who = SEATS[game.declarer]
        others = f"Each of the others pays {chips} chips to {who}."
        own = f"{who} pays {chips} chips to each of the others."
        assert chosen(question) == (others if made else own)


# --- Napoleon ------------------------------------------------------------------------------------


def test_the_adjutant_is_who_holds_the_card_named() -> None:
    alone = 0
    for question in of_kind("adjutant"):
        named = re.search(r"names (\S+)\.", question.text())
        assert named
        fact = "-" if "alone" in chosen(question) else chosen(question)
        alone += fact == "-"
        assert true(after(question), f"adjutant {fact}")
    assert 0 < alone < len(of_kind("adjutant"))


def test_who_knows_the_adjutant_holds_the_card_or_has_seen_it() -> None:
    for question in some(of_kind("knows")):
        game = after(question).game
        friend, everybody = game.friend, range(question.match.players)
        open_now = game.table_cards() | game.turned | game.shown
        for taken in game.taken:
            open_now |= sum(laid.play.cards for laid in taken.trick)
        knows = {seat for seat in everybody if friend & (game.hands[seat] | open_now)}
        if friend & game.away:
            knows.add(game.declarer)
        said = chosen(question).replace("only ", "")
        parts = {"everybody": list(SEATS[: question.match.players]), "nobody": []}
        assert {SEATS[seat] for seat in knows} == set(parts.get(said, said.split(", ")))


def honours(text: str) -> int:
    return sum(text.count(f"{rank}{suit}") for rank in HONOURS for suit in "cdhs")


def test_the_honours_of_a_side_are_those_in_its_tricks() -> None:
    for question in some(of_kind("honours")):
        game = after(question).game
        side = game.side()
        won = [str(laid.play) for t in game.taken if t.seat in side for laid in t.trick]
        assert only(question) == honours(" ".join(won))


def test_the_honours_of_a_trick_are_counted() -> None:
    for question in some(of_kind("in-trick")):
        trick = after(question).game.taken[-1].trick
        assert only(question) == honours(" ".join(str(laid.play) for laid in trick))


def test_as_many_cards_are_laid_away_as_were_in_the_kitty() -> None:
    for question in some(of_kind("cards")):
        assert only(question) == {4: 5, 5: 3, 6: 5}[question.match.players]


def test_honours_that_are_laid_away_lie_face_up() -> None:
    for question in some(of_kind("open")):
        away = after(question).game.away
        assert only(question) == honours(show(away))


def test_who_holds_the_jack_of_the_card_turned_up_is_napoleon() -> None:
    for question in some(of_kind("forced")):
        turned = re.search(r"and (\S+) is turned up", question.text())
        assert turned
        sign = turned[1][-1]
        jack = "J" + dict(zip("♣♦♥♠★", "cdhs-", strict=True))[sign]
        holder = [SEATS[s] for s, hand in enumerate(question.game.hands) if jack in show(hand)]
        void = turned[1].startswith("J") or sign == "★" or not holder
        assert chosen(question) == ("nobody: the deal is void" if void else holder[0])


def test_who_wins_has_made_the_bid_or_stopped_it() -> None:
    for question in some(of_kind("winners")):
        match = after(question)
        side = {SEATS[seat] for seat in match.game.side()}
        assert (set(chosen(question).split(", ")) == side) == true(match, "made")


# --- all of them ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_comes_up(game: str) -> None:
    asked = {q.kind for q in everything_asked() if q.match.rules.game == game}
    assert asked == set(game_quiz_of(game).kinds)


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_every_rule_is_asked_about(game: str, rule: str) -> None:
    found = asked_on(game, rule)
    assert len(found) > 1
    for question in found:
        assert question.rules[0] == rule
        frame = question.match.rules[rule].frame
        ask = question.game.ask
        assert frame or question.decided or (ask and ask.rule == rule)


def test_of_several_choices_that_read_differently_one_is_right() -> None:
    for question in some(everything_asked()):
        assert_one_can_be_right(question)


def test_the_feedback_names_the_rule_in_every_language() -> None:
    for question in some(everything_asked()):
        for lang in some(LANGS):
            name = question.match.rules[question.rules[0]].short_names.to(lang)
            solution = question.write(question.solution, lang)
            assert name in solution
            assert not re.search(r"[{}\[\]|]", solution + question.text(lang))


def test_a_wrong_card_or_bid_is_refused_in_the_words_of_the_table() -> None:
    for question in some([*of_kind("legal"), *of_kind("bids")]):
        for at in some(set(range(len(question.choices))) - question.right):
            verdict = question.check(at + 1)
            assert not verdict.right
            assert question.notes[at] in verdict.said


def test_without_the_rule_another_answer_is_right_and_said_to_be() -> None:
    for rule in ("same-two", "yoromeki"):
        (question, *_) = (q for q in asked_on("napoleon", rule) if q.kind == "takes")
        wrong = next(seat for seat in question.notes)
        said = question.write(question.check(int(wrong)).said)
        assert f"That would be right without {question.match.rules[rule].short_names.en}." in said
