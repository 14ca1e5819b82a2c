"""Sessions that outlive their socket."""

import json
import socket as sockets
import struct

import pytest

from waiting import until
from wire import CLOSE, TEXT, RawSocket, frame

#: As many sessions wait at most (docs/protocol.md, "Resume").
MOST_WAITING = 100


def greeted(server, **options):
    """A socket that has been greeted, and what it was told."""
    raw = RawSocket(server.port, **options)
    return raw, raw.receive_json()


def ask(raw, **message):
    raw.send_json(**message)
    return raw.receive_json()


def opened(server, **members):
    """A socket with a scene, which it was shown, in a window of a size that no other has."""
    raw, _ = greeted(server)
    scene = ask(raw, **({"type": "open", "id": 1, "scene": "instagram", "window": {"width": 1024, "height": 768}} | members))
    assert scene["type"] == "scene"
    return raw, scene


def resume(server, name, identifier="again"):
    raw, _ = greeted(server)
    return raw, ask(raw, type="open", id=identifier, resume=name)


def cut(server, raw, reset=False):
    """Ends a connection without a word, and waits until the server knows."""
    clients = server.health()["clients"]
    if reset:
        raw.connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    raw.close()
    until(lambda: server.health()["clients"] == clients - 1)


def whole(raw):
    """The whole scene, without the members that belong to the message that asked for it."""
    scene = ask(raw, type="sync")
    return {name: value for name, value in scene.items() if name not in ("ack", "events", "rev")}


def test_hello_says_for_how_long(start):
    assert greeted(start())[1]["resumeFor"] == 600
    assert greeted(start("--resume-for", "7"))[1]["resumeFor"] == 7


@pytest.mark.parametrize("reset", [False, True])
def test_a_cut_session_goes_on_where_it_was(server, reset):
    raw, scene = opened(server)
    ask(raw, type="tap", id=2, target="profile/post-3")
    last = ask(raw, type="resize", id=3, width=500, height=700)
    shown = whole(raw)
    cut(server, raw, reset)
    again, answer = resume(server, scene["session"])
    with again:
        assert (answer["type"], answer["ack"], answer["received"]) == ("scene", "again", 3)
        assert answer["session"] == scene["session"]
        assert answer["rev"] == last["rev"]
        assert answer["events"] == [] and answer["transition"] is None
        for name in ("window", "hierarchy", "panes", "viewModels", "place"):
            assert answer[name] == shown[name]
        assert whole(again) == shown
        assert ask(again, type="tap", id=4, target="tabs/item-nav:home")["rev"] == last["rev"] + 1


def test_what_was_not_received_is_told_by_the_newest_id_that_was(server):
    raw, scene = opened(server)
    raw.send_json(type="resize", id="α", width=600, height=700)
    raw.send_json(type="tap", id="β", target="nobody")
    raw.send_json(type="sync")
    for _ in range(3):
        raw.receive_json()
    cut(server, raw)
    first, answer = resume(server, scene["session"], identifier=77)
    assert answer["received"] == "β", "the newest of all, refused or not"
    cut(server, first)
    second, answer = resume(server, scene["session"])
    assert answer["received"] == "β", "a resume is none"
    second.close()


def test_a_session_without_ids_has_received_none(server):
    raw, _ = greeted(server)
    scene = ask(raw, type="open", scene="lab")
    cut(server, raw)
    again, answer = resume(server, scene["session"])
    assert answer["received"] is None
    again.close()


def test_answers_that_nobody_has_read_are_forgotten_and_their_messages_applied(server):
    raw, scene = opened(server)
    for number in range(2, 60):
        raw.send_json(type="resize", id=number, width=400 + number, height=700)
    until(lambda: raw.receive_json()["ack"] == 59)
    raw.send_json(type="resize", id=60, width=999, height=700)
    cut(server, raw)
    again, answer = resume(server, scene["session"])
    with again:
        assert answer["received"] in (59, 60)
        assert answer["window"]["size"] == ([999, 700] if answer["received"] == 60 else [459, 700])


@pytest.mark.parametrize("updates, is_whole", [("changed", False), ("whole", True)])
def test_the_mode_of_updates_stays_and_begins_anew(server, updates, is_whole):
    raw, scene = opened(server, updates=updates)
    cut(server, raw)
    again, answer = resume(server, scene["session"])
    with again:
        assert {"window", "hierarchy", "place"} <= set(answer) and answer["viewModels"] == scene["viewModels"]
        tapped = ask(again, type="tap", target="tabs/item-nav:home")
        resized = ask(again, type="resize", width=1024, height=768)
        assert tapped["type"] == "scene"
        assert ({"window", "hierarchy", "place"} <= set(resized)) == is_whole


def test_answers_of_the_new_socket_come_first(server):
    raw, scene = opened(server)
    cut(server, raw)
    again, _ = greeted(server)
    with again:
        pieces = [{"type": "ping", "id": 1}, {"type": "open", "id": 2, "resume": scene["session"]}, {"type": "ping", "id": 3}]
        again.send(b"".join(frame(TEXT, json.dumps(piece).encode()) for piece in pieces))
        assert [again.receive_json()["ack"] for _ in pieces] == [1, 2, 3]


def test_an_old_socket_that_is_still_there_is_closed_with_4001(server):
    raw, scene = opened(server)
    again, answer = resume(server, scene["session"])
    with again:
        assert answer["received"] == 1
        assert raw.close_code() == 4001
        raw.close()
        assert ask(again, type="resize", id=2, width=700, height=700)["window"]["size"] == [700, 700]
        # The end of the old socket does not end the session.
        until(lambda: server.health()["clients"] == 1)
        assert ask(again, type="sync", id=3)["session"] == scene["session"]


