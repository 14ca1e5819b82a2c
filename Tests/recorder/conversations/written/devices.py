"""Conversations that put each device into every arrangement, at both sides and in all orientations."""

from conversations.catalogue import rows
from conversations.written.messages import numbered


def devices(catalogue):
    return {
        f"written-device-{group[0]['id']}-{profile}": _device(group, profile, style)
        for group in catalogue.groups
        for profile, style in [("ios26", "tripleColumn"), ("ios14", "tripleColumn"), ("ios13", "unspecified")]
    }


def _device(group, profile, style):
    opening = {"type": "open", "scene": "lab", "profile": profile, "options": {"style": style}, "updates": "changed"}
    messages = [{**opening, "device": device["id"]} for device in group]
    for device in group:
        sizes = [row["size"] for row in rows(device)]
        windows = [{"width": width, "height": height} for width, height in sizes]
        messages += [{**opening, "device": device["id"], "window": window} for window in windows]
    width, height = group[0]["size"]
    for orientation in ("portrait", "landscapeLeft", "portraitUpsideDown", "landscapeRight"):
        messages.append({"type": "rotate", "to": orientation})
        for name in sorted({row["arrangement"] for row in group[0]["windows"]}):
            messages += [{"type": "arrange", "arrangement": name, "side": side} for side in ("left", "right")]
            messages.append({"type": "arrange", "arrangement": name, "dividerX": 300})
        messages += [
            {"type": "resize", "width": max(1, width + wider), "height": 700}
            for wider in (-400, -100, 0, 100, 0, -100, -400)
        ]
        messages.append({"type": "resize", "width": width, "height": height})
    return numbered(messages)
