"""The comparison of a scene with what a test expects."""

import pytest

from split_preview import ABSENT, assert_like, differences
from split_preview.scene import Controller


@pytest.mark.parametrize("value, pattern", [
    ({"a": 1, "b": 2}, {"a": 1}), ({"a": None}, {"a": ...}), ([1, 2], [1, ...]), ([1, 2, 3], [..., 1, 3]), (1, 1.0), ((1, 2), [1, 2]),
    ([{"a": 1, "b": 2}], [{"b": 2}]), ([], [...]), ({"a": 1}, {"b": ABSENT}),
])
def test_alike(value, pattern):
    assert_like(value, pattern)


@pytest.mark.parametrize("value, pattern, expected", [
    ({"a": {"b": 1}}, {"a": {"b": 2, "c": ...}}, ["a.b: expected 2, was 1", 'a.c: expected "...", was nothing']),
    ([1], [1, 2], ["the value: expected 2 elements, was [1]"]),
    ([1, 2, 3, 4, 5], [2], ["the value: expected 1 element, was 5", "[0]: expected 2, was 1"]),
    ({"a": {"b": 7}}, {"a": {"b": ABSENT}}, ["a.b: was 7, not expected"]),
    ([1, {"a": 1}], [1, {"a": 2}], ["[1].a: expected 2, was 1"]),
    ([{"a": 1}], [..., {"a": 2}], ['the value: there is no {"a": 2} from [0] on', "[0].a: expected 2, was 1"]),
    (True, 1, ["the value: expected 1, was true"]),
    ("x" * 400, 1, [f'the value: expected 1, was "{"x" * 299}…']),
])
def test_different(value, pattern, expected):
    assert differences(value, pattern) == expected


@pytest.mark.parametrize("value, expected, found", [
    ({"a": 1, "b": {"c": 2}}, {"a": 1}, ['b: was {"c": 2}, not expected']),
    ({"a": 1}, {"a": 1, "b": ...}, ['b: expected "...", was nothing']),
    ({"a": 1}, {"a": ...}, ['a: expected "...", was 1']),
    ([{"a": 1, "b": 2}], [{"a": 1}], ["[0].b: was 2, not expected"]),
    ([1, 2], [..., 2], ['[0]: expected "...", was 1']),
    ({"a": 1}, {"a": 1.0}, []),
])
def test_what_is_not_equal(value, expected, found):
    assert differences(value, expected, exactly=True) == found
    assert (value == expected) == (not found)


def test_a_failure_has_all_differences():
    with pytest.raises(AssertionError, match=r"^The value is not as expected\.\n  a: expected 1, was 2\n  b: expected 1, was nothing$"):
        assert_like({"a": 2}, {"a": 1, "b": 1})
    with pytest.raises(AssertionError, match=r"^Controller A \(UIViewController\) is not as expected\."):
        assert_like(Controller({"id": "A", "type": "UIViewController"}), {"id": "B"})
