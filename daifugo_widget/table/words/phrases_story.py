"""The sentences of the story: what happened, each verb in general words."""

from ...core.text import Text

LAID_OUT = Text("The cards are laid out.", "カードが並べられました。", "카드를 펼쳐 놓았습니다.")
DEALT = Text("The cards are dealt.", "カードが配られました。", "카드를 나누었습니다.")
PLAYS = Text(
    "{who} [plays|play] {cards}",
    "{who}[さん|]が{cards}を出しました",
    "{who}[ 님이|가] {cards} 카드를 냈습니다",
)
PASSES = Text(
    "{who} [passes|pass].", "{who}[さん|]がパスしました。", "{who}[ 님이|가] 패스했습니다."
)
PASS_TOGETHER = Text(" pass.", "がパスしました。", " 모두 패스했습니다.")
PASSES_EARLY = Text(
    "{who} [passes|pass] before [their|your] turn.",
    "{who}[さん|]が順番の前にパスしました。",
    "{who}[ 님이|가] 차례가 오기 전에 패스했습니다.",
)
TAKES_BACK = Text(
    "{who} [takes|take] the cards back.",
    "{who}[さん|]はカードを手札に戻しました。",
    "{who}[ 님이|가] 카드를 되가져[갔|왔]습니다.",
)
FLOWS = Text("The trick <flow:flows>.", "場が<flow:流れます>。", "판이 <flow:흐릅니다>.")
FLOWS_AND_LEADS = Text(
    "The trick <flow:flows>, and {who} [leads|lead].",
    "場が<flow:流れて>、{who}[さん|]が<lead:親>です。",
    "판이 <flow:흐르고> {who}[ 님이|가] <lead:선>입니다.",
)
LEADS = Text(
    "{who} [leads|lead].", "{who}[さん|]が<lead:親>です。", "{who}[ 님이|가] <lead:선>입니다."
)
CALLS = Text(
    "{who} [calls|call] {rule}.",
    "{who}[さん|]が{rule}を宣言しました。",
    "{who}[ 님의|] 선언: {rule}.",
)
STRONGEST = Text(
    "{number} is the strongest number now.",
    "いまは{number}が最強の数字です。",
    "이제 가장 강한 숫자는 {number}입니다.",
)
BACK_TO = Text(
    "The order of strength turns back: {number} is the strongest number.",
    "強さの順が戻り、{number}が最強の数字になります。",
    "세기의 순서가 돌아옵니다. 가장 강한 숫자는 {number}입니다.",
)
TURNS_BACK = Text(
    "The direction of play turns round.", "回る向きが逆になります。", "도는 방향이 바뀝니다."
)
SKIPS_ONE = Text(
    "The next player is skipped.",
    "次の人の番が飛ばされます。",
    "다음 사람의 차례를 건너뜁니다.",
)
SKIPS = Text(
    "The next {n} players are skipped.",
    "次の{n}人の番が飛ばされます。",
    "다음 {n}명의 차례를 건너뜁니다.",
)
ACTS_NEXT = Text(
    "{who} [acts|act] next.", "次は{who}[さん|]の番です。", "다음 차례는 {who}[ 님|]입니다."
)
RESEATS = Text(
    "The players sit in another order now: ",
    "席順が変わりました：",
    "자리 순서가 바뀌었습니다: ",
)
CLOSES = Text(
    "Nobody can follow in this trick any more.",
    "この場にはもうだれも出せません。",
    "이 판에는 이제 아무도 낼 수 없습니다.",
)
CLOSES_FORMS = Text(
    "Only special plays can follow in this trick.",
    "この場に出せるのは特別な出し方だけです。",
    "이 판에는 특별한 방법으로만 낼 수 있습니다.",
)
NAMES = Text(
    "{who} [chooses|choose] {value}.",
    "{who}[さん|]が選んだのは{value}です。",
    "{who}[ 님이|가] 고른 것은 {value}입니다.",
)
PICKS = Text(
    "{who} [draws|draw] card number {n} from {to}.",
    "{who}[さん|]が{to}[さん|]の{n}番のカードを引きました。",
    "{who}[ 님이|가] {to}[ 님의|] {n}번 카드를 뽑았습니다.",
)
NO_USE = Text(
    "{who} [chooses|choose] not to.",
    "{who}[さん|]は見送りました。",
    "{who}[ 님은|는] 하지 않기로 했습니다.",
)
GIVES_NOTHING = Text(
    "{who} [gives|give] nothing.",
    "{who}[さん|]は何も渡しませんでした。",
    "{who}[ 님은|는] 아무것도 주지 않았습니다.",
)
DISCARDS_NOTHING = Text(
    "{who} [discards|discard] nothing.",
    "{who}[さん|]は何も捨てませんでした。",
    "{who}[ 님은|는] 아무것도 버리지 않았습니다.",
)
GIVES = Text(
    "{who} [gives|give] {cards} to {to}.",
    "{who}[さん|]が{to}[さん|]に{cards}を渡しました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] {cards} 카드를 주었습니다.",
)
GIVES_ONE = Text(
    "{who} [gives|give] a card to {to}.",
    "{who}[さん|]が{to}[さん|]に1枚渡しました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 카드를 한 장 주었습니다.",
)
GIVES_SOME = Text(
    "{who} [gives|give] {n} cards to {to}.",
    "{who}[さん|]が{to}[さん|]に{n}枚渡しました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 카드를 {n}장 주었습니다.",
)
SETS_ASIDE_ONE = Text(
    "{who} [lays|lay] a card aside for {to}.",
    "{who}[さん|]が{to}[さん|]に渡す1枚を伏せました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 줄 카드 한 장을 엎어 두었습니다.",
)
SETS_ASIDE = Text(
    "{who} [lays|lay] {n} cards aside for {to}.",
    "{who}[さん|]が{to}[さん|]に渡す{n}枚を伏せました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 줄 카드 {n}장을 엎어 두었습니다.",
)
DISCARDS = Text(
    "{who} [discards|discard] {cards}.",
    "{who}[さん|]が{cards}を捨てました。",
    "{who}[ 님이|가] {cards} 카드를 버렸습니다.",
)
TAKES_NOTHING = Text(
    "{who} [takes|take] nothing.",
    "{who}[さん|]は何も取りませんでした。",
    "{who}[ 님은|는] 아무것도 가져[가|오]지 않았습니다.",
)
DRAWS = Text(
    "{who} [takes|take] {cards} from the discards.",
    "{who}[さん|]が捨て札から{cards}を取りました。",
    "{who}[ 님이|가] 버린 패에서 {cards} 카드를 가져[갔|왔]습니다.",
)
DRAWS_ONE = Text(
    "{who} [takes|take] a card from the discards.",
    "{who}[さん|]が捨て札から1枚取りました。",
    "{who}[ 님이|가] 버린 패에서 카드를 한 장 가져[갔|왔]습니다.",
)
DRAWS_SOME = Text(
    "{who} [takes|take] {n} cards from the discards.",
    "{who}[さん|]が捨て札から{n}枚取りました。",
    "{who}[ 님이|가] 버린 패에서 카드를 {n}장 가져[갔|왔]습니다.",
)
JOINS = Text(
    "Together they are {cards} now.",
    "合わせて{cards}になりました。",
    "이제 합쳐서 {cards}입니다.",
)
LAYS_BESIDE = Text(
    "{who} [lays|lay] {cards} beside the trick.",
    "{who}[さん|]が{cards}を場の横に置きました。",
    "{who}[ 님이|가] {cards} 카드를 판 옆에 놓았습니다.",
)
TAKES_UP = Text(
    "{who} [takes|take] {cards} up from the trick.",
    "{who}[さん|]が場の{cards}を手札に入れました。",
    "{who}[ 님이|가] 판의 {cards} 카드를 손패에 넣었습니다.",
)
SWAPS = Text(
    "{who} and {to} swap hands.",
    "{who}[さん|]と{to}[さん|]が手札を取り換えました。",
    "{who}[ 님과|와] {to}[ 님이|가] 손패를 맞바꾸었습니다.",
)
REDEALS = Text(
    "Hands are shuffled together and dealt again.",
    "手札を集めて切り、配り直しました。",
    "손패를 모아 섞고 다시 나누었습니다.",
)
SHOWS = Text(
    "{who} [shows|show] {cards}.",
    "{who}[さん|]が{cards}を見せました。",
    "{who}[ 님이|가] {cards} 카드를 보여 주었습니다.",
)
SHOWS_TO = Text(
    "{who} [shows|show] {cards} to {to}.",
    "{who}[さん|]が{to}[さん|]に{cards}を見せました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] {cards} 카드를 보여 주었습니다.",
)
SHOWS_ONE = Text(
    "{who} [shows|show] a card to {to}.",
    "{who}[さん|]が{to}[さん|]に1枚見せました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 카드를 한 장 보여 주었습니다.",
)
SHOWS_SOME = Text(
    "{who} [shows|show] {n} cards to {to}.",
    "{who}[さん|]が{to}[さん|]に{n}枚見せました。",
    "{who}[ 님이|가] {to}[ 님에게|에게] 카드를 {n}장 보여 주었습니다.",
)
PUTS_AWAY = Text(
    "{who} [puts|put] {cards} away.",
    "{who}[さん|]が{cards}を予備に回しました。",
    "{who}[ 님이|가] {cards} 카드를 예비로 돌렸습니다.",
)
PUTS_AWAY_SOME = Text(
    "{who} [puts|put] {n} cards away.",
    "{who}[さん|]が{n}枚を予備に回しました。",
    "{who}[ 님이|가] 카드 {n}장을 예비로 돌렸습니다.",
)
FETCHES = Text(
    "{who} [takes|take] {cards} from the cards set aside.",
    "{who}[さん|]が伏せてあった{cards}を取りました。",
    "{who}[ 님이|가] 엎어 둔 {cards} 카드를 가져[갔|왔]습니다.",
)
FETCHES_SOME = Text(
    "{who} [takes|take] {n} of the cards set aside.",
    "{who}[さん|]が伏せてあった{n}枚を取りました。",
    "{who}[ 님이|가] 엎어 둔 카드 {n}장을 가져[갔|왔]습니다.",
)
VOID = Text("This game counts for nothing.", "このゲームは無効です。", "이 게임은 무효입니다.")
REMOVES = Text(
    "Out of the deck until the match is over: {cards}.",
    "{cards}はマッチが終わるまで使いません。",
    "{cards} 카드는 매치가 끝날 때까지 쓰지 않습니다.",
)
FINISHES = Text(
    "{who} [is|are] out, in place {n}.",
    "{who}[さん|]が{n}位で上がりました。",
    "{who}[ 님이|가] {n}등으로 나갔습니다.",
)
NO_CARDS_LEFT = Text(
    "{who} [has|have] no cards left.",
    "{who}[さん|]の手札がなくなりました。",
    "{who}[ 님의|] 손패가 없어졌습니다.",
)
FOULS = Text(
    "{who} [goes|go] out by a foul.",
    "{who}[さん|]の反則上がりです。",
    "{who}[ 님이|가] 반칙으로 나갔습니다.",
)
COMES_LAST = Text(
    "{who} [comes|come] last.",
    "{who}[さん|]は最下位です。",
    "{who}[ 님은|는] 꼴찌가 됩니다.",
)
FALLS = Text(
    "{who} [falls|fall] to the bottom.",
    "{who}[さん|]は最下位に落ちます。",
    "{who}[ 님은|는] 맨 아래로 떨어집니다.",
)
OUT_IN_PLACE = Text(
    "{who} [is|are] out, in place {n}.",
    "{who}[さん|]は{n}位です。",
    "{who}[ 님은|는] {n}등입니다.",
)
PLAYS_ON = Text(
    "{who} [falls|fall], but [plays|play] on.",
    "{who}[さん|]は落ちますが、続けて遊びます。",
    "{who}[ 님은|는] 몰락하지만 계속합니다.",
)
CUTS = Text("It cuts the trick.", "これで場が切れます。", "이것으로 판이 끊깁니다.")
ANSWERS_CUT = Text("It answers the cut.", "切りへの返しです。", "끊기를 되받았습니다.")
DRAWN = Text(
    "{who} [is|are] drawn by lot.",
    "くじで{who}[さん|]に決まりました。",
    "제비뽑기로 정해진 사람은 {who}[ 님|]입니다.",
)
OVER = Text("The game is over.", "ゲーム終了です。", "게임이 끝났습니다.")
