"""What the address of a page says about the table on it: ``?rules=standard&seed=7&lang=ja``."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from ...core.rules.rule_set import rules_of
from ...core.words.arguments import at_least_one, whole
from ...core.words.suggestions import nearest
from ...core.words.text import LANGS, Lang, SpokenError
from ...core.words.translations import _
from ..session.opening import USUAL_RULES

PLAY = "play"
"""The folder of a site in which the page is."""
MOST_LETTERS = 8_000
"""The longest address that is read."""
NO_SUCH_WORD = _("the address of the page says '{key}', which no table knows; {nearest}")
NO_SUCH_LANG = _("there is no language '{lang}'; it must be one of {langs}")
NO_SITE = _("'{site}' is no address of a site: write one such as https://example.org/daifugo/")
TOO_LONG = _("the address of the page is too long")


class TableQuery(NamedTuple):
    """How a table is opened: its rules, how many play, the seed of its deals, its language."""

    rules: str = USUAL_RULES
    players: int | None = None
    seed: int | None = None
    lang: Lang = "en"

    @classmethod
    def read(cls, text: str, lang: Lang = "en") -> TableQuery:
        """Read what follows the ``?`` of an address; ``lang`` is the language if it names none.

        Raises `SpokenError` that says what is wrong with it, also with its rules.
        """
        if len(text) > MOST_LETTERS:
            raise SpokenError(TOO_LONG)
        found = dict(parse_qsl(text.removeprefix("?")))
        for key in found.keys() - {*cls._fields}:
            raise SpokenError(NO_SUCH_WORD.fill(key=key, nearest=nearest(key, cls._fields)))
        query = cls(
            found.get("rules", USUAL_RULES),
            at_least_one("players", _number(found["players"])) if "players" in found else None,
            whole("seed", _number(found["seed"])) if "seed" in found else None,
            _lang(found.get("lang", lang)),
        )
        rules = rules_of(query.rules)
        rules.check_players(rules.player_count(query.players))
        return query

    def link(self, site: str) -> str:
        """Return the address of such a table at a site. Raises `SpokenError` if that is none."""
        found = urlsplit(site) if isinstance(site, str) else None
        if found is None or found.scheme not in ("http", "https") or not found.netloc:
            raise SpokenError(NO_SITE.fill(site=str(site)))
        return f"{site.rstrip('/')}/{PLAY}/{self}"

    def __str__(self) -> str:
        """Write it as the end of an address, without what goes without saying."""
        usual = TableQuery()._asdict()
        said = {key: value for key, value in self._asdict().items() if value != usual[key]}
        return f"?{urlencode(said)}" if said else ""


def _number(text: str) -> int | str:
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text


def _lang(text: str) -> Lang:
    for lang in LANGS:
        if text == lang:
            return lang
    raise SpokenError(NO_SUCH_LANG.fill(lang=text, langs=", ".join(LANGS)))
