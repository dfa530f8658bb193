"""The invitation: who has come, and links that lead to seats and stand in no saved file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import Image

from daifugo_widget import Table
from daifugo_widget.core.words.text import SpokenError
from daifugo_widget.phones import kept_room
from daifugo_widget.phones.invitation import Invitation
from daifugo_widget.replay.export import png
from tests.phones.guests import PhoneClient


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    table = Table("base", players=4, names=["Mina"], seats="abc", seed=3, pace="once")
    yield table
    table.close()


def links_by(invitation: Invitation, **message: Any) -> list[dict[str, str]]:
    """Return the links that an invitation sends to the browser that asks."""
    told: list[Any] = []
    invitation.send = told.append
    invitation.receive(message)
    links: list[dict[str, str]] = told[0]["links"]
    return links


def test_the_host_keeps_the_first_seat_and_invites_the_other_people(table: Table) -> None:
    invitation = table.invite()
    assert [(each["seat"], each["name"]) for each in invitation.seats] == [
        ("b", "Player 2"),
        ("c", "Player 3"),
    ]
    assert not invitation.started
    assert table.screen.me == 0


def test_where_nobody_else_sits_guests_may_take_the_seats_of_bots(table: Table) -> None:
    alone = Table("base", players=3, pace="once", seed=3)
    invitation = alone.invite()
    assert [each["seat"] for each in invitation.seats] == ["b", "c"]
    assert invitation.started
    alone.close()


def test_a_host_who_watches_sees_no_hand(table: Table) -> None:
    invitation = table.invite(host="watch")
    assert len(invitation.seats) == 3
    assert table.screen.me is None
    assert table.screen.seats == ()


def test_links_are_sent_when_asked_for_and_stand_in_no_trait(table: Table) -> None:
    invitation = table.invite()
    links = links_by(invitation, do="links", base="")
    keys = [link["link"].partition("#")[2] for link in links]
    assert len(set(keys)) == 2
    kept = json.dumps([invitation.get_state(), table.get_state()], default=str)
    assert not [key for key in keys if key in kept]
    assert not [key for key in keys if key in repr(invitation)]


def test_the_code_of_a_link_is_read_back_as_that_link(table: Table, tmp_path: Path) -> None:
    invitation = table.invite()
    link = links_by(invitation, do="links", base="https://example.org/user/mina/")[0]
    assert link["link"].startswith("https://example.org/user/mina/daifugo/r/")
    picture = tmp_path / "code.png"
    svg = _svg(link["code"])
    picture.write_bytes(png(svg, 2))
    found = zxingcpp.read_barcodes(Image.open(picture).convert("L"))
    assert [each.text for each in found] == [link["link"]]


def _svg(address: str) -> str:
    from urllib.parse import unquote

    return unquote(address.partition(",")[2])


@pytest.mark.parametrize(
    "base", ["javascript:alert(1)//", "https://example.org", "https://a b/", "x" * 600, 7, None]
)
def test_a_page_cannot_name_a_way_that_is_none(table: Table, base: object) -> None:
    links = links_by(table.invite(), do="links", base=base)
    assert all(link["link"].startswith("http://127.0.0.1:") for link in links)
    assert all(link["code"] == "" for link in links)


def test_a_renewed_link_leads_to_the_seat_and_the_old_one_nowhere(table: Table) -> None:
    invitation = table.invite()
    before = links_by(invitation, do="links", base="")
    after = links_by(invitation, do="renew", seat="b", base="")
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True]
    table.uninvite("c")
    assert links_by(invitation, do="links", base="")[1] != after[1]
    with pytest.raises(SpokenError, match="no guest in seat a"):
        table.uninvite("a")


def test_what_cannot_be_invited_is_said_in_words(table: Table) -> None:
    with pytest.raises(SpokenError, match="Nobody is invited"):
        table.uninvite("b")
    with pytest.raises(SpokenError, match="no address of this machine: write address='lan'"):
        table.invite(address="wlan")
    with pytest.raises(ValueError, match="no seat e at a table of 4"):
        table.invite("e")
    assert table.company is None


def test_an_invitation_that_is_shown_again_is_to_the_same_room(table: Table) -> None:
    one, other = table.invite(), table.invite()
    assert links_by(one, do="links", base="") == links_by(other, do="links", base="")


def test_a_closed_table_is_said_to_be_closed(table: Table) -> None:
    invitation = table.invite()
    table.close()
    assert invitation.closed
    told: list[Any] = []
    invitation.send = told.append
    invitation.receive({"do": "links", "base": ""})
    assert told == []


def test_links_of_a_saved_game_are_the_same_after_a_restart(table: Table, tmp_path: Path) -> None:
    save = tmp_path / "shared" / "evening.dfg"
    save.parent.mkdir()

    def opened() -> Table:
        return Table("base", players=3, seats="abc", save=save, pace="once", seed=5)

    first = opened()
    links = links_by(first.invite(), do="links", base="")
    kept = kept_room.kept_file(save)
    assert kept.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in save.parent.iterdir()] == ["evening.dfg"]
    assert first.room is not None
    room, server = first.room
    server.remove(room)  # as if the kernel had died: nothing is forgotten
    again = opened()
    assert links_by(again.invite(), do="links", base="") == links
    again.close()
    assert not kept.exists()


def test_keys_that_cannot_be_read_are_made_anew(table: Table, tmp_path: Path) -> None:
    save = tmp_path / "evening.dfg"
    first = Table("base", players=3, seats="ab", save=save, pace="once", seed=5)
    first.invite()
    kept_room.kept_file(save).write_text('{"room": 5}', encoding="utf-8")
    assert kept_room.find(save) is None
    first.close()


def test_who_has_come_is_shown_in_the_invitation(table: Table) -> None:
    async def scenario() -> None:
        invitation = table.invite()
        link = links_by(invitation, do="links", base="")[0]["link"]
        phone = await PhoneClient(link).join("Jun")
        await asyncio.sleep(0.2)
        assert [each["stands"] for each in invitation.seats] == ["here", "waits"]
        assert invitation.seats[0]["name"] == "Jun"
        await phone.leave()
        await asyncio.sleep(0.2)
        assert invitation.seats[0]["stands"] == "away"

    asyncio.run(scenario())
