"""What the hint says of a move: each sentence follows the move that is advised."""

from __future__ import annotations

from ..core.text import Text

FORCED = Text("there is nothing else.", "ほかに選べません。", "다른 수가 없습니다.")
BEST = Text(
    "it looks best for your hand.",
    "あなたの手札にいちばん良さそうです。",
    "내 패에 가장 좋아 보입니다.",
)

# --- what a move brings --------------------------------------------------------------------------

OUT = Text("it takes you out of the game.", "これで上がれます。", "이것으로 나갈 수 있습니다.")
WAY_OUT = Text(
    "from here on nobody can stop you from going out.",
    "ここからは、もうだれにも止められずに上がれます。",
    "여기서부터는 아무도 막지 못하고 나갈 수 있습니다.",
)
LEADS_NEXT = Text(
    "the trick flows and you lead next.",
    "場が流れて、次の親になれます。",
    "판이 흐르고 내가 다음 선이 됩니다.",
)
LEADS_UNLESS = Text(
    "the trick flows and you lead next, unless somebody answers the cut.",
    "だれも返さなければ、場が流れて次の親になれます。",
    "아무도 되받지 않으면 판이 흐르고 내가 다음 선이 됩니다.",
)
ORDER = Text(
    "the order of strength changes in favour of your hand.",
    "強さの順が、あなたの手札に有利になります。",
    "세기의 순서가 내 패에 유리해집니다.",
)
UNBEATEN = Text(
    "nothing that is still out can beat it, so you will lead next.",
    "これに勝てるカードはもう残っていないので、次の親になれます。",
    "이것을 이길 카드가 남아 있지 않으므로 내가 다음 선이 됩니다.",
)
ONE_PLAY = Text(
    "the rest of your hand is then a single play.",
    "残りの手札は、あと1回で出し切れます。",
    "남은 패는 한 번에 모두 낼 수 있습니다.",
)
ONLY = Text(
    "only {cards} can still beat it.",
    "これに勝てるのは、もう{cards}だけです。",
    "이것을 이길 수 있는 카드는 이제 {cards}뿐입니다.",
)

LIKELY = Text(
    "probably nobody can beat it, so you may well lead next.",
    "おそらくだれもこれに勝てないので、次の親になれそうです。",
    "아마 아무도 이것을 이길 수 없어서 내가 다음 선이 될 것 같습니다.",
)
HURRY = Text(
    "somebody is nearly out, so this is no time to keep strong cards back.",
    "もうすぐ上がりそうな人がいるので、強いカードを温存していられません。",
    "곧 나갈 것 같은 사람이 있으므로 강한 카드를 아껴 둘 때가 아닙니다.",
)

MAY_LEAD = Text(
    "it is strong, and may bring you the lead.",
    "強いカードなので、親を取れるかもしれません。",
    "강한 카드여서 선을 잡을 수도 있습니다.",
)

# --- what a play costs ---------------------------------------------------------------------------

MANY = Text(
    "it lays down several cards at once.",
    "一度に何枚も減らせます。",
    "한 번에 여러 장을 줄일 수 있습니다.",
)
WEAKEST = Text(
    "it is your weakest card, and easiest to get rid of while you lead.",
    "手札でいちばん弱いカードです。親のときがいちばん出しやすいです。",
    "내 패에서 가장 약한 카드입니다. 선일 때 가장 내기 쉽습니다.",
)
WEAK = Text(
    "it gets rid of a weak card while you can.",
    "弱いカードを出せるうちに出しておきます。",
    "약한 카드를 낼 수 있을 때 내 둡니다.",
)
CHEAP = Text(
    "it is enough to beat the play, and keeps your stronger cards.",
    "これで場のカードに勝て、もっと強いカードを残せます。",
    "이것으로 판의 카드를 이길 수 있고, 더 강한 카드는 남습니다.",
)
OTHERS_BELONG = Text(
    "the weaker cards in your hand belong together with others.",
    "これより弱いカードは、ペアなどの組になっています。",
    "이보다 약한 카드는 페어 같은 조합에 들어 있습니다.",
)
KEEPS_WHOLE = Text(
    "anything weaker would break up cards that belong together.",
    "これより弱いカードを出すと、ペアなどの組が崩れます。",
    "이보다 약한 카드를 내면 페어 같은 조합이 깨집니다.",
)

# --- a pass --------------------------------------------------------------------------------------

SPLITS = Text(
    "to play, you would have to break up cards that belong together.",
    "出すと、ペアなどの組が崩れます。",
    "카드를 내면 페어 같은 조합이 깨집니다.",
)
STRONG = Text(
    "to play, you would have to give up one of your strongest cards.",
    "出すと、いちばん強いカードの1枚を使うことになります。",
    "카드를 내면 가장 강한 카드 중 하나를 쓰게 됩니다.",
)
KEEP = Text(
    "it looks better to keep your cards for now.",
    "いまは手札を温存するほうが良さそうです。",
    "지금은 카드를 아껴 두는 편이 좋아 보입니다.",
)

# --- cards that are chosen -----------------------------------------------------------------------

TAX = Text(
    "your strongest cards have to go.",
    "いちばん強いカードを渡す決まりです。",
    "가장 강한 카드를 주어야 합니다.",
)
TAX_OF_EQUALS = Text(
    "your strongest cards have to go; among equals choose what you need least.",
    "いちばん強いカードを渡す決まりです。同じ強さなら、要らないほうを渡します。",
    "가장 강한 카드를 주어야 합니다. 같은 세기라면 덜 필요한 쪽을 줍니다.",
)
HONEST = Text(
    "your strongest cards are due, and what you keep back may be found out.",
    "いちばん強いカードを渡す決まりです。隠したカードは、見つかることがあります。",
    "가장 강한 카드를 주는 것이 규칙입니다. 숨긴 카드는 들킬 수 있습니다.",
)
NONE_WEAKER = Text(
    "there is nothing weaker to choose.",
    "選べる中でいちばん弱いカードです。",
    "고를 수 있는 카드 중 가장 약합니다.",
)
NONE_STRONGER = Text(
    "there is nothing stronger to choose.",
    "選べる中でいちばん強いカードです。",
    "고를 수 있는 카드 중 가장 강합니다.",
)
KEEPS_TOGETHER = Text(
    "the cards that belong together stay together.",
    "ペアなどの組になるカードは、崩さずに残せます。",
    "페어 같은 조합이 되는 카드는 깨지 않고 남길 수 있습니다.",
)
FEWEST = Text(
    "the cards that you keep need the fewest plays.",
    "残る手札を、いちばん少ない回数で出し切れます。",
    "남는 패를 가장 적은 횟수로 낼 수 있습니다.",
)

# --- other choices -------------------------------------------------------------------------------

NEAREST = Text(
    "this player has the fewest cards left.",
    "手札がいちばん少ない人です。",
    "손패가 가장 적게 남은 사람입니다.",
)
NONE_OF_IT = Text(
    "you have no card of that number.",
    "その数字のカードは、あなたの手札にありません。",
    "내 패에는 그 숫자의 카드가 없습니다.",
)
RID = Text(
    "it gets rid of cards in your own hand.",
    "自分の手札も減らせます。",
    "내 패도 줄일 수 있습니다.",
)
