"""Parsing the text of one record into its header and its lines.

The grammar, in which blanks part words and a comment may end any line (``docs/records.md`` says
what each line means)::

    record  = header, {line}
    header  = {key, value}                         a line each: "rules  base, eight-cut"
    line    = "=", fact, {",", fact}               these facts hold
            | "!", action, [reason]                this is refused
            | "next", {action}, [header]           the next game is dealt
            | "try" | "back"                       a branch, and its end
            | [number, "."], {action}              moves
    action  = seat, (cards | "-" | id of a rule)   a play, a pass, a call
            | [seat], ">", answer                  by the seat of the action before, if none stands
            | [seat], "~", what chance decided

Moves, answers and facts are words of the game, which its `Notation` checks and reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from daifugo_widget.games import DAIFUGO, GAMES, rules_class

from ..cards.card_spelling import meant
from ..game.moves import CHANCE, SEATS
from ..game.refusal import PLAIN
from ..words.suggestions import DID_YOU_MEAN, similar
from ..words.text import Text, clean_text
from . import phrases as say
from .body import (
    ANSWER,
    BACK,
    DRAW,
    NEXT,
    PLAY,
    TRY,
    Action,
    Back,
    Fact,
    Facts,
    Line,
    Moves,
    NextGame,
    Refused,
    Try,
)
from .errors import RecordError, Spot
from .header import EXTRA, FREE, SHARED, WORDED, Header, HeaderLine, check_key, check_version
from .lines import plain
from .notation import Notation, notation_of

_KEY = re.compile(r"\s*([A-Za-z][A-Za-z_-]+)(?=\s|$)\s*")
_TOKEN = re.compile(r"[>~]|[^\s>~]+")
_RUN_IN = re.compile(r"([a-i])[:.=-]?(.+)")
"""A seat and its cards, or its pass, without a blank between them."""
_NUMBER = re.compile(r"\d+\.")
_COMMENT = re.compile(r"(?:^|(?<=\s))#")
_NOTE = re.compile("(?:^|(?<=\\s))[#\uff03]")
"""What a note begins with on a line of moves, where a full-width sign means nothing else."""

NumberedLine = tuple[int, str]
BRANCHES: dict[str, type[Line]] = {TRY: Try, BACK: Back}
PASSES = ("p", "pass", "passes", "--", "パス", "패스")
"""Wrong ways to write a pass."""
ARROWS = ("-", "=", "→", "⇒")
"""What an arrow written in place of > begins with."""
NO_KEYS = {NEXT, *BRANCHES}
"""Words that begin a line of the body, and so end a header."""


class Token(NamedTuple):
    """A word of a body line and its place."""

    text: str
    spot: Spot


class Parts(NamedTuple):
    """The header and the body of a record."""

    header: Header
    body: tuple[Line, ...]


def parse(lines: list[NumberedLine]) -> Parts:
    """Read the lines of one record. Raises `RecordError`."""
    notation = notation_of(_game(lines))
    header, at = _read_header(lines, 0, notation)
    _check_game(header)
    return Parts(header, tuple(_read_body(lines, at, notation)))


def _game(lines: list[NumberedLine]) -> str:
    """Return the game that a record names; it decides how all else is read."""
    words = (text.split() for _, text in lines)
    return next((found[1] for found in words if len(found) > 1 and found[0] == "game"), DAIFUGO)


def _check_game(header: Header) -> None:
    """Raise `RecordError` if the rules are of another game, but no ``game`` line names it."""
    rules = header.get("rules")
    first = rules.value.partition(",")[0].strip() if rules else DAIFUGO
    if rules and first in GAMES and first != DAIFUGO and "game" not in header:
        raise rules.error(say.NEEDS_GAME.fill(name=rules_class(first).title, game=first))


def _read_header(
    lines: list[NumberedLine], at: int, notation: Notation, later: bool = False
) -> tuple[Header, int]:
    """Read the header lines from ``at`` on; return the header and the place behind it."""
    found = list(_header_lines(lines, at))
    entries = (_read_entry(*lines[here], key, notation, later) for here, key in found)
    return Header.of(entries, notation.keys), found[-1][0] + 1 if found else at


def _header_lines(lines: list[NumberedLine], at: int) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield the place and the key of each header line from ``at`` on, skipping comments."""
    for here in range(at, len(lines)):
        text = plain(lines[here][1])
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        match = _KEY.match(text)
        if match is None or match[1] in NO_KEYS:
            return
        yield here, match


