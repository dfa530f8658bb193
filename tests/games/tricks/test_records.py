"""Records of Nap and Napoleon: written and read back, whole or as one seat knows them."""

from __future__ import annotations

from inspect import cleandoc
from random import Random

import pytest

from daifugo_widget import Table
from daifugo_widget.core.cards import cards, codes, show_code
from daifugo_widget.core.game.history import History
from daifugo_widget.core.game.moves import NOBODY, Answer
from daifugo_widget.core.records import Record, RecordError, read
from daifugo_widget.core.rules.rule_set import rules_of
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.games.tricks.engine.match import TrickMatch
from daifugo_widget.games.tricks.engine.rule_set import TrickRuleSet
from daifugo_widget.games.tricks.napoleon import NapoleonRuleSet
from daifugo_widget.table.session.saving import reconstruct
from tests.checking import some
from tests.games.tricks.playing import any_move

GAMES = ("nap", "napoleon", "napoleon, forced-napoleon", "napoleon, forced-napoleon(nobody=void)")
MOST_MOVES = 150

each_game = pytest.mark.parametrize("game", GAMES)
each_seed = pytest.mark.parametrize("seed", range(8))


def random_history(game: str, seed: int, players: int | None = None) -> History:
    """Play some deals by chance, up to any move of one of them."""
    rng, rules = Random(f"{game}/{seed}"), rules_of(game)
    assert isinstance(rules, TrickRuleSet)
    players = players or rng.randint(rules.fewest, rules.most)
    history, last = History(TrickMatch.start(rules, players, seed)), rng.randint(1, MOST_MOVES)
    for _ in range(last):
        match = history.now
        if match.over:
            break
        history = (
            history.next() if match.game.over else history.move(any_move(match.game, rng, 0.9))
        )
    return history


@each_game
@each_seed
def test_a_record_is_read_back_as_it_was_written(game: str, seed: int) -> None:
    history = random_history(game, seed)
    record = Record.of(history)
    again = read(str(record))[0].history()
    assert [step.match for step in again.steps] == [step.match for step in history.steps]
    assert str(Record.of(again)) == str(record)


@each_game
@each_seed
def test_the_record_of_a_seat_is_what_the_seat_has_seen(game: str, seed: int) -> None:
    history = random_history(game, seed)
    for seat in some(range(history.now.players + 1)):
        text = str(Record.of(history, seat))
        back = read(text)[0].history()
        assert "seed" not in text
        if not history.now.game.over:
            assert back.now.game == history.now.game.seen_by(seat)
            assert str(Record.of(back, seat)) == text


@each_game
@each_seed
def test_a_seats_record_can_be_played_on(game: str, seed: int) -> None:
    history = random_history(game, seed)
    seat = seed % history.now.players
    on = reconstruct(read(str(Record.of(history, seat)))[0].history())
    now, was = on.now.game, history.now.game
    assert now.hands[seat] == was.hands[seat]
    assert [hand.bit_count() for hand in now.hands] == [hand.bit_count() for hand in was.hands]
    assert now.all_cards() == was.all_cards()
    again = read(str(Record.of(on)))[0].history().now.game
    there, here = again.values(), now.values()
    kept = [name for name in here if name not in ("bids", "events")]
    assert {name: there[name] for name in kept} == {name: here[name] for name in kept}


def test_a_seats_record_can_be_played_on_where_honours_alone_were_laid_away() -> None:
    text = (
        "game napoleon 1\ndealer e\nhands 3h3s4d6h9d9hThJcKhAc / 3d4c4s5h6s8sJsKsAd2s / "
        "4h5s6d7d8d8h9c9sAhAs / 3c7h7s8cTcTdQhQs2d2h / 5d6c7cTsJhQcQdKd2cX\n"
        "a > -  b > 18c  c > -  d > -  e > -  a > -  b > Kd > KcKsAd\n"
    )
    history = Record.parse(text).history()
    for seat in range(5):
        on = reconstruct(Record.parse(str(Record.of(history, seat))).history()).now.game
        assert on.away == history.now.game.away
        assert on.all_cards() == history.now.game.all_cards()


@each_game
@each_seed
def test_a_session_that_a_seat_wrote_down_keeps_its_earlier_deals(game: str, seed: int) -> None:
    history = random_history(game, seed)
    on = reconstruct(read(str(Record.of(history, seed % history.now.players)))[0].history())
    again = read(str(Record.of(on)))[0].history()
    assert again.now.chances == on.now.chances
    assert again.now.number == on.now.number == history.now.number
    assert again.now.points == on.now.points == history.now.points


def forced(seed: int) -> History:
    """Let everybody pass until a card that is turned up makes one Napoleon, if one does."""
    history = History(TrickMatch.start(NapoleonRuleSet("napoleon, forced-napoleon"), 4, seed))
    while not history.now.game.over and history.now.game.declarer == NOBODY:
        ask = history.now.game.ask
        has_to = ask is not None and ask.rule == "forced-napoleon"
        history = history.move(Answer(history.now.game.all_bids()[-1] if has_to else None))
    return history


