"""The messages about what can be wrong with a record."""

from __future__ import annotations

from ..text import Text

# --- the text ------------------------------------------------------------------------------------

IS_TEXT = Text(
    "a record is a text, with a line such as 'hands  3c4d / 5c6c', not {value}",
    "棋譜は `hands  3c4d / 5c6c` のような行のある文字列です（{value} は使えません）。",
    "기록은 `hands  3c4d / 5c6c` 같은 줄이 있는 문자열입니다({value}: 쓸 수 없음).",
)
OF_A_HISTORY = Text(
    "a record is made from a History, not from {value}; a table and a replay write their own: "
    "table.record()",
    "棋譜にできるのは `History` です（{value} は使えません）。"
    "テーブルとリプレイの棋譜は `table.record()` で書けます。",
    "기록으로 쓸 수 있는 것은 `History`입니다({value}: 쓸 수 없음). "
    "테이블과 리플레이의 기록은 `table.record()`로 씁니다.",
)
SEVERAL = Text(
    "more than one record: read them all with `from daifugo_widget.core.records import read`",
    "棋譜が2つ以上あります。`from daifugo_widget.core.records import read` の `read` なら"
    "すべて読めます。",
    "기록이 둘 이상입니다. `from daifugo_widget.core.records import read`의 `read`로 "
    "모두 읽습니다.",
)
NO_UTF8 = Text(
    "this is not UTF-8: save the file as UTF-8",
    "文字コードが UTF-8 ではありません。UTF-8 で保存してください。",
    "문자 인코딩이 UTF-8이 아닙니다. UTF-8로 저장해 주세요.",
)
NO_RECORD = Text("there is no record in it", "棋譜が入っていません。", "기록이 들어 있지 않습니다.")
AT_KEY = Text("{key}: {why}", "{key}：{why}", "{key}: {why}")
TWICE = Text(
    "{key} is given twice: give it once; another record in a file begins after a line `---`",
    "{key} が2回あります。1回だけ書いてください。別の棋譜は `---` だけの行の後に始めます。",
    "{key} 줄이 두 번 나옵니다. 한 번만 써 주세요. "
    "파일에서 다른 기록은 `---` 줄 다음에 시작합니다.",
)
NO_KEY = Text(
    "{key!r} is not a key of a record; {hint}",
    "「{key}」という項目はありません。{hint}",
    "'{key}' 항목은 없습니다. {hint}",
)
KEYS_OR_SEATS = Text(
    "the known ones are {words}; a move begins with a letter from a to i, as in `a 3c`",
    "使えるもの：{words}。手は `a 3c` のように a から i までの文字で始めてください。",
    "쓸 수 있는 것: {words}. 수는 `a 3c`처럼 a부터 i까지의 글자로 시작해 주세요.",
)
KEY_OF_WHOLE = Text(
    "{key!r} belongs to the whole record: write it above the first move, or begin another record "
    "by a line `---`",
    "「{key}」は棋譜全体のものです。最初の手より上に書くか、`---` だけの行の後に別の棋譜を"
    "始めてください。",
    "'{key}' 항목은 기록 전체의 것입니다. 첫 수보다 위에 쓰거나, `---` 줄 다음에 다른 기록을 "
    "시작해 주세요.",
)
KEY_IN_BODY = Text(
    "{key} is a header line: write it above the moves, or begin another record by a line `---`",
    "{key} は見出しの行です。手より上に書くか、`---` だけの行の後に別の棋譜を始めてください。",
    "{key} 줄은 머리글입니다. 수보다 위에 쓰거나, `---` 줄 다음에 다른 기록을 시작해 주세요.",
)
NEWER_VERSION = Text(
    "{text!r} was made by a newer version: update daifugo_widget (this version plays {version!r})",
    "「{text}」は新しいバージョンの棋譜です。daifugo_widget を更新してください"
    "（このバージョンで読めるのは「{version}」です）。",
    "'{text}' 기록은 더 새로운 버전에서 만든 것입니다. daifugo_widget을 업데이트해 주세요"
    "(이 버전이 읽는 것은 '{version}'입니다).",
)
NO_VERSION = Text(
    "{text!r} is a version that has never existed: write {version!r}",
    "「{text}」というバージョンはありません。「{version}」と書いてください。",
    "'{text}' 버전은 있었던 적이 없습니다. '{version}'로 써 주세요.",
)
OTHER_GAME = Text(
    "{text!r} is a record of another game: this version plays {version!r}",
    "「{text}」は別のゲームの棋譜です。ここで読めるのは「{version}」です。",
    "'{text}' 기록은 다른 게임의 것입니다. 여기서 읽는 것은 '{version}'입니다.",
)
PERHAPS_NEWER = Text(
    "{why} (or it comes with a newer version: then update daifugo_widget)",
    "{why}（新しいバージョンのものなら、daifugo_widget を更新してください。）",
    "{why} (더 새로운 버전의 것이라면 daifugo_widget을 업데이트해 주세요.)",
)
NEEDS_GAME = Text(
    "a record of {game} needs a line `game  {game} 1` above",
    "{game} の棋譜では、上に `game  {game} 1` の行を書いてください。",
    "{game} 기록에는 위에 `game  {game} 1` 줄을 써 주세요.",
)
NAMES = Text(
    'write each seat and its name in straight double quotes: a="you" b="bot"',
    'a="you" b="bot" のように、席と、半角の " で囲んだ名前を書いてください。',
    'a="you" b="bot"처럼 자리와 곧은 큰따옴표로 묶은 이름을 써 주세요.',
)
THERE_ARE_PLAYERS = Text(
    "there are {players} players", "プレイヤーは{players}人です。", "플레이어는 {players}명입니다."
)
NO_INT = Text(
    "{text!r} is not a whole number",
    "「{text}」は整数ではありません。",
    "'{text}': 정수가 아닙니다.",
)
NEEDS_HANDS = Text(
    "a record needs hands, or players to deal to",
    "棋譜には hands（手札）か players（配る人数）の行が必要です。",
    "기록에는 hands(손패)나 players(나눠 줄 인원) 줄이 필요합니다.",
)
NOT_FITTING = Text(
    "{players} do not fit the {hands} hands: take this line out",
    "{players}人では{hands}人分の手札に合いません。この行を消してください。",
    "{players}명은 {hands}명의 손패와 맞지 않습니다. 이 줄을 지워 주세요.",
)

