"""The flags by which a command reaches the states of the page: devices by words, places on them, steps and addresses."""

import json
import subprocess

import pytest

from conftest import BINARY, DEADLINE

#: A display mode that iOS 13 does not have.
TWO = '{"preferredDisplayMode": "twoBesideSecondary"}'
NARROW = ("--width", "600", "--height", "900")


def run(*arguments):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=DEADLINE)


def facts(*arguments):
    result = run("facts", *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return dict(line.split(": ", 1) for line in result.stdout.splitlines())


def window(*arguments):
    result = run("scene", *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return json.loads(result.stdout)["window"]


@pytest.mark.parametrize(
    ("device", "profile", "id"),
    [
        ("iPad Pro 11", "ios26", "ipad-pro-11-m5"),
        ("iPad Pro 11", "ios18", "ipad-pro-11-m4"),
        ("ipad-mini-6", "ios26", "ipad-mini-6"),
        ("iPad mini", "ios26", "ipad-mini-7"),
        ("mini", "ios14", "ipad-mini-6"),
        ("m4 11 air", "ios26", "ipad-air-11-m4"),
    ],
)
def test_a_device_is_the_newest_with_the_words_that_has_run_the_version(device, profile, id):
    assert window("mail", "--device", device, "--profile", profile)["device"] == id


@pytest.mark.parametrize("command", ["sweep", "audit"])
def test_sweeps_and_audits_find_devices_by_words_too(command):
    by_words, by_id = (
        run(command, "mail", "--device", device, "--from", "600", "--to", "700", "--format", "json")
        for device in ("iPad Pro 11", "ipad-pro-11-m5")
    )
    assert by_words.stdout and by_words.stdout == by_id.stdout


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ((), {"size": [834, 1210], "orientation": "portrait", "arrangement": "full"}),
        (("--orientation", "landscape"), {"size": [1210, 834], "orientation": "landscapeLeft", "arrangement": "full"}),
        (("--orientation", "landscapeRight"), {"orientation": "landscapeRight"}),
        (
            ("--orientation", "landscape", "--arrangement", "split-1/2", "--side", "right"),
            {"size": [600, 834], "orientation": "landscapeLeft", "arrangement": "split-1/2", "side": "right"},
        ),
        (("--arrangement", "slide-over"), {"orientation": "portrait", "arrangement": "slide-over"}),
        (NARROW, {"size": [600, 900], "arrangement": "free"}),
        ((*NARROW, "--orientation", "portrait"), {"size": [600, 900], "orientation": "portrait", "arrangement": "free"}),
    ],
)
def test_a_window_is_at_a_place_on_a_device(flags, expected):
    window_ = window("mail", "--device", "ipad-pro-11-m4", "--profile", "ios18", *flags)
    assert {name: window_[name] for name in expected} == expected


def test_an_app_launches_at_its_place_instead_of_being_moved_there():
    flags = ("--device", "ipad-pro-11-m4", "--orientation", "landscape", "--arrangement", "split-1/2", "--profile", "ios18")
    calls = [event.get("call") for event in json.loads(run("scene", "lab", "--option", "log=all", *flags).stdout)["events"]]
    assert "viewDidLoad" in calls and "viewWillTransition(to:with:)" not in calls


@pytest.mark.parametrize("step", ["tap: message/compose", "tap: compose", "{tap: compose}", "tap(target:compose)", "{type: tap, target: compose}"])
def test_a_step_is_written_as_in_a_check_or_as_in_an_address(step):
    assert facts("mail", *NARROW)["window.focusedField"] == "null"
    assert facts("mail", "--do", step)["window.focusedField"] == "compose/subject"


def test_steps_come_one_after_another():
    result = facts("mail", "--do", "tap: compose", "--do", "resize(width:400,height:800)", "--do", "{traits: {userInterfaceStyle: dark}}")
    assert (result["window.width"], result["window.focusedField"], result["window.userInterfaceStyle"]) == ("400", "compose/subject", "dark")


