"""The sentences of questions in three languages; ``{who}`` is a player, as on the table."""

from ..core.text import Text

# --- what is done, before something is asked about it --------------------------------------------

PLAYS = Text(
    "{who} plays {cards}.", "{who}さんが{cards}を出します。", "{who} 님이 {cards} 카드를 냅니다."
)
PASSES = Text("{who} passes.", "{who}さんがパスします。", "{who} 님이 패스합니다.")
CALLS = Text(
    "{who} calls {rule}.", "{who}さんが{rule}を宣言します。", "{who} 님이 {rule} 선언을 합니다."
)
CHOOSES = Text(
    "{rule}: {who} chooses {what}.",
    "{rule}：{who}さんは{what}を選びます。",
    "{rule}: {who} 님의 선택은 {what}입니다.",
)
CHOOSES_SEAT = Text(
    "{rule}: {who} chooses {what}.",
    "{rule}：{who}さんは{what}さんを選びます。",
    "{rule}: {who} 님이 {what} 님을 고릅니다.",
)
DECLINES = Text(
    "{rule}: {who} chooses nothing.",
    "{rule}：{who}さんは何も選びません。",
    "{rule}: {who} 님은 아무것도 고르지 않습니다.",
)

# --- what is asked -------------------------------------------------------------------------------