# --- cards and seats -----------------------------------------------------------------------------

JOKER_STANDS = Text(
    "{joker}: a joker stands for a card only in a play; write X",
    "{joker}：ジョーカーがほかのカードになるのは、出すときだけです。X と書いてください。",
    "{joker}: 조커가 다른 카드를 대신하는 것은 낼 때뿐입니다. X로 써 주세요.",
)
HANDS = Text(
    "{hands} hands: write 2 to 9, with / between",
    "手札が{hands}人分です。2人から9人分を / で区切って書いてください。",
    "손패가 {hands}명분입니다. 2명에서 9명분을 /로 나눠 써 주세요.",
)
OTHER_HANDS = Text(
    "{hands} hands: there are {players} players",
    "手札は{hands}人分ですが、プレイヤーは{players}人です。",
    "손패는 {hands}명분인데 플레이어는 {players}명입니다.",
)
NO_HAND = Text(
    "a hand is missing beside a /: one / separates two hands, and - is an empty hand",
    "/ の隣に手札がありません。手札と手札の間には / を1つだけ書き、"
    "カードがない手札は - と書いてください。",
    "/ 옆에 손패가 없습니다. 손패와 손패 사이에는 /를 하나만 쓰고, "
    "카드가 없는 손패는 -라고 써 주세요.",
)
NO_SEAT = Text(
    "{text!r} is not a seat; the seats are a to {last}",
    "「{text}」という席はありません。席は a から {last} までです。",
    "'{text}' 자리는 없습니다. 자리는 a부터 {last}까지입니다.",
)
OPEN_PILE = Text(
    "these cards are open: name them",
    "表になったカードです。どのカードか書いてください。",
    "앞면이 보이는 카드입니다. 어떤 카드인지 써 주세요.",
)
NO_PLAYER = Text(
    "{text!r}: write who laid what, such as c:7s",
    "「{text}」：だれが何を出したかを、c:7s のように書いてください。",
    "'{text}': 누가 무엇을 냈는지 c:7s처럼 써 주세요.",
)

# --- a position ----------------------------------------------------------------------------------

