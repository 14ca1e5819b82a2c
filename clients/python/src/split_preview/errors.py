"""The errors of this package."""

from __future__ import annotations

from .crash import Crash


class PreviewError(Exception):
    """The base of all errors here."""


class Refused(PreviewError):
    """The server refused a message, and everything is as it was before the message."""

    def __init__(self, code: str, message: str, path: str | None = None, slot: int | None = None) -> None:
        super().__init__(f"{code}{f' ({path})' if path else ''}: {message}")
        #: The reason, such as `invalid` or `unknownTarget` (docs/protocol.md, "error").
        self.code = code
        #: A sentence for people.
        self.message = message
        #: The path of the member that is wrong, such as `window.safeArea[2]`.
        self.path = path
        #: The slot that refused the message; `None` if the whole message is refused.
        self.slot = slot


class Crashed(PreviewError):
    """The app has ended. It answers again after `restart`."""

    def __init__(self, crash: Crash) -> None:
        super().__init__(f"The app has ended: {crash}")
        #: The facts about the end.
        self.crash = crash


class ConnectionLost(PreviewError):
    """The connection has ended."""

    def __init__(self, code: int | None, reason: str = "") -> None:
        end = f" with {code}" if code is not None else ""
        super().__init__(f"The connection has ended{end}{f': {reason}' if reason else ''}".removesuffix(".") + ".")
        #: The code of the WebSocket, such as 4001 if another connection took over the session and 4003 if the access was taken back,
        #: after both of which a client stays away; `None` without a closing frame.
        self.code = code


class Unreachable(ConnectionLost):
    """No connection could be made."""

    def __init__(self, sentence: str) -> None:
        PreviewError.__init__(self, sentence)
        self.code = None


class TimedOut(PreviewError, TimeoutError):
    """Nothing came in time."""


class ServerFailed(PreviewError):
    """A server could not be started, or ended by itself."""


class ProtocolMismatch(PreviewError):
    """The other side is no server of this version of the protocol."""


class NotInScene(PreviewError, KeyError):
    """A scene, or a part of it, has no part with this name. The sentence names what there is."""

    def __str__(self) -> str:
        # A KeyError would print the sentence in quotes.
        return str(self.args[0])


class NoPreview(PreviewError):
    """No preview is open in a slot."""


def time_out(stem: str, seconds: float) -> TimedOut:
    """The error for what did not happen in so many seconds. The stem begins its sentence."""
    return TimedOut(f"{stem} within {seconds:g} second{'' if seconds == 1 else 's'}.")
