"""The words of a quiz on the table: its title, what there is to do, its buttons."""

from ..core.text import Text
from .question import How

TITLE = Text("Quiz", "クイズ", "퀴즈")
TITLE_OF = Text("Quiz: {what}", "クイズ：{what}", "퀴즈: {what}")
TITLE_IS = Text(
    "title is a text, such as 'Homework', not {value}",
    "title は `'Homework'` のような文字列です（{value} は使えません）。",
    "title: 'Homework' 같은 글입니다({value}: 쓸 수 없음).",
)
NUMBER = Text("Question {n} of {all}", "第{n}問（全{all}問）", "문제 {n} / {all}")
AND_DO = Text("{number}. {do}", "{number}：{do}", "{number}. {do}")
DO: dict[How, Text] = {
    "one": Text("Choose one answer.", "答えを1つ選んでください。", "답을 하나 고르세요."),
    "several": Text(
        "Choose all that are right.",
        "正しいものをすべて選んでください。",
        "맞는 것을 모두 고르세요.",
    ),
    "number": Text("Choose the number.", "数を選んでください。", "수를 고르세요."),
    "seat": Text("Choose a player.", "人を選んでください。", "사람을 고르세요."),
    "cards": Text(
        "Choose cards from the hand and play them.",
        "手札からカードを選んで出してください。",
        "손패에서 카드를 골라 내세요.",
    ),
}
DONE = Text("This question is done.", "この問題は終わりました。", "이 문제는 끝났습니다.")
SET_UP = Text(
    "The cards lie as the question needs them.",
    "問題の場面が並べてあります。",
    "문제에 맞게 카드를 놓았습니다.",
)
CHECK = Text("Answer", "答える", "답하기")
SHOW = Text("Show the answer", "答えを見る", "정답 보기")
NEXT = Text("Next question", "次の問題", "다음 문제")
AGAIN = Text("Once more from the start", "最初からもう一度", "처음부터 다시")
RESULT = Text(
    "{right} of {all} right at the first try.",
    "{all}問中{right}問が1回で正解でした。",
    "{all}문제 중 {right}문제를 한 번에 맞혔습니다.",
)
LOOK_AGAIN = Text("Worth another look:", "もう一度見ておきたいルール：", "다시 볼 만한 규칙:")
