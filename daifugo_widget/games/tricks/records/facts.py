"""The facts that a record of any trick-taking game may state."""

from __future__ import annotations

from daifugo_widget.core.cards import SUITS
from daifugo_widget.core.game.moves import SEATS
from daifugo_widget.core.records.facts import COMMON, SEAT, FactKind, Found, Kinds, seat_of
from daifugo_widget.core.rules.options import WHOLE

from ..engine.match import TrickMatch


def _turn(match: TrickMatch, words: list[str]) -> Found:
    game = match.game
    return Found(not game.over and game.actor == seat_of(words[0]), _actor(match))


def _actor(match: TrickMatch) -> str:
    return "over" if match.game.over else f"turn {SEATS[match.game.actor]}"


def _leads(match: TrickMatch, words: list[str]) -> Found:
    game = match.game
    leads = not (game.over or game.agenda or game.trick)
    return Found(leads and game.turn == seat_of(words[0]), _actor(match))


def _trumps(match: TrickMatch, words: list[str]) -> Found:
    trumps = match.game.trumps
    found = "-" if trumps is None else SUITS[trumps]
    return Found(found == words[0], f"trumps {found}")


def _contract(match: TrickMatch, words: list[str]) -> Found:
    game = match.game
    found = "-" if game.contract is None else f"{SEATS[game.declarer]}:{game.contract}"
    return Found(found == words[0], f"contract {found}")


def _tricks(match: TrickMatch, words: list[str]) -> Found:
    count = match.game.tricks_of(seat_of(words[0]))
    return Found(count == int(words[1]), f"tricks {words[0]} {count}")


def _taker(match: TrickMatch, words: list[str]) -> Found:
    taken = match.game.taken
    found = SEATS[taken[-1].seat] if taken else "-"
    return Found(found == words[0], f"taker {found}")


def _contract_made(match: TrickMatch, words: list[str]) -> Found:
    game = match.game
    made = game.over and not game.void and game.makes_contract()
    return Found(made, "made" if made else "lost" if game.over and not game.void else "not over")


def _contract_lost(match: TrickMatch, words: list[str]) -> Found:
    game = match.game
    return Found(
        game.over and not game.void and not game.makes_contract(),
        _contract_made(match, words).found,
    )


def _void(match: TrickMatch, words: list[str]) -> Found:
    return Found(match.game.void, "void" if match.game.void else "not void")


def shared_facts(bid: str) -> Kinds:
    """Return the facts of every trick-taking game by name, with ``bid`` as an example of a bid.

    ``taker`` is the seat that took the latest trick.
    """
    return {
        **COMMON,
        "turn": FactKind(SEAT, "turn b", _turn),
        "leads": FactKind(SEAT, "leads b", _leads),
        "trumps": FactKind("[cdhs-]", "trumps h", _trumps),
        "contract": FactKind(rf"-|{SEAT}:[a-z0-9]+", f"contract a:{bid}", _contract),
        "tricks": FactKind(rf"{SEAT} {WHOLE}", "tricks a 2", _tricks),
        "taker": FactKind(f"-|{SEAT}", "taker c", _taker),
        "made": FactKind("", "made", _contract_made),
        "lost": FactKind("", "lost", _contract_lost),
        "void": FactKind("", "void", _void),
    }
