"""The guide for agents shows configurations that start the command, and results that the command returns."""

import asyncio
import json
import re
import shlex

import pytest

from conftest import BINARY, ROOT, connected

GUIDE = (ROOT / "docs/agents.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def calls(example):
    """The calls of an example: tool, arguments, and the result. The name `reader.yaml` stands for the text in the guide."""
    (reader,) = blocks("yaml")
    for part in re.split(r"^> ", example, flags=re.MULTILINE)[1:]:
        first, _, result = part.partition("\n")
        tool, _, arguments = first.partition(" ")
        arguments = json.loads(arguments)
        yield tool, {**arguments, "yaml": reader} if arguments.get("yaml") == "reader.yaml" else arguments, result.rstrip("\n")


@pytest.mark.parametrize("number", [0, 1])
def test_the_examples_return_what_the_guide_shows(number):
    example = blocks("agent")[number]

    async def main():
        async with connected("auto") as agent:
            return [(tool, arguments, (await agent.call(tool, **arguments)).rstrip("\n")) for tool, arguments, _ in calls(example)]

    assert len(blocks("agent")) == 2
    assert asyncio.run(main()) == list(calls(example))


def test_the_agents_own_app_is_checked_red_and_green():
    results = [result for tool, _, result in calls(blocks("agent")[1]) if tool == "check"]
    assert [result.splitlines()[-1] for result in results] == [
        "1 check in 2093 windows, 1 failed.",
        "1 check in 2093 windows, all passed.",
    ]


def test_every_configuration_starts_the_command():
    configurations = [json.loads(block) for block in blocks("json")]
    servers = [servers["split-preview"] for one in configurations for servers in one.values()]
    assert len(servers) == 2
    for server in servers:
        assert server["command"].endswith("/.build/release/split-preview") and server["args"] == ["mcp"]
    (line,) = (line for block in blocks("console") for line in block.splitlines() if line.startswith("$ claude mcp add"))
    name, command, argument = shlex.split(line)[-4], shlex.split(line)[-2], shlex.split(line)[-1]
    assert (name, command, argument) == ("split-preview", servers[0]["command"], "mcp")
    assert BINARY.endswith("/split-preview")


def test_the_guide_names_every_tool_and_no_other():
    async def main():
        async with connected("auto") as agent:
            return {tool.name for tool in (await agent.client.list_tools()).tools}

    table = GUIDE.split("## The tools")[1].split("\n\n")[1]
    rows = [row.split("|")[1] for row in table.splitlines()[2:]]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == asyncio.run(main())


def test_the_guide_says_how_long_an_outline_is():
    async def main():
        async with connected("auto") as agent:
            await agent.call("open", scene="mail", window={"width": 1194, "height": 834})
            return len((await agent.call("outline")).encode())

    said = int(re.search(r"has about ([\d,]+) bytes", GUIDE)[1].replace(",", ""))
    assert abs(asyncio.run(main()) - said) < 150
