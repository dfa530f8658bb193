"""What the hint says about a card: each sentence follows the card that is advised."""

from __future__ import annotations

from ...core.text import Text

UNBEATEN = Text(
    "nothing that is still out can beat it.",
    "これに勝てるカードはもう残っていません。",
    "이것을 이길 카드가 남아 있지 않습니다.",
)
CHEAP = Text(
    "it takes the trick cheaply, and keeps your stronger cards.",
    "このカードで十分トリックを取れて、もっと強いカードを残せます。",
    "이 카드로도 트릭을 딸 수 있고, 더 강한 카드는 남습니다.",
)
TAKES = Text(
    "it takes the trick.",
    "このトリックを取れます。",
    "이 트릭을 딸 수 있습니다.",
)
AHEAD = Text(
    "it is the strongest card of the trick so far.",
    "いまのところ、このトリックでいちばん強いカードです。",
    "지금까지 이 트릭에서 가장 강한 카드입니다.",
)
CANNOT = Text(
    "you cannot win this trick: throw your least useful card.",
    "このトリックには勝てないので、いちばん要らないカードを捨てます。",
    "이 트릭은 이길 수 없으니 가장 쓸모없는 카드를 버립니다.",
)
JOKER_GOES = Text(
    "the joker goes with any suit, so that no honour of yours has to.",
    "ジョーカーはどのマークのときも出せるので、絵札を出さずに済みます。",
    "조커는 어떤 무늬에도 낼 수 있어, 그림 카드를 내지 않아도 됩니다.",
)
JOKER_STOPS_TWO = Text(
    "with the joker in it, the 2 does not take this trick (same two).",
    "ジョーカーが入ると、このトリックで2は勝てません（セイム2）。",
    "조커가 들어가면 이 트릭에서 2가 이기지 못합니다(같은 2).",
)
SPARE = Text(
    "your stronger cards are worth more in another trick.",
    "強いカードは、ほかのトリックで使うほうが得です。",
    "강한 카드는 다른 트릭에서 쓰는 편이 낫습니다.",
)
OURS = Text(
    "your side is winning this trick, so you need not win it.",
    "味方が勝っているトリックなので、無理に勝つ必要はありません。",
    "우리 편이 이기고 있는 트릭이므로 굳이 이기지 않아도 됩니다.",
)
GIVE = Text(
    "your side is winning this trick: give it an honour.",
    "味方が勝っているトリックなので、絵札を渡します。",
    "우리 편이 이기고 있는 트릭이므로 그림 카드를 보태 줍니다.",
)
NOT_NAPOLEON = Text(
    "Napoleon is not winning this trick, so you need not win it.",
    "ナポレオンが勝っているトリックではないので、無理に勝つ必要はありません。",
    "나폴레옹이 이기고 있는 트릭이 아니므로 굳이 이기지 않아도 됩니다.",
)
GIVE_UNKNOWN = Text(
    "Napoleon is not winning this trick: an honour may well go to your side.",
    "ナポレオンが勝っているトリックではないので、絵札は味方のものになりそうです。",
    "나폴레옹이 이기고 있는 트릭이 아니므로 그림 카드가 우리 편의 것이 될 수 있습니다.",
)
THE_TWO = Text(
    "as it lies, {card} takes the trick: only another suit, or a stronger special card, "
    "would stop it.",
    "このままなら{card}が勝ちます。ほかのマークか、もっと強い特別なカードが出れば変わります。",
    "이대로라면 {card} 카드가 이깁니다. 다른 무늬나 더 강한 특별한 카드가 나오면 달라집니다.",
)