LEGAL = Text(
    "Which of these plays may {who} make now?",
    "{who}さんがいま出せるのはどれですか。",
    "{who} 님이 지금 낼 수 있는 것은 어느 것입니까?",
)
LEADS = Text("Who leads next?", "次の親はだれですか。", "다음 선은 누구입니까?")
LEADS_FIRST = Text("Who leads the first trick?", "最初の親はだれですか。", "첫 선은 누구입니까?")
ACTS = Text("Who has to act next?", "次はだれの番ですか。", "다음은 누구의 차례입니까?")
ORDER = Text(
    "What order of strength holds then, from weak to strong?",
    "その後、強さの順は弱いほうからどうなりますか。",
    "그 뒤 세기의 순서는 약한 쪽부터 어떻게 됩니까?",
)
STRONGEST = Text(
    "Which of these cards is the strongest now?",
    "いまいちばん強いカードはどれですか。",
    "지금 가장 강한 카드는 어느 것입니까?",
)
CLASSES = Text(
    "The game is over. Which class does each hold in the next one?",
    "ゲームが終わりました。次のゲームの階級はどうなりますか。",
    "게임이 끝났습니다. 다음 게임에서 계급은 어떻게 됩니까?",
)
GIVE = Text(
    "How many cards does {who} have to give {to}?",
    "{who}さんが{to}さんに渡すカードは何枚ですか。",
    "{who} 님이 {to} 님에게 주어야 하는 카드는 몇 장입니까?",
)
SHOW = Text(
    "How many cards does {who} have to show {to}?",
    "{who}さんが{to}さんに見せるカードは何枚ですか。",
    "{who} 님이 {to} 님에게 보여 주어야 하는 카드는 몇 장입니까?",
)
GIVE_WHICH = Text(
    "Which of these may {who} give {to}?",
    "{who}さんが{to}さんに渡せるのはどれですか。",
    "{who} 님이 {to} 님에게 줄 수 있는 것은 어느 것입니까?",
)
SHOW_WHICH = Text(
    "Which of these may {who} show {to}?",
    "{who}さんが{to}さんに見せられるのはどれですか。",
    "{who} 님이 {to} 님에게 보여 줄 수 있는 것은 어느 것입니까?",
)
CHOOSE_WHICH = Text(
    "{rule}: which of these may {who} choose?",
    "{rule}：{who}さんが選べるのはどれですか。",
    "{rule}: {who} 님이 고를 수 있는 것은 어느 것입니까?",
)
MUST = Text(
    "{rule}: which card has to be played?",
    "{rule}：ここで出すのはどのカードですか。",
    "{rule}: 여기서 나오는 것은 어느 카드입니까?",
)
CHOOSE = Text(
    "{rule}: how many cards does {who} have to choose?",
    "{rule}：{who}さんが選ぶカードは何枚ですか。",
    "{rule}: {who} 님이 골라야 하는 카드는 몇 장입니까?",
)
CHOOSE_UP_TO = Text(
    "{rule}: how many cards may {who} choose at most?",
    "{rule}：{who}さんは最大で何枚選べますか。",
    "{rule}: {who} 님이 고를 수 있는 카드는 최대 몇 장입니까?",
)
HOLDS = Text(
    "How many cards does {who} hold then?",
    "その後{who}さんの手札は何枚ですか。",
    "그 뒤 {who} 님의 손패는 몇 장입니까?",
)
DISCARDS = Text(
    "How many cards are among the discards then?",
    "その後、捨て札は全部で何枚ですか。",
    "그 뒤 버린 패는 모두 몇 장입니까?",
)
ONE_MORE = Text(
    "In the next game {cards} cards are dealt to {n} players. Who gets one more card?",
    "次のゲームでは{cards}枚を{n}人に配ります。1枚多くもらうのはだれですか。",
    "다음 게임에서는 카드 {cards}장을 {n}명에게 나눕니다. 한 장 더 받는 사람은 누구입니까?",
)
SITS_NEXT = Text(
    "Who sits right after {who} in the next game?",
    "次のゲームで、{who}さんのすぐ次の席に座るのはだれですか。",
    "다음 게임에서 {who} 님의 바로 다음 자리에 앉는 사람은 누구입니까?",
)
HIGHEST = Text(
    "Which of these classes is the highest?",
    "この中でいちばん上の階級はどれですか。",
    "이 가운데 가장 높은 계급은 어느 것입니까?",
)
VETOES = Text(
    "The daifugo enacts a rule. How many of the other {n} have to be against it to stop it?",
    "大富豪が新しいルールを決めました。ほかの{n}人のうち何人が反対すれば止められますか。",
    "대부호가 새 규칙을 정했습니다. 나머지 {n}명 가운데 몇 명이 반대해야 막을 수 있습니까?",
)
ENTERS = Text(
    "A newcomer challenges the players from the lowest up, beats {n} and then loses. "
    "In which class does the newcomer begin?",
    "新しい人が下の階級から順にじゃんけんをして{n}人に勝ち、その次に負けました。"
    "どの階級から始めますか。",
    "새로 온 사람이 낮은 계급부터 차례로 가위바위보를 하여 {n}명을 이기고 그다음에 졌습니다. "
    "어느 계급에서 시작합니까?",
)
FIRST = Text("What happens first?", "最初に何が起こりますか。", "먼저 무슨 일이 일어납니까?")
DECK = Text(
    "With how many cards is this game played?",
    "このゲームで使うカードは全部で何枚ですか。",
    "이 게임에서 쓰는 카드는 모두 몇 장입니까?",
)
LEFT_OUT = Text(
    "Which numbers are left out of this game?",
    "このゲームで使わない数字はどれですか。",
    "이 게임에서 쓰지 않는 숫자는 어느 것입니까?",
)
POINTS = Text(
    "How many points does {who} have then?",
    "その後{who}さんの得点は何点ですか。",
    "그 뒤 {who} 님의 점수는 몇 점입니까?",
)
DEALS = Text("Who deals the next game?", "次の配り役はだれですか。", "다음 딜러는 누구입니까?")
HAPPENS = Text("What happens?", "何が起こりますか。", "무슨 일이 일어납니까?")
WHICH_RULE = Text(
    "Which rule makes it so?", "それはどのルールによるものですか。", "어느 규칙에 따른 것입니까?"
)
WHICH_ALLOWS = Text(
    "Which rule allows {who} to do so?",
    "それを出せるのは、どのルールがあるからですか。",
    "어느 규칙 덕분에 낼 수 있습니까?",
)
SHOW_RULE = Text(
    "Play for {who} so that {rule} acts.",
    "{rule}が発動するように、{who}さんのカードを出してください。",
    "{rule} 규칙이 발동하도록 {who} 님의 카드를 내세요.",
)
LEFT = Text(
    "Who has left the game by then?",
    "その後、ゲームから抜けているのはだれですか。",
    "그때까지 게임에서 빠진 사람은 누구입니까?",
)

# --- choices -------------------------------------------------------------------------------------

THIS = Text("{it}", "{it}", "{it}")
NONE = Text("none of these", "どれも出せない", "낼 수 있는 것이 없음")
NO_NUMBER = Text("no number", "なし", "없음")
NOTHING = Text(
    "Nothing special: {who} acts next.",
    "特に何も起こらず、{who}さんの番になります。",
    "특별한 일은 없고 {who} 님의 차례가 됩니다.",
)
NOTHING_LEADS = Text(
    "Nothing special: {who} leads next.",
    "特に何も起こらず、{who}さんが親になります。",
    "특별한 일은 없고 {who} 님이 선이 됩니다.",
)
FLOWS = Text(
    "The trick flows, and {who} leads.",
    "場が流れて、{who}さんが親です。",
    "판이 흐르고 {who} 님이 선입니다.",
)
TURNS = Text(
    "The order of strength turns round.", "数字の強さが逆になります。", "숫자의 세기가 뒤집힙니다."
)
SKIPS = Text("{who} is skipped.", "{who}さんの番が飛ばされます。", "{who} 님의 차례를 건너뜁니다.")
A_CHOICE = Text(
    "{who} has a choice to make.",
    "{who}さんが何かを選びます。",
    "{who} 님이 무언가를 고릅니다.",
)
IN_CLASS = Text("{who}: {klass}", "{who}さん：{klass}", "{who} 님: {klass}")
SEAT = Text("{who}", "{who}さん", "{who} 님")
NOBODY = Text("nobody", "だれもいない", "아무도 없음")
FINISHED = Text("{who} has gone out", "{who}さんが上がり", "{who} 님이 나감")
FOULED = Text("{who} has fouled", "{who}さんが反則", "{who} 님이 반칙")
FELL = Text("{who} has fallen", "{who}さんが転落", "{who} 님이 몰락")

