"""The words of the progress page in three languages."""

from ..core.text import Text

CHAPTER = Text("Chapter", "章", "장")
WHAT = Text("What", "内容", "내용")
MARK = Text("Mark", "印", "표시")
RIGHT = Text("At the first try", "1回で正解", "한 번에 정답")
TIMES = Text("Times", "回数", "횟수")
LAST = Text("Last", "前回", "지난번")
KINDS = {
    "quiz": Text("Quiz: {name}", "クイズ：{name}", "퀴즈: {name}"),
    "drill": Text("Drill: {name}", "練習：{name}", "연습: {name}"),
    "read": Text("Read: {name}", "読んだもの：{name}", "읽은 것: {name}"),
}
OF = Text("{right} of {asked}", "{asked}問中{right}問", "{asked}개 중 {right}개")
DONE = Text("✓ all right", "✓ 全問正解", "✓ 모두 정답")
PARTLY = Text("◐ partly", "◐ 途中", "◐ 일부")
AT_ONCE = Text("✓ solved at the first try", "✓ 1回で正解", "✓ 한 번에 정답")
AT_TRY = Text("✓ solved at try {tries}", "✓ {tries}回目で正解", "✓ {tries}번째에 정답")
WITH_HELP = Text(
    "◐ solved after a hint or the solution",
    "◐ ヒントか解答を見て正解",
    "◐ 힌트나 풀이를 보고 정답",
)
WHERE_IT_IS = Text(
    "marks are kept in a Progress, such as progress=Progress('daifugo-progress.json'), "
    "not in {value}",
    "記録は `progress=Progress('daifugo-progress.json')` のような `Progress` に残します"
    "（{value} は使えません）。",
    "기록은 `progress=Progress('daifugo-progress.json')` 같은 `Progress`에 남깁니다"
    "({value}: 쓸 수 없음).",
)
WRONG_CHAPTER = Text(
    "chapter is a text of at most {most} characters, such as 'homework', not {value}",
    "chapter は `'homework'` のような{most}文字までの文字列です（{value} は使えません）。",
    "chapter: 'homework' 같은 {most}자 이하의 글입니다({value}: 쓸 수 없음).",
)
WRONG_NAME = Text(
    "name is a text, such as 'binds', not {value}",
    "name は `'binds'` のような文字列です（{value} は使えません）。",
    "name: 'binds' 같은 글입니다({value}: 쓸 수 없음).",
)
NOWHERE_TO_MARK = Text(
    "chapter={chapter} marks nothing by itself: say where marks are kept as well, such as "
    "progress=teach.my_progress()",
    "chapter={chapter} だけでは記録が残りません。"
    "`progress=teach.my_progress()` のように、記録する場所も書いてください。",
    "chapter={chapter}만으로는 기록이 남지 않습니다. "
    "`progress=teach.my_progress()`처럼 기록할 곳도 써 주세요.",
)
NOT_BEGUN = Text("– not begun", "– 未着手", "– 시작 전")
TOTAL = Text(
    "{done} of {all} chapters with drills and questions begun; "
    "{right} of {asked} right at the first try.",
    "練習とクイズのある{all}章のうち{done}章に着手、{asked}問中{right}問が1回で正解。",
    "연습과 퀴즈가 있는 {all}개 장 중 {done}개 시작, {asked}개 중 {right}개를 한 번에 맞힘.",
)
NONE_BEGUN = Text(
    "None of the {all} chapters with drills and questions is begun.",
    "練習とクイズのある{all}章は、どれも未着手。",
    "연습과 퀴즈가 있는 {all}개 장 중 시작한 장 없음.",
)
TOTAL_OF_ONE = Text(
    "The one chapter with drills and questions is begun; "
    "{right} of {asked} right at the first try.",
    "練習とクイズのある1章に着手、{asked}問中{right}問が1回で正解。",
    "연습과 퀴즈가 있는 1개 장 시작, {asked}개 중 {right}개를 한 번에 맞힘.",
)
THE_ONE_NOT_BEGUN = Text(
    "The one chapter with drills and questions is not begun.",
    "練習とクイズのある1章は未着手。",
    "연습과 퀴즈가 있는 1개 장은 시작 전.",
)
EMPTY = Text("Nothing has been done yet.", "まだ記録はありません。", "아직 기록이 없습니다.")
BROKEN = Text(
    "The progress in {file} cannot be read. It is kept: with the next mark it moves to {aside}, "
    "and a new file begins.",
    "{file}の記録を読み込めません。消えることはありません。"
    "次の記録のときに{aside}へ移し、新しいファイルを始めます。",
    "{file}의 기록을 읽을 수 없습니다. 지워지지는 않습니다. "
    "다음 기록 때 {aside} 파일로 옮기고 새 파일을 시작합니다.",
)
WRONG_WORD = Text(
    "Chapter and name are texts of at most {most} characters.",
    "章と名前は{most}文字までの文字列です。",
    "장과 이름은 {most}자 이하의 글입니다.",
)
WRONG_KIND = Text(
    "{kind} is not a kind of mark: the kinds are {kinds}.",
    "{kind}という種類の記録はありません。{kinds}があります。",
    "'{kind}': 그런 종류의 기록은 없습니다. 있는 종류: {kinds}",
)
WRONG_NUMBER = Text(
    "The figures of a mark are numbers of at least 0.",
    "記録の数値は0以上の数です。",
    "기록의 수치는 0 이상의 수입니다.",
)
MORE_THAN_ASKED = Text(
    "No more can be right or shown than was asked.",
    "正解の数や、答えを見た数は、問題の数を超えません。",
    "정답 수나 답을 본 수는 문제 수를 넘을 수 없습니다.",
)

