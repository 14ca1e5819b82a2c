"""The paths at which two texts differ."""

import pytest

from comparing.comparison import unignored
from comparing.paths import differences


def found(before, after):
    return [(one.path, one.before, one.after, one.note) for one in differences(before, after)]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ('{"a":1}', '{"a":1}', []),
        ('{"a":1}', '{"a":2}', [("a", "1", "2", "")]),
        ('{"a":1}', '{"a":1.0}', [("a", "1", "1.0", "")]),
        ('{"a":1}', '{"a":"1"}', [("a", "1", '"1"', "")]),
        ('{"a":1}', '{"a":true}', [("a", "1", "true", "")]),
        ('{"a":null}', "{}", [("a", "null", None, "")]),
        ("{}", '{"a":{"b":[]}}', [("a", None, '{"b":[]}', "")]),
        ('{"a":1,"b":2}', '{"b":2,"a":1}', [("", '["a","b"]', '["b","a"]', "order of the members")]),
        ('{"a":{"b":1,"c":2}}', '{"a":{"c":2,"b":1}}', [("a", '["b","c"]', '["c","b"]', "order of the members")]),
        ('{"a":1,"b":2}', '{"c":3,"a":1,"b":2}', [("c", None, "3", "")]),
        ('{"a": 1}', '{"a":1}', [("", '{"a": 1}', '{"a":1}', "written differently")]),
        ('{"a":"\\u00e9"}', '{"a":"é"}', [("", '{"a":"\\u00e9"}', '{"a":"é"}', "written differently")]),
        ("[1,2,3]", "[1,3]", [("[1]", "2", None, "")]),
        ("[1,3]", "[1,2,3]", [("[1]", None, "2", "")]),
        ("[1,2,3]", "[1,4,3]", [("[1]", "2", "4", "")]),
        ("[1,2]", "[2,1]", [("[0]", None, "2", ""), ("[1]", "2", None, "")]),
        ('[{"id":"a","x":1},{"id":"b"}]', '[{"id":"n"},{"id":"a","x":2},{"id":"b"}]', [
            ("[0].x", "1", "2", ""), ("[0]", None, '{"id":"n"}', ""),
        ]),
        ("closed 1009", '{"a":1}', [("", "closed 1009", '{"a":1}', "")]),
    ],
)  # fmt: skip
def test_each_difference_has_its_path(before, after, expected):
    assert found(before, after) == expected


def test_an_ignored_place_is_no_difference():
    found = differences('{"panes":[{"frame":[0,1],"role":"a"}]}', '{"panes":[{"frame":[0,2],"role":"b"}]}')
    assert [one.path for one in unignored(found, [])] == ["panes[0].frame[1]", "panes[0].role"]
    assert [one.path for one in unignored(found, ["panes[].frame[]"])] == ["panes[0].role"]
    assert unignored(found, ["panes[].*"]) == [] and len(unignored(found, ["panes", "role", "events*"])) == 2


def test_places_are_named_without_their_numbers():
    (one,) = differences('{"panes":[{"frame":[0,1]}]}', '{"panes":[{"frame":[0,2]}]}')
    assert one.path == "panes[0].frame[1]" and one.pattern == "panes[].frame[]"
    (one,) = differences('{"viewModels":{"nav:A/bar":{"items":[1]}}}', '{"viewModels":{"nav:A/bar":{"items":[2]}}}')
    assert one.pattern == "viewModels.*.items[]"
