"""A real JupyterHub: guests without an account sit at a table in the server of a user."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.phones.guests import PhoneClient, play_on
from tests.phones.hubs import SECONDS, WHY_SKIPPED, Hub, get, is_there, open_hub

USER = "mina"
INVITES = """
from daifugo_widget import Table
table = Table("base", players=3, seats="a", pace="once", seed=3)
for each in table.invite(host="watch").links({base!r}):
    print(each["link"])
"""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not is_there(), reason=WHY_SKIPPED)]


async def link_of_a_guest(hub: Hub) -> str:
    """Open a table in a kernel of the user, and return the way to its seat."""
    base = f"{hub.url}/user/{USER}/"
    link = (await hub.run(USER, INVITES.format(base=base))).strip()
    assert link.startswith(f"{base}daifugo/r/")
    return link


async def kernel_activity(hub: Hub) -> str:
    """Return when the kernel was last active, as its server sees it."""
    (kernel,) = await hub.call(f"/user/{USER}/api/kernels")
    return str(kernel["last_activity"])


async def check_the_rest_asks_for_a_login(hub: Hub) -> None:
    for path in ("lab", "tree", "api/contents", "api/kernels", "files/x"):
        answer = await get(f"{hub.url}/user/{USER}/{path}")
        assert answer.code == 403 or "/hub/" in answer.headers["Location"], path
    answer = await get(f"{hub.url}/hub/home")
    assert "/hub/login" in answer.headers["Location"]


def test_a_guest_without_a_login_plays_at_a_table_behind_a_hub(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_hub(tmp_path) as hub:
            await hub.start_server(USER)
            link = await link_of_a_guest(hub)
            page = await get(link.partition("#")[0])
            assert (page.code, page.headers.get_list("Set-Cookie")) == (200, [])
            assert "sandbox allow-scripts" in page.headers["Content-Security-Policy"]
            foreign = {"Origin": "https://elsewhere.example"}
            assert (await get(link.partition("#")[0], headers=foreign)).code == 403

            before = await kernel_activity(hub)
            phone = await PhoneClient(link).join("Jun")
            await phone.until(lambda: phone.prompt_kind in ("play", "answer"))
            seen = phone.state["version"]
            await play_on(phone)
            await phone.until_shown(after=seen)
            async with asyncio.timeout(SECONDS):  # so that it is not stopped as idle either
                while await kernel_activity(hub) <= before:
                    await asyncio.sleep(0.1)
            await check_the_rest_asks_for_a_login(hub)
            log = hub.log.read_text(encoding="utf-8")
            assert link.split("/")[-2] not in log

            await hub.stop_server(USER)
            await phone.until(lambda: phone.line.close_code or phone._listens.done())
            answer = await get(link.partition("#")[0])
            assert "/hub/" in answer.headers["Location"]

    asyncio.run(scenario())
