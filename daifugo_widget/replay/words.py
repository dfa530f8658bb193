"""The words of a replay's controls, which only replays carry."""

from ..core.text import Text

REPLAY: dict[str, Text] = {
    "replay.all": Text("move every seat myself", "全員を自分で動かす", "모든 자리를 직접 두기"),
    "replay.as": Text("play as {name}", "{name}としてプレイ", "{name} 자리로 두기"),
    "replay.back": Text("Step back", "一つ戻る", "한 수 뒤로"),
    "replay.branch": Text(
        "What if: played on after move {n}",
        "もしも：{n}手目から続けたもの",
        "만약: {n}수째부터 이어 둔 것",
    ),
    "replay.chart": Text(
        "Cards left by player, over the game. A press goes there.",
        "残りカードの移り変わり。押すとその場面へ移ります。",
        "남은 카드의 변화. 누르면 그 장면으로 갑니다.",
    ),
    "replay.effects": Text("Effect by effect", "効果ごとに進む", "효과마다 멈추기"),
    "replay.eye": Text("seen by {name}", "{name}の視点", "{name}의 시점"),
    "replay.first": Text("To the start", "最初へ", "처음으로"),
    "replay.forward": Text("Step forward", "一つ進む", "한 수 앞으로"),
    "replay.last": Text("To the end", "最後へ", "끝으로"),
    "replay.note": Text("Note", "メモ", "메모"),
    "replay.open": Text("all hands open", "全員の手札を見る", "모든 패 공개"),
    "replay.pace": Text("Speed", "速さ", "속도"),
    "replay.position": Text("{n} of {all}", "{n} / {all}", "{n} / {all}"),
    "replay.return": Text("Back to the replay", "リプレイに戻る", "리플레이로 돌아가기"),
    "replay.run": Text("Run the film", "再生", "재생"),
    "replay.slider": Text("Where the film stands", "リプレイの位置", "리플레이 위치"),
    "replay.what_if": Text("Play on from here …", "ここから続けて遊ぶ…", "여기서 이어 두기…"),
    "replay.what_if_now": Text(
        "What if? You are playing on from the replay.",
        "もしも？ リプレイの途中から続けて遊んでいます。",
        "만약에? 리플레이에서 이어 두는 중입니다.",
    ),
    "tab.moves": Text("Moves", "手順", "수순"),
}
"""The words that the browser shows, by key, as in ``table/words``."""
