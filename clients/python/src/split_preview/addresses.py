"""The URL of a server's socket."""

from __future__ import annotations

import re
from urllib.parse import urlsplit, urlunsplit


def leading_to(session: str | None, url: str) -> str:
    """The URL with a session in its query, or the same URL for `None`. Raises `ValueError` for a text that is no name of a session."""
    if session is None:
        return url
    if not re.fullmatch(r"[A-Za-z0-9-]+", session):
        raise ValueError(f"{session!r} is no name of a session, which has letters, digits and hyphens.")
    parts = urlsplit(url)
    query = "&".join([*filter(None, [parts.query]), f"session={session}"])
    return urlunsplit(parts._replace(query=query))
