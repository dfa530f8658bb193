"""Phrases from their English: Japanese and Korean stand in gettext catalogues, `locale/*.po`.

`make words` collects what the code says into them; translators edit them and no code.
"""

from __future__ import annotations

import warnings
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path

from .text import LANGS, Lang, Text

DOMAIN = "daifugo_widget"
COMPILED = Path(__file__).parents[2] / "locale"
"""Where the compiled catalogues are: one for each language, made of all `.po` files."""


@cache
def _catalogue(lang: Lang) -> NullTranslations:
    """Return the translations of a language; without its compiled file, none."""
    try:
        return translation(DOMAIN, COMPILED, [lang])
    except FileNotFoundError:
        missing = f"the words of {lang!r} are not compiled, English stands in: run `make words`"
        warnings.warn(missing, RuntimeWarning, stacklevel=3)
        return NullTranslations()


def _(english: str) -> Text:
    """Return a phrase in all languages, by its English."""
    return Text(english, *(_catalogue(lang).gettext(english) for lang in LANGS[1:]))


def pgettext(context: str, english: str) -> Text:
    """Return a phrase whose English is said otherwise elsewhere, by where this one stands."""
    return Text(english, *(_catalogue(lang).pgettext(context, english) for lang in LANGS[1:]))
