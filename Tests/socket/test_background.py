"""An app that goes to the background and comes back, over the socket."""

import pytest

from test_resume import ask, cut, opened, resume, whole

LAB = {"scene": "lab", "options": {"log": "all"}}


def receivers(scene):
    return [event["receiver"] for event in scene["events"]]


@pytest.fixture
def lab(server):
    raw, scene = opened(server, **LAB)
    yield raw, scene
    raw.close()


def test_the_background_and_the_way_back(lab):
    raw, scene = lab
    assert scene["window"]["activationState"] == "foregroundActive"
    before = whole(raw)
    away = ask(raw, type="background", id=2)
    assert away["ack"] == 2 and away["window"]["activationState"] == "background" and away["transition"] is None
    assert [event["call"] for event in away["events"][:2]] == ["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"]
    assert receivers(away)[:2] == ["scene", "scene"]
    assert {event["snapshot"] for event in away["events"][2:]} == {0, 1, 2, 3, 4, 5}
    assert away["window"]["size"] == [1024, 768]
    back = ask(raw, type="foreground", id=3)
    assert [event["call"] for event in back["events"]] == ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"]
    assert whole(raw) == before


def test_the_steps_of_a_client(lab):
    raw, _ = lab
    away = ask(raw, type="background", snapshots=[{"width": 400, "userInterfaceStyle": "dark"}])
    assert {event.get("snapshot") for event in away["events"]} == {None, 0, 1}
    assert ask(raw, type="background")["events"] == []
    assert ask(raw, type="foreground")["window"]["activationState"] == "foregroundActive"
    assert ask(raw, type="foreground")["events"] == []


@pytest.mark.parametrize("snapshots, path", [
    ("none", "snapshots"), (None, "snapshots"), ([{}], "snapshots[0]"), ([{"width": 1}, 3], "snapshots[1]"),
    ([{"width": 0.5}], "snapshots[0].width"), ([{"height": 20001}], "snapshots[0].height"),
    ([{"userInterfaceStyle": None}], "snapshots[0].userInterfaceStyle"), ([{"width": 400}] * 9, "snapshots"),
])
def test_steps_that_are_refused_leave_the_app_active(lab, snapshots, path):
    raw, _ = lab
    refusal = ask(raw, type="background", id=4, snapshots=snapshots)
    assert (refusal["type"], refusal["ack"], refusal["code"], refusal["path"]) == ("error", 4, "invalid", path)
    assert whole(raw)["window"]["activationState"] == "foregroundActive"


@pytest.mark.parametrize("touch", [
    {"type": "tap", "target": "A"}, {"type": "tap", "x": 10, "y": 10}, {"type": "swipe", "direction": "right", "x": 1, "y": 300},
    {"type": "drag", "target": "split/primary/edge", "x": 300, "phase": "began"}, {"type": "scroll", "target": "A", "x": 0, "y": 5},
    {"type": "edit", "target": "A", "text": "a"}, {"type": "focus", "target": None},
])
def test_nothing_can_be_touched_in_the_background(lab, touch):
    raw, _ = lab
    ask(raw, type="background", snapshots=[])
    refusal = ask(raw, id=5, **touch)
    assert (refusal["code"], refusal["ack"]) == ("notHittable", 5)
    assert ask(raw, type="resize", width=700, height=700)["window"]["size"] == [700, 700]


def test_a_session_that_is_resumed_is_still_in_the_background(start):
    server = start()
    raw, scene = opened(server, **LAB)
    ask(raw, type="background")
    cut(server, raw)
    again, answer = resume(server, scene["session"])
    assert answer["window"]["activationState"] == "background"
    assert ask(again, type="tap", target="A")["code"] == "notHittable"
    assert ask(again, type="foreground")["window"]["activationState"] == "foregroundActive"
    ask(again, type="background")
    assert ask(again, type="open", id=9, **LAB)["window"]["activationState"] == "foregroundActive"


def test_what_a_pop_returned(lab):
    raw, _ = lab

    def perform(**members):
        return ask(raw, type="perform", target="nav:A", **members)

    assert perform(action="pop")["result"] is None
    for name in ["P", "Q", "R"]:
        assert "result" not in perform(action="push", controller=name)
    assert perform(action="popTo", controller="R")["result"] is None
    assert perform(action="popTo", controller="P")["result"] == ["Q", "R"]
    assert perform(action="pop")["result"] == ["P"]
    assert perform(action="popToRoot")["result"] is None
    assert perform(action="popTo", controller="B")["code"] == "unsupported"
    assert perform(action="popTo", controller="new")["code"] == "unsupported"
    missing = perform(action="popTo")
    assert (missing["code"], missing["path"]) == ("missing", "controller")


def test_the_delegate_of_a_bar(server):
    raw, _ = opened(server, scene="lab", options={"log": "all", "barDelegate": True, "shouldPop": False})
    calls = ask(raw, type="perform", target="nav:A", action="push", controller="P")["events"]
    asked = [call for call in calls if call["call"] == "navigationBar(_:shouldPush:)"]
    assert asked == [
        {"call": "navigationBar(_:shouldPush:)", "phase": "ask", "receiver": "nav:A", "arguments": ["P"], "answer": True, "stack": 2, "barItems": 1}
    ]
    refused = ask(raw, type="tap", target="nav:A/back")
    assert [(call["call"], call["answer"], call["stack"], call["barItems"]) for call in refused["events"]] == [
        ("navigationBar(_:shouldPop:)", False, 2, 2)
    ]
    raw.close()


@pytest.mark.parametrize("name", ["scene", "application", "window"])
def test_reserved_names(lab, name):
    raw, _ = lab
    assert ask(raw, type="perform", target="nav:A", action="push", controller=name)["code"] == "invalid"
