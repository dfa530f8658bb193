"""The messages about what can be wrong with a set of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import SpokenError
from .text import Text

if TYPE_CHECKING:
    from .entry import Entry


class RuleError(SpokenError):
    """An error that says which rule or option is wrong, why, and what would be right.

    ``rules`` are the ids of the rules concerned.
    """

    def __init__(self, what: Text | str, *rules: str, brief: Text | None = None) -> None:
        super().__init__(what, brief)
        self.rules = rules


class UnknownError(RuleError):
    """The error for a rule or an option that does not exist."""


def named(rule: Entry | type[Entry]) -> Text:
    """Return how messages name a rule: by its name and id, or by its id if that spells the name."""
    return written(rule) if _spells_id(rule) else called(rule)


def called(rule: Entry | type[Entry]) -> Text:
    """Return how a sentence on two rules calls one: by its name, and its id if that differs."""
    name = rule.short_names.en
    return written(rule)._replace(en=name if _spells_id(rule) else f"{name} ({rule.id})")


def _spells_id(rule: Entry | type[Entry]) -> bool:
    return rule.short_names.en.lower().replace(" ", "-") == rule.id


def written(rule: Entry | type[Entry]) -> Text:
    """Return how messages name a rule before its options, as in a rules line: in English its id."""
    return rule.short_names.with_id(rule.id)


# --- options -------------------------------------------------------------------------------------

NO_OPTION = Text(
    "{rule} has no option {name!r}; its options: {known}",
    "{rule}に「{name}」という設定はありません。設定：{known}",
    "{rule}에 '{name}' 설정은 없습니다. 설정: {known}",
)
NONE = Text("none", "なし", "없음")
WRONG_VALUE = Text(
    "{rule}({option}={value}): {why}",
    "{rule}の「{option}」を{value}にはできません。{why}",
    "{rule}의 '{option}' 설정에 {value} 값은 쓸 수 없습니다. {why}",
)
ONE_OF = Text(
    "it must be one of {known}",
    "選べる値：{known}",
    "고를 수 있는 값: {known}",
)
NOT_AMONG = Text(
    "{wrong} is not among {known}",
    "{wrong}は選べません。選べる値：{known}",
    "{wrong} 값은 고를 수 없습니다. 고를 수 있는 값: {known}",
)
WHOLE_NUMBER = Text(
    "it is a whole number from {low} to {high}",
    "{low}から{high}までの整数にしてください。",
    "{low}부터 {high}까지의 정수로 정해 주세요.",
)
RANKS_JOINED = Text(
    "it is one or more ranks joined by +, from {ranks}",
    "数字を + でつないで書いてください。使える数字：{ranks}",
    "숫자를 +로 이어 써 주세요. 쓸 수 있는 숫자: {ranks}",
)
NUMBERS_JOINED = Text(
    "it is a list of whole numbers joined by +, such as 3+2+1",
    "3+2+1 のように、整数を + でつないで書いてください。",
    "3+2+1처럼 정수를 +로 이어 써 주세요.",
)
TRUTH = {"true": Text("true", "はい", "예"), "false": Text("false", "いいえ", "아니요")}

# --- rules that clash ----------------------------------------------------------------------------

NEEDS = Text(
    "{rule} needs {need}, which is not on: add it, or take {rule} out",
    "{rule}は{need}がないと働きません。{need}を入れるか、{rule}を外してください。",
    "{rule} 규칙은 {need} 규칙이 있어야 쓸 수 있습니다. "
    "{need} 규칙을 넣거나 {rule} 규칙을 빼 주세요.",
)
OPTION_NEEDS = Text(
    "{rule} with {option}={value} needs {need}, which is not on: "
    "add it, or choose another {option}",
    "{rule}の「{option}」を{value}にするには{need}が必要です。{need}を入れるか、「{option}」を"
    "別の値にしてください。",
    "{rule}의 '{option}' 설정이 {value} 값이면 {need} 규칙이 있어야 합니다. {need} 규칙을 넣거나 "
    "'{option}' 설정을 다른 값으로 바꿔 주세요.",
)
EXCLUDES = Text(
    "{rule} and {other} cannot both be on, as they contradict each other: take one of them out",
    "{rule}と{other}は食い違うので、一緒には使えません。{rule}か{other}を外してください。",
    "{rule} 규칙과 {other} 규칙은 서로 어긋나서 함께 쓸 수 없습니다. "
    "{rule} 규칙이나 {other} 규칙을 빼 주세요.",
)
SAME_QUESTION = Text(
    "{rule} and {other} settle the same question, each in its own way: take one of them out",
    "{rule}と{other}は同じことを別々に決めるルールです。{rule}か{other}を外してください。",
    "{rule} 규칙과 {other} 규칙은 같은 것을 서로 다르게 정합니다. "
    "{rule} 규칙이나 {other} 규칙을 빼 주세요.",
)
TWO_MEANINGS = Text(
    "{rule} with {option}={value} and {other} give the same cards two meanings: "
    "take {other} out or choose another {option}",
    "{rule}の「{option}」が{value}だと、{other}と合わせて同じカードに2つの意味がつきます。"
    "{other}を外すか、「{option}」を別の値にしてください。",
    "{rule}의 '{option}' 설정이 {value} 값이면 {other} 규칙과 함께 같은 카드에 두 가지 뜻이 "
    "생깁니다. {other} 규칙을 빼거나 '{option}' 설정을 다른 값으로 바꿔 주세요.",
)

# --- a rules line --------------------------------------------------------------------------------

PARENTHESES = Text(
    "the parentheses in {text!r} do not match",
    "「{text}」のかっこの数が合っていません。",
    "'{text}'의 괄호 짝이 맞지 않습니다.",
)
NO_OPTIONS = Text(
    "{rule} is True, False or a dict of its options, not {found!r}",
    "{rule} には True か False、または設定の dict を渡してください（{found!r} は使えません）。",
    "{rule}에는 True, False 또는 설정의 dict를 넣어 주세요({found!r}: 쓸 수 없음).",
)
NO_LINE = Text(
    "rules are a line of text, such as 'standard, stairs', not {found!r}",
    "ルールは 'standard, stairs' のような1行の文字列で書いてください（{found!r} は使えません）。",
    "규칙은 'standard, stairs'처럼 한 줄의 문자열로 써 주세요({found!r}: 쓸 수 없음).",
)
NO_ITEM = Text(
    "{text!r} is not a rule: write an id, with options as in stairs(minimum=2)",
    "「{text}」はルールとして読めません。"
    "ルールのidを書き、設定は stairs(minimum=2) のように続けてください。",
    "'{text}' 부분을 규칙으로 읽을 수 없습니다. "
    "규칙의 id를 쓰고 설정은 stairs(minimum=2)처럼 붙여 주세요.",
)
NO_VALUE = Text(
    "{rule}({text}): write an option as name=value",
    "{rule}の「{text}」が読めません。設定は minimum=2 のように書いてください。",
    "{rule}의 '{text}' 부분을 읽을 수 없습니다. 설정은 minimum=2처럼 써 주세요.",
)
TWO_VALUES = Text(
    "{rule} gives {option} two values: keep one of them",
    "{rule}の「{option}」に値が2つあります。どちらか1つにしてください。",
    "{rule}의 '{option}' 설정에 값이 두 개 있습니다. 하나만 남겨 주세요.",
)
FRAME = Text(
    "{rule} is part of the frame of the game: it has options but stays in",
    "{rule}はゲームの土台なので外せません。変えられるのは設定だけです。",
    "{rule} 규칙은 게임의 바탕이라 뺄 수 없습니다. 바꿀 수 있는 것은 설정뿐입니다.",
)
NOT_ON = Text(
    "{rule} is not on, so it cannot be taken out",
    "{rule}は入っていないので、外せません。",
    "{rule} 규칙은 들어 있지 않아서 뺄 수 없습니다.",
)
IS_PRESET = Text(
    "{id} is a preset: it comes first and cannot be taken out; start from another one, "
    "or take single rules out, as in standard, -eleven-back",
    "{id} はルールセットです。先頭に書くもので、外すことはできません。"
    "別のルールセットから始めるか、standard, -eleven-back のようにルールを1つずつ外してください。",
    "{id}: 이것은 규칙 묶음입니다. 맨 앞에 쓰는 것이라 뺄 수 없습니다. 다른 묶음에서 시작하거나 "
    "standard, -eleven-back처럼 규칙을 하나씩 빼 주세요.",
)
IS_GAME = Text(
    "{id} is the game itself: begin with one of its presets, {presets}",
    "{id} はゲームそのものの名前です。ルールセットから書き始めてください：{presets}",
    "{id}: 게임 자체의 이름입니다. 규칙 묶음으로 시작해 주세요: {presets}",
)
NO_RULE = Text(
    "there is no rule or preset {id!r}; {hint}",
    "「{id}」というルールやルールセットはありません。{hint}",
    "'{id}': 그런 규칙이나 규칙 묶음은 없습니다. {hint}",
)
NAMES_NO_RULE = Text(
    "{rule} names {id!r} beside it, but there is no such rule; {hint}",
    "{rule}の宣言に「{id}」とありますが、そのようなルールはありません。{hint}",
    "{rule} 규칙의 선언에 '{id}'라고 되어 있으나 그런 규칙은 없습니다. {hint}",
)
NO_SUCH_RULE = Text(
    "there is no rule {id!r}; {hint}",
    "「{id}」というルールはありません。{hint}",
    "'{id}' 규칙은 없습니다. {hint}",
)
A_RULE = Text(
    "add a rule, such as Ruleset('standard')['stairs'].but(minimum=4), not {value}; "
    "a line of text adds one by its id: Ruleset('standard, stairs')",
    "加えるものは `Ruleset('standard')['stairs'].but(minimum=4)` のようなルールです"
    "（{value} は使えません）。idで加えるには `Ruleset('standard, stairs')` と書きます。",
    "더하는 것은 `Ruleset('standard')['stairs'].but(minimum=4)` 같은 규칙입니다"
    "({value}: 쓸 수 없음). id로 더하려면 `Ruleset('standard, stairs')`라고 씁니다.",
)
AN_ID = Text(
    "a rule is named by its id, such as 'eight-cut'",
    "ルールは 'eight-cut' のようなidで指定します。",
    "규칙은 'eight-cut' 같은 id로 가리킵니다.",
)
ASK_THERE = Text(
    "it is a rule of {games}: ask with game={game!r}",
    "{games} のルールです。`game={game!r}` を付けてください。",
    "{games}의 규칙입니다. `game={game!r}` 인수를 붙여 주세요.",
)
OTHER_GAME = Text(
    "{id} is another game, not a rule of {game}: a line may begin with it at a table, in the "
    "arena, in simulate() and in TrickMatch.start()",
    "{id} は別のゲームで、{game} のルールではありません。"
    "テーブルとアリーナ、`simulate()`、`TrickMatch.start()` では、"
    "行の先頭に書けばそのゲームになります。",
    "{id}: 다른 게임이며 {game} 규칙이 아닙니다. "
    "테이블과 아레나, `simulate()`, `TrickMatch.start()`에서는 줄 맨 앞에 쓰면 그 게임이 됩니다.",
)
IS_OTHER_GAME = Text(
    "{id} is another game, not a rule of {game}",
    "{id} は別のゲームで、{game} のルールではありません。",
    "{id}: 다른 게임이며 {game} 규칙이 아닙니다.",
)
RULE_OF_OTHER = Text(
    "{id} is a rule of {games}, not of {game}",
    "{id} は {games} のルールで、{game} のルールではありません。",
    "{id}: {games}의 규칙이며 {game}의 규칙이 아닙니다.",
)
PRESET_OF_OTHER = Text(
    "{id} is a preset of {games}, not of {game}",
    "{id} は {games} のルールセットで、{game} のものではありません。",
    "{id}: {games}의 규칙 묶음이며 {game}의 것이 아닙니다.",
)
SEARCH = Text(
    "search the list for its name", "一覧で名前を探してください。", "목록에서 이름을 찾아 주세요."
)
IS_A_GAME = Text(
    "it is a game, and `rules(game={id!r})` lists its rules",
    "これはゲームの名前で、ルールは `rules(game='{id}')` で見られます。",
    "이것은 게임 이름이고, 규칙은 `rules(game='{id}')`로 볼 수 있습니다.",
)
ALL_RULES = Text(
    "`{asked}` lists all, and so does `python -m daifugo_widget rules {game}`",
    "すべてのルールは `{asked}` または `python -m daifugo_widget rules {game}` で見られます。",
    "모든 규칙은 `{asked}` 또는 `python -m daifugo_widget rules {game}` 명령으로 볼 수 있습니다.",
)
