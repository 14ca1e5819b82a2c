"""The schemas of the tools say what the tools take."""

import asyncio

import pytest
from jsonschema import Draft202012Validator

from conftest import connected

#: A call of every tool that succeeds after `open`.
EXAMPLES = {
    "list_scenes": {"scene": "lab"},
    "list_devices": {"device": "ipad-9"},
    "describe_format": {"part": "Taps"},
    "add_scene": {"name": "mine"},
    "check": {"yaml": "format: 1\nscene: lab\nchecks: [{name: a, expect: {window.width: {moreThan: 1}}}]"},
    "open": {"scene": "lab", "options": {"style": "tripleColumn"}, "window": {"width": 900, "height": 700}},
    "close": {"preview": "lab-1"},
    "outline": {"full": True},
    "picture": {"format": "svg"},
    "facts": {"target": "split"},
    "resize": {"width": 800, "height": 600, "safeArea": [20, 0, 0, 0]},
    "rotate": {"to": "portrait"},
    "arrange": {"arrangement": "full", "side": "left"},
    "traits": {"userInterfaceStyle": "dark"},
    "background": {"snapshots": [{"width": 320, "height": 700, "userInterfaceStyle": "dark"}]},
    "foreground": {},
    "tap": {"x": 10, "y": 10},
    "swipe": {"direction": "right", "x": 1, "y": 300},
    "scroll": {"target": "messages/pane", "x": 0, "y": 40},
    "drag": {"target": "split/primary/edge", "x": 300, "phase": "began"},
    "edit": {"target": "compose/subject", "text": "Boats"},
    "set": {"target": "split", "properties": {"presentsWithGesture": False}},
    "properties": {"target": "split"},
    "find": {"target": "messages/pane", "text": "boats", "after": "messages/tide-tables", "backwards": True},
    "perform": {"target": "split", "action": "hideColumn", "arguments": {"column": "primary"}},
    "sweep": {"from": 600, "to": 620, "height": 700, "profile": "ios18"},
    "explain": {"target": "split"},
    "audit": {"from": 600, "to": 601, "height": 700},
    "export": {},
}

#: Values of every type of JSON, and numbers around the limits.
VALUES = [None, True, 0, -1, 0.05, 0.5, 5, 1e9, -1e9, "", "x", [], [1], [{}], ["a", 1], {}, {"a": 1}]


async def open_for(agent, tool):
    """Opens a preview in which the example of a tool succeeds."""
    if tool in ("scroll", "edit", "find"):
        await agent.call("open", scene="mail", device="ipad-pro-11-m4")
        if tool == "edit":
            await agent.call("tap", target="message/compose")
    elif tool not in ("list_scenes", "list_devices", "describe_format", "open"):
        await agent.call("open", scene="lab", device="ipad-pro-11-m4")


async def tools_of(agent):
    return {tool.name: tool for tool in (await agent.client.list_tools()).tools}


def arrays(schema):
    """The arrays in a schema, wherever they are."""
    if isinstance(schema, dict) and schema.get("type") == "array":
        yield schema
    inner = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    for part in inner:
        yield from arrays(part)


def with_agent(conversation):
    async def main():
        async with connected("auto") as agent:
            return await conversation(agent)

    return asyncio.run(main())


def test_every_tool_has_a_valid_schema_and_a_summary():
    async def conversation(agent):
        tools = await tools_of(agent)
        assert set(tools) == set(EXAMPLES)
        for name, tool in tools.items():
            Draft202012Validator.check_schema(tool.input_schema)
            assert tool.description, name
            # Some clients follow no references, and refuse an array that does not say what is in it.
            assert "$ref" not in str(tool.input_schema), name
            assert all("items" in schema for schema in arrays(tool.input_schema)), name
            assert tool.annotations.open_world_hint is False

    with_agent(conversation)


@pytest.mark.parametrize("tool", EXAMPLES)
def test_a_tool_takes_its_example_and_nothing_that_its_schema_refuses(tool):
    async def conversation(agent):
        await open_for(agent, tool)
        schema = (await tools_of(agent))[tool].input_schema
        validator = Draft202012Validator(schema)
        for arguments in [{**EXAMPLES[tool], "other": 1}, *wrong_arguments(EXAMPLES[tool], schema)]:
            if not validator.is_valid(arguments):
                sentence = await agent.failure(tool, **arguments)
                assert 10 < len(sentence) < 500
        assert validator.is_valid(EXAMPLES[tool])
        assert not (await agent.result(tool, **EXAMPLES[tool])).is_error

    with_agent(conversation)


def wrong_arguments(example, schema):
    """The example with another value for each parameter in turn, also inside of objects, and without each."""
    for name, inner in schema.get("properties", {}).items():
        yield {key: value for key, value in example.items() if key != name}
        for value in VALUES:
            yield {**example, name: value}
        if isinstance(example.get(name), dict) and "properties" in inner:
            for value in wrong_arguments(example[name], inner):
                yield {**example, name: value}


@pytest.mark.parametrize("tool", EXAMPLES)
def test_a_tool_knows_every_choice_of_its_schema(tool):
    async def conversation(agent):
        await open_for(agent, tool)
        for name, inner in (await tools_of(agent))[tool].input_schema.get("properties", {}).items():
            for choice in inner.get("enum", []):
                result = await agent.result(tool, **{**EXAMPLES[tool], name: choice})
                text = result.content[0].text if result.content[0].type == "text" else ""
                assert not (result.is_error and text.startswith(f"{name} is ")), text

    with_agent(conversation)
