"""The command `split-preview app` builds the apps of Examples/UIKitApps as they are, from a copy, and follows their files."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import time
from base64 import b64encode
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

ROOT = pathlib.Path(__file__).resolve().parents[2]
APPS = sorted(path.name for path in (ROOT / "Examples/UIKitApps").iterdir() if path.is_dir())
#: The first build of the module and of the rewriter takes minutes.
FIRST_BUILD = 1800


@pytest.fixture
def app(tmp_path):
    """A copy of an example, so that a test can change it."""

    def copy(name):
        folder = tmp_path / name
        shutil.copytree(ROOT / "Examples/UIKitApps" / name, folder)
        return folder

    return copy


def command(folder, *flags):
    return [os.environ["SPLIT_PREVIEW_BIN"], "app", str(folder), "--package", str(ROOT), *flags]


class Served:
    """A server of an app, and the lines that it has written."""

    def __init__(self, folder, log):
        self.log = log
        with log.open("w") as output:
            self.process = subprocess.Popen(command(folder, "--port", "0"), stdout=output, stderr=output)
        url = self.wait_for(r"Open http://127\.0\.0\.1:(\d+)/", FIRST_BUILD)
        self.port = url.group(1)

    def wait_for(self, pattern, seconds=60, after=0):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := re.search(pattern, self.log.read_text()[after:]):
                return found
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.1)
        raise AssertionError(f"No {pattern} in:\n{self.log.read_text()}")

    def scene(self, width, height, *messages):
        """The last scene after opening the app and sending messages."""
        with connect(f"ws://127.0.0.1:{self.port}/ws", subprotocols=["preview.v1"], max_size=None) as socket:
            window = {"width": width, "height": height, "scale": 2}
            opening = {"type": "open", "scene": "app", "window": window, "options": {}}
            answer = None
            for number, message in enumerate([opening, *messages], 1):
                socket.send(json.dumps(message | {"id": number}))
                while not answer or answer.get("ack") != number:
                    answer = json.loads(socket.recv(timeout=15))
                    assert answer["type"] != "error", answer
                if number == 1:
                    assert answer["window"]["size"] == [width, height]
            return answer

    def close(self):
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture
def serve(tmp_path):
    servers = []

    def start(folder):
        servers.append(Served(folder, tmp_path / "log"))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


@pytest.mark.parametrize("name", APPS)
def test_an_example_is_built_as_it_is(app, name):
    result = subprocess.run(command(app(name), "--build-only"), capture_output=True, text=True, timeout=FIRST_BUILD)
    assert result.returncode == 0, result.stderr


def test_a_storyboard_shows_its_screens_and_performs_a_segue(app, serve):
    scene = json.dumps(serve(app("Storyboard")).scene(1180, 820, {"type": "tap", "target": "BooksViewController/0-1"}))
    assert '"Middlemarch"' in scene


def test_a_segue_action_makes_the_screen_that_its_segue_leads_to(app, serve):
    folder = app("Storyboard")
    board, screen = folder / "Base.lproj/Main.storyboard", folder / "BooksViewController.swift"
    board.write_text(board.read_text().replace('identifier="showBook"', 'identifier="showBook" destinationCreationSelector="makeBook:sender:"'))
    action = """
  @IBSegueAction private func makeBook(_ coder: NSCoder, sender: Any?) -> UINavigationController? {
    let stack = UINavigationController(coder: coder)
    stack?.title = "Made for \\(sender is UITableViewCell)"
    return stack
  }
}
"""
    screen.write_text(screen.read_text().rstrip().removesuffix("}") + action)
    scene = json.dumps(serve(folder).scene(1180, 820, {"type": "tap", "target": "BooksViewController/0-1"}))
    assert "Made for true" in scene and '"Middlemarch"' in scene


CARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardViewController">
            <connections>
                <outlet property="titleLabel" destination="lbl" id="o1"/>
                <outlet property="view" destination="vew" id="o2"/>
            </connections>
        </placeholder>
        <view id="vew">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Drawn" id="lbl"><rect key="frame" x="20" y="100" width="280" height="21"/></label>
            </subviews>
        </view>
    </objects>
</document>
"""
CARD_CONTROLLER = """import UIKit

class CardViewController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = (titleLabel.text ?? "") + " by a nib"
  }
}
"""


def test_a_nib_gives_a_controller_its_view_and_its_outlets(app):
    folder = app("ClassicDelegate")
    (folder / "CardView.xib").write_text(CARD)
    (folder / "CardViewController.swift").write_text(CARD_CONTROLLER)
    command = [os.environ["SPLIT_PREVIEW_BIN"], "scene", "--app", str(folder), "--root", "CardViewController", "--package", str(ROOT)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=FIRST_BUILD)
    assert result.returncode == 0, result.stderr
    assert "Drawn by a nib" in result.stdout


