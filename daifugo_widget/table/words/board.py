"""The words on the table itself: cards, seats, the trick, buttons."""

from ...core.text import Text

BOARD: dict[str, Text] = {
    "aside": Text("Aside", "場外", "빠진 패"),
    "beat": Text("to beat", "これより強く", "이길 카드"),
    "button.again": Text("Same deal again", "同じ配札でもう一度", "같은 패로 다시"),
    "button.back": Text("Back", "戻る", "뒤로"),
    "button.close": Text("Close", "閉じる", "닫기"),
    "button.copy_record": Text("Copy the record", "棋譜をコピー", "기록 복사"),
    "button.copy_rules": Text("Copy for a notebook cell", "セル用にコピー", "셀에 붙일 코드 복사"),
    "button.hint": Text("Hint", "ヒント", "힌트"),
    "button.keys": Text("Keys", "キー操作", "키 조작"),
    "button.load": Text("Load a file", "ファイルを開く", "파일 열기"),
    "button.menu": Text("Menu", "メニュー", "메뉴"),
    "button.new": Text("New deal", "新しく配る", "새로 나누기"),
    "button.next": Text("Next game", "次のゲーム", "다음 게임"),
    "button.pass": Text("Pass", "パス", "패스"),
    "button.pause": Text("Pause", "一時停止", "일시 정지"),
    "button.play": Text("Play", "出す", "내기"),
    "button.play_cards": Text("Play {cards}", "{cards}を出す", "{cards} 내기"),
    "button.play_on": Text("Play on", "続けて遊ぶ", "계속하기"),
    "button.report": Text(
        "Copy a bug report: the record and all versions",
        "不具合の報告用に、棋譜とバージョンをコピー",
        "버그 신고용으로 기록과 버전 복사",
    ),
    "button.resume": Text("Go on", "再開", "계속"),
    "button.rules": Text("Change rules", "ルールを変える", "규칙 바꾸기"),
    "button.save": Text("Save to a file", "ファイルに保存", "파일로 저장"),
    "button.step": Text("Next move", "次の一手", "다음 수"),
    "button.take": Text(
        "I am {name}, show my cards", "{name}です。手札を見る", "{name}입니다. 내 패 보기"
    ),
    "button.undo": Text("Undo", "元に戻す", "되돌리기"),
    "card.as": Text("{face} (as {as})", "{face}（{as}として）", "{face}({as} 역할)"),
    "card.back": Text("a hidden card", "伏せたカード", "엎어 놓은 카드"),
    "card.by": Text("{cards} ({rule})", "{cards}（{rule}）", "{cards}({rule})"),
    "card.joker": Text("joker", "ジョーカー", "조커"),
    "card.name": Text("{rank} of {suit}", "{suit}の{rank}", "{suit} {rank}"),
    "copied": Text("Copied.", "コピーしました。", "복사했습니다."),
    "copy.by_hand": Text("Copy this text", "このテキストをコピー", "이 글을 복사하세요"),
    "dead": Text(
        "Python does not answer. If another cell is still running, wait for it. "
        "Otherwise run the first code cell of this notebook, then this one.",
        "Pythonの応答がありません。ほかのセルが実行中なら、終わるまでお待ちください。"
        "そうでなければ、ノートブックの最初のコードセルを、続いてこのセルを実行してください。",
        "Python이 응답하지 않습니다. 다른 셀이 실행 중이면 끝날 때까지 기다려 주세요. "
        "그렇지 않으면 노트북의 첫 코드 셀을 실행한 다음 이 셀을 실행해 주세요.",
    ),
    "direction.clockwise": Text("Clockwise", "時計回り", "시계 방향"),
    "direction.counter-clockwise": Text("Counter-clockwise", "反時計回り", "시계 반대 방향"),
    "discards": Text("Discards", "捨て札", "버린 패"),
    "hand.label": Text("Your hand, {n} cards", "手札 {n}枚", "내 패 {n}장"),
    "hint": Text("Hint:", "ヒント：", "힌트:"),
    "ruler.strong": Text("strong", "強い", "강함"),
    "ruler.weak": Text("weak", "弱い", "약함"),
    "seat.acts": Text("to act", "手番", "차례"),
    "seat.card": Text("1 card", "1枚", "1장"),
    "seat.cards": Text("{n} cards", "{n}枚", "{n}장"),
    "seat.passed": Text("passed", "パス", "패스"),
    "seats": Text("Players", "プレイヤー", "플레이어"),
    "suit.c": Text("clubs", "クラブ", "클로버"),
    "suit.d": Text("diamonds", "ダイヤ", "다이아몬드"),
    "suit.h": Text("hearts", "ハート", "하트"),
    "suit.s": Text("spades", "スペード", "스페이드"),
    "trick.empty": Text(
        "A new trick: nothing lies here yet.",
        "新しい場です。まだ何も出ていません。",
        "새 판입니다. 아직 아무것도 없습니다.",
    ),
    "trick.label": Text(
        "The trick, oldest play first", "場のカード（古い順）", "판의 카드 (오래된 순)"
    ),
}
