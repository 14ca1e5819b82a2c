"""The client without asyncio, at a real server."""

import inspect
import socket

import pytest

from split_preview import (
    Client,
    ConnectionLost,
    NoPreview,
    NotInScene,
    Preview,
    PreviewError,
    Rect,
    Refused,
    Server,
    Size,
    TimedOut,
    Unreachable,
    requests,
)
from split_preview.addresses import leading_to


def test_a_preview_is_driven_by_uikits_terms(client):
    preview = client.open("lab", width=1180, height=820, profile="ios26", options={"style": "tripleColumn"})
    scene = preview.scene
    assert (scene.preview, scene.profile, scene.window.size) == ("lab", "ios26", Size(1180, 820))
    assert scene.traits.horizontal_size_class == "regular"
    assert scene.root.id == "split" and scene.root.style == "tripleColumn"
    assert {"split", "nav:A", "A"} <= {*scene.controllers}
    narrow = preview.resize(600, 820)
    assert narrow is preview.scene and narrow.controller("split").is_collapsed
    assert scene.window.size == Size(1180, 820), "a scene does not change"
    assert narrow.calls[0].receiver == "delegate"
    pushed = preview.perform("nav:A", "push", controller="P")
    assert pushed.pane("P").frame == Rect(0, 0, 600, 820)
    assert preview.perform("nav:A", "pop").popped == ["P"]
    assert preview.tap(x=300, y=400).revision >= pushed.revision


def test_properties_and_traits_are_set_and_given_back(client):
    preview = client.open("lab", width=1180, height=820)
    assert preview.set("split", preferredDisplayMode="secondaryOnly").controller("split").display_mode == "secondaryOnly"
    scene = preview.set("split", [{"preferredDisplayMode": "automatic"}, {"primaryEdge": "trailing"}])
    assert (scene.controller("split").display_mode, scene.controller("split")["primaryEdge"]) == ("oneBesideSecondary", "trailing")
    assert preview.set("split", {"primaryEdge": None}).controller("split")["primaryEdge"] == "leading"
    assert preview.override_traits(userInterfaceStyle="dark").traits.user_interface_style == "dark"
    assert preview.override_traits(userInterfaceStyle=None).traits.user_interface_style == "light"


def test_an_app_goes_to_the_background_and_comes_back(client):
    preview = client.open("lab", device="ipad-9", profile="ios18")
    assert not preview.background().window.is_active
    with pytest.raises(Refused, match="notHittable"):
        preview.tap("A")
    assert preview.foreground().window.is_active
    assert preview.rotate("landscapeLeft").window.orientation == "landscapeLeft"
    assert preview.arrange("split-1/2", side="right").window.arrangement == "split-1/2"


def test_questions_have_typed_answers(client):
    preview = client.open("mail", width=600, height=900, profile="ios26")
    explanation = preview.explain("split.secondary")
    assert explanation.sentences[0].text in str(explanation) and explanation.target == "split.secondary"
    sweep = preview.sweep(660, 680, 900)
    assert sweep.flips == [667.5]
    assert sweep.bands[0].facts["split", "isCollapsed"] is True
    assert sweep.bands[1].changes[0].because
    assert preview.picture().svg.startswith("<svg") and preview.picture().size == Size(600, 900)
    assert preview.export().startswith("import UIKit")
    assert preview.properties("split")["primaryEdge"].value == "leading"
    assert preview.overview("ipad-9")["windows"]
    assert preview.audit(600, 601, 900).findings == []
    (finding,) = client.open("instagram").audit(600, 601, 900).findings
    assert (finding.rule, finding.target) == ("touchTarget", "profile/button") and finding.text.endswith(".")


