"""The power of the daifugo between games: decrees, votes on them, and tasks."""

from pathlib import Path
from random import Random

import pytest

from daifugo_widget import Table
from daifugo_widget.core.words.text import Lang, SpokenError
from daifugo_widget.table.telling.plain_text import sentence_text
from tests.table.playing import play_on, prompt_text, sent, whole_story

WON = "rules base, decree{more}\nhands 3c / 5c6d / 7sKs / 8c9c\n"
LOST = "rules base, decree{more}\nhands 3c4d / 5c / 7sKs / 8c9c\nturn b\n"


def at_the_end(record: str = WON, more: str = "", seats: str = "a", lang: Lang = "en") -> Table:
    """Return a table whose first game is over: seat a has won it, or seat b."""
    table = Table(
        record="seed 1\n" + record.format(more=more), seats=seats, lang=lang, bots="random"
    )
    play_on(table, Random(1))
    return table


def decree(table: Table, change: str) -> None:
    sent(table, do="rules", text=f"{table.session.match.rules}, {change}")


# --- decrees -------------------------------------------------------------------------------------


def test_the_daifugo_changes_one_rule_between_games() -> None:
    table = at_the_end(more="(veto=none)")
    decree(table, "stairs")
    assert "stairs" in table.state["next_rules"]
    assert "You decree that Stairs is played." in whole_story(table)
    table.next()
    assert "stairs" in table.session.match.rules
    assert "You decree that Stairs is played." in whole_story(table)


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_the_daifugo_is_told_where_to_change_a_rule_until_it_is_done(lang: Lang) -> None:
    table = at_the_end(more="(veto=none)", lang=lang)
    button = table.words["button.rules"]
    assert button in prompt_text(table)
    decree(table, "stairs")
    assert button not in prompt_text(table)


def test_nobody_else_is_invited_to_change_a_rule() -> None:
    for table in (at_the_end(LOST), at_the_end(WON.replace(", decree{more}", ""))):
        assert "may change" not in prompt_text(table)


def test_a_decree_repeals_or_changes_a_rule_too() -> None:
    table = at_the_end("rules base, eight-cut, decree(veto=none)\nhands 3c / 5c6d / 7sKs\n")
    decree(table, "-eight-cut")
    assert "You repeal Eight cut." in whole_story(table)
    table = at_the_end("rules base, eight-cut, decree(veto=none)\nhands 3c / 5c6d / 7sKs\n")
    decree(table, "eight-cut(in_stairs=false)")
    assert "You decree another way to play Eight cut." in whole_story(table)


@pytest.mark.parametrize(
    ("record", "change", "said"),
    [
        (WON, "stairs, revolution", "one rule"),
        (WON, "two-player", "game for 2"),
        (LOST, "stairs", "only the daifugo may change a rule, and that is Ken"),
    ],
)
def test_what_cannot_be_decreed_is_said(record: str, change: str, said: str) -> None:
    table = at_the_end(record, "(veto=none)")
    before = table.state["next_rules"]
    decree(table, change)
    assert said in table.state["notice"]
    assert table.state["next_rules"] == before


def test_while_a_game_runs_no_rule_changes() -> None:
    table = Table("base, decree", seed=1)
    decree(table, "stairs")
    assert "only between games" in table.state["notice"]
    with pytest.raises(SpokenError, match="only between games"):
        table.set_rules("base, decree, stairs")


def test_what_three_play_otherwise_is_no_second_change_of_a_decree() -> None:
    three = "rules standard, decree(veto=none)\nhands 3c / 5c6d / 7sKs\n"
    table = at_the_end(three)
    sent(table, do="rules", text="standard, decree(veto=none), five-skip")
    assert "You decree that Five skip is played." in whole_story(table)
    table.next()
    assert table.session.match.rules["classes"].table == "hatena"


def test_once_the_match_is_over_nothing_is_called_between_games_any_more() -> None:
    record = "rules base, decree, joining{}\nhands 3c / 5c6d / 7sKs / 8c9c\n"
    going_on = at_the_end(record.format(""))
    assert [call["rule"] for call in going_on.state["prompt"]["calls"]] == ["decree", "joining"]
    over = at_the_end(record.format(", match(sets=1, games=1)"))
    assert over.session.match.over
    assert over.state["prompt"]["calls"] == []


def test_there_is_one_decree_between_two_games() -> None:
    table = at_the_end(more="(veto=none)")
    decree(table, "stairs")
    decree(table, "revolution")
    assert "the next one comes after another game" in table.state["notice"]


def test_while_a_decree_is_voted_on_there_is_no_other() -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n", seats="abc")
    decree(table, "stairs")
    decree(table, "revolution")
    assert "the next one comes after another game" in table.state["notice"]
    table.answer("yes")
    table.answer("yes")
    assert str(table.session.next_rules) == f"{table.session.match.rules}, stairs"


