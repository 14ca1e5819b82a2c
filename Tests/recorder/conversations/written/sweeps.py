"""Sweeps of each scene, over the socket and by the command line."""

from conversations.written.messages import numbered
from driving.steps import RUN, Step


def sweeps(catalogue):
    return {"written-commands": _commands(catalogue), **_sweeps(catalogue)}


def _sweeps(catalogue):
    """Sweeps of each scene in each of its profiles, over all usual widths, in both directions."""
    sweeps = {}
    for scene in catalogue.scenes.values():
        messages = []
        for profile in scene["profiles"]:
            messages.append({"type": "open", "scene": scene["id"], "profile": profile})
            messages += [
                {"type": "sweep", "from": first, "to": last, "height": height}
                for first, last, height in [(320, 1400, 820), (1400, 320, 820), (300, 1000, 414)]
            ]
        sweeps[f"written-sweep-{scene['id']}"] = numbered(messages)
    return sweeps


def _commands(catalogue):
    """The command `sweep` in all its formats."""
    commands = [["sweep", scene, "--format", form] for scene in catalogue.scenes for form in ("text", "json", "svg")]
    triple = [
        "--option",
        "style=tripleColumn",
        "--height",
        "820",
        "--height",
        "500",
        "--profile",
        "ios14",
        "--profile",
        "ios26",
    ]
    commands += [["sweep", "lab", *triple, "--format", form] for form in ("text", "json", "svg")]
    commands.append(["sweep", "mail", "--device", "kiosk", "--from", "1000", "--to", "400", "--policy", "pad"])
    commands += [["sweep", "nowhere"], ["sweep", "lab", "--height", "0"], ["sweep", "lab", "--option", "style=x"]]
    return [Step(RUN, 0, command) for command in commands]
