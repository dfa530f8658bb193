"""The readings of the names of rules: in kana, and in Latin letters as the course writes them."""

from __future__ import annotations

import re
import unicodedata

READINGS: dict[str, str] = dict(
    re.findall(
        r"(\S+)=(\S+)",
        """
    切り=ぎり 渡し=わたし 捨て=すて 返し=がえし 戻し=もどし 止め=どめ 飛ばし=とばし 付け=つけ
    賭け=かけ 解き=とき 縛り=しばり 縛=ばく 激=げき 完=かん 片=かた 色=いろ 数字=すうじ 逆=ぎゃく
    革命=かくめい 追革=ついかく 大=だい 超=ちょう 絶対=ぜったい 融合=ゆうごう 重ね=かさね
    宗教=しゅうきょう 永久=えいきゅう 流し=ながし 核爆弾=かくばくだん 階段=かいだん 飛び=とび
    連番=れんばん 等差数列=とうさすうれつ 下=した 物資救援=ぶっしきゅうえん 兵=へい
    都落ち=みやこおち 京落ち=きょうおち 京都落ち=きょうとおち 下克上=げこくじょう
    逆転=ぎゃくてん 反則=はんそく 禁止=きんし 上がり=あがり 時計=どけい 砂嵐=すなあらし
    終焉=しゅうえん 死=し 宣告=せんこく 赤=あか 黒=くろ 首=くび 強化=きょうか
    救急車=きゅうきゅうしゃ 車=しゃ 銀河鉄道=ぎんがてつどう 威厳=いげん 女装=じょそう
    王=おう 特権=とっけん 牧師=ぼくし 闇市=やみいち 税収=ぜいしゅう 次期=じき 最強=さいきょう
    暴君=ぼうくん 暗殺=あんさつ 交換=こうかん 税金=ぜいきん 献上=けんじょう 伏せ=ふせ
    王政=おうせい 脱税=だつぜい 天変地異=てんぺんちい 取引=とりひき 平民=へいみん
    公開=こうかい 防衛=ぼうえい 独占禁止法=どくせんきんしほう 階級=かいきゅう 呼称=こしょう
    小革命=しょうかくめい 反=はん 両=りょう 数縛り=かずしばり 都上がり=みやこあがり 雪崩=なだれ
    流れ=ながれ 跳び=とび 完封=かんぷう 完全勝利=かんぜんしょうり 搾取=さくしゅ 禁じ手=きんじて
    制限時間=せいげんじかん 大富豪=だいふごう 余裕=よゆう 追加=ついか 途中参加=とちゅうさんか
    席替え=せきがえ 33=さんさん ゴ色=ごしょく ニ人用=ふたりよう
    """,
    )
)
"""The readings of parts of the names of rules."""
HEPBURN = {
    "si": "shi",
    "ti": "chi",
    "tu": "tsu",
    "hu": "fu",
    "zi": "ji",
    "di": "ji",
    "du": "zu",
    "wo": "o",
}
"""The syllables that Hepburn writes differently from their Unicode names."""

_PART = re.compile("|".join(sorted(READINGS, key=len)[::-1]))
_LETTER = "HIRAGANA LETTER "


def read(name: str) -> str:
    """Return a name with its parts as they are read; loanwords stay in katakana."""
    return _PART.sub(lambda part: READINGS[part[0]], name)


def romaji(kana: str) -> tuple[str, str]:
    """Return hiragana in Latin letters: as it is typed, with its long vowels, and without them."""
    text = "".join(map(_syllable, kana))
    text = re.sub("(?<=sh|ch)i>y|(?<=j)i>y|i>(?=y)|[aiueo]>(?=[aiueo])", "", text)
    text = re.sub("<(.)", r"\1\1", text)
    return text, re.sub("ou|oo", "o", text).replace("uu", "u")


def _syllable(letter: str) -> str:
    """Return a kana in Latin letters: ``<`` doubles what follows, ``>`` joins what precedes."""
    name = unicodedata.name(letter, "")
    if not name.startswith(_LETTER):
        return "" if letter == "ー" else letter
    syllable = name.removeprefix(_LETTER).lower()
    if syllable == "small tu":
        return "<"
    return HEPBURN.get(syllable, syllable.replace("small ", ">"))
