"""What the classes are called, by the theme of the rule ``titles``; each name explains itself."""

from __future__ import annotations

from ..core.ruleset import Ruleset
from ..core.text import Lang, Text
from ..rules.ranks import CLASSES

NAMES: dict[str, tuple[Text, ...]] = {
    "japanese": (
        Text("Kami", "神", "신"),
        Text("Ō", "王", "왕"),
        Text("Chōfugō", "超富豪", "초부호"),
        Text("Daifugō", "大富豪", "대부호"),
        Text("Fugō", "富豪", "부호"),
        Text("Heimin", "平民", "평민"),
        Text("Hinmin", "貧民", "빈민"),
        Text("Daihinmin", "大貧民", "대빈민"),
        Text("Kakedashi", "駆け出し", "새내기"),
        Text("Minarai", "見習い", "견습생"),
        Text("Tabibito", "旅人", "나그네"),
    ),
    "millionaire": (
        Text("Living legend", "生ける伝説", "살아 있는 전설"),
        Text("Trillionaire", "兆万長者", "조만장자"),
        Text("Billionaire", "億万長者", "억만장자"),
        Text("Grand millionaire", "グランドミリオネア", "대백만장자"),
        Text("Millionaire", "ミリオネア", "백만장자"),
        Text("Commoner", "コモナー", "보통 사람"),
        Text("Pauper", "ポーパー", "빈털터리"),
        Text("Grand pauper", "グランドポーパー", "왕빈털터리"),
        Text("Penny saver", "小銭ためこみ屋", "동전 모으는 사람"),
        Text("Lucky-coin finder", "小銭ひろい", "동전 줍는 사람"),
        Text("Dreamer", "夢見る人", "꿈꾸는 사람"),
    ),
    "president": (
        Text("World president", "世界大統領", "세계 대통령"),
        Text("Founder", "建国の父母", "건국자"),
        Text("Grand president", "終身大統領", "종신 대통령"),
        Text("President", "大統領", "대통령"),
        Text("Vice-president", "副大統領", "부통령"),
        Text("Citizen", "市民", "시민"),
        Text("Vice-voter", "新人有権者", "새 유권자"),
        Text("Last in the poll", "得票最下位", "득표 꼴찌"),
        Text("Poster hanger", "ポスター係", "포스터 담당"),
        Text("Leaflet folder", "ちらし係", "전단 담당"),
        Text("Tourist", "観光客", "관광객"),
    ),
    "tycoon": (
        Text("Mogul of moguls", "財界の神様", "재계의 신"),
        Text("Magnate", "大立者", "거물"),
        Text("Super tycoon", "スーパータイクーン", "슈퍼 타이쿤"),
        Text("Tycoon", "タイクーン", "타이쿤"),
        Text("Rich", "リッチ", "부자"),
        Text("Commoner", "コモナー", "평범한 사람"),
        Text("Poor", "プア", "가난뱅이"),
        Text("Beggar", "ベガー", "거지"),
        Text("Bargain hunter", "特売さがし", "알뜰 쇼핑객"),
        Text("Coupon clipper", "クーポン集め", "쿠폰 수집가"),
        Text("Window shopper", "見るだけの人", "구경꾼"),
    ),
    "company": (
        Text("Founder", "創業者", "창업자"),
        Text("Chair", "会長", "회장"),
        Text("Group head", "グループ代表", "그룹 대표"),
        Text("Chief executive", "社長", "사장"),
        Text("Director", "部長", "부장"),
        Text("Colleague", "社員", "사원"),
        Text("Newcomer", "新入社員", "신입 사원"),
        Text("Trainee", "研修生", "연수생"),
        Text("Intern", "インターン", "인턴"),
        Text("Applicant", "就活生", "취업 준비생"),
        Text("Visitor", "来客", "방문객"),
    ),
    "police": (
        Text("Master detective", "名探偵", "명탐정"),
        Text("Minister", "長官", "장관"),
        Text("Commissioner", "総監", "청장"),
        Text("Chief", "署長", "서장"),
        Text("Inspector", "警部", "경위"),
        Text("Officer", "巡査", "순경"),
        Text("Cadet", "候補生", "후보생"),
        Text("Lost-property clerk", "落とし物係", "분실물 담당"),
        Text("Night watch", "夜回り", "야경꾼"),
        Text("Ticket writer", "切符係", "딱지 담당"),
        Text("Witness", "目撃者", "목격자"),
    ),
    "army": (
        Text("Legendary hero", "伝説の英雄", "전설의 영웅"),
        Text("Marshal", "元帥", "원수"),
        Text("Grand general", "大将軍", "대장군"),
        Text("General", "将軍", "장군"),
        Text("Captain", "隊長", "대장"),
        Text("Soldier", "兵士", "병사"),
        Text("Recruit", "新兵", "신병"),
        Text("Cook", "炊事係", "취사병"),
        Text("Drummer", "太鼓係", "북 치는 병사"),
        Text("Flag bearer", "旗持ち", "기수"),
        Text("Mascot", "マスコット", "마스코트"),
    ),
    "hospital": (
        Text("Healer of legend", "伝説の名医", "전설의 명의"),
        Text("Patron", "理事長", "이사장"),
        Text("Professor", "教授", "교수"),
        Text("Director", "院長", "원장"),
        Text("Doctor", "医師", "의사"),
        Text("Nurse", "看護師", "간호사"),
        Text("Student", "実習生", "실습생"),
        Text("Porter", "案内係", "안내 담당"),
        Text("Tea server", "お茶係", "차 담당"),
        Text("Flower bringer", "お見舞いの人", "문병객"),
        Text("Sleepyhead", "お昼寝の人", "낮잠꾸러기"),
    ),
    "underworld": (
        Text("Phantom thief", "怪盗", "괴도"),
        Text("Pirate king", "海賊王", "해적왕"),
        Text("Grand boss", "大ボス", "왕보스"),
        Text("Boss", "ボス", "보스"),
        Text("Right hand", "右腕", "오른팔"),
        Text("Rogue", "ならず者", "악당"),
        Text("Lookout", "見張り", "망보기"),
        Text("Getaway driver", "運転係", "운전 담당"),
        Text("Map reader", "地図係", "지도 담당"),
        Text("Door opener", "鍵係", "열쇠 담당"),
        Text("Clumsy apprentice", "うっかり弟子", "덜렁이 제자"),
    ),
}
"""The names of the classes from the top down, by theme."""

