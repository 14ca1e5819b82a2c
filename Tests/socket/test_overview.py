"""Overviews over a socket: whole, in order, without a pause for others, and refused where they cannot be."""

import json

import pytest

from wire import RawSocket, fetch, opened


def catalogue(server):
    return json.loads(fetch(server.port, "/meta.json").body)["devices"]


def ask(connection, device, **more):
    connection.send_json(type="overview", device=device, **more)
    return connection.receive_json()


def test_the_windows_are_those_of_the_catalogue_with_the_classes_that_devices_report(server, client):
    preview = client.open("split-or-flip")
    for device in catalogue(server):
        answer = preview.overview(device["id"])
        assert answer["device"] == device["id"]
        listed = {(row["arrangement"], row["orientation"], *row["size"], *row["classes"]) for row in device["windows"]}
        shown = {(row["arrangement"], row["orientation"], *row["size"], *row["classes"]) for row in answer["windows"]}
        assert shown == listed, device["id"]
        assert len(answer["windows"]) == len(device["windows"])


def test_split_or_flip_splits_where_the_width_is_regular(server, client):
    preview = client.open("split-or-flip")
    rows = [row for device in catalogue(server) for row in preview.overview(device["id"])["windows"]]
    for row in rows:
        roles = {part["role"] for part in row["parts"]}
        assert roles == ({"left", "right"} if row["classes"][0] == "regular" else {"left"}), row
        reasons = {fact["name"]: fact["because"] for fact in row["facts"] if fact["target"] == "split"}
        assert reasons["displayMode"] == f"its horizontal size class is {row['classes'][0]}"


#: A sweep that takes much longer than all messages of a test to arrive.
LONG = {"type": "sweep", "from": 1, "to": 20_000, "height": 820}


def test_an_overview_waits_for_its_turn_and_other_messages_do_not(server):
    with opened(server, "lab") as asker, opened(server, "lab") as other:
        asker.send_json(id="sweep", **LONG)
        for number in range(3):
            asker.send_json(type="overview", id=number, device="ipad-9")
        for number in range(10):
            other.send_json(type="resize", id=number, width=600 + number, height=800)
            assert other.receive_json()["ack"] == number
        asker.send_json(type="ping", id="ping")
        assert [asker.receive_json()["ack"] for _ in range(5)] == ["ping", "sweep", 0, 1, 2]


def test_a_client_that_goes_during_its_overviews_leaves_the_server_as_it_was(server):
    with opened(server, "mail") as asker:
        for _ in range(4):
            asker.send_json(type="overview", device="ipad-pro-12.9-6")
    with opened(server, "lab") as other:
        assert len(ask(other, "iphone-6.1in")["windows"]) == 2


@pytest.mark.parametrize(
    "message, code, path, words",
    [
        ({}, "missing", "device", "device is missing."),
        ({"device": None}, "invalid", "device", "device is null. It must be a string."),
        ({"device": 9}, "invalid", "device", "device is 9. It must be a string."),
        ({"device": "ipad-99"}, "unknownDevice", "device", "There is no device named ipad-99."),
        ({"device": "x" * 60_000}, "unknownDevice", "device", "There is no device named xxx"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_and_changes_nothing(server, message, code, path, words):
    with opened(server, "split-or-flip") as connection:
        connection.send_json(type="overview", id=1, **message)
        error = connection.receive_json()
        assert (error["type"], error["ack"], error["code"], error["path"]) == ("error", 1, code, path)
        assert error["message"].startswith(words) and len(error["message"]) < 300
        connection.send_json(type="sync")
        assert connection.receive_json()["rev"] == 1


def test_sweeps_and_overviews_together_are_at_most_four(server):
    with opened(server, "lab") as connection:
        connection.send_json(id="sweep", **LONG)
        for number in range(4):
            connection.send_json(type="overview", id=number, device="ipad-9")
        refusal = connection.receive_json()
        assert (refusal["ack"], refusal["code"]) == (3, "tooFast")
        assert "4 sweeps, overviews, explanations, audits, pictures or exports under way" in refusal["message"]
        assert [connection.receive_json()["ack"] for _ in range(4)] == ["sweep", 0, 1, 2]


def test_before_an_open_there_is_none(server):
    with RawSocket(server.port) as connection:
        assert connection.receive_json()["type"] == "hello"
        assert ask(connection, "ipad-9")["code"] == "notOpen"
