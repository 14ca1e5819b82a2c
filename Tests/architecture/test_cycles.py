"""No folders of a target depend on each other, in however many steps."""

import pytest

from conftest import ROOT
from folders import Target

#: The cycles that are still to be broken, by target. An entry that the code does not have any more has to go.
KNOWN_CYCLES = {}

#: The targets whose folders may use each other: the classes of UIKit name each other (a view its controller, a controller its bar
#: items, these their controller), and the module has them as they are. Its folders only sort the files.
INTERTWINED = {"UIKit"}

TARGETS = sorted(folder.name for folder in (ROOT / "Sources").iterdir() if folder.is_dir() and folder.name not in INTERTWINED)


@pytest.mark.parametrize("name", TARGETS)
def test_no_folders_depend_on_each_other(sources, name):
    target = Target(sources / name)
    known = [frozenset(cycle) for cycle in KNOWN_CYCLES.get(name, [])]
    unknown = [cycle for cycle in target.cycles() if cycle not in known]
    gone = [sorted(cycle) for cycle in known if cycle not in target.cycles()]
    assert not unknown, "\n\n".join(f"These folders depend on each other:\n{target.explanation(cycle)}" for cycle in unknown)
    assert not gone, f"Take these out of KNOWN_CYCLES: {gone}"


def test_known_cycles_name_targets():
    assert set(KNOWN_CYCLES) <= set(TARGETS)


def cycles(folder):
    return [sorted(cycle) for cycle in Target(folder).cycles()]


def test_two_folders_that_use_each_other_are_a_cycle(target):
    folder = target({"A/a.swift": "struct One { let two: Two }", "B/b.swift": "struct Two { func f(_: One) {} }"})
    assert cycles(folder) == [["A", "B"]]


def test_a_cycle_may_have_any_length(target):
    names = "ABCDE"
    files = {
        f"{name}/file.swift": f"enum Type{name} {{ static let next = Type{after}.self }}"
        for name, after in zip(names, names[1:] + names[0], strict=True)
    }
    assert cycles(target(files)) == [list(names)]


def test_two_cycles_are_two(target):
    folder = target(
        {
            "A/a.swift": "struct A1 { let b: B1? }",
            "B/b.swift": "protocol B1 { var a: A1 { get } }",
            "C/c.swift": "struct C1 { let d: D1?; let a: A1 }",
            "D/d.swift": "final class D1: Base<C1> {}",
        }
    )
    assert cycles(folder) == [["A", "B"], ["C", "D"]]


def test_one_direction_is_no_cycle(target):
    folder = target({"A/a.swift": "struct One {}", "B/b.swift": "struct Two { let one: One }"})
    assert cycles(folder) == []
    assert Target(folder).uses == {("B", "A"): {"One"}}


def test_a_folder_and_the_folders_inside_it_are_one_room(target):
    folder = target(
        {
            "A/a.swift": "struct One { let two: Two? }",
            "A/Inside/b.swift": "struct Two { let one: [One] }",
            "top.swift": "struct Three { let one: One }",
            "A/c.swift": "extension One { var three: Three? { nil } }",
        }
    )
    assert cycles(folder) == []


def test_folders_side_by_side_in_one_folder_are_two_rooms(target):
    folder = target({"A/One/a.swift": "struct One { let two: Two? }", "A/Two/b.swift": "struct Two { let one: [One] }"})
    assert cycles(folder) == [["A/One", "A/Two"]]


@pytest.mark.parametrize(
    "code",
    [
        "// Two\nstruct One {}",
        "/* Two /* and */ Two */ struct One {}",
        'struct One { let text = "Two" }',
        'struct One { let text = #"Two "Two" \\(Two)"# }',
        'struct One { let text = """\n  Two "Two"\n  """ }',
    ],
)
def test_words_are_no_uses(target, code):
    folder = target({"A/a.swift": code, "B/b.swift": "struct Two { let one: One }"})
    assert cycles(folder) == []


@pytest.mark.parametrize(
    "code",
    [
        'struct One { let text = "is \\(Two.self)" }',
        'struct One { let text = #"is \\#(f("Two", Two.self))"# }',
        'struct One { let text = """\n  \\(Two.self)\n  """ }',
        "struct One { let two: Two.Inner }",
        "struct One { func f() { make() } }",
        "extension Two { struct One {} }",
    ],
)
def test_code_is_a_use_wherever_it_stands(target, code):
    folder = target(
        {
            "A/a.swift": code,
            "B/b.swift": "struct Two { let one: One; struct Inner { let one: Two.One } }\nfunc make() {}",
        }
    )
    assert cycles(folder) == [["A", "B"]]


def test_a_nested_type_belongs_to_the_folder_that_declares_it(target):
    folder = target(
        {
            "A/a.swift": "struct One { let kind: Kind }",
            "B/b.swift": "extension One { enum Kind { case a } }",
            "C/c.swift": "struct Three { enum Kind { case a }; let kind: Kind }",
        }
    )
    assert Target(folder).uses == {("A", "B"): {"One.Kind"}, ("B", "A"): {"One"}}


def test_a_name_that_is_private_is_nobody_elses(target):
    folder = target({"A/a.swift": "private struct Key {}\nstruct One {}", "B/b.swift": "struct Two { let key: Key; let one: One }"})
    assert Target(folder).uses == {("B", "A"): {"One"}}


def test_rows_put_a_folder_above_those_that_it_uses(target):
    folder = target(
        {
            "A/a.swift": "struct One { let two: Two; let three: Three }",
            "B/b.swift": "struct Two { let three: Three }",
            "C/c.swift": "struct Three {}",
            "D/d.swift": "struct Four { let three: Three }",
        }
    )
    assert Target(folder).rows() == [["A"], ["B", "D"], ["C"]]
