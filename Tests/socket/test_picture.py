"""Pictures, scenes and settings, from the command line and over a socket that other clients share."""

import base64
import json
import os
import pathlib
import struct
import subprocess
import xml.etree.ElementTree as xml

import pytest

from conftest import BINARY, DEADLINE
from wire import opened

WINDOW = ("--width", "600", "--height", "900")


def run(*arguments, **options):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=DEADLINE, **options)


def printed(*arguments):
    result = run(*arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_the_svg_is_the_answer_on_the_wire(client):
    svg = printed("picture", "lab", *WINDOW, "--profile", "ios14")
    picture = client.open("lab", profile="ios14", width=600, height=900).picture()
    assert (picture.svg, picture.size, picture["scene"], picture["profile"]) == (svg, (600, 900), "lab", "ios14")


@pytest.mark.parametrize("scene", ["instagram", "split-or-flip", "adaptability", "mail-slide", "mail", "lab"])
def test_a_picture_is_a_document_of_svg_that_refers_to_nothing_outside(scene):
    root = xml.fromstring(printed("picture", scene, "--trait", "userInterfaceStyle=dark", "--trait", "layoutDirection=rightToLeft"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names <= {
        "svg", "defs", "g", "rect", "path", "ellipse", "text", "clipPath", "linearGradient", "stop", "filter", "feGaussianBlur"
    }  # fmt: skip
    assert not any("href" in name for element in root.iter() for name in element.attrib)
    ids = {element.get("id") for element in root.iter()} - {None}
    links = {value for element in root.iter() for value in element.attrib.values() if value.startswith("url(")}
    assert links == {f"url(#{one})" for one in ids}


def test_an_output_has_the_format_of_its_name(tmp_path):
    assert printed("picture", "mail", *WINDOW, "--output", tmp_path / "mail.svg") == ""
    assert (tmp_path / "mail.svg").read_text() == printed("picture", "mail", *WINDOW)


@pytest.mark.parametrize(("scale", "size"), [((), (1200, 1800)), (("--scale", "1"), (600, 900)), (("--scale", "0.5"), (300, 450))])
def test_a_png_has_the_pixels_of_its_scale(tmp_path, scale, size):
    assert printed("picture", "mail", *WINDOW, *scale, "--output", tmp_path / "mail.png") == ""
    data = (tmp_path / "mail.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == size


def test_a_machine_without_the_tool_is_told_its_packages(tmp_path):
    result = run("picture", "mail", "--output", tmp_path / "mail.png", env={**os.environ, "PATH": str(tmp_path)})
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == (
        "split-preview: A PNG takes rsvg-convert, which is not installed. Install librsvg2-bin with apt, librsvg2-tools with dnf, or "
        "librsvg with brew. An SVG takes no tool: --output file.svg.\n"
    )


def test_a_tool_that_fails_is_reported(tmp_path):
    tool = tmp_path / "rsvg-convert"
    tool.write_text("#!/bin/sh\nexit 3\n")
    tool.chmod(0o755)
    result = run("picture", "instagram", "--output", tmp_path / "x.png", env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"})
    assert result.returncode == 1
    assert result.stderr == f"split-preview: rsvg-convert ended with status 3, and {tmp_path}/x.png may be missing.\n"


def test_a_png_is_drawn_in_the_fonts_of_the_page(tmp_path):
    tool = tmp_path / "rsvg-convert"
    tool.write_text('#!/bin/sh\ncat >/dev/null\necho "$FONTCONFIG_FILE" >"$0.fonts"\n')
    tool.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if name != "FONTCONFIG_FILE"}
    environment["PATH"] = f"{tmp_path}:{os.environ['PATH']}"
    run("picture", "mail", "--output", tmp_path / "mail.png", env=environment)
    fonts = (tmp_path / "rsvg-convert.fonts").read_text().strip()
    assert fonts.endswith("/Public/fonts/ttf/fonts.conf")
    files = {file.name for file in pathlib.Path(fonts).parent.iterdir()}
    assert {"inter.ttf", "arabic.ttf", "arabic-bold.ttf", "hebrew.ttf", "hebrew-bold.ttf"} <= files


def test_a_user_who_has_chosen_fonts_gets_them(tmp_path):
    tool = tmp_path / "rsvg-convert"
    tool.write_text('#!/bin/sh\ncat >/dev/null\necho "$FONTCONFIG_FILE" >"$0.fonts"\n')
    tool.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "FONTCONFIG_FILE": "/own.conf"}
    run("picture", "mail", "--output", tmp_path / "mail.png", env=environment)
    assert (tmp_path / "rsvg-convert.fonts").read_text() == "/own.conf\n"


def test_the_scene_is_that_on_the_wire(client):
    scene = json.loads(printed("scene", "mail", *WINDOW))
    answer = client.open("mail", width=600, height=900).scene
    assert scene == {name: value for name, value in answer.items() if name not in ("rev", "ack", "session")}


def test_the_settings_are_those_on_the_wire(client):
    swift = printed("swift", "lab", *WINDOW)
    assert swift.startswith('import UIKit\n\n#Preview("lab, 600 x 900", traits: .fixedLayout(width: 600, height: 900)) {\n')
    assert "splitViewController.traitOverrides.horizontalSizeClass = .compact" in swift
    assert client.open("lab", width=600, height=900).export() == swift


def test_a_device_gives_the_size():
    root = xml.fromstring(printed("picture", "mail", "--device", "ipad-9"))
    assert (root.get("width"), root.get("height")) == ("810", "1080")


@pytest.mark.parametrize("command", ["picture", "scene", "swift"])
def test_help_has_every_flag(command):
    text = " ".join(printed(command, "--help").split())
    for flag in ("--width", "--height", "--trait", "--profile", "--policy", "--device", "--devices", "--option"):
        assert flag in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("mail", "--width", "600"), "--width needs --height, and --height is missing."),
        (("mail", "--height", "600"), "--height needs --width, and --width is missing."),
        (("mail", "--width", "0", "--height", "900"), "--width is 0. A size must be a number from 1 to 20000."),
        (("mail", "--width", "nan", "--height", "900"), "--width is nan. A size must be a number from 1 to 20000."),
        (("mail", "--trait", "dark"), "--trait dark has no value. Write it as a name and a value, such as userInterfaceStyle=dark."),
        (("mail", "--trait", "userInterfaceStyle=blue"), '--trait userInterfaceStyle is "blue". It must be light or dark.'),
        (("mail", "--trait", "userInterfaceStyle=dark", "--trait", "userInterfaceStyle=light"), "--trait userInterfaceStyle is given twice."),
        (("mail", "--output", "mail.gif"), "--output mail.gif must end in .svg or .png."),
        (("mail", "--scale", "2"), "--scale is for a PNG. An SVG has no pixels."),
        (("mail", "--output", "x.png", "--scale", "9"), "--scale is 9.0. It must be a number from 0.1 to 8."),
        (("mail", "--width", "20000", "--height", "900", "--output", "x.png"), "The picture would have 40000 x 1800 pixels"),
        (("mail", "--profile", "ios8"), "The scene mail has no profile named ios8."),
        (("nowhere",), "There is no scene named nowhere."),
    ],
)
def test_an_error_is_one_line_that_names_the_flag(arguments, sentence):
    result = run("picture", *arguments)
    assert (result.returncode, result.stdout) == (64, "")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert "See split-preview picture --help." in result.stderr


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    path = tmp_path / "nowhere" / "mail.svg"
    result = run("picture", "mail", "--output", path)
    assert (result.returncode, result.stderr) == (1, f"split-preview: {path} cannot be written: No such file or directory.\n")


