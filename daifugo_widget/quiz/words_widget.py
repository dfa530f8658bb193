"""The words of a quiz in the browser, which only quizzes carry, and those of its title."""

from ..core.text import Text

QUIZ: dict[str, Text] = {
    "quiz.again": Text("Once more from the start", "最初からもう一度", "처음부터 다시"),
    "quiz.cards": Text(
        "Choose cards of the hand and lay them.",
        "手札からカードを選んで出してください。",
        "손패에서 카드를 골라 내세요.",
    ),
    "quiz.check": Text("Answer", "答える", "답하기"),
    "quiz.choices": Text("Answers", "選択肢", "보기"),
    "quiz.next": Text("Next question", "次の問題", "다음 문제"),
    "quiz.number": Text("Your number", "数を入力", "숫자 입력"),
    "quiz.one": Text("Choose one answer.", "答えを一つ選んでください。", "답을 하나 고르세요."),
    "quiz.position": Text("Question {n} of {all}", "第{n}問 / 全{all}問", "문제 {n} / {all}"),
    "quiz.result": Text(
        "{right} of {all} right at the first try",
        "{all}問中{right}問が一回で正解",
        "{all}문제 중 {right}문제를 한 번에 맞힘",
    ),
    "quiz.seat": Text(
        "Choose a player at the table.",
        "テーブルの人を選んでください。",
        "테이블에서 사람을 고르세요.",
    ),
    "quiz.several": Text(
        "Choose all that are right.",
        "正しいものをすべて選んでください。",
        "맞는 것을 모두 고르세요.",
    ),
    "quiz.show": Text("Show the answer", "答えを見る", "정답 보기"),
    "quiz.mark.right": Text("right", "正解", "정답"),
    "quiz.mark.wrong": Text("wrong", "不正解", "오답"),
}
"""The words that the browser shows, by key, as in ``table/words``."""

TITLE = Text("Quiz", "クイズ", "퀴즈")
TITLE_OF = Text("Quiz: {what}", "クイズ：{what}", "퀴즈: {what}")
