"""The houses that play by a known set of rules."""

from __future__ import annotations

PRESETS: dict[str, str] = {
    "base": "",
    "standard": "stairs, revolution, eight-cut, suit-bind, spade-three, eleven-back, miyako-ochi, "
    "foul-finish",
    "official": "pass(reenter=false, leader_may_pass=true), stairs, revolution, "
    "eight-cut(in_stairs=false), suit-bind, spade-three, miyako-ochi, foul-finish, match",
    "two-player": "two-player, queen-cut",
    "uecda": "first-leader(card=3d), pass(reenter=false, leader_may_pass=true), "
    "joker-wild(suit=choose4, above_two=true), stairs(follow=clear), revolution, "
    "stairs-revolution(minimum=5), eight-cut(in_stairs=true), "
    "suit-bind(joker_binds=true), spade-three",
}
"""The houses by name: what each adds to the frame, as a record's ``rules`` line."""

FOR_PLAYERS: dict[tuple[str, int], str] = {("standard", 3): "classes(table=hatena)"}
"""What a house plays otherwise with a number of players."""
