"""Text in columns keeps together what belongs together."""

from daifugo_widget.core.words.text import LANGS
from daifugo_widget.games.tricks.napoleon.bids import NapoleonBid
from daifugo_widget.table.still.terminal_text import shorten, width, wrap
from tests.checking import some


def test_no_line_ends_at_a_no_break_space() -> None:
    assert wrap("Ken bids 13\xa0♠.", 11) == ["Ken bids", "13\xa0♠."]
    assert wrap("Ken bids 13\xa0♠.", 80) == ["Ken bids 13\xa0♠."]


def test_no_line_ends_between_the_number_and_the_suit_of_a_bid() -> None:
    bid = NapoleonBid.parse("13s").words
    for lang in some(LANGS):
        assert " " not in bid.to(lang)


def test_a_text_is_shortened_by_the_columns_that_its_letters_take() -> None:
    assert shorten("Featherstone", 12) == "Featherstone"
    assert shorten("Featherstonehaugh", 12) == "Featherston…"
    assert shorten("とても長い名前", 14) == "とても長い名前"
    assert shorten("とても長い名前", 13) == "とても長い名…"
    assert shorten("とても長い名前", 12) == "とても長い…"


def test_no_sign_is_cut_through_where_a_text_is_shortened() -> None:
    assert shorten("cafe\u0301s and more", 5) == "cafe\u0301…"
    family = "👩\u200d👩\u200d👧"
    assert shorten(f"{family}{family}", width(family) + 1) == f"{family}…"