def test_only_so_many_rules_are_added_to_those_that_the_match_began_with() -> None:
    table = at_the_end(more="(veto=none, limit=0)")
    decree(table, "stairs")
    assert "repeal one first" in table.state["notice"]


@pytest.mark.parametrize(
    ("lang", "comes", "goes"),
    [
        ("en", "decrees that Eight cut is played.", "repeals Stairs."),
        ("ja", "がルールに8切りを加えます。", "が階段をルールから外します。"),
        ("ko", "8 끊기 규칙을 더합니다.", "계단 규칙을 뺍니다."),
    ],
)
def test_where_no_more_may_be_added_one_rule_goes_for_another(
    lang: Lang, comes: str, goes: str
) -> None:
    table = at_the_end(more="(veto=none, limit=1)", seats="abcd", lang=lang)
    decree(table, "stairs")
    table.next()
    play_on(table, Random(1))
    decree(table, "eight-cut, -stairs")
    assert comes in whole_story(table)
    assert goes in whole_story(table)
    assert str(table.session.next_rules) == "base, decree(limit=1, veto=none), eight-cut"


def test_without_the_rule_everybody_may_change_rules_at_any_time() -> None:
    table = Table("base", seed=1)
    decree(table, "stairs, revolution")
    assert table.state["next_rules"] == "base, stairs, revolution"


def test_bots_vote_and_it_is_told_how() -> None:
    votes = set()
    for seed in range(12):
        table = Table(record=f"seed {seed}\n" + WON.format(more="(veto=majority)"), bots="random")
        play_on(table, Random(1))
        decree(table, "stairs")
        told = whole_story(table).splitlines()[-1]
        assert told.startswith("You decree that Stairs is played. For: ") or "Against: " in told
        stands = "stairs" in table.state["next_rules"]
        assert ("It holds" in told, "It is vetoed" in told) == (stands, not stands)
        assert told == table.state["notice"]
        votes.add(stands)
    assert votes == {True, False}


def test_bots_in_low_places_vote_for_what_may_bring_the_daifugo_down() -> None:
    against = [0, 0, 0, 0]
    for seed in range(20):
        table = Table(record=f"seed {seed}\n" + WON.format(more="(veto=majority)"), bots="random")
        play_on(table, Random(1))
        decree(table, "revolution")
        voted = whole_story(table).splitlines()[-1].partition("Against: ")[2]
        for place, seat in enumerate(table.session.match.game.ranking()):
            against[place] += table.session.people.name(seat, "en") in voted
    assert against[1] > 10 > against[2] + against[3]


def test_people_at_the_same_screen_vote_one_after_the_other() -> None:
    table = at_the_end("rules base, decree(veto=unanimous)\nhands 3c / 5c6d / 7sKs\n", seats="abc")
    decree(table, "stairs")
    state = table.state["prompt"]
    assert (state["kind"], state["seat"], state["choice"]["what"]) == ("answer", 1, "yes")
    assert sentence_text(table.state, state["text"]).endswith("Player 2, do you agree?")
    assert sent(table, do="answer", value="no")["prompt"]["seat"] == 2
    assert "stairs" not in table.state["next_rules"]
    assert sent(table, do="answer", value="yes")["prompt"]["kind"] == "over"
    assert (
        "For: Player 3. Against: Player 2. "
        "It holds from the next game on, as not all of them are against it."
    ) in whole_story(table)
    assert "stairs" in table.state["next_rules"]


@pytest.mark.parametrize(
    ("lang", "changed"),
    [
        ("en", "five-skip, king-skip"),
        ("ja", "5飛ばし（five-skip）、K飛ばし（king-skip）"),
        ("ko", "5 넘기(five-skip), K 넘기(king-skip)"),
    ],
)
def test_who_would_change_two_rules_at_once_reads_which_as_in_any_error(
    lang: Lang, changed: str
) -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n", lang=lang)
    sent(table, do="rules", text="base, decree, five-skip, king-skip")
    assert changed in table.state["notice"]


def test_to_choose_a_task_is_not_asked_below_what_was_said_of_something_else() -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n")
    decree(table, "stairs")
    assert table.state["notice"]
    state = sent(table, do="call", rule="decree")
    assert (state["prompt"]["kind"], state["notice"]) == ("answer", None)


def voting(file: Path) -> Table:
    """Return a table that is kept in a file, with three people and a decree to vote on."""
    record = "seed 1\nrules base, decree\nhands 3c / 5c6d / 7sKs\n"
    table = Table(record=record, seats="abc", save=file)
    play_on(table, Random(1))
    decree(table, "stairs")
    return table


