"""The words of rule cards and of the table of rules in three languages."""

from ..core.text import Text

OPTION = Text("Option", "設定", "설정")
VALUES = Text("Values", "選べる値", "값")
IN_HOUSE = Text("Here: {house}", "ここ：{house}", "여기: {house}")
OFF_IN_HOUSE = Text(
    "Not played here: {house}", "ここでは使わない：{house}", "여기서는 쓰지 않음: {house}"
)
HOUSE = Text("House", "ルールセット", "규칙 묶음")
PLAYED = Text("How it is played there", "そこでの決め方", "그곳의 방식")
USUAL = Text("as usual", "通常どおり", "보통대로")
NOWHERE = Text(
    "No house has it on by default.",
    "最初から使うルールセットはありません。",
    "기본으로 켜 둔 규칙 묶음은 없습니다.",
)
NEEDS = Text("Needs: {rules}", "必要なルール：{rules}", "필요한 규칙: {rules}")
EXCLUDES = Text(
    "Not together with: {rules}", "一緒に使えないルール：{rules}", "함께 쓸 수 없는 규칙: {rules}"
)
EXAMPLE = Text("Example", "例", "예")
MORE = Text("Try it in a cell:", "セルで試すには：", "셀에서 해 보기:")
CHAPTER = Text("Chapter: {chapter}", "章：{chapter}", "장: {chapter}")
TAUGHT = Text(
    "Taught in chapter {n}: {title}", "第{n}章で学びます：{title}", "{n}장에서 배웁니다: {title}"
)
FRAME = Text("Part of every game", "どのゲームにもある基本ルール", "모든 게임에 있는 기본 규칙")
ID = Text("Id", "ID", "ID")
ENGLISH = Text("English", "英語", "영어")
JAPANESE = Text("Japanese", "日本語", "일본어")
KOREAN = Text("Korean", "韓国語", "한국어")
WHAT = Text("What it does", "内容", "내용")
FOUND = Text("{count} rules", "{count}件のルール", "규칙 {count}개")
ONE_FOUND = Text("1 rule", "1件のルール", "규칙 1개")
NONE_FOUND = Text(
    'No rule matches "{search}": search for fewer or other words.',
    "「{search}」に当てはまるルールはありません。語を減らすか変えてください。",
    "'{search}'에 맞는 규칙이 없습니다. 낱말을 줄이거나 바꿔 보세요.",
)
IS_A_GAME = Text(
    'No rule matches "{search}", which is a game: rules(game="{search}") shows its rules.',
    '「{search}」はゲームの名前です。ルールは `rules(game="{search}")` で見られます。',
    "'{search}': 게임 이름입니다. 규칙은 `rules(game=\"{search}\")`로 볼 수 있습니다.",
)
FOUND_ELSEWHERE = Text(
    'No rule here matches "{search}", but some of {games} do: rules("{search}", game="{first}").',
    "「{search}」に当てはまるルールはここにはなく、{games} にあります："
    '`rules("{search}", game="{first}")`',
    "'{search}'에 맞는 규칙은 여기에 없고 {games}에 있습니다: "
    '`rules("{search}", game="{first}")`',
)
SEARCH_IS_TEXT = Text(
    "rules are searched for by words, such as 'eight cut', not by {value}",
    "ルールは 'eight cut' のような言葉で探します（{value} は使えません）。",
    "규칙은 'eight cut' 같은 낱말로 찾습니다({value}: 쓸 수 없음).",
)
NO_CARD = Text(
    "{why}; a new rule is declared by a name: @rule({id!r}, en='...')",
    "{why}新しいルールには名前を付けます：`@rule('{id}', en='...')`",
    "{why} 새 규칙에는 이름을 붙입니다: `@rule('{id}', en='...')`",
)
NAMELESS = Text(
    "{id}: {facts} belongs to a new rule, which needs its name in English, too: en='...'; "
    "the card of a rule has house, lang and game",
    "{id}：{facts} は新しいルールのもので、英語の名前 `en='...'` も必要です。"
    "ルールカードにあるのは house、lang、game です。",
    "{id}: {facts} 인수는 새 규칙의 것으로, 영어 이름 `en='...'`도 필요합니다. "
    "규칙 카드에는 house, lang, game이 있습니다.",
)
NO_EXAMPLE = Text(
    "{rule} has no example: it acts between games.",
    "{rule}に例はありません。ゲームの間に働くルールです。",
    "{rule}에는 예가 없습니다. 게임 사이에 작용하는 규칙입니다.",
)
NO_EXAMPLE_YET = Text(
    "{rule} has no example yet: write one into its class, as a record.",
    "{rule}にはまだ例がありません。クラスの example に棋譜を書いてください。",
    "{rule}에는 아직 예가 없습니다. 클래스의 example에 기록을 적어 주세요.",
)
NO_CHAPTER = Text(
    "There is no chapter {chapter}; {hint}",
    "{chapter}という章はありません。{hint}",
    "'{chapter}' 장은 없습니다. {hint}",
)
VARIANTS = Text(
    "Variants, and who plays them",
    "決め方と、それを使うルールセット",
    "변형과 그것을 쓰는 규칙 묶음",
)
WATCH = Text("Watch it", "見てみる", "보기")
TRY = Text("Try it", "やってみる", "해 보기")
TRY_TO_THE_END = Text(
    "Try it: play to the end of the game, and see what this rule does then and in the next one",
    "やってみる：ゲームを最後まで遊び、その後と次のゲームでこのルールの働きを見てください",
    "해 보기: 게임을 끝까지 하고, 그 뒤와 다음 게임에서 이 규칙이 하는 일을 보세요",
)
ANSWER = Text("Check yourself", "確かめる", "확인하기")
OPTIONS = Text("Options", "設定", "설정")
USUALLY = Text("Usually", "通常", "보통")
SWITCH_ON = Text(
    "Off unless it is switched on: {line}",
    "通常は使いません。使うには：{line}",
    "보통은 쓰지 않습니다. 쓰려면: {line}",
)
SWITCH_OFF = Text(
    "Usually on; to play without it: {line}",
    "通常は使います。使わずに遊ぶには：{line}",
    "보통은 씁니다. 쓰지 않으려면: {line}",
)
