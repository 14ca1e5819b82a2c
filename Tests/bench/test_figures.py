"""Percentiles, and the search for the largest number of people."""

import pytest

from figures import largest, median_run, percentile, ratio


@pytest.mark.parametrize(
    "values, share, expected",
    [
        ([7], 0.99, 7),
        ([3, 1, 2], 0.5, 2),
        ([4, 3, 2, 1], 0.5, 2),
        (list(range(1, 101)), 0.99, 99),
        (list(range(1, 101)), 1, 100),
        (list(range(1, 101)), 0, 1),
    ],
)
def test_a_percentile_is_one_of_the_values(values, share, expected):
    assert percentile(values, share) == expected


def test_no_values_have_no_percentile():
    with pytest.raises(ValueError, match="no values"):
        percentile([], 0.5)


def test_the_middle_run_keeps_its_figures_together():
    runs = [{"rate": 3, "p99": 30}, {"rate": 1, "p99": 10}, {"rate": 2, "p99": 20}]
    assert median_run(runs) == {"rate": 2, "p99": 20}
    assert median_run(runs[:2])["rate"] == 1


@pytest.mark.parametrize("one, other, expected", [(1, 2, 0.5), (0, 2, 0), (None, 2, None), (1, None, None), (1, 0, None)])
def test_a_ratio_with_a_missing_figure_is_missing(one, other, expected):
    assert ratio(one, other) == expected


@pytest.mark.parametrize("limit", [0, 1, 5, 8, 9, 100, 1000, 8191])
def test_the_search_ends_close_below_the_limit(limit):
    asked = []
    found = largest(lambda number: asked.append(number) or number <= limit, 8, 8192)
    assert found <= limit
    assert limit - found <= max(1, 0.1 * found)
    assert len(asked) < 20 and len(set(asked)) == len(asked)


def test_the_search_stops_at_the_most():
    assert largest(lambda number: True, 8, 100) == 100
