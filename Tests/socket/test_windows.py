"""Places that never were: they open, and the window says what is unusual about them."""

import json

import pytest

from split_preview import Refused
from wire import fetch

PAIRS = [
    ("ipad-2", "ios26", "iPad 2 never ran iPadOS 26. It ran iOS 4 to 9."),
    ("ipad-pro-11-m4", "ios8", "iPad Pro 11-inch (M4) never ran iOS 8 to 12. It runs iPadOS 17 and later."),
    ("ipad-pro-11-m4", "ios26", None),
    ("iphone-6.1in-island", "ios26", None),
]


@pytest.mark.parametrize(("device", "profile", "note"), PAIRS)
def test_a_device_that_never_ran_a_system_opens_with_a_note(client, device, profile, note):
    scene = client.open("lab", device=device, profile=profile).scene
    assert (scene.profile, scene.window.device, scene.window.get("note")) == (profile, device, note)


def test_a_note_comes_and_goes_with_the_arrangement(client):
    preview = client.open("lab", device="ipad-pro-11-m4", profile="ios26", updates="moved")
    preview.rotate("landscapeLeft")
    split = preview.arrange("split-1/2").window
    assert split["note"] == "Split View was part of iOS 9 to iPadOS 18."
    # A tile of a third is of its time.
    assert "note" not in preview.arrange("tile-1/3").window


def test_a_phone_has_no_windows(client):
    preview = client.open("lab", device="iphone-6.1in-island", profile="ios26")
    window = preview.resize(300, 500).window
    assert window["note"] == "On iPhone 6.1-inch Dynamic Island, an app always takes the whole screen."
    with pytest.raises(Refused, match="invalid"):
        preview.arrange("split-1/2")


def test_nobody_knows_the_windows_of_a_phone_that_folds(client):
    window = client.open("lab", device="iphone-duo", profile="ios26", width=300, height=500).resize(310, 500).window
    assert window.arrangement == "free"
    assert "note" not in window


def test_the_catalogue_says_which_systems_a_device_has_run(server):
    devices = {device["id"]: device for device in json.loads(fetch(server.port, "/meta.json").body)["devices"]}
    assert devices["ipad-2"]["systems"] == {"first": 4, "last": 9, "name": "iOS 4 to 9"}
    assert devices["ipad-2"]["profiles"] == ["ios5", "ios8"]
    assert devices["ipad-pro-11-m4"]["systems"] == {"first": 17, "name": "iPadOS 17 and later"}
    assert devices["ipad-pro-11-m4"]["profiles"] == ["ios14", "ios18", "ios26"]


def test_a_look_says_which_arrangements_its_system_does_not_have(client):
    looks = {profile: client.open("lab", device="ipad-9", profile=profile).scene["look"] for profile in ("ios8", "ios18", "ios26")}
    split, tiles = {"split-1/3", "split-1/2", "split-2/3", "slide-over"}, {"tile-1/2", "tile-1/3", "free"}
    assert {name: set(look["screen"]["otherTimes"]) for name, look in looks.items()} == {"ios8": tiles, "ios18": tiles, "ios26": split}
    assert [look["screen"]["windowControls"] for look in looks.values()] == [False, False, True]
    assert looks["ios8"]["statusBar"] == {"padClock": "middle", "signal": "dots", "multitaskingDots": False}
    assert looks["ios26"]["statusBar"] == {"padClock": "leading", "signal": "bars", "multitaskingDots": False}