def test_votes_that_are_cast_are_kept_until_all_have_voted(tmp_path: Path) -> None:
    file = tmp_path / "game.dfg"
    table = voting(file)
    assert sent(table, do="answer", value="no")["prompt"]["seat"] == 2
    again = Table(save=file, seats="abc")
    assert again.state["prompt"]["seat"] == 2
    assert "Player 1 decrees that Stairs is played" in prompt_text(again)
    again.answer("yes")
    assert "For: Player 3. Against: Player 2. It holds" in whole_story(again)
    assert "stairs" in again.state["next_rules"]
    assert "x-vote" not in str(again.record)


def test_a_vote_that_was_left_is_not_asked_for_in_the_next_game(tmp_path: Path) -> None:
    file = tmp_path / "game.dfg"
    table = voting(file)
    table.next()
    assert "x-vote" not in file.read_text(encoding="utf-8")


def test_no_record_tells_a_person_who_votes_what_bots_have_voted() -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n", seats="ab")
    decree(table, "stairs")
    assert table.state["prompt"]["seat"] == 1
    assert "x-votes" not in str(table.record)


@pytest.mark.parametrize("votes", ["b", "bc=no", "z=no c", "b=perhaps"])
def test_votes_that_cannot_be_read_are_asked_for_again(votes: str) -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n", seats="abc")
    decree(table, "stairs")
    table.answer("no")
    text = str(table.record).replace("b=no", votes)
    assert Table(record=text, seats="abc").state["prompt"]["seat"] == 1
    gone = text.replace("decree, stairs", "no-such-rule")
    assert Table(record=gone, seats="abc").state["prompt"]["kind"] == "over"


def test_all_the_others_together_veto() -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n", seats="abc")
    table.set_rules("base, decree, stairs")
    table.answer("no")
    table.answer("no")
    assert "It is vetoed." in whole_story(table)
    assert "stairs" not in table.session.next_rules


def test_what_is_no_vote_is_refused() -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n", seats="abc")
    table.set_rules("base, decree, stairs")
    with pytest.raises(ValueError, match="not one of the answers"):
        table.answer("perhaps")


def test_who_deals_on_drops_the_vote() -> None:
    table = at_the_end("rules base, decree\nhands 3c / 5c6d / 7sKs\n", seats="abc")
    table.set_rules("base, decree, stairs")
    table.next()
    assert "stairs" not in table.session.match.rules
    assert table.state["prompt"]["kind"] in ("cover", "answer")


def test_a_bot_that_is_daifugo_decrees_now_and_then() -> None:
    decreed, tasks = [], 0
    for seed in range(16):
        table = Table(record=f"seed {seed}\n" + LOST.format(more="(veto=none)"), bots="random")
        play_on(table, Random(1))
        said, changed = whole_story(table), table.session.next_rules != table.match.rules
        decreed.append("stairs" in said or changed)
        tasks += "Ken sets a task" in said
    assert any(decreed)
    assert not all(decreed)
    assert tasks


def test_a_person_votes_on_the_decree_of_a_bot() -> None:
    for seed in range(16):
        table = Table(record=f"seed {seed}\n" + LOST.format(more="(veto=majority)"), bots="random")
        play_on(table, Random(1))
        if table.state["prompt"]["kind"] == "answer":
            break
    text = prompt_text(table)
    assert text.startswith("Ken ")
    assert text.endswith("Do you agree?")
    sent(table, do="answer", value="yes")
    assert "For: " in whole_story(table)


def test_an_undo_takes_a_decree_back() -> None:
    table = at_the_end(more="(veto=none)")
    decree(table, "stairs")
    table.undo()
    assert "stairs" not in table.state["next_rules"]
    assert "decree" not in whole_story(table)


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_the_daifugo_may_set_a_harmless_task(lang: Lang) -> None:
    table = at_the_end(lang=lang)
    (call,) = table.state["prompt"]["calls"]
    assert call["rule"] == "decree"
    choice = sent(table, do="call", rule="decree")["prompt"]["choice"]
    assert len(choice["options"]) == 5
    sent(table, do="answer", value="2")
    assert choice["options"][1]["label"] in whole_story(table)
    assert table.state["prompt"]["kind"] == "over"


def test_a_task_for_one_player_falls_to_the_one_in_the_last_place() -> None:
    table = at_the_end()
    last = table.session.people.name(table.session.match.game.ranking()[-1], "en")
    drinks, *_ = sent(table, do="call", rule="decree")["prompt"]["choice"]["options"]
    assert drinks["label"] == f"{last} fetches the drinks for everybody."


def test_a_task_may_be_left() -> None:
    table = at_the_end()
    before = whole_story(table)
    table.call("decree")
    table.answer("-")
    assert whole_story(table) == before
