"""The words for what can be wrong with a drill, and for what comes of a try."""

from __future__ import annotations

from ..core.text import Text

# --- a drill that cannot be ----------------------------------------------------------------------

NO_WORD = Text(
    "there is no fact or word {name!r}; {hint}",
    "「{name}」という書き方はありません。{hint}",
    "'{name}': 그렇게 쓸 수 없습니다. {hint}",
)
NO_PART = Text(
    "something is missing here: write a goal such as `leads a, not fouls a`",
    "ここに何か足りません。`leads a, not fouls a` のように書いてください。",
    "여기에 빠진 것이 있습니다. `leads a, not fouls a`처럼 써 주세요.",
)
PUT_TOGETHER = Text(
    "{text!r} is no fact: facts are joined by commas and `or` alone, and `in 2` comes at the very "
    "end, as in `leads a, not fouls a or finishes a in 2`",
    "「{text}」は事実ではありません。事実はコンマと `or` だけでつなぎ、`in 2` は全体の最後に"
    "書きます。例：`leads a, not fouls a or finishes a in 2`",
    "'{text}': 사실이 아닙니다. 사실은 쉼표와 `or`로만 잇고, `in 2`는 맨 끝에 씁니다. "
    "예: `leads a, not fouls a or finishes a in 2`",
)
TURNS = Text(
    "{turns} turns: write 1 to {most}",
    "{turns}手：1から{most}までの数を書いてください。",
    "{turns}수: 1부터 {most}까지 써 주세요.",
)
WHAT_IT_IS = Text(
    "a drill is a record with a line such as `goal  leads a`, its text or its file, not {value}",
    "練習問題は `goal  leads a` のような行のある棋譜か、その文字列、ファイルです"
    "（{value} は使えません）。",
    "연습 문제는 `goal  leads a` 같은 줄이 있는 기록이나 그 문자열, 파일입니다"
    "({value}: 쓸 수 없음).",
)
LIST_OF = Text(
    "a list of drills holds Tasks, made by Task.parse(text) of `daifugo_widget.drills`, "
    "not {value}",
    "練習問題の並びは `daifugo_widget.drills` の `Task.parse(text)` で作る `Task` を並べたものです"
    "（{value} は使えません）。",
    "연습 문제의 목록은 `daifugo_widget.drills`의 `Task.parse(text)`로 만드는 `Task`의 목록입니다"
    "({value}: 쓸 수 없음).",
)
TASK_OF = Text(
    "a Task is made from a Record, not from {value}; Task.parse(text) reads one",
    "`Task` は `Record` から作ります（{value} は使えません）。"
    "文字列は `Task.parse(text)` で読めます。",
    "`Task`는 `Record`로 만듭니다({value}: 쓸 수 없음). 문자열은 `Task.parse(text)`로 읽습니다.",
)
AT_TASK = Text(
    "an attempt is made at a Task, not at {value}",
    "挑戦できるのは `Task` です（{value} は使えません）。",
    "도전할 수 있는 것은 `Task`입니다({value}: 쓸 수 없음).",
)
NO_DRILL = Text(
    "there is no drill in this list: name at least one",
    "練習問題が1つもありません。1つ以上入れてください。",
    "연습 문제가 하나도 없습니다. 하나 이상 넣어 주세요.",
)
NO_GOAL = Text(
    "a drill needs a goal: add a line such as `goal  leads a`",
    "練習問題には目標が必要です。`goal  leads a` のような行を加えてください。",
    "연습 문제에는 목표가 필요합니다. `goal  leads a` 같은 줄을 더해 주세요.",
)
SOLVED_ALREADY = Text(
    "this is so before the first move, so there is nothing to do: ask for something else",
    "最初の手の前からそうなっているので、することがありません。別の目標にしてください。",
    "첫 수 전에 이미 그러하므로 할 일이 없습니다. 다른 목표를 써 주세요.",
)
LOST_ALREADY = Text(
    "`{part}` holds before the first move, so nobody can prevent it",
    "`{part}` は最初の手の前から成り立っているので、避けられません。",
    "`{part}`: 첫 수 전에 이미 그러하므로 막을 수 없습니다.",
)
OVER = Text(
    "nobody has to act in this position: end it before the last move",
    "この場面ではもうだれも手を選びません。最後の手より前で止めてください。",
    "이 국면에서는 이제 아무도 수를 고르지 않습니다. 마지막 수 전에 멈춰 주세요.",
)
UNSEEN = Text(
    "a drill is judged with all hands open: name the cards of {seat}",
    "練習問題はすべての手札が分かっていないと判定できません。{seat} の手札を書いてください。",
    "연습 문제는 모든 손패를 알아야 판정할 수 있습니다. {seat} 자리의 카드를 써 주세요.",
)
NOT_SCRIPTED = Text(
    "{seat} has to find the answer: a script moves only the others",
    "{seat} は問題を解く人です。script には、ほかの人の手を書いてください。",
    "{seat} 자리는 문제를 푸는 사람입니다. script에는 다른 사람의 수를 써 주세요.",
)
NO_SCRIPT = Text(
    "write moves such as `b 9c  c -`, followed by the name of a bot or nothing",
    "`b 9c  c -` のような手を書き、必要ならその後にボットの名前を書いてください。",
    "`b 9c  c -` 같은 수를 쓰고, 필요하면 그 뒤에 봇의 이름을 써 주세요.",
)
UNSOLVABLE = Text(
    "the goal cannot be reached: {move} fails after {answer}. {why}",
    "この目標は達成できません。{move} は、{answer} の後で失敗します。{why}",
    "이 목표는 이룰 수 없습니다. {move}: {answer} 다음에 실패합니다. {why}",
)
HOPELESS = Text(
    "This drill cannot be solved, whatever you do. For example: {why}",
    "この問題は、どうやっても解けません。例：{why}",
    "이 문제는 어떻게 해도 풀 수 없습니다. 예: {why}",
)
TOO_LARGE = Text(
    "there is too much to try here: lay out fewer cards, or ask for fewer turns",
    "調べる手が多すぎます。手札か手数を減らしてください。",
    "살펴볼 경우가 너무 많습니다. 손패나 차례의 수를 줄여 주세요.",
)
NOT_MADE = Text(
    "no drill of level {level} came from {rule}: try another seed or level, or write one by hand",
    "{rule}からレベル{level}の問題は作れませんでした。シードかレベルを変えるか、自分で書いてください。",
    "{rule} 규칙에서 {level}단계 문제를 만들지 못했습니다. 시드나 단계를 바꾸거나 직접 써 주세요.",
)
NOTHING_TO_BEGIN_WITH = Text(
    "{rule} has no example, and drills are made from one: write one into its class",
    "練習問題は例から作りますが、{rule}には例がありません。クラスの example に書いてください。",
    "연습 문제는 예로 만드는데 {rule} 규칙에는 예가 없습니다. 클래스의 example에 적어 주세요.",
)
NOTHING_TO_PLAY = Text(
    "{rule} changes no play, so there is nothing to drill: read its rule card instead",
    "{rule}はカードの出し方を変えないので、練習問題はありません。ルールの説明を読んでください。",
    "{rule} 규칙은 카드 내는 방법을 바꾸지 않아 연습 문제가 없습니다. 규칙 설명을 읽어 주세요.",
)
DEALT = {
    1: Text("{rule}", "{rule}", "{rule}"),
    2: Text("{rule} (intermediate)", "{rule}（中級）", "{rule} (중급)"),
    3: Text("{rule} (advanced)", "{rule}（上級）", "{rule} (고급)"),
}
"""The titles of dealt drills, by their levels."""

