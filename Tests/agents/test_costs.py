"""How much an agent reads. A token has about four bytes."""

#: Calls of a typical conversation, in their order, and the most bytes of the answer. The figures are those of our outlines and a tenth
#: more: an answer that grows should have a reason.
CALLS = [
    ("list_scenes", {}, 1200),
    ("list_scenes", {"scene": "mail"}, 800),
    ("list_devices", {"matching": "ipad-pro-11"}, 850),
    ("list_devices", {"device": "ipad-pro-11-m4"}, 750),
    ("open", {"scene": "mail", "window": {"width": 1180, "height": 820}}, 3300),
    # The same columns in other widths: the targets are as before.
    ("resize", {"width": 1000, "height": 820}, 1100),
    ("resize", {"width": 678, "height": 820}, 2200),
    ("resize", {"width": 400, "height": 820}, 1800),
    ("tap", {"target": "mailboxes/inbox"}, 1850),
    ("explain", {"target": "split.primary"}, 1050),
    ("facts", {"target": "split.supplementary"}, 100),
    ("sweep", {"from": 320, "to": 1366, "height": 820}, 1250),
    ("describe_format", {}, 1400),
    ("describe_format", {"part": "Taps"}, 1050),
    ("close", {}, 20),
]


def test_a_conversation_costs_little(talk):
    async def conversation(agent):
        sizes = [(tool, len((await agent.call(tool, **arguments)).encode()), most) for tool, arguments, most in CALLS]
        assert [one for one in sizes if one[1] > one[2]] == []
        # A limit that is never near says nothing.
        assert [one for one in sizes if one[1] < one[2] * 0.6] == []

    talk(conversation)


def test_the_list_of_tools_costs_little(talk):
    """A client puts the tools before every conversation."""

    async def conversation(agent):
        tools = (await agent.client.list_tools()).tools
        assert sum(len(tool.model_dump_json(exclude_none=True).encode()) for tool in tools) <= 22_000

    talk(conversation)