def test_the_delegate_of_the_app_is_asked_when_the_window_is_narrow(app, serve):
    narrow = {"type": "resize", "width": 400, "height": 820}
    scene = serve(app("ClassicDelegate")).scene(1180, 820, narrow)
    assert "LetterListViewController" in json.dumps(scene["panes"])
    assert any(event.get("class") == "LettersSplitViewController" for event in scene["events"])


def test_an_error_names_the_original_file_and_a_saved_file_is_built_again(app, serve):
    folder = app("ClassicDelegate")
    server, file = serve(folder), folder / "Letter.swift"
    (good, before) = (file.read_text(), len(server.log.read_text()))
    file.write_text(good.replace("let text: String", "let text: Nothing"))
    server.wait_for(re.escape(f"{file}:6:13: error: cannot find type 'Nothing'"), after=before)
    before = len(server.log.read_text())
    file.write_text(good.replace("A moth", "A butterfly"))
    server.wait_for("is built after", after=before)
    assert "A butterfly" in json.dumps(server.scene(1180, 820))


CHECKS = """format: 1
app: ClassicDelegate
checks:
  - name: The letter is wide enough beside the list
    widths: {from: 320, to: 1366, step: 10}
    expect:
      - {if: {window.horizontalSizeClass: regular}, then: {LettersSplitViewController.isCollapsed: false}}
      - {LettersSplitViewController.secondary.width: {atLeast: 320}}
  - name: A chosen letter is kept
    widths: [1180, 400, 1180]
    steps:
      - tap: LetterListViewController/0-1
      - expect: {LetterViewController-2.title: A moth}
    keeps: stacks
"""


def check(folder, *flags, checks=CHECKS):
    file = folder.parent / "letters.yaml"
    file.write_text(checks)
    command = [os.environ["SPLIT_PREVIEW_BIN"], "check", str(file), "--package", str(ROOT), *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=FIRST_BUILD)


def test_the_checks_of_an_app_build_it_and_run_in_its_processes(app):
    result = check(app("ClassicDelegate"))
    assert result.returncode == 0, result.stdout + result.stderr
    assert "2 checks in 110 windows, all passed." in result.stdout


#: The check passes with one root alone, whoever names it.
ROOTS = """format: 1
app: {path: ClassicDelegate, root: %s}
checks:
  - name: The root
    widths: [700]
    expect: {%s.isVisible: true}
"""


def test_a_check_shows_the_root_that_the_file_or_the_flag_names(app, cache):
    folder = app("ClassicDelegate")
    (folder.parent / "letter.yaml").write_text(ROOTS % ("LetterViewController", "LetterViewController"))
    result = check(folder, str(folder.parent / "letter.yaml"), checks=ROOTS % ("LettersSplitViewController", "LettersSplitViewController"))
    assert result.returncode == 0, result.stdout + result.stderr
    # Each of two builds of an app has a folder.
    assert len([path for path in (cache / "split-preview/builds").iterdir() if path.name.endswith("-2")]) == 1
    flags = ("--app", str(folder), "--root", "LetterViewController")
    assert check(folder, *flags, checks=ROOTS % ("LettersSplitViewController", "LetterViewController")).returncode == 0


def test_a_crash_during_a_check_names_the_original_file_and_line(app):
    folder = app("ClassicDelegate")
    file = folder / "LetterListViewController.swift"
    file.write_text(file.read_text().replace("detail.letter = letters[indexPath.row]", "detail.letter = letters[indexPath.row + 10]"))
    line = next(number for number, text in enumerate(file.read_text().splitlines(), 1) if "+ 10]" in text)
    result = check(folder)
    assert result.returncode == 1
    assert "passed  The letter is wide enough" in result.stdout
    assert f"at LetterListViewController.swift:{line}" in result.stdout
    assert "Index out of range" in result.stdout


def test_an_app_that_does_not_compile_is_a_fault_of_the_file(app):
    folder = app("ClassicDelegate")
    (folder / "Letter.swift").write_text("struct Letter { let sender: Nobody }\n")
    result = check(folder)
    assert result.returncode == 2
    assert "does not compile" in result.stdout
    assert "cannot find type 'Nobody'" in result.stderr


@pytest.fixture
def watched(tmp_path):
    """Starts `check --watch`, and returns what it has written."""
    log = tmp_path / "watch"
    processes = []

    def start(file):
        command = [os.environ["SPLIT_PREVIEW_BIN"], "check", "--watch", "--package", str(ROOT), str(file)]
        with log.open("w") as output:
            processes.append(subprocess.Popen(command, stdout=output, stderr=output))
        return log

    yield start
    for process in processes:
        process.terminate()
        process.wait(10)


