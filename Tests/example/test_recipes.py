"""An app of one's own over its socket."""

import http.client
import json
import subprocess
import urllib.request

import pytest
from websockets.sync.client import connect

from conftest import PATIENCE


@pytest.fixture
def say(url):
    """Sends a message and returns its answer. `say.hello` is what the server said first."""
    address = url.replace("http://", "ws://") + "ws"
    with connect(address, subprotocols=["preview.v1"], open_timeout=PATIENCE) as socket:

        def say(**message):
            socket.send(json.dumps(message))
            return json.loads(socket.recv(PATIENCE))

        say.hello = json.loads(socket.recv(PATIENCE))
        yield say


def open_recipes(say, width, **members):
    return say(type="open", scene="recipes", window={"width": width, "height": 800}, **members)


def shown(scene):
    """The ids of the controllers whose content can be seen."""
    return {pane["controller"] for pane in scene["panes"] if pane.get("isVisible", True) and pane["controller"] in ("list", "card")}


def test_the_server_says_what_it_is(say, url):
    assert say.hello["server"] == {"name": "recipes", "version": "1.0"}
    meta = json.load(urllib.request.urlopen(url + "meta.json", timeout=PATIENCE))
    (scene,) = meta["scenes"]
    assert (scene["id"], scene["title"], scene["profiles"]) == ("recipes", "Recipes", ["ios26", "ios14"])
    assert scene["options"]["opensFirst"]["default"] is False


def test_the_page_is_served(url):
    assert b"<html" in urllib.request.urlopen(url, timeout=PATIENCE).read()


def fetch(url, path):
    return urllib.request.urlopen(url + path, timeout=PATIENCE)


def test_the_files_of_the_app_are_served_beside_the_page(url):
    assert fetch(url, "apps/own/page.js").headers["Content-Type"].startswith("text/javascript")
    assert fetch(url, "apps/own/recipe.css").headers["Content-Type"].startswith("text/css")
    assert fetch(url, "apps/mail/page.js").status == 200
    assert fetch(url, "app/views/views.js").status == 200


@pytest.mark.parametrize("path", ["apps/own/../../Package.swift", "apps/own/%2e%2e/Package.swift", "apps/own/..%2fPackage.swift", "apps/own/"])
def test_no_path_leads_out_of_the_directory_of_the_app(url, path):
    connection = http.client.HTTPConnection(url.split("/")[2], timeout=PATIENCE)
    connection.request("GET", "/" + path)
    assert connection.getresponse().status in (403, 404)
    connection.close()


def test_a_wide_window_has_both_columns(say):
    scene = open_recipes(say, 1180)
    split = scene["hierarchy"]
    assert (split["id"], split["isCollapsed"], shown(scene)) == ("split", False, {"list", "card"})
    rows = scene["viewModels"]["list"]["sections"][0]["rows"]
    assert [row["title"] for row in rows] == ["Pancakes", "Tomato soup", "Apple crumble"]


def test_a_narrow_window_begins_with_the_list(say):
    scene = open_recipes(say, 500)
    assert (scene["hierarchy"]["isCollapsed"], shown(scene)) == (True, {"list"})
    asked = [event for event in scene["events"] if "topColumnForCollapsing" in event["call"]]
    assert [event["answer"] for event in asked] == ["primary"]


def test_a_tap_opens_a_recipe_and_further_taps_go_through_its_steps(say):
    open_recipes(say, 500)
    scene = say(type="tap", target="list/recipe-1")
    assert shown(scene) == {"card"}
    assert scene["viewModels"]["card"]["text"] == "Roast the tomatoes."
    assert say(type="tap", target="card/next")["viewModels"]["card"]["text"] == "Simmer them in stock."


def test_a_finger_finds_the_row(say):
    scene = open_recipes(say, 1180)
    (pane,) = (pane for pane in scene["panes"] if pane["controller"] == "list")
    x, y, _, _ = pane["frame"]
    top, left = pane["layout"]["contentInset"][:2]
    scene = say(type="tap", x=x + left + 40, y=y + top + 2 * 44 + 20)
    assert scene["viewModels"]["card"]["text"] == "Slice the apples."


def test_an_option_opens_the_first_recipe(say):
    scene = open_recipes(say, 500, options={"opensFirst": True})
    assert scene["viewModels"]["card"]["text"] == "Whisk milk, eggs and flour."
    assert shown(scene) == {"card"}


@pytest.mark.parametrize("place, text", [({"recipe": 2, "step": 1}, "Rub butter into flour and sugar."), ({"recipe": 9}, "Choose a recipe.")])
def test_a_place_brings_the_recipe_back(say, place, text):
    scene = open_recipes(say, 1180, place=place)
    assert scene["viewModels"]["card"]["text"] == text
    if text != "Choose a recipe.":
        # The engine adds to what the app tells.
        whole = scene["place"]
        assert whole == {**place, "containers": whole["containers"]} and set(whole["containers"]) == {"split"}
        assert open_recipes(say, 1180, place=whole)["place"] == whole


def test_a_port_in_use_is_one_line_without_flags(binary, url):
    port = url.rstrip("/").split(":")[-1]
    result = subprocess.run([binary, port], capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 1
    assert result.stderr.startswith(f"recipes: Port {port} is in use.") and "--" not in result.stderr
