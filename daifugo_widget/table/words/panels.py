"""The words beside the table: story, rules, scores, menu, editor, keys."""

from ...core.text import Text

PANELS: dict[str, Text] = {
    "deck.four": Text("four colours", "4色", "네 가지 색"),
    "deck.two": Text("two colours", "2色", "두 가지 색"),
    "editor.apply": Text("Use for the next game", "次のゲームで使う", "다음 게임에 쓰기"),
    "editor.deal": Text(
        "Start a new match with these", "このルールで新しいマッチ", "이 규칙으로 새 매치 시작"
    ),
    "editor.frame": Text("Part of every game", "どのゲームにもあるルール", "모든 게임의 기본"),
    "editor.fresh": Text(
        "Choose rules for a new match", "新しいマッチのルールを選ぶ", "새 매치의 규칙 고르기"
    ),
    "editor.house": Text("Start from:", "もとにするルール：", "시작할 규칙:"),
    "editor.line": Text("The rules as text", "ルールのテキスト", "규칙을 글로"),
    "editor.none": Text(
        "No rule has these words.", "当てはまるルールはありません。", "맞는 규칙이 없습니다."
    ),
    "editor.on": Text("{n} of {all} on", "{all}件中{n}件オン", "{all}개 중 {n}개 켜짐"),
    "editor.search": Text("Search the rules", "ルールを探す", "규칙 찾기"),
    "editor.title": Text("Rules of the next game", "次のゲームのルール", "다음 게임의 규칙"),
    "keys": Text(
        "← → Home End: from card to card\n"
        "3 … 9 0 J Q K A 2 X: to the next card of that rank (0 is 10, X the joker)\n"
        "Space: choose the card, or put it back\n"
        "Enter: play, or answer with, the chosen cards\n"
        "P or -: pass, give nothing\n"
        "H: hint\n"
        "U: undo\n"
        "O: open all hands, or close them\n"
        "In a replay ← → Home End: step, Space: run\n"
        "N: next move of a bot, next game\n"
        "Esc: put the chosen cards back, close what is open\n"
        "Shift + click: choose one more card",
        "← → Home End：カードからカードへ\n"
        "3 … 9 0 J Q K A 2 X：その数字の次のカードへ（0は10、Xはジョーカー）\n"
        "スペース：カードを選ぶ、戻す\n"
        "Enter：選んだカードを出す、選んだカードで答える\n"
        "P または -：パス、何も渡さない\n"
        "H：ヒント\n"
        "U：元に戻す\n"
        "O：全員の手札を開く・閉じる\n"
        "リプレイでは ← → Home End：進む・戻る、スペース：再生\n"
        "N：ボットの次の一手、次のゲーム\n"
        "Esc：選択を戻す、開いているものを閉じる\n"
        "Shift＋クリック：もう1枚選ぶ",
        "← → Home End: 카드 사이를 이동\n"
        "3 … 9 0 J Q K A 2 X: 그 숫자의 다음 카드로 (0은 10, X는 조커)\n"
        "스페이스: 카드를 고르거나 되돌리기\n"
        "Enter: 고른 카드를 내거나 고른 카드로 답하기\n"
        "P 또는 -: 패스, 아무것도 넘기지 않기\n"
        "H: 힌트\n"
        "U: 되돌리기\n"
        "O: 모든 패 펼치기·닫기\n"
        "리플레이에서 ← → Home End: 한 수씩, 스페이스: 재생\n"
        "N: 봇의 다음 수, 다음 게임\n"
        "Esc: 고른 카드를 되돌리기, 열린 것 닫기\n"
        "Shift + 클릭: 한 장 더 고르기",
    ),
    "lang.en": Text("English", "English", "English"),
    "lang.ja": Text("日本語", "日本語", "日本語"),
    "lang.ko": Text("한국어", "한국어", "한국어"),
    "menu.game": Text("Game", "ゲーム", "게임"),
    "menu.record": Text("Record", "棋譜", "기록"),
    "menu.settings": Text("Settings", "設定", "설정"),
    "pace.fast": Text("fast", "速い", "빠름"),
    "pace.normal": Text("normal", "ふつう", "보통"),
    "pace.once": Text("at once", "すぐに", "바로"),
    "pace.slow": Text("slow", "ゆっくり", "느림"),
    "pace.step": Text("step by step", "一手ずつ", "한 수씩"),
    "rule.example": Text("Example", "例", "예"),
    "rule.excludes": Text("Not together with", "一緒に使えないもの", "함께 쓸 수 없는 것"),
    "rule.in_force": Text(
        "At this table: {options}", "このテーブルでは：{options}", "이 테이블에서는: {options}"
    ),
    "rule.needs": Text("Needs", "必要なもの", "필요한 것"),
    "rules.next": Text("Next game:", "次のゲーム：", "다음 게임:"),
    "set.deck": Text("Suits", "マークの色", "무늬 색"),
    "set.lang": Text("Language", "言語", "언어"),
    "set.legal_only": Text(
        "Only legal plays can be chosen", "出せるカードだけ選べる", "낼 수 있는 카드만 고르기"
    ),
    "set.open_hands": Text("Open hands", "手札を公開", "패 공개"),
    "set.pace": Text("Pace of the bots", "ボットの速さ", "봇의 속도"),
    "set.paused": Text("Pause the game", "ゲームを一時停止", "게임 일시 정지"),
    "set.size": Text("Size", "大きさ", "크기"),
    "set.sort": Text("Sort the hand", "手札の並べ方", "패 정렬"),
    "set.theme": Text("Look", "見た目", "화면 테마"),
    "set.timer": Text("Interrupt within", "割り込みの制限時間", "끼어들기 제한 시간"),
    "size.auto": Text("to fit", "広さに合わせる", "공간에 맞춤"),
    "size.large": Text("large", "大", "크게"),
    "size.normal": Text("normal", "中", "보통"),
    "size.small": Text("small", "小", "작게"),
    "sort.order": Text("by strength", "強さ順", "세기 순"),
    "sort.suit": Text("by suit", "マーク順", "무늬 순"),
    "story.deal": Text("Before the first trick", "最初の場の前", "첫 판 전"),
    "story.none": Text(
        "Nothing has happened yet.", "まだ何も起きていません。", "아직 아무 일도 없습니다."
    ),
    "story.trick": Text("Trick {n}", "第{n}場", "{n}번째 판"),
    "tab.rules": Text("Rules now", "いまのルール", "지금 규칙"),
    "tab.scores": Text("Scores", "得点", "점수"),
    "tab.story": Text("Story", "経過", "경과"),
    "theme.auto": Text("as the notebook", "ノートブックに合わせる", "노트북에 맞춤"),
    "theme.contrast": Text("high contrast", "高コントラスト", "고대비"),
    "theme.dark": Text("dark", "暗い", "어둡게"),
    "theme.light": Text("light", "明るい", "밝게"),
    "timer.15": Text("15 seconds", "15秒", "15초"),
    "timer.30": Text("30 seconds", "30秒", "30초"),
    "timer.8": Text("8 seconds", "8秒", "8초"),
    "timer.note": Text(
        "After {n} seconds the game goes on without you.",
        "{n}秒たつと、何もせずにゲームが進みます。",
        "{n}초가 지나면 그대로 게임이 진행됩니다.",
    ),
    "timer.off": Text("no limit", "なし", "없음"),
    "timer.paused": Text(
        "Paused: your time stands still.",
        "一時停止中：持ち時間は減りません。",
        "일시 정지 중: 시간이 줄지 않습니다.",
    ),
    "timer.rule": Text("{n} seconds to act.", "持ち時間は{n}秒です。", "제한 시간은 {n}초입니다."),
    "timer.stop": Text("Do not hurry me", "時間を気にせず選ぶ", "시간 제한 없애기"),
}
