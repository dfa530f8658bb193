"""What the card of a rule says holds where a table would argue, and is said in each language."""

from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path

from daifugo_widget.core.records import Record, read
from daifugo_widget.core.words.text import Text
from daifugo_widget.games.daifugo.engine.rule_set import catalogue
from tests.checking import for_each, some

LIBRARY = Path(__file__).parents[3] / "records" / "cards-say.dfg"
RECORDS = read(LIBRARY.read_text("utf-8"), LIBRARY.name)


def said(rule: str) -> Iterator[Text]:
    card = catalogue()[rule]
    yield from (card.text, card.note or card.text)
    for option in card.options.values():
        yield from (option.label, *option.words.values())


@for_each(RECORDS, name=attrgetter("title"), at_least=50)
def test_a_card_tells_what_happens_in_a_position_that_tables_argue_about(record: Record) -> None:
    """The position itself is checked with the library; its ``x-card`` names what is said."""
    line = next(line for line in str(record).splitlines() if line.startswith("x-card"))
    rule, *phrases = line.removeprefix("x-card").strip().split(" / ")
    for phrase, everything in some(zip(phrases, zip(*said(rule), strict=True), strict=True)):
        assert any(phrase in text for text in everything)
