"""The browser's fixed words that read differently in a trick-taking game."""

from __future__ import annotations

from ...core.text import Text
from ...table.words import scores

BROWSER: dict[str, Text] = {
    "button.new": Text("New session", "新しい対戦", "새 시합"),
    "button.next": Text("Next deal", "次を配る", "다음 판"),
    "editor.apply": Text("Use for the next deal", "次の回から使う", "다음 판에 쓰기"),
    "editor.title": Text("Rules of the next deal", "次の回のルール", "다음 판의 규칙"),
    "keys": Text(
        "← → Home End: from card to card\n"
        "2 … 9 0 J Q K A X: to the next card of that rank (0 is 10, X the joker)\n"
        "Space: choose the card, or put it back\n"
        "Enter: play, or answer with, the chosen cards; go to the bids\n"
        "Tab: from bid to bid\n"
        "P or -: pass in the bidding\n"
        "H: hint\n"
        "U: undo\n"
        "O: open all hands, or close them\n"
        "In a replay ← → Home End: step, Space: run\n"
        "N: next move of a bot, next deal\n"
        "Esc: put the chosen cards back, close what is open",
        "← → Home End：カードからカードへ\n"
        "2 … 9 0 J Q K A X：その数字の次のカードへ（0は10、Xはジョーカー）\n"
        "スペース：カードを選ぶ、戻す\n"
        "Enter：選んだカードを出す、答える、ビッドへ移る\n"
        "Tab：ビッドの間を移動\n"
        "P または -：ビッドをパス\n"
        "H：ヒント\n"
        "U：元に戻す\n"
        "O：全員の手札を開く・閉じる\n"
        "リプレイでは ← → Home End：進む・戻る、スペース：再生\n"
        "N：ボットの次の一手、次の回\n"
        "Esc：選択を戻す、開いているものを閉じる",
        "← → Home End: 카드 사이를 이동\n"
        "2 … 9 0 J Q K A X: 그 숫자의 다음 카드로 (0은 10, X는 조커)\n"
        "스페이스: 카드를 고르거나 되돌리기\n"
        "Enter: 고른 카드를 내거나 답하기, 공약으로 이동\n"
        "Tab: 공약 사이를 이동\n"
        "P 또는 -: 경매에서 패스\n"
        "H: 힌트\n"
        "U: 되돌리기\n"
        "O: 모든 패 펼치기·닫기\n"
        "리플레이에서 ← → Home End: 한 수씩, 스페이스: 재생\n"
        "N: 봇의 다음 수, 다음 판\n"
        "Esc: 고른 카드를 되돌리기, 열린 것 닫기",
    ),
    "rules.next": Text("Next deal:", "次の回：", "다음 판:"),
    "sort.order": Text("trumps last", "切り札を右に", "으뜸패를 오른쪽에"),
    "story.deal": Text("Before the first trick", "最初のトリックの前", "첫 트릭 전"),
    "story.trick": Text("Trick {n}", "第{n}トリック", "{n}번째 트릭"),
    "trick.empty": Text(
        "No card lies here yet.", "まだカードは出ていません。", "아직 낸 카드가 없습니다."
    ),
}

SCORES: dict[str, Text] = {
    **scores.SCORES,
    "result.class": Text("Role", "役割", "역할"),
    "result.title": Text("Result of the deal", "この回の結果", "이번 판의 결과"),
    "scores.game": Text("Deal", "回", "판"),
}
"""The words of the score tables."""

CHART = Text(
    "{what} by player. Marks below: a trick begins; above: it is taken, or the bidding has ended. "
    "A press goes there.",
    "{what}の移り変わり。下の印はトリックの始まり、上の印はトリックが取られたときか、"
    "ビッドが終わったときです。押すとその場面へ移ります。",
    "{what}의 변화. 아래 표시는 트릭의 시작, 위 표시는 트릭을 딴 때나 경매가 끝난 때입니다. "
    "누르면 그 장면으로 갑니다.",
)


def chart_of(what: Text) -> dict[str, Text]:
    """Return the words of a replay's chart, which shows how many of what counts are taken."""
    return {"replay.amounts": what, "replay.chart": CHART.fill(what=what)}
