"""The words of the pictures and tables of the course in three languages."""

from ..core.text import Text

ORDER = Text("From weak to strong: {line}", "弱い順に：{line}", "약한 순서로: {line}")
WEAK = Text("weak", "弱い", "약함")
STRONG = Text("strong", "強い", "강함")
NO_PLAY = Text("no play", "出せない", "낼 수 없음")
LEADS = Text("leads", "親", "선")
PASSES = Text("passes", "パス", "패스")
FLOW = Text("flow", "流れる", "흐름")
OUT = Text("out: place {n}", "上がり：{n}位", "오름: {n}등")
PLACE = Text("Place", "順位", "순위")
CLASS = Text("Class", "階級", "계급")
JAPANESE = Text("In Japanese", "読み方", "일본어")
MEANING = Text("What it is", "どんな階級か", "어떤 계급인가")
PLAYERS = Text("Players", "人数", "인원")
RULE = Text("Rule", "ルール", "규칙")
WHAT = Text("What it does", "内容", "내용")
COLON = Text(": ", "：", ": ")
WHY_OUT = Text("Why it stays out", "入らない理由", "빠지는 이유")
CARDS_EACH = Text("{n} each way", "{n}枚ずつ", "{n}장씩")