@pytest.mark.parametrize("act, code, path", [
    (lambda preview: preview.tap("nobody"), "unknownTarget", "target"),
    (lambda preview: preview.resize(0, 100), "invalid", "width"),
    (lambda preview: preview.set("split", primaryEdge=7), "invalid", "properties.primaryEdge"),
    (lambda preview: preview.perform("split", "fly"), "unknownAction", "action"),
    (lambda preview: preview.tap(), "missing", "target"),
    (lambda preview: preview.client.open("nowhere"), "unknownScene", "scene"),
])
def test_a_refusal_is_an_error_and_changes_nothing(client, act, code, path):
    preview = client.open("lab")
    before = preview.scene
    with pytest.raises(Refused) as caught:
        act(preview)
    assert (caught.value.code, caught.value.path) == (code, path)
    assert caught.value.message.endswith(".") and caught.value.message in str(caught.value)
    assert preview.scene is before


@pytest.mark.parametrize("act, sentence", [
    (lambda preview: preview.resize(float("nan"), 800), "width is nan. A number must be finite."),
    (lambda preview: preview.resize(600, 800, safe_area=[0, 0, float("-inf"), 0]), "safeArea[2] is -inf. A number must be finite."),
    (lambda preview: preview.edit("x", "a\ud800"), "text is 'a\\ud800', which has half of a character (a lone surrogate)."),
    (lambda preview: preview.set("split", {"\udfff": 1}), "properties[0].\\udfff is '\\udfff', which has half of a character (a lone surrogate)."),
    (lambda preview: preview.set("split", primaryEdge={1}), "properties[0].primaryEdge is of the type set, which JSON does not have."),
    (lambda preview: preview.set("split", {1: 2}), "properties[0] has a member with the name 1. A name must be a text."),
    (lambda preview: preview.perform("nav:A", "push", controller="Z", slot=3), "slot is no argument of an action."),
    (lambda preview: preview.perform("nav:A", "push", controller="Z", type="ping"), "type is no argument of an action."),
    (lambda preview: preview.perform("nav:A", "push", controller="Z", id=99), "id is no argument of an action."),
    (lambda preview: preview.override_traits(id="x"), "id is no trait."),
    (lambda preview: preview.post(requests.resize(float("inf"), 800)), "width is inf. A number must be finite."),
])
def test_what_no_server_can_read_is_not_sent(client, act, sentence):
    preview = client.open("lab")
    with pytest.raises(ValueError) as caught:
        act(preview)
    assert str(caught.value) == sentence
    assert preview.resize(640, 800).window.size == Size(640, 800), "and the connection goes on"


def nested(depth):
    value = 1
    for _ in range(depth):
        value = {"a": value}
    return value


def test_a_member_of_a_request_never_takes_the_place_of_its_id(client):
    client.open("lab")
    scene = client.ask(requests.Request("resize", {"id": 99, "type": "tap", "width": 600, "height": 800}, dict))
    assert scene["window"]["size"] == [600, 800]


def test_a_message_whose_id_the_server_cannot_read_is_refused(client):
    preview = client.open("lab")
    with pytest.raises(Refused, match="malformed"):
        preview.set("split", primaryEdge=nested(20))
    preview.post(requests.set("split", primaryEdge=nested(20)))
    with pytest.raises(Refused, match="malformed"):
        preview.wait_until(lambda scene: False)
    with pytest.raises(ValueError, match=r"^properties\[0\]\.primaryEdge\.a.* is nested deeper than 64\.$"):
        preview.set("split", primaryEdge=nested(5000))
    assert preview.resize(640, 800).window.size == Size(640, 800)


def test_a_closed_preview_has_no_scene(client):
    preview = client.open_in_slot(4, "lab")
    assert preview.close() is None
    with pytest.raises(NoPreview, match=r"^No preview is open in slot 4\.$"):
        _ = preview.scene


