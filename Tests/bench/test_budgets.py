"""The verdicts on instructions."""

import json

import pytest

import budgets
from parts import instructions
from places import BUDGETS


@pytest.mark.parametrize(
    "count, budget, expected",
    [(100, 100, "within"), (110, 100, "within"), (50, 100, "within"), (111, 100, "11% too many"), (200, 100, "100% too many"), (1, None, "no budget")],
)  # fmt: skip
def test_a_count_may_exceed_its_budget_by_a_tenth(count, budget, expected):
    assert budgets.verdict(count, budget) == expected


def test_each_count_over_its_budget_fails_with_a_sentence():
    found = instructions.failures({"counts": {"a": 1100, "b": 1101, "c": 5}, "budgets": {"a": 1000, "b": 1000}})
    assert found == ["A resize of b needs 1,101 instructions; its budget is 1,000.", "c has no budget."]


def test_the_recorded_budgets_are_of_the_scenes_with_goals():
    recorded = json.loads(BUDGETS.read_text())
    assert {f"{scene}, {drag}" for scene in ("instagram", "lab", "mail") for drag in ("edge", "corner")} <= recorded.keys()
    assert all(count > 0 for count in recorded.values())