READINGS = (
    "kami, かみ",
    "ō, おう",
    "chōfugō, ちょうふごう",
    "daifugō, だいふごう",
    "fugō, ふごう",
    "heimin, へいみん",
    "hinmin, ひんみん",
    "daihinmin, だいひんみん",
    "kakedashi, かけだし",
    "minarai, みならい",
    "tabibito, たびびと",
)
"""How the Japanese names are read."""

MEANINGS = (
    Text("above everybody", "すべての上", "모두의 위"),
    Text("king: the second of nine", "9人の2番目", "9명 중 두 번째"),
    Text(
        "the super rich: gets three cards",
        "いちばん上の階級。3枚もらいます",
        "가장 높은 계급. 3장을 받음",
    ),
    Text(
        "the very rich: the usual top class, gets two cards in the exchange",
        "ふつういちばん上の階級。交換で2枚もらいます",
        "보통 가장 높은 계급. 교환에서 2장을 받음",
    ),
    Text(
        "the rich: gets one card in the exchange",
        "上から2番目の階級。交換で1枚もらいます",
        "위에서 두 번째 계급. 교환에서 1장을 받음",
    ),
    Text(
        "a commoner: no cards change hands",
        "まん中の階級。交換はありません",
        "가운데 계급. 교환 없음",
    ),
    Text(
        "the poor: gives the strongest card",
        "下から2番目の階級。いちばん強い1枚を渡します",
        "아래에서 두 번째 계급. 가장 강한 1장을 줌",
    ),
    Text(
        "the very poor: the usual bottom class, gives the two strongest cards",
        "ふつういちばん下の階級。いちばん強い2枚を渡します",
        "보통 가장 낮은 계급. 가장 강한 2장을 줌",
    ),
    Text(
        "a beginner in the world: gives the three strongest cards",
        "いちばん下の階級。いちばん強い3枚を渡します",
        "가장 낮은 계급. 가장 강한 3장을 줌",
    ),
    Text(
        "the last but one of nine: gives the three strongest cards",
        "9人の下から2番目。いちばん強い3枚を渡します",
        "9명 중 끝에서 두 번째. 가장 강한 3장을 줌",
    ),
    Text(
        "the last of nine, with the world still to see: gives the four strongest cards",
        "9人の最後。これから世界を見る人。いちばん強い4枚を渡します",
        "9명 중 마지막. 가장 강한 4장을 줌",
    ),
)
"""What each class is, from the top down."""


def title(rules: Ruleset, klass: str, lang: Lang) -> tuple[str, str]:
    """Return the name of a class, and the Japanese word, its reading and meaning to explain it."""
    at = CLASSES.index(klass)
    name = NAMES[rules["titles"].theme][at]
    usual = NAMES["japanese"][at].ja
    hint = {
        "en": f"{name.en} ({usual}, {READINGS[at]}): {MEANINGS[at].en}.",
        "ja": f"{usual}（{READINGS[at].split(', ')[1]}）：{MEANINGS[at].ja}。",
        "ko": f"{name.ko} ({usual}, {READINGS[at]}): {MEANINGS[at].ko}.",
    }
    return name.to(lang), hint[lang]
