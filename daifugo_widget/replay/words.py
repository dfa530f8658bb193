"""The words of a replay's controls, which only replays carry."""

from ..core.text import Text

BRANCH = Text(
    "What if: played on from here", "もしも：ここから続けたもの", "만약: 여기서 이어서 한 것"
)
"""The title of a branch without a note of its own."""

REPLAY: dict[str, Text] = {
    "replay.all": Text("moving everybody myself", "全員を自分で動かす", "모든 자리를 직접 하기"),
    "replay.as": Text(
        "as {name}, against bots", "{name}で（相手はボット）", "{name} 자리 (상대는 봇)"
    ),
    "replay.back": Text("Step back", "1つ戻る", "한 수 뒤로"),
    "replay.amounts": Text("Cards in hand", "手札の枚数", "손패 장수"),
    "replay.chart": Text(
        "Cards left by player. Marks below: a trick begins; above: somebody is out, or the order "
        "of strength turns. Press to go there.",
        "残りカードの移り変わり。下の印は場の始まり、上の印は上がりなどで人が抜けたときか、"
        "強さの順が変わったときです。押すとその場面へ移ります。",
        "남은 카드의 변화. 아래 표시는 판의 시작, 위 표시는 누가 빠지거나 세기 순서가 바뀐 "
        "때입니다. 누르면 그 장면으로 갑니다.",
    ),
    "replay.effects": Text("Stop at effects", "効果ごとに進む", "효과마다 멈추기"),
    "replay.eye": Text("seen by {name}", "{name}の視点", "{name}의 시점"),
    "replay.eyes": Text("Whose cards are seen", "だれの手札を見るか", "누구의 패를 볼지"),
    "replay.first": Text("To the start", "最初へ", "처음으로"),
    "replay.forward": Text("Step forward", "1つ進む", "한 수 앞으로"),
    "replay.keep": Text("Keep the note", "メモを残す", "메모 남기기"),
    "replay.last": Text("To the end", "最後へ", "끝으로"),
    "replay.note": Text("Note", "メモ", "메모"),
    "replay.open": Text("all hands open", "全員の手札を見る", "모든 패 공개"),
    "replay.pace": Text("Speed", "速さ", "속도"),
    "replay.picture": Text("Picture {n} of {all}", "場面 {n} / {all}", "장면 {n} / {all}"),
    "replay.position": Text("Move {n} of {all}", "{n}手目 / 全{all}手", "{n}수 / 전체 {all}수"),
    "replay.return": Text("Back to the replay", "リプレイに戻る", "리플레이로 돌아가기"),
    "replay.run": Text("Run the film", "再生", "재생"),
    "replay.slider": Text("Place in the film", "リプレイの位置", "리플레이 위치"),
    "replay.what_if": Text("Play on from here", "ここから続けて遊ぶ", "여기서 이어 하기"),
    "replay.what_if_now": Text(
        "What if? You are playing on from the replay.",
        "もしも？リプレイの途中から続けて遊んでいます。",
        "만약에? 리플레이에서 이어서 하는 중입니다.",
    ),
    "replay.who": Text("Who plays on", "だれが続けるか", "누가 이어서 할지"),
    "tab.moves": Text("Moves", "手順", "수순"),
}
"""The words that the browser shows, by key, as in ``table/words``."""
