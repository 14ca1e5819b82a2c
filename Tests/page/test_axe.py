"""axe's rules: every scene, every version of the OS and every panel, without a violation.

`make test` visits each once. `make prove` sets SPLIT_PREVIEW_COMBINATIONS, and then every scene is visited in each of its versions,
wide and narrow, light and dark, left-to-right and right-to-left, and every panel in light and dark.
"""

import itertools
import os

import pytest

from axe import findings
from furnishings import STATES
from scenes import SCENES

SIZES = {"wide": (1180, 820), "narrow": (390, 700)}

#: A scene, its version, the size of the app's room, the direction and the appearance. Each scene and each version once or more.
CHOSEN = [
    ("instagram", "ios13", "wide", "", "light"),
    ("instagram", "ios26", "narrow", "", "dark"),
    ("split-or-flip", "ios8", "wide", "", "light"),
    ("split-or-flip", "ios18", "narrow", "&rtl=1", "light"),
    ("adaptability", "ios8", "wide", "", "light"),
    ("mail-slide", "ios5", "wide", "", "light"),
    ("mail", "ios26", "wide", "&rtl=1", "dark"),
    ("mail", "ios14", "narrow", "", "light"),
    ("lab", "ios26", "wide", "", "light"),
]

IS_WHOLE = bool(os.environ.get("SPLIT_PREVIEW_COMBINATIONS"))

ALL = [
    (scene, profile, *rest)
    for scene, profiles in SCENES.items()
    for profile, *rest in itertools.product(profiles, SIZES, ["", "&rtl=1"], ["light", "dark"])
]

SCHEMES = ["light", "dark"]
PANELS = list(itertools.product(STATES, SCHEMES)) if IS_WHOLE else [(name, SCHEMES[at % 2]) for at, name in enumerate(STATES)]


def wait_for_names(preview):
    """Waits until the columns have their names, which they get when they have come to rest."""
    preview.page.wait_for_selector("#window section[aria-label]")


@pytest.mark.parametrize(("scene", "profile", "size", "direction", "scheme"), ALL if IS_WHOLE else CHOSEN)
def test_no_rule_is_violated_in_a_scene(open_page, scene, profile, size, direction, scheme):
    preview = open_page(SIZES[size], f"?scene={scene}&profile={profile}{direction}", color_scheme=scheme)
    wait_for_names(preview)
    assert findings(preview) == []


@pytest.mark.parametrize(("name", "scheme"), PANELS)
def test_no_rule_is_violated_in_a_panel(open_page, name, scheme):
    state = STATES[name]
    preview = open_page(state.size, state.query, color_scheme=scheme)
    state.act(preview)
    preview.rest()
    assert findings(preview) == []


def test_the_chosen_states_have_every_scene_and_every_version():
    assert {scene for scene, *_ in CHOSEN} == set(SCENES)
    assert {profile for _, profile, *_ in CHOSEN} | {"ios13"} == {name for names in SCENES.values() for name in names}


def test_the_scenes_and_versions_are_those_of_the_server(open_page):
    preview = open_page(query="?scene=lab")
    first = preview.page.evaluate("async () => (await fetch('meta/first.json')).json()")
    assert {scene["id"]: set(scene["profiles"]) for scene in first["scenes"]} == {name: set(all) for name, all in SCENES.items()}