def test_cards_turned_up_one_after_another_are_told_to_each_seat() -> None:
    turned = [forced(seed) for seed in range(120)]
    turned = [history for history in turned if history.now.game.turned.bit_count() > 1]
    assert turned
    for history in turned:
        seen_by_each_seat(history)


def seen_by_each_seat(history: History) -> None:
    for seat in range(4):
        text = str(Record.of(history, seat))
        back = read(text)[0].history()
        assert str(Record.of(back, seat)) == text
        on = reconstruct(back).now.game
        assert on.turned == history.now.game.turned
        assert on.hands[seat] == history.now.game.hands[seat]


def test_the_jack_that_made_napoleon_stays_there_where_a_seats_record_is_played_on() -> None:
    made = 0
    for seed in range(40):
        history, rng = forced(seed), Random(seed)
        while not (history.now.game.over or history.now.game.trick):
            history = history.move(any_move(history.now.game, rng))
        game = history.now.game
        for card in () if game.over else map(show_code, codes(game.turned)):
            jack = cards("J" + card[-1])
            seat = game.next_of(game.declarer)
            on = reconstruct(read(str(Record.of(history, seat)))[0].history()).now.game
            made += 1
            assert not any(
                hand & jack for other, hand in enumerate(on.hands) if other != game.declarer
            )
    assert made > 10


NAP = "game nap 1\nhands 9hKhAc / Tc9s / Js8s\ncontract b:three\ntrumps s\ntrick b:8h c:Qh\n"


def test_a_position_is_laid_out_in_the_middle_of_a_deal() -> None:
    record = Record.parse(
        f"{NAP}= turn a, contract b:three, trumps s, legal 9h Kh\n! a Ac  follow-suit\n"
        "a Kh\n= taker a, leads a, tricks a 1\n"
    )
    assert record.check() == []


def test_a_deal_ends_when_somebody_has_no_card_left() -> None:
    record = Record.parse(
        "game nap 1\nhands 9hKh / Ah / ThJs\ncontract a:two\na 9h  b Ah  c Th\n= over, lost\n"
    )
    assert record.check() == []


def test_trumps_that_a_record_names_stay_whatever_is_led() -> None:
    record = Record.parse(
        "game nap 1\nhands 9hKh / AhTc / ThJs\ncontract a:two\ntrumps s\nturn a\n"
        "a 9h  b Ah  c Th\n= trumps s, taker b\n"
    )
    assert record.check() == []


TAKEN = "game napoleon 1\nhands 4s5s / AhKh / QhJh / 2c3c\ncontract a:13s\nfriend Qs\n"


@pytest.mark.parametrize(("turn", "leads"), [("", "b"), ("turn b\n", "b"), ("turn d\n", "d")])
def test_who_laid_the_cards_of_a_trick_does_not_hang_on_whose_turn_it_is(
    turn: str, leads: str
) -> None:
    record = Record.parse(f"{TAKEN}taken b:TsKsQs9s\n{turn}= adjutant c, leads {leads}\n")
    assert record.check() == []
    written = str(Record.of(record.history()))
    assert read(written)[0].history().now == record.history().now


def test_napoleon_may_begin_before_the_kitty_or_behind_it() -> None:
    hands = "hands 4s5s / KsQs / JsTs / 2c3c\n"
    before = Record.parse(
        f"game napoleon 1\n{hands}kitty 4d5d\ncontract b:13s\n= asks b adjutant, trumps s\n"
        "b > Js\n= asks b kitty, hand b QsKs4d5d, adjutant c\nb > 4d5d\n= leads b\n"
    )
    behind = Record.parse(
        f"game napoleon 1\n{hands}contract b:13s\nfriend Js\naway 4d5d\n= leads b, adjutant c\n"
    )
    assert before.check() == behind.check() == []


