"""What the tests of this folder share."""

from collections.abc import Iterator

import pytest

from tests.phones.relays import RUNTIME, Relay, relay_server


@pytest.fixture(scope="session", autouse=True)
def runtime_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what rooms leave for a relay out of the folder of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(RUNTIME, str(tmp_path_factory.mktemp("runtime")))
        yield


@pytest.fixture(scope="module")
def relay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Relay]:
    """A Jupyter server for rooms that this process announces."""
    home = tmp_path_factory.mktemp("relay")
    with pytest.MonkeyPatch.context() as patch, relay_server(home) as server:
        patch.setenv(RUNTIME, str(home / "runtime"))
        yield server
