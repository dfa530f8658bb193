"""Where guests find the server: on this machine alone, or in its local network."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from ipaddress import ip_address

from ..core.words.text import SpokenError
from ..core.words.translations import _
from .server import LOOPBACK, PhoneServer

LAN = "lan"
ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody: a socket that is to send there knows by which address it would go out."""
NO_LAN = _(
    "This machine has no address in a local network: connect it to one, or name its address."
)
NO_ADDRESS = _(
    "{address} is no address of this machine: write address='lan' for the local network, or its"
    " numbers, such as address='192.168.1.20'."
)
PORT_TAKEN = _("Port {port} of {address} cannot be used: another program may have it.")


def own_address(wanted: str | None) -> str:
    """Return the address to listen at: by default only this machine's own.

    Raises `SpokenError` if there is none such.
    """
    if wanted is None:
        return LOOPBACK
    if wanted == LAN:
        return _lan_address()
    try:
        return str(ip_address(wanted))
    except ValueError:
        raise SpokenError(NO_ADDRESS.fill(address=repr(wanted))) from None


def _lan_address() -> str:
    """Return this machine's address in its local network; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            raise SpokenError(NO_LAN) from None
        found: str = probe.getsockname()[0]
    if ip_address(found).is_loopback:
        raise SpokenError(NO_LAN)
    return found


NO_CODES = _("Codes to scan need segno: pip install daifugo-widget[phones]")
_servers: list[PhoneServer] = []
"""The servers of this process."""


def server_at(
    address: str, port: int = 0, certfile: str | None = None, *, other_port: bool = False
) -> PhoneServer:
    """Return the server of this process at an address, on a port if one is named.

    With ``other_port`` it listens on another one where that is taken. Raises `SpokenError` if it
    cannot listen there, or if a package is missing.
    """
    if find_spec("segno") is None:
        raise SpokenError(NO_CODES)
    for server in _servers:
        if (server.address, server.certfile) == (address, certfile) and port in (0, server.port):
            return server
    try:
        made = PhoneServer(address, port, certfile)
    except OSError:
        if other_port:
            return server_at(address, 0, certfile)
        text = PORT_TAKEN.fill(port=port, address=address) if port else NO_ADDRESS
        raise SpokenError(text.fill(address=repr(address))) from None
    _servers.append(made)
    return made