NEW = "\n"
LAID_OUT = "game napoleon 1\nhands 4s5s / KsQs / JsTs / 2c3c\n"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("game nap 1\nhands 9h / 8h / 7h\n", "7h is not in the deck"),
        ("game nap 1\nhands 9h / 8h\n", "2 cannot play Nap: 3 to 7 players can"),
        ("game nap 1\nplayers 9\n", "9 cannot play Nap"),
        ("game nap 1\nplayers 3\nclasses a=daifugo\n", "classes"),
        ("game nap 1\nplayers 3\nrules nap, eight-cut\n", "eight-cut"),
        ("game nap 1\nplayers 3\nb > five\n", "'five' is not a bid of Nap"),
        ("game nap 1\nplayers 3\nb > Two\n", "'Two' is not a bid of Nap"),
        ("game nap 1\nplayers 3\ncontract b:two\n", "write the hands too"),
        ("game nap 1\nhands 9h / 8h / Th\ncontract b:13s\n", "'13s' is not a bid of Nap"),
        ("game nap 1\nplayers 3\nhands 9h / 8h / Th\ntrumps s\n", "after the bidding"),
        (
            "game nap 1\nplayers 3\nhands 9h / 8h / Th\ncontract three\n",
            "write who plays which bid",
        ),
        ("game napoleon 1\nplayers 5\nb > 21s\n", "'21s' is not a bid of Napoleon"),
        ("game napoleon 1\nplayers 5\nb > 7z\n", "7z"),
        (f"{NAP.replace('c:Qh', 'a:9c')}", "in turn"),
        (f"{NAP.replace('trumps s', 'trumps red')}", "'red' is no suit"),
        (f"{NAP}taken a:8c9c\n", "a trick has 3 cards"),
        (f"{NAP}turn c\n", "after the cards of this trick a is to play"),
        (f"{NAP}= tricks a many\n", "tricks a 2"),
        (f"{NAP}= strength a\n", "strength"),
        ("game nap 1\nhands 9h / - / Jh\n", "b has no card for this trick"),
        (f"{NAP.replace('c:Qh', 'c:Qh a:9s')}".replace("9s /", "8d /"), "write it under taken"),
        (f"{NAP.replace('three', 'misere')}", "misere is played without trumps"),
        (f"{NAP.replace('trumps s', '')}", "with trumps: write their suit"),
        (f"{NAP.replace('trumps s', 'trumps -')}", "with trumps: write their suit"),
        (f"{LAID_OUT}kitty 4d5d\ncontract b:13s\ntrick b:As\n", "under away"),
        (f"{LAID_OUT}kitty 4d5d\ncontract b:13s\nturned 6d\n", "6d was turned up"),
        (f"{LAID_OUT}contract b:13s\nfriend Js\nturned 4s\naway 4d5d\n", "Napoleon has it"),
        (f"{LAID_OUT}kitty 4d3s\ncontract b:13s\nturned 3s\n", "3s was turned up, so Js lay"),
        (
            f"{LAID_OUT.replace('hands', 'rules napoleon, bidding(lowest=13)' + NEW + 'hands')}"
            "kitty 4d5d\ncontract b:2h\n",
            "The lowest bid at this table is 13 honours.",
        ),
        ("game nap 2\nplayers 3\n", "newer version"),
    ],
)
def test_a_broken_record_gets_an_error_that_says_what_would_be_right(text: str, wrong: str) -> None:
    with pytest.raises(RecordError, match=wrong.replace("(", r"\(")):
        read(text)[0].history()


def test_a_card_that_was_turned_up_tells_that_napoleon_is_alone() -> None:
    text = f"{LAID_OUT}kitty 4d5d\ncontract b:13s\nturned 4d\nb > 4d\n"
    (step,) = Record.parse(text).history().steps
    assert [event.verb for event in step.match.game.events][:2] == ["name-adjutant", "adjutant"]


def test_what_is_not_laid_out_in_mid_play_is_in_nobodys_hand() -> None:
    text = f"{LAID_OUT}contract b:13s\nfriend Js\ntrick b:As\n"
    game = Record.parse(text).history().now.game
    assert [hand.bit_count() for hand in game.hands] == [2, 2, 2, 2]
    assert game.all_cards() == game.rules.deck(4)


def test_a_bid_out_of_order_is_refused_with_the_reason() -> None:
    record = Record.parse(
        "game nap 1\nplayers 4\nseed 1\ndealer d\na > three\n! b > two  bidding\n"
        "! b > wellington  wellington\n! b Th  choice-owed\n! c > -  not-your-turn\nb > misere\n"
    )
    assert record.check() == []


@pytest.mark.parametrize(
    "more",
    [
        "",
        "contract b:13s\n",
        "contract b:13s\nfriend Js\n",
        "contract b:13s\nfriend Js\naway 4d5d\n",
    ],
)
def test_a_position_that_was_laid_out_is_written_as_it_was_read(more: str) -> None:
    kitty = "" if "away" in more else "kitty 4d5d\n"
    text = f"game napoleon 1\nhands 4s5s / KsQs / JsTs / 2c3c\n{kitty}{more}"
    history = Record.parse(text).history()
    again = read(str(Record.of(history)))[0].history()
    assert again.now.game == history.now.game


def test_what_chance_cannot_have_turned_up_is_refused_without_a_seat() -> None:
    hands = LAID_OUT.replace("hands", "rules napoleon, forced-napoleon\nhands")
    record = Record.parse(f"{hands}kitty 4d5d\nb > -  c > -  d > -  a > -  ~ 6d\n")
    with pytest.raises(RecordError, match="~ 6d is refused") as caught:
        record.history()
    assert "legal for" not in str(caught.value)


def test_a_seat_begins_again_from_its_record_of_when_only_its_own_card_was_left() -> None:
    record = """
        game   nap 1
        hands  8c9hJhQcAd / ?5 / ?5
        b > nap  c > -  a > -
        b As  c 9s  a Qc
        b Qd  c Jd  a Ad
        a 8c  b Js  c Kc
        b Ah  c 8h  a 9h
        b 9d  c Kd
    """
    table = Table(record=cleandoc(record))
    table.again()
    assert not table.session.game.is_view()
    assert table.session.game.actor == 0
    with pytest.raises(SpokenError, match="as one seat knows it"):
        Table(record=Record.parse(cleandoc(record)).history())
