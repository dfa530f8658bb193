"""Which tests a process takes together when several run them."""

from __future__ import annotations

from xdist.scheduler import LoadScopeScheduling

TOGETHER = ("tests/browser/test_site.py", "tests/quiz/")
"""Files and folders whose tests share what they make once."""


class Scheduling(LoadScopeScheduling):
    """Tests in their order: those of a file together, but of the browser's each for itself.

    A file may make once what its tests look at; of the browser they share what lasts as long as
    their process. They come last, so that no process is left alone with a long file at the end.
    """

    def schedule(self) -> None:
        self.config.option.loadscopereorder = False
        super().schedule()

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.partition("::")[0]
        for shared in TOGETHER:
            if path.startswith(shared):
                return shared
        return nodeid if path.startswith("tests/browser/") else path
