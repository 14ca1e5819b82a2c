"""Sweeps for the widths at which a layout flips: from the command line, and over a socket that other clients share."""

import json
import os
import select
import signal
import socket
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from conftest import BINARY, DEADLINE
from wire import TEXT, frame, opened


def sweep(*arguments):
    return subprocess.run([BINARY, "sweep", *arguments], capture_output=True, text=True, timeout=DEADLINE)


def printed(*arguments):
    result = sweep(*arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_the_text_has_each_band_and_the_reason_for_each_flip():
    lines = printed("mail", "--from", "940", "--to", "960").splitlines()
    assert lines == [
        "mail, ios26, 820 high",
        "",
        "  940 to 954          regular width; split oneBesideSecondary tile (supplementary secondary)",
        "  954 to 960          regular width; split twoBesideSecondary tile (primary supplementary secondary)",
        "      split.displayMode: oneBesideSecondary -> twoBesideSecondary, because 954.5 fits three columns, which need more than 954",
        "      split.columns: supplementary secondary -> primary supplementary secondary, because twoBesideSecondary shows them",
        "",
        "A breakpoint lies between two pixels, which are 0.5 points apart here. It is named by the one that is a whole number, or else by the lower one.",
        "",
        "The layout is the same on the way back, and settles at every breakpoint.",
    ]
    assert printed("mail", "--from", "940", "--to", "960", "--one-way").splitlines() == lines[:-2]


def test_each_height_is_swept_in_each_profile_and_options_are_the_scenes():
    flags = ("--profile", "ios14", "--profile", "ios26", "--height", "700", "--height", "1200", "--option", "style=doubleColumn")
    sweeps = json.loads(printed("lab", "--from", "660", "--to", "1030", "--format", "json", *flags))
    assert [(one["profile"], one["height"]) for one in sweeps] == [
        ("ios14", 700), ("ios14", 1200), ("ios26", 700), ("ios26", 1200),
    ]  # fmt: skip
    assert [[band["from"] for band in one["bands"]] for one in sweeps] == [
        [660, 667.5, 1024], [660, 667.5], [660, 667.5], [660, 667.5],
    ]  # fmt: skip
    assert all(one["options"] == {"style": "doubleColumn"} for one in sweeps)


def test_a_device_is_swept_at_both_its_heights_as_a_free_window():
    sweeps = json.loads(printed("mail", "--device", "iphone-6.9in", "--from", "800", "--to", "1000", "--format", "json"))
    assert [(one["height"], one["device"]) for one in sweeps] == [(956, "iphone-6.9in"), (440, "iphone-6.9in")]


def test_a_device_of_a_file_can_be_swept(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text('{"devices":[{"id":"mine","name":"Mine","idiom":"pad","size":[700,900],"scale":1}]}')
    (one, _) = json.loads(printed("lab", "--devices", str(file), "--device", "mine", "--from", "660", "--to", "670", "--format", "json"))
    assert [band["from"] for band in one["bands"]] == [660, 668], "a pixel is a point there"


def test_the_picture_is_an_image_with_the_widths_in_it():
    root = ElementTree.fromstring(printed("split-or-flip", "--option", "use=files", "--format", "svg"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    for width in ("320", "416", "520", "624", "667", "768", "1400"):
        assert width in words
    assert "split-or-flip, ios26, 768 high, use=files" in words


def test_what_a_user_writes_cannot_leave_its_place_in_the_picture():
    text = printed("lab", "--option", 'separateSecondary="<b>&"', "--option", "style=unspecified", "--format", "svg", "--to", "330")
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;" in text


def test_help_has_every_flag_and_examples():
    text = " ".join(sweep("--help").stdout.split())
    for flag in ("--from", "--to", "--height", "--profile", "--policy", "--device", "--devices", "--option", "--format", "--without", "--trait", "--text-size"):
        assert flag in text
    assert text.count("default: ") == 22
    assert "split-preview sweep mail" in text
    assert "instagram, split-or-flip, adaptability, mail-slide, mail, lab" in text


@pytest.mark.parametrize(
    "arguments, words",
    [
        ([], ["<scene>"]),
        (["nobody"], ["no scene named nobody", "mail, lab"]),
        (["mail", "more"], ["more"]),
        (["mail", "--colour"], ["--colour"]),
        (["mail", "--from", "x"], ["--from"]),
        (["mail", "--from", "0"], ["from is 0", "1 to 20000"]),
        (["mail", "--to", "20001"], ["to is 20001"]),
        (["mail", "--to", "nan"], ["to is"]),
        (["mail", "--height", "0.5"], ["--height is 0.5"]),
        (["mail", "--height", "-1"], ["--height is -1", "1 to 20000"]),
        (["mail", "--height=-1"], ["--height is -1"]),
        (["mail", "--from", "-5", "--to", "700"], ["--from is -5"]),
        (["mail", "--to", "-0.5"], ["--to is -0.5"]),
        (["mail", "--to", "--height"], ["--to", "--height"]),
        (["mail", "--height"], ["--height"]),
        (["mail", "--profile", "ios13"], ["no profile named ios13", "ios26, ios18, ios14"]),
        (["mail", "--policy", "watch"], ["no policy named watch", "phone-resizable"]),
        (["mail", "--device", "ipad-99"], ["no device named ipad-99"]),
        (["mail", "--devices", "/does/not/exist"], ["/does/not/exist", "--devices"]),
        (["mail", "--option", "style"], ["--option style has no value", "style=tripleColumn"]),
        (["mail", "--option", "colour=red"], ["no option colour"]),
        (["mail", "--option", "style=wide"], ["style is one of"]),
        (["mail", "--format", "png"], ["png", "svg"]),
    ],
)
def test_mistakes_are_one_line_that_says_what_to_do(arguments, words):
    result = sweep(*arguments)
    assert result.returncode != 0
    assert result.stdout == ""
    assert result.stderr.startswith("split-preview: ") and result.stderr.count("\n") == 1, result.stderr
    assert "sweep --help" in result.stderr or "--devices FILE" in result.stderr
    for word in words:
        assert word in result.stderr, result.stderr


def test_a_file_of_devices_with_a_mistake_names_the_place(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text('{"devices":[{"id":"mine","name":"Mine","idiom":"watch","size":[700,900],"scale":1}]}')
    result = sweep("lab", "--devices", str(file), "--device", "mine")
    assert result.returncode != 0
    assert str(file) in result.stderr and "devices[0].idiom" in result.stderr and '"watch"' in result.stderr


# Over the socket


def test_a_long_sweep_lets_its_own_client_and_others_be_answered_first(server):
    with opened(server, "lab") as sweeper, opened(server, "lab") as other:
        sweeper.send_json(type="sweep", id="long", **{"from": 1, "to": 19_000, "height": 820})
        # Each is asked when the one before was answered: the sweep goes on in between, and is not done for any of them.
        for number in range(30):
            other.send_json(type="resize", id=number, width=600 + 5 * number, height=800)
            assert other.receive_json()["ack"] == number
            sweeper.send_json(type="resize", id=number, width=600 + 5 * number, height=800)
            assert sweeper.receive_json()["ack"] == number
        answer = sweeper.receive_json()
        assert (answer["type"], answer["ack"]) == ("sweep", "long")
        assert answer["bands"][0]["from"] == 1 and answer["bands"][-1]["to"] == 19_000


def test_messages_do_not_hurry_a_sweep(server):
    """All of them lie there before the other's message. If each had a slice of the sweep done, it would be through first."""
    with opened(server, "lab") as sweeper, opened(server, "lab") as other:
        sweeper.send_json(type="sweep", id="long", **{"from": 1, "to": 3_000, "height": 820})
        os.kill(server.process.pid, signal.SIGSTOP)
        sweeper.send(frame(TEXT, b"x") * 450)
        other.send_json(type="ping", id=1)
        os.kill(server.process.pid, signal.SIGCONT)
        select.select([other.connection], [], [])
        arrived = sweeper.connection.recv(1_000_000, socket.MSG_DONTWAIT) if select.select([sweeper.connection], [], [], 0)[0] else b""
        assert b'"type":"sweep"' not in arrived
        assert other.receive_json() == {"type": "pong", "ack": 1}


def test_a_client_that_goes_during_its_sweep_leaves_the_server_as_it_was(server):
    with opened(server, "lab") as sweeper:
        sweeper.send_json(type="sweep", **{"from": 1, "to": 19_000, "height": 820})
    with opened(server, "lab") as other:
        other.send_json(type="sweep", id=1, **{"from": 660, "to": 670, "height": 820})
        assert other.receive_json()["ack"] == 1


@pytest.mark.parametrize(
    "message, code, path",
    [
        ({"type": "sweep"}, "missing", "from"),
        ({"type": "sweep", "from": 1, "to": 20_001, "height": 1}, "invalid", "to"),
        ({"type": "sweep", "from": 1, "to": 2, "height": 1, "profile": "ios4"}, "unknownProfile", "profile"),
        ({"type": "arrange"}, "missing", "arrangement"),
        ({"type": "arrange", "arrangement": "half"}, "invalid", "arrangement"),
        ({"type": "arrange", "arrangement": "split-1/2"}, "invalid", "arrangement"),
        ({"type": "arrange", "arrangement": "full", "side": "top"}, "invalid", "side"),
        ({"type": "arrange", "arrangement": "full", "dividerX": 3}, "invalid", "dividerX"),
        ({"type": "open", "scene": "lab", "device": "ipad-99"}, "unknownDevice", "device"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_changes_nothing(server, message, code, path):
    with opened(server, "lab", device="ipad-pro-11-m4") as socket:
        socket.send_json(id=1, **message)
        error = socket.receive_json()
        assert (error["type"], error["ack"], error["code"], error["path"]) == ("error", 1, code, path)
        socket.send_json(type="sync")
        after = socket.receive_json()
        assert after["rev"] == 1
        assert (after["window"]["arrangement"], after["window"]["size"]) == ("full", [834, 1210])


def test_a_divider_is_dragged_between_two_apps(client):
    preview = client.open("lab", device="ipad-pro-11-m4", profile="ios14")
    scenes = [preview.rotate("landscapeLeft"), preview.arrange("split-1/2", side="left")]
    scenes += [preview.arrange("split-1/2", divider_x=x) for x in (300, 500, 830, 1190)]
    assert [(scene.window.arrangement, scene.window.size.width) for scene in scenes] == [
        ("full", 1210), ("split-1/2", 600), ("split-1/3", 375), ("split-1/2", 600), ("split-2/3", 825), ("full", 1210),
    ]  # fmt: skip
