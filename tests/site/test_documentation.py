"""The documentation around the course: pages, reference and search, in one list."""

from __future__ import annotations

import importlib
import re
from inspect import isclass, isfunction
from itertools import pairwise
from pathlib import Path

import pytest

from daifugo_widget.__main__ import main
from daifugo_widget.project_address import ProjectAddress
from daifugo_widget.site import documents, pages, reference
from daifugo_widget.site.frame import SitePage, SitePart, whole_page
from daifugo_widget.site.search import search_page, sections
from tests.chapters import CHAPTERS, ROOT
from tests.checking import some

HREF = re.compile(r'href="(?!https?:)([^"#]*)(?:#([^"]*))?"')
CHAPTER_PAGES = [SitePage(f"{path.stem}.html", path.stem, "") for path in CHAPTERS]


@pytest.fixture(scope="module")
def parts() -> list[SitePart]:
    """All pages of the site, the chapters without what they say."""
    return pages.all_parts(CHAPTER_PAGES)


@pytest.fixture(scope="module")
def written(parts: list[SitePart]) -> list[SitePage]:
    return [page for part in parts for page in part.pages]


def test_all_documentation_is_on_the_site_in_its_order(parts: list[SitePart]) -> None:
    titles = {part.title: [page.title for page in part.pages] for part in parts}
    assert [*titles] == ["Course", "Documentation", "Reference"]
    assert titles["Documentation"][:3] == [
        "Teaching with daifugo_widget",
        "Architecture",
        "Glossary",
    ]
    there = {path.stem for path in (ROOT / "docs").glob("*.md")} - {"README"}
    assert {page.file for page in parts[1].pages} == {
        f"{each}.html" for each in (*there, "teaching")
    }


def test_no_two_pages_have_one_file(written: list[SitePage]) -> None:
    files = [page.file for page in written]
    assert len(set(files)) == len(files)


def test_every_link_of_the_documentation_leads_to_a_page_and_a_heading_of_it(
    written: list[SitePage],
) -> None:
    bodies = {page.file: page.body for page in written}
    checked = 0
    for page in written:
        for file, anchor in HREF.findall(page.body):
            assert (file or page.file) in bodies, (page.file, file)
            assert not anchor or f'id="{anchor}"' in bodies[file or page.file], (page.file, anchor)
            checked += 1
    assert checked > 5


def test_a_link_to_the_source_needs_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "project_address", lambda: None)
    assert "session.py</a>" not in architecture().body
    assert "session.py" in architecture().body
    monkeypatch.setattr(documents, "project_address", lambda: ProjectAddress("hana", "table"))
    link = (
        r'href="https://github.com/hana/table/blob/v[\d.]+/daifugo_widget/table/session/session.py"'
    )
    assert re.search(link, architecture().body)


def architecture() -> SitePage:
    (page,) = (page for page in documents.documents() if page.file == "architecture.html")
    return page


@pytest.mark.parametrize("name", reference.PACKAGES)
def test_the_reference_has_every_class_and_function_that_a_package_gives(name: str) -> None:
    package = importlib.import_module(name)
    given = {each for each in package.__all__ if documented(getattr(package, each))}
    (page,) = (page for page in reference.reference() if page.title == name)
    there = set(re.findall(r'<h2 id="([^"]*)">', page.body))
    assert given
    assert there == given


def documented(value: object) -> bool:
    return isclass(value) or isfunction(value)


def test_the_reference_names_types_by_their_last_names(written: list[SitePage]) -> None:
    (page,) = (page for page in written if page.title == "daifugo_widget.lab")
    signatures = re.findall(r"<pre[^>]*><code>(.*?)</code></pre>", page.body, re.S)
    assert any("bots: Iterable[str | Player]" in signature for signature in signatures)
    for signature in some(signatures):
        assert not re.search(r"daifugo_widget\.|&lt;class|ForwardRef", signature)


def test_the_reference_leaves_out_what_other_packages_bring(written: list[SitePage]) -> None:
    (page,) = (page for page in written if page.title == "daifugo_widget")
    assert 'id="Table.play"' in page.body
    assert 'id="Table.send_state"' not in page.body
    assert 'id="Table.observe"' not in page.body


def test_each_page_leads_to_the_next_of_its_part(parts: list[SitePart]) -> None:
    for page, following in some(pair for part in parts for pair in pairwise(part.pages)):
        assert f'<a rel="next" href="{following.file}">' in whole_page(page, parts)
        assert f'<a rel="prev" href="{page.file}">' in whole_page(following, parts)


def test_the_last_chapter_does_not_lead_on_to_the_pages_for_teachers(
    parts: list[SitePart],
) -> None:
    assert 'rel="next"' not in whole_page(parts[0].pages[-1], parts)
    assert 'rel="prev"' not in whole_page(parts[1].pages[0], parts)


def test_the_list_of_pages_has_all_and_marks_the_one_that_is_read(
    parts: list[SitePart], written: list[SitePage]
) -> None:
    text = whole_page(written[3], parts)
    (listed,) = re.findall(r'<nav id="pages".*?</nav>', text, re.S)
    assert re.findall(r'href="([^"]*)"', listed) == [page.file for page in written]
    (marked,) = re.findall(r'href="([^"]*)" aria-current="page"', listed)
    assert marked == written[3].file
    assert re.findall(r"<details( open)?>", listed) == [" open", "", ""]


def test_a_search_finds_a_text_under_its_heading() -> None:
    body = (
        '<h1 id="one">One</h1><p>The <code>8</code>-cut.</p><script>let x</script>'
        '<h2 id="two">Two<a class="anchor-link" href="#two">¶</a></h2>'
        '<div class="prompt">In [1]:</div><p>革命 is a revolution</p>'
    )
    assert [*sections(SitePage("a.html", "One", body))] == [
        ("a.html#one", "One", "One", "The 8-cut."),
        ("a.html#two", "One", "Two", "革命 is a revolution"),
    ]


def test_no_text_can_end_the_script_that_holds_the_search() -> None:
    page = SitePage("a.html", "A", "<h1>A</h1><p>&lt;/script&gt;</p>")
    text = search_page([SitePart("Course", [page])])
    assert text.count("</script") == 2
    assert r"\u003c/script>" in text


@pytest.fixture
def without_pdoc(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> bool | None:
        return None if name == "pdoc" else True

    monkeypatch.setattr(reference, "find_spec", find)
    monkeypatch.setattr("daifugo_widget.site.command.find_spec", find)


@pytest.mark.usefixtures("without_pdoc")
def test_without_pdoc_there_is_no_reference_and_the_extra_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [part.title for part in pages.all_parts(CHAPTER_PAGES)] == ["Course", "Documentation"]
    monkeypatch.setattr("daifugo_widget.site.command.build", lambda folder, live: [])
    assert main(["site", str(tmp_path)]) == 0
    assert 'pip install "daifugo-widget[site]"' in capsys.readouterr().out
