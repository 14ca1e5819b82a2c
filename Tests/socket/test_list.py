"""The lists of names for flags and files of checks, and the names of commands."""

import json
import subprocess

import pytest

from conftest import BINARY, DEADLINE


def run(*arguments):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=DEADLINE)


def listed(*arguments):
    result = run("list", *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout.splitlines()


def rows(*arguments):
    return json.loads("\n".join(listed(*arguments, "--format", "json")))


def test_without_a_subject_the_list_has_their_counts():
    counts = json.loads("\n".join(listed("--format", "json")))
    assert list(counts) == ["scenes", "devices", "versions", "options", "facts"]
    assert {name: len(rows(name)) for name in counts} == counts
    assert listed()[-1] == "split-preview list NAME lists them." and f"{counts['devices']} devices" in listed()[1]


@pytest.mark.parametrize("subject", ["scenes", "devices", "versions", "options", "facts"])
def test_the_text_has_a_line_for_each_row(subject):
    assert len(listed(subject)) == len(rows(subject)) > 5


def test_the_rows_have_what_flags_take():
    assert {"id": "ios26", "title": "iOS 26"} in rows("versions")
    (mail,) = [scene for scene in rows("scenes") if scene["id"] == "mail"]
    assert mail["profiles"][0] == "ios26" and mail["window"] == [1180, 820]
    assert ("style", ["doubleColumn", "tripleColumn"]) in [(option["name"], option["values"]) for option in rows("options", "mail")]
    modes = next(fact for fact in rows("facts") if fact["of"] == "SplitViewController" and fact["name"] == "displayMode")
    assert {"name": "twoBesideSecondary", "profiles": ["ios14", "ios18", "ios26"]} in modes["values"]


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        (["ipad", "mini", "7"], ["ipad-mini-7"]),
        (["iPad Pro 11", "M5"], ["ipad-pro-11-m5"]),
        (["ipad", "pro", "11", "m"], ["ipad-pro-11-3-more-space", "ipad-pro-11-4-more-space", "ipad-pro-11-m4", "ipad-pro-11-m5"]),
        (["ipad-pro-9.7"], ["ipad-pro-9.7"]),
    ],
)
def test_words_limit_the_list_of_devices(words, ids):
    found = [device["id"] for device in rows("devices", *words)]
    assert [id for id in ids if id in found] == ids and len(found) - len(ids) <= 2


def test_a_single_device_is_listed_with_its_windows():
    (device,) = rows("devices", "ipad-mini-7")
    assert {"orientation": "landscape", "arrangement": "split-1/2", "size": [561.5, 744]} in device["windows"]
    assert "  landscape split-1/2: 561.5 x 744, compact x regular" in listed("devices", "ipad-mini-7")


def test_a_scenario_file_has_its_own_options(tmp_path):
    assert run("new", str(tmp_path / "mine.yaml")).returncode == 0
    (scene,) = rows("scenes", str(tmp_path / "mine.yaml"))
    assert scene["id"] == "mine"


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("swep", "mail"), 1, "There is no command swep. Did you mean sweep?"),
        (("swp", "mail"), 1, "There is no command swp. Did you mean sweep?"),
        (("mial",), 1, "There is no command mial. Did you mean the scene mail? Write split-preview picture mail, for example."),
        (("sweep", "lab", "--profile", "ios8", "--option", 'properties={"preferredDisplayMode":"twoOverSecondary"}'), 64, "in ios8. It can be"),
        (("sweep", "mail", "--format", "jsn"), 64, "jsn is no value of --format <format>. Did you mean json? There are text, json and svg."),
        (("serve", "--log-level", "debg"), 64, "Did you mean debug? There are trace, debug, info, notice, warning, error and critical."),
        (("facts", "mail", "--device", "iPad Por 11"), 64, "Did you mean ipad-pro-11-m5?"),
        (("facts", "mail", "--device", "iPad Pro 9.7", "--profile", "ios26"), 64, "No device named iPad Pro 9.7 has run iOS 26."),
        (("check", "--record", "x.jsonl", "--update"), 2, "--record prints a check and runs none, so --update has nothing to do with it."),
        (("check", "--record", "x.jsonl", "--format", "junit"), 2, "so --format has nothing to do with it."),
        (("srve",), 1, "There is no command srve. Did you mean serve?"),
        (("mail",), 1, "mail is a scene and no command. Write split-preview picture mail, for example."),
        (("list", "options", "mail", "zzz"), 1, "None of the options has zzz. There are compacttabbar, inspector, log, mail and style."),
        (("help", "sweeps"), 1, "There is no command sweeps. Did you mean sweep?"),
        (("Examples",), 1, "Examples is no command. To show an app of your own, write split-preview app Examples."),
        (("list", "devces"), 64, "There is no list of devces. Did you mean devices?"),
        (("list", "options", "mial"), 1, "None of the options has mial. Did you mean mail?"),
        (("--hlep",), 1, "There is no flag --hlep. Did you mean --help?"),
        (("help", "explain", "foo"), 1, "help takes one command, and foo is another one."),
        (("list", "devices", "iPda"), 1, "None of the devices has ipda. Did you mean ipad?"),
        (("list", "devices", "mini", "pro", "9.7"), 1, "None of the devices has all of these words. Leave out some."),
        (("list", "scenes", "nowhere.yaml"), 1, "nowhere.yaml"),
        (("list", "devices", "--devices", "/nowhere.json"), 1, "/nowhere.json"),
    ],
)
def test_a_mistake_is_one_line_with_the_nearest_name(arguments, code, sentence):
    result = run(*arguments)
    assert (result.returncode, result.stdout) == (code, ""), result.stderr
    assert sentence in result.stderr and result.stderr.count("\n") == 1


def test_the_flags_about_builds_of_apps_come_last():
    for command in ("picture", "check", "sweep", "explain"):
        help = run(command, "--help").stdout
        assert help.index("\nOPTIONS:") < help.index("\nOPTIONS FOR AN APP:"), command
        assert help.index("--build-folder") > help.index("--device"), command
    assert run("help", "picture").stdout == run("picture", "--help").stdout
