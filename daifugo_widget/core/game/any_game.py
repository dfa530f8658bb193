"""The type variable of what is generic over games."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # `typing` has defaults only from 3.13 on; with one, what is generic is of any game.
    from typing_extensions import TypeVar

    from .card_game import CardGame

    G = TypeVar("G", bound="CardGame", default=Any)
else:
    from typing import TypeVar

    G = TypeVar("G")
