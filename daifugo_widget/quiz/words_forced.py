"""The sentences of choices that have a single answer, so that nobody decides anything."""

from ..core.text import Text

GIVES = Text(
    "{rule}: {who} has to give {what} to {to}.",
    "{rule}：{who}さんは{to}さんに{what}を渡します。",
    "{rule}: {who} 님은 {to} 님에게 {what} 카드를 주어야 합니다.",
)
SHOWS = Text(
    "{rule}: {who} has to show {what} to {to}.",
    "{rule}：{who}さんは{to}さんに{what}を見せます。",
    "{rule}: {who} 님은 {to} 님에게 {what} 카드를 보여 주어야 합니다.",
)
PARTS = Text(
    "{rule}: {who} has to part with {what}.",
    "{rule}：{who}さんは{what}を手放します。",
    "{rule}: {who} 님은 {what} 카드를 내놓아야 합니다.",
)
ONLY = Text(
    "{rule}: for {who} it can only be {what}.",
    "{rule}：{who}さんが選べるのは{what}だけです。",
    "{rule}: {who} 님이 고를 수 있는 것은 {what}뿐입니다.",
)
ONLY_SEAT = Text(
    "{rule}: {who} names {what}.",
    "{rule}：{who}さんが{what}さんを指名します。",
    "{rule}: {who} 님이 {what} 님을 지목합니다.",
)
PARTS_HOW_MANY = Text(
    "{rule}: how many cards does {who} have to part with?",
    "{rule}：{who}さんが手放すカードは何枚ですか。",
    "{rule}: {who} 님이 내놓아야 하는 카드는 몇 장입니까?",
)
PARTS_WHICH = Text(
    "{rule}: which of these does {who} have to part with?",
    "{rule}：{who}さんが手放すのはどれですか。",
    "{rule}: {who} 님이 내놓아야 하는 것은 어느 것입니까?",
)
