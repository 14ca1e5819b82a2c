"""The engine below the window knows nothing of scenes: a scene is read from the controllers, and they never ask for one."""

import pytest

from folders import Target, is_within

#: The folders of SplitKit that know no scene, each with the folders inside it.
ENGINE = ["Application", "Bars", "Content", "Controllers", "Elements", "Gestures"]
#: The folders whose types only a reader of the controllers uses.
SCENES = ["Panes", "Scene", "SceneReading"]


def uses_of_scenes(target):
    """Each use of a type of `SCENES` in `ENGINE`, in words."""
    return [
        f"{user} uses {used} ({', '.join(sorted(names))})"
        for (user, used), names in sorted(target.uses.items())
        if is_in(user, ENGINE) and is_in(used, SCENES)
    ]


def is_in(folder, others):
    return any(is_within(folder, other) for other in others)


def test_the_engine_uses_no_scene(sources):
    assert uses_of_scenes(Target(sources / "SplitKit")) == []


def test_every_folder_of_the_rule_exists(sources):
    """Otherwise a folder with a new name would break no rule."""
    target = Target(sources / "SplitKit")
    missing = [name for name in ENGINE + SCENES if not any(is_within(folder, name) for folder in target.folders)]
    assert not missing


@pytest.mark.parametrize("folder", [*ENGINE, "Controllers/Tabs"])
def test_a_use_of_a_scene_is_found(target, folder):
    files = {f"{folder}/a.swift": "struct One { let pane: Pane.ID? }", "Scene/b.swift": "struct Pane { typealias ID = String }"}
    assert uses_of_scenes(Target(target(files))) == [f"{folder} uses Scene (Pane, Pane.ID)"]


def test_a_scene_may_use_the_engine(target):
    files = {"Content/a.swift": "enum Role {}", "Scene/b.swift": "struct Pane { let role: Role }"}
    assert uses_of_scenes(Target(target(files))) == []
