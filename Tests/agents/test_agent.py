"""An agent at work, with the official client of the protocol."""

import base64
import io
import xml.etree.ElementTree as xml

import pytest
from mcp import MCPError
from PIL import Image

from conftest import MODES

LAB = {"scene": "lab", "window": {"width": 1000, "height": 768}}


def section(outline, name):
    """The lines of a section of an outline, without their indent."""
    lines = outline.splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(name))
    rest = lines[start + 1 :]
    end = next((index for index, line in enumerate(rest) if not line.startswith(" ")), len(rest))
    return [line.strip() for line in rest[:end]]


def test_both_ways_to_agree_on_a_version(talk, mode):
    async def conversation(agent):
        assert agent.client.protocol_version == MODES[mode]
        assert agent.client.server_info.name == "split-preview"
        assert "list_scenes" in agent.client.instructions

    talk(conversation)


def test_an_agent_finds_out_why_a_column_has_gone(talk):
    async def conversation(agent):
        assert "lab: Lab." in await agent.call("list_scenes")
        opened = await agent.call("open", **LAB)
        assert opened.startswith("lab-1: lab on ios26\n  1000 x 768 @2x, pad, regular width, regular height\n")
        assert section(opened, "panes") == [
            "primary A in nav:A [10 32 320 721], insets [54 0 10 0], resized by split/primary/edge",
            "secondary B in nav:B [0 0 1000 768], insets [86 330 25 0]",
        ]
        narrow = await agent.call("resize", width=600, height=768)
        assert "split SplitViewController: collapsed, style doubleColumn, shows secondary, columns primary=A secondary=B" in narrow
        assert "delegate splitViewControllerDidCollapse(_:)" in section(narrow, "calls")

        why = await agent.call("explain", target="split.primary")
        assert "The primary column of split is hidden, because split is collapsed, and B is on top of its stack." in why
        assert "The horizontal size class of the window is compact, because the window is that of an iPad app" in why
        assert "Wider, at 667:" in why
        flips = await agent.call("sweep", **{"from": 320, "to": 1000, "height": 768})
        assert "667 to 1000" in flips and "split.isCollapsed: true -> false" in flips

        assert section(narrow, "targets") == ["in nav:A/bar:", "nav:A/back “A”"]
        back = await agent.call("tap", target="nav:A/back")
        assert section(back, "panes") == ["primary A in nav:A [0 0 600 768], insets [86 0 25 0]"]
        assert "unchanged" not in back and "window: as before" not in back
        assert (await agent.call("outline")).startswith(back.split("\ntargets")[0])

    talk(conversation)


def test_an_agent_arranges_a_device_and_goes_to_the_background(talk):
    async def conversation(agent):
        windows = await agent.call("list_devices", device="ipad-pro-11-m4")
        assert "landscape tile-1/2: 600 x 834" in windows
        assert "ipad-pro-11-m5, portrait, full" in await agent.call("open", scene="mail", device="iPad Pro 11")
        opened = await agent.call("open", scene="mail", device="ipad-pro-11-m4")
        assert "ipad-pro-11-m4, portrait, full" in opened
        turned = await agent.call("rotate")
        assert "1210 x 834" in turned and "landscapeLeft, full" in turned
        tile = await agent.call("arrange", arrangement="tile-1/2", side="right")
        assert "600 x 834" in tile and "tile-1/2 right" in tile and "collapsed" in tile
        assert "in the background" in await agent.call("background")
        assert "app is in the background" in await agent.failure("tap", x=10, y=10)
        assert "in the background" not in await agent.call("foreground")

    talk(conversation)


def test_an_agent_sets_and_performs(talk):
    async def conversation(agent):
        await agent.call("open", **LAB)
        assert "preferredDisplayMode = \"automatic\"" in await agent.call("properties", target="split")
        hidden = await agent.call("set", target="split", properties={"preferredDisplayMode": "secondaryOnly"})
        assert "secondaryOnly" in hidden and "shows secondary" in hidden
        assert "shows primary secondary" in await agent.call("perform", target="split", action="showColumn", arguments={"column": "primary"})
        pushed = await agent.call("perform", target="nav:B", action="push", arguments={"controller": "Detail"})
        assert "Detail in nav:B" in pushed
        popped = await agent.call("perform", target="nav:B", action="pop")
        assert "returned: Detail" in popped
        dark = await agent.call("traits", userInterfaceStyle="dark", layoutDirection="rightToLeft")
        assert "layoutDirection rightToLeft; userInterfaceStyle dark" in dark
        assert "UISplitViewController(style: .doubleColumn)" in await agent.call("export")

    talk(conversation)


