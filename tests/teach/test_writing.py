"""What is shown to who writes a rule is what there is."""

from daifugo_widget import teach
from daifugo_widget.core.game.plays import Play
from daifugo_widget.games.daifugo.engine.hooks import HOOKS, LAWS, Hooks
from daifugo_widget.games.daifugo.engine.order import Order
from daifugo_widget.games.daifugo.engine.state_values import Pair
from daifugo_widget.games.daifugo.table.story import PLAIN
from tests.checking import some


def test_every_hook_is_shown_with_its_arguments_and_how_rules_act_together() -> None:
    lines = str(teach.hooks()).splitlines()[1:]
    assert [line.partition("(")[0] for line in lines] == list(HOOKS)
    assert all(any(line.endswith(law) for law in LAWS.values()) for line in lines)
    assert next(line for line in lines if line.startswith("after_play(game, seat, play)"))


def test_every_hook_says_what_it_does_in_one_sentence() -> None:
    for hook in some(HOOKS):
        said = getattr(Hooks, hook).__doc__
        assert said.endswith("."), hook
        assert "\n" not in said, hook


def test_verbs_and_what_can_be_read_show_what_may_be_left_out() -> None:
    assert "game.cut(rule[, seat])  " in str(teach.verbs())
    assert "game.take_back()  " in str(teach.verbs())
    assert "game.order  " in str(teach.readable())
    assert "game.waiting" not in str(teach.verbs())
    assert "game.announce(rule, seat, what)  " in str(teach.verbs())
    assert "game.plays([special])  " in str(teach.readable())
    assert "extras" not in str(teach.readable())
    assert "The play to beat, <code>top.play</code>" in teach.readable().html


def test_all_of_a_play_and_of_the_order_can_be_read() -> None:
    shown = str(teach.readable())
    fields = [f"play.{name}" for name in Play._fields] + [f"order.{name}" for name in vars(Order())]
    assert [name for name in fields if f"{name}  " not in shown] == []
    assert "play.count(number[, jokers])  " in shown
    assert "play.numbers  " in shown
    assert "order.opposite()  " in shown
    assert "order.place  " in shown
    assert "kind.follow(hand, top, order, wild)  " in shown
    assert [name for name in Pair._fields if f"pair.{name}  " not in shown] == []
    found = [line.partition(" ")[0] for line in shown.splitlines()]
    assert len(found) == len(set(found))


def test_every_verb_that_a_rule_may_tell_in_its_own_words_is_shown() -> None:
    shown = set(str(teach.sayings()).replace(",", " ").split())
    assert {*PLAIN, "cut", "mark", "foul", "announce-*", "ask-*"} <= shown


def test_nothing_is_shown_that_is_not_explained() -> None:
    for shown in (teach.hooks(), teach.verbs(), teach.readable(), teach.sayings()):
        assert all(line.rstrip().count("  ") for line in str(shown).splitlines())
        assert "_" not in {line[0] for line in str(shown).splitlines()}