# --- feedback ------------------------------------------------------------------------------------

RIGHT = Text("Right!", "正解です！", "정답입니다!")
NOT_YET = Text("Not quite.", "残念、違います。", "아쉽지만 틀렸습니다.")
ANSWER = Text("The answer: ", "答え：", "정답: ")
BEHIND = Text("{rule}: {does}", "{rule}：{does}", "{rule}: {does}")
BEHIND_WITH = Text(
    "{rule}: {does} ({options})", "{rule}：{does}（{options}）", "{rule}: {does} ({options})"
)
WITHOUT = Text(
    "That would be right without {rule}.",
    "{rule}がなければ、それが正解です。",
    "{rule} 규칙이 없다면 그것이 정답입니다.",
)
OTHERWISE = Text(
    "That would be right if {rule} were played another way.",
    "{rule}の決め方が違えば、それが正解です。",
    "{rule} 규칙을 다르게 정했다면 그것이 정답입니다.",
)
NOT_NONE = Text(
    "At least one of these can be played now.",
    "この中に、いま出せるものがあります。",
    "이 가운데 지금 낼 수 있는 것이 있습니다.",
)
DISCARDS_ARE = Text(
    "Discards are the cards of tricks that have flowed, and those discarded from a hand.",
    "捨て札とは、流れた場のカードと、手札から捨てたカードのことです。",
    "버린 패란 흘러간 판의 카드와 손패에서 버린 카드입니다.",
)
LAID_DOWN = Text(
    "The hand of somebody who has left before the end lies aside: it is not among them.",
    "途中で抜けた人の手札は脇に置かれ、その中に入りません。",
    "도중에 빠진 사람의 손패는 따로 두며 거기에 들지 않습니다.",
)
HELD_BEFORE = Text(
    "{who} holds {n} before that: subtract what leaves the hand, and add what comes to it.",
    "その前の{who}さんの手札は{n}枚です。出ていく枚数を引き、入ってくる枚数を足します。",
    "그 전에 {who} 님의 손패는 {n}장입니다. 나가는 장수를 빼고 들어오는 장수를 더합니다.",
)
EXCHANGE = Text(
    "{high} and {low} usually exchange {n}",
    "{high}と{low}はふつう{n}枚",
    "{high}, {low} 사이는 보통 {n}장",
)
DECK_OF = Text(
    "There are {n} cards of each suit; jokers: {jokers}.",
    "各マークが{n}枚ずつ、ジョーカーが{jokers}枚です。",
    "무늬마다 {n}장씩이고 조커는 {jokers}장입니다.",
)
ORDER_IS = Text(
    "From weak to strong: {order}.", "弱い順に {order} です。", "약한 것부터 {order} 순입니다."
)
FOUL_OR_FALL = Text(
    "A foul is placed last of all; a fall below those who play on, but usually above a foul.",
    "反則はいちばん下になります。転落は残っている人より下、ふつう反則の人より上です。",
    "반칙은 맨 아래가 됩니다. 몰락은 남아 있는 사람보다 아래지만 보통 반칙보다는 위입니다.",
)
PLACES_ARE = Text(
    "From the first place to the last the classes are {classes}.",
    "階級は、1位から順に{classes}です。",
    "계급은 1등부터 차례로 {classes}입니다.",
)
PLACES_GIVE = Text(
    "The places of a game give these points, from the first on: {points}.",
    "1ゲームの得点は、1位から順に {points} です。",
    "한 게임의 점수는 1등부터 {points}점입니다.",
)
BONUS = Text(
    "Whoever wins the last game of a set gets {n} more.",
    "セットの最後のゲームの1位には{n}点が加わります。",
    "세트의 마지막 게임 1등에게는 {n}점이 더해집니다.",
)
POINTS_ADD_UP = Text(
    "All games so far are added up.",
    "それまでの全部のゲームの得点を合計します。",
    "그때까지의 모든 게임의 점수를 더합니다.",
)
LEADS_BY_CARD = Text(
    "Here whoever holds {card} leads first.",
    "ここでは{card}を持つ人が最初の親です。",
    "여기서는 {card} 카드를 가진 사람이 첫 선입니다.",
)
OWNER_IS_OUT = Text(
    "{who}, who played last, is out: the next player after {who} who is still in leads.",
    "最後に出した{who}さんは抜けているので、その次の、残っている人が親です。",
    "마지막에 낸 {who} 님은 빠졌으므로 그다음으로 남아 있는 사람이 선입니다.",
)
IN_PLACE = Text(
    "{it} is in place {n} from the top.",
    "{it}は上から{n}番目です。",
    "{it}: 위에서 {n}번째입니다.",
)
THEN_CLASSES = Text(
    "With the newcomer there are these classes: {classes}.",
    "新しい人が入ると、階級は {classes} になります。",
    "새로 온 사람까지 하면 계급은 {classes}입니다.",
)
SOME_MISSING = Text("There are more than these.", "ほかにもあります。", "이것 말고도 더 있습니다.")

