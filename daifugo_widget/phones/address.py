"""Where guests find the server: on this machine alone, or in its local network."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from ipaddress import ip_address
from typing import NamedTuple

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


class Endpoint(NamedTuple):
    """Where guests are to come in, as whoever invites them says.

    ``address`` is ``"lan"``, or an address of this machine, or None for this machine alone;
    ``port`` is 0 for any; with a ``certfile`` they come by https.
    """

    address: str | None = None
    port: int = 0
    certfile: str | None = None

    @property
    def host(self) -> str:
        """The address to listen at. Raises `SpokenError` if there is none such."""
        if self.address is None:
            return LOOPBACK
        if self.address == LAN:
            return _lan_address()
        try:
            return str(ip_address(self.address))
        except ValueError:
            raise SpokenError(NO_ADDRESS.fill(address=repr(self.address))) from None

    def is_other_than(self, server: PhoneServer) -> bool:
        """Return whether it is another one than that of a server; naming nothing, it is not."""
        there = self.host, self.port or server.port, self.certfile
        return self != Endpoint() and there != (server.address, server.port, server.certfile)


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


def server_at(endpoint: Endpoint, former_port: int = 0) -> PhoneServer:
    """Return the server of this process at an endpoint.

    If that names no port, it is the ``former_port`` unless that is taken. Raises `SpokenError` if
    it cannot listen there, or if a package is missing.
    """
    if find_spec("segno") is None:
        raise SpokenError(NO_CODES)
    address, certfile = endpoint.host, endpoint.certfile
    port = endpoint.port or former_port
    for server in _servers:
        if (server.address, server.certfile) == (address, certfile) and port in (0, server.port):
            return server
    try:
        server = PhoneServer(address, port, certfile)
    except OSError:
        if port and not endpoint.port:
            return server_at(endpoint)
        text = PORT_TAKEN.fill(port=port, address=address) if port else NO_ADDRESS
        raise SpokenError(text.fill(address=repr(address))) from None
    _servers.append(server)
    return server
