"""Places that never were: they open, and the window says what is unusual about them."""

import json

import pytest

from wire import fetch, opened


def say(connection, **message):
    connection.send_json(**message)
    return connection.receive_json()


PAIRS = [
    ("ipad-2", "ios26", "iPad 2 never ran iPadOS 26. It ran iOS 4 to 9."),
    ("ipad-pro-11-m4", "ios8", "iPad Pro 11-inch (M4) never ran iOS 8 to 12. It runs iPadOS 17 and later."),
    ("ipad-pro-11-m4", "ios26", None),
    ("iphone-6.1in-island", "ios26", None),
]


def open_message(device, profile, **more):
    return {"type": "open", "id": 1, "scene": "lab", "device": device, "profile": profile, **more}


@pytest.mark.parametrize(("device", "profile", "note"), PAIRS)
def test_a_device_that_never_ran_a_system_opens_with_a_note(server, device, profile, note):
    with opened(server, "lab") as connection:
        answer = say(connection, **open_message(device, profile))
        assert (answer["type"], answer["ack"], answer["profile"]) == ("scene", 1, profile)
        assert (answer["window"]["device"], answer["window"].get("note")) == (device, note)


def test_a_note_comes_and_goes_with_the_arrangement(server):
    with opened(server, "lab") as connection:
        say(connection, **open_message("ipad-pro-11-m4", "ios26", updates="moved"))
        say(connection, type="rotate", to="landscapeLeft")
        split = say(connection, type="arrange", arrangement="split-1/2")["window"]
        assert split["note"] == "Split View was part of iOS 9 to iPadOS 18."
        # A tile of a third is of its time.
        tile = say(connection, type="arrange", arrangement="tile-1/3")["window"]
        assert "note" not in tile
        assert "note" in tile["dropped"]


def test_a_phone_has_no_windows(server):
    with opened(server, "lab") as connection:
        say(connection, **open_message("iphone-6.1in-island", "ios26"))
        window = say(connection, type="resize", width=300, height=500)["window"]
        assert window["note"] == "On iPhone 6.1-inch Dynamic Island, an app always takes the whole screen."
        assert say(connection, type="arrange", arrangement="split-1/2")["code"] == "invalid"


def test_nobody_knows_the_windows_of_a_phone_that_folds(server):
    with opened(server, "lab") as connection:
        say(connection, **open_message("iphone-duo", "ios26", window={"width": 300, "height": 500}))
        window = say(connection, type="resize", width=310, height=500)["window"]
        assert window["arrangement"] == "free"
        assert "note" not in window


def test_the_catalogue_says_which_systems_a_device_has_run(server):
    devices = {device["id"]: device for device in json.loads(fetch(server.port, "/meta.json").body)["devices"]}
    assert devices["ipad-2"]["systems"] == {"first": 4, "last": 9, "name": "iOS 4 to 9"}
    assert devices["ipad-2"]["profiles"] == ["ios5", "ios8"]
    assert devices["ipad-pro-11-m4"]["systems"] == {"first": 17, "name": "iPadOS 17 and later"}
    assert devices["ipad-pro-11-m4"]["profiles"] == ["ios14", "ios18", "ios26"]


def test_a_look_says_which_arrangements_its_system_does_not_have(server):
    with opened(server, "lab") as connection:
        looks = {profile: say(connection, **open_message("ipad-9", profile))["look"] for profile in ("ios8", "ios18", "ios26")}
    split, tiles = {"split-1/3", "split-1/2", "split-2/3", "slide-over"}, {"tile-1/2", "tile-1/3", "free"}
    assert {name: set(look["screen"]["otherTimes"]) for name, look in looks.items()} == {"ios8": tiles, "ios18": tiles, "ios26": split}
    assert [look["screen"]["windowControls"] for look in looks.values()] == [False, False, True]
    assert looks["ios8"]["statusBar"] == {"padClock": "middle", "signal": "dots"}
    assert looks["ios26"]["statusBar"] == {"padClock": "leading", "signal": "bars"}