def test_an_agent_drags_the_edge_of_a_column(talk):
    async def conversation(agent):
        opened = await agent.call("open", **LAB)
        assert "primary A in nav:A [10 32 320 721], insets [54 0 10 0], resized by split/primary/edge" in opened
        for phase, x in [("began", 330), ("changed", 360), ("ended", 380)]:
            dragged = await agent.call("drag", target="split/primary/edge", x=x, phase=phase)
        assert "primary A in nav:A [10 32 370 721]" in dragged

    talk(conversation)


def test_an_agent_writes_into_a_field(talk):
    async def conversation(agent):
        await agent.call("open", scene="mail")
        composing = await agent.call("tap", target="message/compose")
        assert "compose/subject" in composing
        written = await agent.call("edit", target="compose/subject", text="Boats")
        assert "compose/subject “Boats" in written

    talk(conversation)


@pytest.mark.parametrize("scale", [None, 0.5, 2])
def test_a_picture_is_a_png_of_the_window(talk, scale):
    async def conversation(agent):
        await agent.call("open", **LAB)
        result = await agent.result("picture", **({} if scale is None else {"scale": scale}))
        (image,) = result.content
        assert (image.type, image.mime_type) == ("image", "image/png")
        picture = Image.open(io.BytesIO(base64.b64decode(image.data, validate=True)))
        assert picture.size == (1000 * (scale or 1), 768 * (scale or 1))
        assert len(picture.convert("RGB").getcolors(1 << 24)) > 10, "the picture is empty"

    talk(conversation)


def test_a_picture_can_be_svg_with_the_frames_of_the_outline(talk):
    async def conversation(agent):
        await agent.call("open", **LAB)
        (document,) = (await agent.result("picture", format="svg")).content
        assert (document.type, document.resource.mime_type) == ("resource", "image/svg+xml")
        svg = xml.fromstring(document.resource.text)
        assert {"A/pane", "B/pane"} <= {element.get("data-pane") for element in svg.iter()}

    talk(conversation)


def test_a_machine_without_a_program_for_png_says_so(talk):
    async def conversation(agent):
        await agent.call("open", **LAB)
        assert "rsvg-convert (librsvg2-bin)" in await agent.failure("picture")
        assert (await agent.result("picture", format="svg")).content[0].type == "resource"

    talk(conversation, environment={"PATH": "/nowhere"})


def test_a_program_for_png_that_fails_is_an_error_of_the_tool(talk, tmp_path):
    tool = tmp_path / "rsvg-convert"
    tool.write_text("#!/bin/sh\necho this is no answer\nexit 3\n")
    tool.chmod(0o755)

    async def conversation(agent):
        await agent.call("open", **LAB)
        assert await agent.failure("picture") == "rsvg-convert ended with status 3."
        assert (await agent.call("outline")).startswith("lab-1:")

    talk(conversation, environment={"PATH": f"{tmp_path}:/usr/bin:/bin"})


def test_several_previews_are_open_at_a_time(talk):
    async def conversation(agent):
        await agent.call("open", **LAB)
        await agent.call("open", scene="mail")
        assert (await agent.call("outline")).startswith("mail-2:")
        assert (await agent.call("resize", preview="lab-1", width=500, height=700)).startswith("lab-1:")
        assert "1180 x 820" in await agent.call("outline", preview="mail-2")
        assert await agent.call("close", preview="mail-2") == "mail-2 is closed."
        await agent.failure("open", scene="mail", profile="ios1")
        assert (await agent.call("open", scene="mail")).startswith("mail-3:")
        assert await agent.call("close", preview="mail-3") == "mail-3 is closed."
        assert "There is no open preview mail-2. There is lab-1." == await agent.failure("outline", preview="mail-2")

    talk(conversation)