def test_what_a_scene_does_not_have_is_named(client):
    scene = client.open("lab", width=1180, height=820).scene
    with pytest.raises(NotInScene, match=r"^Controller nav:A \(NavigationController\) has no isCollapsed\.$"):
        _ = scene.controller("nav:A").is_collapsed
    with pytest.raises(NotInScene, match=r"^There is no pane nowhere\. There are .*nav:A/pane"):
        scene.pane("nowhere")
    assert scene.controller("nav:A").get("isCollapsed") is None and "isCollapsed" not in scene.controller("nav:A")
    assert repr(scene) == "<Scene lab>" and repr(scene.controller("split")) == "<Controller split (SplitViewController)>"


def test_methods_have_the_signatures_of_their_messages():
    assert str(inspect.signature(Preview.tap)) == "(self, /, target: 'str | None' = None, *, x: 'float | None' = None, y: 'float | None' = None) -> 'Scene'"
    assert [*inspect.signature(Client.open_in_slot).parameters][:4] == ["self", "slot", "scene", "options"]
    with pytest.raises(TypeError, match="widht"):
        Client.open_in_slot(None, 3, "lab", widht=3)


def test_several_slots_know_nothing_of_each_other(client):
    old = client.open_in_slot(3, "lab", profile="ios14", width=600, height=800)
    new = client.open_in_slot(5, "lab", profile="ios26", width=1180, height=820)
    new.override_traits(userInterfaceStyle="dark")
    assert (old.scene.profile, old.scene.traits.user_interface_style) == ("ios14", "light")
    old.close()
    with pytest.raises(Refused, match="notOpen"):
        old.sync()
    assert new.sync().traits.user_interface_style == "dark"


def test_a_flood_is_answered_by_the_newest_scene(client):
    preview = client.open("lab")
    for width in range(400, 700):
        preview.post(requests.resize(width, 800))
        if width % 100 == 99:
            client.ping()
    assert preview.wait_until(lambda scene: scene.window.size.width == 699).window.size == Size(699, 800)


def test_a_refusal_of_a_posted_message_is_not_lost(client):
    preview = client.open("lab")
    preview.post(requests.resize(0, 800))
    preview.post(requests.resize(640, 800))
    with pytest.raises(Refused, match="width is 0"):
        preview.wait_until(lambda scene: scene.window.size.width == 640)
    assert preview.wait_until(lambda scene: scene.window.size.width == 640).window.size == Size(640, 800)


def test_waiting_in_vain_names_the_last_scene(client):
    preview = client.open("lab", width=600, height=800)
    with pytest.raises(TimedOut, match=r"^No such scene came within 0\.05 seconds\. The last one was:\nlab, ios26, 600 x 800, compact x regular"):
        preview.wait_until(lambda scene: False, timeout=0.05)
    assert preview.resize(601, 800).window.size.width == 601, "and the connection goes on"


def test_another_client_continues_a_session(server):
    with server.connect() as first:
        first.open_in_slot(0, "lab", width=700, height=800)
        first.open_in_slot(2, "mail", width=600, height=800)
        session, shown = first.session, first.scene(2)
    with server.connect() as second:
        kept = second.open("split-or-flip")
        with pytest.raises(Refused, match="expired"):
            second.resume("nobody")
        assert kept.sync().preview == "split-or-flip"
        lab, mail = second.resume(session)
        assert (lab.slot, mail.slot, second.session) == (None, 2, session)
        assert mail.scene["panes"] == shown["panes"]
        assert mail.resize(601, 800).window.size.width == 601


def test_a_connection_that_another_takes_over_is_lost(server):
    with server.connect() as first, server.connect() as second:
        preview = first.open("lab")
        second.resume(first.session)
        with pytest.raises(ConnectionLost, match="4001") as caught:
            preview.wait_until(lambda scene: False)
        assert caught.value.code == 4001


