"""Reads and writes recordings: compressed lines of JSON, a head and then a line for each conversation."""

import json
import lzma
import os
from dataclasses import dataclass

from driving.steps import Step, json_text

#: The version of the format.
VERSION = 1

#: Answers repeat so much that a fast preset makes them a hundredth of their size.
_PRESET = 1


class RecordingError(Exception):
    """A file is not a recording that this tool can read."""


@dataclass
class Head:
    """The origin of a recording."""

    #: The SHA-256 of the binary.
    binary: str
    seed: int
    count: int
    #: The text of /meta.json.
    meta: str


@dataclass
class Conversation:
    name: str
    steps: list


class Writer:
    """Writes a recording. The file appears when the recording is whole; an interrupted one leaves no file."""

    def __init__(self, path, head):
        self._path, self._part = path, f"{path}.part"
        os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
        self._file = lzma.open(self._part, "wt", preset=_PRESET, encoding="utf-8", errors="surrogatepass")
        self._line({"recording": VERSION, **vars(head)})

    def write(self, conversation):
        self._line([conversation.name, [step.encoded() for step in conversation.steps]])

    def _line(self, value):
        self._file.write(json_text(value) + "\n")

    def close(self, is_whole):
        self._file.close()
        if is_whole:
            os.replace(self._part, self._path)
        else:
            os.remove(self._part)


class Recording:
    """Reads a recording from the beginning: its head at once, and its conversations one by one."""

    def __init__(self, path):
        self._path = path
        try:
            self._file = lzma.open(path, "rt", encoding="utf-8", errors="surrogatepass")
            head = json.loads(self._file.readline())
        except (OSError, EOFError, ValueError, lzma.LZMAError) as error:
            raise RecordingError(f"{path} is no recording: {error}.") from error
        if not isinstance(head, dict) or head.pop("recording", None) != VERSION:
            raise RecordingError(f"{path} is no recording of version {VERSION}. Record it again.")
        self.head = Head(**head)

    def conversations(self):
        try:
            for line in self._file:
                name, steps = json.loads(line)
                yield Conversation(name, [Step.decoded(step) for step in steps])
        except (EOFError, lzma.LZMAError) as error:
            raise RecordingError(f"{self._path} ends in the middle: {error}.") from error

    def close(self):
        self._file.close()