def test_every_command_about_a_window_takes_steps():
    for command in ("scene", "facts", "explain", "picture", "swift"):
        plain, after = (run(command, "mail", *flags) for flags in ((), ("--do", "resize(width:500,height:800)")))
        assert (plain.returncode, after.returncode, after.stderr) == (0, 0, "")
        assert plain.stdout != after.stdout or command == "swift"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("?scene=mail&width=700&height=900", {"window.width": "700"}),
        ("http://127.0.0.1:8080/?scene=mail&token=abc&panel=calls&ruler=1&width=700&height=900", {"window.width": "700"}),
        ("?scene=mail&rtl=1&appearance=dark", {"window.layoutDirection": "rightToLeft", "window.userInterfaceStyle": "dark"}),
        ("?scene=mail&device=ipad-pro-11-m4&orientation=landscape", {"window.width": "1210", "window.orientation": "landscapeLeft"}),
        ("?scene=mail&width=700&height=900&do=open(width:900,height:900)&do=resize(width:700,height:900)", {"window.width": "700"}),
        ("?scene=mail&do=tap(target:message/compose)", {"window.focusedField": "compose/subject"}),
        ("?scene=mail&width=700&height=900#do=tap(target:message/compose)", {"window.focusedField": "compose/subject"}),
        ("?scene=mail&do=edit(target:x,text:%27it%27%27s%27)&opt.style=doubleColumn", None),
        ("?scene=lab&opt.style=tripleColumn&profile=ios14&widthClass=compact", {"window.horizontalSizeClass": "compact"}),
        ("?opt.selectsFirst=false", {"split.isCollapsed": "false"}),
        ("?scene=mail&rtl=0", {"window.layoutDirection": "leftToRight"}),
    ],
)
def test_an_address_opens_the_window_of_the_page(address, expected):
    if expected is None:
        refused = run("facts", "--link", address)
        assert refused.returncode == 64 and "There is no element named x." in refused.stderr
        return
    result = facts("--link", address)
    assert {name: result[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["mail", "--trait", "foo=dark"], "--trait: There is no trait foo."),
        (["mail", "--do", "traits: {userInterfaceStlye: dark}"], "Did you mean userInterfaceStyle?"),
        (["mail", "--do", "tap(target:compose,foo:bar)"], "A message tap has no foo."),
        (["mail", "--do", "background: no"], "The step background takes no word"),
        (["mail", "--device", "iPad Prox 11"], "Did you mean ipad-pro-11-m5?"),
        (["--link", "?scene=mail&width=700"], "--link: The address has a width and no height."),
        (["--link", "?scene=mail&scene=lab"], "--link: The address has the field scene twice."),
        (["--link", "?scene=mail&embed=maybe"], "--link: embed=maybe is none of its values."),
        (["--link", "?scene=mail&do=rotate(orientation:landscap)"], "--link: do=rotate(orientation:landscap): A message rotate has no orientation."),
        (["mail", "--option", "stlye=tripleColumn"], "has no option stlye. Did you mean style?"),
        (["mail", "--option", "style=trippleColumn"], "Did you mean tripleColumn?"),
        (["mial"], "Did you mean mail?"),
    ],
)
def test_an_unknown_word_is_refused_with_the_nearest(arguments, sentence):
    result = run("facts", *arguments)
    assert result.returncode == 64 and sentence in result.stderr, result.stderr


def test_the_scene_of_the_command_takes_the_place_of_that_of_the_address():
    assert facts("lab", "--link", "?width=700&height=900")["window.width"] == "700"
    address = "?scene=mail&width=700&height=900&do=open(width:900,height:900)&do=resize(width:700,height:900)"
    assert facts("--link", address, "--width", "500", "--height", "900")["window.width"] == "500"


