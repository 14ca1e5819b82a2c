"""The address of a server's socket."""

from __future__ import annotations

import re
from urllib.parse import urlsplit, urlunsplit

from .errors import Unreachable

#: The schemes of a socket, by those that an address can have.
_SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


def socket_address(address: str, session: str | None = None) -> str:
    """The address of the socket. The one that a server prints for browsers stands for the socket of that server.

    A session is added to the query, where a proxy reads it. Raises `ValueError` for a text that is no name of a session, and
    `Unreachable` for a text that is no address of a server.
    """
    try:
        parts = urlsplit(address)
        has_host = bool(parts.hostname) and parts.port != 0
    except ValueError as error:
        raise Unreachable(f"{address} is no address of a server: {error}.") from error
    if parts.scheme not in _SCHEMES:
        raise Unreachable(f"{address} is no address of a server: it begins with none of ws://, wss://, http:// and https://.")
    if not has_host:
        raise Unreachable(f"{address} is no address of a server: it has no host, or no port from 1 to 65535.")
    is_page = parts.scheme.startswith("http") and parts.path in ("", "/")
    return urlunsplit((_SCHEMES[parts.scheme], parts.netloc, "/ws" if is_page else parts.path, _query(parts.query, session), ""))


def _query(query: str, session: str | None) -> str:
    if session is None:
        return query
    if not re.fullmatch(r"[A-Za-z0-9-]+", session):
        raise ValueError(f"{session!r} is no name of a session, which has letters, digits and hyphens.")
    return "&".join([*filter(None, [query]), f"session={session}"])
