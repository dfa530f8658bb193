"""What a quiz says is right is right by another way: facts of records, brute force, play."""

from __future__ import annotations

import re
from functools import reduce
from operator import or_

import pytest

from daifugo_widget.core.cards import codes, pretty_number, read_codes
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.game.plays import Play
from daifugo_widget.core.records import Record
from daifugo_widget.core.records.cardtext import CardText
from daifugo_widget.core.records.legal import legal_texts
from daifugo_widget.core.words.text import LANGS
from daifugo_widget.drills.words import DrillPosition, holds
from daifugo_widget.games.daifugo.engine.match import Match
from daifugo_widget.games.daifugo.engine.rule import CATALOGUE
from daifugo_widget.games.daifugo.quiz.daifugo_quiz import KINDS
from daifugo_widget.games.daifugo.records.moving import find_play
from daifugo_widget.games.daifugo.rules.titles import THEMES
from daifugo_widget.quiz.making import questions_from
from daifugo_widget.quiz.question import Question
from tests.checking import some
from tests.games.daifugo.engine.brute import legal_plays
from tests.quiz.asked import (
    RULES,
    after,
    asked_on,
    assert_one_can_be_right,
    everything_asked,
    game,
    of_kind,
    only,
    true,
)

CLASS_IDS = dict(
    zip(
        THEMES["japanese"],
        ("god", "king", "superfugo", "daifugo", "fugo", "heimin", "hinmin", "daihinmin"),
        strict=False,
    )
)


def choice(question: Question) -> str:
    return question.write([question.choices[only(question)]])


# --- every kind ----------------------------------------------------------------------------------


def test_who_leads_is_who_leads_in_the_record() -> None:
    for question in some(of_kind("leads")):
        assert [
            s for s in range(question.match.players) if true(after(question), f"leads {SEATS[s]}")
        ]
        assert true(after(question), f"leads {SEATS[only(question)]}")


def test_who_leads_is_not_told_with_what_the_clock_calls() -> None:
    text = "rules base, time-limit\nhands 3c4c / 9c9d / 5s6s\nturn b\nb 9c  c -  a time-limit\n"
    (question,) = questions_from(Record.parse(text).history(), 3, 1, kinds=["leads"])
    assert question.text() == "Time limit: a has run out of time. Who leads next?"


def test_who_acts_when_the_time_for_a_choice_has_run_out_is_asked() -> None:
    text = "rules base, time-limit, seven-pass\nhands 7c3c4c / 9c9d / 5s6s\na 7c  a time-limit\n"
    asked = questions_from(Record.parse(text).history(), 8, 1, kinds=["acts"])
    said = "Time limit: a has run out of time. Who has to act next?"
    assert [only(question) for question in asked if question.text() == said] == [1]


def test_who_begins_is_who_leads_in_the_record() -> None:
    for question in some(of_kind("begins")):
        assert true(question.match, f"leads {SEATS[only(question)]}")


def test_who_acts_is_whose_turn_it_is() -> None:
    for question in some(of_kind("acts")):
        assert true(after(question), f"turn {SEATS[only(question)]}")


def test_the_order_is_that_of_the_record() -> None:
    for question in some(of_kind("order")):
        orders = [question.write([each]).replace(" ", "") for each in question.choices]
        assert [true(after(question), f"order {order}") for order in orders] == [
            at == only(question) for at in range(len(orders))
        ]


def test_how_many_are_held_is_what_the_hand_counts() -> None:
    for question in some(of_kind("holds")):
        who = re.search(r"does (\w) hold then", question.text())
        assert who
        assert true(after(question), f"cards {who[1]} {only(question)}")


def test_how_many_can_be_chosen_is_the_largest_answer_there_is() -> None:
    for question in some(of_kind("cards")):
        ask = question.game.ask
        assert ask is not None
        texts = [text for text in legal_texts(question.game) if text not in CATALOGUE]
        sizes = {len(CardText.parse(text)) for text in texts}
        assert only(question) == max(sizes)
        assert (" at most" in question.text()) == (len(sizes) > 1)


def test_the_classes_are_those_of_the_record() -> None:
    for question in some(of_kind("classes")):
        names = {question.match.rules["titles"].title(id).en: id for id in CLASS_IDS.values()}
        pairs = (part.split(": ") for part in choice(question).split(", "))
        facts = " ".join(f"{seat}={names[name]}" for seat, name in pairs)
        assert true(after(question), f"classes {facts}")


def test_who_has_left_is_who_is_out_in_the_record() -> None:
    for question in some(of_kind("left")):
        signs = {"gone out": "", "fouled": "!", "fallen": "_"}
        parts = choice(question).split(", ")
        out = " ".join(signs[part.partition("has ")[2]] + part[0] for part in parts)
        assert true(after(question), f"out {out}")


def test_the_points_are_those_of_the_match() -> None:
    for question in some(of_kind("points")):
        who = re.search(r"does (\w) have", question.text())
        assert who
        assert true(after(question), f"points {who[1]} {only(question)}")


