"""The environment of an app: text size, contrast and the language of the system's own words."""

import pytest

from wire import RawSocket

CATEGORIES = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
]  # fmt: skip
BODY = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]


@pytest.fixture
def ask(server):
    """Says something over a socket, and returns the answer."""
    raw = RawSocket(server.port)
    assert raw.receive_json()["type"] == "hello"

    def say(kind, **message):
        raw.send_json(type=kind, **message)
        return raw.receive_json()

    yield say
    raw.close()


def traits(scene):
    return scene["window"]["traits"]


def list_of(scene, name):
    """The layout of the list of a controller."""
    return next(pane["layout"] for pane in scene["panes"] if pane["controller"] == name)


@pytest.mark.parametrize(("category", "body"), list(zip(CATEGORIES, BODY, strict=True)))
def test_an_app_opens_in_a_text_size(ask, category, body):
    scene = ask("open", scene="mail", traits={"preferredContentSizeCategory": category})
    assert traits(scene)["preferredContentSizeCategory"] == category
    assert scene["window"]["because"]["preferredContentSizeCategory"] == f"set by hand to {category}"
    styles = scene["window"].get("textStyles")
    # The page draws at the usual size by itself.
    assert (styles is None) == (category == "large")
    assert styles is None or styles["body"][0] == body


def test_rows_grow_with_their_lines(ask):
    heights = []
    ask("open", scene="mail", profile="ios18", window={"width": 1180, "height": 820})
    for category in CATEGORIES:
        scene = ask("traits", preferredContentSizeCategory=category)
        heights.append(list_of(scene, "mailboxes")["rowHeight"])
    assert heights == sorted(heights)
    assert heights[:4] == [44] * 4
    # A line of 62 in place of one of 22, and room for a second one.
    assert heights[-1] == 44 + 40 + 62


def test_controllers_are_told(ask):
    ask("open", scene="lab", profile="ios18", options={"log": "all"})
    scene = ask("traits", preferredContentSizeCategory="accessibilityLarge")
    told = [call for call in scene["events"] if call["call"] == "traitCollectionDidChange(_:)"]
    assert "split" in [call["receiver"] for call in told], scene["events"]


def test_the_text_size_goes_back(ask):
    ask("open", scene="mail", updates="moved", traits={"preferredContentSizeCategory": "extraLarge"})
    scene = ask("traits", preferredContentSizeCategory=None)
    assert traits(scene)["preferredContentSizeCategory"] == "large"
    assert "textStyles" in scene["window"]["dropped"]


def test_the_oldest_system_has_no_text_sizes(ask):
    usual = ask("open", scene="mail-slide")
    large = ask("traits", preferredContentSizeCategory="accessibilityLarge")
    assert traits(large)["preferredContentSizeCategory"] == "accessibilityLarge"
    assert "textStyles" not in large["window"]
    assert usual["panes"] == large["panes"]


@pytest.mark.parametrize("value", ["huge", "Large", "", 17, True, {}, ["large"]])
@pytest.mark.parametrize("trait", ["preferredContentSizeCategory", "accessibilityContrast"])
def test_a_value_that_does_not_exist_is_refused(ask, trait, value):
    before = ask("open", scene="mail")
    error = ask("traits", **{trait: value})
    assert (error["type"], error["code"], error["path"]) == ("error", "invalid", trait)
    error = ask("open", scene="mail", traits={trait: value})
    assert (error["code"], error["path"]) == ("invalid", f"traits.{trait}")
    assert traits(ask("sync")) == traits(before)


@pytest.mark.parametrize(("profile", "contrast"), [("ios8", None), ("ios13", "high"), ("ios26", "high")])
def test_the_contrast_is_a_trait_since_it_came(ask, profile, contrast):
    ask("open", scene="lab", profile=profile)
    scene = ask("traits", accessibilityContrast="high")
    assert traits(scene).get("accessibilityContrast") == contrast
    assert ("accessibilityContrast" in scene["window"]["because"]) == (contrast is not None)


def test_the_system_speaks_the_language_of_the_open_message(ask):
    scene = ask("open", scene="instagram", profile="ios13", language="ar")
    look = scene["look"]
    assert (look["language"], look["words"]["cancel"]) == ("ar", "إلغاء")
    # The texts of the app are its own, and so is the direction.
    assert traits(scene)["layoutDirection"] == "leftToRight"
    english = ask("open", scene="instagram", profile="ios13")["look"]
    assert not {"language", "words"} & set(english)


@pytest.mark.parametrize("language", ["de", "", "AR", 1, None])
def test_a_language_that_does_not_exist_is_refused(ask, language):
    error = ask("open", scene="mail", language=language)
    assert (error["code"], error["path"]) == ("invalid", "language")
    assert "It must be en or ar" in error["message"]
