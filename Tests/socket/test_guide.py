"""The guide to scenario files: what it tells somebody to write does what it says."""

import json
import re
import subprocess

from conftest import BINARY, DEADLINE, ROOT


def check(folder):
    return subprocess.run([BINARY, "check", "my-app.yaml"], cwd=folder, capture_output=True, text=True, timeout=DEADLINE)


def blocks():
    """The YAML of the guide's first part, in its order."""
    guide = (ROOT / "docs/scenarios.md").read_text()
    part = guide.split("## In ten minutes")[1].split("\n## ")[0]
    return re.findall(r"```yaml\n(.*?)```", part, re.DOTALL)


def test_the_app_of_the_guide_is_green_and_then_red(tmp_path):
    file = tmp_path / "my-app.yaml"
    file.write_text("".join(blocks()))
    green = check(tmp_path)
    assert (green.returncode, green.stderr) == (0, "")
    assert "1 check in 2093 windows, all passed." in green.stdout
    file.write_text("".join(blocks()).replace("{atLeast: 320}", "{atLeast: 500}"))
    red = check(tmp_path)
    assert red.returncode == 1
    assert "split.secondary.width is at least 500, at " in red.stdout


def section(heading):
    """The YAML of a section of the guide that has one example."""
    return re.search(r"```yaml\n(.*?)```", (ROOT / "docs/scenarios.md").read_text().split(f"### {heading}\n")[1], re.DOTALL)[1]


def checks_of(lines):
    return "checks:\n" + "".join(f"  - {line}\n" for line in lines)


def test_the_delegate_of_the_guide_keeps_the_tab_bar_until_a_book_is_chosen(tmp_path):
    app, expectations = "".join(blocks()).split("checks:\n")
    app = re.sub(r"root:\n.*?(?=controllers:)", lambda _: section("The delegate"), app, flags=re.DOTALL)
    expectations += """  - name: A chosen book stays
    steps: [{tap: books/1-1}, {resize: {width: 400, height: 800}}]
    expect: {tabs.isVisible: false, page.isVisible: true}
"""
    (tmp_path / "my-app.yaml").write_text(f"{app}checks:\n{expectations}")
    result = check(tmp_path)
    assert (result.returncode, result.stderr) == (0, ""), result.stdout


def test_content_is_shared_and_elements_are_named_as_the_guide_says(tmp_path):
    shared = section("Sharing content").replace("{title: Novels}", "{title: Novels, id: novels, tap: {showColumn: secondary}}")
    shared = shared.replace("{title: Poems}", "{title: Poems, tap: {choose: {screen: page, content: cover}}}")
    app = f"""format: 1
title: Shared
navigationDefaults: {{isToolbarHidden: false}}
root: {{split: {{id: split, primary: shelves, secondary: page, compact: tabs}}}}
{shared}
  tabs: {{tabs: {{tabs: [{{navigation: {{stack: [shelvesTab]}}}}, {{navigation: {{stack: [search]}}}}]}}}}
  search: {{screen: {{content: {{placeholder: {{title: Search}}}}}}}}
  page:
    screen:
      toolbar: [{{title: Share, tap: {{present: {{controller: form}}}}}}]
      contents:
        cover: {{placeholder: {{title: Cover}}}}
  form: {{screen: {{contents: {{one: {{form: {{sections: [{{rows: [{{title: Sent, isOn: true}}]}}]}}}}}}}}}}
"""
    expected = [
        "{name: Row, steps: [{tap: shelves/novels}, {tap: shelves/1-2}], expect: {page.isVisible: true}}",
        "{name: Toolbar, steps: [{tap: page/toolbar-1}, {tap: form/one/1-1}], expect: {form.isVisible: true}}",
        "{name: Tab, steps: [{resize: {width: 400, height: 800}}, {tap: shelvesTab/1-2}, {tap: 'tabs/item-nav:search'}], expect: {search.isVisible: true}}",
    ]
    (tmp_path / "my-app.yaml").write_text(app + checks_of(expected))
    result = check(tmp_path)
    assert (result.returncode, result.stderr) == (0, ""), result.stdout


def test_a_file_has_no_badges_and_compares_no_facts_as_the_guide_says(tmp_path):
    app = "".join(blocks())
    (tmp_path / "my-app.yaml").write_text(app.replace("tab: {image: book}", "tab: {image: book, badge: 3}"))
    assert "A tab item has no badge." in check(tmp_path).stdout
    (tmp_path / "my-app.yaml").write_text(app.replace("{atLeast: 320}", "{moreThan: split.primary.width}"))
    assert "It must be a number" in check(tmp_path).stdout


def test_the_example_of_the_guide_to_checks_is_green(tmp_path):
    guide = (ROOT / "docs/checks.md").read_text()
    (tmp_path / "my-app.yaml").write_text(re.search(r"```yaml\n(.*?)```", guide, re.DOTALL)[1])
    assert check(tmp_path).returncode == 0


def schema_keys():
    """All keys and words of the schema."""
    schema = json.loads(subprocess.run([BINARY, "schema"], capture_output=True, text=True, timeout=DEADLINE, check=True).stdout)
    keys = set()

    def note(part):
        if isinstance(part, list):
            for element in part:
                note(element)
        elif isinstance(part, dict):
            keys.update(part.get("properties", {}))
            keys.update(word for word in part.get("enum", []) if isinstance(word, str))
            note(list(part.values()))

    note(schema)
    return keys


def table_cells(guide):
    """The first and the second cells of the rows of the tables, except for those about names of elements."""
    for row in re.findall(r"^\| (.*?) \| (.*) \|$", guide.split("### Ids")[0] + guide.split("## Taps")[1], re.MULTILINE):
        yield from row


def test_every_key_that_the_guide_names_is_in_the_schema():
    guide, keys = (ROOT / "docs/scenarios.md").read_text(), schema_keys()
    cells = list(table_cells(guide))
    questions = re.search(r"The questions are (.*?)\.\n", guide, re.DOTALL)[1]
    named = [word for text in (*cells, questions) for word in re.findall(r"`([a-zA-Z]+)(?:: [a-z]+)?`", text)]
    assert len(named) > 80
    # A name of a controller or of a file's own is no key.
    assert {word for word in named if word not in keys} <= OTHERS


# Words in the tables that stand for what an author writes.
OTHERS = set()