def test_the_deck_is_all_cards_that_are_somewhere() -> None:
    for question in some(of_kind("deck")):
        assert only(question) >= reduce(or_, question.game.hands).bit_count()
        rules, players = question.match.rules, question.match.players
        assert only(question) == Match.start(rules, players, 1).game.all_cards().bit_count()


def test_the_numbers_left_out_are_those_that_no_card_of_the_deal_has() -> None:
    for question in some(of_kind("absent")):
        deal = Match.start(question.match.rules, question.match.players, 1).game
        held = {code // 4 for code in codes(deal.all_cards())}
        texts = [pretty_number(number) for number in range(13) if number not in held]
        assert choice(question) == " ".join(texts)


def test_who_deals_is_the_dealer_of_the_next_game() -> None:
    for question in some(of_kind("deals")):
        assert after(question).next().game.dealer == only(question)


def test_the_strongest_card_follows_each_of_the_others() -> None:
    for question in some(of_kind("strongest")):
        signs = dict(zip("♣♦♥♠", "cdhs", strict=True))
        texts = [
            question.write([each]).replace("10", "T").replace("★", "X") for each in question.choices
        ]
        bits = [1 << read_codes("".join(signs.get(c, c) for c in text))[0] for text in texts]
        forms, order = question.match.rules.forms, question.game.order
        best = bits[only(question)]
        for other in some(set(bits) - {best}):
            (top, *_) = forms.readings(other, order)
            assert forms.follow(best, top, order)


def test_what_is_legal_is_what_the_table_lets_lie() -> None:
    for question in some(of_kind("legal")):
        texts = [each.slots["it"][1] for each in question.choices[:-1]]
        laid = [isinstance(find_play(question.game, text), Play) for text in texts]
        assert question.right == {at for at, legal in enumerate(laid) if legal} or (
            not any(laid) and question.right == {len(laid)}
        )


def test_what_is_legal_is_what_brute_force_finds() -> None:
    compared = 0
    for seed in range(4):
        history = game("base, stairs, suit-bind, eight-cut, spade-three", seed)
        for question in questions_from(history, 8, seed, kinds=["legal"]):
            found = {cards_in(text) for text in legal_plays(question.game)}
            for at, each in enumerate(question.choices[:-1]):
                text = each.slots["it"][1]
                assert (cards_in(text) in found) == (at in question.right)
                compared += 1
    assert compared > 50


def cards_in(text: str) -> tuple[int, ...]:
    bare = re.sub(r"=(10|[3-9TJQKA2])[cdhs]?", "", text.rpartition(":")[2])
    return tuple(sorted(read_codes(bare)))


def test_what_makes_a_rule_act_does_and_nothing_else() -> None:
    for question in some(of_kind("show")):
        (rule,) = question.rules
        for play in some(question.game.plays()):
            match = question.match.step(play)
            moment = DrillPosition(match, question.seat, match.game.events)
            fires = holds(moment, f"fires {rule}")
            right = any(
                sorted(codes(play.cards)) == list(cards_in(str(text))) for text in question.right
            )
            assert right == fires


def test_the_rule_that_is_right_is_on_and_the_others_are_not() -> None:
    for question in some(of_kind("rule")):
        on = [rule.short_names.en for rule in question.match.rules]
        names = [question.write([each]) for each in question.choices]
        assert names[only(question)] in on
        assert question.rules[0] in question.match.rules
        assert len(set(names)) == len(names)


def test_what_happens_is_told_of_the_match_after_it() -> None:
    facts = set()
    for question in of_kind("happens"):
        said, match = choice(question), after(question)
        if found := re.search(r"(\w) (leads|leads next|acts next)\.$", said):
            fact = "turn" if found[2] == "acts next" else "leads"
            assert true(match, f"{fact} {found[1]}")
            facts.add(fact)
        if found := re.search(r"(\S+) is the strongest number now", said):
            assert (
                match.game.order.line[-1] == read_codes(found[1].replace("10", "T") + "c")[0] // 4
            )
            facts.add("strongest")
    assert facts == {"turn", "leads", "strongest"}


def test_what_may_be_chosen_is_what_the_record_lets_be_chosen() -> None:
    for question in some(of_kind("which")):
        texts = (each for each in legal_texts(question.game) if each not in CATALOGUE)
        legal = {cards_in(text) for text in texts}
        for at, each in some(enumerate(question.choices)):
            assert (cards_in(each.slots["it"][1]) in legal) == (at in question.right)
        assert len(question.right) < len(question.choices)


def test_a_card_that_has_to_go_is_the_only_one_that_the_record_lets_go() -> None:
    for question in some(of_kind("must")):
        texts = [each for each in legal_texts(question.game) if each not in CATALOGUE]
        laid = question.choices[only(question)].slots["it"][1]
        assert [cards_in(text) for text in texts] == [cards_in(laid)]
        ranks = [each.slots["it"][1][0] for each in question.choices]
        assert ranks.count(laid[0]) == 1, "no card of the same strength is wrong"


def test_the_discards_are_all_that_is_neither_held_nor_laid_nor_laid_aside() -> None:
    for question in some(of_kind("discards")):
        before, game = question.game, after(question).game
        held = [sum(len(codes(hand)) for hand in each.hands) for each in (before, game)]
        laid = sum(len(codes(laid.play.cards)) for laid in before.trick)
        gone = len(codes(before.discards | before.beside)) + laid + held[0] - held[1]
        assert only(question) in (gone, gone - len(codes(game.removed ^ before.removed)))


def test_the_odd_card_goes_to_the_lowest_class() -> None:
    for question in some(asked_on("deal-remainder")):
        assert only(question) == after(question).game.ranking()[-1]


def test_who_sits_next_is_who_does_in_the_record() -> None:
    (question,) = (each for each in asked_on("seating") if each.kind == "seats")
    assert question.text() == "c plays 7♣. Who sits right after a in the next game?"
    assert question.check("c").right  # the example states: seats a c d b


def test_what_comes_first_is_a_part_of_what_happens_and_its_beginning() -> None:
    for question in some(of_kind("first")):
        story = question.write(question.story)
        places = [story.index(question.write([each])) for each in question.choices]
        assert places[only(question)] == min(places)


def test_the_highest_class_is_the_first_of_its_table_by_every_name() -> None:
    for question in some(of_kind("highest")):
        texts = [question.write([each]) for each in question.choices]
        (theme,) = (each for each in THEMES.values() if {*texts} <= {name.en for name in each})
        ranks = [[name.en for name in theme].index(text) for text in texts]
        assert ranks[only(question)] == min(ranks)


def test_a_decree_falls_only_when_all_others_are_against_it() -> None:
    question = asked_on("decree")[0]
    assert question.check(3).right
    assert not question.check(2).right


def test_a_newcomer_enters_above_those_who_are_beaten() -> None:
    table = ("Daifugō", "Fugō", "Heimin", "Hinmin", "Daihinmin")
    for question in some(of_kind("joins")):
        beaten = re.search(r"beats (\d)", question.text())
        assert beaten
        assert choice(question) == table[4 - int(beaten[1])]


# --- all of them ---------------------------------------------------------------------------------


def test_every_kind_of_question_comes_up() -> None:
    assert {question.kind for question in everything_asked()} == set(KINDS)


def test_of_several_choices_that_read_differently_one_is_right() -> None:
    for question in some(everything_asked()):
        assert_one_can_be_right(question)


def test_the_feedback_names_the_rule_whatever_is_answered() -> None:
    for question in some(everything_asked()):
        assert question.rules
        rights = {
            "seat": SEATS[only(question)] if question.how == "seat" else "",
            "number": str(only(question)) if question.how == "number" else "",
            "cards": min(map(str, question.right)),
        }
        answer = rights.get(question.how) or [int(at) + 1 for at in question.right]
        verdict = question.check(answer)
        assert verdict.right
        for lang in some(LANGS):
            name = question.match.rules[question.rules[0]].short_names.to(lang)
            assert name in question.write(verdict.said, lang)
            assert name in question.write(question.solution, lang)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_asked_about_and_makes_the_difference(rule: str) -> None:
    for question in some(asked_on(rule)):
        assert question.rules[0] == rule or rule in question.rules
        cls = question.match.rules[rule]
        assert question.decided or cls.frame or not cls.example


def test_a_rule_that_only_acted_beside_is_no_reason_for_an_answer() -> None:
    history = Record.parse("""
        rules  base, suit-bind, eight-cut
        hands  8d3s / 5d6c / 7c9c
        turn   b
        b 5d  c -  a 8d
        """).history()
    (leads,) = (q for q in questions_from(history, 30, kinds=["leads"]) if q.right == {0})
    assert leads.rules == ("eight-cut",)


def test_two_rules_of_which_each_would_do_are_both_the_reason() -> None:
    history = Record.parse("""
        rules  base, revolution, six-cut, sixty-six
        hands  6c6d3s / 8c8d / 7c9c
        trick  b:8h8s
        marks  revolution
        turn   c
        c -  a 6c6d
        """).history()
    (leads,) = (q for q in questions_from(history, 30, kinds=["leads"]) if q.right == {0})
    assert leads.rules == ("six-cut", "sixty-six")


def test_a_rule_is_the_reason_though_another_would_have_acted_in_its_place() -> None:
    history = Record.parse("""
        rules  base, nine-shuffle, nine-bet
        hands  9c9d3s4s / 8c8d / 7c9h
        turn   a
        a 9c9d
        """).history()
    (acts,) = questions_from(history, 30, kinds=["acts"])
    assert acts.rules == ("nine-shuffle",)