def test_flags_change_the_window_of_an_address():
    address = "?scene=mail&width=700&height=900&appearance=dark&opt.style=doubleColumn"
    result = facts("--link", address, "--width", "500", "--height", "800", "--trait", "userInterfaceStyle=light", "--option", "style=tripleColumn")
    assert (result["window.width"], result["window.userInterfaceStyle"], result["split.style"]) == ("500", "light", "tripleColumn")


@pytest.mark.parametrize("command", ["facts", "scene", "explain", "audit", "sweep"])
def test_a_text_size_is_a_flag_wherever_traits_are(command):
    result = run(command, "mail", "--text-size", "huge")
    assert result.returncode == 64 and '--text-size is "huge".' in result.stderr
    assert run(command, "mail", "--text-size", "large").stderr == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("mail", "--orientation", "landscape"), "orientation is about a window on the screen of a device, and no device is named."),
        (("mail", "--arrangement", "split-1/2"), "arrangement is about a window on the screen of a device"),
        (("mail", "--device", "mini", "--arrangement", "split-1/5"), "There is no arrangement named split-1/5. Did you mean split-1/"),
        (("mail", "--device", "mini", "--arrangement", "split-1/2"), "ipad-mini-7 has no arrangement split-1/2 in portrait. It has full, "),
        (("mail", "--device", "mini", "--orientation", "sideways"), "--orientation=sideways is none of its values."),
        (("mail", "--device", "Air M4", "--profile", "ios14"), "No device named Air M4 has run iOS 14 to 17. It can be ipad-air-11-m4 or "),
        (("mail", "--device", "ipda"), "There is no device named ipda."),
        (("mail", "--side", "middle"), "--side"),
        (("mail", "--device", "mini", "--side", "right"), "--side right needs --arrangement with a window at a side, such as split-1/2."),
        (("mail", "--device", "mini", "--arrangement", "tile-1/2", *NARROW), "--width and --height are for a free window, and --arrangement tile-1/2 has"),
        (("mail", "--strict"), "--strict is about an app, and no app is named. Name one with --app."),
        (("mail", "--app-memory", "500"), "--app-memory is about an app, and no app is named. Name one with --app."),
        (("mail", "--app-patience", "9"), "--app-patience is about an app, and no app is named. Name one with --app."),
        (("mail", "--do", " "), "--do is empty. Write a step, such as 'tap: compose'."),
        (("mail", "--do", "open(width:500,height:500)"), "A step cannot be such a message."),
        (("--link", "?scene=mail&do=open(width:1e300,height:5)"), "--link: window.width is 1e+300"),
        (("--link", "?scene=/etc/passwd.yaml"), "There is no scene named /etc/passwd.yaml."),
        (("mail", "--do", "tap: compse"), "--do tap: compse: There is no element named compse. Did you mean message/compose?"),
        (("mail", "--do", "tap: compose", "--do", "tap: nowhere"), "--do tap: nowhere: There is no element named nowhere."),
        (("mail", "--do", "tpa: compose"), "--do tpa: compose: "),
        (("mail", "--do", "expect: {split.isCollapsed: true}"), "A step here is a message. Only checks have expectations."),
        (("mail", "--do", "{"), "--do {: "),
        (("mail", "--do", "ping"), "--do ping: A step cannot be such a message."),
        (("mail", "--link", "mail"), "--link: The address has no question mark."),
        (("--link", "?sceen=mail"), "--link: The address has an unknown field sceen. Did you mean scene?"),
        (("--link", "?scene=mial"), "There is no scene named mial."),
        (("--link", "?rtl=2"), "--link: rtl=2 is none of its values."),
        (("--link", "?width=0&height=5"), "--link: width=0 is no length. One is from 1 to 20000 points."),
        (("--link", "?scene=mail&do=tap(target:nothing)"), "do=tap(target:nothing): There is no element named nothing."),
        (("--link", "?scene=mail&do=tap(target"), "--link: do=tap(target is no step. A step is like tap(target:compose)"),
        (("--link", "?scene=mail&do=background()&do=open(width:5,height:5)"), "Only the first can be open, with a width and a height."),
        (("--link", "?scene=mail&place=5"), "--link: place=5 is no place."),
        (("mail", "--text-size", "large", "--trait", "preferredContentSizeCategory=small"), "--text-size large cannot be given together with"),
        (("mail", "--language", "klingon"), "language is"),
        (("--link", "?scene=lab&do="), "--link: The field do of the address has no value."),
        (("--link", "?scene=lab&rtl="), "--link: The field rtl of the address has no value."),
        (("--link", "?scene=mail&opt.=1"), "--link: The field opt. of the address names no option."),
        (("--link", "?scene=mail&side=right&device=ipad-mini-7"), "side=right needs an arrangement with a window at a side"),
        (("mail", "--do", "perform: {target: split, action: showColumn, colum: primary}"), "showColumn has no colum. Did you mean column?"),
        (("mail", "--do", "perform: {target: split, action: showColumn, column: primry}"), "Did you mean primary?"),
        (("--link", "?scene=lab&dock=wy"), "--link: dock=wy is none of its values. Did you mean why?"),
        (("mail", "--device", "mini", "--arrangement", "split-1/2", "--side", "lef"), "lef is no value of --side <side>. Did you mean left?"),
        (("mail", "--policy", "phne"), "There is no policy named phne. Did you mean phone?"),
        (("mail", "--text-size", "lage"), "Did you mean large?"),
        (("mail", "--trait", "userInterfaceStyle=drak"), "--trait userInterfaceStyle is \"drak\". It must be light or dark. Did you mean dark?"),
        (("mail", "--do", "rotate: {to: portrat}"), "Did you mean portrait?"),
        (("mail", "--do", "swipe: {direction: lef, x: 1, y: 1}"), "Did you mean left?"),
        (("mail", "--do", "perform: {target: split, action: showColum, column: primary}"), "Did you mean showColumn?"),
        (("mail", "--do", "set: {target: nav:messages, properties: {largeTitleDisplayMode: allways}}"), "Did you mean always?"),
        (("lab", "--profile", "ios13", "--do", f"set: {{target: split, properties: {TWO}}}"), "never twoBesideSecondary in ios13."),
        (("lab", "--profile", "ios13", "--option", f"properties={TWO}"), "never twoBesideSecondary in ios13."),
        (("--link", f"?scene=lab&profile=ios13&opt.properties={TWO}"), "never twoBesideSecondary in ios13."),
        (("--link", "?scene=lab&profile=ios13&do=set(target:split,properties:(preferredDisplayMode:twoOverSecondary))"), "in ios13."),
        (("lab", "--option", 'properties={"primaryEgde": "trailing"}'), "Did you mean primaryEdge?"),
        (("lab", "--option", 'properties={"primaryEdge": "trailng"}'), "Did you mean trailing?"),
        ((), "Missing expected argument '<scene>', or an app with --app."),
    ],
)
def test_a_mistake_is_one_line_that_names_the_flag(arguments, sentence):
    result = run("facts", *arguments)
    assert result.returncode in (1, 64) and result.stdout == ""
    assert sentence in result.stderr and result.stderr.count("\n") == 1, result.stderr


def test_the_facts_are_an_object_for_each_target_as_json():
    result = run("facts", "mail", *NARROW, "--format", "json")
    facts = json.loads(result.stdout)
    assert (facts["window"]["horizontalSizeClass"], facts["split"]["isCollapsed"], facts["split"]["columns"]) == (
        "compact", True, ["primary"],
    )  # fmt: skip
    lines = run("facts", "mail", *NARROW).stdout.splitlines()
    assert sum(map(len, facts.values())) == len(lines)
    assert lines[0].startswith("window.width: ") and next(iter(facts["window"])) == "width"