def test_a_client_that_goes_on_connects_at_the_address_of_the_session(server):
    with server.connect() as first:
        first.open("lab")
        session = first.session
    with Client.connect(server.socket_url, session=session) as second:
        assert second.resume(session)[0].scene.preview == "lab"


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("ws://127.0.0.1:8080/ws", "ws://127.0.0.1:8080/ws?session=a-1"), ("wss://x/ws?token=abc", "wss://x/ws?token=abc&session=a-1"),
        ("ws://[::1]:9/ws?", "ws://[::1]:9/ws?session=a-1"),
    ],
)  # fmt: skip
def test_the_session_is_in_the_query(url, address):
    assert leading_to("a-1", url) == address
    assert leading_to(None, url) == url
    for name in ("", "a b", "a&token=x", "é"):
        with pytest.raises(ValueError, match="no name of a session"):
            leading_to(name, url)


def test_an_access_that_has_ended_is_a_lost_connection_with_its_code(tmp_path):
    names = tmp_path / "class.yaml"
    names.write_text("format: 1\nnames:\n  anna: {token: annaAnnaAnnaAnna}\n")
    with Server.start("--access", str(names), "--token", "ownOwnOwnOwnOwn0") as server:
        url = server.socket_url.split("?")[0] + "?token=annaAnnaAnnaAnna"
        with Client.connect(url) as client:
            preview = client.open("lab")
            names.write_text("format: 1\nnames: {}\n")
            with pytest.raises(ConnectionLost, match="Your access has ended") as caught:
                preview.wait_until(lambda scene: False)
            assert caught.value.code == 4003
        with pytest.raises(ConnectionLost, match="403"):
            Client.connect(url)


def test_nobody_at_the_address_is_an_error():
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"ws://127.0.0.1:{nobody.getsockname()[1]}/ws"
        with pytest.raises(ConnectionLost, match=rf"^{address} cannot be reached: .*[^.]\.$") as caught:
            Client.connect(address, timeout=5)
    assert isinstance(caught.value, Unreachable) and caught.value.code is None


def test_the_address_that_a_server_prints_is_the_one_of_its_socket(server):
    for address in (server.url, server.url.removesuffix("/"), server.socket_url):
        with Client.connect(address) as client:
            assert client.open("lab").scene.preview == "lab"


def test_an_address_with_a_token_is_one_too():
    with Server.start("--host", "0.0.0.0") as server:
        address = server.url.replace("0.0.0.0", "127.0.0.1")
        assert "?token=" in address
        with Client.connect(address) as client:
            assert client.open("lab").scene.preview == "lab"
        with pytest.raises(Unreachable, match=r"cannot be reached: .*HTTP 403"):
            Client.connect(address.partition("?")[0])


@pytest.mark.parametrize("address", [
    "", "127.0.0.1:8080", "ftp://a/", "ws://", "http://[::1/", "ws://a:0/", "ws://a:65536/", "ws://a:b/", "http://a\r\nb/", "http:///x",
    f"http://{'a' * 70}.invalid/",
])
def test_any_other_address_is_an_error_of_this_package(address):
    with pytest.raises(PreviewError):
        Client.connect(address, timeout=5)


def test_a_server_that_is_silent_is_an_error():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        with pytest.raises(TimedOut, match=r"/ws did not answer within 0\.1 seconds\.$"):
            Client.connect(f"ws://127.0.0.1:{silent.getsockname()[1]}/ws", timeout=0.1)


def test_the_end_of_a_server_is_an_error():
    with Server.start() as server, server.connect() as client:
        preview = client.open("lab")
        server.stop()
        with pytest.raises(ConnectionLost, match=r"^The connection has ended.*[^.]\.$"):
            preview.sync()


def test_a_question_in_steps_does_not_take_the_refusal_of_another_message(client):
    preview = client.open("mail", width=600, height=900)
    waiting = client.post(requests.sweep(320, 1366, 900))
    with pytest.raises(Refused, match="malformed"):
        preview.set("split", primaryEdge=nested(20))
    client.wait_until(lambda: waiting.answer is not None, "The sweep did not end")
    assert waiting.answer["type"] == "sweep"
