"""An app that goes to the background and comes back, over the socket."""

import pytest

from description import connected
from split_preview import Refused
from wire import opened

LAB = {"options": {"log": "all"}, "width": 1024, "height": 768}

#: The members of a scene that belong to the message that asked for it.
OF_A_MESSAGE = ("ack", "events", "rev")


def shown(preview):
    return {name: part for name, part in preview.sync().items() if name not in OF_A_MESSAGE}


@pytest.fixture
def lab(client):
    return client.open("lab", **LAB)


def test_the_background_and_the_way_back(lab):
    assert lab.scene.window["activationState"] == "foregroundActive"
    before = shown(lab)
    away = lab.background()
    assert away.window["activationState"] == "background" and away["transition"] is None
    assert [call.selector for call in away.calls[:2]] == ["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"]
    assert [call.receiver for call in away.calls[:2]] == ["scene", "scene"]
    assert {call["snapshot"] for call in away.calls[2:]} == {0, 1, 2, 3, 4, 5}
    assert away.window.size == (1024, 768)
    back = lab.foreground()
    assert [call.selector for call in back.calls] == ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"]
    assert shown(lab) == before


def test_the_steps_of_a_client(lab):
    away = lab.background([{"width": 400, "userInterfaceStyle": "dark"}])
    assert {call.get("snapshot") for call in away.calls} == {None, 0, 1}
    assert lab.background().calls == []
    assert lab.foreground().window.is_active
    assert lab.foreground().calls == []


@pytest.mark.parametrize("snapshots, path", [
    ("none", "snapshots"), (None, "snapshots"), ([{}], "snapshots[0]"), ([{"width": 1}, 3], "snapshots[1]"),
    ([{"width": 0.5}], "snapshots[0].width"), ([{"height": 20001}], "snapshots[0].height"),
    ([{"userInterfaceStyle": None}], "snapshots[0].userInterfaceStyle"), ([{"width": 400}] * 9, "snapshots"),
])
def test_steps_that_are_refused_leave_the_app_active(server, snapshots, path):
    with opened(server, "lab") as raw:
        raw.send_json(type="background", id=4, snapshots=snapshots)
        refusal = raw.receive_json()
        assert (refusal["type"], refusal["ack"], refusal["code"], refusal["path"]) == ("error", 4, "invalid", path)
        raw.send_json(type="sync")
        assert raw.receive_json()["window"]["activationState"] == "foregroundActive"


@pytest.mark.parametrize("touch", [
    lambda lab: lab.tap("A"), lambda lab: lab.tap(x=10, y=10), lambda lab: lab.swipe("right", 1, 300),
    lambda lab: lab.drag("split/primary/edge", 300, "began"), lambda lab: lab.scroll("A", 0, 5), lambda lab: lab.edit("A", "a"),
    lambda lab: lab.focus(None),
])
def test_nothing_can_be_touched_in_the_background(lab, touch):
    lab.background([])
    with pytest.raises(Refused, match="notHittable"):
        touch(lab)
    assert lab.resize(700, 700).window.size == (700, 700)


def test_a_session_that_is_resumed_is_still_in_the_background(server, client, lab):
    lab.background()
    with connected(server) as other:
        (again,) = other.resume(client.session)
        assert not again.scene.window.is_active
        with pytest.raises(Refused, match="notHittable"):
            again.tap("A")
        assert again.foreground().window.is_active
        again.background()
        assert other.open("lab", **LAB).scene.window.is_active


def test_what_a_pop_returned(lab):
    def perform(action, **arguments):
        return lab.perform("nav:A", action, **arguments)

    pop = perform("pop")
    assert "result" in pop and pop.popped is None
    for name in ["P", "Q", "R"]:
        assert "result" not in perform("push", controller=name)
    assert perform("popTo", controller="R").popped is None
    assert perform("popTo", controller="P").popped == ["Q", "R"]
    assert perform("pop").popped == ["P"]
    assert perform("popToRoot").popped is None
    for name in ["B", "new"]:
        with pytest.raises(Refused, match="unsupported"):
            perform("popTo", controller=name)
    with pytest.raises(Refused) as missing:
        perform("popTo")
    assert (missing.value.code, missing.value.path) == ("missing", "controller")


def test_the_delegate_of_a_bar(client):
    preview = client.open("lab", options={"log": "all", "barDelegate": True, "shouldPop": False}, width=1024, height=768)
    calls = preview.perform("nav:A", "push", controller="P").calls
    asked = [call for call in calls if call.selector == "navigationBar(_:shouldPush:)"]
    assert asked == [
        {"call": "navigationBar(_:shouldPush:)", "phase": "ask", "receiver": "nav:A", "arguments": ["P"], "answer": True, "stack": 2, "barItems": 1}
    ]
    assert [(call.selector, call["answer"], call["stack"], call["barItems"]) for call in preview.tap("nav:A/back").calls] == [
        ("navigationBar(_:shouldPop:)", False, 2, 2)
    ]


@pytest.mark.parametrize("name", ["scene", "application", "window"])
def test_reserved_names(lab, name):
    with pytest.raises(Refused, match="invalid"):
        lab.perform("nav:A", "push", controller=name)
