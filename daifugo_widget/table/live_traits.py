"""Traits of a table that Python reads, assigns, links and observes, and no browser writes.

None of them is kept twice: each is read from the session, which alone holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Never, TypeVar

import traitlets

from ..core.game.card_game import CardGame
from ..core.game.history import History, Step
from ..core.records import Record
from ..core.words.suggestions import did_you_mean, similar
from ..core.words.text import Lang
from .session.session import Session
from .session.settings import VALUES, Deck, Pace, Size, Sort, Theme, TimeLimit, check

G = TypeVar("G")
S = TypeVar("S")

ALIKE = 0.65
"""From here on a word is taken for a setting with a slip in it; others may be anybody's own."""

if TYPE_CHECKING:
    from traitlets import TraitType as TraitType
else:

    class TraitType(traitlets.TraitType):
        """A trait whose types can be named; those of traitlets before 5.10 take none."""

        def __class_getitem__(cls, types: object) -> type:
            return cls


class LiveTrait(TraitType[G, S]):
    """A trait that is read from the table each time, and cannot be assigned unless it says how."""

    def __init__(self, read: Callable[[Any], G], help: str) -> None:
        super().__init__(help=help)
        self._read = read

    def get(self, obj: Any, cls: Any = None) -> G | None:
        return self._read(obj)

    def set(self, obj: Any, value: Any) -> None:
        raise traitlets.TraitError(f"{self.name} can be read and observed, not assigned")


class SettingTrait(LiveTrait[G, G]):
    """A setting; to assign it is to change it. Raises `ValueError` for a wrong value."""

    def __init__(self, help: str) -> None:
        super().__init__(lambda table: getattr(table.session.settings, self.name or ""), help)

    def set(self, obj: Any, value: Any) -> None:
        check(self.name or "", value)
        if value != self.get(obj):
            obj.set(**{str(self.name): value})


class RecordTrait(LiveTrait[Record, Record | History | Path | str]):
    """The record; to assign one is to set up its position, where a table can do that."""

    def set(self, obj: Any, value: Any) -> None:
        obj._set_up(value)


def _to_act(game: CardGame) -> int | None:
    return None if game.over or game.actor < 0 else game.actor


class LiveTraits(traitlets.HasTraits):
    """What a table lets Python read and observe besides its game; settings can be assigned too."""

    session: Session

    lang: SettingTrait[Lang] = SettingTrait("the language")
    theme: SettingTrait[Theme] = SettingTrait("the colours")
    deck: SettingTrait[Deck] = SettingTrait("in how many colours the suits are drawn")
    size: SettingTrait[Size] = SettingTrait("how large cards and letters are")
    sort: SettingTrait[Sort] = SettingTrait("how the hand is sorted")
    pace: SettingTrait[Pace] = SettingTrait("how fast bots move")
    timer: SettingTrait[TimeLimit] = SettingTrait("after how many seconds nobody interrupts")
    paused: SettingTrait[bool] = SettingTrait("whether bots wait")
    legal_only: SettingTrait[bool] = SettingTrait("whether only legal plays can be chosen")
    auto_pass: SettingTrait[bool] = SettingTrait(
        "whether the table passes where nothing else can be"
    )
    to_end: SettingTrait[bool] = SettingTrait("whether bots play to the end once people are out")
    warn: SettingTrait[bool] = SettingTrait("whether the table asks before a costly move")
    open_hands: SettingTrait[bool] = SettingTrait("whether all hands lie open")

    record = RecordTrait(
        lambda table: table._record(), "the record as the person at the screen knows it"
    )
    last_move: LiveTrait[Step[Any] | None, Never] = LiveTrait(
        lambda table: table._last_move(),
        "the latest move of a seat since the deal, as the person at the screen knows it",
    )
    to_act: LiveTrait[int | None, Never] = LiveTrait(
        lambda table: _to_act(table._game_shown()),
        "the number of the seat that is to act, None if none is",
    )
    over: LiveTrait[bool, Never] = LiveTrait(
        lambda table: bool(table._game_shown().over), "whether the game is over"
    )

    def __setattr__(self, name: str, value: object) -> None:
        """Set an attribute, unless it is new and so much like a setting that it is a slip."""
        known = name.startswith("_") or hasattr(type(self), name) or name in vars(self)
        if not known and (setting := similar(name, VALUES, ALIKE)):
            raise AttributeError(f"there is no {name!r}; {did_you_mean([setting]).en}")
        super().__setattr__(name, value)

    # --- observers -------------------------------------------------------------------------------

    @property
    def _known_values(self) -> dict[str, object]:
        """What the observers of live traits know, by trait; nothing of what nobody observes."""
        found: dict[str, object] = self.__dict__.setdefault("_known", {})
        return found

    def observe(
        self, handler: Callable[..., Any], names: Any = traitlets.All, type: Any = "change"
    ) -> None:
        """Call ``handler`` whenever one of the traits ``names`` changes, all of them by default."""
        super().observe(handler, names, type)
        for name in self._live(names):
            self._known_values.setdefault(name, getattr(self, name))

    def _live(self, names: Any) -> Iterable[str]:
        """Return those of the names of traits that are of live ones."""
        live = [name for name, trait in self.traits().items() if isinstance(trait, LiveTrait)]
        chosen = (
            [names] if isinstance(names, str) else [*names] if names is not traitlets.All else []
        )
        return live if not chosen or traitlets.All in chosen else [n for n in live if n in chosen]

    def _report_changes(self) -> None:
        """Tell the observers of live traits what has changed."""
        for name, old in [*self._known_values.items()]:
            new = getattr(self, name)
            if new != old:
                self._known_values[name] = new
                self.notify_change(
                    traitlets.Bunch(name=name, old=old, new=new, owner=self, type="change")
                )