def _read_entry(
    number: int, text: str, match: re.Match[str], notation: Notation, later: bool
) -> HeaderLine:
    key, spot = match[1], Spot(number, match.start(1) + 1)
    if key.lower() in NO_KEYS:
        raise _written_so(key, key.lower(), spot)
    _check_blank(key, spot)
    check_key(key, spot, notation.keys, later)
    value = text if key in FREE else split_comment(text)[0]
    worded = key in WORDED or key.startswith(EXTRA)
    value = (value if worded else plain(value))[match.end() :].rstrip()
    spot = Spot(number, match.end() + 1)
    entry = HeaderLine(key, clean_text(value) if worded else value, spot)
    if key == "game":
        check_version(entry)
    return entry


def split_comment(text: str, sign: re.Pattern[str] = _COMMENT) -> tuple[str, str | None]:
    """Split a line into its content and the comment behind it, None if there is none."""
    match = sign.search(text)
    if match is None:
        return text, None
    return text[: match.start()], text[match.end() :].strip()


def _read_body(lines: list[NumberedLine], at: int, notation: Notation) -> Iterator[Line]:
    """Yield the lines of the body from ``at`` on."""
    while at < len(lines):
        number, text = lines[at]
        at += 1
        if not text.strip():
            continue
        content, note = split_comment(text, _NOTE)
        note = note and clean_text(note)
        line = read_line(number, plain(content), note, notation)
        if isinstance(line, NextGame):
            header, at = _read_header(lines, at, notation, later=True)
            line = NextGame(header, line.actions, note=note, spot=line.spot)
        if str(line):  # a trick number alone makes no line
            yield line


def read_line(number: int, text: str, note: str | None, notation: Notation) -> Line:
    """Read one line of the body without its comment."""
    start = len(text) - len(text.lstrip())
    spot = Spot(number, start + 1)
    tokens = [Token(m[0], Spot(number, m.start() + 1)) for m in _TOKEN.finditer(text)]
    head = text.strip()[:1]
    if head == "=":
        return Facts(tuple(_read_facts(number, text, start + 1, notation)), note=note, spot=spot)
    if head == "!":
        return _read_refused(_without_sign(tokens), note, spot, notation)
    if tokens and tokens[0].text in BRANCHES:
        if len(tokens) > 1:
            raise RecordError(say.ALONE.fill(word=tokens[0].text), tokens[1].spot)
        return BRANCHES[tokens[0].text](note=note, spot=spot)
    if tokens and tokens[0].text == NEXT:
        return NextGame(Header(), _read_actions(tokens[1:], notation), note=note, spot=spot)
    if tokens and _NUMBER.fullmatch(tokens[0].text):
        tokens = tokens[1:]
    return Moves(_read_actions(tokens, notation), note=note, spot=spot)


def _without_sign(tokens: list[Token]) -> list[Token]:
    """Take the ``!`` away, whether or not a blank follows it."""
    first = tokens[0]
    if first.text == "!":
        return tokens[1:]
    return [Token(first.text[1:], Spot(first.spot.line, first.spot.column + 1)), *tokens[1:]]


# --- moves ---------------------------------------------------------------------------------------


def _read_actions(tokens: list[Token], notation: Notation) -> tuple[Action, ...]:
    actions: list[Action] = []
    seat, at = CHANCE, 0
    while at < len(tokens):
        token = tokens[at]
        if token.text not in (ANSWER, DRAW):
            _check_arrow(tokens, at)
            seat, at = _seat(token, notation, behind=bool(actions)), at + 1
        action = _read_action(tokens, at, seat, token.spot, notation)
        at += 1 if action.sign == PLAY else 2
        actions.append(action)
    return tuple(actions)


def _check_arrow(tokens: list[Token], at: int) -> None:
    """Raise `RecordError` if an arrow is written for the sign of an answer."""
    (text, spot), following = tokens[at], tokens[at + 1 : at + 2]
    tip = Token(ANSWER, Spot(spot.line, spot.column + len(text)))
    if text in ARROWS and (tip in following or not text.isascii()):
        raise RecordError(say.NO_ARROW, spot)


def _check_pass(token: Token, seat: str, right: str) -> None:
    """Raise `RecordError` if a pass is written as a word or two hyphens."""
    if token.text.lower() in PASSES:
        raise RecordError(say.PASS_SIGN.fill(move=f"{seat} {right}"), token.spot)


