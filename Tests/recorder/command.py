"""The command line of the recorder."""

import os
import sys
from fnmatch import fnmatchcase
from pathlib import Path

from comparing.comparison import Comparer
from comparing.report import Report, clipped, message
from comparing.shrinking import Pair, shrink
from driving.server import ServerError
from options import parser
from recordings.file import Recording, RecordingError, Writer
from recordings.recorder import Recorder, made_of
from tally import Tally

ROOT = Path(__file__).resolve().parents[2]
STORE = ROOT / ".build" / "recorder"

#: The command that runs this tool in the current directory.
_SELF = ["python3", os.path.relpath(Path(__file__).parent)]

#: After so many conversations without an answer a comparison ends, because each of them takes minutes.
MOST_SILENCES = 5

SAME, DIFFERENT, FAILED = 0, 1, 2


def main(arguments=None):
    """Runs a command. Returns the exit code: 0 for no difference, 1 for differences, 2 for an error."""
    options = parser().parse_args(arguments)
    # The answers of a server may have characters that the terminal cannot print.
    sys.stdout.reconfigure(errors="backslashreplace")
    try:
        return _RUN[options.command](options)
    except BrokenPipeError:
        # Nobody reads the rest of the report.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DIFFERENT
    except (ServerError, RecordingError, UnknownConversation, OSError) as error:
        print(f"recorder: {error}", file=sys.stderr)
        return FAILED


class UnknownConversation(Exception):
    def __init__(self, pattern):
        super().__init__(f"There is no conversation named {pattern}.")


def _record(options):
    recorder = Recorder(options.binary, options.seed, options.count)
    try:
        for conversation in _recorded(recorder, options.only, options.file):
            _progress(conversation.name)
    finally:
        recorder.close()
    return SAME


def _compare(options):
    recording = Recording(options.file)
    again = [*_SELF, "compare", options.file, options.binary]
    try:
        return _held_against(options, options.binary, recording.head.meta, _kept(recording, options.only), again)
    finally:
        recording.close()


def _same(options):
    """Compares with the recording of the older binary. If there is none, it is made on the way."""
    again = [*_SELF, "same", options.before, options.after]
    again += ["--seed", str(options.seed), "--count", str(options.count)]
    path = STORE / f"{made_of(options.before, options.seed, options.count)}.jsonl.xz"
    if path.exists() and not options.fresh:
        recording = Recording(path)
        try:
            return _held_against(options, options.after, recording.head.meta, _kept(recording, options.only), again)
        finally:
            recording.close()
    recorder = Recorder(options.before, options.seed, options.count)
    conversations = _recorded(recorder, options.only, None if options.only else path)
    try:
        return _held_against(options, options.after, recorder.head.meta, conversations, again)
    finally:
        conversations.close()
        recorder.close()


def _recorded(recorder, only, path):
    """Records conversations, and writes them into a file if there is a path."""
    names = [name for name in recorder.source.names() if fnmatchcase(name, only or "*")]
    if not names:
        raise UnknownConversation(only)
    writer, is_whole = Writer(path, recorder.head) if path else None, False
    try:
        for name in names:
            conversation = recorder.record(name)
            if writer:
                writer.write(conversation)
            yield conversation
        is_whole = True
    finally:
        if writer:
            writer.close(is_whole)


def _kept(recording, only):
    """The conversations of a file: all, or those whose name fits a pattern."""
    is_found = False
    for conversation in recording.conversations():
        if fnmatchcase(conversation.name, only or "*"):
            is_found = True
            yield conversation
    if not is_found:
        raise UnknownConversation(only)


def _held_against(options, binary, meta, conversations, again):
    report = Report(lambda name: [*again, "--only", name] if name != "meta.json" else again)
    comparer = Comparer(binary, options.ignore)
    try:
        report.add(comparer.meta(meta))
        for conversation in conversations:
            report.add(comparer.compare(conversation))
            _progress(f"{report.conversations:,} conversations, {len(report.different):,} differ")
            if comparer.silences == MOST_SILENCES:
                print(f"Stopped, because {binary} gave no answer in {MOST_SILENCES} conversations.")
                break
    finally:
        comparer.close()
    _print(report, options)
    return SAME if report.is_same else DIFFERENT


def _print(report, options):
    _progress("")
    print(report.summary())
    if report.is_same:
        return
    print()
    print(report.details(options.show))
    path = STORE / "differences.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(report.everything(), encoding="utf-8", errors="backslashreplace")
    print(f"All of it is in {path}.")
    if options.shrink:
        _print_shrunk(report.different[: options.shrink], options)


def _print_shrunk(outcomes, options):
    pair = Pair(options.before, options.after, options.ignore)
    try:
        for outcome in outcomes:
            steps, mismatch = shrink(outcome.steps, pair)
            if mismatch:
                print(f"\n{outcome.name} differs in {len(steps)} steps as well:")
                print("\n".join([*(f"  {step.described()}" for step in steps), *message(outcome.name, mismatch)]))
    finally:
        pair.close()


def _coverage(options):
    recording = Recording(options.file)
    tally = Tally(recording.head.meta)
    for conversation in recording.conversations():
        tally.add(conversation)
    recording.close()
    print(tally.text())
    return SAME


def _show(options):
    """Prints a conversation as messages and answers."""
    recording = Recording(options.file)
    for conversation in _kept(recording, options.name):
        for step in conversation.steps:
            print(f"> {clipped(step.described(), options.length)}")
            for answer in step.answers:
                print(f"< {clipped(answer, options.length)}")
    return SAME


def _progress(text):
    """Shows the progress in one line of the terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


_RUN = {"record": _record, "compare": _compare, "same": _same, "coverage": _coverage, "show": _show}
