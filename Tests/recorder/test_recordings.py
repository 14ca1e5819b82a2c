"""Recordings in files."""

import lzma

from recordings.file import Recording

CHOICE = ["--only", "random-*", "--count", "3"]


def test_a_file_is_compared_as_a_server_is(recorder, fake, tmp_path):
    path = tmp_path / "before.jsonl.xz"
    assert recorder("record", fake("none"), path, *CHOICE)[0] == 0
    assert recorder("compare", path, fake("none"))[0] == 0
    code, text, _ = recorder("compare", path, fake("number"))
    assert code == 1 and "hierarchy.primaryWidth" in text
    assert f" compare {path} {fake('number')} --only random-0000" in text


def test_what_is_kept_has_no_names_of_the_run(recorder, fake, tmp_path):
    """Two recordings of the same server are equal."""
    texts = []
    for name in ("one", "two"):
        recorder("record", fake("none"), tmp_path / name, *CHOICE)
        texts.append(lzma.open(tmp_path / name, "rt").read())
    assert texts[0] == texts[1] and "{session 0}" in texts[0] and "{epoch}" in texts[0]


def test_a_spoilt_recording_is_found_out(recorder, fake, tmp_path):
    """A change of a single answer is reported."""
    path = tmp_path / "before.jsonl.xz"
    recorder("record", fake("none"), path, *CHOICE)
    for old, new in [
        ('\\"rev\\":7,', '\\"rev\\":8,'),
        ('\\"role\\":\\"content\\"', '\\"role\\":\\"modal\\"'),
        ("viewDidLoad", "viewDidUnload"),
    ]:
        spoilt = tmp_path / "spoilt.jsonl.xz"
        text = lzma.open(path, "rt").read()
        assert old in text
        lzma.open(spoilt, "wt").write(text.replace(old, new, 1))
        code, report, _ = recorder("compare", spoilt, fake("none"))
        assert code == 1 and report.startswith("1 of 4 conversations of"), report


def test_a_missing_and_an_added_answer_are_found_out(recorder, fake, tmp_path):
    path = tmp_path / "before.jsonl.xz"
    recorder("record", fake("none"), path, "--only", "random-00000", "--count", "1")
    (conversation,) = Recording(path).conversations()
    head, _line = lzma.open(path, "rt").read().splitlines()
    answer = conversation.steps[3].answers[0]
    for answers, note in [([answer, answer], "a message less"), ([], "a message more")]:
        conversation.steps[3].answers = answers
        _write(tmp_path / "spoilt.jsonl.xz", head, conversation)
        code, text, _ = recorder("compare", tmp_path / "spoilt.jsonl.xz", fake("none"))
        assert code == 1 and f"the message ({note})" in text and ", message 4: " in text, text


def _write(path, head, conversation):
    from driving.steps import json_text

    line = json_text([conversation.name, [step.encoded() for step in conversation.steps]])
    lzma.open(path, "wt").write(f"{head}\n{line}\n")


def test_what_is_no_recording_is_named(recorder, fake, tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("notes\n")
    code, _, errors = recorder("compare", path, fake("none"))
    assert code == 2 and errors.startswith(f"recorder: {path} is no recording: ")
    lzma.open(path, "wt").write('{"recording":99}\n')
    code, _, errors = recorder("compare", path, fake("none"))
    assert code == 2 and errors == f"recorder: {path} is no recording of version 1. Record it again.\n"


def test_a_recording_is_kept_and_used_again(recorder, fake, tmp_path, monkeypatch):
    import command

    monkeypatch.setattr(command.Recorder, "record", _only_random(command.Recorder.record))
    before = fake("none")
    assert recorder("same", before, before, "--count", "2")[0] == 0
    (kept,) = (tmp_path / "store").glob("*.jsonl.xz")
    written = kept.stat().st_mtime_ns
    assert recorder("same", before, before, "--count", "2")[0] == 0
    assert kept.stat().st_mtime_ns == written
    assert recorder("same", before, before, "--count", "2", "--fresh")[0] == 0
    assert kept.stat().st_mtime_ns != written


def _only_random(record):
    """Leaves out the other conversations, which are long."""
    from recordings.file import Conversation

    return lambda self, name: record(self, name) if name.startswith("random") else Conversation(name, [])