TOO_MANY_CARDS = Text(
    "more cards than the {cards} of the deck",
    "カードがデッキの{cards}枚より多くなっています。",
    "카드가 덱의 {cards}장보다 많습니다.",
)
NOT_IN_DECK = Text(
    "{card} is not in the deck of these rules",
    "{card} はこのルールのデッキにありません。",
    "{card} 카드는 이 규칙의 덱에 없습니다.",
)
HELD_TOO_OFTEN = Text(
    "{card} is in the deck {times}, but held {holders}",
    "{card} はデッキに{times}しかないのに、{holders}あります。",
    "{card} 카드는 덱에 {times}뿐인데 {holders} 있습니다.",
)
TIMES = Text("{count} times", "{count}枚", "{count}장")
ONCE = Text("once", "1枚", "1장")
TWICE_OVER = Text("twice", "2枚", "2장")
HELD_BY = Text("by {who}", "{who}に1枚", "{who}에 1장")
HELD_OFTEN_BY = Text("{times} by {who}", "{who}に{times}", "{who}에 {times}")
BOTH = Text("{one} and {other}", "{one}、{other}", "{one}, {other}")
THE_TRICK = Text("the trick", "場", "판")

# --- moves ---------------------------------------------------------------------------------------

NOTHING_BEHIND = Text(
    "nothing follows {text!r}",
    "「{text}」の後に何もありません。",
    "'{text}' 뒤에 아무것도 없습니다.",
)
WHO_ANSWERS = Text(
    "write who answers before the >: `b > 3c`",
    "`b > 3c` のように、だれが答えるかを > の前に書いてください。",
    "`b > 3c`처럼 누가 답하는지 > 앞에 써 주세요.",
)
BLANK_BEFORE_NOTE = Text(
    "{text!r}: leave a blank before the # of a comment",
    "「{text}」：コメントの # の前には空白を入れてください。",
    "'{text}': 주석의 # 앞에는 빈칸을 넣어 주세요.",
)
NO_SEAT_OF_MOVE = Text(
    "{text!r} is not a seat: a move begins with a letter from a to i, as in `a 3c`",
    "「{text}」は席ではありません。手は `a 3c` のように a から i までの文字で始めてください。",
    "'{text}': 자리가 아닙니다. 수는 `a 3c`처럼 a부터 i까지의 글자로 시작해 주세요.",
)
WRITTEN_SO = Text(
    "{text!r}: write {bare!r}, in small letters and without a colon",
    "「{text}」は、小文字でコロンを付けずに「{bare}」と書いてください。",
    "'{text}': 소문자로, 쌍점 없이 '{bare}'라고 써 주세요.",
)
CARDS_TOGETHER = Text(
    "{text!r} is not a seat: write the cards of one move together, as in `a 7c7d`, and an answer "
    "after a >, as in `a 7c7d > 3c`",
    "「{text}」は席ではありません。1つの手のカードは `a 7c7d` のように続けて書き、"
    "答えは `a 7c7d > 3c` のように > の後に書いてください。",
    "'{text}': 자리가 아닙니다. 한 수의 카드는 `a 7c7d`처럼 붙여 쓰고, "
    "답은 `a 7c7d > 3c`처럼 > 뒤에 써 주세요.",
)
BLANK_BEFORE_CARDS = Text(
    "{text!r}: write a blank, and nothing else, between the seat and its cards: `{seat} {cards}`",
    "「{text}」：席とカードの間には空白だけを入れて `{seat} {cards}` と書いてください。",
    "'{text}': 자리와 카드 사이에는 빈칸만 넣어 `{seat} {cards}`라고 써 주세요.",
)
PARTING = Text(
    "{text!r} is not a seat; a line of three hyphens, `---`, separates two records",
    "「{text}」は席ではありません。2つの棋譜の間には、ハイフン3つの行 `---` を書いてください。",
    "'{text}': 자리가 아닙니다. 두 기록 사이에는 붙임표 셋인 줄 `---`을 써 주세요.",
)
NAME_FOR_SEAT = Text(
    "{name!r} sits at {seat}: write the letter of the seat, as in `{seat} 3c`",
    "「{name}」は席 {seat} のプレイヤーです。`{seat} 3c` のように席の文字を書いてください。",
    "'{name}': {seat} 자리의 플레이어입니다. `{seat} 3c`처럼 자리의 글자를 써 주세요.",
)
NO_ARROW = Text(
    "an answer follows a simple >: `a 7c7d > 3c`",
    "答えは `a 7c7d > 3c` のように、> だけの後に書いてください。",
    "답은 `a 7c7d > 3c`처럼 >만 쓰고 그 뒤에 써 주세요.",
)
PASS_SIGN = Text(
    "a pass is written as a hyphen: `{move}`",
    "パスはハイフンで `{move}` と書いてください。",
    "패스는 붙임표로 `{move}`라고 써 주세요.",
)
A_FILE = Text(
    "{file!r} is the name of a file: give the text of the record, Path({file!r}).read_text()",
    "「{file}」はファイルの名前です。棋譜の文字列を渡してください：`Path({file!r}).read_text()`",
    "'{file}': 파일 이름입니다. 기록의 문자열을 넣어 주세요: `Path({file!r}).read_text()`",
)
TOO_MANY_UNSEEN = Text(
    "{text}: no deck has more than {most} cards",
    "{text}：デッキのカードは多くても{most}枚です。",
    "{text}: 덱의 카드는 많아야 {most}장입니다.",
)
UNNAMED_PLAY = Text(
    "{text}: a play must name its cards",
    "{text}：出すカードは、どれか分かるように書いてください。",
    "{text}: 내는 카드는 어떤 카드인지 써 주세요.",
)
WHO_MAY_NOT = Text(
    "write who may not do what: `! b 9c suit-bind`",
    "`! b 9c suit-bind` のように、だれが何をできないかを書いてください。",
    "`! b 9c suit-bind`처럼 누가 무엇을 할 수 없는지 써 주세요.",
)
ONE_REASON = Text(
    "give one reason at most for what is refused",
    "できない手の後に書く理由は1つだけです。",
    "할 수 없는 수 뒤에 쓰는 이유는 하나뿐입니다.",
)
NO_REASON = Text(
    "there is no rule or plain reason {text!r}; {hint}",
    "「{text}」というルールや理由はありません。{hint}",
    "'{text}': 그런 규칙이나 이유는 없습니다. {hint}",
)
NO_FACT = Text(
    "there is no fact {name!r}; {hint}",
    "「{name}」という事実の書き方はありません。{hint}",
    "'{name}': 그런 사실은 쓸 수 없습니다. {hint}",
)
REASONS = Text(
    "the plain ones are {words}; any other is the id of a rule",
    "ルール以外の理由：{words}。そのほかはルールの id で書いてください。",
    "규칙이 아닌 이유: {words}. 그 밖의 이유는 규칙의 id로 써 주세요.",
)
FACT_NOT = Text(
    "a fact cannot have `not`, which is for goals: a minus says that a mark is not there, as in "
    "`mark -suit-bind`",
    "事実に `not` は書けません（`goal` だけで使えます）。印がないことはマイナスで書きます。"
    "例：`mark -suit-bind`",
    "사실에는 `not`을 쓸 수 없습니다(`goal`에서만 씁니다). 표시가 없음은 빼기표로 씁니다. "
    "예: `mark -suit-bind`",
)
FACT_SHAPE = Text(
    "{text!r} cannot be read; such a fact looks like `{example}`",
    "「{text}」は読めません。`{example}` のように書いてください。",
    "'{text}' 부분을 읽을 수 없습니다. `{example}`처럼 써 주세요.",
)
REFUSED = Text(
    "{move} is refused: {why}", "{move} はできません。{why}", "{move}: 둘 수 없습니다. {why}"
)
REFUSED_FOR = Text("{why} [{reason}]", "{why} [{reason}]", "{why} [{reason}]")
LEGAL = Text(
    "{refused}; legal for {seat}: {moves}",
    "{refused} {seat} にできる手：{moves}",
    "{refused} {seat} 자리가 할 수 있는 수: {moves}",
)
MORE = Text("{moves} and {count} more", "{moves}、ほか{count}手", "{moves} 외 {count}수")
ALONE = Text(
    "{word} stands alone on its line: write the moves on the next one",
    "{word} は単独の行に書きます。手は次の行に書いてください。",
    "{word} 줄에는 다른 것을 쓰지 않습니다. 수는 다음 줄에 쓰세요.",
)
TRY_IN_TRY = Text(
    "this try is inside another: end the first with back",
    "try の中に try があります。先に back で終えてください。",
    "try 안에 try가 있습니다. 먼저 back으로 끝내세요.",
)
BACK_FROM_NOWHERE = Text(
    "back without a try before it: write try where another way begins",
    "back の前に try がありません。別の進み方が始まるところに try と書きます。",
    "back 앞에 try가 없습니다. 다른 길이 시작되는 곳에 try를 쓰세요.",
)
NO_NEXT = Text("next: {why}", "next：{why}", "next: {why}")
