"""An agent that previews an app of its own: it describes the app, looks at it, and checks it."""

import json
import re
import subprocess

import pytest
from mcp import MCPError

from conftest import BINARY, ROOT

SCHEMA = json.loads((ROOT / "docs/scenario.schema.json").read_text(encoding="utf-8"))

APP = """format: 1
title: Reader
root:
  split:
    id: split
    style: tripleColumn
    primary: shelves
    supplementary: books
    secondary: page
    compact: tabs
controllers:
  shelves: {screen: {title: Shelves, content: {list: {style: sidebar, rows: [{title: Novels, tap: {showColumn: supplementary}}]}}}}
  books: {screen: {title: Books, content: {list: {rows: [{title: Walden, tap: {showColumn: secondary}}]}}}}
  page: {screen: {title: Page, content: {text: {paragraphs: I went to the woods.}}}}
  tabs:
    tabs:
      tabs:
        - {navigation: {title: Library, tab: {image: book}, stack: [{screen: {title: Library, content: {placeholder: {title: Library}}}}]}}
        - {navigation: {title: Search, tab: {image: magnifyingglass}, stack: [{screen: {title: Search, content: {placeholder: {title: Search}}}}]}}
"""
CHECKS = """format: 1
scene: reader
checks:
  - name: The tab bar is for compact widths
    widths: {from: 320, to: 1366, step: 1}
    expect:
      - {if: {window.horizontalSizeClass: compact}, then: {tabs.isVisible: true}, else: {tabs.isVisible: false}}
      - {if: {window.horizontalSizeClass: regular}, then: {page.isVisible: true}}
      - {split.secondary.width: {atLeast: LEAST}}
"""


def test_an_agent_adds_an_app_sees_it_adapt_and_checks_it_red_and_green(talk):
    async def conversation(agent):
        fault = await agent.failure("add_scene", name="reader", yaml=APP.replace("primary: shelves", "primary: shelfs"))
        assert fault == "reader:7:14: error: There is no controller shelfs. Did you mean shelves?"
        assert (await agent.call("add_scene", name="reader", yaml=APP)).startswith("reader can be opened.")
        wide = await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        assert "nav:shelves" in wide
        narrow = await agent.call("resize", width=600, height=820)
        assert "collapsed" in narrow and "tabs" in narrow
        red = await agent.call("check", yaml=CHECKS.replace("LEAST", "500"))
        assert "FAILED  The tab bar is for compact widths" in red and "split.secondary.width is at least 500, at " in red
        green = await agent.call("check", yaml=CHECKS.replace("LEAST", "320"))
        assert green.endswith("1 check in 1047 windows, all passed.\n")
        assert "reader" in await agent.call("list_scenes")

    talk(conversation)


def test_a_scene_that_is_added_again_replaces_the_one_before(talk):
    async def conversation(agent):
        await agent.call("add_scene", name="reader", yaml=APP)
        await agent.call("add_scene", name="reader", yaml=APP.replace("title: Books", "title: All Books"))
        assert "All Books" in await agent.call("open", scene="reader")
        assert "already a scene named mail" in await agent.failure("add_scene", name="mail", yaml=APP)

    talk(conversation)


def test_without_a_text_there_is_a_file_to_begin_with(talk):
    async def conversation(agent):
        template = await agent.call("add_scene", name="my-notes")
        assert "title: My Notes" in template
        assert (await agent.call("add_scene", name="my-notes", yaml=template)).startswith("my-notes can be opened.")
        assert (await agent.call("check", yaml=template)).endswith("all passed.\n")

    talk(conversation)


def test_checks_that_would_take_too_long_are_refused(talk):
    async def conversation(agent):
        many = "format: 1\nscene: mail\nchecks: [{name: a, widths: {from: 1, to: 20000}, expect: {window.width: {atLeast: 1}}}]"
        assert "at most 20000" in await agent.failure("check", yaml=many)
        assert "There is no scene named nothing" in await agent.failure("check", yaml=many.replace("mail", "nothing"))

    talk(conversation)


