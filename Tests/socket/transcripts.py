"""Conversations as text files; Tests/PreviewProtocolTests/Transcript.swift says what a line means."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "transcripts"


@dataclass
class Step:
    number: int
    kind: str
    """One of `>`, `<` and `<=`."""
    text: str

    @property
    def pattern(self):
        return json.loads(self.text)


@dataclass
class Transcript:
    name: str
    steps: list[Step] = field(default_factory=list)

    @property
    def begins_with_hello(self):
        return self.steps[0].kind != ">"


def load_all():
    return [parse(path.name, path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.txt"))]


def parse(name, text):
    transcript = Transcript(name)
    lines = enumerate(text.split("\n"), start=1)
    for number, line in lines:
        if line.startswith(" ") and line.strip():
            transcript.steps[-1].text += "\n" + line
        elif line.strip() and not line.startswith("#"):
            kind, body = re.fullmatch(r"(>|<=?) (.*)", line).groups()
            transcript.steps.append(Step(number, kind, body))
    return transcript
