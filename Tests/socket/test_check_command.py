"""The command `check`: its exit codes, its reports as other programs read them, golden files, and watching."""

import json
import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import jsonschema
import pytest
import xmlschema
from tap.parser import Parser

from conftest import BINARY, DEADLINE, ROOT

SCHEMA = xmlschema.XMLSchema(str(pathlib.Path(__file__).parent / "schemas/junit-10.xsd"))

PASSING = "  - {name: Fine, widths: {from: 600, to: 700}, expect: {window.width: {atLeast: 600}}}\n"
FAILING = "  - {name: \"Not <fine> & 100% #1\", widths: {from: 600, to: 700}, expect: {split.isCollapsed: true}}\n"


def check(*arguments, timeout=DEADLINE, **options):
    return subprocess.run([BINARY, "check", *map(str, arguments)], capture_output=True, text=True, timeout=timeout, **options)


def written(folder, checks, name="mail.yaml", scene="mail"):
    file = folder / name
    file.write_text(f"format: 1\nscene: {scene}\nchecks:\n{checks}")
    return file


@pytest.mark.parametrize("checks, code", [(PASSING, 0), (FAILING, 1), (PASSING + FAILING, 1), ("  - {name: x}\n", 2), ("  - [", 2)])
def test_the_exit_code_says_how_it_went(tmp_path, checks, code):
    assert check(written(tmp_path, checks)).returncode == code


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--jobs", "0"], "--jobs is 0."), (["--report", "x.pdf"], "must end in"), (["--format", "xml"], "--format"),
        (["--devices", "nowhere.json"], "nowhere.json"), (["mail.yaml", "--what"], "--what"), (["--server", "foo"], "--server foo is no address."),
        (["--strict"], "--strict is about an app, and no app is named. Name one with --app, or in a file with `app`."),
        (["--report", "no/where/x.xml"], "no/where/x.xml cannot be written: there is no directory no/where."),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_an_error_and_the_code_is_2(tmp_path, arguments, sentence):
    written(tmp_path, PASSING)
    result = check(*arguments, cwd=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_the_faults_of_a_file_are_a_line_each_that_begins_with_the_place(tmp_path):
    (tmp_path / "app.yaml").write_text("format: 1\ntitle: 3\nroot: [a]\nwindow: big\nchecks: []\n")
    (tmp_path / "more.yaml").write_text("format: 1\nscene: app.yaml\nchecks:\n  - {name: a, expect: {window.width: 1}}\n")
    lines = [
        'app.yaml:2:8: error: This is 3. It must be a text. Write "3" in quotes.',
        'app.yaml:4:9: error: This is "big". It must be a window, which is a mapping.',
    ]
    result = check("more.yaml", "--format", "junit", cwd=tmp_path)
    assert (result.returncode, result.stderr.splitlines()) == (2, lines)
    # Every command writes them so.
    command = [BINARY, "scene", "app.yaml"]
    scene = subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE, cwd=tmp_path)
    assert (scene.returncode != 0, scene.stderr.splitlines()) == (True, lines)


UNREADABLE = {"a.yaml": ":4:5: error: The check x expects nothing.", "nowhere.yaml": ": error: nowhere.yaml cannot be read"}


@pytest.mark.parametrize("name, words", UNREADABLE.items())
def test_an_unreadable_file_stops_no_other(tmp_path, name, words):
    if name == "a.yaml":
        written(tmp_path, "  - {name: x}\n", name)
    written(tmp_path, PASSING + FAILING)
    names = ["r.xml", "r.tap", "r.html", "r.txt"]
    result = check(name, "mail.yaml", "--format", "github", *[part for name in names for part in ("--report", name)], cwd=tmp_path)
    assert (result.returncode, result.stderr) == (2, "")
    assert result.stdout.startswith("::error file=" + name + (",line=4,col=5,title=" if name == "a.yaml" else ",title="))
    assert "::error file=mail.yaml,line=5," in result.stdout
    assert result.stdout.endswith("2 checks in 402 windows, 1 failed, and 1 file cannot be read.\n")
    SCHEMA.validate((tmp_path / "r.xml").read_text())
    suites = ElementTree.parse(tmp_path / "r.xml").getroot()
    assert [(suite.get("tests"), suite.get("failures"), suite.get("errors")) for suite in suites] == [("1", "0", "1"), ("2", "1", "0")]
    assert suites[0][0][0].tag == "error"
    assert [line.ok for line in Parser().parse_text((tmp_path / "r.tap").read_text()) if line.category == "test"] == [False, True, False]
    for report in ("r.txt", "r.xml"):
        assert name + words in (tmp_path / report).read_text()
    assert "1 file cannot be read</h1>" in (tmp_path / "r.html").read_text()


