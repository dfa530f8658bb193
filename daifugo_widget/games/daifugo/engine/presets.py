"""The houses: known sets of rules that people play by."""

from __future__ import annotations

PRESETS: dict[str, str] = {
    "base": "",
    "standard": (
        "stairs, revolution, eight-cut, suit-bind, spade-three, eleven-back, miyako-ochi, "
        "foul-finish"
    ),
    "official": (
        "pass(reenter=false, leader_may_pass=true), stairs, revolution, "
        "eight-cut(in_stairs=false), suit-bind, spade-three, miyako-ochi, foul-finish, "
        "match, scorecard, time-limit, fouls(mode=referee)"
    ),
    "article": (
        "deal-remainder(first_game=blind, later_games=blind), "
        "joker-wild(gives_effects=false), stairs(follow=above-second), revolution, "
        "eight-cut(in_stairs=false), suit-bind, spade-three, miyako-ochi, foul-finish, "
        "seating(order=ascending, every=set, by=score), match, scorecard"
    ),
    "hatena": ("classes(table=hatena), seating(order=ascending), match(winner=final-daifugo)"),
    "offline": (
        "deck(jokers=2), turn-order(direction=counter-clockwise), "
        "zones(discards=seen-not-searched), first-leader(by=random), "
        "seating(order=ascending, anchor=top), stairs, stairs-revolution, revolution, "
        "joker-wild(above_two=true), spade-three, eight-cut(in_stairs=true), eleven-back, "
        "suit-bind(after=3), strict-bind, exchange(order=simultaneous), heimin-reveal, "
        "tax-evasion, classes(table=super), miyako-ochi(against_fouls=by-time, hand=open), "
        "foul-finish(cards=two-swapped+joker-any+eight), joining"
    ),
    "two-player": "two-player, queen-cut",
    "uecda": (
        "first-leader(card=3d), pass(reenter=false, leader_may_pass=true), "
        "joker-wild(suit=choose4, above_two=true), stairs(follow=clear), revolution, "
        "stairs-revolution(minimum=5), eight-cut(in_stairs=true), "
        "suit-bind(joker_binds=true), spade-three"
    ),
    "everything": (
        "deck(jokers=2), exchange-pick, natural-disaster, trade, heimin-reveal, "
        "monarchy-defence, anti-monopoly, queen-cut, match, scorecard, time-limit, fouls, "
        "decree, joining, daifugo-composure, stairs, progression, tunnel, emperor, "
        "down-number, material-relief, guerrilla, catapult, revolution, stairs-revolution, "
        "progression-revolution, coup, seven-revolution, omen, religious-revolution, "
        "joker-revolution, absolute-revolution, fusion-revolution, chase-revolution, "
        "great-revolution, super-revolution, nuclear-bomb, permanent-revolution, "
        "revolution-flush, seven-colours, suit-bind, partial-bind, number-bind, strict-bind, "
        "colour-bind, five-colour-bind, foul-finish, gekokujo, miyako-ochi, kyo-ochi, dokan, "
        "guillotine-clock, monopoly, taepodong, spade-three, triple-three-return, sandstorm, "
        "zombie, rescue, four-stop, death, four-cut, countdown, thief, death-sentence, "
        "five-skip, red-five, five-cut, six-cut, damian, satan, six-return, sixty-six, "
        "seven-pass, seven-cut, seven-attach, black-seven-draw, seven-counter, lucky-seven, "
        "strong-eight-cut, eight-cut, nine-return, nine-shuffle, nine-reverse, ambulance, "
        "galaxy-railway, nine-bet, ten-discard, ten-skip, ten-return, eleven-back, "
        "strong-eleven-back, majesty, cross-dressing, queen-love, bloody-mary-strongest, "
        "queen-bomber, queen-release, queen-reverse, arthur, nero, kings-privilege, "
        "king-pastor, re-king, king-skip, king-reverse, black-market, ace-tax, next-ace, "
        "two-back, spade-two, strongest-cannon, tyrant, assassination"
    ),
}
"""The houses by name: what each adds to the frame, as in a record's ``rules`` line."""

FOR_PLAYERS: dict[tuple[str, int], str] = {("standard", 3): "classes(table=hatena)"}
"""What a house changes for a number of players, by its name and that number."""
