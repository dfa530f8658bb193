"""The words of the score tables."""

from ...core.text import Text

SCORES: dict[str, Text] = {
    "result.class": Text("Class", "階級", "계급"),
    "result.place": Text("Place", "順位", "순위"),
    "result.player": Text("Player", "プレイヤー", "플레이어"),
    "result.points": Text("Points", "得点", "점수"),
    "result.title": Text("Result of the game", "ゲームの結果", "게임 결과"),
    "scores.game": Text("Game", "ゲーム", "게임"),
    "scores.none": Text(
        "No game has ended yet.",
        "まだ終わったゲームはありません。",
        "아직 끝난 게임이 없습니다.",
    ),
    "scores.total": Text("Total", "合計", "합계"),
}