def test_an_agent_sees_files_that_are_saved_while_it_works(talk, tmp_path):
    async def conversation(agent):
        assert "reader" not in await agent.call("list_scenes")
        file = tmp_path / "reader.yaml"
        file.write_text(APP)
        assert "Reader" in await agent.call("list_scenes")
        assert "Books" in await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        save(file, APP.replace("title: Books", "title: All Books"))
        assert "All Books" in await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        save(file, APP.replace("primary: shelves", "primary: shelfs"))
        listed = await agent.call("list_scenes")
        assert f"{file}:7:14: error: There is no controller shelfs. Did you mean shelves?" in listed
        # The last version without a fault stays, and so does an app that the agent has added.
        assert "All Books" in await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        await agent.call("add_scene", name="own", yaml=APP)
        save(file, APP)
        assert "Books" in await agent.call("open", scene="own", window={"width": 1180, "height": 820})

    talk(conversation, "--scenarios", str(tmp_path))


def test_an_open_preview_follows_its_file_and_keeps_its_place(talk, tmp_path):
    file = tmp_path / "reader.yaml"
    file.write_text(APP)
    news = "reader-1: its file was saved, and this is the new version at the same place."

    async def conversation(agent):
        await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        changed = await agent.call("set", target="split", properties={"minimumPrimaryColumnWidth": 400, "maximumPrimaryColumnWidth": 400})
        assert "primary width 400" in changed
        narrow = await agent.call("resize", width=600, height=820)
        assert "tabs" in narrow
        save(file, APP.replace("title: Library, tab", "title: My Library, tab"))
        outline = await agent.call("outline")
        assert outline.startswith(news + "\nreader-1") and "My Library" in outline and "600" in outline
        assert news not in await agent.call("outline")
        # A fault is named once, by whatever answer comes next, and the preview stays.
        save(file, APP.replace("primary: shelves", "primary: shelfs"))
        told = await agent.call("list_devices", matching="mini")
        fault = f"{file}:7:14: error: There is no controller shelfs. Did you mean shelves?"
        assert told.startswith(f"reader-1: the last version without a fault stays. {fault}\n")
        kept = await agent.call("resize", width=1180, height=820)
        assert "shelfs" not in kept and "Books" in kept and "primary width 400" in kept
        save(file, APP.replace("title: Books", "title: All Books"))
        missed = await agent.failure("tap", target="nobody")
        assert missed.startswith(news + "\n") and "nobody" in missed
        assert "All Books" in await agent.call("outline")

    talk(conversation, "--scenarios", str(tmp_path))


def test_the_new_version_of_a_file_has_what_the_user_has_chosen(talk, tmp_path):
    file = tmp_path / "reader.yaml"
    file.write_text(APP)

    async def conversation(agent):
        await agent.call("open", scene="reader", window={"width": 600, "height": 820})
        await agent.call("set", target="tabs", properties={"selectedIndex": 1})
        before = await agent.call("outline")
        save(file, APP.replace("title: Books", "title: All Books"))
        assert (await agent.call("outline")).split("\n", 1)[1] == before

    talk(conversation, "--scenarios", str(tmp_path))


def save(file, text):
    """Saves a file as editors do: in place of the old one, at once."""
    file.with_suffix(".new").write_text(text)
    file.with_suffix(".new").rename(file)


def test_golden_checks_are_named_and_links_name_no_server(talk):
    checks = CHECKS.replace("LEAST", "500") + "  - {name: Geometry, widths: {from: 320, to: 330}, golden: true}\n"

    async def conversation(agent):
        await agent.call("add_scene", name="reader", yaml=APP)
        text = await agent.call("check", yaml=checks)
        assert "Not run: Geometry." in text
        assert "open with split-preview serve, at ?scene=reader&" in text and "8080" not in text

    talk(conversation)