# --- a class -------------------------------------------------------------------------------------

LEARNER = Text("Learner", "名前", "이름")
CHAPTERS = Text("Chapters begun", "着手した章", "시작한 장")
DRILLS = Text("Drills at the first try", "1回で正解した練習", "한 번에 맞힌 연습")
QUIZZES = Text("Questions at the first try", "1回で正解した問題", "한 번에 맞힌 문제")
CLASS = Text(
    "Learners who have handed in: {count}",
    "提出した人：{count}人",
    "제출한 사람: {count}명",
)
FILES = Text("Files", "ファイル", "파일")
HOLDS = Text("{file}: {marks}", "{file}：{count}件", "{file}: {count}개")
LEARNER_IS = Text(
    "learner is a name, such as 'Mina', not {value}",
    "learner は `'美奈'` のような名前です（{value} は使えません）。",
    "learner: '민아' 같은 이름입니다({value}: 쓸 수 없음).",
)
NOT_OVER_MARKS = Text(
    "{file} keeps the marks themselves: write the table to another file, such as 'mina.csv'",
    "{file} は記録そのもののファイルです。表は `'mina.csv'` のような別のファイルに書いてください。",
    "{file}: 기록 자체의 파일입니다. 표는 'mina.csv' 같은 다른 파일에 써 주세요.",
)
NO_FOLDER = Text(
    "there is no folder {folder!r}: name the one with the files that were handed in, such as "
    "'handed-in'; a .zip is unpacked first",
    "フォルダー「{folder}」がありません。提出されたファイルのあるフォルダーを "
    "`'handed-in'` のように書いてください（.zip は先に展開します）。",
    "'{folder}' 폴더가 없습니다. 제출된 파일이 있는 폴더를 'handed-in'처럼 써 주세요"
    "(.zip은 먼저 풀어 주세요).",
)
NO_TABLES = Text(
    "There are no marks of a learner in {folder!r}: put the .csv files there that "
    "`teach.my_progress().to_csv(...)` has written, or the .json files that keep the marks.",
    "「{folder}」に提出された記録がありません。`teach.my_progress().to_csv(...)` で書いた "
    ".csv ファイルか、記録の .json ファイルを入れてください。",
    "'{folder}' 폴더에 제출된 기록이 없습니다. `teach.my_progress().to_csv(...)` 명령으로 쓴 "
    ".csv 파일이나 기록의 .json 파일을 넣어 주세요.",
)
NO_TABLE = Text(
    "it is not a table of a learner's marks, which is UTF-8 and begins with the columns {columns}",
    "記録の表ではありません。UTF-8 で、1行目に次の列が要ります：{columns}",
    "기록의 표가 아닙니다. UTF-8이어야 하고 첫 줄에 다음 열이 있어야 합니다: {columns}",
)
NO_PROGRESS = Text(
    "it does not hold a learner's marks, or is broken: ask for the file again",
    "記録のファイルではないか、壊れています。もう一度出してもらってください。",
    "기록 파일이 아니거나 깨졌습니다. 다시 제출받아 주세요.",
)
OTHER_VERSION = Text(
    "it was written by another version of daifugo_widget, which cannot be read here",
    "ここでは読めない、別のバージョンの daifugo_widget で書かれています。",
    "여기서 읽을 수 없는 다른 버전의 daifugo_widget으로 쓴 파일입니다.",
)
BREAKS_OFF = Text("The line breaks off.", "行が途中で切れています。", "행이 중간에 끊겼습니다.")
WRONG_FILE = Text("{file}: {why}", "{file}：{why}", "{file}: {why}")
WRONG_LINE = Text(
    "{file}, line {line}: {why}",
    "{file} の{line}行目：{why}",
    "{file} {line}행: {why}",
)
OTHER_FILES = Text(
    "neither .csv nor .json: {files}",
    ".csv でも .json でもないファイル：{files}",
    ".csv도 .json도 아닌 파일: {files}",
)
LEFT_OUT = Text("Left out:", "読み込めなかったもの：", "읽지 못한 것:")