def wait_for_runs(log, count, seconds=FIRST_BUILD):
    """The text of the last run, once so many are through."""
    end = time.monotonic() + seconds
    while (text := log.read_text()).count("Waiting for a file to be saved.") < count:
        assert time.monotonic() < end, text
        time.sleep(0.1)
    return text.split("─" * 72)[-1]


def test_a_saved_file_of_the_app_builds_it_again_and_runs_its_checks(app, watched):
    folder = app("ClassicDelegate")
    checks = folder.parent / "letters.yaml"
    checks.write_text(CHECKS)
    log = watched(checks)
    assert "all passed" in wait_for_runs(log, 1)
    good = (folder / "Letter.swift").read_text()
    (folder / "Letter.swift").write_text(good.replace("A moth", "A butterfly"))
    assert "Expected: LetterViewController-2.title is A moth" in wait_for_runs(log, 2, 120)
    # An app that does not compile is built again, too.
    (folder / "Letter.swift").write_text(good.replace("let text: String", "let text: Nothing"))
    assert "cannot find type 'Nothing'" in wait_for_runs(log, 3, 120)
    (folder / "Letter.swift").write_text(good)
    assert "all passed" in wait_for_runs(log, 4, 120)
    # The checks alone need no build.
    checks.write_text(CHECKS.replace("atLeast: 320", "atLeast: 5000"))
    last = wait_for_runs(log, 5, 120)
    assert "1 failed" in last and "is built after" not in last


def test_the_tools_speak_of_the_app_by_its_own_names(app, serve):
    server = serve(app("ClassicDelegate"))
    narrow = {"type": "resize", "width": 400, "height": 820}
    sweep = server.scene(1180, 820, {"type": "sweep", "from": 320, "to": 1366, "height": 820})
    assert sweep["type"] == "sweep" and "LettersSplitViewController" in json.dumps(sweep)
    reasons = server.scene(1180, 820, narrow, {"type": "explain", "target": "LettersSplitViewController.secondary"})
    assert reasons["type"] == "explanation" and "LettersSplitViewController" in json.dumps(reasons["sentences"])
    background = server.scene(1180, 820, {"type": "background"})
    delegate = [event["call"] for event in background["events"] if event.get("class") == "AppDelegate"]
    assert delegate[0].startswith("applicationWillResignActive") or delegate[0].startswith("sceneWillResignActive")
    taken = {event.get("class") or event["receiver"] for event in background["events"] if "snapshot" in event}
    assert "LettersSplitViewController" in taken
    picture = server.scene(1180, 820, {"type": "picture"})
    assert "The engine" in json.dumps(picture)


PICTURES = """
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let controller = UIViewController()
    controller.title = NSLocalizedString("screen.title", comment: "")
    let items = Bundle.module.url(forResource: "items", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
    let label = UILabel()
    label.text = items.flatMap { try? JSONDecoder().decode([String].self, from: $0) }?.joined()
    label.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
    let picture = UIImageView(image: UIImage(named: "Dot"))
    picture.frame = CGRect(x: 0, y: 200, width: 30, height: 30)
    controller.view.addSubview(label)
    controller.view.addSubview(picture)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: controller)
    window?.makeKeyAndVisible()
    return true
  }
}
"""
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000020802000000fdd49a73"
    "0000001149444154789c63f8cfc0f01f8419610c0047ca07f97dd2b8a80000000049454e44ae426082"
)


def test_images_and_files_of_the_app_reach_the_page(tmp_path, serve):
    folder = tmp_path / "Pictures"
    files = {
        "App.swift": PICTURES.encode(), "Data/items.json": b'["from ", "a file"]', "Assets.xcassets/Dot.imageset/dot.png": DOT,
        "Assets.xcassets/Dot.imageset/Contents.json": b'{"images":[{"filename":"dot.png","idiom":"universal","scale":"2x"}]}',
        "en.lproj/Localizable.strings": b'"screen.title" = "Pictures";',
    }  # fmt: skip
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    served = serve(folder)
    text = json.dumps(served.scene(800, 600))
    assert '"Pictures"' in text and "from a file" in text
    name = re.search(r'"image:([0-9a-f]{16}\.png)"', text)
    assert name and '"imageSize": [1, 1]' in text
    answer = urlopen(f"http://127.0.0.1:{served.port}/app-images/{name[1]}")
    assert answer.read() == DOT and answer.headers["Content-Type"] == "image/png"
    assert "immutable" in answer.headers["Cache-Control"]
    for other in ("0123456789abcdef.png", "index.html", name[1].upper()):
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"http://127.0.0.1:{served.port}/app-images/{other}")
    picture = subprocess.run(
        [os.environ["SPLIT_PREVIEW_BIN"], "picture", "--app", str(folder), "--package", str(ROOT), "--width", "800", "--height", "600"],
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert f"data:image/png;base64,{b64encode(DOT).decode()}" in picture.stdout, picture.stderr
