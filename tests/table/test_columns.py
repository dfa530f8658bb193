"""Text in columns keeps together what belongs together."""

from daifugo_widget.core.text import LANGS
from daifugo_widget.table.columns import wrapped
from daifugo_widget.tricks.napoleon.bids import NapoleonBid


def test_no_line_ends_at_a_no_break_space() -> None:
    assert wrapped("Ken bids 13\xa0♠.", 11) == ["Ken bids", "13\xa0♠."]
    assert wrapped("Ken bids 13\xa0♠.", 80) == ["Ken bids 13\xa0♠."]


def test_no_line_ends_between_the_number_and_the_suit_of_a_bid() -> None:
    bid = NapoleonBid.parse("13s").words
    for lang in LANGS:
        assert " " not in bid.to(lang)