def _read_action(tokens: list[Token], at: int, seat: int, spot: Spot, notation: Notation) -> Action:
    """Read the action at a place: cards or a call, or a sign and what follows it."""
    sign = tokens[at].text if at < len(tokens) and tokens[at].text in (ANSWER, DRAW) else PLAY
    where = at if sign == PLAY else at + 1
    if where >= len(tokens) or tokens[where].text in (ANSWER, DRAW):
        last = tokens[where - 1]
        raise RecordError(say.NOTHING_BEHIND.fill(text=last.text), last.spot)
    if sign != DRAW:
        if seat == CHANCE:
            raise RecordError(say.WHO_ANSWERS, spot)
        _check_pass(tokens[where], SEATS[seat], "> -" if sign == ANSWER else notation.passes)
        _check_arrow(tokens, where)
    text = _check(tokens[where], sign, notation)
    return Action(CHANCE if sign == DRAW else seat, sign, text, tokens[where].spot)


def _seat(token: Token, notation: Notation, behind: bool) -> int:
    """Read the seat that a move begins with; ``behind`` is whether the line has an earlier move."""
    if len(token.text) == 1 and token.text in SEATS:
        return SEATS.index(token.text)
    _check_blank(*token)
    word = _KEY.match(token.text)
    if word and token.text.islower():
        check_key(token.text, token.spot, notation.keys)
        raise RecordError(say.KEY_IN_BODY.fill(key=token.text), token.spot)
    bare = token.text.removesuffix(":").lower()
    if bare != token.text and bare in (*notation.keys, *SHARED, *SEATS, *NO_KEYS):
        raise _written_so(token.text, bare, token.spot)
    raise RecordError(_no_seat(token.text, behind).fill(text=token.text), token.spot)


def _check_blank(text: str, spot: Spot) -> None:
    """Raise `RecordError` for a seat and its cards, or its pass, run together in one word."""
    seat, typed = found.groups() if (found := _RUN_IN.fullmatch(text)) else ("", "")
    if cards := "-" if typed == "-" else meant(typed):
        raise RecordError(say.BLANK_BEFORE_CARDS.fill(text=text, seat=seat, cards=cards), spot)


def _no_seat(text: str, behind: bool) -> Text:
    if behind and meant(text):
        return say.CARDS_TOGETHER
    return say.PARTING if len(text) > 1 and not text.strip("-") else say.NO_SEAT_OF_MOVE


def _written_so(text: str, bare: str, spot: Spot) -> RecordError:
    return RecordError(say.WRITTEN_SO.fill(text=text, bare=bare), spot)


def _check(token: Token, sign: str, notation: Notation) -> str:
    """Return the text of a move or an answer. Raises `RecordError` if it cannot be one at all."""
    if "#" in token.text:
        raise RecordError(say.BLANK_BEFORE_NOTE.fill(text=token.text), token.spot)
    try:
        notation.check_move(token.text, sign)
    except RecordError as error:
        raise error.at(token.spot) from None
    return token.text


# --- checks --------------------------------------------------------------------------------------


def _read_refused(tokens: list[Token], note: str | None, spot: Spot, notation: Notation) -> Refused:
    if len(tokens) < 2:
        raise RecordError(say.WHO_MAY_NOT, spot)
    at = 1 if tokens[1].text == ANSWER else 2
    while at + 1 < len(tokens) and tokens[at].text == ANSWER:
        at += 2
    reasons = tokens[at:]
    if len(reasons) > 1:
        raise RecordError(say.ONE_REASON, reasons[1].spot)
    for reason in reasons:
        _check_reason(reason, notation)
    reason_text = reasons[0].text if reasons else ""
    return Refused(_read_actions(tokens[:at], notation), reason_text, note=note, spot=spot)


def _check_reason(reason: Token, notation: Notation) -> None:
    known = [*PLAIN, *notation.rules.all_rules()]
    if reason.text not in known:
        near = similar(reason.text, known)
        hint = DID_YOU_MEAN.fill(word=near) if near else say.REASONS.fill(words=", ".join(PLAIN))
        raise RecordError(say.NO_REASON.fill(text=reason.text, hint=hint), reason.spot)


def _read_facts(number: int, text: str, start: int, notation: Notation) -> Iterator[Fact]:
    at = start
    for part in text[start:].split(","):
        spot = Spot(number, at + len(part) - len(part.lstrip()) + 1)
        fact = Fact(" ".join(part.split()), spot)
        try:
            notation.check_fact(fact.text)
        except RecordError as error:
            raise error.at(spot) from None
        yield fact
        at += len(part) + 1
