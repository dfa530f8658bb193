"""Links from the live course to the pages beside it, which JupyterLite would look for in itself."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

AS_PAGE = "*This chapter is also [a page to read](../{page}).*"
OPENED_AS_FILE = """These pages run Python, which a browser allows only on a server for web pages.
Put the whole folder on one, such as python -m http.server, and open its address."""
SCRIPT = """<script>
if (location.protocol === "file:") addEventListener("DOMContentLoaded", () => {{
  document.body.textContent = {opened_as_file};
}});
const site = new URL("../../", location.href);
addEventListener("click", (event) => {{
  const page = event.target.closest?.("a[href]")?.pathname.match(/\\/files\\/([\\w-]+\\.html)$/);
  if (!page) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  open(new URL(page[1], site));
}}, true);
</script>
</head>"""
"""What stands in the head of each face of JupyterLite: it takes a link to a page for one to a file
of its own, so its click is caught before."""


def copy_course(course: Path, target: Path) -> None:
    """Copy the course; each chapter there leads to its page."""
    shutil.copytree(course, target)
    for chapter in target.glob("*.ipynb"):
        book = json.loads(chapter.read_text(encoding="utf-8"))
        first = book["cells"][0]
        link = AS_PAGE.format(page=f"{chapter.stem}.html")
        first["source"] = f"{''.join(first['source'])}\n\n{link}"
        chapter.write_text(json.dumps(book, ensure_ascii=False), encoding="utf-8")


def let_links_lead_out(folder: Path) -> None:
    """Let the links to pages lead there, in each face of a JupyterLite that has been built."""
    script = SCRIPT.format(opened_as_file=json.dumps(OPENED_AS_FILE))
    for face in folder.glob("*/index.html"):
        text = face.read_text(encoding="utf-8")
        face.write_text(text.replace("</head>", script, 1), encoding="utf-8")