def test_a_file_of_a_windows_editor_can_begin_with_a_byte_order_mark(tmp_path):
    file = written(tmp_path, PASSING)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    for arguments in ([file], [tmp_path]):
        assert check(*arguments).stdout.endswith("1 check in 201 windows, all passed.\n")


def test_a_link_keeps_the_token_of_a_server(tmp_path):
    result = check(written(tmp_path, FAILING), "--server", "http://0.0.0.0:8080/?token=secret")
    assert "open http://0.0.0.0:8080/?token=secret&scene=mail&width=667.5&height=820\n" in result.stdout


def test_junit_tap_and_github_have_the_steps_and_the_link(tmp_path):
    file = written(tmp_path, "  - {name: a, widths: 1000, steps: [{tap: message/compose}], expect: {compose.isVisible: false}}\n")
    for form in ("junit", "tap", "github"):
        text = check(file, "--format", form, "--server", "http://here/", "--pictures", tmp_path).stdout.replace("&amp;", "&")
        assert "after tap message/compose" in text
        assert "open http://here/?scene=mail&width=1000&height=820&do=tap(target:message/compose)" in text


def test_a_failure_names_the_least_width_and_a_link(tmp_path):
    file, pictures = written(tmp_path, FAILING), tmp_path / "pictures"
    assert check(file, "--server", "http://here/", "--pictures", pictures).stdout.splitlines() == [
        str(file),
        "  FAILED  Not <fine> & 100% #1 (201 windows)",
        f"      {file}:4:75: error: Expected: split.isCollapsed is true, at 667.5 x 820",
        "        split.isCollapsed is false",
        f"        picture {pictures}/failure-1.svg",
        "        open http://here/?scene=mail&width=667.5&height=820",
        "",
        "1 check in 201 windows, 1 failed.",
    ]