# --- what is said of a try -----------------------------------------------------------------------

SOLVED = Text("Solved!", "正解です！", "정답입니다!")
ANSWERING = Text(
    "Let us see what the others do.",
    "ほかの人の番です。どうなるでしょう。",
    "다른 사람의 차례입니다. 어떻게 될까요?",
)
RIGHT = Text(
    "Right so far: go on.", "ここまで正解です。続けてください。", "여기까지 맞습니다. 계속하세요."
)
REACHES = Text(
    "it reaches the goal, whatever the others do.",
    "ほかの人が何をしても、目標を達成できます。",
    "다른 사람이 무엇을 하든 목표를 이룰 수 있습니다.",
)
DONE = Text(
    "this try is over: begin again",
    "この挑戦は終わりました。もう一度始めてください。",
    "이번 시도는 끝났습니다. 다시 시작해 주세요.",
)
OVER_HERE = {
    "solved": Text("The drill is solved.", "この練習は解けました。", "이 연습을 풀었습니다."),
    "failed": Text("This try is over.", "この挑戦は終わりました。", "이번 시도는 끝났습니다."),
    "shown": Text("This is the solution.", "これが解答です。", "이것이 풀이입니다."),
}
"""What is shown in place of the request for a move, by how the try has ended."""
NOT_ONE = Text(
    "{text!r}: write one move, such as `8c`, `-` or `> 3c`",
    "「{text}」：`8c`、`-`、`> 3c` のように、手を1つ書いてください。",
    "'{text}': `8c`, `-`, `> 3c`처럼 수를 하나 써 주세요.",
)
LAST = Text("this was the last drill", "最後の問題でした。", "마지막 문제였습니다.")

# --- on the table --------------------------------------------------------------------------------

NUMBER = Text("Drill {n} of {all}", "問題 {n} / {all}", "문제 {n} / {all}")
NUMBER_ON = Text("Drill {n}", "問題 {n}", "문제 {n}")
AGAIN = Text("Try again", "もう一度", "다시 해 보기")
SOLUTION = Text("Solution", "解答を見る", "풀이 보기")
NO_SOLUTION = Text(
    "This drill cannot be solved: there is no solution to show.",
    "この問題は解けないので、解答はありません。",
    "이 문제는 풀 수 없어 보여 줄 풀이가 없습니다.",
)
NEXT = Text("Next drill", "次の問題", "다음 문제")