#: A sweep that takes much longer than all messages of a test to arrive.
LONG = {"type": "sweep", "from": 1, "to": 20_000, "height": 820}


def test_a_picture_waits_for_its_turn_and_other_messages_do_not(server):
    with opened(server, "lab") as asker, opened(server, "lab") as other:
        asker.send_json(id="sweep", **LONG)
        for number, kind in enumerate(["picture", "export", "picture"]):
            asker.send_json(type=kind, id=number)
        asker.send_json(type="picture", id="fifth")
        for number in range(10):
            other.send_json(type="resize", id=number, width=600 + number, height=800)
            assert other.receive_json()["ack"] == number
        refusal = asker.receive_json()
        assert (refusal["ack"], refusal["code"]) == ("fifth", "tooFast")
        assert [asker.receive_json()["ack"] for _ in range(4)] == ["sweep", 0, 1, 2]


def test_slots_have_pictures_of_their_own(server):
    with opened(server, "lab") as connection:
        connection.send_json(type="open", id=1, slot=3, scene="mail", window={"width": 500, "height": 700})
        connection.receive_json()
        connection.send_json(type="picture", id=2, slots=[3, 0])
        answers = [connection.receive_json() for _ in range(2)]
    assert [(answer["slot"], answer["ack"], answer["scene"]) for answer in answers] == [(3, 2, "mail"), (0, 2, "lab")]
    assert answers[0]["size"] == [500, 700]


#: A PNG of one pixel.
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

EMOJI = """
format: 1
title: Emoji
root: {screen: {id: shop, content: {placeholder: {title: "Shop 🛒 and 🛒 shop", detail: Open, image: doc}}}}
"""


@pytest.fixture
def emoji(tmp_path):
    """A scene with emoji in its title, and tools that write down what they are asked for."""
    (tmp_path / "emoji.yaml").write_text(EMOJI)
    (tmp_path / "pixel").write_bytes(PIXEL)
    tools = {
        "rsvg-convert": f"cat >'{tmp_path}/drawn.svg'",
        "fc-match": "echo 'True An Emoji Font'",
        "pango-view": f"""
            echo "$2 $(cat)" >>'{tmp_path}/asked'
            while [ "$1" != --output ]; do shift; done
            cp '{tmp_path}/pixel' "$2" """,
    }
    for name, script in tools.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    return tmp_path


def drawn(folder):
    """The SVG of which a PNG is drawn with the tools of a folder."""
    environment = {**os.environ, "PATH": f"{folder}:/usr/bin:/bin"}
    result = run("picture", folder / "emoji.yaml", *WINDOW, "--output", folder / "emoji.png", env=environment)
    assert (result.returncode, result.stderr) == (0, "")
    return (folder / "drawn.svg").read_text()


def test_an_emoji_of_a_png_is_an_image_that_is_drawn_once(emoji):
    svg = xml.fromstring(drawn(emoji))
    images = list(svg.iter("{http://www.w3.org/2000/svg}image"))
    assert len(images) == 2
    assert {image.get("href") for image in images} == {"data:image/png;base64," + base64.b64encode(PIXEL).decode()}
    assert "Shop " in [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert (emoji / "asked").read_text() == "An Emoji Font 109 🛒\n"


@pytest.mark.parametrize(
    ("tool", "script"), [("fc-match", "echo 'False DejaVu Sans'"), ("fc-match", "exit 1"), ("pango-view", "exit 1"), ("pango-view", "cat")]
)
def test_a_machine_that_draws_no_emoji_leaves_their_letters(emoji, tool, script):
    (emoji / tool).write_text(f"#!/bin/sh\n{script} >/dev/null\n" if tool == "pango-view" else f"#!/bin/sh\n{script}\n")
    assert "Shop 🛒 and 🛒 shop" in drawn(emoji)