def test_the_picture_of_a_failure_is_a_file(tmp_path):
    file = written(tmp_path, PASSING + FAILING)
    given = tmp_path / "given"
    assert check(file, "--pictures", given).returncode == 1
    assert [picture.name for picture in given.iterdir()] == ["failure-1.svg"]
    assert ElementTree.parse(given / "failure-1.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"
    # Without the flag, it is in a directory of its own among the temporary files.
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    text = check(file, env=os.environ | {"TMPDIR": str(temporary)}).stdout
    [folder] = temporary.iterdir()
    assert f"        picture {folder}/failure-1.svg\n" in text
    assert (folder / "failure-1.svg").read_bytes() == (given / "failure-1.svg").read_bytes()
    assert folder.stat().st_mode & 0o777 == 0o700


def test_without_a_failure_there_are_no_pictures(tmp_path):
    assert check(written(tmp_path, PASSING), "--pictures", tmp_path / "given").returncode == 0
    assert not (tmp_path / "given").exists()


def test_a_directory_that_cannot_be_made_is_an_error(tmp_path):
    result = check(written(tmp_path, FAILING), "--pictures", tmp_path / "no/where")
    assert result.returncode == 2
    assert "no/where cannot be made: No such file or directory." in result.stderr


def test_a_golden_check_has_a_bounded_number_of_windows(tmp_path):
    profiles = "profiles: [ios26, ios18, ios14, ios13, ios8]"
    file = written(tmp_path, f"  - {{name: Much, {profiles}, widths: {{from: 320, to: 1366}}, golden: true}}\n")
    for flags in ([], ["--update"]):
        result = check(file, *flags)
        assert result.returncode == 2
        assert f"{file}:4:5: error: The golden check Much has more than 10000 windows. Give its widths a step.\n" in result.stdout
        assert not (tmp_path / "mail.golden.txt").exists()


def test_junit_is_valid_by_the_schema_of_jenkins(tmp_path):
    result = check(written(tmp_path, PASSING + FAILING), "--format", "junit")
    SCHEMA.validate(result.stdout)
    suite = ElementTree.fromstring(result.stdout)[0]
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")
    assert suite[1].get("name") == "Not <fine> & 100% #1"
    assert "667.5 x 820" in suite[1][0].get("message")


def test_tap_is_read_by_a_reader_that_is_not_ours(tmp_path):
    result = check(written(tmp_path, PASSING + FAILING), "--format", "tap")
    lines = list(Parser().parse_text(result.stdout))
    assert [(line.number, line.ok) for line in lines if line.category == "test"] == [(1, True), (2, False)]
    assert [line.expected_tests for line in lines if line.category == "plan"] == [2]


def test_github_shows_the_place(tmp_path):
    file = written(tmp_path, FAILING)
    first = check(file, "--format", "github").stdout.splitlines()[0]
    assert re.fullmatch(r"::error file=.*mail\.yaml,line=4,col=75,title=Not <fine> & 100%25 #1::Expected.*667\.5 x 820%0A.*", first)


def test_reports_are_written_beside_the_text(tmp_path):
    names = ["a.xml", "a.tap", "a.html", "a.txt"]
    result = check(written(tmp_path, FAILING), *[part for name in names for part in ("--report", tmp_path / name)])
    texts = {name: (tmp_path / name).read_text() for name in names}
    assert texts["a.txt"] == result.stdout
    assert texts["a.html"].startswith("<!DOCTYPE html>") and "data:image/svg+xml" in texts["a.html"]
    SCHEMA.validate(texts["a.xml"])
    assert texts["a.tap"].startswith("TAP version 14")


def test_a_golden_file_is_written_compared_and_renewed(tmp_path):
    file = written(tmp_path, "  - {name: Frames, widths: [400, 1180], golden: true}\n")
    missing = check(file)
    assert missing.returncode == 1
    assert "--update` writes it" in missing.stdout
    golden = tmp_path / "mail.golden.txt"
    wrote = check(file, "--update")
    assert (wrote.returncode, wrote.stderr) == (0, f"Wrote {golden}: 2 windows, 2 changed.\n")
    before = golden.read_text()
    assert check(file).returncode == 0
    golden.write_text(before.replace("0 0 400 820", "0 0 401 820"))
    changed = check(file, "--report", tmp_path / "a.html")
    assert changed.returncode == 1
    assert "is 0 0 400 820, and was 0 0 401 820" in changed.stdout
    assert (tmp_path / "a.html").read_text().count("<figure>") == 2
    assert check(file, "--update").returncode == 0
    assert golden.read_text() == before


def test_an_update_keeps_the_windows_of_a_check_that_does_not_get_through(tmp_path):
    gold = "  - {name: Gold, STEPSwidths: [400, 800], golden: true}\n"
    file, golden = written(tmp_path, gold.replace("STEPS", "")), tmp_path / "mail.golden.txt"
    assert check(file, "--update").returncode == 0
    before = golden.read_text()
    written(tmp_path, gold.replace("STEPS", "steps: [{tap: nowhere}], "))
    result = check(file, "--update")
    assert (result.returncode, golden.read_text()) == (1, before)
    assert result.stderr == f"Wrote {golden}: 2 windows, 0 changed.\nThe check Gold failed, so its recorded windows stay as they are.\n"


def test_recorded_windows_of_a_check_that_is_gone_fail_until_the_update(tmp_path):
    file = written(tmp_path, "  - {name: Old, widths: [400, 800], golden: true}\n")
    assert check(file, "--update").returncode == 0
    for checks in ("  - {name: New, widths: [400, 800], golden: true}\n", PASSING):
        written(tmp_path, checks)
        result = check(file)
        assert result.returncode == 1
        assert "The golden file has 2 windows of this check, and no golden check has its name." in result.stdout
    assert check(file, "--update").stderr == f"Wrote {tmp_path}/mail.golden.txt: 0 windows, 2 changed.\n"
    assert check(file).returncode == 0


def test_a_directory_stands_for_its_files(tmp_path):
    written(tmp_path, PASSING, "one.yaml")
    written(tmp_path, PASSING, "two.yml")
    (tmp_path / "other.txt").write_text("no checks")
    assert check(cwd=tmp_path).stdout.endswith("2 checks in 402 windows, all passed.\n")
    (tmp_path / "empty").mkdir()
    assert check("empty", cwd=tmp_path).returncode == 2


def test_a_scenario_file_has_its_own_checks(tmp_path):
    (tmp_path / "app.yaml").write_text(
        "format: 1\ntitle: App\nroot: {split: {id: split, primary: a, secondary: b}}\n"
        "controllers: {a: {screen: {content: {placeholder: {title: A}}}}, b: {screen: {content: {placeholder: {title: B}}}}}\n"
        "checks:\n  - {name: Regular, widths: 1000, expect: {split.isCollapsed: false}}\n"
    )
    assert check("app.yaml", cwd=tmp_path).returncode == 0
    written(tmp_path, "  - {name: Compact, widths: 400, expect: {split.isCollapsed: true}}\n", "more.yaml", scene="app.yaml")
    assert check("more.yaml", cwd=tmp_path).returncode == 0
    assert check(tmp_path / "more.yaml").returncode == 0


@pytest.mark.parametrize("jobs", [1, 2, 7])
def test_the_number_of_jobs_changes_no_result(tmp_path, jobs):
    file = written(tmp_path, (PASSING + FAILING) * 4)
    pictures = ["--pictures", tmp_path]
    assert check(file, "--jobs", jobs, *pictures).stdout == check(file, "--jobs", 3, *pictures).stdout


def test_watching_runs_again_when_a_file_is_saved(tmp_path):
    file = written(tmp_path, PASSING)
    process = subprocess.Popen([BINARY, "check", str(file), "--watch"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert until(process, "all passed")
        written(tmp_path, FAILING)
        assert until(process, "1 failed")
    finally:
        process.kill()
        process.wait()


def test_watching_follows_the_scene_and_the_golden_file(tmp_path):
    (tmp_path / "apps").mkdir()
    (tmp_path / "checks").mkdir()
    app = tmp_path / "apps/app.yaml"
    text = (
        "format: 1\ntitle: App\nroot: {split: {id: split, primary: a, secondary: b}}\n"
        "controllers: {a: {screen: {content: {placeholder: {title: A}}}}, b: {screen: {content: {placeholder: {title: B}}}}}\n"
    )
    app.write_text(text)
    check_file = written(tmp_path / "checks", "  - {name: Sides, widths: 1000, golden: true}\n", "app.yaml", scene="../apps/app.yaml")
    assert check(check_file, "--update").returncode == 0
    command = [BINARY, "check", str(check_file), "--watch", "--pictures", str(tmp_path / "pictures")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert until(process, "all passed")
        app.write_text(text.replace("secondary: b", "secondary: b, properties: {preferredDisplayMode: secondaryOnly}"))
        assert until(process, "1 failed")
        assert check(check_file, "--update").returncode == 0
        assert until(process, "all passed")
    finally:
        process.kill()
        process.wait()


def test_a_directory_can_have_the_files_of_other_programs(tmp_path):
    written(tmp_path, PASSING, "ours.yaml")
    (tmp_path / "compose.yaml").write_text("services:\n  web: {image: x}\n")
    (tmp_path / "several.yml").write_text("a: 1\n---\nb: 2\n")
    (tmp_path / "ci.yml").write_text("on: push\npermissions:\n  checks: write\n  format: x\n")
    (tmp_path / "broken.yaml").write_text("a: [\n")
    result = check(cwd=tmp_path)
    assert result.returncode == 0
    assert result.stderr == "Left out, because they have no checks: broken.yaml, ci.yml, compose.yaml, several.yml.\n"
    assert result.stdout.endswith("1 check in 201 windows, all passed.\n")
    # A mistake in one of ours is still an error, also one in the key that says that it is ours.
    written(tmp_path, "  - {name: x}\n", "wrong.yaml")
    assert check(cwd=tmp_path).returncode == 2
    (tmp_path / "wrong.yaml").write_text("scene: lab\nchecks: []\n")
    result = check(cwd=tmp_path)
    assert result.returncode == 2 and "wrong.yaml:1:1: error: format is missing. The version of the format: `format: 1`." in result.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("format: 1\nscene: mial\nchecks: [{name: a, expect: {window.width: 1}}]\n", "wrong.yaml:2:8: error: There is no scene mial. Did you mean mail? "),
        ("format: 1\nscen: mail\nchecks: [{name: a, expect: {window.width: 1}}]\n", "wrong.yaml:2:1: error: A file of checks has no scen. Did you mean scene?"),
        ("format: 1\nscene: mail\nchecks: []\n", "wrong.yaml:3:9: error: The file has no checks."),
    ],
)
def test_a_file_about_nothing_names_the_word(tmp_path, text, sentence):
    (tmp_path / "wrong.yaml").write_text(text)
    result = check("wrong.yaml", cwd=tmp_path)
    assert result.returncode == 2 and sentence in result.stdout


def test_a_directory_takes_no_links_and_names_them(tmp_path):
    (tmp_path / "checks").mkdir()
    written(tmp_path / "checks", PASSING, "ours.yaml")
    outside = written(tmp_path, FAILING, "outside.yaml")
    link = tmp_path / "checks/link.yaml"
    link.symlink_to(outside)
    (tmp_path / "checks/nowhere.yml").symlink_to("nothing")
    os.mkfifo(tmp_path / "checks/pipe.yaml")
    result = check("checks", cwd=tmp_path)
    assert result.returncode == 0
    assert result.stdout.endswith("1 check in 201 windows, all passed.\n")
    names = "checks/link.yaml, checks/nowhere.yml, checks/pipe.yaml"
    assert result.stderr == f"Left out, because they are links or no plain files: {names}.\n"
    # Who names a link means the file.
    assert check(link).returncode == 1


def test_names_beyond_twenty_are_counted(tmp_path):
    written(tmp_path, PASSING, "ours.yaml")
    for number in range(23):
        (tmp_path / f"other-{number:02}.yaml").write_text("a: 1\n")
    assert check(tmp_path).stderr.endswith("other-19.yaml and 3 more.\n")


def test_a_directory_with_more_files_than_a_server_reads_is_an_error(tmp_path):
    for number in range(500):
        (tmp_path / f"other-{number:03}.yaml").write_text("a: 1\n")
    written(tmp_path, PASSING, "ours.yaml")
    result = check(tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert "has 501 files" in result.stderr and "at most 500" in result.stderr
    (tmp_path / "other-000.yaml").unlink()
    assert check(tmp_path).returncode == 0


def until(process, words):
    return any(words in line for line in iter(process.stdout.readline, ""))


@pytest.mark.parametrize("file", sorted((ROOT / "Examples/Checks").glob("*.yaml")), ids=lambda file: file.stem)
@pytest.mark.timeout(11 * DEADLINE)
def test_every_article_is_as_its_checks_expect(file):
    # A file has up to 24,000 windows, of which a debug build reads each twice.
    result = check(file, timeout=10 * DEADLINE)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("expectation", "is_valid"),
    [
        ({"window.horizontalSizeClass": "compact"}, True), ({"window.horizontalSizeClass": "compakt"}, False),
        ({"window.horizontalSizeClass": {"isNot": "compakt"}}, False), ({"split.displayMode": {"oneOf": ["secondaryOnly", "oneOverSecondary"]}}, True),
        ({"split.displayMode": {"oneOf": ["secondaryOnly", "twoBesidesSecondary"]}}, False), ({"split.displayMode": {"glob": "one*"}}, True),
        ({"split.isCollapsed": "no"}, False), ({"split.isCollapsed": {"is": True}}, True), ({"split.columns": {"contains": "primry"}}, False),
        ({"split.columns": ["primary", "secondary"]}, True), ({"any": [{"split.isCollapsed": 1}, {"window.width": 5}]}, False),
        ({"anything.else": "compakt"}, True), ({"split.primary.width": {"atLeast": 300}}, True),
    ],
)  # fmt: skip
def test_the_schema_refuses_the_values_that_a_fact_never_has(expectation, is_valid):
    schema = json.loads((ROOT / "docs/scenario.schema.json").read_text(encoding="utf-8"))
    file = {"format": 1, "scene": "mail", "checks": [{"name": "a", "widths": 500, "expect": expectation}]}
    assert jsonschema.validators.validator_for(schema)(schema).is_valid(file) == is_valid