def test_the_golden_checks_of_a_file_run(talk, tmp_path):
    file = tmp_path / "reader.yaml"
    file.write_text(APP + "checks:\n  - {name: Geometry, widths: {from: 1180, to: 1190}, golden: true}\n")

    async def conversation(agent):
        missing = await agent.call("check", scene="reader")
        assert "reader.golden.txt" in missing and f"`split-preview check {file} --update` writes it." in missing
        subprocess.run([BINARY, "check", file, "--update"], check=True, capture_output=True)
        assert (await agent.call("check", scene="reader")).endswith("1 check in 21 windows, all passed.\n")
        # The file is read as it is now.
        save(file, file.read_text().replace("primary: shelves", "properties: {minimumPrimaryColumnWidth: 400, maximumPrimaryColumnWidth: 400}\n    primary: shelves"))
        changed = await agent.call("check", scene="reader")
        assert "1 check in 21 windows, 1 failed" in changed and "nav:shelves/pane" in changed, changed
        save(file, file.read_text().replace("checks:", "chekcs:"))
        assert "chekcs" in await agent.failure("check", scene="reader")

    talk(conversation, "--scenarios", str(tmp_path))


def test_the_checks_of_a_scene_take_a_file_with_checks(talk, tmp_path):
    (tmp_path / "reader.yaml").write_text(APP)
    (tmp_path / "broken.yaml").write_text(APP.replace("primary: shelves", "primary: shelfs"))

    async def conversation(agent):
        assert "reader.yaml has no checks." in await agent.failure("check", scene="reader")
        assert "mail is a scene without a file." in await agent.failure("check", scene="mail")
        assert "broken.yaml:7:14: error: There is no controller shelfs." in await agent.failure("check", scene="broken")
        assert await agent.failure("check", scene="raeder") == "There is no scene named raeder. Did you mean reader?"
        for arguments in ({}, {"scene": "reader", "yaml": APP}):
            assert await agent.failure("check", **arguments) == "Give either yaml, or the scene whose file has the checks."

    talk(conversation, "--scenarios", str(tmp_path))


def test_open_names_the_fault_that_its_file_has(talk, tmp_path):
    file = tmp_path / "reader.yaml"
    file.write_text(APP)

    async def conversation(agent):
        await agent.call("list_scenes")
        save(file, APP.replace("primary: shelves", "primary: shelfs"))
        fault = f"{file}:7:14: error: There is no controller shelfs. Did you mean shelves?"
        opened = await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        assert opened.startswith(f"reader: this is the last version without a fault. {fault}\nreader-1")
        again = await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        assert fault in again
        assert fault not in await agent.call("outline")
        save(file, APP)
        assert fault not in await agent.call("open", scene="reader", window={"width": 1180, "height": 820})

    talk(conversation, "--scenarios", str(tmp_path))


def test_an_agent_learns_the_format_and_the_names_of_facts_from_the_tools(talk):
    async def conversation(agent):
        parts = await agent.call("describe_format")
        assert {"  Controllers", "  Taps", "  Expectations"} <= set(parts.splitlines())
        assert "`showColumn`" in await agent.call("describe_format", part="Taps")
        definition = json.loads((await agent.call("describe_format", part="Comparison")).split("\n", 1)[1])
        assert definition == SCHEMA["$defs"]["Comparison"]
        await agent.call("add_scene", name="reader", yaml=APP)
        await agent.call("open", scene="reader", window={"width": 1180, "height": 820})
        width = re.search(r", width ([\d.]+),", await agent.call("facts", target="split.secondary"))[1]
        check = f"format: 1\nscene: reader\nchecks: [{{name: a, widths: 1180, height: 820, expect: {{split.secondary.width: {width}}}}}]"
        assert (await agent.call("check", yaml=check)).endswith("all passed.\n")

    talk(conversation)


def test_the_resources_are_the_documents(talk):
    async def conversation(agent):
        listed = (await agent.client.list_resources()).resources
        assert [resource.name for resource in listed] == ["scenarios.md", "checks.md", "scenario.schema.json"]
        for resource in listed:
            (content,) = (await agent.client.read_resource(resource.uri)).contents
            assert content.text == (ROOT / "docs" / resource.name).read_text(encoding="utf-8")
            assert (content.uri, content.mime_type) == (resource.uri, resource.mime_type)
        assert (await agent.client.list_resource_templates()).resource_templates == []
        with pytest.raises(MCPError, match=r"There is no document split-preview://docs/check.md\. Did you mean"):
            await agent.client.read_resource("split-preview://docs/check.md")

    talk(conversation)
