"""The verdicts on the figures to reach."""

import pytest

import goals
from parts import PARTS


@pytest.mark.parametrize(
    "is_small_better, value, expected",
    [
        (False, 0.49, "not reached"),
        (False, 0.5, "reached"),
        (False, 0.8, "aim reached"),
        (False, None, "not measured"),
        (True, 0.9, "not reached"),
        (True, 0.8, "reached"),
        (True, 0.5, "aim reached"),
    ],
)
def test_a_figure_reaches_the_least_or_the_aim(is_small_better, value, expected):
    at_least, aim = (0.8, 0.5) if is_small_better else (0.5, 0.8)
    goal = goals.Goal("a", "start", None, at_least, aim, is_small_better)
    assert goal.verdict(value) == expected


def test_each_goal_is_of_a_part_and_its_aim_is_beyond_the_least():
    for goal in goals.GOALS:
        assert goal.part in PARTS
        assert goal.aim <= goal.at_least if goal.is_small_better else goal.aim >= goal.at_least


def test_the_figures_of_a_round_trip_are_compared():
    def run(rate, p50, p99):
        return {"rate": rate, "p50": p50, "p99": p99}

    results = {"resize": {
        "ours": {"1": run(100, 30, 60), "10": run(400, 1, 1), "100": run(900, 1, 1)},
        "(a) poll": {"1": run(100, 20, 30), "10": run(1000, 1, 1), "100": run(1000, 1, 1)},
        "(b)": {"10": run(40, 1, 1)},
    }}  # fmt: skip
    rows = [(value, verdict) for _, value, *_, verdict in goals.table({"roundtrip": results}).rows]
    assert rows == [
        (0.4, "not reached"), (0.9, "aim reached"),
        (10, "aim reached"), (None, "not measured"),
        (1.5, "reached"), (2, "not reached"),
    ]  # fmt: skip


def test_the_scene_that_needs_most_decides_about_all():
    scenes = {"a": {"whole": {"allocations": 3.02, "bytes": 950}}, "b": {"whole": {"allocations": 11, "bytes": 300}}}
    rows = [(value, verdict) for _, value, *_, verdict in goals.table({"stages": {"scenes": scenes}}).rows]
    assert rows == [(11, "not reached"), (950, "not reached")]


def test_memory_counts_what_is_above_the_bare_library():
    results = {"bytes": {"ours": {"1000": 20 * 1024}, "(a) poll": {"1000": 5 * 1024}}}
    values = [value for _, value, *_ in goals.table({"memory": results}).rows]
    assert values == [15, None]


def test_parts_that_did_not_run_have_no_rows():
    assert goals.table({}).rows == []
