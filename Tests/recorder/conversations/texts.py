"""The conversations that the repository has as text: the transcripts, and the corpus of the fuzzer."""

import re
from pathlib import Path

from driving.steps import CLOSE, CONNECT, Step, json_text, say

_TESTS = Path(__file__).resolve().parents[2]
TRANSCRIPTS = _TESTS / "transcripts"
CORPUS = _TESTS / "Fuzzing" / "Corpus" / "session"


def texts():
    """The conversations by their names. Other tests compare the answers with the expectations of a transcript."""
    found = {f"transcript-{path.stem}": _transcript(path) for path in sorted(TRANSCRIPTS.glob("*.txt"))}
    found.update({f"corpus-{path.stem}": _corpus(path) for path in sorted(CORPUS.glob("*.txt"))})
    return found


def _transcript(path):
    """The lines that begin with `>`. Tests/PreviewProtocolTests/Transcript.swift describes the format."""
    # An indented line continues the line before it.
    lines = re.split(r"\n(?! +\S)", path.read_text(encoding="utf-8"))
    return [Step(CONNECT)] + [say(line[2:]) for line in lines if line.startswith("> ")]


def _corpus(path):
    """Each line is a message. After a line `^`, another socket resumes the session.

    Tests/Fuzzing/Targets describes the format. The marks for a socket that takes no bytes have no meaning here.
    """
    steps, number = [Step(CONNECT)], 0
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line == "^":
            number += 1
            resume = json_text({"type": "open", "resume": "{session 0}", "id": 1})
            steps += [Step(CLOSE, number - 1), Step(CONNECT, number), say(resume, number)]
        elif line:
            steps.append(say(line.lstrip("!~"), number))
    return steps