POWERS = {
    "same-two": Text(
        "all cards are of one suit, so its 2 takes the trick (same two).",
        "すべて同じマークなので、2がトリックを取ります（セイム2）。",
        "모두 같은 무늬이므로 2가 트릭을 땁니다(같은 2).",
    ),
    "yoromeki": Text(
        "beside the spade A, the heart Q takes the trick (yoromeki).",
        "♠Aと同じトリックなので、♥Qが勝ちます（よろめき）。",
        "♠A와 같은 트릭이므로 ♥Q가 이깁니다(요로메키).",
    ),
    "almighty": Text(
        "the Almighty, the spade A, takes the trick.",
        "オールマイティの♠Aがトリックを取ります。",
        "올마이티인 ♠A가 트릭을 땁니다.",
    ),
    "right": Text(
        "the right bower, J of trumps, takes the trick.",
        "正ジャック（切り札のJ）がトリックを取ります。",
        "정J(으뜸패의 J)가 트릭을 땁니다.",
    ),
    "left": Text(
        "the left bower, the other J of the colour of trumps, takes the trick.",
        "裏ジャック（切り札と同じ色のもう1つのJ）がトリックを取ります。",
        "역J(으뜸패와 같은 색의 다른 J)가 트릭을 땁니다.",
    ),
    "trumps": Text(
        "a trump beats the suit led, and takes the trick.",
        "切り札なので、リードされたマークに勝ってトリックを取れます。",
        "으뜸패이므로 먼저 나온 무늬를 이기고 트릭을 딸 수 있습니다.",
    ),
}
"""What makes a card take a trick, besides its rank in the suit led."""

MAKES_TRUMPS = Text(
    "{suit} becomes trumps, which suits your hand best.",
    "手札にいちばん合う{suit}が切り札になります。",
    "손패에 가장 잘 맞는 무늬({suit})가 으뜸패가 됩니다.",
)
CALLS = Text(
    "it calls for trumps, and only the spade A is stronger.",
    "切り札を求めることができ、これより強いのは♠Aだけです。",
    "으뜸패를 요구하며, 이보다 강한 카드는 ♠A뿐입니다.",
)
DRAWS = Text(
    "it draws trumps out of the other hands.",
    "ほかの人の切り札を減らせます。",
    "다른 사람들의 으뜸패를 줄일 수 있습니다.",
)
ONLY = Text(
    "of the cards that are still out, only {cards} can beat it.",
    "残っているカードで、これに勝てるのは{cards}だけです。",
    "남은 카드 가운데 이것을 이길 수 있는 카드는 {cards}뿐입니다.",
)
HIGHEST = Text(
    "nobody else holds a higher {suit}.",
    "これより高い{suit}を持っている人は、ほかにいません。",
    "이보다 높은 {suit} 카드를 가진 다른 사람은 없습니다.",
)
VOID = Text(
    "it is your last {suit}: after it you can trump that suit.",
    "最後の{suit}なので、次に{suit}が出たら切り札で勝てます。",
    "마지막 {suit} 카드이므로 다음에 {suit} 무늬가 나오면 으뜸패로 이길 수 있습니다.",
)
LONG = Text(
    "it is low in your longest suit, and draws out stronger cards of it.",
    "いちばん多いマークの低いカードで、そのマークの強いカードを引き出します。",
    "가장 많은 무늬의 낮은 카드로, 그 무늬의 강한 카드를 끌어냅니다.",
)
NO_HONOUR = Text(
    "it is not an honour, so little is lost if another player takes it.",
    "絵札ではないので、取られてもあまり損になりません。",
    "그림 카드가 아니므로 빼앗겨도 손해가 적습니다.",
)
FOR_NAPOLEON = Text(
    "Napoleon may take this honour for your side.",
    "ナポレオンが取れば、この絵札は味方のものになります。",
    "나폴레옹이 따면 이 그림 카드는 우리 편의 것이 됩니다.",
)
LOWEST_OF = Text(
    "it is the lowest of your {suit}: the higher ones stay for later.",
    "手札の{suit}の中でいちばん低いカードで、高いカードを後に残せます。",
    "손패의 {suit} 가운데 가장 낮은 카드이며, 높은 카드는 나중을 위해 남습니다.",
)
LOWEST = Text(
    "it is your lowest card: the higher ones stay for later.",
    "手札でいちばん低いカードで、高いカードを後に残せます。",
    "손패에서 가장 낮은 카드이며, 높은 카드는 나중을 위해 남습니다.",
)
HARDEST = Text(
    "no other card of yours can be beaten by fewer of the cards still out.",
    "手札の中で、これに勝てる残りのカードがいちばん少ない1枚です。",
    "손패 가운데 이길 수 있는 카드가 가장 적게 남은 카드입니다.",
)
LEAD = Text(
    "of all the cards you can lead, it promises the most.",
    "リードできるカードの中で、いちばん見込みがあります。",
    "낼 수 있는 카드 가운데 가장 유망합니다.",
)