def test_a_mistake_is_told_to_the_model_and_changes_nothing(talk):
    async def conversation(agent):
        await agent.call("open", **LAB)
        before = await agent.call("outline", full=True)
        assert await agent.failure("resize", widht=1, height=1) == "resize has no parameter widht. Did you mean width? It has preview, width, height, safeArea."
        assert await agent.failure("tap", target="nobody") == "There is no element named nobody. There are split/displayModeButtonItem, split, nav:A, A, nav:B and B."
        assert "There is no scene named x." in await agent.failure("open", scene="x")
        assert await agent.failure("open", scene="lab", device="ipad-99") == "There is no device named ipad-99. Did you mean ipad-9?"
        assert await agent.failure("open", scene="lab", options={"stile": 1}) == "The scene lab has no option stile. Did you mean style?"
        unknown = await agent.failure("perform", target="split", action="fly")
        assert unknown.startswith("A SplitViewController has no action fly. There are present, dismiss, show, showDetail, ")
        unknown = await agent.failure("perform", target="split", action="hideColum", arguments={"column": "primary"})
        assert unknown == "A SplitViewController has no action hideColum. Did you mean hideColumn?"
        wrong = await agent.failure("set", target="split", properties={"primaryEdge": "top"})
        assert wrong.endswith('You have given "top".') and "primaryEdge" in wrong
        wrong = await agent.failure("set", target="split", properties={"primaryEdge": "trailng"})
        assert wrong.endswith('You have given "trailng". Did you mean trailing?')
        wrong = await agent.failure("set", target="split", properties={"primaryEgde": "trailing"})
        assert wrong == "A SplitViewController has no property primaryEgde. Did you mean primaryEdge?"
        wrong = await agent.failure("perform", target="split", action="showColumn", arguments={"colum": "primary"})
        assert wrong == "showColumn has no colum. Did you mean column?"
        wrong = await agent.failure("perform", target="split", action="showColumn", arguments={"column": "primry"})
        assert wrong.endswith("Did you mean primary?")
        assert "Did you mean split?" in await agent.failure("explain", target="splt")
        assert (await agent.call("list_devices", device="iPad Pro 11")).startswith("ipad-pro-11-m5")
        assert (await agent.failure("rotate", to="portrat")).endswith("Did you mean portrait?")
        assert (await agent.failure("list_devices", matching="mnii")).endswith("Did you mean mini?")
        assert await agent.failure("arrange", arrangement="split-1/2") == (
            "The window stands on no device's screen. Open the scene with a device."
        )
        assert await agent.failure("check", yaml="format: 1\nscene: lab\nchecks: []") == "The text has no checks."
        with pytest.raises(MCPError) as refused:
            await agent.result("fly")
        assert (refused.value.code, refused.value.message) == (
            -32602,
            "There is no tool fly. The nearest are tap, set and find.",
        )
        assert await agent.call("outline", full=True) == before

    talk(conversation)


def test_a_word_of_another_version_is_refused(talk):
    modes = {"preferredDisplayMode": "twoBesideSecondary"}

    async def conversation(agent):
        refused = await agent.failure("open", scene="lab", profile="ios13", options={"properties": modes})
        assert refused == "preferredDisplayMode is never twoBesideSecondary in ios13. It can be twoBesideSecondary in ios14, ios18 and ios26."
        await agent.call("open", scene="lab", profile="ios13")
        before = await agent.call("outline", full=True)
        for properties in (modes, [{"presentsWithGesture": False}, modes]):
            assert (await agent.failure("set", target="split", properties=properties)).startswith("preferredDisplayMode is never twoBesideSecondary")
        assert await agent.call("outline", full=True) == before
        await agent.call("open", scene="lab", profile="ios14", options={"properties": modes})
        await agent.call("set", target="split", properties=modes)

    talk(conversation)


def test_devices_of_a_file_are_listed(talk, tmp_path):
    file = tmp_path / "devices.json"
    file.write_text('{"devices":[{"id":"wall","name":"Wall","idiom":"pad","size":[1200,1600],"scale":2,"homeButton":true,"windows":[]}]}')

    async def conversation(agent):
        assert await agent.call("list_devices", matching="wall") == "wall: Wall, 1200 x 1600, ios5, ios8, ios13, ios14, ios18, ios26"
        assert "1200 x 1600" in await agent.call("open", scene="lab", device="wall")

    talk(conversation, "--devices", str(file))