def test_what_the_old_socket_still_says_is_not_heard(server):
    raw, scene = opened(server)
    again, _ = resume(server, scene["session"])
    with raw, again:
        raw.send_json(type="resize", id=9, width=321, height=700)
        assert raw.close_code() == 4001
        assert ask(again, type="sync")["window"]["size"] == [1024, 768]


def test_a_half_open_socket_that_does_not_read_does_not_hold_its_session(server):
    raw, _ = greeted(server, receive_buffer=4096)
    scene = ask(raw, type="open", scene="instagram")
    for number in range(200):
        raw.send_json(type="sync", id=number)
    again, answer = resume(server, scene["session"])
    with raw, again:
        assert answer["session"] == scene["session"]
        assert ask(again, type="ping", id=1) == {"type": "pong", "ack": 1}


def test_a_session_may_be_resumed_at_its_own_socket(server):
    raw, scene = opened(server)
    with raw:
        answer = ask(raw, type="open", id=2, resume=scene["session"])
        assert (answer["received"], answer["rev"]) == (1, scene["rev"])
        assert ask(raw, type="ping", id=3)["type"] == "pong"


def test_what_was_open_at_the_new_socket_is_replaced(server):
    raw, scene = opened(server)
    cut(server, raw)
    other, replaced = opened(server, scene="lab")
    with other:
        answer = ask(other, type="open", id=2, resume=scene["session"])
        assert (answer["scene"], answer["session"]) == ("instagram", scene["session"])
        third, refusal = resume(server, replaced["session"])
        assert refusal["code"] == "expired"
        third.close()


@pytest.mark.parametrize("name", ["never-there", "", "x" * 60_000])
def test_a_session_that_is_gone_is_expired_and_nothing_else_happens(server, name):
    raw, _ = opened(server)
    with raw:
        shown = whole(raw)
        answer = ask(raw, type="open", id=2, resume=name)
        assert (answer["type"], answer["ack"], answer["code"]) == ("error", 2, "expired")
        assert whole(raw) == shown


def test_a_session_without_a_scene_is_not_kept(server):
    raw, hello = greeted(server)
    other, refusal = resume(server, hello["session"])
    assert refusal["code"] == "expired"
    assert ask(raw, type="ping", id=1)["type"] == "pong", "and its socket stays"
    sessions = server.health()["sessions"]
    cut(server, raw)
    assert server.health()["sessions"] == sessions - 1
    other.close()


def test_a_session_is_kept_for_as_long_as_was_said(start):
    server = start("--resume-for", "1")
    raw, scene = opened(server)
    cut(server, raw)
    # It goes by itself: nobody has to ask for it.
    until(lambda: server.health()["sessions"] == 0)
    again, answer = resume(server, scene["session"])
    assert answer["code"] == "expired"
    again.close()


def test_zero_keeps_none_and_takes_none_over(start):
    server = start("--resume-for", "0")
    raw, scene = opened(server)
    again, answer = resume(server, scene["session"])
    assert answer["code"] == "expired"
    assert ask(raw, type="ping", id=1)["type"] == "pong"
    cut(server, raw)
    assert server.health()["sessions"] == 1
    again.close()


def test_of_too_many_that_wait_the_oldest_goes_first(start):
    server = start()
    names = []
    for _ in range(MOST_WAITING + 2):
        raw, scene = opened(server, scene="lab")
        names.append(scene["session"])
        cut(server, raw)
    assert server.health()["sessions"] == MOST_WAITING
    for name, is_there in zip(names, [False, False, True], strict=False):
        again, answer = resume(server, name)
        assert (answer["type"] == "scene") == is_there
        again.close()


@pytest.mark.parametrize("most", [0, 1])
def test_the_number_of_sessions_that_wait_can_be_chosen(start, most):
    server = start("--max-sessions", str(most))
    for _ in range(2):
        raw, _ = opened(server, scene="lab")
        cut(server, raw)
    assert server.health()["sessions"] == most


def test_names_that_are_not_there_leave_nothing_behind(server):
    raw, _ = greeted(server)
    with raw:
        before = server.health()["sessions"]
        for number in range(1_000):
            assert ask(raw, type="open", resume=f"name-{number}")["code"] == "expired"
        assert server.health()["sessions"] == before


def test_another_process_is_told_by_its_epoch(start):
    first, second = start(), start()
    raw, scene = opened(first)
    epoch = greeted(first)[1]["epoch"]
    other, hello = greeted(second)
    assert hello["epoch"] != epoch
    answer = ask(other, type="open", resume=scene["session"])
    assert answer["code"] == "expired"
    again = ask(other, type="open", scene="instagram", place=scene["place"])
    assert again["place"] == scene["place"]
    raw.close()
    other.close()


def test_check_17_a_session_waits_through_a_close_of_any_kind(start):
    server = start("--silence", "2")
    raw, scene = opened(server)
    raw.send(frame(CLOSE, b"\x03\xe8"))
    assert raw.close_code() == 1000
    again, answer = resume(server, scene["session"])
    assert answer["type"] == "scene"
    # Nobody answers the pings here: the server lets the connection go, and the session waits again.
    until(lambda: server.health()["clients"] == 0)
    third, answer = resume(server, scene["session"])
    assert answer["type"] == "scene"
    third.close()
    again.close()
