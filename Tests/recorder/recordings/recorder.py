"""Says conversations to a binary, and records its answers."""

import hashlib
from pathlib import Path

from conversations.catalogue import Catalogue
from conversations.source import Source
from conversations.texts import CORPUS, TRANSCRIPTS
from driving.dialogue import Dialogue
from driving.server import DEVICES, Server
from recordings.file import Conversation, Head


class Recorder:
    """The binary to record. If it crashes, that ends the conversation, and the binary is started again."""

    def __init__(self, binary, seed, count):
        self._binary = binary
        self._server = Server(binary)
        meta = self._server.meta().decode()
        self.head = Head(digest(binary), seed, count, meta)
        self.source = Source(Catalogue(meta), seed, count)

    def record(self, name):
        conversation = Conversation(name, [])
        dialogue = Dialogue(self._server)
        for step in self.source.steps(name):
            step.answers = dialogue.perform(step)
            conversation.steps.append(step)
            if dialogue.is_over:
                self._restart()
                break
        dialogue.close()
        return conversation

    def _restart(self):
        self._server.close()
        self._server = Server(self._binary)

    def close(self):
        self._server.close()


def digest(binary):
    """The SHA-256 of a binary, in hexadecimal."""
    return hashlib.sha256(Path(binary).read_bytes()).hexdigest()


def made_of(binary, seed, count):
    """A name for a recording that changes when anything changes from which it follows."""
    root = Path(__file__).resolve().parents[1]
    hashed = hashlib.sha256(f"{digest(binary)} {seed} {count}".encode())
    for folder in (root / "conversations", root / "driving", root / "recordings", TRANSCRIPTS, CORPUS):
        for path in sorted(path for kind in ("*.py", "*.txt") for path in folder.rglob(kind)):
            hashed.update(path.name.encode() + b"\0" + path.read_bytes())
    hashed.update(DEVICES.read_bytes())
    return hashed.hexdigest()[:16]
