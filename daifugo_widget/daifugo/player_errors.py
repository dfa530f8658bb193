"""Why a number of players cannot play by some rules of Daifugo, in words."""

from __future__ import annotations

from ..core.text import Text

PLAYERS = Text(
    "{players} cannot play: 2 to 9 players can",
    "{players}人では遊べません。2人から9人で遊べます。",
    "{players}명은 할 수 없습니다. 2명부터 9명까지 할 수 있습니다.",
)
NEEDS_TWO_PLAYER = Text(
    "a dealt game for two needs the rule {rule}: use the preset two-player",
    "2人に配って遊ぶには{rule}のルールが必要です。ルールセット two-player を使ってください。",
    "두 사람에게 나눠 하려면 {rule} 규칙이 필요합니다. 규칙 묶음 two-player를 써 주세요.",
)
FOR_SO_MANY = Text(
    "{rule} is a game for {wanted}, not for {players}: let {wanted} play, or take the rule out",
    "{rule}は{wanted}人用なので、{players}人では遊べません。"
    "{wanted}人で遊ぶか、このルールを外してください。",
    "{rule} 규칙은 {wanted}명용이라 {players}명은 할 수 없습니다. "
    "{wanted}명이 하거나 이 규칙을 빼 주세요.",
)
DECK_TOO_SMALL = Text(
    "the deck is too small for {players} players: raise decks or add ranks",
    "{players}人で遊ぶにはカードが足りません。"
    "デッキ（deck）の「デッキの数（decks）」か「使う数字（ranks）」を増やしてください。",
    "{players}명이 하기에는 카드가 모자랍니다. "
    "덱(deck)의 '덱의 수(decks)'나 '쓰는 숫자(ranks)'를 늘려 주세요.",
)
