"""The words beside the table: story, rules, scores, menu, editor, keys."""

from ...core.text import Text

PANELS: dict[str, Text] = {
    "deck.four": Text("four colours", "4色", "네 가지 색"),
    "deck.two": Text("two colours", "2色", "두 가지 색"),
    "editor.about": Text(
        "About {name}, and its options", "{name}の説明とオプション", "{name} 설명과 옵션"
    ),
    "editor.all": Text("all rules", "すべてのルール", "모든 규칙"),
    "editor.apply": Text("Use for the next game", "次のゲームで使う", "다음 게임에 쓰기"),
    "editor.frame": Text("Part of every game", "どのゲームにもあるルール", "모든 게임의 기본"),
    "editor.house": Text("House", "ルールセット", "규칙 묶음"),
    "editor.line": Text(
        "The same as text, to copy or paste",
        "同じ内容のテキスト（コピー・貼り付け用）",
        "같은 내용의 글 (복사·붙여넣기)",
    ),
    "editor.none": Text(
        "No rule has these words.", "当てはまるルールはありません。", "맞는 규칙이 없습니다."
    ),
    "editor.on": Text("in force", "使用中", "사용 중"),
    "editor.search": Text("Search the rules", "ルールを探す", "규칙 찾기"),
    "editor.title": Text("Rules of the next game", "次のゲームのルール", "다음 게임의 규칙"),
    "editor.yours": Text("your own", "自分で決めたもの", "직접 정한 것"),
    "keys.arrows": Text("from card to card", "カードからカードへ", "카드 사이를 이동"),
    "keys.enter": Text(
        "play, or answer with, the chosen cards",
        "選んだカードを出す、または答える",
        "고른 카드를 내거나 답하기",
    ),
    "keys.escape": Text(
        "put the chosen cards back, close what is open",
        "選択を戻す、開いているものを閉じる",
        "고른 카드를 되돌리기, 열린 것 닫기",
    ),
    "keys.hint": Text("ask for a hint", "ヒントを見る", "힌트 보기"),
    "keys.next": Text(
        "next move of a bot, next game", "ボットの次の一手、次のゲーム", "봇의 다음 수, 다음 게임"
    ),
    "keys.pass": Text("pass, or give nothing", "パス、または何も渡さない", "패스 또는 안 넘기기"),
    "keys.rank": Text(
        "to the next card of that rank", "その数字の次のカードへ", "그 숫자의 다음 카드로"
    ),
    "keys.shift": Text(
        "choose one more card where single cards are played",
        "1枚ずつ出すときに、もう1枚選ぶ",
        "한 장씩 낼 때 한 장 더 고르기",
    ),
    "keys.shift.key": Text("Shift + click", "Shift＋クリック", "Shift + 클릭"),
    "keys.space": Text(
        "choose a card, or put it back", "カードを選ぶ、戻す", "카드를 고르거나 되돌리기"
    ),
    "keys.space.key": Text("Space", "スペース", "스페이스"),
    "keys.undo": Text(
        "take back to your last decision", "自分の前の決定まで戻す", "내 마지막 결정까지 되돌리기"
    ),
    "lang.en": Text("English", "English", "English"),
    "lang.ja": Text("日本語", "日本語", "日本語"),
    "lang.ko": Text("한국어", "한국어", "한국어"),
    "menu.display": Text("Display", "表示", "화면"),
    "menu.game": Text("Game", "ゲーム", "게임"),
    "menu.help": Text("Help", "手助け", "도움"),
    "menu.record": Text("Record", "記録", "기록"),
    "menu.title": Text("Menu", "メニュー", "메뉴"),
    "pace.fast": Text("fast", "速い", "빠름"),
    "pace.normal": Text("normal", "普通", "보통"),
    "pace.once": Text("at once", "すぐに", "바로"),
    "pace.slow": Text("slow", "ゆっくり", "느림"),
    "pace.step": Text("step by step", "一手ずつ", "한 수씩"),
    "result.class": Text("Class", "階級", "계급"),
    "result.place": Text("Place", "順位", "순위"),
    "result.player": Text("Player", "プレイヤー", "플레이어"),
    "result.points": Text("Points", "得点", "점수"),
    "result.title": Text("Result of the game", "ゲームの結果", "게임 결과"),
    "result.total": Text("Total", "合計", "합계"),
    "rule.example": Text("Example", "例", "예"),
    "rule.excludes": Text("Not together with", "一緒に使えないもの", "함께 쓸 수 없는 것"),
    "rule.in_force": Text("At this table:", "このテーブルでは：", "이 테이블에서는:"),
    "rule.needs": Text("Needs", "必要なもの", "필요한 것"),
    "rule.options": Text("Options", "オプション", "옵션"),
    "rules.change": Text("Change the rules", "ルールを変える", "규칙 바꾸기"),
    "rules.next": Text("Next game:", "次のゲーム：", "다음 게임:"),
    "scores.game": Text("Game", "ゲーム", "게임"),
    "scores.none": Text(
        "No game has ended yet.",
        "まだ終わったゲームはありません。",
        "아직 끝난 게임이 없습니다.",
    ),
    "scores.set": Text("Set {n}", "第{n}セット", "{n}세트"),
    "scores.total": Text("Total", "合計", "합계"),
    "set.deck": Text("Suits", "マークの色", "무늬 색"),
    "set.lang": Text("Language", "言語", "언어"),
    "set.legal_only": Text(
        "Only legal plays can be chosen", "出せるカードだけ選べる", "낼 수 있는 카드만 고르기"
    ),
    "set.open_hands": Text("Open hands", "手札を公開", "패 공개"),
    "set.pace": Text("Pace of the bots", "ボットの速さ", "봇의 속도"),
    "set.paused": Text("Pause the bots", "ボットを止める", "봇 멈추기"),
    "set.size": Text("Size", "大きさ", "크기"),
    "set.sort": Text("Sort the hand", "手札の並べ方", "패 정렬"),
    "set.theme": Text("Look", "見た目", "모양"),
    "size.auto": Text("by the room", "広さに合わせる", "자리에 맞춤"),
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
    "tab.rules": Text("Rules", "ルール", "규칙"),
    "tab.scores": Text("Scores", "得点", "점수"),
    "tab.story": Text("Story", "経過", "경과"),
    "tabs": Text("About the game", "ゲームについて", "게임 정보"),
    "theme.auto": Text("as the notebook", "ノートブックに合わせる", "노트북에 맞춤"),
    "theme.contrast": Text("high contrast", "高コントラスト", "고대비"),
    "theme.dark": Text("dark", "暗い", "어둡게"),
    "theme.light": Text("light", "明るい", "밝게"),
}
