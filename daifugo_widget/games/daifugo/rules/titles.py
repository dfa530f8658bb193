"""What the classes are called, by theme, and what the Japanese words mean."""

from __future__ import annotations

from daifugo_widget.core.words.text import Text
from daifugo_widget.core.words.translations import _

_NAMES: dict[str, Text] = {
    "japanese": _(
        "Kami / Ō / Chōfugō / Daifugō / Fugō / Heimin / Hinmin / Daihinmin / Chōhinmin / "
        "Minarai / Tabibito"
    ),
    "millionaire": _(
        "Living legend / Trillionaire / Billionaire / Grand millionaire / Millionaire / "
        "Commoner / Pauper / Grand pauper / Penny saver / Lucky-coin finder / Dreamer"
    ),
    "president": _(
        "World president / Founder / Grand president / President / Vice-president / Citizen / "
        "Vice-voter / Last in the poll / Poster hanger / Leaflet folder / Tourist"
    ),
    "tycoon": _(
        "Mogul of moguls / Magnate / Super tycoon / Tycoon / Rich / Commoner / Thrifty / Flat "
        "broke / Bargain hunter / Coupon clipper / Window shopper"
    ),
    "company": _(
        "Founder / Chair / Group head / Chief executive / Director / Colleague / Newcomer / "
        "Trainee / Intern / Applicant / Visitor"
    ),
    "police": _(
        "Master detective / Minister / Commissioner / Chief / Inspector / Officer / Cadet / "
        "Lost-property clerk / Night watch / Ticket writer / Witness"
    ),
    "army": _(
        "Legendary hero / Marshal / Grand general / General / Captain / Soldier / Recruit / "
        "Cook / Drummer / Flag bearer / Mascot"
    ),
    "hospital": _(
        "Healer of legend / Patron / Professor / Director / Doctor / Nurse / Student / Porter "
        "/ Tea server / Flower bringer / Sleepyhead"
    ),
    "underworld": _(
        "Phantom thief / Pirate king / Grand boss / Boss / Right hand / Rogue / Lookout / "
        "Getaway driver / Map reader / Door opener / Clumsy apprentice"
    ),
}


def in_order(names: Text) -> tuple[Text, ...]:
    """Return the names that a phrase lists with slashes, each in all languages."""
    return tuple(Text(*name) for name in zip(*(part.split(" / ") for part in names), strict=True))


THEMES = {theme: in_order(names) for theme, names in _NAMES.items()}
"""The names of the classes from the top down, by theme."""

READINGS = (
    *("かみ", "おう", "ちょうふごう", "だいふごう", "ふごう", "へいみん"),
    *("ひんみん", "だいひんみん", "ちょうひんみん", "みならい", "たびびと"),
)
"""How the Japanese names are read, in kana."""

MEANINGS = in_order(
    _(
        "above everybody / king: the second of nine / the super rich / the very rich / the rich / "
        "a commoner / the poor / the very poor / the super poor / the last but one of "
        "nine / the last of nine, with the world still to see"
    )
)
"""What each class is, from the top down."""
