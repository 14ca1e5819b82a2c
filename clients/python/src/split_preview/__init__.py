"""Opens previews of Split Preview, drives them, and looks at their scenes.

    from split_preview import Server

    with Server.start() as server, server.connect() as client:
        preview = client.open("lab", width=1180, height=820)
        preview.resize(600, 820)
        assert preview.scene.controller("split").is_collapsed
"""

from . import requests
from .aio import AsyncClient, AsyncPreview
from .answers import Audit, Band, Change, Explanation, Finding, FoundRow, Overview, Picture, Property, Sentence, Sweep
from .client import Client, Preview
from .crash import Crash, Frame
from .differences import ABSENT, assert_like, differences
from .errors import (
    ConnectionLost,
    Crashed,
    NoPreview,
    NotInScene,
    PreviewError,
    ProtocolMismatch,
    Refused,
    ServerFailed,
    TimedOut,
    Unreachable,
)
from .geometry import EdgeInsets, Point, Rect, Size
from .scene import Call, Controller, Pane, Scene, Traits, Window
from .server import Server

__all__ = [
    "ABSENT", "AsyncClient", "AsyncPreview", "Audit", "Band", "Call", "Change", "Client", "ConnectionLost", "Controller", "Crash",
    "Crashed", "EdgeInsets", "Explanation", "Finding", "FoundRow", "Frame", "NoPreview", "NotInScene", "Overview", "Pane", "Picture", "Point", "Preview",
    "PreviewError", "Property", "ProtocolMismatch", "Rect", "Refused", "Scene", "Sentence", "Server", "ServerFailed", "Size",
    "Sweep", "TimedOut", "Traits", "Unreachable", "Window", "assert_like", "differences", "requests",
]  # fmt: skip
