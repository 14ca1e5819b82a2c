"""The way of a newcomer, in its order: `make run`, `make app`, every product, a package that depends on UIKit, and the tests of an app."""

import json
import re

from conftest import ROOT, SWIFT, Run, run

#: The most rows of the long list for which there are cells: those of a screen, and of half a screen more on either side.
ROWS_NEAR_A_SCREEN = 30

#: Every line that the set-up and a build may print.
OWN_LINES = [
    r"Installing with apt: .*\.",
    r"apt downloads \d+ packages, \d+ MB\.",
    r" *\d+ s: .*",
    r"The first build takes (about \d+ (seconds|minutes)|some minutes) here\.",
    r"It fetches .*, about \d+ MB, and writes everything into \.build\.",
    r"Built in \d+ s\.",
    # An app of one's own, on a terminal or elsewhere.
    r"(Checking|Building|Reading|Compiling) .*…",
    r"\S+ is built after [\d.]+ s\.",
]


def strangers(text):
    """The lines that are none of our own."""
    return [line for line in text.splitlines() if not any(re.fullmatch(pattern, line) for pattern in OWN_LINES)]


def printed_in_the_readme():
    """The lines that `make run` prints, as the first screen of the README has them."""
    return re.search(r"```console\n\$ make run\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)[1].splitlines()


def test_make_run_prints_what_the_readme_says_and_the_page_adapts(start, page):
    command = start("make", "run", "ARGS=--port 0")
    first, second, third = printed_in_the_readme()
    lines = [*command.lines, command.process.stdout.readline().rstrip("\n")]
    assert lines == [first.replace(":8080/", f":{command.url.split(':')[2]}"), second, third]
    assert strangers(command.errors) == []

    page.goto(command.url)
    page.wait_for_function("() => window.splitPreview?.scene")
    assert page.evaluate("splitPreview.scene.window.size[0]") > 667
    page.set_viewport_size({"width": 600, "height": 900})
    page.wait_for_function("() => splitPreview.scene.window.traits.horizontalSizeClass === 'compact'")
    assert page.locator("[data-pane]").first.is_visible()


def test_an_app_is_built_and_its_rows_adapt(start, page):
    command = start("make", "app", "ARGS=Examples/UIKitApps/TripleInspector --port 0 --no-open")
    assert "TripleInspector is built after" in command.errors
    assert strangers(command.errors) == []

    page.goto(command.url)
    page.wait_for_function("() => window.splitPreview?.scene")
    row = page.get_by_text("Rapids", exact=True)
    row.first.wait_for()
    page.set_viewport_size({"width": 600, "height": 900})
    page.wait_for_function("() => splitPreview.scene.window.traits.horizontalSizeClass === 'compact'")
    row.first.wait_for()


def counting(folder):
    """A copy of the app with the long list that prints a line for each layout of a row."""
    folder.mkdir()
    text = (ROOT / "Benchmarks/apps/LongList/App.swift").read_text(encoding="utf-8")
    head = "final class Card: UITableViewCell {"
    counted = f'{head}\n  override func layoutSubviews() {{ super.layoutSubviews(); print("a row") }}'
    assert head in text
    (folder / "App.swift").write_text(text.replace(head, counted), encoding="utf-8")
    return folder


def test_a_long_list_follows_the_edge_that_is_dragged(start, page, tmp_path):
    """An edge is dragged for three seconds, to and fro. Counts decide, not times."""
    command = start(".build/release/split-preview", "app", str(counting(tmp_path / "LongList")), "--port", "0", "--no-open")
    sizes, scenes = [], []

    def watch(socket):
        socket.on("framesent", lambda frame: sizes.extend(re.findall(r'"type":"resize"', str(frame))))
        socket.on("framereceived", lambda frame: scenes.append(len(str(frame))))

    page.on("websocket", watch)
    page.goto(command.url)
    page.get_by_text("Message 0", exact=True).first.wait_for()
    (opened, rows) = (max(scenes), command.errors.count("a row"))
    assert opened < 30_000
    assert rows <= 4 * ROWS_NEAR_A_SCREEN

    del sizes[:], scenes[:]
    widths = [*range(1366, 900, -4), *range(900, 1366, 4)]
    for width in widths:
        page.set_viewport_size({"width": width, "height": 1024})
        page.wait_for_timeout(3000 / len(widths))
    page.wait_for_function("() => splitPreview.scene.window.size[0] >= 1340")
    assert len(scenes) >= len(sizes) > 10, "one picture for each size"
    # The list has the same width at all sizes.
    assert command.errors.count("a row") - rows <= 4 * ROWS_NEAR_A_SCREEN


FOCUSED = "() => document.activeElement.dataset.id ?? (document.activeElement.matches('.scroller') ? 'the scroller' : 'nothing')"
IS_FOCUSED = f"id => ({FOCUSED})() === id"


def test_keys_reach_every_row_of_a_long_list(start, page):
    command = start(".build/release/split-preview", "app", "Benchmarks/apps/LongList", "--port", "0", "--no-open")
    page.goto(command.url)
    page.get_by_text("Message 0", exact=True).first.wait_for()
    page.locator("[data-id='ListVC/0-0']").focus()
    for row in range(1, 41):
        page.keyboard.press("ArrowDown")
        page.wait_for_function(IS_FOCUSED, arg=f"ListVC/0-{row}")
    # The row that has the focus leaves the page, and keys go on from where the list is.
    page.keyboard.press("End")
    page.get_by_text("Message 499", exact=True).first.wait_for()
    page.wait_for_function(IS_FOCUSED, arg="the scroller")
    page.keyboard.press("ArrowUp")
    page.wait_for_function(IS_FOCUSED, arg="ListVC/0-499")
    page.keyboard.press("Home")
    page.get_by_text("Message 0", exact=True).first.wait_for()
    page.keyboard.press("ArrowDown")
    page.wait_for_function(IS_FOCUSED, arg="ListVC/0-0")


def longer(folder):
    """A copy of the app with the long list that has 50,000 rows."""
    folder.mkdir()
    text = (ROOT / "Benchmarks/apps/LongList/App.swift").read_text(encoding="utf-8")
    assert "{ 500 }" in text
    (folder / "App.swift").write_text(text.replace("{ 500 }", "{ 50_000 }"), encoding="utf-8")
    return folder


IS_IN_THE_LIST = """id => {
  const row = document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
  const list = row && document.querySelector(`[data-id="${id}"]`).closest('.scroller').getBoundingClientRect();
  return Boolean(row) && row.bottom > list.top && row.top < list.bottom;
}"""


def test_the_last_of_fifty_thousand_rows_is_found_and_scrolled_to(start, page, tmp_path):
    command = start(".build/release/split-preview", "app", str(longer(tmp_path / "LongerList")), "--port", "0", "--no-open")
    page.goto(command.url)
    page.get_by_text("Message 0", exact=True).first.wait_for()
    page.locator(".find-bar").wait_for(state="attached")
    page.keyboard.press("Control+f")
    page.keyboard.type("Message 49999")
    page.wait_for_function(IS_IN_THE_LIST, arg="ListVC/0-49999")
    for text, row in (("Message 25000", "ListVC/0-25000"), ("Message 12345", "ListVC/0-12345")):
        page.locator(".find-input").fill(text)
        page.wait_for_function(IS_IN_THE_LIST, arg=row)
    page.keyboard.press("Escape")
    page.wait_for_function(IS_FOCUSED, arg="ListVC/0-12345")
    # A flick has the same end, however often rows turn out to have other heights than were expected.
    page.locator("[data-id='ListVC/0-12345']").hover()
    for _ in range(40):
        page.mouse.wheel(0, 1_000_000)
        page.wait_for_timeout(50)
    page.wait_for_function(IS_IN_THE_LIST, arg="ListVC/0-49999")


def products():
    described = run(SWIFT, "package", "describe", "--type", "json")
    return [product["name"] for product in json.loads(described[described.index("{") :])["products"]]


def test_every_product_compiles():
    for product in products():
        run("scripts/build", "release", product)


def in_package(action, package, scratch, *flags):
    """A build of a package of its own. It compiles the module UIKit again, without what `scripts/build` sets."""
    where = ["--package-path", package, "--scratch-path", f".build/{scratch}", "--configuration", "release"]
    return Run(SWIFT, action, *where, *flags)


def test_packages_that_depend_on_uikit_compile_and_run():
    """The second one has tests of an app. `@testable` takes a build with -enable-testing."""
    with (
        in_package("run", "Tests/release/Client", "release-client") as client,
        in_package("test", "Examples/UIKitTests", "release-uikit-tests", "-Xswiftc", "-enable-testing") as tests,
    ):
        assert client.output().splitlines()[-1] == "The view is 200.0 points wide, and 320.0 in its window."
        tests.output()


def test_what_is_built_stays_out_of_git():
    made = run("git", "status", "--short", "--untracked-files=normal", "--", "Examples", "Tests/release", "Tools").splitlines()
    assert [line for line in made if line.startswith("??")] == []