# --- what is no answer, and what is no quiz ------------------------------------------------------

CHOOSE_ONE = Text(
    "That is no answer: choose one number from 1 to {last}.",
    "答えになっていません。1から{last}までの番号を1つ選んでください。",
    "답이 아닙니다. 1부터 {last}까지의 번호를 하나 고르세요.",
)
CHOOSE_SOME = Text(
    "That is no answer: choose one or more numbers from 1 to {last}.",
    "答えになっていません。1から{last}までの番号を1つ以上選んでください。",
    "답이 아닙니다. 1부터 {last}까지의 번호를 하나 이상 고르세요.",
)
WRITE_NUMBER = Text(
    "That is no answer: write a whole number such as 3.",
    "答えになっていません。3のような整数を書いてください。",
    "답이 아닙니다. 3과 같은 정수를 쓰세요.",
)
NAME_SEAT = Text(
    "That is no answer: name a seat from a to {last}.",
    "答えになっていません。aから{last}までの席を選んでください。",
    "답이 아닙니다. a부터 {last}까지의 자리를 고르세요.",
)
WRITE_CARDS = Text(
    "That is no answer: write cards such as 8c8d.",
    "答えになっていません。8c8dのようにカードを書いてください。",
    "답이 아닙니다. 8c8d처럼 카드를 쓰세요.",
)
WHAT_IT_IS = Text(
    "a quiz is made from a record, its text, its file or a History, not from {value}",
    "クイズは棋譜、その文字列、ファイル、または `History` から作ります（{value} は使えません）。",
    "퀴즈는 기록이나 그 문자열, 파일, 또는 `History`로 만듭니다({value}: 쓸 수 없음).",
)
LIST_OF = Text(
    "a list for a quiz holds Questions, such as the `questions` of another quiz, not {value}",
    "クイズに渡せる並びは、ほかのクイズの `questions` のような `Question` の並びです"
    "（{value} は使えません）。",
    "퀴즈에 넣는 목록은 다른 퀴즈의 `questions` 같은 `Question`의 목록입니다({value}: 쓸 수 없음).",
)
KINDS = Text(
    "kinds names kinds of questions, such as kinds=['legal', 'order'], not {value}",
    "kinds には `kinds=['legal', 'order']` のように問題の種類を書いてください"
    "（{value} は使えません）。",
    "kinds에는 `kinds=['legal', 'order']`처럼 문제의 종류를 써 주세요({value}: 쓸 수 없음).",
)
NO_QUESTION = Text(
    "No question can be made from {what}.",
    "{what}からは問題を作れません。",
    "{what}: 여기서는 문제를 만들 수 없습니다.",
)
NO_QUESTIONS = Text(
    "there is no question in this list: name at least one",
    "問題が1つもありません。1つ以上入れてください。",
    "문제가 하나도 없습니다. 하나 이상 넣어 주세요.",
)
THIS_GAME = Text("this game", "このゲーム", "이 게임")
OVER = Text(
    "The quiz is over: all questions are done.",
    "クイズは終わりました。すべての問題が済んでいます。",
    "퀴즈가 끝났습니다. 모든 문제를 마쳤습니다.",
)
DONE = Text(
    "This question is done: go on to the next one.",
    "この問題は済んでいます。次に進んでください。",
    "이 문제는 끝났습니다. 다음으로 넘어가세요.",
)
