"""Nothing in the prototype is dead: whatever can be tapped changes something, on every screen that taps lead to."""

import collections
import json
import re

import pytest

from description import connected

#: The windows of the article's iPad, and of another app beside it, in the system's looks.
WINDOWS = {"wide": ("ios13", 1366, 1024), "narrow": ("ios13", 375, 812), "latest": ("ios26", 820, 1180), "oldest": ("ios8", 375, 667)}

#: More taps in a row than lead to any new kind of screen.
DEEPEST = 4

#: Tests that look at this much less have lost their way: the prototype has more screens and more kinds of elements.
LEAST_SCREENS, LEAST_ELEMENTS = 15, 60


class User:
    """A user who opens the prototype again and again."""

    def __init__(self, client, profile, width, height):
        self._client = client
        self._opening = {"profile": profile, "width": width, "height": height}
        self.preview = client.open("instagram", **self._opening)

    def go(self, path=(), **more):
        """Opens the prototype, and does what leads to a screen."""
        self.preview = self._client.open("instagram", **self._opening, **more)
        for target in path:
            self.preview.tap(target)

    def tap(self, target):
        return self.preview.tap(target)

    @property
    def scene(self):
        return self.preview.scene

    @property
    def models(self):
        return self.scene.view_models

    @property
    def state(self):
        """Everything that a user sees."""
        facts = {name: self.scene[name] for name in ("hierarchy", "panes", "place", "window")}
        return json.dumps([facts, self.models], sort_keys=True)

    @property
    def reachable(self):
        """The models of the panes that are in front and take touches."""
        panes = [pane for pane in self.scene.panes if pane.is_visible and pane.is_interactive]
        first = max((at for at, pane in enumerate(panes) if "presentation" in pane), default=0)
        names = [pane.get(name) for pane in panes[first:] for name in ("viewModel", "navigationBar")]
        return [self.models[name] for name in names if name in self.models]

    @property
    def screen(self):
        """The kind of what is in front: the panes without their numbers."""
        return tuple(sorted({re.sub(r"-\d+", "", pane.id) for pane in self.scene.visible_panes}))


def elements(value):
    """The ids of what can be tapped in a view model. The tab that is selected already leads nowhere in UIKit either."""
    if isinstance(value, list):
        for one in value:
            yield from elements(one)
    elif isinstance(value, dict):
        if "id" in value and value.get("isEnabled", True) and not value.get("isSelected"):
            yield value["id"]
        for one in value.values():
            yield from elements(one)


def kinds(ids):
    """The first element of each kind: the posts of a grid differ in their number alone."""
    found = {}
    for one in ids:
        found.setdefault(re.sub(r"-\d+", "-#", one), one)
    return list(found.values())


@pytest.mark.parametrize("window", WINDOWS)
def test_everything_that_can_be_tapped_changes_something(client, window):
    user = User(client, *WINDOWS[window])
    paths = collections.deque([()])
    seen, tapped, dead = set(), set(), []
    while paths:
        path = paths.popleft()
        user.go(path)
        if user.screen in seen:
            continue
        seen.add(user.screen)
        for target in kinds(elements(user.reachable)):
            user.go(path)
            if user.scene.window.focus == target:
                continue  # A field that has the keyboard keeps it.
            before = user.state
            after = user.tap(target)
            tapped.add(re.sub(r"-\d+", "-#", target))
            if user.state == before and after["transition"] is None:
                dead.append((path, target))
            if user.screen not in seen and len(path) < DEEPEST:
                paths.append((*path, target))
    assert dead == []
    assert len(seen) >= LEAST_SCREENS and len(tapped) >= LEAST_ELEMENTS, (len(seen), len(tapped))


@pytest.fixture
def user(client):
    user = User(client, *WINDOWS["wide"])
    user.go(["profile/post-5"])
    return user


def test_a_like_is_counted_and_survives_a_resize_and_a_new_server(user, start):
    user.tap("detail/like-5")
    user.tap("detail/save-5")
    row = user.preview.resize(375, 812).view_models["detail"]["rows"][5]
    assert (row["like"]["isOn"], row["save"]["isOn"], row["likes"]["title"]) == (True, True, "230 likes")
    with connected(start()) as other:
        there = User(other, *WINDOWS["narrow"])
        there.go(place=user.scene.place)
        assert there.models["detail"]["rows"][5] == row


def test_a_comment_is_posted(user):
    user.tap("detail/comment-5")
    before = user.models["comments"]["comments"]
    assert len(before) >= 3 and all(one["name"] and one["text"] and one["time"] for one in before)
    user.preview.edit("comments/field", "How calm")
    user.tap("comments/post")
    assert user.models["comments"]["comments"] == [*before, {"name": "Sasha", "avatar": "portrait-0", "text": "How calm", "time": "now"}]


def test_the_pictures_of_a_post_differ(user):
    images = [image for row in user.models["detail"]["rows"] for image in row["images"]]
    assert len(images) == len(set(images)) == 37 * 4
