"""Written pages say themselves what may run in them: what they were written with, and no more."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from daifugo_widget import Replay

RECORD = (
    "rules base, eight-cut\ntitle </script><script>alert(1)</script>\nhands 8c4d / 6s7s\na 8c\n"
)
SCRIPT = re.compile(r'<script(?: type="module")?>(.*?)</script>', re.S)
STYLE = re.compile("<style>(.*?)</style>", re.S)


def hashes(texts: list[str]) -> str:
    found = [b64encode(sha256(text.encode()).digest()).decode() for text in texts]
    return " ".join(f"'sha256-{each}'" for each in found)


def test_a_replay_as_a_page_allows_its_own_script_and_style_and_nothing_else(
    tmp_path: Path,
) -> None:
    Replay(RECORD).to_html(tmp_path / "replay.html")
    page = (tmp_path / "replay.html").read_text(encoding="utf-8")
    scripts, styles = SCRIPT.findall(page), STYLE.findall(page)
    assert (len(scripts), len(styles)) == (1, 1)
    (policy,) = re.findall('http-equiv="Content-Security-Policy" content="(.*?)"', page)
    assert "default-src 'none'" in policy
    assert f"script-src {hashes(scripts)}" in policy
    assert f"style-src {hashes(styles)}" in policy
    assert "unsafe" not in policy
